// Works on a task: a batch of rows in each transaction, with everything that tells where it is, so that whoever takes it
// up again goes on exactly there.
import { setTimeout as delay } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { ApiError } from '#contract/api-error.ts';
import { allOrNothing, TASK_INTERRUPTED, TASK_ROW_GONE } from '#contract/task-texts.ts';
import type { Clock } from '../../base/clock.ts';
import type { Database, Trx } from '../../base/db/database.ts';
import { json } from '../../base/db/tables.ts';
import { recordSummary } from '../audit/record.ts';
import type { By } from '../resource.ts';
import {
  isLong,
  TaskEnded,
  TaskRefused,
  type Done,
  type LongWork,
  type RowWork,
  type TaskFields,
  type TaskWorks,
  type Undone,
} from './kind.ts';
import { viewerOf, type TaskRow } from './rows.ts';
import { undoTitle } from './texts.ts';

/** A transaction begins no further row after so long: others wait for it. */
const BATCH_MS = 80;
/** Others get their turn for so long between two batches. */
const PAUSE_MS = 20;
/** Rows that are read for a batch. */
const MOST_ROWS = 200;
/** A task whose runner has not told of itself for so long has none any more. */
export const SILENT_MS = 60_000;
/** Times that a task is taken up without getting on. */
const MOST_ATTEMPTS = 2;

interface Parts {
  database: Database;
  works: TaskWorks;
  now: Clock;
}

/** Whether there is a task to be taken up. */
export async function hasWork({ database: { db }, now }: Pick<Parts, 'database' | 'now'>): Promise<boolean> {
  const open = await db
    .selectFrom('tasks')
    .select(['state', 'heartbeatAt'])
    .where('state', 'in', ['queued', 'running'])
    .orderBy('id')
    .execute();
  const isHeld = open.some(({ state, heartbeatAt }) => state === 'running' && isAlive(heartbeatAt, now()));
  return open.length > 0 && !isHeld;
}

const isAlive = (heartbeatAt: Date | null, now: number): boolean =>
  heartbeatAt !== null && now - heartbeatAt.getTime() < SILENT_MS;

/**
 * Takes up the oldest task that waits or was left behind. One at a time in the whole installation.
 * @returns its row id; null: there is none, or another process works on one
 */
export async function takeTask({ database, works, now }: Parts, runner: string): Promise<number | null> {
  return database.write('tasks', async (trx) => {
    const at = new Date(now());
    const open = await trx
      .selectFrom('tasks')
      .selectAll()
      .where('state', 'in', ['queued', 'running'])
      .orderBy('id')
      .execute();
    if (open.some(({ state, heartbeatAt }) => state === 'running' && isAlive(heartbeatAt, at.getTime()))) return null;
    for (const task of open) {
      if (task.attempts >= MOST_ATTEMPTS) {
        await giveUp(trx, works, task, at);
        continue;
      }
      await trx
        .updateTable('tasks')
        .set({ state: 'running', runner, attempts: task.attempts + 1, heartbeatAt: at })
        .where('id', '=', task.id)
        .execute();
      return task.id;
    }
    return null;
  });
}

/**
 * A task that cannot go on has failed, and what it did can be taken back; all or nothing takes back by itself what was
 * done, so that nothing is left half.
 */
async function giveUp(trx: Trx, works: TaskWorks, task: TaskRow, at: Date): Promise<void> {
  const work = works[task.kind];
  const isWhole = !isLong(work) && work.isAllOrNothing?.(task.params) === true;
  const isTurning = isWhole && !task.isUndoing && task.counts.changed > 0;
  await trx
    .updateTable('tasks')
    .set({
      message: TASK_INTERRUPTED,
      runner: '',
      ...(isTurning ? { state: 'queued', cancelWanted: true, attempts: 0 } : { state: 'failed', finishedAt: at }),
    })
    .where('id', '=', task.id)
    .execute();
  if (isTurning) await turnBack(trx, task, at);
}

const paramsOf = async ({ db }: Database, id: number): Promise<unknown> =>
  (await db.selectFrom('tasks').select('params').where('id', '=', id).executeTakeFirstOrThrow()).params;

type Step = 'more' | 'ended' | 'lost';

