/** Imports: a file becomes products in four steps, and is taken back. */
import { randomBytes } from 'node:crypto';
import { insertCategories, insertProducts, productId } from '../server/testing/catalogue.ts';
import { exportOf, WOO_HEADER } from '../server/testing/foreign-exports.ts';
import { wordpressExport } from '../server/testing/wordpress-export.ts';
import { jpeg } from '../server/testing/pictures.ts';
import { zipOf } from '../server/testing/zip-bytes.ts';
import type { Blog } from '../contract/blogs.ts';
import type { Product } from '../contract/products.ts';
import { checkAxe, checkNoOverflow, expect, test } from './admin.ts';

const csv = (...lines: string[]): Buffer => Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`);

test('maps the columns of a file, sees what becomes of its rows, applies them and takes them back', async ({
  page,
  people,
  asModerator,
}) => {
  const mark = randomBytes(4).toString('hex').toUpperCase();
  await insertCategories(people.database, [{ slug: `ice-${mark.toLowerCase()}`, name: `İçe ${mark}` }]);
  await insertProducts(
    people.database,
    [1, 2, 3].map((n) => ({
      code: `I${mark}-${n}`,
      name: `İçe Pim ${mark} ${n}`,
      category: `ice-${mark.toLowerCase()}`,
      priceMinor: 1_000 * n,
      img: ['/placeholder.svg'],
      mainImage: '/placeholder.svg',
    })),
  );
  const priceOf = async (n: number) =>
    (await asModerator.call<Product>('GET', `/api/products/${productId(`I${mark}-${n}`)}`)).price?.current;
  await page.goto('/admin/import');
  await expect(page.getByRole('heading', { name: 'İçe aktar', level: 1 })).toBeVisible();
  await page.getByRole('radio', { name: 'Ürünler', exact: true }).check();
  await checkAxe(page);
  const file = (content: Buffer) => ({ name: 'fiyatlar.csv', mimeType: 'text/csv', buffer: content });
  const input = page.locator('.import-drop input[type=file]');
  await input.setInputFiles(
    file(
      csv(
        'Malzeme Kodu;Yeni Fiyat;Not;Ürün Adı;Kategori;Kısa Açıklama;Görseller',
        `I${mark}-1;12,50;x;;;;`,
        `I${mark}-2;20,00;;;;;`,
        `I${mark}-3;yok;;;;;`,
        `I${mark}-4;7,5;;Yeni Pim ${mark};İçe ${mark};Kısa;/placeholder.svg`,
      ),
    ),
  );
  await expect(page.getByText('7 sütunun 6 tanesi eşleşti.')).toBeVisible();
  const columns = page.getByRole('list', { name: 'Sütunlar' });
  await expect(columns.getByRole('listitem').nth(1)).toContainText('12,50 · 20,00 · yok · 7,5');
  await expect(columns.getByRole('listitem').nth(2)).toContainText('Yok say');
  await checkAxe(page);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await checkNoOverflow(page);
  }
  await page.getByRole('button', { name: 'Denetle' }).click();
  await expect(page.getByText('Hatalı 1', { exact: true })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Sayı olarak okunamıyor.' })).toContainText('yok');
  await expect(page.getByRole('button', { name: 'Uygula (2 satır)' })).toBeDisabled();
  await page.getByText('Değişecek 1', { exact: true }).click();
  const change = page.getByRole('row').filter({ hasText: `I${mark}-1` });
  await expect(change).toContainText('10,00');
  await expect(change).toContainText('12,50');
  await checkAxe(page);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await checkNoOverflow(page);
  }
  await page.getByRole('radio', { name: 'Hatalı satırları atla' }).check();
  await page.getByRole('button', { name: 'Uygula (2 satır)' }).click();
  await expect(page.getByText('2 satır uygulandı')).toBeVisible();
  expect(await priceOf(1)).toBe(12.5);
  await checkAxe(page);
  await page.getByRole('button', { name: 'Geri al', exact: true }).click();
  await expect(page.getByText('2 satır geri alındı')).toBeVisible();
  expect(await priceOf(1)).toBe(10);
});

test('a mapping is saved by name and taken over; a file that is no table says so', async ({
  page,
  problems,
  asModerator: _signedIn,
}) => {
  const mark = randomBytes(4).toString('hex');
  await page.goto('/admin/import');
  await page.getByRole('radio', { name: 'Fiyatlar' }).check();
  const input = page.locator('.import-drop input[type=file]');
  problems.allow(/status of 400/);
  await input.setInputFiles({ name: 'eski.xls', mimeType: '', buffer: Buffer.from('d0cf11e0a1b11ae100', 'hex') });
  await expect(page.getByRole('alert')).toContainText('Lütfen dosyayı .xlsx veya .csv olarak kaydedin.');
  const sheet = () => ({ name: 'liste.csv', mimeType: 'text/csv', buffer: csv(`Ref;Tutar ${mark}`, 'A-1;1.234') });
  await input.setInputFiles(sheet());
  const column = (n: number) => page.getByRole('list', { name: 'Sütunlar' }).getByRole('listitem').nth(n);
  const choose = async (n: number, name: string) => {
    await column(n).getByRole('combobox', { name: 'Alan' }).click();
    await page.getByTitle(name, { exact: true }).locator('visible=true').click();
  };
  await page.getByRole('button', { name: 'Denetle' }).click();
  await expect(page.getByText('Ürün kodu sütununu seçin.')).toBeVisible();
  await choose(0, 'Ürün Kodu *');
  await choose(1, 'Fiyat');
  await page.getByRole('button', { name: 'Eşleştirmeyi kaydet' }).click();
  await page.getByLabel('Eşleştirmenin adı').fill(`Tedarikçi ${mark}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Eşleştirme kaydedildi.')).toBeVisible();
  await page.getByRole('button', { name: 'Denetle' }).click();
  await expect(page.getByText('gibi sayılar iki türlü okunabilir. Sayı biçimini seçin.')).toBeVisible();

  await page.goto('/admin/import');
  await page.getByRole('radio', { name: 'Fiyatlar' }).check();
  await input.setInputFiles(sheet());
  await expect(column(0)).toContainText('Yok say');
  await page.getByRole('combobox', { name: 'Kayıtlı eşleştirme' }).click();
  await page.getByTitle(`Tedarikçi ${mark}`, { exact: true }).click();
  await expect(column(0)).toContainText('Ürün Kodu');
  await expect(column(1)).toContainText('Fiyat');
});

