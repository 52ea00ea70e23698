import { expect, test } from 'vitest';
import { ApiError } from '#contract/api-error.ts';
import type { Api } from '#contract/endpoints.ts';
import type { ArticleSizes } from '#contract/families.ts';
import type { Product } from '#contract/products.ts';
import { loadDetails } from './details.ts';

const FAMILY = { _id: 'f1', slug: 'itici-pim', name: 'İtici pim', articleCount: 337 };
const PRODUCT = {
  _id: 'p3',
  code: 'Z40-6X200',
  slug: 'z40-6x200',
  name: 'İtici pim Ø6×200 mm <b>',
  description: 'Silindirik & sert',
  category: { _id: 'c', name: 'Pimler', slug: 'pimler' },
  subCategory: null,
  technicalSpecs: [{ name: 'Çap', value: '6', unit: 'mm' }],
  applications: [],
  features: ['"Sert"'],
  documents: [],
  cadFiles: [],
  weightG: null,
  unit: 'adet',
  mainImage: 'ortak.webp',
  img: ['ortak.webp', 'kesit.webp'],
  additionalImages: [],
  areImagesRepresentative: true,
  family: FAMILY,
} as unknown as Product;

const dimension = (key: string, label: string, value: number | string, more = {}) => ({
  key,
  label,
  unit: typeof value === 'number' ? 'mm' : '',
  value,
  tolerance: '',
  limits: null,
  isKey: false,
  ...more,
});
const SIZES: ArticleSizes = {
  family: FAMILY,
  dimensions: [
    dimension('d1', 'Çap', 6, { tolerance: 'g6', limits: { upper: -4, lower: -12 }, isKey: true }),
    dimension('L', 'Boy', 200, { tolerance: '0 / -0,015', isKey: true }),
    dimension('renk', 'Renk', 'mavi'),
    dimension('r', 'Radyus', 0.5),
  ],
  switches: [
    {
      key: 'd1',
      options: Array.from({ length: 13 }, (_, i) => ({ value: i + 1, slug: i === 0 ? null : `d-${i + 1}` })),
    },
    {
      key: 'L',
      options: [
        { value: 100, slug: 'l-100' },
        { value: 200, slug: 'z40-6x200' },
        { value: 400, slug: null },
      ],
    },
  ],
  cad: { files: ['step', 'dxf', 'pdf', 'glb'], own: [], simplifications: [] },
  material: '1.2210',
  hardnessText: '60 ±2 HRC',
  drawing: {
    image: '/img/products/a.svg',
    letters: { width: 100, height: 50, letters: [{ key: 'd1', x: 5, y: 5 }] },
    look: 'broken',
  },
  picture: null,
  currency: 'USD',
  neighbours: [
    ['p2', 'Z40-6X100', 'z40-6x100', 1.4, 0, null, 6, 100, 'mavi', 0.5],
    ['p3', 'Z40-6X200', 'z40-6x200', 2.1, 1, null, 6, 200, 'mavi', 0.5],
    ['p4', 'Z40-6X<i>', 'z40-6xi', null, 2, null, 6, 400, 'mavi', null],
  ],
};

/** Replies by the call's key; an error is thrown. */
const load = async (replies: Record<string, unknown>, product = PRODUCT) => {
  const reports: unknown[] = [];
  const api = (async (key: string) => {
    const reply = { 'GET /api/settings': [], ...replies }[key];
    if (reply instanceof Error) throw reply;
    return reply;
  }) as unknown as Api;
  const details = await loadDetails({
    api,
    product,
    signal: new AbortController().signal,
    report: (error) => reports.push(error),
  });
  return { ...details, reports };
};
const sized = () => load({ 'GET /api/products/:id/sizes': SIZES });
const near = { products: [PRODUCT, { ...PRODUCT, code: 'Z', slug: 'z', name: 'Z', price: null }] };
const absent = new ApiError(404, 'NOT_FOUND', 'yok');

test('a tolerance class stands with its limits, a minus is a minus', async () => {
  const { dimensions } = (await sized()).parts;
  expect(dimensions).toContain('g6 <span>(−4 / −12 µm)</span>');
  expect(dimensions).toContain('0 / −0,015');
  expect(dimensions).not.toContain('mavi');
});

