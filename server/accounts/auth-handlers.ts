import type { Files } from '../files/files.ts';
import { handlers } from '../http/handlers.ts';
import { notBuilt } from '../staff/not-built.ts';
import type { Accounts } from './accounts.ts';

export const authHandlers = (_accounts: Accounts, _files: Files) => handlers({
  'POST /api/auth/login': notBuilt,
  'POST /api/auth/refresh': notBuilt,
  'POST /api/auth/logout': notBuilt,
  'GET /api/auth/me': notBuilt,
  'PUT /api/auth/me': notBuilt,
  'POST /api/auth/avatar': notBuilt,
  'POST /api/auth/password': notBuilt,
  'GET /api/auth/sessions': notBuilt,
  'DELETE /api/auth/sessions/:id': notBuilt,
  'POST /api/auth/setup': notBuilt,
});
