// The dimension table of a family: filters as addresses carry them, counts for each value, order of rows, nearest
// sizes. Free of schemas, so that the server's first page and the browser's living table agree.
import { STOCK_KEY, STOCK_STATUSES, type StockStatus } from './catalogue.ts';
import { milliToPlain, parseMilli } from './dimension.ts';
import { sortKey } from './text.ts';

/** A value of a dimension: thousandths of the column's unit, a text, or null where the size lacks it. */
export type Dim = number | string | null;

/** What a table needs to know of a column. */
export interface TableColumn {
  key: string;
  kind: 'number' | 'text';
  unit: string;
  isKey: boolean;
  isFilter: boolean;
}

/** A size, as far as filters look at it. */
export interface TableRow {
  /** In the order of the columns. */
  dims: readonly Dim[];
  stock: StockStatus;
}

/** Filters by stock stand beside those of the columns. */
export const STOCK_COLUMN: TableColumn = { key: STOCK_KEY, kind: 'text', unit: '', isKey: false, isFilter: true };

/** A column's filter: one of several values, or a range whose ends are included; null is an open end. */
export type ColumnFilter =
  | { key: string; values: readonly Exclude<Dim, null>[] }
  | { key: string; from: number | null; to: number | null };

/** Names of the query that columns cannot have. */
export const RESERVED_KEYS: readonly string[] = [
  'sort',
  'page',
  'limit',
  'q',
  'adet',
  'gorunum',
  // Further columns of the table and of the panel's grid.
  'code',
  'name',
  'price',
  'stock',
  'weightG',
  'isActive',
];
/** Sizes of one family; more are never shown in one table. */
export const MAX_FAMILY_ARTICLES = 5_000;
/** Distinct values up to which a column's filter is a row of chips; above it is a range. */
export const MAX_CHIPS = 48;
/** The most values of one filter. */
const MAX_VALUES = 60;

/**
 * Reads a column's filter from an address: numbers '6', several '160,200', a range '5..8', open '200..' and '..8';
 * texts as they are, several with '|' between them.
 * @returns null for a value that is none, or a range whose beginning is above its end
 */
export function parseFilter({ key, kind, unit }: TableColumn, text: string): ColumnFilter | null {
  if (kind === 'text') {
    const values = text.split('|').map((one) => one.trim());
    const isValue = (one: string) => (key === STOCK_KEY ? STOCK_STATUSES.some((code) => code === one) : one !== '');
    return values.length > MAX_VALUES || !values.every(isValue) ? null : { key, values: [...new Set(values)] };
  }
  const range = /^(.*?)\.\.(.*)$/.exec(text.trim());
  if (range) {
    const [from, to] = range.slice(1).map((end) => (end!.trim() === '' ? undefined : parseMilli(end!, unit)));
    if (from === null || to === null || (from === undefined && to === undefined)) return null;
    if (from !== undefined && to !== undefined && from > to) return null;
    return { key, from: from ?? null, to: to ?? null };
  }
  const values = text.split(',').map((one) => parseMilli(one, unit));
  return values.length > MAX_VALUES || values.includes(null) ? null : { key, values: [...new Set(values as number[])] };
}

/** Writes a filter as `parseFilter` reads it. */
export function filterText(filter: ColumnFilter): string {
  if ('values' in filter) {
    const isText = filter.values.some((one) => typeof one === 'string');
    return filter.values.map((one) => (typeof one === 'string' ? one : milliToPlain(one))).join(isText ? '|' : ',');
  }
  const end = (milli: number | null) => (milli === null ? '' : milliToPlain(milli));
  return `${end(filter.from)}..${end(filter.to)}`;
}

/** Whether a value passes; a size without the value passes no filter. */
export function passes(filter: ColumnFilter, dim: Dim): boolean {
  if (dim === null) return false;
  if ('values' in filter) return filter.values.includes(dim);
  return (
    typeof dim === 'number' && (filter.from === null || dim >= filter.from) && (filter.to === null || dim <= filter.to)
  );
}

/** Filters with what reads their value of a row. A filter of an unknown column passes nothing. */
const placed = (columns: readonly Pick<TableColumn, 'key'>[], filters: readonly ColumnFilter[]) =>
  filters.map((filter) => {
    const place = columns.findIndex(({ key }) => key === filter.key);
    const isStock = filter.key === STOCK_KEY;
    return { filter, valueOf: ({ dims, stock }: TableRow): Dim => (isStock ? stock : (dims[place] ?? null)) };
  });

