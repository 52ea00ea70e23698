import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Category } from '../contract/categories.ts';
import type { Family, FamilyColumn } from '../contract/families.ts';
import type { FamilyArticles } from '../contract/family-articles.ts';
import type { Product } from '../contract/products.ts';
import { askToRemove, checkAxe, checkNoOverflow, expect, test, type Person } from './admin.ts';

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

/** A category for the test, whose name contains `mark`. */
async function shelf(person: Person): Promise<{ mark: string; category: Category }> {
  const mark = randomBytes(3).toString('hex').toUpperCase();
  const category = await person.call<Category>('POST', '/api/categories', {
    name: `Raf ${mark}`,
    img: '/placeholder.svg',
  });
  return { mark, category };
}

/** A family of four sizes: d1 5 and 6 by L 100 and 160. */
async function fill(person: Person): Promise<{ mark: string; family: Family }> {
  const { mark, category } = await shelf(person);
  const family = await person.call<Family>('POST', '/api/families', {
    name: `Pim ${mark}`,
    category: category._id,
    columns: [column('d1', 'Çap'), column('L', 'Boy')],
    codePattern: `P${mark}-{d1}X{L}`,
    namePattern: `Pim ${mark} Ø{d1}×{L}`,
  });
  await person.call('PUT', `/api/families/${family._id}/articles`, {
    changes: [5, 6].flatMap((d1) => [100, 160].map((L) => ({ op: 'add', row: { d1, L, price: d1 + L / 100 } }))),
  });
  return { mark, family };
}

const articles = async (person: Person, id: string) =>
  (await person.call<FamilyArticles>('GET', `/api/families/${id}/articles`)).articles.map(({ row }) => row);

const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

/** Opens the grid; the keyboard is then in its first cell. */
async function openGrid(page: Page, id: string): Promise<void> {
  await page.goto(`/admin/families/update/${id}`);
  await page.getByRole('tab', { name: 'Ürünler', exact: true }).click();
  await expect(page.locator('.family-cell').first()).toBeVisible();
  await page.getByRole('button', { name: 'Diğer işlemler' }).focus();
  await page.keyboard.press('Tab');
}
const cell = (page: Page, label: string, row: number) => page.getByLabel(`${label}, ${row}`, { exact: true });
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

