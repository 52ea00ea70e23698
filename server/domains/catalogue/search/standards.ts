import { plain } from './plain.ts';

/** A standard's number and its form: 'DIN 1530-A (şaft h5)' → 1530, a. */
export interface StandardNumber {
  number: string;
  form: string;
}

/** Reads a family's standard, or returns null where it holds no number of a standard. */
export function standardOf(text: string): StandardNumber | null {
  const match = /(?<![\d.])(\d{3,6})(?:-([a-z0-9]{1,3})(?![a-z0-9]))?/.exec(plain(text));
  return match ? { number: match[1]!, form: match[2] ?? '' } : null;
}

/** Standards as they stand within names, to be taken out before words or sizes are read. */
export const STANDARD_IN_TEXT = /\b(?:(?:DIN|ISO|EN|IEC|JIS|TS|AS)\s+)+\d{3,6}(?:-[A-Z0-9]{1,3})?\b/g;

/** Numbers of materials within a text: '1.2842 gövde, 1.4310 yay'. */
export const materialNumbersOf = (text: string): string[] => text.match(/(?<![\d.])1\.\d{4}(?!\d)/g) ?? [];

/**
 * How well a standard of a family answers to one that was typed, 0 to 1.
 * @param isBegun the number may be typed on
 */
export function standardFit(asked: StandardNumber, held: readonly StandardNumber[], isBegun = false): number {
  let best = 0;
  for (const { number, form } of held) {
    if (isBegun && number.startsWith(asked.number)) return 1;
    if (number !== asked.number) continue;
    if (asked.form === '' || asked.form === form) return 1;
    best = Math.max(best, form === '' ? 0.7 : 0.3);
  }
  return best;
}
