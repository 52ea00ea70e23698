import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

interface Named {
  _id: string;
  name: string;
  slug: string;
}
interface Category extends Named {
  parentCategory: Named | null;
  productCount: number;
}
interface Card {
  code: string;
  name: string;
  slug: string;
  description: string;
  price: { current: number } | null;
}
interface List {
  products: Card[];
  total: number;
  pages: number;
}

const json = async <T>(request: APIRequestContext, path: string): Promise<T> =>
  (await request.get(path)).json() as Promise<T>;
const grouped = (n: number) => String(n).replace(/\B(?=(\d{3})+$)/g, '.');
const alive = (page: Page) => page.waitForLoadState('networkidle');

/** A main category with a sub-category, both with products. */
async function someCategory(request: APIRequestContext): Promise<{ main: Category; sub: Category }> {
  const all = await json<Category[]>(request, '/api/categories');
  const sub = all.find((one) => one.parentCategory && one.productCount > 24)!;
  return { main: all.find((one) => one._id === sub.parentCategory!._id)!, sub };
}

test('shows categories, 24 products with name, code, short text and price, and the count', async ({
  page,
  request,
}) => {
  const list = await json<List>(request, '/api/products');
  await page.goto('/shop?show=articles');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ürünler');
  await expect(page.locator('.shop-count')).toHaveText(`${grouped(list.total)} ölçü`);
  const cards = page.locator('.product-card');
  await expect(cards).toHaveCount(24);
  const [first] = list.products;
  await expect(cards.first()).toContainText(first!.code);
  await expect(cards.first().getByRole('link', { name: first!.name })).toHaveAttribute('href', `/urun/${first!.slug}`);
  for (const [i, { description }] of list.products.entries()) {
    await expect(cards.nth(i).locator('.product-card-text')).toHaveText(
      description.length > 60 ? `${description.slice(0, 60).trimEnd()}…` : description,
    );
  }
  const mains = (await json<Category[]>(request, '/api/categories?type=main')).length;
  await expect(page.locator('.shop-cards li')).toHaveCount(mains);
  await expect(page.locator('.shop-tree > ul > li')).toHaveCount(mains + 1);
});

test("a product without a price offers 'Teklif Al' with its code, one with a price does not", async ({
  page,
  request,
}) => {
  const pages = (await json<List>(request, '/api/products?sort=price')).pages;
  const last = await json<List>(request, `/api/products?sort=price&page=${pages}`);
  const unpriced = last.products.find(({ price }) => price === null);
  expect(unpriced, 'the demo has products without a price').toBeDefined();
  await page.goto(`/shop?sort=price&page=${pages}`);
  const card = page.locator('.product-card', { hasText: unpriced!.code }).first();
  await expect(card.getByRole('link', { name: /teklif al/i })).toHaveAttribute(
    'href',
    `/contact?urun=${unpriced!.code}`,
  );
  await expect(card.locator('.price')).toHaveCount(0);
  await page.goto('/shop?sort=price');
  await expect(page.locator('.product-card .price')).toHaveCount(24);
  await expect(page.locator('.product-card .price-quote')).toHaveCount(0);
});

