// Shared by all forms of the panel: ways to save, unsaved changes, the way to the next row, room for error sentences.
import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Category } from '../contract/categories.ts';
import type { Feature } from '../contract/features.ts';
import { expect, test } from './admin.ts';
import { createProduct, holdBack, openForm, readProduct, someCategory, uniqueCode } from './product-form.ts';

const unique = (name: string): string => `${name} ${randomBytes(4).toString('hex')}`;
const toast = (page: Page, text: string) => page.locator('.ant-message').getByText(text, { exact: true });
const unsaved = (page: Page) => page.getByText('Kaydedilmemiş değişiklikler');
const inBar = (page: Page, name: string) =>
  page.locator('.crud-form-actions').getByRole('button', { name, exact: true });

test('a new row saved with "continue" keeps its form, focus and place, at a new address', async ({ page, asAdmin }) => {
  const title = unique('Özellik');
  await page.setViewportSize({ width: 1280, height: 460 });
  await page.goto('/admin/features/create');
  await expect(unsaved(page)).toBeHidden();
  await page.getByRole('radio', { name: 'Kupa' }).check();
  await page.getByLabel('Başlık').fill(title);
  await page.getByRole('radio', { name: 'Taslak' }).check();
  await expect(unsaved(page)).toBeVisible();
  const text = page.getByLabel('Açıklama');
  await text.fill('Kısa');
  await page.evaluate(() => scrollTo(0, 120));
  const place = async () => (await text.boundingBox())!.y;
  const before = await place();
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Özellik başarıyla oluşturuldu.')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/features\/update\/\w+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('.crud-head .crud-status')).toHaveText('Pasif');
  await expect(unsaved(page)).toBeHidden();
  await expect(text).toBeFocused();
  expect(Math.abs((await place()) - before)).toBeLessThan(4); // in the window: the heading above has become longer

  await page.keyboard.press('End');
  await page.keyboard.type(' ve öz');
  await expect(unsaved(page)).toBeVisible();
  await inBar(page, 'Kaydet ve devam et').click();
  await expect(toast(page, 'Özellik başarıyla güncellendi.')).toBeVisible();
  await expect(unsaved(page)).toBeHidden();
  await expect(inBar(page, 'Kaydet ve yeni')).toHaveCount(0);
  // Nothing is left to save: the buttons say so, and the one that was pressed keeps the focus.
  for (const name of ['Kaydet ve devam et', 'Değişiklikleri Kaydet']) {
    await expect(inBar(page, name)).toBeDisabled();
    await expect(inBar(page, name)).toHaveAccessibleDescription('Kaydedilecek değişiklik yok.');
  }
  await expect(inBar(page, 'Kaydet ve devam et')).toBeFocused();
  const made = (await asAdmin.call<Feature[]>('GET', '/api/features')).filter((row) => row.title === title);
  expect(made).toMatchObject([{ description: 'Kısa ve öz', isActive: false }]);

  await text.fill('Üçüncü kez'); // over the version from the save before
  await inBar(page, 'Değişiklikleri Kaydet').click();
  await expect(page).toHaveURL(/\/admin\/features$/);
  await asAdmin.call('DELETE', `/api/features/${made[0]!._id}`);
});

test('an error takes the line below its input: nothing moves, and the distance to the next field stays', async ({
  page,
  asAdmin: _admin,
}) => {
  await page.goto('/admin/users/create');
  const name = page.getByLabel('Kullanıcı Adı');
  const mail = page.getByLabel('E-posta');
  await expect(mail).toBeVisible();
  const places = async () => Promise.all([name, mail].map(async (input) => (await input.boundingBox())!.y));
  const before = await places();
  await inBar(page, 'Kaydet').click();
  const error = page.locator('.ant-form-item-explain-error').first();
  await expect(error).toBeVisible();
  expect(await places()).toEqual(before);
  const label = (await page.getByText('E-posta', { exact: true }).boundingBox())!;
  const said = (await error.boundingBox())!;
  expect(label.y - said.y - said.height).toBeGreaterThanOrEqual(10);
});

test('a saved form takes nothing more until the list is there', async ({ page, asAdmin }) => {
  const made = await createProduct(asAdmin);
  await openForm(page, made._id);
  const release = await holdBack(page, '**/panel-assets/**');
  const name = page.getByLabel('Ürün Adı');
  await name.fill('Uzun Pim');
  await inBar(page, 'Değişiklikleri Kaydet').click();
  await expect(toast(page, 'Ürün başarıyla güncellendi.')).toBeVisible();
  await expect(name).toBeDisabled();
  await expect(name).toHaveValue('Uzun Pim');
  release();
  await expect(page).toHaveURL(/\/admin\/products$/);
  expect((await readProduct(asAdmin, made._id)).name).toBe('Uzun Pim');
});

