// Reads every row that may name a file: to fill the table of uses, and to compare with it.
import type { Database, Db } from '../../base/db/database.ts';
import { namedBy } from './paths.ts';
import { isRowKind, PLACES, ROW_KINDS } from './places.ts';
import { AT_ONCE, putUses, type Naming } from './uses.ts';

/** Rows of a batch: their last id, and what each names. */
interface Batch {
  last: number;
  rows: Naming[];
  isMore: boolean;
}
interface Trashed extends Batch {
  byKind: Map<string, Naming[]>;
}

async function rowsAfter(db: Db, kind: (typeof ROW_KINDS)[number], after: number): Promise<Batch> {
  const rows = await db
    .selectFrom(PLACES[kind].table as 'features')
    .selectAll()
    .where('id', '>', after)
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  return {
    last: rows.at(-1)?.id ?? after,
    rows: rows.map((row) => ({ rowId: row.publicId, named: namedBy(kind, row) })),
    isMore: rows.length === AT_ONCE,
  };
}

async function trashAfter(db: Db, after: number): Promise<Trashed> {
  const rows = await db
    .selectFrom('trash')
    .select(['id', 'kind', 'rowId', 'data'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  const byKind = new Map<string, Naming[]>();
  for (const { kind, rowId, data } of rows) {
    if (!isRowKind(kind)) continue;
    const naming = { rowId, named: namedBy(kind, (data as { row: object }).row) };
    byKind.set(kind, [...(byKind.get(kind) ?? []), naming]);
  }
  return { last: rows.at(-1)?.id ?? after, rows: [], byKind, isMore: rows.length === AT_ONCE };
}

const settingNaming = async (db: Db): Promise<Naming[]> =>
  (await db.selectFrom('settings').select(['key', 'value']).orderBy('key').execute()).map(({ key, value }) => ({
    rowId: key,
    named: namedBy('setting', { value }),
  }));

/**
 * Notes the uses of every row. Each batch holds the scope of its rows, so that no save comes between reading and
 * noting; nothing counts as changed.
 */
export async function fillUses(database: Database): Promise<void> {
  const scopes = [...new Set(ROW_KINDS.map((kind) => PLACES[kind].scope))].map((scope) => ({ partsOf: scope }));
  // The trash first: of a row that stays in its table, the table's columns count.
  for (let after = 0, isMore = true; isMore;)
    ({ last: after, isMore } = await database.write([...scopes, { partsOf: 'inbox' }], async (trx) => {
      const batch = await trashAfter(trx, after);
      for (const [kind, rows] of batch.byKind) await putUses(trx, kind, rows);
      return batch;
    }));
  for (const kind of ROW_KINDS)
    for (let after = 0, isMore = true; isMore;)
      ({ last: after, isMore } = await database.write({ partsOf: PLACES[kind].scope }, async (trx) => {
        const batch = await rowsAfter(trx, kind, after);
        await putUses(trx, kind, batch.rows);
        return batch;
      }));
  await database.write({ partsOf: 'settings' }, async (trx) => putUses(trx, 'setting', await settingNaming(trx)));
}

/** Every use of a file of the library by reading all rows: 'path kind rowId field', sorted. */
export async function scannedUses(db: Db): Promise<string[]> {
  const known = new Set((await db.selectFrom('media').select('path').orderBy('id').execute()).map(({ path }) => path));
  const found = new Set<string>();
  const add = (kind: string, rows: readonly Naming[]): void => {
    for (const { rowId, named } of rows)
      for (const { field, path } of named) if (known.has(path)) found.add(`${path} ${kind} ${rowId} ${field}`);
  };
  for (const kind of ROW_KINDS)
    for (let after = 0, isMore = true; isMore;) {
      const batch = await rowsAfter(db, kind, after);
      add(kind, batch.rows);
      ({ last: after, isMore } = batch);
    }
  for (let after = 0, isMore = true; isMore;) {
    const batch = await trashAfter(db, after);
    for (const [kind, rows] of batch.byKind) add(kind, rows);
    ({ last: after, isMore } = batch);
  }
  add('setting', await settingNaming(db));
  return [...found].toSorted();
}

/** The table of uses, written likewise. */
export const notedUses = async (db: Db): Promise<string[]> =>
  (
    await db
      .selectFrom('mediaUses as u')
      .innerJoin('media as m', 'm.id', 'u.mediaId')
      .select(['m.path', 'u.kind', 'u.rowId', 'u.field'])
      .execute()
  )
    .map(({ path, kind, rowId, field }) => `${path} ${kind} ${rowId} ${field}`)
    .toSorted();
