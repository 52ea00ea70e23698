// The rows call: a family's sizes, filtered, sorted and paged, with the counts of its filters.
import { ApiError } from '#contract/api-error.ts';
import { STOCK_STATUSES } from '#contract/catalogue.ts';
import {
  facetsOf,
  filtered,
  nearest,
  parseFilter,
  STOCK_COLUMN,
  type ColumnFilter,
} from '#contract/dimension-table.ts';
import { milliToNumber } from '#contract/dimension.ts';
import { FAMILY_SORT_REFUSED, filterRefused } from '#contract/family-texts.ts';
import { MAX_FAMILY_ARTICLES, type FamilyColumn, type FamilyRow, type FamilyRows } from '#contract/families.ts';
import { orderQuantityOf } from '#contract/order-quantity.ts';
import { toMajor } from '#contract/money.ts';
import { rowOrder } from '#contract/row-order.ts';
import { shownOrderQuantity } from '../order-quantity.ts';
import { readMinor, shownPrice, showsOthers, type PriceRules } from '../price.ts';
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
    const column = key === STOCK_COLUMN.key ? STOCK_COLUMN : columns.find((one) => one.key === key);
    const filter = column && typeof text === 'string' ? parseFilter(column, text) : null;
    if (filter === null) throw refused(key);
    return filter;
  });

const stockPlace = ({ stock }: Size): number => STOCK_STATUSES.indexOf(stock);

/** @throws VALIDATION for an unknown sort */
function orderOf(columns: readonly FamilyColumn[], sort: string, rules: PriceRules) {
  const order = rowOrder<Size>(columns, sort, (size) => ({
    code: size.code,
    price: readMinor({ ...size, oldPriceMinor: null }, rules),
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

/** What visitors read in place of the prices of rows; undefined: those. */
export const shownPrices = (sizes: readonly Size[], rules: PriceRules): FamilyRows['shown'] =>
  showsOthers(rules) ? sizes.map((size) => shownPrice({ ...size, oldPriceMinor: null }, rules) ?? null) : undefined;

export interface RowsAsked {
  filters: readonly ColumnFilter[];
  sort: string | undefined;
  page: number;
  limit: number | 'all';
}

/** What the rows call needs to know of a family. */
export interface RowsFamily extends TableOf {
  minQuantity: number;
  packQuantity: number;
}

/** Least order and pack of the family, and of those of its sizes that have others. */
function quantitiesOf(
  { minQuantity, packQuantity }: RowsFamily,
  sizes: readonly Size[],
): Pick<FamilyRows, 'orderQuantity' | 'quantities'> {
  const own = orderQuantityOf(minQuantity, packQuantity);
  const others = sizes.flatMap((size) => {
    if (size.minQuantity === null && size.packQuantity === null) return [];
    const { min, pack } = orderQuantityOf(size.minQuantity ?? minQuantity, size.packQuantity ?? packQuantity);
    return min === own.min && pack === own.pack ? [] : [[size.publicId, [min, pack]] as const];
  });
  const quantities = others.length > 0 ? (Object.fromEntries(others) as FamilyRows['quantities']) : undefined;
  return { orderQuantity: shownOrderQuantity(own), quantities };
}

/** Least and greatest value of each column of numbers that is no key; key columns have theirs with the family. */
function extentsOf(columns: readonly FamilyColumn[], sizes: readonly Size[]): FamilyRows['extents'] {
  const extents = columns.flatMap(({ key, kind, isKey }, place) => {
    if (isKey || kind !== 'number') return [];
    const dims = sizes.map((size) => size.dims[place]).filter((dim) => typeof dim === 'number');
    const [min, max] = dims.reduce(([least, most], dim) => [Math.min(least, dim), Math.max(most, dim)], [
      Infinity,
      -Infinity,
    ] as [number, number]);
    return dims.length === 0 ? [] : [[key, [milliToNumber(min), milliToNumber(max)]] as const];
  });
  return Object.fromEntries(extents) as FamilyRows['extents'];
}

/** Answers the rows call. @throws VALIDATION for an unknown sort, or for all rows of a family that has too many */
export function rowsOf(
  family: RowsFamily,
  sizes: readonly Size[],
  { filters, sort, page, limit }: RowsAsked,
  { currency, rules }: { currency: string; rules: PriceRules },
): FamilyRows {
  const { columns, publicId } = family;
  const found = filtered(columns, sizes, filters);
  if (sort !== undefined) found.sort(orderOf(columns, sort, rules));
  if (limit === 'all' && found.length > MAX_FAMILY_ARTICLES)
    throw new ApiError(400, 'VALIDATION', tooManySizes(MAX_FAMILY_ARTICLES));
  const length = limit === 'all' ? Math.max(found.length, 1) : limit;
  const shown = found.slice((page - 1) * length, page * length);
  const near = found.length > 0 || sizes.length === 0 ? [] : nearest(columns, sizes, filters);
  return {
    _id: publicId,
    columns: columns.map(({ key }) => key),
    currency: sizes[0]?.currency ?? currency,
    total: found.length,
    page,
    limit: length,
    pages: Math.ceil(found.length / length),
    rows: shown.map(rowOf),
    shown: shownPrices(shown, rules),
    ...quantitiesOf(family, [...shown, ...near]),
    extents: limit === 'all' ? undefined : extentsOf(columns, sizes),
    nearest: near.map(rowOf),
    facets: facetsOf(columns, sizes, filters).map(({ key, values }) => ({
      key,
      values: values.map(({ value, count }) => ({ value: shownDim(value), count })),
    })),
  };
}
