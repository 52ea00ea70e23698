// Narrows the sizes of families by filters, and counts what is left.
import { STOCK_STATUSES } from '#contract/catalogue.ts';
import { passes, type ColumnFilter } from '#contract/dimension-table.ts';
import type { FamilyIndex } from '../search/family-index.ts';
import { ACTIVE, PUBLIC } from '../search/types.ts';
import type { BoundValues, FamilyView, Totals } from './family-view.ts';
import type { IdSet } from '../id-set.ts';
import type { Band, Selection } from './selection.ts';

/** Sizes that are looked at, before any filter. */
export interface Scope {
  /** A size has, of the mask's bits, exactly these. */
  mask: number;
  bits: number;
  /** These articles only; null: all. */
  among: IdSet | null;
}

export const SEEN_BY_PUBLIC = { mask: PUBLIC, bits: PUBLIC };
export const ACTIVE_ONES = { mask: ACTIVE, bits: ACTIVE };

/** Filters by a family's facts. */
export type Fact = 'materials' | 'hardness' | 'standards';

/** The state of a size that passes all filters of its dimensions and stock. */
export const PASSES = 0;
/** Not in scope, or fails more than one filter. */
const OUT = 65_535;

export interface NarrowedFamily {
  view: FamilyView;
  /** Filters by facts that the family fails. */
  fails: readonly Fact[];
  /**
   * For each row `PASSES`, the number of the only filter that it fails (from one: attributes, then stock), or out. Empty
   * where no row can count for any facet.
   */
  states: Uint16Array;
  /** Rows that pass the filters of rows. */
  passing: number;
}

/** The family's range of hardness, as far as it states one in numbers; in thousandths. */
export function bandOf({ facts: { hardness } }: FamilyIndex): (Band & { from: number; to: number }) | null {
  const { min, max, scale } = hardness;
  if (scale === '' || (min === null && max === null)) return null;
  return { from: (min ?? max)! * 1000, to: (max ?? min)! * 1000, scale };
}

/**
 * Whether a family's range meets a wish: a single hardness lies within it, or it lies within the range that is wished
 * for. 60 ±2 is none of 62 ±2, though both may be 61.
 */
export function meets(wish: Band, { from, to, scale }: Band & { from: number; to: number }): boolean {
  if (wish.scale !== scale) return false;
  if (wish.from !== null && wish.from === wish.to) return from <= wish.from && wish.from <= to;
  return (wish.from === null || wish.from <= from) && (wish.to === null || to <= wish.to);
}

/** Products without a family state no facts of their own: groups of them carry those of their first product. */
export const statesFacts = ({ id }: FamilyIndex): boolean => id > 0;

function failedFacts(family: FamilyIndex, { materials, hardness, standards }: Selection): Fact[] {
  const { facts } = family;
  const isOwn = statesFacts(family);
  const band = isOwn && hardness ? bandOf(family) : null;
  const fails: Fact[] = [];
  if (materials && !(isOwn && materials.includes(facts.material))) fails.push('materials');
  if (hardness && !(band !== null && hardness.some((one) => meets(one, band)))) fails.push('hardness');
  if (standards && !(isOwn && facts.standards.some((one) => standards.includes(one)))) fails.push('standards');
  return fails;
}

/** Marks a row that fails a filter. */
const failed = (state: number, number: number): number => (state === PASSES ? number : OUT);

function failAttribute(states: Uint16Array, number: number, bound: BoundValues, filter: ColumnFilter): void {
  const isWanted = Uint8Array.from(bound.values, (value) => Number(passes(filter, value)));
  const [first, ...others] = bound.places;
  for (let row = 0; row < states.length; row++) {
    const state = states[row]!;
    if (state === OUT || isWanted[first![row]!] === 1) continue;
    if (others.some((places) => isWanted[places[row]!] === 1)) continue;
    states[row] = failed(state, number);
  }
}