test('sizes are typed, pasted, filled down, undone and saved by keys alone', async ({ page, asModerator }) => {
  const { mark, family } = await fill(asModerator);
  await openGrid(page, family._id);
  await expect(cell(page, 'Ürün Kodu', 1)).toHaveValue(`P${mark}-5X100`);

  // To the price of the first row: typing replaces, Esc gives up, F2 keeps the text, Tab goes on.
  await press(page, 'ArrowRight', 'ArrowRight', 'ArrowRight');
  await page.keyboard.type('9,9');
  await press(page, 'Escape');
  await expect(cell(page, 'Fiyat (USD)', 1)).toHaveValue('6,00');
  await page.keyboard.type('12,5');
  await press(page, 'Enter');
  await expect(page.getByRole('button', { name: 'Kaydet (1 değişiklik)' })).toBeEnabled();

  // Filled down over three rows, and undone.
  await press(page, 'ArrowUp', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Control+d');
  await expect(cell(page, 'Fiyat (USD)', 3)).toHaveValue('12,5');
  await expect(page.getByRole('button', { name: 'Kaydet (3 değişiklik)' })).toBeVisible();
  await press(page, 'Control+z');
  await expect(cell(page, 'Fiyat (USD)', 3)).toHaveValue('7,00');
  await press(page, 'Control+y');
  await expect(cell(page, 'Fiyat (USD)', 3)).toHaveValue('12,5');
  await press(page, 'Control+z');

  // A new size in the empty row: the patterns make its code and name.
  for (let i = 0; i < 6; i++) await press(page, 'ArrowDown');
  await press(page, 'ArrowLeft', 'ArrowLeft');
  await paste(page, '6,2\t200');
  await expect(cell(page, 'Ürün Kodu', 5)).toHaveValue(`P${mark}-6-2X200`);

  // A wrong cell is red and holds the save back.
  await press(page, 'ArrowUp');
  await page.keyboard.type('6..2');
  await press(page, 'Enter');
  await expect(cell(page, 'Çap (d1)', 4)).toHaveAttribute('aria-invalid', 'true');
  await press(page, 'Control+s');
  await expect(page.getByText('1 satırda hata var. Kırmızı hücreleri düzeltin.')).toBeVisible();
  await press(page, 'Control+z', 'Control+s');
  await expect(page.getByText('Kaydedildi: 1 eklendi, 1 değişti, 0 seriden çıkarıldı.')).toBeVisible();
  const rows = await articles(asModerator, family._id);
  expect(rows.map(({ d1, L, price }) => [d1, L, price])).toEqual([
    [5, 100, 12.5],
    [5, 160, 6.6],
    [6, 100, 7],
    [6, 160, 7.6],
    [6.2, 200, null],
  ]);
});

test('search and stock filter narrow the grid: hidden changes are counted and saved, the selected cell is said in full', async ({
  page,
  asModerator,
}) => {
  const { mark, family } = await fill(asModerator);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openGrid(page, family._id);
  await expect(page.getByText('4 ölçü', { exact: true })).toBeVisible();
  const line = page.getByRole('status', { name: 'Seçili hücre' });

  // The price of 5×100, then that of both 5s.
  await press(page, 'ArrowRight', 'ArrowRight', 'ArrowRight');
  await expect(line).toHaveText(`P${mark}-5X100Fiyat6,00`);
  await page.keyboard.type('7,5');
  await press(page, 'Enter', 'ArrowUp');
  await expect(line).toHaveText(`P${mark}-5X100Fiyat7,5önceki: 6,00`);
  await press(page, 'Shift+ArrowDown');
  await expect(line).toHaveText('2 hücre seçiliToplam 14,10Ortalama 7,05');
  await press(page, 'ArrowRight');
  await page.keyboard.type('stokta yok');
  await press(page, 'Enter');
  await expect(page.getByRole('button', { name: 'Kaydet (1 değişiklik)' })).toBeVisible();

  await page.getByRole('combobox', { name: 'Stok durumu' }).click();
  await page.locator('.ant-select-item-option', { hasText: 'Siparişe göre' }).click();
  await page.getByRole('searchbox', { name: 'Kod veya ölçü ara' }).fill('160');
  const shown = page.locator('.family-cell[aria-label^="Ürün Kodu"]');
  await expect(page.getByText(/^4 ölçü, \d gösteriliyor$/)).toBeVisible();
  await expect(page.getByText('1 değişiklik (1 tanesi gösterilmiyor)')).toBeVisible();
  await checkAxe(page);

  // What is typed among the shown rows joins the hidden ones.
  await page.getByRole('searchbox').fill('6×160');
  await page.getByRole('combobox', { name: 'Stok durumu' }).click();
  await page.locator('.ant-select-item-option', { hasText: 'Tüm stoklar' }).click();
  await expect(shown).toHaveCount(2); // and the empty row
  await page.getByRole('button', { name: 'Diğer işlemler' }).focus();
  await press(page, 'Tab', 'ArrowRight', 'ArrowRight', 'ArrowRight');
  await page.keyboard.type('9');
  await press(page, 'Enter', 'Control+s');
  await expect(page.getByText('Kaydedildi: 0 eklendi, 2 değişti, 0 seriden çıkarıldı.')).toBeVisible();
  expect((await articles(asModerator, family._id)).map(({ d1, L, price }) => [d1, L, price])).toEqual([
    [5, 100, 7.5],
    [5, 160, 6.6],
    [6, 100, 7],
    [6, 160, 9],
  ]);
  await page.getByRole('searchbox').fill('');
  await expect(page.getByText('4 ölçü', { exact: true })).toBeVisible();

  // Only the rows scroll: the page ends with the window.
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
});

test('price and stock are in view beside the dimensions, whose last column is in the form’s width', async ({
  page,
  asModerator,
}) => {
  const { family } = await fill(asModerator);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openGrid(page, family._id);
  const right = (await page.locator('.crud-form').boundingBox())!;
  for (const label of ['Boy (L)', 'Fiyat (USD)', 'Stok Durumu', 'Stok Adedi']) {
    const box = (await cell(page, label, 1).boundingBox())!;
    expect(box.x + box.width, label).toBeLessThanOrEqual(right.x + right.width);
  }
  await expect(page.getByRole('button', { name: 'Kaydet', exact: true })).toBeInViewport();
});

test('on a phone sizes are a list: found by code or size, price and stock typed, saved', async ({
  page,
  asModerator,
}) => {
  const { mark, family } = await fill(asModerator);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/families/update/${family._id}`);
  await page.getByRole('tab', { name: 'Ürünler', exact: true }).click();
  const sizes = page.getByRole('list', { name: 'Serinin ürünleri' }).getByRole('listitem');
  await expect(sizes).toHaveCount(4);
  await expect(page.getByText('Kaydedilmemiş değişiklik yok.')).toBeVisible();
  await checkNoOverflow(page);
  await checkAxe(page);
  await page.getByRole('searchbox', { name: 'Kod veya ölçü ara' }).fill('6×160');
  await expect(sizes).toHaveCount(1);
  const code = `P${mark}-6X160`;
  await expect(sizes).toContainText(`${code}d1 6 · L 160`);

  const price = page.getByLabel(`Fiyat, ${code}`);
  await price.fill('ucuz');
  await price.press('Enter');
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(/^1 değişiklik, 1 hatalı\. /)).toBeVisible();
  await price.fill('8,40');
  await page.getByLabel(`Stok Adedi, ${code}`).fill('12');
  await page.getByRole('button', { name: 'Kaydet (1 değişiklik)' }).click();
  await expect(page.getByText('Kaydedildi: 0 eklendi, 1 değişti, 0 seriden çıkarıldı.')).toBeVisible();
  expect(await articles(asModerator, family._id)).toContainEqual(
    expect.objectContaining({ d1: 6, L: 160, price: 8.4, stockQuantity: 12 }),
  );
  await page.getByRole('searchbox').fill('yok böyle');
  await expect(page.getByText('Bu arama ve süzgeçle ürün yok.')).toBeVisible();
  await expect(page.getByText('4 ölçü, 0 gösteriliyor')).toBeVisible();
  await page.getByRole('button', { name: 'Diğer işlemler' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Geri al (Ctrl+Z)',
    'Yinele (Ctrl+Y)',
    'Ölçü üret',
    'Tablodan yapıştır',
    '% uygula',
    'Fiyat yapıştır',
    'Excel’e aktar',
    'CSV',
    'İçe aktarma için Excel’e aktar',
  ]);
});

test('a pasted table with headings is tried first; what others changed is asked about', async ({
  page,
  asModerator,
  problems,
}) => {
  problems.allow(/status of 409/);
  const { mark, family } = await fill(asModerator);
  await openGrid(page, family._id);
  await paste(page, 'd1\tL\tFiyat\n5\t100\t9,90\n7,5\t100\t3\n6\t100\t7\n6..2\t100\t1');
  const dialog = page.getByRole('dialog', { name: 'Sütunları eşleştirin' });
  await expect(dialog.getByText('1 yeni, 1 değişecek, 1 aynı, 1 hatalı')).toBeVisible();
  await expect(dialog.getByText('“6..2” bir sayı değil.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Hatalı satırları indir (.csv)' })).toBeVisible();
  await checkAxe(page);
  await dialog.getByRole('button', { name: 'Hatasız 2 satırı uygula' }).click();
  await expect(cell(page, 'Ürün Kodu', 5)).toHaveValue(`P${mark}-7-5X100`);

  // Somebody else has changed the same price meanwhile.
  const { articles: now } = await asModerator.call<FamilyArticles>('GET', `/api/families/${family._id}/articles`);
  const { _id, version } = now[0]!;
  await asModerator.call('PUT', `/api/families/${family._id}/articles`, {
    changes: [{ op: 'set', _id, version, row: { price: 20 } }],
  });
  await page.getByRole('button', { name: 'Kaydet (2 değişiklik)' }).click();
  const stale = page.getByRole('dialog', { name: 'Bazı satırlar siz düzenlerken değişti' });
  await expect(stale.getByRole('row', { name: new RegExp(`P${mark}-5X100`) })).toContainText('Fiyat: 20,00');
  await stale.getByText('Benimkini yaz').click();
  await stale.getByRole('button', { name: 'Seçtiklerimle kaydet' }).click();
  await expect(page.getByText('Kaydedildi: 1 eklendi, 1 değişti, 0 seriden çıkarıldı.')).toBeVisible();
  const rows = await articles(asModerator, family._id);
  expect(rows.map(({ d1, price }) => [d1, price])).toContainEqual([5, 9.9]);
  expect(rows).toHaveLength(5);

  // The product's own form shows what it has from its family.
  await page.goto(`/admin/products/update/${_id}`);
  await expect(page.getByText('Bu ürünün kategorisi serisinden gelir; seride değiştirilir.')).toBeVisible();
  await page
    .getByRole('link', { name: `Pim ${mark}` })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/admin/families/update/${family._id}`));
});

