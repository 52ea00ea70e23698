import { expect, test } from 'vitest';
import type { ProductPage } from '#contract/products.ts';
import { startApp } from '../../../testing/app.ts';
import { categoryId } from '../../../testing/catalogue.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { insertFamily, PIN_FAMILY } from '../../../testing/families.ts';
import { codesOf, PUBLIC_CODES, seedSmallCatalogue } from '../../../testing/small-catalogue.ts';

describeOnEngines(
  'products that no public family lists',
  (setup) => {
    test('are the list with family=none, narrowed as any other', async () => {
      const { get } = await startApp(setup);
      const of = async (query: string) => (await get<ProductPage>(`/api/products?family=none${query}`)).json;
      expect((await of('')).total).toBe(PUBLIC_CODES.length);
      expect([...codesOf(await of(''))].sort()).toEqual([...PUBLIC_CODES].sort());
      expect(codesOf(await of(`&category=${categoryId('itici-pimler')}&limit=2`))).toHaveLength(2);
      const inStock = codesOf(await of('&stock=in_stock'));
      expect(inStock.length).toBeGreaterThan(0);
      expect(PUBLIC_CODES).toEqual(expect.arrayContaining(inStock));
      expect(await of('&attr.cap=6')).toMatchObject({ total: 0, products: [] });
      expect((await get('/api/products?family=x')).status).toBe(400);
    });

    test('have the sizes of a family among them that is not shown', async () => {
      const { get, database } = await startApp(setup);
      await database.db.updateTable('families').set({ isPublic: false }).execute();
      const { json } = await get<ProductPage>('/api/products?family=none&limit=100');
      expect(codesOf(json)).toContain('P40-6X100');
      expect(json.total).toBe(PUBLIC_CODES.length + PIN_FAMILY.sizes.length);
    });
  },
  async (database) => {
    await seedSmallCatalogue(database);
    await insertFamily(database, PIN_FAMILY);
  },
);
