// Prices with tax and without beside each other: product, list, table and cart agree. On a server of its own, in lira.
import type { Locator } from '@playwright/test';
import { searchPath } from '../contract/page-paths.ts';
import { familyPath, productPath } from '../contract/paths.ts';
import type { FamilyPage, FamilyRows } from '../contract/families.ts';
import type { Product } from '../contract/products.ts';
import { sellInLira, serveWith } from './card-provider.ts';
import { cartOf, checkAxe, checkNoOverflow, expect, layoutShift, test as base } from './customer.ts';

const test = base.extend<object>({
  server: [async ({}, use) => serveWith({}, use), { scope: 'worker', timeout: 60_000 }],
});

/** A right edge beyond the window is one that nobody can press. */
const rightOf = (button: Locator) => button.evaluate((element) => element.getBoundingClientRect().right);

test('both figures stand on product, list and table; the cart charges the one with tax', async ({ page, people }) => {
  const admin = await people.withSession('admin');
  await sellInLira(admin);
  await admin.call('PUT', '/api/settings', [
    { settingKey: 'shop_vat_mode', settingValue: 'included' },
    { settingKey: 'shop_price_display', settingValue: 'both' },
  ]);
  const { families } = (await (await page.request.get('/api/families?limit=1')).json()) as FamilyPage;
  const family = families[0]!;
  const found = await page.request.get(`/api/families/${family._id}/rows?limit=50`);
  const { rows } = (await found.json()) as FamilyRows;
  const [id, code] = rows.find(([, , , price, stock]) => price !== null && stock < 2)!;
  // Wide figures, with a former price and a rate of its own.
  await admin.call('PUT', `/api/products/${id}`, { price: { current: 12_345.6, old: 15_000 }, vatRate: 10 });
  const product = (await (await page.request.get(`/api/products/${id}`)).json()) as Product;
  const figures = ['₺12.345,60 KDV dahil', '₺11.223,27 + KDV'];

  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(productPath(product));
    await expect(page.locator('.product-offer').locator('.price-now, .price-beside')).toHaveText(figures);
    await expect(page.locator('.product-offer .price-old')).toContainText('₺15.000,00');
    await expect(page.locator('.product-tax')).toHaveCount(0);
    expect(await rightOf(page.getByRole('button', { name: 'Sepete Ekle' }).first())).toBeLessThanOrEqual(width);
    expect(await layoutShift(page)).toBeLessThan(0.05);
    await checkNoOverflow(page);
    await checkAxe(page);
    await page.goto(`${familyPath(family.slug)}?sort=-price`);
    const row = page.locator('tr[data-row]', { hasText: code });
    for (const figure of figures) await expect(row.locator('.dimension-table-price')).toContainText(figure);
    await checkNoOverflow(page);
    await checkAxe(page);
    await page.goto(searchPath(code));
    const hit = page.getByRole('main').locator('.hit').first();
    await expect(hit.locator('.price-now, .price-beside')).toHaveText(figures);
    await checkNoOverflow(page);
  }

  await page.goto(productPath(product));
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).toContain('"price":"12345.60"');
  await page.getByRole('button', { name: 'Sepete Ekle' }).first().click();
  await expect.poll(async () => (await cartOf(page)).length).toBe(1);
  await page.goto('/cart');
  await expect(page.locator('.cart-line').first()).toContainText('₺12.345,60');
  await expect(page.locator('.cart-total')).toContainText('Toplam (KDV dahil)');
  await expect(page.locator('.cart-summary')).toContainText('Fiyatlara KDV dahildir.');
});

test('the footer names the seller as far as it is filled in', async ({ page, people }) => {
  const admin = await people.withSession('admin');
  const seller = page.getByRole('contentinfo').getByRole('region', { name: 'Satıcı bilgileri' });
  await page.goto('/blog');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(seller).toHaveCount(0);
  const values = {
    company_title: 'Örnek Kalıp Elemanları Sanayi ve Ticaret Anonim Şirketi',
    company_street: 'Örnek Sanayi Sitesi, Kalıpçılar Caddesi No: 1',
    company_postal_code: '34490',
    company_city: 'İstanbul',
    company_vkn: '1234567890',
    company_mersis: '0123456789012345',
    company_kep: 'ornekkalipelemanlari@hs01.kep.tr',
    company_etbis_url: 'https://www.eticaret.gov.tr/siteprofil/1',
  };
  await admin.call(
    'PUT',
    '/api/settings',
    Object.entries(values).map(([settingKey, settingValue]) => ({ settingKey, settingValue })),
  );
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/blog');
    await expect(seller.getByRole('term')).toHaveText(['Ünvan', 'Adres', 'VKN', 'MERSİS no', 'KEP', 'ETBİS']);
    await expect(seller).toContainText('Kalıpçılar Caddesi No: 1, 34490 İstanbul');
    await expect(seller.getByRole('link')).toHaveAttribute('href', values.company_etbis_url);
    await checkNoOverflow(page);
    await checkAxe(page);
  }
});
