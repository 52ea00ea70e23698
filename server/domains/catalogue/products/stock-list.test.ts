import { expect, test } from 'vitest';
import { LOW_STOCK, type StockFilter } from '#contract/catalogue.ts';
import type { ProductCard, ProductPage } from '#contract/products.ts';
import { startApp } from '../../../testing/app.ts';
import { insertCategories, insertProducts, type ProductInput } from '../../../testing/catalogue.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { codesOf } from '../../../testing/small-catalogue.ts';

const inStock = { stockStatus: 'in_stock' } as const;
const PRODUCTS: Omit<ProductInput, 'category'>[] = [
  { code: 'MANY', ...inStock, stockQuantity: 40 },
  { code: 'LOW', ...inStock, stockQuantity: LOW_STOCK },
  { code: 'ABOVE', ...inStock, stockQuantity: LOW_STOCK + 1 },
  { code: 'SOLD', stockStatus: 'out_of_stock', stockQuantity: 0 },
  { code: 'ORDERED', stockStatus: 'made_to_order', stockQuantity: 3 },
  { code: 'HIDDEN', ...inStock, stockQuantity: 1, isActive: false },
  { code: 'UNCOUNTED', ...inStock },
  { code: 'GONE', ...inStock, stockQuantity: 2, deletedAt: new Date(Date.UTC(2026, 1, 1)) },
];

describeOnEngines(
  'the product list by stock',
  (setup) => {
    async function start() {
      const shop = await startApp(setup);
      const moderator = await signIn(shop, 'moderator');
      const list = async (query: string) => (await moderator.get<ProductPage>(`/api/products?${query}`)).json;
      return { ...shop, moderator, list };
    }

    test.each<[StockFilter, string[]]>([
      ['in_stock', ['ABOVE', 'HIDDEN', 'LOW', 'MANY', 'UNCOUNTED']],
      ['out_of_stock', ['SOLD']],
      ['made_to_order', ['ORDERED']],
      ['low', ['HIDDEN', 'LOW']],
      ['uncounted', ['UNCOUNTED']],
    ])('narrows to %s', async (stock, codes) => {
      const { list } = await start();
      const page = await list(`stock=${stock}&sort=code`);
      expect(codesOf(page)).toEqual(codes);
      expect(page.total).toBe(codes.length);
    });

    test('combines stock with state, category and search', async () => {
      const { list } = await start();
      expect(codesOf(await list('stock=low&isActive=true'))).toEqual(['LOW']);
      expect(await list('stock=low&isActive=false')).toMatchObject({ total: 1, products: [{ code: 'HIDDEN' }] });
      expect((await list('stock=in_stock&category=kolonlar')).total).toBe(5);
      expect((await list('stock=in_stock&category=bos')).total).toBe(0);
      expect(codesOf(await list('stock=low&q=low'))).toEqual(['LOW']);
      expect(codesOf(await list('stock=made_to_order&q=low'))).toEqual([]);
    });

    test('sorts by pieces, what is not counted last either way, page after page', async () => {
      const { list } = await start();
      const up = ['SOLD', 'HIDDEN', 'ORDERED', 'LOW', 'ABOVE', 'MANY', 'UNCOUNTED'];
      const down = ['MANY', 'ABOVE', 'LOW', 'ORDERED', 'HIDDEN', 'SOLD', 'UNCOUNTED'];
      for (const [sort, codes] of [
        ['stock', up],
        ['-stock', down],
      ] as const) {
        const pages = [];
        for (let page = 1; page <= 4; page++) pages.push(...codesOf(await list(`sort=${sort}&limit=2&page=${page}`)));
        expect(pages, sort).toEqual(codes);
      }
    });

    test('counts again after stock has moved', async () => {
      const { moderator, list } = await start();
      const [sold] = (await list('stock=out_of_stock')).products;
      expect(
        (await moderator.put(`/api/products/${sold!._id}`, { stockStatus: 'in_stock', stockQuantity: 2 })).status,
      ).toBe(200);
      expect(await list('stock=low&sort=code')).toMatchObject({ total: 3 });
      expect(await list('stock=out_of_stock')).toMatchObject({ total: 0, products: [] });
    });

    test('refuses a filter that does not exist', async () => {
      const { moderator } = await start();
      expect(await moderator.get('/api/products?stock=viel')).toMatchObject({
        status: 400,
        json: { message: expect.stringContaining('Stok süzgeci şunlardan biri olmalıdır') as string },
      });
    });

    test('keeps pieces from the public: none shown, filtered or sorted by', async () => {
      const { get, list } = await start();
      expect((await list('sort=stock')).products[0]).toMatchObject({ code: 'SOLD', stockQuantity: 0 });
      const usual = await get('/api/products');
      expect((usual.json as { products: ProductCard[] }).products.every((card) => !('stockQuantity' in card))).toBe(
        true,
      );
      for (const query of ['stock=low', 'sort=stock', 'sort=-stock', 'stock=uncounted&sort=stock'])
        expect((await get(`/api/products?${query}`)).json, query).toEqual(usual.json);
    });
  },
  async (database) => {
    await insertCategories(database, [{ slug: 'kolonlar' }, { slug: 'bos' }]);
    await insertProducts(
      database,
      PRODUCTS.map((product) => ({ ...product, category: 'kolonlar' })),
    );
  },
);
