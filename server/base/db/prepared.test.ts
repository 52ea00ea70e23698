import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnEngines } from '../../testing/engines.ts';
import type { Database } from './database.ts';
import { prepared } from './prepared.ts';

describeOnEngines('a prepared query', (setup) => {
  /** A table with the row (1, 7), and a prepared query for `n` by its id. */
  async function start() {
    const address = await setup.address();
    const [mine, other] = [await setup.open(address), await setup.open(address)];
    await sql`create table sizes (id integer primary key, n integer not null)`.execute(mine.db);
    await sql`insert into sizes values (1, 7)`.execute(mine.db);
    const ofId = prepared(mine.db, {
      compile: () => sql<{ n: unknown }>`select n from sizes where id = ${0}`.compile(mine.db),
    });
    return { mine, other, ofId };
  }
  /** As a newer process's upgrade would. */
  async function changeType({ db }: Database): Promise<void> {
    if (setup.engine === 'postgres') {
      await sql`alter table sizes alter column n type text`.execute(db);
      return;
    }
    await sql`drop table sizes`.execute(db);
    await sql`create table sizes (id integer primary key, n text not null)`.execute(db);
    await sql`insert into sizes values (1, '7')`.execute(db);
  }

  test('takes other values each time', async () => {
    const { ofId } = await start();
    expect([await ofId(1), await ofId(2), await ofId(1)]).toEqual([[{ n: 7 }], [], [{ n: 7 }]]);
  });

  test('goes on after another process has changed the type of a column that it reads', async () => {
    const { other, ofId } = await start();
    const atOnce = () => Promise.all(Array.from({ length: 5 }, () => ofId(1))); // over several connections
    expect((await atOnce()).flat()).toEqual(Array.from({ length: 5 }, () => ({ n: 7 })));
    await changeType(other);
    for (let round = 0; round < 2; round++)
      expect((await atOnce()).flat()).toEqual(Array.from({ length: 5 }, () => ({ n: '7' })));
  });

  if (setup.engine === 'postgres')
    test('is parsed once for a connection', async () => {
      const { mine, ofId } = await start();
      const kept = async () =>
        (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(mine.db)).rows;
      for (let i = 0; i < 3; i++) await ofId(1);
      expect((await kept()).filter(({ statement }) => statement.includes('from sizes'))).toHaveLength(1);
    });
});
