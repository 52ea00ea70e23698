// The newsletter: subscribing, confirming, unsubscribing.
import { NEWSLETTER_CONFIRMATION_PATTERN, NEWSLETTER_END_PATTERN, NEWSLETTER_PATH } from '#contract/paths.ts';
import { definePage, type FormState } from '../../base/page.tsx';
import { NEWSLETTER_PAGE_TEXTS as texts } from '../../texts/newsletter.ts';
import { breadcrumbJsonLd, trailTo } from '../../ui/breadcrumb.tsx';

/** The form as sent without JavaScript; null on the first visit. */
export type NewsletterData = FormState | null;

export const newsletterPage = definePage({
  path: NEWSLETTER_PATH,
  load: async ({ form }): Promise<NewsletterData> => form ?? null,
  head: ({ publicUrl }) => ({
    title: texts.title,
    description: texts.lead,
    canonical: NEWSLETTER_PATH,
    jsonLd: [breadcrumbJsonLd(trailTo(texts.title, NEWSLETTER_PATH), publicUrl)],
  }),
  form: {
    key: 'POST /api/newsletter',
    toInput: ({ email = '', consent, website = '', noticeVersion }) => ({
      body: { email, consent: consent === 'on', honeypot: website, noticeVersion: noticeVersion || undefined },
    }),
  },
});

// Links in the newsletter's mails. Opening one changes nothing, because mail scanners open links too; its button does.

export const confirmPage = definePage({
  path: NEWSLETTER_CONFIRMATION_PATTERN,
  isForOne: true,
  load: async ({ form }): Promise<NewsletterData> => form ?? null,
  head: () => ({ title: texts.confirmTitle, isNoindex: true }),
  form: { key: 'POST /api/newsletter/confirm', toInput: (_values, { token }) => ({ body: { token } }) },
});

export const unsubscribePage = definePage({
  path: NEWSLETTER_END_PATTERN,
  isForOne: true,
  load: async ({ form }): Promise<NewsletterData> => form ?? null,
  head: () => ({ title: texts.unsubscribeTitle, isNoindex: true }),
  form: { key: 'POST /api/newsletter/unsubscribe', toInput: (_values, { token }) => ({ body: { token } }) },
});
