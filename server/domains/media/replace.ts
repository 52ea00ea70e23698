// Puts another file in the place of one: every row, setting and deleted row that names it names the new one.
import { sql } from 'kysely';
import { ApiError } from '#contract/api-error.ts';
import type { ReceivedFile } from '#contract/endpoints.ts';
import { formatNumber } from '#contract/format.ts';
import { MAX_REPLACED_USES } from '#contract/media.ts';
import { MEDIA_ENDING_DIFFERS, MEDIA_KIND_DIFFERS, MEDIA_SAME_FILE, mediaUsedTooOften } from '#contract/media-texts.ts';
import type { AllSettings, AnySettingKey } from '#contract/staff-settings.ts';
import { SETTINGS } from '#contract/settings.ts';
import type { Clock } from '../../base/clock.ts';
import type { Lock } from '../../base/db/changes.ts';
import type { Database, Trx } from '../../base/db/database.ts';
import { json } from '../../base/db/tables.ts';
import type { Files } from '../../base/files/files.ts';
import type { PictureKind } from '../../base/files/picture-rules.ts';
import type { FileStorage } from '../../base/files/storage.ts';
import { isStamped, stampOf } from '../../base/rich-text/stored.ts';
import { putSetting } from '../../base/settings/store.ts';
import type { Viewer } from '../../call/handlers.ts';
import { record } from '../../entities/audit/record.ts';
import { replacedColumns, replacedIn, type Replacement } from '../../entities/media/paths.ts';
import { isRowKind, MEDIA_SCOPES, type RowKind } from '../../entities/media/places.ts';
import { noteUses } from '../../entities/media/uses.ts';
import type { TrashData } from '../../entities/put-in-trash.ts';
import { resourceOf, type By, type Change, type StaffTable, type TrashResources } from '../../entities/resource.ts';
import { getRow, updateRow } from '../../entities/saving.ts';
import { hashOfFile, kindOfUpload, removeFile, storedDocument, storedPicture, type Facts } from './files.ts';
import { mediaResource, searchTextOf } from './resource.ts';
import { placesCount } from './store.ts';

interface Parts {
  database: Database;
  files: Pick<Files, 'storePicture' | 'saveDocument'>;
  storage: Pick<FileStorage, 'remove'>;
  resources: TrashResources;
  now: Clock;
}

/** Columns of sanitized text, whose stamp follows their words. */
const RICH_TEXT: { readonly [K in RowKind]?: string } = {
  blog: 'content',
  product: 'detailedDescription',
  family: 'body',
};

const refused = (field: string, sentence: string): ApiError =>
  new ApiError(400, 'INVALID_FILE', sentence, { [field]: sentence });

/** @throws 409 beyond the most places that one transaction changes */
async function refuseTooMany(trx: Database['db'], id: number): Promise<void> {
  if ((await placesCount(trx, id)) > MAX_REPLACED_USES)
    throw new ApiError(409, 'GUARDED', mediaUsedTooOften(formatNumber(MAX_REPLACED_USES)));
}

const endingOf = (path: string): string => path.slice(path.lastIndexOf('.'));

/** Stores the new file by the rules of the old one. @throws INVALID_FILE */
async function storeNew(
  { files, storage }: Parts,
  old: { kind: 'image' | 'document'; folder: string; path: string; sha256: string },
  file: ReceivedFile,
): Promise<Facts> {
  if (kindOfUpload(file) !== old.kind) throw refused(file.field, MEDIA_KIND_DIFFERS);
  const sha256 = await hashOfFile(file);
  if (sha256 === old.sha256) throw refused(file.field, MEDIA_SAME_FILE);
  if (old.kind === 'image') return storedPicture(files, old.folder as PictureKind, file, sha256);
  const facts = await storedDocument(files, file, sha256);
  if (endingOf(facts.path).slice(0, 4) === endingOf(old.path).slice(0, 4)) return facts;
  await removeFile(storage, facts.path);
  throw refused(file.field, MEDIA_ENDING_DIFFERS);
}

async function inSetting(trx: Trx, { viewer, at }: By, key: string, replacement: Replacement): Promise<void> {
  const stored = await trx.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  if (!stored) return;
  const value = replacedIn(stored.value, 'setting', replacement);
  const name = key as AnySettingKey;
  await putSetting(trx, name, value as AllSettings[AnySettingKey], at);
  await noteUses(trx, 'setting', key, { value: stored.value }, { value });
  await record(trx, {
    viewer,
    now: at,
    action: 'update',
    kind: 'setting',
    rowId: key,
    rowVersion: null,
    title: SETTINGS[name].description.split(';')[0]!,
    before: { settingValue: stored.value },
    after: { settingValue: value },
  });
}

