import type { Challenge } from '#contract/contacts.ts';
import { definePage, type FormState, type PageForm } from '../../page.tsx';
import { CONTACT_PAGE_TEXTS } from '../../texts/contact.ts';
import { breadcrumbJsonLd, trailTo } from '../../ui/breadcrumb.tsx';

/** No product code is longer. */
const MAX_CODE_LENGTH = 60;
const ORDER_NUMBER = /^SP-\d{4}-\d{6,9}$/;

export interface ContactSearch {
  /** Code of the product that a quote is wanted for. */
  code?: string;
  /** Number of the order that help is wanted with. */
  order?: string;
  /** The form for browsers without JavaScript, which comes with its question. */
  isPlain: boolean;
}

export interface ContactData {
  form?: FormState;
  /** The plain form's: nobody else may get this page. */
  question?: { challenge: Challenge; idempotencyKey: string };
}

/** Taken by the server only; the browser sends by itself. */
const form: PageForm<unknown> | undefined = import.meta.env.SSR ? {
  key: 'POST /api/contacts',
  toInput: ({ name = '', email = '', phone = '', subject = '', message = '', website: honeypot = '', mathAnswer = '', token: expectedAnswer = '', noticeVersion, idempotencyKey }) => ({
    body: { name, email, phone, subject, message, botProtection: { honeypot, mathAnswer, expectedAnswer }, noticeVersion, idempotencyKey },
  }),
} : undefined;

export const contactPage = definePage({
  path: '/contact',
  searchKeys: ['urun', 'siparis', 'form'],
  search: (query): ContactSearch => {
    const code = query.get('urun')?.trim();
    const order = query.get('siparis')?.trim();
    return { isPlain: query.has('form'), ...(code && code.length <= MAX_CODE_LENGTH ? { code } : {}), ...(order && ORDER_NUMBER.test(order) ? { order } : {}) };
  },
  // The question is asked for by the browser, so that the page can be kept for all; only the plain form carries its own.
  load: async ({ api, search, form: given, report }): Promise<ContactData> => {
    const data: ContactData = given ? { form: given } : {};
    if (!import.meta.env.SSR || given?.isSent || !(given || search.isPlain)) return data;
    const challenge = await api('GET /api/contacts/challenge').catch(report);
    return challenge ? { ...data, question: { challenge, idempotencyKey: crypto.randomUUID() } } : data;
  },
  head: ({ frame: { settings }, publicUrl }) => ({
    title: `${CONTACT_PAGE_TEXTS.title} | ${settings.site_title}`,
    description: CONTACT_PAGE_TEXTS.lead,
    canonical: '/contact',
    jsonLd: [breadcrumbJsonLd(trailTo(CONTACT_PAGE_TEXTS.title, '/contact'), publicUrl)],
  }),
  ...(form ? { form } : {}),
});