test('the form of a new row is separate from the next empty one', async ({ page, asAdmin }) => {
  const title = unique('Özellik');
  await page.goto('/admin/features/create');
  await page.getByRole('radio', { name: 'Kupa' }).check();
  await page.getByLabel('Başlık').fill(title);
  await page.getByLabel('Açıklama').fill('Kısa');
  await inBar(page, 'Kaydet ve devam et').click();
  await expect(page).toHaveURL(/\/update\//);
  await page.getByRole('link', { name: 'Yeni Özellik' }).first().click();
  await expect(page).toHaveURL(/\/create$/);
  await expect(page.getByLabel('Başlık')).toHaveValue('');
  await expect(inBar(page, 'Kaydet')).toBeVisible();
  const [made] = (await asAdmin.call<Feature[]>('GET', '/api/features')).filter((row) => row.title === title);
  await asAdmin.call('DELETE', `/api/features/${made!._id}`);
});

test('one new row after another: kind and parent stay, and the focus is on the first input', async ({
  page,
  asAdmin,
}) => {
  const parent = await asAdmin.call<Category>('POST', '/api/categories', {
    name: unique('Ana'),
    img: '/placeholder.svg',
  });
  await page.goto('/admin/categories/create');
  await page.getByText('Alt Kategori', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Ana Kategori' }).fill(parent.name);
  await expect(page.locator('.ant-select-item-option-active')).toHaveText(parent.name);
  await page.keyboard.press('Enter');
  for (const name of ['Birinci', 'İkinci']) {
    await expect(page.getByLabel('Kategori Adı')).toHaveValue('');
    await page.getByLabel('Kategori Adı').fill(name);
    await inBar(page, 'Kaydet ve yeni').click();
    await expect(page.getByLabel('Kategori Adı')).toHaveValue('');
    await expect(page.getByLabel('Kategori Adı')).toBeFocused();
    await expect(unsaved(page)).toBeHidden(); // kept values are no change
  }
  await inBar(page, 'İptal').click();
  await expect(page).toHaveURL(/\/admin\/categories$/); // without a question
  const subs = await asAdmin.call<Category[]>('GET', `/api/categories/subcategories/${parent._id}`);
  expect(subs.map(({ name }) => name).toSorted()).toEqual(['Birinci', 'İkinci']);
});

test('a product leads to the next in the list it was opened from, over its pages, on the same tab', async ({
  page,
  asAdmin,
}) => {
  const [{ main, sub }, mark] = [await someCategory(asAdmin), uniqueCode()];
  const codes = Array.from({ length: 11 }, (_, at) => `${mark}-${String(at + 1).padStart(2, '0')}`);
  for (const code of codes) await createProduct(asAdmin, { code, category: main._id, subCategory: sub._id });
  await page.goto(`/admin/products?q=${mark}&sort=-code&limit=10`);
  await page
    .getByRole('row')
    .filter({ hasText: codes[2]! })
    .getByRole('link', { name: 'Deneme Pimi', exact: true })
    .click();
  const ways = page.getByRole('navigation', { name: 'Listede gezinme' });
  await expect(ways).toContainText('9 / 11');
  await page.getByRole('tab', { name: 'Fiyat ve Stok' }).click();
  for (const [at, code] of [
    [10, codes[1]!],
    [11, codes[0]!],
  ] as const) {
    await ways.getByRole('button', { name: `Sonraki ürün: ${code} Deneme Pimi` }).click();
    await expect(ways).toContainText(`${at} / 11`);
    await expect(page.getByRole('tabpanel', { name: 'Fiyat ve Stok' })).toBeVisible();
  }
  await expect(ways.getByRole('button', { name: 'Sonraki ürün yok' })).toBeDisabled();
  await ways.getByRole('button', { name: /^Önceki ürün/ }).click();
  await expect(ways).toContainText('10 / 11');
  await ways.getByRole('button', { name: /^Sonraki ürün/ }).click();
  await expect(ways).toContainText('11 / 11');
  await page.getByRole('button', { name: 'Geri Dön' }).click();
  await expect(page).toHaveURL(/page=2/); // the page of the last one
});

test('sentences for missing input move nothing and keep their distance to the next label', async ({
  page,
  asAdmin: _admin,
}) => {
  const release = await holdBack(page, '**/api/sliders');
  await page.goto('/admin/sliders/create');
  const places = () =>
    page
      .locator('.crud-form .ant-form-item-label')
      .evaluateAll((labels) => labels.map((label) => Math.round(label.getBoundingClientRect().top + scrollY)));
  await page.getByLabel('Buton Metni').waitFor();
  const before = await places();
  release();
  await expect(page.getByText(/^Bu sırada “.+” de var;/)).toBeVisible(); // known once the other slides are
  expect(await places()).toEqual(before);
  await inBar(page, 'Kaydet').click();
  for (const sentence of ['Lütfen slider başlığını girin!', 'Görsel gereklidir!'])
    await expect(page.getByText(sentence)).toBeVisible();
  expect(await places()).toEqual(before);
  const gap = await page.getByText('Lütfen slider başlığını girin!').evaluate((sentence) => {
    const next = [...document.querySelectorAll('.crud-form .ant-form-item-label')].find(
      (label) => label.textContent === 'Alt Başlık',
    )!;
    return next.getBoundingClientRect().top - sentence.getBoundingClientRect().bottom;
  });
  expect(gap).toBeGreaterThanOrEqual(8);

  const order = page.getByLabel('Sıra');
  for (const typed of ['', '-3']) {
    await order.fill(typed);
    await order.blur();
    await expect(page.getByText('Sıra numarası 0 veya büyük olmalıdır!')).toBeVisible();
    await expect(order).toHaveValue(typed); // the typed number, not another
    await order.fill('2');
    await order.blur();
    await expect(page.getByText('Sıra numarası 0 veya büyük olmalıdır!')).toBeHidden();
  }
});
