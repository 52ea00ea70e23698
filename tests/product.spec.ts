import type { APIRequestContext, Page } from '@playwright/test';
import { checkAxe, expect, follow, test } from './fixtures.ts';

interface Product {
  code: string;
  name: string;
  slug: string;
  description: string;
  price: { current: number; old?: number; currency: string } | null;
  category: { _id: string; name: string };
  subCategory: { _id: string; name: string } | null;
  technicalSpecs: { name: string; value: string; unit?: string }[];
  features: string[];
  applications: string[];
}

/** The first matching product of the list in this order. */
async function find(request: APIRequestContext, query: string, fits: (product: Product) => boolean): Promise<Product> {
  const list = async (page: number) =>
    (await request.get(`/api/products?limit=100&page=${page}${query}`)).json() as Promise<{
      products: Product[];
      pages: number;
    }>;
  const { pages } = await list(1);
  for (const page of [1, 2, 3, pages]) {
    const found = (await list(page)).products.find(fits);
    if (found) return (await request.get(`/api/products/slug/${found.slug}`)).json() as Promise<Product>;
  }
  throw new Error('the demo has no such product');
}
const priced = (request: APIRequestContext) =>
  find(request, '', ({ price }) => price !== null && price.old === undefined);
const reduced = (request: APIRequestContext) => find(request, '', ({ price }) => price?.old !== undefined);
const unpriced = (request: APIRequestContext) => find(request, '&sort=price', ({ price }) => price === null);

const alive = (page: Page) => expect(page.getByRole('tablist')).toBeAttached();

/** Opens a product within the page, so that the test can reply to its call. */
async function openInPage(page: Page, product: Product, answer: { status?: number; json: unknown }): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/shop');
  else {
    await follow(page, '/shop');
    await expect(page).toHaveURL('/shop');
  }
  await page.unroute('**/api/products/slug/**');
  await page.route('**/api/products/slug/**', (route) => route.fulfill(answer));
  await follow(page, `/urun/${product.slug}`);
}

interface Ld {
  '@type': string;
  sku?: string;
  offers?: { price: string; priceCurrency: string; availability: string };
  itemListElement?: { name: string; item: string }[];
}
const jsonLd = async (page: Page): Promise<Ld[]> =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) => JSON.parse(text) as Ld);

