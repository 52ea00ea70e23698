/** Price lists and campaigns: made, filled, begun, ended and taken back. */
import { randomBytes } from 'node:crypto';
import type { Product } from '../contract/products.ts';
import type { PriceList } from '../contract/price-lists.ts';
import { insertCategories, insertProducts, productId } from '../server/testing/catalogue.ts';
import { checkAxe, checkNoOverflow, expect, test, type People, type Person } from './admin.ts';

/** Products in a category of their own; their codes and names contain the mark. */
async function fill(database: People['database']): Promise<{ mark: string; category: string; codes: string[] }> {
  const mark = randomBytes(4).toString('hex').toUpperCase();
  const category = `Fiyat ${mark}`;
  await insertCategories(database, [{ slug: `fiyat-${mark.toLowerCase()}`, name: category }]);
  const codes = Array.from({ length: 3 }, (_, i) => `F${mark}-${101 + i}`);
  await insertProducts(
    database,
    codes.map((code, i) => ({
      code,
      name: `Fiyat Pimi ${mark} ${i + 1}`,
      category: `fiyat-${mark.toLowerCase()}`,
      priceMinor: 1_000 * (i + 1),
      img: ['/placeholder.svg'],
      mainImage: '/placeholder.svg',
    })),
  );
  return { mark, category, codes };
}
const priceOf = async (person: Person, code: string) =>
  (await person.call<Product>('GET', `/api/products/${productId(code)}`)).price;

