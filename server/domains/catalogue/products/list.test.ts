import { expect, test } from 'vitest';
import { describeOnEngines } from '../../../testing/engines.ts';
import { startApp } from '../../../testing/app.ts';
import { categoryId, insertProducts } from '../../../testing/catalogue.ts';
import { codesOf, HIDDEN_CODES, PUBLIC_CODES, seedSmallCatalogue } from '../../../testing/small-catalogue.ts';
import { productStore } from './store.ts';

describeOnEngines(
  'the product list',
  (setup) => {
    test('gives the public products in the owner’s order, with the total', async () => {
      const { get } = await startApp(setup);
      const { status, json } = await get('/api/products');
      expect(status).toBe(200);
      expect(json).toMatchObject({ total: 7, page: 1, limit: 24, pages: 1 });
      // Equal order: by name, Turkish alphabet.
      expect(codesOf(json)).toEqual(['KB-20', 'KK-1', 'KB-9', 'Z40-5X100', 'Z40-5X160', 'Z40-2-5X100', 'ZK-1']);
    });

    test('pages through without a gap or a repetition', async () => {
      const { get } = await startApp(setup);
      for (const sort of ['order', 'name', 'price', '-price', 'newest', 'relevance']) {
        const whole = codesOf((await get(`/api/products?sort=${sort}`)).json);
        const pages = [];
        for (let page = 1; page <= 4; page++) {
          const { json } = await get(`/api/products?sort=${sort}&limit=2&page=${page}`);
          expect(json).toMatchObject({ total: 7, page, limit: 2, pages: 4 });
          pages.push(...codesOf(json));
        }
        expect(pages, sort).toEqual(whole);
        expect([...whole].sort(), sort).toEqual([...PUBLIC_CODES].sort());
      }
    });

    test('gives an empty page beyond the end, with the total', async () => {
      const { get } = await startApp(setup);
      expect((await get('/api/products?page=99')).json).toEqual({
        products: [],
        total: 7,
        page: 99,
        limit: 24,
        pages: 1,
      });
      expect((await get('/api/products?page=100000&limit=100&q=pim')).json).toMatchObject({ products: [], total: 4 });
    });

    test.each([
      // Names sort by the Turkish alphabet, sizes by value.
      ['name', ['KK-1', 'Z40-2-5X100', 'Z40-5X100', 'Z40-5X160', 'KB-9', 'KB-20', 'ZK-1']],
      // Equal prices by name; those without a price last.
      ['price', ['ZK-1', 'KB-9', 'Z40-5X100', 'KK-1', 'KB-20', 'Z40-2-5X100', 'Z40-5X160']],
      ['-price', ['KK-1', 'KB-20', 'Z40-5X100', 'KB-9', 'ZK-1', 'Z40-2-5X100', 'Z40-5X160']],
      ['newest', ['ZK-1', 'Z40-2-5X100', 'Z40-5X160', 'Z40-5X100', 'KK-1', 'KB-9', 'KB-20']],
    ])('sorts by %s', async (sort, codes) => {
      const { get } = await startApp(setup);
      expect(codesOf((await get(`/api/products?sort=${sort}`)).json)).toEqual(codes);
    });

    test('keeps a total order when everything ties', async () => {
      const database = await setup.open();
      await insertProducts(
        database,
        Array.from({ length: 30 }, (_, i) => ({
          code: `T-${i}`,
          name: 'Aynı',
          category: 'bos',
          priceMinor: 500,
          createdAt: new Date(Date.UTC(2026, 2, 1)),
        })),
      );
      const { get } = await startApp(setup, { database });
      for (const sort of ['order', 'name', 'price', '-price', 'newest']) {
        const pages = [];
        for (let page = 1; page <= 5; page++)
          pages.push(...codesOf((await get(`/api/products?category=bos&sort=${sort}&limit=7&page=${page}`)).json));
        expect(new Set(pages).size, sort).toBe(30);
      }
    });

    test('narrows to a category with all its sub-categories, by id and by slug', async () => {
      const { get } = await startApp(setup);
      for (const category of ['kolonlar', categoryId('kolonlar')]) {
        const { json } = await get(`/api/products?category=${category}`);
        expect(json).toMatchObject({ total: 3, pages: 1 });
        expect(codesOf(json)).toEqual(['KB-20', 'KK-1', 'KB-9']);
      }
    });

    test('narrows to a sub-category, by id and by slug, with or without its category', async () => {
      const { get } = await startApp(setup);
      for (const query of [
        'subCategory=burclar',
        `subCategory=${categoryId('burclar')}`,
        'category=kolonlar&subCategory=burclar',
        'category=burclar',
      ]) {
        expect(codesOf((await get(`/api/products?${query}`)).json), query).toEqual(['KB-20', 'KB-9']);
      }
      expect((await get('/api/products?category=itici-pimler&subCategory=burclar')).json).toMatchObject({
        total: 0,
        products: [],
      });
    });

    test('is empty, not missing, in a category without products', async () => {
      const { get } = await startApp(setup);
      expect((await get('/api/products?category=bos')).json).toEqual({
        products: [],
        total: 0,
        page: 1,
        limit: 24,
        pages: 0,
      });
      expect((await get('/api/products?subCategory=agir-burclar')).json).toMatchObject({ total: 0 });
    });

    test('does not know unknown and inactive categories', async () => {
      const { get } = await startApp(setup);
      for (const query of [
        'category=yok',
        'subCategory=yok',
        'category=kapali',
        'subCategory=kapali-alt',
        'subCategory=kapali-cocuk',
        'category=kolonlar&subCategory=yok',
        'category=',
        'category=%00',
      ]) {
        const { status, json } = await get(`/api/products?${query}`);
        expect(status, query).toBe(404);
        expect(json).toMatchObject({ code: 'NOT_FOUND', message: 'Kategori bulunamadı.' });
      }
    });

    test('never holds inactive or deleted products, nor those of inactive categories', async () => {
      const { get } = await startApp(setup);
      const urls = [
        '/api/products?limit=100',
        '/api/products?category=itici-pimler',
        '/api/products?q=kapal%C4%B1',
        '/api/products?q=silinmi%C5%9F',
        '/api/products?q=gizli',
        '/api/products/search/gizli',
        '/api/products/search/GIZLI-1',
      ];
      for (const url of urls) {
        const { body } = await get(url);
        for (const code of HIDDEN_CODES) expect(body, url).not.toContain(code);
      }
    });

    test('shows staff the inactive ones too, but not the deleted', async () => {
      const { products, total } = await productStore(await setup.open()).list({
        audience: 'staff',
        sort: 'name',
        page: 1,
        limit: 100,
      });
      expect(total).toBe(11);
      expect(
        products
          .map((product) => product.code)
          .filter((code) => HIDDEN_CODES.includes(code))
          .sort(),
      ).toEqual(['GIZLI-1', 'GIZLI-2', 'GIZLI-3', 'GIZLI-4']);
    });

    test('keeps up with every write', async () => {
      const database = await setup.open();
      const { get } = await startApp(setup, { database });
      expect((await get('/api/products')).json).toMatchObject({ total: 7 });
      await insertProducts(database, [{ code: 'YENI-1', category: 'bos' }]);
      expect((await get('/api/products')).json).toMatchObject({ total: 8 });
    });

    test('shows exactly the fields of the contract', async () => {
      const { get } = await startApp(setup);
      const { products } = (await get('/api/products?category=kolonlar')).json as { products: object[] };
      for (const product of products) {
        expect(Object.keys(product).sort()).toEqual([
          '_id',
          'areImagesRepresentative',
          'category',
          'code',
          'description',
          'img',
          'isActive',
          'leadTimeDays',
          'mainImage',
          'name',
          'order',
          'price',
          'slug',
          'stockStatus',
          'subCategory',
        ]);
      }
      expect(products[1]).toEqual({
        _id: expect.stringMatching(/^[0-9a-hjkmnp-tv-z]{16}$/),
        code: 'KK-1',
        name: 'Çelik Kolon',
        slug: 'celik-kolon-kk-1',
        description: '',
        img: [],
        mainImage: null,
        areImagesRepresentative: false,
        price: { current: 20, old: 25.5, currency: 'USD' },
        stockStatus: 'in_stock',
        leadTimeDays: 3,
        isActive: true,
        order: 2,
        category: { _id: categoryId('kolonlar'), name: 'Kolonlar', slug: 'kolonlar' },
        subCategory: null,
      });
    });
  },
  seedSmallCatalogue,
);

