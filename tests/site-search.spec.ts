// The search of the whole site: its page, with and without JavaScript, and its part of the search window.
import type { Page } from '@playwright/test';
import { checkAxe, checkNoOverflow, expect, follow, layoutShift, test } from './fixtures.ts';

const CONTENT = '**/api/content/search?**';
const hit = (i: number, title = `Yazı ${i}`) => ({
  _id: `p${i}`,
  path: `/blog/yazi-${i}`,
  title: [
    { text: `${title} `, isHit: false },
    { text: 'kalıp', isHit: true },
  ],
  snippet: [{ text: '<img src=x onerror=alert(1)> metin', isHit: false }],
  at: '2026-01-05T08:00:00.000Z',
});
const none = { items: [], total: 0, hasMore: false };

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('finds products, posts, pages and jobs, with the found words marked', async ({ page }) => {
  await page.goto('/ara?q=KALIP');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“KALIP” araması');
  for (const name of ['Ürünler', 'Yazılar', 'Sayfalar', 'İş ilanları']) await expect(section(page, name)).toBeVisible();
  await expect(section(page, 'Yazılar').locator('mark').first()).toHaveText(/^kal[ıi]b?p?/i);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(section(page, 'Ürünler').getByRole('link', { name: 'Tüm ürün sonuçları' })).toHaveAttribute(
    'href',
    '/shop?q=KALIP',
  );
  await checkAxe(page);
  await section(page, 'İş ilanları').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/careers\//);
});

test('pages through one kind, and comes back to all', async ({ page }) => {
  await page.goto('/ara?q=kal%C4%B1p');
  const kinds = page.getByRole('navigation', { name: 'Sonuç türleri' });
  await kinds.getByRole('link', { name: /^Yazılar \(\d+\)$/ }).click();
  await expect(page).toHaveURL('/ara?q=kal%C4%B1p&tur=yazilar');
  await expect(kinds.getByRole('link', { name: /^Yazılar/ })).toHaveAttribute('aria-current', 'page');
  await expect(section(page, 'Ürünler')).toHaveCount(0);
  const hits = section(page, 'Yazılar')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(hits).toHaveCount(10);
  const first = await hits.first().getByRole('heading').textContent();
  await page.getByRole('link', { name: 'Sonraki' }).click();
  await expect(page).toHaveURL('/ara?q=kal%C4%B1p&tur=yazilar&page=2');
  await expect(hits.first().getByRole('heading')).not.toHaveText(first!);
  await kinds.getByRole('link', { name: 'Tümü' }).click();
  await expect(section(page, 'Ürünler')).toBeVisible();
});

test('nothing found offers ways on: a shorter text, the groups, a quote and the telephone', async ({ page }) => {
  await page.goto('/ara?q=z%C3%BCrafa');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“zürafa” için sonuç bulunamadı');
  await expect(page.getByRole('main').getByRole('link', { name: '“zürafa” için teklif isteyin' })).toHaveAttribute(
    'href',
    '/contact?aranan=z%C3%BCrafa',
  );
  await expect(page.getByRole('main').getByRole('link', { name: /^\+90/ })).toHaveAttribute('href', /^tel:/);
  await checkAxe(page);
});

test('blank, short and overlong texts are said, and a missing page', async ({ page, problems }) => {
  problems.allow(/status of 40[04]/);
  for (const [path, sentence, status] of [
    ['/ara?q=', 'Boş karakter arayamazsınız!', 400],
    ['/ara?q=%C5%9F', 'Aramak için en az 2 harf veya rakam yazın.', 400],
    [`/ara?q=${'kalip+'.repeat(30)}`, 'Yalnız ilk 100 karakter arandı.', 200],
    ['/ara?q=kal%C4%B1p&tur=yazilar&page=99', 'Bu liste 2 sayfadır.', 404],
    ['/ara?q=kal%C4%B1p&tur=yok', 'Ürünler', 200],
  ] as const) {
    expect((await page.goto(path))!.status(), path).toBe(status);
    await expect(page.getByRole('main').getByText(sentence).first()).toBeVisible();
  }
  await page.goto('/ara');
  await page.getByRole('main').getByRole('button', { name: 'Ara' }).click();
  await expect(page.getByRole('alert')).toHaveText('Boş karakter arayamazsınız!');
  await page.getByRole('searchbox', { name: 'Sitede ara' }).fill('itici pim');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/ara?q=itici+pim');
  await expect(section(page, 'Ürünler')).toBeVisible();
});

