// What the page shows of a family's sizes: the served page of them, or all of them, filtered and sorted here.
import {
  facetsOf,
  filtered,
  filterText,
  nearest,
  parseFilter,
  passesAll,
  STOCK_COLUMN,
  type ColumnFilter,
  type Dim,
  type Facet,
} from '#contract/dimension-table.ts';
import type { Family, FamilyRows } from '#contract/families.ts';
import { STOCK_STATUSES, type StockStatus } from '#contract/catalogue.ts';
import { rowOrder } from '#contract/row-order.ts';
import { dimOf, sizeRows, type SizeRow } from '../../ui/dimension-table/size-row.ts';
import type { FilterTexts } from './address.ts';
import { PAGE_ROWS, type FamilyData } from './page.ts';

type Column = Family['columns'][number];

export interface TableModel {
  /** The rows to show: all that pass, or a page of them. */
  rows: readonly SizeRow[];
  /** Rows that pass. */
  total: number;
  /** Place of the first shown row, from 0. */
  first: number;
  pages: number;
  filters: readonly ColumnFilter[];
  facets: readonly Facet[];
  nearest: readonly SizeRow[];
  /** Extents of number columns that are no keys, as the server tells them; of a whole table they follow from its rows. */
  extents: FamilyRows['extents'];
  /** All sizes of the family, once they are here. */
  all: readonly SizeRow[] | null;
}

/** The filters as values; those that cannot be read are left out, because the address was refused for them. */
const readFilters = (columns: readonly Column[], texts: FilterTexts): ColumnFilter[] =>
  [...columns, STOCK_COLUMN].flatMap((column) => {
    const text = texts[column.key];
    const filter = text === undefined ? null : parseFilter(column, text);
    return filter ? [filter] : [];
  });

/** The key of the first filter that names no column or cannot be read; undefined if all can. */
export const unreadable = (columns: readonly Column[], texts: FilterTexts): string | undefined =>
  Object.keys(texts).find((key) => {
    const column = [...columns, STOCK_COLUMN].find((one) => one.key === key);
    return !column || parseFilter(column, texts[key]!) === null;
  });

/** Whether a table can be sorted so; undefined stands for the usual order. */
export const isSort = (columns: readonly Column[], sort: string | undefined): boolean =>
  sort === undefined || orderBy(columns, sort) !== null;

const orderBy = (columns: readonly Column[], sort: string) =>
  rowOrder<SizeRow>(columns, sort, ({ code, price, shown, stock, dims }) => ({
    code,
    price: shown?.[0]!.current ?? price,
    stock: STOCK_STATUSES.indexOf(stock),
    dims,
  }));

/** The page of rows that the server sent. */
export function servedModel({ family, rows: page, filters }: FamilyData): TableModel {
  return {
    rows: sizeRows(page.rows, page),
    total: page.total,
    first: (page.page - 1) * page.limit,
    pages: page.pages,
    filters: readFilters(family.columns, filters),
    facets: page.facets.map(({ key, values }) => ({
      key,
      values: values.map(({ value, count }) => ({ value: dimOf(value) as Exclude<Dim, null>, count })),
    })),
    nearest: sizeRows(page.nearest, { ...page, shown: undefined }),
    extents: page.extents,
    all: null,
  };
}

/** The table of all sizes, which are in the order of their key columns. From page 2 on it begins with that page. */
export function wholeModel(
  { columns }: Pick<Family, 'columns'>,
  all: readonly SizeRow[],
  { filters: texts, sort, page }: { filters: FilterTexts; sort?: string | undefined; page: number },
): TableModel {
  const filters = readFilters(columns, texts);
  const found = filtered(columns, all, filters);
  const order = sort === undefined ? null : orderBy(columns, sort);
  if (order) found.sort(order);
  const first = (page - 1) * PAGE_ROWS;
  return {
    rows: first > 0 ? found.slice(first) : found,
    total: found.length,
    first,
    pages: Math.ceil(found.length / PAGE_ROWS),
    filters,
    facets: facetsOf(columns, all, filters),
    nearest: found.length > 0 ? [] : nearest(columns, all, filters),
    extents: undefined,
    all,
  };
}

