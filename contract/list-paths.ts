// Addresses of the site's lists with what narrows them. A separate file, because product pages, which most visits begin
// with, have no such link.
import { BLOG_PATH, SHOP_PATH } from './paths.ts';
import { withQuery } from './with-query.ts';

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

/** The shop searched for a text, as links write it: a blank as '%20', where the search form has '+'. */
export const searchPath = (text: string): string => `${SHOP_PATH}?q=${encodeURIComponent(text)}`;

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