describeOnEngines(
  'a product list asked for wrongly',
  (setup) => {
    const LIMIT = 'Sayfa boyutu 1 ile 100 arasında bir tam sayı olmalıdır.';
    const PAGE = 'Sayfa numarası 1 veya daha büyük bir tam sayı olmalıdır.';

    test('is refused with a sentence for every wrong field', async () => {
      const { get } = await startApp(setup);
      for (const limit of ['0', '-1', '101', 'abc', '1.5', '', '%20', '1e3', 'Infinity', 'NaN', '1,2']) {
        const { status, json } = await get(`/api/products?limit=${limit}`);
        expect(status, `limit=${limit}`).toBe(400);
        expect(json).toEqual({ error: LIMIT, message: LIMIT, code: 'VALIDATION', fields: { limit: LIMIT } });
      }
      for (const page of ['0', '-1', 'abc', '1.5', '', '999999999999999999999']) {
        const { status, json } = await get(`/api/products?page=${page}`);
        expect(status, `page=${page}`).toBe(400);
        expect(json).toMatchObject({ code: 'VALIDATION', fields: { page: PAGE } });
      }
      const { json } = await get('/api/products?page=0&limit=0&sort=views');
      expect(json).toMatchObject({ fields: { page: PAGE, limit: LIMIT, sort: expect.stringContaining('Sıralama') } });
    });

    test('takes the limits themselves', async () => {
      const { get } = await startApp(setup);
      for (const limit of [1, 100]) expect((await get(`/api/products?limit=${limit}`)).status).toBe(200);
    });

    test('is refused with an unknown or a repeated key', async () => {
      const { get } = await startApp(setup);
      for (const query of [
        'foo=1',
        'limit=5&foo=1',
        'Limit=5',
        'limit=5&limit=6',
        'q=a&q=b',
        'q[]=a',
        '__proto__=1',
        'constructor=1',
      ]) {
        const { status, json } = await get(`/api/products?${query}`);
        expect(status, query).toBe(400);
        expect(json).toMatchObject({ code: 'VALIDATION', fields: expect.any(Object) });
      }
      expect((await get('/api/products?foo=1')).json).toMatchObject({ message: 'Bilinmeyen alan: foo.' });
    });

    test('refuses unknown keys on every other call too', async () => {
      const { get } = await startApp(setup);
      for (const path of ['categories', 'settings', 'pages', 'products/search/pim'])
        expect((await get(`/api/${path}?foo=1`)).status, path).toBe(400);
    });

    test('any search text is answered quickly, below 500', async () => {
      const { get } = await startApp(setup);
      const texts = [
        '%',
        '_',
        '"',
        '*',
        '\\',
        '%%%',
        '_____',
        '"" OR 1',
        "' or 1=1 --",
        '^a',
        'a:b',
        'NEAR(a b)',
        'a AND',
        '\u0000',
        'pim\u0000',
        '👍',
        '👍🏽 pim',
        '\ud83d',
        '𝐀𝐁𝐂',
        '漢字漢字',
        'плита',
        '\u0301',
        ' ',
        '\t\n',
        '-',
        'x'.repeat(100),
      ];
      for (const text of texts) {
        for (const url of [`/api/products?q=${encode(text)}`, `/api/products/search/${encode(text)}`])
          expect((await get(url)).status, url).toBeLessThan(500);
      }
    });

    test('signs mean nothing: % and _ are no wildcards', async () => {
      const { get } = await startApp(setup);
      for (const text of ['%', '_', '*', '"', '\\', '👍'])
        expect((await get(`/api/products?q=${encode(text)}`)).json, text).toMatchObject({ total: 0 });
      expect((await get(`/api/products?q=${encode('%lik')}`)).json).toMatchObject(
        (await get('/api/products?q=lik')).json as object,
      );
    });

    test('a text of control characters or blanks only is no search: the whole list', async () => {
      const { get } = await startApp(setup);
      for (const text of ['', ' ', '\u0000', '\u0000 \t'])
        expect((await get(`/api/products?q=${encode(text)}`)).json, JSON.stringify(text)).toMatchObject({ total: 7 });
    });

    test('a longer text than 100 characters is refused', async () => {
      const { get } = await startApp(setup);
      const { status, json } = await get(`/api/products?q=${'a'.repeat(101)}`);
      expect(status).toBe(400);
      expect(json).toMatchObject({ fields: { q: 'Arama metni en fazla 100 karakter olabilir.' } });
      for (const url of [
        `/api/products?q=${'a'.repeat(10_000)}`,
        `/api/products/search/${'a'.repeat(7_000)}`,
        `/api/products/${'a'.repeat(1_000)}`,
        `/api/products/slug/${'a'.repeat(7_000)}`,
      ])
        expect([400, 414], url.slice(0, 40)).toContain((await get(url)).status);
    });
  },
  seedSmallCatalogue,
);

/** Encoded as browsers do; invalid Unicode as its raw bytes. */
const encode = (text: string) => {
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ed%a0%bd';
  }
};