/** @returns null where a filter asks for an attribute that the family lacks: it then counts nowhere */
function stateRows(view: FamilyView, scope: Scope, { attributes, stock }: Selection): Uint16Array | null {
  const bound = attributes.map(({ key }) => view.attributes.find(({ attribute }) => attribute === key));
  if (bound.includes(undefined)) return null;
  const states = inScope(view, scope);
  for (const [i, { filter }] of attributes.entries()) failAttribute(states, i + 1, bound[i]!, filter);
  if (stock === null) return states;
  const wanted = STOCK_STATUSES.indexOf(stock);
  for (let row = 0; row < states.length; row++) {
    const state = states[row]!;
    if (state !== OUT && view.stock[row] !== wanted) states[row] = failed(state, attributes.length + 1);
  }
  return states;
}

/** Rows in scope pass so far; all others are out. */
function inScope({ table }: FamilyView, { mask, bits, among }: Scope): Uint16Array {
  const states = new Uint16Array(table.rowCount);
  for (let row = 0; row < states.length; row++)
    if (!table.hasBits(row, mask, bits) || (among !== null && !among.has(table.idOf(row)))) states[row] = OUT;
  return states;
}

const NO_ROWS = new Uint16Array();

/** Narrows a family by the filters. */
export function narrow(view: FamilyView, scope: Scope, selection: Selection): NarrowedFamily {
  const fails = failedFacts(view.family, selection);
  const states = fails.length > 1 ? null : stateRows(view, scope, selection);
  if (states === null) return { view, fails, states: NO_ROWS, passing: 0 };
  let passing = 0;
  for (let row = 0; row < states.length; row++) if (states[row] === PASSES) passing++;
  return { view, fails, states, passing };
}

/** Whether a size of the family passes all filters. */
export const isPassing = ({ fails, states }: NarrowedFamily, row: number): boolean =>
  fails.length === 0 && states[row] === PASSES;

/**
 * Counts rows that pass.
 * @param own for each attribute, and last for stock, the number of the filter that a counted row may fail
 */
function countRows({ attributes, stock }: FamilyView, states: Uint16Array, own: readonly number[]): Totals {
  const counts = attributes.map(({ values, places: columns }, i) => {
    const count = new Int32Array(values.length);
    const mayFail = own[i] ?? PASSES;
    for (const places of columns) {
      for (let row = 0; row < places.length; row++) {
        const [place, state] = [places[row]!, states[row]!];
        if (place >= 0 && (state === PASSES || state === mayFail)) count[place]!++;
      }
    }
    return count;
  });
  const inStock: [number, number, number] = [0, 0, 0];
  const mayFail = own.at(-1) ?? PASSES;
  for (let row = 0; row < states.length; row++) {
    const state = states[row]!;
    if (state === PASSES || state === mayFail) inStock[stock[row] as 0 | 1 | 2]++;
  }
  return { sizes: inStock[0] + inStock[1] + inStock[2], attributes: counts, stock: inStock };
}

/** Counts all sizes of a family that are in scope, whatever is filtered. */
export function totalsOf(view: FamilyView, scope: Scope): Totals {
  if (scope.among !== null) return countRows(view, inScope(view, scope), []);
  const key = `${scope.mask} ${scope.bits}`;
  const known = view.totals.get(key);
  if (known) return known;
  const made = countRows(view, inScope(view, scope), []);
  view.totals.set(key, made);
  return made;
}

/** Counts the sizes of a family for each facet: those that pass all filters but the facet's own. */
export function countsOf(
  { view, states, passing }: NarrowedFamily,
  { attributes, stock }: Selection,
  totals: Totals,
): Totals | null {
  if (states.length === 0) return null;
  if (passing === totals.sizes) return totals;
  const own = view.attributes.map(({ attribute }) => attributes.findIndex(({ key }) => key === attribute) + 1);
  return countRows(view, states, [...own, stock === null ? PASSES : attributes.length + 1]);
}
