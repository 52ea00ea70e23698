import { handlers } from '../http/handlers.ts';
import { notBuilt } from '../not-built.ts';
import type { ShopServices } from '../payments/services.ts';

export const checkoutHandlers = (_services: ShopServices) => handlers({
  'GET /api/payment/options': notBuilt,
  'POST /api/payment': notBuilt,
});