test('the address holds category, sub-category, sort, view and page, and back restores them', async ({
  page,
  request,
}) => {
  const { main, sub } = await someCategory(request);
  await page.goto('/shop?show=articles');
  await alive(page);
  await page.locator('.shop-tree').getByRole('link', { name: main.name }).click();
  await expect(page).toHaveURL(`/shop?category=${main._id}&show=articles`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(main.name);
  await expect(page.locator('.shop-count')).toHaveText(`${grouped(main.productCount)} ölçü`);
  await page.locator('.shop-subs').getByRole('link', { name: sub.name }).click();
  await expect(page).toHaveURL(`/shop?category=${main._id}&show=articles&subCategory=${sub._id}`);
  await expect(page.locator('.shop-count')).toHaveText(`${grouped(sub.productCount)} ölçü`);
  await page.getByLabel('Sıralama').selectOption('-price');
  await expect(page).toHaveURL(
    (url) => url.searchParams.get('sort') === '-price' && url.searchParams.get('subCategory') === sub._id,
  );
  await page.locator('.shop-views').getByRole('link', { name: 'Liste' }).click();
  await expect(page).toHaveURL(/&view=list$/);
  await expect(page.locator('.shop-rows tbody tr')).toHaveCount(24);
  await page.getByRole('link', { name: 'Sayfa 2', exact: true }).click();
  await expect(page).toHaveURL(/&page=2&/);
  await expect(page.getByRole('link', { name: 'Sayfa 2', exact: true })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(`/shop?category=${main._id}&show=articles&subCategory=${sub._id}`);
  await expect(page.getByLabel('Sıralama')).toHaveValue('');
  await expect(page.locator('.product-card')).toHaveCount(24);
  await page.getByRole('link', { name: `${sub.name} filtresini kaldır` }).click();
  await expect(page).toHaveURL(`/shop?category=${main._id}&show=articles`);
});

test('typing filters at once, asks the server after a pause, and keeps focus, caret and history', async ({
  page,
  request,
}) => {
  await page.goto('/shop?show=articles');
  await alive(page);
  const before = await page.evaluate(() => history.length);
  const { products } = await json<List>(request, '/api/products');
  const box = page.getByRole('searchbox', { name: 'Ürün ara' });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/products?**', async (route) => {
    await held;
    await route.continue();
  });
  await box.pressSequentially(products[5]!.code.toLowerCase());
  const local = products.filter(({ code }) => code.includes(products[5]!.code)).length;
  await expect(page.locator('.product-card')).toHaveCount(local);
  await expect(page.locator('#shop-results')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page).toHaveURL(`/shop?q=${products[5]!.code.toLowerCase()}`);
  await expect(page.locator('#shop-results')).not.toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('.hit, .product-card').first()).toContainText(products[5]!.code);
  await expect(box).toBeFocused();
  expect(await box.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(products[5]!.code.length);
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('the search folds letters, and keeps letters typed during a pending reply', async ({ page }) => {
  await page.goto('/shop');
  await alive(page);
  const box = page.getByRole('searchbox', { name: 'Ürün ara' });
  await page.route('**/api/products?**', async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    await route.continue();
  });
  const asked = page.waitForRequest(/q=ITICI$/);
  await box.pressSequentially('ITICI');
  await asked;
  await box.pressSequentially(' PİM');
  await expect(page).toHaveURL(/q=ITICI\+P%C4%B0M$/);
  await expect(box).toHaveValue('ITICI PİM');
  await expect(page.locator('.shop-rows tbody tr').first()).toContainText(/[iİ]tici pim/);
  await expect(page.locator('.shop-count')).toHaveText('1.000+ sonuç');
});

test('choosing a main category clears sub-category and search', async ({ page, request }) => {
  const { main, sub } = await someCategory(request);
  await page.goto(`/shop?category=${main._id}&subCategory=${sub._id}&q=mm`);
  await alive(page);
  // The whole width is the search's; the categories are behind a button.
  await page.getByRole('button', { name: 'Kategoriler' }).click();
  await page.locator('.shop-tree').getByRole('link', { name: main.name }).click();
  await expect(page).toHaveURL(`/shop?category=${main._id}`);
  await expect(page.getByRole('searchbox', { name: 'Ürün ara' })).toHaveValue('');
});

test('an empty result, an empty category, an unknown category and an unknown page say so and offer a way on', async ({
  page,
  problems,
  request,
}) => {
  problems.allow(/status of 404/);
  await page.goto('/shop?q=xyzzy');
  await expect(page.getByText('"xyzzy" için ürün bulunamadı')).toBeVisible();
  await alive(page);
  const { main } = await someCategory(request);
  const none = { total: 0, page: 1, limit: 24, pages: 0 };
  await page.route('**/api/{products,families}?**', (route) =>
    route.fulfill({
      json: { products: [], families: [], articleTotal: 0, inStockTotal: 0, facets: [], ...none },
    }),
  );
  await page.getByRole('button', { name: 'Kategoriler' }).click();
  await page.locator('.shop-tree').getByRole('link', { name: main.name }).click();
  await expect(page.getByText('Bu kategoride henüz ürün bulunmuyor')).toBeVisible();
  await page.unroute('**/api/{products,families}?**');
  await page.locator('.empty-state').getByRole('link', { name: 'Tüm ürünler' }).click();
  await expect(page.locator('.family-card').first()).toBeVisible();

  expect((await page.goto('/shop?category=yok'))!.status()).toBe(404);
  await expect(page.getByText('Aradığınız kategori bulunamadı. Tüm ürünler gösteriliyor.')).toBeVisible();
  await expect(page.locator('.family-card').first()).toBeVisible();
  expect((await page.goto('/shop?page=99999'))!.status()).toBe(404);
  await page.getByRole('link', { name: 'İlk sayfaya dön' }).click();
  await expect(page).toHaveURL('/shop?show=articles');
});

test('failed calls show their sentences, and trying again helps', async ({ page, problems, request }) => {
  problems.allow(/status of 500/);
  const { main } = await someCategory(request);
  await page.goto('/shop');
  await alive(page);
  await page.route(/\/api\/(products|categories)(\?|$)/, (route) => route.fulfill({ status: 500, json: {} }));
  await page.locator('.shop-tree').getByRole('link', { name: main.name }).click();
  await expect(page.getByText('Ürünler yüklenirken hata oluştu.')).toBeVisible();
  await expect(page.getByText('Kategoriler yüklenirken hata oluştu.')).toBeVisible();
  await page.unroute(/\/api\/(products|categories)(\?|$)/);
  await page.getByRole('link', { name: 'Tekrar dene' }).click();
  await expect(page.locator('.family-row').first()).toBeVisible();
  await expect(page.getByText('Ürünler yüklenirken hata oluştu.')).toHaveCount(0);
});

test('a search is hidden from search engines, a sorted list names the plain one', async ({ page }) => {
  await page.goto('/shop?q=pim');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.goto('/shop?sort=name&page=2&view=list');
  expect(new URL((await page.locator('link[rel=canonical]').getAttribute('href'))!).search).toBe('?page=2');
});

test('the search box takes no more than 100 letters', async ({ page }) => {
  await page.goto('/shop');
  await expect(page.getByRole('searchbox', { name: 'Ürün ara' })).toHaveAttribute('maxlength', '100');
});

interface FamilyList {
  families: { name: string; slug: string; articleCount: number }[];
  total: number;
  articleTotal: number;
  inStockTotal: number;
}
/** The category of pins, whose sizes have many diameters and a few lengths. */
async function pinCategory(request: APIRequestContext): Promise<{ id: string; list: FamilyList }> {
  const all = await json<Category[]>(request, '/api/categories?type=main');
  const id = all.find(({ name }) => name === 'İtici Pimler')!._id;
  return { id, list: await json<FamilyList>(request, `/api/families?category=${id}&limit=100`) };
}
const filteredCount = async (request: APIRequestContext, query: string) =>
  (await json<FamilyList>(request, `/api/families?${query}&limit=1`)).total;

test('the first page has all families in sections by category, with the way to the articles', async ({
  page,
  request,
}) => {
  const { families, total, articleTotal, inStockTotal } = await json<FamilyList>(request, '/api/families?limit=100');
  await page.goto('/shop');
  await expect(page.locator('.shop-figures')).toContainText(
    `${grouped(total)} seri · ${grouped(articleTotal)} ölçü · ${grouped(inStockTotal)} stokta`,
  );
  await expect(page.locator('.family-variants > li')).toHaveCount(families.length);
  const linked = await page
    .locator('.family-variant a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect([...linked].sort()).toEqual(families.map(({ slug }) => `/seri/${slug}`).sort());
  const mains = await json<Category[]>(request, '/api/categories?type=main');
  await expect(page.locator('.shop-section h2')).toHaveText(mains.map(({ name }) => name));
  await page.getByRole('link', { name: 'Tek tek ölçüler' }).click();
  await expect(page).toHaveURL('/shop?show=articles');
  await expect(page.locator('.product-card')).toHaveCount(24);
  await page.getByRole('link', { name: 'Seriler', exact: true }).click();
  await expect(page).toHaveURL('/shop');
});

test('typing narrows the families at once, before the server is asked', async ({ page, request }) => {
  const { families } = await json<FamilyList>(request, '/api/families?limit=100');
  await page.goto('/shop');
  await alive(page);
  await page.route('**/api/products?**', () => {}); // never answered
  await page.getByRole('searchbox', { name: 'Ürün ara' }).fill('termokupl');
  const fitting = families.filter(({ name }) => name.startsWith('Termokupl'));
  await expect(page.locator('.family-variants > li')).toHaveCount(fitting.length);
  await expect(page.locator('.shop-count')).toContainText(`${fitting.length} eşleşme`);
});

test('choosing a filter narrows the list in place: scroll, focus and history stay, and its chip removes it', async ({
  page,
  request,
}) => {
  const { id, list } = await pinCategory(request);
  await page.goto(`/shop?category=${id}`);
  await alive(page);
  await expect(page.locator('.family-row')).toHaveCount(list.total);
  await expect(page.locator('.shop-count')).toContainText(
    `${list.total} seri, çubuklar aynı ölçekte: ilk ölçü 0,5–32, boy`,
  );
  await expect(page.locator('.shop-count')).toHaveRole('status');
  const materials = page.getByRole('region', { name: 'Malzeme' });
  await expect(materials.getByRole('link')).toHaveCount(0); // folded, as the dimensions are as high as the list
  await materials.locator('summary').click();
  const value = materials.getByRole('link').first();
  const name = (await value.locator('span').textContent())!;
  await value.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await value.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('material') === name);
  const count = await filteredCount(request, `category=${id}&material=${encodeURIComponent(name)}`);
  expect(count).toBeLessThan(list.total);
  await expect(page.locator('.family-row')).toHaveCount(count);
  await expect(value).toHaveAttribute('aria-current', 'true');
  await expect(value).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(before);
  // Values that would lead to an empty list stay, without a link; folded groups hide theirs.
  await expect(page.locator('.facets [aria-disabled=true]').first()).toBeAttached();

  await page.getByRole('link', { name: 'Tek tek ölçüler' }).click();
  await expect(page.locator('.product-card')).toHaveCount(24);
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('material') === name);
  await page.getByRole('link', { name: `Malzeme: ${name} filtresini kaldır` }).click();
  await expect(page).toHaveURL(`/shop?category=${id}&show=articles`);
  await page.goBack();
  await expect(page.getByRole('link', { name: `Malzeme: ${name} filtresini kaldır` })).toBeVisible();
});

