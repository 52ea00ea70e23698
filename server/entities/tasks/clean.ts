import { TASK_UNDO_DAYS } from '#contract/tasks.ts';
import type { Clock } from '../../base/clock.ts';
import type { Database } from '../../base/db/database.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Drafts that nobody began. */
const DRAFT_DAYS = 1;
/** Ended tasks in the list. */
const KEPT_DAYS = 90;

/** Forgets drafts, the rows of tasks that cannot be taken back any more, and old tasks. */
export async function removeOldTasks({ database, now }: { database: Database; now: Clock }): Promise<void> {
  const before = (days: number): Date => new Date(now() - days * DAY_MS);
  await database.write('tasks', async (trx) => {
    await trx.deleteFrom('tasks').where('state', '=', 'draft').where('createdAt', '<', before(DRAFT_DAYS)).execute();
    await trx.deleteFrom('tasks').where('finishedAt', '<', before(KEPT_DAYS)).execute();
    await trx
      .deleteFrom('taskRows')
      .where('taskId', 'in', (eb) =>
        eb.selectFrom('tasks').select('id').where('finishedAt', '<', before(TASK_UNDO_DAYS)),
      )
      .execute();
  });
}
