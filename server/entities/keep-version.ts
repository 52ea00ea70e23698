// Writes past versions of rows, in the transaction of the save itself, and removes those that nobody needs any more
// (docs/decisions/0131).
import { isRevisionKind, KEPT_REVISIONS } from '#contract/revisions.ts';
import { monthsEarlier, type Clock } from '../base/clock.ts';
import type { Database, Trx } from '../base/db/database.ts';
import { settingStore } from '../base/settings/store.ts';
import { eraseDraft } from './row-drafts.ts';
import type { ShownFields } from './audit/record.ts';
import type { Resource, Row, StaffTable } from './resource.ts';
import { packed, type Past } from './packed-version.ts';

/** A row with what the audit table shows of it. */
export interface Version<T extends StaffTable> {
  row: Row<T>;
  shown: ShownFields;
}

/** What is kept of a version. Without a read: the names of categories are among what is shown. */
export function pastOf<T extends StaffTable>(
  { fieldsOf, categories }: NonNullable<Resource<T>['past']>,
  { row, shown }: Version<T>,
): Past {
  if (!categories) return { fields: fieldsOf(row) };
  const columns = Object.entries(categories) as [string, keyof Row<T>][];
  return {
    fields: fieldsOf(row),
    categories: Object.fromEntries(columns.map(([field, column]) => [field, row[column] as number | null])),
    names: Object.fromEntries(
      columns.flatMap(([field]) => (typeof shown[field] === 'string' ? [[field, shown[field]]] : [])),
    ),
  };
}

const rowsOf = (trx: Trx, kind: string, rowId: string) =>
  trx.selectFrom('revisions').where('kind', '=', kind).where('rowId', '=', rowId);

/**
 * Keeps the version after a save; also the one before it, where that came about in another way: before versions were
 * kept, by a change of many rows at once, or out of the trash.
 * @param before null for a new row
 */
export async function keepVersion<T extends StaffTable>(
  trx: Trx,
  resource: Resource<T>,
  { before, after, by, at }: { before: Version<T> | null; after: Version<T>; by: string; at: Date },
): Promise<void> {
  const { kind, past } = resource;
  if (!past || !isRevisionKind(kind)) return;
  const rowId = after.row.publicId;
  const kept = before
    ? await rowsOf(trx, kind, rowId).select('version').orderBy('version', 'desc').limit(KEPT_REVISIONS).execute()
    : [];
  const insert = (version: number, whoAndWhen: { by: string; at: Date }, data: string) =>
    trx
      .insertInto('revisions')
      .values({ kind, rowId, version, at: whoAndWhen.at, byName: whoAndWhen.by, data })
      .execute();
  const versions = kept.map(({ version }) => version);
  if (before && versions[0] !== before.row.version) {
    const data = await packed(pastOf(past, before));
    const last =
      versions[0] === undefined
        ? undefined
        : await rowsOf(trx, kind, rowId).select('data').where('version', '=', versions[0]).executeTakeFirst();
    if (last?.data !== data) {
      const saved = await savedBy(trx, kind, before.row);
      await insert(before.row.version, { by: saved?.actorName ?? '', at: before.row.updatedAt }, data);
      versions.unshift(before.row.version);
    }
  }
  await insert(after.row.version, { by, at }, await packed(pastOf(past, after)));
  versions.unshift(after.row.version);
  const first = versions[KEPT_REVISIONS];
  if (first !== undefined)
    await trx
      .deleteFrom('revisions')
      .where('kind', '=', kind)
      .where('rowId', '=', rowId)
      .where('version', '<=', first)
      .execute();
}

const savedBy = (
  trx: Trx,
  kind: Resource<StaffTable>['kind'],
  { publicId, version, updatedAt }: Pick<Row<StaffTable>, 'publicId' | 'version' | 'updatedAt'>,
) =>
  trx
    .selectFrom('audit')
    .select('actorName')
    .where('kind', '=', kind)
    .where('rowId', '=', publicId)
    .where('rowVersion', '=', version)
    .where('at', '=', updatedAt)
    .where('action', '!=', 'delete')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** Erases all versions of a row that is gone for good, and its draft. */
export async function eraseVersions(trx: Trx, kind: string, rowId: string): Promise<void> {
  if (isRevisionKind(kind))
    await trx.deleteFrom('revisions').where('kind', '=', kind).where('rowId', '=', rowId).execute();
  await eraseDraft(trx, kind, rowId);
}

/** Rows in one transaction: few enough that saves wait only for a moment. */
const AT_ONCE = 500;

/**
 * Removes versions that another one replaced longer ago than the settings say. The newest stays however old it is: it is
 * what the next save is compared with.
 */
export async function removeOldVersions({ database, now }: { database: Database; now: Clock }): Promise<void> {
  const { retention_revisions_months: months } = await settingStore(database).all();
  if (months === null) return;
  const before = monthsEarlier(now(), months);
  const due = () =>
    database.db
      .selectFrom('revisions as r')
      .select('r.id')
      .where('r.at', '<', before)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('revisions as n')
            .select('n.id')
            .whereRef('n.kind', '=', 'r.kind')
            .whereRef('n.rowId', '=', 'r.rowId')
            .whereRef('n.version', '>', 'r.version')
            .where('n.at', '<', before),
        ),
      )
      .orderBy('r.id')
      .limit(AT_ONCE)
      .execute();
  for (let ids = await due(); ids.length > 0; ids = await due())
    await database.write({ partsOf: 'inbox' }, (trx) =>
      trx
        .deleteFrom('revisions')
        .where(
          'id',
          'in',
          ids.map(({ id }) => id),
        )
        .execute(),
    );
}
