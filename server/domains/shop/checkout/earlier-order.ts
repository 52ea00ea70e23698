// Decides about the earlier order of the same checkout when a customer presses pay again.
import { methodOf } from '#contract/order-facts.ts';
import type { Trx } from '../../../base/db/database.ts';
import { applySession, expireOrder } from '../settlement/apply.ts';
import { OVER, type OrderRow } from '../payments/facts.ts';
import { endedSession, type PaymentProvider, withinTime } from '../payments/provider/provider.ts';
import type { ShopServices } from '../payments/services.ts';
import { canStillAsk, paymentUnavailable } from './payment-session.ts';
import { isSameContent, type Checkout } from './place-order.ts';

/** `open`: can be paid; `done`: finished; `doubtful`: only the provider knows; null: the checkout starts over. */
export type Earlier = { is: 'open' | 'done' | 'doubtful'; order: OrderRow } | null;

/**
 * Finds the order of the same checkout, inside a transaction on 'orders'. A finished order releases its key.
 * @param wanted the provider that is to take the payment now
 */
export async function earlierOrder(
  trx: Trx,
  { providers, now }: Pick<ShopServices, 'providers' | 'now'>,
  { wanted, userId, checkout }: { wanted: PaymentProvider; userId: number; checkout: Checkout },
): Promise<Earlier> {
  const nowMs = now();
  const order = await trx
    .selectFrom('orders')
    .selectAll()
    .where('userId', '=', userId)
    .where('attemptKey', '=', checkout.attemptKey)
    .executeTakeFirst();
  if (!order) return null;
  const isOld = order.sessionExpiresAt.getTime() <= nowMs;
  const provider = providers.named(order.provider); // undefined: the provider is no longer set up
  if (order.status === 'pending' && provider) {
    const isAskable = provider === wanted && canStillAsk(provider, order, nowMs);
    const isUsable = order.sessionUrl === null ? isAskable : !isOld;
    // Who chooses another way of paying does not want the earlier order's page.
    const isMeant = methodOf(provider.name) === methodOf(wanted.name);
    return { is: isUsable && isMeant && (await isSameContent(trx, order, checkout)) ? 'open' : 'doubtful', order };
  }
  // Without an attempt key, the same content much later is a separate purchase.
  const isAnew = checkout.body.attempt === undefined && isOld;
  if (order.status !== 'pending' && !isAnew && !OVER.includes(order.status)) return { is: 'done', order };
  await trx.updateTable('orders').set({ attemptKey: null }).where('id', '=', order.id).execute();
  return null;
}

/**
 * Ends the payment page of a pending order that is not to be paid any more, and stores the provider's answer.
 * @returns whether it may still become paid
 * @throws PAYMENT_UNAVAILABLE (503) when the provider cannot be asked
 */
export async function settle(services: ShopServices, order: OrderRow): Promise<boolean> {
  const { sessionId } = order;
  const provider = services.providers.named(order.provider);
  if (sessionId === null || !provider) {
    // The provider may have made a page all the same, but it was never shown to anybody.
    await expireOrder(services, order.id);
    return false;
  }
  const state = await withinTime(endedSession(provider, sessionId)).catch((error: unknown) => {
    throw paymentUnavailable(error);
  });
  if (state) await applySession(services, state);
  else await expireOrder(services, order.id);
  return state?.status === 'processing';
}
