import { expect, test } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import type { ArticleSizes, Family, FamilyPage, FamilyRows } from '#contract/families.ts';
import type { Product, ProductPage } from '#contract/products.ts';
import { startApp } from '../../../testing/app.ts';
import { productId } from '../../../testing/catalogue.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { column, familyId, insertFamily, PIN_FAMILY } from '../../../testing/families.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { codesOf, seedSmallCatalogue } from '../../../testing/small-catalogue.ts';

const ROWS = '/api/families/z40-itici-pim/rows';
const codes = ({ rows }: FamilyRows) => rows.map(([, code]) => code);

describeOnEngines(
  'families',
  (setup) => {
    async function start() {
      const app = await startApp(setup);
      const rows = async (query = '') => (await app.get<FamilyRows & ErrorBody>(ROWS + query)).json;
      return { ...app, rows };
    }

    test('a list names each with the number of its sizes, the lowest price and the extent of its key dimensions', async () => {
      const { get } = await start();
      const { json } = await get<FamilyPage>('/api/families');
      expect(json).toMatchObject({ total: 1, page: 1, pages: 1 });
      expect(json.families[0]).toMatchObject({
        _id: familyId('z40-itici-pim'),
        slug: 'z40-itici-pim',
        name: 'İtici pim DIN 1530-A',
        standards: ['DIN 1530-A', 'ISO 6751'],
        articleCount: 8,
        priceFrom: { current: 6.6, currency: 'USD' },
        keyRanges: [
          { key: 'd1', label: 'Çap', unit: 'mm', min: 5, max: 6.2, count: 3 },
          { key: 'L', label: 'Boy', unit: 'mm', min: 100, max: 200, count: 3 },
        ],
      });
    });

    test('rows tell the family’s least order and pack once, and those of sizes with others', async () => {
      const { rows, database, get } = await start();
      expect(await rows()).not.toHaveProperty('orderQuantity');
      await database.write('catalogue', async (trx) => {
        await trx.updateTable('families').set({ minQuantity: 6, packQuantity: 4 }).execute();
        const change = (code: string, values: { minQuantity?: number; packQuantity?: number }) =>
          trx.updateTable('products').set(values).where('code', '=', code).execute();
        await change('P40-5X160', { packQuantity: 1 });
        await change('P40-6X160', { minQuantity: 8 }); // the same in packs of 4
        await change('P40-6X200', { minQuantity: 50, packQuantity: 25 });
      });
      const { orderQuantity, quantities } = await rows();
      expect(orderQuantity).toEqual({ min: 8, pack: 4 });
      expect(quantities).toEqual({ [productId('P40-5X160')]: [6, 1], [productId('P40-6X200')]: [50, 25] });
      expect(await rows('?L=100')).not.toHaveProperty('quantities');
      expect((await rows('?L=160&d1=9')).quantities).toBeDefined(); // of the nearest sizes
      const card = async (q: string) => (await get<ProductPage>(`/api/products?q=${q}`)).json.products[0];
      expect(await card('P40-5X160')).toMatchObject({ code: 'P40-5X160', orderQuantity: { min: 6, pack: 1 } });
      expect(await card('P40-5X100')).toMatchObject({ code: 'P40-5X100', orderQuantity: { min: 8, pack: 4 } });
      expect(await card('ZK-1')).not.toHaveProperty('orderQuantity');
    });

    test('a list is narrowed to a category, and to words of name, alias, standard or material', async () => {
      const { get, database } = await start();
      await insertFamily(database, {
        ...PIN_FAMILY,
        slug: 'kolon',
        name: 'Kılavuz kolon',
        category: 'kolonlar',
        subCategory: 'burclar',
        standards: [],
        material: 'çelik',
        aliases: [{ text: 'guide pillar', isFirst: false }],
        sizes: [{ code: 'KOL-1', dims: [1000, 1000, null, null] }],
      });
      const list = async (query: string) =>
        (await get<FamilyPage>(`/api/families?${query}`)).json.families.map(({ slug }) => slug);
      expect(await list('category=kolonlar')).toEqual(['kolon']);
      expect(await list('subCategory=din-1530')).toEqual(['z40-itici-pim']);
      for (const q of ['guide', 'GUİDE pillar', 'celik', 'kılavuz']) expect(await list(`q=${q}`), q).toEqual(['kolon']);
      expect(await list('q=1530')).toEqual(['z40-itici-pim']);
      expect(await list('q=yok')).toEqual([]);
      expect(await list('limit=1&page=2')).toHaveLength(1);
    });

    test('a family is found by its slug and its id, with its columns', async () => {
      const { get } = await start();
      for (const name of ['z40-itici-pim', familyId('z40-itici-pim')]) {
        const { json } = await get<Family>(`/api/families/${name}`);
        expect(json.columns).toEqual(PIN_FAMILY.columns);
        expect(json.category.name).toBe('İtici Pimler');
      }
      expect((await get<ErrorBody>('/api/families/yok')).json).toMatchObject({
        code: 'NOT_FOUND',
        error: 'Seri bulunamadı.',
      });
    });

    test('rows come in the order of the key dimensions, with price, stock and lead time', async () => {
      const { rows } = await start();
      const page = await rows();
      expect(page).toMatchObject({ total: 8, page: 1, limit: 50, pages: 1, columns: ['d1', 'L', 'k', 'yuzey'] });
      expect(codes(page).slice(0, 4)).toEqual(['P40-5X100', 'P40-5X160', 'P40-5X200', 'P40-6X100']);
      expect(page.rows[0]).toEqual([
        productId('P40-5X100'),
        'P40-5X100',
        'pim-5x100-mm-p40-5x100',
        null,
        0,
        null,
        5,
        100,
        3,
        'parlak',
      ]);
      expect(page.rows[1]!.slice(3, 6)).toEqual([6.6, 1, 7]);
      expect(codes(await rows('?limit=3&page=2'))).toEqual(['P40-6X100', 'P40-6X160', 'P40-6X200']);
      expect(codes(await rows('?limit=all'))).toHaveLength(8);
    });

    test('each column is a filter: a value, several, a range; 6 is neither 16 nor 6,2', async () => {
      const { rows } = await start();
      expect(codes(await rows('?d1=6&L=200'))).toEqual(['P40-6X200']);
      expect(codes(await rows('?d1=6.2'))).toEqual(['P40-6-2X100', 'P40-6-2X160']);
      expect(codes(await rows('?L=100,200&d1=5'))).toEqual(['P40-5X100', 'P40-5X200']);
      expect(await rows('?d1=6..&L=..160')).toMatchObject({ total: 4 });
      expect(await rows('?yuzey=parlak')).toMatchObject({ total: 6 });
      expect(await rows('?k=4')).toMatchObject({ total: 0 });
    });

    test('where no size passes, the nearest ones are offered', async () => {
      const { rows } = await start();
      const page = await rows('?d1=6.1&L=200');
      expect(page).toMatchObject({ total: 0, pages: 0, rows: [] });
      expect(page.nearest.map(([, code]) => code)[0]).toBe('P40-6X200');
      expect((await rows('?d1=6&L=200')).nearest).toEqual([]);
    });

    test('a page of sizes tells the extent of the columns of numbers that are no keys, whatever is filtered', async () => {
      const { rows } = await start();
      const { extents } = await rows();
      expect(extents).toEqual({ k: [expect.any(Number), expect.any(Number)] });
      expect((await rows('?d1=6.2')).extents).toEqual(extents);
      expect(await rows('?limit=all')).not.toHaveProperty('extents');
    });

    test('counts of a filter take the filters of the other columns into account', async () => {
      const { rows } = await start();
      const { facets } = await rows('?d1=6.2');
      expect(facets.map(({ key }) => key)).toEqual(['d1', 'L', 'yuzey', 'stock']);
      expect(facets[0]!.values).toEqual([
        { value: 5, count: 3 },
        { value: 6, count: 3 },
        { value: 6.2, count: 2 },
      ]);
      expect(facets[1]!.values.at(-1)).toEqual({ value: 200, count: 0 });
    });

    test('the stock is a filter beside the columns', async () => {
      const { rows } = await start();
      const all = await rows('?limit=all');
      const inStock = all.rows.filter(([, , , , stock]) => stock === 0).map(([, code]) => code);
      expect(inStock.length).toBeGreaterThan(0);
      expect(inStock.length).toBeLessThan(all.total);
      const { facets, ...page } = await rows('?stock=in_stock');
      expect(codes({ ...page, facets })).toEqual(inStock);
      expect(all.facets.at(-1)!.values).toContainEqual({ value: 'in_stock', count: inStock.length });
      expect(facets.at(-1)).toEqual(all.facets.at(-1));
    });

    test('refuses filters that are none with a sentence, and unknown sorts', async () => {
      const { get } = await start();
      for (const [query, key] of [
        ['d9=6', 'd9'],
        ['stock=var', 'stock'],
        ['d1=x', 'd1'],
        ['d1=6..2..1', 'd1'],
        ['d1=8..5', 'd1'],
        ['d1=', 'd1'],
      ]) {
        const { status, json } = await get<ErrorBody>(`${ROWS}?${query}`);
        expect([status, json.error], query).toEqual([400, `Filtre geçersiz: ${key}`]);
      }
      expect((await get<ErrorBody>(`${ROWS}?sort=renk`)).json.error).toBe('Sıralama geçersiz.');
      expect((await get<ErrorBody>(`${ROWS}?limit=101`)).status).toBe(400);
    });

    test('sorts by a column, by price and by stock; what lacks a value stays last', async () => {
      const { rows } = await start();
      expect(codes(await rows('?sort=-d1')).slice(0, 2)).toEqual(['P40-6-2X100', 'P40-6-2X160']);
      expect(codes(await rows('?sort=L')).slice(0, 3)).toEqual(['P40-5X100', 'P40-6X100', 'P40-6-2X100']);
      for (const sort of ['price', '-price']) expect(codes(await rows(`?sort=${sort}`)).at(-1), sort).toBe('P40-5X100');
      expect(codes(await rows('?sort=-price'))[0]).toBe('P40-6X200');
      expect((await rows('?sort=-stock')).rows[0]![4]).toBe(2);
      for (const sort of ['yuzey', '-yuzey'])
        expect((await rows(`?sort=${sort}`)).rows.at(-1)!.at(-1), sort).toBeNull();
    });

    test('visitors see neither inactive families nor inactive sizes; staff see the family', async () => {
      const { get, database, rows } = await start();
      const admin = await signIn({ ...(await startApp(setup, { database })) }, 'admin');
      await admin.put(`/api/products/${productId('P40-6X200')}`, { isActive: false });
      expect(await rows('?d1=6&L=200')).toMatchObject({ total: 0 });
      expect((await get<Family>('/api/families/z40-itici-pim')).json.articleCount).toBe(7);
      await admin.put(`/api/families/${familyId('z40-itici-pim')}`, { isActive: false });
      expect((await get('/api/families/z40-itici-pim')).status).toBe(404);
      expect((await get(ROWS)).status).toBe(404);
      expect((await get<FamilyPage>('/api/families')).json.total).toBe(0);
      expect((await admin.get<FamilyPage>('/api/families')).json.total).toBe(1);
      expect((await get<Product>('/api/products/P40-5X100')).json.family).toBeNull();
    });

    test('the sizes of an article: limits of its tolerances, and the sizes that differ in one key dimension', async () => {
      const { get } = await start();
      const { json } = await get<ArticleSizes>('/api/products/P40-6X200/sizes');
      expect(json.family).toMatchObject({ slug: 'z40-itici-pim', articleCount: 8 });
      expect(json.dimensions[0]).toEqual({
        key: 'd1',
        label: 'Çap',
        unit: 'mm',
        value: 6,
        tolerance: 'g6',
        limits: { upper: -4, lower: -12 },
        isKey: true,
      });
      expect(json.dimensions[2]!.limits).toBeNull();
      expect(json.switches).toEqual([
        {
          key: 'd1',
          options: [
            { value: 5, slug: 'pim-5x200-mm-p40-5x200' },
            { value: 6, slug: 'pim-6x200-mm-p40-6x200' },
            { value: 6.2, slug: null },
          ],
        },
        {
          key: 'L',
          options: [
            { value: 100, slug: 'pim-6x100-mm-p40-6x100' },
            { value: 160, slug: 'pim-6x160-mm-p40-6x160' },
            { value: 200, slug: 'pim-6x200-mm-p40-6x200' },
          ],
        },
      ]);
      expect((await get<ErrorBody>('/api/products/KK-1/sizes')).json.error).toBe('Bu ürün bir seriye ait değil.');
    });

    test('the neighbours of an article: rows in the order of the key dimensions, itself among them', async () => {
      const { get } = await start();
      const { json } = await get<ArticleSizes>('/api/products/P40-6X200/sizes');
      const { rows, currency } = (await get<FamilyRows>(ROWS)).json;
      expect(json.neighbours).toEqual(rows);
      expect(json.neighbours.map(([, code]) => code)).toContain('P40-6X200');
      expect(json.currency).toBe(currency);
      expect(json).toMatchObject({ drawing: null, picture: null });
    });

    test('an article names its family; its specs follow from its dimensions', async () => {
      const { get } = await start();
      const { json } = await get<Product>('/api/products/P40-6-2X100');
      expect(json.family).toEqual({
        _id: familyId('z40-itici-pim'),
        slug: 'z40-itici-pim',
        name: 'İtici pim DIN 1530-A',
        articleCount: 8,
      });
      expect(json.technicalSpecs).toEqual([
        { name: 'Çap (d1)', value: '6,2', unit: 'mm' },
        { name: 'Boy (L)', value: '100', unit: 'mm' },
        { name: 'Kafa yüksekliği (k)', value: '3', unit: 'mm' },
        { name: 'Malzeme', value: '1.2210 (115CrV3)' },
        { name: 'Sertlik', value: '60 ±2', unit: 'HRC' },
        { name: 'Standart', value: 'DIN 1530-A / ISO 6751' },
      ]);
      expect((await get<Product>('/api/products/KK-1')).json.family).toBeNull();
    });

    test('neighbours of a size are those next to it by its key dimensions', async () => {
      const { get } = await start();
      const near = async (name: string, limit: number) =>
        codesOf((await get<ProductPage>(`/api/products?near=${name}&limit=${limit}`)).json);
      expect(await near('P40-6X100', 3)).toEqual(['P40-5X200', 'P40-6X100', 'P40-6X160']);
      expect(await near('P40-5X100', 3)).toEqual(['P40-5X100', 'P40-5X160', 'P40-5X200']);
      expect(await near('P40-6-2X160', 3)).toEqual(['P40-6X200', 'P40-6-2X100', 'P40-6-2X160']);
      expect(await near('P40-6X100', 20)).toHaveLength(8);
    });

    test('a change of price, stock or text is seen by the next reading', async () => {
      const app = await start();
      const { rows, get } = app;
      const admin = await signIn(app, 'admin');
      const row = async () => (await rows('?d1=6&L=160')).rows[0]!.slice(3, 6);
      expect(await row()).toEqual([7.6, 1, 7]);
      await admin.put(`/api/products/${productId('P40-6X160')}`, { price: { current: 1.5 }, leadTimeDays: 9 });
      expect(await row()).toEqual([1.5, 1, 9]);
      expect((await get<Family>('/api/families/z40-itici-pim')).json.priceFrom).toEqual({
        current: 1.5,
        currency: 'USD',
      });
      await admin.put(`/api/products/${productId('P40-6X100')}`, { stockChange: -5 });
      expect((await rows('?d1=6&L=100')).rows[0]![4]).toBe(2);
      await admin.put(`/api/families/${familyId('z40-itici-pim')}`, { name: 'Düz itici' });
      expect((await get<Product>('/api/products/P40-6X160')).json.family!.name).toBe('Düz itici');
    });

    test('a family without sizes has an empty table', async () => {
      const { get, database } = await start();
      await insertFamily(database, { slug: 'bos', category: 'kolonlar', columns: [column('d', 'Çap')], sizes: [] });
      const { json } = await get<FamilyRows>('/api/families/bos/rows?d=6');
      expect(json).toMatchObject({
        total: 0,
        rows: [],
        nearest: [],
        facets: [{ key: 'd', values: [] }, { key: 'stock' }],
      });
    });
  },
  async (database) => {
    await seedSmallCatalogue(database);
    await insertFamily(database, PIN_FAMILY);
  },
);
