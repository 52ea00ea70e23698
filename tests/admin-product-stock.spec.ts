// A product's stock in the panel: movements in the form, its ledger, and a sale in between.
import { takeStock } from '../server/domains/shop/orders/stock.ts';
import type { Database } from '../server/base/db/database.ts';
import { checkAxe, checkNoOverflow, expect, test } from './admin.ts';
import { setWidth } from './layout.ts';
import { addOrder } from './orders.ts';
import { createProduct, openForm, openTab, readProduct, save, saveButton } from './product-form.ts';

/** Adds a paid order of so many pieces. @returns its number */
async function sell(database: Database, code: string, quantity: number): Promise<string> {
  const order = await addOrder(database, { status: 'paid', lines: [{ code, quantity, unitPriceMinor: 1_000 }] });
  await database.write(['orders', { partsOf: 'catalogue' }], (trx) => takeStock(trx, order.id, new Date()));
  return order.number;
}

test('a count over a sale asks with both numbers and the order; saving in spite of it keeps the sale', async ({
  page,
  people,
  problems,
  asAdmin,
}) => {
  problems.allow(/status of 409/);
  const { _id, code } = await createProduct(asAdmin, { stockQuantity: 40, stockStatus: 'in_stock' });
  await openForm(page, _id);
  const price = await openTab(page, 'Fiyat ve Stok');
  await expect(price.getByText('Şu an 40 adet')).toBeVisible();
  await price.getByRole('radio', { name: 'Giriş' }).focus();
  await page.keyboard.press('ArrowLeft'); // around to the last one
  await expect(price.getByRole('radio', { name: 'Sayım' })).toBeChecked();
  await price.getByLabel('Sayılan adet').fill('45');
  await price.getByLabel('Açıklama (isteğe bağlı)').fill('Raf sayımı');
  await expect(price.getByText('Kaydedince 40 → 45 adet olur.')).toBeVisible();
  const number = await sell(people.database, code, 3);
  await saveButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' });
  await expect(
    dialog.getByRole('row', {
      name: new RegExp(`^Stok Adedi 45 adet 37 adet Sipariş ${number}, .* \\(40 adet → 37 adet\\)$`),
    }),
  ).toBeVisible();
  await expect(dialog).toContainText('İkinizin de değiştirdiği: Stok Adedi.');
  await expect(dialog).toContainText(
    'Kaydederseniz sayımınızın farkı (+5) güncel adede eklenir: 42 adet. Aradaki satışlar korunur.',
  );
  await setWidth(page, 390);
  await checkNoOverflow(page);
  await checkAxe(page);
  await dialog.getByRole('button', { name: 'Benim değişikliklerimle kaydet' }).click();
  await expect(page.getByText('Ürün başarıyla güncellendi.')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/products$/);
  expect(await readProduct(asAdmin, _id)).toMatchObject({ stockQuantity: 42, version: 1 });

  await openForm(page, _id);
  const ledger = (await openTab(page, 'Fiyat ve Stok')).getByRole('region', { name: 'Stok hareketleri' });
  await expect(ledger.getByRole('listitem')).toHaveText([
    /Giriş37 → 42 \(\+5\).*Raf sayımı$/,
    new RegExp(`Satış40 → 37 \\(−3\\)Sipariş ${number}$`),
    /İlk sayımsayılmıyor → 40 \(\+40\)/,
  ]);
  await checkNoOverflow(page);
  await checkAxe(page);
  await ledger.getByRole('link', { name: `Sipariş ${number}` }).click();
  await expect(page.getByRole('heading', { name: new RegExp(number) })).toBeVisible();
});

test('an overtaken count takes the newer level and keeps the number for review', async ({
  page,
  people,
  problems,
  asModerator,
}) => {
  problems.allow(/status of 409/);
  const { _id, code } = await createProduct(asModerator, { stockQuantity: 40, stockStatus: 'in_stock' });
  await openForm(page, _id);
  const price = await openTab(page, 'Fiyat ve Stok');
  await price.getByText('Sayım', { exact: true }).click();
  await price.getByLabel('Sayılan adet').fill('45');
  const number = await sell(people.database, code, 3);
  await saveButton(page).click();
  await page.getByRole('button', { name: 'Güncel kaydı al, değişikliklerimi koru' }).click();
  await expect(price.getByText('Şu an 37 adet')).toBeVisible();
  await expect(price.getByText('Kaydedince 37 → 45 adet olur.')).toBeVisible();
  await save(page);
  expect((await readProduct(asModerator, _id)).stockQuantity).toBe(45);
  await openForm(page, _id);
  const ledger = (await openTab(page, 'Fiyat ve Stok')).getByRole('region', { name: 'Stok hareketleri' });
  await expect(ledger).toContainText(`Sipariş ${number}`);
  await expect(ledger.getByRole('link')).toHaveCount(0); // moderators have no access to orders
});

