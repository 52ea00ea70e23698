import { useRef } from 'react';
import { NEWSLETTER_CONSENT, NOTICE_VERSION } from '#contract/consent.ts';
import { BOT_DETECTED, NEWSLETTER_ASKED } from '#contract/form-texts.ts';
import { BLOG_PATH, HOME_PATH, NEWSLETTER_PATH } from '#contract/paths.ts';
import { api } from '../../base/browser-api.ts';
import type { FormValues, PropsOf } from '../../base/page.tsx';
import { NEWSLETTER_PAGE_TEXTS, NEWSLETTER_TEXTS as texts } from '../../texts/newsletter.ts';
import { FieldError, FormEnd, FormField, Honeypot } from '../../ui/form-field.tsx';
import { DataNotice } from '../../ui/form-notice.tsx';
import { useForm, type Form, useFocusWhenSent } from '../../ui/form-state.ts';
import { PageHead } from '../../ui/page-head.tsx';
import type { newsletterPage } from './page.ts';
import './newsletter.css';

/** Shortest time to fill in the form. A form filled in by the browser waits unnoticed. */
const MIN_FILL_MS = 1_200;

const loadRules = () => import('./rules.ts');
const fieldsOf = ({ email = '', consent }: FormValues) => ({ email, consent: consent === 'on' });

export default function NewsletterView({ data }: PropsOf<typeof newsletterPage>) {
  const touchedAt = useRef(0);
  const touch = () => {
    touchedAt.current ||= performance.now();
  };

  const form = useForm({
    id: 'bulten',
    given: data ?? undefined,
    failure: texts.failure,
    prepare() {
      touch();
      return loadRules();
    },
    async check(values) {
      if (values['website']) return { message: BOT_DETECTED, fields: {} };
      return (await loadRules()).checkSubscription(fieldsOf(values));
    },
    async send(values) {
      touch();
      const elapsed = performance.now() - touchedAt.current;
      if (elapsed < MIN_FILL_MS)
        await new Promise((resolve) => {
          setTimeout(resolve, MIN_FILL_MS - elapsed);
        });
      return api('POST /api/newsletter', {
        body: {
          email: values['email'] ?? '',
          consent: true,
          honeypot: '',
          elapsedMs: Math.round(performance.now() - touchedAt.current),
          noticeVersion: NOTICE_VERSION,
        },
      });
    },
  });
  const said = useFocusWhenSent(form.phase === 'sent');

  return (
    <>
      <PageHead title={NEWSLETTER_PAGE_TEXTS.title} path={NEWSLETTER_PATH} lead={NEWSLETTER_PAGE_TEXTS.lead} />
      <div className="section">
        <div className="wrap newsletter">
          {form.phase === 'sent' ? (
            <div className="newsletter-said sheet">
              <h2>{texts.askedTitle}</h2>
              <p className="lead" tabIndex={-1} ref={said}>
                {form.message || NEWSLETTER_ASKED}
              </p>
              <p className="muted">{texts.askedHint}</p>
              <p className="newsletter-ways">
                <a className="button" href={BLOG_PATH}>
                  {texts.toBlog}
                </a>
                <a className="button button--quiet" href={HOME_PATH}>
                  {texts.home}
                </a>
              </p>
            </div>
          ) : (
            <form className="form newsletter-form sheet" {...form.props}>
              <FormField
                form={form}
                name="email"
                type="email"
                label={texts.email}
                autoComplete="email"
                inputMode="email"
                isRequired
              />
              <Consent form={form} />
              <Honeypot form={form} />
              <input type="hidden" name="noticeVersion" value={NOTICE_VERSION} />
              <FormEnd form={form} submit={texts.submit}>
                <DataNotice purpose={texts.purpose} />
              </FormEnd>
            </form>
          )}
          <section aria-labelledby="newsletter-what">
            <h2 id="newsletter-what">{texts.whatTitle}</h2>
            <ul className="newsletter-what">
              {texts.what.map(({ title, text }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </>
  );
}

/** The consent's box, always unticked: consent is given each time. */
function Consent({ form }: { form: Form }) {
  const error = form.errorOf('consent');
  const id = `${form.id}-consent`;
  return (
    <div className="form-field">
      <label className="newsletter-consent">
        <input
          type="checkbox"
          name="consent"
          id={id}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{NEWSLETTER_CONSENT}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
