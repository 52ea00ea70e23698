// Reads the library: its list, a file with the places that name it, and what can be deleted.
import { sql, type SqlBool } from 'kysely';
import { notFound } from '#contract/api-error.ts';
import type { Parsed } from '#contract/endpoints.ts';
import {
  MAX_SHOWN_USES,
  MAX_UNUSED_AT_ONCE,
  UNUSED_DAYS,
  type Media,
  type MediaDetail,
  type MediaUse,
} from '#contract/media.ts';
import { MEDIA_ABSENT } from '#contract/media-texts.ts';
import { SETTINGS } from '#contract/settings.ts';
import { searchTerms } from '#contract/text.ts';
import type { Clock } from '../../base/clock.ts';
import type { Database, Db } from '../../base/db/database.ts';
import { pageOf } from '../../call/list-page.ts';
import { isRowKind, PLACES } from '../../entities/media/places.ts';
import { resourceOf, type Row, type StaffTable, type TrashResources } from '../../entities/resource.ts';
import { BEING_COUNTED } from './files.ts';
import { focusShown } from './focus.ts';
import { folderIdOf, withinFolder } from './folders.ts';

const DAY_MS = 24 * 60 * 60_000;
type MediaRow = Row<'media'>;

const isUsed = sql<SqlBool>`exists (select 1 from media_uses u where u.media_id = media.id)`;
/** Orders show the pictures of what was ordered. */
const isOrdered = sql<SqlBool>`media.path in (select img from order_lines)`;
/** Drafts are text: a file that one names is searched for in it. Another one's longer name errs towards keeping. */
const isDrafted = sql<SqlBool>`exists (select 1 from row_drafts d where d.data like '%' || media.path || '%')`;

const SORTS = {
  newest: ['createdAt', 'desc'],
  oldest: ['createdAt', 'asc'],
  name: ['searchText', 'asc'],
  largest: ['sizeBytes', 'desc'],
} as const;

const shown = (row: MediaRow, uses: number, folders: ReadonlyMap<number, string>): Media => ({
  _id: row.publicId,
  path: row.path,
  kind: row.kind,
  originalName: row.originalName,
  title: row.title,
  alt: row.alt,
  tags: row.tags,
  mime: row.mime,
  sizeBytes: row.sizeBytes,
  width: row.width,
  height: row.height,
  folderId: row.folderId === null ? null : (folders.get(row.folderId) ?? null),
  focus: focusShown(row),
  byName: row.byName,
  uses,
  createdAt: row.createdAt.toISOString(),
  version: row.version,
});

/** Public ids of the folders in which files lie. */
async function foldersOf(db: Db, rows: readonly Pick<MediaRow, 'folderId'>[]): Promise<Map<number, string>> {
  const ids = [...new Set(rows.flatMap(({ folderId }) => folderId ?? []))];
  if (ids.length === 0) return new Map();
  const found = await db.selectFrom('mediaFolders').select(['id', 'publicId']).where('id', 'in', ids).execute();
  return new Map(found.map(({ id, publicId }) => [id, publicId]));
}

/** The number of places that name each file. */
async function usesOf(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('mediaUses')
    .select(['mediaId', sql<number>`count(distinct kind || ' ' || row_id)`.as('n')])
    .where('mediaId', 'in', ids)
    .groupBy('mediaId')
    .execute();
  return new Map(rows.map(({ mediaId, n }) => [mediaId, Number(n)]));
}

