import { expect, test } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { CATALOGUE_STRUCTURE, productPart } from '#contract/endpoint.ts';
import type { Facet } from '#contract/facets.ts';
import type { Family, FamilyPage } from '#contract/families.ts';
import { productEndpoints, type ProductPage } from '#contract/products.ts';
import { startApp } from '../../../testing/app.ts';
import { productId } from '../../../testing/catalogue.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { column, familyId, insertFamily, PIN_FAMILY, type FamilyInput } from '../../../testing/families.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { codesOf, seedSmallCatalogue } from '../../../testing/small-catalogue.ts';

/** Nitrided pins: d1 6 and 8 by L 100; their head is bound to the diameter too. */
const NITRIDED: FamilyInput = {
  ...PIN_FAMILY,
  slug: 'z41-itici-pim',
  name: 'İtici pim DIN 1530-A, nitrürlü',
  material: '1.2344, nitrürlü',
  hardnessText: '950 HV 0,3',
  codePattern: 'P41-{d1}X{L}',
  columns: PIN_FAMILY.columns.map((one) => (one.key === 'k' ? { ...one, attribute: 'cap' } : one)),
  order: 1,
  sizes: [6000, 8000].map((d1) => ({
    code: `P41-${d1 / 1000}X100`,
    name: `Pim Ø${d1 / 1000}×100 mm, nitrürlü`,
    priceMinor: 5000 - d1 / 10,
    sortOrder: 1,
    stockStatus: 'in_stock',
    dims: [d1, 100_000, d1 === 6000 ? 6000 : 3000, 'mat'],
  })),
};
const BUSHES: FamilyInput = {
  slug: 'burc',
  name: 'Bronz burç',
  category: 'kolonlar',
  subCategory: 'burclar',
  standards: ['DIN 9834'],
  material: 'CuZn25',
  hardnessText: '210–240 HB',
  order: 2,
  columns: [
    column('d1', 'İç çap', { attribute: 'ic-cap' }),
    column('tip', 'Renk', { kind: 'text', unit: '', attribute: 'renk' }),
  ],
  sizes: ['mavi', 'sarı'].map((colour, i) => ({
    code: `BB-${i}`,
    name: `Bronz burç ${colour}`,
    sortOrder: 3,
    dims: [12_000, colour],
  })),
};

type Reply<T> = T & ErrorBody;

