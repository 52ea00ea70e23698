/** Families leave as files and come back: from the list's menu to the import's steps. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Category } from '../contract/categories.ts';
import type { Family, FamilyColumn } from '../contract/families.ts';
import type { FamilyArticles } from '../contract/family-articles.ts';
import { checkAxe, checkNoOverflow, expect, test } from './admin.ts';

const column = (key: string, label: string): FamilyColumn => ({
  key,
  label,
  kind: 'number',
  unit: 'mm',
  decimals: 1,
  tolerance: '',
  isKey: true,
  isFilter: true,
  isShown: true,
  attribute: null,
});

test('articles of the listed families are downloaded, and a line more adds an article', async ({
  page,
  asModerator,
}) => {
  const mark = randomBytes(3).toString('hex').toUpperCase();
  const category = await asModerator.call<Category>('POST', '/api/categories', {
    name: `Dosya ${mark}`,
    img: '/placeholder.svg',
  });
  const family = await asModerator.call<Family>('POST', '/api/families', {
    name: `Dosya pimi ${mark}`,
    slug: `dosya-pimi-${mark.toLowerCase()}`,
    category: category._id,
    columns: [column('d1', 'Çap'), column('L', 'Boy')],
    codePattern: `D${mark}-{d1}X{L}`,
    namePattern: `Dosya pimi ${mark} Ø{d1}×{L}`,
  });
  await asModerator.call('PUT', `/api/families/${family._id}/articles`, {
    version: family.version,
    changes: [{ op: 'add', row: { d1: 5, L: 100, price: 12.5 } }],
  });

  await page.goto(`/admin/families?q=${mark}`);
  const menu = page.getByRole('button', { name: 'Filtredekileri indir' });
  await menu.click();
  const item = page.getByRole('menuitem', { name: 'Seri ürünleri: CSV (.csv)' });
  await expect(item).toBeVisible();
  await expect(page.getByRole('menuitem')).toHaveCount(6);
  await checkAxe(page);
  const downloading = page.waitForEvent('download');
  await item.click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^seri-urunleri-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile((await file.path())!, 'utf8');
  const [head, line] = text.replaceAll('"', '').split('\r\n');
  expect(head).toContain('Ürün Kodu;Seri (slug);Sütun: d1 (mm);Sütun: L (mm)');
  expect(line).toContain(`D${mark}-5X100;dosya-pimi-${mark.toLowerCase()};5;100;`);

  await page.goto('/admin/import');
  await page.getByRole('radio', { name: 'Seri ürünleri' }).check();
  await expect(page.getByText('Sıra: seriler → sütunlar → ürünler.')).toBeVisible();
  await checkAxe(page);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await checkNoOverflow(page);
  }
  const rest = ';'.repeat(head!.split(';').length - 4);
  const more = [
    head,
    line,
    `D${mark}-6X160;dosya-pimi-${mark.toLowerCase()};6;160${rest}`,
    `D${mark}-9;dosya-pimi-${mark.toLowerCase()};5;100${rest}`,
  ];
  await page.locator('.import-drop input[type=file]').setInputFiles({
    name: 'urunler.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(more.join('\r\n')),
  });
  const columns = page.getByRole('list', { name: 'Sütunlar' });
  await expect(columns.getByRole('listitem').nth(2)).toContainText('Ölçü: d1 (mm)');
  await checkAxe(page);
  await page.getByRole('button', { name: 'Denetle' }).click();
  await expect(page.getByText('Hatalı 1', { exact: true })).toBeVisible();
  await expect(page.getByText('Aynı 1', { exact: true })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Bu ölçüde bir ürün zaten var' }).first()).toContainText('5');
  await page.getByRole('radio', { name: 'Hatalı satırları atla' }).check();
  await page.getByRole('button', { name: 'Uygula (1 satır)' }).click();
  await expect(page.getByText('1 satır uygulandı')).toBeVisible();
  await page.goto(`/admin/families/update/${family._id}`);
  await page.getByRole('tab', { name: 'Ürünler' }).click();
  await page.getByRole('button', { name: 'Diğer işlemler' }).click();
  const workbook = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'İçe aktarma için Excel’e aktar' }).click();
  expect((await workbook).suggestedFilename()).toMatch(/^seri-urunleri-.*\.xlsx$/);
  const { articles } = await asModerator.call<FamilyArticles>('GET', `/api/families/${family._id}/articles`);
  expect(articles.map(({ row }) => [row['code'], row['name']])).toEqual([
    [`D${mark}-5X100`, `Dosya pimi ${mark} Ø5×100`],
    [`D${mark}-6X160`, `Dosya pimi ${mark} Ø6×160`],
  ]);
});
