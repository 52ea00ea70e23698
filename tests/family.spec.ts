// The page of a family: as the server sends it, alive, on a phone.
import type { Locator, Page } from '@playwright/test';
import type { FamilyRows } from '../contract/families.ts';
import { cartOf } from './customer.ts';
import { expect, test } from './fixtures.ts';

const PINS = '/seri/z40-itici-pim';
const PHONE = { width: 390, height: 844 };

/** The page once all sizes have arrived. */
async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('.family[data-whole]')).toBeVisible();
}
const table = (page: Page): Locator => page.getByRole('table', { name: 'Ölçü tablosu' });
const rows = (page: Page): Locator => table(page).locator('tr[data-row]');
const row = (page: Page, code: string): Locator =>
  rows(page).filter({ has: page.getByRole('link', { name: code, exact: true }) });
const count = (page: Page): Locator => page.locator('.family-count > output').first();
const chips = (page: Page, key: string): Locator => page.locator(`ul[aria-labelledby=filter-${key}]`);
const chip = (page: Page, key: string, value: string): Locator =>
  chips(page, key).getByRole('link', { name: new RegExp(`^${value}(?: \\d+)?$`) });
const toast = (page: Page): Locator => page.locator('.toast');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page is read, filtered, sorted and leafed through by links and forms', async ({ page }) => {
    await page.goto(PINS);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('İtici pim DIN 1530-A, sertleştirilmiş');
    await expect(page.getByRole('table', { name: 'Ölçüler' })).toContainText('100–1000 mm');
    await expect(rows(page)).toHaveCount(50);
    await expect(page.getByRole('button', { name: /^Ekle/ })).toHaveCount(0);

    await page.getByRole('navigation', { name: 'Sayfalar' }).getByRole('link', { name: 'Sonraki' }).click();
    await expect(page).toHaveURL(/\?page=2#olculer$/);
    await expect(rows(page).first()).toHaveAttribute('aria-rowindex', '52');

    await page.goto(PINS);
    await chip(page, 'd1', '6').click();
    await expect(page).toHaveURL(/\?d1=6$/);
    await chip(page, 'L', '200').click();
    await expect(page).toHaveURL(/\?d1=6&L=200$/);
    await expect(rows(page)).toHaveCount(1);
    await expect(row(page, 'Z40-6X200')).toContainText('$2,10');
    await expect(page.getByRole('table', { name: 'Ölçüler' })).toContainText('g6 (−4 / −12 µm)');

    await page.getByRole('link', { name: 'Filtreleri temizle' }).click();
    await table(page)
      .getByRole('link', { name: /^L Boy/ })
      .click();
    await expect(page).toHaveURL(/\?sort=L$/);
    await expect(table(page).getByRole('columnheader', { name: /^L Boy/ })).toHaveAttribute('aria-sort', 'ascending');
    await table(page)
      .getByRole('link', { name: /^L Boy/ })
      .click();
    await expect(rows(page).first()).toContainText('X1000');

    await page.getByLabel('Ölçü yazın').fill('6,2x315');
    await page.getByLabel('Ölçü yazın').press('Enter');
    await expect(rows(page)).toHaveCount(1);
    await expect(row(page, 'Z40-6-2X315')).toBeVisible();
  });

  test('a column with many values is filtered by a range; a size that is none names the nearest', async ({ page }) => {
    await page.goto('/seri/zimba-d-hss');
    await page.getByLabel('Şaft çapı, en az').fill('5');
    await page.getByLabel('Şaft çapı, en çok').fill('5,2');
    await page.getByRole('button', { name: 'Uygula' }).first().click();
    await expect(page.getByText('9 / 399 ölçü')).toBeVisible();
    await page.goto(`${PINS}?d1=6&L=201`);
    await expect(page.getByText('Bu ölçüde standart ürün yok.')).toBeVisible();
    await page.getByRole('link', { name: '6 × 200', exact: true }).click();
    await expect(row(page, 'Z40-6X200')).toBeVisible();
  });
});

test('a bad filter is refused with its sentence, and the whole table stays reachable', async ({ page, problems }) => {
  problems.allow(/status of 400/);
  const reply = await page.goto(`${PINS}?d1=alti`);
  expect(reply!.status()).toBe(400);
  await expect(page.getByRole('alert').filter({ hasText: 'Filtre geçersiz: d1' })).toBeVisible();
  await expect(page.locator('.family[data-whole]')).toBeVisible();
  await expect(count(page)).toHaveText('337 ölçü');
  await chip(page, 'd1', '6').click();
  await expect(count(page)).toHaveText('11 / 337 ölçü');
  await expect(page.getByText('Filtre geçersiz')).toHaveCount(0);
});