/** Returns a check whether rows pass all filters. */
export function passesAll(columns: readonly Pick<TableColumn, 'key'>[], filters: readonly ColumnFilter[]) {
  const checks = placed(columns, filters);
  return (row: TableRow): boolean => checks.every(({ filter, valueOf }) => passes(filter, valueOf(row)));
}

/** Rows that pass all filters. */
export const filtered = <R extends TableRow>(
  columns: readonly TableColumn[],
  rows: readonly R[],
  filters: readonly ColumnFilter[],
): R[] => rows.filter(passesAll(columns, filters));

/** Values of a filterable column, with how many rows have each. */
export interface Facet {
  key: string;
  /** In ascending order; of the rows that pass all other filters. Values that only other rows have count 0. */
  values: { value: Exclude<Dim, null>; count: number }[];
}

/**
 * Counts each value of the filterable columns, and of the stock, among the rows that pass all other filters: choosing a
 * value that counts more than 0 never empties the table.
 */
export function facetsOf<R extends TableRow>(
  columns: readonly TableColumn[],
  rows: readonly R[],
  filters: readonly ColumnFilter[],
): Facet[] {
  const count = (key: string, valueOf: (row: R) => Dim): Facet => {
    const isCounted = passesAll(
      columns,
      filters.filter((filter) => filter.key !== key),
    );
    const counts = new Map<Exclude<Dim, null>, number>();
    for (const row of rows) {
      const value = valueOf(row);
      if (value !== null) counts.set(value, (counts.get(value) ?? 0) + (isCounted(row) ? 1 : 0));
    }
    const values = [...counts].map(([value, n]) => ({ value, count: n }));
    return { key, values: values.sort((a, b) => compareDims(a.value, b.value)) };
  };
  return [
    ...columns.flatMap(({ key, isFilter }, place) => (isFilter ? [count(key, ({ dims }) => dims[place] ?? null)] : [])),
    count(STOCK_KEY, ({ stock }) => stock),
  ];
}

const keys = new Map<string, string>();
const textKey = (text: string): string => {
  let key = keys.get(text);
  if (key === undefined) {
    if (keys.size > 10_000) keys.clear();
    keys.set(text, (key = sortKey(text)));
  }
  return key;
};

/** Numbers by value, texts as people sort them, sizes without the value last. */
export function compareDims(a: Dim, b: Dim): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [left, right] = [textKey(String(a)), textKey(String(b))];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** Compares two rows by the key columns in their order. */
export function byKeys(columns: readonly Pick<TableColumn, 'isKey'>[]) {
  const places = columns.flatMap(({ isKey }, place) => (isKey ? [place] : []));
  return (a: { dims: readonly Dim[] }, b: { dims: readonly Dim[] }): number => {
    for (const place of places) {
      const order = compareDims(a.dims[place] ?? null, b.dims[place] ?? null);
      if (order !== 0) return order;
    }
    return 0;
  };
}

/** Rows that the nearest sizes show. */
const MAX_NEAREST = 5;

/**
 * Returns the rows nearest to the filters, at most five: each filtered number adds the square of its distance, measured
 * by the span of its column; a text that differs adds one.
 */
export function nearest<R extends TableRow>(
  columns: readonly TableColumn[],
  rows: readonly R[],
  filters: readonly ColumnFilter[],
): R[] {
  const checks = placed(columns, filters).map((check) => ({ ...check, span: spanOf(rows, check.valueOf) }));
  const scored = rows.map((row) => ({
    row,
    score: checks.reduce((sum, { filter, valueOf, span }) => sum + distance(filter, valueOf(row), span), 0),
  }));
  return scored
    .sort((a, b) => a.score - b.score)
    .slice(0, MAX_NEAREST)
    .map(({ row }) => row);
}

function spanOf(rows: readonly TableRow[], valueOf: (row: TableRow) => Dim): number {
  let [least, most] = [Infinity, -Infinity];
  for (const row of rows) {
    const dim = valueOf(row);
    if (typeof dim !== 'number') continue;
    least = Math.min(least, dim);
    most = Math.max(most, dim);
  }
  return most > least ? most - least : 1;
}

function distance(filter: ColumnFilter, dim: Dim, span: number): number {
  if (passes(filter, dim)) return 0;
  if (typeof dim !== 'number') return 1;
  const wanted =
    'values' in filter
      ? filter.values.filter((one) => typeof one === 'number')
      : [filter.from, filter.to].filter((end) => end !== null);
  return wanted.length === 0 ? 1 : Math.min(...wanted.map((one) => ((dim - one) / span) ** 2));
}