test('list and form fit every width; columns are edited, and losing values is asked about', async ({
  page,
  asModerator,
}) => {
  const { mark, family } = await fill(asModerator);
  await page.goto(`/admin/families?q=${mark}`);
  await expect(page.getByRole('row', { name: new RegExp(`Pim ${mark}`) })).toContainText('d1 5–6 · L 100–160');
  await checkAxe(page);
  await page.getByRole('link', { name: `Pim ${mark}`, exact: true }).click();
  await checkAxe(page);
  await page.getByRole('tab', { name: 'Ölçüler' }).click();
  await checkAxe(page);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await checkNoOverflow(page);
  }
  await page.getByLabel('Harf').first().fill('d');
  await page.getByLabel('Kod Kalıbı').fill(`P${mark}-{d}X{L}`);
  await page.getByLabel('Ad Kalıbı').fill(`Pim ${mark} Ø{d}×{L}`);
  await page.getByRole('button', { name: 'Kaydet ve devam et' }).click();
  await expect(page.getByText('Seri başarıyla güncellendi.')).toBeVisible();
  expect((await articles(asModerator, family._id)).map(({ d }) => d)).toEqual([5, 5, 6, 6]);
  await page.getByRole('button', { name: 'L: kaldır' }).click();
  await expect(page.getByText('Bu ölçünün 4 değeri silinecek.')).toBeVisible();
  await page.getByRole('button', { name: 'Vazgeç' }).click();
  await page.goto(`/admin/families?q=${mark}`);
  await expect(await askToRemove(page, `Pim ${mark}`)).toContainText(
    'Serideki 4 ürün silinmez; seriden çıkar. Devam edilsin mi?',
  );
});

