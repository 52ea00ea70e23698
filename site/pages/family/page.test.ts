import { describe, expect, test } from 'vitest';
import { ApiError } from '#contract/api-error.ts';
import type { Api } from '#contract/endpoints.ts';
import type { Family, FamilyCard, FamilyRow, FamilyRows } from '#contract/families.ts';
import { pageKey, render } from '../../entry-server.tsx';
import { fallbackMenus } from '../../layout/load-frame.ts';

const column = (
  key: string,
  label: string,
  more: Partial<Family['columns'][number]> = {},
): Family['columns'][number] => ({
  key,
  label,
  kind: 'number',
  unit: 'mm',
  decimals: 1,
  tolerance: '',
  isKey: false,
  isFilter: false,
  isShown: true,
  attribute: null,
  ...more,
});
const category = { _id: 'kategori1', name: 'İtici Pimler', slug: 'itici-pimler' };
const family: Family = {
  _id: 'seri1',
  name: 'İtici pim <DIN 1530-A>',
  slug: 'z40',
  category,
  subCategory: null,
  standards: ['DIN 1530-A', 'ISO 6751'],
  material: '1.2210',
  materialNumber: '1.2210',
  hardnessText: '60 ±2 HRC',
  hardnessMin: 58,
  hardnessMax: 62,
  hardnessScale: 'HRC',
  summary: 'Kısa açıklama',
  body: '<p>Uzun açıklama</p>',
  notes: ['Delik H7 raybalanır.'],
  features: [],
  applications: [],
  aliases: [],
  columns: [
    column('d1', 'Çap', { isKey: true, isFilter: true, tolerance: 'g6' }),
    column('L', 'Boy', { isKey: true, isFilter: true }),
    column('kafasert', 'Kafa sertliği', { kind: 'text', unit: 'HRC', isShown: false }),
  ],
  cad: null,
  codePattern: 'Z40-{d1}X{L}',
  namePattern: '',
  drawing: { image: 'cizim.webp', letters: null, look: 'representative' },
  picture: null,
  drawingImage: 'cizim.webp',
  drawingLetters: null,
  img: ['cizim.webp', 'goruntu.webp'],
  documents: [],
  minQuantity: 1,
  packQuantity: 1,
  isActive: true,
  order: 1,
  seoTitle: '',
  seoDescription: '',
  seoKeywords: [],
  articleCount: 60,
  inStockCount: 59,
  hasCad: false,
  cadFiles: [],
  variants: [],
  priceFrom: { current: 1, currency: 'USD' },
  keyRanges: [
    { key: 'd1', label: 'Çap', unit: 'mm', min: 1.5, max: 6, count: 2 },
    { key: 'L', label: 'Boy', unit: 'mm', min: 100, max: 1000, count: 30 },
  ],
  createdAt: '2026-01-05T08:00:00.000Z',
  updatedAt: '2026-01-05T08:00:00.000Z',
  version: 1,
};
/** The same part in another material. */
const nitrided: FamilyCard = {
  ...family,
  _id: 'seri2',
  slug: 'z41',
  name: `${family.name}, nitrürlü`,
  variantKey: 'x',
};
const STOCK_VALUES = [
  { value: 'in_stock', count: 59 },
  { value: 'out_of_stock', count: 1 },
];
const sizes = Array.from({ length: 60 }, (_, i): FamilyRow => {
  const [d1, L] = [i < 30 ? 1.5 : 6, 100 + (i % 30) * 10];
  return [`id${i}`, `Z40-${d1}X${L}`, `pim-${i}`, i === 1 ? null : 1.05, i === 2 ? 2 : 0, null, d1, L, '45 ±5'];
});

