// Calls about an import's pictures: the ZIP beside a table, and what is missing.
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ApiError } from '#contract/api-error.ts';
import { CSV_TYPE } from '#contract/downloads.ts';
import type { ReceivedFile } from '#contract/endpoints.ts';
import { IMPORT_TAKES_NO_PICTURES, PICTURE_COLUMNS, picturesFileName } from '#contract/import-texts.ts';
import type { Import } from '#contract/imports.ts';
import type { Database } from '../../base/db/database.ts';
import { json } from '../../base/db/tables.ts';
import { csvLine, csvText } from '../../base/files/csv.ts';
import { TableFileError } from '../../base/files/tables/tables.ts';
import { handlers, type Viewer } from '../../call/handlers.ts';
import { pageOf } from '../../call/list-page.ts';
import { picturesPath } from './check.ts';
import { forgetRows } from './clean.ts';
import type { ImportKinds } from './kind.ts';
import { forgetZipped } from './pictures.ts';
import { openPicturesZip } from './pictures-zip.ts';
import type { ImportRecord } from './rows.ts';

/** Names of one query. */
const AT_ONCE = 1_000;

interface Parts {
  database: Database;
  dataDir: string;
  kinds: ImportKinds;
  /** The import, which nobody works on at present. @throws 404, 409 */
  idle(publicId: string, viewer: Viewer): Promise<ImportRecord>;
  /** The import, for those who may make it. @throws 403, 404 */
  find(publicId: string, viewer: Viewer): Promise<ImportRecord>;
  shown(publicId: string): Promise<Import>;
}

/** How many pictures a ZIP has. @throws VALIDATION for a ZIP that is refused */
async function countOf({ path }: ReceivedFile): Promise<number> {
  try {
    const zip = await openPicturesZip(path);
    await zip.close();
    return zip.pictures.length;
  } catch (error) {
    if (error instanceof TableFileError) throw new ApiError(400, 'VALIDATION', error.message, { file: error.message });
    throw error;
  }
}

export function pictureHandlers({ database, dataDir, kinds, idle, find, shown }: Parts) {
  const { db } = database;

  /** The import is mapped anew: what was found of its rows rests on other pictures. */
  async function put(row: ImportRecord, zip: { fileName: string; count: number } | null): Promise<void> {
    await forgetZipped(database, row.id);
    await forgetRows(database, row.id);
    await database.write('tasks', (trx) =>
      trx
        .updateTable('imports')
        .set({ picturesZip: zip && json(zip), state: 'mapping', problem: '', warnings: json([]), taskId: null })
        .where('id', '=', row.id)
        .execute(),
    );
  }

  const missing = (importId: number) =>
    db.selectFrom('importPictures').where('importId', '=', importId).where('path', '=', '');

  return handlers({
    async 'POST /api/import/:id/pictures'({ params, file }, { viewer }) {
      const row = await idle(params.id, viewer);
      const kind = kinds[row.kind];
      if (!kind.pictures || kind.reader) throw new ApiError(409, 'GUARDED', IMPORT_TAKES_NO_PICTURES);
      const count = await countOf(file);
      const path = picturesPath(dataDir, row.publicId);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await rename(file.path, path);
      await put(row, { fileName: file.originalName, count });
      return shown(params.id);
    },

    async 'DELETE /api/import/:id/pictures'({ params }, { viewer }) {
      const row = await idle(params.id, viewer);
      if (row.picturesZip) await put(row, null);
      await rm(picturesPath(dataDir, row.publicId), { force: true });
      return shown(params.id);
    },

    async 'GET /api/import/:id/pictures'({ params, query }, { viewer }) {
      const row = await find(params.id, viewer);
      const { n } = await missing(row.id)
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow();
      const page = await missing(row.id)
        .select(['name', 'problem'])
        .orderBy('name')
        .orderBy('nameHash')
        .limit(query.limit)
        .offset((query.page - 1) * query.limit)
        .execute();
      return pageOf({ items: page.map(({ name, problem }) => ({ name, sentence: problem })), total: n }, query);
    },

    async 'GET /api/import/:id/pictures/file'({ params }, { viewer }) {
      const row = await find(params.id, viewer);
      const pieces = [csvText([...PICTURE_COLUMNS], [])];
      for (let from = 0; ; from += AT_ONCE) {
        const rows = await missing(row.id)
          .select(['name', 'problem'])
          .orderBy('name')
          .orderBy('nameHash')
          .limit(AT_ONCE)
          .offset(from)
          .execute();
        for (const { name, problem } of rows) pieces.push(csvLine([name, problem]));
        if (rows.length < AT_ONCE) break;
      }
      return {
        fileName: `${picturesFileName(row.fileName)}.csv`,
        contentType: CSV_TYPE,
        content: { text: pieces.join('') },
      };
    },
  });
}
