// An order as its documents need it: the row, its lines with their tax and weight, and the seller.
import type { Selectable } from 'kysely';
import { notFound } from '#contract/api-error.ts';
import type { OrderLineTable } from '../../../base/db/tables.ts';
import type { Db } from '../../../base/db/database.ts';
import type { OrderRow } from '../payments/facts.ts';
import { getOrder } from '../orders/store.ts';
import { shipmentsOf, shippedByLine, type StoredShipment } from '../orders/shipments.ts';
import { SHIPMENT_ABSENT } from '../texts.ts';
import type { Letterhead } from './letterhead.ts';

export type DocumentLine = Pick<
  Selectable<OrderLineTable>,
  | 'id'
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
  /** What the packing slip and the label are for; null: the whole order. */
  shipment: StoredShipment | null;
  letterhead: Letterhead;
  /** When the document is made. */
  at: Date;
}

export type OrderContent = Pick<DocumentContent, 'order' | 'lines' | 'shipment'>;

/** @throws 404 where there is no such order, or `isSeen` says no */
export async function orderForDocument(
  db: Db,
  idOrNumber: string,
  isSeen?: (row: OrderRow) => boolean,
): Promise<OrderContent> {
  const order = await getOrder(db, idOrNumber, isSeen);
  const lines = await db
    .selectFrom('orderLines as l')
    .leftJoin('products as p', 'p.id', 'l.productId')
    .select([
      'l.id',
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
  const shipments = await shipmentsOf(db, order.id);
  // An order that left at once has the parcels of its only shipment.
  return { order, lines, shipment: shipments.length === 1 && !order.isPartShipped ? shipments[0]! : null };
}

/** The same with what has not left alone, of an order of which a part has. */
export async function openForDocument(db: Db, { order, lines, shipment }: OrderContent): Promise<OrderContent> {
  if (!order.isPartShipped) return { order, lines, shipment };
  const shipped = shippedByLine(await shipmentsOf(db, order.id));
  const open = lines.map((line) => ({ ...line, quantity: line.quantity - (shipped.get(line.id) ?? 0) }));
  return { order, shipment: null, lines: open.filter(({ quantity }) => quantity > 0) };
}

/** The same with the lines of one shipment alone. @throws 404 where the order has no such shipment */
export async function shipmentForDocument(
  db: Db,
  { order, lines }: OrderContent,
  publicId: string,
): Promise<OrderContent> {
  const shipment = (await shipmentsOf(db, order.id)).find((one) => one.publicId === publicId);
  if (!shipment) throw notFound(SHIPMENT_ABSENT);
  const quantities = new Map(shipment.lines.map(({ orderLineId, quantity }) => [orderLineId, quantity]));
  return {
    order,
    shipment,
    lines: lines.flatMap((line) => (quantities.has(line.id) ? [{ ...line, quantity: quantities.get(line.id)! }] : [])),
  };
}

/** As weighed, otherwise of all pieces, grams; null where one of them is not known. */
export const weightOf = ({ lines, shipment }: Pick<DocumentContent, 'lines' | 'shipment'>): number | null =>
  shipment?.weightG ??
  lines.reduce<number | null>(
    (sum, { quantity, weightG }) => (sum === null || weightG === null ? null : sum + quantity * weightG),
    0,
  );
