import { useLayoutEffect, useRef, useState, type FormEvent, useEffect, type RefObject } from 'react';
import { ApiError } from '#contract/api-error.ts';
import { newUuid } from '#browser/new-uuid.ts';
import { NO_REPLY } from '#contract/client.ts';
import type { Failed } from '#contract/issues.ts';
import type { FormState, FormValues } from '../base/page.tsx';
import { FORM_TEXTS } from '../texts/form.ts';

interface FormOptions {
  /** Begins the ids of its fields: one form of a name on a page. */
  id: string;
  /** The form as the server got it without JavaScript: what was typed, and why it was refused. */
  given?: FormState | undefined;
  /** What the form is about, where that changes under it: another subject, another idempotency key. */
  subject?: string;
  /**
   * Decides before anything is sent, by the server's own rules; undefined: nothing is wrong. Where their code cannot be
   * loaded, the
   * server decides.
   */
  check(values: FormValues): Promise<Failed | undefined>;
  /** Fetches the rules' code as soon as somebody types. */
  prepare(): Promise<unknown>;
  send(values: FormValues, idempotencyKey: string): Promise<{ message: string }>;
  /** What is said when the server says nothing. */
  failure: string;
  /** The form goes on with what it holds after it was saved: a profile, not a message. */
  isLasting?: boolean;
  onSent?(): void;
  /** Told of every refusal, the browser's and the server's. */
  onRefused?(error: unknown): void;
}

/**
 * A form while it is filled in, sent and answered. Its fields are the browser's: nothing typed before the code has come
 * is lost.
 */
export interface Form {
  id: string;
  phase: 'editing' | 'sending' | 'sent';
  /** Why it was refused, or that it was sent. */
  message: string;
  /** The sentence beside a field. */
  errorOf(name: string): string | undefined;
  /** What a field begins with: what was typed without JavaScript, nothing after it was sent. */
  startOf(name: string, initial?: string): string;
  /** For the form element. */
  props: {
    ref(element: HTMLFormElement | null): void;
    method: 'post';
    onSubmit(event: FormEvent<HTMLFormElement>): void;
    onInput(event: FormEvent<HTMLFormElement>): void;
  };
  /** An empty form again. */
  restart(): void;
  forget(): void;
}

/** What is said, and beside which fields. */
interface Said extends Failed {
  phase: Form['phase'];
}
const NOTHING: Said = { phase: 'editing', message: '', fields: {} };

/** 'skills.2' belongs to the field 'skills'. */
const belongsTo = (path: string, name: string): boolean => path === name || path.startsWith(`${name}.`);
const errorOf = ({ fields }: Said, name: string): string | undefined =>
  Object.entries(fields).find(([path]) => belongsTo(path, name))?.[1];

/** Somebody is mending the field; with the last one the sentence goes too. */
function mended(said: Said, name: string): Said {
  const fields = Object.fromEntries(Object.entries(said.fields).filter(([path]) => !belongsTo(path, name)));
  return { ...said, fields, message: Object.keys(fields).length > 0 ? said.message : '' };
}

/** The fields' texts; files go their own way. */
export const valuesOf = (element: HTMLFormElement): FormValues =>
  Object.fromEntries(
    [...new FormData(element)].filter((field): field is [string, string] => typeof field[1] === 'string'),
  );

/** A failure as the form says it: in the server's words where there are any. */
function toSaid(error: unknown, failure: string): Failed {
  if (!ApiError.is(error)) return { message: failure, fields: {} };
  if (error.status === 0) return { message: `${failure} ${FORM_TEXTS.again}`, fields: {} };
  return { message: error.message === NO_REPLY ? failure : error.message, fields: error.fields ?? {} };
}

export function useForm({
  id,
  given,
  subject = '',
  check,
  prepare,
  send,
  failure,
  isLasting = false,
  onSent,
  onRefused,
}: FormOptions): Form {
  const [said, setSaid] = useState<Said>(() =>
    given ? { phase: given.isSent ? 'sent' : 'editing', message: given.message, fields: given.fields } : NOTHING,
  );
  const [start, setStart] = useState<FormValues | null>(given?.values ?? {});
  const element = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const key = useRef({ subject, value: '' });
  const [refusals, setRefusals] = useState(0);

  // With the sentences: a person who cannot see them all is led to the first, and nobody who goes on typing is led
  // away.
  useLayoutEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const refuse = (error: unknown, { message, fields }: Failed) => {
    setSaid({ phase: 'editing', message, fields });
    setRefusals((count) => count + 1);
    onRefused?.(error);
  };

  const submit = async (values: FormValues) => {
    const wrong = await check(values).catch(() => undefined);
    if (wrong) return refuse(undefined, wrong);
    // One key until it is stored, so that a second try after a lost answer is not a second submission.
    if (key.current.value === '' || key.current.subject !== subject) key.current = { subject, value: newUuid() };
    try {
      const { message } = await send(values, key.current.value);
      key.current.value = '';
      if (isLasting) {
        setSaid(NOTHING);
      } else {
        setStart(null);
        setSaid({ phase: 'sent', message, fields: {} });
      }
      onSent?.();
    } catch (error) {
      refuse(error, toSaid(error, failure));
    }
  };

  return {
    id,
    phase: said.phase,
    message: said.message,
    errorOf: (name) => errorOf(said, name),
    startOf: (name, initial = '') => (start ? (start[name] ?? initial) : ''),
    props: {
      ref: (form) => {
        element.current = form;
        if (form) form.noValidate = true; // our own sentences, once there is somebody to say them
      },
      method: 'post',
      onSubmit: (event) => {
        event.preventDefault();
        if (isBusy.current) return; // a second click
        isBusy.current = true;
        const values = valuesOf(event.currentTarget);
        setSaid({ ...NOTHING, phase: 'sending' });
        void submit(values).finally(() => {
          isBusy.current = false;
        });
      },
      onInput: (event) => {
        const { dataset } = event.currentTarget;
        if (dataset['unsent'] === undefined) prepare().catch(() => {});
        dataset['unsent'] = ''; // see entry-client.tsx
        const { name } = event.target as HTMLInputElement;
        if (errorOf(said, name)) setSaid((last) => mended(last, name));
      },
    },
    restart: () => {
      setStart(null);
      setSaid(NOTHING);
    },
    forget: () => setSaid((last) => (last.phase === 'editing' ? NOTHING : last)),
  };
}

/** What was said takes the form's place: whoever reads by ear or moves by keys goes along. */
export function useFocusWhenSent<E extends HTMLElement = HTMLParagraphElement>(isSent: boolean): RefObject<E | null> {
  const sentence = useRef<E>(null);
  const wasSent = useRef(isSent);
  useEffect(() => {
    if (isSent && !wasSent.current) sentence.current?.focus();
    wasSent.current = isSent;
  }, [isSent]);
  return sentence;
}
