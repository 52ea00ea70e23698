// Uploaded CVs: private files with names of our own, which no route serves to the public.
import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiError } from '#contract/api-error.ts';
import type { UploadedResume } from '#contract/applications.ts';
import type { ReceivedFile } from '#contract/endpoints.ts';
import { RESUME_GONE, RESUME_KIND, RESUME_MACROS } from '#contract/form-texts.ts';
import type { Clock } from '../clock.ts';
import type { Database, Trx } from '../db/open.ts';
import { inspectDocument } from '../files/document-kind.ts';

export const RESUME_FOLDER = 'private/resumes';
/** How long an upload waits for its application. */
const UNATTACHED_MS = 24 * 60 * 60_000;

export const resumeStore = ({ database, dataDir, now }: { database: Database; dataDir: string; now: Clock }) => {
  const folder = join(dataDir, RESUME_FOLDER);
  return {
    /** Checks what the file is, puts it into its place and then tells the database. @throws INVALID_FILE */
    async add(file: ReceivedFile): Promise<UploadedResume> {
      const { kind, hasMacros } = inspectDocument(await readFile(file.path));
      if (!kind) throw new ApiError(400, 'INVALID_FILE', RESUME_KIND, { resumeFile: RESUME_KIND });
      if (hasMacros) throw new ApiError(400, 'INVALID_FILE', RESUME_MACROS, { resumeFile: RESUME_MACROS });
      const token = randomBytes(24).toString('base64url');
      const fileName = `${randomBytes(16).toString('hex')}.${kind}`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const written = await open(file.path, 'r+');
      await written.sync().finally(() => written.close());
      await rename(file.path, join(folder, fileName));
      try {
        await database.write('inbox', (trx) => trx.insertInto('resumes').values({
          token, fileName, originalName: file.originalName, kind, sizeBytes: file.sizeBytes, applicationId: null, createdAt: new Date(now()),
        }).execute());
      } catch (error) {
        await rm(join(folder, fileName), { force: true });
        throw error;
      }
      return { resumeFile: token, originalName: file.originalName, size: file.sizeBytes };
    },

    /** Makes the upload part of an application, once. @throws VALIDATION when it is unknown, too old or another's */
    async attach(trx: Trx, token: string, applicationId: number): Promise<void> {
      const attached = await trx.updateTable('resumes').set({ applicationId })
        .where('token', '=', token).where('applicationId', 'is', null).where('createdAt', '>', new Date(now() - UNATTACHED_MS))
        .returning('id').executeTakeFirst();
      if (!attached) throw new ApiError(400, 'VALIDATION', RESUME_GONE, { resumeFile: RESUME_GONE });
    },

    /** Removes uploads that no application came for, and files that no row knows (a process died between the two). */
    async removeUnattached(): Promise<void> {
      const limit = new Date(now() - UNATTACHED_MS);
      const stale = () => database.db.selectFrom('resumes').select('id').where('applicationId', 'is', null).where('createdAt', '<=', limit).limit(1).executeTakeFirst();
      if (await stale()) await database.write('inbox', (trx) => trx.deleteFrom('resumes').where('applicationId', 'is', null).where('createdAt', '<=', limit).execute());
      const known = new Set((await database.db.selectFrom('resumes').select('fileName').execute()).map((row) => row.fileName));
      for (const name of await readdir(folder).catch(() => [])) {
        if (known.has(name)) continue;
        const path = join(folder, name);
        const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
        if (mtimeMs <= limit.getTime()) await rm(path, { force: true });
      }
    },
  };
};
