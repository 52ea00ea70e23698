// Begins tasks: rows are chosen once, then the work is told.
import { randomUUID } from 'node:crypto';
import { ApiError } from '#contract/api-error.ts';
import { CHOICE_APPLIED, CHOICE_GONE } from '#contract/bulk-edit-texts.ts';
import type { Task, TaskKind } from '#contract/tasks.ts';
import type { Clock } from '../../base/clock.ts';
import type { Lock } from '../../base/db/changes.ts';
import type { Database, Db, Trx } from '../../base/db/database.ts';
import { newPublicId } from '../../base/db/public-id.ts';
import { json } from '../../base/db/tables.ts';
import { personOf, type Viewer } from '../../call/handlers.ts';
import type { TaskWorks } from './kind.ts';
import { NO_COUNTS, shownTask, type TaskRow } from './rows.ts';
import { failTask, runTask } from './run.ts';

/** Rows of one statement. */
const ROWS_AT_ONCE = 500;
/** Rows of one transaction. */
const ROWS_A_WRITE = 4_000;

interface Parts {
  database: Database;
  works: TaskWorks;
  now: Clock;
}

/** Chooses rows for a task that is told later what to do. @param rowIds public ids in the order of the work */
export async function draftTask(
  { database, now }: Pick<Parts, 'database' | 'now'>,
  { kind, viewer, rowIds }: { kind: TaskKind; viewer: Viewer; rowIds: readonly string[] },
): Promise<string> {
  const person = personOf(viewer);
  const publicId = newPublicId();
  const id = await database.write('tasks', async (trx) => {
    const row = await trx
      .insertInto('tasks')
      .values({
        publicId,
        kind,
        state: 'draft',
        isUndoing: false,
        runner: '',
        attempts: 0,
        cancelWanted: false,
        done: 0,
        total: rowIds.length,
        counts: json(NO_COUNTS),
        title: '',
        message: '',
        params: json<unknown>({}),
        auditId: null,
        byId: person.publicId,
        byName: person.name,
        createdAt: new Date(now()),
        startedAt: null,
        heartbeatAt: null,
        finishedAt: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  });
  for (let from = 0; from < rowIds.length; from += ROWS_A_WRITE)
    await database.write('tasks', async (trx) => {
      const end = Math.min(rowIds.length, from + ROWS_A_WRITE);
      for (let first = from; first < end; first += ROWS_AT_ONCE)
        await trx
          .insertInto('taskRows')
          .values(
            rowIds.slice(first, Math.min(end, first + ROWS_AT_ONCE)).map((rowId, i) => ({
              taskId: id,
              no: first + i,
              rowId,
              outcome: 'waiting' as const,
              sentence: '',
            })),
          )
          .execute();
    });
  return publicId;
}

/** A draft of the person's own. @throws 404 for one that is gone, 409 for one that was begun already */
export async function findDraft(db: Db, viewer: Viewer, kind: TaskKind, publicId: string): Promise<TaskRow> {
  const row = await db
    .selectFrom('tasks')
    .selectAll()
    .where('publicId', '=', publicId)
    .where('kind', '=', kind)
    .where('byId', '=', personOf(viewer).publicId)
    .executeTakeFirst();
  if (!row) throw new ApiError(404, 'NOT_FOUND', CHOICE_GONE);
  if (row.state !== 'draft') throw new ApiError(409, 'GUARDED', CHOICE_APPLIED);
  return row;
}

/**
 * Begins a draft: few rows at once, so that the reply has the result; more in the background.
 * @param atOnce rows up to which the call waits
 * @param claim takes what the task is about, in the same transaction; what it throws keeps the task from beginning
 */
export async function beginTask(
  parts: Parts,
  draft: TaskRow,
  {
    title,
    params,
    atOnce,
    claim,
  }: {
    title: string;
    params: unknown;
    atOnce: number;
    claim?: { locks: readonly Lock[]; take(trx: Trx): Promise<void> };
  },
): Promise<Task> {
  const { database, now } = parts;
  const runner = randomUUID();
  const isAtOnce = draft.total <= atOnce;
  await database.write(['tasks', ...(claim?.locks ?? [])], async (trx) => {
    await claim?.take(trx);
    const at = new Date(now());
    const { numUpdatedRows } = await trx
      .updateTable('tasks')
      .set({
        title,
        params: json(params),
        createdAt: at,
        startedAt: at,
        ...(isAtOnce ? { state: 'running', runner, heartbeatAt: at, attempts: 1 } : { state: 'queued' }),
      })
      .where('id', '=', draft.id)
      .where('state', '=', 'draft')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new ApiError(409, 'GUARDED', CHOICE_APPLIED); // pressed twice
  });
  if (isAtOnce) await runHere(parts, draft.id, runner);
  const row = await database.db.selectFrom('tasks').selectAll().where('id', '=', draft.id).executeTakeFirstOrThrow();
  return shownTask(row, now());
}

/** Works on a task while its call waits. */
export async function runHere(parts: Parts, id: number, runner: string): Promise<void> {
  try {
    await runTask(parts, id, runner);
  } catch (error) {
    await failTask(parts, id, runner).catch(() => {}); // taken up again once it is silent
    throw error;
  }
}
