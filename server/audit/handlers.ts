import { handlers } from '../http/handlers.ts';
import { notBuilt } from '../staff/not-built.ts';
import type { StaffServices } from '../staff/services.ts';

export const auditHandlers = (_services: StaffServices) => handlers({
  'GET /api/audit': notBuilt,
  'GET /api/trash': notBuilt,
  'POST /api/trash/:id/restore': notBuilt,
});
