import { handlers } from '../http/handlers.ts';
import { notBuilt } from '../staff/not-built.ts';
import type { Accounts } from './accounts.ts';

export const userHandlers = (_accounts: Accounts) => handlers({
  'GET /api/users': notBuilt,
  'GET /api/users/:id': notBuilt,
  'POST /api/users': notBuilt,
  'PUT /api/users/:id': notBuilt,
  'PATCH /api/users/:id/status': notBuilt,
  'DELETE /api/users/:id': notBuilt,
});
