// Addresses of the public site, each said once: fixed ones, what the router matches, and the catalogue's. Those of other
// rows, tokens and filters are made in page-paths.ts, the panel's in panel-paths.ts. All begin at the root of the site: a mail or a sitemap puts the site's own origin before them.
//
// Every part that comes from a row, a token or a person is percent-encoded here, so callers give it as it is. Ids are
// a-z and 0-9, slugs the same with dashes, tokens base64url with dots: for them encoding changes nothing. Codes and
// names need it.
//
// Free of schemas and of imports, and each function is one template: the browser's first code carries them.

// ---- Fixed pages

export const HOME_PATH = '/';
export const SHOP_PATH = '/shop';
/** The search of the whole site. */
export const SITE_SEARCH_PATH = '/ara';
export const CART_PATH = '/cart';
export const CHECKOUT_PATH = '/odeme';
/** Where the payment provider sends the browser once somebody has paid. */
export const CHECKOUT_SUCCESS_PATH = '/success';
/** The cart, which says that the payment was broken off. */
export const CHECKOUT_CANCELLED_PATH = `${CART_PATH}?odeme=iptal`;

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
export const LICENCES_PATH = '/lisanslar';
export const ENGLISH_PATH = '/en';
export const GERMAN_PATH = '/de';

export const SIGN_IN_PATH = '/giris';
export const REGISTER_PATH = '/kayit';
export const FORGOT_PASSWORD_PATH = '/sifremi-unuttum';
/** Key and value of the query with which pages of passwords lead back to the panel's door instead of the site's. */
export const DOOR_KEY = 'yer';
export const PANEL_DOOR = 'panel';
export const ACCOUNT_PATH = '/hesabim';
export const ORDERS_PATH = '/hesabim/siparisler';
export const ADDRESSES_PATH = '/hesabim/adresler';
export const SECURITY_PATH = '/hesabim/guvenlik';

// ---- Pages of rows. A pattern is what the router matches, and its function fills the part in.

/** Without a slug: a page that says so. */
export const PRODUCT_WITHOUT_SLUG_PATH = '/urun';
export const PRODUCT_PREFIX = '/urun/';
export const PRODUCT_PATTERN = `${PRODUCT_PREFIX}:slug` as const;
/** A product's page by slug. */
export const productSlugPath = (slug: string): string => PRODUCT_PREFIX + encodeURIComponent(slug);
/** Without a code: a page that says so. */
export const PRODUCT_WITHOUT_CODE_PATH = '/product';
export const PRODUCT_CODE_PREFIX = '/product/';
export const PRODUCT_CODE_PATTERN = `${PRODUCT_CODE_PREFIX}:id` as const;
/** A product's page by its code, which leads on to the page by slug. An imported code may hold any sign. */
export const productCodePath = (code: string): string => PRODUCT_CODE_PREFIX + encodeURIComponent(code);
/** A product's page: by slug, or by code while it has no slug. */
export const productPath = ({ slug, code }: { slug: string; code: string }): string =>
  (slug ? PRODUCT_PREFIX : PRODUCT_CODE_PREFIX) + encodeURIComponent(slug || code);
export const FAMILY_PREFIX = '/seri/';
export const FAMILY_PATTERN = `${FAMILY_PREFIX}:slug` as const;
/** A family's page, with its dimension table. */
export const familyPath = (slug: string): string => FAMILY_PREFIX + encodeURIComponent(slug);
/** A category in the catalogue, by the categories' ids. */
export const categoryPath = (main: string, sub?: string): string =>
  `${SHOP_PATH}?category=${main}${sub ? `&subCategory=${sub}` : ''}`;

export const POST_PREFIX = '/blog/';
export const POST_PATTERN = `${POST_PREFIX}:slug` as const;

export const PAGE_PREFIX = '/page/';
export const PAGE_PATTERN = `${PAGE_PREFIX}:slug` as const;

export const JOB_PREFIX = '/careers/';
export const JOB_PATTERN = `${JOB_PREFIX}:job` as const;

/** The contact form that asks for a quote for an article. @param pieces left out for one */
export const quotePath = (code: string, pieces = 1): string =>
  `${CONTACT_PATH}?urun=${encodeURIComponent(code)}${pieces === 1 ? '' : `&adet=${pieces}`}`;
/** The contact form that asks for a quote for the browser's cart. */
export const CART_QUOTE_PATH = `${CONTACT_PATH}?sepet=1`;

// ---- A customer's own

export const ORDER_PREFIX = '/hesabim/siparisler/';
export const ORDER_PATTERN = `${ORDER_PREFIX}:id` as const;

// ---- Links of mails

export const PASSWORD_RESET_PREFIX = '/sifre-sifirla/';
export const PASSWORD_RESET_PATTERN = `${PASSWORD_RESET_PREFIX}:token` as const;
export const EMAIL_CONFIRMATION_PREFIX = '/e-posta-onayi/';
export const EMAIL_CONFIRMATION_PATTERN = `${EMAIL_CONFIRMATION_PREFIX}:token` as const;
export const NEWSLETTER_CONFIRMATION_PREFIX = '/bulten/onay/';
export const NEWSLETTER_CONFIRMATION_PATTERN = `${NEWSLETTER_CONFIRMATION_PREFIX}:token` as const;
export const NEWSLETTER_END_PREFIX = '/bulten/iptal/';
export const NEWSLETTER_END_PATTERN = `${NEWSLETTER_END_PREFIX}:token` as const;

export const PREVIEW_PREFIX = '/onizleme/';
export const PREVIEW_PATTERN = `${PREVIEW_PREFIX}:token` as const;

/** All components with their states, for developers; builds leave it out. */
export const COMPONENTS_PATH = '/bilesenler';
