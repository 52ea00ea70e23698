import { handlers } from '../http/handlers.ts';
import { notBuilt } from '../not-built.ts';
import type { ShopServices } from '../payments/services.ts';

export const orderHandlers = (_services: ShopServices) => handlers({
  'GET /api/orders': notBuilt,
  'GET /api/orders/mine': notBuilt,
  'GET /api/orders/export': notBuilt,
  'GET /api/orders/:id': notBuilt,
  'PATCH /api/orders/:id': notBuilt,
});
