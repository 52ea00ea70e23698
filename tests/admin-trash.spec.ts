import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Category } from '../contract/categories.ts';
import type { Product } from '../contract/products.ts';
import type { TrashEntry } from '../contract/trash.ts';
import { askToRemove, checkAxe, expect, test, type Person } from './admin.ts';

const unique = (name: string): string => `${name} ${randomBytes(4).toString('hex')}`;
/** A separate category for the test, sorted behind those that other tests use. */
const create = (person: Person, given: object = {}): Promise<Category> =>
  person.call('POST', '/api/categories', {
    name: unique('Silinecek'),
    img: '/placeholder.svg',
    order: 900_000,
    ...given,
  });
const read = (person: Person, id: string): Promise<Category> => person.call('GET', `/api/categories/${id}`);

async function removeInList(page: Page, name: string): Promise<void> {
  await page.goto(`/admin/categories?q=${encodeURIComponent(name)}`);
  const question = await askToRemove(page, name);
  await expect(question).toContainText('Kategoriyi silmek istediğinize emin misiniz?');
  await expect(question).toContainText('30 gün içinde çöp kutusundan geri alınabilir.');
  await question.getByRole('button', { name: 'Evet' }).click();
}

test('an admin undoes a deletion at once, from its message', async ({ page, asAdmin }) => {
  const { _id, name } = await create(asAdmin);
  await removeInList(page, name);
  await expect(page.getByText('Kategori başarıyla silindi.')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name, exact: true })).toBeHidden();
  await checkAxe(page);
  const undo = page.getByRole('button', { name: 'Geri al', exact: true });
  await expect(undo).toBeInViewport({ ratio: 1 });
  await undo.press('Enter');
  await expect(page.getByText('Kategori geri alındı.')).toBeVisible();
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  expect((await read(asAdmin, _id)).name).toBe(name);
});

test('a moderator restores from the trash, but cannot erase', async ({ page, asModerator }) => {
  const { _id, name } = await create(asModerator);
  await removeInList(page, name);
  await expect(page.getByText('Kategori başarıyla silindi.')).toBeVisible();
  await page.goto('/admin/trash?kind=category');
  await expect(
    page.getByText('Silinen kayıtlar 30 gün burada kalır ve geri alınabilir; sonra kalıcı olarak silinir.'),
  ).toBeVisible();
  const narrowed = page.waitForResponse(/\/api\/trash\?.*q=/); // a click during the load would not load the list again
  await page.getByRole('searchbox', { name: 'Silinen kayıt ara' }).fill(name.toLocaleUpperCase('tr'));
  await narrowed;
  await page.getByRole('button', { name: `Geri Al: ${name}` }).click();
  await expect(page.getByRole('button', { name: /^İşlemler: |Boşalt/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Evet' }).click();
  await expect(page.getByText('Kategori geri alındı.')).toBeVisible();
  await expect(page.getByText('Aramanıza uyan kayıt bulunamadı.')).toBeVisible();
  expect((await read(asModerator, _id)).name).toBe(name);
});

test('restoring a product also restores its deleted category, and says so', async ({ page, asAdmin }) => {
  const main = await create(asAdmin);
  const code = unique('C').toUpperCase().replace(' ', '-');
  const product: Product = await asAdmin.call('POST', '/api/products', {
    code,
    name: 'Silinecek ürün',
    category: main._id,
    description: 'x',
    img: ['/placeholder.svg'],
    order: 900_000,
  });
  await asAdmin.call('DELETE', `/api/products/${product._id}`);
  await asAdmin.call('DELETE', `/api/categories/${main._id}`);
  await page.goto(`/admin/trash?q=${code}`);
  await page.getByRole('button', { name: `Geri Al: ${code}` }).click();
  await page.getByRole('button', { name: 'Evet' }).click();
  await expect(page.getByText(`Ürün geri alındı. Bulunduğu kategori de geri alındı: ${main.name}.`)).toBeVisible();
  expect((await read(asAdmin, main._id)).productCount).toBe(1);
});

test('an admin erases an entry after a question', async ({ page, asAdmin }) => {
  const { _id, name } = await create(asAdmin);
  await asAdmin.call('DELETE', `/api/categories/${_id}`);
  await page.goto(`/admin/trash?q=${encodeURIComponent(name)}`);
  const question = await askToRemove(page, name, 'Kalıcı Sil');
  await expect(question).toContainText('Kayıt kalıcı olarak silinsin mi?');
  await expect(question).toContainText('Bu işlem geri alınamaz.');
  await question.getByRole('button', { name: 'Evet' }).click();
  await expect(page.getByText('Kategori kalıcı olarak silindi.')).toBeVisible();
  await expect(page.getByText('Aramanıza uyan kayıt bulunamadı.')).toBeVisible();
});

test('emptying asks with the total, and erases the entries that were there at that moment', async ({
  page,
  asAdmin,
}) => {
  const { _id } = await create(asAdmin);
  await asAdmin.call('DELETE', `/api/categories/${_id}`);
  // Other tests' entries are there too: this test erases none of them, and shows a made-up list.
  const entry: TrashEntry = {
    _id: 'x',
    kind: 'blog',
    title: 'Kalıp bakımı',
    deletedBy: 'Ada',
    deletedAt: '2026-05-01T10:00:00.000Z',
    removedAt: '2026-05-31T10:00:00.000Z',
  };
  let total = 1_234;
  await page.route('**/api/trash?*', (route) => {
    const { searchParams } = new URL(route.request().url());
    if (route.request().method() !== 'DELETE')
      return route.fulfill({
        json: {
          items: total > 0 ? [entry] : [],
          total,
          page: 1,
          limit: Number(searchParams.get('limit')),
          pages: Math.ceil(total / 20),
        },
      });
    expect(searchParams.get('until')).toBe(entry.deletedAt);
    total = 0;
    return route.fulfill({ json: { removed: 1_234 } });
  });
  await page.goto('/admin/trash');
  const button = page.getByRole('button', { name: 'Çöp Kutusunu Boşalt' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Çöp kutusu boşaltılsın mı?' });
  await expect(dialog).toContainText('1.234 kayıt kalıcı olarak silinecek. Bu işlem geri alınamaz.');
  await expect(dialog.getByRole('button', { name: 'Hayır' })).toBeFocused();
  await checkAxe(page);
  await dialog.getByRole('button', { name: 'Evet' }).click();
  await expect(page.getByText('1.234 kayıt kalıcı olarak silindi.')).toBeVisible();
  await expect(
    page.getByText(
      'Çöp kutusu boş. Panelde silinen kayıtlar, kim silmiş olursa olsun, 30 gün burada kalır ve geri alınabilir.',
    ),
  ).toBeVisible();
  await expect(button).toHaveCount(0);
});
