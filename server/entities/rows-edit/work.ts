// rows-edit/: the task that deletes many rows, or changes their state, each as its own save.
import { sql } from 'kysely';
import { notFound } from '#contract/api-error.ts';
import { stateOf, type RowsEdit, type RowsKind } from '#contract/rows-edit.ts';
import { NO_LONGER_IN_TRASH } from '#contract/rows-edit-texts.ts';
import { TASK_ROW_CHANGED } from '#contract/task-texts.ts';
import type { Trx } from '../../base/db/database.ts';
import { resourceOf, type Change, type Resource, type Row, type StaffTable, type TrashResources } from '../resource.ts';
import { answeringDuplicates, getRow, removeRow, updateRow } from '../saving.ts';
import type { TaskWork } from '../tasks/kind.ts';
import { bringBack } from '../trash/trash.ts';

/** What a row was and is; the kind tells its table when it is taken back. */
interface Marked {
  kind: RowsKind;
  isDeleted?: boolean;
  state?: boolean;
}

/** Runs the work of one row; if it is refused, nothing of it stays. */
async function byItself<T extends StaffTable, R>(trx: Trx, resource: Resource<T>, work: () => Promise<R>): Promise<R> {
  await sql`savepoint task_row`.execute(trx);
  try {
    const result = await answeringDuplicates(resource, work);
    await sql`release savepoint task_row`.execute(trx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint task_row`.execute(trx);
    await sql`release savepoint task_row`.execute(trx);
    throw error;
  }
}

/** The row; a deleted one that others need is as good as gone. @throws 404 */
async function present<T extends StaffTable>(trx: Trx, resource: Resource<T>, rowId: string): Promise<Row<T>> {
  const row = await getRow(trx, resource, rowId);
  if ((row as { deletedAt?: Date | null }).deletedAt) throw notFound(resource.absent);
  return row;
}

/** The state with what changes by it. */
const stateColumns =
  <T extends StaffTable>(resource: Resource<T>, kind: RowsKind, isOn: boolean) =>
  async (row: Row<T>, trx: Trx): Promise<Change<T>> =>
    ({ ...(await resource.switched?.(trx, row, isOn)), [stateOf(kind)!]: isOn }) as Change<T>;

/** @param resources of every kind that the trash can restore */
export function rowsEdit(resources: TrashResources): TaskWork<RowsEdit> {
  const stateIn = (row: object, kind: RowsKind): unknown => (row as Record<string, unknown>)[stateOf(kind)!];
  return {
    locks({ kind }) {
      const { scope, keptBy = [] } = resourceOf(resources, kind);
      return [scope, ...keptBy];
    },

    async apply(trx, { kind, action }, rowId, by) {
      const resource = resourceOf(resources, kind);
      const before: Marked = action === 'remove' ? { kind, isDeleted: false } : { kind, state: action !== 'on' };
      const after: Marked = action === 'remove' ? { kind, isDeleted: true } : { kind, state: action === 'on' };
      const isSame = await byItself(trx, resource, async () => {
        if (action === 'remove') {
          await removeRow(trx, resource, by, rowId, 'soft');
          return false;
        }
        if (stateIn(await present(trx, resource, rowId), kind) === after.state) return true;
        await updateRow(trx, resource, by, rowId, undefined, stateColumns(resource, kind, after.state!));
        return false;
      });
      return isSame ? { outcome: 'same' } : { outcome: 'changed', before: { ...before }, after: { ...after } };
    },

    async undo(trx, { rowId, before, after }, by) {
      const { kind, state: was } = before as unknown as Marked;
      const { isDeleted, state } = after as unknown as Marked;
      const resource = resourceOf(resources, kind);
      if (isDeleted) {
        const entry = await trx
          .selectFrom('trash')
          .select('id')
          .where('kind', '=', kind)
          .where('rowId', '=', rowId)
          .executeTakeFirst();
        if (!entry) return { outcome: 'kept', sentence: NO_LONGER_IN_TRASH };
        await byItself(trx, resource, () => bringBack(trx, resources, entry.id, by));
        return { outcome: 'restored' };
      }
      if (stateIn(await present(trx, resource, rowId), kind) !== state)
        return { outcome: 'kept', sentence: TASK_ROW_CHANGED };
      await byItself(trx, resource, () =>
        updateRow(trx, resource, by, rowId, undefined, stateColumns(resource, kind, was!)),
      );
      return { outcome: 'restored' };
    },

    /** Of rows that are there, and of deleted ones as they were; the audit table has both. */
    async titlesOf(db, rowIds) {
      const rows = await db
        .selectFrom('audit')
        .select(['rowId', 'title'])
        .where('rowId', 'in', rowIds)
        .where('title', '<>', '')
        .orderBy('id')
        .execute();
      return new Map(rows.map(({ rowId, title }) => [rowId, title]));
    },
  };
}
