import { NEWSLETTER_LINK_INVALID } from '#contract/form-texts.ts';
import { BLOG_PATH, HOME_PATH, NEWSLETTER_PATH } from '#contract/paths.ts';
import { NEWSLETTER_TEXTS as texts } from '../../texts/newsletter.ts';
import { FormEnd } from '../../ui/form-field.tsx';
import { useForm, useFocusWhenSent } from '../../ui/form-state.ts';
import type { NewsletterData } from './page.ts';
import './newsletter.css';

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
  const openTitle = isInvalid ? texts.invalidTitle : title;
  const heading = isSent ? doneTitle : openTitle;
  return (
    <div className="newsletter-link grid-paper">
      <div className="wrap">
        <div className="sheet">
          <h1>{heading}</h1>
          {isSent || isInvalid ? (
            <>
              <p className="lead" tabIndex={-1} ref={said}>
                {isSent ? form.message || done : form.message}
              </p>
              {isInvalid && <p>{texts.invalidHint}</p>}
              <p className="newsletter-ways">
                {isInvalid && (
                  <a className="button" href={NEWSLETTER_PATH}>
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
            </>
          ) : (
            <>
              <p className="lead">{text}</p>
              <form className="form" {...form.props}>
                <FormEnd form={form} submit={button} />
              </form>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
