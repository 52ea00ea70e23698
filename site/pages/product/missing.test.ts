import { describe, expect, test } from 'vitest';
import { ApiError } from '#contract/api-error.ts';
import type { Api } from '#contract/endpoints.ts';
import { render } from '../../entry-server.tsx';
import { wantedOf } from './wanted.ts';
import { fallbackMenus } from '../../layout/load-frame.ts';

const NOTHING = {
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
  unknown: [],
  nearest: { words: [], families: [] },
  explanation: null,
};
const near = {
  level: 'near',
  reason: '',
  differs: [{ label: 'Boy', unit: 'mm', wanted: 210, has: 200 }],
  product: {
    _id: 'p1',
    code: 'Z40-6X200',
    name: 'İtici pim Ø6×200 mm, DIN 1530-A',
    slug: 'itici-pim-6x200',
    img: [],
    mainImage: '',
    price: { current: 2.1, currency: 'USD' },
    stockStatus: 'in_stock',
    leadTimeDays: null,
    orderQuantity: { min: 1, pack: 1 },
  },
};
const FOUND = { ...NOTHING, total: 1, near: [near] };
const CODE = { product: near.product, isWhole: true };

/** Opens an address whose product is missing. */
async function open(address: string, { reply = NOTHING, status = 404 }: { reply?: object; status?: number } = {}) {
  const searched: unknown[] = [];
  const api = (async (key: string, input: { query?: object } = {}) => {
    if (key === 'GET /api/settings') return [];
    if (key === 'GET /api/menus') return fallbackMenus();
    if (key === 'GET /api/payment/mode') return { payment: 'card' };
    if (key === 'GET /api/categories') return [];
    if (key === 'GET /api/catalogue/search') {
      searched.push(input.query);
      return reply;
    }
    throw new ApiError(status, 'NOT_FOUND', 'Bu ürün artık satışta değil.');
  }) as unknown as Api;
  const page = await render({ address, api, publicUrl: 'https://kaliphane.test', requestId: 'x' });
  return { ...page, searched };
}

describe('a missing product', () => {
  test('whose address is a code in small letters leads to its product', async () => {
    const { status, location } = await open('/urun/z40-6x200', { reply: { ...NOTHING, total: 1, code: CODE } });
    expect([status, location]).toEqual([301, '/urun/itici-pim-6x200']);
  });

  test('with more in its address than a code shows that product', async () => {
    const { status, html } = await open('/urun/z40-6x200-nitrurlu', {
      reply: { ...NOTHING, total: 1, code: { ...CODE, isWhole: false } },
    });
    expect(status).toBe(404);
    expect(html).toContain('Z40-6X200');
  });

  test('is searched for by the code or the words of its address', async () => {
    expect((await open('/product/Z40-6X210')).searched).toEqual([{ q: 'Z40-6X210', limit: 3 }]);
    expect((await open('/urun/itici-pim-6x210')).searched).toEqual([{ q: 'itici pim 6x210', limit: 3 }]);
    expect((await open('/product')).searched).toEqual([]);
  });

  test('shows the search’s answer: the nearest sizes with stock, price and deed, and a quote once', async () => {
    const { status, html } = await open('/product/Z40-6X210', { reply: FOUND });
    expect(html).toContain('$2,10');
    expect(html).toContain('Stokta');
    expect(html).toContain('Boy −10 mm');
    expect(html).toContain('Sepete ekle: İtici pim Ø6×200 mm, DIN 1530-A');
    expect(html.match(/aranan=/g)).toHaveLength(1);
    expect(status).toBe(404);
    expect(html).toContain('noindex');
    expect(html).toContain('Katalogdaki en yakın ürünler');
    expect(html).toContain('href="/urun/itici-pim-6x200"');
    expect(html).toContain('value="Z40-6X210"');
    expect(html).toContain('href="/contact?aranan=Z40-6X210"');
    expect(html).toContain('href="/shop?q=Z40-6X210"');
  });

  test('without anything near, and after a failure, has its other ways on alone', async () => {
    expect((await open('/product/YOK')).html).not.toContain('en yakın ürünler');
    const failed = await open('/product/YOK', { reply: FOUND, status: 500 });
    expect(failed.status).toBe(500);
    expect(failed.searched).toEqual([]);
  });

  test('no longer sold says so, and shows the nearest', async () => {
    const { status, html } = await open('/product/Z40-6X210', { reply: FOUND, status: 410 });
    expect(status).toBe(410);
    expect(html).toContain('Bu ürün artık satışta değil.');
    expect(html).toContain('href="/urun/itici-pim-6x200"');
  });
});

test('an address with too long a text asks for nothing', () => {
  expect(wantedOf({ id: 'x'.repeat(101) })).toBeUndefined();
  expect(wantedOf({ slug: 'itici-pim' })).toBe('itici pim');
  expect(wantedOf({})).toBeUndefined();
});
