import { eraseAccount } from './account-deletion.ts';
import type { Accounts } from '../people/accounts/accounts.ts';
import { isAccount } from '../people/accounts/users.ts';
import { applicationErasing } from '../inbox/applications/erase.ts';
import { forgetAccount, forgetIn, record } from '../../entities/audit/record.ts';
import { eraseMessage } from '../inbox/contacts/erase.ts';
import { eraseImported } from '../../entities/imports/erase.ts';
import type { Db, Trx } from '../../base/db/database.ts';
import { removeEach, type FileStorage } from '../../base/files/storage.ts';
import type { Viewer } from '../../call/handlers.ts';
import { eraseSubscriber } from '../inbox/newsletter/subscribers.ts';
import { anonymiseOrders, openOrders, ordersOf } from '../shop/orders/of-account.ts';
import { StartError } from '../../base/start-error.ts';
import { eraseEntry } from '../../entities/trash/erase.ts';
import { countsOf, findPersonalData, isNothing, type Counts, type FoundData } from './find.ts';
import { DELETED_ACCOUNT } from '../shop/texts.ts';
import { ERASED_MESSAGE } from '../inbox/texts.ts';
import { PERSONAL_DATA_OF_ADDRESS } from './texts.ts';

/** Erases personal data by an e-mail address, for the operator's command (docs/decisions/0060). */
export const personalDataEraser = (accounts: Accounts, storage: FileStorage) => {
  const { database, now, dropAvatar, security } = accounts;
  const eraseApplication = applicationErasing({ database, storage, now });

  /** Checks that the data may be erased. @throws StartError for an account of staff, and while an order is open */
  async function mayBeErased(db: Db, { account, orderOwner }: FoundData): Promise<void> {
    if (account && account.role !== 'user')
      throw new StartError(
        `Nothing was erased. The address is that of a staff account (${account.username}, ${account.role}): delete the account in the panel, or give it another address.`,
      );
    const open = await openOrders(db, orderOwner, now());
    if (open.length > 0)
      throw new StartError(
        `Nothing was erased. An order is under way or may still be paid (${open.join(', ')}): erase once it is delivered or closed.`,
      );
  }

  /** Erases all of the data in one transaction. @returns files to remove after it */
  async function eraseFound(trx: Trx, viewer: Viewer, found: FoundData): Promise<string[]> {
    const { address, account, orderOwner, messages, deletedMessages, applications, subscriber, formerUses } = found;
    const at = new Date(now());
    const orders = await ordersOf(trx, orderOwner);
    await eraseImported(
      trx,
      address,
      orders.map(({ number }) => number),
    );
    await anonymiseOrders(trx, orderOwner, at);
    if (account) await eraseAccount(trx, viewer, account, at);
    for (const message of messages) await eraseMessage(trx, viewer, message, at);
    for (const { id, rowId } of deletedMessages)
      await eraseEntry(trx, { id, kind: 'message', rowId, title: ERASED_MESSAGE }, { erasedTitle: ERASED_MESSAGE });
    const files = [];
    for (const { publicId } of applications) files.push(...(await eraseApplication(trx, viewer, publicId)));
    if (subscriber) await eraseSubscriber(trx, viewer, subscriber.publicId, at);
    for (const { id } of found.mails) await trx.deleteFrom('outbox').where('id', '=', id).execute();
    await forgetIn(trx, formerUses, ['email']);
    for (const publicId of new Set(formerUses.map(({ rowId }) => rowId))) {
      if (!(await isAccount(trx, publicId))) await forgetAccount(trx, publicId, DELETED_ACCOUNT); // a staff account, whose deletion keeps its traces
    }
    await trx
      .updateTable('customers')
      .set({ confirmedEmailKey: null })
      .where('confirmedEmailKey', '=', address)
      .execute();
    await trx.deleteFrom('accountTokens').where('emailKey', '=', address).execute();
    const erased = Object.fromEntries(Object.entries(countsOf(found)).filter(([, n]) => n > 0));
    await record(trx, {
      viewer,
      now: at,
      action: 'delete',
      kind: 'personal',
      rowId: '',
      rowVersion: null,
      title: PERSONAL_DATA_OF_ADDRESS,
      before: erased,
    });
    return files;
  }

  return {
    /** Counts the data without erasing it. @throws StartError where it may not be erased */
    async look(address: string): Promise<Counts> {
      const found = await findPersonalData(database.db, address);
      await mayBeErased(database.db, found);
      return countsOf(found);
    },

    /**
     * Erases all data about the owner of an address; the orders stay without the person.
     * @param address its `emailKey`
     * @returns counts of the erased data, and the files that could not be removed: housekeeping finds them, because no
     * row refers to them
     * @throws StartError where it may not be erased; then none of it is
     */
    async erase(
      viewer: Viewer,
      address: string,
    ): Promise<{ counts: Counts; left: { path: string; error: unknown }[] }> {
      const { counts, files, avatar, account } = await database.write(
        ['accounts', 'inbox', 'mail', 'orders'],
        async (trx) => {
          const found = await findPersonalData(trx, address);
          await mayBeErased(trx, found);
          const erased = countsOf(found);
          return {
            counts: erased,
            files: isNothing(erased) ? [] : await eraseFound(trx, viewer, found),
            avatar: found.account?.avatar,
            account: found.account?.publicId,
          };
        },
      );
      if (!isNothing(counts)) security.note('personal data erased', { account, reason: viewer.user?.name });
      const left = await removeEach(storage, files);
      if (avatar !== undefined)
        await dropAvatar(avatar).catch((error: unknown) => {
          left.push({ path: avatar.replace(/^\//, ''), error });
        });
      return { counts, left };
    },
  };
};