test('the way to all sizes stands once: above the neighbours, without any below the dimensions', async () => {
  const all = 'Serinin tüm ölçüleri (337)';
  const { dimensions, neighbours } = (await sized()).parts;
  expect([dimensions!.includes(all), neighbours!.includes(all)]).toEqual([false, true]);
  const alone = (await load({ 'GET /api/products/:id/sizes': { ...SIZES, neighbours: [] } })).parts;
  expect([alone.dimensions!.includes(all), alone.neighbours]).toEqual([true, undefined]);
});

test('least order, pack and weight stand above the dimensions, where there are any', async () => {
  const partOf = async (facts: Partial<Product>, sizes: ArticleSizes | Error = SIZES) =>
    (await load({ 'GET /api/products/:id/sizes': sizes }, { ...PRODUCT, ...facts })).parts.dimensions!;
  expect(await partOf({})).not.toContain('product-order');
  expect(await partOf({ orderQuantity: { min: 1_200, pack: 50 }, weightG: 1_250 })).toMatch(
    /^<ul class="product-order"><li>En az 1\.200 adet<\/li><li>Paket: 50 adet<\/li><li>Ağırlık: 1,25 kg<\/li><\/ul>/,
  );
  expect(await partOf({ unit: 'takım' })).toContain('<li>Satış birimi: takım</li>');
  expect(await partOf({ orderQuantity: { min: 6, pack: 1 }, weightG: 46 }, absent)).toContain(
    '<li>En az 6 adet</li><li>Ağırlık: 46 g</li></ul><dl class="product-key">',
  );
});

test('the button for instalments stands first, from their least price on and for prices in lira', async () => {
  const partOf = async (price: Product['price'], instalmentsFrom: number | null, more = {}) => {
    const mode = { payment: 'card', hasOwnDelivery: false, instalmentsFrom };
    const sizes = { 'GET /api/products/:id/sizes': SIZES, ...more };
    return (await load({ 'GET /api/payment/mode': mode, ...sizes }, { ...PRODUCT, price })).parts.dimensions;
  };
  const lira = (current: number) => ({ current, currency: 'TRY' as const });
  const button = /^<p class="product-instalments"><button [^>]*data-instalments="p3">Taksit seçenekleri<\/button><\/p>/;
  expect(await partOf(lira(1_000), 1_000)).toMatch(button);
  expect(await partOf(lira(1_000), 1_000, { 'GET /api/products/:id/sizes': absent })).toMatch(button);
  for (const [price, from] of [
    [lira(999.99), 1_000],
    [lira(5_000), null],
    [{ current: 5_000, currency: 'USD' as const }, 1_000],
    [null, 0],
  ] as const)
    expect(await partOf(price, from)).not.toContain('instalments');
  expect(
    await partOf(lira(5_000), 0, { 'GET /api/payment/mode': new ApiError(503, 'INTERNAL', 'kapalı') }),
  ).not.toContain('instalments');
});

test('an article’s files are links below its dimensions, with where the model is simpler; one without asks for them', async () => {
  const partOf = async (cad: ArticleSizes['cad']) =>
    (await load({ 'GET /api/products/:id/sizes': { ...SIZES, cad } })).parts.dimensions!;
  const html = await partOf({ ...SIZES.cad!, simplifications: ['Dişler silindirdir'] });
  expect(html.indexOf('</table>')).toBeLessThan(html.indexOf('product-cad'));
  expect(html).toContain(`href="/api/products/${PRODUCT._id}/cad/step"`);
  expect(html).toContain(`href="/api/products/${PRODUCT._id}/cad/dxf"`);
  expect(html).toContain('<ul><li>Dişler silindirdir.</li></ul>');
  expect(await partOf(SIZES.cad)).not.toContain('<ul>');
  const without = await partOf(null);
  expect(without).toContain('Bu ürün için CAD modeli henüz yok. <a href="/contact?cad=Z40-6X200">CAD iste</a>');
  expect(without).not.toContain('/cad/step');
});

