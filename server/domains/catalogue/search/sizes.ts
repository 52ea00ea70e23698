import { formatMilli } from '#contract/dimension.ts';
import type { IdSet } from '../id-set.ts';
import type { FamilyIndex } from './family-index.ts';
import { numberOfText } from './patterns.ts';
import { columnsFor, valueFor } from './bound-columns.ts';
import { NO_NUMBER, type Condition, type Table } from './table.ts';
import type { Level } from './types.ts';

/** A number that says which column it is meant for. */
export type Bound =
  | { kind: 'role'; stem: string; modifier: string | null; modifierWord: string | null; value: number }
  | { kind: 'key'; key: string; value: number }
  | { kind: 'unit'; unit: string; value: number };
export interface ThreadAsked {
  bases: string[];
  wholes: string[];
  rest: number[];
}

/** The measures that a text asks for. */
export interface Asked {
  bound: Bound[];
  threads: ThreadAsked[];
  /** Numbers without a word, in the text's order. */
  numbers: number[];
  /** The digits that the text ends in, which may only be the beginning of a number: '2' of '6x2'. */
  begun: string | null;
}

/** Rows that other words of the text narrow to: any of the cells, or the rows given. */
export interface Narrowing {
  column: number;
  cells: ReadonlySet<number>;
  rows: IdSet | null;
}

export interface Fit {
  level: Level;
  score: number;
  conditions: Condition[];
  /** Of a number that is only begun: its column and the values that begin so. */
  begun: Narrowing | null;
}

/** Worth of a level against the weights of words. */
export const LEVEL_SCORES: Record<Level, number> = {
  code: 100,
  beginning: 38,
  exact: 40,
  part: 34,
  screw: 28,
  mixed: 24,
  near: 20,
  other: 14,
  far: 9,
  text: 0,
};
/** Part of the size, from its first measure on: 'M8' of 'M8x30' rather than '30'. */
const FIRST_MEASURES = 2;
/** Several numbers that leave a measure out between them, or the first, are less surely meant. */
const WITH_GAP = -9;

/** Combinations tried for one family, and on average: a text of many numbers cannot cost more. */
export const MAX_TRIES = 400;
export const USUAL_TRIES = 25;
/** Measures of one text. More of them name no size. */
const MAX_NUMBERS = 6;
const MAX_THREADS = 2;
const MAX_BOUND = 5;

/** The measures that are looked for, at most as many as sizes have. */
export const boundedAsked = ({ bound, threads, numbers, begun }: Asked): Asked => ({
  begun,
  bound: unique(bound).slice(0, MAX_BOUND),
  threads: threads.slice(0, MAX_THREADS).map((thread) => ({ ...thread, rest: thread.rest.slice(0, MAX_NUMBERS) })),
  numbers: numbers.slice(0, MAX_NUMBERS),
});

/** Measures named once; whoever names one twice means it once. */
const unique = (bound: readonly Bound[]): Bound[] => [
  ...new Map(bound.map((one) => [`${one.kind} ${one.value} ${nameOf(one)}`, one])).values(),
];

function nameOf(bound: Bound): string {
  if (bound.kind === 'role') return `${bound.modifier ?? ''} ${bound.stem}`;
  return bound.kind === 'key' ? bound.key : bound.unit;
}

/** Combinations that may still be tried for one text. */
export interface Budget {
  tries: number;
}

export const isAskedFor = ({ bound, threads, numbers }: Asked): boolean =>
  bound.length + threads.length + numbers.length > 0;

/** Rows of a family that meet the conditions and narrowings, at most `limit`. */
export function rowsOf(
  family: FamilyIndex,
  conditions: readonly Condition[],
  narrowings: readonly Narrowing[],
  mask: number,
  limit = Infinity,
): number[] {
  const { table } = family;
  if (narrowings.length === 0) return table.match(conditions, mask, limit);
  const [first, ...others] = narrowings as [Narrowing, ...Narrowing[]];
  const meets = (row: number, wanted: readonly Narrowing[]): boolean =>
    wanted.every(({ column, cells, rows }) => (rows ? rows.has(row) : cells.has(table.cellAt(row, column))));
  if (conditions.length > 0 || first.rows === null) {
    const seeds =
      conditions.length > 0
        ? table.match(conditions, mask)
        : [...first.cells].flatMap((cell) => table.match([{ column: first.column, cell }], mask));
    if (conditions.length === 0) seeds.sort((a, b) => a - b);
    const found: number[] = [];
    for (const row of seeds) {
      if (found.length >= limit) break;
      if (meets(row, narrowings)) found.push(row);
    }
    return found;
  }
  const found: number[] = [];
  for (const row of first.rows) {
    if (found.length >= limit) break;
    if (table.isIn(row, mask) && meets(row, others)) found.push(row);
  }
  return found;
}

