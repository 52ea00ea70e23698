// The small lists in the panel (features, sliders, references, programs, quality categories), up to the site's pages.
import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Feature } from '../contract/features.ts';
import type { Program } from '../contract/programs.ts';
import type { QualityCategory } from '../contract/quality.ts';
import type { Reference } from '../contract/references.ts';
import type { Slide } from '../contract/sliders.ts';
import { expect, test, type Person } from './admin.ts';

const PICTURE = 'site/public/share.png';
/** Sorts behind all rows that other tests look at. */
const LAST = 900_000;
const LONG = 'Sevkiyat öncesi her parça ölçülür ve kaydedilir; '.repeat(4).trim();
/** The first 100 characters, as lists show them. */
const SHOWN = 'Sevkiyat öncesi her parça ölçülür ve kaydedilir; Sevkiyat öncesi her parça ölçülür ve kaydedilir; Se…';
const unique = (name: string): string => `${name} ${randomBytes(4).toString('hex')}`;

const save = (page: Page) => page.getByRole('button', { name: /^(Kaydet|Değişiklikleri Kaydet)$/ }).click();
const toast = (page: Page, text: string) => page.locator('.ant-message').getByText(text, { exact: true });
const openList = (page: Page, path: string, name: string) => page.goto(`/admin/${path}?q=${encodeURIComponent(name)}`);

/** The public reply to the very next request. */
async function published(request: APIRequestContext, path: string): Promise<string> {
  const reply = await request.get(path);
  expect(reply.status()).toBe(200);
  return reply.text();
}
/** Runs `work` with the row that matches, and deletes the row at the end. */
async function withRow<R extends { _id: string }>(
  person: Person,
  path: string,
  isIt: (row: R) => boolean,
  work: (row: R) => Promise<void>,
): Promise<void> {
  const row = (await person.call<R[]>('GET', path)).find(isIt);
  expect(row).toBeDefined();
  try {
    await work(row!);
  } finally {
    await person.call('DELETE', `${path.replace('/admin', '')}/${row!._id}`);
  }
}

test('a feature: its icon can be chosen, its description is cut, its switch shows and hides it on the homepage', async ({
  page,
  asAdmin,
  request,
}) => {
  const title = unique('Özellik');
  await page.goto('/admin/features');
  await page.getByRole('main').getByRole('link', { name: 'Yeni Özellik' }).click();
  await save(page);
  for (const sentence of [
    'Lütfen özellik başlığını girin!',
    'Lütfen özellik açıklamasını girin!',
    "Lütfen ikon class'ını girin!",
  ])
    await expect(page.getByText(sentence)).toBeVisible();
  await page.getByLabel('Başlık').fill(title);
  await page.getByLabel('Açıklama').fill(LONG);
  await page.getByRole('radio', { name: 'Kupa' }).check();
  await expect(page.getByText('fa-trophy')).toBeVisible();
  await expect(page.getByText("Lütfen ikon class'ını girin!")).toBeHidden();
  await expect(page.getByLabel('Sıra')).toHaveValue('0'); // the first of the features that fit on the homepage
  await page.getByRole('radio', { name: 'Taslak' }).check();
  await save(page);
  await expect(toast(page, 'Özellik başarıyla oluşturuldu.')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/features$/);

  await withRow<Feature>(
    asAdmin,
    '/api/features',
    (row) => row.title === title,
    async (row) => {
      expect(row).toMatchObject({ description: LONG, icon: 'fa-trophy', isActive: false, sortOrder: 0 });
      await openList(page, 'features', title);
      await expect(page.getByText(SHOWN, { exact: true })).toBeVisible();
      expect(await published(request, '/')).not.toContain(title);
      await page.getByRole('switch', { name: title }).click();
      await expect(toast(page, 'Özellik durumu güncellendi.')).toBeVisible();
      const home = await published(request, '/');
      expect(home).toContain(title);
      expect(home).toContain('/icons.svg#trophy');
      await page.getByRole('switch', { name: title }).click();
      await expect(page.getByRole('switch', { name: title })).not.toBeChecked();
      // it moves at once, but works again only after the reply
      await expect(page.getByRole('switch', { name: title })).toBeEnabled();
      expect(await published(request, '/')).not.toContain(title);
    },
  );
});

