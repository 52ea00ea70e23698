import type { Clock } from '../clock.ts';
import type { Database } from '../db/open.ts';
import { handlers } from '../http/handlers.ts';
import { dashboardStore } from './store.ts';

export const dashboardHandlers = (database: Database, clock: Clock) => {
  const dashboard = dashboardStore(database, clock);
  return handlers({
    'GET /api/dashboard/stats': (_, { viewer }) => dashboard.stats({ withOrders: viewer.role === 'admin' }),
    'GET /api/dashboard/weekly-trends': () => dashboard.weeklyTrends(),
    'GET /api/dashboard/category-distribution': () => dashboard.categoryDistribution(),
  });
};
