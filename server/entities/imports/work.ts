// The task that applies the checked rows of an import, one after the other, and takes them back.
import { sql } from 'kysely';
import { ApiError } from '#contract/api-error.ts';
import { rowTitle } from '#contract/import-texts.ts';
import type { ImportKindName } from '#contract/imports.ts';
import { TASK_ROW_GONE } from '#contract/task-texts.ts';
import type { Db, Trx } from '../../base/db/database.ts';
import type { Done, RowWork, TaskFields } from '../tasks/kind.ts';
import type { By } from '../resource.ts';
import { addFormer, splitFormer, splitMade, type FormerAddresses } from './former.ts';
import type { ApplyChoices, ImportKind, ImportKinds } from './kind.ts';
import { inFileOrder } from './rows.ts';

export { importCheck } from './check.ts';

/** What an import's task knows; its rows are named by their lines. */
export interface ImportParams {
  importId: number;
  kind: ImportKindName;
  areErrorsSkipped: boolean;
  /** Absent: as false. */
  areMailsSent?: boolean;
}

const rowOf = (db: Db, importId: number, no: string) =>
  db
    .selectFrom('importRows as r')
    .innerJoin('imports as i', 'i.id', 'r.importId')
    .select(['r.no', 'r.key', 'r.action', 'r.rowId', 'r.fieldsBefore', 'r.fieldsAfter', 'i.mapping'])
    .where('r.importId', '=', importId)
    .where('r.no', '=', Number(no))
    .executeTakeFirst();
type Kept = NonNullable<Awaited<ReturnType<typeof rowOf>>>;

/** A refused row leaves nothing behind, also where several rows were to be made for it. */
async function withinSavepoint(trx: Trx, work: () => Promise<Done>): Promise<Done> {
  await sql`savepoint import_row`.execute(trx);
  try {
    const done = await work();
    await sql`release savepoint import_row`.execute(trx);
    return done;
  } catch (error) {
    if (!ApiError.is(error)) throw error;
    await sql`rollback to savepoint import_row`.execute(trx);
    await sql`release savepoint import_row`.execute(trx);
    return { outcome: 'refused', sentence: error.status === 404 ? TASK_ROW_GONE : error.message };
  }
}

interface Parts {
  kind: ImportKind;
  addresses: FormerAddresses;
  choices: ApplyChoices;
}

async function made(trx: Trx, { kind, addresses, choices }: Parts, after: TaskFields, by: By): Promise<Done> {
  const { fields, former } = splitFormer(after);
  const done = await kind.create(trx, fields, by, choices);
  if (done.outcome !== 'changed' || former.size === 0) return done;
  return { ...done, after: await addFormer(trx, { kind, addresses }, { former, done: done.after, by }) };
}

function applied(trx: Trx, parts: Parts, row: Kept, by: By): Promise<Done> {
  const after = inFileOrder(row.fieldsAfter ?? {}, row.mapping);
  return withinSavepoint(trx, () =>
    row.action === 'create'
      ? made(trx, parts, after, by)
      : parts.kind.update(trx, { rowId: row.rowId, before: row.fieldsBefore ?? {}, after }, by),
  );
}

export const importWork = (kinds: ImportKinds, addresses: FormerAddresses): RowWork<ImportParams> => ({
  locks: ({ kind }) => [...kinds[kind].locks, ...(kinds[kind].former ? [{ partsOf: 'redirects' } as const] : [])],

  async apply(trx, { importId, kind, areMailsSent = false }, no, by) {
    const row = await rowOf(trx, importId, no);
    if (!row) return { outcome: 'refused', sentence: TASK_ROW_GONE };
    const done = await applied(trx, { kind: kinds[kind], addresses, choices: { areMailsSent } }, row, by);
    return done.outcome === 'refused'
      ? { outcome: 'refused', sentence: `${rowTitle(row.no, row.key)}: ${done.sentence}` }
      : done;
  },

  async undo(trx, { before, after: done, params: { kind } }, by) {
    const { after, made: redirects } = splitMade(done);
    const undone = await kinds[kind].undo(trx, { before, after }, by);
    // Where the row stays, its former address goes on leading to it.
    if (undone.outcome === 'restored') for (const id of redirects) await addresses.remove(trx, id, by);
    return undone;
  },

  async titlesOf(db, rowIds, { importId }) {
    const rows = await db
      .selectFrom('importRows')
      .select(['no', 'key'])
      .where('importId', '=', importId)
      .where('no', 'in', rowIds.map(Number))
      .execute();
    return new Map(rows.map(({ no, key }) => [String(no), rowTitle(no, key)]));
  },

  isAllOrNothing: ({ areErrorsSkipped }) => !areErrorsSkipped,

  accessOf: ({ kind }) => kinds[kind].access,
});