/** Deals with the next rows of a task. @returns 'lost' where it is not this runner's any more */
async function runBatch(
  { database, now }: Pick<Parts, 'database' | 'now'>,
  work: RowWork,
  id: number,
  runner: string,
): Promise<Step> {
  const locks = typeof work.locks === 'function' ? work.locks(await paramsOf(database, id)) : work.locks;
  return database.write(['tasks', ...locks], async (trx): Promise<Step> => {
    const begin = performance.now();
    const at = new Date(now());
    const task = await trx.selectFrom('tasks').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    if (task.state !== 'running' || task.runner !== runner) return 'lost';
    if (task.cancelWanted && !task.isUndoing) {
      await turnBack(trx, task, at);
      return 'more';
    }
    const rows = await trx
      .selectFrom('taskRows')
      .selectAll()
      .where('taskId', '=', id)
      .where('outcome', '=', task.isUndoing ? 'changed' : 'waiting')
      .orderBy('outcome')
      .orderBy('no', task.isUndoing ? 'desc' : 'asc')
      .limit(MOST_ROWS)
      .execute();
    const auditId = rows.length > 0 ? (task.auditId ?? (await summarise(trx, task, at))) : task.auditId;
    const later: NonNullable<By['later']> = new Map();
    const by: By = { viewer: viewerOf(task), at, within: auditId ?? undefined, later };
    const counts = { ...task.counts };
    let done = 0;
    let stopped: string | null = null;
    for (const row of rows) {
      const result = task.isUndoing
        ? await undone(trx, work, { ...row, params: task.params }, by)
        : await applied(trx, work, { params: task.params, rowId: row.rowId, by });
      await trx
        .updateTable('taskRows')
        .set({
          outcome: result.outcome,
          sentence: 'sentence' in result ? result.sentence : '',
          ...('before' in result && {
            fieldsBefore: result.before && json(result.before),
            fieldsAfter: json(result.after),
          }),
        })
        .where('taskId', '=', id)
        .where('no', '=', row.no)
        .execute();
      counts[result.outcome] += 1;
      done += 1;
      if (result.outcome === 'refused' && work.isAllOrNothing?.(task.params)) stopped = result.sentence;
      if (stopped !== null || performance.now() - begin > BATCH_MS) break;
    }
    for (const end of later.values()) await end(trx);
    if (stopped !== null) {
      await trx
        .updateTable('tasks')
        .set({ counts: json(counts), message: allOrNothing(stopped), cancelWanted: true, attempts: 0, auditId })
        .where('id', '=', id)
        .execute();
      await turnBack(trx, { id, counts }, at);
      return 'more';
    }
    const isEnd = done === rows.length && rows.length < MOST_ROWS;
    await trx
      .updateTable('tasks')
      .set({
        auditId,
        done: task.done + done,
        counts: json(counts),
        attempts: 0,
        heartbeatAt: at,
        ...(isEnd && { state: endOf(task), runner: '', finishedAt: at }),
      })
      .where('id', '=', id)
      .execute();
    return isEnd ? 'ended' : 'more';
  });
}

function endOf({ isUndoing, cancelWanted }: TaskRow): 'done' | 'cancelled' | 'undone' {
  if (!isUndoing) return 'done';
  return cancelWanted ? 'cancelled' : 'undone';
}

/** From now on the task takes back what it has done. */
const turnBack = async (trx: Trx, { id, counts }: Pick<TaskRow, 'id' | 'counts'>, at: Date): Promise<void> => {
  await trx
    .updateTable('tasks')
    .set({ isUndoing: true, done: 0, total: counts.changed, auditId: null, heartbeatAt: at })
    .where('id', '=', id)
    .execute();
};

/** The entry of the audit table about all rows, in this direction. */
const summarise = (trx: Trx, task: TaskRow, at: Date): Promise<number> =>
  recordSummary(trx, {
    viewer: viewerOf(task),
    now: at,
    action: 'update',
    kind: 'task',
    rowId: task.publicId,
    rowVersion: null,
    title: task.isUndoing ? undoTitle(task.title) : task.title,
    after: { count: task.total },
  });

/** A refusal of the row's own rules is its outcome; they refuse before anything is written. */
async function applied(
  trx: Trx,
  work: RowWork,
  { params, rowId, by }: { params: unknown; rowId: string; by: By },
): Promise<Done> {
  try {
    return await work.apply(trx, params, rowId, by);
  } catch (error) {
    if (!ApiError.is(error)) throw error;
    return { outcome: 'refused', sentence: error.status === 404 ? TASK_ROW_GONE : error.message };
  }
}

