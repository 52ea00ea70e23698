import { startTransition, useEffect, useLayoutEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { ApiError } from '#contract/api-error.ts';
import { NO_REPLY } from '#contract/client-texts.ts';
import { REQUIRED_FIELDS } from '#contract/form-texts.ts';
import type { Failed } from '#contract/issues.ts';
import { newUuid } from '#browser/new-uuid.ts';
import type { FormState, FormValues } from '../base/page.tsx';
import { painted } from '../base/painted.ts';
import { FORM_TEXTS } from '../texts/form.ts';

interface FormOptions {
  /** Prefix of the fields' ids; unique on the page. */
  id: string;
  /** The form as sent without JavaScript: the values, and why they were refused. */
  given?: FormState | undefined;
  /** The form's subject if it can change: each subject gets its own idempotency key. */
  subject?: string;
  /**
   * Checks the values by the server's own rules before sending; undefined if nothing is wrong. If the rules' code
   * cannot be loaded, the server decides.
   */
  check(values: FormValues): Promise<Failed | undefined>;
  /** Fetches the rules' code as soon as somebody is in the form: its first run would hold up a letter. */
  prepare(): Promise<unknown>;
  send(values: FormValues, idempotencyKey: string): Promise<{ message: string }>;
  /** The sentence for a failure without a message from the server. */
  failure: string;
  /** The form keeps its values after saving: a profile, not a message. */
  isLasting?: boolean;
  onSent?(): void;
  /** Called at every refusal, the browser's (without an error) and the server's. */
  onRefused?(error: unknown): void;
}

/**
 * A form while it is filled in, sent and answered. Its fields are uncontrolled, so that values typed before the code
 * has arrived are kept (docs/decisions/0026).
 */
export interface Form {
  id: string;
  phase: 'editing' | 'sending' | 'sent';
  /** Why it was refused, or the server's thanks. */
  message: string;
  /** A field says the message already: it is only announced. */
  isAtField: boolean;
  /** The error of a field. */
  errorOf(name: string): string | undefined;
  /** A field's first value: as typed without JavaScript, or `initial`; empty after sending. */
  startOf(name: string, initial?: string): string;
  /** Props of the form element. */
  props: {
    ref(element: HTMLFormElement | null): void;
    method: 'post';
    onSubmit(event: FormEvent<HTMLFormElement>): void;
    onFocus(): void;
    onInput(event: FormEvent<HTMLFormElement>): void;
  };
  /** Empties the form. */
  restart(): void;
  forget(): void;
}

/** The form's message and errors. */
interface Said extends Failed {
  phase: Form['phase'];
}
const NOTHING: Said = { phase: 'editing', message: '', fields: {} };

/** 'skills.2' belongs to the field 'skills'. */
const belongsTo = (path: string, name: string): boolean => path === name || path.startsWith(`${name}.`);
const errorOf = ({ fields }: Said, name: string): string | undefined =>
  Object.entries(fields).find(([path]) => belongsTo(path, name))?.[1];

/** Removes the error of a field being corrected; with the last one the message goes too. */
function corrected(said: Said, name: string): Said {
  const fields = Object.fromEntries(Object.entries(said.fields).filter(([path]) => !belongsTo(path, name)));
  return { ...said, fields, message: Object.keys(fields).length > 0 ? said.message : '' };
}

/** The fields' texts, without files. */
export const valuesOf = (element: HTMLFormElement): FormValues =>
  Object.fromEntries(
    [...new FormData(element)].filter((field): field is [string, string] => typeof field[1] === 'string'),
  );

/** A failure as the form shows it: in the server's words if there are any. */
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
  const isPrepared = useRef(false);
  const key = useRef({ subject, value: '' });
  const [refusals, setRefusals] = useState(0);

  // Moves the focus to the first invalid field together with the errors: later it would take the focus from somebody
  // who types again.
  useLayoutEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const refuse = (error: unknown, { message, fields }: Failed) => {
    setSaid({ phase: 'editing', message, fields });
    setRefusals((count) => count + 1);
    onRefused?.(error);
  };

  const submit = async (values: FormValues) => {
    await painted();
    const wrong = await check(values).catch(() => undefined);
    if (wrong) return refuse(undefined, wrong);
    // One key until the server has stored it: a second try after a lost reply is the same submission.
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
    isAtField: Object.values(said.fields).includes(said.message) && said.message !== REQUIRED_FIELDS,
    errorOf: (name) => errorOf(said, name),
    startOf: (name, initial = '') => (start ? (start[name] ?? initial) : ''),
    props: {
      ref: (form) => {
        element.current = form;
        if (form) form.noValidate = true; // our sentences instead of the browser's, once the code is here
      },
      method: 'post',
      onSubmit: (event) => {
        event.preventDefault();
        if (isBusy.current) return; // a second click
        isBusy.current = true;
        const values = valuesOf(event.currentTarget);
        startTransition(() => setSaid({ ...NOTHING, phase: 'sending' })); // a large form takes longer than a frame
        void submit(values).finally(() => {
          isBusy.current = false;
        });
      },
      onFocus: () => {
        if (isPrepared.current) return;
        isPrepared.current = true;
        prepare().catch(() => {});
      },
      onInput: (event) => {
        event.currentTarget.dataset['unsent'] = ''; // see entry-client.tsx
        const { name } = event.target as HTMLInputElement;
        if (errorOf(said, name)) setSaid((last) => corrected(last, name));
      },
    },
    restart: () => {
      setStart(null);
      setSaid(NOTHING);
    },
    forget: () => setSaid((last) => (last.phase === 'editing' ? NOTHING : last)),
  };
}

/** Moves the focus to the thanks that replace the form, for people who read by ear or move by keys. */
export function useFocusWhenSent<E extends HTMLElement = HTMLParagraphElement>(isSent: boolean): RefObject<E | null> {
  const sentence = useRef<E>(null);
  const wasSent = useRef(isSent);
  useEffect(() => {
    if (isSent && !wasSent.current) sentence.current?.focus();
    wasSent.current = isSent;
  }, [isSent]);
  return sentence;
}
