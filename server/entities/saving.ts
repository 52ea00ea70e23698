// The only way to create, save and delete rows that staff edit: one transaction, one version, one audit row
// (docs/decisions/0035).
import { isDeepStrictEqual } from 'node:util';
import type { Grant } from '#contract/access.ts';
import { ApiError, notFound } from '#contract/api-error.ts';
import { forgetTitle, record } from './audit/record.ts';
import { isUniqueViolation, violatedColumn } from '../base/db/dialect.ts';
import { changed, type Lock } from '../base/db/changes.ts';
import type { Trx } from '../base/db/database.ts';
import { newPublicId } from '../base/db/public-id.ts';
import { personOf, type Viewer } from '../call/handlers.ts';
import { withTimes } from './publishing.ts';
import { noteErased, noteUses } from './media/uses.ts';
import { putInTrash } from './put-in-trash.ts';
import type { Apart, By, Change, Resource, Row, Saver, StaffTable, Values } from './resource.ts';
import type { StaffServices } from '../call/services.ts';
import { eraseVersions, keepVersion } from './keep-version.ts';
import { refuseConflicts, savesSince, staleError } from './stale.ts';
import { ALREADY_EXISTS } from './texts.ts';

/**
 * Values, or a function of the stored row; it runs inside the transaction, so that what it reads is still true at the
 * commit.
 */
type Made<V, Args extends unknown[]> = V | ((...args: Args) => V | Promise<V>);

export const staffSaving = <T extends StaffTable>(
  { database, now }: Pick<StaffServices, 'database' | 'now'>,
  resource: Resource<T>,
) => {
  const { scope } = resource;
  /** Saves name the parts that they change where the resource knows them. */
  const saveLock: Lock = resource.partsOf ? { partsOf: scope } : scope;
  const write = <R>(lock: Lock, work: (trx: Trx) => Promise<R>): Promise<R> =>
    answeringDuplicates(resource, () => database.write(lock, work));

  return {
    /** Creates a row. @returns the stored row @throws 409 for a value that another row has */
    create: (viewer: Viewer, values: Made<Values<T>, [trx: Trx]>): Promise<Row<T>> =>
      write(scope, (trx) => createRow(trx, resource, { viewer, at: new Date(now()) }, values)),

    /**
     * Changes the given columns; does nothing where all of them already have their values.
     * @param version of the row that was edited; undefined skips the check
     * @param apart further changes of the save, without a new version
     * @returns the row as it is now @throws 404, 409 STALE where others changed the same fields since that version, 409
     * for a value that another row has
     */
    update: (
      viewer: Viewer,
      publicId: string,
      version: number | undefined,
      change: Made<Change<T>, [row: Row<T>, trx: Trx]>,
      apart?: Apart<T>,
    ): Promise<Row<T>> =>
      write(saveLock, (trx) =>
        updateRow(trx, resource, { viewer, at: new Date(now()) }, publicId, version, change, apart),
      ),

    /**
     * Deletes a row: into the trash with the grant 'soft', otherwise for good. A row that others need stays in its
     * table too. @throws 404, and the refusals of the resource
     */
    remove: (viewer: Viewer, publicId: string, grant: Grant): Promise<undefined> =>
      database.write([scope, ...(resource.keptBy ?? [])], (trx) =>
        removeRow(trx, resource, { viewer, at: new Date(now()) }, publicId, grant),
      ),
  };
};

/** Deletes a row in the caller's transaction, which holds the locks of a deletion. @throws as `staffSaving(…).remove` */
export async function removeRow<T extends StaffTable>(
  trx: Trx,
  resource: Resource<T>,
  { viewer, at, within }: By,
  publicId: string,
  grant: Grant,
): Promise<undefined> {
  const { kind } = resource;
  const row = await getRow(trx, resource, publicId);
  await resource.beforeRemove?.(trx, row);
  const before = await resource.fieldsOf(row, trx);
  const kept = await resource.keptAs?.(trx, row, at);
  const related = kept ? undefined : await resource.related?.take(trx, row);
  if (grant === 'soft')
    await putInTrash(trx, {
      viewer,
      at,
      kind,
      title: resource.titleOf(row),
      rowId: publicId,
      data: { row, related },
    });
  if (kept) {
    await trx
      .updateTable(resource.table as 'features')
      .set({ ...encoded(kept), version: row.version + 1, updatedAt: at })
      .where('id', '=', row.id)
      .execute();
  } else {
    await trx
      .deleteFrom(resource.table as 'features')
      .where('id', '=', row.id)
      .execute();
  }
  await record(
    trx,
    {
      viewer,
      now: at,
      action: 'delete',
      kind,
      rowId: publicId,
      rowVersion: row.version,
      title: resource.titleOf(row),
      before,
    },
    within,
  );
  if (grant !== 'soft') await eraseVersions(trx, kind, publicId);
  if (grant !== 'soft') await noteErased(trx, kind, publicId);
  if (grant !== 'soft' && resource.erasedTitle !== undefined)
    await forgetTitle(trx, kind, publicId, resource.erasedTitle);
  return undefined;
}

/**
 * Creates a row in the caller's transaction, which holds the resource's scope.
 * @throws what the database says of a value that another row has: see `answeringDuplicates`
 */
