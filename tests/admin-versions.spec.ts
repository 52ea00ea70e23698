// Kept versions of rows: compared, and put into the form again.
import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Blog } from '../contract/blogs.ts';
import { CATEGORY_PARENT_NEEDED } from '../contract/category-texts.ts';
import type { Category } from '../contract/categories.ts';
import type { Feature } from '../contract/features.ts';
import type { StoredPage } from '../contract/pages.ts';
import { checkAxe, checkNoOverflow, expect, test, type Person } from './admin.ts';
import { createProduct, openTab, readProduct, saveButton } from './product-form.ts';

const unique = (name: string): string => `${name} ${randomBytes(4).toString('hex')}`;
const goBack = (page: Page, version: number) => page.getByRole('button', { name: `Bu sürüme dön: Sürüm ${version}` });
const compare = (page: Page, version: number) => page.getByRole('button', { name: `Karşılaştır: Sürüm ${version}` });
const restored = (page: Page, version: number) => page.getByText(new RegExp(`^Sürüm ${version} \\(.*forma alındı`));

const createPost = (person: Person, given: Partial<Blog> = {}): Promise<Blog> =>
  person.call('POST', '/api/blogs', {
    title: unique('Sürümlü yazı'),
    content: '<p>Çelik kılavuz kolonlar taşlanmış ve sertleştirilmiş olarak gelir.</p>',
    excerpt: 'Özet',
    featuredImage: '/placeholder.svg',
    category: 'Kalite',
    isPublished: false,
    ...given,
  });

