import { useRef } from 'react';
import { NEWSLETTER_CONSENT, NOTICE_VERSION } from '#contract/consent.ts';
import { BOT_DETECTED, NEWSLETTER_ASKED } from '#contract/form-texts.ts';
import { BLOG_PATH, HOME_PATH, NEWSLETTER_PATH } from '#contract/paths.ts';
import { api } from '../../base/browser-api.ts';
import type { FormValues, PropsOf } from '../../base/page.tsx';
import { NEWSLETTER_PAGE_TEXTS, NEWSLETTER_TEXTS as texts } from '../../texts/newsletter.ts';
import { Breadcrumb, trailTo } from '../../ui/breadcrumb.tsx';
import { Door, RuledFacts } from '../../ui/door.tsx';
import { FormCheck } from '../../ui/form-choice.tsx';
import { FormEnd, FormField, Honeypot } from '../../ui/form-field.tsx';
import { DataNotice } from '../../ui/form-notice.tsx';
import { useForm, useFocusWhenSent } from '../../ui/form-state.ts';
import type { newsletterPage } from './page.ts';

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
      <div className="wrap">
        <Breadcrumb trail={trailTo(NEWSLETTER_PAGE_TEXTS.title, NEWSLETTER_PATH)} />
      </div>
      <Door
        title={form.phase === 'sent' ? texts.askedTitle : NEWSLETTER_PAGE_TEXTS.title}
        lead={form.phase === 'sent' ? undefined : NEWSLETTER_PAGE_TEXTS.lead}
        aside={<RuledFacts id="newsletter-what" title={texts.whatTitle} facts={texts.what} />}
      >
        {form.phase === 'sent' ? (
          <>
            <p className="door-said lead" tabIndex={-1} ref={said}>
              {form.message || NEWSLETTER_ASKED}
            </p>
            <p className="muted">{texts.askedHint}</p>
            <p className="door-ways">
              <a className="button button--accent" href={BLOG_PATH}>
                {texts.toBlog}
              </a>
              <a className="button button--quiet" href={HOME_PATH}>
                {texts.home}
              </a>
            </p>
          </>
        ) : (
          <form className="form" {...form.props}>
            <FormField
              form={form}
              name="email"
              type="email"
              label={texts.email}
              autoComplete="email"
              inputMode="email"
              isRequired
            />
            <FormCheck form={form} name="consent" isRequired>
              {NEWSLETTER_CONSENT}
            </FormCheck>
            <Honeypot form={form} />
            <input type="hidden" name="noticeVersion" value={NOTICE_VERSION} />
            <FormEnd form={form} submit={texts.submit}>
              <DataNotice purpose={texts.purpose} />
            </FormEnd>
          </form>
        )}
      </Door>
    </>
  );
}
