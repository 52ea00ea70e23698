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
    const reply = replies[key] ?? [];
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
      'GET /api/categories',
      'GET /api/features',
      'GET /api/programs/active',
      'GET /api/references',
      'GET /api/settings',
      'GET /api/sliders/active',
    ]);
  });

  it('is not loaded for a section that is switched off; the features and the drawing’s categories always are', async () => {
    const keys = [
      'homepage_sliders_enabled',
      'homepage_categories_enabled',
      'homepage_blogs_enabled',
      'homepage_program_download_enabled',
      'homepage_references_enabled',
    ];
    const { calls } = await load({ 'GET /api/settings': off(...keys) });
    expect(calls.toSorted()).toEqual(['GET /api/categories', 'GET /api/features', 'GET /api/settings']);
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
    const main = { _id: 'm', slug: 'itici-pimler', parentCategory: null };
    const sub = {
      _id: 's',
      slug: 'kilavuz-burclar',
      parentCategory: { _id: 'k', name: 'Kolon ve Burçlar', slug: 'kolon-ve-burclar' },
    };
    const { data } = await load({ 'GET /api/categories': [main, sub] });
    expect(data.partPaths).toHaveLength(8);
    expect(data.partPaths[6]).toBe('/shop?category=m');
    expect(data.partPaths[2]).toBe('/shop?category=k&subCategory=s');
    expect(data.partPaths[7]).toBe(`/shop?q=${encodeURIComponent('kalıp yayı')}`);
    const failed = await load({ 'GET /api/categories': new ApiError(500, 'INTERNAL', 'x') });
    expect(failed.data.categories).toBeNull();
    expect(failed.data.partPaths.every((path) => path.startsWith('/shop?q='))).toBe(true);
  });

  it('has at most five active features, in their order, and at most six main categories and posts', async () => {
    const feature = (n: number, isActive = true) => ({
      _id: String(n),
      title: String(n),
      description: '',
      icon: '',
      isActive,
      sortOrder: n,
      version: 1,
    });
    const category = (n: number) => ({ _id: String(n), parentCategory: n % 2 ? { _id: 'p' } : null });
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
    expect(data.categories!.every(({ parentCategory }) => parentCategory === null)).toBe(true);
    expect(data.posts).toHaveLength(6);
  });
});
