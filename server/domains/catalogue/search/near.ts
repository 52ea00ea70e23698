import type { FamilyIndex } from './family-index.ts';
import { columnsFor } from './bound-columns.ts';
import { numberAt, rowsOf, type Asked, type Narrowing } from './sizes.ts';
import { indexOf, type Condition } from './table.ts';
import type { Difference } from './types.ts';

/** A size is near where no measure differs by more than this share, and worth showing up to the second. */
export const NEAR = 0.08;
/** Up to this share the size was meant if it was written in full: 25×51 for '25x50'. */
export const VERY_NEAR = 0.03;
export const FAR = 0.6;
/** Rows compared in one family at most. */
const MAX_ROWS = 800;
/** A length can be cut, a diameter cannot: what is too short, or another first measure, counts more. */
const FIRST_WEIGHT = 2;
const SHORT_WEIGHT = 1.3;

export interface NearRow {
  row: number;
  /** The greatest share by which a measure differs. */
  greatest: number;
  distance: number;
}

/** A measure as a column of the family. */
export interface Wanted {
  column: number;
  value: number;
  weight: number;
}

/** The measures as columns of the family: bound ones by their column, the others in the order the size is written in. */
function wantedOf(family: FamilyIndex, asked: Asked): { wanted: Wanted[]; conditions: Condition[] } | null {
  const wanted: Wanted[] = [];
  const conditions: Condition[] = [];
  const isTaken = (column: number): boolean =>
    wanted.some((want) => want.column === column) || conditions.some((condition) => condition.column === column);
  const numbers: number[] = [];
  for (const { bases, wholes, rest } of asked.threads) {
    const found = [...family.threads]
      .sort(([a], [b]) => Number(family.ownThreads.has(b)) - Number(family.ownThreads.has(a)))
      .flatMap(([column, cells]) => {
        const whole = wholes.map((key) => cells.get(key)).find((cell) => cell !== undefined);
        const base = bases.map((key) => cells.get(key)).find((cell) => cell !== undefined);
        if (whole !== undefined) return [{ column, cell: whole, rest: rest.slice(1) }];
        return base === undefined ? [] : [{ column, cell: base, rest }];
      })[0];
    if (found) {
      conditions.push({ column: found.column, cell: found.cell });
      numbers.push(...found.rest);
      continue;
    }
    const column = [...family.ownThreads][0];
    const diameter = Number(/^m(\d+(?:\.\d+)?)/.exec(bases[0] ?? '')?.[1]);
    if (column === undefined || Number.isNaN(diameter)) return null;
    wanted.push({ column, value: Math.round(diameter * 1000), weight: FIRST_WEIGHT });
    numbers.push(...rest);
  }
  for (const bound of asked.bound) {
    const column = columnsFor(family, bound).find((candidate) => !isTaken(candidate));
    if (column === undefined) return null;
    wanted.push({ column, value: bound.value, weight: wanted.length === 0 ? FIRST_WEIGHT : 1 });
  }
  numbers.push(...asked.numbers);
  const orders = family.orders.map((order) => order.filter((column) => !isTaken(column)));
  const order =
    orders.find((free) => free.length === numbers.length) ?? orders.find((free) => free.length > numbers.length);
  const free = order ?? orders[0] ?? [];
  for (const [i, value] of numbers.slice(0, free.length).entries())
    wanted.push({ column: free[i]!, value, weight: i === 0 && wanted.length === 0 ? FIRST_WEIGHT : 1 });
  return wanted.length === 0 ? null : { wanted, conditions };
}

export interface Nearest {
  rows: NearRow[];
  wanted: readonly Wanted[];
  /** Threads asked for, which all of the rows have. */
  conditions: readonly Condition[];
  /** The measures asked for are a whole size of the family. */
  isWhole: boolean;
}

/** The rows nearest to the measures asked for, nearest first. @param share by which a measure may differ at most */
export function nearestRows(
  family: FamilyIndex,
  asked: Asked,
  narrowings: readonly Narrowing[],
  mask: number,
  limit: number,
  share: number,
): Nearest {
  const reading = wantedOf(family, asked);
  if (!reading) return { rows: [], wanted: [], conditions: [], isWhole: false };
  const { wanted, conditions } = reading;
  const found: NearRow[] = [];
  const consider = (row: number): void => {
    let [greatest, distance] = [0, 0];
    for (const { column, value, weight } of wanted) {
      const has = numberAt(family, row, column);
      if (has === null) return;
      const differs = Math.abs(has - value) / Math.max(value, 1);
      greatest = Math.max(greatest, differs);
      distance += differs * weight * (has < value ? SHORT_WEIGHT : 1);
    }
    if (greatest <= share) found.push({ row, greatest, distance });
  };
  const rows =
    conditions.length > 0 || narrowings.length > 0
      ? rowsOf(family, conditions, narrowings, mask, MAX_ROWS)
      : rowsAround(family, wanted[0]!, mask, share);
  for (const row of rows) consider(row);
  found.sort((a, b) => a.distance - b.distance || a.row - b.row);
  const named = [...wanted.map(({ column }) => column), ...conditions.map(({ column }) => column)];
  const isWhole = family.orders.some((order) => order.every((column) => named.includes(column)));
  return { rows: found.slice(0, limit), wanted, conditions, isWhole };
}

/** Rows by the distance of one measure, nearest values first: by the postings, so that no family is read whole. */
function rowsAround(family: FamilyIndex, { column, value }: Wanted, mask: number, share: number): number[] {
  const { table } = family;
  const found: number[] = [];
  const take = (cell: number): void => {
    for (const row of table.match([{ column, cell }], mask, MAX_ROWS - found.length)) found.push(row);
  };
  const values = table.distinct(column);
  if (table.columns[column]!.kind === 'text') {
    for (const cell of values) if (found.length < MAX_ROWS) take(cell);
    return found;
  }
  const at = indexOf(values, value);
  let high = at < 0 ? ~at : at;
  let low = high - 1;
  while (found.length < MAX_ROWS && (low >= 0 || high < values.length)) {
    const below = low >= 0 ? value - values[low]! : Infinity;
    const above = high < values.length ? values[high]! - value : Infinity;
    if (Math.min(below, above) > value * share) break;
    take(above <= below ? values[high++]! : values[low--]!);
  }
  return found;
}

/** In which measures a row differs from what was asked for. */
export const differencesOf = (family: FamilyIndex, row: number, wanted: readonly Wanted[]): Difference[] =>
  wanted.flatMap(({ column, value }): Difference[] => {
    const has = numberAt(family, row, column);
    const { key, label, unit } = family.columns[column]!;
    return has === null || has === value ? [] : [{ column: key, label, unit, wanted: value, has }];
  });