test('alive, all sizes are in one table of which the rows in sight are drawn; filters and order follow without a call', async ({
  page,
}) => {
  await openWhole(page, PINS);
  await expect(table(page)).toHaveAttribute('aria-rowcount', '338');
  expect(await rows(page).count()).toBeLessThan(60);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  await expect(rows(page).first()).not.toHaveAttribute('aria-rowindex', '2');
  expect(await rows(page).count()).toBeLessThan(60);
  await page.evaluate(() => scrollTo(0, 0));

  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  await chip(page, 'd1', '6').click();
  await expect(count(page)).toHaveText('11 / 337 ölçü');
  await chip(page, 'd1', '6,2').click();
  await expect(page).toHaveURL(/\?d1=6,6\.2$/);
  await expect(count(page)).toHaveText('22 / 337 ölçü');
  await page.getByRole('link', { name: 'd1 = 6 filtresini kaldır' }).click();
  await expect(count(page)).toHaveText('11 / 337 ölçü');
  await page.goBack();
  await expect(count(page)).toHaveText('22 / 337 ölçü');

  await table(page)
    .getByRole('link', { name: /^L Boy/ })
    .click();
  await table(page)
    .getByRole('link', { name: /^L Boy/ })
    .click();
  await expect(page).toHaveURL(/\?d1=6,6\.2&sort=-L$/);
  await expect(rows(page).first()).toContainText('X1000');
  await expect(table(page).getByRole('columnheader', { name: /^L Boy/ })).toHaveAttribute('aria-sort', 'descending');

  await page.getByRole('link', { name: 'Filtreleri temizle' }).click();
  await page.getByLabel('Ölçü yazın').fill('6x200');
  await expect(page).toHaveURL(/\?d1=6&L=200&sort=-L$/);
  await expect(rows(page)).toHaveCount(1);
  await page.getByLabel('Ölçü yazın').fill('200');
  await expect(page).toHaveURL(/\?L=200&sort=-L$/);
  await page.getByLabel('Ölçü yazın').fill('altı');
  await page.getByLabel('Ölçü yazın').press('Enter');
  await expect(page.getByText('“altı” bu serinin bir ölçüsü olarak okunamadı. Örnek: 1,5×100')).toBeVisible();
  expect(calls).toEqual([]);
});

test('adds 20 of a size to the cart, says so in its row until the cart changes, and adds ticked sizes together', async ({
  page,
}) => {
  await openWhole(page, `${PINS}?d1=6`);
  const size = row(page, 'Z40-6X200');
  await size.getByRole('spinbutton', { name: 'Adet: Z40-6X200' }).fill('20');
  await size.getByRole('button', { name: 'Ekle: Z40-6X200' }).click();
  await expect(toast(page)).toContainText('Ürün sepete eklendi.');
  await expect(size.getByRole('button', { name: '✓ 20 sepette' })).toBeFocused();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sepet, 20 adet' })).toBeVisible();
  expect(await cartOf(page)).toMatchObject([{ quantity: 20, price: 2.1 }]);

  await row(page, 'Z40-6X100').getByRole('checkbox').check();
  await row(page, 'Z40-6X125').getByRole('checkbox').check();
  await row(page, 'Z40-6X125').getByRole('spinbutton').fill('4');
  const tray = page.getByRole('region', { name: 'Seçilen ölçüler' });
  await expect(tray).toContainText('2 ölçü · 5 adet');
  await expect(tray).toContainText('$7,60');
  await expect(tray.getByRole('link', { name: 'Teklif iste' })).toHaveAttribute(
    'href',
    /^\/contact\?kalemler=[^%]+%3A\d+%2C[^%]+%3A\d+$/,
  );
  await tray.getByRole('button', { name: 'Seçilenleri sepete ekle' }).click();
  await expect(toast(page).filter({ hasText: '2 ürün sepete eklendi.' })).toBeVisible();
  await expect(tray).toHaveCount(0);
  await expect(table(page)).toBeFocused();
  await expect(row(page, 'Z40-6X125').getByRole('button', { name: '✓ 4 sepette' })).toBeVisible();
  await expect(size.getByRole('button', { name: '✓ 20 sepette' })).toBeVisible();

  await page.evaluate(() => {
    localStorage.removeItem('cart');
    dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
  });
  await expect(size.getByRole('button', { name: 'Ekle: Z40-6X200' })).toBeVisible();
});

test('a size out of stock, or without a price, leads to a quote', async ({ page, request }) => {
  const { rows: all } = (await (await request.get('/api/families/zimba-d-hss/rows?limit=all')).json()) as FamilyRows;
  const [, code, , , , , d1] = all.find(([, , , , stock]) => stock === 2)!;
  await openWhole(page, `/seri/zimba-d-hss?d1=${d1}`);
  const size = row(page, code);
  await expect(size).toContainText('Stokta yok');
  await expect(size.getByRole('link', { name: `${code} için teklif al` })).toHaveAttribute(
    'href',
    `/contact?urun=${encodeURIComponent(code)}`,
  );
  await expect(size.getByRole('button', { name: /^Ekle/ })).toHaveCount(0);
});

