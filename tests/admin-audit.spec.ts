// The change history: the audit list with its filters and links, and each row's history on its screen.
import { randomBytes } from 'node:crypto';
import type { Feature } from '../contract/features.ts';
import { checkAxe, checkNoOverflow, expect, test } from './admin.ts';
import { setWidth } from './layout.ts';
import { createProduct, openForm, openTab, readProduct } from './product-form.ts';

const unique = (name: string): string => `${name} ${randomBytes(4).toString('hex')}`;

test('a product’s history is on a tab of its form, loaded on opening, for moderators too', async ({
  page,
  asModerator,
}) => {
  const { _id, code } = await createProduct(asModerator);
  const { version } = await readProduct(asModerator, _id);
  await asModerator.call('PUT', `/api/products/${_id}`, {
    version,
    leadTimeDays: 5,
    isActive: false,
    features: ['Taşlanmış'],
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/audit/')) asked.push(request.url());
  });
  await openForm(page, _id);
  expect(asked).toEqual([]);
  const history = await openTab(page, 'Sürümler');
  const items = history.getByRole('listitem').filter({ hasText: asModerator.name });
  await expect(items).toHaveCount(2);
  await expect(items.first()).toContainText('Değiştirdi');
  await expect(items.first()).toContainText('Teslim Süresi: — → 5 iş günü');
  await expect(items.first()).toContainText('Durum: Aktif → Pasif');
  await expect(items.last()).toContainText('Ekledi');
  await items
    .last()
    .getByRole('button', { name: /^Tümünü göster/ })
    .click();
  await expect(items.last()).toContainText(`Ürün Kodu: ${code}`);
  await checkAxe(page);
  await setWidth(page, 390);
  await checkNoOverflow(page);
});

test('a form without tabs has its history behind a button, and includes a save at once', async ({ page, asAdmin }) => {
  const title = unique('Geçmişli');
  const { _id } = await asAdmin.call<Feature>('POST', '/api/features', {
    title,
    description: 'İlk',
    icon: 'fa-truck',
    sortOrder: 900_000,
  });
  try {
    await page.goto(`/admin/features/update/${_id}`);
    await page.getByRole('button', { name: 'Sürümler', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Sürümler' });
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Ekledi' })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByLabel('Açıklama').fill('İkinci');
    await page.getByRole('button', { name: 'Değişiklikleri Kaydet' }).click();
    await expect(page.getByText('Özellik başarıyla güncellendi.')).toBeVisible();
    await page.goto(`/admin/features/update/${_id}`);
    await page.getByRole('button', { name: 'Sürümler', exact: true }).click();
    await expect(dialog).toContainText('Açıklama: İlk → İkinci');
    await checkAxe(page);
  } finally {
    await asAdmin.call('DELETE', `/api/features/${_id}`);
  }
});

test('the list shows changes, searches them, filters them by person, and leads to the row', async ({
  page,
  asAdmin,
}) => {
  const title = unique('Aranan');
  const { _id } = await asAdmin.call<Feature>('POST', '/api/features', {
    title,
    description: 'İlk',
    icon: 'fa-truck',
    sortOrder: 900_000,
  });
  try {
    await asAdmin.call('GET', '/api/contacts?page=1&limit=10');
    await asAdmin.call('GET', '/api/contacts?page=2&limit=10');
    await page.goto('/admin/audit');
    await page.getByRole('searchbox').fill(title.toLocaleUpperCase('tr'));
    const rows = page.getByRole('row').filter({ hasText: title });
    await expect(rows).toHaveCount(1);
    await expect(page).toHaveURL(/q=/);
    await rows.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/features/update/${_id}$`));
    await page.goBack();
    await page.goto('/admin/audit');
    await page.getByRole('combobox', { name: 'Kim' }).click();
    await page.keyboard.type(asAdmin.name); // shortens a long list of people
    await page.locator('.ant-select-dropdown:visible').getByText(asAdmin.name, { exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`actor=${asAdmin.publicId}`));
    await expect(page.getByRole('row').filter({ hasText: 'Mesaj listesi' })).toHaveCount(0);
    await page.getByText('Görüntülemeler', { exact: true }).click();
    const reading = page.getByRole('row').filter({ hasText: 'Mesaj listesi' });
    await expect(reading).toHaveCount(1);
    await reading.getByRole('button', { name: /^2 kez, son/ }).click();
    await expect(reading.getByRole('listitem')).toHaveCount(2);
    await expect(reading.getByRole('listitem').first()).toContainText('sayfa 2');
    await checkAxe(page);
  } finally {
    await asAdmin.call('DELETE', `/api/features/${_id}`);
  }
});
