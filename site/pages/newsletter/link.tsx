import { NEWSLETTER_LINK_INVALID } from '#contract/form-texts.ts';
import { BLOG_PATH, HOME_PATH, NEWSLETTER_PATH } from '#contract/paths.ts';
import { NEWSLETTER_TEXTS as texts } from '../../texts/newsletter.ts';
import { Door } from '../../ui/door.tsx';
import { FormEnd } from '../../ui/form-field.tsx';
import { useForm, useFocusWhenSent } from '../../ui/form-state.ts';
import type { NewsletterData } from './page.ts';

interface LinkProps {
  id: string;
  given: NewsletterData;
  title: string;
  text: string;
  button: string;
  /** The sentence after success, and its title. */
  done: string;
  doneTitle: string;
  send(): Promise<{ message: string }>;
}

/** The form has no fields to check. */
const nothing = async () => undefined;

/** The page of a mail's link. Its button does what the mail promised. */
export function NewsletterLink({ id, given, title, text, button, done, doneTitle, send }: LinkProps) {
  const form = useForm({
    id,
    given: given ?? undefined,
    failure: texts.failure,
    prepare: nothing,
    check: nothing,
    send,
  });
  const isSent = form.phase === 'sent';
  const isInvalid = !isSent && form.message === NEWSLETTER_LINK_INVALID;
  const said = useFocusWhenSent(isSent || isInvalid);
  if (isSent || isInvalid)
    return (
      <Door title={isSent ? doneTitle : texts.invalidTitle}>
        <p className="door-said lead" tabIndex={-1} ref={said}>
          {isSent ? form.message || done : form.message}
        </p>
        {isInvalid && <p>{texts.invalidHint}</p>}
        <p className="door-ways">
          {isInvalid && (
            <a className="button button--accent" href={NEWSLETTER_PATH}>
              {texts.again}
            </a>
          )}
          <a className="button button--quiet" href={BLOG_PATH}>
            {texts.toBlog}
          </a>
          <a className="button button--quiet" href={HOME_PATH}>
            {texts.home}
          </a>
        </p>
      </Door>
    );
  return (
    <Door title={title} lead={text}>
      <form className="form" {...form.props}>
        <FormEnd form={form} submit={button} />
      </form>
    </Door>
  );
}
