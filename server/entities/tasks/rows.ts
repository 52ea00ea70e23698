// A task's row, and what follows from it.
import type { Selectable } from 'kysely';
import { notFound } from '#contract/api-error.ts';
import { TASK_ABSENT } from '#contract/task-texts.ts';
import { EVERYTHING_KEPT_MS } from '#contract/everything.ts';
import { TASK_RULES, TASK_UNDO_DAYS, type Task } from '#contract/tasks.ts';
import type { Db } from '../../base/db/database.ts';
import type { TaskTable } from '../../base/db/tables.ts';
import { processNamed, type Viewer } from '../../call/handlers.ts';

export type TaskRow = Selectable<TaskTable>;

const DAY_MS = 24 * 60 * 60_000;
export const NO_COUNTS: Task['counts'] = { changed: 0, same: 0, refused: 0, restored: 0, kept: 0 };

export const isOpen = ({ state }: Pick<TaskRow, 'state'>): boolean => state === 'queued' || state === 'running';

/** Whether there is anything to take back, and its rows are still known. */
export const isUndoable = ({ kind, state, counts, finishedAt }: TaskRow, now: number): boolean =>
  TASK_RULES[kind].canUndo &&
  (state === 'done' || state === 'failed') &&
  counts.changed > counts.restored &&
  finishedAt !== null &&
  now - finishedAt.getTime() < TASK_UNDO_DAYS * DAY_MS;

/** Whether it made a file that is still kept. */
export const hasFile = ({ kind, state, finishedAt }: TaskRow, now: number): boolean =>
  kind === 'everything' && state === 'done' && finishedAt !== null && now - finishedAt.getTime() < EVERYTHING_KEPT_MS;

/** A task that is no draft. @throws 404 */
export async function findTask(db: Db, publicId: string): Promise<TaskRow> {
  const row = await db
    .selectFrom('tasks')
    .selectAll()
    .where('publicId', '=', publicId)
    .where('state', '<>', 'draft')
    .executeTakeFirst();
  if (!row) throw notFound(TASK_ABSENT);
  return row;
}

export const shownTask = (row: TaskRow, now: number): Task => ({
  _id: row.publicId,
  kind: row.kind,
  title: row.title,
  state: row.state as Task['state'],
  isUndoing: row.isUndoing,
  done: row.done,
  total: row.total,
  counts: row.counts,
  message: row.message,
  by: row.byName,
  createdAt: row.createdAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
  canCancel: TASK_RULES[row.kind].canCancel && isOpen(row) && !row.isUndoing && !row.cancelWanted,
  canUndo: isUndoable(row, now),
  hasFile: hasFile(row, now),
});

/** Who wanted it, as whom the rows are saved. */
export function viewerOf({ byId, byName }: { byId: string; byName: string }): Viewer {
  const viewer = processNamed(byName);
  return { ...viewer, user: { ...viewer.user!, publicId: byId } };
}
