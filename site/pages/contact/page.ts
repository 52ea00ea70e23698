// The contact page: message form, requests for quotes, map.
import { ApiError } from '#contract/api-error.ts';
import type { Challenge } from '#contract/contacts.ts';
import { MAX_QUERY_LENGTH } from '#contract/catalogue.ts';
import { MAX_QUANTITY, MIN_QUANTITY } from '#contract/order-facts.ts';
import { ORDER_NUMBER } from '#contract/order-numbers.ts';
import { CONTACT_PATH } from '#contract/paths.ts';
import { MAX_CODE_LENGTH, QUOTE_LINES_KEY, readQuoteLines, type QuoteLineAsked } from '#contract/quote-lines.ts';
import { definePage, type FormState, type LoadContext, type PageForm } from '../../base/page.tsx';
import { wholeNumberOf } from '../../base/query.ts';
import { CONTACT_PAGE_TEXTS } from '../../texts/contact.ts';
import type { WantedLine } from '../../cart/wanted-lines.ts';
import { breadcrumbJsonLd, trailTo } from '../../ui/breadcrumb.tsx';
import { messageOf } from './message.ts';

export interface ContactSearch {
  /** Articles that a quote is wanted for, by code. */
  lines: QuoteLineAsked[];
  /** What a search did not find, and a quote is wanted for. */
  wanted?: string;
  /** A quote is wanted for the browser's cart. */
  isForCart: boolean;
  /** Number of the order that the message is about. */
  order?: string;
  /** Code of the article whose CAD model is asked for. */
  cad?: string;
  /** The form for browsers without JavaScript, with its question. */
  isPlain: boolean;
}

/** Whether the page is opened to ask for a quote: its form then comes first. */
export const isForQuote = ({
  lines,
  wanted,
  isForCart,
}: Pick<ContactSearch, 'lines' | 'wanted' | 'isForCart'>): boolean =>
  lines.length > 0 || wanted !== undefined || isForCart;

export interface ContactData {
  /** The articles that a quote is wanted for, with their names; '' for an unknown code. */
  lines: WantedLine[];
  form?: FormState;
  /** The plain form's question: such a page is never kept. */
  question?: { challenge: Challenge; idempotencyKey: string };
}

/** For the server only: the browser's form makes the call itself. */
const form: PageForm<unknown> | undefined = import.meta.env.SSR
  ? {
      key: 'POST /api/contacts',
      toInput: ({
        website: honeypot = '',
        mathAnswer = '',
        token: expectedAnswer = '',
        noticeVersion,
        idempotencyKey,
        ...values
      }) => ({
        body: {
          ...messageOf(values),
          botProtection: { honeypot, mathAnswer, expectedAnswer },
          noticeVersion,
          idempotencyKey,
        },
      }),
    }
  : undefined;

/** The line with its article's name and offer; as it was asked for if that is unknown or not loaded. */
async function named(
  { code: id, quantity }: QuoteLineAsked,
  { api, report }: Pick<LoadContext, 'api' | 'report'>,
): Promise<WantedLine> {
  try {
    const { code, name, price, stockStatus, leadTimeDays } = await api('GET /api/products/:id', { params: { id } });
    return { code, name, quantity, offer: { price, stockStatus, leadTimeDays } };
  } catch (error) {
    if (!ApiError.is(error) || error.status >= 500 || error.status === 0) report(error);
    return { code: id, name: '', quantity };
  }
}

export const contactPage = definePage({
  path: CONTACT_PATH,
  searchKeys: ['urun', 'adet', QUOTE_LINES_KEY, 'aranan', 'sepet', 'siparis', 'cad', 'form'],
  search: (query): ContactSearch => {
    const code = query.get('urun')?.trim();
    const wanted = query.get('aranan')?.trim();
    const order = query.get('siparis')?.trim();
    const cad = query.get('cad')?.trim();
    return {
      isPlain: query.has('form'),
      isForCart: query.has('sepet'),
      lines:
        code && code.length <= MAX_CODE_LENGTH
          ? [{ code, quantity: wholeNumberOf(query.get('adet'), MIN_QUANTITY, MAX_QUANTITY) }]
          : readQuoteLines(query.get(QUOTE_LINES_KEY) ?? ''),
      wanted: wanted && wanted.length <= MAX_QUERY_LENGTH ? wanted : undefined,
      order: order && ORDER_NUMBER.test(order) ? order : undefined,
      cad: cad && cad.length <= MAX_CODE_LENGTH ? cad : undefined,
    };
  },
  // The browser asks for the question, so that the server can keep one page for everybody; only the plain form carries
  // its question.
  load: async ({ api, search, form: given, report }): Promise<ContactData> => {
    const lines = await Promise.all(search.lines.map((line) => named(line, { api, report })));
    const data: ContactData = { form: given, lines };
    if (!import.meta.env.SSR || given?.isSent || !(given || search.isPlain)) return data;
    const challenge = await api('GET /api/contacts/challenge').catch(report);
    return challenge ? { ...data, question: { challenge, idempotencyKey: crypto.randomUUID() } } : data;
  },
  head: ({ publicUrl }) => ({
    title: CONTACT_PAGE_TEXTS.title,
    description: CONTACT_PAGE_TEXTS.lead,
    canonical: CONTACT_PATH,
    jsonLd: [breadcrumbJsonLd(trailTo(CONTACT_PAGE_TEXTS.title, CONTACT_PATH), publicUrl)],
  }),
  form,
});
