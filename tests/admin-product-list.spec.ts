import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Category } from '../contract/categories.ts';
import type { Product, ProductCreate } from '../contract/products.ts';
import { askToRemove, checkAxe, checkNoOverflow, expect, test, type Person } from './admin.ts';

interface Shelf {
  mark: string;
  main: Category;
  sub: Category;
  products: Product[];
}

/** A category with products for the test, whose codes and names contain `mark`. */
async function fill(person: Person, count: number, given: Partial<ProductCreate> = {}): Promise<Shelf> {
  const mark = randomBytes(4).toString('hex').toUpperCase();
  const main = await person.call<Category>('POST', '/api/categories', { name: `Raf ${mark}`, img: '/placeholder.svg' });
  const sub = await person.call<Category>('POST', '/api/categories', {
    name: `Bölme ${mark}`,
    parentCategory: main._id,
  });
  const products: Product[] = [];
  for (let i = 0; i < count; i++) {
    products.push(
      await person.call<Product>('POST', '/api/products', {
        code: `D${mark}-${10 + i}`,
        name: `Deneme Pimi ${mark} ${10 + i}`,
        description: 'Deneme',
        category: main._id,
        subCategory: i % 2 === 0 ? sub._id : null,
        img: ['/placeholder.svg'],
        mainImage: '/placeholder.svg',
        order: count - i,
        price: { current: 10 + i },
        ...given,
      }),
    );
  }
  return { mark, main, sub, products };
}

const codes = (page: Page) => page.locator('tbody .crud-mono');

test('the server pages, searches and sorts products', async ({ page, asModerator }) => {
  const { mark } = await fill(asModerator, 12);
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/products') asked.push(url.search);
  });
  await page.clock.install();
  await page.goto('/admin/products');
  await page.clock.pauseAt(Date.now() + 600_000); // no pause between two letters is long enough for a request
  await page.getByRole('searchbox', { name: 'Kod veya ad ara' }).pressSequentially(`D${mark}`);
  await page.clock.resume();
  await expect(page.getByText('1-12 / 12 ürün')).toBeVisible();
  expect(asked.filter((search) => search.includes('q='))).toHaveLength(1); // sent after the pause, not at each letter

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

  // A change before the one before it is drawn keeps it.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('th.ant-table-column-has-sorters')!.click();
    document.querySelector<HTMLElement>('.ant-pagination-item-2')!.click();
  });
  await expect(page.getByText('11-12 / 12 ürün')).toBeVisible();
  await expect(page).toHaveURL(/[?&]sort=code(?:&|$)/);
});

