import type { Clock } from '../clock.ts';
import type { Database } from '../db/open.ts';
import { handlers } from '../http/handlers.ts';
import { notBuilt } from '../staff/not-built.ts';

export const dashboardHandlers = (_database: Database, _clock: Clock) => handlers({
  'GET /api/dashboard/stats': notBuilt,
  'GET /api/dashboard/weekly-trends': notBuilt,
  'GET /api/dashboard/category-distribution': notBuilt,
});
