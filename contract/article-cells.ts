// Cells of a family's grid: read as people type or paste them, and written back as text. Grid and server read them by
// the same code, so that both refuse in the same words.
import type * as z from 'zod';
import {
  ACTIVE,
  ACTIVE_REFUSED,
  cellUnknown,
  decimalsRefused,
  keyValueMissing,
  LEAST_HEADING,
  notNumber,
  PACK_HEADING,
  PASSIVE,
  WEIGHT_HEADING,
} from './article-texts.ts';
import { STOCK_LABELS } from './catalogue-texts.ts';
import { STOCK_STATUSES, type StockStatus } from './catalogue.ts';
import type { Dim } from './dimension-table.ts';
import { MAX_DECIMALS, MILLI, milliToPlain, numberToMilli, parseMilli } from './dimension.ts';
import type { FamilyColumn } from './families.ts';
import { tooLong } from './form-texts.ts';
import { toMajor, toMinor } from './money.ts';
import { PRODUCT_LABELS } from './product-texts.ts';
import { amount, productInputs } from './products.ts';
import { fold } from './text.ts';

/** Fields of an article in the grid, besides its dimensions. */
export const ARTICLE_FIELDS = [
  'code',
  'name',
  'price',
  'stockStatus',
  'stockQuantity',
  'leadTimeDays',
  'weightG',
  'minQuantity',
  'packQuantity',
  'isActive',
] as const;
export type ArticleField = (typeof ARTICLE_FIELDS)[number];
const isField = (key: string): key is ArticleField => (ARTICLE_FIELDS as readonly string[]).includes(key);

/** A cell as it is typed or sent: a text, a decimal number in the column's unit, a switch, or nothing. */
export type CellInput = string | number | boolean | null;
/**
 * A cell as it is kept: dimensions in thousandths of the unit, prices in minor units, pieces and days whole, texts,
 * switches; null: nothing.
 */
export type CellValue = Dim | boolean;
export type CellRead = { value: CellValue } | { error: string };

/**
 * Keys of the grid's columns: field names and the letters of the dimensions, which are never alike. The name, which
 * follows from the others, comes last, so that price and stock are in view beside the dimensions.
 */
export const gridKeys = (columns: readonly Pick<FamilyColumn, 'key'>[]): string[] => [
  'code',
  ...columns.map(({ key }) => key),
  ...ARTICLE_FIELDS.filter((key) => key !== 'code' && key !== 'name'),
  'name',
];

/** Headings where room is narrow or a unit is needed. */
const FIELD_HEADINGS: Readonly<Record<ArticleField, string>> = {
  ...PRODUCT_LABELS,
  weightG: WEIGHT_HEADING,
  minQuantity: LEAST_HEADING,
  packQuantity: PACK_HEADING,
};

/** The heading of a column of the grid and of exported files: 'Çap (d1)', 'Fiyat'. */
export function gridHeading(columns: readonly Pick<FamilyColumn, 'key' | 'label'>[], key: string): string {
  const column = columns.find((one) => one.key === key);
  if (column) return `${column.label} (${column.key})`;
  return isField(key) ? FIELD_HEADINGS[key] : key;
}

/**
 * The column that a heading names: a letter (d1 and D1 differ, unless only one of them exists), a label with or without
 * its letter, or a field's name or label.
 */
export function keyOfHeading(columns: readonly FamilyColumn[], heading: string): string | null {
  const text = heading.trim();
  const keys = gridKeys(columns);
  if (keys.includes(text)) return text;
  const wanted = fold(text.replace(/\[[^\]]*\]$/, ''));
  if (wanted === '') return null;
  const namings: ((key: string) => string)[] = [
    (key) => gridHeading(columns, key),
    (key) => columns.find((one) => one.key === key)?.label ?? key,
    (key) => key,
    (key) => FIELD_ALIASES[key as ArticleField] ?? '',
  ];
  for (const naming of namings) {
    const found = keys.filter((key) => fold(naming(key)) === wanted);
    if (found.length === 1) return found[0]!;
  }
  return null;
}
const FIELD_ALIASES: Partial<Record<ArticleField, string>> = {
  code: 'Kod',
  name: 'Ad',
  stockStatus: 'Stok',
  stockQuantity: 'Adet',
  leadTimeDays: 'Termin',
  weightG: 'Ağırlık',
  minQuantity: 'En az sipariş',
  packQuantity: 'Paket',
};

const MAX_TEXT = 120;
/** What people write beside an amount. */
export const CURRENCY_SIGNS = /[$€₺£\s]|TL|TRY|USD|EUR|GBP/g;
/** Words for on and off, folded. */
export const SWITCHES: ReadonlyMap<string, boolean> = new Map<string, boolean>([
  ...[ACTIVE, 'evet', 'true', '1', 'acik'].map((word) => [fold(word), true] as const),
  ...[PASSIVE, 'hayir', 'false', '0', 'kapali'].map((word) => [fold(word), false] as const),
]);
/** Stock statuses by their names and by their folded labels. */
export const STATUSES: ReadonlyMap<string, StockStatus> = new Map(
  STOCK_STATUSES.flatMap((status) => [[status, status] as const, [fold(STOCK_LABELS[status]), status] as const]),
);

