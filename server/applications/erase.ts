import { forget, record } from '../audit/record.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/open.ts';
import type { FileStorage } from '../files/storage.ts';
import type { Viewer } from '../http/handlers.ts';
import { forgetMails } from '../mail/outbox.ts';
import { getRow } from '../staff/saving.ts';
import { applicationResource } from './resource.ts';
import { resumeStore } from './resumes.ts';

/**
 * Erases an application at once, as the law lets its author ask: the row, its CV, the mails that repeat it, and what was noted of it.
 * That somebody erased it stays. Files whose removal fails are found by the housekeeping, because no row knows them any more.
 */
export const applicationEraser = ({ database, storage, now }: { database: Database; storage: FileStorage; now: Clock }) => {
  const resumes = resumeStore({ database, storage, now });
  return async (viewer: Viewer, publicId: string): Promise<undefined> => {
    const files = await database.write('inbox', async (trx) => {
      const row = await getRow(trx, applicationResource, publicId);
      const detached = await resumes.detach(trx, row.id);
      await forgetMails(trx, publicId);
      await forget(trx, 'application', publicId, ['notes']);
      await trx.deleteFrom('jobApplications').where('id', '=', row.id).execute();
      await record(trx, { viewer, now: new Date(now()), action: 'delete', kind: 'application', rowId: publicId, rowVersion: row.version, title: applicationResource.titleOf(row) });
      return detached;
    });
    for (const path of files) await storage.remove(path);
    return undefined;
  };
};
