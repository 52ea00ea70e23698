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
   * Grows whenever any process commits a change to one of the parts: equal numbers mean unchanged data. Synchronous,
   * microseconds. On PostgreSQL another process's commit counts as soon as its notification has arrived, which its
   * `write` waits for. NaN, which equals nothing, while this process may be missing commits.
   */
  version(...parts: readonly Part[]): number;
  /** The same for many questions: one look at the database; later looks bring its answers up to date. */
  versions(): Versions;
  /** Counts the scope as changed in this process, without a write: for data that passing time changes. */
  outdate(scope: Scope): void;
  /**
   * While the database cannot be reached, for a minute at most: the versions at the moment of the loss, and whether
   * reconnecting has failed.
   */
  lost(): LostDatabase | null;
  /**
   * Runs work that prepares the database before anything is served: its transactions wait for locks, and run, without a
   * limit.
   */
  prepare<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Runs one transaction, alone in its scopes on either engine, and tells every process of the change. All of a scope
   * counts as changed; with `{ partsOf: scope }` only the parts that the work gives to `changed`, possibly none.
   * Resolves once all processes show the change, for scopes that kept replies show.
   */
  write<T>(locks: Lock | readonly Lock[], work: (trx: Trx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
