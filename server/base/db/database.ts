// The database as the rest of the server knows it; `opening/open.ts` opens it.
import type { Kysely, Transaction } from 'kysely';
import type { Part, Scope } from '#contract/endpoint.ts';
import type { Lock, Versions } from './changes.ts';
import type { EngineName } from './dialect.ts';
import type { LostDatabase } from './engine.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

export interface Database {
  readonly db: Db;
  readonly engine: EngineName;
  /**
   * Grows whenever any process commits a change to one of the parts: equal numbers, unchanged data. Synchronous,
   * microseconds. On PostgreSQL another process's commit counts as soon as its notification has arrived, which its
   * `write` waits for. While this process cannot be sure to hear of them it is NaN, which equals nothing.
   */
  version(...parts: readonly Part[]): number;
  /** The same for many questions: one look at the database, whose answers later looks bring up to date. */
  versions(): Versions;
  /** Counts the scope as changed in this process, without a write: for data that passing time changes. */
  outdate(scope: Scope): void;
  /**
   * While the database cannot be reached, for a minute at most: the versions that held when it was lost, and whether
   * connecting again has failed.
   */
  lost(): LostDatabase | null;
  /**
   * The work prepares the database before anything is served: its transactions wait for locks, and run, as long as it
   * takes.
   */
  prepare<T>(work: () => Promise<T>): Promise<T>;
  /**
   * One transaction, alone in its scopes on either engine, that tells every process of the change. All of a scope
   * counts as changed; with `{ partsOf: scope }` only the parts that the work names to `changed`, possibly none.
   * Resolves once all processes show the change, where replies that show it are kept.
   */
  write<T>(locks: Lock | readonly Lock[], work: (trx: Trx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
