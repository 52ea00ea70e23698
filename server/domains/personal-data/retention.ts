// Erases messages and applications of visitors after the periods in the settings (docs/decisions/0060).
import { applicationErasing } from '../inbox/applications/erase.ts';
import { processNamed } from '../../call/handlers.ts';
import { monthsEarlier, type Clock } from '../../base/clock.ts';
import { eraseMessage } from '../inbox/contacts/erase.ts';
import type { Database, Db } from '../../base/db/database.ts';
import { removeEach, type FileStorage } from '../../base/files/storage.ts';
import { eraseMails } from '../../base/mail/outbox.ts';
import { settingStore } from '../../base/settings/store.ts';
import { deletedColumn, eraseEntry } from '../../entities/trash/erase.ts';
import { ERASED_MESSAGE } from '../inbox/texts.ts';
import { SERVER_NAME } from './texts.ts';

/** Rows per transaction, so that visitors' forms wait only for a moment. */
const AT_ONCE = 100;
const SERVER = processNamed(SERVER_NAME);

const dueMessages = (db: Db, before: Date) =>
  db
    .selectFrom('contactMessages')
    .select(['id', 'publicId', 'version'])
    .where('createdAt', '<=', before)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
/** Messages in the trash have the same period as others. */
const dueInTrash = (db: Db, before: Date) =>
  db
    .selectFrom('trash')
    .select(['id', 'kind', 'rowId', 'title'])
    .where('kind', '=', 'message')
    .where(deletedColumn('createdAt'), '<=', before.toISOString())
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
/** `reviewedAt` is the last change of status or note. */
const dueApplications = (db: Db, before: Date) =>
  db
    .selectFrom('jobApplications')
    .select('publicId')
    .where((eb) => eb(eb.fn.coalesce('reviewedAt', 'createdAt'), '<=', before))
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();

export const retention = ({ database, storage, now }: { database: Database; storage: FileStorage; now: Clock }) => {
  const { db } = database;
  const eraseApplication = applicationErasing({ database, storage, now });

  async function eraseMessagesUntil(before: Date): Promise<void> {
    while ((await dueMessages(db, before)).length > 0) {
      // reading first saves a write
      await database.write('inbox', async (trx) => {
        for (const message of await dueMessages(trx, before)) await eraseMessage(trx, SERVER, message, new Date(now()));
      });
    }
  }

  async function eraseDeletedMessagesUntil(before: Date): Promise<void> {
    while ((await dueInTrash(db, before)).length > 0) {
      await database.write('inbox', async (trx) => {
        for (const entry of await dueInTrash(trx, before)) {
          await eraseMails(trx, entry.rowId);
          await eraseEntry(trx, entry, {
            erasedTitle: ERASED_MESSAGE,
            by: { viewer: SERVER, at: new Date(now()) },
          });
        }
      });
    }
  }

  async function eraseApplicationsUntil(before: Date): Promise<void> {
    const failed = [];
    while ((await dueApplications(db, before)).length > 0) {
      const files = await database.write('inbox', async (trx) => {
        const erased = [];
        for (const { publicId } of await dueApplications(trx, before))
          erased.push(...(await eraseApplication(trx, SERVER, publicId)));
        return erased;
      });
      failed.push(...(await removeEach(storage, files)));
    }
    if (failed[0]) throw failed[0].error; // the rest has been erased
  }

  const periods = () => settingStore(database).all();

  return {
    /** Erases the messages that are due; none without a period. */
    async eraseMessages(): Promise<void> {
      const { retention_messages_months: months } = await periods();
      if (months !== null) await eraseMessagesUntil(monthsEarlier(now(), months));
    },
    /** The same for messages in the trash. */
    async eraseDeletedMessages(): Promise<void> {
      const { retention_messages_months: months } = await periods();
      if (months !== null) await eraseDeletedMessagesUntil(monthsEarlier(now(), months));
    },
    /** The same for applications, with their CVs. */
    async eraseApplications(): Promise<void> {
      const { retention_applications_months: months } = await periods();
      if (months !== null) await eraseApplicationsUntil(monthsEarlier(now(), months));
    },
  };
};