/** The API with one family, which remembers the rows that it was asked for. */
function apiWith(asked: object[] = []): Api {
  const rowsOf = (query: Record<string, string>): FamilyRows => {
    asked.push(query);
    if (query['d1'] === 'abc') throw new ApiError(400, 'VALIDATION', 'Filtre geçersiz: d1');
    const found = sizes.filter(([, , , , , , d1]) => query['d1'] === undefined || Number(query['d1']) === d1);
    const page = Number(query['page'] ?? 1);
    return {
      _id: 'seri1',
      columns: ['d1', 'L', 'kafasert'],
      currency: 'USD',
      total: found.length,
      page,
      limit: 50,
      pages: Math.ceil(found.length / 50),
      rows: found.slice((page - 1) * 50, page * 50),
      nearest: found.length > 0 ? [] : sizes.slice(0, 2),
      facets: [
        {
          key: 'd1',
          values: [
            { value: 1.5, count: 30 },
            { value: 6, count: 30 },
          ],
        },
        { key: 'L', values: [{ value: 100, count: 2 }] },
        { key: 'stock', values: query['stock'] ? [{ value: 'in_stock', count: 7 }] : STOCK_VALUES },
      ],
    };
  };
  return (async (key: string, input: { params?: { slug: string }; query?: Record<string, string> } = {}) => {
    const slug = input.params?.slug;
    if (key.startsWith('GET /api/settings')) return [];
    if (key === 'GET /api/payment/mode') return { payment: 'card' };
    if (key === 'GET /api/menus') return fallbackMenus();
    if (key === 'GET /api/categories') return [];
    if (slug !== 'z40' && slug !== 'eski') throw new ApiError(404, 'NOT_FOUND', 'Seri bulunamadı');
    return key === 'GET /api/families/:slug' ? { ...family, variants: [nitrided] } : rowsOf(input.query ?? {});
  }) as unknown as Api;
}
const open = (address: string, asked?: object[]) =>
  render({ address, api: apiWith(asked), publicUrl: 'https://kaliphane.test', requestId: 'x' });
const jsonLdOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([^<]+)<\/script>/g)].map(
    ([, text]) => JSON.parse(text!) as Record<string, unknown>,
  );

