import { FAST } from '#contract/order-facts.ts';
import { handlers, personOf } from '../../../call/handlers.ts';
import { paymentMode, paymentWays, type ShopServices } from '../payments/services.ts';
import { mergedLines, priceCart } from './price-cart.ts';
import { quoteOf } from './quote.ts';
import { cartStore } from './store.ts';

/** Carts: quotes for anybody, and the stored cart of an account. */
export const cartHandlers = (services: ShopServices) => {
  const { database } = services;
  const carts = cartStore(database);

  return handlers({
    async 'POST /api/cart/quote'({ body: { products, isFastCargo, deliveryMethodId, province } }) {
      const cart = await priceCart(database.db, mergedLines(products), {
        methodId: deliveryMethodId || (isFastCargo ? FAST : ''),
        province,
      });
      return quoteOf(cart, paymentMode(await paymentWays(services, database.db, cart.settings)));
    },
    'GET /api/cart': (_input, { viewer }) => carts.get(personOf(viewer).id),
    'PUT /api/cart': ({ body }, { viewer }) => carts.put(personOf(viewer).id, mergedLines(body.products)),
    'POST /api/cart/merge': ({ body }, { viewer }) => carts.merge(personOf(viewer).id, mergedLines(body.products)),
  });
};