test('a campaign is filled from lines and by code, seen before, begun and ended', async ({
  page,
  people,
  asModerator,
}) => {
  const { mark, codes } = await fill(people.database);
  await page.goto('/admin/price-lists');
  await page.getByRole('button', { name: 'Yeni fiyat listesi' }).click();
  const facts = page.getByRole('dialog', { name: 'Yeni fiyat listesi' });
  await facts.getByRole('button', { name: 'Oluştur' }).click();
  await expect(facts.getByText('Lütfen listeye bir ad verin!')).toBeVisible();
  await facts.getByLabel('Ad', { exact: true }).fill(`Kampanya ${mark}`);
  await facts.getByLabel('Bitiş').fill('31 Aralık 2099 23:59');
  await page.keyboard.press('Enter');
  await checkAxe(page);
  await facts.getByRole('button', { name: 'Oluştur' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Kampanya ${mark}` })).toBeVisible();
  await expect(page.getByText('31 Ara 2099 23:59')).toBeVisible();

  await page.getByRole('button', { name: 'Satırlardan ekle' }).click();
  const lines = page.getByRole('dialog', { name: 'Satırlardan ekle' });
  await lines.getByLabel('Satırlar', { exact: true }).fill(`${codes[0]};7,50\nYOK-${mark};3`);
  await lines.getByRole('button', { name: 'Denetle' }).click();
  await expect(lines.getByText('2. satır Bu kodla bir ürün yok.')).toBeVisible();
  await lines.getByLabel('Satırlar', { exact: true }).fill(`Ürün kodu;Fiyat\n${codes[0]};7,50\n${codes[1]};22`);
  await lines.getByRole('button', { name: 'Denetle' }).click();
  await lines.getByRole('button', { name: '2 ürünü ekle' }).click();
  await expect(lines).toBeHidden();

  await page.getByRole('button', { name: 'Kodla ekle' }).click();
  const one = page.getByRole('dialog', { name: 'Ürün ekle' });
  await one.getByLabel('Ürün kodu').fill(codes[2]!);
  await one.getByLabel('Yeni fiyat').fill('30');
  await one.getByRole('button', { name: 'Ekle' }).click();
  const row = (code: string) => page.getByRole('row').filter({ hasText: code });
  await expect(row(codes[0]!)).toContainText('−%25');
  await expect(row(codes[1]!)).toContainText('+%10');
  await row(codes[2]!)
    .getByRole('button', { name: `Fiyatı değiştir: ${codes[2]}` })
    .click();
  const changing = page.getByRole('dialog', { name: `Fiyatı değiştir: ${codes[2]}` });
  await changing.getByLabel('Yeni fiyat').fill('24');
  await changing.getByRole('button', { name: 'Kaydet' }).click();
  await expect(row(codes[2]!)).toContainText('−%20');
  await row(codes[1]!)
    .getByRole('button', { name: `Listeden çıkar: ${codes[1]}` })
    .click();
  await expect(row(codes[1]!)).toHaveCount(0);
  const preview = page.getByRole('region', { name: 'Ne olacak?' });
  await expect(preview).toContainText('Düşecek 2');
  await expect(preview).toContainText('−%22,50');
  await checkAxe(page);
  await checkNoOverflow(page);

  await page.getByRole('button', { name: 'Şimdi başlat' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Şimdi başlat' }).click();
  await expect(page.getByText('Yürürlükte')).toBeVisible();
  expect(await priceOf(asModerator, codes[0]!)).toEqual({ current: 7.5, old: 10, currency: 'USD' });
  await asModerator.call('PUT', `/api/products/${productId(codes[2]!)}`, { price: { current: 25 } });
  await page.getByRole('button', { name: 'Şimdi bitir' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Şimdi bitir' }).click();
  await expect(page.getByText('1 fiyat geri kondu · 1 fiyat elle değiştiği için kaldı')).toBeVisible();
  expect(await priceOf(asModerator, codes[0]!)).toEqual({ current: 10, currency: 'USD' });
  expect(await priceOf(asModerator, codes[2]!)).toEqual({ current: 25, currency: 'USD' });

  await page.getByRole('combobox', { name: 'Sonuç' }).click();
  await page.getByTitle('Elle değişip kalanlar').click();
  await expect(row(codes[2]!)).toContainText('Bu arada değişti; olduğu gibi bırakıldı.');
  await expect(row(codes[0]!)).toHaveCount(0);
});

test('chosen products go into a list whose prices are written once and taken back', async ({
  page,
  people,
  asAdmin,
}) => {
  const { mark, codes } = await fill(people.database);
  const list = await asAdmin.call<PriceList>('POST', '/api/price-lists', {
    name: `Liste ${mark}`,
    kind: 'replace',
    startsAt: null,
    endsAt: null,
  });
  await page.goto(`/admin/products?q=${mark}`);
  await page.getByRole('button', { name: 'Fiyat listesine ekle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fiyat listesine ekle' });
  await dialog.getByRole('combobox', { name: 'Fiyat listesi' }).click();
  await page.getByTitle(`Liste ${mark}`).click();
  await dialog.getByLabel('Oran').fill('10');
  await checkAxe(page);
  await dialog.getByRole('button', { name: 'Listeye ekle' }).click();
  await expect(page.getByText('3 ürün eklendi, 0 fiyat değişti.')).toBeVisible();

  await page.goto(`/admin/price-lists?q=${encodeURIComponent(`Liste ${mark}`)}`);
  await page.getByRole('link', { name: `Liste ${mark}` }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/price-lists/${list._id}$`));
  await page.getByPlaceholder('Kod veya ad ara').fill(codes[1]!);
  await expect(page.getByText('1-1 / 1 ürün')).toBeVisible();
  await page.getByRole('button', { name: 'Şimdi başlat' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Şimdi başlat' }).click();
  await expect(page.getByText('3 fiyat yazıldı')).toBeVisible();
  expect(await priceOf(asAdmin, codes[1]!)).toEqual({ current: 22, currency: 'USD' });
  await page.getByRole('button', { name: 'Geri al' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Geri al' }).click();
  await expect(page.getByText('3 fiyat geri kondu')).toBeVisible();
  expect(await priceOf(asAdmin, codes[1]!)).toEqual({ current: 20, currency: 'USD' });

  await page.getByRole('button', { name: 'Sil', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sil', exact: true }).click();
  await expect(page.getByText('Fiyat listesi silindi.')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/price-lists/);
});
