// The panel's product form: every tab, its rules and sentences, uploads, and the site right after a save.
import type { Locator, Page } from '@playwright/test';
import { pdf } from '../server/testing/documents.ts';
import { png, svg } from '../server/testing/pictures.ts';
import type { Product } from '../contract/products.ts';
import { askToRemove, expect, test } from './admin.ts';
import {
  createProduct,
  holdBack,
  openForm,
  openTab,
  readProduct,
  save,
  saveButton,
  someCategory,
  uniqueCode,
} from './product-form.ts';

const picture = async (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await png({ width: 320, height: 240 }),
});
const document = (name = 'Teknik föy.pdf') => ({ name, mimeType: 'application/pdf', buffer: pdf('Föy') });

async function choose(page: Page, label: string, typed: string, name: string): Promise<void> {
  const select = page.getByRole('combobox', { name: label });
  await select.click();
  await select.fill(typed);
  await page.locator('.ant-select-dropdown:visible').getByText(name, { exact: true }).click();
}
async function give(page: Page, button: Locator, ...files: Awaited<ReturnType<typeof picture>>[]): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  await chooser.setFiles(files);
}
const folded = (name: string): string =>
  name
    .toLocaleLowerCase('tr')
    .replaceAll('ı', 'i')
    .replaceAll('ş', 's')
    .replaceAll('ğ', 'g')
    .replaceAll('ü', 'u')
    .replaceAll('ö', 'o')
    .replaceAll('ç', 'c');

