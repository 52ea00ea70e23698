import { handlers } from '../http/handlers.ts';
import { notBuilt } from '../not-built.ts';
import type { Accounts } from './accounts.ts';

export const customerHandlers = (_services: Accounts) => handlers({
  'POST /api/auth/register': notBuilt,
  'POST /api/auth/forgot-password': notBuilt,
  'POST /api/auth/reset-password': notBuilt,
  'POST /api/auth/confirm-email': notBuilt,
  'POST /api/auth/confirm-email/resend': notBuilt,
  'DELETE /api/auth/me': notBuilt,
  'GET /api/account': notBuilt,
  'GET /api/account/export': notBuilt,
});