describe('the page of a family', () => {
  test('shows facts, legend, 50 rows and links to further pages', async () => {
    const { status, html } = await open('/seri/z40');
    expect(status).toBe(200);
    expect(html.match(/<tr data-row=""/g)).toHaveLength(50);
    expect(html).toContain('<a href="/urun/pim-0">Z40-1.5X100</a>');
    expect(html).toContain('href="/seri/z40?page=2#olculer"');
    expect(html).toContain('aria-rowcount="61"');
    expect(html).toMatch(/<th[^>]*aria-sort="ascending"[^>]*><a href="\/seri\/z40\?sort=-d1"/);
    expect(html).toContain('100–1000 mm');
    expect(html).toMatch(/Kafa sertliği<\/td><td[^>]*>45 ±5 HRC/);
    expect(html.match(/<a class="price-quote"/g), 'no price, and out of stock').toHaveLength(2);
    expect(html).toContain('href="/seri/z40?d1=1.5"');
    expect(html).toContain('Delik H7 raybalanır.');
  });

  test('has a canonical address without filters, and data for search engines', async () => {
    const { html } = await open('/seri/z40?d1=6&sort=-L');
    expect(html).toContain('<link rel="canonical" href="https://kaliphane.test/seri/z40"/>');
    expect(html).toContain('İtici pim &lt;DIN 1530-A&gt;, ISO 6751');
    expect(html).toContain('d1 1,5–6 mm, L 100–1000 mm · 60 ölçü');
    const [group, trail] = jsonLdOf(html);
    expect(group).toMatchObject({ '@type': 'ProductGroup', productGroupID: 'z40', variesBy: ['Çap', 'Boy'] });
    expect(group!['hasVariant']).toHaveLength(30);
    expect((group!['hasVariant'] as object[])[0]).toMatchObject({ url: 'https://kaliphane.test/urun/pim-30' });
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList' });
  });

  test('passes filters, a typed size and the order on', async () => {
    const asked: object[] = [];
    await open('/seri/z40?L=100,110&d1=6&sort=-L&utm_source=x', asked);
    await open('/seri/z40?q=6x200', asked);
    await open('/seri/z40?L-enaz=100&L-encok=&page=1', asked);
    expect(asked).toEqual([
      { d1: '6', L: '100,110', sort: '-L', limit: '50' },
      { d1: '6', L: '200', limit: '50' },
      { L: '100..', limit: '50' },
    ]);
  });

  test('puts a typed number where the family has it, and shows no tolerance of a size that does not exist', async () => {
    const asked: object[] = [];
    await open('/seri/z40?q=100', asked);
    expect(asked.at(-1)).toEqual({ L: '100', limit: '50' });
    expect((await open('/seri/z40?d1=6')).html).toContain('g6 (−4 / −12 µm)');
    expect((await open('/seri/z40?d1=7')).html).not.toContain('g6 (');
  });

  test('names a size of the family as an example, in the field and where a text was refused', async () => {
    const { html } = await open('/seri/z40?q=olmaz');
    expect(html).toContain('placeholder="örn. 1,5×100"');
    expect(html).toMatch(/okunamadı\.(?:<!-- -->)? Örnek: 1,5×100/);
    expect((await open('/seri/z40?d1=abc')).html).not.toContain('Örnek:');
  });

  test('refuses a bad filter with its sentence above the whole table', async () => {
    for (const [address, sentence] of [
      ['/seri/z40?d1=abc', 'Filtre geçersiz: d1'],
      ['/seri/z40?q=olmaz', '“olmaz” bu serinin bir ölçüsü olarak okunamadı.'],
    ] as const) {
      const { status, html, failure } = await open(address);
      expect(status).toBe(400);
      expect(failure).toBeUndefined();
      expect(html).toContain(sentence);
      expect(html.match(/<tr data-row=""/g)).toHaveLength(50);
    }
  });

  test('tells the extent of columns that are no keys with its first page of sizes', async () => {
    const withHead = { ...family, columns: [...family.columns, column('k', 'Kafa yüksekliği')] };
    const api = apiWith();
    const told = (async (key: string, input: object) => {
      const reply = await (api as unknown as (key: string, input: object) => Promise<object>)(key, input);
      if (key === 'GET /api/families/:slug') return withHead;
      return key === 'GET /api/families/:slug/rows' ? { ...reply, extents: { k: [1.5, 10] } } : reply;
    }) as unknown as Api;
    const { html } = await render({
      address: '/seri/z40',
      api: told,
      publicUrl: 'https://x.example',
      requestId: '1',
      built: undefined,
    });
    expect(html).toContain('1,5–10 mm');
  });

  test('names the nearest sizes where none passes, and takes the wish along to the quote', async () => {
    const { status, html } = await open('/seri/z40?d1=7');
    expect(status).toBe(200);
    expect(html).toContain('Bu ölçüde standart ürün yok.');
    expect(html).toContain('En yakın ölçüler');
    expect(html).toMatch(/d1, en yakın<!-- -->:.*?<a class="chip" href="\/seri\/z40\?d1=6"/);
    expect(html).toContain('href="/seri/z40?d1=1.5&amp;L=110"');
    expect(html).toMatch(/href="\/contact\?aranan=[^"]*d1%207"/);
  });

  test('leads to the other families of its form by what distinguishes them', async () => {
    const { html } = await open('/seri/z40');
    expect(html).toContain('<a href="/seri/z41">nitrürlü</a>');
    expect(html).toContain('59 stokta');
    expect(html).not.toContain('<a href="/seri/z40">');
  });

  test('offers what is in stock, and names that filter where it is set', async () => {
    expect((await open('/seri/z40?d1=6')).html).toContain('href="/seri/z40?d1=6&amp;stock=in_stock"');
    const asked: object[] = [];
    const { html } = await open('/seri/z40?stock=in_stock&d1=6', asked);
    expect(asked).toContainEqual(expect.objectContaining({ d1: '6', stock: 'in_stock' }));
    expect(html).toContain('Stokta filtresini kaldır');
    expect(html).toMatch(/href="\/seri\/z40\?d1=6"[^>]*aria-current="true"[^>]*>Yalnız stokta/);
  });

  test('leads from a former slug to the present one, and knows no other', async () => {
    expect(await open('/seri/eski')).toMatchObject({ status: 301, location: '/seri/z40' });
    expect(await open('/seri/yok')).toMatchObject({ status: 404 });
    expect(await open('/seri/z40?page=9')).toMatchObject({ status: 404 });
  });
});

test('a kept page is named by what the family’s page reads', () => {
  expect(pageKey('/seri/z40?L=200&d1=6&utm_source=x&gclid=1')).toBe('/seri/z40?L=200&d1=6');
  expect(pageKey('/seri/z40?fbclid=2')).toBe('/seri/z40');
  expect(pageKey('/seri/z40?page=2&L-enaz=5')).toBe('/seri/z40?L-enaz=5&page=2');
});
