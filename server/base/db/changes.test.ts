import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Part } from '#contract/endpoint.ts';
import { putSetting } from '../settings/store.ts';
import { describeOnEngines, until } from '../../testing/engines.ts';
import { Changes, changed } from './changes.ts';
import type { Database } from './database.ts';

const [A, B]: [Part, Part] = ['catalogue:a', 'catalogue:b'];
const PARTS: readonly Part[] = ['catalogue', A, B, 'catalogue:structure', 'settings'];
/** A write that holds parts of the catalogue and changes the given ones. */
const change = (database: Database, ...parts: Part[]) =>
  database.write({ partsOf: 'catalogue' }, async (trx) => changed(trx, parts));

test('a change to a scope is one to each of its parts, a change to a part one to its scope only', () => {
  const changes = new Changes();
  const ages = () => PARTS.map((part) => changes.last([part]));
  expect([ages(), changes.now]).toEqual([[0, 0, 0, 0, 0], 0]);
  changes.note(A);
  expect(ages()).toEqual([1, 1, 0, 0, 0]);
  changes.note('catalogue');
  expect(ages()).toEqual([2, 2, 2, 2, 0]);
  changes.note('settings');
  expect([ages(), changes.last(['settings', B]), changes.last([])]).toEqual([[2, 2, 2, 2, 3], 3, 0]);
  changes.noteAll();
  expect([ages(), changes.now, changes.last([])]).toEqual([[4, 4, 4, 4, 4], 4, 4]);
});

describeOnEngines('changes', (setup) => {
  /** `changedBy` returns the parts that the work changes, as two processes see them. */
  async function start() {
    const address = await setup.address();
    const [mine, other] = [await setup.open(address), await setup.open(address)];
    const changedBy = async (work: () => Promise<unknown>): Promise<Part[]> => {
      const before = [mine, other].map((database) => PARTS.map((part) => database.version(part)));
      await work();
      // The last part of all, so that earlier notifications have arrived.
      const blogs = other.version('blogs');
      await mine.write('blogs', async () => {});
      await until(() => other.version('blogs') > blogs);
      const [here, there] = [mine, other].map((database, i) =>
        PARTS.filter((part, j) => database.version(part) !== before[i]![j]),
      );
      expect(there).toEqual(here);
      return here!;
    };
    return { mine, other, changedBy };
  }

  test('are all of a locked scope, or the parts that the work names', async () => {
    const { mine, changedBy } = await start();
    expect(await changedBy(() => change(mine, A))).toEqual(['catalogue', A]);
    expect(await changedBy(() => change(mine, B, A, B))).toEqual(['catalogue', A, B]);
    expect(await changedBy(() => change(mine))).toEqual([]);
    expect(await changedBy(() => change(mine, A, 'catalogue'))).toEqual(['catalogue', A, B, 'catalogue:structure']);
    expect(await changedBy(() => mine.write('catalogue', async (trx) => changed(trx, [A])))).toEqual([
      'catalogue',
      A,
      B,
      'catalogue:structure',
    ]);
    expect(await changedBy(() => mine.write(['catalogue', { partsOf: 'catalogue' }], async () => {}))).toEqual([
      'catalogue',
      A,
      B,
      'catalogue:structure',
    ]);
    expect(
      await changedBy(() => mine.write([{ partsOf: 'catalogue' }, 'settings'], async (trx) => changed(trx, [B]))),
    ).toEqual(['catalogue', B, 'settings']);
    expect(
      await changedBy(() =>
        mine
          .write({ partsOf: 'catalogue' }, async (trx) => {
            changed(trx, [B]);
            throw new Error('no');
          })
          .catch(() => {}),
      ),
    ).toEqual([]);
  });

  test('of a scope that the transaction does not hold are refused, and nothing is stored', async () => {
    const { mine, changedBy } = await start();
    const write = (work: (database: Database) => Promise<unknown>) =>
      changedBy(() => expect(work(mine)).rejects.toThrow("does not hold 'catalogue'"));
    expect(
      await write((database) =>
        database.write('settings', async (trx) => {
          await putSetting(trx, 'site_title', 'x');
          changed(trx, [A]);
        }),
      ),
    ).toEqual([]);
    expect(await write((database) => database.db.transaction().execute(async (trx) => changed(trx, [A])))).toEqual([]);
    expect(await mine.db.selectFrom('settings').selectAll().execute()).toEqual([]);
  });

  test('of parts exclude each other as those of whole scopes do', async () => {
    const { mine, other } = await start();
    await mine.write('settings', (trx) => putSetting(trx, 'shop_fast_cargo_fee', 0));
    const add = (database: Database, i: number) =>
      database.write(i % 2 === 0 ? { partsOf: 'catalogue' } : ['catalogue', 'blogs'], async (trx) => {
        const { value } = await trx
          .selectFrom('settings')
          .select('value')
          .where('key', '=', 'shop_fast_cargo_fee')
          .executeTakeFirstOrThrow();
        await new Promise(setImmediate);
        await putSetting(trx, 'shop_fast_cargo_fee', (value as number) + 1);
      });
    // A SQLite connection that waits stops the whole process, so one that waits for another of this process would wait
    // for ever.
    await Promise.all(
      Array.from({ length: 12 }, (_, i) => add(setup.engine === 'postgres' && i % 3 === 0 ? other : mine, i)),
    );
    expect(await mine.db.selectFrom('settings').select('value').execute()).toEqual([{ value: 12 }]);
  });

  test('are counted in a process without a write where time brings them', async () => {
    const { mine, other } = await start();
    const versions = () => [mine, other].map((database) => [database.version('jobs'), database.version('blogs')]);
    const [[jobs, blogs], there] = versions() as [[number, number], number[]];
    mine.outdate('jobs');
    expect(versions()).toEqual([[expect.any(Number), blogs], there]);
    expect(mine.version('jobs')).toBeGreaterThan(jobs);
  });

  test('of many parts are read once each', async () => {
    const { mine, other } = await start();
    const parts = Array.from({ length: 500 }, (_, i): Part => `catalogue:${i}`);
    const first = other.version(...parts);
    await change(mine, ...parts);
    await until(() => other.version(parts.at(-1)!) > first);
    const before = other.versions().now;
    await change(mine, parts[7]!);
    await until(() => other.versions().now > before);
    expect(other.versions().now).toBe(before + 1);
    expect(parts.filter((part) => other.version(part) > before)).toEqual([parts[7]]);
  });

  if (setup.engine === 'sqlite')
    test('count for everything when an older state of the file comes back', async () => {
      const { mine, other } = await start();
      await change(mine, A);
      await mine.write('settings', async () => {});
      const before = PARTS.map((part) => other.version(part));
      await sql`delete from changes where scope = 'settings'`.execute(mine.db);
      PARTS.forEach((part, i) => expect(other.version(part), part).toBeGreaterThan(before[i]!));
    });
});