test('flat products become a family', async ({ page, asModerator }) => {
  const { mark, category } = await shelf(asModerator);
  for (const [d, L] of [
    [10, 20],
    [10, 30],
    [12, 20],
  ])
    await asModerator.call<Product>('POST', '/api/products', {
      code: `B${mark}-${d}X${L}`,
      name: `Burç ${mark} Ø${d}×${L} mm`,
      description: 'Deneme',
      category: category._id,
      img: ['/placeholder.svg'],
      mainImage: '/placeholder.svg',
      technicalSpecs: [
        { name: 'Çap (d)', value: String(d), unit: 'mm' },
        { name: 'Boy (L)', value: String(L), unit: 'mm' },
        { name: 'Malzeme', value: 'CuSn8' },
      ],
    });
  await page.goto('/admin/families/from-products');
  await page.getByRole('combobox').first().fill(mark);
  await page.getByTitle(`Raf ${mark}`).click();
  await expect(page.getByText('1 seri önerildi.')).toBeVisible();
  await checkAxe(page);
  await page.getByRole('textbox', { name: 'Seri adı' }).fill(`Bronz burç ${mark}`);
  await page.getByRole('button', { name: 'Seri oluştur' }).click();
  await expect(page.getByText('3 ürünle oluşturuldu:')).toBeVisible();
  await page.getByRole('link', { name: `Bronz burç ${mark}` }).click();
  await page.getByRole('tab', { name: 'Ürünler', exact: true }).click();
  await expect(cell(page, 'Ürün Kodu', 3)).toHaveValue(`B${mark}-12X20`);
});

/** Playwright's own name is a bot's. */
const VISITOR = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0' };