async function undone(
  trx: Trx,
  work: RowWork,
  {
    rowId,
    fieldsBefore,
    fieldsAfter,
    params,
  }: { rowId: string; fieldsBefore: TaskFields | null; fieldsAfter: TaskFields | null; params: unknown },
  by: By,
): Promise<Undone> {
  try {
    return await work.undo(trx, { rowId, before: fieldsBefore, after: fieldsAfter ?? {}, params }, by);
  } catch (error) {
    // A row may have been what today's rules refuse.
    if (error instanceof z.ZodError) return { outcome: 'kept', sentence: error.issues[0]!.message };
    if (!ApiError.is(error)) throw error;
    return { outcome: 'kept', sentence: error.status === 404 ? TASK_ROW_GONE : error.message };
  }
}

/**
 * Works on a task that this runner holds until it ends.
 * @param isEnding the process is to end: the task is left to be taken up again
 */
export async function runTask(parts: Parts, id: number, runner: string, isEnding = () => false): Promise<void> {
  const { kind } = await parts.database.db
    .selectFrom('tasks')
    .select('kind')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const work = parts.works[kind];
  if (isLong(work)) return runLong(parts, work, { id, runner, isEnding });
  for (;;) {
    const step = await runBatch(parts, work, id, runner);
    if (step !== 'more') return;
    if (isEnding()) return releaseTasks(parts, runner);
    await delay(PAUSE_MS);
  }
}

/** Runs a task that is no work on rows. */
async function runLong(
  parts: Parts,
  work: LongWork,
  { id, runner, isEnding }: { id: number; runner: string; isEnding(): boolean },
): Promise<void> {
  const { database, now } = parts;
  const end = (state: 'done' | 'failed' | 'cancelled', message: string): Promise<unknown> =>
    database.write('tasks', (trx) =>
      trx
        .updateTable('tasks')
        .set({ state, message, runner: '', finishedAt: new Date(now()) })
        .where('id', '=', id)
        .where('runner', '=', runner)
        .execute(),
    );
  let isCancelled = false;
  try {
    await work.run({
      database,
      params: await paramsOf(database, id),
      now,
      async report(done, total) {
        if (isEnding()) throw new TaskEnded();
        const isHeld = await database.write('tasks', async (trx) => {
          const task = await trx
            .selectFrom('tasks')
            .select(['state', 'runner', 'cancelWanted', 'done'])
            .where('id', '=', id)
            .executeTakeFirstOrThrow();
          isCancelled = task.cancelWanted;
          if (task.state !== 'running' || task.runner !== runner) return false;
          await trx
            .updateTable('tasks')
            .set({ done, total, heartbeatAt: new Date(now()), ...(done > task.done && { attempts: 0 }) })
            .where('id', '=', id)
            .execute();
          return !isCancelled;
        });
        if (!isHeld) throw new TaskEnded();
        await delay(PAUSE_MS);
      },
    });
    await end('done', '');
  } catch (error) {
    if (error instanceof TaskRefused) await end('failed', error.message);
    else if (!(error instanceof TaskEnded)) throw error;
    else if (isCancelled) await end('cancelled', '');
    else await releaseTasks(parts, runner); // goes on at the next start
  }
}

/** Gives back what a runner holds that ends or has ended, to be taken up again at once. */
export const releaseTasks = async ({ database }: Pick<Parts, 'database'>, runner: string): Promise<void> => {
  await database.write('tasks', (trx) =>
    trx.updateTable('tasks').set({ state: 'queued', runner: '' }).where('runner', '=', runner).execute(),
  );
};

/** Works on tasks until none waits. A task that fails in a way that is nobody's rule ends as failed. */
export async function runTasks(
  parts: Parts,
  {
    runner = randomUUID(),
    isEnding = () => false,
    onError,
  }: { runner?: string; isEnding?: () => boolean; onError(error: unknown): void },
): Promise<void> {
  while (!isEnding()) {
    const id = await takeTask(parts, runner);
    if (id === null) return;
    try {
      await runTask(parts, id, runner, isEnding);
    } catch (error) {
      onError(error);
      await failTask(parts, id, runner);
    }
  }
}

/** Ends a task that this runner holds and that cannot go on. */
export const failTask = async ({ database, works, now }: Parts, id: number, runner: string): Promise<void> => {
  await database.write('tasks', async (trx) => {
    const task = await trx
      .selectFrom('tasks')
      .selectAll()
      .where('id', '=', id)
      .where('runner', '=', runner)
      .executeTakeFirst();
    if (task) await giveUp(trx, works, task, new Date(now()));
  });
};