/** Orders that show the picture. */
export async function ordersWith(db: Db, path: string): Promise<number> {
  const { n } = await db
    .selectFrom('orderLines')
    .select((eb) => eb.fn.count<number>('orderId').distinct().as('n'))
    .where('img', '=', path)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Drafts that name the file. */
export async function draftsWith(db: Db, path: string): Promise<number> {
  const { n } = await db
    .selectFrom('rowDrafts')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('data', 'like', `%${path}%`)
    .executeTakeFirstOrThrow();
  return Number(n);
}

export const placesCount = async (db: Db, id: number): Promise<number> => (await usesOf(db, [id])).get(id) ?? 0;

/** Files that can be deleted together, oldest first: named nowhere, and in the library for a while. */
export const unused = (db: Db, nowMs: number) =>
  db
    .selectFrom('media')
    .where('createdAt', '<=', new Date(nowMs - UNUSED_DAYS * DAY_MS))
    .where(sql<SqlBool>`not ${isUsed}`)
    .where(sql<SqlBool>`not ${isOrdered}`)
    .where(sql<SqlBool>`not ${isDrafted}`)
    .where('byName', '<>', BEING_COUNTED)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(MAX_UNUSED_AT_ONCE);

/** Names the rows that the uses stand for. */
async function placesOf(db: Db, resources: TrashResources, mediaId: number): Promise<MediaUse[]> {
  const uses = await db
    .selectFrom('mediaUses')
    .select(['kind', 'rowId', 'field'])
    .where('mediaId', '=', mediaId)
    .orderBy('kind')
    .orderBy('rowId')
    .orderBy('field')
    .limit(MAX_SHOWN_USES * 3)
    .execute();
  const places = new Map<string, MediaUse>();
  for (const { kind, rowId, field } of uses) {
    const known = places.get(`${kind} ${rowId}`);
    if (known) known.fields.push(field);
    else if (places.size < MAX_SHOWN_USES)
      places.set(`${kind} ${rowId}`, { kind, rowId, title: '', fields: [field], isDeleted: false });
  }
  const all = [...places.values()];
  for (const kind of new Set(all.map((use) => use.kind))) {
    const ofKind = all.filter((use) => use.kind === kind);
    if (!isRowKind(kind)) {
      for (const use of ofKind)
        use.title = SETTINGS[use.rowId as keyof typeof SETTINGS]?.description.split(';')[0] ?? use.rowId;
      continue;
    }
    const ids = ofKind.map(({ rowId }) => rowId);
    const resource = resourceOf(resources, kind);
    const rows = await db
      .selectFrom(PLACES[kind].table as 'features')
      .selectAll()
      .where('publicId', 'in', ids)
      .execute();
    const trashed = await db
      .selectFrom('trash')
      .select(['rowId', 'title'])
      .where('kind', '=', kind)
      .where('rowId', 'in', ids)
      .execute();
    const deleted = new Map(trashed.map(({ rowId, title }) => [rowId, title]));
    const titles = new Map(
      rows.map((row) => [row.publicId, resource.titleOf(row as unknown as Row<StaffTable>)] as const),
    );
    for (const use of ofKind) {
      use.isDeleted = deleted.has(use.rowId);
      use.title = deleted.get(use.rowId) ?? titles.get(use.rowId) ?? use.rowId;
    }
  }
  return all;
}

/** @param resources name the rows that use a file */
export const mediaStore = ({ database, now }: { database: Database; now: Clock }, resources: TrashResources) => {
  const { db } = database;
  return {
    async page(query: Parsed<'GET /api/media'>['query']) {
      const { page, limit, q = '', kind, isUsed: asksUsed, hasAlt, isOwned, folder, sort = 'newest' } = query;
      const terms = searchTerms(q);
      const place = query.in === undefined || query.in === 'none' ? null : (await folderIdOf(db, query.in))!;
      const places = place !== null && terms.length > 0 ? await withinFolder(db, place) : [place!];
      const matching = db
        .selectFrom('media')
        .$if(kind !== undefined, (rows) => rows.where('kind', '=', kind!))
        .$if(folder !== undefined, (rows) => rows.where('folder', '=', folder!))
        .$if(asksUsed === 'true', (rows) => rows.where(isUsed))
        .$if(asksUsed === 'false', (rows) => rows.where(sql<SqlBool>`not ${isUsed}`))
        .$if(hasAlt !== undefined, (rows) =>
          rows.where('kind', '=', 'image').where('alt', hasAlt === 'true' ? '!=' : '=', ''),
        )
        .$if(isOwned === 'true', (rows) => rows.where((eb) => eb.or([eb('byName', '!=', ''), isUsed])))
        .$if(isOwned === 'false', (rows) => rows.where('byName', '=', '').where(sql<SqlBool>`not ${isUsed}`))
        .$if(query.in === 'none', (rows) => rows.where('folderId', 'is', null))
        .$if(place !== null, (rows) => rows.where('folderId', 'in', places))
        .where((eb) => eb.and(terms.map((term) => eb('searchText', 'like', `%${term}%`)))); // folded terms hold nothing that needs escaping
      const { n: total } = await matching.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
      const [column, direction] = SORTS[sort];
      // The ids first: sorting whole rows takes four times as long.
      const ids = (
        await matching
          .select('id')
          .orderBy(column, direction)
          .orderBy('id', direction)
          .limit(limit)
          .offset((page - 1) * limit)
          .execute()
      ).map(({ id }) => id);
      const found = ids.length === 0 ? [] : await db.selectFrom('media').selectAll().where('id', 'in', ids).execute();
      const order = new Map(ids.map((id, at) => [id, at]));
      const rows = found.toSorted((a, b) => order.get(a.id)! - order.get(b.id)!);
      const uses = await usesOf(
        db,
        rows.map(({ id }) => id),
      );
      const folders = await foldersOf(db, rows);
      const items = rows.map((row) => shown(row, uses.get(row.id) ?? 0, folders));
      return pageOf({ items, total }, { page, limit });
    },

    /** @throws 404 */
    async get(publicId: string): Promise<MediaDetail> {
      const row = await db.selectFrom('media').selectAll().where('publicId', '=', publicId).executeTakeFirst();
      if (!row) throw notFound(MEDIA_ABSENT);
      return {
        ...shown(row, await placesCount(db, row.id), await foldersOf(db, [row])),
        usedIn: await placesOf(db, resources, row.id),
      };
    },

    async unused(): Promise<{ total: number; sizeBytes: number }> {
      const rows = await unused(db, now()).select('sizeBytes').execute();
      return { total: rows.length, sizeBytes: rows.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) };
    },
  };
};
