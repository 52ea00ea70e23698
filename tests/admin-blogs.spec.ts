// The panel's posts: the list, the form with its rules and uploads, previews, and the public view of a post, a draft
// and a moved post.
import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { png, svg } from '../server/testing/pictures.ts';
import type { Blog } from '../contract/blogs.ts';
import { askToRemove, expect, test, type People, type Person } from './admin.ts';

const unique = (): string => `deneme yazısı ${randomBytes(5).toString('hex')}`;
const slugOf = (title: string): string => title.replaceAll('ı', 'i').replaceAll(' ', '-');

/** A separate draft for the test. */
const createPost = (person: Person, fields: object = {}): Promise<Blog> =>
  person.call<Blog>('POST', '/api/blogs', {
    title: unique(),
    content: '<p>Metin</p>',
    excerpt: 'Kısa',
    featuredImage: '/placeholder.svg',
    category: 'Çevre',
    isPublished: false,
    ...fields,
  });
/** Dates it long ago: at the end of every list, out of the way of other tests. */
const makeOld = ({ database }: People, id: string) =>
  database.db
    .updateTable('blogs')
    .set({ createdAt: new Date('2001-02-03T00:00:00Z') })
    .where('publicId', '=', id)
    .execute();

const openForm = async (page: Page, id?: string): Promise<void> => {
  await page.goto(id ? `/admin/blogs/update/${id}` : '/admin/blogs/create');
  await expect(page.getByRole('textbox', { name: 'İçerik' })).toBeVisible();
};
const save = (page: Page) => page.locator('.crud-form-actions button[type="submit"]').click();
const toast = (page: Page, text: string) => page.locator('.ant-message').getByText(text);
async function upload(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page
      .getByRole('button', { name: /Görsel(i Değiştir| Yükle)/ })
      .first()
      .click(),
  ]);
  await chooser.setFiles(file);
}

test('the server filters the list by category and state, sorts it, and pages it', async ({ page, asModerator }) => {
  void asModerator;
  await page.goto('/admin/blogs?category=Kalite&isPublished=true&sort=title');
  const rows = page.locator('.ant-table-row');
  await expect(rows.first()).toBeVisible();
  await expect(rows.filter({ hasNotText: 'Kalite' })).toHaveCount(0);
  await expect(rows.filter({ hasText: 'Taslak' })).toHaveCount(0);
  const asked = page.waitForRequest(/\/api\/blogs\?.*page=2/);
  await page.goto('/admin/blogs');
  await page.getByRole('listitem', { name: '2' }).click();
  expect(new URL((await asked).url()).searchParams.get('limit')).toBe('10');
  await expect(page).toHaveURL('/admin/blogs?page=2');
});

test('a post is deleted after a question', async ({ page, asModerator, problems }) => {
  problems.allow(/status of 404/);
  const post = await createPost(asModerator);
  await page.goto(`/admin/blogs?q=${encodeURIComponent(post.title)}`);
  await (await askToRemove(page, post.title)).getByRole('button', { name: 'Evet' }).click();
  await expect(toast(page, 'Blog başarıyla silindi.')).toBeVisible();
  await expect(page.getByText('Aramanıza uyan blog bulunamadı.')).toBeVisible();
});

test('an empty form reports missing input in the words of the specification; a changed form asks before leaving', async ({
  page,
  asModerator,
}) => {
  await test.step('an empty form reports missing input in the words of the specification', async () => {
    void asModerator;
    await openForm(page);
    await expect(page.getByLabel('Yazar')).toHaveValue('Admin');
    await expect(page.getByLabel('Okuma Süresi')).toHaveValue('5');
    await expect(page.getByRole('radio', { name: 'Hemen' })).toBeChecked();
    await page.getByLabel('Okuma Süresi').fill('61');
    await save(page);
    for (const sentence of [
      'Lütfen blog başlığını girin!',
      'Lütfen blog için bir resim yükleyin!',
      'Lütfen kısa açıklama girin!',
      'Lütfen blog içeriğini girin!',
      'Lütfen kategori seçin!',
      'Okuma süresi 1 ile 60 dakika arasında olmalıdır.',
    ])
      await expect(page.getByText(sentence)).toBeVisible();
    await page.getByRole('combobox', { name: 'Kategori' }).click();
    await expect(page.locator('.ant-select-item-option')).toHaveText([
      'Teknoloji',
      'Kalite',
      'İnovasyon',
      'Ar-Ge',
      'Üretim',
      'Çevre',
      'Sürdürülebilirlik',
      'İş Geliştirme',
      'Hizmet',
      'Eğitim',
    ]);
  });
  await test.step('a changed form asks before leaving', async () => {
    await page.getByLabel('Başlık', { exact: true }).fill('Yarım');
    await page.getByRole('button', { name: 'İptal' }).click();
    await expect(page.locator('.ant-modal-confirm-title')).toHaveText('Kaydedilmemiş değişiklikler var');
    await page.getByRole('button', { name: 'Formda kal' }).click();
    await expect(page.getByLabel('Başlık', { exact: true })).toHaveValue('Yarım');
  });
});

