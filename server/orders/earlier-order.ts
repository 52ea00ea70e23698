// Pressing pay again: what becomes of the order that the same checkout has made before.
import type { OrderStatus } from '#contract/order-facts.ts';
import type { Trx } from '../db/open.ts';
import { canStillAsk } from './payment-session.ts';
import { isSameContent, type Checkout, type OrderRow } from './place-order.ts';

/** May be paid, or is done with; `doubtful`: only the provider knows; null: the checkout begins anew. */
export type Earlier = { is: 'open' | 'done' | 'doubtful'; order: OrderRow } | null;

/** Nothing was paid, and nothing can be any more. */
const OVER: readonly OrderStatus[] = ['failed', 'expired', 'cancelled'];

/** The order of the same checkout. One that is over gives its key back. In a transaction on 'orders'. */
export async function earlierOrder(trx: Trx, userId: number, checkout: Checkout, nowMs: number): Promise<Earlier> {
  const order = await trx.selectFrom('orders').selectAll().where('userId', '=', userId).where('attemptKey', '=', checkout.attemptKey).executeTakeFirst();
  if (!order) return null;
  const isOld = order.sessionExpiresAt.getTime() <= nowMs;
  if (order.status === 'pending') {
    const isUsable = order.sessionUrl === null ? canStillAsk(order, nowMs) : !isOld;
    return { is: isUsable && await isSameContent(trx, order, checkout) ? 'open' : 'doubtful', order };
  }
  // Without a key of its own, the same content much later is a purchase of its own.
  const isOther = checkout.body.attempt === undefined && isOld;
  if (!isOther && !OVER.includes(order.status)) return { is: 'done', order };
  await trx.updateTable('orders').set({ attemptKey: null }).where('id', '=', order.id).execute();
  return null;
}