test('a file of WooCommerce is recognised and its columns are translated', async ({ page, asModerator: _signedIn }) => {
  const mark = randomBytes(4).toString('hex');
  await page.goto('/admin/import');
  await page.getByRole('radio', { name: 'Ürünler', exact: true }).check();
  const line = {
    Type: 'simple',
    Published: 1,
    'In stock?': 1,
    'Regular price': '12.50',
    Categories: `Woo ${mark} > Alt`,
  };
  await page.locator('.import-drop input[type=file]').setInputFiles({
    name: 'wc-product-export.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      exportOf(WOO_HEADER, [
        {
          ...line,
          ID: 1,
          SKU: `w ${mark}`,
          Name: `Pim ${mark}`,
          'Attribute 1 name': 'Boy',
          'Attribute 1 value(s)': '60',
        },
        { ...line, ID: 2, SKU: `w-${mark}`, Name: `Burç ${mark}`, Images: 'https://baska.example/a.jpg' },
      ]),
    ),
  });
  const notice = page.getByRole('alert').filter({ hasText: 'WooCommerce dosyası tanındı' });
  await expect(notice).toContainText('1 ürün kodu dosyada ikinci kez geçiyor');
  await expect(notice).toContainText('1 satırda görsel adresi var');
  const columns = page.getByRole('list', { name: 'Sütunlar' });
  await expect(columns.getByRole('listitem').first()).toContainText(
    `W-${mark.toUpperCase()} · W-${mark.toUpperCase()}-2`,
  );
  await expect(columns.getByRole('listitem').last()).toContainText('Teknik özellik: Boy');
  await checkAxe(page);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await checkNoOverflow(page);
  }
  await page.getByRole('button', { name: 'Denetle' }).click();
  await expect(page.getByText('Eklenecek 2', { exact: true })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Yeni kategoriler: 1' })).toContainText(`Woo ${mark} > Alt`);
});

