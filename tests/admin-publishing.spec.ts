// Publishing at a chosen time, and drafts of rows that are on the site.
import { randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { Blog } from '../contract/blogs.ts';
import type { StoredPage } from '../contract/pages.ts';
import { checkAxe, checkNoOverflow, expect, test, type Person } from './admin.ts';
import { createProduct, readProduct } from './product-form.ts';

const unique = (name: string): string => `${name} ${randomBytes(4).toString('hex')}`;
const createPost = (person: Person, given: Partial<Blog> = {}): Promise<Blog> =>
  person.call('POST', '/api/blogs', {
    title: unique('Planlı yazı'),
    content: '<p>Çelik kılavuz kolonlar taşlanmış ve sertleştirilmiş olarak gelir.</p>',
    excerpt: 'Özet',
    featuredImage: '/placeholder.svg',
    category: 'Kalite',
    ...given,
  });
const readPost = (person: Person, { _id }: Blog) => person.call<Blog>('GET', `/api/blogs/${_id}`);
const openPost = async (page: Page, { _id }: Blog): Promise<void> => {
  await page.goto(`/admin/blogs/update/${_id}`);
  await expect(page.getByRole('textbox', { name: 'İçerik' })).toBeVisible();
};
const save = (page: Page) => page.locator('.crud-form-actions button[type="submit"]');
const toast = (page: Page, text: string) => page.locator('.ant-message').getByText(text);
const title = (page: Page) => page.getByLabel('Başlık', { exact: true });
/** Types a day and a time of day; without one, the first that is offered stays. */
async function choose(part: Locator, label: string, day: string, time?: string): Promise<void> {
  for (const [input, typed] of [
    [part.getByLabel(label, { exact: true }), day],
    [part.getByLabel(`${label}: saat`), time],
  ] as const) {
    if (typed === undefined) continue;
    await input.fill(typed);
    await input.press('Enter');
    await input.press('Escape');
  }
}
const keepDraft = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Taslak olarak kaydet' }).click();
  await expect(toast(page, 'Taslak kaydedildi. Yayındaki hâl değişmedi.')).toBeVisible();
};

test('a post waits for its time: the choice, its refusals, and the list', async ({ page, asModerator, request }) => {
  const post = await createPost(asModerator, { isPublished: false });
  await openPost(page, post);
  const part = page.locator('.crud-field-group').filter({ hasText: 'Yayın' }).first();
  await expect(part.getByRole('radio', { name: 'Taslak' })).toBeChecked();
  await part.getByRole('radio', { name: 'Tarihte yayınla' }).check();
  await save(page).click();
  await expect(page.getByText('Lütfen yayın tarihini ve saatini seçin.')).toBeVisible();
  await choose(part, 'Yayın tarihi', '24.11.2036');
  await choose(part, 'Yayından kaldırma tarihi', '24.11.2036', '08:59');
  await save(page).click();
  await expect(page.getByText('Kaldırma tarihi yayın tarihinden sonra olmalıdır.')).toBeVisible();
  await checkAxe(page);
  await choose(part, 'Yayından kaldırma tarihi', '24.12.2036', '18:30');
  await save(page).click();
  await expect(toast(page, 'Blog başarıyla güncellendi.')).toBeVisible();
  expect(await readPost(asModerator, post)).toMatchObject({
    isPublished: false,
    publishAt: '2036-11-24T06:00:00.000Z',
    unpublishAt: '2036-12-24T15:30:00.000Z',
  });
  expect((await request.get(`/blog/${post.slug}`)).status()).toBe(404);

  await page.goto(`/admin/blogs?q=${encodeURIComponent(post.title)}`);
  const row = page.locator('.ant-table-row').filter({ hasText: post.title });
  await expect(row).toContainText('Zamanlandı · 24.11.36 09:00');
  await expect(row.getByText('Yayın tarihi: 24 Kasım 2036 09:00')).toBeAttached();
  await checkAxe(page);
  await row.getByRole('switch').click(); // published by hand: it waits for nothing any more
  await expect(row).not.toContainText('Zamanlandı');
  await expect(row).toContainText('Kalkacak · 24.12.36 18:30');
  expect(await (await request.get(`/blog/${post.slug}`)).text()).toContain(post.title);
  expect((await readPost(asModerator, post)).publishAt).toBeNull();

  await openPost(page, post);
  await expect(part.getByRole('radio', { name: 'Hemen' })).toBeChecked();
  await expect(part.getByLabel('Yayından kaldırma tarihi', { exact: true })).toHaveValue('24 Aralık 2036');
  await expect(part.getByLabel('Yayından kaldırma tarihi: saat')).toHaveValue('18:30');
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await checkNoOverflow(page);
  }
});

