import { isStaffRole } from '#contract/access.ts';
import { limitOf } from '../../base/limits/rate-limits.ts';
import { handlers, personOf } from '../../call/handlers.ts';
import type { Accounts } from '../people/accounts/accounts.ts';
import { isEmailConfirmed } from '../people/accounts/email-confirmation.ts';
import { guarded } from '../people/accounts/resource.ts';
import { signedInUser } from '../people/accounts/signing-in.ts';
import { getUser } from '../people/accounts/users.ts';
import { countOrders, hasOpenOrders } from '../shop/orders/of-account.ts';
import { accountEraser } from './account-deletion.ts';
import { accountExport } from './account-export.ts';
import { OWN_STAFF_ACCOUNT } from './texts.ts';

const EXPORT = limitOf('GET /api/account/export');

/** Customers' view, export and deletion of their own account. */
export const personalDataHandlers = (accounts: Accounts) => {
  const { database, limits, confirm, now } = accounts;
  const erase = accountEraser(accounts);
  const exported = accountExport(accounts);

  return handlers({
    async 'DELETE /api/auth/me'({ body: { currentPassword } }, { viewer, cookie }) {
      if (isStaffRole(viewer.role)) throw guarded(OWN_STAFF_ACCOUNT);
      const { publicId } = await confirm(viewer, currentPassword);
      await erase(viewer, publicId);
      cookie.clear();
    },

    async 'GET /api/account'(_input, { viewer }) {
      const { db } = database;
      const user = await getUser(db, personOf(viewer).id);
      return {
        user: signedInUser(user),
        isEmailConfirmed: await isEmailConfirmed(db, user),
        createdAt: user.createdAt.toISOString(),
        orderCount: await countOrders(db, user.id),
        hasOpenOrders: await hasOpenOrders(db, user.id, now()),
      };
    },

    async 'GET /api/account/export'(_input, { viewer }) {
      await limits.takeNow(EXPORT, viewer.address);
      return exported(personOf(viewer).id);
    },
  });
};
