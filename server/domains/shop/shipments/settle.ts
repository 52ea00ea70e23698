// Shipments as rows, and what follows from them for their order.
import type { OrderStatus } from '#contract/order-facts.ts';
import type { Trx } from '../../../base/db/database.ts';
import { newPublicId } from '../../../base/db/public-id.ts';
import { trackingPage } from '../carriers/resource.ts';
import type { OrderRow } from '../payments/facts.ts';
import { shipmentsOf, shippableLines, type ShippableLine, type StoredShipment } from '../orders/shipments.ts';

export interface Parcels {
  carrier: string;
  trackingNumber: string;
  /** Empty: the carrier's page for the number, where it has one. */
  trackingUrl: string;
  parcels: number;
  /** Grams; null: not weighed. */
  weightG: number | null;
}
export interface LeavingLine {
  id: number;
  quantity: number;
}

/** What has not left of the lines. */
export const openLines = (lines: readonly ShippableLine[]): LeavingLine[] =>
  lines
    .filter(({ quantity, shipped }) => shipped < quantity)
    .map(({ id, quantity, shipped }) => ({ id, quantity: quantity - shipped }));

/** The same with the address where it is followed, where staff wrote none. */
export const followed = async <T extends Pick<Parcels, 'carrier' | 'trackingNumber' | 'trackingUrl'>>(
  trx: Trx,
  columns: T,
): Promise<T> =>
  columns.trackingNumber === '' || columns.trackingUrl !== ''
    ? columns
    : { ...columns, trackingUrl: await trackingPage(trx, columns.carrier, columns.trackingNumber) };

type Tracking = Pick<Parcels, 'carrier' | 'trackingNumber' | 'trackingUrl'>;
/** The same for a correction: an address that only followed from the former number follows the new one. */
export async function refollowed<T extends Tracking>(trx: Trx, before: Tracking, after: T): Promise<T> {
  const isOther = after.carrier !== before.carrier || after.trackingNumber !== before.trackingNumber;
  const isKept = after.trackingUrl !== '' && after.trackingUrl === before.trackingUrl;
  const onlyFollowed =
    isOther && isKept && before.trackingUrl === (await trackingPage(trx, before.carrier, before.trackingNumber));
  return followed(trx, onlyFollowed ? { ...after, trackingUrl: '' } : after);
}

/** Stores a shipment of these lines, which the caller has checked. @returns its row's id */
export async function addShipment(
  trx: Trx,
  { orderId, byName, at }: { orderId: number; byName: string; at: Date },
  parcels: Parcels,
  lines: readonly LeavingLine[],
): Promise<number> {
  const { no } = await trx
    .selectFrom('shipments')
    .select((eb) => eb.fn.coalesce(eb.fn.max<number>('no'), eb.lit(0)).as('no'))
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  const { id } = await trx
    .insertInto('shipments')
    .values({ publicId: newPublicId(), orderId, no: no + 1, ...parcels, byName, shippedAt: at, deliveredAt: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('shipmentLines')
    .values(lines.map((line) => ({ shipmentId: id, orderLineId: line.id, quantity: line.quantity })))
    .execute();
  return id;
}

export const deliverAll = async (trx: Trx, orderId: number, at: Date): Promise<void> => {
  await trx
    .updateTable('shipments')
    .set({ deliveredAt: at })
    .where('orderId', '=', orderId)
    .where('deliveredAt', 'is', null)
    .execute();
};

type Settled = Pick<
  OrderRow,
  'status' | 'isPartShipped' | 'restClosedAt' | 'carrier' | 'trackingNumber' | 'trackingUrl'
>;

/** Statuses of an order whose goods are on their way or about to be. */
const MOVING: readonly OrderStatus[] = ['paid', 'preparing', 'shipped', 'delivered'];

function statusAfter(
  { status, restClosedAt }: Pick<OrderRow, 'status' | 'restClosedAt'>,
  shipments: readonly StoredShipment[],
  hasOpen: boolean,
): OrderStatus {
  if (!MOVING.includes(status)) return status;
  if (shipments.length === 0) return status === 'paid' ? status : 'preparing';
  if (hasOpen && restClosedAt === null) return 'preparing';
  return shipments.every(({ deliveredAt }) => deliveredAt !== null) ? 'delivered' : 'shipped';
}

/** What the order's row says of its shipments as they are now. */
export async function settled(trx: Trx, order: OrderRow, restClosedAt: Date | null): Promise<Settled> {
  const shipments = await shipmentsOf(trx, order.id);
  const hasOpen = openLines(await shippableLines(trx, order.id, shipments)).length > 0;
  const closedAt = shipments.length > 0 && hasOpen ? restClosedAt : null;
  const status = statusAfter({ status: order.status, restClosedAt: closedAt }, shipments, hasOpen);
  const { carrier = '', trackingNumber = '', trackingUrl = '' } = shipments.at(-1) ?? {};
  return {
    status,
    isPartShipped: status === 'preparing' && shipments.length > 0,
    restClosedAt: closedAt,
    carrier,
    trackingNumber,
    trackingUrl,
  };
}
