// The rows call: a family's sizes, filtered, sorted and paged, with the counts of its filters.
import { ApiError } from '#contract/api-error.ts';
import { facetsOf, filtered, nearest, parseFilter, type ColumnFilter } from '#contract/dimension-table.ts';
import { FAMILY_SORT_REFUSED, filterRefused } from '#contract/family-texts.ts';
import {
  MAX_FAMILY_ARTICLES,
  STOCK_CODES,
  type FamilyColumn,
  type FamilyRow,
  type FamilyRows,
} from '#contract/families.ts';
import { toMajor } from '#contract/money.ts';
import { rowOrder } from '#contract/row-order.ts';
import { tooManySizes } from '../texts.ts';
import type { Size, TableOf } from './tables.ts';
import { shownDim } from './totals.ts';

const refused = (key: string): ApiError => {
  const sentence = filterRefused(key);
  return new ApiError(400, 'VALIDATION', sentence, { [key]: sentence });
};

/** Reads the filters of a query. @throws VALIDATION for a key that is no column, or a value that is none */
export const filtersOf = (columns: readonly FamilyColumn[], query: Readonly<Record<string, unknown>>): ColumnFilter[] =>
  Object.entries(query).map(([key, text]) => {
    const column = columns.find((one) => one.key === key);
    const filter = column && typeof text === 'string' ? parseFilter(column, text) : null;
    if (filter === null) throw refused(key);
    return filter;
  });

const stockPlace = ({ stockStatus }: Size): number => STOCK_CODES.indexOf(stockStatus);

/** @throws VALIDATION for an unknown sort */
function orderOf(columns: readonly FamilyColumn[], sort: string) {
  const order = rowOrder<Size>(columns, sort, (size) => ({
    code: size.code,
    price: size.priceMinor,
    stock: stockPlace(size),
    dims: size.dims,
  }));
  if (!order) throw new ApiError(400, 'VALIDATION', FAMILY_SORT_REFUSED, { sort: FAMILY_SORT_REFUSED });
  return order;
}

export const rowOf = (size: Size): FamilyRow => [
  size.publicId,
  size.code,
  size.slug,
  size.priceMinor === null ? null : toMajor(size.priceMinor),
  stockPlace(size),
  size.leadTimeDays,
  ...size.dims.map(shownDim),
];

export interface RowsAsked {
  filters: readonly ColumnFilter[];
  sort: string | undefined;
  page: number;
  limit: number | 'all';
}

/** Answers the rows call. @throws VALIDATION for an unknown sort, or for all rows of a family that has too many */
export function rowsOf(
  family: TableOf,
  sizes: readonly Size[],
  { filters, sort, page, limit }: RowsAsked,
  currency: string,
): FamilyRows {
  const { columns, publicId } = family;
  const found = filtered(columns, sizes, filters);
  if (sort !== undefined) found.sort(orderOf(columns, sort));
  if (limit === 'all' && found.length > MAX_FAMILY_ARTICLES)
    throw new ApiError(400, 'VALIDATION', tooManySizes(MAX_FAMILY_ARTICLES));
  const length = limit === 'all' ? Math.max(found.length, 1) : limit;
  return {
    _id: publicId,
    columns: columns.map(({ key }) => key),
    currency: sizes[0]?.currency ?? currency,
    total: found.length,
    page,
    limit: length,
    pages: Math.ceil(found.length / length),
    rows: found.slice((page - 1) * length, page * length).map(rowOf),
    nearest: found.length > 0 || sizes.length === 0 ? [] : nearest(columns, sizes, filters).map(rowOf),
    facets: facetsOf(columns, sizes, filters).map(({ key, values }) => ({
      key,
      values: values.map(({ value, count }) => ({ value: shownDim(value), count })),
    })),
  };
}