test('a product made with all tabs is on the site at the very next request', async ({ page, asAdmin }) => {
  const { main, sub } = await someCategory(asAdmin);
  const code = uniqueCode();
  await openForm(page);
  await page.getByLabel('Ürün Kodu').fill(code);
  await page.getByLabel('Ürün Adı').fill('Şaft Ø5×100');
  await expect(page.getByLabel('Slug', { exact: true })).toHaveValue(`saft-5x100-${code.toLowerCase()}`);
  await expect(page.getByRole('combobox', { name: 'Alt Kategori' })).toBeDisabled();
  await choose(page, 'Ana Kategori', folded(main.name), main.name);
  await choose(page, 'Alt Kategori', folded(sub.name), sub.name);
  await page.getByLabel('Kısa Açıklama').fill('Taşlanmış şaft');
  await page.getByRole('textbox', { name: 'Detaylı Açıklama' }).click();
  await expect(page.getByRole('textbox', { name: 'Detaylı Açıklama' })).toBeFocused();
  await page.keyboard.type('Uzun anlatım');

  const images = await openTab(page, 'Görseller');
  const letGo = await holdBack(page, '**/api/products/upload-image');
  await give(
    page,
    images.getByRole('button', { name: 'Görsel Yükle' }).first(),
    await picture('bir.png'),
    await picture('iki.png'),
  );
  await expect(images.getByRole('progressbar', { name: 'bir.png yükleniyor' })).toBeVisible();
  await expect(images.getByRole('progressbar', { name: 'iki.png yükleniyor' })).toBeVisible();
  await expect(saveButton(page)).toBeDisabled();
  letGo();
  const tiles = images.locator('[data-tile]');
  await expect(tiles).toHaveCount(2);
  await expect(page.locator('.ant-message').getByText('2 görsel yüklendi.')).toBeVisible(); // once, for both
  await expect(page.locator('.ant-message').getByText(/yüklendi/)).toHaveCount(1);
  await images.getByText('Adresleri düzenle').click();
  const links = images.getByLabel('Görsel linkleri');
  await expect(links).toHaveValue(/^\/img\/\S+\.webp\n\/img\/\S+\.webp$/);
  await links.press('Control+End');
  await page.keyboard.insertText('\n/placeholder.svg?');
  await page.keyboard.type('abc'); // each key press finds the text as the previous one left it
  await expect(tiles).toHaveCount(3);
  const shown = (at: number) => tiles.nth(at).locator('.product-tile-picture');
  await tiles.nth(2).getByRole('button', { name: 'Görsel 3: öne al' }).press('Enter');
  await expect(shown(1)).toHaveAttribute('title', '/placeholder.svg?abc');
  await expect(tiles.nth(1).getByRole('button', { name: 'Görsel 2: öne al' })).toBeFocused(); // the focus moves along
  const second = (await shown(2).getAttribute('title'))!;
  await tiles.nth(2).getByRole('button', { name: 'Görsel 3: ana görsel yap' }).click();
  await expect(shown(0)).toHaveAttribute('title', second);
  await expect(tiles.filter({ hasText: 'Ana görsel' })).toHaveCount(1);
  await expect(tiles.first()).toContainText('Ana görsel');
  await images.getByRole('switch', { name: 'Temsili Görsel' }).click();

  const specs = await openTab(page, 'Teknik Özellikler');
  await specs.getByRole('button', { name: 'Özellik Ekle' }).click();
  await specs
    .getByLabel('Özellik', { exact: true })
    .first()
    .evaluate((input) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'Çap\t5\tmm\r\nBoy\t100\tmm\r\nMalzeme\t1.2344\t');
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
  await expect(page.getByText('3 satır eklendi.')).toBeVisible();
  await specs.getByRole('button', { name: 'Özellik 3: yukarı taşı' }).click();

  const documents = await openTab(page, 'Belgeler');
  await give(page, documents.getByRole('button', { name: 'Belge Yükle' }), document());
  await expect(documents.getByLabel('Belge adı')).toHaveValue('Teknik föy');
  await expect(documents.getByText('<0,1 MB')).toBeVisible();
  await documents.getByLabel('Belge adı').fill('Ölçü föyü');

  const usage = await openTab(page, 'Kullanım ve Özellikler');
  await usage.getByLabel('Kullanım Alanları').fill(' Enjeksiyon \n\n  Hacim  ');
  await usage.getByLabel('Özellikler', { exact: true }).fill('Sert\n');

  const seo = await openTab(page, 'SEO');
  await seo.getByLabel('SEO Başlığı').fill('Aranan başlık');
  await expect(seo.getByText('13 / 60')).toBeVisible();
  await seo.getByLabel('SEO Anahtar Kelimeleri').fill('şaft, pim,');
  await expect(seo.getByRole('figure')).toContainText('Aranan başlık');
  await expect(seo.getByRole('figure')).toContainText('Taşlanmış şaft');

  const price = await openTab(page, 'Fiyat ve Stok');
  await price.getByLabel('Fiyat', { exact: true }).fill('1234,5');
  await price.getByLabel('Eski fiyat').fill('1500');
  await price.getByText('Stokta', { exact: true }).click();
  await expect(price.getByText('Boş: stok sayılmaz.')).toBeVisible();
  await price.getByLabel('Stok Adedi').fill('40');
  await price.getByLabel('Teslim Süresi').fill('3');
  await save(page, 'oluşturuldu');

  const product = await asAdmin.call<Product>('GET', `/api/products/${code}`);
  expect(product).toMatchObject({
    name: 'Şaft Ø5×100',
    slug: `saft-5x100-${code.toLowerCase()}`,
    category: { _id: main._id },
    subCategory: { _id: sub._id },
    detailedDescription: '<p>Uzun anlatım</p>',
    technicalSpecs: [
      { name: 'Çap', value: '5', unit: 'mm' },
      { name: 'Malzeme', value: '1.2344' },
      { name: 'Boy', value: '100', unit: 'mm' },
    ],
    documents: [{ name: 'Ölçü föyü', type: 'pdf', size: pdf('Föy').length }],
    applications: ['Enjeksiyon', 'Hacim'],
    features: ['Sert'],
    seoTitle: 'Aranan başlık',
    seoKeywords: ['şaft', 'pim'],
    price: { current: 1234.5, old: 1500 },
    stockStatus: 'in_stock',
    stockQuantity: 40,
    leadTimeDays: 3,
    isActive: true,
    areImagesRepresentative: true,
  });
  expect(product.img).toEqual([second, expect.stringMatching(/^\/img\//), '/placeholder.svg?abc']);
  expect(product.mainImage).toBe(second);
  const published = await (await page.request.get(`/urun/${product.slug}`)).text();
  for (const text of [
    'Şaft Ø5×100',
    'Uzun anlatım',
    'Ölçü föyü',
    'Enjeksiyon',
    '1.234,50',
    'Aranan başlık',
    'Temsili görsel',
  ])
    expect(published).toContain(text);
});

test('missing input is reported in its place, and its tab is marked and opened', async ({ page, asAdmin }) => {
  await openForm(page);
  await saveButton(page).click();
  for (const sentence of [
    'Lütfen ürün kodunu girin!',
    'Lütfen ürün adını girin!',
    'Lütfen ana kategori seçin!',
    'Lütfen kısa açıklama girin!',
  ])
    await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.getByRole('tab', { name: /Görseller/ })).toHaveAccessibleName(/hata var/);
  // otherwise the focus would move while the test fills in another input
  await expect(page.getByLabel('Ürün Kodu')).toBeFocused();
  await page.getByLabel('Ürün Kodu').fill('küçük harf');
  await page.getByLabel('Ürün Kodu').blur();
  await expect(page.getByText('Ürün kodu sadece büyük harf, rakam ve tire içerebilir!')).toBeVisible();
  await page.getByLabel('Slug', { exact: true }).fill('Büyük Harf');
  await page.getByLabel('Slug', { exact: true }).blur();
  await expect(page.getByText('Slug sadece küçük harf, rakam ve tire içerebilir!')).toBeVisible();

  const { main } = await someCategory(asAdmin);
  await page.getByLabel('Ürün Kodu').fill(uniqueCode());
  await page.getByLabel('Ürün Adı').fill('Ad');
  await page.getByLabel('Slug', { exact: true }).fill('');
  await page.getByLabel('Kısa Açıklama').fill('Kısa');
  await choose(page, 'Ana Kategori', main.name, main.name);
  await saveButton(page).click();
  await expect(page.getByRole('tabpanel', { name: /Görseller/ })).toBeVisible();
  await expect(page.getByText('Lütfen en az 1 görsel ekleyin!')).toBeVisible();
  await page.getByText('Adresleri düzenle').click();
  await page.getByLabel('Görsel linkleri').fill('javascript:alert(1)');
  await expect(
    page.getByText('Görsel adresi http(s):// veya / ile başlamalı ya da bir dosya adı olmalıdır.'),
  ).toBeVisible();
  await page.getByLabel('Görsel linkleri').fill('/placeholder.svg');
  const specs = await openTab(page, 'Teknik Özellikler');
  await specs.getByRole('button', { name: 'Özellik Ekle' }).click();
  await saveButton(page).click();
  await expect(specs.getByText('Özellik adı gerekli!')).toBeVisible();
  await expect(specs.getByText('Değer gerekli!')).toBeVisible();
  await specs.getByRole('button', { name: 'Özellik 1: kaldır' }).click();
  const price = await openTab(page, 'Fiyat ve Stok');
  await price.getByLabel('Eski fiyat').fill('5');
  await price.getByLabel('Eski fiyat').blur();
  await expect(price.getByText('Eski fiyat için önce fiyatı girin.')).toBeVisible();
  await price.getByLabel('Fiyat', { exact: true }).fill('8');
  await saveButton(page).click();
  await expect(price.getByText('Eski fiyat güncel fiyattan büyük olmalıdır.')).toBeVisible();
  await price.getByLabel('Eski fiyat').fill('');
  await save(page, 'oluşturuldu');
});

test('pictures are one gallery: added by address, dragged into order, and merged from two lists into one', async ({
  page,
  asAdmin,
}) => {
  const product = await createProduct(asAdmin, {
    img: ['/a.webp', '/b.webp'],
    mainImage: '/b.webp',
    additionalImages: ['/c.webp'],
  });
  await page.route(/\/[abcd]\.webp$/, (route) => route.fulfill({ path: 'site/public/share.png' }));
  await openForm(page, product._id);
  const images = await openTab(page, 'Görseller');
  const pictures = images.locator('.product-tile-picture');
  const order = () => pictures.evaluateAll((all) => all.map((one) => (one as HTMLElement).title));
  expect(await order()).toEqual(['/b.webp', '/a.webp', '/c.webp']);
  const address = images.getByLabel('Görsel adresi');
  await address.fill('d webp');
  await address.press('Enter');
  await expect(
    images.getByText('Görsel adresi http(s):// veya / ile başlamalı ya da bir dosya adı olmalıdır.'),
  ).toBeVisible();
  await address.fill('/a.webp');
  await address.press('Enter');
  await expect(images.getByText('Bu görsel zaten ekli.')).toBeVisible();
  await address.fill('/d.webp');
  await address.press('Enter');
  await expect(pictures).toHaveCount(4);
  await pictures.nth(3).dragTo(pictures.nth(0));
  await expect.poll(order).toEqual(['/d.webp', '/b.webp', '/a.webp', '/c.webp']);
  await expect(images.locator('[data-dragged]')).toHaveCount(0); // dropped
  await save(page);
  expect(await readProduct(asAdmin, product._id)).toMatchObject({
    img: ['/d.webp', '/b.webp', '/a.webp', '/c.webp'],
    mainImage: '/d.webp',
    additionalImages: [],
  });
  // its pictures do not exist, and lists would request them
  await asAdmin.call('DELETE', `/api/products/${product._id}`);
});

test("another product's code shows a warning on leaving the input, and is refused on saving", async ({
  page,
  problems,
  asAdmin,
}) => {
  problems.allow(/status of 409/);
  const [taken, own] = [await createProduct(asAdmin), await createProduct(asAdmin)];
  await openForm(page, own._id);
  const code = page.getByLabel('Ürün Kodu');
  await code.focus();
  await code.blur();
  await expect(page.getByText('Bu ürün kodu zaten kullanılıyor!')).toBeHidden();
  await code.fill(taken.code);
  await code.blur();
  await expect(page.getByText('Bu ürün kodu zaten kullanılıyor!')).toBeVisible();
  await openTab(page, 'SEO');
  await saveButton(page).click();
  await expect(
    page.getByRole('tabpanel', { name: /Temel Bilgiler/ }).getByText('Ürün kodu zaten mevcut'),
  ).toBeVisible();
  await expect(code).toBeFocused();
  await openTab(page, 'SEO');
  // the focus comes back to this input, and moves on to the wrong one
  await page.getByLabel('SEO Başlığı').press('Control+s');
  await expect(page.getByText('Ürün kodu zaten mevcut').first()).toBeVisible();
  await expect(code).toBeFocused();
  await code.fill(uniqueCode());
  await save(page);
});

test('files of other types are refused before sending, and by the server', async ({ page, problems, asModerator }) => {
  expect(asModerator.role).toBe('moderator');
  problems.allow(/status of 400/);
  await openForm(page);
  const images = await openTab(page, 'Görseller');
  const addImage = images.getByRole('button', { name: 'Görsel Yükle' }).first();
  await give(page, addImage, { name: 'a.svg', mimeType: 'image/svg+xml', buffer: svg });
  await expect(page.getByText('Sadece resim dosyaları yükleyebilirsiniz!')).toBeVisible();
  await give(page, addImage, { name: 'büyük.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
  await expect(page.getByText("Dosya boyutu 5MB'dan küçük olmalıdır!")).toBeVisible();
  await expect(page.getByText('Sadece resim dosyaları yükleyebilirsiniz!')).toBeHidden();
  await give(page, addImage, {
    name: 'betik.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<script>alert(1)</script>'),
  });
  await expect(page.getByText('Sadece resim dosyaları yükleyebilirsiniz!')).toBeVisible();
  await expect(images.locator('[data-tile]')).toHaveCount(0);

  const documents = await openTab(page, 'Belgeler');
  const addDocument = documents.getByRole('button', { name: 'Belge Yükle' });
  await give(page, addDocument, { name: 'tablo.xlsx', mimeType: 'application/vnd.ms-excel', buffer: Buffer.from('x') });
  await expect(page.getByText('Sadece PDF ve Word dosyaları yükleyebilirsiniz!')).toBeVisible();
  await give(page, addDocument, {
    name: 'büyük.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(10 * 1024 * 1024 + 1),
  });
  await expect(page.getByText("Dosya boyutu 10MB'dan küçük olmalıdır!")).toBeVisible();
  await expect(page.getByText('Sadece PDF ve Word dosyaları yükleyebilirsiniz!')).toBeHidden();
  await give(page, addDocument, { name: 'sahte.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') });
  await expect(page.getByText('Sadece PDF ve Word dosyaları yükleyebilirsiniz!')).toBeVisible();
  await expect(documents.getByLabel('Belge adı')).toHaveCount(0);
});

test('reports a broken upload, and the form can still be saved', async ({ page, problems, asAdmin }) => {
  problems.allow(/ERR_FAILED|status of 500/);
  const product = await createProduct(asAdmin);
  await openForm(page, product._id);
  await page.route('**/api/products/upload-document', (route) => route.abort());
  const documents = await openTab(page, 'Belgeler');
  await give(page, documents.getByRole('button', { name: 'Belge Yükle' }), document());
  await expect(page.getByText('Bağlantı hatası. Lütfen tekrar deneyin.')).toBeVisible();
  await expect(documents.getByRole('progressbar')).toHaveCount(0);
  await page.unroute('**/api/products/upload-document');
  await page.route('**/api/products/upload-document', (route) =>
    route.fulfill({ status: 500, json: { error: 'x', message: 'Beklenmeyen bir hata oluştu.', code: 'INTERNAL' } }),
  );
  await give(page, documents.getByRole('button', { name: 'Belge Yükle' }), document('çizim.pdf'));
  await expect(page.getByText('çizim.pdf yükleme başarısız.')).toBeVisible();
  await expect(saveButton(page)).toBeDisabled(); // the documents are as they were
  await openTab(page, 'Temel Bilgiler');
  await page.getByLabel('Ürün Adı').fill('Yeni Pim');
  await save(page);
});

test('sends only the one edited field; documents stay, and the former address redirects to the new one', async ({
  page,
  asModerator,
}) => {
  const documents = [{ name: 'Katalog', url: '/files/documents/x.pdf', type: 'pdf', size: 120_000 }];
  const product = await createProduct(asModerator, {
    documents,
    price: { current: 12.5 },
    technicalSpecs: [{ name: 'Çap', value: '5' }],
    seoKeywords: ['a'],
  });
  await openForm(page, product._id);
  const slug = `yeni-${product.code.toLowerCase()}`;
  await page.getByLabel('Slug', { exact: true }).fill(slug);
  await expect(page.getByText('Eski adres yenisine yönlendirilir.')).toBeVisible();
  const [request] = await Promise.all([page.waitForRequest((one) => one.method() === 'PUT'), save(page)]);
  expect(request.postDataJSON()).toEqual({ slug, version: product.version });
  expect(await readProduct(asModerator, product._id)).toMatchObject({ documents, slug, price: { current: 12.5 } });
  const reply = await page.request.get(`/urun/${product.slug}`, { maxRedirects: 0 });
  expect([reply.status(), reply.headers().location]).toEqual([301, `/urun/${slug}`]);
});

test('another main category clears the sub-category', async ({ page, asAdmin }) => {
  const product = await createProduct(asAdmin);
  // A separate category: other tests delete theirs meanwhile.
  const other = await asAdmin.call<{ _id: string; name: string }>('POST', '/api/categories', {
    name: `Raf ${uniqueCode()}`,
    img: '/placeholder.svg',
  });
  await openForm(page, product._id);
  await expect(
    page.locator('.ant-select').filter({ has: page.getByRole('combobox', { name: 'Alt Kategori' }) }),
  ).toContainText(product.subCategory!.name);
  await choose(page, 'Ana Kategori', other.name, other.name);
  await save(page);
  expect(await readProduct(asAdmin, product._id)).toMatchObject({ category: { _id: other._id }, subCategory: null });
});

test('merges changes by two editors to different fields without a question', async ({ page, people, asAdmin }) => {
  const product = await createProduct(asAdmin);
  await openForm(page, product._id);
  await page.getByLabel('Ürün Adı').fill('Benim adım');
  const other = await people.withSession('moderator', { name: 'Mehmet Çelik' });
  await other.call('PUT', `/api/products/${product._id}`, { description: 'Onun açıklaması', version: product.version });
  await save(page);
  expect(await readProduct(asAdmin, product._id)).toMatchObject({ name: 'Benim adım', description: 'Onun açıklaması' });
});

test('the second editor of a field sees the name of the first, with both values, and loses nothing', async ({
  page,
  problems,
  people,
  asAdmin,
}) => {
  problems.allow(/status of 409/);
  const product = await createProduct(asAdmin);
  await openForm(page, product._id);
  await page.getByLabel('Ürün Adı').fill('Benim adım');
  const other = await people.withSession('moderator', { name: 'Mehmet Çelik' });
  await other.call('PUT', `/api/products/${product._id}`, {
    name: 'Onun adı',
    stockStatus: 'in_stock',
    version: product.version,
  });
  await saveButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' });
  await expect(dialog.getByRole('row', { name: /^Ürün Adı Benim adım Onun adı Mehmet Çelik, / })).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^Stok Durumu Değiştirmediniz Stokta Mehmet Çelik, / })).toBeVisible();
  await dialog.getByRole('button', { name: 'Güncel kaydı al, değişikliklerimi koru' }).click();
  await expect(page.getByLabel('Ürün Adı')).toHaveValue('Benim adım');
  await save(page);
  expect(await readProduct(asAdmin, product._id)).toMatchObject({ name: 'Benim adım', stockStatus: 'in_stock' });
});

