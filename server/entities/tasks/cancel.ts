import { ApiError } from '#contract/api-error.ts';
import { TASK_NOT_RUNNING } from '#contract/task-texts.ts';
import { TASK_RULES } from '#contract/tasks.ts';
import type { Trx } from '../../base/db/database.ts';
import { isOpen, type TaskRow } from './rows.ts';

/**
 * Stops a task, which then takes back what it did.
 * @param trx holds 'tasks'
 * @throws 409 for one that is not running, or goes on to its end
 */
export async function cancelTask(trx: Trx, row: TaskRow, at: Date): Promise<void> {
  if (!isOpen(row) || row.isUndoing || !TASK_RULES[row.kind].canCancel)
    throw new ApiError(409, 'GUARDED', TASK_NOT_RUNNING);
  const hasBegun = row.counts.changed > 0 || row.state === 'running';
  await trx
    .updateTable('tasks')
    .set({ cancelWanted: true, ...(hasBegun ? {} : { state: 'cancelled', finishedAt: at }) })
    .where('id', '=', row.id)
    .execute();
}
