import { STOCK_STATUSES, type StockStatus } from '#contract/catalogue.ts';
import type { Dim } from '#contract/dimension-table.ts';
import { formatMilli, numberToMilli } from '#contract/dimension.ts';
import type { FamilyRow, FamilyRows } from '#contract/families.ts';
import type { ShownPrice } from '#contract/products.ts';
import type { OrderQuantity } from '#contract/order-quantity.ts';

/** A size in the table. */
export interface SizeRow {
  id: string;
  code: string;
  slug: string;
  /** A decimal number; null: on request. */
  price: number | null;
  /** What visitors read in its place. */
  shown?: ShownPrice | undefined;
  stock: StockStatus;
  /** Working days; null: the shop's usual delivery time. */
  leadDays: number | null;
  /** Absent: any number. */
  orderQuantity?: OrderQuantity | undefined;
  /** In the order of the family's columns. */
  dims: readonly Dim[];
}

/** A value of a reply as tables count with it. */
export const dimOf = (value: number | string | null): Dim => (typeof value === 'number' ? numberToMilli(value) : value);

/** Rows of a reply. */
export const sizeRows = (
  rows: readonly FamilyRow[],
  { orderQuantity, quantities, shown }: Pick<FamilyRows, 'orderQuantity' | 'quantities' | 'shown'>,
): SizeRow[] =>
  rows.map(([id, code, slug, price, stock, leadDays, ...values], i) => {
    const own = quantities?.[id];
    return {
      id,
      code,
      slug,
      price,
      shown: shown?.[i] ?? undefined,
      stock: STOCK_STATUSES[stock]!,
      leadDays,
      orderQuantity: own ? { min: own[0], pack: own[1] } : orderQuantity,
      dims: values.map(dimOf),
    };
  });

/** A text with minus signs before its numbers instead of hyphens: '0 / −0,015'. */
export const withMinus = (text: string): string => text.replace(/(^|[\s(])-(?=\d)/g, '$1−');

/** A dimension as drawings write it; empty where the size lacks it. */
export const dimText = (dim: Dim): string => withMinus(typeof dim === 'number' ? formatMilli(dim) : (dim ?? ''));