/** The filter of a column by single values; undefined for a range or none. */
export const valuesOf = (filters: readonly ColumnFilter[], key: string): readonly Exclude<Dim, null>[] | undefined => {
  const filter = filters.find((one) => one.key === key);
  return filter && 'values' in filter ? filter.values : undefined;
};

/** Filters as addresses carry them. */
export const textsOf = (filters: readonly ColumnFilter[]): FilterTexts =>
  Object.fromEntries(filters.map((filter) => [filter.key, filterText(filter)]));

/** The filters with a value of a column chosen, or no longer. */
export function toggled(filters: readonly ColumnFilter[], key: string, value: Exclude<Dim, null>): FilterTexts {
  const now = valuesOf(filters, key) ?? [];
  const next = now.includes(value) ? now.filter((one) => one !== value) : [...now, value];
  const others = filters.filter((one) => one.key !== key);
  return textsOf(next.length > 0 ? [...others, { key, values: next }] : others);
}

/**
 * The filters with one value of a key column chosen, as on a phone, where key columns are chosen one after the other:
 * values of later key columns that no longer fit are dropped.
 */
export function chosen(
  columns: readonly Column[],
  all: readonly SizeRow[],
  filters: readonly ColumnFilter[],
  key: string,
  value: Exclude<Dim, null>,
): FilterTexts {
  const now = valuesOf(filters, key);
  const others = filters.filter((one) => one.key !== key);
  if (now?.length === 1 && now[0] === value) return textsOf(others);
  const place = columns.findIndex((one) => one.key === key);
  const isLater = (filter: ColumnFilter) => columns.some((one, i) => i > place && one.isKey && one.key === filter.key);
  let next: ColumnFilter[] = [...others, { key, values: [value] }];
  if (!all.some(passesAll(columns, next))) next = next.filter((one) => !isLater(one));
  return textsOf(next);
}

/** The filters that narrow a key column's values on a phone: those of earlier key columns and of all other columns. */
export const filtersBefore = (columns: readonly Column[], filters: readonly ColumnFilter[], key: string) => {
  const place = columns.findIndex((one) => one.key === key);
  return filters.filter((filter) => {
    const at = columns.findIndex((one) => one.key === filter.key);
    return at < place || !columns[at]?.isKey;
  });
};

/**
 * The stock of the one size that each value of the last key column leads to; empty while the other key columns leave
 * several.
 */
export function stockByValue(columns: readonly Column[], model: TableModel): ReadonlyMap<Dim, StockStatus> {
  const keys = columns.filter(({ isKey }) => isKey);
  const last = keys.at(-1)!;
  const isSettled = keys.every((column) => column === last || valuesOf(model.filters, column.key)?.length === 1);
  if (!isSettled) return new Map();
  const others = model.filters.filter(({ key }) => key !== last.key);
  const place = columns.indexOf(last);
  const rows = model.all ? filtered(columns, model.all, others) : model.rows;
  return new Map(rows.map(({ dims, stock }) => [dims[place] ?? null, stock]));
}

/** A filter by a value that none of the remaining sizes has, and the nearest values on both sides that one has. */
export interface MissedValue {
  key: string;
  values: readonly number[];
}

/** For each filter by one number: the nearest values that lead to a size, where its own leads to none. */
export const missedValues = ({ filters, facets, total }: TableModel): MissedValue[] =>
  total > 0
    ? []
    : filters.flatMap((filter) => {
        const [wanted, ...more] = 'values' in filter ? filter.values : [];
        if (typeof wanted !== 'number' || more.length > 0) return [];
        const known = facets.find(({ key }) => key === filter.key)?.values ?? [];
        const possible = known.flatMap(({ value, count }) => (typeof value === 'number' && count > 0 ? [value] : []));
        const values = [possible.findLast((value) => value < wanted), possible.find((value) => value > wanted)].filter(
          (value) => value !== undefined,
        );
        return possible.includes(wanted) || values.length === 0 ? [] : [{ key: filter.key, values }];
      });