export async function createRow<T extends StaffTable>(
  trx: Trx,
  resource: Resource<T>,
  by: By,
  values: Made<Values<T>, [trx: Trx]>,
): Promise<Row<T>> {
  const { viewer, at } = by;
  const made = withTimes(resource, null, typeof values === 'function' ? await values(trx) : values);
  const publicId = newPublicId();
  await insertRow(trx, resource, { ...encoded(made), publicId, createdAt: at, updatedAt: at });
  const after = await getRow(trx, resource, publicId);
  await resource.afterSave?.(trx, after, null, saverOf(trx, by));
  await noteUses(trx, resource.kind, publicId, null, after);
  const shown = await resource.fieldsOf(after, trx);
  // As with saves: one of many rows is taken back as a whole.
  if (by.within === undefined)
    await keepVersion(trx, resource, { before: null, after: { row: after, shown }, by: personOf(viewer).name, at });
  await record(
    trx,
    {
      viewer,
      now: at,
      action: 'create',
      kind: resource.kind,
      rowId: publicId,
      rowVersion: after.version,
      title: resource.titleOf(after),
      after: shown,
    },
    by.within,
  );
  return after;
}

/**
 * Changes the given columns of a row in the caller's transaction, which holds the resource's scope or parts of it.
 * @param version of the row that was edited; undefined skips the check
 * @throws as `staffSaving(…).update`
 */
export async function updateRow<T extends StaffTable>(
  trx: Trx,
  resource: Resource<T>,
  by: By,
  publicId: string,
  version: number | undefined,
  change: Made<Change<T>, [row: Row<T>, trx: Trx]>,
  apart?: Apart<T>,
): Promise<Row<T>> {
  const { kind } = resource;
  const before = await getRow(trx, resource, publicId);
  const saves = version === undefined || version === before.version ? [] : await savesSince(trx, kind, before, version);
  const shownBefore = await resource.fieldsOf(before, trx); // before other rows that show it change too
  if (saves === 'unknown') throw await staleError(trx, { kind, row: before, edited: version!, now: shownBefore });
  const wanted = withTimes(resource, before, typeof change === 'function' ? await change(before, trx) : change);
  const news = Object.fromEntries(
    Object.entries(wanted).filter(
      ([column, value]) => value !== undefined && !isSame(value, (before as Record<string, unknown>)[column]),
    ),
  );
  await refuseConflicts(trx, resource, before, { saves, news, shownBefore, apart });
  const isMoved = (await apart?.apply(trx, before, by)) ?? false;
  const isChanged = Object.keys(news).some((column) => column !== 'richTextStamp'); // that alone is nobody's change
  if (!isMoved && !isChanged) return before;
  if (isChanged) changed(trx, resource.partsOf?.(before, Object.keys(news)) ?? [resource.scope]);
  const after = isChanged
    ? ((await trx
        .updateTable(resource.table as 'features')
        .set({ ...encoded(news), version: before.version + 1, updatedAt: by.at })
        .where('id', '=', before.id)
        .returningAll()
        .executeTakeFirstOrThrow()) as unknown as Row<T>)
    : await getRow(trx, resource, publicId);
  await resource.afterSave?.(trx, after, before, saverOf(trx, by));
  await noteUses(trx, kind, publicId, before, after);
  const shownAfter = await resource.fieldsOf(after, trx);
  // A change of many rows at once is taken back as a whole; the row's next save keeps what it made.
  if (isChanged && by.within === undefined)
    await keepVersion(trx, resource, {
      before: { row: before, shown: shownBefore },
      after: { row: after, shown: shownAfter },
      by: personOf(by.viewer).name,
      at: by.at,
    });
  await record(
    trx,
    {
      viewer: by.viewer,
      now: by.at,
      action: 'update',
      kind,
      rowId: publicId,
      rowVersion: after.version,
      title: resource.titleOf(after),
      before: shownBefore,
      after: shownAfter,
    },
    by.within,
  );
  return after;
}

/** Changes other rows in the same transaction, as the same person. */
const saverOf = (trx: Trx, by: By): Saver => ({
  ...by,
  async saveToo(resource, publicId, change) {
    await updateRow(trx, resource, by, publicId, undefined, change);
  },
});

/** Runs the work; a broken UNIQUE rule becomes the resource's 409. */
export async function answeringDuplicates<T extends StaffTable, R>(
  { unique }: Pick<Resource<T>, 'unique'>,
  work: () => Promise<R>,
): Promise<R> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const column = violatedColumn(error);
    const known = column === undefined ? undefined : unique?.[column as keyof Values<T>];
    if (!known) throw new ApiError(409, 'DUPLICATE', ALREADY_EXISTS);
    throw new ApiError(409, known.code, known.message, { [known.field]: known.message });
  }
}

// The tables have these columns in common; the casts spare Kysely the union of them all.
export async function getRow<T extends StaffTable>(
  trx: Trx,
  { table, absent }: Pick<Resource<T>, 'table' | 'absent'>,
  publicId: string,
): Promise<Row<T>> {
  const row = await trx
    .selectFrom(table as 'features')
    .selectAll()
    .where('publicId', '=', publicId)
    .executeTakeFirst();
  if (!row) throw notFound(absent);
  return row as unknown as Row<T>;
}

export async function insertRow<T extends StaffTable>(
  trx: Trx,
  { table }: Pick<Resource<T>, 'table'>,
  values: Record<string, unknown>,
): Promise<void> {
  await trx
    .insertInto(table as 'features')
    .values(values as never)
    .execute();
}

/** Encodes lists and objects as JSON; times and plain values stay. */
export const encoded = (values: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([column, value]) => [
      column,
      typeof value === 'object' && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value,
    ]),
  );

/** PostgreSQL keeps objects' keys in its own order, and JSON has no undefined. */
const isSame = (value: unknown, stored: unknown): boolean => isDeepStrictEqual(plain(value), plain(stored));
const plain = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.parse(JSON.stringify(value)) : value;