test('a draft leaves the public post as it is; another person goes on with it and publishes it', async ({
  page,
  people,
  browser,
  asModerator,
  request,
  baseURL,
}) => {
  test.slow();
  const post = await createPost(asModerator);
  const news = unique('Taslak başlık');
  const shown = async () => (await request.get(`/blog/${post.slug}`)).text();
  await openPost(page, post);
  await expect(page.getByRole('button', { name: 'Taslak olarak kaydet' })).toBeDisabled();
  await title(page).fill(news);
  await keepDraft(page);
  await expect(save(page)).toHaveText('Taslağı yayınla');
  expect((await readPost(asModerator, post)).title).toBe(post.title);
  expect(await shown()).not.toContain(news);

  const other = await people.withSession('admin');
  const context = await browser.newContext({ baseURL: baseURL! });
  await people.enter(context, other);
  const theirs = await context.newPage();
  await openPost(theirs, post);
  await expect(theirs.getByText(new RegExp(`^Taslak · ${asModerator.name} · `))).toBeVisible();
  await expect(title(theirs)).toHaveValue(news);
  await expect(theirs.locator('.crud-unsaved')).toHaveText('');
  await checkAxe(theirs);
  const [tab] = await Promise.all([
    theirs.waitForEvent('popup'),
    theirs.getByRole('button', { name: 'Önizle' }).click(),
  ]);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(news);
  await tab.close();
  await theirs.getByLabel('Kısa Açıklama').fill('Taslak özeti');
  await theirs.keyboard.press('Control+s'); // keeps the draft, publishes nothing
  await expect(toast(theirs, 'Taslak kaydedildi. Yayındaki hâl değişmedi.')).toBeVisible();
  expect(await readPost(asModerator, post)).toMatchObject({ title: post.title, excerpt: 'Özet', version: 1 });
  await save(theirs).click();
  await expect(toast(theirs, 'Blog başarıyla güncellendi.')).toBeVisible();
  expect(await readPost(asModerator, post)).toMatchObject({ title: news, excerpt: 'Taslak özeti', version: 2 });
  expect(await shown()).toContain(news);
  await openPost(theirs, post);
  await expect(theirs.getByText(/^Taslak · /)).toBeHidden();
  await context.close();
});

test('a draft of a row that changed meanwhile asks about the fields that both changed; it can be given up', async ({
  page,
  asModerator,
  problems,
}) => {
  problems.allow(/status of 409/);
  const post = await createPost(asModerator);
  await openPost(page, post);
  await title(page).fill('Taslaktaki başlık');
  await page.getByLabel('Kısa Açıklama').fill('Taslak özeti');
  await keepDraft(page);
  await asModerator.call('PUT', `/api/blogs/${post._id}`, {
    title: 'Yayındaki yeni başlık',
    author: 'Usta',
    version: 1,
  });

  await openPost(page, post);
  await expect(page.getByText(/Taslak başladıktan sonra kayıt değişti/)).toBeVisible();
  await expect(title(page)).toHaveValue('Taslaktaki başlık');
  await expect(page.getByLabel('Yazar')).toHaveValue('Usta');
  await save(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Taslaktaki başlık');
  await expect(dialog).toContainText('Yayındaki yeni başlık');
  await dialog.getByRole('button', { name: 'Formda kal' }).click();

  await page.getByRole('button', { name: 'Taslaktan vazgeç' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Taslaktan vazgeç' }).click();
  await expect(toast(page, 'Taslak silindi.')).toBeVisible();
  await expect(title(page)).toHaveValue('Yayındaki yeni başlık');
  await expect(page.getByText(/^Taslak · /)).toBeHidden();
  await expect(page.locator('.crud-unsaved')).toHaveText('');

  await title(page).fill('Yine taslak');
  await keepDraft(page);
  await asModerator.call('PUT', `/api/blogs/${post._id}`, { title: 'Üçüncü başlık' });
  await openPost(page, post);
  await save(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Benim değişikliklerimle kaydet' }).click();
  await expect(toast(page, 'Blog başarıyla güncellendi.')).toBeVisible();
  expect(await readPost(asModerator, post)).toMatchObject({ title: 'Yine taslak', author: 'Usta', version: 4 });
  expect(await asModerator.call('GET', `/api/drafts/blog/${post._id}`)).toBeNull();
});

test('drafts of a page and of a product, with the page’s preview from the list', async ({ page, asModerator }) => {
  test.slow();
  const name = unique('Taslaklı sayfa');
  const stored = await asModerator.call<StoredPage>('POST', '/api/pages', {
    title: name,
    slug: `taslakli-${randomBytes(4).toString('hex')}`,
    content: { heroTitle: 'Eski', sections: [] },
    order: 900_000,
  });
  await page.goto(`/admin/pages/update/${stored._id}`);
  await page.getByLabel('Hero Başlığı').fill('Yeni hero');
  await keepDraft(page);
  expect((await asModerator.call<StoredPage>('GET', `/api/pages/admin/${stored._id}`)).content.heroTitle).toBe('Eski');
  await page.reload();
  await expect(page.getByLabel('Hero Başlığı')).toHaveValue('Yeni hero');
  await page.goto(`/admin/pages?q=${encodeURIComponent(name)}`);
  await expect(page.getByText('Taslak var')).toHaveAttribute('title', /^Kaydedilmiş taslak · /);
  await page.getByRole('button', { name: `Önizle: ${name}` }).click();
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText('Yeni hero');
  await asModerator.call('DELETE', `/api/pages/${stored._id}`);

  const product = await createProduct(asModerator, { name: 'İlk ad', price: { current: 12.5 } });
  await page.goto(`/admin/products/update/${product._id}`);
  await page.getByLabel('Ürün Adı').fill('Taslak adı');
  await keepDraft(page);
  expect(await readProduct(asModerator, product._id)).toMatchObject({ name: 'İlk ad', version: 1 });
  await page.reload();
  await expect(page.getByLabel('Ürün Adı')).toHaveValue('Taslak adı');
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await checkNoOverflow(page);
  }
  await save(page).click();
  await expect(toast(page, 'Ürün başarıyla güncellendi.')).toBeVisible();
  expect(await readProduct(asModerator, product._id)).toMatchObject({
    name: 'Taslak adı',
    price: { current: 12.5 },
    version: 2,
  });
});
