import { ApiError } from '#contract/api-error.ts';
import type { Output } from '#contract/endpoints.ts';
import { ACCOUNT, BY_RECEIPTS, NO_ONLINE_PAYMENT, TRANSFER, type PaymentMethod } from '#contract/order-facts.ts';
import { checkoutSuccessPath, orderPath } from '#contract/page-paths.ts';
import { settingStore } from '../../../base/settings/store.ts';
import { limitOf } from '../../../base/limits/rate-limits.ts';
import { handlers, personOf } from '../../../call/handlers.ts';
import { offeredMethods } from '../cart/delivery.ts';
import { areInstalmentsShown, instalmentOffer } from '../instalments/rates.ts';
import type { OrderRow } from '../payments/facts.ts';
import type { PaymentProvider } from '../payments/provider/provider.ts';
import { paymentMethods, paymentMode, paymentWays, type ShopServices } from '../payments/services.ts';
import { agreementsNow } from './agreements.ts';
import { earlierOrder, settle, type Earlier } from './earlier-order.ts';
import { paymentSessions, paymentUnavailable } from './payment-session.ts';
import { placeOrder, readCheckout } from './place-order.ts';

const PRESSES = limitOf('POST /api/payment');
/**
 * Rounds of settling an earlier order and looking again. A settled order needs one more look; further rounds mean that
 * somebody keeps changing the checkout.
 */
const MAX_ROUNDS = 3;

/** Where an order is shown once it is placed: one without a provider's page on its own, a card's with how its payment ended. */
function placeOf({
  number,
  publicId,
  sessionId,
  provider,
}: Pick<OrderRow, 'number' | 'publicId' | 'sessionId' | 'provider'>): string {
  if (BY_RECEIPTS.includes(provider)) return orderPath(number);
  return sessionId === null ? orderPath(publicId) : checkoutSuccessPath(sessionId);
}

/** Checkout: payment options, and the payment page of a new or an earlier order (docs/decisions/0050). */
export const checkoutHandlers = (services: ShopServices) => {
  const { database, config, limits, providers } = services;
  const sessionOf = paymentSessions(services);

  /** Sends the browser to the page that shows how its payment ended. */
  const done = ({ number, publicId, sessionId, provider }: OrderRow): Output<'POST /api/payment'> => ({
    id: sessionId ?? '',
    orderNumber: number,
    url: config.publicUrl + placeOf({ number, publicId, sessionId, provider }),
  });
  const settings = settingStore(database);
  const ways = async () => paymentWays(services, database.db, await settings.all());
  /** The provider of new orders that are paid like that; null: the shop takes none. */
  const providerFor = async (method: PaymentMethod): Promise<PaymentProvider | null> => {
    const { cards, hasTransfers } = await ways();
    if (method === 'account') return cards || hasTransfers ? (providers.named(ACCOUNT) ?? null) : null; // the customer's terms decide
    if (method === 'transfer') return hasTransfers ? (providers.named(TRANSFER) ?? null) : null;
    return cards?.provider ?? null;
  };

  return handlers({
    async 'GET /api/payment/mode'() {
      const now = await settings.all();
      const offer = await instalmentOffer(providers, database.db, now);
      return {
        payment: paymentMode(await paymentWays(services, database.db, now)),
        hasOwnDelivery: offeredMethods(now).length > 0,
        instalmentsFrom: offer && (await areInstalmentsShown(database.db, offer)) ? now.shop_instalments_from : null,
      };
    },

    async 'GET /api/payment/options'() {
      const now = await ways();
      return {
        payment: paymentMode(now),
        methods: paymentMethods(now),
        agreements: await agreementsNow(database.db, now),
      };
    },

    async 'POST /api/payment'({ body }, { viewer }) {
      const wanted = await providerFor(body.method);
      if (!wanted) throw new ApiError(409, 'PAYMENT_UNAVAILABLE', NO_ONLINE_PAYMENT);
      await limits.takeNow(PRESSES, viewer.address);
      const person = personOf(viewer);
      for (let round = 0; round < MAX_ROUNDS; round++) {
        const { is, order } = await database.write(
          BY_RECEIPTS.includes(wanted.name) ? ['orders', 'accounts', { partsOf: 'catalogue' }] : ['orders', 'accounts'],
          async (trx): Promise<NonNullable<Earlier>> => {
            const checkout = await readCheckout(trx, person, body);
            return (
              (await earlierOrder(trx, services, { wanted, userId: person.id, checkout })) ?? {
                is: 'open',
                order: await placeOrder(trx, services, wanted, person, checkout),
              }
            );
          },
        );
        if (is === 'done') return done(order);
        if (is === 'open')
          return {
            ...(await sessionOf(providers.named(order.provider) ?? wanted, order, viewer.address)),
            orderNumber: order.number,
          };
        if (await settle(services, order)) return done(order);
      }
      throw paymentUnavailable(new Error('the checkout kept changing'));
    },
  });
};
