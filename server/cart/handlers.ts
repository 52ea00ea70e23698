import { handlers } from '../http/handlers.ts';
import { notBuilt } from '../not-built.ts';
import type { ShopServices } from '../payments/services.ts';

export const cartHandlers = (_services: ShopServices) => handlers({
  'POST /api/cart/quote': notBuilt,
  'GET /api/cart': notBuilt,
  'PUT /api/cart': notBuilt,
  'POST /api/cart/merge': notBuilt,
});
