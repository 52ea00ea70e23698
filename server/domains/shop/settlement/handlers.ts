import { handlers } from '../../../call/handlers.ts';
import { showStaffOrder } from '../orders/shown.ts';
import { getWholeOrder } from '../orders/store.ts';
import { refunds } from './refunds.ts';
import type { ShopServices } from '../payments/services.ts';
import { sessionState } from './session-state.ts';
import { webhook } from './webhook.ts';

/** Payments after checkout: their state for the customer, the providers' webhooks, refunds by staff. */
export const paymentHandlers = (services: ShopServices) => {
  const read = webhook(services);
  const stateOf = sessionState(services);
  const { request } = refunds(services);
  return handlers({
    'GET /api/payment/session/:id': ({ params }, { viewer }) => stateOf(viewer, params.id),
    'POST /api/payment/webhook': ({ message }) => read(undefined, message),
    'POST /api/payment/webhook/:provider': ({ params, message }) => read(params.provider, message),
    async 'POST /api/orders/:id/refund'({ params, body }, { viewer }) {
      return showStaffOrder(
        await getWholeOrder(services.database.db, await request(viewer, params.id, body)),
        services.now(),
      );
    },
  });
};
