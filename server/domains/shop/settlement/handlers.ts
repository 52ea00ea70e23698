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
  const { request, settle } = refunds(services);
  const show = async (id: string) => showStaffOrder(await getWholeOrder(services.database.db, id), services.now());
  return handlers({
    'GET /api/payment/session/:id': ({ params }, { viewer }) => stateOf(viewer, params.id),
    'POST /api/payment/webhook': ({ message }) => read(undefined, message),
    'POST /api/payment/webhook/:provider': ({ params, message }) => read(params.provider, message),
    'POST /api/orders/:id/refund': async ({ params, body }, { viewer }) => show(await request(viewer, params.id, body)),
    'POST /api/orders/:id/refunds/:refund/outcome': async ({ params, body }, { viewer }) =>
      show(await settle(viewer, params.id, params.refund, body.outcome)),
  });
};
