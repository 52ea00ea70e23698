// Uploaded CVs: private files with generated names, never served to the public (docs/decisions/0021).
import { randomBytes } from 'node:crypto';
import { ApiError, notFound } from '#contract/api-error.ts';
import type { UploadedResume } from '#contract/applications.ts';
import { RESUME_CONTENT_TYPES, type Download } from '#contract/downloads.ts';
import type { ReceivedFile } from '#contract/endpoints.ts';
import { RESUME_GONE, RESUME_KIND, RESUME_MACROS } from '#contract/form-texts.ts';
import type { Clock } from '../../../base/clock.ts';
import type { Database, Trx } from '../../../base/db/database.ts';
import { readDocument } from '../../../base/files/documents.ts';
import { removeAll, type FileStorage, RESUME_FOLDER } from '../../../base/files/storage.ts';
import { RESUME_ABSENT } from '../texts.ts';

/** Time that an upload waits for its application. */
const UNATTACHED_MS = 24 * 60 * 60_000;
/** Field of the application's form for refusals of the upload. */
const TEXTS = { field: 'resumeFile', wrongKind: RESUME_KIND, macros: RESUME_MACROS };

export const resumeStore = ({ database, storage, now }: { database: Database; storage: FileStorage; now: Clock }) => ({
  /** Checks the file's type, stores it, then adds its row. @throws INVALID_FILE */
  async add(file: ReceivedFile): Promise<UploadedResume> {
    const { content, kind } = await readDocument(file, 'visitors', TEXTS);
    const token = randomBytes(24).toString('base64url');
    const fileName = `${randomBytes(16).toString('hex')}.${kind}`;
    const path = `${RESUME_FOLDER}/${fileName}`;
    await storage.put(path, content);
    try {
      await database.write('inbox', (trx) =>
        trx
          .insertInto('resumes')
          .values({
            token,
            fileName,
            originalName: file.originalName,
            kind,
            sizeBytes: file.sizeBytes,
            applicationId: null,
            createdAt: new Date(now()),
          })
          .execute(),
      );
    } catch (error) {
      await storage.remove(path);
      throw error;
    }
    return { resumeFile: token, originalName: file.originalName, size: file.sizeBytes };
  },

  /** Attaches the upload to an application, once. @throws VALIDATION when it is unknown, too old or already attached */
  async attach(trx: Trx, token: string, applicationId: number): Promise<void> {
    const attached = await trx
      .updateTable('resumes')
      .set({ applicationId })
      .where('token', '=', token)
      .where('applicationId', 'is', null)
      .where('createdAt', '>', new Date(now() - UNATTACHED_MS))
      .returning('id')
      .executeTakeFirst();
    if (!attached) throw new ApiError(400, 'VALIDATION', RESUME_GONE, { resumeFile: RESUME_GONE });
  },

  /**
   * The application's CV, with the visitor's file name and the extension of its real type.
   * @throws NOT_FOUND when it has none
   */
  async download(applicationPublicId: string): Promise<Download> {
    const resume = await database.db
      .selectFrom('resumes as r')
      .innerJoin('jobApplications as a', 'a.id', 'r.applicationId')
      .select(['r.fileName', 'r.originalName', 'r.kind'])
      .where('a.publicId', '=', applicationPublicId)
      .executeTakeFirst();
    if (!resume) throw notFound(RESUME_ABSENT);
    const { fileName, originalName, kind } = resume;
    return {
      fileName: `${originalName.replace(/\.[A-Za-z0-9]{1,8}$/, '')}.${kind}`,
      contentType: RESUME_CONTENT_TYPES[kind],
      content: { privatePath: `${RESUME_FOLDER}/${fileName}` },
    };
  },

  /** Detaches the application's CV. @returns files to remove after the commit */
  async detach(trx: Trx, applicationId: number): Promise<string[]> {
    const removed = await trx
      .deleteFrom('resumes')
      .where('applicationId', '=', applicationId)
      .returning('fileName')
      .execute();
    return removed.map(({ fileName }) => `${RESUME_FOLDER}/${fileName}`);
  },

  /**
   * Removes uploads without an application, and files without a row, left by a process that died between the two steps.
   */
  async removeUnattached(): Promise<void> {
    const limit = new Date(now() - UNATTACHED_MS);
    const stale = () =>
      database.db
        .selectFrom('resumes')
        .select('id')
        .where('applicationId', 'is', null)
        .where('createdAt', '<=', limit)
        .limit(1)
        .executeTakeFirst();
    if (await stale())
      await database.write('inbox', (trx) =>
        trx.deleteFrom('resumes').where('applicationId', 'is', null).where('createdAt', '<=', limit).execute(),
      );
    const known = new Set(
      (await database.db.selectFrom('resumes').select('fileName').execute()).map((row) => row.fileName),
    );
    const isLeft = ({ path, modifiedMs }: { path: string; modifiedMs: number }) =>
      modifiedMs <= limit.getTime() && !known.has(path.slice(RESUME_FOLDER.length + 1));
    await removeAll(
      storage,
      (await storage.list(RESUME_FOLDER)).filter(isLeft).map(({ path }) => path),
    );
  },
});
