// A database that is cut off, busy, or not there yet. Vitest fails on any unhandled rejection.
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { StartError } from '../../start-error.ts';
import { describeOnEngines, holdInbox, until } from '../../../testing/engines.ts';
import { startFormApp } from '../../../testing/forms.ts';
import { startProxy } from '../../../testing/postgres-proxy.ts';
import { SHOOT_ONE, underFire } from '../../../testing/under-fire.ts';
import type { Migration } from '../migration.ts';
import { migrate } from './migrate.ts';
import { migrations } from '../migrations/index.ts';
import type { Database } from '../database.ts';
import { openDatabase } from './open.ts';
import { databaseTrouble } from '../trouble.ts';
import { whenReady } from './when-ready.ts';

const troubleOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => databaseTrouble(error) ?? error,
  );
const touch = (database: Database) => database.write('inbox', async () => {});
const withLimits = (address: string, ms: number): string =>
  `${address}?statement_timeout=${ms}&lock_timeout=${ms}&idle_in_transaction_session_timeout=${ms}`;
const step = (name: string, ...statements: string[]): Migration => ({ name, statements: () => statements });

describeOnEngines('a peer that holds a needed lock', (setup) => {
  test('is waited for three seconds, without standing still; afterwards all is well', async () => {
    const address = await setup.address();
    const database = await setup.open(address);
    await touch(database);
    const letGo = await holdInbox(setup, address);
    let ticks = 0;
    const timer = setInterval(() => {
      ticks++;
    }, 10);
    expect(await troubleOf(touch(database))).toBe('busy');
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(20);
    await letGo();
    expect(await troubleOf(touch(database))).toBe('none');
  });

  test('keeps no reads waiting, and each of many writers for three seconds at most; a refused write is not done later', async () => {
    const address = await setup.address();
    const database = await setup.open(address);
    await touch(database);
    const letGo = await holdInbox(setup, address);
    const waits: number[] = [];
    const done: number[] = [];
    const writers: Promise<unknown>[] = [];
    let reads = 0;
    let readsBeforeRefusal = 0;
    let mostWaiting = 0;
    for (let i = 0; i < 40; i++) {
      const start = performance.now();
      if (i < 24)
        writers.push(
          troubleOf(
            database.write('inbox', async () => {
              done.push(i);
            }),
          ).then((trouble) => {
            if (waits.push(performance.now() - start) === 1) readsBeforeRefusal = reads;
            return trouble;
          }),
        );
      await database.db.selectFrom('settings').selectAll().execute();
      reads++;
      if (setup.engine === 'postgres') {
        const { rows } = await sql<{
          n: number;
        }>`select count(*) as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          database.db,
        );
        mostWaiting = Math.max(mostWaiting, rows[0]!.n);
      }
      await pause(100);
    }
    expect(new Set(await Promise.all(writers))).toEqual(new Set(['busy']));
    expect(Math.min(...waits)).toBeGreaterThan(2_900);
    expect(Math.max(...waits), 'no second wait').toBeLessThan(2 * 2_900);
    expect(readsBeforeRefusal, 'some twenty; one or none if reads waited too').toBeGreaterThan(4);
    expect(mostWaiting).toBe(setup.engine === 'postgres' ? 1 : 0);
    await letGo();
    expect(await troubleOf(touch(database))).toBe('none');
    expect(done).toEqual([]);
  }, 15_000);

  test('lets the waiting writers in, in the order in which they came', async () => {
    const address = await setup.address();
    const database = await setup.open(address);
    const letGo = await holdInbox(setup, address);
    // A busy processor may fire timers of different lengths in another order than theirs.
    const came: number[] = [];
    const order: number[] = [];
    const writers = Array.from({ length: 12 }, async (_, i) => {
      await pause(20 * i);
      came.push(i);
      await database.write('inbox', async () => {
        order.push(i);
      });
    });
    await pause(500);
    await letGo();
    await Promise.all(writers);
    expect(came).toHaveLength(12);
    expect(order).toEqual(came);
  });

  if (setup.engine === 'postgres')
    test('keeps nobody from a scope that another writer wants after the held one', async () => {
      const address = await setup.address();
      const database = await setup.open(address);
      const letGo = await holdInbox(setup, address);
      const both = troubleOf(database.write(['orders', 'inbox'], async () => {}));
      await database.write('orders', async () => {});
      await letGo(); // after three seconds of waiting here, the first writer would have been refused
      expect(await both).toBe('none');
    });

  test('is waited for without limit while the database is being prepared, which is reported once it takes long', async () => {
    const address = await setup.address();
    const said: string[] = [];
    const database = await openDatabase(setup.engine === 'postgres' ? withLimits(address, 300) : address, (line) => {
      said.push(line);
    });
    setup.onEnd(() => database.close());
    const letGo = await holdInbox(setup, address);
    const preparing = troubleOf(database.prepare(() => touch(database)));
    await pause(setup.engine === 'postgres' ? 2_200 : 3_300); // longer than the limit and than the time until the report
    expect(said).toEqual([expect.stringMatching(/waiting/)]);
    await letGo();
    expect(await preparing).toBe('none');
  });
});

describeOnEngines('migrations', (setup) => {
  if (setup.engine === 'postgres')
    test('take as long as they need, whatever the limits for visitors are', async () => {
      const database = await setup.open(withLimits(await setup.address(), 200));
      const slow = step('900-slow', 'create table slow (n integer)', 'insert into slow select 1 from pg_sleep(0.5)');
      await database.prepare(() => migrate(database.db, database.engine, { steps: [...migrations, slow] }));
      expect((await sql`select n from slow`.execute(database.db)).rows).toHaveLength(1);
      expect(await troubleOf(sql`select pg_sleep(0.5)`.execute(database.db))).toBe('busy');
    });

  test('are reported by name where there was a database before', async () => {
    const database = await setup.open();
    const said: string[] = [];
    const say = (line: string) => {
      said.push(line);
    };
    const broken = [
      ...migrations,
      step('900-a', 'create table a (n integer)'),
      step('901-b', 'insert into nowhere values (1)'),
    ];
    const failure = await migrate(database.db, database.engine, { steps: broken, say }).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(StartError);
    expect((failure as Error).message).toMatch(/^Migration '901-b' failed: .*nowhere/);
    expect(said).toEqual([expect.stringContaining('900-a'), expect.stringContaining('901-b')]);
  });
});

describeOnEngines('a connection that is cut', (setup) => {
  if (setup.engine !== 'postgres') return;

  const terminate = async (where: string): Promise<number> => {
    const admin = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] });
    await admin.connect();
    const { rowCount } = await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and ${where}`,
    );
    await admin.end();
    return rowCount!;
  };

  test('in the middle of a transaction costs that one only', async () => {
    const address = await setup.address();
    const name = new URL(address).pathname.slice(1);
    const database = await setup.open(address);
    const cut = troubleOf(
      database.write('inbox', async (trx) => {
        expect(await terminate(`datname = '${name}' and state = 'idle in transaction'`)).toBe(1);
        await sql`select 1`.execute(trx);
      }),
    );
    expect(await cut).toBe('away');
    for (let i = 0; i < 12; i++) expect(await troubleOf(touch(database))).toBe('none');
  });

  test('at any moment, again and again, loses no acknowledged write; all others are refused with 503', async () => {
    const address = await setup.address();
    const app = await startFormApp(setup, { database: await setup.open(address) });
    const admin = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] });
    await admin.connect();
    setup.onEnd(() => admin.end());
    const outcome = await underFire({
      db: app.database.db,
      subscribe: async (email, from) => {
        const { status, headers } = await app.post('/api/newsletter', { email, consent: true }, { from });
        return { status, retryAfter: headers['retry-after'] };
      },
      async shoot(acknowledged) {
        for (let shots = 0; shots < 10;) {
          if ((await admin.query(SHOOT_ONE, [new URL(address).pathname.slice(1)])).rowCount) shots += 1;
          const before = acknowledged();
          await until(() => acknowledged() > before, 60_000);
        }
      },
    });
    expect(outcome).toMatchObject({ wrong: [], lost: [] });
    expect(outcome.refused).toBeGreaterThan(0);
    expect(app.log.filter(({ msg }) => msg !== 'the database is away')).toEqual([]);
  }, 120_000);

  test('is not lent again: the next in the queue are served', async () => {
    const address = await setup.address();
    const name = new URL(address).pathname.slice(1);
    const database = await setup.open(address);
    const sleepers = Array.from({ length: 10 }, () => troubleOf(sql`select pg_sleep(60)`.execute(database.db)));
    const waiting = Array.from({ length: 30 }, () => troubleOf(sql`select 1`.execute(database.db)));
    let count = 0;
    await until(async () => (count += await terminate(`datname = '${name}' and query like 'select pg_sleep%'`)) === 10);
    expect(await Promise.all(sleepers)).toEqual(Array(10).fill('away'));
    expect(await Promise.all(waiting)).toEqual(Array(30).fill('none'));
  });

  test('while starting up, or before the database is there, makes a start wait, which is reported once', async () => {
    const proxy = await startProxy(setup, await setup.address('empty'), true);
    const said: string[] = [];
    const ready = whenReady({
      waitMs: 20_000,
      say: (line) => {
        said.push(line);
      },
      pauseMs: 5,
    });
    let attempts = 0;
    let database: Database | undefined;
    const started = ready(async () => {
      attempts++;
      database = await openDatabase(proxy.address);
      if (attempts < 6) {
        await database.close();
        throw Object.assign(new Error('the database system is shutting down'), { code: '57P03' });
      }
    });
    await until(() => attempts === 3);
    expect(said).toEqual([expect.stringMatching(/not ready .*Waiting up to 20 s/)]);
    proxy.mend();
    await started;
    expect(said).toHaveLength(1);
    expect(await troubleOf(touch(database!))).toBe('none');
    await database!.close();
  });

  test('is reported in one line when it does not come back; a mistake is reported at once', async () => {
    const address = await setup.address('empty');
    const proxy = await startProxy(setup, address, true);
    const said: string[] = [];
    const say = (line: string) => {
      said.push(line);
    };
    const failureOf = (url: string, waitMs: number) =>
      whenReady({ waitMs, say, pauseMs: 5 })(() => openDatabase(url)).then(
        () => undefined,
        (error: unknown) => error,
      );
    expect(await failureOf(proxy.address, 0)).toBeInstanceOf(StartError);
    expect(said).toEqual([]);
    expect(await failureOf(proxy.address, 50)).toBeInstanceOf(StartError);
    expect(said).toHaveLength(1);
    const elsewhere = new URL(address);
    elsewhere.pathname = '/kaliphane_there_is_none';
    expect(await failureOf(elsewhere.href, 60_000)).toBeInstanceOf(StartError);
    expect(said).toHaveLength(1);
  });
});