test('a range follows while it is typed, and keeps the caret', async ({ page, request }) => {
  const { id } = await pinCategory(request);
  await page.goto(`/shop?category=${id}`);
  await alive(page);
  const least = page.getByRole('textbox', { name: 'Çap, en az' });
  await least.pressSequentially('12,5');
  await expect(page).toHaveURL(`/shop?category=${id}&attr.cap=12.5..`);
  await expect(page.locator('.family-row')).toHaveCount(await filteredCount(request, `category=${id}&attr.cap=12.5..`));
  await expect(least).toBeFocused();
  await expect(least).toHaveValue('12,5');
  await page.getByRole('link', { name: 'Filtreleri temizle' }).click();
  await expect(page).toHaveURL(`/shop?category=${id}`);
  await expect(least).toHaveValue('');
});

test("a family's link carries what the filters say of sizes to its table, also without JavaScript", async ({
  browser,
  page,
  request,
  baseURL,
}) => {
  const { id } = await pinCategory(request);
  const address = `/shop?category=${id}&attr.cap=6&attr.boy=100..200&stock=in_stock`;
  const { families } = await json<FamilyList>(
    request,
    `/api/families?category=${id}&attr.cap=6&attr.boy=100..200&stock=in_stock&limit=100`,
  );
  const { slug, name, articleCount } = families.find((family) => family.slug === 'z40-itici-pim')!;
  await page.goto(address);
  const row = page.locator('.family-row', { has: page.locator(`a[href^="/seri/${slug}?"]`) });
  await expect(row.locator('.family-row-count b')).toHaveText(`${articleCount} ölçü`);
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const shown = page.getByRole('table', { name: 'Ölçü tablosu' }).locator('tr[data-row]');
  await expect(shown).toHaveCount(articleCount);
  await expect(shown.first()).toContainText('Z40-6X100');

  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL! });
  await plain.goto(address);
  await plain.locator(`.family-row a[href^="/seri/${slug}?"]`).click();
  await expect(plain.getByRole('table', { name: 'Ölçü tablosu' }).locator('tr[data-row]')).toHaveCount(articleCount);
  await plain.close();
});