test('pictures come from a ZIP beside the table, and what it lacks is listed', async ({
  page,
  people,
  asModerator,
}) => {
  const mark = randomBytes(4).toString('hex').toUpperCase();
  await insertCategories(people.database, [{ slug: `gor-${mark.toLowerCase()}`, name: `Gör ${mark}` }]);
  await insertProducts(
    people.database,
    [1, 2].map((n) => ({
      code: `G${mark}-${n}`,
      name: `Görselli ${mark} ${n}`,
      category: `gor-${mark.toLowerCase()}`,
    })),
  );
  await page.goto('/admin/import');
  await page.getByRole('radio', { name: 'Ürünler', exact: true }).check();
  await page.locator('.import-drop input[type=file]').setInputFiles({
    name: 'gorseller.csv',
    mimeType: 'text/csv',
    buffer: csv(
      'Ürün Kodu;Görseller',
      `G${mark}-1;${mark}/İĞNE.JPG | yok-${mark}.jpg`,
      `G${mark}-2;https://127.0.0.1/${mark}.jpg`,
    ),
  });
  const pictures = page.getByRole('group', { name: 'Görseller' });
  await pictures.locator('input[type=file]').setInputFiles({
    name: 'görseller.zip',
    mimeType: 'application/zip',
    buffer: zipOf([{ name: `${mark}/iğne.jpg`, content: await jpeg({ width: 400, height: 300 }) }]),
  });
  await expect(pictures).toContainText('görseller.zip · 1 görsel');
  await pictures.getByRole('checkbox', { name: 'Görselleri adresten indir' }).check();
  await checkAxe(page);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await checkNoOverflow(page);
  }
  await page.getByRole('button', { name: 'Denetle' }).click();
  await expect(page.getByText('Değişecek 1', { exact: true })).toBeVisible();
  await page.getByText('Eksik görseller: 2', { exact: true }).click();
  const missing = page.getByRole('list', { name: 'Eksik görseller' });
  await expect(missing.getByRole('listitem').filter({ hasText: `yok-${mark}.jpg` })).toContainText(
    'Bu adla görsel ne ZIP dosyasında ne Medya’da var.',
  );
  await expect(missing.getByRole('listitem').filter({ hasText: '127.0.0.1' })).toContainText(
    'Adres bir iç ağa çıkıyor; güvenlik nedeniyle indirilmez.',
  );
  await checkAxe(page);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await checkNoOverflow(page);
  }
  await page
    .getByRole('checkbox', { name: '1 satırdaki görsellerden bazıları yok; satır onlarsız uygulanır.' })
    .check();
  await page.getByRole('button', { name: 'Uygula (1 satır)' }).click();
  await expect(page.getByText('1 satır uygulandı')).toBeVisible();
  await expect(page.getByText('Eksik görseller: 2', { exact: true })).toBeVisible();
  await checkAxe(page);
  const { img } = await asModerator.call<Product>('GET', `/api/products/${productId(`G${mark}-1`)}`);
  expect(img).toEqual([expect.stringMatching(/^\/img\/products\/[0-9a-f]{32}\.webp$/)]);
});

test('a ZIP alone gives products the pictures that are named by their codes', async ({ page, people, asModerator }) => {
  const mark = randomBytes(4).toString('hex').toUpperCase();
  await insertCategories(people.database, [{ slug: `zip-${mark.toLowerCase()}`, name: `Zip ${mark}` }]);
  await insertProducts(people.database, [
    { code: `Z${mark}-1`, name: `Zip ${mark}`, category: `zip-${mark.toLowerCase()}`, img: ['/placeholder.svg'] },
  ]);
  await page.goto('/admin/import');
  await page.getByRole('radio', { name: 'Ürün görselleri' }).check();
  await expect(page.getByText('.zip, en çok 1 GB, 20.000 görsel')).toBeVisible();
  await expect(page.getByText('Örnek dosyayı indir:')).toBeHidden();
  await checkAxe(page);
  await page.locator('.import-drop input[type=file]').setInputFiles({
    name: 'urun-gorselleri.zip',
    mimeType: 'application/zip',
    buffer: zipOf([
      { name: `z${mark}-1_2.jpg`, content: await jpeg({ width: 410, height: 300 }) },
      { name: `klasör/Z${mark}-1.jpg`, content: await jpeg({ width: 420, height: 300 }) },
      { name: 'notlar.txt', content: 'x' },
    ]),
  });
  await expect(page.getByText('Görsel olmayan 1 dosya yok sayıldı.')).toBeVisible();
  await checkAxe(page);
  await page.getByRole('button', { name: 'Denetle' }).click();
  await page.getByRole('button', { name: 'Uygula (1 satır)' }).click();
  await expect(page.getByText('1 satır uygulandı')).toBeVisible();
  const product = () => asModerator.call<Product>('GET', `/api/products/${productId(`Z${mark}-1`)}`);
  const { img } = await product();
  expect(img).toHaveLength(2);
  await page.getByRole('button', { name: 'Geri al', exact: true }).click();
  await expect(page.getByText('1 satır geri alındı')).toBeVisible();
  expect((await product()).img).toEqual(['/placeholder.svg']);
});

