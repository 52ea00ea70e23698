import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { SCOPES } from '#contract/endpoint.ts';
import { putSetting } from '../../settings/store.ts';
import { fetchRaw, listen, startApp, stubSite } from '../../../testing/app.ts';
import { describeOnEngines, until, type Setup } from '../../../testing/engines.ts';
import { countStale } from '../../../testing/instances.ts';
import { openPostgresProxy, type PostgresProxy } from '../../../testing/postgres-proxy.ts';
import { isKept } from '../changes.ts';
import type { Database } from '../database.ts';

const WITHIN_MS = 20_000;
const setTitle = (database: Database, title: string) =>
  database.write('settings', (trx) => putSetting(trx, 'site_title', title));
const rowsOf = async ({ db }: Database) =>
  (await sql<{ id: string; process: string }>`select id, process from instances order by id`.execute(db)).rows;

afterEach(() => {
  vi.useRealTimers();
});

/** An instance whose home page shows the site's title, with the number of times the page was made. */
async function startInstance(setup: Setup, database: Database) {
  const site = stubSite(async ({ api }) => ({
    html: (await api('GET /api/settings')).find(({ settingKey }) => settingKey === 'site_title')
      ?.settingValue as string,
  }));
  const { port } = await listen(await startApp(setup, { database, site }));
  return {
    title: async () => String((await fetchRaw(port, '/')).body),
    made: () => site.renders.length,
  };
}

/** Two instances of one database; on PostgreSQL the second one's connections run through a proxy. */
async function startTwo(setup: Setup) {
  const address = await setup.address();
  let proxy: PostgresProxy | undefined;
  if (setup.engine === 'postgres') {
    proxy = await openPostgresProxy(address);
    setup.onEnd(() => proxy!.close());
  }
  const [one, two] = [await setup.open(address), await setup.open(proxy?.address ?? address)];
  return { one, two, proxy: proxy!, first: await startInstance(setup, one), second: await startInstance(setup, two) };
}

describeOnEngines('several instances', (setup) => {
  test('show an acknowledged write at the next request, however late they hear of it', async () => {
    const { one, two, proxy, first, second } = await startTwo(setup);
    if (setup.engine === 'postgres') proxy.lateMs = 3;
    const writeAndRead = [
      [one, second],
      [two, first],
    ] as const;
    const rounds = setup.engine === 'postgres' ? 60 : 20;
    let stale = 0;
    for (const [writer, reader] of writeAndRead)
      stale += await countStale(rounds, (title) => setTitle(writer, title), reader.title);
    expect(stale).toBe(0);
  });

  test('send kept replies, however often others are asked to confirm', async () => {
    const { one, second } = await startTwo(setup);
    await setTitle(one, 'Bir');
    await until(async () => {
      const made = second.made();
      await one.write('catalogue', async () => {});
      return (await second.title()) === 'Bir' && second.made() === made;
    }, WITHIN_MS);
  });

  if (setup.engine === 'sqlite') return;

  test('show it also while the connection that would hear of it is frozen; a new one soon replaces it', async () => {
    const { one, proxy, second } = await startTwo(setup);
    expect(await countStale(5, (title) => setTitle(one, title), second.title)).toBe(0);
    proxy.freezeListeners();
    let rounds = 0;
    let stale = 0;
    // Until pages are kept again: another connection hears by then.
    await until(async () => {
      stale += await countStale(1, (title) => setTitle(one, title), second.title);
      rounds++;
      const made = second.made();
      await second.title();
      return rounds > 20 && second.made() === made;
    }, WITHIN_MS);
    expect(proxy.frozen).toBe(1);
    proxy.thaw();
    stale += await countStale(20, (title) => setTitle(one, title), second.title);
    expect(stale).toBe(0);
  });

  test('confirm a write also while the writer’s own connection does not hear', async () => {
    const { two, proxy, first } = await startTwo(setup);
    proxy.freezeListeners();
    expect(await countStale(20, (title) => setTitle(two, title), first.title)).toBe(0);
  });

  test('do not wait for one that was stopped: it has signed off', async () => {
    const { one, two } = await startTwo(setup);
    for (const database of [one, two]) await setTitle(database, 'Bir');
    expect(await rowsOf(one)).toHaveLength(2);
    await two.close();
    const rows = await rowsOf(one);
    expect(rows).toHaveLength(1);
    expect(await sql`select * from instance_acks`.execute(one.db)).toMatchObject({ rows: [] });
  });

  test('forget one that was killed, and acknowledge writes in the meantime', async () => {
    const one = await setup.open();
    await sql`insert into instances (id, process, renewal) values ('killed', 'killed', 7)`.execute(one.db);
    await sql`insert into instance_acks (instance, writer, n) values ('killed', 'x', 1)`.execute(one.db);
    await setTitle(one, 'Bir');
    await until(async () => (await rowsOf(one)).length === 1, WITHIN_MS);
    expect(await sql`select * from instance_acks`.execute(one.db)).toMatchObject({ rows: [] });
    await setTitle(one, 'İki');
  });

  test('acknowledge commits also when the database goes away before anybody could be asked', async () => {
    const { two, one, proxy } = await startTwo(setup);
    proxy.cutAt('pg_notify');
    await setTitle(two, 'Yazıldı');
    expect(proxy.isCut).toBe(true);
    expect(await one.db.selectFrom('settings').select('value').execute()).toEqual([{ value: 'Yazıldı' }]);
  });

  test('believe nothing kept while either clock says that the last renewal was too long ago', async () => {
    const { one } = await startTwo(setup);
    const before = one.version('settings');
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const minutes of [10, -20]) {
      vi.setSystemTime(Date.now() + minutes * 60_000);
      expect(one.version('settings')).toBeNaN();
      // Sure again after the next renewal; nothing was missed.
      await until(() => one.version('settings') === before, WITHIN_MS);
    }
  });

  test('wait for others only where replies are kept', async () => {
    expect(SCOPES.filter((scope) => !isKept(scope))).toEqual([
      'inbox',
      'mail',
      'accounts',
      'orders',
      'tasks',
      'price_lists',
    ]);
    const { one } = await startTwo(setup);
    const asked = async () => (await sql`select * from instance_acks`.execute(one.db)).rows.length;
    await one.write(['accounts', 'orders', 'inbox', 'mail'], async () => {});
    expect(await asked()).toBe(0);
    await one.write(['accounts', 'settings'], async () => {});
    expect(await asked()).toBe(1);
  });
});
