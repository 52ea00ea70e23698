import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Category } from '../contract/categories.ts';
import { askToRemove, checkAxe, expect, test, type Person } from './admin.ts';

const PICTURE = 'site/public/share.png';
const unique = (name: string): string => `${name} ${randomBytes(4).toString('hex')}`;

/** Sorts behind the categories that other tests use. */
const LAST = 900_000;
/** A separate category for the test. */
const create = (
  person: Person,
  given: Partial<{ name: string; parentCategory: string | null; img: string; order: number; isActive: boolean }> = {},
): Promise<Category> =>
  person.call('POST', '/api/categories', {
    name: unique('Deneme Kategori'),
    img: '/placeholder.svg',
    order: LAST,
    ...given,
  });
const read = (person: Person, id: string): Promise<Category> => person.call('GET', `/api/categories/${id}`);

const save = (page: Page) => page.getByRole('button', { name: /^(Kaydet|Değişiklikleri Kaydet)$/ }).click();
/** Opens the list, filtered to one row. */
async function openList(page: Page, name: string): Promise<void> {
  await page.goto(`/admin/categories?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
}

test('a sub-category needs its main one, but no picture', async ({ page, asModerator }) => {
  const main = await create(asModerator);
  const name = unique('Alt');
  await page.goto('/admin/categories/create');
  await page.getByText('Alt Kategori', { exact: true }).click();
  await page.getByLabel('Kategori Adı').fill(name);
  await save(page);
  await expect(page.getByText('Lütfen ana kategori seçin!')).toBeVisible();
  await expect(page.getByText('Kategori görseli gereklidir!')).toBeHidden();
  await page.getByRole('combobox', { name: 'Ana Kategori' }).fill(main.name);
  await expect(page.locator('.ant-select-item-option-active')).toHaveText(main.name);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Kategori başarıyla oluşturuldu.')).toBeVisible();
  const subs = await asModerator.call<Category[]>('GET', `/api/categories/subcategories/${main._id}`);
  expect(subs.map((category) => category.name)).toEqual([name]);
});

test('a main category needs a name and a picture, and is created with an uploaded one; refuses files that are not pictures, or too large, before sending them', async ({
  page,
  asAdmin,
}) => {
  await test.step('refuses files that are not pictures, or too large, before sending them', async () => {
    const uploads: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/categories/upload') uploads.push(request.url());
    });
    await page.goto('/admin/categories/create');
    const file = page.locator('input[type=file]');
    await file.setInputFiles({ name: 'not.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await expect(page.getByText('Sadece resim dosyaları yükleyebilirsiniz!')).toBeVisible();
    await file.setInputFiles({ name: 'büyük.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
    await expect(page.getByText("Dosya boyutu 5MB'dan küçük olmalıdır!")).toBeVisible();
    expect(uploads).toEqual([]);
  });
  await test.step('a main category needs a name and a picture, and is created with an uploaded one', async () => {
    const name = unique('Yeni Ana Kategori');
    await page.goto('/admin/categories');
    await page.getByRole('main').getByRole('link', { name: 'Yeni Kategori' }).click();
    await save(page);
    await expect(page.getByText('Lütfen kategori adını girin!')).toBeVisible();
    await expect(page.getByText('Kategori görseli gereklidir!')).toBeVisible();
    await expect(page.getByLabel('Kategori Adı')).toBeFocused();

    await page.getByLabel('Kategori Adı').fill('x');
    await page.getByLabel('Açıklama').focus();
    await expect(page.getByText('Kategori adı en az 2 karakter olmalıdır!')).toBeVisible();
    await page.getByLabel('Kategori Adı').fill(name);
    await page.locator('input[type=file]').setInputFiles(PICTURE);
    await expect(page.getByText('Görsel yüklendi.')).toBeVisible();
    await expect(page.getByAltText('Önizleme')).toBeVisible();
    await save(page);

    await expect(page.getByText('Kategori başarıyla oluşturuldu.')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/categories$/);
    const [made] = (await asAdmin.call<Category[]>('GET', '/api/categories?type=main')).filter(
      (category) => category.name === name,
    );
    expect(made).toMatchObject({ parentCategory: null, isActive: true, order: 0 });
    expect(made!.img).toMatch(/\.webp$/);
  });
});

test('lists are given as files that the import reads', async ({ page, asModerator }) => {
  await create(asModerator);
  await asModerator.call('POST', '/api/carriers', { name: unique('Deneme Kargo') });
  await asModerator.call('POST', '/api/attributes', {
    key: `deneme-${randomBytes(4).toString('hex')}`,
    name: 'Deneme',
  });
  await asModerator.call('POST', '/api/synonyms', { words: unique('deneme'), means: 'pim' });
  await asModerator.call('POST', '/api/redirects', { fromPath: `/${randomBytes(4).toString('hex')}`, to: '/shop' });
  for (const [list, button, file] of [
    ['categories', 'Tümünü indir', 'kategoriler'],
    ['carriers', 'Tümünü indir', 'kargo-firmalari'],
    ['attributes', 'Tümünü indir', 'ozellikler'],
    ['synonyms', 'Tümünü indir', 'es-anlamlilar'],
    ['redirects', 'Bütün alanlarıyla', 'yonlendirmeler'],
  ]) {
    await page.goto(`/admin/${list}`);
    await page.getByRole('button', { name: button, exact: true }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'CSV (.csv)' }).click();
    expect((await download).suggestedFilename()).toMatch(new RegExp(String.raw`^${file}-\d{4}-\d\d-\d\d\.csv$`));
  }
});

test('editing returns to the same place in the list', async ({ page, asAdmin }) => {
  const { _id, name } = await create(asAdmin);
  await openList(page, name);
  await page.getByRole('combobox', { name: 'Durum' }).click();
  await page.getByTitle('Aktif', { exact: true }).click();
  await expect(page).toHaveURL(/isActive=true/);
  await expect(
    page.locator('.crud-filter').filter({ has: page.getByRole('combobox', { name: 'Durum' }) }),
  ).toContainText('Aktif'); // the list has followed its address
  const place = page.url();
  await page.getByRole('link', { name: `Düzenle: ${name}` }).click();
  await page.getByLabel('Açıklama').fill('İki satır\nmetin');
  await save(page);
  await expect(page.getByText('Kategori başarıyla güncellendi.')).toBeVisible();
  await expect(page).toHaveURL(place);
  await expect(page.getByRole('searchbox', { name: 'Kategori ara' })).toHaveValue(name);
  expect(await read(asAdmin, _id)).toMatchObject({ description: 'İki satır\nmetin', name });
});

test("a save over another person's shows that person's name and changes, and keeps both changes", async ({
  page,
  asAdmin,
  people,
  problems,
}) => {
  problems.allow(/status of 409/);
  const { _id, name, version } = await create(asAdmin);
  await page.goto(`/admin/categories/update/${_id}`);
  await page.getByLabel('Açıklama').fill('Benim açıklamam');

  const other = await people.withSession('moderator', { name: 'Zeynep Öteki' });
  await other.call('PUT', `/api/categories/${_id}`, { order: 7, description: 'Onun açıklaması', version });
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' });
  await expect(dialog).toContainText('Zeynep Öteki');
  await expect(dialog).toContainText('bu kaydı değiştirdi: Açıklama, Sıra.');
  await expect(
    dialog.getByRole('row', { name: /^Açıklama Benim açıklamam Onun açıklaması Zeynep Öteki, / }),
  ).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^Sıra Değiştirmediniz 7 Zeynep Öteki, / })).toBeVisible();
  await checkAxe(page);
  await expect(dialog).toContainText('Sizin değiştirdikleriniz: Açıklama.');

  await dialog.getByRole('button', { name: 'Formda kal' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Açıklama')).toHaveValue('Benim açıklamam');
  await save(page);
  await dialog.getByRole('button', { name: 'Güncel kaydı al, değişikliklerimi koru' }).click();
  await expect(page.getByText('Kaydın güncel hâli yüklendi, değişiklikleriniz korundu.')).toBeVisible();
  await expect(page.getByLabel('Sıra')).toHaveValue('7');
  await expect(page.getByLabel('Açıklama')).toHaveValue('Benim açıklamam');
  await save(page);
  await expect(page.getByText('Kategori başarıyla güncellendi.')).toBeVisible();
  expect(await read(asAdmin, _id)).toMatchObject({ name, order: 7, description: 'Benim açıklamam' });
});

test("one's own changes can overwrite another person's, or be dropped for them", async ({
  page,
  asAdmin,
  problems,
}) => {
  problems.allow(/status of 409/);
  const { _id, version } = await create(asAdmin);
  await page.goto(`/admin/categories/update/${_id}`);
  await page.getByLabel('Açıklama').fill('Birinci');
  await asAdmin.call('PUT', `/api/categories/${_id}`, { description: 'Başkasının', order: 3, version });
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' });
  await expect(dialog).toContainText('İkinizin de değiştirdiği: Açıklama');
  await dialog.getByRole('button', { name: 'Benim değişikliklerimle kaydet' }).click();
  await expect(page.getByText('Kategori başarıyla güncellendi.')).toBeVisible();
  const saved = await read(asAdmin, _id);
  expect(saved).toMatchObject({ description: 'Birinci', order: 3 });

  await page.goto(`/admin/categories/update/${_id}`);
  await page.getByLabel('Açıklama').fill('İkinci');
  await asAdmin.call('PUT', `/api/categories/${_id}`, { description: 'Yine başkasının', version: saved.version });
  await save(page);
  await dialog.getByRole('button', { name: /^Yeniden yükle/ }).click();
  await page
    .getByRole('dialog', { name: 'Değişiklikleriniz silinsin mi?' })
    .getByRole('button', { name: 'Evet' })
    .click();
  await expect(page.getByLabel('Açıklama')).toHaveValue('Yine başkasının');
});

test('leaving a changed form asks, by link, by back button and by signing out', async ({ page, asAdmin }) => {
  const { _id, name } = await create(asAdmin);
  await openList(page, name);
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByLabel('Açıklama').fill('Kaybolmasın');
  const question = page.getByRole('dialog', { name: 'Kaydedilmemiş değişiklikler var' });
  for (const leave of [
    () => page.getByRole('navigation', { name: 'Sayfa yolu' }).getByRole('link', { name: 'Kategoriler' }).click(),
    () => page.goBack(),
    async () => {
      await page.getByRole('button', { name: /^Kullanıcı menüsü/ }).click();
      await page.getByRole('link', { name: 'Çıkış Yap' }).click();
    },
  ]) {
    await leave();
    await question.getByRole('button', { name: 'Formda kal' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByLabel('Açıklama')).toHaveValue('Kaybolmasın');
  }
  await page.getByRole('button', { name: 'İptal' }).click();
  await question.getByRole('button', { name: 'Ayrıl' }).click();
  await expect(page).toHaveURL(/\/admin\/categories\?q=/);
  expect((await read(asAdmin, _id)).description).toBe('');

  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Kategori Adı' })).toHaveValue(name);
  await page.getByRole('button', { name: 'İptal' }).click(); // no changes, no question
  await expect(page).toHaveURL(/\/admin\/categories\?q=/);
});

test('a category in use cannot be deleted; an empty one can, after a question', async ({ page, asAdmin, problems }) => {
  problems.allow(/status of 409/);
  const main = await create(asAdmin);
  const sub = await create(asAdmin, { parentCategory: main._id, img: '' });
  await openList(page, main.name);
  const remove = async (name: string, answer: 'Evet' | 'Hayır', said?: string) => {
    const question = await askToRemove(page, name);
    await expect(question).toContainText('Kategoriyi silmek istediğinize emin misiniz?');
    await question.getByRole('button', { name: answer }).click();
    if (said) await expect(page.getByText(said)).toBeVisible(); // first: it may be gone once the list has loaded again
    await expect(question).toBeHidden();
  };
  await remove(main.name, 'Evet', 'Bu kategoride 0 ürün ve 1 alt kategori var.');
  await remove(sub.name, 'Hayır');
  await expect(page.getByRole('link', { name: sub.name, exact: true })).toBeVisible();
  await remove(sub.name, 'Evet', 'Kategori başarıyla silindi.');
  await expect(page.getByRole('link', { name: sub.name, exact: true })).toBeHidden();
});

test("the switch shows the server's result, and goes back on a refusal", async ({ page, asAdmin, problems }) => {
  problems.allow(/status of 500/);
  const { _id, name } = await create(asAdmin);
  await openList(page, name);
  const control = page.getByRole('switch', { name });
  await control.click();
  await expect(page.getByText('Kategori durumu güncellendi.')).toBeVisible();
  await expect(control).not.toBeChecked();
  expect((await read(asAdmin, _id)).isActive).toBe(false);

  await page.route('**/api/categories/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 500, json: { error: 'x', message: 'x', code: 'INTERNAL' } })
      : route.fallback(),
  );
  await control.click();
  await expect(page.getByText('Durum güncelleme başarısız.')).toBeVisible();
  await expect(control).not.toBeChecked();
});

test('a lost connection is reported and loses no typed input', async ({ page, asAdmin, problems }) => {
  problems.allow(/Failed to load resource/);
  const { _id } = await create(asAdmin);
  await page.goto(`/admin/categories/update/${_id}`);
  await page.getByLabel('Açıklama').fill('Yazdığım');
  await page.route('**/api/categories**', (route) => route.abort());
  await save(page);
  await expect(page.getByText('Bağlantı hatası. Lütfen tekrar deneyin.')).toBeVisible();
  await expect(page.getByLabel('Açıklama')).toHaveValue('Yazdığım');
  await page.unroute('**/api/categories**');
  await save(page);
  await expect(page.getByText('Kategori başarıyla güncellendi.')).toBeVisible();

  await page.route('**/api/categories**', (route) => route.abort());
  await page.goto('/admin/categories');
  const again = page.getByRole('button', { name: 'Tekrar Dene' });
  await expect(again).toBeVisible();
  await page.unroute('**/api/categories**');
  await again.click();
  await expect(page.getByRole('table').first()).toBeVisible();
});

test('a missing category leads back to the list with a message; a search without results offers to clear the search', async ({
  page,
  asAdmin,
  problems,
}) => {
  await test.step('a missing category leads back to the list with a message', async () => {
    problems.allow(/status of 404/);
    // a busy machine may show the list after the message is gone
    const said = page.getByText('Kategori verisi alınamadı.').waitFor();
    await page.goto('/admin/categories/update/yok');
    await said;
    await expect(page).toHaveURL(/\/admin\/categories$/);
  });
  await test.step('a search without results offers to clear the filters', async () => {
    const { name } = await create(asAdmin);
    await page.goto('/admin/categories/create');
    await page.goto('/admin/categories');
    await page.getByRole('searchbox', { name: 'Kategori ara' }).fill(`${name} yok`);
    await expect(page.getByText('Aramanıza uyan kategori bulunamadı.')).toBeVisible();
    await page.getByRole('button', { name: 'Aramayı temizle' }).click();
    await expect(page).toHaveURL(/\/admin\/categories$/);
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  });
});

test('sub-categories are under their main one, by order, then by name; folded until opened, and still open after a form', async ({
  page,
  asModerator,
}) => {
  const [main, other] = [await create(asModerator), await create(asModerator, { order: LAST + 1 })];
  const subs: string[] = [];
  for (const [at, order] of [2, 1, 1].entries())
    subs.push(
      (await create(asModerator, { name: unique(`Alt ${'ÇBA'[at]}`), parentCategory: main._id, img: '', order })).name,
    );
  const [last, second, first] = subs as [string, string, string];
  const far = await create(asModerator, { parentCategory: other._id, img: '', order: 0 });
  await page.goto('/admin/categories');
  const opener = page.getByRole('button', { name: `${main.name}: 3 alt kategori` });
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('link', { name: first, exact: true })).toBeHidden();
  await opener.click();
  const shown = await page.locator('.crud-row-link').allTextContents();
  const at = shown.indexOf(main.name);
  expect(shown.slice(at + 1, at + 4)).toEqual([first, second, last]);
  expect(shown.indexOf(other.name)).toBeGreaterThan(at);
  expect(shown).not.toContain(far.name);

  await page.getByRole('link', { name: `Alt kategori ekle: ${main.name}` }).click();
  await expect(page.getByRole('radio', { name: 'Alt Kategori' })).toBeChecked();
  const added = unique('Alt D');
  await page.getByLabel('Kategori Adı').fill(added);
  await save(page);
  await expect(page.getByText('Kategori başarıyla oluşturuldu.')).toBeVisible();
  await expect(page.getByRole('link', { name: added, exact: true })).toBeVisible();
  expect(
    (await asModerator.call<Category[]>('GET', `/api/categories/subcategories/${main._id}`)).map(({ name }) => name),
  ).toContain(added);

  await page.getByRole('searchbox', { name: 'Kategori ara' }).fill(far.name); // found although its group is folded
  await expect(page.getByRole('link', { name: far.name, exact: true })).toBeVisible();
});
