// Dimensions: whole thousandths of their column's unit (6,2 mm = 6200), read from and written as Turkish text. Free of
// schemas: tables in the browser use it too.
import { formatNumber } from './format.ts';

/** Thousandths in one unit. */
export const MILLI = 1000;
/** The largest dimension, in the column's unit: its thousandths fit a 32-bit integer. */
export const MAX_DIMENSION = 2_000_000;
/** Decimal places that a dimension can have. */
export const MAX_DECIMALS = 3;

const PLAIN = /^([-−]?)(\d+)(?:[.,](\d+))?$/;
/** Thousands grouped, so that the last sign is the decimal one: '1.234.567', '12.000,5', '12,000.5'. */
const GROUPED = /^([-−]?)(\d{1,3}(?:\.\d{3}){2,}|\d{1,3}(?:\.\d{3})+(?=,)|\d{1,3}(?:,\d{3})+(?=\.))(?:[.,](\d+))?$/;

/**
 * Reads a dimension with comma or point, an 'Ø' before it and its unit after it: '6,2', '6.2', 'Ø6,20 mm' are 6200. A
 * single point is the decimal sign: '12.000' is twelve.
 * @param unit that may follow the number; 'mm' always may
 * @returns thousandths; null for anything that is no number, has more than three decimals that count, or is too large
 */
export function parseMilli(text: string, unit = 'mm'): number | null {
  let rest = text.trim().replace(/^[ØøΦ⌀]\s*/, '');
  for (const end of [unit, 'mm']) {
    if (end !== '' && rest.toLowerCase().endsWith(end.toLowerCase())) {
      rest = rest.slice(0, -end.length).trimEnd();
      break;
    }
  }
  const found = PLAIN.exec(rest) ?? GROUPED.exec(rest);
  if (!found) return null;
  const [, sign, whole = '', fraction = ''] = found;
  const decimals = fraction.replace(/0+$/, '');
  if (decimals.length > MAX_DECIMALS) return null;
  const value = Number(whole.replace(/[.,]/g, '')) * MILLI + Number(decimals.padEnd(MAX_DECIMALS, '0'));
  if (value > MAX_DIMENSION * MILLI) return null;
  return sign === '' || value === 0 ? value : -value;
}

/**
 * Writes thousandths as drawings do: decimal comma, no trailing zeros, thousands grouped only from 10.000 up.
 * 6200 → '6,2', 12_000_000 → '12.000'.
 */
export function formatMilli(milli: number): string {
  const value = milli / MILLI;
  return Math.abs(value) < 10_000 ? String(value).replace('.', ',') : formatNumber(value);
}

/** Writes thousandths for addresses, files and machines: '6.2'. */
export const milliToPlain = (milli: number): string => String(milli / MILLI);

/** A dimension as replies carry it: a decimal number in its unit. */
export const milliToNumber = (milli: number): number => milli / MILLI;
/** The thousandths of a decimal number that came out of `milliToNumber`. */
export const numberToMilli = (value: number): number => Math.round(value * MILLI);

const LETTER = /^[A-Za-z]{1,2}\d{0,2}$/;
/** Whether a column's key is a letter of the drawing: 'd1', 'L', 'SW'. Keys made from a label are longer words. */
export const isLetter = (key: string): boolean => LETTER.test(key);

/** Whether a letter is a diameter's, which drawings write with 'Ø': 'd1', 'D', 'dk'. */
export const isDiameter = (key: string): boolean => /^[dD](?:\d{1,2}|[a-z])?$/.test(key);