test('leaving with changes asks; leaving without, or after undoing them, does not', async ({ page, asAdmin }) => {
  const product = await createProduct(asAdmin, { detailedDescription: '<p>Metin</p>' });
  await openForm(page, product._id);
  const cancel = page.getByRole('button', { name: 'İptal' });
  const text = page.getByRole('textbox', { name: 'Detaylı Açıklama' });
  await text.click();
  await expect(text).toBeFocused();
  await page.keyboard.type('x');
  await expect(text).toContainText('x');
  await cancel.click();
  const question = page.getByRole('dialog', { name: 'Kaydedilmemiş değişiklikler var' });
  await question.getByRole('button', { name: 'Formda kal' }).click();
  await expect(question).toBeHidden();
  await text.click();
  await expect(text).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(text).toHaveText('Metin');
  await cancel.click();
  await expect(page).toHaveURL(/\/admin\/products$/);
});

test('a new product can be deleted, and is gone from the site; a missing product leads back to the list', async ({
  page,
  problems,
  asAdmin,
}) => {
  await test.step('a missing product leads back to the list', async () => {
    problems.allow(/status of 404/);
    // The message shows for a few seconds only: wait for it from the start.
    await Promise.all([page.getByText('Ürün bulunamadı.').waitFor(), page.goto('/admin/products/update/yokyokyok')]);
    await expect(page).toHaveURL(/\/admin\/products$/);
  });
  await test.step('a new product can be deleted, and is gone from the site', async () => {
    const product = await createProduct(asAdmin);
    await page.goto(`/admin/products?q=${product.code}`);
    await (await askToRemove(page, `${product.code} ${product.name}`)).getByRole('button', { name: 'Evet' }).click();
    await expect(page.getByText('Ürün başarıyla silindi.')).toBeVisible();
    expect((await page.request.get(`/urun/${product.slug}`)).status()).toBe(404);
  });
});

