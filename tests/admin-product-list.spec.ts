import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Category } from '../contract/categories.ts';
import type { Product, ProductCreate } from '../contract/products.ts';
import { checkAxe, checkNoOverflow, expect, test, type Person } from './admin.ts';

interface Shelf { mark: string; main: Category; sub: Category; products: Product[] }

/** A category with products of the test's own, whose codes and names hold `mark`. */
async function fill(person: Person, count: number, given: Partial<ProductCreate> = {}): Promise<Shelf> {
  const mark = randomBytes(4).toString('hex').toUpperCase();
  const main = await person.call<Category>('POST', '/api/categories', { name: `Raf ${mark}`, img: '/placeholder.svg' });
  const sub = await person.call<Category>('POST', '/api/categories', { name: `Bölme ${mark}`, parentCategory: main._id });
  const products: Product[] = [];
  for (let i = 0; i < count; i++) {
    products.push(await person.call<Product>('POST', '/api/products', {
      code: `D${mark}-${10 + i}`, name: `Deneme Pimi ${mark} ${10 + i}`, description: 'Deneme', category: main._id, subCategory: i % 2 === 0 ? sub._id : null,
      img: ['/placeholder.svg'], mainImage: '/placeholder.svg', order: count - i, price: { current: 10 + i }, ...given,
    }));
  }
  return { mark, main, sub, products };
}

const codes = (page: Page) => page.locator('tbody .crud-mono');

test('products are paged, searched and sorted by the server', async ({ page, asModerator }) => {
  const { mark } = await fill(asModerator, 12);
  const asked: string[] = [];
  page.on('request', (request) => { const url = new URL(request.url()); if (url.pathname === '/api/products') asked.push(url.search); });
  await page.clock.install();
  await page.goto('/admin/products');
  await page.clock.pauseAt(Date.now() + 600_000); // between two letters no pause is long enough to ask
  await page.getByRole('searchbox', { name: 'Kod veya ad ara' }).pressSequentially(`D${mark}`);
  await page.clock.resume();
  await expect(page.getByText('1-12 / 12 ürün')).toBeVisible();
  expect(asked.filter((search) => search.includes('q='))).toHaveLength(1); // asked after the pause, not at each letter

  await page.getByRole('combobox', { name: /sayfa/i }).click();
  await page.getByTitle('10 / sayfa').click();
  await expect(page.getByText('1-10 / 12 ürün')).toBeVisible();
  await page.getByRole('listitem', { name: '2' }).click();
  await expect(page.getByText('11-12 / 12 ürün')).toBeVisible();
  await page.getByRole('columnheader', { name: 'Kod' }).click();
  await expect(codes(page).first()).toHaveText(`D${mark}-10`);
  await page.getByRole('columnheader', { name: 'Kod' }).click();
  await expect(codes(page).first()).toHaveText(`D${mark}-21`);
  await expect(page).toHaveURL(/limit=10.*sort=-code|sort=-code.*limit=10/);
  await page.getByRole('columnheader', { name: 'Fiyat' }).click();
  await expect(codes(page).first()).toHaveText(`D${mark}-10`);
  await expect(page.getByRole('row').filter({ hasText: `D${mark}-10` })).toContainText('10,00');
});

test('products are filtered by category, sub-category and state', async ({ page, asAdmin }) => {
  const { mark, main, sub, products } = await fill(asAdmin, 4);
  await asAdmin.call('PUT', `/api/products/${products[0]!._id}`, { isActive: false });
  await page.goto('/admin/products');
  await expect(page.getByRole('combobox', { name: 'Alt kategori' })).toBeDisabled();
  const choose = async (label: string, option: string) => {
    const box = page.getByRole('combobox', { name: label });
    await box.click();
    await box.fill(option);
    await page.locator('.ant-select-dropdown:visible').getByTitle(option, { exact: true }).click();
  };
  await choose('Ana kategori', main.name);
  await expect(page.getByText('1-4 / 4 ürün')).toBeVisible();
  await page.getByRole('combobox', { name: 'Alt kategori' }).click();
  await page.getByTitle(sub.name, { exact: true }).click();
  await expect(page.getByText('1-2 / 2 ürün')).toBeVisible();
  await page.getByRole('combobox', { name: 'Durum' }).click();
  await page.getByTitle('Pasif', { exact: true }).click();
  await expect(page.getByText('1-1 / 1 ürün')).toBeVisible();
  await expect(codes(page)).toHaveText([`D${mark}-10`]);
  await page.reload();
  await expect(codes(page)).toHaveText([`D${mark}-10`]);
  await page.getByRole('button', { name: 'Temizle' }).click();
  await expect(page).toHaveURL(/\/admin\/products$/);
});

