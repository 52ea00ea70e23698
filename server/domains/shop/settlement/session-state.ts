import { notFound } from '#contract/api-error.ts';
import type { OrderStatus } from '#contract/order-facts.ts';
import type { PAYMENT_STATES, SessionState } from '#contract/payment.ts';
import { personOf, type Viewer } from '../../../call/handlers.ts';
import { applySession, type PaymentServices } from './apply.ts';
import { OVER } from '../payments/facts.ts';
import { type PaymentProvider, withinTime } from '../payments/provider/provider.ts';
import { SESSION_ABSENT } from '../texts.ts';

/**
 * State of the payment for the customer. `review` reads as paid: their money was taken, and a customer who reads
 * otherwise, or still has the cart, pays again. The shop settles differences with the provider, and ships nothing
 * before staff have reviewed them.
 */
const TOLD: Record<OrderStatus, (typeof PAYMENT_STATES)[number]> = {
  pending: 'processing',
  paid: 'paid',
  review: 'paid',
  preparing: 'paid',
  shipped: 'paid',
  delivered: 'paid',
  refunded: 'paid',
  failed: 'unpaid',
  expired: 'unpaid',
  cancelled: 'unpaid',
};

/**
 * Returns the state of the viewer's own payment. While the order is pending the provider is asked, so that a lost
 * message delays nobody; without its answer the stored state counts.
 * @throws ApiError 404, for somebody else's session as for a missing one
 */
export const sessionState = (services: PaymentServices) => {
  const {
    database: { db },
    providers,
  } = services;
  /** By session: simultaneous requests share one question, so that nobody can make the shop flood its provider. */
  const asking = new Map<string, Promise<void>>();

  async function ask(asked: PaymentProvider, sessionId: string): Promise<void> {
    const state = await withinTime(asked.getSession(sessionId)).catch(() => null);
    if (state && state.status !== 'open' && state.status !== 'processing') await applySession(services, state);
  }
  function askOnce(asked: PaymentProvider, sessionId: string): Promise<void> {
    let question = asking.get(sessionId);
    if (!question)
      asking.set(
        sessionId,
        (question = ask(asked, sessionId).finally(() => {
          asking.delete(sessionId);
        })),
      );
    return question;
  }

  return async (viewer: Viewer, sessionId: string): Promise<SessionState> => {
    const find = async () => {
      const order = await db
        .selectFrom('orders')
        .select(['publicId', 'number', 'status', 'customerEmail', 'provider'])
        .where('sessionId', '=', sessionId)
        .where('userId', '=', personOf(viewer).id)
        .executeTakeFirst();
      if (!order) throw notFound(SESSION_ABSENT);
      return order;
    };
    let order = await find();
    const provider = providers.named(order.provider);
    // A page that could not be closed may have been paid although its order had ended.
    if (provider && (order.status === 'pending' || (!provider.expireSession && OVER.includes(order.status)))) {
      await askOnce(provider, sessionId);
      order = await find();
    }
    return {
      status: TOLD[order.status],
      orderNumber: order.number,
      orderId: order.publicId,
      email: order.customerEmail,
    };
  };
};
