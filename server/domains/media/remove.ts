// Deletes files of the library: only those that no row names, trash included.
import { ApiError } from '#contract/api-error.ts';
import { REPLACED_DAYS } from '#contract/media.ts';
import { MEDIA_BEING_COUNTED, MEDIA_COUNT_DIFFERS, mediaInUse } from '#contract/media-texts.ts';
import type { Lock } from '../../base/db/changes.ts';
import type { Clock } from '../../base/clock.ts';
import type { Database } from '../../base/db/database.ts';
import type { FileStorage } from '../../base/files/storage.ts';
import type { Viewer } from '../../call/handlers.ts';
import { record } from '../../entities/audit/record.ts';
import { MEDIA_SCOPES } from '../../entities/media/places.ts';
import { getRow } from '../../entities/saving.ts';
import { BEING_COUNTED, removeFile } from './files.ts';
import { mediaResource } from './resource.ts';
import { draftsWith, ordersWith, placesCount, unused } from './store.ts';
import { filesRemoved } from './texts.ts';

const DAY_MS = 24 * 60 * 60_000;

interface Parts {
  database: Database;
  storage: Pick<FileStorage, 'remove'>;
  now: Clock;
}

/** Keeps everybody from naming a file meanwhile; no page changes by it. */
const NOBODY_SAVES: readonly Lock[] = [...MEDIA_SCOPES, 'media' as const].map((scope) => ({ partsOf: scope }));

/** Deletes one file for good. @throws 404, 409 IN_USE */
export async function removeMedia({ database, storage, now }: Parts, viewer: Viewer, publicId: string): Promise<void> {
  const path = await database.write(NOBODY_SAVES, async (trx) => {
    const row = await getRow(trx, mediaResource, publicId);
    if (row.byName === BEING_COUNTED) throw new ApiError(409, 'IN_USE', MEDIA_BEING_COUNTED);
    const uses =
      (await placesCount(trx, row.id)) + (await ordersWith(trx, row.path)) + (await draftsWith(trx, row.path));
    if (uses > 0) throw new ApiError(409, 'IN_USE', mediaInUse(uses));
    await trx.deleteFrom('media').where('id', '=', row.id).execute();
    await record(trx, {
      viewer,
      now: new Date(now()),
      action: 'delete',
      kind: 'media',
      rowId: publicId,
      rowVersion: row.version,
      title: mediaResource.titleOf(row),
      before: await mediaResource.fieldsOf(row, trx),
    });
    return row.path;
  });
  await removeFile(storage, path);
}

/**
 * Deletes the files that nothing has named, at most 500.
 * @param count that the person has read and typed
 * @returns their number @throws 409 where there are more or fewer by now
 */
export async function removeUnused({ database, storage, now }: Parts, viewer: Viewer, count: number): Promise<number> {
  const paths = await database.write(NOBODY_SAVES, async (trx) => {
    const rows = await unused(trx, now()).select(['id', 'path']).execute();
    if (rows.length !== count) throw new ApiError(409, 'GUARDED', MEDIA_COUNT_DIFFERS);
    await trx
      .deleteFrom('media')
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute();
    await record(trx, {
      viewer,
      now: new Date(now()),
      action: 'delete',
      kind: 'media',
      rowId: '',
      rowVersion: null,
      title: filesRemoved(rows.length),
    });
    return rows.map(({ path }) => path);
  });
  for (const path of paths) await removeFile(storage, path);
  return paths.length;
}

/** Removes files that were replaced long enough ago. */
export async function removeReplaced({ database, storage, now }: Parts): Promise<void> {
  const due = await database.db
    .selectFrom('replacedFiles')
    .select('path')
    .where('replacedAt', '<=', new Date(now() - REPLACED_DAYS * DAY_MS))
    .orderBy('path')
    .limit(100)
    .execute();
  for (const { path } of due) {
    await removeFile(storage, path);
    await database.write({ partsOf: 'media' }, (trx) =>
      trx.deleteFrom('replacedFiles').where('path', '=', path).execute(),
    );
  }
}