test('when the sizes cannot be loaded, the page says so and tries again', async ({ page, problems }) => {
  problems.allow(/status of 503/);
  await page.route('**/rows?limit=all', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto(PINS);
  await expect(page.getByText('Ölçüler yüklenemedi.')).toBeVisible();
  await expect(table(page)).toHaveAttribute('aria-rowcount', '338');
  await expect(page.getByRole('navigation', { name: 'Sayfalar' })).toBeVisible();
  await page.unroute('**/rows?limit=all');
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.locator('.family[data-whole]')).toBeVisible();
});

test('by keys alone a size is found and bought', async ({ page }) => {
  await openWhole(page, PINS);
  await page.getByLabel('Ölçü yazın').focus();
  await page.keyboard.type('6x200');
  await expect(rows(page)).toHaveCount(1);
  const add = page.getByRole('button', { name: 'Ekle: Z40-6X200' });
  for (
    let presses = 0;
    presses < 120 && !(await add.evaluate((button) => button === document.activeElement));
    presses += 1
  )
    await page.keyboard.press('Tab');
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Ürün sepete eklendi.');
  const head = table(page).getByRole('link', { name: /^d2/ });
  await head.focus();
  await expect(page.locator('.family-legend tr[data-marked]')).toContainText('Kafa çapı');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=d2$/);
  await expect(head).toBeFocused();
});

test('on a phone d1, then L, then the bar under the thumb buys; a row opens the rest', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openWhole(page, PINS);
  const bar = page.getByRole('region', { name: 'Seçilen ölçü' });
  await expect(bar).toContainText('d1 ve L seçin');
  await expect(bar.getByRole('button', { name: 'Ekle' })).toBeDisabled();
  expect((await bar.boundingBox())!.height).toBe(62);

  await chip(page, 'd1', '6').click();
  await expect(bar).toContainText('L seçin');
  await expect(chips(page, 'L').locator('.chip--in_stock').first()).toBeVisible();
  await chip(page, 'L', '200').click();
  await expect(bar).toContainText('Z40-6X200');
  await expect(bar).toContainText('Stokta');
  await expect(chip(page, 'L', '1000')).toBeInViewport({ ratio: 1 });

  // Another d1 that has no such L drops it.
  await chip(page, 'L', '1000').click();
  await expect(bar).toContainText('Z40-6X1000');
  await page.getByRole('button', { name: 'Tümü (36)' }).click();
  await chip(page, 'd1', '2').click();
  await expect(page).toHaveURL(/\?d1=2$/);
  await chip(page, 'd1', '6').click();
  await chip(page, 'L', '200').click();

  await bar.getByRole('spinbutton').fill('20');
  await bar.getByRole('button', { name: 'Ekle $42,00' }).click();
  await expect(toast(page)).toContainText('Ürün sepete eklendi.');
  const [toastBox, barBox] = [(await toast(page).boundingBox())!, (await bar.boundingBox())!];
  expect(toastBox.y + toastBox.height).toBeLessThanOrEqual(barBox.y);
  expect(await cartOf(page)).toMatchObject([{ quantity: 20 }]);
  await expect(bar.getByRole('button', { name: '✓ 20 sepette' })).toBeFocused();
  await bar.getByRole('spinbutton').fill('21');
  await expect(bar.getByRole('button', { name: 'Ekle $44,10' })).toBeVisible();

  const details = page.getByRole('button', { name: 'Z40-6X200 ayrıntıları' });
  await details.click();
  await expect(details).toHaveAttribute('aria-expanded', 'true');
  await expect(table(page).getByText('Kafa yüksekliği', { exact: true })).toBeVisible();
});

test('a bare address with a filter opens at the filters, the drawing above; coming back stays where it was', async ({
  page,
}) => {
  await openWhole(page, `${PINS}?d1=6`);
  await expect(page.locator('.family-filters')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.family-drawing')).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await page.evaluate(() => scrollTo(0, 0));
  await chip(page, 'd1', '8').click();
  await page.reload();
  await expect(page.locator('.family[data-whole]')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a phone shows the first 30 sizes with code and stock, and all of them when asked', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openWhole(page, PINS);
  await expect(row(page, 'Z40-1-5X100').locator('.stock')).toBeVisible();
  const whole = () => page.evaluate(() => document.documentElement.scrollHeight);
  expect(await whole()).toBeLessThan(7_000);
  await page.getByRole('button', { name: 'Tüm 337 ölçüyü göster' }).click();
  await expect(table(page)).toBeFocused();
  await expect.poll(whole).toBeGreaterThan(20_000);
});

test('on paper all rows that pass stand in the table', async ({ page }) => {
  await openWhole(page, PINS);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(rows(page)).toHaveCount(337);
  await expect(page.locator('.family-filters')).toBeHidden();
  await expect(page.locator('.family-legend')).toBeVisible();
  await expect(page.locator('.print-head')).toContainText(PINS);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(() => rows(page).count()).toBeLessThan(60);
});