test('posts of WordPress move in with their addresses', async ({ page, asModerator }) => {
  const mark = randomBytes(4).toString('hex');
  await page.goto('/admin/import');
  await page.getByRole('radio', { name: 'Blog yazıları' }).check();
  await expect(page.getByText('WordPress’in “Araçlar → Dışa aktar” dosyası')).toBeVisible();
  const file = wordpressExport([
    { id: 1, type: 'attachment', title: 'Kapak', status: 'inherit', attachment: `https://eski.example/${mark}.jpg` },
    {
      id: 2,
      title: `Göç ${mark}`,
      slug: `goc-${mark}`,
      link: `https://eski.example/2020/05/goc-${mark}/`,
      categories: ['Haberler'],
      meta: { _thumbnail_id: '1' },
      content: '<!-- wp:paragraph --><p>Eski <strong>yazı</strong></p><!-- /wp:paragraph -->',
    },
    { id: 3, title: `Taslak ${mark}`, status: 'draft', dateGmt: '', content: 'Bitmedi' },
    { id: 4, type: 'page', title: 'Sayfa', slug: `sayfa-${mark}` },
  ]);
  await page.locator('.import-drop input[type=file]').setInputFiles({
    name: 'eski.WordPress.2026-11-20.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from(file),
  });
  const notice = page.getByRole('alert').filter({ hasText: 'WordPress dosyası tanındı' });
  await expect(notice).toContainText('1 sayfa bu türde alınmaz');
  await expect(notice).toContainText('1 taslak ya da onay bekleyen öğe taslak olarak alınır.');
  const former = page.getByRole('list', { name: 'Sütunlar' }).getByRole('listitem').last();
  await expect(former).toContainText('Yok say');
  await page.getByRole('checkbox', { name: 'Görselleri adresten indir' }).uncheck(); // nobody answers there
  await page.getByRole('checkbox', { name: 'Eski adreslerden yönlendir' }).check();
  await expect(former).not.toContainText('Yok say');
  await checkAxe(page);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await checkNoOverflow(page);
  }
  await page.getByRole('button', { name: 'Denetle' }).click();
  await expect(page.getByText('Eklenecek 2', { exact: true })).toBeVisible();
  await page.getByText('Eklenecek 2', { exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: `/2020/05/goc-${mark}` })).toBeVisible();
  await page.getByRole('checkbox', { name: /görsellerden bazıları yok/ }).check();
  await page.getByRole('button', { name: 'Uygula (2 satır)' }).click();
  await expect(page.getByText('2 satır uygulandı')).toBeVisible();
  const post = await asModerator.call<Blog>('GET', `/api/blogs/slug/goc-${mark}`);
  expect(post).toMatchObject({ isPublished: true, content: '<p>Eski <strong>yazı</strong></p>', tags: ['Haberler'] });
  const reply = await page.request.get(`/2020/05/goc-${mark}/`, { maxRedirects: 0 });
  expect([reply.status(), reply.headers()['location']]).toEqual([301, `/blog/goc-${mark}`]);
  await page.getByRole('button', { name: 'Geri al', exact: true }).click();
  await expect(page.getByText('2 satır geri alındı')).toBeVisible();
  expect((await page.request.get(`/2020/05/goc-${mark}/`, { maxRedirects: 0 })).status()).toBe(404);
});
