import { handlers } from '../http/handlers.ts';
import { notBuilt } from '../not-built.ts';
import type { FormServices } from '../forms/services.ts';

export const addressHandlers = (_services: FormServices) => handlers({
  'GET /api/addresses': notBuilt,
  'POST /api/addresses': notBuilt,
  'PUT /api/addresses/:id': notBuilt,
  'DELETE /api/addresses/:id': notBuilt,
});
