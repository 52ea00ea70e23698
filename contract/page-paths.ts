// Addresses of the site that are made from a row, a token or a filter. A separate file, because product pages, which
// most visits begin with, have no such link.
import {
  BLOG_PATH,
  CHECKOUT_SUCCESS_PATH,
  CONTACT_PATH,
  DOOR_KEY,
  EMAIL_CONFIRMATION_PREFIX,
  familyPath,
  JOB_PREFIX,
  NEWSLETTER_CONFIRMATION_PREFIX,
  NEWSLETTER_END_PREFIX,
  ORDER_PREFIX,
  PAGE_PREFIX,
  PANEL_DOOR,
  PASSWORD_RESET_PREFIX,
  POST_PREFIX,
  PREVIEW_PREFIX,
  REGISTER_PATH,
  SHOP_PATH,
  SIGN_IN_PATH,
} from './paths.ts';
import { withQuery } from './with-query.ts';

// ---- Lists

/** What narrows the shop's list. Categories are ids or slugs. */
interface ShopFilter {
  category?: string | undefined;
  subCategory?: string | undefined;
  q?: string | undefined;
  sort?: string | undefined;
  /** From 1; the first page has no number in its address. */
  page?: number | undefined;
  view?: string | undefined;
  /** Articles instead of families; families by name only where a page follows. */
  show?: 'articles' | 'families' | undefined;
  /** Filters by attributes and facts, as `isCatalogueFilter` knows them. */
  filters?: Readonly<Record<string, string>> | undefined;
  /** The search takes words as typed. */
  tam?: '1' | undefined;
}
/**
 * The shop's list, narrowed. The keys stand in one order, and `show` only where nothing else tells it, so that a list
 * has one address.
 */
export const shopPath = ({
  category,
  page = 1,
  q,
  show,
  sort,
  subCategory,
  tam,
  view,
  filters = {},
}: ShopFilter = {}): string => {
  const list = withQuery(SHOP_PATH, {
    category,
    page: page === 1 ? undefined : page,
    q,
    show: isShowTold({ page, q, show, sort, view }) ? undefined : show,
    sort,
    subCategory,
    tam: q ? tam : undefined,
    view,
  });
  const sorted = Object.entries(filters).sort(([a], [b]) => (a < b ? -1 : 1));
  const narrowed = withQuery('', Object.fromEntries(sorted)).replaceAll('%2C', ',');
  return list + (list.includes('?') ? narrowed.replace('?', '&') : narrowed);
};

/** Whether an address tells without `show` what it lists: a search, an order, a view or a page is of articles. */
const isShowTold = ({ page = 1, q, show, sort, view }: ShopFilter): boolean =>
  show === 'families' ? page === 1 : Boolean(q || sort || view) || page > 1;

/**
 * The shop searched for a text, as links write it: a blank as '%20', where the search form has '+'. The whole shop for
 * an empty text.
 * @param isExact words are taken as typed, without corrections
 */
export const searchPath = (text: string, isExact = false): string =>
  text === '' ? SHOP_PATH : `${SHOP_PATH}?q=${encodeURIComponent(text)}${isExact ? '&tam=1' : ''}`;

/** The contact form that asks for a quote for what a search did not find. */
export const searchQuotePath = (text: string): string => `${CONTACT_PATH}?aranan=${encodeURIComponent(text)}`;

/** What narrows the blog's list: names as posts have them. */
interface BlogFilter {
  category?: string | undefined;
  /** From 1; the first page has no number in its address. */
  page?: number | undefined;
  tag?: string | undefined;
}
/** The blog's list, narrowed. The keys stand in one order, so that a list has one address. */
export const blogPath = ({ category, page, tag }: BlogFilter = {}): string =>
  withQuery(BLOG_PATH, { category, page: page === 1 ? undefined : page, tag });

// ---- Rows

/** Id of the filters above a family's dimension table. */
export const SIZE_FILTERS_ID = 'secim';
/** A family's page; with filters set it stands at them. */
export const familySizesPath = (slug: string, filter: Readonly<Record<string, string>>): string =>
  withQuery(familyPath(slug), filter) + (Object.keys(filter).length > 0 ? `#${SIZE_FILTERS_ID}` : '');

/** A post's page. */
export const postPath = (slug: string): string => POST_PREFIX + encodeURIComponent(slug);
/** A company page that staff have made. */
export const pagePath = (slug: string): string => PAGE_PREFIX + encodeURIComponent(slug);
/** A job's page. The id finds the job, the slug is for readers: an outdated or missing one still leads there. */
export const jobPath = ({ _id, slug }: { _id: string; slug: string }): string =>
  JOB_PREFIX + encodeURIComponent(slug === '' ? _id : `${_id}-${slug}`);

// ---- A customer's own

/** An order's page in the account. @param order its number, as 'SP-2026-000123', or its id */
export const orderPath = (order: string): string => ORDER_PREFIX + encodeURIComponent(order);
/** The contact form about an order. @param number as 'SP-2026-000123' */
export const orderQuestionPath = (number: string): string => `${CONTACT_PATH}?siparis=${encodeURIComponent(number)}`;
/** The page after a payment. @param session the provider's id of it, which may hold any sign */
export const checkoutSuccessPath = (session: string): string =>
  `${CHECKOUT_SUCCESS_PATH}?session_id=${encodeURIComponent(session)}`;
/** A page where somebody signs in or registers, who then goes on to `next`, a path of this site with its query. */
export const doorPath = (door: typeof SIGN_IN_PATH | typeof REGISTER_PATH, next: string | undefined): string =>
  next === undefined ? door : `${door}?next=${encodeURIComponent(next)}`;

// ---- Links of mails

export const passwordResetPath = (token: string): string => PASSWORD_RESET_PREFIX + encodeURIComponent(token);
export const emailConfirmationPath = (token: string): string => EMAIL_CONFIRMATION_PREFIX + encodeURIComponent(token);
/** A page of passwords for staff. */
export const forPanel = (path: string): string => `${path}?${DOOR_KEY}=${PANEL_DOOR}`;
export const newsletterConfirmationPath = (token: string): string =>
  NEWSLETTER_CONFIRMATION_PREFIX + encodeURIComponent(token);
export const newsletterEndPath = (token: string): string => NEWSLETTER_END_PREFIX + encodeURIComponent(token);
/** The page that shows a draft to whoever has its link. */
export const previewPath = (token: string): string => PREVIEW_PREFIX + encodeURIComponent(token);
