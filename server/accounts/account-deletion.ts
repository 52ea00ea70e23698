// Deletes a customer's account with everything that says who it was. Staff's accounts are deleted by `staff/saving.ts`.
import { forgetAccount, record } from '../audit/record.ts';
import { personOf, type Viewer } from '../http/handlers.ts';
import { forgetMails } from '../mail/outbox.ts';
import { anonymiseOrders, DELETED_ACCOUNT, hasOpenOrders } from '../orders/of-account.ts';
import type { Accounts } from './accounts.ts';
import { guarded } from './resource.ts';
import { getUserByPublicId } from './users.ts';

const OWN_IS_OPEN = 'Devam eden siparişiniz olduğu için hesabınız şimdi silinemez. Siparişiniz teslim edildikten veya kapandıktan sonra tekrar deneyin.';
const IS_OPEN = 'Bu müşterinin devam eden siparişi olduğu için hesabı şimdi silinemez.';
const IS_STAFF = 'Yönetim paneline giriş yapabilen hesaplar buradan silinemez. Lütfen bir yöneticiye başvurun.';

export const accountEraser = ({ database, now, dropAvatar }: Accounts) =>
  /** By its owner, or by an admin. Addresses, cart, sessions and links go with it. @throws NOT_FOUND; GUARDED for staff and while an order is open */
  async (viewer: Viewer, publicId: string): Promise<undefined> => {
    const actor = personOf(viewer);
    const isOwn = actor.publicId === publicId;
    const avatar = await database.write(['accounts', 'orders'], async (trx) => {
      const at = new Date(now());
      const row = await getUserByPublicId(trx, publicId);
      if (row.role !== 'user') throw guarded(IS_STAFF);
      if (await hasOpenOrders(trx, row.id, now())) throw guarded(isOwn ? OWN_IS_OPEN : IS_OPEN);
      await anonymiseOrders(trx, row.id, at);
      await forgetMails(trx, publicId);
      await forgetAccount(trx, publicId, DELETED_ACCOUNT);
      await trx.deleteFrom('users').where('id', '=', row.id).execute();
      const by = isOwn ? { user: { ...actor, name: DELETED_ACCOUNT }, address: '' } : viewer;
      await record(trx, { viewer: by, now: at, action: 'delete', kind: 'user', rowId: publicId, rowVersion: row.version, title: DELETED_ACCOUNT });
      return row.avatar;
    });
    await dropAvatar(avatar);
    return undefined;
  };
