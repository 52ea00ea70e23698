import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { Scope } from '#contract/endpoint.ts';
import { putSetting } from '../../settings/store.ts';
import { StartError } from '../../start-error.ts';
import { describeOnEngines, silenceListeners, until } from '../../../testing/engines.ts';
import type { Database } from '../database.ts';
import { openDatabase } from './open.ts';

const run = promisify(execFile);
const touch = (database: Database, scope: Scope = 'catalogue') => database.write(scope, async () => {});

describeOnEngines('versions', (setup) => {
  test('stay equal while nothing changes', async () => {
    const database = await setup.open();
    const before = database.version('catalogue', 'settings', 'pages');
    await database.db.selectFrom('products').selectAll().execute();
    expect(database.version('catalogue', 'settings', 'pages')).toBe(before);
  });

  test('grow at once with an own commit, in that scope only', async () => {
    const database = await setup.open();
    const [catalogue, settings, both] = [
      database.version('catalogue'),
      database.version('settings'),
      database.version('catalogue', 'settings'),
    ];
    await touch(database);
    expect(database.version('catalogue')).toBeGreaterThan(catalogue);
    expect(database.version('catalogue', 'settings')).toBeGreaterThan(both);
    expect(database.version('settings')).toBe(settings);
  });

  test('grow with the commit of another connection, in that scope only', async () => {
    const address = await setup.address();
    const [mine, other] = [await setup.open(address), await setup.open(address)];
    const [catalogue, settings] = [mine.version('catalogue'), mine.version('settings')];
    await touch(other, 'settings');
    expect(mine.version('settings')).toBeGreaterThan(settings);
    expect(mine.version('catalogue')).toBe(catalogue);
  });

  test('do not grow with a transaction that failed, and its rows are gone', async () => {
    const address = await setup.address();
    const [mine, other] = [await setup.open(address), await setup.open(address)];
    const before = [mine.version('settings'), other.version('settings')];
    await expect(
      mine.write('settings', async (trx) => {
        await putSetting(trx, 'site_title', 'Hiç');
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await mine.db.selectFrom('settings').selectAll().execute()).toEqual([]);
    expect([mine.version('settings'), other.version('settings')]).toEqual(before);
  });

  test('outlive a restart: a database opened later counts on', async () => {
    const address = await setup.address();
    const first = await openDatabase(address);
    await touch(first);
    await first.close();
    const second = await setup.open(address);
    const before = second.version('catalogue');
    await touch(second);
    expect(second.version('catalogue')).toBeGreaterThan(before);
  });

  if (setup.engine === 'postgres')
    test('while the listener for other processes is down, no version can be relied on; afterwards it hears again', async () => {
      const address = await setup.address();
      const [mine, other] = [await setup.open(address), await setup.open(address)];
      const before = mine.version('catalogue');
      const letThemHear = await silenceListeners(address);
      await until(() => mine.version('catalogue') !== before);
      expect([mine.version('catalogue'), mine.version('settings')], 'equal to nothing').toEqual([
        Number.NaN,
        Number.NaN,
      ]);
      await touch(other); // nobody hears of it
      await letThemHear();
      await until(() => mine.version('catalogue') === mine.version('catalogue'));
      const after = mine.version('catalogue');
      expect(after).toBeGreaterThan(before);
      await touch(other);
      await until(() => mine.version('catalogue') > after);
      expect(mine.version('settings')).toBe(mine.version('settings'));
    });

  if (setup.engine === 'postgres')
    test('grow after an earlier state of the database was restored, whose changes count on from lower numbers', async () => {
      const address = await setup.address();
      const [mine, other] = [await setup.open(address), await setup.open(address)];
      for (let i = 0; i < 5; i++) await touch(mine);
      const letThemHear = await silenceListeners(address);
      await until(() => [mine, other].every((database) => Number.isNaN(database.version('catalogue'))));
      await mine.db.updateTable('changes').set({ n: 0 }).execute();
      await letThemHear();
      await until(() => [mine, other].every((database) => !Number.isNaN(database.version('catalogue'))));
      const before = [mine, other].map((database) => database.version('catalogue'));
      await touch(mine);
      expect(mine.version('catalogue'), 'its own write').toBeGreaterThan(before[0]!);
      expect(other.version('catalogue'), 'somebody else’s').toBeGreaterThan(before[1]!);
    });
});

describeOnEngines('writes', (setup) => {
  test('20 at once that read, add and store lose nothing, out of two processes', async () => {
    const address = await setup.address();
    const database = await setup.open(address);
    await database.write('settings', (trx) => putSetting(trx, 'shop_fast_cargo_fee', 0));
    const script = `
      import { openDatabase } from '${new URL('./open.ts', import.meta.url).href}';
      import { putSetting } from '${new URL('../../settings/store.ts', import.meta.url).href}';
      const database = await openDatabase(process.argv[1]);
      await Promise.all(Array.from({ length: 10 }, () => database.write('settings', async (trx) => {
        const { value } = await trx.selectFrom('settings').select('value').where('key', '=', 'shop_fast_cargo_fee').executeTakeFirstOrThrow();
        await new Promise(setImmediate);
        await putSetting(trx, 'shop_fast_cargo_fee', value + 1);
      })));
      await database.close();`;
    const add = () => run(process.execPath, ['--input-type=module', '-e', script, address]);
    await Promise.all([add(), add()]);
    expect(await database.db.selectFrom('settings').select('value').execute()).toEqual([{ value: 20 }]);
  });

  test('give back what their work gives back', async () => {
    expect(await (await setup.open()).write('pages', async () => 42)).toBe(42);
  });

  test('read their own changes, while others still read the old state', async () => {
    const address = await setup.address();
    const [mine, other] = [await setup.open(address), await setup.open(address)];
    await mine.write('settings', async (trx) => {
      await putSetting(trx, 'site_title', 'Yeni');
      expect(await trx.selectFrom('settings').select('key').execute()).toHaveLength(1);
      expect(await other.db.selectFrom('settings').select('key').execute()).toHaveLength(0);
    });
    expect(await other.db.selectFrom('settings').select('key').execute()).toHaveLength(1);
  });

  if (setup.engine === 'sqlite')
    test('hold the file’s write lock from the beginning, so that they cannot fail half way', async () => {
      const address = await setup.address();
      const database = await setup.open(address);
      const other = new DatabaseSync(address, { timeout: 0 });
      setup.onEnd(() => other.close());
      await database.db.transaction().execute(async () => {
        expect(() => other.exec('begin immediate')).toThrow(/locked/);
      });
      other.exec('begin immediate');
    });

  test('are refused where a reference leads nowhere', async () => {
    const database = await setup.open();
    await expect(
      database.write('catalogue', (trx) =>
        trx
          .insertInto('categories')
          .values({
            publicId: 'x',
            parentId: 4711,
            slug: 'x',
            name: 'x',
            nameSort: 'x',
            description: '',
            img: '',
            isActive: true,
            sortOrder: 0,
            createdAt: new Date(),
            updatedAt: new Date(),
          })
          .execute(),
      ),
    ).rejects.toThrow(/foreign key/i);
  });

  test('keep values as they were: booleans, times, JSON, every letter', async () => {
    const database = await setup.open();
    const at = new Date('2026-01-05T08:09:10.123Z');
    const title = 'İĞÜŞÖÇ ığüşöç \' " \\ % _ 👍 <b>';
    await database.write('pages', (trx) =>
      trx
        .insertInto('pages')
        .values({ publicId: 'x', slug: 'x', title, isActive: false, sortOrder: 3, createdAt: at, updatedAt: at })
        .execute(),
    );
    await database.write('settings', (trx) => putSetting(trx, 'company_certificates', [title, 'CE']));
    expect(
      await database.db.selectFrom('pages').select(['title', 'isActive', 'sortOrder', 'createdAt']).execute(),
    ).toEqual([{ title, isActive: false, sortOrder: 3, createdAt: at }]);
    expect(await database.db.selectFrom('settings').select('value').execute()).toEqual([{ value: [title, 'CE'] }]);
  });
});

describeOnEngines('a database that cannot be opened', (setup) => {
  test('is reported in one line, without a password', async () => {
    let address = await setup.address('empty');
    if (setup.engine === 'postgres') {
      const url = new URL(address);
      url.pathname = '/kaliphane_there_is_none';
      url.password = 'geheim';
      address = url.href;
    } else {
      writeFileSync(address, 'this is no database '.repeat(400));
      setup.onEnd(() => rmSync(address, { force: true }));
    }
    const failure = await openDatabase(address).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(StartError);
    expect((failure as Error).message).not.toMatch(/\n|geheim/);
  });
});
