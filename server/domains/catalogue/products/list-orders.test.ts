import { expect, test } from 'vitest';
import { LIST_SORTS } from '#contract/list-sorts.ts';
import { insertCategories, insertProducts } from '../../../testing/catalogue.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { IdSet } from '../id-set.ts';
import { listOrders } from './list-orders.ts';
import { productStore } from './store.ts';

/** More than one reading holds. */
const COUNT = 4_200;

describeOnEngines(
  'orders of lists',
  (setup) => {
    test('are those of the lists themselves, from the first page to the last', async () => {
      const database = await setup.open();
      const { page } = listOrders(database);
      const products = productStore(database);
      const all = await products.idsOf({ audience: 'public', sort: 'order', page: 1, limit: 1 });
      expect(all.size).toBe(COUNT);
      const every3rd = new IdSet([...all].filter((id) => id % 3 === 0));
      for (const sort of LIST_SORTS) {
        const last = Math.floor((COUNT - 1) / 24) + 1;
        for (const at of [1, 40, last]) {
          const { products: list } = await products.list({ audience: 'public', sort, page: at, limit: 24 });
          const ids = await page('public', sort, all, (at - 1) * 24, 24);
          expect(
            (await products.cards(ids, 'public')).map(({ code }) => code),
            `${sort} ${at}`,
          ).toEqual(list.map(({ code }) => code));
        }
        const [first, second] = [
          await page('public', sort, every3rd, 0, 30),
          await page('public', sort, every3rd, 30, 30),
        ];
        expect(new Set([...first, ...second]).size, sort).toBe(60);
        expect(
          [...first, ...second].every((id) => id % 3 === 0),
          sort,
        ).toBe(true);
        expect(await page('public', sort, every3rd, every3rd.size, 30), sort).toEqual([]);
      }
    });

    test('follow a change of the catalogue', async () => {
      const database = await setup.open();
      const { page } = listOrders(database);
      const { idsOf } = productStore(database);
      const all = await idsOf({ audience: 'public', sort: 'order', page: 1, limit: 1 });
      const [dearest] = await page('public', '-price', all, 0, 1);
      await database.write('catalogue', (trx) =>
        trx.updateTable('products').set({ priceDesc: 1 }).where('id', '=', dearest!).execute(),
      );
      expect(await page('public', '-price', all, 0, 1)).not.toEqual([dearest]);
    });

    test('are read once by requests at the same time', async () => {
      const database = await setup.open();
      const { page } = listOrders(database);
      const all = await productStore(database).idsOf({ audience: 'public', sort: 'order', page: 1, limit: 1 });
      const pages = await Promise.all(Array.from({ length: 8 }, () => page('public', 'name', all, 4_100, 50)));
      for (const ids of pages) expect(ids).toEqual(pages[0]);
      expect(new Set(pages[0]).size).toBe(50);
    });
  },
  async (database) => {
    await insertCategories(database, [{ slug: 'parcalar' }]);
    await insertProducts(
      database,
      Array.from({ length: COUNT }, (_, i) => ({
        code: `N-${i}`,
        name: `Parça ${(i * 7919) % 1_000}`,
        category: 'parcalar',
        priceMinor: i % 5 === 0 ? null : (i * 104_729) % 10_000,
        stockQuantity: i % 3 === 0 ? null : (i * 31) % 50,
        sortOrder: (i * 13) % 17,
        createdAt: new Date(Date.UTC(2026, 0, 1, 0, i % 900)),
      })),
    );
  },
);
