import { randomUUID } from 'node:crypto';
import { ApiError } from '#contract/api-error.ts';
import { TASK_NOT_ALLOWED, TASK_NOT_UNDOABLE } from '#contract/task-texts.ts';
import type { Task } from '#contract/tasks.ts';
import type { Db, Trx } from '../../base/db/database.ts';
import { handlers, type Viewer } from '../../call/handlers.ts';
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
  /** Whether the person may see the task's rows, and change what it does. */
  function may({ kind, params }: TaskRow, { role }: Viewer): boolean {
    const work = works[kind];
    const grant = isLong(work) ? undefined : work.accessOf?.(params)?.[role];
    return grant !== '401' && grant !== '403';
  }
  /** What stopped a task may name one of its rows. */
  const shownTo = (row: TaskRow, viewer: Viewer): Task => {
    const task = shownTask(row, now());
    return may(row, viewer) ? task : { ...task, message: '', canCancel: false, canUndo: false };
  };
  /** @throws 404, FORBIDDEN */
  async function found(reader: Db, publicId: string, viewer: Viewer): Promise<TaskRow> {
    const row = await findTask(reader, publicId);
    if (!may(row, viewer)) throw new ApiError(403, 'FORBIDDEN', TASK_NOT_ALLOWED);
    return row;
  }
  const shown = async (publicId: string): Promise<Task> => shownTask(await findTask(db, publicId), now());
  const changed = (
    publicId: string,
    viewer: Viewer,
    change: (trx: Trx, row: TaskRow) => Promise<unknown>,
  ): Promise<TaskRow> =>
    database.write('tasks', async (trx) => {
      const row = await found(trx, publicId, viewer);
      await change(trx, row);
      return row;
    });

  return handlers({
    async 'GET /api/tasks'({ query }, { viewer }) {
      const rows = db.selectFrom('tasks').where('state', '<>', 'draft');
      const { n } = await rows.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
      const items = await rows
        .selectAll()
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(query.limit)
        .offset((query.page - 1) * query.limit)
        .execute();
      return pageOf({ items: items.map((row) => shownTo(row, viewer)), total: n }, query);
    },

    async 'GET /api/tasks/active'(_input, { viewer }) {
      const rows = await db
        .selectFrom('tasks')
        .selectAll()
        .where('state', 'in', ['queued', 'running'])
        .orderBy('id')
        .execute();
      return rows.map((row) => shownTo(row, viewer));
    },

    async 'GET /api/tasks/:id'({ params }, { viewer }) {
      return shownTo(await findTask(db, params.id), viewer);
    },

    async 'GET /api/tasks/:id/rows'({ params, query }, { viewer }) {
      const { id, kind, params: taskParams } = await found(db, params.id, viewer);
      const rows = db
        .selectFrom('taskRows')
        .where('taskId', '=', id)
        .$if(query.outcome !== undefined, (q) => q.where('outcome', '=', query.outcome!));
      const { n } = await rows.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
      const page = await rows
        .select(['rowId', 'outcome', 'sentence'])
        // Those of which there is something to say come first.
        .orderBy((eb) => eb.case().when('sentence', '=', '').then(1).else(0).end())
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

    async 'POST /api/tasks/:id/cancel'({ params }, { viewer }) {
      await changed(params.id, viewer, (trx, row) => cancelTask(trx, row, new Date(now())));
      return shown(params.id);
    },

    async 'POST /api/tasks/:id/undo'({ params }, { viewer }) {
      const runner = randomUUID();
      let isHere = false;
      const { id } = await changed(params.id, viewer, async (trx, row) => {
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