const isEmpty = (input: CellInput): boolean => input === null || (typeof input === 'string' && input.trim() === '');
const checked = (schema: z.ZodType, value: unknown, read: (value: unknown) => CellValue): CellRead => {
  const { success, data, error } = schema.safeParse(value);
  return success ? { value: read(data) } : { error: error.issues[0]!.message };
};
const same = (value: unknown): CellValue => value as CellValue;

/** A number in thousandths; null for anything that is none. */
function milliOf(input: CellInput, unit: string): number | null {
  if (typeof input === 'number') {
    const milli = numberToMilli(input);
    return Math.abs(input * MILLI - milli) < 1e-6 ? milli : null;
  }
  return typeof input === 'string' ? parseMilli(input, unit) : null;
}

function readDim({ label, kind, unit, decimals, isKey }: FamilyColumn, input: CellInput): CellRead {
  if (isEmpty(input)) return isKey ? { error: keyValueMissing(label) } : { value: null };
  if (kind === 'text') {
    const text = (typeof input === 'number' ? milliToPlain(numberToMilli(input)).replace('.', ',') : String(input))
      .replace(/\s+/g, ' ')
      .trim();
    return text.length > MAX_TEXT ? { error: tooLong(MAX_TEXT) } : { value: text };
  }
  const milli = milliOf(input, unit);
  if (milli === null) return { error: notNumber(String(input)) };
  return milli % 10 ** (MAX_DECIMALS - decimals) === 0 ? { value: milli } : { error: decimalsRefused(label, decimals) };
}

function readField(key: ArticleField, input: CellInput): CellRead {
  const schema = productInputs[key];
  const empty = isEmpty(input);
  if (key === 'code') return checked(schema, typeof input === 'string' ? input.toUpperCase() : input, same);
  if (key === 'name') return checked(schema, typeof input === 'string' ? input : String(input ?? ''), same);
  if (key === 'isActive') {
    const value = typeof input === 'boolean' ? input : SWITCHES.get(fold(String(input ?? '')));
    return value === undefined ? { error: ACTIVE_REFUSED } : { value };
  }
  if (key === 'stockStatus')
    return checked(schema, STATUSES.get(String(input)) ?? STATUSES.get(fold(String(input ?? ''))) ?? input, same);
  if (empty) return { value: null };
  const milli = milliOf(typeof input === 'string' ? input.replace(CURRENCY_SIGNS, '') : input, '');
  if (milli === null) return { error: notNumber(String(input)) };
  if (key === 'price') return checked(amount, milli / MILLI, (value) => toMinor(value as number));
  return checked(schema, milli / MILLI, same);
}

/** Reads a cell. `key` is a letter of the family or the name of a field. */
export function readCell(columns: readonly FamilyColumn[], key: string, input: CellInput): CellRead {
  const column = columns.find((one) => one.key === key);
  if (column) return readDim(column, input);
  return isField(key) ? readField(key, input) : { error: cellUnknown(key) };
}

/** Writes a cell as text that `readCell` reads to the same value: decimal comma, no grouping. */
export function cellText(key: string, value: CellValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? ACTIVE : PASSIVE;
  if (key === 'price')
    return toMajor(value as number)
      .toFixed(2)
      .replace('.', ',');
  if (key === 'stockStatus') return STOCK_LABELS[value as keyof typeof STOCK_LABELS];
  if (typeof value === 'string' || isField(key)) return String(value);
  return milliToPlain(value).replace('.', ',');
}

/** A cell as calls carry it: numbers are decimal. */
export function cellInput(key: string, value: CellValue): CellInput {
  if (typeof value !== 'number') return value;
  if (key === 'price') return toMajor(value);
  return isField(key) ? value : value / MILLI;
}

/** The value of a cell that a reply carries: the inverse of `cellInput`, without the rules of typing. */
export function cellValue(columns: readonly FamilyColumn[], key: string, input: CellInput): CellValue {
  if (typeof input !== 'number') return input;
  if (key === 'price') return toMinor(input);
  return columns.some((column) => column.key === key) ? numberToMilli(input) : input;
}

/** Reads a row. Cells that are wrong have a sentence instead of a value. */
export function readRow(
  columns: readonly FamilyColumn[],
  row: Readonly<Record<string, CellInput>>,
): { values: Map<string, CellValue>; errors: Map<string, string> } {
  const values = new Map<string, CellValue>();
  const errors = new Map<string, string>();
  for (const [key, input] of Object.entries(row)) {
    const read = readCell(columns, key, input);
    if ('error' in read) errors.set(key, read.error);
    else values.set(key, read.value);
  }
  return { values, errors };
}
