import { toMajor } from '#contract/money.ts';
import { settingStore } from '../../../base/settings/store.ts';
import { handlers, personOf } from '../../../call/handlers.ts';
import type { ShopServices } from '../payments/services.ts';
import { customerStore } from './customers.ts';
import { saveTerms } from './save.ts';
import { openAccountOf } from './terms.ts';

/** Customers as staff keep them, and a customer's own account. */
export const openAccountHandlers = ({ database, now }: Pick<ShopServices, 'database' | 'now'>) => {
  const customers = customerStore(database, now);
  const settings = settingStore(database);

  return handlers({
    'GET /api/customers': ({ query }) => customers.list(query),
    'GET /api/customers/:id': ({ params }) => customers.get(params.id),
    async 'PUT /api/customers/:id'({ params, body }, { viewer }) {
      await database.write(['orders', 'accounts'], (trx) => saveTerms(trx, viewer, params.id, body, new Date(now())));
      return customers.get(params.id);
    },
    async 'GET /api/payment/account'(_, { viewer }) {
      const all = await settings.all();
      const account = await openAccountOf(database.db, personOf(viewer).id, all, new Date(now()));
      return {
        account: account && {
          currency: account.currency,
          limit: toMajor(account.limitMinor),
          open: toMajor(account.openMinor),
          overdue: toMajor(account.overdueMinor),
          remaining: toMajor(account.remainingMinor),
          days: account.days,
          needsApproval: all.shop_account_needs_approval,
        },
      };
    },
  });
};