for (const width of [390, 768, 1440])
  test(`holds at ${width} px, and nothing moves`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/ara?q=kal%C4%B1p');
    await expect(section(page, 'Yazılar')).toBeVisible();
    await checkNoOverflow(page);
    expect(await layoutShift(page)).toBeLessThan(0.01);
    await follow(page, '/ara?q=kal%C4%B1p&tur=sayfalar');
    await expect(section(page, 'Sayfalar')).toBeVisible();
    await checkNoOverflow(page);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('searches by its form and its links', async ({ page }) => {
    await page.goto('/ara');
    await page.getByRole('searchbox', { name: 'Sitede ara' }).fill('kalıp');
    await page.getByRole('main').getByRole('button', { name: 'Ara' }).click();
    await expect(page).toHaveURL('/ara?q=kal%C4%B1p');
    await expect(section(page, 'Ürünler').getByRole('link').first()).toBeVisible();
    await page.getByRole('link', { name: /^Sayfalar \(\d+\)$/ }).click();
    await expect(section(page, 'Sayfalar').locator('mark').first()).toBeVisible();
  });
  test('is reached from a search of the catalogue', async ({ page }) => {
    await page.goto('/shop?q=kolon');
    await page.getByRole('link', { name: 'Yazılarda, sayfalarda ve iş ilanlarında da ara' }).click();
    await expect(page).toHaveURL('/ara?q=kolon');
  });
});

test('the search window shows them below the products, asked for after them, and nothing moves', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked: string[] = [];
  await page.route(CONTENT, async (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('q')!);
    await held;
    await route.fulfill({
      json: { posts: { items: [hit(1), hit(2)], total: 2, hasMore: false }, pages: none, jobs: none },
    });
  });
  await page.goto('/about');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Ürün ara' });
  await dialog.getByRole('searchbox').fill('itici pim 6x200');
  const best = dialog.locator('.hit').first();
  await expect(best).toBeVisible(); // waits for nothing else
  const before = await best.boundingBox();
  await expect.poll(() => asked).toEqual(['itici pim 6x200']);
  const part = dialog.getByRole('region', { name: 'Yazılar, sayfalar ve iş ilanları' });
  await expect(part).toHaveCount(0);
  release();
  await expect(part.getByRole('link', { name: /^Yazı 1 kalıp/ })).toHaveAttribute('href', '/blog/yazi-1');
  expect(await best.boundingBox()).toEqual(before);
  await expect(part.locator('img')).toHaveCount(0); // code in a text is its text
  await expect(part.locator('mark').first()).toHaveText('kalıp');
  await expect(part.getByRole('link', { name: 'Sitenin tamamında ara' })).toHaveAttribute(
    'href',
    '/ara?q=itici+pim+6x200',
  );
  await checkAxe(page);
});

test('a failure of that part leaves the products as they are', async ({ page, problems }) => {
  problems.allow(/status of 500/);
  await page.route(CONTENT, (route) =>
    route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'x', fields: {}, requestId: 'x' } }),
  );
  await page.goto('/about');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Ürün ara' });
  const told = page.waitForResponse(CONTENT);
  await dialog.getByRole('searchbox').fill('kolon');
  await told;
  await expect(dialog.locator('.hit').first()).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Yazılar, sayfalar ve iş ilanları' })).toHaveCount(0);
});

test('the arrow keys reach posts too', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Ürün ara' });
  await dialog.getByRole('searchbox').fill('tolerans');
  const part = dialog.getByRole('region', { name: 'Yazılar, sayfalar ve iş ilanları' });
  await expect(part).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Tüm sonuçlar', exact: true })).toBeVisible();
  await page.keyboard.press('ArrowUp'); // from the box to the last link, that of the foot
  await page.keyboard.press('ArrowUp');
  await expect(part.getByRole('link').last()).toBeFocused();
});
