// Kysely on Node's built-in SQLite. A column's declared type decides how its values are decoded, so that a column
// declared `jsonb`, `boolean` or `timestamptz` yields the same JavaScript value as PostgreSQL's driver.
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CamelCasePlugin,
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type PluginTransformResultArgs,
  type SqliteDatabase,
  type SqliteDialectConfig,
  type SqliteStatement,
  type TransactionSettings,
} from 'kysely';
import type { Part } from '#contract/endpoint.ts';
import { Changes } from '../changes.ts';
import type { Engine } from '../engine.ts';
import { LOCK_MS, Patience } from '../patience.ts';
import { databaseTrouble, lockNotFree } from '../trouble.ts';

const DECODE: Record<string, (value: unknown) => unknown> = {
  jsonb: (value) => JSON.parse(String(value)),
  boolean: (value) => value !== 0,
  timestamptz: (value) => new Date(String(value)),
};

const bind = (value: unknown): SQLInputValue => {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'boolean') return value ? 1 : 0;
  return value as SQLInputValue;
};

/**
 * Columns get their camel case once for each statement: Kysely's conversion of each row costs as much as reading the
 * row.
 */
class ColumnNames extends CamelCasePlugin {
  of(column: string): string {
    return this.camelCase(column);
  }
  override async transformResult({ result }: PluginTransformResultArgs) {
    return result;
  }
}
const columnNames = new ColumnNames();

class Statement implements SqliteStatement {
  readonly reader: boolean;
  readonly #statement: StatementSync;
  readonly #names: string[];
  readonly #decoders: (((value: unknown) => unknown) | undefined)[];

  constructor(db: DatabaseSync, text: string) {
    this.#statement = db.prepare(text);
    // Reads arrays, of which `all` builds plain objects in one pass: node:sqlite's own objects have a null prototype.
    this.#statement.setReturnArrays(true);
    const columns = this.#statement.columns();
    this.#names = columns.map((column) => columnNames.of(column.name));
    this.#decoders = columns.map((column) => DECODE[column.type?.toLowerCase() ?? '']);
    this.reader = columns.length > 0;
  }

  all(parameters: readonly unknown[]): unknown[] {
    const rows = this.#statement.all(...parameters.map(bind)) as unknown as unknown[][];
    return rows.map((values) => {
      const row: Record<string, unknown> = {};
      for (let i = 0; i < this.#names.length; i++) {
        const value = values[i];
        const decode = this.#decoders[i];
        row[this.#names[i]!] = decode && value !== null ? decode(value) : value;
      }
      return row;
    });
  }

  run(parameters: readonly unknown[]) {
    return this.#statement.run(...parameters.map(bind));
  }

  *iterate(parameters: readonly unknown[]): IterableIterator<unknown> {
    yield* this.all(parameters);
  }
}

/** Prepared statements are kept by their text: preparing one costs several times a lookup by key. */
class StatementCache implements SqliteDatabase {
  readonly #db: DatabaseSync;
  readonly #statements = new Map<string, Statement>();

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  prepare(text: string): SqliteStatement {
    let statement = this.#statements.get(text);
    if (!statement) {
      statement = new Statement(this.#db, text);
      // DDL may change the columns of kept statements; the bound limits generated texts.
      if (this.#statements.size >= 500 || /^\s*(create|alter|drop)\b/i.test(text)) this.#statements.clear();
      this.#statements.set(text, statement);
    }
    return statement;
  }

  close(): void {
    this.#db.close();
  }
}

const CONNECTION_WAIT_MS = 10_000;
/** Pauses between looks at a lock, the last one repeated; SQLite's own are the same. */
const LOCK_PAUSES_MS = [1, 2, 5, 10, 15, 20, 25, 25, 25, 50, 50, 100];

/**
 * Does the work without SQLite's own waiting, which would stop the whole process. @returns false when the file is
 * locked
 */
function unlessLocked(db: DatabaseSync, work: () => void): boolean {
  db.exec('pragma busy_timeout = 0');
  try {
    work();
    return true;
  } catch (error) {
    if (databaseTrouble(error) === 'busy') return false;
    throw error;
  } finally {
    db.exec(`pragma busy_timeout = ${LOCK_MS}`);
  }
}

/** One connection per process, handed out first come, first served. */
class QueueingDriver extends SqliteDriver {
  readonly #waiting: (() => void)[] = [];
  readonly #db: DatabaseSync;
  readonly #patience: Patience;
  #isBusy = false;
  /** Resolves when the last query waiting for the file has it, or has given up; undefined while none waits. */
  #line: Promise<unknown> | undefined;

  constructor(config: SqliteDialectConfig, db: DatabaseSync, patience: Patience) {
    super(config);
    this.#db = db;
    this.#patience = patience;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#isBusy) {
      await new Promise<void>((resolve, reject) => {
        const go = () => {
          clearTimeout(timer);
          resolve();
        };
        const timer = setTimeout(() => {
          this.#waiting.splice(this.#waiting.indexOf(go), 1);
          reject(
            Object.assign(
              new Error(
                'SQLite connection not free for 10 s: was `db` used inside a transaction instead of its `trx`?',
              ),
              { code: 'SQLITE_CONNECTION_BUSY' },
            ),
          );
        }, CONNECTION_WAIT_MS);
        this.#waiting.push(go);
      });
    }
    this.#isBusy = true;
    return super.acquireConnection();
  }

  /**
   * Lends the connection to the others until then; afterwards the caller has it again. Never rejects: Kysely releases
   * the connection after a failure.
   */
  async #lend(until: Promise<unknown>): Promise<void> {
    await this.releaseConnection();
    await until;
    if (this.#isBusy)
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
    this.#isBusy = true;
  }

  override async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isBusy = false;
  }

