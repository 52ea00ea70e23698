import { randomUUID } from 'node:crypto';
import { ApiError } from '#contract/api-error.ts';
import { TASK_NOT_UNDOABLE } from '#contract/task-texts.ts';
import type { Task } from '#contract/tasks.ts';
import type { Trx } from '../../base/db/database.ts';
import { handlers } from '../../call/handlers.ts';
import { pageOf } from '../../call/list-page.ts';
import type { StaffServices } from '../../call/services.ts';
import { cancelTask } from './cancel.ts';
import { isLong, type TaskWorks } from './kind.ts';
import { findTask, isUndoable, shownTask, type TaskRow } from './rows.ts';
import { runHere } from './start.ts';

/** Rows up to which taking back is done while the call waits. */
const UNDONE_AT_ONCE = 200;

/** Lists tasks, cancels them and takes them back. */
export const taskHandlers = ({ database, now }: Pick<StaffServices, 'database' | 'now'>, works: TaskWorks) => {
  const { db } = database;
  const shown = async (publicId: string): Promise<Task> => shownTask(await findTask(db, publicId), now());
  const changed = (publicId: string, change: (trx: Trx, row: TaskRow) => Promise<unknown>): Promise<TaskRow> =>
    database.write('tasks', async (trx) => {
      const row = await findTask(trx, publicId);
      await change(trx, row);
      return row;
    });

  return handlers({
    async 'GET /api/tasks'({ query }) {
      const rows = db.selectFrom('tasks').where('state', '<>', 'draft');
      const { n } = await rows.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
      const items = await rows
        .selectAll()
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(query.limit)
        .offset((query.page - 1) * query.limit)
        .execute();
      return pageOf({ items: items.map((row) => shownTask(row, now())), total: n }, query);
    },

    async 'GET /api/tasks/active'() {
      const rows = await db
        .selectFrom('tasks')
        .selectAll()
        .where('state', 'in', ['queued', 'running'])
        .orderBy('id')
        .execute();
      return rows.map((row) => shownTask(row, now()));
    },

    'GET /api/tasks/:id': ({ params }) => shown(params.id),

    async 'GET /api/tasks/:id/rows'({ params, query }) {
      const { id, kind, params: taskParams } = await findTask(db, params.id);
      const rows = db
        .selectFrom('taskRows')
        .where('taskId', '=', id)
        .$if(query.outcome !== undefined, (q) => q.where('outcome', '=', query.outcome!));
      const { n } = await rows.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
      const page = await rows
        .select(['rowId', 'outcome', 'sentence'])
        .orderBy('no')
        .limit(query.limit)
        .offset((query.page - 1) * query.limit)
        .execute();
      const work = works[kind];
      const titles = isLong(work)
        ? new Map<string, string>()
        : await work.titlesOf(
            db,
            page.map(({ rowId }) => rowId),
            taskParams,
          );
      return pageOf(
        { items: page.map((row) => ({ ...row, title: titles.get(row.rowId) ?? row.rowId })), total: n },
        query,
      );
    },

    async 'POST /api/tasks/:id/cancel'({ params }) {
      await changed(params.id, (trx, row) => cancelTask(trx, row, new Date(now())));
      return shown(params.id);
    },

    async 'POST /api/tasks/:id/undo'({ params }) {
      const runner = randomUUID();
      let isHere = false;
      const { id } = await changed(params.id, async (trx, row) => {
        if (!isUndoable(row, now())) throw new ApiError(409, 'GUARDED', TASK_NOT_UNDOABLE);
        const total = row.counts.changed - row.counts.restored;
        const at = new Date(now());
        isHere = total <= UNDONE_AT_ONCE;
        await trx
          .updateTable('tasks')
          .set({
            isUndoing: true,
            done: 0,
            total,
            auditId: null,
            message: '',
            finishedAt: null,
            attempts: 0,
            ...(isHere ? { state: 'running', runner, heartbeatAt: at } : { state: 'queued', runner: '' }),
          })
          .where('id', '=', row.id)
          .execute();
      });
      if (isHere) await runHere({ database, works, now }, id, runner);
      return shown(params.id);
    },
  });
};
