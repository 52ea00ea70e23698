/** Editing many products at once, and the list of tasks. */
import { randomBytes } from 'node:crypto';
import { insertCategories, insertProducts, productId } from '../server/testing/catalogue.ts';
import { BLOG_CATEGORIES } from '../contract/content.ts';
import type { Product } from '../contract/products.ts';
import { checkAxe, checkNoOverflow, expect, test, type People } from './admin.ts';

/** Products in a category of their own; their codes and names contain the mark. */
async function fill(database: People['database'], count: number): Promise<{ mark: string; codes: string[] }> {
  const mark = randomBytes(4).toString('hex').toUpperCase();
  const category = `toplu-${mark.toLowerCase()}`;
  await insertCategories(database, [{ slug: category, name: `Toplu ${mark}` }]);
  const codes = Array.from({ length: count }, (_, i) => `T${mark}-${101 + i}`);
  await insertProducts(
    database,
    codes.map((code, i) => ({
      code,
      name: `Toplu Pim ${mark} ${i + 1}`,
      category,
      priceMinor: 1_000 + i,
      img: ['/placeholder.svg'],
      mainImage: '/placeholder.svg',
    })),
  );
  return { mark, codes };
}

test('raises the prices of all listed products, sees them before, takes it back', async ({
  page,
  people,
  asModerator,
}) => {
  const { mark, codes } = await fill(people.database, 25);
  const priceOf = async (code: string) =>
    (await asModerator.call<Product>('GET', `/api/products/${productId(code)}`)).price?.current;
  await page.goto(`/admin/products?q=${mark}`);
  await page.getByRole('button', { name: 'Tümünü düzenle (25)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Toplu düzenle' });
  await expect(dialog.getByText('Filtredeki 25 ürünün tümü')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Uygula' })).toBeDisabled();
  await dialog.getByLabel('Oran').fill('8');
  await expect(dialog.getByText('Değişecek 25')).toBeVisible();
  const row = dialog.getByRole('row').filter({ hasText: codes[0]! });
  await expect(row).toContainText('$10,00');
  await expect(row).toContainText('$10,80');
  await checkAxe(page);
  await dialog.getByRole('button', { name: 'Uygula (25 ürün)' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('25 ürün değiştirildi.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: codes[0]! })).toContainText('10,80');
  expect(await priceOf(codes[24]!)).toBe(11.06);

  await page.getByRole('button', { name: 'Geri al', exact: true }).click();
  await expect(page.getByText('25 ürün eski hâline döndü.')).toBeVisible();
  expect(await priceOf(codes[24]!)).toBe(10.24);
});

test('edits chosen rows of several pages; what cannot be changed says why', async ({ page, people, asAdmin }) => {
  const { mark, codes } = await fill(people.database, 12);
  await asAdmin.call('PUT', `/api/products/${productId(codes[0]!)}`, { price: null });
  await page.goto(`/admin/products?q=${mark}&limit=10&sort=code`);
  await page.getByRole('checkbox', { name: 'Sayfadakilerin tümünü seç (10)' }).check();
  await page.getByRole('listitem', { name: '2' }).click();
  await expect(page.getByText('11-12 / 12 ürün')).toBeVisible();
  await page
    .getByRole('checkbox', { name: /^Seç: / })
    .first()
    .check();
  await page.getByRole('button', { name: 'Seçilenleri düzenle (11)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Toplu düzenle' });
  await expect(dialog.getByText('Seçilen 11 ürün')).toBeVisible();
  await dialog.getByLabel('Oran').fill('2000');
  await expect(dialog.getByText('Oran 0’dan büyük, en çok 1.000, iki ondalıklı olmalıdır.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Uygula' })).toBeDisabled();
  await dialog.getByLabel('Oran').fill('10');
  await expect(dialog.getByText('Değişecek 10')).toBeVisible();
  await expect(dialog.getByText('Fiyatı yok. (1 ürün)')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Ne değişsin?' }).click();
  await page.getByTitle('Durum', { exact: true }).click();
  await dialog.getByRole('combobox', { name: 'Yeni değer' }).click();
  await page.getByTitle('Pasif', { exact: true }).click();
  await expect(dialog.getByText('Değişecek 11')).toBeVisible();
  await dialog.getByRole('button', { name: 'Uygula (11 ürün)' }).click();
  await expect(page.getByText('11 ürün değiştirildi.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tümünü düzenle (12)' })).toBeVisible();
  expect((await asAdmin.call<Product>('GET', `/api/products/${productId(codes[0]!)}`)).isActive).toBe(false);

  await page.goto('/admin/audit');
  await page.getByRole('link', { name: 'Durum: Pasif' }).first().click();
  await expect(page).toHaveURL(/\/admin\/tasks$/);
});

test('more than 200 go on in the background, in sight, and can be taken back from the list', async ({
  page,
  people,
  asAdmin,
}) => {
  const { mark, codes } = await fill(people.database, 260);
  await page.goto(`/admin/products?q=${mark}`);
  await page.getByRole('button', { name: 'Tümünü düzenle (260)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Toplu düzenle' });
  await dialog.getByRole('combobox', { name: 'Ne değişsin?' }).click();
  await page.getByTitle('Teslim Süresi', { exact: true }).click();
  await dialog.getByLabel('Yeni değer').fill('7');
  await dialog.getByRole('button', { name: 'Uygula (260 ürün)' }).click();
  await expect(page.getByText('260 ürün değiştirildi.')).toBeVisible({ timeout: 30_000 });
  expect((await asAdmin.call<Product>('GET', `/api/products/${productId(codes[259]!)}`)).leadTimeDays).toBe(7);

  await page.goto('/admin/tasks');
  const task = page.getByRole('row').filter({ hasText: 'Teslim Süresi: 7 iş günü' }).first();
  await expect(task).toContainText('260 değişti');
  await checkAxe(page);
  await task.getByRole('button', { name: /^Ayrıntılar/ }).click();
  await expect(page.getByText('Değişmeyen ya da geri alınamayan kayıt yok.')).toBeVisible();
  await page.getByRole('button', { name: 'Kapat' }).click();
  await task.getByRole('button', { name: /^Geri al/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Geri al' }).click();
  await expect(task).toContainText('260 geri alındı', { timeout: 30_000 });
  expect((await asAdmin.call<Product>('GET', `/api/products/${productId(codes[0]!)}`)).leadTimeDays).toBeNull();
});

test('gives what the list shows as a workbook', async ({ page, people, asModerator }) => {
  const { mark } = await fill(people.database, 3);
  expect(asModerator.role).toBe('moderator');
  await page.goto(`/admin/products?q=${mark}`);
  await page.getByRole('button', { name: 'Filtredekileri indir' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^urunler-\d{4}-\d\d-\d\d\.xlsx$/);
});

test('fits a phone', async ({ page, people, asModerator }) => {
  const { mark } = await fill(people.database, 3);
  expect(asModerator.role).toBe('moderator');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/products?q=${mark}`);
  await page
    .getByRole('checkbox', { name: /^Seç: / })
    .first()
    .check();
  await page.getByRole('button', { name: 'Seçilenleri düzenle (1)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Toplu düzenle' });
  await dialog.getByLabel('Oran').fill('5');
  await expect(dialog.getByText('Değişecek 1')).toBeVisible();
  await checkNoOverflow(page);
});

test('chosen posts are withdrawn, deleted and brought back', async ({ page, asModerator }) => {
  const mark = randomBytes(4).toString('hex');
  const names = ['A', 'B', 'C'].map((letter) => `Toplu ${mark} ${letter}`);
  const ids: string[] = [];
  for (const title of names) {
    const { _id } = await asModerator.call<{ _id: string }>('POST', '/api/blogs', {
      title,
      excerpt: 'Özet',
      content: '<p>İçerik</p>',
      featuredImage: '/placeholder.svg',
      category: BLOG_CATEGORIES[0],
      author: 'Ayşe Usta',
      isPublished: true,
    });
    ids.push(_id);
  }
  const left = async () =>
    (
      await asModerator.call<{ items: { title: string; isPublished: boolean }[] }>(
        'GET',
        `/api/blogs?page=1&limit=10&q=${mark}`,
      )
    ).items
      .map(({ title, isPublished }) => `${title.at(-1)}${isPublished ? '' : '-'}`)
      .toSorted()
      .join('');
  await page.goto(`/admin/blogs?q=${mark}`);
  await expect(page.getByRole('row', { name: names[0] })).toBeVisible();
  await page.getByRole('checkbox', { name: `Seç: ${names[0]}` }).check();
  await page.getByRole('checkbox', { name: `Seç: ${names[1]}` }).check();
  await checkAxe(page);
  await page.getByRole('button', { name: 'Taslağa al', exact: true }).click();
  await expect.poll(left).toBe('A-B-C');

  await page.getByRole('checkbox', { name: `Seç: ${names[0]}` }).check();
  await page.getByRole('checkbox', { name: `Seç: ${names[2]}` }).check();
  await page.getByRole('button', { name: 'Seçilenleri sil (2)' }).click();
  const dialog = page.getByRole('dialog', { name: '2 kayıt çöp kutusuna taşınsın mı?' });
  await dialog.getByRole('button', { name: 'Sil', exact: true }).click();
  await expect.poll(left).toBe('B-');
  await expect(page.getByRole('row', { name: names[2] })).toHaveCount(0);
  await page.getByText('Bloglar: Çöp kutusuna taşı (2 kayıt).').getByRole('button', { name: 'Geri al' }).click();
  await expect.poll(left).toBe('A-B-C');
  await expect(page.getByRole('row', { name: names[2] })).toBeVisible();
  await asModerator.call('POST', '/api/rows/edit', { kind: 'blog', action: 'remove', ids });
});
