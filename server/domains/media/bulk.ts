// Many files of the library at once: into a folder, tags to and fro, away.
import { ApiError } from '#contract/api-error.ts';
import { MAX_MEDIA_TAGS, type MediaChanged, type MediaChanges } from '#contract/media.ts';
import { MEDIA_ABSENT, mediaTagsTooMany } from '#contract/media-texts.ts';
import { fold } from '#contract/text.ts';
import type { Clock } from '../../base/clock.ts';
import type { Database } from '../../base/db/database.ts';
import type { FileStorage } from '../../base/files/storage.ts';
import type { Viewer } from '../../call/handlers.ts';
import { recordSummary } from '../../entities/audit/record.ts';
import type { Row } from '../../entities/resource.ts';
import { updateRow } from '../../entities/saving.ts';
import { folderIdOf } from './folders.ts';
import { removeMedia } from './remove.ts';
import { mediaResource, searchTextOf } from './resource.ts';
import { filesChanged } from './texts.ts';

interface Parts {
  database: Database;
  storage: Pick<FileStorage, 'remove'>;
  now: Clock;
}

/** The tags of a file after the change; the words of those that it has already stay as they are. */
function tagsAfter(tags: readonly string[], { addTags = [], removeTags = [] }: MediaChanges): string[] {
  const gone = new Set(removeTags.map(fold));
  const left = tags.filter((tag) => !gone.has(fold(tag)));
  const has = new Set(left.map(fold));
  return [...left, ...addTags.filter((tag) => !has.has(fold(tag)))];
}

/** Changes files, each for itself: one that cannot be changed stays as it is. @throws 404 for an unknown folder */
export async function changeMedia(parts: Parts, viewer: Viewer, changes: MediaChanges): Promise<MediaChanged> {
  const ids = [...new Set(changes.ids)];
  const rows = await parts.database.db.selectFrom('media').selectAll().where('publicId', 'in', ids).execute();
  const found = new Map(rows.map((row) => [row.publicId, row]));
  const nameOf = (id: string): string => {
    const row = found.get(id);
    return row ? mediaResource.titleOf(row) : id;
  };
  return changes.isRemoved ? removed(parts, viewer, ids, nameOf) : changed(parts, viewer, ids, nameOf, changes);
}

async function removed(
  parts: Parts,
  viewer: Viewer,
  ids: readonly string[],
  nameOf: (id: string) => string,
): Promise<MediaChanged> {
  const reply: MediaChanged = { changed: 0, refused: [] };
  for (const id of ids)
    try {
      await removeMedia(parts, viewer, id);
      reply.changed += 1;
    } catch (error) {
      if (!ApiError.is(error)) throw error;
      reply.refused.push({ _id: id, name: nameOf(id), sentence: error.message });
    }
  return reply;
}

const changed = (
  { database, now }: Parts,
  viewer: Viewer,
  ids: readonly string[],
  nameOf: (id: string) => string,
  changes: MediaChanges,
): Promise<MediaChanged> =>
  database.write({ partsOf: 'media' }, async (trx) => {
    const at = new Date(now());
    const folderId = changes.folderId === undefined ? undefined : await folderIdOf(trx, changes.folderId);
    const reply: MediaChanged = { changed: 0, refused: [] };
    const current = await trx.selectFrom('media').selectAll().where('publicId', 'in', ids).execute();
    const rows = new Map(current.map((row) => [row.publicId, row as Row<'media'>]));
    const work: { row: Row<'media'>; tags: string[] }[] = [];
    for (const id of ids) {
      const row = rows.get(id);
      const tags = row && tagsAfter(row.tags, changes);
      if (!row || !tags) reply.refused.push({ _id: id, name: nameOf(id), sentence: MEDIA_ABSENT });
      else if (tags.length > Math.max(MAX_MEDIA_TAGS, row.tags.length))
        reply.refused.push({ _id: id, name: nameOf(id), sentence: mediaTagsTooMany(MAX_MEDIA_TAGS) });
      else work.push({ row, tags });
    }
    if (work.length === 0) return reply;
    const within = await recordSummary(trx, {
      viewer,
      now: at,
      action: 'update',
      kind: 'media',
      rowId: '',
      rowVersion: null,
      title: filesChanged(work.length),
    });
    for (const { row, tags } of work) {
      const after = await updateRow(trx, mediaResource, { viewer, at, within }, row.publicId, undefined, {
        folderId,
        tags,
        searchText: searchTextOf({ ...row, tags }),
      });
      if (after.version !== row.version) reply.changed += 1;
    }
    return reply;
  });
