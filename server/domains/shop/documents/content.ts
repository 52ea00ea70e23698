// An order as its documents need it: the row, its lines with their tax and weight, and the seller.
import type { Selectable } from 'kysely';
import type { OrderLineTable } from '../../../base/db/tables.ts';
import type { Db } from '../../../base/db/database.ts';
import type { OrderRow } from '../payments/facts.ts';
import { getOrder } from '../orders/store.ts';
import type { Letterhead } from './letterhead.ts';

export type DocumentLine = Pick<
  Selectable<OrderLineTable>,
  | 'code'
  | 'name'
  | 'quantity'
  | 'unit'
  | 'unitPriceMinor'
  | 'vatRate'
  | 'netMinor'
  | 'gtip'
  | 'stockStatus'
  | 'leadTime'
> & {
  /** Grams of one, as the catalogue has it now; null: not known. */
  weightG: number | null;
};

export interface DocumentContent {
  order: OrderRow;
  lines: readonly DocumentLine[];
  letterhead: Letterhead;
  /** When the document is made. */
  at: Date;
}

/** @throws 404 where there is no such order, or `isSeen` says no */
export async function orderForDocument(
  db: Db,
  idOrNumber: string,
  isSeen?: (row: OrderRow) => boolean,
): Promise<Pick<DocumentContent, 'order' | 'lines'>> {
  const order = await getOrder(db, idOrNumber, isSeen);
  const lines = await db
    .selectFrom('orderLines as l')
    .leftJoin('products as p', 'p.id', 'l.productId')
    .select([
      'l.code',
      'l.name',
      'l.quantity',
      'l.unit',
      'l.unitPriceMinor',
      'l.vatRate',
      'l.netMinor',
      'l.gtip',
      'l.stockStatus',
      'l.leadTime',
      'p.weightG',
    ])
    .where('l.orderId', '=', order.id)
    .orderBy('l.position')
    .orderBy('l.id')
    .execute();
  return { order, lines };
}

/** Of all pieces, grams; null where one of them is not known. */
export const weightOf = (lines: readonly DocumentLine[]): number | null =>
  lines.reduce<number | null>(
    (sum, { quantity, weightG }) => (sum === null || weightG === null ? null : sum + quantity * weightG),
    0,
  );
