// The legal pages: company pages that the site itself links, by their slugs.
import { PAGE_PREFIX } from './paths.ts';

/** The notice on personal data. */
export const NOTICE_SLUG = 'kvkk-aydinlatma-metni';
/** Every form links it. */
export const NOTICE_PATH = `${PAGE_PREFIX}${NOTICE_SLUG}`;
/** The contract of distance selling, which a buyer agrees to. */
export const SALES_CONTRACT_SLUG = 'mesafeli-satis-sozlesmesi';
export const PRIVACY_SLUG = 'gizlilik-politikasi';
export const COOKIES_SLUG = 'cerez-politikasi';
export const RETURNS_SLUG = 'iade-kosullari';

export const LEGAL_SLUGS: readonly string[] = [
  NOTICE_SLUG,
  PRIVACY_SLUG,
  COOKIES_SLUG,
  SALES_CONTRACT_SLUG,
  RETURNS_SLUG,
];
