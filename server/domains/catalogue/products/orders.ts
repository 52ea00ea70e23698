import type { ListSort } from '#contract/list-sorts.ts';

/**
 * Column lists of the indexes in `001-catalogue` (public rows) and `005-staff-lists` (all rows), so that a page is read
 * in its order without sorting.
 */
export const LIST_ORDER: Record<ListSort, string> = {
  order: 't.sort_order, t.name_sort, t.id',
  relevance: 't.sort_order, t.name_sort, t.id', // without a text nothing is more relevant
  name: 't.name_sort, t.id',
  price: 't.price_asc, t.name_sort, t.id',
  '-price': 't.price_desc, t.name_sort, t.id',
  newest: 't.created_at desc, t.id desc',
  oldest: 't.created_at, t.id',
  '-name': 't.name_sort desc, t.id desc',
  code: 't.code, t.id',
  '-code': 't.code desc, t.id desc',
  '-order': 't.sort_order desc, t.name_sort desc, t.id desc',
  // Articles that are not counted come last either way.
  stock: 't.stock_quantity is null, t.stock_quantity, t.name_sort, t.id',
  '-stock': 't.stock_quantity is null, t.stock_quantity desc, t.name_sort, t.id',
};

/** Order of a search's hits within their group; `relevance` follows the name. */
export const HIT_ORDER: Record<ListSort, string> = { ...LIST_ORDER, relevance: 't.name_sort, t.id' };

/** The same order from its other end. */
export const reversed = (order: string): string =>
  order
    .split(', ')
    .map((column) => (column.endsWith(' desc') ? column.slice(0, -' desc'.length) : `${column} desc`))
    .join(', ');