describeOnEngines(
  'filters of the catalogue',
  (setup) => {
    async function start() {
      const app = await startApp(setup);
      const products = async (query: string) => (await app.get<Reply<ProductPage>>(`/api/products?${query}`)).json;
      const families = async (query: string) => (await app.get<Reply<FamilyPage>>(`/api/families?${query}`)).json;
      const codes = async (query: string) => codesOf(await products(query));
      return { ...app, products, families, codes };
    }
    const countsOf = ({ facets }: { facets?: Facet[] | undefined }, key: string) => {
      const facet = facets?.find((one) => one.key === key);
      return facet?.kind === 'values' ? facet.values.map(({ label, count }) => `${label}: ${count}`) : facet;
    };
    const encoded = encodeURIComponent;

    test('products are narrowed by a dimension: one value, several, a range, an open one, a text', async () => {
      const { codes } = await start();
      expect(await codes('attr.cap=6')).toEqual(['P40-6X100', 'P40-6X160', 'P40-6X200', 'P41-6X100']);
      expect(await codes('attr.cap=8,6.2')).toEqual(['P40-6-2X100', 'P40-6-2X160', 'P41-8X100']);
      expect(await codes('attr.cap=6..6,2&attr.boy=160..')).toEqual(['P40-6-2X160', 'P40-6X160', 'P40-6X200']);
      expect(await codes(`attr.renk=${encoded('sarı|yeşil')}`)).toEqual(['BB-1']);
      expect(await codes('attr.cap=7')).toEqual([]);
    });

    test('a second column of an attribute counts; a size with the value in both counts once', async () => {
      const { products } = await start();
      const page = await products('attr.cap=3&facets=1');
      expect(codesOf(page)).toEqual(['P41-8X100']);
      expect(countsOf(page, 'attr.cap')).toEqual(['3: 1', '5: 3', '6: 4', '6,2: 2', '8: 1']);
    });

    test("a family in a filtered list says what the filters are in its own table's", async () => {
      const { families } = await start();
      const filtersOf = async (query: string) =>
        Object.fromEntries((await families(query)).families.map(({ slug, filter }) => [slug, filter]));
      expect(await filtersOf('attr.cap=6,8&attr.boy=100..160&stock=in_stock&standard=DIN 1530-A')).toMatchObject({
        'z40-itici-pim': { d1: '6,8', L: '100..160', stock: 'in_stock' },
      });
      expect(await filtersOf(''), 'none are set').toMatchObject({ 'z40-itici-pim': undefined });
    });

    test('by material, hardness, standard and stock', async () => {
      const { codes } = await start();
      expect(await codes(`material=${encoded('1.2344, nitrürlü|CuZn25')}`)).toEqual([
        'P41-6X100',
        'P41-8X100',
        'BB-0',
        'BB-1',
      ]);
      expect(await codes(`hardness=${encoded('58..62|900..1000 HV 0,3')}&attr.cap=6`)).toEqual([
        'P40-6X100',
        'P40-6X160',
        'P40-6X200',
        'P41-6X100',
      ]);
      expect(await codes('hardness=225 HB')).toEqual(['BB-0', 'BB-1']);
      expect(await codes('hardness=63..')).toEqual([]);
      expect(await codes(`hardness=${encoded('60..64')}&attr.cap=6`)).toEqual([]);
      expect(await codes('standard=DIN 9834')).toEqual(['BB-0', 'BB-1']);
      expect(await codes('stock=in_stock&attr.cap=6')).toEqual(['P40-6X100', 'P41-6X100']);
      expect(await codes('stock=out_of_stock')).toEqual(['P40-5X200', 'P40-6X200']);
      expect(await codes('material=&attr.cap=&standard=DIN 9834'), 'as forms send empty fields').toHaveLength(2);
    });

    test('everybody filters by stock, but not by quantities', async () => {
      const { products } = await start();
      const all = (await products('')).total;
      expect((await products('stock=low')).total).toBe(all);
      expect((await products('stock=uncounted')).total).toBe(all);
      expect((await products('stock=made_to_order')).total).toBeLessThan(all);
    });

    test('sorts, pages and totals are those of the filtered list', async () => {
      const { codes, products } = await start();
      const cheapest = await codes('attr.cap=6&sort=price');
      expect(cheapest).toEqual(['P40-6X100', 'P40-6X160', 'P40-6X200', 'P41-6X100']);
      expect(await codes('attr.cap=6&sort=-price')).toEqual(cheapest.toReversed());
      expect(await codes('attr.cap=6&sort=newest')).toHaveLength(4);
      expect(await codes('category=kolonlar&attr.ic-cap=12&sort=name')).toEqual(['BB-0', 'BB-1']);
      expect(await products('attr.cap=6&limit=3&page=2')).toMatchObject({
        total: 4,
        page: 2,
        pages: 2,
        products: [{ code: 'P41-6X100' }],
      });
      expect(await products('attr.cap=6&page=9')).toMatchObject({ total: 4, products: [] });
    });

    test('hits of a text are narrowed, best first or sorted', async () => {
      const { codes, products } = await start();
      expect(await codes('q=pim&attr.boy=160')).toEqual(['P40-5X160', 'P40-6X160', 'P40-6-2X160']);
      expect(await codes('q=pim&attr.boy=160&sort=-price')).toEqual(['P40-6-2X160', 'P40-6X160', 'P40-5X160']);
      expect(await codes('q=pim&attr.ic-cap=12')).toEqual([]);
      expect(await codes('category=kolonlar&subCategory=din-1530&attr.cap=6'), 'of another category').toEqual([]);
      const page = await products('q=nitrürlü&attr.cap=8&facets=1');
      expect(page).toMatchObject({ total: 1, products: [{ code: 'P41-8X100' }] });
      expect(countsOf(page, 'attr.cap')).toEqual(['3: 1', '6: 1', '8: 1']);
      expect(await codes('q=Isıl&stock=made_to_order'), 'a word of a description').toEqual(['Z40-5X100']);
    });

    test('neighbours take no notice of filters', async () => {
      const { codes } = await start();
      expect(await codes('near=P40-6X160&attr.cap=8&limit=3')).toHaveLength(3);
    });

    test('counts stand beside lists of one category and of all', async () => {
      const { products } = await start();
      const all = await products('facets=1');
      expect(all.facets?.map(({ key }) => key)).toEqual([
        'attr.cap',
        'attr.boy',
        'attr.renk',
        'material',
        'hardness',
        'standard',
        'stock',
      ]);
      expect(countsOf(all, 'attr.renk')).toEqual(['mavi: 1', 'sarı: 1']);
      expect(countsOf(all, 'material')).toEqual(['1.2210 (115CrV3): 8', '1.2344, nitrürlü: 2', 'CuZn25: 2']);
      expect(countsOf(all, 'hardness')).toEqual(['60 ±2 HRC: 8', '210–240 HB: 2', '950 HV 0,3: 2']);
      expect(countsOf(all, 'standard')).toEqual(['DIN 1530-A: 10', 'ISO 6751: 10', 'DIN 9834: 2']);
      const columns = await products('facets=1&category=kolonlar');
      expect(columns.facets?.map(({ key }) => key)).toEqual(['attr.renk', 'material', 'hardness', 'standard', 'stock']);
      expect((await products('category=kolonlar')).facets).toBeUndefined();
    });

    test('products without a family count by their stock alone', async () => {
      const { products, codes } = await start();
      // KK-1, and nothing of the bushes.
      expect(await codes('category=kolonlar&stock=in_stock')).toEqual(['KK-1']);
      expect(countsOf(await products('category=kolonlar&facets=1'), 'stock')).toContain('Stokta: 1');
      expect(countsOf(await products('category=kolonlar&facets=1&material=CuZn25'), 'stock')).toContain('Stokta: 0');
    });

    test('families are those with passing sizes, and their totals are of these', async () => {
      const { families } = await start();
      const page = await families('attr.cap=6&attr.boy=100&facets=1');
      expect(page).toMatchObject({ total: 2, pages: 1, articleTotal: 2, inStockTotal: 2 });
      expect(page.families).toMatchObject([
        {
          slug: 'z40-itici-pim',
          articleCount: 1,
          inStockCount: 1,
          priceFrom: { current: 7, currency: 'USD' },
          keyRanges: [
            { key: 'd1', min: 6, max: 6, count: 1 },
            { key: 'L', min: 100, max: 100, count: 1 },
          ],
        },
        { slug: 'z41-itici-pim', articleCount: 1, priceFrom: { current: 44 } },
      ]);
      expect(countsOf(page, 'attr.boy')).toEqual(['100: 2', '160: 1', '200: 1']);
      expect(await families('attr.cap=7')).toMatchObject({ families: [], total: 0, articleTotal: 0, inStockTotal: 0 });
      expect((await families('attr.cap=5&attr.boy=100')).families).toMatchObject([{ priceFrom: null }]);
    });

    test('without filters families keep their stored totals, and say how many sizes are in stock', async () => {
      const { families } = await start();
      expect(await families('limit=2')).toMatchObject({
        total: 3,
        pages: 2,
        articleTotal: 12,
        inStockTotal: 5,
        families: [
          { slug: 'z40-itici-pim', articleCount: 8, inStockCount: 3, priceFrom: { current: 6.6 } },
          { slug: 'z41-itici-pim', articleCount: 2, inStockCount: 2 },
        ],
      });
      expect(await families('limit=2&page=2&facets=1')).toMatchObject({
        families: [{ slug: 'burc' }],
        articleTotal: 12,
      });
      expect(await families('category=kolonlar')).toMatchObject({ total: 1, articleTotal: 2, inStockTotal: 0 });
      expect(await families(`q=${encoded('nitrürlü')}&stock=in_stock`)).toMatchObject({ total: 1, articleTotal: 2 });
    });

    test('variants of one form share a key, and name each other', async () => {
      const { families, get } = await start();
      const [z40, z41, bushes] = (await families('')).families.map(({ variantKey }) => variantKey);
      expect(z41).toBe(z40);
      expect(bushes).not.toBe(z40);
      const whole = async (slug: string) => (await get<Family>(`/api/families/${slug}`)).json;
      expect((await whole('z41-itici-pim')).variants).toMatchObject([
        { slug: 'z40-itici-pim', variantKey: z40, articleCount: 8 },
      ]);
      expect((await whole('burc')).variants).toEqual([]);
    });

    test('an unknown attribute and a value that is none are refused', async () => {
      const { products, families, get } = await start();
      const refused: [string, string][] = [
        ['attr.yok=6', 'attr.yok'],
        ['attr.cap=alti', 'attr.cap'],
        ['attr.cap=8..6', 'attr.cap'],
        ['attr.cap=..', 'attr.cap'],
        ['hardness=sert', 'hardness'],
        ['hardness=62..58 HRC', 'hardness'],
        ['hardness=HRC', 'hardness'],
        [`material=${encoded('a||b')}`, 'material'],
      ];
      for (const [query, key] of refused) {
        for (const reply of [await products(query), await families(query)])
          expect(reply, query).toMatchObject({
            code: 'VALIDATION',
            error: `Filtre geçersiz: ${key}`,
            fields: { [key]: `Filtre geçersiz: ${key}` },
          });
      }
      expect((await get('/api/products?attr.yok=6')).status).toBe(400);
      expect((await get('/api/products?yok=6')).status).toBe(400);
    });

    test('an attribute that is switched off filters no more', async () => {
      const { products, ...app } = await start();
      const admin = await signIn(app, 'admin');
      expect((await products('attr.renk=mavi')).total).toBe(1);
      await admin.put('/api/attributes/attrrenk00000000', { isActive: false });
      expect(await products('attr.renk=mavi')).toMatchObject({ code: 'VALIDATION' });
      expect((await products('facets=1')).facets?.map(({ key }) => key)).not.toContain('attr.renk');
    });

    test('a change is in the next answer: of stock, of a dimension, of a material', async () => {
      const { products, families, codes, ...app } = await start();
      const admin = await signIn(app, 'admin');
      expect(await codes('attr.cap=8&stock=in_stock')).toEqual(['P41-8X100']);
      await admin.put(`/api/products/${productId('P41-8X100')}`, {
        stockStatus: 'made_to_order',
        price: { current: 1 },
      });
      expect(await codes('attr.cap=8&stock=in_stock')).toEqual([]);
      expect((await families('attr.cap=8')).families).toMatchObject([{ inStockCount: 0, priceFrom: { current: 1 } }]);
      await admin.put(`/api/families/${familyId('burc')}`, { material: 'CuSn12', hardnessText: '100 HB' });
      expect(countsOf(await products('facets=1'), 'material')).toContain('CuSn12: 2');
      expect(await codes('hardness=100 HB')).toEqual(['BB-0', 'BB-1']);
    });

    test('sizes of a hidden family stay products; hidden sizes are for staff', async () => {
      const { families, codes, ...app } = await start();
      const admin = await signIn(app, 'admin');
      await admin.put(`/api/families/${familyId('z41-itici-pim')}`, { isActive: false });
      await admin.put(`/api/products/${productId('P40-6X100')}`, { isActive: false });
      expect((await families('attr.cap=6')).families.map(({ slug }) => slug)).toEqual(['z40-itici-pim']);
      expect(await codes('attr.cap=6')).toEqual(['P40-6X160', 'P40-6X200', 'P41-6X100']);
      const staff = async (query: string) =>
        codesOf((await admin.get<ProductPage>(`/api/products?attr.cap=6&${query}`)).json);
      expect(await staff('')).toHaveLength(4);
      expect(await staff('isActive=false')).toEqual(['P40-6X100']);
      expect(await staff('isActive=true')).toHaveLength(3);
      expect(await staff('stock=low')).toEqual(['P40-6X100']);
      expect(await staff('stock=uncounted&sort=code')).toEqual(['P40-6X160', 'P40-6X200', 'P41-6X100']);
      expect(await staff('stock=low&q=pim')).toEqual(['P40-6X100']);
    });
  },
  async (database) => {
    await seedSmallCatalogue(database);
    await insertFamily(database, PIN_FAMILY);
    await insertFamily(database, NITRIDED);
    await insertFamily(database, BUSHES);
  },
);

test('filtered and counted lists show the whole catalogue; plain ones show their products', () => {
  const shows = productEndpoints['GET /api/products'].shows;
  const reply = { products: [{ _id: 'a' }], total: 1, page: 1, limit: 24, pages: 1 } as ProductPage;
  for (const query of [
    { 'attr.cap': '6' },
    { material: 'x' },
    { standard: 'x' },
    { facets: '1' },
    { stock: 'in_stock' },
  ])
    expect(shows(reply, { query } as never), JSON.stringify(query)).toEqual(['catalogue']);
  for (const query of [{}, { category: 'x', page: 2, limit: 3, sort: 'name' }, { near: 'x', 'attr.cap': '6' }])
    expect(shows(reply, { query } as never), JSON.stringify(query)).toEqual([CATALOGUE_STRUCTURE, productPart('a')]);
});