test('files that staff gave are named, and nothing is said of computing where all are theirs', async () => {
  const computed = 'otomatik üretilmiştir';
  const own = 'Kendi hazırladığımız dosya: STEP.';
  const partOf = async (cad: ArticleSizes['cad']) =>
    (await load({ 'GET /api/products/:id/sizes': { ...SIZES, cad } })).parts.dimensions!;
  const both = await partOf({ ...SIZES.cad!, own: ['step'] });
  expect([both.includes(computed), both.includes(own), both.includes('data-model')]).toEqual([true, true, true]);
  const alone = await partOf({ files: ['step'], own: ['step'], simplifications: [] });
  expect([alone.includes(computed), alone.includes(own), alone.includes('data-model')]).toEqual([false, true, false]);
  expect(alone).not.toContain('/cad/dxf');
});

test('a product without a family shows the files that staff gave it', async () => {
  const partOf = async (cadFiles: Product['cadFiles']) =>
    (await load({ 'GET /api/products/:id/sizes': absent, 'GET /api/products': near }, { ...PRODUCT, cadFiles })).parts
      .dimensions!;
  const html = await partOf([{ format: 'step', file: 'a'.repeat(32), name: 'parca.stp', size: 1_000 }]);
  expect(html).toContain(`href="/api/products/${PRODUCT._id}/cad/step"`);
  expect(html).not.toContain('data-model');
  expect(await partOf([])).not.toContain('product-cad');
});

test('where files are for signed-in people, their links lead to the door, and from there back', async () => {
  const { parts } = await load({
    'GET /api/products/:id/sizes': { ...SIZES, cad: SIZES.cad },
    'GET /api/settings': [{ settingKey: 'shop_cad_sign_in', settingValue: true }],
  });
  expect(parts.dimensions).toContain(
    `href="/giris?next=%2Furun%2Fz40-6x200" data-article="${PRODUCT._id}" data-cad="step">`,
  );
  expect(parts.dimensions).not.toContain('download=""');
});

test('a picture of this very size takes the place of the one that stands for all sizes', async () => {
  const own = '/api/products/p3/cad/webp?v=1';
  const withPicture = (product: Product) =>
    load({ 'GET /api/products/:id/sizes': { ...SIZES, picture: own } }, product);
  const drawing = SIZES.drawing!.image;
  expect(await withPicture(PRODUCT)).toMatchObject({ pictures: [drawing, own, 'kesit.webp'], own: 2 });
  const photographed = { ...PRODUCT, areImagesRepresentative: false };
  expect((await withPicture(photographed)).pictures).toEqual([drawing, own, 'ortak.webp', 'kesit.webp']);
  expect(await sized()).toMatchObject({ pictures: [drawing, 'ortak.webp', 'kesit.webp'], own: 1 });
  const bare = { ...PRODUCT, family: null, mainImage: null, img: [] };
  expect(await load({ 'GET /api/products': { products: [] } }, bare)).toMatchObject({ pictures: [''], own: 0 });
});

test('the true ratio stands below a drawing that is broken or representative, not below one in true proportions', async () => {
  const ratio = async (look: 'true' | 'broken') =>
    'ratio' in
    (await load({ 'GET /api/products/:id/sizes': { ...SIZES, drawing: { ...SIZES.drawing!, look } } })).parts;
  expect([await ratio('broken'), await ratio('true')]).toEqual([true, false]);
});

test('the drawing has values for letters, diameters with their sign', async () => {
  const { drawing } = await sized();
  expect(drawing).toEqual({
    image: '/img/products/a.svg',
    letters: SIZES.drawing!.letters,
    caption: 'Kesikli gösterim · ölçüler mm',
    values: { d1: 'Ø6', L: '200', renk: 'mavi', r: '0,5' },
  });
});

test('many values are a list, few are links; those of other dimensions lead to the family’s table', async () => {
  const html = (await sized()).parts.switch!;
  expect(html).toContain('<option value="1" disabled data-slug="">1</option>');
  expect(html).toContain('<option value="6" selected data-slug="d-6">6</option>');
  expect(html).toContain('<a href="/urun/l-100" data-keep-scroll>100</a>');
  expect(html).toContain(
    '<a href="/urun/z40-6x200" aria-current="true">200</a><a href="/seri/itici-pim?L=400" title="',
  );
  // Without JavaScript the form asks the family's table for the size.
  expect(html).toMatch(/<form class="product-switch" action="\/seri\/itici-pim"/);
  expect(html).toContain('<input type="hidden" name="L" value="200">');
});

