import type { Clock } from '../../../base/clock.ts';
import type { Database } from '../../../base/db/database.ts';
import { settingStore } from '../../../base/settings/store.ts';
import { handlers } from '../../../call/handlers.ts';
import { paymentMode, paymentWays, type ShopServices } from '../../shop/payments/services.ts';
import { salesFigures } from './sales.ts';
import { stockFigures } from './stock.ts';
import { dashboardStore } from './store.ts';

/** The panel's first screen. */
export const dashboardHandlers = (database: Database, clock: Clock, { providers }: Pick<ShopServices, 'providers'>) => {
  const dashboard = dashboardStore(database, clock);
  const sales = salesFigures(database);
  const stock = stockFigures(database);
  const settings = settingStore(database);
  return handlers({
    'GET /api/dashboard/stats': () => dashboard.stats(),
    'GET /api/dashboard/shop': async (_, { viewer }) => ({
      payment: paymentMode(await paymentWays({ providers }, database.db, await settings.all())),
      sales: viewer.role === 'admin' ? await sales(clock()) : null,
      stock: await stock(),
    }),
    'GET /api/dashboard/weekly-trends': () => dashboard.weeklyTrends(),
    'GET /api/dashboard/category-distribution': () => dashboard.categoryDistribution(),
  });
};
