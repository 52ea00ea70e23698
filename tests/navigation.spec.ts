// Moving between pages without a page load: the browser's history, scroll positions, code that comes late.
import type { Page } from '@playwright/test';
import { expect, follow, test } from './fixtures.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
const expectAt = async (page: Page, path: string, top: number) => {
  await expect(page).toHaveURL(path);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY)), path).toBe(top);
};

test('every entry of the history keeps its place, on pages of other heights and after a reload', async ({ page }) => {
  await page.goto('/about');
  await scrollTo(page, 700);
  await follow(page, '/');
  await expectAt(page, '/', 0);
  await scrollTo(page, 1500);
  await follow(page, '/contact');
  await expectAt(page, '/contact', 0);
  await scrollTo(page, 300);
  await page.goBack();
  await expectAt(page, '/', 1500);
  await page.goBack();
  await expectAt(page, '/about', 700);
  await page.goForward();
  await expectAt(page, '/', 1500);
  await page.goForward();
  await expectAt(page, '/contact', 300);
  await page.reload();
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  await expectAt(page, '/contact', 300);
  await page.goBack();
  await expectAt(page, '/', 1500);
  await page.goBack();
  await expectAt(page, '/about', 700);
});

test('coming back to the catalogue leads to the section that was left', async ({ page }) => {
  await page.goto('/shop');
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  const last = page.locator('.shop-section').last();
  await last.scrollIntoViewIfNeeded();
  await expect
    .poll(() => page.locator('.shop-section').evaluateAll((all) => all.slice(1).every(({ style }) => style.cssText)))
    .toBe(true);
  await scrollTo(page, 4000);
  const placeOf = () => last.evaluate((one) => Math.round(one.getBoundingClientRect().top));
  const before = await placeOf();
  await follow(page, '/contact');
  await expectAt(page, '/contact', 0);
  await page.goBack();
  await expectAt(page, '/shop', 4000);
  expect(await placeOf()).toBe(before);
});

test('a page comes with one style sheet; the next one fetches only what it has more', async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(new URL(request.url()).pathname);
  });
  await page.goto('/about');
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  // The other is for systems that set the colours.
  const joined = sheets.filter((sheet) => sheet !== '/high-contrast.css');
  expect(joined).toEqual([expect.stringContaining('/assets/page-')]);
  const held = await page
    .locator('link[rel=stylesheet][disabled]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  expect(held.length).toBeGreaterThan(1);
  sheets.length = 0;
  await follow(page, '/contact');
  await page.getByRole('button', { name: 'Mesajı Gönder' }).waitFor();
  expect(sheets.length).toBeGreaterThan(0);
  for (const sheet of sheets) expect(held).not.toContain(sheet);
});

test('each kind of page has its styles in one file', async ({ request }) => {
  const { products } = (await (await request.get('/api/products?limit=1')).json()) as { products: { slug: string }[] };
  for (const path of [
    '/',
    '/shop',
    '/shop?q=itici',
    '/seri/z40-itici-pim',
    `/urun/${products[0]!.slug}`,
    '/cart',
    '/olmayan',
  ]) {
    const html = await (await request.get(path)).text();
    const fetched = [...html.matchAll(/<link rel="stylesheet"[^>]*>/g)].filter(
      ([link]) => !link.includes('disabled') && !link.includes('media='),
    );
    expect(fetched.join(), path).toMatch(/^<link rel="stylesheet" href="\/assets\/page-[\w-]+\.css"\/>$/);
  }
});

test('a link to a part of the page is an entry with a place of its own', async ({ page }) => {
  await page.goto('/about');
  await scrollTo(page, 500);
  await follow(page, '/about#bottom');
  await expect(page).toHaveURL('/about#bottom');
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await page.goBack();
  await expectAt(page, '/about', 500);
  await follow(page, '/contact#bottom');
  await expect(page).toHaveURL('/contact#bottom');
  await expect(page.getByRole('contentinfo')).toBeInViewport();
});

test('a page that moved, and one that was overtaken, leave no entry', async ({ page, request }) => {
  const { products } = (await (await request.get('/api/products?limit=1')).json()) as {
    products: { code: string; slug: string }[];
  };
  const { code, slug } = products[0]!;
  await page.goto('/about');
  await follow(page, `/product/${encodeURIComponent(code)}`);
  await expect(page).toHaveURL(`/urun/${slug}`);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await page.goForward();
  await expect(page).toHaveURL(`/urun/${slug}`);

  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let isEnded = false;
  page.on('requestfailed', (failed) => {
    isEnded ||= failed.url().endsWith('/api/jobs');
  });
  await page.route('**/api/jobs', async (route) => {
    await held;
    await route.continue().catch(() => {}); // the page has ended the request
  });
  const asked = page.waitForRequest('**/api/jobs');
  await follow(page, '/careers');
  await asked;
  await follow(page, '/contact');
  await expect(page).toHaveURL('/contact');
  await expect.poll(() => isEnded).toBe(true);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('İletişim');
  await page.goBack();
  await expect(page).toHaveURL(`/urun/${slug}`);
});

test('back, pressed before the code has come, leads to the page of that address', async ({ page }) => {
  await page.goto('/about');
  await follow(page, '/contact');
  await expect(page).toHaveURL('/contact');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/react-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('İletişim');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/about');
  await expect(page).toHaveTitle(/^İletişim/);
  release();
  await expect(page).toHaveTitle(/^Hakkımızda/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('İletişim');
});

test("a home page whose view's code does not come stays as it was sent, and its links lead on", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 404|Failed to fetch dynamically imported module/);
  const home = await (await page.request.get('/')).text();
  const named = home.match(/assets\/[\w-]+\.js/g)!;
  const missed: string[] = [];
  // The document names all of the page's code but its view's.
  await page.route('**/assets/view-*.js', (route) => {
    const file = new URL(route.request().url()).pathname.slice(1);
    if (named.includes(file)) return route.continue();
    missed.push(file);
    return route.fulfill({ status: 404 });
  });
  await page.mainFrame().goto('/'); // `page.goto` would wait for it to be alive
  const headings = await page.locator('main h2').allTextContents();
  expect(headings.length).toBeGreaterThan(2);
  await expect.poll(() => missed.length).toBe(1);
  await expect(async () => {
    await page.keyboard.press('/'); // the frame answers
    await expect(page.getByRole('dialog', { name: 'Ürün ara' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Escape');
  expect(await page.locator('main h2').allTextContents()).toEqual(headings);
  await expect(page.locator('html')).not.toHaveAttribute('data-alive');
  await page.unroute('**/assets/view-*.js');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kariyer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kariyer');
});
