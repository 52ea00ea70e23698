// Orders of product lists. The site's own are in catalogue.ts, whose readers need not carry these.
import { PRODUCT_SORTS } from './catalogue.ts';

/** Orders that reveal how many pieces there are: for staff only. */
export const STOCK_SORTS = ['stock', '-stock'] as const;

/** Orders of the list call: the catalogue's, and those of the panel's table. */
export const LIST_SORTS = [...PRODUCT_SORTS, '-name', 'code', '-code', 'oldest', '-order', ...STOCK_SORTS] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** Orders in which a change to a product's own facts (`productPart`) leaves it in its place. */
export const STRUCTURE_SORTS: readonly ListSort[] = [
  'order',
  '-order',
  'relevance',
  'name',
  '-name',
  'code',
  '-code',
  'newest',
  'oldest',
];
