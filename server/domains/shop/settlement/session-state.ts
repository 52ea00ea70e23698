import { notFound } from '#contract/api-error.ts';
import type { OrderStatus } from '#contract/order-facts.ts';
import type { PAYMENT_STATES, SessionState } from '#contract/payment.ts';
import { personOf, type Viewer } from '../../../call/handlers.ts';
import { applySession, type PaymentServices } from './apply.ts';
import { type PaymentProvider, withinTime } from '../payments/provider/provider.ts';
import { SESSION_ABSENT } from '../texts.ts';

/**
 * What the customer is told. `review` is told as paid: their money was taken, and whoever is told otherwise, or left
 * with the cart, pays again; what does not fit is between the shop and the provider, and nothing is shipped before
 * somebody has looked.
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
 * How a payment of one's own stands. While the order is pending the provider is asked, so that a lost message delays
 * nobody; where it cannot answer, what is stored counts.
 * @throws ApiError 404, for somebody else's session as for none
 */
export const sessionState = (services: PaymentServices) => {
  const {
    database: { db },
    providers,
  } = services;
  /** By session: looks that meet share one question, so that nobody makes the shop flood its provider. */
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
    if (order.status === 'pending' && provider) {
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
