import { useEffect, useRef, useState, type RefObject } from 'react';
import { ApiError } from '#contract/api-error.ts';
import { NOTICE_VERSION } from '#contract/consent.ts';
import { BOT_DETECTED, CONTACT_SENT, WRONG_ANSWER } from '#contract/form-texts.ts';
import { CONTACT_PATH, HOME_PATH } from '#contract/paths.ts';
import { api } from '../../base/browser-api.ts';
import type { FormState, FormValues } from '../../base/page.tsx';
import type { WantedLine } from '../../cart/as-message.ts';
import { QUOTE_MESSAGE_TEXTS as quoteTexts, MESSAGE_TEXTS as texts } from '../../texts/contact.ts';
import { FORM_TEXTS } from '../../texts/form.ts';
import { FormEnd, FormField, Honeypot, PlainStyles } from '../../ui/form-field.tsx';
import { DataNotice } from '../../ui/form-notice.tsx';
import { useForm, type Form } from '../../ui/form-state.ts';
import { DoneIcon } from '../../ui/done-icon.tsx';
import { isForQuote, type ContactData, type ContactSearch } from './page.ts';
import { useQuestion, type Question } from './question.ts';
import { WantedLines } from './wanted-lines.tsx';

export const MESSAGE_ID = 'mesaj';
const loadRules = () => import('./rules.ts');

interface MessageFormProps {
  data: ContactData;
  search: ContactSearch;
}

/** The form's first values. */
interface Begun {
  subject: string;
  message: string;
}
function begunBy({ product }: ContactData, { code, quantity, wanted, order }: ContactSearch): Begun {
  if (code === undefined && wanted !== undefined)
    return { subject: texts.quoteSubject(wanted), message: quoteTexts.wanted(wanted) };
  if (code === undefined) return { subject: order ? texts.orderSubject(order) : '', message: '' };
  return {
    subject: texts.quoteSubject(code),
    message: [
      quoteTexts.intro(1),
      quoteTexts.line(quoteTexts.product(product?.code ?? code, product?.name ?? ''), quantity),
    ].join('\n'),
  };
}
const BEGUN = ['subject', 'message'] as const;
const fieldOf = (name: string) =>
  document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#${MESSAGE_ID}-${name}`);

/**
 * Another product or order begins another message, unless somebody is writing one: then it changes untouched fields
 * only.
 */
export function MessageForm(props: MessageFormProps) {
  const { subject, message } = begunBy(props.data, props.search);
  const [begun, setBegun] = useState<Begun>({ subject, message });
  const given = useRef(begun);
  useEffect(() => {
    const [next, last] = [{ subject, message }, given.current];
    if (subject === last.subject && message === last.message) return;
    given.current = next;
    // oxlint-disable-next-line react/set-state-in-effect -- whether somebody is writing is known to the document alone
    if (!document.querySelector(`form[data-unsent] #${MESSAGE_ID}-subject`)) return setBegun(next);
    for (const name of BEGUN) {
      const field = fieldOf(name);
      if (field?.value === last[name]) field.value = next[name];
    }
  }, [subject, message]);
  return <MessageInHand key={`${begun.subject}\n${begun.message}`} begun={begun} {...props} />;
}

/** State of the form, with the question checked before and after sending. */
function useMessage(question: Question, given: FormState | undefined): Form {
  const { challenge } = question;
  const renewQuestion = () => {
    document.querySelector<HTMLInputElement>(`#${MESSAGE_ID}-mathAnswer`)!.value = '';
    question.renew();
  };
  const wrongAnswer = { message: WRONG_ANSWER, fields: { mathAnswer: WRONG_ANSWER } };
  const atFields = async (values: FormValues) => (await loadRules()).checkMessage(fieldsOf(values));

  return useForm({
    id: MESSAGE_ID,
    given,
    prepare: loadRules,
    failure: texts.failure,
    // In the specification's order: honeypot, question, fields. Every wrong field gets its sentence.
    async check(values) {
      if (values['website']) return { message: BOT_DETECTED, fields: {} };
      const failed = await atFields(values).catch(() => undefined);
      if (!challenge) return { message: texts.noQuestion, fields: { ...failed?.fields, mathAnswer: texts.noQuestion } };
      if (question.isAnswer(values['mathAnswer'] ?? '')) return failed;
      renewQuestion();
      return { message: WRONG_ANSWER, fields: { ...failed?.fields, ...wrongAnswer.fields } };
    },
    async send(values, idempotencyKey) {
      await question.untilAnswerable();
      const botProtection = {
        honeypot: values['website'] ?? '',
        mathAnswer: values['mathAnswer'] ?? '',
        expectedAnswer: challenge!.token,
      };
      try {
        return await api('POST /api/contacts', {
          body: { ...fieldsOf(values), botProtection, noticeVersion: NOTICE_VERSION, idempotencyKey },
        });
      } catch (error) {
        if (!ApiError.is(error) || error.message !== WRONG_ANSWER) throw error;
        renewQuestion();
        throw new ApiError(error.status, error.code, error.message, wrongAnswer.fields);
      }
    },
    onSent: question.renew,
  });
}

/**
 * Fills in the cart, which only the browser knows, where nothing is typed yet. @returns its lines; undefined until they
 * are known
 */
function useCartFilledIn(isForCart: boolean): WantedLine[] | undefined {
  const [lines, setLines] = useState<WantedLine[]>();
  useEffect(() => {
    if (!isForCart) return undefined;
    let isGone = false;
    import('../../cart/as-message.ts')
      .then(({ cartAsMessage }) => cartAsMessage())
      .then(
        (filled) => {
          if (isGone) return;
          setLines(filled?.lines ?? []);
          for (const name of BEGUN) {
            const field = fieldOf(name);
            if (filled && field?.value === '') field.value = filled[name];
          }
        },
        () => {},
      );
    return () => {
      isGone = true;
    };
  }, [isForCart]);
  return lines;
}