test('an icon class outside the bundle shows a neutral mark and stays until another is chosen', async ({
  page,
  asAdmin,
}) => {
  const { _id } = await asAdmin.call<Feature>('POST', '/api/features', {
    title: unique('Eski'),
    description: 'Eski kayıt',
    icon: 'fa-unicorn',
    isActive: false,
  });
  await page.goto(`/admin/features/update/${_id}`);
  await expect(page.getByText('Bu class sette yok; sitede nötr bir işaret görünür.')).toBeVisible();
  await page.getByLabel('Açıklama').fill('Yeni açıklama');
  await save(page);
  await expect(toast(page, 'Özellik başarıyla güncellendi.')).toBeVisible();
  expect(await asAdmin.call('GET', `/api/features/${_id}`)).toMatchObject({
    icon: 'fa-unicorn',
    description: 'Yeni açıklama',
  });
  await asAdmin.call('DELETE', `/api/features/${_id}`);
});

test('the first refusal does not take the focus from a person typing elsewhere', async ({ page, asModerator }) => {
  expect(asModerator.role).toBe('moderator');
  await page.goto('/admin/sliders/create');
  const description = page.getByLabel('Açıklama');
  await description.evaluate((input) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('.ant-form-item-explain-error')) return;
      observer.disconnect();
      input.focus();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await save(page);
  await expect(page.getByText('Görsel gereklidir!')).toBeVisible();
  await page.waitForTimeout(300); // time for the focus to move
  await expect(description).toBeFocused();
});

test('a slider: address and upload replace each other; the homepage shows it once it is active', async ({
  page,
  asModerator,
  people,
  request,
}) => {
  test.slow();
  const admin = await people.withSession('admin');
  const title = unique('Slider');
  await page.goto('/admin/sliders/create');
  await expect(page.getByLabel('Buton Metni')).toHaveValue('Detay');
  await expect(page.getByLabel('Sıra')).toHaveValue('1');
  await expect(page.getByRole('radio', { name: 'Hemen' })).toBeChecked();
  await page.getByLabel('Başlık', { exact: true }).fill('ab');
  await page.getByLabel('Sıra').fill('');
  await save(page);
  await expect(page.getByText('Başlık en az 3 karakter olmalıdır!')).toBeVisible();
  await expect(page.getByText('Görsel gereklidir!')).toBeVisible();
  await expect(page.getByText('Sıra numarası 0 veya büyük olmalıdır!')).toBeVisible();

  await page.getByLabel('Başlık', { exact: true }).fill(title);
  await page.getByLabel('Açıklama').fill(LONG);
  await page.getByLabel('Görsel', { exact: true }).fill('/placeholder.svg');
  await page.locator('input[type=file]').setInputFiles(PICTURE);
  await expect(toast(page, 'Görsel yüklendi.')).toBeVisible();
  await expect(page.getByLabel('Görsel', { exact: true })).not.toHaveValue('/placeholder.svg');
  await page.getByLabel('Görsel', { exact: true }).fill('/placeholder.svg');
  await page.getByLabel('Bağlantı').fill('javascript:alert(1)');
  await page.getByLabel('Sıra').fill(String(LAST));
  await page.getByRole('radio', { name: 'Taslak' }).check();
  await save(page);
  await expect(page.getByText('Adres http(s):// ile veya / ile başlamalıdır.')).toBeVisible();
  await page.getByLabel('Bağlantı').fill('/shop');
  await save(page);
  await expect(toast(page, 'Slider başarıyla oluşturuldu.')).toBeVisible();
  expect(asModerator.role).toBe('moderator');

  await withRow<Slide>(
    admin,
    '/api/sliders',
    (row) => row.title === title,
    async (row) => {
      expect(row).toMatchObject({
        image: '/placeholder.svg',
        link: '/shop',
        buttonText: 'Detay',
        order: LAST,
        isActive: false,
      });
      await openList(page, 'sliders', title);
      await expect(page.getByText(SHOWN, { exact: true })).toBeVisible();
      expect(await published(request, '/api/sliders/active')).not.toContain(title);
      await page.getByRole('switch', { name: title }).click();
      await expect(toast(page, 'Slider durumu güncellendi.')).toBeVisible();
      expect(await published(request, '/api/sliders/active')).toContain(title);
      // a test of the settings may hide all slides for a moment
      await expect.poll(() => published(request, '/')).toContain(title);
    },
  );
  expect(await published(request, '/')).not.toContain(title);
});

