import { describe, expect, it } from 'vitest';
import { ApiError, notFound } from '#contract/api-error.ts';
import type { Api, Key } from '#contract/endpoints.ts';
import { type HomeData, homePage } from './page.ts';

/** Loads the page with these replies; every other list is empty. */
async function load(replies: Partial<Record<Key, unknown>> = {}) {
  const calls: string[] = [];
  const reported: unknown[] = [];
  const api = (async (key: Key) => {
    calls.push(key);
    const reply = replies[key] ?? (key === 'GET /api/catalogue/search' ? { groups: [] } : []);
    if (reply instanceof Error) throw reply;
    return reply;
  }) as unknown as Api;
  const data = (await homePage.load!({
    api,
    publicUrl: '',
    report: (error) => {
      reported.push(error);
    },
    params: {},
    search: undefined,
    signal: new AbortController().signal,
  })) as HomeData;
  return { data, calls, reported };
}
const off = (...keys: string[]) => keys.map((settingKey) => ({ settingKey, settingValue: false }));

describe("the home page's data", () => {
  it('is one call for each section', async () => {
    const { calls } = await load();
    expect(calls.toSorted()).toEqual([
      'GET /api/blogs/published',
      'GET /api/catalogue/search',
      'GET /api/categories',
      'GET /api/families',
      'GET /api/features',
      'GET /api/programs/active',
      'GET /api/references',
      'GET /api/settings',
      'GET /api/sliders/active',
    ]);
  });

  it('is not loaded for a section that is switched off; the features and what the opening shows always are', async () => {
    const keys = [
      'homepage_sliders_enabled',
      'homepage_categories_enabled',
      'homepage_blogs_enabled',
      'homepage_program_download_enabled',
      'homepage_references_enabled',
    ];
    const { calls } = await load({ 'GET /api/settings': off(...keys) });
    expect(calls.toSorted()).toEqual([
      'GET /api/catalogue/search',
      'GET /api/categories',
      'GET /api/families',
      'GET /api/features',
      'GET /api/settings',
    ]);
  });

  it('is null for a failed call only', async () => {
    const failure = new ApiError(500, 'INTERNAL', 'x');
    const { data, reported } = await load({ 'GET /api/features': failure, 'GET /api/blogs/published': failure });
    expect(data).toMatchObject({ features: null, posts: null, slides: [], categories: [], references: [] });
    expect(reported).toEqual([failure, failure]);
  });

  it('tells a missing program from one that could not be loaded', async () => {
    expect((await load({ 'GET /api/programs/active': notFound('x') })).data.program).toBeUndefined();
    expect((await load({ 'GET /api/programs/active': new ApiError(503, 'INTERNAL', 'x') })).data.program).toBeNull();
  });

  it('leads each part of the drawing to its category, or to a search if there is none or none could be loaded', async () => {
    const main = { _id: 'm', slug: 'itici-pimler', parentCategory: null, productCount: 9 };
    const sub = {
      _id: 's',
      slug: 'kilavuz-burclar',
      parentCategory: { _id: 'k', name: 'Kolon ve Burçlar', slug: 'kolon-ve-burclar' },
    };
    const { data } = await load({ 'GET /api/categories': [main, sub] });
    expect(data.parts).toHaveLength(8);
    expect(data.parts[6]).toEqual({ path: '/shop?category=m', count: 9 });
    expect(data.parts[2]!.path).toBe('/shop?category=k&subCategory=s');
    expect(data.parts[7]).toEqual({ path: `/shop?q=${encodeURIComponent('kalıp yayı')}`, count: null });
    const failed = await load({ 'GET /api/categories': new ApiError(500, 'INTERNAL', 'x') });
    expect(failed.data.categories).toBeNull();
    expect(failed.data.parts.every(({ path }) => path.startsWith('/shop?q='))).toBe(true);
  });

  it('takes the first hit in stock with a price as example, and knows its part in the drawing', async () => {
    const product = (code: string, stockStatus: string, price: object | null) => ({
      product: {
        code,
        stockStatus,
        price,
        category: { slug: 'itici-pimler' },
        subCategory: { slug: 'silindirik' },
      },
    });
    const price = { current: 1, currency: 'USD' };
    const family = { standards: ['DIN 1530-A', 'ISO 6751'], materialNumber: '1.2210' };
    const hits = [
      product('a', 'made_to_order', price),
      product('b', 'in_stock', null),
      product('c', 'in_stock', price),
    ];
    const { data } = await load({
      'GET /api/catalogue/search': {
        groups: [
          { family, hits: hits.slice(0, 2) },
          { family, hits },
        ],
      },
      'GET /api/families': { families: [], total: 3, articleTotal: 40, inStockTotal: 7, page: 1 },
    });
    expect(data.example).toMatchObject({
      product: { code: 'c' },
      standard: 'DIN 1530-A',
      materialNumber: '1.2210',
      part: 6,
    });
    expect(data.totals).toEqual({ total: 3, articleTotal: 40, inStockTotal: 7 });
    expect((await load({ 'GET /api/catalogue/search': { groups: [] } })).data.example).toBeNull();
  });

  it('has at most five active features, in their order, and six main categories and the others apart, at most six posts', async () => {
    const feature = (n: number, isActive = true) => ({
      _id: String(n),
      title: String(n),
      description: '',
      icon: '',
      isActive,
      sortOrder: n,
      version: 1,
    });
    const category = (n: number) => ({ _id: String(n), name: `${n}`, parentCategory: n % 2 ? { _id: '0' } : null });
    const { data } = await load({
      'GET /api/features': [7, 3, 9, 1, 5, 8, 2].map((n) => feature(n, n !== 3)),
      'GET /api/categories': Array.from({ length: 20 }, (_, n) => category(n)),
      'GET /api/blogs/published': {
        items: Array.from({ length: 8 }, (_, n) => ({ _id: n })),
        total: 8,
        page: 1,
        limit: 8,
        pages: 1,
      },
    });
    expect(data.features!.map(({ sortOrder }) => sortOrder)).toEqual([1, 2, 5, 7, 8]);
    expect(data.categories).toHaveLength(6);
    expect(data.categories!.map(({ _id }) => _id)).toEqual(['0', '2', '4', '6', '8', '10']);
    expect(data.categories![0]!.subs).toHaveLength(10);
    expect(data.categories![1]!.subs).toEqual([]);
    expect(data.otherCategories.map(({ _id }) => _id)).toEqual(['12', '14', '16', '18']);
    expect(data.posts).toHaveLength(6);
  });
});
