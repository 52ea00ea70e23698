import { describe, expect, test } from 'vitest';
import { ApiError } from '#contract/api-error.ts';
import type { Category } from '#contract/categories.ts';
import type { Api } from '#contract/endpoints.ts';
import type { Facet } from '#contract/facets.ts';
import type { FamilyCard } from '#contract/families.ts';
import type { ProductCard } from '#contract/products.ts';
import type { CatalogueSearchReply } from '#contract/search.ts';
import { WithStatus } from '../../base/page.tsx';
import { render } from '../../entry-server.tsx';
import { shopPage } from './page.ts';
import { readShopSearch } from './search.tsx';
import { fallbackMenus } from '../../layout/load-frame.ts';

// The test runner makes the second assertion: an unhandled rejection fails the run.
test('a reader who moves on ends both calls, and no rejection stays unhandled', async () => {
  const leaving = new AbortController();
  const untilAborted = () =>
    new Promise((_, reject) => {
      leaving.signal.addEventListener('abort', () => {
        reject(leaving.signal.reason as Error);
      });
    });
  const loaded = shopPage.load!({
    api: untilAborted as unknown as Api,
    publicUrl: '',
    report: () => {},
    params: {},
    search: readShopSearch(new URLSearchParams()),
    signal: leaving.signal,
  });
  leaving.abort();
  await expect(loaded).rejects.toBe(leaving.signal.reason);
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
});

const category = (n: number, name: string, parent: Category | null = null): Category => ({
  _id: `k${n}`,
  name,
  slug: `k-${n}`,
  description: '',
  img: '',
  parentCategory: parent,
  isActive: true,
  order: n,
  productCount: 60,
  version: 1,
});
const pins = category(1, 'İtici Pimler');
const round = category(2, 'Silindirik Kafalı', pins);
const springs = category(3, 'Kalıp Yayları');
const plates = category(4, 'Plakalar');
const family = (n: number, name: string, own: Partial<FamilyCard>): FamilyCard => ({
  _id: `s${n}`,
  name,
  slug: `seri-${n}`,
  category: pins,
  subCategory: null,
  standards: [],
  material: '1.2210 (115CrV3)',
  materialNumber: '1.2210',
  hardnessText: '60 ±2 HRC',
  summary: '',
  img: [`resim-${n}.webp`],
  isActive: true,
  order: n,
  variantKey: `v${n}`,
  articleCount: 337,
  inStockCount: 140,
  priceFrom: { current: 1.05, currency: 'USD' },
  keyRanges: [
    { key: 'd1', label: 'Çap', unit: 'mm', min: 1.5, max: 32, count: 9 },
    { key: 'L', label: 'Boy', unit: 'mm', min: 100, max: 1000, count: 9 },
  ],
  ...own,
});
const pin = { standards: ['DIN 1530-A'], subCategory: round, variantKey: 'pim', img: ['pim.webp'] };
const families = [
  family(1, 'İtici pim DIN 1530-A, sertleştirilmiş', pin),
  family(2, 'İtici pim DIN 1530-A, nitrürlü', { ...pin, material: '1.2344', priceFrom: null }),
  family(3, 'Kalıp yayı, yeşil (hafif yük)', { category: springs, hardnessText: '' }),
];
const product: ProductCard = {
  _id: 'u1',
  code: 'X-1',
  name: 'Özel parça',
  slug: 'ozel-parca',
  description: 'Serisi olmayan bir parça',
  img: [],
  mainImage: null,
  category: pins,
  subCategory: null,
  price: { current: 5, currency: 'USD' },
  stockStatus: 'in_stock',
} as unknown as ProductCard;
const facets: Facet[] = [
  {
    kind: 'range',
    key: 'attr.cap',
    label: 'Çap',
    unit: 'mm',
    min: 0.8,
    max: 32,
    from: null,
    to: null,
    bars: Array.from({ length: 20 }, (_, i) => i),
  },
  {
    kind: 'values',
    key: 'material',
    label: 'Malzeme',
    unit: '',
    values: [
      { value: '1.2210 (115CrV3)', label: '1.2210 (115CrV3)', count: 806, isChosen: false },
      { value: '1.2344', label: '1.2344', count: 0, isChosen: false },
    ],
  },
];

