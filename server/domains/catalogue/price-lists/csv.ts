// A list's products as lines of code;price;currency: checked as a whole before any is stored.
import { ApiError } from '#contract/api-error.ts';
import { CURRENCIES, CURRENCY_SYMBOLS, toMinor, type Currency } from '#contract/money.ts';
import {
  PRICE_LIST_CODE_MISSING,
  PRICE_LIST_CSV_EMPTY,
  PRICE_LIST_CSV_ENCODING,
  PRICE_LIST_CSV_UNREADABLE,
  PRICE_LIST_PRICE_UNREADABLE,
  priceListAmbiguous,
  priceListLinesTooMany,
  priceListTwice,
} from '#contract/price-list-texts.ts';
import { MAX_PRICE_LIST_LINES } from '#contract/price-lists.ts';
import { amount } from '#contract/products.ts';
import { CURRENCY_REFUSED } from '#contract/setting-texts.ts';
import { withoutGuard } from '../../../base/files/csv.ts';
import { pastedTable, type PastedLine } from '../../../base/files/pasted-table.ts';

export interface Line {
  line: number;
  code: string;
  priceMinor: number;
  /** undefined: the one in which the product's price is kept. */
  currency: Currency | undefined;
}
export interface BadLine {
  line: number;
  message: string;
}

const refused = (sentence: string): ApiError => new ApiError(400, 'VALIDATION', sentence, { csv: sentence });

/** @throws VALIDATION for a text that is no table, or has too many lines */
const tableOf = (csv: string): PastedLine[] =>
  pastedTable(csv, {
    most: MAX_PRICE_LIST_LINES,
    isHead,
    sentences: {
      encoding: PRICE_LIST_CSV_ENCODING,
      unreadable: PRICE_LIST_CSV_UNREADABLE,
      empty: PRICE_LIST_CSV_EMPTY,
      tooMany: priceListLinesTooMany(MAX_PRICE_LIST_LINES),
    },
    refuse: refused,
  });

/** Whether the first line names columns: where a price belongs it has no digit. */
const isHead = (cells: readonly string[]): boolean => cells.length > 1 && !/\d/.test(cells[1] ?? '');

const MARKS = /[\s₺$€£]|TL$/gi;
/** Thousands in groups with the other sign before the decimals, or a plain number. */
const PRICE = /^(?:\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?|\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d+(?:[.,]\d{1,2})?)$/;
/** '1.234' may be a thousand or a decimal. */
const AMBIGUOUS = /^\d{1,3}[.,]\d{3}$/;

/** A price as people and programs write it, in minor units, or the sentence of what is wrong with it. */
export function readPrice(typed: string): number | string {
  const text = typed.replace(MARKS, '');
  if (AMBIGUOUS.test(text)) return priceListAmbiguous(typed);
  if (!PRICE.test(text)) return PRICE_LIST_PRICE_UNREADABLE;
  const decimals = /[.,](\d{1,2})$/.exec(text)?.[1] ?? '';
  const whole = (decimals === '' ? text : text.slice(0, -decimals.length - 1)).replaceAll(/[.,]/g, '');
  const read = amount.safeParse(Number(`${whole}.${decimals || '0'}`));
  return read.success ? toMinor(read.data) : read.error.issues[0]!.message;
}

/** A currency's code, its sign, or 'TL'; undefined: the cell is empty; null: it is none. */
function readCurrency(typed: string): Currency | null | undefined {
  const text = typed.toUpperCase();
  if (text === '') return undefined;
  if (text === 'TL') return 'TRY';
  return CURRENCIES.find((code) => code === text || CURRENCY_SYMBOLS[code] === text) ?? null;
}

/** @returns the line, or the sentence that says what is wrong with it */
function lineOf({ line, cells }: { line: number; cells: readonly string[] }): Line | BadLine {
  const code = withoutGuard(cells[0] ?? '');
  if (code === '') return { line, message: PRICE_LIST_CODE_MISSING };
  const priceMinor = readPrice(cells[1] ?? '');
  if (typeof priceMinor === 'string') return { line, message: priceMinor };
  const currency = readCurrency(cells[2] ?? '');
  if (currency === null) return { line, message: CURRENCY_REFUSED };
  return { line, code, priceMinor, currency };
}

/** @throws VALIDATION for a text that is no table, or has too many lines */
export function readLines(csv: string): { lines: Line[]; bad: BadLine[] } {
  const lines: Line[] = [];
  const bad: BadLine[] = [];
  const first = new Map<string, number>();
  for (const row of tableOf(csv)) {
    const read = lineOf(row);
    if ('message' in read) {
      bad.push(read);
      continue;
    }
    const earlier = first.get(read.code);
    if (earlier !== undefined) bad.push({ line: read.line, message: priceListTwice(earlier) });
    else {
      first.set(read.code, read.line);
      lines.push(read);
    }
  }
  return { lines, bad };
}
