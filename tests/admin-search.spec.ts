// The panel's search: its keys, its results by keyboard, and its memory. The server's tests cover the results
// themselves.
import type { Page } from '@playwright/test';
import { checkAxe, expect, test } from './admin.ts';
import { answerSearch as answer, FOUND, foundProduct, NOTHING } from './panel-answers.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Panelde ara' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Ara' });
const current = (page: Page) => page.locator('[role="option"][aria-selected="true"]');

/** The answers name missing rows: their screens would lead back to their lists, so their calls stay open. */
const leaveWaiting = (page: Page) => page.route(/\/api\/.*\/(?:o1|u1|p1)(?:\?|$)/, () => {});

test('Ctrl+K and / open it, but not where / is typed or a rich text makes links', async ({ page, asAdmin: _admin }) => {
  await page.goto('/admin/blogs/create');
  const title = page.getByRole('main').getByRole('textbox').first();
  await title.fill('a');
  await title.press('/');
  await expect(title).toHaveValue('a/');
  await expect(dialog(page)).toBeHidden();
  await title.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(title).toBeFocused();
  const text = page.locator('[contenteditable="true"]');
  await text.click();
  await page.keyboard.press('Control+k');
  await expect(page.locator('.ant-modal')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await page.goto('/admin/profile');
  await page.locator('h1').click();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
});

test('arrows move through the groups; Enter opens, and opened results are offered again, without people', async ({
  page,
  asAdmin: _admin,
}) => {
  await leaveWaiting(page);
  await answer(page);
  await page.goto('/admin/profile');
  await page.getByRole('button', { name: 'Ara', exact: true }).click();
  await expect(dialog(page).getByRole('group')).toHaveCount(1); // the actions that add rows
  await field(page).fill('sip');
  await expect(dialog(page).getByRole('group', { name: 'Siparişler' }).getByRole('option')).toHaveText([
    'SP-2026-000123Şükrü Işık · Ödendi · $1.250,50',
  ]);
  await expect(dialog(page).getByRole('group', { name: 'Ürünler' }).getByRole('option')).toHaveText([
    'Z40-1X100İtici Pim',
    'Z40-2X100İtici Pim · Pasif',
    'Tümünü gör',
  ]);
  await expect(dialog(page).getByRole('option', { name: 'Tümünü gör' })).toHaveAttribute(
    'href',
    '/admin/products?q=sip',
  );
  await expect(current(page)).toHaveText(/^Siparişler/); // a screen, found without the server
  await checkAxe(page);
  await page.keyboard.press('ArrowUp');
  await expect(current(page)).toContainText('sukru@ornek.example');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await current(page).getAttribute('id'))!);
  await page.keyboard.press('ArrowUp');
  await expect(current(page)).toContainText('SP-2026-000123');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/orders/o1');
  await expect(dialog(page)).toBeHidden();
  await page.goto('/admin/profile');
  await page.keyboard.press('Control+k');
  const recent = dialog(page).getByRole('group', { name: 'Son seçilenler' }).getByRole('option');
  await expect(recent).toHaveText(['SP-2026-000123']);
  await field(page).fill('sukru');
  await dialog(page)
    .getByRole('option', { name: /sukru@ornek/ })
    .click();
  await expect(page).toHaveURL('/admin/users/update/u1');
  await page.goto('/admin/profile');
  await page.keyboard.press('Control+k');
  await expect(recent).toHaveText(['SP-2026-000123']);
});

test('Enter right after a code waits for the result', async ({ page, asAdmin: _admin }) => {
  await leaveWaiting(page);
  let asked = 0;
  await page.route('**/api/search?*', async (route) => {
    asked += 1;
    await new Promise((resolve) => {
      setTimeout(resolve, 400);
    });
    await route
      .fulfill({ json: { ...FOUND, products: { items: [foundProduct(1)], hasMore: false } } })
      .catch(() => undefined); // cancelled
  });
  await page.goto('/admin/profile');
  await page.keyboard.press('Control+k');
  await field(page).pressSequentially('z40-1x100');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/products/update/p1');
  expect(asked, 'no request during typing').toBeLessThan(4);
});

test('a late reply to an older text does not replace a newer one', async ({ page, asAdmin: _admin }) => {
  const late: (() => void)[] = [];
  await page.route('**/api/search?*', async (route) => {
    if (route.request().url().endsWith('q=eski')) {
      await new Promise<void>((resolve) => {
        late.push(resolve);
      });
      return route
        .fulfill({
          json: { ...FOUND, users: { items: [{ ...FOUND.users!.items[0]!, name: 'Eski Sonuç' }], hasMore: false } },
        })
        .catch(() => undefined);
    }
    return route.fulfill({
      json: { ...FOUND, users: { items: [{ ...FOUND.users!.items[0]!, name: 'Yeni Sonuç' }], hasMore: false } },
    });
  });
  await page.goto('/admin/profile');
  await page.keyboard.press('Control+k');
  const brokenOff = page.waitForEvent('requestfailed', (request) => request.url().includes('q=eski'));
  await field(page).fill('eski');
  await expect.poll(() => late.length).toBe(1);
  await field(page).fill('yeni');
  await brokenOff;
  await expect(dialog(page).getByRole('option', { name: /Yeni Sonuç/ })).toBeVisible();
  late[0]!();
  await expect(dialog(page).getByRole('option', { name: /Eski Sonuç/ })).toHaveCount(0);
});

test('reports an empty result, and a failure', async ({ page, asAdmin: _admin, problems }) => {
  problems.allow(/Failed to load resource/);
  await answer(page, {
    products: NOTHING,
    families: NOTHING,
    orders: NOTHING,
    users: NOTHING,
    blogs: NOTHING,
    pages: NOTHING,
  });
  await page.goto('/admin/profile');
  await page.keyboard.press('Control+k');
  await field(page).fill('qqqq');
  await expect(dialog(page)).toContainText('“qqqq” için sonuç bulunamadı.');
  await page.unroute('**/api/search?*');
  await page.route('**/api/search?*', (route) => route.abort());
  await field(page).fill('qqqqq');
  await expect(dialog(page)).toContainText('Arama yapılamadı.');
  await page.unroute('**/api/search?*');
  await answer(page);
  await dialog(page).getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(dialog(page).getByRole('option', { name: /Z40-1X100/ })).toBeVisible();
});

test('a moderator finds screens and products of the real server', async ({ page, asModerator }) => {
  const {
    products: [first],
  } = await asModerator.call<{ products: { code: string }[] }>('GET', '/api/products?limit=1');
  await page.goto('/admin/profile');
  await page.keyboard.press('Control+k');
  await field(page).fill('kullanıcı');
  await expect(dialog(page)).toContainText('için sonuç bulunamadı.');
  await field(page).fill(first!.code);
  await expect(dialog(page).getByRole('group', { name: 'Ürünler' }).getByRole('option').first()).toContainText(
    first!.code,
  );
});
