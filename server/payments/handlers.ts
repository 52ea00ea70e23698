import { handlers } from '../http/handlers.ts';
import { notBuilt } from '../not-built.ts';
import type { ShopServices } from './services.ts';

export const paymentHandlers = (_services: ShopServices) => handlers({
  'GET /api/payment/session/:id': notBuilt,
  'POST /api/payment/webhook': notBuilt,
  'POST /api/orders/:id/refund': notBuilt,
});
