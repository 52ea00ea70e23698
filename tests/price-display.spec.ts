// Prices with tax and without beside each other: product, list, table and cart agree. On a server of its own, in lira.
import { familyPath, productPath } from '../contract/paths.ts';
import type { FamilyPage } from '../contract/families.ts';
import type { Product } from '../contract/products.ts';
import { sellInLira, serveWith } from './card-provider.ts';
import { checkAxe, checkNoOverflow, expect, layoutShift, test as base } from './customer.ts';

const test = base.extend<object>({
  server: [async ({}, use) => serveWith({}, use), { scope: 'worker', timeout: 60_000 }],
});

const money = (amount: number) => `₺${amount.toLocaleString('tr-TR', { minimumFractionDigits: 2 })}`;

test('both figures stand on product, list and table; the cart charges the one with tax', async ({ page, people }) => {
  const admin = await people.withSession('admin');
  await sellInLira(admin);
  await admin.call('PUT', '/api/settings', [
    { settingKey: 'shop_vat_mode', settingValue: 'included' },
    { settingKey: 'shop_price_display', settingValue: 'both' },
    { settingKey: 'company_title', settingValue: 'Örnek Kalıp Elemanları A.Ş.' },
    { settingKey: 'company_mersis', settingValue: '0123456789012345' },
  ]);
  const { families } = (await (await page.request.get('/api/families?limit=1')).json()) as FamilyPage;
  const [family] = families;
  const found = await page.request.get(`/api/families/${family!._id}/rows?limit=10`);
  const { rows } = (await found.json()) as { rows: [string, string, string, number | null][] };
  const [id] = rows.find(([, , , price]) => price !== null)!;
  const product = (await (await page.request.get(`/api/products/${id}`)).json()) as Product;
  const gross = product.price!.current;
  const net = Math.round((gross * 100) / 1.2) / 100;

  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(productPath(product));
    await expect(page.getByText(`${money(gross)} KDV dahil`).first()).toBeVisible();
    await expect(page.getByText(`${money(net)} + KDV`).first()).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(0.05);
    await checkNoOverflow(page);
    await checkAxe(page);
    await page.goto(familyPath(family!.slug));
    await expect(page.getByText(`${money(net)} + KDV`).first()).toBeVisible();
    await checkNoOverflow(page);
    await checkAxe(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  const seller = page.getByRole('contentinfo').getByRole('region', { name: 'Satıcı bilgileri' });
  await expect(seller).toContainText('Örnek Kalıp Elemanları A.Ş.');
  await expect(seller).toContainText('0123456789012345');

  await page.goto(productPath(product));
  await page.getByRole('button', { name: 'Sepete Ekle' }).first().click();
  await page.goto('/cart');
  await expect(page.getByText(money(gross), { exact: true }).first()).toBeVisible();
});
