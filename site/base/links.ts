// Addresses that pages link to: telephone, mail, products, requests for a quote.
import { MIN_QUANTITY } from '#contract/order-facts.ts';

/** '+90 (212) 000 00 00' → 'tel:+902120000000'. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

export const mailLink = (email: string, subject?: string): string =>
  `mailto:${email}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;

/** A product's address: by slug, or by code while it has no slug. */
export const productPath = ({ slug, code }: { slug: string; code: string }): string =>
  slug ? `/urun/${encodeURIComponent(slug)}` : `/product/${encodeURIComponent(code)}`;

/** A category in the catalogue, by the categories' ids. */
export const categoryPath = (main: string, sub?: string): string =>
  `/shop?category=${main}${sub ? `&subCategory=${sub}` : ''}`;

/** The contact form as a request for a quote, filled in with a product and, if more than one, the number of pieces. */
export const quotePath = (code: string, quantity = MIN_QUANTITY): string =>
  `/contact?urun=${encodeURIComponent(code)}${quantity === MIN_QUANTITY ? '' : `&adet=${quantity}`}`;
/** The same form, filled in with the browser's cart. */
export const CART_QUOTE_PATH = '/contact?sepet=1';

/** Whether a press on a link asks for another tab or window, or for saving its target. */
export const isForElsewhere = (event: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
