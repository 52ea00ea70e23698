// Saves staff's changes to an order: its status by the allowed moves, shipping details and notes.
import { ApiError } from '#contract/api-error.ts';
import type { Parsed } from '#contract/endpoints.ts';
import type { OrderStatus } from '#contract/order-facts.ts';
import type { MailConfig } from '../../../base/mail/recipients.ts';
import { secret } from '../../../entities/audit/record.ts';
import type { Trx } from '../../../base/db/database.ts';
import { personOf, type Viewer } from '../../../call/handlers.ts';
import { acceptPayment, PAYMENT_SCOPES, type PaymentServices } from '../settlement/apply.ts';
import type { OrderRow } from '../payments/facts.ts';
import { refreshSearchText } from '../orders/derived.ts';
import { paymentEnder } from './end-payment.ts';
import { addOrderEvent, SYSTEM } from '../orders/events.ts';
import { orderMails } from '../orders/mails.ts';
import { checkMove, isPendingOnAccount, isUnpaidOnAccount } from '../orders/moves.ts';
import { returnStock, shortageNotes, takeStock } from '../orders/stock.ts';
import { getOrder } from '../orders/store.ts';
import { checkVersion, fieldsOf, recordChange, type EditedColumns } from '../orders/version.ts';
import { shipmentsOf, shippableLines } from '../orders/shipments.ts';
import { addShipment, deliverAll, openLines, refollowed } from '../shipments/settle.ts';
import { termsOf } from '../open-accounts/terms.ts';
import { receivedFor } from '../payments/provider/by-receipts.ts';
import { transferDue } from '../payments/transfer/provider.ts';
import { istanbulDayText, type Clock } from '../../../base/clock.ts';
import { ACCOUNT_HAS_RECEIPTS, approvedOnAccount, TRACKING_NEEDED } from '../texts.ts';

/** Statuses that need a tracking number. */
const UNDER_WAY: readonly OrderStatus[] = ['shipped', 'delivered'];
/** Statuses that take pieces out of stock, or give them back. */
const MOVES_STOCK: readonly (OrderStatus | undefined)[] = ['paid', 'preparing', 'cancelled'];
/** Statuses of an order whose payment page has ended. */
const ENDED: readonly OrderStatus[] = ['expired', 'failed'];

type OrderChange = Parsed<'PATCH /api/orders/:id'>['body'];

/** Columns of the changed order. */
const wantedOf = (order: OrderRow, { status, tracking, staffNote }: OrderChange): EditedColumns => ({
  status: status ?? order.status,
  ...(tracking === undefined
    ? { carrier: order.carrier, trackingNumber: order.trackingNumber, trackingUrl: order.trackingUrl }
    : { carrier: tracking?.carrier ?? '', trackingNumber: tracking?.number ?? '', trackingUrl: tracking?.url ?? '' }),
  staffNote: staffNote ?? order.staffNote,
});

/** Days for which the customer of an order on account may wait with the payment. */
const termDays = async (trx: Trx, { userId }: OrderRow): Promise<number> =>
  userId === null ? 0 : ((await termsOf(trx, userId))?.days ?? 0);

