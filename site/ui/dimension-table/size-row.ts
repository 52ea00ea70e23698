import type { StockStatus } from '#contract/catalogue.ts';
import type { Dim } from '#contract/dimension-table.ts';
import { formatMilli, numberToMilli } from '#contract/dimension.ts';
import type { FamilyRow } from '#contract/families.ts';
import { STOCK_CODES } from '#contract/row-order.ts';

/** A size in the table. */
export interface SizeRow {
  id: string;
  code: string;
  slug: string;
  /** A decimal number; null: on request. */
  price: number | null;
  stock: StockStatus;
  /** Working days; null: the shop's usual delivery time. */
  leadDays: number | null;
  /** In the order of the family's columns. */
  dims: readonly Dim[];
}

/** A value of a reply as tables count with it. */
export const dimOf = (value: number | string | null): Dim => (typeof value === 'number' ? numberToMilli(value) : value);

/** A row of a reply. */
export const sizeRow = ([id, code, slug, price, stock, leadDays, ...values]: FamilyRow): SizeRow => ({
  id,
  code,
  slug,
  price,
  stock: STOCK_CODES[stock]!,
  leadDays,
  dims: values.map(dimOf),
});

/** A text with minus signs before its numbers instead of hyphens: '0 / −0,015'. */
export const withMinus = (text: string): string => text.replace(/(^|[\s(])-(?=\d)/g, '$1−');

/** A dimension as drawings write it; empty where the size lacks it. */
export const dimText = (dim: Dim): string => withMinus(typeof dim === 'number' ? formatMilli(dim) : (dim ?? ''));
