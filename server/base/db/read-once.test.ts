import { expect, test } from 'vitest';
import { describeWithDatabase } from '../../testing/engines.ts';
import type { Db } from './database.ts';
import { readOnce, rememberReads } from './read-once.ts';

describeWithDatabase('reading once', (setup) => {
  test('is for transactions that want it, each by itself', async () => {
    const database = await setup.open();
    let asked = 0;
    const read = (db: Db) => readOnce(db, 'asked', async () => (asked += 1));
    await database.write('settings', async (trx) => {
      expect([await read(trx), await read(trx)]).toEqual([1, 2]);
      rememberReads(trx);
      expect([await read(trx), await read(trx)]).toEqual([3, 3]);
      rememberReads(trx);
      expect(await readOnce(trx, 'another', async () => 'answer')).toBe('answer');
      expect(await read(trx)).toBe(3);
    });
    expect(await read(database.db)).toBe(4);
    await database.write('settings', async (trx) => {
      rememberReads(trx);
      expect([await read(trx), await read(trx)]).toEqual([5, 5]);
    });
  });
});