test('a row shows code, categories, price, stock and state; a dash stands for no sub-category', async ({ page, asAdmin }) => {
  const { mark, main, sub } = await fill(asAdmin, 2, { stockStatus: 'in_stock' });
  await page.goto(`/admin/products?q=D${mark}`);
  const first = page.getByRole('row').filter({ hasText: `D${mark}-10` });
  for (const text of [`Deneme Pimi ${mark} 10`, main.name, sub.name, '10,00', 'Stokta', 'Aktif']) await expect(first).toContainText(text);
  const second = page.getByRole('row').filter({ hasText: `D${mark}-11` });
  await expect(second.getByRole('cell', { name: '-', exact: true })).toBeVisible();
});

test('the preview opens the product in a tab of its own; an inactive one has none', async ({ page, context, asAdmin }) => {
  const { mark, products } = await fill(asAdmin, 2);
  await asAdmin.call('PUT', `/api/products/${products[1]!._id}`, { isActive: false });
  await page.goto(`/admin/products?q=D${mark}`);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: `Önizle: D${mark}-10` }).click();
  const tab = await opened;
  await expect(tab.getByRole('heading', { level: 1 })).toContainText(`Deneme Pimi ${mark} 10`);
  await tab.close();
  await expect(page.getByRole('button', { name: `Önizle: D${mark}-11` })).toBeDisabled();
});

test('the switch takes a product off the site at once', async ({ page, asModerator, request }) => {
  const { mark, products } = await fill(asModerator, 1);
  await page.goto(`/admin/products?q=D${mark}`);
  await page.getByRole('switch').click();
  await expect(page.getByText('Ürün durumu güncellendi.')).toBeVisible();
  await expect(page.getByRole('switch')).not.toBeChecked();
  expect((await request.get(`/api/products/${products[0]!._id}`)).status()).toBe(404);
});

test('the last page goes when its only row is deleted', async ({ page, asAdmin }) => {
  const { mark } = await fill(asAdmin, 11);
  await page.goto(`/admin/products?q=D${mark}&limit=10&page=2&sort=code`);
  await expect(codes(page)).toHaveText([`D${mark}-20`]);
  await page.getByRole('button', { name: `Sil: D${mark}-20` }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Evet' }).click();
  await expect(page.getByText('Ürün başarıyla silindi.')).toBeVisible();
  await expect(page.getByText('1-10 / 10 ürün')).toBeVisible();
  await expect(page).not.toHaveURL(/page=2/);
});

test('a list that does not come says so and is asked for again', async ({ page, asAdmin, problems }) => {
  problems.allow(/status of 500/);
  const { mark } = await fill(asAdmin, 1);
  await page.route('**/api/products?**', (route) => route.fulfill({ status: 500, json: { error: 'x', message: 'x', code: 'INTERNAL' } }));
  await page.goto(`/admin/products?q=D${mark}`);
  await expect(page.getByText('Veri getirme başarısız.').first()).toBeVisible();
  await page.unroute('**/api/products?**');
  await page.getByRole('button', { name: 'Tekrar Dene' }).click();
  await expect(codes(page)).toHaveText([`D${mark}-10`]);
});

for (const width of [390, 768, 1440]) {
  test(`the list fits ${width} px and is accessible`, async ({ page, asAdmin }) => {
    const { mark } = await fill(asAdmin, 1, { name: 'Çok Uzun Ürün Adı '.repeat(10).trim() });
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/admin/products?limit=10');
    await expect(page.getByText(/^1-10 \/ /)).toBeVisible();
    await checkNoOverflow(page); // with all the pages that the demo catalogue has
    await page.goto(`/admin/products?q=D${mark}`);
    await expect(page.getByText('1-1 / 1 ürün')).toBeVisible();
    await checkNoOverflow(page);
    await checkAxe(page);
    await page.getByRole('button', { name: /^Sil: / }).click();
    const question = page.getByRole('tooltip').filter({ hasText: 'Ürünü silmek istediğinize emin misiniz?' });
    await expect.poll(async () => { // it grows into place
      const box = await question.boundingBox();
      return box !== null && box.x >= 0 && box.x + box.width <= width;
    }).toBe(true);
  });
}
