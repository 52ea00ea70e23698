import { HandleEmptyInListsPlugin, Kysely, replaceWithNoncontingentExpression, type Transaction } from 'kysely';
import type { Part, Scope } from '#contract/endpoint.ts';
import { StartError } from '../../start-error.ts';
import { firstOf, lock, numberChanges, prepareLocks, scopeOfLock, type Lock, type Versions } from '../changes.ts';
import type { EngineName } from '../dialect.ts';
import type { Engine, LostDatabase } from '../engine.ts';
import { isKept } from '../kept-scopes.ts';
import { migrate } from './migrate.ts';
import { sayIfSlow, WAITING, type Say } from '../notice.ts';
import type { Tables } from '../tables.ts';
import { describe } from '../trouble.ts';
import { Turns } from '../turns.ts';

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

export interface Database {
  readonly db: Db;
  readonly engine: EngineName;
  /**
   * Grows whenever any process commits a change to one of the parts: equal numbers, unchanged data. Synchronous,
   * microseconds.
   * On PostgreSQL another process's commit counts as soon as its notification has arrived, which its `write` waits for.
   * While
   * this process cannot be sure to hear of them it is NaN, which equals nothing.
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
   * counts as changed;
   * with `{ partsOf: scope }` only the parts that the work names to `changed`, possibly none. Resolves once all
   * processes show the
   * change, where replies that show it are kept.
   */
  write<T>(locks: Lock | readonly Lock[], work: (trx: Trx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * Opens the database and brings its schema to this version.
 * @param url `postgres://…`, or a file for SQLite
 * @param say told of what takes long
 * @throws StartError when it cannot be opened, or is of a newer version
 */
export async function openDatabase(url: string, say: Say = console.log): Promise<Database> {
  const isPostgres = /^postgres(ql)?:/.test(url);
  let engine: Engine;
  try {
    engine = isPostgres
      ? (await import('../engines/postgres.ts')).openPostgres(url)
      : (await import('../engines/sqlite.ts')).openSqlite(url);
  } catch (error) {
    throw new StartError(`The database cannot be opened (${isPostgres ? 'DATABASE_URL' : url}): ${describe(error)}`, {
      cause: error,
    });
  }
  const db = new Kysely<Tables>({
    dialect: engine.dialect,
    plugins: [
      engine.columnNames,
      new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression }), // `in ()` is an error in PostgreSQL
    ],
  });
  try {
    await engine.patience.during(async () => {
      await migrate(db, engine.name, { say });
      if (isPostgres) await prepareLocks(db);
    });
    await engine.start();
  } catch (error) {
    await db.destroy().catch(() => {});
    await engine.stop();
    throw error instanceof StartError
      ? error
      : new StartError(`The database cannot be used (${isPostgres ? 'DATABASE_URL' : url}): ${describe(error)}`, {
          cause: error,
        });
  }
  // PostgreSQL: of the writers that lock the same scope first, one waits at its row; the others wait here without a
  // connection, so that
  // reads find one. Turns at the later scopes as well would keep their other writers waiting while only the first row
  // is held.
  const turns = isPostgres ? new Turns<Scope | undefined>() : undefined;
  return {
    db,
    engine: engine.name,
    version: (...parts) => engine.versions().last(parts),
    versions: () => engine.versions(),
    outdate: (scope) => engine.changes.note(scope),
    lost: () => engine.lost(),
    prepare: (work) => engine.patience.during(work),
    async write(locks, work) {
      const held = [locks].flat();
      const endWaiting = engine.patience.isEndless ? sayIfSlow(say, WAITING) : () => {};
      const [changes, result] = await engine.patience
        .untilLocked(async (wait) => {
          const endTurn = await turns?.take(firstOf(held));
          try {
            wait.check();
            return await db.transaction().execute(async (trx) => {
              await lock(trx, engine.name, held);
              wait.end();
              endTurn?.(); // the next writer is at the row by the time that this one commits
              endWaiting();
              const done = await work(trx);
              return [await numberChanges(trx), done] as const;
            });
          } finally {
            endTurn?.();
          }
        })
        .finally(endWaiting);
      for (const { part, n } of changes) engine.committed(part, n);
      // By what was held, not by what has changed: whoever finds that the same request has been done already must not
      // be told so sooner.
      if (engine.confirm && held.some((one) => isKept(scopeOfLock(one)))) await engine.confirm();
      return result;
    },
    async close() {
      await db.destroy();
      await engine.stop();
    },
  };
}
