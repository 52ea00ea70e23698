import { HandleEmptyInListsPlugin, Kysely, replaceWithNoncontingentExpression } from 'kysely';
import type { Scope } from '#contract/endpoint.ts';
import { StartError } from '../../start-error.ts';
import { firstOf, lock, numberChanges, prepareLocks, scopeOfLock, isKept } from '../changes.ts';
import type { Database } from '../database.ts';
import type { Engine } from '../engine.ts';
import { migrate } from './migrate.ts';
import { sayIfSlow, WAITING, type Say } from './when-ready.ts';
import type { Tables } from '../tables.ts';
import { describe } from '../trouble.ts';
import { Turns } from '../turns.ts';

/**
 * Opens the database and brings its schema to this version.
 * @param url `postgres://…`, or a file for SQLite
 * @param say gets a line for each step that takes long
 * @param memory small: for a process beside the server's
 * @throws StartError when it cannot be opened, or has a newer version
 */
export async function openDatabase(
  url: string,
  say: Say = console.log,
  memory: 'usual' | 'small' = 'usual',
): Promise<Database> {
  const isPostgres = /^postgres(ql)?:/.test(url);
  let engine: Engine;
  try {
    engine = isPostgres
      ? (await import('../engines/postgres.ts')).openPostgres(url)
      : (await import('../engines/sqlite.ts')).openSqlite(url, memory);
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
  // connection, so that reads find one. Turns at the later scopes would also delay their other writers while only the
  // first row is held.
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
              endTurn?.(); // the next writer is at the row by the time of this commit
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
      // Decided by the locks, not by the changes: a writer that finds its request already done must not answer sooner.
      if (engine.confirm && held.some((one) => isKept(scopeOfLock(one)))) await engine.confirm();
      return result;
    },
    async close() {
      await db.destroy();
      await engine.stop();
    },
  };
}
