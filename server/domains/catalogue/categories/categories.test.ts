import { expect, test } from 'vitest';
import type { Category } from '#contract/categories.ts';
import { startApp } from '../../../testing/app.ts';
import { categoryId, insertCategories, insertProducts } from '../../../testing/catalogue.ts';
import { describeWithDatabase } from '../../../testing/engines.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';

const slugsOf = (reply: unknown) => (reply as Category[]).map((category) => category.slug);

describeWithDatabase(
  'categories',
  (setup) => {
    test('come main ones first, then by the owner’s order, then by the alphabet', async () => {
      const { get } = await startApp(setup);
      expect(slugsOf((await get('/api/categories')).json)).toEqual([
        'kolonlar',
        'itici-pimler',
        'bos',
        'agir-burclar',
        'burclar',
        'din-1530',
      ]);
    });

    test('are narrowed by type', async () => {
      const { get } = await startApp(setup);
      expect(slugsOf((await get('/api/categories?type=main')).json)).toEqual(['kolonlar', 'itici-pimler', 'bos']);
      expect(slugsOf((await get('/api/categories?type=sub')).json)).toEqual(['agir-burclar', 'burclar', 'din-1530']);
      for (const type of ['x', '', 'Main', 'main&type=sub']) {
        const { status, json } = await get(`/api/categories?type=${type}`);
        expect(status, type).toBe(400);
        expect(json).toMatchObject({ code: 'VALIDATION', fields: { type: 'Kategori türü main veya sub olmalıdır.' } });
      }
    });

    test('are found by id and by slug', async () => {
      const { get } = await startApp(setup);
      for (const path of ['itici-pimler', categoryId('itici-pimler')]) {
        expect((await get(`/api/categories/${path}`)).json).toEqual({
          _id: categoryId('itici-pimler'),
          name: 'İtici Pimler',
          slug: 'itici-pimler',
          description: 'Pimler',
          img: 'pim.webp',
          parentCategory: null,
          isActive: true,
          order: 2,
          productCount: 4,
          version: 1,
        });
      }
      expect((await get('/api/categories/din-1530')).json).toMatchObject({
        parentCategory: { _id: categoryId('itici-pimler'), name: 'İtici Pimler', slug: 'itici-pimler' },
        productCount: 3,
      });
    });

    test('name their sub-categories, by the main one’s id or slug', async () => {
      const { get } = await startApp(setup);
      for (const path of ['kolonlar', categoryId('kolonlar')])
        expect(slugsOf((await get(`/api/categories/subcategories/${path}`)).json)).toEqual(['agir-burclar', 'burclar']);
      expect((await get('/api/categories/subcategories/bos')).json).toEqual([]);
      expect((await get('/api/categories/subcategories/burclar')).json).toEqual([]);
    });

    test('count public products only, and follow every write', async () => {
      const database = await setup.open();
      const { get } = await startApp(setup, { database });
      const countOf = async (slug: string) => ((await get(`/api/categories/${slug}`)).json as Category).productCount;
      expect([
        await countOf('kolonlar'),
        await countOf('burclar'),
        await countOf('agir-burclar'),
        await countOf('bos'),
      ]).toEqual([3, 2, 0, 0]);
      await insertProducts(database, [
        { code: 'A', category: 'kolonlar', subCategory: 'agir-burclar' },
        { code: 'B', category: 'kolonlar', subCategory: 'agir-burclar', isActive: false },
      ]);
      expect([await countOf('kolonlar'), await countOf('agir-burclar')]).toEqual([4, 1]);
    });

    test('are unknown to the public while inactive, and their children with them', async () => {
      const { get } = await startApp(setup);
      expect((await get('/api/categories')).body).not.toMatch(/kapali/);
      for (const path of [
        'yok',
        'kapali',
        'kapali-alt',
        'kapali-cocuk',
        categoryId('kapali-cocuk'),
        'subcategories/yok',
        'subcategories/kapali',
        'subcategories/kapali-cocuk',
      ]) {
        const { status, json } = await get(`/api/categories/${path}`);
        expect(status, path).toBe(404);
        expect(json).toEqual({ error: 'Kategori bulunamadı.', message: 'Kategori bulunamadı.', code: 'NOT_FOUND' });
      }
    });

    test('are an empty list in an empty shop', async () => {
      const database = await setup.open(await setup.address('empty'));
      const { get } = await startApp(setup, { database });
      expect((await get('/api/categories')).json).toEqual([]);
      await insertCategories(database, [{ slug: 'ilk' }]);
      expect(slugsOf((await get('/api/categories')).json)).toEqual(['ilk']);
    });
  },
  seedSmallCatalogue,
);