test('a reference: sector, logo and order are required, its website is cut at 30, its switch is a save', async ({
  page,
  asAdmin,
  request,
}) => {
  const name = unique('Firma');
  const website = 'https://www.cok-uzun-bir-firma-adresi.example/referanslar';
  await page.goto('/admin/references/create');
  await expect(page.getByLabel('Sıra')).toHaveValue('0');
  await page.getByLabel('Sıra').fill('');
  await save(page);
  for (const sentence of [
    'Lütfen firma adını giriniz!',
    'Lütfen sektörü giriniz!',
    'Lütfen sıra numarasını giriniz!',
    'Lütfen bir logo yükleyiniz!',
  ])
    await expect(page.getByText(sentence)).toBeVisible();
  await page.getByLabel('Firma Adı').fill(name);
  await page.getByLabel('Sektör').fill('Otomotiv');
  await page.getByLabel('Web Sitesi').fill(website);
  await page.getByLabel('Sıra').fill(String(LAST));
  await page.locator('input[type=file]').setInputFiles(PICTURE);
  await expect(toast(page, 'Logo başarıyla yüklendi.')).toBeVisible();
  await page.getByRole('radio', { name: 'Taslak' }).check();
  await save(page);
  await expect(toast(page, 'Referans başarıyla oluşturuldu.')).toBeVisible();

  await withRow<Reference>(
    asAdmin,
    '/api/references',
    (row) => row.name === name,
    async (row) => {
      expect(row.logo).toMatch(/\.webp$/);
      await openList(page, 'references', name);
      await expect(page.getByRole('link', { name: `${website.slice(0, 30)}…`, exact: true })).toHaveAttribute(
        'href',
        website,
      );
      const sent = page.waitForRequest((call) => call.method() === 'PUT');
      await page.getByRole('switch', { name }).click();
      expect((await sent).postDataJSON()).toEqual({ isActive: true });
      await expect(toast(page, 'Referans durumu güncellendi.')).toBeVisible();
      expect(await published(request, '/api/references')).toContain(name);
      await expect.poll(() => published(request, '/')).toContain(name);
    },
  );
});