test('the CAD tab maps columns to a template, tries the models, and saves', async ({ page, asAdmin, request }) => {
  const { family, mark } = await fill(asAdmin);
  await page.goto(`/admin/families/update/${family._id}`);
  await page.getByRole('tab', { name: 'CAD' }).click();
  const choose = async (name: string, option: string) => {
    const box = page.getByRole('combobox', { name });
    await box.click();
    // A long list holds only the options in sight: the one that is meant is searched for.
    if (await box.isEditable()) await box.fill(option);
    await page.locator('.ant-select-dropdown:visible').getByText(option, { exact: true }).click();
  };
  await choose('Şablon', 'İtici pim, silindirik kafalı (DIN 1530-A)');
  // Columns with the template's letters are taken; the others are chosen, or typed.
  await expect(page.locator('.family-cad-row', { hasText: 'Boy' })).toContainText('L · Boy');
  await choose('Kafa çapı, mm', 'Sabit değer');
  await page.getByRole('textbox', { name: 'Kafa çapı: sabit değer' }).fill('5,5');
  await choose('Kafa yüksekliği, mm', 'Sabit değer');
  await page.getByRole('textbox', { name: 'Kafa yüksekliği: sabit değer' }).fill('3');
  await page.getByRole('button', { name: 'Dene', exact: true }).click();
  const results = page.getByRole('table', { name: 'Denenen modeller' });
  await expect(results.getByRole('row', { name: `P${mark}-5X100` })).toContainText('5,5 × 5,5 × 100');
  await expect(results.getByRole('row', { name: `P${mark}-6X160` })).toContainText(
    'Kafa çapı gövde çapından büyük olmalı.',
  );
  // The first try says the same of these four: while the second runs, its progress has a name.
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/cad/try', async (route) => {
    await answered;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Tümünü denetle (4)' }).click();
  await expect(page.getByRole('progressbar', { name: 'Denetim' })).toBeVisible();
  await checkAxe(page);
  answer();
  await expect(page.getByText('2 model oluştu, 2 ürün modelsiz.')).toBeVisible();
  await page.unroute('**/cad/try');
  await checkAxe(page);
  await page.getByRole('button', { name: 'Kaydet ve devam et' }).click();
  await expect
    .poll(async () => (await asAdmin.call<Family>('GET', `/api/families/${family._id}`)).cad)
    .toEqual({
      template: 'itici-pim-a',
      params: { d1: { column: 'd1' }, L: { column: 'L' }, d2: { value: 5.5 }, k: { value: 3 } },
    });
  for (const L of [100, 160, 100])
    expect((await request.get(`/api/products/P${mark}-5X${L}/cad/dxf`, { headers: VISITOR })).status()).toBe(200);
  await page.reload();
  await page.getByRole('tab', { name: 'CAD' }).click();
  const usage = page.getByRole('region', { name: 'CAD kullanımı' });
  await expect(usage).toContainText('Son 30 günde: 0 STEP, 3 DXF, 0 3B görüntüleme');
  await expect(usage).toContainText(`En çok istenenler: P${mark}-5X100 (2), P${mark}-5X160 (1)`);
  await page.setViewportSize({ width: 390, height: 844 });
  await checkNoOverflow(page);
});

test('the CAD tab takes the owner’s own files, which visitors get for every size of the family', async ({
  page,
  asAdmin,
  request,
  problems,
}) => {
  problems.allow(/status of 400/);
  const { family, mark } = await fill(asAdmin);
  const model = "ISO-10303-21;\nDATA;\n#1=PRODUCT('bizim');\nENDSEC;\nEND-ISO-10303-21;\n";
  await page.goto(`/admin/families/update/${family._id}`);
  await page.getByRole('tab', { name: 'CAD' }).click();
  const give = async (name: string, text: string) => {
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'STEP ya da DXF yükle' }).click();
    await (await choosing).setFiles({ name, mimeType: '', buffer: Buffer.from(text) });
  };
  await give('Model.stp', model.slice(0, -9));
  await expect(page.getByText('Sadece STEP (.step, .stp) ve DXF dosyaları yükleyebilirsiniz!')).toBeVisible();
  await give('Pim modeli.stp', model);
  await give('Çizim.dxf', '0\nSECTION\n2\nENTITIES\n0\nENDSEC\n0\nEOF\n');
  const files = page.locator('.product-cad-files > li');
  await expect(files).toHaveText([/^STEPPim modeli\.stp/, /^DXFÇizim\.dxf/]);
  await page.getByRole('button', { name: 'DXF dosyasını kaldır' }).click();
  await expect(files).toHaveCount(1);
  await checkAxe(page);
  await page.getByRole('button', { name: 'Kaydet ve devam et' }).click();
  await expect
    .poll(async () => (await asAdmin.call<Family>('GET', `/api/families/${family._id}`)).cadFiles)
    .toEqual([expect.objectContaining({ format: 'step', name: 'Pim modeli.stp' })]);
  const given = await request.get(`/api/products/P${mark}-6X160/cad/step`);
  expect(await given.text()).toBe(model);
  await page.setViewportSize({ width: 390, height: 844 });
  await checkNoOverflow(page);
  // On the page of a size it is the only file, and no model is talked about.
  await page.goto(`/urun/p${mark.toLowerCase()}-6x160`);
  await expect(page.locator('.product-cad')).toContainText('STEP indir');
  await expect(page.locator('.product-cad')).not.toContainText('DXF indir');
});
