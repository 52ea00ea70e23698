import { parseMilli } from '#contract/dimension.ts';
import { plain } from './plain.ts';
import { materialNumbersOf, STANDARD_IN_TEXT } from './standards.ts';
import type { Table } from './table.ts';
import type { SearchColumn } from './types.ts';

/** Columns in the order in which a family's size is written. */
export type Order = number[];

/** Rows whose code and name are compared with their dimensions. */
const SAMPLE = 60;
/** A number of the code or name is a column's if it is so in this share of the sample. */
const AGREEMENT = 0.97;
const MAX_COLUMNS = 6;

/** The columns a pattern names, in its order: 'Z40-{d1}X{L}'. */
export function orderOfPattern(pattern: string, columns: readonly SearchColumn[]): Order {
  const order: Order = [];
  for (const [, key] of pattern.matchAll(/\{([^}]+)\}/g)) {
    const column = columns.findIndex((candidate) => candidate.key === key);
    if (column >= 0 && !order.includes(column)) order.push(column);
  }
  return order.slice(0, MAX_COLUMNS);
}

/** A number of a name with the word before it: 'delik 3,5'; 'Ø6' is a diameter. */
export interface NameNumber {
  value: number;
  word: string;
  unit: string;
}

/** The size within a name: threads, and numbers in order without those of standards and materials, in thousandths. */
export function sizeInName(name: string): { numbers: NameNumber[]; thread: string | null } {
  let rest = name.replace(STANDARD_IN_TEXT, ' ');
  for (const number of materialNumbersOf(rest)) rest = rest.replace(number, ' ');
  const text = plain(rest)
    .replace(/(\d)\/(?=\d+(?:[.,]\d+)?x)/g, '$1 x ') // a bore and an outside: 8/12x100
    .replace(/(\d)x(?=\d)/g, '$1 x ');
  const threads = [
    ...text.matchAll(
      /(?<![\p{L}\d])(?:m\d+(?:[.,]\d+)?(?: x (?:0|1|2|3|4)[.,]\d+| x [123](?![\d.,]))?|[gr]\d+(?:\/\d+)?)(?![\p{L}\d])/gu,
    ),
  ];
  const numbers: NameNumber[] = [];
  const unthreaded = threads.reduce((left, [thread]) => left.replace(thread, ' '), text);
  const pattern =
    /(?<![\p{L}\d.,/-])(?:(\p{L}{2,})\s+|(ø)\s?)?(\d+(?:[.,]\d+)?)(?![\d/]|[.,]\d|-[a-z0-9])(?:\s?(mm|kg|kw|kn|bar|nm|w|v|n|°c?)(?![\p{L}\d]))?/gu;
  for (const [, word, sign, digits, unit] of unthreaded.matchAll(pattern)) {
    const value = parseMilli(digits!);
    if (value !== null) numbers.push({ value, word: sign === undefined ? (word ?? '') : 'cap', unit: unit ?? '' });
  }
  return { numbers, thread: threads[0] === undefined ? null : threads[0][0].replace(/ x /g, 'x').toUpperCase() };
}

/** Number and thread pieces of a code: 'Z40-2-5X100' → '2-5', '100'; a hyphen may be a decimal sign. */
const piecesOfCode = (code: string): string[] =>
  [
    ...code
      .replace(/^[A-Za-z]+\d*(?=-)/, '')
      .replace(/(\d)[Xx](?=\d)/g, '$1 ')
      .matchAll(/(?<![A-Za-z\d])[Mm]?(\d+(?:-\d+)?)/g),
  ].map(([, digits]) => digits!);

/**
 * Orders found by comparing codes and names of some rows with their cells: for each place the column that is equal in
 * nearly all of them.
 */
export function ordersOfSample(
  table: Table,
  columns: readonly SearchColumn[],
  articles: readonly { code: string; name: string }[],
): Order[] {
  const step = Math.max(1, Math.floor(articles.length / SAMPLE));
  const rows = Array.from({ length: Math.min(SAMPLE, articles.length) }, (_, i) => i * step).filter(
    (row) => row < articles.length,
  );
  const inNames = rows.map((row) => ({
    row,
    numbers: sizeInName(articles[row]!.name).numbers.map(({ value }) => value),
  }));
  const orders = [orderOf(table, columns, inNames)];
  const inCodes = rows.map((row) => ({ row, numbers: numbersOfCode(table, columns, row, articles[row]!.code) }));
  orders.push(orderOf(table, columns, inCodes));
  return unique(orders);
}

export const unique = (orders: readonly Order[]): Order[] => [
  ...new Map(orders.filter((order) => order.length > 0).map((order) => [order.join(), order])).values(),
];

/** A code's numbers; 'a-b' is read as a decimal where a cell of the row says so, otherwise as two numbers. */
function numbersOfCode(table: Table, columns: readonly SearchColumn[], row: number, code: string): number[] {
  const occurs = (milli: number | null): milli is number =>
    milli !== null && columns.some((_, column) => isEqual(table, row, column, milli));
  return piecesOfCode(code).flatMap((piece) => {
    const decimal = parseMilli(piece.replace('-', '.'));
    if (!piece.includes('-') || occurs(decimal)) return decimal === null ? [] : [decimal];
    return piece.split('-').flatMap((part) => parseMilli(part) ?? []);
  });
}

function isEqual(table: Table, row: number, column: number, milli: number): boolean {
  const value = table.valueAt(row, column);
  return typeof value === 'string' ? numberOfText(value) === milli : value === milli;
}

/** The number that a text cell is, in thousandths; of a plain thread its diameter: 'M8' → 8000. */
export function numberOfText(text: string): number | null {
  const match = /^[Mm]?(\d+(?:[.,]\d+)?)$/.exec(text.trim());
  return match ? parseMilli(match[1]!) : null;
}

function orderOf(
  table: Table,
  columns: readonly SearchColumn[],
  samples: readonly { row: number; numbers: number[] }[],
): Order {
  const counts = new Map<number, number>();
  for (const { numbers } of samples) counts.set(numbers.length, (counts.get(numbers.length) ?? 0) + 1);
  const usual = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
  const alike = samples.filter(({ numbers }) => numbers.length === usual);
  const order: Order = [];
  for (let place = 0; place < Math.min(usual, MAX_COLUMNS); place++) {
    const column = columns.findIndex((_, candidate) => {
      if (order.includes(candidate) || table.distinct(candidate).length < 2) return false;
      const equal = alike.filter(({ row, numbers }) => isEqual(table, row, candidate, numbers[place]!)).length;
      return equal >= alike.length * AGREEMENT;
    });
    if (column >= 0) order.push(column);
  }
  return order;
}

/** The key columns, for a family whose codes and names say nothing. */
export const orderOfKeys = (columns: readonly SearchColumn[]): Order =>
  columns.flatMap((column, i) => (column.isKey && column.kind === 'number' ? [i] : [])).slice(0, MAX_COLUMNS);