/** The save of staff's changes, inside a transaction that holds the locks of what they move. */
export function orderSavingIn(services: { config: MailConfig; now: Clock }) {
  const { now } = services;
  const mails = orderMails(services);

  /** @param isPaymentEnded whether this change has ended the payment page */
  const save = async (
    trx: Trx,
    viewer: Viewer,
    idOrNumber: string,
    change: OrderChange,
    isPaymentEnded: boolean,
  ): Promise<void> => {
    const order = await getOrder(trx, idOrNumber);
    // The provider may already have reported the end that this change asked for.
    if (!(isPaymentEnded && ENDED.includes(order.status))) {
      await checkVersion(trx, order, change.version);
      checkMove(order, change.status ?? order.status);
    }
    const asked = wantedOf(order, change);
    const wanted = change.tracking ? await refollowed(trx, order, asked) : asked;
    const isMoved = wanted.status !== order.status;
    // The rest of an order leaves with a number of its own.
    const isUntold = isMoved && order.isPartShipped && !change.tracking;
    if (
      !order.isPickup &&
      UNDER_WAY.includes(wanted.status) &&
      (isUntold || wanted.carrier === '' || wanted.trackingNumber === '')
    )
      throw new ApiError(400, 'VALIDATION', TRACKING_NEEDED, { tracking: TRACKING_NEEDED });
    const changed = (Object.keys(wanted) as (keyof EditedColumns)[]).filter(
      (column) => wanted[column] !== order[column],
    );
    if (changed.length === 0 && change.notes === '') return;

    const at = new Date(now());
    const version = order.version + 1;
    const isApproval = isPendingOnAccount(order) && wanted.status === 'preparing';
    const approval = isApproval ? { dueAt: transferDue(at.getTime(), await termDays(trx, order)) } : {};
    const isGivenUp = isUnpaidOnAccount(order) && wanted.status === 'cancelled';
    if (isGivenUp && (await receivedFor(trx, order.id)) > 0) throw new ApiError(409, 'GUARDED', ACCOUNT_HAS_RECEIPTS);
    await trx
      .updateTable('orders')
      .set({
        ...wanted,
        ...approval,
        isPartShipped: order.isPartShipped && !isMoved,
        ...(isGivenUp ? { transferEndedAt: at } : {}),
        version,
        updatedAt: at,
      })
      .where('id', '=', order.id)
      .execute();
    const { name } = personOf(viewer);
    const shipmentId = await keepShipments(trx, order, wanted, { isMoved, name, at });
    if (changed.includes('trackingNumber')) await refreshSearchText(trx, order.id);
    const by = { kind: 'staff', name } as const;
    if (isMoved || change.notes !== '')
      await addOrderEvent(trx, {
        orderId: order.id,
        at,
        by,
        from: order.status,
        to: wanted.status,
        notes: [approval.dueAt && approvedOnAccount(istanbulDayText(approval.dueAt)), change.notes]
          .filter(Boolean)
          .join(' '),
      });
    await recordChange(trx, viewer, order, {
      at,
      before: fieldsOf(order),
      after: { ...fieldsOf(wanted), ...(change.notes === '' ? {} : { notes: secret(change.notes) }) },
    });
    if (isApproval) await approve(trx, order, at);
    if (isMoved) await follow(trx, order, wanted.status, { at, shipmentId });
  };

  /** @returns the row of the shipment with which all that was open left; undefined: nothing did */
  async function keepShipments(
    trx: Trx,
    { id }: OrderRow,
    { status, carrier, trackingNumber, trackingUrl }: EditedColumns,
    { isMoved, name, at }: { isMoved: boolean; name: string; at: Date },
  ): Promise<number | undefined> {
    const tracking = { carrier, trackingNumber, trackingUrl };
    if (isMoved && status === 'delivered') await deliverAll(trx, id, at);
    const shipments = await shipmentsOf(trx, id);
    if (isMoved && status === 'shipped')
      return addShipment(
        trx,
        { orderId: id, byName: name, at },
        { ...tracking, parcels: 1, weightG: null },
        openLines(await shippableLines(trx, id, shipments)),
      );
    const last = shipments.at(-1);
    if (last) await trx.updateTable('shipments').set(tracking).where('id', '=', last.id).execute();
    return undefined;
  }

  /** Follows the approval of an order on account. */
  async function approve(trx: Trx, { id }: OrderRow, at: Date): Promise<void> {
    const notes = shortageNotes(await takeStock(trx, id, at));
    if (notes !== '')
      await addOrderEvent(trx, { orderId: id, at, by: SYSTEM, from: 'preparing', to: 'preparing', notes });
    await mails.accountApproved(trx, id, at, false);
  }

  /** Follows a move of the status: payment accepted, mails. */
  async function follow(
    trx: Trx,
    order: OrderRow,
    to: OrderStatus,
    { at, shipmentId }: { at: Date; shipmentId: number | undefined },
  ): Promise<void> {
    if (to === 'paid') {
      const noted = await acceptPayment(trx, services, order);
      if (noted !== '') await addOrderEvent(trx, { orderId: order.id, at, by: SYSTEM, from: to, to, notes: noted });
    }
    if (shipmentId !== undefined) await mails.shipped(trx, order.id, at, shipmentId);
    if (to === 'cancelled') {
      if (order.paidAt === null) await returnStock(trx, order.id, at); // what a transfer had reserved
      await mails.cancelled(trx, order.id, at);
    }
  }

  return save;
}

export const orderSaving = (services: PaymentServices) => {
  const { database } = services;
  const endPayment = paymentEnder(services);
  const save = orderSavingIn(services);

  /** Saves a change. @throws 404, 409 GUARDED, 409 STALE, 400 without shipping details, 503 */
  return async (viewer: Viewer, idOrNumber: string, change: OrderChange): Promise<void> => {
    let isPaymentEnded = false;
    if (change.status === 'cancelled') {
      const order = await getOrder(database.db, idOrNumber);
      // An outdated form is refused below; the customer's page then stays open.
      if (order.status === 'pending' && (change.version ?? order.version) === order.version) {
        await endPayment(order);
        isPaymentEnded = true;
      }
    }
    await database.write(MOVES_STOCK.includes(change.status) ? PAYMENT_SCOPES : 'orders', (trx) =>
      save(trx, viewer, idOrNumber, change, isPaymentEnded),
    );
  };
};
