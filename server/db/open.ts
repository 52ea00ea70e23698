import { HandleEmptyInListsPlugin, Kysely, replaceWithNoncontingentExpression, type Transaction } from 'kysely';
import type { Part, Scope } from '#contract/endpoint.ts';
import { StartError } from '../start-error.ts';
import { lock, numberChanges, prepareLocks, type Lock, type Versions } from './changes.ts';
import type { EngineName } from './dialect.ts';
import type { Engine } from './engine.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

export interface Database {
  readonly db: Db;
  readonly engine: EngineName;
  /**
   * Grows whenever any process commits a change to one of the parts: equal numbers, unchanged data. Synchronous, microseconds.
   * On PostgreSQL another process's commit counts as soon as its notification has arrived.
   */
  version(...parts: readonly Part[]): number;
  /** The same for many questions: one look at the database, whose answers later looks bring up to date. */
  versions(): Versions;
  /** Counts the scope as changed in this process, without a write: for data that passing time changes. */
  outdate(scope: Scope): void;
  /**
   * One transaction, alone in its scopes on either engine, that tells every process of the change. All of a scope counts as changed;
   * with `{ partsOf: scope }` only the parts that the work names to `changed`, possibly none.
   */
  write<T>(locks: Lock | readonly Lock[], work: (trx: Trx) => Promise<T>): Promise<T>;
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
    if (isPostgres) await prepareLocks(db);
    await engine.start();
  } catch (error) {
    await db.destroy().catch(() => {});
    await engine.stop();
    throw error instanceof StartError ? error : new StartError(`The database cannot be used (${isPostgres ? 'DATABASE_URL' : url}): ${describe(error)}`);
  }
  return {
    db,
    engine: engine.name,
    version: (...parts) => engine.changes().last(parts),
    versions: () => engine.changes(),
    outdate: (scope) => engine.changes().note(scope),
    async write(locks, work) {
      const [changes, result] = await db.transaction().execute(async (trx) => {
        await lock(trx, engine.name, [locks].flat());
        const done = await work(trx);
        return [await numberChanges(trx), done] as const;
      });
      for (const { part, n } of changes) engine.committed(part, n);
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