test('removes no more pieces than there are; at zero the status follows, and the text saved with them too', async ({
  page,
  people,
  asAdmin,
}) => {
  const { _id, code } = await createProduct(asAdmin, { stockQuantity: 40, stockStatus: 'in_stock' });
  await openForm(page, _id);
  await page.getByLabel('Ürün Adı').fill('Yeni ad');
  const price = await openTab(page, 'Fiyat ve Stok');
  await price.getByText('Çıkış', { exact: true }).click();
  await price.getByLabel('Çıkan adet').fill('41');
  await price.getByLabel('Çıkan adet').blur();
  await expect(price.getByText('Stokta 40 adet var; daha fazlası çıkılamaz.')).toBeVisible();
  await price.getByLabel('Çıkan adet').fill('40');
  await expect(price.getByText('Kaydedince stok durumu “Stokta yok” olur.')).toBeVisible();
  await price.getByLabel('Çıkan adet').fill('37');
  await expect(price.getByText('Kaydedince 40 → 3 adet olur.')).toBeVisible();
  await sell(people.database, code, 3);
  await save(page);
  expect(await readProduct(asAdmin, _id)).toMatchObject({
    name: 'Yeni ad',
    stockQuantity: 0,
    stockStatus: 'out_of_stock',
  });
});

test('a removal over the stock left by a sale is refused at its input', async ({ page, people, problems, asAdmin }) => {
  problems.allow(/status of 409/);
  const { _id, code } = await createProduct(asAdmin, { stockQuantity: 5 });
  await openForm(page, _id);
  const price = await openTab(page, 'Fiyat ve Stok');
  await price.getByText('Çıkış', { exact: true }).click();
  await price.getByLabel('Çıkan adet').fill('4');
  await sell(people.database, code, 3);
  await saveButton(page).click();
  await expect(
    price.locator('.ant-form-item-explain').getByText('Stokta 2 adet var; 4 adet çıkış yapılamaz.'),
  ).toBeVisible();
});

test('a contradiction of status and number is reported, and can be fixed with one click', async ({ page, asAdmin }) => {
  const { _id } = await createProduct(asAdmin, { stockQuantity: 40 });
  await openForm(page, _id);
  const price = await openTab(page, 'Fiyat ve Stok');
  await expect(price.getByText('Stokta 40 adet var, ama ürün “Siparişe göre” görünüyor.')).toBeVisible();
  await price.getByRole('button', { name: 'Durumu “Stokta” yap' }).click();
  await expect(price.getByText('görünüyor.')).toHaveCount(0);
  await save(page);
  expect(await readProduct(asAdmin, _id)).toMatchObject({ stockStatus: 'in_stock', stockQuantity: 40 });
  await openForm(page);
  const fresh = await openTab(page, 'Fiyat ve Stok');
  await fresh.getByText('Stokta', { exact: true }).click();
  await fresh.getByLabel('Stok Adedi').fill('0');
  await expect(fresh.getByText('Stok 0 adet, ama ürün “Stokta” görünüyor.')).toBeVisible();
});

test('counted stock can become uncounted, and counted again', async ({ page, asAdmin }) => {
  const { _id } = await createProduct(asAdmin, { stockQuantity: 12 });
  await openForm(page, _id);
  let price = await openTab(page, 'Fiyat ve Stok');
  await price.getByRole('button', { name: 'Stok saymayı bırak' }).click();
  await expect(price.getByText('Kaydedince bu ürünün stoku artık sayılmaz')).toBeVisible();
  await save(page);
  expect((await readProduct(asAdmin, _id)).stockQuantity).toBeNull();
  await openForm(page, _id);
  price = await openTab(page, 'Fiyat ve Stok');
  await expect(price.getByText('Şu an stok sayılmıyor.')).toBeVisible();
  await expect(price.getByRole('radio', { name: 'Giriş' })).toBeDisabled();
  await price.getByLabel('Sayılan adet').fill('7');
  await save(page);
  expect((await readProduct(asAdmin, _id)).stockQuantity).toBe(7);
});
