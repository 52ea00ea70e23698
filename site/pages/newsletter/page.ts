// The newsletter: subscribing, confirming, unsubscribing.
import { definePage, type FormState } from '../../base/page.tsx';
import { NEWSLETTER_PAGE_TEXTS as texts } from '../../texts/newsletter.ts';
import { breadcrumbJsonLd, trailTo } from '../../ui/breadcrumb.tsx';

/** The form as sent without JavaScript; null on the first visit. */
export type NewsletterData = FormState | null;

export const newsletterPage = definePage({
  path: '/bulten',
  load: async ({ form }): Promise<NewsletterData> => form ?? null,
  head: ({ publicUrl }) => ({
    title: texts.title,
    description: texts.lead,
    canonical: '/bulten',
    jsonLd: [breadcrumbJsonLd(trailTo(texts.title, '/bulten'), publicUrl)],
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
  path: '/bulten/onay/:token',
  isForOne: true,
  load: async ({ form }): Promise<NewsletterData> => form ?? null,
  head: () => ({ title: texts.confirmTitle, isNoindex: true }),
  form: { key: 'POST /api/newsletter/confirm', toInput: (_values, { token }) => ({ body: { token } }) },
});

export const unsubscribePage = definePage({
  path: '/bulten/iptal/:token',
  isForOne: true,
  load: async ({ form }): Promise<NewsletterData> => form ?? null,
  head: () => ({ title: texts.unsubscribeTitle, isNoindex: true }),
  form: { key: 'POST /api/newsletter/unsubscribe', toInput: (_values, { token }) => ({ body: { token } }) },
});
