// Folders of the library: staff's own order of its files (docs/decisions/0147).
import { ApiError, notFound } from '#contract/api-error.ts';
import { MAX_FOLDER_DEPTH, MAX_FOLDERS } from '#contract/media-limits.ts';
import type { MediaFolder } from '#contract/media-folders.ts';
import {
  MEDIA_FOLDER_ABSENT,
  MEDIA_FOLDER_HAS_FOLDERS,
  MEDIA_FOLDER_IN_ITSELF,
  MEDIA_FOLDER_NAME_TAKEN,
  MEDIA_FOLDER_TOO_DEEP,
  MEDIA_FOLDERS_TOO_MANY,
} from '#contract/media-texts.ts';
import { fold, sortKey } from '#contract/text.ts';
import type { Clock } from '../../base/clock.ts';
import type { Database, Db } from '../../base/db/database.ts';
import { handlers } from '../../call/handlers.ts';
import type { Resource, Row } from '../../entities/resource.ts';
import { staffSaving } from '../../entities/saving.ts';

type Folder = Row<'mediaFolders'>;

const refused = (field: 'name' | 'parentId', sentence: string): ApiError =>
  new ApiError(400, 'VALIDATION', sentence, { [field]: sentence });

const allFolders = (db: Db): Promise<Folder[]> => db.selectFrom('mediaFolders').selectAll().orderBy('id').execute();

/** @returns the row's id; null for none @throws 404 */
export async function folderIdOf(db: Db, publicId: string | null): Promise<number | null> {
  if (publicId === null) return null;
  const row = await db.selectFrom('mediaFolders').select('id').where('publicId', '=', publicId).executeTakeFirst();
  if (!row) throw notFound(MEDIA_FOLDER_ABSENT);
  return row.id;
}

/** Ids of a folder and of those within it. */
export async function withinFolder(db: Db, id: number): Promise<number[]> {
  const all = await allFolders(db);
  const within = [id];
  for (const folder of within) within.push(...all.filter(({ parentId }) => parentId === folder).map((one) => one.id));
  return within;
}

/** 'Katalog › Pimler'; null for none. */
export async function folderPath(db: Db, id: number | null): Promise<string | null> {
  const names: string[] = [];
  for (let at = id; at !== null;) {
    const folder = await db
      .selectFrom('mediaFolders')
      .select(['name', 'parentId'])
      .where('id', '=', at)
      .executeTakeFirstOrThrow();
    names.unshift(folder.name);
    at = folder.parentId;
  }
  return names.length === 0 ? null : names.join(' › ');
}

/**
 * Refuses a name that a neighbour has, a place within the folder itself, and one that is too deep.
 * @param self the folder that is saved; null for a new one
 */
function refusePlace(
  all: readonly Folder[],
  self: Folder | null,
  { name, parentId }: Pick<Folder, 'name' | 'parentId'>,
): void {
  const byId = new Map(all.map((folder) => [folder.id, folder]));
  let level = 1;
  for (let at = parentId; at !== null; at = byId.get(at)?.parentId ?? null) {
    if (at === self?.id) throw refused('parentId', MEDIA_FOLDER_IN_ITSELF);
    level += 1;
  }
  if (level - 1 + levelsOf(all, self) > MAX_FOLDER_DEPTH) throw refused('parentId', MEDIA_FOLDER_TOO_DEEP);
  const isTaken = all.some(
    (other) => other.id !== self?.id && other.parentId === parentId && fold(other.name) === fold(name),
  );
  if (isTaken) throw refused('name', MEDIA_FOLDER_NAME_TAKEN);
}

/** Levels that a folder takes with those within it. */
const levelsOf = (all: readonly Folder[], self: Folder | null): number =>
  1 +
  Math.max(0, ...all.filter(({ parentId }) => self !== null && parentId === self.id).map((one) => levelsOf(all, one)));

const folderResource: Resource<'mediaFolders'> = {
  kind: 'media-folder',
  scope: 'media',
  table: 'mediaFolders',
  absent: MEDIA_FOLDER_ABSENT,
  titleOf: ({ name }) => name,
  fieldsOf: async ({ name, parentId }, trx) => ({ name, parent: await folderPath(trx, parentId) }),
  partsOf: () => [], // visitors see none of it
  async beforeRemove(trx, { id, parentId }) {
    const inner = await trx
      .selectFrom('mediaFolders')
      .select('id')
      .where('parentId', '=', id)
      .limit(1)
      .executeTakeFirst();
    if (inner) throw new ApiError(409, 'IN_USE', MEDIA_FOLDER_HAS_FOLDERS);
    await trx.updateTable('media').set({ folderId: parentId }).where('folderId', '=', id).execute();
  },
};

/** Folders by name, each after the one in which it lies. */
async function listed(db: Db): Promise<MediaFolder[]> {
  const all = (await allFolders(db)).toSorted((a, b) => (sortKey(a.name) < sortKey(b.name) ? -1 : 1));
  const counts = await db
    .selectFrom('media')
    .select(['folderId', (eb) => eb.fn.countAll<number>().as('n')])
    .where('folderId', 'is not', null)
    .groupBy('folderId')
    .execute();
  const files = new Map(counts.map(({ folderId, n }) => [folderId, Number(n)]));
  const below = (parent: Folder | null): MediaFolder[] =>
    all
      .filter(({ parentId }) => parentId === (parent?.id ?? null))
      .flatMap((folder) => [
        {
          _id: folder.publicId,
          name: folder.name,
          parentId: parent?.publicId ?? null,
          files: files.get(folder.id) ?? 0,
          version: folder.version,
        },
        ...below(folder),
      ]);
  return below(null);
}

export const mediaFolderHandlers = (parts: { database: Database; now: Clock }) => {
  const { db } = parts.database;
  const saving = staffSaving(parts, folderResource);
  const shown = async ({ publicId }: Folder): Promise<MediaFolder> => {
    const folder = (await listed(db)).find(({ _id }) => _id === publicId);
    if (!folder) throw notFound(MEDIA_FOLDER_ABSENT);
    return folder;
  };
  return handlers({
    'GET /api/media-folders': () => listed(db),
    'POST /api/media-folders': async ({ body: { name, parentId } }, { viewer }) =>
      shown(
        await saving.create(viewer, async (trx) => {
          const all = await allFolders(trx);
          if (all.length >= MAX_FOLDERS) throw new ApiError(409, 'GUARDED', MEDIA_FOLDERS_TOO_MANY);
          const place = { name, parentId: await folderIdOf(trx, parentId) };
          refusePlace(all, null, place);
          return place;
        }),
      ),
    'PUT /api/media-folders/:id': async ({ params, body: { version, name, parentId } }, { viewer }) =>
      shown(
        await saving.update(viewer, params.id, version, async (row, trx) => {
          const place = {
            name: name ?? row.name,
            parentId: parentId === undefined ? row.parentId : await folderIdOf(trx, parentId),
          };
          refusePlace(await allFolders(trx), row, place);
          return place;
        }),
      ),
    async 'DELETE /api/media-folders/:id'({ params }, { viewer }) {
      await saving.remove(viewer, params.id, 'all');
    },
  });
};