async function inTrash(trx: Trx, kind: RowKind, rowId: string, replacement: Replacement): Promise<void> {
  const entries = await trx
    .selectFrom('trash')
    .select(['id', 'data'])
    .where('kind', '=', kind)
    .where('rowId', '=', rowId)
    .orderBy('id')
    .execute();
  for (const { id, data } of entries) {
    const { row, related } = data as TrashData;
    const changed = { ...row, ...replacedColumns(kind, row, replacement) };
    await trx
      .updateTable('trash')
      .set({ data: json<unknown>({ row: changed, related }) })
      .where('id', '=', id)
      .execute();
    await noteUses(trx, kind, rowId, row, changed);
  }
}

async function inRow(
  trx: Trx,
  resources: TrashResources,
  by: By,
  kind: RowKind,
  rowId: string,
  replacement: Replacement,
): Promise<void> {
  const resource = resourceOf(resources, kind);
  const isThere = await trx
    .selectFrom(resource.table as 'features')
    .select('id')
    .where('publicId', '=', rowId)
    .executeTakeFirst();
  if (!isThere) return;
  await updateRow(trx, resource, by, rowId, undefined, (row) => {
    const columns = replacedColumns(kind, row, replacement);
    const text = RICH_TEXT[kind];
    if (text === undefined || columns[text] === undefined) return columns as Change<StaffTable>;
    const { [text as 'publicId']: before, richTextStamp: stamp } = row as unknown as {
      publicId: string;
      richTextStamp: string | null;
    };
    if (isStamped([before], stamp)) columns['richTextStamp'] = stampOf([columns[text] as string]);
    return columns as Change<StaffTable>;
  });
}

/**
 * Puts the received file in the place of the library's one. The rows get new versions, as by a save; the old file stays
 * for a while, because somebody may have its page open.
 * @throws 404, 400 for a file of another kind, 409 for one that is used too often
 */
export async function replaceMedia(parts: Parts, viewer: Viewer, publicId: string, file: ReceivedFile): Promise<void> {
  const { database, storage, resources, now } = parts;
  const old = await database.db
    .selectFrom('media')
    .select(['id', 'kind', 'folder', 'path', 'sha256'])
    .where('publicId', '=', publicId)
    .executeTakeFirst();
  if (old) await refuseTooMany(database.db, old.id);
  const facts = await storeNew(parts, old ?? (await getRow(database.db as Trx, mediaResource, publicId)), file);
  // Everything that may name it; pages that show any of it are made again.
  const locks: readonly Lock[] = [...MEDIA_SCOPES, 'media', { partsOf: 'inbox' }];
  try {
    await database.write(locks, async (trx) => {
      const by: By = { viewer, at: new Date(now()), later: new Map() };
      const row = await getRow(trx, mediaResource, publicId);
      await refuseTooMany(trx, row.id);
      const { kind: _, folder: __, ...changed } = facts;
      const uses = await trx
        .selectFrom('mediaUses')
        .select(['kind', 'rowId'])
        .distinct()
        .where('mediaId', '=', row.id)
        .orderBy('kind')
        .orderBy('rowId')
        .execute();
      // First: the saves below note their uses by the new path.
      await updateRow(trx, mediaResource, by, publicId, undefined, {
        ...changed,
        focusX: null, // of the former picture
        focusY: null,
        searchText: searchTextOf({ ...row, originalName: facts.originalName }),
      });
      const replacement = { from: row.path, to: facts.path, sizeBytes: facts.sizeBytes };
      for (const { kind, rowId } of uses) {
        if (!isRowKind(kind)) {
          await inSetting(trx, by, rowId, replacement);
          continue;
        }
        await inTrash(trx, kind, rowId, replacement);
        await inRow(trx, resources, by, kind, rowId, replacement);
      }
      for (const work of by.later!.values()) await work(trx);
      await trx
        .updateTable('rowDrafts')
        .set({ data: sql`replace(data, ${row.path}, ${facts.path})` })
        .where('data', 'like', `%${row.path}%`)
        .execute();
      await trx.updateTable('orderLines').set({ img: facts.path }).where('img', '=', row.path).execute();
      await trx
        .insertInto('replacedFiles')
        .values({ path: row.path, replacedAt: by.at })
        .onConflict((conflict) => conflict.column('path').doUpdateSet({ replacedAt: by.at }))
        .execute();
    });
  } catch (error) {
    await removeFile(storage, facts.path);
    throw error;
  }
}
