// Gives every test a fresh database, on each engine: SQLite always, PostgreSQL where TEST_DATABASE_URL names a running
// server whose user may create databases. The databases are copies of one that is migrated once per run (migrated.ts)
// and seeded once per test file.
import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, inject, test } from 'vitest';
import type { EngineName } from '../base/db/dialect.ts';
import type { Database } from '../base/db/database.ts';
import { openDatabase } from '../base/db/opening/open.ts';
import { LISTENER } from '../base/db/engines/postgres.ts';
import { closeWhole } from './migrated.ts';
import { keepRows, putRowsBack, schemaOf, withClient } from './postgres-copies.ts';

export interface Setup {
  readonly engine: EngineName;
  /** Returns the `url` of a fresh database for `openDatabase`: a copy of the file's template, or an empty one. */
  address(kind?: 'ready' | 'empty'): Promise<string>;
  /** Opens a database, fresh unless an address is given; closed when the test ends. */
  open(address?: string): Promise<Database>;
  /** Runs when the test ends, last added first. */
  onEnd(work: () => unknown): void;
}

/** Fills the template, so that every test of the file begins with the same rows. */
export type Seed = (database: Database) => Promise<unknown>;

/**
 * Runs the same tests on every available engine, at every run: for tests of SQL, transactions, concurrency and
 * outages, where the engines differ.
 */
export function describeOnEngines(name: string, define: (setup: Setup) => void, seed?: Seed): void {
  describe(`${name}, on SQLite`, () => define(prepare('sqlite', sqliteSource(), seed)));
  const server = process.env['TEST_DATABASE_URL'];
  if (server) describe(`${name}, on PostgreSQL`, () => define(prepare('postgres', postgresSource(server), seed)));
  else if (process.env['CI'])
    test(`${name}, on PostgreSQL`, () => {
      throw new Error('TEST_DATABASE_URL is not set: these tests must run on both engines.');
    });
  else test.skip(`${name}, on PostgreSQL: TEST_DATABASE_URL is not set`);
}

/**
 * Runs tests that merely need a database: on SQLite, and in `npm run test:all` on PostgreSQL too. They test what the
 * server answers, by way of queries that tests of `describeOnEngines` cover.
 */
export function describeWithDatabase(name: string, define: (setup: Setup) => void, seed?: Seed): void {
  if (process.env['TEST_ENGINES'] === 'all') describeOnEngines(name, define, seed);
  else describe(`${name}, on SQLite`, () => define(prepare('sqlite', sqliteSource(), seed)));
}

/** How an engine makes databases. */
interface Source {
  begin(): Promise<void>;
  /**
   * Makes a new database, empty or a copy of another that no process has open.
   * @param use `copies`: the tests of a file copy it, and none writes to it
   */
  create(copyOf?: string, use?: 'copies'): Promise<string>;
  remove(address: string): Promise<void>;
  end(): Promise<void>;
}

function prepare(engine: EngineName, source: Source, seed: Seed | undefined): Setup {
  let template = '';
  let ownTemplate = '';
  let endings: (() => unknown)[] = [];

  beforeAll(async () => {
    await source.begin();
    const migrated = inject('migrated')?.[engine];
    if (migrated && !seed) {
      template = migrated;
      return;
    }
    template = ownTemplate = await source.create(migrated, 'copies');
    const database = await openDatabase(template);
    await seed?.(database);
    await closeWhole(database);
    if (engine === 'postgres') await keepRows(template);
  });
  afterEach(async () => {
    const work = endings.toReversed();
    endings = [];
    for (const end of work) await end();
  });
  afterAll(async () => {
    if (ownTemplate) await source.remove(ownTemplate);
    await source.end();
  });

  const setup: Setup = {
    engine,
    async address(kind = 'ready') {
      const address = await source.create(kind === 'ready' ? template : undefined);
      endings.push(() => source.remove(address));
      return address;
    },
    async open(address) {
      const database = await openDatabase(address ?? (await setup.address()));
      endings.push(() => database.close().catch(() => {}));
      return database;
    },
    onEnd: (work) => {
      endings.push(work);
    },
  };
  return setup;
}

function sqliteSource(): Source {
  let folder = '';
  let count = 0;
  return {
    async begin() {
      folder = mkdtempSync(join(tmpdir(), 'kaliphane-test-'));
    },
    async create(copyOf) {
      const file = join(folder, `${++count}.db`);
      if (copyOf) copyFileSync(copyOf, file);
      return file;
    },
    async remove(file) {
      for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true });
    },
    async end() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function postgresSource(server: string): Source {
  const prefix = `kaliphane_test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: server });
  const nameOf = (address: string) => new URL(address).pathname.slice(1);
  /** Copies that a test has given back, as they were made; the value is the schema of each. */
  const free = new Map<string, string>();
  const copies = new Map<string, string>();
  let count = 0;

  const make = async (copyOf?: string): Promise<string> => {
    const name = `${prefix}_${++count}`;
    await admin.query(`create database ${name}${copyOf ? ` template ${nameOf(copyOf)}` : ''}`);
    const address = new URL(server);
    address.pathname = `/${name}`;
    return address.href;
  };
  const drop = async (address: string): Promise<void> => {
    copies.delete(address);
    await admin.query(`drop database if exists ${nameOf(address)} with (force)`);
  };

  return {
    async begin() {
      await admin.connect();
    },
    async create(copyOf, use) {
      if (!copyOf || use) return make(copyOf);
      const [given] = free.keys();
      if (given !== undefined) {
        free.delete(given);
        return given;
      }
      const address = await make(copyOf);
      copies.set(address, await withClient(address, schemaOf));
      return address;
    },
    async remove(address) {
      const schema = copies.get(address);
      if (schema !== undefined && (await putRowsBack(address, schema))) free.set(address, schema);
      else await drop(address);
    },
    async end() {
      for (const address of free.keys()) await drop(address);
      await admin.end();
    },
  };
}

/** Waits until the condition holds, by checks with pauses of `everyMs`. @throws after `withinMs` */
export async function until(
  condition: () => boolean | Promise<boolean>,
  withinMs = 15_000,
  everyMs = 5,
): Promise<void> {
  const start = performance.now();
  while (!(await condition())) {
    if (performance.now() - start > withinMs) throw new Error(`Did not come true within ${withinMs} ms: ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

/**
 * PostgreSQL: ends every connection that listens for other processes' commits to the database, and refuses new ones.
 * @returns allows them again
 */
export async function silenceListeners(address: string): Promise<() => Promise<void>> {
  const name = new URL(address).pathname.slice(1);
  const command = async (text: string) => {
    const admin = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] }); // nobody may do this from within
    await admin.connect();
    await admin.query(text).finally(() => admin.end());
  };
  await command(`alter database ${name} allow_connections false`);
  await command(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and application_name = '${LISTENER}'`,
  );
  return () => command(`alter database ${name} allow_connections true`);
}

/** Holds a write to the scope 'inbox' as another process would. @returns releases it */
export async function holdInbox(
  { engine, onEnd }: Pick<Setup, 'engine' | 'onEnd'>,
  address: string,
): Promise<() => Promise<void>> {
  if (engine === 'sqlite') {
    const other = new DatabaseSync(address);
    onEnd(() => other.close());
    other.exec('begin immediate');
    return async () => other.exec('rollback');
  }
  const other = new pg.Client({ connectionString: address });
  await other.connect();
  onEnd(() => other.end());
  await other.query(
    "begin; insert into changes (scope, n) values ('inbox', 1) on conflict (scope) do update set n = changes.n + 1",
  );
  return async () => {
    await other.query('rollback');
  };
}