test('a post is written as a hidden draft, published, and followed to a new address', async ({
  page,
  asModerator,
  people,
  request,
  problems,
}) => {
  test.slow();
  problems.allow(/status of 404/);
  const title = unique();
  const slug = slugOf(title);
  await openForm(page);
  await page.getByLabel('Başlık', { exact: true }).fill(title);
  await expect(page.getByLabel('Slug', { exact: true })).toHaveValue(slug);
  await expect(page.getByText(`/blog/${slug}`, { exact: true })).toBeVisible();
  await page.getByLabel('Kısa Açıklama').fill('Denemenin özeti');
  await page.getByRole('textbox', { name: 'İçerik' }).click();
  await page.keyboard.type('Birinci paragraf');
  await upload(page, { name: 'kapak.svg', mimeType: 'image/svg+xml', buffer: svg });
  await expect(toast(page, 'Sadece resim dosyaları yükleyebilirsiniz!')).toBeVisible();
  await upload(page, { name: 'kapak.png', mimeType: 'image/png', buffer: await png({ width: 1200, height: 600 }) });
  await expect(toast(page, 'Resim başarıyla yüklendi.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Görseli Değiştir' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Kategori' }).click();
  await page.locator('.ant-select-item-option').getByText('Çevre', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Etiketler' }).fill('denemeler, ölçü,');
  await page.getByRole('radio', { name: 'Taslak' }).check();
  await save(page);
  await expect(toast(page, 'Blog başarıyla oluşturuldu.')).toBeVisible();
  await expect(page).toHaveURL('/admin/blogs');

  const draft = await asModerator.call<Blog>('GET', `/api/blogs/slug/${slug}`);
  expect(draft).toMatchObject({
    title,
    isPublished: false,
    category: 'Çevre',
    tags: ['denemeler', 'ölçü'],
    author: 'Admin',
    readTime: 5,
    content: '<p>Birinci paragraf</p>',
  });
  expect(draft.featuredImage).toMatch(/\.webp$/);
  expect((await request.get(`/blog/${slug}`)).status()).toBe(404);
  expect(await (await request.get('/api/blogs')).text()).not.toContain(slug);
  expect(await (await request.get('/sitemap-1.xml')).text()).not.toContain(slug);
  await makeOld(people, draft._id);

  await openForm(page, draft._id);
  await page.getByRole('radio', { name: 'Hemen' }).check();
  await save(page);
  await expect(toast(page, 'Blog başarıyla güncellendi.')).toBeVisible();
  expect(await (await request.get('/sitemap-1.xml')).text()).toContain(`/blog/${slug}</loc>`);
  await page.goto(`/admin/blogs?q=${encodeURIComponent(title)}`);
  const [post] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: `Sitede aç: ${title}` }).click(),
  ]);
  await expect(post.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(post.getByText('Birinci paragraf')).toBeVisible();
  await post.close();

  await openForm(page, draft._id);
  await page.getByLabel('Slug', { exact: true }).fill(`${slug}-yeni`);
  await expect(page.getByText('Eski adres buraya yönlendirilir.')).toBeVisible();
  await save(page);
  await expect(toast(page, 'Blog başarıyla güncellendi.')).toBeVisible();
  const moved = await request.get(`/blog/${slug}`, { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  expect(moved.headers()['location']).toContain(`/blog/${slug}-yeni`);
  await asModerator.call('DELETE', `/api/blogs/${draft._id}`);
});

test('the slug follows the title until it is typed by hand; a taken one is refused at its input', async ({
  page,
  asModerator,
  problems,
}) => {
  problems.allow(/status of 409/);
  const taken = await createPost(asModerator);
  await openForm(page, (await createPost(asModerator))._id);
  await page.getByLabel('Slug', { exact: true }).fill(taken.slug);
  await save(page);
  await expect(
    page
      .locator('.ant-form-item', { has: page.getByLabel('Slug', { exact: true }) })
      .locator('.ant-form-item-explain-error'),
  ).toBeVisible();
  await page.getByLabel('Slug', { exact: true }).fill('');
  await save(page);
  await expect(toast(page, 'Blog başarıyla güncellendi.')).toBeVisible();

  await openForm(page);
  const title = page.getByLabel('Başlık', { exact: true });
  const slug = page.getByLabel('Slug', { exact: true });
  await title.fill('Şık İğne & Ölçü');
  await expect(slug).toHaveValue('sik-igne-olcu');
  await slug.fill('benim-adresim');
  await title.fill('Bambaşka');
  await expect(slug).toHaveValue('benim-adresim');
  await page.getByRole('button', { name: "Slug'ı başlıktan oluştur" }).click();
  await expect(slug).toHaveValue('bambaska');
});

test("a preview of the form's content opens in a new tab, and saves nothing; removing the picture shows a message", async ({
  page,
  asModerator,
}) => {
  await test.step("a preview of the form's content opens in a new tab, and saves nothing", async () => {
    const post = await createPost(asModerator);
    await openForm(page, post._id);
    await page.getByLabel('Başlık', { exact: true }).fill('Henüz kaydedilmedi');
    await page.getByLabel('Kısa Açıklama').fill(''); // enough for a preview, too little for a save
    const [tab] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'Önizle' }).click()]);
    await expect(tab).toHaveURL(/\/onizleme\/./);
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Henüz kaydedilmedi');
    expect((await asModerator.call<Blog>('GET', `/api/blogs/${post._id}`)).title).toBe(post.title);
  });
  await test.step('removing the picture shows a message', async () => {
    await page.getByRole('button', { name: 'Kaldır', exact: true }).click();
    await expect(toast(page, 'Resim kaldırıldı.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Görsel Yükle' })).toBeVisible();
  });
});

test('a missing post leads back to the list', async ({ page, asModerator, problems }) => {
  void asModerator;
  problems.allow(/status of 404/);
  // a busy machine may show the list after the message is gone
  const said = toast(page, 'Blog verisi alınamadı').waitFor();
  await page.goto('/admin/blogs/update/yok');
  await said;
  await expect(page).toHaveURL('/admin/blogs');
});