test('a product goes back to an earlier version with three presses, and its stock stays', async ({
  page,
  asModerator,
}) => {
  const product = await createProduct(asModerator, {
    name: 'İlk ad',
    price: { current: 12.5 },
    technicalSpecs: [{ name: 'd1', value: '9', unit: 'mm' }],
    stockQuantity: 40,
  });
  const path = `/api/products/${product._id}`;
  await asModerator.call('PUT', path, { name: 'Sonraki ad', price: null, technicalSpecs: [], version: 1 });
  await asModerator.call('PUT', path, { stockChange: 5, stockAttempt: 'a-first-attempt' });

  await page.goto(`/admin/products/update/${product._id}`);
  const tab = await openTab(page, 'Sürümler'); // 1
  const saved = tab.locator('.crud-history > li').filter({ hasText: 'Sürüm 2' });
  await expect(saved).toHaveCount(1); // stock that moved made no version
  await expect(saved).toContainText(`${asModerator.name}Değiştirdi`);
  await expect(saved).toContainText('Ürün Adı: İlk ad → Sonraki ad');
  await expect(tab.getByText('Şimdiki hâl')).toBeVisible();
  await checkAxe(page);
  await goBack(page, 1).click(); // 2
  await expect(restored(page, 1)).toBeVisible();
  await expect(page.getByText(/Değişen alanlar: .*Ürün Adı/)).toBeVisible();
  await expect(page.getByLabel('Ürün Adı')).toHaveValue('İlk ad');
  await expect(page.locator('.crud-unsaved')).toHaveText('Kaydedilmemiş değişiklikler');
  expect(await readProduct(asModerator, product._id)).toMatchObject({ name: 'Sonraki ad', version: 2 });
  await openTab(page, 'Sürümler');
  await goBack(page, 1).click(); // again: nothing was typed, so nothing is asked
  await expect(page.getByLabel('Ürün Adı')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+s'); // 3
  await expect(restored(page, 1)).toBeHidden();
  expect(await readProduct(asModerator, product._id)).toMatchObject({
    name: 'İlk ad',
    price: { current: 12.5 },
    technicalSpecs: [{ name: 'd1', value: '9', unit: 'mm' }],
    slug: product.slug,
    stockQuantity: 45,
    version: 3,
  });
});

test('a category that is gone is said at its field', async ({ page, asAdmin }) => {
  const main = await asAdmin.call<Category>('POST', '/api/categories', {
    name: unique('Raf'),
    img: '/placeholder.svg',
  });
  const gone = await asAdmin.call<Category>('POST', '/api/categories', {
    name: unique('Dolap'),
    img: '/placeholder.svg',
  });
  const product = await createProduct(asAdmin, { category: gone._id, subCategory: null });
  const path = `/api/products/${product._id}`;
  await asAdmin.call('PUT', path, { category: main._id });
  await asAdmin.call('DELETE', `/api/categories/${gone._id}`);

  await page.goto(`/admin/products/update/${product._id}`);
  await openTab(page, 'Sürümler');
  await goBack(page, 1).click();
  await expect(
    page.getByText(`Bu sürümdeki kategori (${gone.name}) artık yok; başka bir kategori seçin.`),
  ).toBeVisible();
  await expect(page.getByLabel('Ana Kategori')).toBeFocused();
  await saveButton(page).click();
  await expect(page.getByText(CATEGORY_PARENT_NEEDED).first()).toBeVisible();
  expect(await readProduct(asAdmin, product._id)).toMatchObject({ category: { _id: main._id }, version: 2 });
  await asAdmin.call('DELETE', path);
  await asAdmin.call('DELETE', `/api/categories/${main._id}`);
});

test('two versions are compared by words, and scripts in them are text', async ({ page, asModerator }) => {
  const vector = '<img src=x onerror=alert(1)>';
  const post = await createPost(asModerator, { excerpt: `Özet ${vector}` });
  const path = `/api/blogs/${post._id}`;
  await asModerator.call('PUT', path, {
    content: '<p>Çelik kılavuz burçlar taşlanmış ve sertleştirilmiş olarak gelir.</p>',
    excerpt: 'Özet',
  });
  await asModerator.call('PUT', path, { tags: ['burç'] });

  await page.goto(`/admin/blogs/update/${post._id}`);
  await page.getByRole('button', { name: 'Sürümler', exact: true }).click();
  await compare(page, 1).click();
  const dialog = page.getByRole('dialog', { name: 'Sürümleri karşılaştır' });
  await expect(dialog.getByText(vector)).toBeVisible();
  await expect(dialog.locator('del').getByText('kolonlar')).toBeVisible();
  await expect(dialog.locator('ins').getByText('burçlar')).toBeVisible();
  await expect(dialog.getByText('Etiketler')).toBeVisible();
  await checkAxe(page);
  await checkNoOverflow(page);

  await dialog.getByLabel('Sonra').click();
  await page
    .getByTitle(/^Sürüm 2 · /)
    .last()
    .click();
  await expect(dialog.getByText('Etiketler')).toBeHidden();
  await expect(dialog.locator('ins').getByText('burçlar')).toBeVisible();

  await dialog.getByRole('button', { name: 'Sürüm 1 hâline dön' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(restored(page, 1)).toBeVisible();
  await expect(page.getByLabel('Kısa Açıklama')).toHaveValue(`Özet ${vector}`);
  await expect(page.getByRole('textbox', { name: 'İçerik' })).toContainText('kolonlar');
  await page.getByRole('button', { name: 'Değişiklikleri Kaydet' }).click();
  await expect(page).toHaveURL('/admin/blogs');
  expect(await asModerator.call<Blog>('GET', path)).toMatchObject({ tags: [], version: 4, slug: post.slug });
});

test('a version asks before it replaces what is typed, and meets newer saves as any save does', async ({
  page,
  asModerator,
  people,
  problems,
}) => {
  problems.allow(/status of 409/);
  const other = await people.withSession('moderator');
  const feature = await asModerator.call<Feature>('POST', '/api/features', {
    title: unique('Özellik'),
    description: 'Bir',
    icon: 'fa-trophy',
    isActive: false,
    sortOrder: 900_000,
  });
  const path = `/api/features/${feature._id}`;
  try {
    await asModerator.call('PUT', path, { description: 'İki' });
    await page.goto(`/admin/features/update/${feature._id}`);
    await page.getByLabel('Başlık').fill('Yazılan');
    await page.getByRole('button', { name: 'Sürümler', exact: true }).click();
    await goBack(page, 1).click();
    const question = page.getByRole('dialog').filter({ hasText: 'Yazdıklarınızın yerine bu sürüm gelsin mi?' });
    await question.getByRole('button', { name: 'Hayır' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByLabel('Başlık')).toHaveValue('Yazılan');
    await goBack(page, 1).click();
    await question.getByRole('button', { name: 'Evet' }).click();
    await expect(page.getByLabel('Başlık')).toHaveValue(feature.title);
    await expect(page.getByLabel('Açıklama')).toHaveValue('Bir');

    await other.call('PUT', path, { description: 'Üç' });
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('dialog').getByText('Üç')).toBeVisible();
    expect(await asModerator.call<Feature>('GET', path)).toMatchObject({ description: 'Üç', version: 3 });
  } finally {
    await asModerator.call('DELETE', path);
  }
});

test('a page goes back with all its sections, and parts that it did not have are gone', async ({
  page,
  asModerator,
}) => {
  const slug = `deneme-${randomBytes(5).toString('hex')}`;
  const content = {
    heroTitle: 'Bir',
    heroSubtitle: '',
    sections: [{ type: 'text', title: 'Eski', paragraphs: ['a'] }],
  };
  const stored = await asModerator.call<StoredPage>('POST', '/api/pages', {
    title: 'Deneme',
    slug,
    isActive: false,
    order: 900_000,
    content,
  });
  const path = `/api/pages/${stored._id}`;
  await asModerator.call('PUT', path, { content: { heroTitle: 'İki', sections: [] } });
  await page.goto(`/admin/pages/update/${stored._id}`);
  await openTab(page, 'Sürümler');
  await compare(page, 1).click();
  const dialog = page.getByRole('dialog', { name: 'Sürümleri karşılaştır' });
  await expect(dialog.getByText('Hero Başlığı')).toBeVisible();
  await expect(dialog.getByText('Bölümler')).toBeVisible();
  await dialog.getByRole('button', { name: 'Kapat', exact: true }).last().click();
  await goBack(page, 1).click();
  await expect(page.getByLabel('Hero Başlığı', { exact: true })).toHaveValue('Bir');
  await expect(page.locator('.page-section')).toHaveCount(1);
  await page.keyboard.press('Control+s');
  await expect(restored(page, 1)).toBeHidden();
  expect(await asModerator.call<StoredPage>('GET', `/api/pages/admin/${stored._id}`)).toMatchObject({
    content,
    version: 3,
  });
  await asModerator.call('DELETE', path);
});