test('neighbours keep their order; this one is marked, one without a price leads to a quote', async () => {
  const html = (await sized()).parts.neighbours!;
  expect(html.indexOf('Z40-6X100')).toBeLessThan(html.indexOf('Z40-6X200'));
  expect(html).toMatch(/<tr aria-current="true"><th scope="row" class="code">Z40-6X200<\/th>/);
  expect(html).toContain('stock--made_to_order">Siparişe göre');
  expect(html).toContain('/contact?urun=Z40-6X%3Ci%3E');
});

test('neighbours say their lead time and are added from their rows; this one and unsold ones are not', async () => {
  const html = (await sized()).parts.neighbours!;
  expect(html).toContain('<td>aynı gün</td>');
  expect(html.match(/data-add="\w+"/g)).toEqual(['data-add="p2"']);
  expect(html).toContain('<small>bu ürün</small>');
});

test('rules of choosing and mounting stand before the tab with the rest of the description', async () => {
  const rules = '<h3>Seçim ve montaj</h3><ul><li>Delik H7 raybalanır.</li></ul>';
  const described = async (detailedDescription: string) =>
    (await load({}, { ...PRODUCT, family: null, detailedDescription })).parts;
  const whole = await described(`<p>Metin</p>${rules}<h3>Bakım</h3><ul><li>Yağlanır.</li></ul>`);
  expect(whole.rules).toBe('<h2>Seçim ve montaj</h2><ul><li>Delik H7 raybalanır.</li></ul>');
  expect(whole.description).toBe('<p>Metin</p><h3>Bakım</h3><ul><li>Yağlanır.</li></ul>');
  expect((await described('<p>Metin</p>')).rules).toBeUndefined();
  expect((await described(rules)).description).toBeUndefined();
  expect((await described('')).description).toBeUndefined();
});

test('the tab leaves out a first paragraph that stands in sight, unless it is all there is', async () => {
  const tab = async (detailedDescription: string) =>
    (await load({}, { ...PRODUCT, family: null, detailedDescription })).parts.description;
  const lead = '<p><strong>İtici pim Ø6×200 mm &lt;b&gt;</strong> (ürün kodu Z40-6X200). Silindirik &amp; sert</p>';
  expect(await tab(`${lead}<p>Taşlanmıştır.</p>`)).toBe('<p>Taşlanmıştır.</p>');
  expect(await tab('<p>Silindirik &amp; sert</p>\n<p>Taşlanmıştır.</p>')).toBe('<p>Taşlanmıştır.</p>');
  expect(await tab(lead)).toBe(lead);
  const other = '<p>Kılavuzlu. Silindirik &amp; sert</p><p>Taşlanmıştır.</p>';
  expect(await tab(other)).toBe(other);
});

test('texts of the catalogue are escaped in every part', async () => {
  const html = Object.values((await sized()).parts).join('');
  expect(html).toContain('&lt;b&gt;');
  expect(html).toContain('Silindirik &amp; sert');
  expect(html).toContain('&quot;Sert&quot;');
  expect(html).not.toMatch(/<i>|<b>"/);
});

test('the data for the browser name the parts only', async () => {
  const { parts } = await sized();
  expect(JSON.parse(JSON.stringify(parts))).toEqual(Object.fromEntries(Object.keys(parts).map((name) => [name, ''])));
  expect(Object.keys(parts)).not.toContain('documents');
});

test('a product without a family has its key data and the neighbours of the catalogue', async () => {
  const { drawing, parts } = await load({ 'GET /api/products': near }, { ...PRODUCT, family: null });
  expect(drawing).toBeNull();
  expect(parts.switch).toBeUndefined();
  expect(parts.dimensions).toContain('<dl class="product-key">');
  expect(parts.neighbours).toContain('/shop?category=c&amp;view=list');
});

test('calls that fail leave the rest of the page; only faults are reported', async () => {
  const without = await load({ 'GET /api/products/:id/sizes': absent, 'GET /api/products': near });
  expect(without.parts.neighbours).toContain('product-near-list');
  expect(without.reports).toEqual([]);
  const fault = new Error('broken');
  const broken = await load({ 'GET /api/products/:id/sizes': fault, 'GET /api/products': fault });
  expect(broken.parts.neighbours).toBeUndefined();
  expect(broken.parts.name).toContain('<h1>');
  expect(broken.reports).toEqual([fault, fault]);
});