/** The cell that a number has in a column; of a text column '35', or 'M8' if it may be a thread's diameter. */
function cellOf({ table, threads }: FamilyIndex, column: number, value: number, isThread = true): number | undefined {
  if (table.columns[column]!.kind === 'number') return table.cellOf(column, value);
  if (!isThread) return table.cellOf(column, formatMilli(value));
  return (
    table.cellOf(column, formatMilli(value)) ?? threads.get(column)?.get(`m${formatMilli(value).replace(',', '.')}`)
  );
}

/** The numbers that texts of a table's columns are, by column and cell: a cell's text never changes. */
const numbersOfTexts = new WeakMap<Table, (number | null)[][]>();

/** The number of a cell, in thousandths, or null. */
export function numberAt({ table }: FamilyIndex, row: number, column: number): number | null {
  const cell = table.cellAt(row, column);
  if (table.columns[column]!.kind === 'number') return cell === NO_NUMBER ? null : cell;
  let ofTable = numbersOfTexts.get(table);
  if (!ofTable) numbersOfTexts.set(table, (ofTable = []));
  const known = (ofTable[column] ??= []);
  if (known[cell] === undefined) known[cell] = numberOfText(String(table.columns[column]!.shown(cell) ?? ''));
  return known[cell];
}

/** A thread as a condition, with the numbers that it leaves over; whole threads first. */
function threadChoices(family: FamilyIndex, { bases, wholes, rest }: ThreadAsked) {
  const choices: { condition: Condition; rest: number[]; isOwn: boolean }[] = [];
  for (const [keys, left] of [
    [wholes, rest.slice(1)],
    [bases, rest],
  ] as const)
    for (const isOwn of [true, false])
      for (const [column, cells] of family.threads) {
        if (family.ownThreads.has(column) !== isOwn) continue;
        for (const key of keys) {
          const cell = cells.get(key);
          if (cell !== undefined) choices.push({ condition: { column, cell }, rest: left, isOwn });
        }
      }
  return choices;
}

interface Start {
  conditions: Condition[];
  numbers: number[];
  isOwn: boolean;
}

/** Every way to meet threads and bound numbers. */
function startsOf(family: FamilyIndex, asked: Asked): Start[] {
  let starts: Start[] = [{ conditions: [], numbers: asked.numbers, isOwn: true }];
  for (const thread of asked.threads) {
    const choices = threadChoices(family, thread);
    starts = starts.flatMap((start) =>
      choices.map(({ condition, rest, isOwn }) => ({
        ...start,
        conditions: [...start.conditions, condition],
        numbers: [...rest, ...start.numbers],
        isOwn: start.isOwn && isOwn,
      })),
    );
  }
  for (const bound of asked.bound) {
    const columns = columnsFor(family, bound).slice(0, 6);
    starts = starts
      .flatMap((start) =>
        columns.flatMap((column): Start[] => {
          if (start.conditions.some((condition) => condition.column === column)) return [];
          const cell = cellOf(family, column, valueFor(family, column, bound));
          return cell === undefined ? [] : [{ ...start, conditions: [...start.conditions, { column, cell }] }];
        }),
      )
      .slice(0, 24);
  }
  return starts.slice(0, 24);
}

interface Search {
  family: FamilyIndex;
  narrowings: readonly Narrowing[];
  mask: number;
  tries: number;
}

/** Assigns numbers to columns so that rows exist: to ascending places of the list, or to any. */
function assign(
  search: Search,
  columns: readonly number[],
  numbers: readonly number[],
  taken: readonly Condition[],
  isAscending: boolean,
): Condition[] | null {
  const choose = (i: number, from: number, chosen: readonly Condition[]): Condition[] | null => {
    if (search.tries-- <= 0) return null;
    if (i === numbers.length)
      return rowsOf(search.family, chosen, search.narrowings, search.mask, 1).length > 0 ? [...chosen] : null;
    for (let place = isAscending ? from : 0; place < columns.length; place++) {
      const column = columns[place]!;
      if (chosen.some((condition) => condition.column === column)) continue;
      const cell = cellOf(search.family, column, numbers[i]!, isAscending);
      if (cell === undefined) continue;
      const found = choose(i + 1, place + 1, [...chosen, { column, cell }]);
      if (found) return found;
    }
    return null;
  };
  return choose(0, 0, taken);
}