type Box = RefObject<HTMLDivElement | null>;

/** For a quote, scrolls to the form and focuses its first empty field, unless somebody is writing already. */
function useFocusForQuote(box: Box, isQuote: boolean): void {
  useEffect(() => {
    const field = isQuote
      ? [...box.current!.querySelectorAll<HTMLInputElement>('input[required]')].find(({ value }) => value === '')
      : undefined;
    if (!field || document.activeElement?.closest('form')) return;
    field.focus({ preventScroll: true });
    if (field.getBoundingClientRect().bottom > innerHeight) document.getElementById(MESSAGE_ID)!.scrollIntoView();
  }, [box, isQuote]);
}

/** Moves the focus to the thanks, and from there to a new form, for people who read by ear or move by keys. */
function useFocusOnChange(box: Box, isSent: boolean): void {
  const shown = useRef(isSent);
  useEffect(() => {
    if (shown.current === isSent) return;
    shown.current = isSent;
    box.current!.querySelector<HTMLElement>(isSent ? '[tabindex]' : 'input[required]')!.focus();
  }, [box, isSent]);
}

/** The message form, or the thanks after sending it. */
function MessageInHand({
  data,
  search: { code, quantity, wanted, order, isForCart },
  begun,
}: MessageFormProps & { begun: Begun }) {
  const question = useQuestion(data.question?.challenge);
  const { challenge } = question;
  const form = useMessage(question, data.form);
  const box = useRef<HTMLDivElement>(null);
  const cartLines = useCartFilledIn(isForCart);
  useFocusForQuote(box, isForQuote({ code, wanted, isForCart }));
  useFocusOnChange(box, form.phase === 'sent');

  if (form.phase === 'sent') {
    return (
      <div ref={box} className="contact-thanks">
        <DoneIcon />
        <output className="contact-thanks-said" tabIndex={-1}>
          {form.message || CONTACT_SENT}
        </output>
        <p>{texts.sentReply}</p>
        <p className="contact-buttons">
          <a
            className="button"
            href={`${CONTACT_PATH}?form=1#${MESSAGE_ID}`}
            onClick={(event) => {
              event.preventDefault();
              form.restart();
            }}
          >
            {texts.another}
          </a>
          <a className="button button--quiet" href={HOME_PATH}>
            {texts.home}
          </a>
        </p>
      </div>
    );
  }
  return (
    <div ref={box}>
      <PlainStyles />
      {(code || isForCart) && (
        <WantedLines
          lines={code ? [{ code, name: '', ...data.product, quantity }] : cartLines}
          isForCart={code === undefined}
        />
      )}
      <form
        className={`form contact-form${challenge ? '' : ' contact-form--unasked'}`}
        action={`#${MESSAGE_ID}`}
        {...form.props}
      >
        <p className="form-note">{FORM_TEXTS.requiredNote}</p>
        <FormField form={form} name="name" label={texts.name} autoComplete="name" isRequired className="form-half" />
        <FormField
          form={form}
          name="email"
          label={texts.email}
          type="email"
          autoComplete="email"
          isRequired
          className="form-half"
        />
        <FormField form={form} name="phone" label={texts.phone} type="tel" autoComplete="tel" className="form-half" />
        <FormField
          form={form}
          name="subject"
          label={texts.subject}
          initial={begun.subject}
          isRequired
          className="form-half"
        />
        <FormField form={form} name="message" label={texts.message} rows={6} initial={begun.message} isRequired />
        <Honeypot form={form} />
        <div className="contact-question">
          <FormField
            form={form}
            name="mathAnswer"
            inputMode="numeric"
            autoComplete="off"
            isRequired
            onFocus={question.renewIfOld}
            initial=""
            hint={texts.questionHint}
            label={
              <>
                {texts.question}{' '}
                <output className="code">{challenge?.question ?? (question.isFailed ? '—' : '…')}</output>
              </>
            }
          />
          {question.isFailed && (
            <p className="contact-question-failed">
              {texts.noQuestion}{' '}
              <button type="button" className="more" onClick={question.renew}>
                {texts.askAgain}
              </button>
            </p>
          )}
        </div>
        {data.question && <PlainFields {...data.question} />}
        <FormEnd form={form} submit={texts.submit}>
          <DataNotice purpose={texts.purpose} />
        </FormEnd>
      </form>
      {!challenge && (
        <noscript>
          <p className="notice">{texts.plainForm}</p>
          <a
            className="button button--accent contact-plain"
            href={`${CONTACT_PATH}?form=1${aboutQuery({ code, quantity, wanted, order })}#${MESSAGE_ID}`}
          >
            {texts.openPlainForm}
          </a>
        </noscript>
      )}
    </div>
  );
}

/** The part of the query that says what the message is about. */
function aboutQuery({
  code,
  quantity,
  wanted,
  order,
}: Pick<ContactSearch, 'code' | 'quantity' | 'wanted' | 'order'>): string {
  if (code) return `&urun=${encodeURIComponent(code)}&adet=${quantity}`;
  if (wanted) return `&aranan=${encodeURIComponent(wanted)}`;
  return order ? `&siparis=${order}` : '';
}

/** Hidden fields of the form without JavaScript. */
const PlainFields = ({ challenge, idempotencyKey }: NonNullable<ContactData['question']>) => (
  <>
    <input type="hidden" name="token" value={challenge.token} />
    <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
    <input type="hidden" name="noticeVersion" value={NOTICE_VERSION} />
  </>
);

const fieldsOf = ({ name = '', email = '', phone = '', subject = '', message = '' }: FormValues) => ({
  name,
  email,
  phone,
  subject,
  message,
});
