// A family's table as facets read it: the value of each size as a place in a list of distinct values.
import type { FamilyIndex } from '../search/family-index.ts';
import { indexOf, type Table } from '../search/table.ts';
import { IN_STOCK, MADE_TO_ORDER } from '../search/types.ts';
import type { FacetAttribute } from './selection.ts';

/** Distinct values, and for each row the place of its own; -1 where the size lacks it. */
interface Values {
  values: readonly (number | string)[];
  places: readonly Int32Array[];
}
/** Columns that are bound to the attribute; a row has a place for each, and none of them twice. */
export interface BoundValues extends Values {
  attribute: string;
}

export interface FamilyView {
  family: FamilyIndex;
  table: Table;
  revision: number;
  attributes: readonly BoundValues[];
  /** For each row the place of its stock status in `STOCK_STATUSES`. */
  stock: Uint8Array;
  /** Totals of all visible sizes, by the bits that make them visible. */
  totals: Map<string, Totals>;
}

/** Counts of sizes: for each attribute and value, and for each stock status. */
export interface Totals {
  sizes: number;
  attributes: readonly Int32Array[];
  /** In stock, made to order, sold out. */
  stock: readonly [number, number, number];
}

/** Reads a column out of its postings, which the table keeps. */
function valuesOf(table: Table, column: number): Values & { places: readonly [Int32Array] } {
  const { values, starts, rows, changed } = table.postings(column);
  const places = new Int32Array(table.rowCount).fill(-1);
  for (let i = 0; i < values.length; i++) for (let at = starts[i]!; at < starts[i + 1]!; at++) places[rows[at]!] = i;
  const shown = [...values].map((cell) => table.columns[column]!.shown(cell)!);
  const added = new Map<number, number>();
  for (const row of changed) {
    const cell = table.cellAt(row, column);
    const value = table.columns[column]!.shown(cell);
    let place = indexOf(values, cell);
    if (value === null) place = -1;
    else if (place < 0) {
      place = added.get(cell) ?? shown.push(value) - 1;
      added.set(cell, place);
    }
    places[row] = place;
  }
  return { values: shown, places: [places] };
}

/** Joins columns of one attribute: a size with one value in two of them has it once. */
function joined(columns: readonly (Values & { places: readonly [Int32Array] })[]): Values {
  if (columns.length === 1) return columns[0]!;
  const placeOf = new Map<number | string, number>();
  for (const value of columns.flatMap(({ values }) => values))
    if (!placeOf.has(value)) placeOf.set(value, placeOf.size);
  const places: Int32Array[] = [];
  for (const {
    values,
    places: [own],
  } of columns) {
    const now = values.map((value) => placeOf.get(value)!);
    places.push(
      own.map((place, row) => {
        const joint = place < 0 ? -1 : now[place]!;
        return places.some((earlier) => earlier[row] === joint) ? -1 : joint;
      }),
    );
  }
  return { values: [...placeOf.keys()], places };
}

function stockOf(table: Table): Uint8Array {
  const stock = new Uint8Array(table.rowCount);
  const places = [IN_STOCK, MADE_TO_ORDER, 0];
  for (let row = 0; row < stock.length; row++) stock[row] = places.findIndex((bits) => table.isIn(row, bits));
  return stock;
}

/** The family's own columns only: those read out of names belong to no attribute. */
const boundColumns = ({ columns, givenColumns }: FamilyIndex, { key, kind, unit }: FacetAttribute): number[] =>
  columns.flatMap((column, i) =>
    // Another unit is another number.
    i < givenColumns && column.attribute === key && column.kind === kind && column.unit === unit ? [i] : [],
  );

function makeView(family: FamilyIndex, attributes: readonly FacetAttribute[]): FamilyView {
  const { table } = family;
  return {
    family,
    table,
    revision: table.revision,
    attributes: attributes.flatMap((attribute) => {
      const columns = boundColumns(family, attribute);
      if (columns.length === 0) return [];
      return [{ attribute: attribute.key, ...joined(columns.map((column) => valuesOf(table, column))) }];
    }),
    stock: stockOf(table),
    totals: new Map(),
  };
}

/** Views of families, each kept until one of its sizes or an attribute changes. */
export class FamilyViews {
  readonly attributes: readonly FacetAttribute[];
  private readonly views = new WeakMap<FamilyIndex, FamilyView>();

  constructor(attributes: readonly FacetAttribute[]) {
    this.attributes = attributes;
  }

  of(family: FamilyIndex): FamilyView {
    const known = this.views.get(family);
    if (known && known.revision === family.table.revision) return known;
    const made = makeView(family, this.attributes);
    this.views.set(family, made);
    return made;
  }
}