interface Shop {
  families: readonly FamilyCard[];
  loose: readonly ProductCard[];
}
/** The API of a shop, which remembers the lists that it was asked for. */
function apiOf({ families: all, loose }: Shop, asked: [string, object][] = []): Api {
  const pageOf = (total: number, { page = 1, limit = 24 }: { page?: number; limit?: number }) => ({
    total,
    page,
    limit,
    pages: Math.ceil(total / limit),
  });
  const filtersOf = (query: object) =>
    Object.entries(query).filter(([key, value]) => value !== undefined && /^(attr\.|material)/.test(key));
  return (async (key: string, { query = {} }: { query?: Record<string, string> } = {}) => {
    if (key.startsWith('GET /api/settings')) return [];
    if (key === 'GET /api/menus')
      return {
        ...fallbackMenus(),
        groups: [pins, springs, plates].map(({ _id, name }) => ({ label: name, href: `/shop?category=${_id}` })),
      };
    if (key === 'GET /api/payment/mode') return { payment: 'card' };
    if (key === 'GET /api/categories') return [pins, round, springs, plates];
    asked.push([key, Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))]);
    if (query['attr.cap'] === 'abc') throw new ApiError(400, 'VALIDATION', 'Filtre geçersiz: attr.cap');
    if (query['category'] === 'yok') throw new ApiError(404, 'NOT_FOUND', 'Kategori bulunamadı');
    const isNothing = filtersOf(query).some(([, value]) => value === 'zzz');
    const counted = query['facets'] === '1' ? { facets } : {};
    if (key === 'GET /api/families') {
      const found = isNothing ? [] : all.filter((one) => !query['category'] || one.category._id === query['category']);
      return { families: found, ...pageOf(found.length, query), articleTotal: 1348, inStockTotal: 282, ...counted };
    }
    const found = isNothing ? [] : loose;
    const total = query['family'] === 'none' ? found.length : found.length + 100;
    return { products: found, ...pageOf(isNothing ? 0 : total, query), ...counted };
  }) as unknown as Api;
}
const SHOP: Shop = { families, loose: [product] };
const open = (address: string, shop = SHOP, asked?: [string, object][]) =>
  render({ address, api: apiOf(shop, asked), publicUrl: 'https://kaliphane.test', requestId: 'x' });
/** The text between tags. */
const textOf = (html: string) => html.replace(/<script.*?<\/script>/gs, '').replace(/<[^>]+>/g, '');

describe('the first page', () => {
  test('has the families in sections by category, variants on one card, then articles without a family', async () => {
    const { status, html } = await open('/shop');
    expect(status).toBe(200);
    expect(textOf(html)).toContain('3 seri · 1.348 ölçü · 282 stokta');
    expect([...html.matchAll(/<h2[^>]*><a href="([^"]+)">/g)].map(([, href]) => href)).toEqual([
      '/shop?category=k1',
      '/shop?category=k3',
    ]);
    expect(html.match(/<li class="family-card">/g)).toHaveLength(2);
    expect(html).toContain('<a href="/seri/seri-1">İtici pim</a>');
    expect(html).toContain('aria-label="nitrürlü, İtici pim"');
    expect(textOf(html)).toContain('d1 1,5–32 · L 100–1000');
    expect(html, 'no price').toContain('aria-label="İtici pim DIN 1530-A, nitrürlü için teklif al"');
    expect(html).toMatch(/colour-dot--green" aria-hidden="true"><\/i>yeşil/);
    expect(html.match(/serinin en düşük fiyatı/g)).toHaveLength(1);
    expect(html.indexOf('Diğer ürünler')).toBeGreaterThan(html.indexOf('Kalıp yayı'));
    expect(html).toContain('href="/urun/ozel-parca"');
    expect(html).toContain('href="/shop?show=articles"');
    expect(html).not.toContain('shop-facets');
    expect(html).toContain('<link rel="canonical" href="https://kaliphane.test/shop"/>');
  });

  test('of a shop without families lists articles, without a switch and without filters', async () => {
    const asked: [string, object][] = [];
    const { html } = await open('/shop', { families: [], loose: [product] }, asked);
    expect(html).toContain('product-grid');
    expect(html).toContain('class="shop-cards"');
    expect(html).not.toMatch(/Seriler|Tek tek|family-card|shop-section/);
    const other = await open('/shop?category=k4', { families: [], loose: [product] });
    expect(other.html).not.toMatch(/Seriler|Tek tek|facet-panel|shop-facets/);
    expect((await open('/shop?page=2', { families: [], loose: [product] })).html).toContain(
      'href="https://kaliphane.test/shop?page=2"',
    );
  });
});