test('shows trail, name, code, text, price and terms', async ({ page, request }) => {
  const product = await reduced(request);
  const { category, subCategory } = product;
  await page.goto(`/urun/${product.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
  await expect(page.locator('.product-code')).toContainText(product.code);
  await expect(page.locator('.product-text')).toHaveText(product.description);
  const trail = page.locator('.breadcrumb');
  await expect(trail.getByRole('link', { name: 'Ana Sayfa' })).toHaveAttribute('href', '/');
  await expect(trail.getByRole('link', { name: category.name, exact: true })).toHaveAttribute(
    'href',
    `/shop?category=${category._id}`,
  );
  await expect(trail.getByRole('link', { name: subCategory!.name, exact: true })).toHaveAttribute(
    'href',
    `/shop?category=${category._id}&subCategory=${subCategory!._id}`,
  );
  await expect(trail.locator('[aria-current=page]')).toHaveText(product.name);
  const offer = page.locator('.product-offer');
  await expect(offer.locator('.price-now')).toContainText(product.price!.current.toFixed(2).replace('.', ','));
  await expect(offer.locator('s')).toContainText(product.price!.old!.toFixed(2).replace('.', ','));
  await expect(page.locator('.product-terms')).toContainText('Teslim süresi');
  await expect(page.locator('.product-terms')).toContainText('2 yıl garanti');
});

test('structured data has an offer only with a price', async ({ page, request }) => {
  const withPrice = await priced(request);
  await page.goto(`/urun/${withPrice.slug}`);
  const [product, trail] = await jsonLd(page);
  expect(product).toMatchObject({
    '@type': 'Product',
    sku: withPrice.code,
    offers: { price: withPrice.price!.current.toFixed(2), priceCurrency: withPrice.price!.currency },
  });
  expect(product!.offers!.availability).toMatch(/^https:\/\/schema\.org\/(InStock|MadeToOrder|OutOfStock)$/);
  expect(trail!.itemListElement!.at(-1)).toMatchObject({ name: withPrice.name });
  expect(new URL((await page.locator('link[rel=canonical]').getAttribute('href'))!).pathname).toBe(
    `/urun/${withPrice.slug}`,
  );

  const without = await unpriced(request);
  await page.goto(`/urun/${without.slug}`);
  expect((await jsonLd(page))[0]).not.toHaveProperty('offers');
  await expect(page.locator('.product-offer .price')).toHaveCount(0);
  const ask = page.locator('.product-offer').getByRole('link', { name: /teklif al/i });
  await expect(ask).toHaveAttribute('href', `/contact?urun=${without.code}`);
  await page.locator('.product-offer').getByRole('spinbutton').fill('12');
  await expect(ask).toHaveAttribute('href', `/contact?urun=${without.code}&adet=12`);
});

test('a code in any case redirects to the one address permanently', async ({ request }) => {
  const { code, slug } = await priced(request);
  for (const name of [code, code.toLowerCase()]) {
    const reply = await request.get(`/product/${name}`, { maxRedirects: 0 });
    expect(reply.status()).toBe(301);
    expect(reply.headers()['location']).toBe(`/urun/${slug}`);
  }
});

test('a missing product is a 404 for people and search engines, with ways on', async ({ page, problems }) => {
  problems.allow(/status of 404/);
  for (const [path, sentence] of [
    ['/urun/yok', 'Ürün bulunamadı'],
    ['/product/YOK-1', 'Ürün bulunamadı'],
    ['/urun', 'Ürün parametresi bulunamadı'],
    ['/product', 'Ürün parametresi bulunamadı'],
  ] as const) {
    expect((await page.goto(path))!.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ürün Bulunamadı');
    await expect(page.locator('.empty-sheet').getByRole('alert')).toHaveText(sentence);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  }
  await page.goto('/product/Z40-6X210');
  await expect(page.getByRole('heading', { name: 'Katalogdaki en yakın ürünler' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'İtici pim Ø6×200 mm' })).toHaveAttribute(
    'href',
    /^\/urun\/.*z40-6x200$/,
  );
  const sheet = page.locator('.empty-sheet');
  await expect(sheet.getByRole('link', { name: 'Tüm ürünler' }).last()).toHaveAttribute('href', '/shop');
  await sheet.getByRole('searchbox').fill('pim');
  await sheet.getByRole('button', { name: 'Ara' }).click();
  await expect(page).toHaveURL('/shop?q=pim');
});

test('a failing call, a refused address, a product no longer sold and an empty result have their sentences', async ({
  page,
  problems,
  request,
}) => {
  problems.allow(/status of (400|410|500)/);
  const product = await priced(request);
  for (const [what, answer, sentence] of [
    ['a failing call', { status: 500, json: {} }, 'Ürün yüklenirken hata oluştu'],
    ['a refused address', { status: 400, json: {} }, "Geçersiz ürün URL'i"],
    [
      'a product no longer sold',
      { status: 410, json: { code: 'GONE', message: 'Bu ürün artık satışta değil.' } },
      'Bu ürün artık satışta değil.',
    ],
    ['an empty result', { json: null }, 'Aradığınız ürün mevcut değil.'],
  ] as const)
    await test.step(`${what} says '${sentence}'`, async () => {
      await openInPage(page, product, answer);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ürün Bulunamadı');
      await expect(page.locator('.empty-sheet').getByRole('alert')).toHaveText(sentence);
    });
});

test('tabs follow the arrow keys and are in the address', async ({ page, request }) => {
  const product = await priced(request);
  await page.goto(`/urun/${product.slug}`);
  await alive(page);
  const names = ['Açıklama', 'Teknik Özellikler', 'Uygulama Alanları', 'Öne Çıkanlar'];
  await expect(page.getByRole('tab')).toHaveText(names);
  const chosen = page.locator('[role=tab][aria-selected=true]');
  await expect(chosen).toHaveText(names[0]!);
  await chosen.focus();
  await page.keyboard.press('ArrowRight');
  await expect(chosen).toHaveText(names[1]!);
  await expect(chosen).toBeFocused();
  await expect(page).toHaveURL(/#teknik-ozellikler$/);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.locator('.product-specs tbody tr')).toHaveCount(product.technicalSpecs.length);
  const [spec] = product.technicalSpecs;
  await expect(page.locator('.product-specs tbody tr').first()).toHaveText(
    `${spec!.name}${spec!.value}${spec!.unit ?? ''}`,
  );
  await page.keyboard.press('End');
  await expect(chosen).toHaveText(names[3]!);
  await page.keyboard.press('ArrowRight');
  await expect(chosen).toHaveText(names[0]!);

  await page.goto('/shop');
  await page.goto(`/urun/${product.slug}#uygulama-alanlari`);
  await alive(page);
  await expect(chosen).toHaveText(names[2]!);
  await expect(page.getByRole('tabpanel')).toContainText(product.applications[0]!);
});

test('a tab without data is missing', async ({ page, request }) => {
  const product = await priced(request);
  await openInPage(page, product, { json: { ...product, applications: [], features: [], detailedDescription: '' } });
  await expect(page.getByRole('tab')).toHaveText(['Teknik Özellikler']);
});

test('documents show type and size', async ({ page, request }) => {
  const product = await priced(request);
  await openInPage(page, product, {
    json: {
      ...product,
      documents: [
        { name: 'Föy', url: '/files/documents/a.pdf', type: 'pdf', size: 104_000 },
        { name: 'Ölçü resmi', url: '/files/documents/b.webp', type: 'image', size: 3 * 1024 * 1024 + 300_000 },
      ],
    },
  });
  const documents = page.locator('.product-documents li');
  await expect(documents.nth(0)).toHaveText('PDF Föy <0,1 MB');
  await expect(documents.nth(1)).toHaveText('Görsel Ölçü resmi 3,3 MB');
});

test('a thumbnail changes the picture; the picture opens a zoom that works and closes by keyboard', async ({
  page,
  request,
}) => {
  const product = await priced(request);
  await page.goto(`/urun/${product.slug}`);
  await alive(page);
  const main = page.locator('.product-main');
  const first = await main.getAttribute('href');
  await page.locator('.product-thumbs li a').nth(1).click();
  await expect(main).not.toHaveAttribute('href', first!);
  await page.locator('.product-thumbs li a').nth(0).click();
  await main.press('Enter');
  const zoom = page.getByRole('dialog');
  await expect(zoom).toBeVisible();
  await checkAxe(page);
  await page.keyboard.press('ArrowRight');
  await expect(zoom).toHaveAccessibleName(/görsel 2 \/ 3$/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(zoom).toHaveAccessibleName(/görsel 3 \/ 3$/);
  await page.keyboard.press('Escape');
  await expect(zoom).toHaveCount(0);
  await expect(main).toBeFocused();
  await main.click();
  await zoom.getByRole('img').click();
  await expect(zoom).toHaveCount(0);
});

test('representative pictures say so, enlarged and in lists too; pictures of the very product do not', async ({
  page,
  request,
}) => {
  // Its model is simpler than the part: the pictures of its family stand for all sizes.
  const { rows } = (await (await request.get('/api/families/bkp-bilyali-kafes-pirinc/rows?limit=1')).json()) as {
    rows: [id: string][];
  };
  const product = (await (await request.get(`/api/products/${rows[0]![0]}`)).json()) as Product;
  await page.goto(`/urun/${product.slug}`);
  await alive(page);
  await expect(page.locator('.product-main').getByText('Temsili çizim')).toBeVisible();
  await page.locator('.product-thumbs li a').nth(1).click();
  await expect(page.locator('.product-main').getByText('Temsili görsel')).toBeVisible();
  await page.locator('.product-main').click();
  await expect(page.getByRole('dialog').getByText('Temsili görsel')).toBeVisible();
  await page.goto(`/shop?q=${product.code}`);
  await expect(page.getByText('Görseller temsilidir')).toBeVisible();

  await openInPage(page, product, { json: { ...product, areImagesRepresentative: false } });
  await expect(page.locator('.product-main')).toBeVisible();
  await expect(page.getByText('Temsili görsel')).toHaveCount(0);
});

test('more than three pictures wrap around; one has no thumbnails', async ({ page, request }) => {
  const product = await priced(request);
  const images = (n: number) => Array.from({ length: n }, (_, i) => `/placeholder.svg?${i}`);
  const own = { ...product, family: null, mainImage: null, additionalImages: [] };
  await openInPage(page, product, { json: { ...own, img: images(5) } });
  const visible = page.locator('.product-thumbs li:visible');
  for (const [width, shown] of [
    [1440, 3],
    [700, 2],
    [400, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(visible).toHaveCount(shown);
  }
  const next = page.getByRole('button', { name: 'Sonraki görsel' });
  const firstPicture = visible.first().locator('a');
  await expect(firstPicture).toHaveAttribute('href', '/placeholder.svg?0');
  await page.getByRole('button', { name: 'Önceki görsel' }).click();
  await expect(firstPicture).toHaveAttribute('href', '/placeholder.svg?4');
  await next.click();
  await expect(firstPicture).toHaveAttribute('href', '/placeholder.svg?0');

  await page.unroute('**/api/products/slug/**');
  await openInPage(page, product, { json: { ...own, img: images(1) } });
  await expect(page.locator('.product-main')).toBeVisible();
  await expect(page.locator('.product-thumbs')).toHaveCount(0);
});

test('the code can be copied', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const product = await priced(request);
  await page.goto(`/urun/${product.slug}`);
  await alive(page);
  await page.getByRole('button', { name: 'Kodu kopyala' }).click();
  await expect(page.getByText('Kopyalandı')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(product.code);
});

test('neighbouring sizes are a click away, and the new product begins again', async ({ page, request }) => {
  const product = await priced(request);
  await page.goto(`/urun/${product.slug}`);
  await alive(page);
  const near = page.locator('.product-near');
  await expect(near.locator('tr[aria-current]')).toContainText(product.code);
  await page.locator('.product-thumbs li a').nth(1).click();
  const other = near.locator('th a[href^="/urun/"]').first();
  const code = await other.textContent();
  await other.click();
  await expect(page.locator('.product-code')).toContainText(code!);
  await expect(near.locator('tr[aria-current]')).toContainText(code!);
  await expect(page.locator('.product-thumbs li a').first()).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
});

/** A size of DIN 1530-A in the middle of its family. */
const PIN = 'Z40-6X200';
/** A row of the dimension table, without the space between its cells. */
const dimension = (page: Page, key: string) => page.locator(`.product-dims tr[data-dim="${key}"]`);
const letter = (page: Page, key: string) => page.locator(`.lettered [data-dim="${key}"]`);

test('the drawing bears the values, and marks what is pointed at', async ({ page }) => {
  await page.goto(`/product/${PIN}`);
  await alive(page);
  for (const [key, value] of [
    ['d1', 'Ø6'],
    ['L', '200'],
    ['d2', 'Ø12'],
    ['k', '5'],
    ['r', '0,5'],
  ] as const)
    await expect(letter(page, key)).toHaveText(value);
  await dimension(page, 'd1').hover();
  await expect(page.locator('.lettered rect')).toHaveCount(1);
  await page.locator('.product-select select').focus();
  await expect(dimension(page, 'd1')).toHaveAttribute('data-marked', '');
  await page.mouse.move(0, 0);
  await letter(page, 'd2').hover();
  await expect(dimension(page, 'd2')).toHaveAttribute('data-marked', '');
});

test('dimensions have their tolerance with its limits, and the way to the family', async ({ page, request }) => {
  await page.goto(`/product/${PIN}`);
  await expect(dimension(page, 'd1')).toContainText('Ø6');
  await expect(dimension(page, 'd1')).toContainText('g6 (−4 / −12 µm)');
  await expect(dimension(page, 'L')).toContainText('+2 / 0');
  await expect(page.locator('.product-material')).toHaveText('1.2210 (115CrV3) · 60 ±2 HRC');
  const { family } = (await (await request.get(`/api/products/${PIN}`)).json()) as {
    family: { slug: string; articleCount: number };
  };
  const all = page.getByRole('link', { name: `Serinin tüm ölçüleri (${family.articleCount})` });
  await expect(all.first()).toHaveAttribute('href', `/seri/${family.slug}`);
  const [product] = await jsonLd(page);
  expect(product).toMatchObject({
    inProductGroupWithID: family.slug,
    isVariantOf: { '@type': 'ProductGroup', productGroupID: family.slug },
  });
});

test('the size switch goes to the size with that value; impossible ones are disabled', async ({ page }) => {
  await page.goto(`/product/${PIN}`);
  await alive(page);
  const diameter = page.locator('.product-select select');
  await expect(diameter).toHaveValue('6');
  await expect(diameter.locator('option[value="1.5"]')).toBeDisabled();
  await diameter.selectOption('8');
  await expect(page.locator('.product-code')).toContainText('Z40-8X200');
  await expect(letter(page, 'd1')).toHaveText('Ø8');
  await expect(diameter).toHaveValue('8');
  await page.locator('.product-chips').getByRole('link', { name: '315', exact: true }).click();
  await expect(page.locator('.product-code')).toContainText('Z40-8X315');
  await expect(page.locator('.product-chips [aria-current]')).toHaveText('315');
  await page.goBack();
  await page.goBack();
  await expect(diameter).toHaveValue('6');
});

test('ten sizes beside it, the other lengths of its diameter first, in the order of the dimensions', async ({
  page,
}) => {
  await page.goto(`/product/${PIN}`);
  const rows = page.locator('.product-sizes tbody tr');
  await expect(rows).toHaveCount(11);
  const codes = [100, 125, 160, 200, 250, 315, 400, 500, 630, 800, 1000].map((length) => `Z40-6X${length}`);
  await expect(rows).toContainText(codes);
  await expect(rows.and(page.locator('[aria-current="true"]'))).toContainText(PIN);
  await expect(rows.nth(codes.indexOf(PIN))).toContainText('Stokta');
});

test('a neighbour goes into the cart from its row, and the button tells the sum of its pieces', async ({ page }) => {
  await page.goto(`/product/${PIN}`);
  await alive(page);
  const row = page.locator('.product-sizes tbody tr', { hasText: 'Z40-6X250' });
  await expect(row).toContainText('aynı gün');
  await row.getByRole('button', { name: 'Ekle: Z40-6X250' }).click();
  await expect(row).toContainText('✓ 1 sepette');
  await expect(page.getByText('Ürün sepete eklendi.')).toBeVisible();
  const buy = page.locator('.product-buy .button--accent');
  await expect(buy, 'the price of one piece stands beside it').toHaveText('Sepete Ekle');
  await page.locator('.product-offer').getByRole('spinbutton').fill('20');
  await expect(buy).toContainText('$42,00');
});

test('on phones price, stock and button stay in sight at the lower edge', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/product/${PIN}`);
  await alive(page);
  const bar = page.locator('.product-offer');
  for (const top of [0, 100_000]) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await expect(bar).toBeInViewport({ ratio: 1 });
  }
  await expect(bar).toContainText(PIN);
  const foot = await page.locator('footer').last().boundingBox();
  expect(foot!.y + foot!.height).toBeLessThanOrEqual((await bar.boundingBox())!.y + 1);
  await bar.getByRole('button', { name: 'Sepete Ekle' }).click();
  await expect(page.getByText('Ürün sepete eklendi.')).toBeVisible();
});

test('a product without a family keeps its key data, pictures and neighbours', async ({ page, request }) => {
  const product = await priced(request);
  await openInPage(page, product, { json: { ...product, family: null } });
  await expect(page.locator('.product-key > div')).toHaveCount(Math.min(6, product.technicalSpecs.length));
  await expect(page.locator('.lettered')).toHaveCount(0);
  await expect(page.locator('.product-switch')).toHaveCount(0);
  await expect(page.locator('.product-near-list tr[aria-current]')).toContainText(product.code);
  await expect(page.locator('.product-near').getByRole('link', { name: 'Tümünü göster' })).toBeVisible();
});

test('prints as a data sheet of one page without navigation', async ({ page, request }) => {
  const product = await priced(request);
  await page.goto(`/urun/${product.slug}`);
  await alive(page);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const head = page.locator('.print-head');
  await expect(head).toContainText('+90 (212) 000 00 00');
  await expect(head).toContainText(`/urun/${product.slug}`);
  await expect(head).toContainText(/\d{1,2} \p{L}+ 20\d\d/u); // today
  await expect(page.locator('header').getByRole('link', { name: 'Örnek Kalıp Elemanları' })).toBeVisible();
  await expect(page.getByRole('search').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.product-specs')).toBeVisible();
  for (const picture of ['.product-main img', '.product-thumbs li:visible img']) {
    await expect(page.locator(picture)).toHaveCount(1);
    expect((await page.locator(picture).boundingBox())!.height).toBeGreaterThan(220); // 60 mm
  }
  // The drawing is the largest, and its letters are values.
  const area = async (picture: string) => {
    const { width, height } = (await page.locator(picture).boundingBox())!;
    return width * height;
  };
  expect(await area('.product-main img')).toBeGreaterThan(1.5 * (await area('.product-thumbs li:visible img')));
  await expect(page.locator('.product-main text', { hasText: /\d/ }).first()).toBeVisible();
  await expect(page.locator('.product-dims')).toBeVisible();
  await expect(page.locator('.product-offer .stock')).toBeVisible();
  await expect(page.locator('.product-offer .price-now')).toBeVisible();
  for (const part of [
    '.breadcrumb',
    '.product-tab-list',
    '.product-near',
    '.product-buy',
    '.product-ask',
    '.product-documents',
  ])
    await expect(page.locator(part)).toBeHidden();
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('everything is readable, one part under the other, and pictures open as files', async ({ page, request }) => {
    const product = await priced(request);
    await page.goto(`/urun/${product.slug}`);
    for (const text of [product.technicalSpecs.at(-1)!.value, product.applications[0]!, product.features[0]!])
      await expect(page.locator('.product-panels').getByText(text).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Kodu kopyala' })).toBeHidden();
    await expect(page.locator('.product-main')).toHaveAttribute('href', /\/cad\/svg\?v=/);
  });
  test('other sizes are reached by links and by a form', async ({ page, request }) => {
    await page.goto(`/product/${PIN}`);
    await expect(letter(page, 'd1')).toHaveText('Ø6');
    const form = page.locator('.product-switch');
    await expect(form).toHaveAttribute('action', '/seri/z40-itici-pim');
    await expect(form.getByRole('button', { name: 'Ölçüye git' })).toBeVisible();
    // What the form asks for is one size of the family.
    const rows = (await (await request.get('/api/families/z40-itici-pim/rows?d1=6&L=200')).json()) as { total: number };
    expect(rows.total).toBe(1);
    await page.locator('.product-chips').getByRole('link', { name: '315', exact: true }).click();
    await expect(page.locator('.product-code')).toContainText('Z40-6X315');
  });
});

test('the page loads no more than 90 kB of JavaScript and 14 kB of styles', async ({ page, request }) => {
  const product = await priced(request);
  const files: { type: string; url: string }[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type === 'script' || type === 'stylesheet') files.push({ type, url: response.url() });
  });
  await page.goto(`/urun/${product.slug}`);
  await page.waitForLoadState('networkidle');
  const bytes = async (wanted: string) => {
    let sum = 0;
    for (const { type, url } of files)
      if (type === wanted)
        sum += Number((await request.get(url, { headers: { 'accept-encoding': 'gzip' } })).headers()['content-length']);
    return sum;
  };
  expect(await bytes('script')).toBeGreaterThan(50_000);
  expect(await bytes('script')).toBeLessThanOrEqual(90_000);
  expect(await bytes('stylesheet')).toBeLessThanOrEqual(14_000);
});