  /** Takes the write lock at once: a plain `begin` would fail with SQLITE_BUSY half way when another process writes. */
  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings): Promise<void> {
    if (settings?.accessMode === 'read only') {
      await connection.executeQuery(CompiledQuery.raw('begin'));
      return;
    }
    if (!this.#line && this.#begin()) return;
    const begun = this.#waitInLine(this.#line);
    const line = begun
      .catch(() => {})
      .then(() => {
        if (this.#line === line) this.#line = undefined;
      });
    this.#line = line;
    await begun;
  }

  #begin(): boolean {
    return unlessLocked(this.#db, () => this.#db.exec('begin immediate'));
  }

  /** Begins after earlier callers. Reads need no lock and get the connection in the meantime. */
  async #waitInLine(before: Promise<unknown> | undefined): Promise<void> {
    const end = performance.now() + LOCK_MS;
    if (before) await this.#lend(before);
    for (let look = 0; !this.#begin(); look++) {
      if (!this.#patience.isEndless && performance.now() >= end) throw lockNotFree();
      await this.#lend(pause(LOCK_PAUSES_MS[Math.min(look, LOCK_PAUSES_MS.length - 1)]));
    }
  }

  /**
   * On a full disk SQLite has already rolled back; the failure to report is the full disk, not the missing transaction.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: Error) => {
      if (!error.message.includes('no transaction is active')) throw error;
    });
  }
}

class Adapter extends SqliteAdapter {
  /** Replaces Kysely's mutex, which wakes every waiter at each release; `QueueingDriver` queues instead. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #db: DatabaseSync;
  readonly #patience: Patience;

  constructor(db: DatabaseSync, patience: Patience) {
    const config = { database: new StatementCache(db) };
    super(config);
    this.#config = config;
    this.#db = db;
    this.#patience = patience;
  }
  override createDriver() {
    return new QueueingDriver(this.#config, this.#db, this.#patience);
  }
  override createAdapter() {
    return new Adapter();
  }
}

/**
 * Gives a new file, and a new folder, to its owner alone; SQLite gives `-wal` and `-shm` the same rights. Existing ones
 * keep theirs.
 */
function makePrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Memory for pages of the file, MiB: kept ones, and those that the system lends. */
const MEMORY = { usual: { cache: 64, mapped: 256 }, small: { cache: 16, mapped: 0 } } as const;

/**
 * Opens (or creates) the file.
 * @param memory small: for a process beside the server's
 * @throws when it cannot be written or is not a database
 */
export function openSqlite(file: string, memory: keyof typeof MEMORY = 'usual'): Engine {
  const { cache, mapped } = MEMORY[memory];
  makePrivate(file);
  const patience = new Patience();
  const main = new DatabaseSync(file, { timeout: LOCK_MS });
  main.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;          -- an fsync with every commit: what was acknowledged survives a power loss
    pragma foreign_keys = on;
    pragma secure_delete = on;          -- what is deleted is overwritten: erased words do not stay in the file's free pages
    pragma cache_size = ${-cache * 1024};
    pragma mmap_size = ${mapped * 1024 * 1024};
    pragma journal_size_limit = 67108864`);
  // A second connection, because `data_version` reports other connections' commits only: so it sees this process's too.
  const watcher = new DatabaseSync(file, { timeout: LOCK_MS });
  watcher.exec('pragma query_only = on');
  const prepareArrays = (text: string): StatementSync => {
    const statement = watcher.prepare(text);
    statement.setReturnArrays(true);
    return statement;
  };
  const dataVersion = prepareArrays('pragma data_version');
  const numberIn = (statement: StatementSync): number => (statement.get() as unknown as [number])[0];
  const changes = new Changes();
  let statements: { last: StatementSync; since: StatementSync } | undefined;
  let seen = { dataVersion: -1, n: 0 };
  /** Notes the commits since the last look. */
  const readChanges = ({ last, since }: NonNullable<typeof statements>): number => {
    const n = numberIn(last);
    if (n < seen.n) changes.noteAll(); // an older state of the file was restored
    else for (const [part] of since.all(seen.n) as unknown as [Part][]) changes.note(part);
    return n;
  };
  return {
    name: 'sqlite',
    dialect: new NodeSqliteDialect(main, patience),
    columnNames,
    patience,
    async start() {
      unlessLocked(main, () => main.exec('pragma optimize = 0x10002')); // another process, which is filling the database, will do so at its next start
      statements = {
        last: prepareArrays('select coalesce(max(n), 0) from changes'),
        since: prepareArrays('select scope from changes where n > ?'),
      };
      seen.n = numberIn(statements.last);
    },
    changes,
    versions() {
      const now = numberIn(dataVersion);
      if (now !== seen.dataVersion && statements) seen = { dataVersion: now, n: readChanges(statements) };
      return changes;
    },
    lost: () => null,
    committed() {},
    async stop() {
      watcher.close();
    },
  };
}
