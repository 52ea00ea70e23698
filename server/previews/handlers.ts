import { handlers } from '../http/handlers.ts';
import { notBuilt } from '../staff/not-built.ts';
import type { StaffServices } from '../staff/services.ts';

export const previewHandlers = (_services: StaffServices) => handlers({
  'POST /api/previews': notBuilt,
  'GET /api/previews/:token': notBuilt,
});
