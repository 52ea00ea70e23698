// Deleted rows: listed, restored under their former id, and erased, by an admin or when they have expired
// (docs/decisions/0081).
import { sql, type SqlBool } from 'kysely';
import { ApiError, notFound } from '#contract/api-error.ts';
import type { Output, Parsed } from '#contract/endpoints.ts';
import { searchTerms } from '#contract/text.ts';
import { TRASH_DAYS, TRASH_KINDS, type TrashEntry, type TrashKind } from '#contract/trash.ts';
import { record } from '../audit/record.ts';
import type { Db, Trx } from '../../base/db/database.ts';
import type { Viewer } from '../../call/handlers.ts';
import { resourceOf, type Resource, type Row, type StaffTable, type TrashResources } from '../resource.ts';
import { answeringDuplicates, encoded, getRow, insertRow } from '../saving.ts';
import type { StaffServices } from '../../call/services.ts';
import { deletedColumn, eraseEntry, takeOut, type By } from './erase.ts';
import type { TrashData } from '../put-in-trash.ts';
import { cannotComeBack, NOT_IN_TRASH, othersLieWithin, surroundingCannotComeBack } from '../texts.ts';

const KEPT_MS = TRASH_DAYS * 24 * 60 * 60_000;
/** Entries in one transaction: few enough that visitors' forms wait only for a moment. */
const AT_ONCE = 100;

type Back = Output<'POST /api/trash/:id/restore'>['also'][number];

