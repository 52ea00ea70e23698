// The order of a dimension table's rows. Free of schemas: server and browser sort alike.
import { compareDims, type Dim, type TableColumn } from './dimension-table.ts';
import { sortKey } from './text.ts';

/** Columns that are no dimensions, by which a table can be sorted; `-` before a name: descending. */
export const ROW_SORTS = ['code', 'price', 'stock'] as const;

/** What the order looks at in a row. */
export interface Sortable {
  code: string;
  /** In any unit; null: on request. */
  price: number | null;
  /** Place of the stock status in `STOCK_STATUSES`. */
  stock: number;
  dims: readonly Dim[];
}

/**
 * Returns the order that a sort names, or null for an unknown one. Rows without a price, or without the value, stay
 * last in either direction.
 * @param sort a column's key or one of `ROW_SORTS`, with '-' before it for descending
 * @param of reads a row
 */
export function rowOrder<R>(
  columns: readonly Pick<TableColumn, 'key'>[],
  sort: string,
  of: (row: R) => Sortable,
): ((a: R, b: R) => number) | null {
  const name = sort.replace(/^-/, '');
  const direction = sort.startsWith('-') ? -1 : 1;
  const withGapsLast = (value: (row: R) => Dim) => (a: R, b: R) => {
    const [left, right] = [value(a), value(b)];
    return (left === null || right === null ? 1 : direction) * compareDims(left, right);
  };
  const place = columns.findIndex(({ key }) => key === name);
  if (place >= 0) return withGapsLast((row) => of(row).dims[place] ?? null);
  if (name === 'price') return withGapsLast((row) => of(row).price);
  if (name === 'stock') return (a, b) => direction * (of(a).stock - of(b).stock);
  if (name !== 'code') return null;
  return (a, b) => {
    const [left, right] = [sortKey(of(a).code), sortKey(of(b).code)];
    if (left === right) return 0;
    return left < right ? -direction : direction;
  };
}
