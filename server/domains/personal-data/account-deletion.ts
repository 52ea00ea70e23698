// Deletes a customer's account with everything that identifies the person (docs/decisions/0052). Staff's accounts are
// deleted by `entities/saving.ts`.
import { forgetAccount, record } from '../../entities/audit/record.ts';
import { eraseImported } from '../../entities/imports/erase.ts';
import type { Trx } from '../../base/db/database.ts';
import { personOf, type Viewer } from '../../call/handlers.ts';
import { forgetMails } from '../../base/mail/outbox.ts';
import { anonymiseOrders, hasOpenOrders, ordersOf } from '../shop/orders/of-account.ts';
import type { Accounts } from '../people/accounts/accounts.ts';
import { guarded } from '../people/accounts/resource.ts';
import { getUserByPublicId, type UserRow } from '../people/accounts/users.ts';
import { DELETED_ACCOUNT } from '../shop/texts.ts';
import { IS_STAFF_ACCOUNT, ORDER_IS_OPEN, OWN_ORDER_IS_OPEN } from './texts.ts';

/**
 * Erases a customer's account with its addresses, cart, sessions and links; the orders stay without the person. Inside
 * a transaction on 'accounts' and 'orders'; the picture is removed after the commit.
 * @param isImportUndone whether an import takes back the account that it made: its rows say what it did
 */
export async function eraseAccount(
  trx: Trx,
  by: Pick<Viewer, 'user' | 'address'>,
  { id, publicId, version, emailKey }: UserRow,
  at: Date,
  isImportUndone = false,
): Promise<void> {
  if (!isImportUndone) {
    const orders = await ordersOf(trx, { userId: id });
    await eraseImported(
      trx,
      emailKey,
      orders.map(({ number }) => number),
    );
  }
  await anonymiseOrders(trx, { userId: id }, at);
  await forgetMails(trx, publicId);
  await forgetAccount(trx, publicId, DELETED_ACCOUNT);
  await trx.deleteFrom('users').where('id', '=', id).execute();
  await record(trx, {
    viewer: by,
    now: at,
    action: 'delete',
    kind: 'user',
    rowId: publicId,
    rowVersion: version,
    title: DELETED_ACCOUNT,
  });
}

export const accountEraser =
  ({ database, now, dropAvatar, security }: Accounts) =>
  /** Deletes an account for its owner or an admin. @throws NOT_FOUND; GUARDED for staff and while an order is open */
  async (viewer: Viewer, publicId: string): Promise<undefined> => {
    const actor = personOf(viewer);
    const isOwn = actor.publicId === publicId;
    const avatar = await database.write(['accounts', 'orders'], async (trx) => {
      const at = new Date(now());
      const row = await getUserByPublicId(trx, publicId);
      if (row.role !== 'user') throw guarded(IS_STAFF_ACCOUNT);
      if (await hasOpenOrders(trx, row.id, now())) throw guarded(isOwn ? OWN_ORDER_IS_OPEN : ORDER_IS_OPEN);
      await eraseAccount(trx, isOwn ? { user: { ...actor, name: DELETED_ACCOUNT }, address: '' } : viewer, row, at);
      return row.avatar;
    });
    security.note('personal data erased', { account: publicId });
    await dropAvatar(avatar);
    return undefined;
  };