/** @param resources restores each row by its own resource, so the trash knows no table */
export const trashStore = ({ database, now }: Pick<StaffServices, 'database' | 'now'>, resources: TrashResources) => {
  const { db } = database;
  const expiry = () => new Date(now() - KEPT_MS);
  const entries = () => db.selectFrom('trash').where('deletedAt', '>', expiry());

  /** @param by is noted in the audit table; without it the entries have expired */
  async function eraseUntil(until: Date, by?: By): Promise<number> {
    const due = (from: Db) =>
      from
        .selectFrom('trash')
        .select(['id', 'kind', 'rowId', 'title'])
        .where('deletedAt', '<=', until)
        .orderBy('deletedAt')
        .orderBy('id')
        .limit(AT_ONCE)
        .execute();
    let erased = 0;
    let isMore = (await due(db)).length > 0; // looking is not a write
    while (isMore) {
      isMore = await database.write('inbox', async (trx) => {
        const batch = await due(trx);
        for (const entry of batch)
          if (await eraseEntry(trx, entry, { erasedTitle: resourceOf(resources, entry.kind).erasedTitle, by }))
            erased++;
        return batch.length === AT_ONCE;
      });
    }
    return erased;
  }

  return {
    /** Returns the newest first, with the number of all. */
    async list({
      kind,
      q = '',
      page,
      limit,
    }: Parsed<'GET /api/trash'>['query']): Promise<{ items: TrashEntry[]; total: number }> {
      const found = entries()
        .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
        .where((eb) => eb.and(searchTerms(q).map((term) => eb('titleFolded', 'like', `%${term}%`)))); // folded terms hold nothing that needs escaping
      const { n: total } = await found.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
      const rows = await found
        .select(['publicId', 'kind', 'title', 'deletedBy', 'deletedAt'])
        .orderBy('deletedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute();
      return {
        total,
        items: rows.map((row) => ({
          _id: row.publicId,
          kind: row.kind,
          title: row.title,
          deletedBy: row.deletedBy,
          deletedAt: row.deletedAt.toISOString(),
          removedAt: new Date(row.deletedAt.getTime() + KEPT_MS).toISOString(),
        })),
      };
    },

    /**
     * Restores the row, and the row that contains it where that was deleted too.
     * @param id of the entry or of the row
     * @throws 404 when it is not there (any more), 409 when its place is taken or gone
     */
    async restore(viewer: Viewer, id: string): Promise<Output<'POST /api/trash/:id/restore'>> {
      const found = await entries()
        .select(['id', 'kind'])
        .where((eb) => eb.or([eb('publicId', '=', id), eb('rowId', '=', id)]))
        .executeTakeFirst();
      if (!found) throw notFound(NOT_IN_TRASH);
      const resource = resourceOf(resources, found.kind);
      try {
        return await answeringDuplicates(resource, () =>
          database.write(resource.scope, async (trx) => {
            const [{ kind, rowId }, ...also] = await bringBack(trx, resources, found.id, {
              viewer,
              at: new Date(now()),
            });
            return { kind, rowId, also };
          }),
        );
      } catch (error) {
        if (ApiError.is(error) && error.status === 409)
          throw new ApiError(409, error.code, cannotComeBack(error.message));
        throw error;
      }
    },

    /**
     * Erases one entry. @throws 404 when it is not there (any more), 409 while a deleted row within it could then not
     * come back
     */
    erase: (viewer: Viewer, publicId: string): Promise<undefined> =>
      database.write('inbox', async (trx) => {
        const entry = await trx
          .selectFrom('trash')
          .select(['id', 'kind', 'rowId', 'title', 'data'])
          .where('publicId', '=', publicId)
          .executeTakeFirst();
        if (!entry) throw notFound(NOT_IN_TRASH);
        const within = await countWithin(trx, resources, entry);
        if (within > 0) throw new ApiError(409, 'IN_USE', othersLieWithin(within));
        const { erasedTitle } = resourceOf(resources, entry.kind);
        if (!(await eraseEntry(trx, entry, { erasedTitle, by: { viewer, at: new Date(now()) } })))
          throw notFound(NOT_IN_TRASH); // restored at this very moment
        return undefined;
      }),

    /** Erases entries deleted until then. @returns their number */
    empty: (viewer: Viewer, until: string | undefined): Promise<number> =>
      eraseUntil(new Date(until ?? now()), { viewer, at: new Date(now()) }),

    /** Erases expired entries. */
    async removeOld(): Promise<void> {
      await eraseUntil(expiry());
    },
  };
};

/**
 * Takes the entry out and puts its row back with its id and number, so that references to it work again, in a new
 * version: forms left open are out of date. The row that contains it comes first.
 * @returns the row, then those that contain it
 */
export async function bringBack(
  trx: Trx,
  resources: TrashResources,
  entryId: number,
  by: By,
): Promise<[Back, ...Back[]]> {
  const entry = await trx
    .selectFrom('trash')
    .select(['kind', 'rowId', 'data'])
    .where('id', '=', entryId)
    .executeTakeFirst();
  if (!entry || !(await takeOut(trx, entryId))) throw notFound(NOT_IN_TRASH); // another restore was faster
  const { kind, rowId } = entry;
  const { row: data, related } = entry.data as TrashData;
  const resource = resourceOf(resources, kind);
  const kept = await trx
    .selectFrom(resource.table as 'products')
    .selectAll()
    .where('publicId', '=', rowId)
    .executeTakeFirst();
  const stored = (kept ?? withTimes(data)) as unknown as Row<StaffTable>;
  const around = await bringBackAround(trx, resources, resource, stored, by);
  const change = { ...(await resource.beforeRestore?.(trx, stored)), version: stored.version + 1, updatedAt: by.at };
  if (kept)
    await trx
      .updateTable(resource.table as 'products')
      .set({ ...encoded(change), deletedAt: null })
      .where('id', '=', kept.id)
      .execute();
  else await insertRow(trx, resource, encoded({ ...stored, ...change }));
  const row = await getRow(trx, resource, rowId);
  if (!kept) await resource.related?.putBack(trx, row, related);
  const title = resource.titleOf(row);
  await record(
    trx,
    { viewer: by.viewer, now: by.at, action: 'restore', kind, rowId, rowVersion: row.version, title },
    by.within,
  );
  return [{ kind, rowId, title }, ...around];
}

/** Restores the row that contains this one, where it is in the trash. */
async function bringBackAround(
  trx: Trx,
  resources: TrashResources,
  { within }: Resource<StaffTable>,
  row: Row<StaffTable>,
  by: By,
): Promise<Back[]> {
  if (!within) return [];
  const id = within.columns.map((column) => row[column] as number | null).find((value) => value !== null);
  if (id === undefined) return [];
  const around = await trx
    .selectFrom(resourceOf(resources, within.kind).table as 'products')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (around && (around.deletedAt ?? null) === null) return [];
  const entry = await trx
    .selectFrom('trash')
    .select(['id', 'title'])
    .where('kind', '=', within.kind)
    .where(around ? sql<SqlBool>`row_id = ${around.publicId}` : sql<SqlBool>`${deletedColumn('id')} = ${String(id)}`)
    .executeTakeFirst();
  if (!entry) return []; // gone for good: the row's own resource decides
  try {
    return await bringBack(trx, resources, entry.id, by);
  } catch (error) {
    if (ApiError.is(error) && error.status === 409)
      throw new ApiError(409, error.code, surroundingCannotComeBack(entry.title, error.message));
    throw error;
  }
}

/** Counts the entries whose rows lie within the entry's row. */
async function countWithin(
  trx: Trx,
  resources: TrashResources,
  { kind, data }: { kind: TrashKind; data: unknown },
): Promise<number> {
  const { id } = (data as TrashData).row as { id: number };
  let found = 0;
  for (const inner of TRASH_KINDS) {
    const { within } = resourceOf(resources, inner);
    if (within?.kind !== kind) continue;
    const around =
      within.columns.length > 1
        ? sql`coalesce(${sql.join(within.columns.map(deletedColumn))})`
        : deletedColumn(within.columns[0]!);
    const { n } = await trx
      .selectFrom('trash')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('kind', '=', inner)
      .where(sql<SqlBool>`${around} = ${String(id)}`)
      .executeTakeFirstOrThrow();
    found += n;
  }
  return found;
}

/** Turns texts back into times: columns of times end in 'At', and no others do. */
const withTimes = (row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      typeof value === 'string' && column.endsWith('At') ? new Date(value) : value,
    ]),
  );
