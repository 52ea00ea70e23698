import { expect, test } from 'vitest';
import { diskSpace } from './disk-space.ts';
import { listen, startApp } from '../../testing/app.ts';
import { describeWithDatabase } from '../../testing/engines.ts';

const MIB = 1024 * 1024;

test('a disk is full below 64 MiB, wherever the data or the database lie', async () => {
  const free: Record<string, number> = { '/data': 1_000 * MIB, '/db': 63 * MIB };
  const disk = (databaseUrl: string) => diskSpace({ dataDir: '/data', databaseUrl }, async (folder) => free[folder]!);
  expect(await disk('/db/kaliphane.db').isFull()).toBe(true);
  expect(await disk('postgres://u@h/db').isFull()).toBe(false);
});

test('a disk is asked once, however often readiness is', async () => {
  let asked = 0;
  const disk = diskSpace({ dataDir: '/data', databaseUrl: '' }, async () => {
    asked += 1;
    return 1_000 * MIB;
  });
  expect(await Promise.all(Array.from({ length: 50 }, () => disk.isFull()))).not.toContain(true);
  expect(asked).toBe(1);
});

describeWithDatabase('a database without room', (setup) => {
  test('makes the disk count as full until a trial write succeeds', async () => {
    const opened = await setup.open();
    let isFull = true;
    const failing = {
      ...opened,
      write: ((scope, work) =>
        isFull
          ? Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }))
          : opened.write(scope, work)) as typeof opened.write,
    };
    const disk = diskSpace({ dataDir: '/data', databaseUrl: '' }, async () => 1_000 * MIB);
    const database = disk.watch(failing);
    await expect(database.write('mail', async () => {})).rejects.toThrow('full');
    expect(await disk.isFull()).toBe(true);
    isFull = false;
    await expect.poll(() => disk.isFull(), { timeout: 5_000 }).toBe(false); // with the next look, a second later: a timer may come a moment early
  });

  test('is not ready, with a reason, and alive', async () => {
    const opened = await setup.open();
    const database = {
      ...opened,
      write: (() => Promise.reject(Object.assign(new Error('full'), { errcode: 13 }))) as typeof opened.write,
    };
    const app = await startApp(setup, { database: { ...database, write: opened.write } });
    expect((await app.get('/health/ready')).json).toEqual({ status: 'ready' });
    const full = await startApp(setup, { database, config: { appSecret: 's'.repeat(32) } });
    const { fetch } = await listen(full);
    expect(
      (
        await full.app.inject({
          method: 'POST',
          url: '/api/newsletter',
          payload: { email: 'a@ornek.example', consent: true },
        })
      ).statusCode,
    ).toBe(503);
    const { status, headers, body } = await fetch('/health/ready');
    expect([status, headers['retry-after'], JSON.parse(String(body))]).toMatchObject([
      503,
      '5',
      { message: 'Sunucuda yer kalmadı.' },
    ]);
    expect((await fetch('/health')).status).toBe(200);
  });
});
