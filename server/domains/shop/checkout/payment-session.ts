// Opens the payment page of a stored order: only one, even when several requests ask for it.
import { ApiError } from '#contract/api-error.ts';
import { CHECKOUT_CANCELLED_PATH, CHECKOUT_SUCCESS_PATH } from '#contract/paths.ts';
import { vatLabel } from '#contract/vat-texts.ts';
import { settingStore } from '../../../base/settings/store.ts';
import { feeLines } from '../orders/fees.ts';
import { OVER, type OrderRow } from '../payments/facts.ts';
import {
  ProviderError,
  type CheckoutRequest,
  type CheckoutSession,
  type PaymentProvider,
  withinTime,
} from '../payments/provider/provider.ts';
import type { ShopServices } from '../payments/services.ts';
import { PAYMENT_PAGE_UNAVAILABLE } from '../texts.ts';

/** Longer than other calls to the provider, because somebody is waiting for the page. */
const OPENING_PATIENCE_MS = 15_000;
const RETRY_SECONDS = 5;

/** Whether the same request may still be made. A later one would differ, which the idempotency key forbids. */
export const canStillAsk = (
  { leastSessionMinutes }: PaymentProvider,
  { sessionExpiresAt }: Pick<OrderRow, 'sessionExpiresAt'>,
  nowMs: number,
): boolean => sessionExpiresAt.getTime() - nowMs >= leastSessionMinutes * 60_000;

/** The error for customers; the provider's own words go to the log only. */
export function paymentUnavailable(cause: unknown): ApiError {
  const error = new ApiError(503, 'PAYMENT_UNAVAILABLE', PAYMENT_PAGE_UNAVAILABLE, undefined, RETRY_SECONDS);
  error.cause = cause;
  return error;
}

export const paymentSessions = ({ database, config, now }: ShopServices, patienceMs = OPENING_PATIENCE_MS) => {
  const settings = settingStore(database);
  /** By order id: simultaneous presses share one request. */
  const running = new Map<number, Promise<CheckoutSession>>();

  async function requestOf(order: OrderRow, ip: string): Promise<CheckoutRequest> {
    const lines = await database.db
      .selectFrom('orderLines as l')
      .leftJoin('products as p', 'p.id', 'l.productId')
      .leftJoin('categories as c', 'c.id', 'p.categoryId')
      .select(['l.code', 'l.name', 'l.unitPriceMinor', 'l.quantity', 'c.name as category'])
      .where('l.orderId', '=', order.id)
      .orderBy('l.position')
      .execute();
    // Tax that comes on top is a line of its own for each rate: a provider's lines add up to what it charges.
    const taxes = order.pricesIncludeVat === false ? (order.vatByRate ?? []) : [];
    const extras = [
      ...feeLines(order),
      ...taxes.map(({ rate, vatMinor }) => ({ name: vatLabel(rate), amountMinor: vatMinor })),
    ].filter(({ amountMinor }) => amountMinor > 0);
    return {
      orderId: order.publicId,
      orderNumber: order.number,
      currency: order.currency,
      totalMinor: order.totalMinor,
      maxInstalments: order.currency === 'TRY' ? (await settings.all()).shop_instalments_max : 1,
      customerEmail: order.customerEmail,
      buyer: {
        id: order.userId === null ? order.publicId : String(order.userId),
        name: order.customerName,
        address: order.address,
        invoice: order.invoice,
        ip: ip.replace(/^::ffff:/i, ''), // an address of version 4 as a socket of both versions writes it
      },
      lines: [
        ...lines.map(({ code, name, unitPriceMinor, quantity, category }) => ({
          code,
          name: `${code} ${name}`,
          ...(category === null ? {} : { category }),
          unitAmountMinor: unitPriceMinor,
          quantity,
        })),
        ...extras.map(({ name, amountMinor }) => ({ name, unitAmountMinor: amountMinor, quantity: 1 })),
      ],
      successUrl: config.publicUrl + CHECKOUT_SUCCESS_PATH,
      cancelUrl: config.publicUrl + CHECKOUT_CANCELLED_PATH,
      expiresAt: order.sessionExpiresAt,
      idempotencyKey: order.publicId,
    };
  }

  async function open(provider: PaymentProvider, order: OrderRow, ip: string): Promise<CheckoutSession> {
    const session = await withinTime(provider.createSession(await requestOf(order, ip)), patienceMs);
    const status = await database.write('orders', async (trx) => {
      await trx
        .updateTable('orders')
        .set({
          sessionId: session.id,
          sessionUrl: session.url,
          sessionExpiresAt: session.expiresAt,
          updatedAt: new Date(now()),
        })
        .where('id', '=', order.id)
        .where('sessionUrl', 'is', null)
        .where((eb) => eb.or([eb('sessionId', 'is', null), eb('sessionId', '=', session.id)]))
        .execute();
      return (await trx.selectFrom('orders').select('status').where('id', '=', order.id).executeTakeFirstOrThrow())
        .status;
    });
    if (!OVER.includes(status)) return session;
    // Staff or another press ended the order while its page was being made: nobody is to pay on it.
    if (provider.expireSession) await withinTime(provider.expireSession(session.id));
    throw paymentUnavailable(new Error(`order ${order.publicId} became ${status} while its page was being opened`));
  }

  /**
   * Returns the order's page, and makes it where there is none yet.
   * @param ip the customer's address on the network
   * @throws PAYMENT_UNAVAILABLE (503); the next try makes the same request
   */
  return async (
    provider: PaymentProvider,
    order: OrderRow,
    ip: string,
  ): Promise<Pick<CheckoutSession, 'id' | 'url'>> => {
    if (order.sessionId !== null && order.sessionUrl !== null) return { id: order.sessionId, url: order.sessionUrl };
    let opening = running.get(order.id);
    if (!opening)
      running.set(
        order.id,
        (opening = open(provider, order, ip).finally(() => {
          running.delete(order.id);
        })),
      );
    return opening.catch(async (error: unknown) => {
      if (!(error instanceof ProviderError)) throw error;
      // Another process may have made the same request and have its answer.
      const { sessionId, sessionUrl, status } = await database.db
        .selectFrom('orders')
        .select(['sessionId', 'sessionUrl', 'status'])
        .where('id', '=', order.id)
        .executeTakeFirstOrThrow();
      if (sessionId !== null && sessionUrl !== null && !OVER.includes(status))
        return { id: sessionId, url: sessionUrl };
      throw paymentUnavailable(error);
    });
  };
};
