// Applies a provider's reports to orders. Webhook, success page and reconciler all come through here
// (docs/decisions/0050).
import type { MailConfig } from '../../../base/mail/recipients.ts';
import type { Clock } from '../../../base/clock.ts';
import { ACCOUNT, TRANSFER } from '#contract/order-facts.ts';
import type { Lock } from '../../../base/db/changes.ts';
import type { Db, Trx } from '../../../base/db/database.ts';
import { addOrderEvent, PROVIDER, SYSTEM, type OrderActor } from '../orders/events.ts';
import { orderMails } from '../orders/mails.ts';
import { returnStock, shortageNotes, takeStock } from '../orders/stock.ts';
import { factsOfRefund, factsOfSession, isTaken, statusWith, type Facts, type OrderRow } from '../payments/facts.ts';
import type { PaymentState, RefundState } from '../payments/provider/provider.ts';
import { isTransferSession } from '../payments/provider/by-receipts.ts';
import { settleRefunds } from './refund-rows.ts';
import type { ShopServices } from '../payments/services.ts';

export type PaymentServices = Pick<ShopServices, 'database' | 'config' | 'now' | 'providers'>;

/** Locks of a transaction that applies a payment or a refund: stock moves with them. */
export const PAYMENT_SCOPES: readonly Lock[] = ['orders', { partsOf: 'catalogue' }];
/**
 * Locks for a session's state. Only a payment needs stock, whose lock waits for writers to the catalogue, and the end of
 * a transfer, which gives its pieces back.
 */
export const scopesOf = ({ status, sessionId }: Pick<PaymentState, 'status' | 'sessionId'>): readonly Lock[] =>
  status === 'paid' || isTransferSession(sessionId) ? PAYMENT_SCOPES : ['orders'];

/** The order of a session; undefined: of another shop. */
async function orderOfSession(db: Db, { orderId, sessionId }: PaymentState): Promise<OrderRow | undefined> {
  const orders = db.selectFrom('orders').selectAll();
  return (
    (orderId === null ? undefined : await orders.where('publicId', '=', orderId).executeTakeFirst()) ??
    (await orders.where('sessionId', '=', sessionId).executeTakeFirst())
  );
}

async function orderOfRefund(db: Db, { orderId, paymentId }: RefundState): Promise<OrderRow | undefined> {
  const orders = db.selectFrom('orders').selectAll();
  return (
    (await orders.where('paymentId', '=', paymentId).executeTakeFirst()) ??
    (orderId === null ? undefined : await orders.where('publicId', '=', orderId).executeTakeFirst())
  );
}

/** Applies a session's state, any number of times with the same result; without news it writes nothing. */
export async function applySession({ database, ...services }: PaymentServices, state: PaymentState): Promise<void> {
  const order = await orderOfSession(database.db, state);
  if (!order || Object.keys(factsOfSession(order, state, new Date(services.now()))).length === 0) return;
  await database.write(scopesOf(state), (trx) => applySessionIn(trx, services, state));
}

type InTransaction = Omit<PaymentServices, 'database'>;

/** The same inside a transaction that holds `scopesOf(state)`. @returns the order's row id; null: of another shop */
export async function applySessionIn(trx: Trx, services: InTransaction, state: PaymentState): Promise<number | null> {
  const order = await orderOfSession(trx, state);
  if (!order) return null;
  await storeFacts(trx, services, order, factsOfSession(order, state, new Date(services.now())), PROVIDER);
  return order.id;
}

/**
 * Applies the refunded total of a payment, in a transaction that holds `PAYMENT_SCOPES`.
 * @returns the order's row id; null: of another shop
 */
export async function applyRefundIn(trx: Trx, services: InTransaction, state: RefundState): Promise<number | null> {
  const order = await orderOfRefund(trx, state);
  if (!order) return null;
  await storeFacts(trx, services, order, factsOfRefund(order, state), PROVIDER);
  return order.id;
}

const MONEY_FACTS: readonly (keyof Facts)[] = ['paidAt', 'paymentId', 'reviewReason', 'refundedMinor'];

/**
 * Stores facts and everything that follows from them; without facts it does nothing. In a transaction that holds
 * 'orders', and 'catalogue' for payments and refunds.
 * @param note for the order's history
 */
export async function storeFacts(
  trx: Trx,
  { config, now }: Pick<ShopServices, 'config' | 'now'>,
  order: OrderRow,
  added: Partial<Facts>,
  by: OrderActor,
  note = '',
): Promise<void> {
  if (Object.keys(added).length === 0) return;
  const at = new Date(now());
  const mails = orderMails({ config });
  const status = statusWith(order, added);
  const isSessionOnly = Object.keys(added).every((fact) => fact === 'sessionId'); // an open form overwrites none of it
  await trx
    .updateTable('orders')
    .set({ ...added, status, version: order.version + (isSessionOnly ? 0 : 1), updatedAt: at })
    .where('id', '=', order.id)
    .execute();
  const isPaid = order.paidAt === null && added.paidAt != null;
  // An approved order on account has taken its pieces, and its customer knows of it.
  const isApproved = order.provider === ACCOUNT && order.dueAt !== null;
  const shortages = isPaid && !isApproved ? await takeStock(trx, order.id, at) : [];
  const notes = [shortageNotes(shortages), note].filter(Boolean).join(' ');
  if (status !== order.status || isPaid || notes !== '')
    await addOrderEvent(trx, { orderId: order.id, at, by, from: order.status, to: status, notes });
  if (isPaid) await mails[isApproved ? 'accountPaid' : 'received'](trx, order.id, at);
  if (status === 'expired' && order.status === 'pending' && order.provider === TRANSFER) {
    await returnStock(trx, order.id, at);
    if (order.transferEndedAt === null) await mails.transferExpired(trx, order.id, at);
  }
  if (added.reviewReason !== undefined) await mails.review(trx, order.id, added.reviewReason, at);
  const after = { ...order, ...added, status };
  // The end of a session concerns no refunds, and its transaction does not hold the lock on stock.
  if (isTaken(after) && MONEY_FACTS.some((fact) => fact in added)) await settleRefunds(trx, { config, now }, after);
}

/**
 * Expires an order whose payment page has ended without a known payment. An order that is no longer pending stays as it
 * is.
 */
export const expireOrder = ({ database, config, now }: Omit<PaymentServices, 'providers'>, id: number): Promise<void> =>
  database.write(PAYMENT_SCOPES, async (trx) => {
    const order = await trx
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .executeTakeFirst();
    if (order) await storeFacts(trx, { config, now }, order, { expiredAt: new Date(now()) }, SYSTEM);
  });

/**
 * Accepts the payment of an order in `review`, besides its new status: it counts as paid, takes its pieces from stock,
 * and its mails are sent; once. In a transaction that holds `PAYMENT_SCOPES`.
 * @returns a note for the order's history
 */
export async function acceptPayment(
  trx: Trx,
  { config, now }: { config: MailConfig; now: Clock },
  order: Pick<OrderRow, 'id' | 'paidAt'>,
): Promise<string> {
  if (order.paidAt !== null) return '';
  const at = new Date(now());
  await trx.updateTable('orders').set({ paidAt: at }).where('id', '=', order.id).execute();
  const shortages = await takeStock(trx, order.id, at);
  await orderMails({ config }).received(trx, order.id, at);
  return shortageNotes(shortages);
}
