// The panel's pages: the list with preview and switch, the section editor, JSON, simultaneous saves, and the result on
// the site.
import { randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { png } from '../server/testing/pictures.ts';
import { SECTION_TYPES } from '../contract/content.ts';
import type { StoredPage } from '../contract/pages.ts';
import { expect, test, type Person } from './admin.ts';

const JSON_INVALID = 'Özel içerik geçerli bir JSON formatında değil!';
/** Tests of the public pages recognise test pages by the start of their slugs. */
const uniqueSlug = (): string => `deneme-${randomBytes(5).toString('hex')}`;

/** A separate, inactive page for the test. */
function createPage(person: Person, fields: object = {}): Promise<StoredPage> {
  const slug = uniqueSlug();
  return person.call<StoredPage>('POST', '/api/pages', {
    title: `Deneme ${slug}`,
    slug,
    isActive: false,
    order: 900_000,
    ...fields,
  });
}
const readPage = (person: Person, id: string): Promise<StoredPage> =>
  person.call<StoredPage>('GET', `/api/pages/admin/${id}`);

const openForm = async (page: Page, id?: string): Promise<void> => {
  await page.goto(id ? `/admin/pages/update/${id}` : '/admin/pages/create');
  await expect(page.getByLabel('Sayfa Başlığı')).toBeVisible();
};
const save = (page: Page) => page.locator('.crud-form-actions button[type="submit"]').click();
const toast = (page: Page, text: string) => page.locator('.ant-message').getByText(text);
const sections = (page: Page) => page.locator('.page-section');
async function addSection(page: Page, label: string): Promise<Locator> {
  const count = await sections(page).count();
  await page.getByRole('button', { name: 'Bölüm Ekle' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${label}`) })
    .click();
  await expect(sections(page)).toHaveCount(count + 1);
  const added = sections(page).nth(count);
  // after the dialog has closed; otherwise the focus would move while the test fills in an input
  await expect(added.getByLabel('Bölüm başlığı')).toBeFocused();
  return added;
}
test('a page made of sections is on the site, and its former address redirects', async ({
  page,
  asModerator,
  request,
  problems,
}) => {
  test.slow();
  problems.allow(/status of 404/);
  const slug = uniqueSlug();
  const title = slug.replaceAll('-', ' ');
  await openForm(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Yeni Sayfa Oluştur' })).toBeVisible();
  await save(page);
  await expect(page.getByText('Lütfen sayfa başlığını girin!')).toBeVisible();
  await expect(page.getByText("Lütfen sayfa slug'ını girin!")).toBeVisible();
  await expect(page.getByLabel('Sayfa Başlığı')).toBeFocused();
  await page.getByLabel('Sayfa Başlığı').fill(title);
  await expect(page.getByLabel('Slug', { exact: true })).toHaveValue(slug);
  await page.getByLabel('Hero Alt Başlığı').fill('Kısa bir cümle');
  await page.getByRole('radio', { name: 'Taslak' }).check();
  await page.getByLabel('Sıra').fill('900000');

  const intro = await addSection(page, 'Giriş');
  await intro.getByLabel('Bölüm başlığı').fill('Tanışalım');
  await intro.getByRole('textbox', { name: 'Metin' }).fill('Çelik & ölçü\n\nİkinci paragraf');
  await intro
    .getByRole('textbox', { name: 'Metin' })
    .evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(0, 5));
  await intro.getByRole('button', { name: 'Kalın' }).click();
  await expect(intro.getByRole('textbox', { name: 'Metin' })).toHaveValue(
    '<strong>Çelik</strong> & ölçü\n\nİkinci paragraf',
  );
  await intro.getByRole('button', { name: 'Rakam Ekle' }).click();
  await intro.getByLabel('Rakam 1, Değer').fill('25+');
  await intro.getByLabel('Rakam 1, Açıklama').fill('yıllık deneyim');
  await intro.getByRole('button', { name: /İkon: İkon seç/ }).click();
  await page.getByRole('radio', { name: 'Yıldız' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('radio', { name: 'Yıldız' })).toBeHidden();

  const timeline = await addSection(page, 'Zaman çizelgesi');
  await timeline.getByLabel('Bölüm başlığı').fill('Yıllarımız');
  for (const [n, year] of ['2004', '1999'].entries()) {
    await timeline.getByRole('button', { name: 'Kilometre taşı Ekle' }).click();
    await timeline.getByLabel(`Kilometre taşı ${n + 1}, Yıl`).fill(year);
    await timeline.getByLabel(`Kilometre taşı ${n + 1}, Başlık`).fill(`Yıl ${year}`);
  }
  await timeline.getByRole('button', { name: 'Kilometre taşı 2: yukarı taşı' }).click();
  await expect(timeline.getByLabel('Kilometre taşı 1, Yıl')).toHaveValue('1999');

  const growth = await addSection(page, 'Büyüme');
  await growth.getByLabel('Bölüm başlığı').fill('Başardıklarımız');
  await growth.getByLabel('Başarılar').fill('Birinci başarı\nİkinci başarı');

  const mission = await addSection(page, 'Misyon');
  await mission.getByLabel('Bölüm başlığı').fill('Misyonumuz');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    mission.getByRole('button', { name: 'Görsel Yükle' }).click(),
  ]);
  await chooser.setFiles({ name: 'gorsel.png', mimeType: 'image/png', buffer: await png({ width: 640, height: 360 }) });
  await expect(mission.getByLabel('Görsel', { exact: true })).toHaveValue(/\.webp$/);

  await page.getByRole('button', { name: 'Bölüm 4: yukarı taşı' }).click();
  await expect(page.getByRole('button', { name: 'Bölüm 3: yukarı taşı' })).toBeFocused();
  await save(page);
  await expect(toast(page, 'Sayfa başarıyla oluşturuldu!')).toBeVisible();
  await expect(page).toHaveURL('/admin/pages');

  await page.goto(`/admin/pages?q=${slug}`); // the last in order: other tests' pages may have filled the first page
  const row = page.locator('.ant-table-row', { hasText: slug });
  const stored = (await asModerator.call<StoredPage[]>('GET', '/api/pages/admin/all')).find(
    (one) => one.slug === slug,
  )!;
  expect(await readPage(asModerator, stored._id)).toMatchObject({
    isActive: false,
    order: 900_000,
    content: {
      heroTitle: title,
      heroSubtitle: 'Kısa bir cümle',
      sections: [
        {
          type: 'intro',
          title: 'Tanışalım',
          paragraphs: ['<strong>Çelik</strong> &amp; ölçü', 'İkinci paragraf'],
          stats: [{ icon: 'bi-star', number: '25+', label: 'yıllık deneyim' }],
        },
        { type: 'timeline', milestones: [{ year: '1999', title: 'Yıl 1999' }, { year: '2004' }] },
        { type: 'mission', title: 'Misyonumuz' },
        { type: 'growth', achievements: ['Birinci başarı', 'İkinci başarı'] },
      ],
    },
  });
  expect((await request.get(`/page/${slug}`)).status()).toBe(404);
  expect(await (await request.get('/sitemap-1.xml')).text()).not.toContain(slug);

  // As briefly as possible: an active page is in the menu of every other test.
  const loaded = page.waitForRequest(`**/api/pages/admin/${stored._id}`);
  await row.getByRole('switch').click();
  await loaded;
  await expect(toast(page, 'Sayfa durumu aktif olarak güncellendi!')).toBeVisible();
  const html = await (await request.get(`/page/${slug}`)).text();
  await row.getByRole('switch').click();
  await expect(toast(page, 'Sayfa durumu pasif olarak güncellendi!')).toBeVisible();
  for (const text of [
    'Tanışalım',
    '<strong>Çelik</strong> &amp; ölçü',
    '25+',
    'Yıl 1999',
    'Misyonumuz',
    'İkinci başarı',
    'Kısa bir cümle',
  ])
    expect(html).toContain(text);
  expect(html.indexOf('Misyonumuz')).toBeLessThan(html.indexOf('Başardıklarımız'));

  await openForm(page, stored._id);
  await page.getByLabel('Sayfa Başlığı').fill('Başka bir ad');
  await expect(page.getByLabel('Slug', { exact: true })).toHaveValue(slug); // an existing page keeps its address
  await page.getByLabel('Slug', { exact: true }).fill(`${slug}-yeni`);
  await page.getByRole('radio', { name: 'Hemen' }).check();
  await save(page);
  await expect(toast(page, 'Sayfa başarıyla güncellendi!')).toBeVisible();
  const moved = await request.get(`/page/${slug}`, { maxRedirects: 0 });
  await asModerator.call('DELETE', `/api/pages/${stored._id}`);
  expect(moved.status()).toBe(301);
  expect(moved.headers()['location']).toContain(`/page/${slug}-yeni`);
});

test('offers each of the 14 types with its purpose, and each has a form', async ({ page, asModerator }) => {
  test.slow();
  const made = await createPage(asModerator, { content: { sections: SECTION_TYPES.map((type) => ({ type })) } });
  await openForm(page, made._id);
  await page.getByRole('button', { name: 'Bölüm Ekle' }).click();
  const offers = page.getByRole('dialog').getByRole('listitem');
  await expect(offers).toHaveCount(SECTION_TYPES.length);
  for (const offer of await offers.all()) await expect(offer.locator('span').last()).toHaveText(/\S/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Tümünü aç' }).click();
  const titles = page.getByLabel('Bölüm başlığı');
  await expect(titles).toHaveCount(SECTION_TYPES.length);
  for (const [i, type] of SECTION_TYPES.entries()) await titles.nth(i).fill(`Başlık ${type}`);
  await save(page);
  await expect(toast(page, 'Sayfa başarıyla güncellendi!')).toBeVisible();
  expect((await readPage(asModerator, made._id)).content.sections).toEqual(
    SECTION_TYPES.map((type) => ({ type, title: `Başlık ${type}` })),
  );
});

test('sections can be copied, dragged, removed and restored; unknown ones stay as they are', async ({
  page,
  asModerator,
}) => {
  const unknown = { type: 'hologram', ozel: [1, 2] };
  const made = await createPage(asModerator, {
    content: {
      sections: [
        { type: 'standards', title: 'Bir', paragraphs: ['a'], ek: 'kalır' },
        unknown,
        { type: 'standards', title: 'Üç', paragraphs: [] },
      ],
    },
  });
  await openForm(page, made._id);
  await sections(page).nth(1).getByRole('button', { name: '2. hologram' }).click();
  await expect(sections(page).nth(1).getByText('tanınmıyor')).toBeVisible();
  await page.getByRole('button', { name: 'Bölüm 1: çoğalt' }).click();
  await expect(sections(page).nth(1).getByLabel('Bölüm başlığı')).toHaveValue('Bir');
  await sections(page).nth(1).getByLabel('Bölüm başlığı').fill('İki');
  await page.getByRole('button', { name: 'Bölüm 4: kaldır' }).click();
  await expect(page.getByText('Bölüm 4 (Standartlar) kaldırıldı.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Geri al' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sections(page)).toHaveCount(4);
  const handle = sections(page).nth(3).locator('.crud-row-handle');
  await handle.scrollIntoViewIfNeeded();
  const [from, to] = [(await handle.boundingBox())!, (await sections(page).nth(2).boundingBox())!];
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, to.y + 10, { steps: 20 });
  await expect
    .poll(async () => {
      await page.mouse.move(from.x + 10, to.y + 10); // a browser also keeps sending events while the pointer rests
      return sections(page).nth(2).textContent();
    })
    .toContain('Üç');
  await page.mouse.up();
  await expect(sections(page).nth(2)).toContainText('Üç');
  await page.getByRole('button', { name: 'Bölüm 3: yukarı taşı' }).click();
  await page.getByRole('button', { name: 'Bölüm 2: yukarı taşı' }).click();
  await expect(sections(page).nth(0)).toContainText('Üç');
  await save(page);
  await expect(toast(page, 'Sayfa başarıyla güncellendi!')).toBeVisible();
  expect((await readPage(asModerator, made._id)).content.sections).toEqual([
    { type: 'standards', title: 'Üç', paragraphs: [] },
    { type: 'standards', title: 'Bir', paragraphs: ['a'], ek: 'kalır' },
    { type: 'standards', title: 'İki', paragraphs: ['a'], ek: 'kalır' },
    unknown,
  ]);
});

test('reports with its place the text that the site would cut', async ({ page, asModerator }) => {
  await openForm(page, (await createPage(asModerator))._id);
  const section = await addSection(page, 'Zaman çizelgesi');
  await section.getByRole('button', { name: 'Kilometre taşı Ekle' }).click();
  await section.getByLabel('Kilometre taşı 1, Yıl').fill('y'.repeat(21));
  await save(page);
  await expect(
    page.getByText('1. bölüm (Zaman çizelgesi) – Kilometre taşı 1, Yıl: En fazla 20 karakter olabilir.'),
  ).toBeVisible();
});

test('JSON and forms stay in step: JSON keys override, missing keys stay, invalid JSON is refused', async ({
  page,
  asModerator,
}) => {
  const made = await createPage(asModerator, {
    content: {
      heroTitle: 'Eski',
      heroSubtitle: 'Kalır',
      ozel: { a: 1 },
      sections: [{ type: 'standards', title: 'Bir', paragraphs: [] }],
    },
  });
  await openForm(page, made._id);
  const json = page.getByLabel('Özel İçerik (JSON)');
  await page.getByLabel('Hero Başlığı').fill('Formdan');
  await page.getByRole('tab', { name: 'JSON' }).click();
  await expect(json).toHaveValue(/"heroTitle": "Formdan"/);
  await json.fill('{ "heroTitle": ');
  await expect(page.getByText(JSON_INVALID)).toBeVisible();
  await save(page);
  await expect(page).toHaveURL(/update/);
  await json.fill('{ "heroTitle": "JSON", "renk": "mavi", "sections": [{ "type": "values", "title": "Yeni" }] }');
  await expect(page.getByText(JSON_INVALID)).toHaveCount(0);
  await page.getByRole('tab', { name: 'İçerik' }).click();
  await expect(page.getByLabel('Hero Başlığı')).toHaveValue('JSON');
  await expect(page.getByLabel('Hero Alt Başlığı')).toHaveValue('Kalır');
  await expect(sections(page)).toHaveText(/1\. Değerler/);
  await save(page);
  await expect(toast(page, 'Sayfa başarıyla güncellendi!')).toBeVisible();
  expect((await readPage(asModerator, made._id)).content).toEqual({
    heroTitle: 'JSON',
    heroSubtitle: 'Kalır',
    ozel: { a: 1 },
    renk: 'mavi',
    sections: [{ type: 'values', title: 'Yeni' }],
  });
});

test("the preview shows the form's content as on the site, for desktop and phone", async ({ page, asModerator }) => {
  const made = await createPage(asModerator, {
    content: { sections: [{ type: 'timeline', title: 'Yıllarımız', milestones: [{ year: '1999' }] }] },
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openForm(page, made._id);
  await page.getByLabel('Hero Başlığı').fill('Henüz kaydedilmedi');
  await page.getByRole('button', { name: 'Önizle' }).click();
  const dialog = page.getByRole('dialog');
  const shown = dialog.frameLocator('iframe');
  await expect(shown.getByRole('heading', { level: 1, name: 'Henüz kaydedilmedi' })).toBeVisible();
  await expect(shown.getByRole('heading', { level: 2, name: 'Yıllarımız' })).toBeVisible();
  await expect.poll(async () => (await dialog.locator('iframe').boundingBox())!.width).toBeGreaterThan(1000);
  await dialog.getByText('Telefon').click();
  await expect
    .poll(async () => Math.round((await dialog.locator('iframe').boundingBox())!.width))
    .toBeLessThanOrEqual(392);
  await expect(dialog.getByRole('link', { name: 'Yeni sekmede aç' })).toHaveAttribute('href', /^\/onizleme\/./);
  await page.keyboard.press('Escape');
  expect((await readPage(asModerator, made._id)).version).toBe(made.version);
});

test('the list previews an inactive page', async ({ page, asModerator }) => {
  const made = await createPage(asModerator, { content: { heroTitle: 'Pasif sayfa' } });
  await page.goto(`/admin/pages?q=${made.slug}`);
  await page.getByRole('button', { name: `Önizle: ${made.title}` }).click();
  await expect(
    page.getByRole('dialog').frameLocator('iframe').getByRole('heading', { level: 1, name: 'Pasif sayfa' }),
  ).toBeVisible();
});

test('edits by two people to different parts of one page are both kept, without a question', async ({
  page,
  asModerator,
  problems,
}) => {
  problems.allow(/status of 409/);
  const made = await createPage(asModerator, { content: { heroTitle: 'Eski' } });
  await openForm(page, made._id);
  await page.getByLabel('Hero Alt Başlığı').fill('Benim');
  await asModerator.call('PUT', `/api/pages/${made._id}`, { content: { heroTitle: 'Onun' } });
  await save(page);
  await expect(toast(page, 'Sayfa başarıyla güncellendi!')).toBeVisible();
  expect((await readPage(asModerator, made._id)).content).toMatchObject({ heroTitle: 'Onun', heroSubtitle: 'Benim' });
});

test('a changed section asks before leaving the form; a missing page leads back', async ({
  page,
  asModerator,
  problems,
}) => {
  problems.allow(/status of 404/);
  await openForm(page, (await createPage(asModerator))._id);
  await addSection(page, 'Standartlar');
  await page.getByRole('button', { name: 'İptal' }).click();
  await expect(page.locator('.ant-modal-confirm-title')).toHaveText('Kaydedilmemiş değişiklikler var');
  await page.getByRole('button', { name: 'Ayrıl' }).click();
  await expect(page).toHaveURL('/admin/pages');
  // The message shows for a few seconds only: wait for it from the start.
  await Promise.all([toast(page, 'Sayfa bulunamadı.').waitFor(), page.goto('/admin/pages/update/yok')]);
  await expect(page).toHaveURL('/admin/pages');
});
