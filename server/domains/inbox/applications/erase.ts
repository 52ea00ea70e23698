import { forget, record } from '../../../entities/audit/record.ts';
import type { Clock } from '../../../base/clock.ts';
import type { Database, Trx } from '../../../base/db/database.ts';
import type { FileStorage } from '../../../base/files/storage.ts';
import type { Viewer } from '../../../call/handlers.ts';
import { forgetMails } from '../../../base/mail/outbox.ts';
import { getRow } from '../../../entities/saving.ts';
import { applicationResource } from './resource.ts';
import { resumeStore } from './resumes.ts';

interface Parts {
  database: Database;
  storage: FileStorage;
  now: Clock;
}

/**
 * Erases an application at once, as the law entitles the applicant: the row, the CV, the mails that repeat it, and
 * notes in the audit table. The audit table keeps that it was erased (docs/decisions/0042). Inside a transaction
 * on 'inbox'.
 * @returns files to remove after the commit; if that fails, housekeeping finds them, because no row refers to them
 * @throws NOT_FOUND
 */
export const applicationErasing = (parts: Parts) => {
  const resumes = resumeStore(parts);
  return async (trx: Trx, viewer: Viewer, publicId: string): Promise<string[]> => {
    const row = await getRow(trx, applicationResource, publicId);
    const files = await resumes.detach(trx, row.id);
    await forgetMails(trx, publicId);
    await forget(trx, 'application', publicId, ['notes']);
    await trx.deleteFrom('jobApplications').where('id', '=', row.id).execute();
    await record(trx, {
      viewer,
      now: new Date(parts.now()),
      action: 'delete',
      kind: 'application',
      rowId: publicId,
      rowVersion: row.version,
      title: applicationResource.titleOf(row),
    });
    return files;
  };
};

/** Erases an application for staff, in a transaction. */
export const applicationEraser = (parts: Parts) => {
  const { database, storage } = parts;
  const erase = applicationErasing(parts);
  return async (viewer: Viewer, publicId: string): Promise<undefined> => {
    const files = await database.write('inbox', (trx) => erase(trx, viewer, publicId));
    for (const path of files) await storage.remove(path);
    return undefined;
  };
};
