// Addresses of the public site and of the panel, each said once. All begin at the root of the site: a mail or a sitemap
// puts the site's own origin before them.
//
// Every part that comes from a row, a token or a person is percent-encoded here, so callers give it as it is. Ids are
// a-z and 0-9, slugs the same with dashes, tokens base64url: for them encoding changes nothing. Codes and names need it.
//
// Free of schemas and of imports: each page carries just the constants that it names.

// ---- The public site: fixed pages

export const HOME_PATH = '/';
export const SHOP_PATH = '/shop';
export const CART_PATH = '/cart';
export const CHECKOUT_PATH = '/odeme';
/** Where the payment provider sends the browser once somebody has paid. */
export const CHECKOUT_SUCCESS_PATH = '/success';
/** The cart, which says that the payment was broken off. */
export const CHECKOUT_CANCELLED_PATH = '/cart?odeme=iptal';

export const ABOUT_PATH = '/about';
export const MISSION_PATH = '/mission-vision';
export const HISTORY_PATH = '/history';
export const CERTIFICATES_PATH = '/certificates';
export const FACILITIES_PATH = '/facilities';
export const SERVICES_PATH = '/services';
export const BLOG_PATH = '/blog';
export const CAREERS_PATH = '/careers';
export const CONTACT_PATH = '/contact';
export const NEWSLETTER_PATH = '/bulten';
export const ENGLISH_PATH = '/en';
export const GERMAN_PATH = '/de';

export const SIGN_IN_PATH = '/giris';
export const REGISTER_PATH = '/kayit';
export const FORGOT_PASSWORD_PATH = '/sifremi-unuttum';
export const ACCOUNT_PATH = '/hesabim';
export const ORDERS_PATH = '/hesabim/siparisler';
export const ADDRESSES_PATH = '/hesabim/adresler';
export const SECURITY_PATH = '/hesabim/guvenlik';

// ---- The public site: pages of rows. A pattern is what the router matches; its function fills the part in.

const fill = (pattern: string, part: string): string => pattern.replace(/:\w+$/, () => encodeURIComponent(part));

export const PRODUCT_PATTERN = '/urun/:slug';
/** A product's page. `slug` is a-z, 0-9 and dashes. */
export const productPath = (slug: string): string => fill(PRODUCT_PATTERN, slug);
export const PRODUCT_CODE_PATTERN = '/product/:id';
/** A product's page by its code, which leads on to the page by slug. An imported code may hold any sign. */
export const productCodePath = (code: string): string => fill(PRODUCT_CODE_PATTERN, code);
/** The same addresses with the part missing: pages that say so. */
export const PRODUCT_WITHOUT_SLUG_PATH = '/urun';
export const PRODUCT_WITHOUT_CODE_PATH = '/product';

export const POST_PATTERN = '/blog/:slug';
/** A post's page. `slug` is a-z, 0-9 and dashes. */
export const postPath = (slug: string): string => fill(POST_PATTERN, slug);

export const PAGE_PATTERN = '/page/:slug';
/** A company page that staff have made. `slug` is a-z, 0-9 and dashes. */
export const pagePath = (slug: string): string => fill(PAGE_PATTERN, slug);
/** The notice on personal data, a company page that every form links. */
export const NOTICE_PATH = '/page/kvkk-aydinlatma-metni';

export const JOB_PATTERN = '/careers/:job';
/** A job's page. The id finds the job, the slug is for readers: an outdated or missing one still leads there. */
export const jobPath = ({ _id, slug }: { _id: string; slug: string }): string =>
  fill(JOB_PATTERN, slug === '' ? _id : `${_id}-${slug}`);

