// The contact page: message form, requests for quotes, map.
import { ApiError } from '#contract/api-error.ts';
import type { Challenge } from '#contract/contacts.ts';
import { MAX_QUERY_LENGTH } from '#contract/catalogue.ts';
import { MAX_QUANTITY, MIN_QUANTITY } from '#contract/order-facts.ts';
import { ORDER_NUMBER } from '#contract/order-numbers.ts';
import { CONTACT_PATH } from '#contract/paths.ts';
import { definePage, type FormState, type LoadContext, type PageForm } from '../../base/page.tsx';
import { wholeNumberOf } from '../../base/query.ts';
import { CONTACT_PAGE_TEXTS } from '../../texts/contact.ts';
import { breadcrumbJsonLd, trailTo } from '../../ui/breadcrumb.tsx';

/** No product code is longer. */
const MAX_CODE_LENGTH = 60;

export interface ContactSearch {
  /** Code of the product that a quote is wanted for, and the number of pieces. */
  code?: string;
  quantity: number;
  /** What a search did not find, and a quote is wanted for. */
  wanted?: string;
  /** A quote is wanted for the browser's cart. */
  isForCart: boolean;
  /** Number of the order that the message is about. */
  order?: string;
  /** The form for browsers without JavaScript, with its question. */
  isPlain: boolean;
}

/** Whether the page is opened to ask for a quote: its form then comes first. */
export const isForQuote = ({
  code,
  wanted,
  isForCart,
}: Pick<ContactSearch, 'code' | 'wanted' | 'isForCart'>): boolean =>
  code !== undefined || wanted !== undefined || isForCart;

export interface ContactData {
  /** The product that a quote is wanted for; absent if the code is unknown. */
  product?: { code: string; name: string };
  form?: FormState;
  /** The plain form's question: such a page is never kept. */
  question?: { challenge: Challenge; idempotencyKey: string };
}

/** For the server only: the browser's form makes the call itself. */
const form: PageForm<unknown> | undefined = import.meta.env.SSR
  ? {
      key: 'POST /api/contacts',
      toInput: ({
        name = '',
        email = '',
        phone = '',
        subject = '',
        message = '',
        website: honeypot = '',
        mathAnswer = '',
        token: expectedAnswer = '',
        noticeVersion,
        idempotencyKey,
      }) => ({
        body: {
          name,
          email,
          phone,
          subject,
          message,
          botProtection: { honeypot, mathAnswer, expectedAnswer },
          noticeVersion,
          idempotencyKey,
        },
      }),
    }
  : undefined;

/** The product with the code; undefined if unknown or not loaded. The form works without it. */
async function productNamed(
  id: string,
  { api, report }: Pick<LoadContext, 'api' | 'report'>,
): Promise<ContactData['product']> {
  try {
    const { code, name } = await api('GET /api/products/:id', { params: { id } });
    return { code, name };
  } catch (error) {
    if (!ApiError.is(error) || error.status >= 500 || error.status === 0) report(error);
    return undefined;
  }
}

export const contactPage = definePage({
  path: CONTACT_PATH,
  searchKeys: ['urun', 'adet', 'aranan', 'sepet', 'siparis', 'form'],
  search: (query): ContactSearch => {
    const code = query.get('urun')?.trim();
    const wanted = query.get('aranan')?.trim();
    const order = query.get('siparis')?.trim();
    return {
      isPlain: query.has('form'),
      isForCart: query.has('sepet'),
      quantity: wholeNumberOf(query.get('adet'), MIN_QUANTITY, MAX_QUANTITY),
      code: code && code.length <= MAX_CODE_LENGTH ? code : undefined,
      wanted: wanted && wanted.length <= MAX_QUERY_LENGTH ? wanted : undefined,
      order: order && ORDER_NUMBER.test(order) ? order : undefined,
    };
  },
  // The browser asks for the question, so that the server can keep one page for everybody; only the plain form carries
  // its question.
  load: async ({ api, search, form: given, report }): Promise<ContactData> => {
    const product = search.code === undefined ? undefined : await productNamed(search.code, { api, report });
    const data: ContactData = { form: given, product };
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
