// tasks/: work on many rows in the background, row by row, cancelled and taken back as a whole (docs/decisions/0130).
import type { TaskKind } from '#contract/tasks.ts';
import type { Lock } from '../../base/db/changes.ts';
import type { Db, Trx } from '../../base/db/database.ts';
import type { By } from '../resource.ts';

/** Fields by the names of the call's. */
export type TaskFields = Readonly<Record<string, unknown>>;

/** What became of a row in the first direction. */
export type Done =
  | { outcome: 'changed'; before: TaskFields; after: TaskFields }
  | { outcome: 'same' }
  /** The row's own rules stand against it; nothing of it was written. */
  | { outcome: 'refused'; sentence: string };
/** What became of a row when it was taken back. */
export type Undone = { outcome: 'restored' } | { outcome: 'kept'; sentence: string };

/** A kind of task: what it does to one row, in a transaction that holds `locks`, and how that is taken back. */
export interface TaskWork<Params = unknown> {
  locks: readonly Lock[];
  apply(trx: Trx, params: Params, rowId: string, by: By): Promise<Done>;
  /** Puts back the fields where they are still as the task left them. */
  undo(trx: Trx, row: { rowId: string; before: TaskFields; after: TaskFields }, by: By): Promise<Undone>;
  /** What the rows are called; those that are gone have no name. */
  titlesOf(db: Db, rowIds: readonly string[]): Promise<Map<string, string>>;
}

/** Every kind's work. */
export type TaskWorks = Readonly<Record<TaskKind, TaskWork>>;
