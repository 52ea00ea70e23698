import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Task } from '#contract/tasks.ts';
import { openDatabase } from './base/db/opening/open.ts';
import { startApp } from './testing/app.ts';
import { insertProducts } from './testing/catalogue.ts';
import { describeOnEngines, until } from './testing/engines.ts';
import { randomNumbers } from './testing/random.ts';
import { signIn } from './testing/sign-in.ts';
import { seedSmallCatalogue } from './testing/small-catalogue.ts';
import { startTasks } from './task-keeper.ts';

/** The kills end before the 200th; a slow machine changes 200 a second on PostgreSQL, less beside other work. */
const MANY = 1_000;
const KILLS = 6;
const WITHIN_MS = 60_000;
/** The process gives way to others: questions without a pause would take its processor. */
const EVERY_MS = 50;

describeOnEngines(
  'the task process',
  (setup) => {
    test('killed at any moment, it changes each product once, and takes all of it back', async () => {
      // The process finds its database by its environment: a folder, or an address.
      const folder = mkdtempSync(join(tmpdir(), 'kaliphane-tasks-'));
      setup.onEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
      const address = setup.engine === 'sqlite' ? join(folder, 'kaliphane.db') : await setup.address();
      const environment = {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        NODE_ENV: 'test',
        DATA_DIR: folder,
        ...(setup.engine === 'postgres' && { DATABASE_URL: address }),
      };
      const database = await openDatabase(address);
      setup.onEnd(() => database.close());
      if (setup.engine === 'sqlite') await seedSmallCatalogue(database);
      const app = await startApp(setup, { database });
      const admin = await signIn(app, 'admin');
      await insertProducts(
        database,
        Array.from({ length: MANY }, (_, i) => ({
          code: `COK-${i}`,
          name: 'Çok',
          category: 'kolonlar',
          priceMinor: 1_000 + i,
        })),
      );
      const states = async (): Promise<string[]> => [
        ...new Set(
          (
            await database.db
              .selectFrom('products')
              .select(['code', 'priceMinor', 'version'])
              .where('code', 'like', 'COK-%')
              .execute()
          ).map(
            ({ code, priceMinor, version }) => `${priceMinor! - 1_000 - Number(code.slice(4))}, version ${version}`,
          ),
        ),
      ];

      const errors: unknown[] = [];
      const random = randomNumbers(17);
      const keeper = startTasks({ database, now: Date.now, environment, onError: (error) => errors.push(error) });
      setup.onEnd(keeper.stop);
      const choice = (await admin.post<{ _id: string }>('/api/products/bulk', { filter: { q: 'Çok' } })).json;
      const change = {
        field: 'price',
        operation: 'amountUp',
        value: 5,
        currency: 'USD',
        rounding: 'none',
        former: 'keep',
      };
      const { _id } = (await admin.post<Task>(`/api/products/bulk/${choice._id}/apply`, change)).json;
      const task = async () => (await admin.get<Task>(`/api/tasks/${_id}`)).json;

      for (let kill = 0; kill < KILLS; kill++) {
        const before = (await task()).done;
        await until(async () => keeper.pid() !== undefined, WITHIN_MS, EVERY_MS);
        await until(async () => (await task()).done > before || (await task()).state === 'done', WITHIN_MS, EVERY_MS);
        await new Promise((resolve) => setTimeout(resolve, random() * 60));
        const pid = keeper.pid();
        if (pid !== undefined) process.kill(pid, 'SIGKILL');
        await until(async () => keeper.pid() !== pid, WITHIN_MS, EVERY_MS);
      }
      await until(async () => (await task()).state === 'done', WITHIN_MS, EVERY_MS);
      expect((await task()).counts).toMatchObject({ changed: MANY, refused: 0 });
      expect(await states()).toEqual(['500, version 2']);

      await admin.post(`/api/tasks/${_id}/undo`, {});
      await until(async () => (await task()).state === 'undone', WITHIN_MS, EVERY_MS);
      expect((await task()).counts).toMatchObject({ restored: MANY, kept: 0 });
      expect(await states()).toEqual(['0, version 3']);
      expect(errors).toEqual([]);
    }, 240_000);
  },
  seedSmallCatalogue,
);
