import { useEffect, useRef, useState, type RefObject } from 'react';
import { ApiError } from '#contract/api-error.ts';
import { NOTICE_VERSION } from '#contract/consent.ts';
import { BOT_DETECTED, CONTACT_SENT, WRONG_ANSWER } from '#contract/form-texts.ts';
import { quantityRefused } from '#contract/cart-texts.ts';
import type { Failed } from '#contract/issues.ts';
import { MAX_QUANTITY, MIN_QUANTITY } from '#contract/order-facts.ts';
import { CONTACT_PATH, HOME_PATH } from '#contract/paths.ts';
import { linesQuotePath, piecesIn } from '#contract/quote-lines.ts';
import { api } from '../../base/browser-api.ts';
import type { FormState, FormValues } from '../../base/page.tsx';
import type { WantedLine } from '../../cart/wanted-lines.ts';
import { CONTACT_TEXTS, MESSAGE_TEXTS as texts } from '../../texts/contact.ts';
import { FORM_TEXTS } from '../../texts/form.ts';
import { FormEnd, FormField, Honeypot, PlainStyles } from '../../ui/form-field.tsx';
import { DataNotice } from '../../ui/form-notice.tsx';
import { useForm, type Form } from '../../ui/form-state.ts';
import { DoneIcon } from '../../ui/done-icon.tsx';
import { lineFields, linesIn, messageOf } from './message.ts';
import { isForQuote, type ContactData, type ContactSearch } from './page.ts';
import { useQuestion, type Question } from './question.ts';
import { WantedLines } from './wanted-lines.tsx';

export const MESSAGE_ID = 'mesaj';
const loadRules = () => import('./rules.ts');
const PIECES_REFUSED = quantityRefused(MIN_QUANTITY, MAX_QUANTITY);

interface MessageFormProps {
  data: ContactData;
  search: ContactSearch;
}

/** The lines that the address asks a quote for: its articles, or what a search did not find. */
function linesOf({ lines }: ContactData, { wanted }: ContactSearch): readonly WantedLine[] {
  return lines.length === 0 && wanted !== undefined ? [{ code: '', name: wanted, quantity: 1 }] : lines;
}

function subjectOf(search: ContactSearch): string {
  if (isForQuote(search)) return CONTACT_TEXTS.quoteSubjectAny;
  if (search.cad) return texts.cadSubject(search.cad);
  return search.order ? texts.orderSubject(search.order) : '';
}

const SUBJECT_ID = `${MESSAGE_ID}-subject`;

/**
 * Other articles or another order begin another message, unless somebody is writing one: then its lines change, and its
 * subject if it is untouched.
 */
export function MessageForm(props: MessageFormProps) {
  const subject = subjectOf(props.search);
  const about = JSON.stringify([subject, linesOf(props.data, props.search)]);
  const [begun, setBegun] = useState({ subject, about });
  const given = useRef(begun);
  useEffect(() => {
    const last = given.current;
    if (about === last.about) return;
    given.current = { subject, about };
    // oxlint-disable-next-line react/set-state-in-effect -- whether somebody is writing is known to the document alone
    if (!document.querySelector(`form[data-unsent] #${SUBJECT_ID}`)) return setBegun({ subject, about });
    const field = document.querySelector<HTMLInputElement>(`#${SUBJECT_ID}`);
    if (field?.value === last.subject) field.value = subject;
  }, [subject, about]);
  return <MessageInHand key={begun.about} subject={begun.subject} {...props} />;
}

/** Sentences at the pieces that cannot be ordered, by field. */
const wrongPieces = (values: FormValues): Record<string, string> =>
  Object.fromEntries(
    linesIn(values).flatMap(({ pieces }, i) =>
      piecesIn(pieces) === undefined ? [[lineFields(i).pieces, PIECES_REFUSED]] : [],
    ),
  );

