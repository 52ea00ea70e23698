// The search dialog, in every state.
import type { Page } from '@playwright/test';
import { checkAxe, expect, stopClock, test } from './fixtures.ts';

const CALL = '**/api/products/search/**';

async function open(page: Page) {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Ürün ara' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ürün ara' });
  await expect(dialog).toBeVisible();
  const box = dialog.getByRole('searchbox', { name: 'Ürün ara' });
  await expect(box).toBeFocused();
  return { dialog, box };
}

/** Collects the queries that the page sends to the server. */
function askedQueries(page: Page): string[] {
  const queries: string[] = [];
  page.on('request', (request) => {
    const query = /\/api\/products\/search\/([^?]*)/.exec(request.url())?.[1];
    if (query !== undefined) queries.push(decodeURIComponent(query));
  });
  return queries;
}

test('loads no code with the first page', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(files.filter((file) => file.includes('search-dialog'))).toEqual([]);
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(files.some((file) => file.includes('search-dialog'))).toBe(true);
});

test('opens by the button, by / and by Ctrl+K, begins with the prompt, closes by Escape and returns the focus', async ({
  page,
}) => {
  const { dialog, box } = await open(page);
  await expect(dialog.getByText('Ürün Ara...')).toBeVisible();
  await box.fill('kol');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Ürün ara' })).toBeFocused();
  await page.keyboard.press('/');
  await expect(dialog).toBeVisible();
  await expect(box).toHaveValue('');
  await dialog.getByRole('button', { name: 'Aramayı kapat' }).click();
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeVisible();
  await checkAxe(page);
});

test('opens again when asked for while it closes', async ({ page }) => {
  const { dialog } = await open(page);
  // At once: the browser reports a close some time later.
  await dialog.getByRole('button', { name: 'Aramayı kapat' }).evaluate((button: HTMLElement) => {
    button.click();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: '/' }));
  });
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 100);
      }),
  ); // the late event
  await expect(dialog).toBeVisible();
  await dialog.getByRole('searchbox').press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('types / as a letter in a text field', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('main').getByRole('searchbox');
  await box.focus();
  await page.keyboard.type('1/2');
  await expect(box).toHaveValue('1/2');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a blank query warns and sends nothing', async ({ page }) => {
  const queries = askedQueries(page);
  const { dialog, box } = await open(page);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Boş karakter arayamazsınız!');
  await box.fill('   ');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Boş karakter arayamazsınız!');
  expect(queries).toEqual([]);
});