/** As forms write a value into an address: a blank as '+', the rest as `URLSearchParams` does. */
const formEncoded = (value: string): string =>
  encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\ufffd'))
    .replaceAll('%20', '+')
    .replace(/[!'()~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Absent and empty values are left out. */
const withQuery = (path: string, query: Readonly<Record<string, string | number | undefined>>): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return given.length > 0
    ? `${path}?${given.map(([name, value]) => `${name}=${formEncoded(String(value))}`).join('&')}`
    : path;
};

/** What narrows the shop's list. Categories are ids or slugs. */
export interface ShopFilter {
  category?: string | undefined;
  subCategory?: string | undefined;
  q?: string | undefined;
  sort?: string | undefined;
  /** From 1; the first page has no number in its address. */
  page?: number | undefined;
  view?: string | undefined;
}
/** The shop's list, narrowed. The keys stand in one order, so that a list has one address. */
export const shopPath = ({ category, page, q, sort, subCategory, view }: ShopFilter = {}): string =>
  withQuery(SHOP_PATH, { category, page: page === 1 ? undefined : page, q, sort, subCategory, view });

/** What narrows the blog's list: names as posts have them. */
export interface BlogFilter {
  category?: string | undefined;
  /** From 1; the first page has no number in its address. */
  page?: number | undefined;
  tag?: string | undefined;
}
/** The blog's list, narrowed. The keys stand in one order, so that a list has one address. */
export const blogPath = ({ category, page, tag }: BlogFilter = {}): string =>
  withQuery(BLOG_PATH, { category, page: page === 1 ? undefined : page, tag });

/** The contact form that asks for a quote for an article. @param pieces left out for one */
export const quotePath = (code: string, pieces = 1): string =>
  `${CONTACT_PATH}?urun=${encodeURIComponent(code)}${pieces === 1 ? '' : `&adet=${pieces}`}`;
/** The contact form that asks for a quote for the cart. */
export const CART_QUOTE_PATH = '/contact?sepet=1';
/** The contact form about an order. @param number as 'SP-2026-000123' */
export const orderQuestionPath = (number: string): string => `${CONTACT_PATH}?siparis=${encodeURIComponent(number)}`;

// ---- The public site: a customer's own

export const ORDER_PATTERN = '/hesabim/siparisler/:id';
/** An order's page in the account. @param order its number, as 'SP-2026-000123', or its id */
export const orderPath = (order: string): string => fill(ORDER_PATTERN, order);
/** The page after a payment. @param session the provider's id of it, which may hold any sign */
export const checkoutSuccessPath = (session: string): string =>
  `${CHECKOUT_SUCCESS_PATH}?session_id=${encodeURIComponent(session)}`;

/** A page where somebody signs in or registers, who then goes on to `next`, a path of this site with its query. */
export const doorPath = (door: typeof SIGN_IN_PATH | typeof REGISTER_PATH, next?: string): string =>
  next === undefined ? door : `${door}?next=${encodeURIComponent(next)}`;

// ---- The public site: links of mails. Their tokens are base64url with dots, so encoding leaves them as they are.

export const PASSWORD_RESET_PATTERN = '/sifre-sifirla/:token';
export const passwordResetPath = (token: string): string => fill(PASSWORD_RESET_PATTERN, token);
export const EMAIL_CONFIRMATION_PATTERN = '/e-posta-onayi/:token';
export const emailConfirmationPath = (token: string): string => fill(EMAIL_CONFIRMATION_PATTERN, token);
export const NEWSLETTER_CONFIRMATION_PATTERN = '/bulten/onay/:token';
export const newsletterConfirmationPath = (token: string): string => fill(NEWSLETTER_CONFIRMATION_PATTERN, token);
export const NEWSLETTER_END_PATTERN = '/bulten/iptal/:token';
export const newsletterEndPath = (token: string): string => fill(NEWSLETTER_END_PATTERN, token);

export const PREVIEW_PATTERN = '/onizleme/:token';
/** The page that shows a draft to whoever has its link. */
export const previewPath = (token: string): string => fill(PREVIEW_PATTERN, token);

// ---- The panel

export const PANEL_PATH = '/admin';
export const PANEL_HOME_PATH = '/admin/dashboard';
export const PANEL_SETTINGS_PATH = '/admin/settings';
export const PANEL_PROFILE_PATH = '/admin/profile';

/** The panel's lists of rows, by their last segment. */
export type PanelList =
  | 'products'
  | 'categories'
  | 'users'
  | 'blogs'
  | 'features'
  | 'sliders'
  | 'programs'
  | 'references'
  | 'pages'
  | 'quality-management'
  | 'jobs'
  | 'job-applications'
  | 'messages'
  | 'newsletter'
  | 'orders'
  | 'audit'
  | 'trash';
/** A list of the panel, narrowed by the query that its call takes. */
export const panelListPath = (
  list: PanelList,
  query: Readonly<Record<string, string | number | undefined>> = {},
): string => withQuery(`/admin/${list}`, query);

/** Lists whose rows have a form of their own; the others show theirs over the list or on a page. */
export type PanelFormList = Exclude<
  PanelList,
  'job-applications' | 'messages' | 'newsletter' | 'orders' | 'audit' | 'trash'
>;
export const panelCreatePath = (list: PanelFormList): string => `/admin/${list}/create`;
export const panelRowPath = (list: PanelFormList, id: string): string =>
  `/admin/${list}/update/${encodeURIComponent(id)}`;
/** An order in the panel. @param order its id or its number */
export const panelOrderPath = (order: string): string => `/admin/orders/${encodeURIComponent(order)}`;

/** The panel's door; who signs in goes on to `next`, a path of the panel with query and fragment. */
export const panelDoorPath = (next?: string): string =>
  next === undefined ? PANEL_PATH : `${PANEL_PATH}?next=${encodeURIComponent(next)}`;
/** An order's sheet for packing, to print. */
export const panelOrderSheetPath = (order: string): string => `${panelOrderPath(order)}/sheet`;

/** Where the first admin is made. The token is the fragment, which browsers send to nobody, so no log has it. */
export const panelSetupPath = (token: string): string => `/admin/setup#${token}`;
