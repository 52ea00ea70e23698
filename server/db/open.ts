import { HandleEmptyInListsPlugin, Kysely, replaceWithNoncontingentExpression, type Transaction } from 'kysely';
import type { Scope } from '#contract/endpoint.ts';
import { StartError } from '../start-error.ts';
import type { EngineName } from './dialect.ts';
import type { Engine } from './engine.ts';
import { migrate } from './migrate.ts';
import { sayIfSlow, WAITING, type Say } from './notice.ts';
import type { Tables } from './tables.ts';
import { describe } from './trouble.ts';

export type Versions = (...scopes: readonly Scope[]) => number;
export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

export interface Database {
  readonly db: Db;
  readonly engine: EngineName;
  /**
   * Grows whenever any process commits a change to one of the scopes: equal numbers, unchanged data. Synchronous, microseconds.
   * On PostgreSQL another process's commit counts as soon as its notification has arrived.
   */
  version(...scopes: readonly Scope[]): number;
  /** `version` as of this moment, however often it is asked: one look at the database for many numbers. */
  versions(): Versions;
  /** While the database cannot be reached, for a minute at most: the versions that held when it was lost, and whether connecting again has failed. */
  lost(): { versions: Versions; isAway: boolean } | null;
  /** The work prepares the database before anything is served: its transactions wait for locks, and run, as long as it takes. */
  prepare<T>(work: () => Promise<T>): Promise<T>;
  /** One transaction, alone in its scopes on either engine, that tells every process of the change. */
  write<T>(scope: Scope | readonly Scope[], work: (trx: Trx) => Promise<T>): Promise<T>;
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
    engine = isPostgres ? (await import('./postgres.ts')).openPostgres(url) : (await import('./sqlite.ts')).openSqlite(url);
  } catch (error) {
    throw new StartError(`The database cannot be opened (${isPostgres ? 'DATABASE_URL' : url}): ${describe(error)}`, { cause: error });
  }
  const db = new Kysely<Tables>({
    dialect: engine.dialect,
    plugins: [
      engine.columnNames,
      new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression }), // `in ()` is an error in PostgreSQL
    ],
  });
  try {
    await engine.patience.during(() => migrate(db, engine.name, { say }));
    await engine.start();
  } catch (error) {
    await db.destroy().catch(() => {});
    await engine.stop();
    throw error instanceof StartError ? error : new StartError(`The database cannot be used (${isPostgres ? 'DATABASE_URL' : url}): ${describe(error)}`, { cause: error });
  }
  return {
    db,
    engine: engine.name,
    version: (...scopes) => engine.versions()(...scopes),
    versions: () => engine.versions(),
    lost: () => engine.lost(),
    prepare: (work) => engine.patience.during(work),
    async write(scope, work) {
      // Always in the same order, so that two writers never wait for each other.
      const scopes = typeof scope === 'string' ? [scope] : scope.toSorted();
      const endWaiting = engine.patience.isEndless ? sayIfSlow(say, WAITING) : () => {};
      const [changes, result] = await db.transaction().execute(async (trx) => {
        // First of all, because these rows are the lock on PostgreSQL that SQLite has in the whole file.
        const numbers: number[] = [];
        for (const one of scopes) {
          const { n } = await trx.insertInto('changes').values({ scope: one, n: 1 })
            .onConflict((conflict) => conflict.column('scope').doUpdateSet((eb) => ({ n: eb('changes.n', '+', 1) })))
            .returning('n').executeTakeFirstOrThrow();
          numbers.push(n);
        }
        endWaiting();
        return [numbers, await work(trx)] as const;
      }).finally(endWaiting);
      scopes.forEach((one, i) => engine.committed(one, changes[i]!));
      return result;
    },
    async close() {
      await db.destroy();
      await engine.stop();
    },
  };
}