test('filters products by category, sub-category and state', async ({ page, asAdmin }) => {
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
  await page.locator('.ant-select-dropdown:visible').getByTitle(sub.name, { exact: true }).click();
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

test('a row shows code, categories, price, stock and state, and a dash for a missing sub-category; the preview opens the product in a separate tab, an inactive one has none', async ({
  page,
  context,
  asAdmin,
}) => {
  await test.step('a row shows code, categories, price, stock and state; a dash replaces a missing sub-category', async () => {
    const { mark, main, sub } = await fill(asAdmin, 2, { stockStatus: 'in_stock' });
    await page.goto(`/admin/products?q=D${mark}`);
    const first = page.getByRole('row').filter({ hasText: `D${mark}-10` });
    for (const text of [`Deneme Pimi ${mark} 10`, main.name, sub.name, '10,00', 'Stokta', 'Aktif'])
      await expect(first).toContainText(text);
    const second = page.getByRole('row').filter({ hasText: `D${mark}-11` });
    await expect(second.getByRole('cell', { name: `${main.name} -`, exact: true })).toBeVisible();
  });
  await test.step('the preview opens the product in a separate tab; an inactive one has none', async () => {
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
  await (await askToRemove(page, `D${mark}-20`)).getByRole('button', { name: 'Evet' }).click();
  await expect(page.getByText('Ürün başarıyla silindi.')).toBeVisible();
  await expect(page.getByText('1-10 / 10 ürün')).toBeVisible();
  await expect(page).not.toHaveURL(/page=2/);
});

test('a list that fails to load says so, and can be requested again', async ({ page, asAdmin, problems }) => {
  problems.allow(/status of 500/);
  const { mark } = await fill(asAdmin, 1);
  await page.route('**/api/products?**', (route) =>
    route.fulfill({ status: 500, json: { error: 'x', message: 'x', code: 'INTERNAL' } }),
  );
  await page.goto(`/admin/products?q=D${mark}`);
  await expect(page.getByText('Veri getirme başarısız.').first()).toBeVisible();
  await page.unroute('**/api/products?**');
  await page.getByRole('button', { name: 'Tekrar Dene' }).click();
  await expect(codes(page)).toHaveText([`D${mark}-10`]);
});

test('stock shows its pieces; the server filters and sorts by it, all in the address', async ({
  page,
  asModerator,
}) => {
  const { mark, products } = await fill(asModerator, 4, { stockStatus: 'in_stock' });
  for (const [at, change] of (
    [{ stockQuantity: 40 }, { stockQuantity: 3 }, { stockQuantity: 0, stockStatus: 'out_of_stock' }] as const
  ).entries())
    await asModerator.call('PUT', `/api/products/${products[at]!._id}`, change);
  await page.goto(`/admin/products?q=D${mark}`);
  await expect(page.getByRole('row').filter({ hasText: `D${mark}-10` })).toContainText('40 adet');
  await expect(page.getByRole('row').filter({ hasText: `D${mark}-11` })).toContainText('Azalıyor');
  await page.getByRole('columnheader', { name: 'Stok' }).click();
  await expect(codes(page)).toHaveText([`D${mark}-12`, `D${mark}-11`, `D${mark}-10`, `D${mark}-13`]);
  await page.getByRole('combobox', { name: 'Stok' }).click();
  await page.getByTitle('Azalan', { exact: false }).click();
  await expect(codes(page)).toHaveText([`D${mark}-11`]);
  await expect(page).toHaveURL(/sort=stock/);
  await page.reload();
  await expect(codes(page)).toHaveText([`D${mark}-11`]);
  await page.goto(`/admin/products?q=D${mark}&stock=uncounted`);
  await expect(codes(page)).toHaveText([`D${mark}-13`]);
});

test('a price changed in the list leaves the row in its place, and returns the focus to it', async ({
  page,
  asModerator,
}) => {
  const { mark, products } = await fill(asModerator, 3);
  await page.goto(`/admin/products?q=D${mark}&sort=price`);
  await expect(codes(page)).toHaveText([`D${mark}-10`, `D${mark}-11`, `D${mark}-12`]);
  const read: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/products') read.push(url.search);
  });
  const cell = page.getByRole('button', { name: `fiyatı değiştir: D${mark}-10` });
  await cell.focus();
  await page.keyboard.press('Enter');
  const editor = page.getByRole('dialog', { name: `Fiyat ve stok: D${mark}-10` });
  const price = editor.getByLabel('Fiyat', { exact: true });
  await expect(price).toBeFocused();
  await checkAxe(page);
  await price.fill('99,5');
  await editor.getByLabel('Eski fiyat').fill('50');
  await page.keyboard.press('Enter');
  await expect(editor.getByText('Eski fiyat güncel fiyattan büyük olmalıdır.')).toBeVisible();
  await editor.getByLabel('Eski fiyat').fill('120');
  await page.keyboard.press('Enter');
  await expect(editor).toBeHidden();
  await expect(cell).toBeFocused();
  await expect(page.getByRole('row').filter({ hasText: `D${mark}-10` })).toContainText('99,50');
  await expect(codes(page)).toHaveText([`D${mark}-10`, `D${mark}-11`, `D${mark}-12`]);
  expect(read).toEqual([]); // the other rows are not loaded again
  expect(await asModerator.call('GET', `/api/products/${products[0]!._id}`)).toMatchObject({
    price: { current: 99.5, old: 120 },
    name: `Deneme Pimi ${mark} 10`,
  });
});

test('Escape leaves the editor, a click beside it keeps typed input, and Tab stays within', async ({
  page,
  asModerator,
}) => {
  const { mark, products } = await fill(asModerator, 1);
  await page.goto(`/admin/products?q=D${mark}`);
  const cell = page.getByRole('button', { name: `fiyatı değiştir: D${mark}-10` });
  await cell.click();
  const editor = page.getByRole('dialog', { name: `Fiyat ve stok: D${mark}-10` });
  await editor.getByLabel('Fiyat', { exact: true }).fill('77');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(editor.getByLabel('Fiyat', { exact: true })).toHaveValue('77,00');
  await editor.getByLabel('Fiyat', { exact: true }).focus();
  await page.keyboard.press('Shift+Tab');
  expect(await editor.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(editor).toBeHidden();
  await expect(cell).toBeFocused();
  expect(await asModerator.call('GET', `/api/products/${products[0]!._id}`)).toMatchObject({ price: { current: 10 } });
});

test('stock can be moved in the list, and keeps movements by others; a count over one asks first', async ({
  page,
  asModerator,
  problems,
}) => {
  problems.allow(/status of 409/);
  const {
    mark,
    products: [product],
  } = await fill(asModerator, 1, { stockStatus: 'in_stock', stockQuantity: 40 });
  const move = (pieces: number) => asModerator.call('PUT', `/api/products/${product!._id}`, { stockChange: pieces });
  const level = async () => (await asModerator.call<Product>('GET', `/api/products/${product!._id}`)).stockQuantity;
  await page.goto(`/admin/products?q=D${mark}`);
  const row = page.getByRole('row').filter({ hasText: `D${mark}-10` });
  const editor = page.getByRole('dialog', { name: `Fiyat ve stok: D${mark}-10` });
  await row.getByText('40 adet').click();
  await expect(editor.getByText('Şu an 40 adet')).toBeVisible();
  await expect(editor.getByLabel('Giren adet')).toBeFocused();
  await move(-3);
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(row).toContainText('42 adet');
  await expect(editor).toBeHidden();
  expect(await level()).toBe(42);

  await row.getByText('42 adet').click();
  await editor.getByText('Sayım', { exact: true }).click();
  await editor.getByLabel('Sayılan adet').fill('45');
  await move(-2);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' });
  await expect(dialog).toContainText('Stok Adedi');
  await dialog.getByRole('button', { name: 'Formda kal' }).click();
  await expect(editor.getByLabel('Sayılan adet')).toHaveValue('45');
  await expect(editor.getByLabel('Sayılan adet')).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Benim değişikliklerimle kaydet' }).click();
  await expect(row).toContainText('43 adet'); // the count's difference, applied to the present level
  expect(await level()).toBe(43);
});

test('a row costs few Tab stops; arrows move along its actions and from row to row', async ({ page, asAdmin }) => {
  const { mark } = await fill(asAdmin, 2);
  await page.goto(`/admin/products?q=D${mark}&sort=code`);
  await page.getByRole('link', { name: `Deneme Pimi ${mark} 10`, exact: true }).focus();
  for (let stops = 0; stops < 5; stops++) await page.keyboard.press('Tab'); // price, status, actions, the next box, the next name
  await expect(page.getByRole('link', { name: `Deneme Pimi ${mark} 11`, exact: true })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('link', { name: `Deneme Pimi ${mark} 10`, exact: true })).toBeFocused();
  await page.getByRole('link', { name: `Düzenle: D${mark}-10` }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('link', { name: `Önizle: D${mark}-10` })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  const menu = page.getByRole('button', { name: `İşlemler: D${mark}-10` });
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused(); // a frame or two after the menu is seen
  await page.keyboard.press('ArrowUp'); // from the first entry to the last
  await expect(page.getByRole('menuitem').last()).toBeFocused(); // in the frame after the key
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog').filter({ hasText: 'Ürünü silmek istediğinize emin misiniz?' });
  await expect(question.getByRole('button', { name: 'Hayır' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(menu).toBeFocused();
});

test('on a phone a product takes 104 px at most, and its price and stock one tap', async ({ page, asAdmin }) => {
  const { mark } = await fill(asAdmin, 3, {
    stockStatus: 'in_stock',
    name: 'Kılavuz Kolon Çok Uzun Adlı Bir Ürün ISO 9182-4 Ø32×120 Sertleştirilmiş ve Taşlanmış',
    price: { current: 12345.67, old: 23456.78 },
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/products?q=D${mark}`);
  const cards = page.getByRole('list', { name: 'Ürünler' }).getByRole('listitem');
  await expect(cards).toHaveCount(3);
  for (const card of await cards.all()) expect((await card.boundingBox())!.height).toBeLessThanOrEqual(104);
  const card = cards.filter({ hasText: `D${mark}-10` });
  for (const text of ['Kılavuz Kolon', '12.345,67', 'Stokta', 'Aktif']) await expect(card).toContainText(text);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('position', 'absolute'); // the header says it already

  await card.getByRole('button', { name: 'Fiyat ve stok' }).click();
  const sheet = page.getByRole('group', { name: `Fiyat ve stok: D${mark}-10` });
  await sheet.getByLabel('Eski fiyat').fill('');
  await sheet.getByLabel('Fiyat', { exact: true }).fill('10');
  await checkNoOverflow(page);
  await checkAxe(page);
  await sheet.getByRole('button', { name: 'Kaydet' }).click();
  await expect(sheet).toBeHidden();
  await expect(card).toContainText('10,00');
  await expect(card.getByRole('button', { name: 'Fiyat ve stok' })).toBeFocused();

  await card.getByRole('button', { name: `İşlemler: D${mark}-10` }).click();
  await expect(page.getByRole('menuitem', { name: 'Önizle' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Sil' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Evet' }).click();
  await expect(cards).toHaveCount(2);
});

test('on a phone filters are folded and counted', async ({ page, asAdmin }) => {
  const { mark } = await fill(asAdmin, 2);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/products?q=D${mark}`);
  await expect(page.getByRole('searchbox', { name: 'Kod veya ad ara' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Durum' })).toBeHidden();
  await page.getByRole('button', { name: 'Filtrele' }).click();
  await page.getByRole('combobox', { name: 'Durum' }).click();
  await page.getByTitle('Aktif', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Filtrele (1)' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Sırala' }).click();
  await page.getByTitle('Kod ↓', { exact: true }).click();
  await expect(page.getByRole('list', { name: 'Ürünler' }).getByRole('listitem').first()).toContainText(`D${mark}-11`);
});

test("a dialog's mask covers the place of the scrollbar", async ({ page, asAdmin }) => {
  expect(asAdmin.role).toBe('admin');
  await page.goto('/admin/quality-management');
  const gutter = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollbarGutter);
  expect(await gutter()).toBe('stable');
  await page
    .getByRole('button', { name: /^Önizle: / })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await gutter()).toBe('auto');
  await page.keyboard.press('Escape');
  await expect.poll(gutter).toBe('stable');
});