test('shows name, code, picture and price or the quote wording, and leads to product and all results', async ({
  page,
  request,
}) => {
  const found = (await (await request.get('/api/products/search/kolon')).json()) as {
    name: string;
    code: string;
    slug: string;
  }[];
  const { dialog, box } = await open(page);
  await box.fill('kolon');
  const results = dialog.getByRole('listitem');
  await expect(results).toHaveCount(found.length);
  await expect(results.first()).toContainText(found[0]!.name);
  await expect(results.first()).toContainText(found[0]!.code);
  await expect(results.first()).toContainText(/\$\d|Teklif Al/);
  await expect
    .poll(() =>
      results
        .first()
        .locator('img')
        .evaluate((image) => (image as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(0);
  await expect(dialog.getByRole('link', { name: 'Tüm sonuçlar' })).toHaveAttribute('href', '/shop?q=kolon');
  await checkAxe(page);
  await results.first().getByRole('link').first().click();
  await expect(page).toHaveURL(`/urun/${found[0]!.slug}`);
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('a product without a price offers a quote', async ({ page, problems }) => {
  problems.allow(/api\/products\/X-1/); // missing from every catalogue
  const product = { _id: 'x', code: 'X-1', name: 'Özel pim', slug: 'ozel-pim', img: [], mainImage: null, price: null };
  await page.route(CALL, (route) => route.fulfill({ json: [product] }));
  const { dialog, box } = await open(page);
  await box.fill('özel');
  await expect(dialog.getByRole('link', { name: /Özel pim/ })).toHaveAttribute('href', '/urun/ozel-pim');
  await expect(dialog.locator('img')).toHaveAttribute('src', '/placeholder.svg');
  await checkAxe(page);
  await dialog.getByRole('link', { name: 'X-1 için teklif al' }).click();
  await expect(page).toHaveURL('/contact?urun=X-1');
  await expect(page.getByLabel('Konu')).toHaveValue('Teklif talebi: X-1');
  await expect(dialog).toHaveCount(0);
});

test('the arrow keys walk through the results', async ({ page }) => {
  const { dialog, box } = await open(page);
  await box.fill('burç');
  const links = dialog.getByRole('listitem').getByRole('link');
  await expect(links.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(box).toBeFocused();
});

test('reports an empty result', async ({ page }) => {
  const { dialog, box } = await open(page);
  await box.fill('qqxyzq');
  await expect(dialog.getByText('"qqxyzq" için ürün bulunamadı')).toBeVisible();
});

test('shows skeletons while it waits, and reports a failed search with another try', async ({ page, problems }) => {
  problems.allow(/status of 500/);
  let isBroken = true;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CALL, async (route) => {
    await held;
    if (isBroken) await route.fulfill({ status: 500, json: { error: 'x', message: 'x', code: 'INTERNAL' } });
    else await route.continue();
  });
  const { dialog, box } = await open(page);
  await box.fill('kolon');
  await expect(dialog.locator('.skeleton').first()).toBeVisible();
  release();
  await expect(dialog.getByRole('alert')).toHaveText('Ürün getirme hatası!');
  isBroken = false;
  await dialog.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
});

test('asks once after a pause, at once on Enter, and a newer query cancels the older', async ({ page }) => {
  const queries = askedQueries(page);
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(decodeURIComponent(request.url().split('/').at(-1)!)));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/search/kolon', async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await stopClock(page);
  const { dialog, box } = await open(page);
  await box.pressSequentially('kolon');
  await page.clock.runFor(200);
  expect(queries).toEqual([]);
  await page.clock.runFor(100);
  await expect.poll(() => queries).toEqual(['kolon']);
  await box.fill('z40/5');
  await page.keyboard.press('Enter');
  await expect.poll(() => queries).toEqual(['kolon', 'z40/5']);
  await expect.poll(() => failed).toContain('kolon');
  release();
  await page.clock.runFor(400);
  await page.waitForTimeout(400);
  await expect(dialog.getByText(/kolon/i)).toHaveCount(0);
  expect(queries).toEqual(['kolon', 'z40/5']);
});

test('more than 100 characters cannot be typed', async ({ page }) => {
  const { box } = await open(page);
  await page.keyboard.insertText('a'.repeat(150));
  expect((await box.inputValue()).length).toBeLessThanOrEqual(100);
});

test.describe('a blank search', () => {
  test('is refused by the boxes of the home page and the catalogue, before anything is sent', async ({ page }) => {
    for (const path of ['/', '/shop']) {
      await page.goto(path);
      const main = page.getByRole('main');
      for (const text of ['', '   ']) {
        await main.getByRole('searchbox').fill(text);
        await main.getByRole('searchbox').press('Enter');
        await expect(main.getByRole('alert').filter({ hasText: 'Boş karakter arayamazsınız!' })).toBeVisible();
        await expect(page).toHaveURL(path);
      }
      await checkAxe(page);
      await main.getByRole('searchbox').fill('pim');
      await expect(main.getByText('Boş karakter arayamazsınız!')).toHaveCount(0);
    }
  });

  test('is refused without JavaScript too, with the whole catalogue below', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('main').getByRole('button', { name: 'Ara' }).click();
    await expect(page).toHaveURL('/shop?q=');
    await expect(page.getByRole('alert')).toHaveText('Boş karakter arayamazsınız!');
    await expect(page.getByRole('main').locator('.product-card').first()).toBeVisible();
    expect((await page.goto('/shop?q=%20'))!.status()).toBe(400);
    await expect(page.getByRole('alert')).toHaveText('Boş karakter arayamazsınız!');
    expect((await page.goto('/shop'))!.status()).toBe(200);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await context.close();
  });
});