test('the public page opens in a separate tab; editing asks for pictures with its own sentences', async ({
  page,
  asModerator,
}) => {
  await test.step('the public page opens in a separate tab', async () => {
    const product = await createProduct(asModerator);
    await openForm(page, product._id);
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Sitede gör' }).click(),
    ]);
    await expect(opened).toHaveURL(`/urun/${product.slug}`);
    await expect(opened.getByRole('heading', { level: 1 })).toContainText(product.name);
  });
  await test.step('editing asks for pictures with its own sentences', async () => {
    const product = await createProduct(asModerator);
    await openForm(page, product._id);
    const images = await openTab(page, 'Görseller');
    await images.getByRole('button', { name: 'Görsel 1: kaldır' }).click();
    await expect(images.getByRole('button', { name: 'Geri al' })).toBeFocused();
    await saveButton(page).click();
    await expect(images.getByText('Lütfen en az 1 görsel linki girin!')).toBeVisible();
    await expect(images.getByText('Lütfen ana görsel linkini girin!')).toBeVisible(); // the fold has opened
    await images.getByRole('button', { name: 'Geri al' }).click();
    await expect(images.locator('[data-tile]')).toHaveCount(1);
    await expect(images.getByText(/^Lütfen/)).toHaveCount(0);
    await expect(page.getByText('Kaydedilmemiş değişiklikler')).toBeHidden(); // unchanged again
  });
});