/** State of the form, with the question checked before and after sending. */
function useMessage(question: Question, given: FormState | undefined, onSent: () => void): Form {
  const { challenge } = question;
  const renewQuestion = () => {
    document.querySelector<HTMLInputElement>(`#${MESSAGE_ID}-mathAnswer`)!.value = '';
    question.renew();
  };
  const wrongAnswer = { message: WRONG_ANSWER, fields: { mathAnswer: WRONG_ANSWER } };
  const atFields = async (values: FormValues): Promise<Failed | undefined> => {
    const wrong = wrongPieces(values);
    const failed = await (await loadRules()).checkMessage(messageOf(values));
    const [sentence] = Object.values(wrong);
    if (sentence === undefined) return failed;
    return { message: failed?.message ?? sentence, fields: { ...wrong, ...failed?.fields } };
  };

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
          body: { ...messageOf(values), botProtection, noticeVersion: NOTICE_VERSION, idempotencyKey },
        });
      } catch (error) {
        if (!ApiError.is(error) || error.message !== WRONG_ANSWER) throw error;
        renewQuestion();
        throw new ApiError(error.status, error.code, error.message, wrongAnswer.fields);
      }
    },
    onSent() {
      question.renew();
      onSent();
    },
  });
}

/** The cart's lines, which only the browser knows; undefined until they are known. */
function useCartLines(isForCart: boolean): readonly WantedLine[] | undefined {
  const [lines, setLines] = useState<WantedLine[]>();
  useEffect(() => {
    if (!isForCart) return undefined;
    let isGone = false;
    import('../../cart/wanted-lines.ts')
      .then(({ linesOfCart }) => linesOfCart())
      .then(
        (read) => {
          if (!isGone) setLines(read);
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
function MessageInHand({ data, search, subject }: MessageFormProps & { subject: string }) {
  const question = useQuestion(data.question?.challenge);
  const { challenge } = question;
  /** The next message is about something else. */
  const [isAnother, setIsAnother] = useState(false);
  const form = useMessage(question, data.form, () => setIsAnother(true));
  const box = useRef<HTMLDivElement>(null);
  const isForCart = search.isForCart && search.lines.length === 0;
  const cartLines = useCartLines(isForCart);
  const isQuote = isForQuote(search) && !isAnother;
  const lines = isForCart ? cartLines : linesOf(data, search);
  useFocusForQuote(box, isQuote);
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
  const hasLines = isQuote && lines?.length !== 0;
  return (
    <div ref={box}>
      <PlainStyles />
      <form
        className={`form contact-form${challenge ? '' : ' contact-form--unasked'}`}
        action={`#${MESSAGE_ID}`}
        {...form.props}
      >
        {search.cad && !isAnother && <input type="hidden" name="cad" value={search.cad} />}
        {isQuote && <WantedLines form={form} lines={lines} isForCart={isForCart} />}
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
          initial={subject}
          isRequired
          className="form-half"
        />
        <FormField
          form={form}
          name="message"
          label={texts.message}
          rows={hasLines ? 3 : 6}
          hint={hasLines ? texts.quoteHint : undefined}
          isRequired={!hasLines}
        />
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
        <FormEnd form={form} submit={isQuote ? texts.submitQuote : texts.submit}>
          <DataNotice purpose={texts.purpose} />
        </FormEnd>
      </form>
      {!challenge && (
        <noscript>
          <p className="notice">{texts.plainForm}</p>
          <a
            className="button button--accent contact-plain"
            href={`${CONTACT_PATH}?form=1${aboutQuery(search)}#${MESSAGE_ID}`}
          >
            {texts.openPlainForm}
          </a>
        </noscript>
      )}
    </div>
  );
}

/** The part of the query that says what the message is about. */
function aboutQuery({ lines, wanted, order, cad }: ContactSearch): string {
  if (lines.length > 0) return `&${linesQuotePath(lines).slice(CONTACT_PATH.length + 1)}`;
  if (wanted) return `&aranan=${encodeURIComponent(wanted)}`;
  if (cad) return `&cad=${encodeURIComponent(cad)}`;
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
