import type { Migration } from '../migration.ts';

/** The orders of the panel's product list; the catalogue's and by code. */
const ORDERS = {
  recommended: 'sort_order, name_sort, id',
  name: 'name_sort, id',
  code: 'code, id',
  price_asc: 'price_asc, name_sort, id',
  price_desc: 'price_desc, name_sort, id',
  newest: 'created_at desc, id desc',
};
const SCOPES = { '': '', category_: 'category_id, ', sub_category_: 'sub_category_id, ' };

/**
 * The panel's lists without a look at each row: skipping pages and counting then read index entries only, because what
 * the indexes leave out is what the lists do.
 */
export const staffLists: Migration = {
  name: '005-staff-lists',
  statements: () => [
    ...Object.entries(SCOPES).flatMap(([scope, prefix]) =>
      Object.entries(ORDERS).flatMap(([order, columns]) => [
        `drop index products_staff_${scope}${order}`,
        `create index products_staff_${scope}${order} on products (${prefix}${columns}) where deleted_at is null`,
      ]),
    ),
    // Few are inactive: found here, they are sorted at once. The first column is what SQLite without statistics looks
    // for.
    'create index products_staff_inactive on products (is_active, sort_order, name_sort, id) where deleted_at is null and is_active = false',
    // For counting all: SQLite reads an index instead of the table only where the index has the column.
    'create index products_staff_all on products (id, deleted_at) where deleted_at is null',
  ],
};
