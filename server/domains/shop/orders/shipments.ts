// What of an order has left, and what has not.
import type { Selectable } from 'kysely';
import type { Order, StaffOrder } from '#contract/orders.ts';
import type { Unit } from '#contract/units.ts';
import type { Db } from '../../../base/db/database.ts';
import type { ShipmentTable } from '../../../base/db/tables.ts';

export interface ShippableLine {
  id: number;
  position: number;
  code: string;
  unit: Unit;
  quantity: number;
  /** How much of `quantity` has left. */
  shipped: number;
}
export interface StoredShipment extends Selectable<ShipmentTable> {
  lines: readonly { orderLineId: number; quantity: number }[];
}

/** An order's shipments with their lines, oldest first. */
export async function shipmentsOf(db: Db, orderId: number): Promise<StoredShipment[]> {
  const rows = await db.selectFrom('shipments').selectAll().where('orderId', '=', orderId).orderBy('no').execute();
  if (rows.length === 0) return [];
  const lines = await db
    .selectFrom('shipmentLines')
    .select(['shipmentId', 'orderLineId', 'quantity'])
    .where(
      'shipmentId',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('id')
    .execute();
  const ofShipment = Map.groupBy(lines, ({ shipmentId }) => shipmentId);
  return rows.map((row) => ({ ...row, lines: ofShipment.get(row.id) ?? [] }));
}

/** How much has left of each line, by the line's id. */
export function shippedByLine(shipments: readonly StoredShipment[]): Map<number, number> {
  const shipped = new Map<number, number>();
  for (const { lines } of shipments)
    for (const { orderLineId, quantity } of lines) shipped.set(orderLineId, (shipped.get(orderLineId) ?? 0) + quantity);
  return shipped;
}

/** The order's lines with what has left of them. */
export async function shippableLines(
  db: Db,
  orderId: number,
  shipments: readonly StoredShipment[],
): Promise<ShippableLine[]> {
  const shipped = shippedByLine(shipments);
  const lines = await db
    .selectFrom('orderLines')
    .select(['id', 'position', 'code', 'unit', 'quantity'])
    .where('orderId', '=', orderId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return lines.map((line) => ({ ...line, shipped: shipped.get(line.id) ?? 0 }));
}

/** Shipments as customers see them. @param positions of the order's lines, by their ids */
export const showShipments = (
  shipments: readonly StoredShipment[],
  positions: ReadonlyMap<number, number>,
): Order['shipments'] =>
  shipments.map(({ publicId, no, carrier, trackingNumber, trackingUrl, parcels, shippedAt, deliveredAt, lines }) => ({
    _id: publicId,
    no,
    carrier,
    number: trackingNumber,
    url: trackingUrl,
    parcels,
    shippedAt: shippedAt.toISOString(),
    deliveredAt: deliveredAt?.toISOString() ?? null,
    lines: lines.map(({ orderLineId, quantity }) => ({ line: positions.get(orderLineId)!, quantity })),
  }));

/** The same for staff. */
export const showStaffShipments = (
  shipments: readonly StoredShipment[],
  positions: ReadonlyMap<number, number>,
): StaffOrder['shipments'] =>
  showShipments(shipments, positions).map((shown, i) => ({
    ...shown,
    weightG: shipments[i]!.weightG,
    by: shipments[i]!.byName,
  }));
