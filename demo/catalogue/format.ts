import { formatMilli, numberToMilli } from '#contract/dimension.ts';

/** A number in tr-TR notation: decimal comma, thousands grouped only from 10.000 up, as on drawings. */
export const tr = (value: number): string => formatMilli(numberToMilli(value));

/** A number inside a product code, decimals as hyphen: 2,5 gives `2-5`. */
export function codeNumber(value: number): string {
  return String(Math.round(value * 1000) / 1000).replace('.', '-');
}

/** Numbers joined for a code: (5, 100) gives `5X100`. */
export function codeSize(...values: number[]): string {
  return values.map(codeNumber).join('X');
}

/** Numbers joined for a name: (5, 100) gives `5×100`. */
export function size(...values: number[]): string {
  return values.map(tr).join('×');
}

/** `from` to `to` inclusive; rounded, so that 0,1 steps stay clean. */
export function steps(from: number, to: number, step: number): number[] {
  const count = Math.floor((to - from) / step + 1e-6);
  return Array.from({ length: count + 1 }, (_, i) => Math.round((from + i * step) * 1000) / 1000);
}

/** A stable 32-bit hash (FNV-1a with a final mix): variety without randomness. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  return (h ^ (h >>> 13)) >>> 0;
}

/** The first row whose limit is not below `value`; the last row beyond the table. */
export function upTo<Row extends { max: number }>(rows: readonly Row[], value: number): Row {
  const row = rows.find((candidate) => value <= candidate.max + 1e-9) ?? rows.at(-1);
  if (row === undefined) throw new Error('Empty table');
  return row;
}

/** The entry of the first limit that `value` does not exceed; `beyond` above the last one. Limits are whole numbers. */
export function byLimit<T extends string | number>(value: number, table: Record<number, T>, beyond: T): T {
  const limit = Object.keys(table).find((key) => value <= Number(key));
  return limit === undefined ? beyond : table[Number(limit)]!;
}

/** Every pair of two lists for which `keep` holds. */
export function pairs<A, B>(as: readonly A[], bs: readonly B[], keep: (a: A, b: B) => boolean = () => true): [A, B][] {
  return as.flatMap((a) => bs.filter((b) => keep(a, b)).map((b): [A, B] => [a, b]));
}
