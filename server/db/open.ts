import { HandleEmptyInListsPlugin, Kysely, replaceWithNoncontingentExpression, type Transaction } from 'kysely';
import type { Scope } from '#contract/endpoint.ts';
import { StartError } from '../start-error.ts';
import type { EngineName } from './dialect.ts';
import type { Engine } from './engine.ts';
import { isKept } from './kept-scopes.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './tables.ts';

export type Versions = (...scopes: readonly Scope[]) => number;
export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

export interface Database {
  readonly db: Db;
  readonly engine: EngineName;
  /**
   * Grows whenever any process commits a change to one of the scopes: equal numbers, unchanged data. Synchronous, microseconds.
   * On PostgreSQL another process's commit counts as soon as its notification has arrived, which its `write` waits for. While
   * this process cannot be sure to hear of them, every number is a new one.
   */
  version(...scopes: readonly Scope[]): number;
  /** `version` as of this moment, however often it is asked: one look at the database for many numbers. */
  versions(): Versions;
  /**
   * One transaction, alone in its scopes on either engine, that tells every process of the change. Resolves once they all show it, where
   * replies of the scope are kept.
   */
  write<T>(scope: Scope | readonly Scope[], work: (trx: Trx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * Opens the database and brings its schema to this version.
 * @param url `postgres://…`, or a file for SQLite
 * @throws StartError when it cannot be opened, or is of a newer version
 */
export async function openDatabase(url: string): Promise<Database> {
  const isPostgres = /^postgres(ql)?:/.test(url);
  let engine: Engine;
  try {
    engine = isPostgres ? (await import('./postgres.ts')).openPostgres(url) : (await import('./sqlite.ts')).openSqlite(url);
  } catch (error) {
    throw new StartError(`The database cannot be opened (${isPostgres ? 'DATABASE_URL' : url}): ${(error as Error).message}`);
  }
  const db = new Kysely<Tables>({
    dialect: engine.dialect,
    plugins: [
      engine.columnNames,
      new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression }), // `in ()` is an error in PostgreSQL
    ],
  });
  try {
    await migrate(db, engine.name);
    await engine.start();
  } catch (error) {
    await db.destroy().catch(() => {});
    await engine.stop();
    throw error instanceof StartError ? error : new StartError(`The database cannot be used (${isPostgres ? 'DATABASE_URL' : url}): ${describe(error)}`);
  }
  return {
    db,
    engine: engine.name,
    version: (...scopes) => engine.versions()(...scopes),
    versions: () => engine.versions(),
    async write(scope, work) {
      // Always in the same order, so that two writers never wait for each other.
      const scopes = typeof scope === 'string' ? [scope] : scope.toSorted();
      const [changes, result] = await db.transaction().execute(async (trx) => {
        // First of all, because these rows are the lock on PostgreSQL that SQLite has in the whole file.
        const numbers: number[] = [];
        for (const one of scopes) {
          const { n } = await trx.insertInto('changes').values({ scope: one, n: 1 })
            .onConflict((conflict) => conflict.column('scope').doUpdateSet((eb) => ({ n: eb('changes.n', '+', 1) })))
            .returning('n').executeTakeFirstOrThrow();
          numbers.push(n);
        }
        return [numbers, await work(trx)] as const;
      });
      scopes.forEach((one, i) => engine.committed(one, changes[i]!));
      if (engine.confirm && scopes.some(isKept)) await engine.confirm();
      return result;
    },
    async close() {
      await db.destroy();
      await engine.stop();
    },
  };
}

/** pg's connection errors are sometimes an AggregateError without a message of its own. */
export const describe = (error: unknown): string =>
  error instanceof AggregateError ? error.errors.map((one: Error) => one.message).join('; ') : (error as Error).message;