test('a refused filter says so above the whole list, and one that nothing passes offers ways on', async ({
  page,
  problems,
  request,
}) => {
  problems.allow(/status of 400/);
  const { id, list } = await pinCategory(request);
  expect((await page.goto(`/shop?category=${id}&attr.cap=abc`))!.status()).toBe(400);
  await expect(page.getByRole('alert')).toHaveText('Filtre geçersiz: attr.cap');
  await expect(page.locator('.family-row')).toHaveCount(list.total);
  await page.goto(`/shop?category=${id}&attr.cap=6&attr.boy=5000..`);
  await expect(page.getByText('Bu filtrelerle eşleşen ürün yok.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Teklif iste' })).toHaveAttribute(
    'href',
    `/contact?aranan=${encodeURIComponent('Çap: 6 mm, Boy: en az 5000 mm')}`,
  );
  await page.locator('.empty-state').getByRole('link', { name: 'Filtreleri temizle' }).click();
  await expect(page.locator('.family-row')).toHaveCount(list.total);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('search, sort, categories, views and pages work', async ({ page, request }) => {
    const { main } = await someCategory(request);
    await page.goto(`/shop?category=${main._id}&view=list`);
    const form = page.locator('.shop-search');
    await form.getByRole('searchbox').fill('mm');
    await form.getByRole('button', { name: 'Ara' }).click();
    await expect(page).toHaveURL(
      ({ searchParams }) => searchParams.get('category') === main._id && searchParams.get('q') === 'mm',
    );
    const { products } = await json<List>(request, `/api/products?category=${main._id}&q=mm`);
    const codes = await page.locator('.hit-code, .shop-rows td.code').allTextContents();
    expect(codes).toEqual(expect.arrayContaining(products.map(({ code }) => code)));
    expect(new Set(codes).size).toBe(codes.length);
    await page.getByLabel('Sıralama').selectOption('-price');
    await page.getByRole('button', { name: 'Uygula' }).click();
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('sort') === '-price');
    await page.getByRole('link', { name: 'Sayfa 2', exact: true }).click();
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('page') === '2');
    await page.getByRole('button', { name: 'Kategoriler' }).click();
    await page.locator('.shop-tree').getByRole('link', { name: 'Tüm ürünler' }).click();
    await expect(page).toHaveURL(({ searchParams }) => !searchParams.has('category'));
  });

  test('filters work: values as links, ranges as forms', async ({ page, request }) => {
    const { id } = await pinCategory(request);
    await page.goto(`/shop?category=${id}`);
    await page
      .getByRole('region', { name: 'Stok durumu' })
      .getByRole('link', { name: 'Stokta', exact: false })
      .first()
      .click();
    await expect(page).toHaveURL(`/shop?category=${id}&stock=in_stock`);
    const range = page.getByRole('region', { name: 'Çap' });
    await range.getByRole('textbox', { name: 'Çap, en az' }).fill('6,2');
    await range.getByRole('textbox', { name: 'Çap, en çok' }).fill('8');
    await range.getByRole('button', { name: 'Uygula' }).click();
    const count = await filteredCount(request, `category=${id}&stock=in_stock&attr.cap=6.2..8`);
    await expect(page.locator('.family-row')).toHaveCount(count);
    await expect(page.locator('.chip--set')).toHaveText([/^Çap: 6,2–8 mm/, /^Stok durumu: Stokta/]);
    await page.getByRole('link', { name: 'Stok durumu: Stokta filtresini kaldır' }).click();
    await expect(page).toHaveURL(`/shop?category=${id}&attr.cap=6.2..8`);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('the search box is in reach and the categories open as a drawer that Escape closes', async ({
    page,
    request,
  }) => {
    const { main } = await someCategory(request);
    await page.goto('/shop');
    await alive(page);
    await expect(page.getByRole('searchbox', { name: 'Ürün ara' })).toBeInViewport();
    const tree = page.locator('.shop-tree');
    await expect(tree).toBeHidden();
    await page.getByRole('button', { name: 'Kategoriler' }).click();
    await expect(tree).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tree).toBeHidden();
    await page.getByRole('button', { name: 'Kategoriler' }).click();
    await tree.getByRole('link', { name: main.name }).click();
    await expect(page).toHaveURL(`/shop?category=${main._id}`);
    await expect(tree).toBeHidden();
  });

  test('sections list each family in a row that leads to it', async ({ page }) => {
    await page.goto('/shop');
    const rows = page.locator('.family-card').filter({ visible: true });
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    // A section that is not laid out yet has an estimated height only.
    const last = page.locator('.shop-section').last();
    await expect(last).toHaveCSS('content-visibility', 'visible');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5_500);
    const path = await rows.first().getByRole('link').first().getAttribute('href');
    await rows.first().click({ position: { x: 20, y: 40 } });
    await expect(page).toHaveURL(path!);
  });

  test('a row of several series counts the sizes of all, from their lowest price', async ({ page, request }) => {
    const { families } = await json<FamilyList>(request, '/api/families?limit=100');
    await page.goto('/shop');
    const row = page
      .locator('.family-card')
      .filter({ has: page.getByText('2 seri', { exact: true }) })
      .first();
    const links = await row.locator('.family-variant a').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    const own = families.filter(({ slug }) => links.includes(`/seri/${slug}`));
    expect(own).toHaveLength(2);
    const sizes = own.reduce((sum, { articleCount }) => sum + articleCount, 0);
    await expect(row.getByText(`${grouped(sizes)} ölçü`)).toBeVisible();
    await expect(row.locator('.family-variants')).toBeHidden();
  });

  test('a long section shows its first families, and the others when they are asked for', async ({ page }) => {
    await page.goto('/shop');
    await alive(page);
    const section = page.locator('.shop-section').first();
    const rows = section.locator('.family-card');
    const count = await rows.count();
    await expect(rows.filter({ visible: true })).toHaveCount(3);
    const hidden = await section.locator('.family-card:nth-child(n + 4) .family-variants > li').count();
    const more = section.getByRole('button', { name: `${hidden} seri daha` });
    await more.click();
    await expect(rows.filter({ visible: true })).toHaveCount(count);
    await expect(more).toBeHidden();
    await expect(rows.nth(3).getByRole('link').first()).toBeFocused();
  });

  test('the filters open as a drawer that stays open while they are chosen, and leads back to the list', async ({
    page,
    request,
  }) => {
    const { id } = await pinCategory(request);
    await page.goto(`/shop?category=${id}`);
    await alive(page);
    const panel = page.locator('.facets');
    await expect(panel).toBeHidden();
    await page.getByRole('button', { name: 'Süz' }).click();
    await page.getByRole('region', { name: 'Boy' }).getByRole('link', { name: '200' }).click();
    await expect(page).toHaveURL(`/shop?category=${id}&attr.boy=200`);
    const count = await filteredCount(request, `category=${id}&attr.boy=200`);
    await expect(panel).toBeVisible();
    await page.getByRole('button', { name: `${count} seriyi göster` }).click();
    await expect(panel).toBeHidden();
    await expect(page.getByRole('button', { name: 'Süz (1)' })).toBeFocused();
    await expect(page.locator('.family-row')).toHaveCount(count);
  });
});
