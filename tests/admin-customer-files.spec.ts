/** Customers and the numbers of orders from files: for admins alone, with the mails that they send. */
import { randomBytes } from 'node:crypto';
import { checkAxe, checkNoOverflow, expect, test } from './admin.ts';
import { addOrder } from './orders.ts';

const csv = (...lines: string[]): Buffer => Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`);
const WIDTHS = [390, 768, 1440];

test('a moderator is not offered customers and orders', async ({ page, asModerator: _signedIn }) => {
  await page.goto('/admin/import');
  await expect(page.getByRole('radio', { name: 'Ürünler', exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Müşteriler' })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: /^Siparişler:/ })).toHaveCount(0);
});

test('customers come from a file, are told to choose a password, and go again', async ({
  page,
  asAdmin: _in,
  people,
}) => {
  const mark = randomBytes(4).toString('hex');
  await people.withSession('user');
  await page.goto('/admin/customers');
  await page.getByRole('button', { name: 'Dosya olarak indir' }).waitFor();
  await checkAxe(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await checkNoOverflow(page);
  }
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Dosya olarak indir' }).click();
  await page.getByRole('menuitem', { name: 'CSV (.csv)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^musteriler-.*\.csv$/);
  await page.getByRole('link', { name: 'Dosyadan aktar' }).click();
  await expect(page.getByRole('radio', { name: 'Müşteriler' })).toBeChecked();
  await checkAxe(page);
  await page.locator('.import-drop input[type=file]').setInputFiles({
    name: 'musteriler.csv',
    mimeType: 'text/csv',
    buffer: csv('E-posta;Ad soyad;Cari hesap;Cari limit', `Yeni-${mark}@ornek.example;Ayşe Yılmaz;Evet;5.000,00`),
  });
  await page.getByRole('button', { name: 'Denetle' }).click();
  await expect(page.getByText('Eklenecek 1', { exact: true })).toBeVisible();
  const box = page.getByRole('checkbox', { name: 'Şifre belirleme e-postası gönder' });
  await expect(box).not.toBeChecked();
  await box.check();
  await checkAxe(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await checkNoOverflow(page);
  }
  await page.getByRole('button', { name: 'Uygula (1 satır)' }).click();
  await expect(page.getByText('1 satır uygulandı')).toBeVisible();
  const mails = () =>
    people.database.db
      .selectFrom('outbox')
      .select('kind')
      .where('recipient', '=', `yeni-${mark}@ornek.example`)
      .execute();
  expect(await mails()).toEqual([{ kind: 'account-invitation' }]);
  await page.getByRole('button', { name: 'Geri al', exact: true }).click();
  await expect(page.getByText('1 satır geri alındı')).toBeVisible();
  expect(await mails()).toEqual([]);
});

test('tracking and invoice numbers come from a file, and what has gone by mail is said', async ({
  page,
  asAdmin: _in,
  people,
}) => {
  const order = await addOrder(people.database, { customer: await people.withSession('user'), status: 'paid' });
  await page.goto(`/admin/orders?q=${order.number}`);
  await page.getByRole('button', { name: 'Süzülenleri indir' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Siparişler, Excel (.xlsx)',
    'Siparişler, CSV (.csv)',
    'Sipariş kalemleri, Excel (.xlsx)',
    'Sipariş kalemleri, CSV (.csv)',
  ]);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Kargo ve fatura no aktar' }).click();
  await expect(page.getByRole('radio', { name: /^Siparişler:/ })).toBeChecked();
  await page.locator('.import-drop input[type=file]').setInputFiles({
    name: 'kargo.csv',
    mimeType: 'text/csv',
    buffer: csv('Sipariş no;Kargo firması;Takip no', `${order.number};Aras Kargo;00123`),
  });
  await page.getByRole('button', { name: 'Denetle' }).click();
  await expect(page.getByText('Değişecek 1', { exact: true })).toBeVisible();
  const apply = page.getByRole('button', { name: 'Uygula (1 satır)' });
  await expect(apply).toBeDisabled();
  await page.getByRole('checkbox', { name: /1 sipariş kargoya verilmiş olur/ }).check();
  await checkAxe(page);
  await apply.click();
  await expect(page.getByText('1 satır uygulandı')).toBeVisible();
  await people.database.db
    .updateTable('outbox')
    .set({ state: 'sent', sentAt: new Date() })
    .where('about', '=', order.publicId)
    .execute();
  await page.getByRole('button', { name: 'Geri al', exact: true }).click();
  await expect(page.getByText('1 satır geri alındı')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Geri alınan ama bilinmesi gereken satırlar' })).toContainText(
    'müşteriye kargo e-postası gitmişti',
  );
  await checkAxe(page);
});
