// Where a list is: what its task has come to, and how that is kept.
import type { PriceListState } from '#contract/price-lists.ts';
import { PRICE_LIST_UNDO_DAYS } from '#contract/price-lists.ts';
import type { Db, Trx } from '../../../base/db/database.ts';
import type { TaskRow } from '../../../entities/tasks/rows.ts';
import type { ListRow } from './resource.ts';

const DAY_MS = 24 * 60 * 60_000;

/** A list whose prices are written or put back; no other one begins or ends meanwhile. */
export const IN_TRANSITION = ['starting', 'ending'] as const satisfies readonly PriceListState[];
const isInTransition = ({ state }: Pick<ListRow, 'state'>): boolean =>
  (IN_TRANSITION as readonly PriceListState[]).includes(state);

/** The state as its task tells; a task that is gone has broken off. */
function stateAfter({ kind, state, undoAt }: ListRow, task: Pick<TaskRow, 'state'> | undefined): PriceListState {
  if (!isInTransition({ state })) return state;
  switch (task?.state) {
    case 'draft':
    case 'queued':
    case 'running':
      return state;
    case 'done':
      if (state === 'starting') return kind === 'campaign' ? 'running' : 'completed';
      return undoAt === null ? 'completed' : 'undone';
    case 'cancelled':
      return 'cancelled';
    default:
      return 'halted';
  }
}

/** Whether nothing happens any more unless somebody wants it. */
const isAtRest = (state: PriceListState): boolean => !['starting', 'running', 'ending'].includes(state);

/** The list as it is now. */
function settled(row: ListRow, task: TaskRow | undefined): ListRow {
  const state = stateAfter(row, task);
  if (state === row.state) return row;
  return {
    ...row,
    state,
    undoAt: null,
    finishedAt: isAtRest(state) ? (task?.finishedAt ?? row.updatedAt) : null,
  };
}

/** Lists with their tasks, as they are now. */
export async function withTasks(
  db: Db,
  rows: readonly ListRow[],
): Promise<{ row: ListRow; task: TaskRow | undefined }[]> {
  const ids = rows.filter(isInTransition).flatMap(({ taskId }) => taskId ?? []);
  const tasks =
    ids.length === 0 ? [] : await db.selectFrom('tasks').selectAll().where('id', 'in', ids).orderBy('id').execute();
  return rows.map((row) => {
    const task = isInTransition(row) ? tasks.find(({ id }) => id === row.taskId) : undefined;
    const now = settled(row, task);
    return { row: now, task: isInTransition(now) ? task : undefined };
  });
}

/** Keeps what the tasks of lists have come to. @param trx holds 'price_lists' */
export async function keepStates(trx: Trx): Promise<void> {
  const rows = await trx
    .selectFrom('priceLists')
    .selectAll()
    .where('state', 'in', [...IN_TRANSITION])
    .orderBy('id')
    .execute();
  const now = await withTasks(trx, rows);
  for (const [i, { row }] of now.entries()) {
    if (row.state === rows[i]!.state) continue;
    await trx
      .updateTable('priceLists')
      .set({ state: row.state, undoAt: row.undoAt, finishedAt: row.finishedAt, version: row.version + 1 })
      .where('id', '=', row.id)
      .execute();
  }
}

/** Whether written prices can be taken back: those of a change for a while, those of a broken-off task always. */
export const isUndoable = ({ kind, state, finishedAt, undoAt }: ListRow, now: number): boolean =>
  undoAt === null &&
  (state === 'halted' ||
    (state === 'completed' &&
      kind === 'replace' &&
      finishedAt !== null &&
      now - finishedAt.getTime() < PRICE_LIST_UNDO_DAYS * DAY_MS));
