import type { ListSort } from '#contract/list-sorts.ts';

/**
 * Sort orders of lists. Each is the column list of an index in `001-catalogue` (public rows) or `005-staff-lists` (all
 * rows), so that a page is read in order without sorting.
 */
export const LIST_ORDER: Record<ListSort, string> = {
  order: 't.sort_order, t.name_sort, t.id',
  relevance: 't.sort_order, t.name_sort, t.id', // same as `order`: without a search text no product is more relevant
  name: 't.name_sort, t.id',
  price: 't.price_asc, t.name_sort, t.id',
  '-price': 't.price_desc, t.name_sort, t.id',
  newest: 't.created_at desc, t.id desc',
  oldest: 't.created_at, t.id',
  '-name': 't.name_sort desc, t.id desc',
  code: 't.code, t.id',
  '-code': 't.code desc, t.id desc',
  '-order': 't.sort_order desc, t.name_sort desc, t.id desc',
  // Products without counted stock come last in both directions.
  stock: 't.stock_quantity is null, t.stock_quantity, t.name_sort, t.id',
  '-stock': 't.stock_quantity is null, t.stock_quantity desc, t.name_sort, t.id',
};

/** Order of search hits within their group; for `relevance`, by name. */
export const HIT_ORDER: Record<ListSort, string> = { ...LIST_ORDER, relevance: 't.name_sort, t.id' };

/** The same order from its other end. */
export const reversed = (order: string): string =>
  order
    .split(', ')
    .map((column) => (column.endsWith(' desc') ? column.slice(0, -' desc'.length) : `${column} desc`))
    .join(', ');
