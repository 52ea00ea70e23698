import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { StartError } from '../../start-error.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import type { Migration } from '../migration.ts';
import { migrate } from './migrate.ts';
import { migrations } from '../migrations/index.ts';
import type { Database } from '../database.ts';
import { openDatabase } from './open.ts';

const run = promisify(execFile);
const OPEN = new URL('./open.ts', import.meta.url).href;

const appliedTo = async ({ db }: Database) =>
  (await sql<{ name: string }>`select name from migrations order by name`.execute(db)).rows.map((row) => row.name);
const hasTable = ({ db }: Database, table: string) =>
  sql`select 1 from ${sql.table(table)}`.execute(db).then(
    () => true,
    () => false,
  );
const names = migrations.map((migration) => migration.name);
const step = (name: string, ...statements: string[]): Migration => ({ name, statements: () => statements });

describeOnEngines('migrations', (setup) => {
  test('bring an empty database to this version', async () => {
    const database = await setup.open(await setup.address('empty'));
    expect(await appliedTo(database)).toEqual(names);
    expect(await database.db.selectFrom('products').selectAll().execute()).toEqual([]);
  });

  test('change nothing the second time', async () => {
    const address = await setup.address('empty');
    await (await openDatabase(address)).close();
    const database = await setup.open(address);
    await database.write('pages', (trx) =>
      trx
        .insertInto('pages')
        .values({
          publicId: 'p',
          slug: 'p',
          title: 'P',
          isActive: true,
          sortOrder: 0,
          createdAt: new Date(),
          updatedAt: new Date(),
        })
        .execute(),
    );
    await migrate(database.db, database.engine);
    expect(await database.db.selectFrom('pages').select('slug').execute()).toEqual([{ slug: 'p' }]);
    expect(await appliedTo(database)).toEqual(names);
  });

  // One process has one connection on SQLite: waiting for another's lock would keep that other from ending.
  if (setup.engine === 'postgres')
    test('run once when many connections begin at the same time', async () => {
      const address = await setup.address('empty');
      const opened = await Promise.all(Array.from({ length: 5 }, () => openDatabase(address)));
      for (const database of opened) setup.onEnd(() => database.close());
      expect(await appliedTo(opened[0]!)).toEqual(names);
    });

  test('run once when three processes begin at the same time', async () => {
    const address = await setup.address('empty');
    const script = `import { openDatabase } from '${OPEN}'; const d = await openDatabase(process.argv[1]); await d.close();`;
    const start = () => run(process.execPath, ['--input-type=module', '-e', script, address]);
    await Promise.all([start(), start(), start()]);
    expect(await appliedTo(await setup.open(address))).toEqual(names);
  });

  test('refuse a database of a newer version, in one line', async () => {
    const address = await setup.address();
    const database = await setup.open(address);
    await sql`insert into migrations (name, checksum, applied_at) values ('999-later', 'x', '2030')`.execute(
      database.db,
    );
    const failure = await openDatabase(address).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(StartError);
    expect((failure as Error).message).toMatch(/newer version.*'999-later'/);
    expect((failure as Error).message).not.toContain('\n');
  });

  test('refuse a migration that was edited after its release', async () => {
    const database = await setup.open();
    await expect(
      migrate(database.db, database.engine, { steps: [...migrations, step('900-a', 'create table a (n integer)')] }),
    ).resolves.toBeUndefined();
    await expect(
      migrate(database.db, database.engine, {
        steps: [...migrations, step('900-a', 'create table a (n integer, m integer)')],
      }),
    ).rejects.toThrow(/'900-a' has changed/);
  });

  test('leave the old schema when a statement fails, and go on from there once it is fixed', async () => {
    const database = await setup.open();
    const broken = [
      ...migrations,
      step('900-a', 'create table a (n integer)', 'insert into a values (1)'),
      step('901-b', 'create table b (n integer)', 'insert into nowhere values (1)'),
    ];
    await expect(migrate(database.db, database.engine, { steps: broken })).rejects.toThrow();
    expect(await hasTable(database, 'a')).toBe(true); // the earlier one is a separate transaction
    expect(await hasTable(database, 'b')).toBe(false);
    expect(await appliedTo(database)).toEqual([...names, '900-a']);
    await migrate(database.db, database.engine, {
      steps: [...broken.slice(0, -1), step('901-b', 'create table b (n integer)')],
    });
    expect(await hasTable(database, 'b')).toBe(true);
    expect((await sql`select n from a`.execute(database.db)).rows).toHaveLength(1);
  });

  if (setup.engine === 'sqlite')
    test('make an index for every list, used without sorting', async () => {
      const database = await setup.open();
      for (const order of [
        'sort_order, name_sort, id',
        'name_sort, id',
        'price_asc, name_sort, id',
        'price_desc, name_sort, id',
        'created_at desc, id desc',
      ]) {
        const { rows } = await sql<{
          detail: string;
        }>`explain query plan select id from products where is_public = true and category_id = 1 order by ${sql.raw(order)} limit 24`.execute(
          database.db,
        );
        expect(rows.map((row) => row.detail).join(), order).not.toContain('TEMP B-TREE');
      }
    });
});