describe('a category', () => {
  test('has rows on one scale, filters with counts, and the switch to articles', async () => {
    const asked: [string, object][] = [];
    const { status, html } = await open('/shop?category=k1', SHOP, asked);
    expect(status).toBe(200);
    expect(asked).toEqual([
      ['GET /api/families', { category: 'k1', facets: '1', page: 1, limit: 100 }],
      ['GET /api/products', { category: 'k1', family: 'none' }],
    ]);
    expect(html.match(/<li class="family-row[ "]/g)).toHaveLength(2);
    expect(html.match(/<li class="family-row family-row--again family-row--same">/g), 'of the same sizes').toHaveLength(
      1,
    );
    expect(html.match(/<span class="family-row-picture"><\/span>/g), 'a repeated picture').toHaveLength(1);
    expect(html.match(/class="range-bar"/g)).toHaveLength(4);
    expect(textOf(html)).toContain('2 seri, çubuklar aynı ölçekte: çap 1,5–32, boy 100–1000 mm');
    expect(textOf(html)).toContain('$1,05 ve üzeri');
    expect(html).toContain('href="/shop?category=k1&amp;material=1.2210+%28115CrV3%29"');
    expect(html).toMatch(/<span class="facet-value" aria-disabled="true"><span>1\.2344<\/span>/);
    expect(html).toContain('name="attr.cap.enaz"');
    expect(html).toContain('href="/shop?category=k1&amp;show=articles"');
    expect(textOf(html)).toContain('Tümü 60 ölçüSilindirik Kafalı 60');
  });

  test('narrowed by filters keeps them in every link, and has the canonical address of the whole list', async () => {
    const asked: [string, object][] = [];
    const { html } = await open('/shop?category=k1&attr.cap=6..8&utm_source=x', SHOP, asked);
    expect(asked.map(([, query]) => query)).toEqual([
      { category: 'k1', 'attr.cap': '6..8', facets: '1', page: 1, limit: 100 },
      { category: 'k1', 'attr.cap': '6..8', family: 'none' },
      { category: 'k1', limit: 1 },
    ]);
    expect(html).toContain('aria-label="Çap: 6–8 mm filtresini kaldır"');
    expect(html).toContain('href="/shop?category=k1&amp;show=articles&amp;attr.cap=6..8"');
    expect(html).toContain('href="/shop?category=k1&amp;subCategory=k2&amp;attr.cap=6..8"');
    expect(html).toContain('<link rel="canonical" href="https://kaliphane.test/shop?category=k1"/>');
    expect(html).not.toContain('noindex');
  });

  test('says why a filter is refused, above the whole list', async () => {
    const { status, html, failure } = await open('/shop?category=k1&attr.cap=abc');
    expect(status).toBe(400);
    expect(failure).toBeUndefined();
    expect(html).toContain('Filtre geçersiz: attr.cap');
    expect(html.match(/<li class="family-row/g)).toHaveLength(2);
    expect(html, 'no link carries it on').not.toContain('attr.cap=abc');
  });

  test('that no size of passes the filters offers the way back and a quote', async () => {
    const { status, html } = await open('/shop?category=k1&material=zzz');
    expect(status).toBe(200);
    expect(html).toContain('Bu filtrelerle eşleşen ürün yok.');
    expect(html).toContain('href="/shop?category=k1"');
    expect(html).toMatch(/href="\/contact\?aranan=Malzeme%3A%20zzz"/);
  });
});

describe('articles one by one', () => {
  test('are listed with order, view, pages and the same filters', async () => {
    const asked: [string, object][] = [];
    const { html } = await open('/shop?category=k1&show=articles&material=x&sort=price', SHOP, asked);
    expect(asked.map(([, query]) => query)).toEqual([
      { category: 'k1', material: 'x', facets: '1', sort: 'price', page: 1 },
      { category: 'k1', limit: 1 },
    ]);
    expect(html).toContain('product-grid');
    expect(html).toContain('class="facets"');
    expect(html).toContain('href="/shop?category=k1&amp;page=2&amp;sort=price&amp;material=x"');
    expect(html).toContain('<link rel="canonical" href="https://kaliphane.test/shop?category=k1&amp;show=articles"/>');
    expect(textOf(html)).toContain('SerilerTek tek ölçüler');
  });

  test('answer an unknown page and an unknown category', async () => {
    expect(await open('/shop?page=9')).toMatchObject({ status: 404 });
    const { status, html } = await open('/shop?category=yok');
    expect(status).toBe(404);
    expect(html).toContain('Tüm ürünler gösteriliyor.');
    expect(html.match(/<li class="family-card">/g)).toHaveLength(2);
  });
});

const NOTHING_FOUND: CatalogueSearchReply = {
  code: null,
  categories: [],
  families: [],
  groups: [],
  groupCount: 0,
  exactCount: 0,
  total: 0,
  didYouMean: null,
  corrected: null,
  guess: null,
  understood: [],
  quantity: null,
  ruler: null,
  beside: [],
  near: [],
  unknown: ['xyzzy'],
  nearest: { words: [], families: [] },
  explanation: null,
};

describe('a search without a hit', () => {
  const search = async (address: string, reply: Partial<CatalogueSearchReply> = {}) => {
    const empty = { products: [], total: 0, page: 1, limit: 24, pages: 0 };
    const api = ((key: string, input: object) => {
      if (key === 'GET /api/catalogue/search') return Promise.resolve({ ...NOTHING_FOUND, ...reply });
      if (key === 'GET /api/products') return Promise.resolve(empty);
      return (apiOf(SHOP) as unknown as (key: string, input: object) => Promise<unknown>)(key, input);
    }) as unknown as Api;
    const { html } = await render({ address, api, publicUrl: 'https://kaliphane.test', requestId: 'x' });
    return html;
  };
  const NOT_FOUND = /(&quot;|")xyzzy\1 için ürün bulunamadı/g;

  test('says so once, as its heading, without controls of a list', async () => {
    const html = await search('/shop?q=xyzzy');
    expect(html.match(NOT_FOUND)).toHaveLength(1);
    expect(html).toMatch(/<h1[^>]*>(&quot;|")xyzzy/);
    expect(textOf(html)).not.toContain('katalogda geçmiyor');
    expect(html).not.toMatch(/shop-sort|shop-views/);
  });

  test('offers the product groups, and a quote with the text', async () => {
    const html = await search('/shop?q=xyzzy');
    expect(html).toContain('<a class="found-chip" href="/shop?category=k1">İtici Pimler</a>');
    expect(html).toContain('href="/contact?aranan=xyzzy"');
  });

  test('offers the nearest words and families instead, where there are some', async () => {
    const html = await search('/shop?q=xyzzy', { nearest: { words: ['yay'], families: [families[0]!] } });
    expect(html).toContain('<a class="found-chip" href="/shop?q=yay">yay</a>');
    expect(html).toContain('href="/seri/seri-1"');
    expect(html).not.toContain('<a class="found-chip" href="/shop?category=k1">');
  });

  test('of several words names the one that the catalogue does not have', async () => {
    expect(textOf(await search('/shop?q=xyzzy+pim'))).toContain('“xyzzy” katalogda geçmiyor');
  });

  test('in a category offers the same search everywhere', async () => {
    const html = await search('/shop?category=k1&q=xyzzy');
    expect(html.match(NOT_FOUND)).toHaveLength(1);
    expect(html).toMatch(/href="\/shop\?q=xyzzy"[^>]*>Tüm katalogda ara/);
  });
});

test('a search names all families that answer, the later ones without their sizes', async () => {
  const groups = Array.from({ length: 10 }, (_, i) => ({
    family: { ...families[0]!, _id: `s${i}`, name: `Seri ${i}`, slug: `seri-${i}` },
    name: `Seri ${i}`,
    total: 40 + i,
    level: 'text',
    isSoft: false,
    missing: [],
    filter: {},
    hits: [{ product: { ...product, _id: `p${i}`, code: `Z${i}` }, level: 'text', reason: '', differs: [] }],
  }));
  const api = ((key: string, input: object) => {
    if (key === 'GET /api/catalogue/search')
      return Promise.resolve({ ...NOTHING_FOUND, groups, groupCount: 10, total: 445 });
    return (apiOf(SHOP) as unknown as (key: string, input: object) => Promise<unknown>)(key, input);
  }) as unknown as Api;
  const { html } = await render({
    address: '/shop?q=seri',
    api,
    publicUrl: 'https://kaliphane.test',
    requestId: 'x',
  });
  expect(html).toContain('<summary>Tümü (10)</summary>');
  for (let i = 0; i < 10; i++) expect(html).toContain(`<span>Seri ${i}</span><small>${40 + i} ölçü</small>`);
  expect(html).toContain('>Z7<');
  expect(html).not.toContain('>Z8<');
});

test('a blank search is refused above the whole list', async () => {
  const api = apiOf({ families: [], loose: [] });
  const load = (address: string) =>
    shopPage.load!({
      api,
      publicUrl: '',
      report: () => {},
      params: {},
      search: readShopSearch(new URLSearchParams(address)),
      signal: new AbortController().signal,
    });
  for (const address of ['q=', 'q=%20', 'q=%20&category=x'])
    expect(await load(address)).toMatchObject({ status: 400, data: { lists: { hasFamilies: false } } });
  for (const address of ['', 'q=pim']) expect(await load(address)).not.toBeInstanceOf(WithStatus);
});
