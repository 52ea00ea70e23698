// tasks/: work on many rows in the background, row by row, cancelled and taken back as a whole (docs/decisions/0130).
import type { Access } from '#contract/access.ts';
import type { TaskKind } from '#contract/tasks.ts';
import type { Clock } from '../../base/clock.ts';
import type { Lock } from '../../base/db/changes.ts';
import type { Database, Db, Trx } from '../../base/db/database.ts';
import type { By } from '../resource.ts';

/** Fields by the names of the call's. */
export type TaskFields = Readonly<Record<string, unknown>>;

/** What became of a row in the first direction. */
export type Done =
  /** `before` null: the row was made. */
  | { outcome: 'changed'; before: TaskFields | null; after: TaskFields }
  | { outcome: 'same' }
  /** The row's own rules stand against it; nothing of it was written. */
  | { outcome: 'refused'; sentence: string };
/** What became of a row when it was taken back; a sentence with what was put back says what could not be. */
export type Undone = { outcome: 'restored'; sentence?: string } | { outcome: 'kept'; sentence: string };

/** A kind of task: what it does to one row, in a transaction that holds `locks`, and how that is taken back. */
export interface RowWork<Params = unknown> {
  locks: readonly Lock[] | ((params: Params) => readonly Lock[]);
  apply(trx: Trx, params: Params, rowId: string, by: By): Promise<Done>;
  /** Puts back the fields where they are still as the task left them. */
  undo(
    trx: Trx,
    row: { rowId: string; before: TaskFields | null; after: TaskFields; params: Params },
    by: By,
  ): Promise<Undone>;
  /** What the rows are called; those that are gone have no name. */
  titlesOf(db: Db, rowIds: readonly string[], params: Params): Promise<Map<string, string>>;
  /** Who may see its rows, cancel it and take it back; absent: all staff. */
  accessOf?(params: Params): Access | undefined;
  /** Whether the first refused row takes back all that was done; by default the others are done without it. */
  isAllOrNothing?(params: Params): boolean;
}

/**
 * A kind of task that is no work on rows: it reads, and keeps what it found. Killed and taken up again it goes on where
 * its own rows say; there is nothing to take back.
 */
export interface LongWork<Params = unknown> {
  run(context: LongContext<Params>): Promise<void>;
}
export interface LongContext<Params> {
  database: Database;
  params: Params;
  now: Clock;
  /** Tells how far it is, at least every few seconds. @throws TaskEnded when it is to stop */
  report(done: number, total: number): Promise<void>;
}
/** Thrown by `report`: somebody has cancelled the task, another process has it, or this process is to end. */
export class TaskEnded extends Error {}
/** Ends a `LongWork` as failed, with a sentence for staff. */
export class TaskRefused extends Error {}

export type TaskWork<Params = unknown> = RowWork<Params> | LongWork<Params>;
export const isLong = (work: TaskWork): work is LongWork => 'run' in work;

/** Every kind's work. */
export type TaskWorks = Readonly<Record<TaskKind, TaskWork>>;