test('a program: its lists keep their last line; lines can be added by Enter and by pasting', async ({
  page,
  asAdmin,
}) => {
  const name = unique('Program');
  await page.goto('/admin/programs/create');
  await expect(page.getByRole('radio', { name: 'Taslak' })).toBeChecked();
  await save(page);
  for (const sentence of [
    'Lütfen program adını giriniz!',
    'En az bir özellik eklemelisiniz.',
    'En az bir sistem gereksinimi eklemelisiniz.',
  ])
    await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.getByLabel('Program Adı')).toBeFocused(); // the focus moves to the first refusal a little later
  await expect(page.getByRole('button', { name: 'Sil: Özellik 1' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Sil: Sistem Gereksinimi 1' })).toBeDisabled();

  await page.getByRole('textbox', { name: 'Özellik 1' }).fill('3B modeller');
  await expect(page.getByText('En az bir özellik eklemelisiniz.')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Özellik 2' })).toBeFocused();
  await page.keyboard.type('Parça listesi');
  await page.getByRole('button', { name: 'Özellik Ekle' }).click();
  await expect(page.getByRole('textbox', { name: 'Özellik 3' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Sistem Gereksinimi 1' }).focus();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/plain', 'Windows 11\n\n 8 GB bellek \n');
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(page.getByRole('textbox', { name: 'Sistem Gereksinimi 2' })).toHaveValue('8 GB bellek');

  await page.getByLabel('Program Adı').fill(name);
  await page.getByLabel('Sürüm').fill('2.4.0');
  await page.getByLabel('Açıklama').fill('Kalıp elemanları kütüphanesi');
  await page.getByLabel('İndirme Linki').fill('#');
  await page.getByLabel('Dosya Boyutu').fill('148 MB');
  await page.getByLabel('Son Güncelleme').fill('Mart 2026');
  await save(page);
  await expect(toast(page, 'Program başarıyla oluşturuldu.')).toBeVisible();
  await withRow<Program>(
    asAdmin,
    '/api/programs',
    (row) => row.name === name,
    async (row) => {
      expect(row).toMatchObject({
        features: ['3B modeller', 'Parça listesi'],
        systemRequirements: ['Windows 11', '8 GB bellek'],
        isActive: false,
        version: '2.4.0',
        rowVersion: 1,
      });
    },
  );
});

test("a program's lock uses its row’s version, not its own", async ({ page, asAdmin, people, problems }) => {
  problems.allow(/status of 409/);
  const { _id, rowVersion } = await asAdmin.call<Program>('POST', '/api/programs', {
    name: unique('Kilit'),
    version: '1.0',
    description: 'x',
    features: ['a'],
    systemRequirements: ['b'],
    downloadLink: '#',
    fileSize: '1 MB',
    lastUpdate: 'Mart 2026',
  });
  await page.goto(`/admin/programs/update/${_id}`);
  await page.getByLabel('Sürüm').fill('1.1');
  const other = await people.withSession('moderator', { name: 'Zeynep Öteki' });
  await other.call('PUT', `/api/programs/${_id}`, { version: '1.2', fileSize: '2 MB', rowVersion });
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' });
  await expect(dialog).toContainText('bu kaydı değiştirdi: Sürüm, Dosya Boyutu.');
  await dialog.getByRole('button', { name: 'Güncel kaydı al, değişikliklerimi koru' }).click();
  await expect(page.getByLabel('Dosya Boyutu')).toHaveValue('2 MB');
  await save(page);
  await expect(toast(page, 'Program başarıyla güncellendi.')).toBeVisible();
  expect(await asAdmin.call('GET', `/api/programs/${_id}`)).toMatchObject({
    version: '1.1',
    fileSize: '2 MB',
    rowVersion: rowVersion + 2,
  });
  await asAdmin.call('DELETE', `/api/programs/${_id}`);
});

test('activating a program uses a separate call, and switches the others off visibly', async ({ page, asAdmin }) => {
  expect(asAdmin.role).toBe('admin');
  // Replies by hand: other tests look at the offered program on the homepage.
  const program = (_id: string, isActive: boolean) => ({
    _id,
    name: `Program ${_id}`,
    version: '1.0',
    description: '',
    features: ['a'],
    systemRequirements: ['b'],
    downloadLink: '#',
    fileSize: '1 MB',
    lastUpdate: 'Mart 2026',
    isActive,
    rowVersion: 1,
  });
  let active = 'bir';
  await page.route('**/api/programs', (route) =>
    route.fulfill({ json: ['bir', 'iki'].map((id) => program(id, id === active)) }),
  );
  await page.route('**/api/programs/iki/toggle', (route) => {
    expect(route.request().method()).toBe('PUT');
    active = 'iki';
    return route.fulfill({ json: program('iki', true) });
  });
  await page.goto('/admin/programs');
  await expect(page.getByRole('switch', { name: 'Program bir' })).toBeChecked();
  await page.getByRole('switch', { name: 'Program iki' }).click();
  await expect(toast(page, 'Program durumu güncellendi.')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Program iki' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Program bir' })).not.toBeChecked();
});

test('a quality category: icon, colour, points and search texts, from the form and its preview to the site', async ({
  page,
  asAdmin,
  request,
}) => {
  const name = unique('Kalite');
  await page.goto('/admin/quality-management');
  for (const label of ['Toplam Kategori', 'Aktif Kategori', 'Pasif Kategori'])
    await expect(page.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd')).toHaveText(/^\d+$/);
  await page.getByRole('link', { name: 'Yeni Kategori Ekle' }).click();
  await expect(page.getByRole('heading', { name: 'Yeni Kalite Kategorisi Ekle' })).toBeVisible();
  await expect(page.getByText('bi-check-circle')).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'İkonlar' }).getByRole('radio')).toHaveCount(12);
  await expect(page.getByRole('radiogroup', { name: 'Renkler' }).getByRole('radio')).toHaveCount(8);
  await expect(page.getByRole('radio', { name: 'Bordo' })).toBeChecked();
  await save(page);
  for (const sentence of ['Kategori adı gereklidir', 'Açıklama gereklidir', 'En az bir özellik eklemelisiniz'])
    await expect(page.getByText(sentence)).toBeVisible();
  await page.getByLabel('Kategori Adı').fill('ab');
  await page.getByLabel('Açıklama', { exact: true }).fill('kısa');
  await page.getByLabel('Meta Açıklama').fill('x'.repeat(161));
  await expect(page.getByText('161 / 160')).toBeVisible();
  await save(page);
  for (const sentence of [
    'Kategori adı en az 3 karakter olmalıdır',
    'Açıklama en az 10 karakter olmalıdır',
    'En fazla 160 karakter olabilir.',
  ])
    await expect(page.getByText(sentence)).toBeVisible();

  await page.getByLabel('Kategori Adı').fill(name);
  await page.getByLabel('İçerik Başlığı').fill(`${name} başlığı`);
  await page.getByLabel('Açıklama', { exact: true }).fill('Her parti ölçülür ve kayda geçer.');
  await page.getByRole('textbox', { name: 'Özellik 1' }).fill('İlk madde');
  await page.getByRole('radio', { name: 'Kalkan' }).check();
  await page.getByRole('radio', { name: 'Mor' }).check();
  await page.getByLabel('Sıra').fill(String(LAST));
  await page.getByLabel('Meta Açıklama').fill('Kısa açıklama');
  await page.getByRole('combobox', { name: 'Anahtar Kelimeler' }).fill('ölçüm, kayıt ,');
  await page.getByRole('radio', { name: 'Taslak' }).check();
  await save(page);
  await expect(toast(page, 'Kategori başarıyla oluşturuldu')).toBeVisible();

  await withRow<QualityCategory>(
    asAdmin,
    '/api/quality-management/admin',
    (row) => row.name === name,
    async (row) => {
      expect(row).toMatchObject({
        icon: 'bi-shield-check',
        color: '#7C3AED',
        order: LAST,
        isActive: false,
        content: { title: `${name} başlığı`, points: ['İlk madde'] },
        metadata: { metaDescription: 'Kısa açıklama', keywords: ['ölçüm', 'kayıt'] },
      });
      await openList(page, 'quality-management', name);
      await page.getByRole('button', { name: `Önizle: ${name}` }).click();
      const preview = page.getByRole('dialog', { name: 'Kategori Önizleme' });
      await expect(preview.getByRole('heading', { name: `${name} başlığı` })).toBeVisible();
      await expect(preview.getByRole('listitem')).toHaveText(['İlk madde']);
      await expect.poll(async () => (await preview.boundingBox())!.width).toBe(800); // the dialog grows into place
      await page.keyboard.press('Escape');
      await expect(preview).toBeHidden();

      expect(await published(request, '/services')).not.toContain(name);
      await page.getByRole('switch', { name }).click();
      await expect(toast(page, 'Kategori aktif hale getirildi')).toBeVisible();
      expect(await published(request, `/services?kategori=${row._id}`)).toContain('İlk madde');
      await page.getByRole('switch', { name }).click();
      await expect(toast(page, 'Kategori pasif hale getirildi')).toBeVisible();
      expect(await published(request, '/services')).not.toContain(name);
    },
  );
});

test('changes by two people to different parts of a quality category are merged without a question', async ({
  page,
  asAdmin,
  people,
  problems,
}) => {
  problems.allow(/status of 409/);
  const content = { title: 'Başlık', description: 'On karakterden uzun.', points: ['a'] };
  const { _id, version } = await asAdmin.call<QualityCategory>('POST', '/api/quality-management', {
    name: unique('Parçalar'),
    content,
    isActive: false,
  });
  await page.goto(`/admin/quality-management/update/${_id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Parçalar/);
  await page.getByRole('textbox', { name: 'Özellik 1' }).fill('benim maddem');
  const other = await people.withSession('moderator');
  await other.call('PUT', `/api/quality-management/${_id}`, {
    content: { ...content, title: 'Onun başlığı' },
    version,
  });
  await save(page);
  await expect(toast(page, 'Kategori başarıyla güncellendi')).toBeVisible();
  expect((await asAdmin.call<QualityCategory>('GET', `/api/quality-management/${_id}`)).content).toEqual({
    ...content,
    title: 'Onun başlığı',
    points: ['benim maddem'],
  });
  await asAdmin.call('DELETE', `/api/quality-management/${_id}`);
});
