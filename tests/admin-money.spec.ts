// Currency and tax in the panel, on a server of their own with a few products.
import { insertCategories, insertProducts } from '../server/testing/catalogue.ts';
import { checkAxe, checkNoOverflow, expect, test as base } from './admin.ts';
import { ownServer } from './server.ts';

const test = base.extend<object, { products: void }>({
  server: ownServer,
  products: [
    async ({ database }, use) => {
      await insertCategories(database, [{ slug: 'pimler', name: 'Pimler' }]);
      await insertProducts(database, [
        { code: 'Z40-5X100', name: 'İtici Pim Ø5×100', category: 'pimler', priceMinor: 1_250, stockStatus: 'in_stock' },
        { code: 'Z40-6X100', name: 'İtici Pim Ø6×100', category: 'pimler', priceMinor: 2_000, vatRate: 10 },
        { code: 'Z40-8X100', name: 'İtici Pim Ø8×100', category: 'pimler', priceMinor: null },
      ]);
      await use();
    },
    { scope: 'worker', auto: true },
  ],
});

const OFFER = 'Para birimi ve KDV’ye karar verin';

test('the first screen asks an admin, nobody else, and no more once it may stay', async ({
  page,
  people,
  asAdmin,
  browser,
  baseURL,
}) => {
  await page.goto('/admin');
  const offer = page.getByRole('region', { name: OFFER });
  await expect(offer).toContainText('Mağaza şu an $ ile, KDV hesaplamadan satıyor.');
  await checkAxe(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await checkNoOverflow(page);

  const moderator = await browser.newContext({ baseURL });
  await people.enter(moderator, await people.withSession('moderator'));
  const other = await moderator.newPage();
  await other.goto('/admin');
  await expect(other.getByRole('heading', { name: 'Sizi bekleyenler' })).toBeVisible();
  await expect(other.getByRole('region', { name: OFFER })).toBeHidden();
  await moderator.close();

  await offer.getByRole('button', { name: 'Olduğu gibi kalsın' }).click();
  await expect(page.getByText('Para birimi ve KDV olduğu gibi kaldı.')).toBeVisible();
  await expect(offer).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sizi bekleyenler' })).toBeVisible();
  await expect(offer).toBeHidden();
  await asAdmin.call('PUT', '/api/settings', [{ settingKey: 'shop_money_decided', settingValue: false }] as never);
});

test('lira with tax is proposed, shown before it is saved, sold, and taken back', async ({ page, asAdmin }) => {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Para ve vergiyi ayarla' }).click();
  await expect(page.getByRole('heading', { name: 'Para ve vergi', level: 1 })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Türk lirası' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Fiyatlar KDV dahil' })).toBeChecked();
  const preview = page.getByRole('region', { name: 'Ne değişecek?' });
  await expect(preview).toContainText('Seçimleri tamamlayın');
  const save = page.getByRole('button', { name: 'Kaydet' });
  await save.click();
  await expect(page.getByText('Kayıtlı fiyatların KDV dahil mi, hariç mi olduğunu seçin.')).toBeVisible();
  await expect(page.getByText('Fiyatlara ne olacağını seçin.')).toBeVisible();

  await page.getByRole('radio', { name: 'hariç', exact: true }).check();
  await page.getByRole('radio', { name: 'Kurla çevir' }).check();
  await save.click();
  await expect(page.getByText('Lütfen kuru girin!')).toBeVisible();
  await page.getByLabel('Kur', { exact: true }).fill('40,5');
  await expect(preview.getByRole('row', { name: /Z40-5X100/ })).toContainText('₺607,50');
  await expect(preview.getByRole('row', { name: /Z40-6X100/ })).toContainText('₺891,00');
  await expect(preview).toContainText('2 fiyat 1 $ = 40,5 ₺ ile çevrilir.');
  // Amounts follow, until one is typed.
  await expect(page.getByLabel('Ücretsiz kargo sınırı')).toHaveValue('7824,60');
  await page.getByLabel('Hızlı kargo ücreti').fill('600');
  await page.getByLabel('Kur', { exact: true }).fill('40');
  await expect(page.getByLabel('Ücretsiz kargo sınırı')).toHaveValue('7728,00');
  await expect(page.getByLabel('Hızlı kargo ücreti')).toHaveValue(/^600/);
  await checkAxe(page);
  await checkNoOverflow(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await checkNoOverflow(page);

  await save.click();
  const question = page.getByRole('dialog', { name: 'Fiyatlar değiştirilsin mi?' });
  await expect(question).toContainText('2 ürünün fiyatı');
  await question.getByRole('button', { name: 'Değiştir' }).click();
  await expect(page.getByText('Para ve vergi ayarları kaydedildi; 2 fiyat değişti.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Türk lirası' })).toBeChecked();
  await expect(page.getByText('Bütün fiyatlar zaten bu para biriminde.')).toBeVisible();
  await expect(page.getByText(`${asAdmin.name}: 2 fiyat değişti.`)).toBeVisible();

  const site = await page.context().newPage();
  await site.goto('/shop');
  await expect(site.getByText('₺600,00').first()).toBeVisible();
  await expect(site.getByText('$12,50')).toHaveCount(0);
  await site.close();

  await page.getByRole('button', { name: 'Geri al' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Geri al' }).click();
  await expect(page.getByText('Geri alındı: 2 fiyat önceki haline döndü.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'ABD doları' })).toBeChecked();
  await page.goto('/admin/audit');
  await expect(page.getByRole('link', { name: 'Para ve vergi' }).first()).toHaveAttribute('href', /settings\/money$/);
});