/**
 * The best way to read the measures as a size that the family is made in, or null.
 * @param isWide numbers may also be those of columns that the size does not name
 */
export function fitSize(
  family: FamilyIndex,
  asked: Asked,
  narrowings: readonly Narrowing[],
  mask: number,
  isWide: boolean,
  budget: Budget,
): Fit | null {
  const tries = Math.min(MAX_TRIES, budget.tries);
  const search: Search = { family, narrowings, mask, tries };
  const orders: number[][] = family.orders.length > 0 ? family.orders : [[]];
  let best: Fit | null = null;
  const offer = (level: Level, score: number, conditions: Condition[] | null): void => {
    if (conditions && score > (best?.score ?? 0)) best = { level, score, conditions, begun: null };
  };
  for (const start of startsOf(family, asked)) {
    const isNamed = !start.isOwn;
    for (const order of orders) {
      const free = order.filter((column) => !start.conditions.some((condition) => condition.column === column));
      const found = assign(search, free, start.numbers, start.conditions, true);
      if (found) {
        const isWhole =
          order.length > 0 && order.every((column) => found.some((condition) => condition.column === column));
        const level = isWhole ? 'exact' : 'part';
        const score = LEVEL_SCORES[level] + (isWhole ? 0 : partWorth(order, found, start.numbers.length));
        if (isNamed) offer('screw', LEVEL_SCORES.screw, found);
        else offer(level, score, found);
      } else if (start.numbers.length > 1 && start.numbers.length < 5) {
        offer('mixed', LEVEL_SCORES.mixed, assign(search, free, start.numbers, start.conditions, false));
      }
    }
    if (isWide && best === null && start.numbers.length > 0) {
      const others = family.columns.map((_, column) => column).filter((column) => isMeasure(family, column));
      offer('other', LEVEL_SCORES.other, assign(search, others, start.numbers, start.conditions, true));
    }
  }
  budget.tries -= tries - Math.max(0, search.tries);
  return best;
}

/** Worth of sizes that go on as a number was begun: less than one that is missed by a hair. */
export const BEGUN_SCORE = 26;
const BEGUN_SCREW = 12;

/** Sizes whose last number begins with the digits typed so far, as the size is written; null where there is none. */
export function completeSize(
  family: FamilyIndex,
  asked: Asked,
  narrowings: readonly Narrowing[],
  mask: number,
): Fit | null {
  const { begun } = asked;
  if (begun === null) return null;
  for (const { conditions, numbers, isOwn } of startsOf(family, asked)) {
    if (numbers.length === 0) continue;
    for (const order of family.orders) {
      const free = order.filter((column) => !conditions.some((condition) => condition.column === column));
      const last = free[numbers.length - 1];
      if (last === undefined) continue;
      const before = numbers
        .slice(0, -1)
        .map((number, i) => ({ column: free[i]!, cell: cellOf(family, free[i]!, number) }));
      if (before.some(({ cell }) => cell === undefined)) continue;
      const cells = new Set([...family.table.distinct(last)].filter((cell) => beginsWith(family, last, cell, begun)));
      if (cells.size === 0) continue;
      const found = [...conditions, ...(before as Condition[])];
      const completed: Narrowing = { column: last, cells, rows: null };
      if (rowsOf(family, found, [completed, ...narrowings], mask, 1).length > 0)
        return { level: 'beginning', score: isOwn ? BEGUN_SCORE : BEGUN_SCREW, conditions: found, begun: completed };
    }
  }
  return null;
}

function beginsWith({ table }: FamilyIndex, column: number, cell: number, digits: string): boolean {
  const value = table.columns[column]!.shown(cell);
  return (typeof value === 'number' ? formatMilli(value) : (value ?? '')).startsWith(digits);
}

/** Which part of a size was given: its beginning, or measures with gaps between them. */
function partWorth(order: readonly number[], found: readonly Condition[], numbers: number): number {
  const places = found.map(({ column }) => order.indexOf(column)).sort((a, b) => a - b);
  const isBeginning = places.every((place, i) => place === i);
  if (isBeginning) return FIRST_MEASURES;
  return numbers > 1 ? WITH_GAP : 0;
}

const isMeasure = (family: FamilyIndex, column: number): boolean =>
  family.columns[column]!.kind === 'number' && !family.labels[column]!.has('tolerans');
