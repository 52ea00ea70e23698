// Redirects, the former addresses that the site knows by itself, and addresses that nobody found; and the blog's feed.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { BLOG_CATEGORIES } from '../contract/content.ts';
import { checkAxe, checkNoOverflow, expect, test, type Person } from './admin.ts';
import { follow } from './fixtures.ts';

/** An address that no other test uses. */
const address = (): string => `/eski-${randomBytes(6).toString('hex')}`;
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Yönlendirme bölümleri' });
const location = async (page: Page, path: string) =>
  (await page.request.get(path, { maxRedirects: 0 })).headers()['location'];

test('an address that nobody found gets a redirect, and is marked', async ({ page, asModerator }) => {
  expect(asModerator.role).toBe('moderator');
  const path = address();
  await page.request.get(`${path}?kim=ali`, { headers: { referer: 'https://forum.example/konu' } });
  await page.goto('/admin/redirects');
  await tabs(page).getByRole('link', { name: 'Bulunamayan adresler' }).click();
  await page.getByPlaceholder('Adres veya site ara').fill(path);
  const row = page.getByRole('row', { name: path });
  await expect(row).toContainText('forum.example');
  await expect(row).toContainText('Yönlendirilmedi');
  await row.getByRole('link', { name: `Yönlendirme oluştur: ${path}` }).click();
  await expect(page.getByRole('textbox', { name: 'Eski Adres' })).toHaveValue(path);
  await page.getByRole('textbox', { name: 'Yeni Adres' }).fill('/shop?q=pim');
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page.getByText('Yönlendirme başarıyla oluşturuldu.')).toBeVisible();
  expect(await location(page, `${path.toUpperCase()}/`)).toBe('/shop?q=pim');

  await page.getByPlaceholder('Adres veya not ara').fill(path);
  await expect(page.getByRole('row', { name: path })).toContainText('301');
  await page.goto(`/admin/redirects/missing-pages?q=${path}`);
  await expect(row).toContainText('Yönlendirildi');
  await row.getByRole('button', { name: `İşlemler: ${path}` }).click();
  await page.getByRole('menuitem', { name: 'Sil' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sil' }).click();
  await expect(page.getByText('1 adres silindi.')).toBeVisible();
  await expect(page.getByText('Aramanıza uyan adres bulunamadı.')).toBeVisible();
});

test('a live page is warned of and stays; loops are refused at their field; 410 needs no target', async ({
  page,
  asModerator,
  problems,
}) => {
  problems.allow(/status of 400/);
  const live = 'Bu adreste yayında bir sayfa var; yönlendirme ancak o kalkınca çalışır.';
  const path = address();
  const form = page.locator('form');
  await page.goto('/admin/redirects/create');
  const [from, to] = [
    page.getByRole('textbox', { name: 'Eski Adres' }),
    page.getByRole('textbox', { name: 'Yeni Adres' }),
  ];
  await from.fill('https://www.eski.example/Services/');
  await expect(form.getByRole('alert').filter({ hasText: live })).toBeVisible();
  await from.fill(path);
  await expect(form.getByText(live)).toHaveCount(0);
  await to.fill('http://eski.example');
  await to.blur();
  await expect(form.getByText('Hedef, sitenin / ile başlayan bir yolu')).toBeVisible();
  await to.fill(path);
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(form.getByText('Bu yönlendirme bir döngü oluşturur: ziyaretçi hiçbir sayfaya ulaşamaz.')).toBeVisible();
  await form.getByRole('combobox', { name: 'Kod' }).click();
  await page.getByTitle('410 – Kalıcı olarak kaldırıldı').click();
  await expect(to).toHaveCount(0);
  await page.getByRole('button', { name: 'Kaydet ve devam et' }).click();
  await expect(page.getByText('Yönlendirme başarıyla oluşturuldu.')).toBeVisible();
  expect((await page.request.get(path)).status()).toBe(410);

  // Saved all the same, and said again with the save, which leaves the form.
  await from.fill('/about');
  await page.getByRole('button', { name: 'Değişiklikleri Kaydet' }).click();
  await expect(page.locator('.ant-message').getByText(live)).toBeVisible();
  expect((await page.request.get('/about')).status()).toBe(200);
  const rows = await asModerator.call<{ _id: string; fromPath: string }[]>('GET', '/api/redirects');
  await asModerator.call('DELETE', `/api/redirects/${rows.find(({ fromPath }) => fromPath === '/about')!._id}`);
});

test('lines come in all or none, and the file goes out and back', async ({ page, asModerator }) => {
  expect(asModerator.role).toBe('moderator');
  const [a, b] = [address(), address()];
  await page.goto('/admin/redirects');
  await page.getByRole('button', { name: 'İçe Aktar' }).click();
  const dialog = page.getByRole('dialog');
  const lines = dialog.getByRole('textbox', { name: 'Satırlar' });
  await lines.fill(`${a};/shop;301\n${b};ftp://x;301\nyok;/shop;999`);
  await dialog.getByRole('button', { name: 'Denetle' }).click();
  const bad = dialog.getByRole('list', { name: 'Hatalı satırlar' });
  await expect(bad.getByRole('listitem')).toHaveCount(2);
  await expect(bad).toContainText('2. satır Hedef, sitenin / ile başlayan');
  await expect(dialog).toContainText('2 satır hatalı. Hiçbir satır kaydedilmedi');
  await checkAxe(page);
  await lines.fill(`${a};/shop;301\n${b};;410`);
  await dialog.getByRole('button', { name: 'Denetle' }).click();
  await expect(dialog.getByText('2 yeni, 0 değişecek, 0 aynı kalacak.')).toBeVisible();
  await dialog.getByRole('button', { name: '2 satırı içe aktar' }).click();
  await expect(page.getByText('2 yönlendirme eklendi, 0 güncellendi.')).toBeVisible();
  expect(await location(page, a)).toBe('/shop');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV indir' }).click(),
  ]);
  const file = await download.path();
  expect(await readFile(file, 'utf8')).toContain(`"${a}";"/shop";"301";"Aktif"`);
  await page.getByRole('button', { name: 'İçe Aktar' }).click();
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Denetle' }).click();
  await expect(dialog.getByText('Bütün satırlar zaten kayıtlı: değişecek bir şey yok.')).toBeVisible();
});

test('a link within the site follows a redirect too', async ({ page, asModerator, problems }) => {
  problems.allow(/status of 404/);
  const path = address();
  await asModerator.call('POST', '/api/redirects', { fromPath: path, to: '/about' });
  await page.goto('/services');
  await follow(page, path);
  await expect(page).toHaveURL('/about');
});

/** A published post whose address has changed. */
async function movedPost(person: Person): Promise<{ slug: string; _id: string }> {
  const slug = `yazi-${randomBytes(5).toString('hex')}`;
  const { _id } = await person.call<{ _id: string }>('POST', '/api/blogs', {
    title: slug,
    content: '<p>Deneme</p>',
    excerpt: 'Deneme',
    category: BLOG_CATEGORIES[0],
    featuredImage: '/placeholder.svg',
    slug,
    isPublished: true,
  });
  await person.call('PUT', `/api/blogs/${_id}`, { slug: `${slug}-yeni` });
  return { slug, _id };
}

test('former addresses are listed to be read', async ({ page, asModerator }) => {
  const { slug, _id } = await movedPost(asModerator);
  await page.goto('/admin/redirects');
  await tabs(page).getByRole('link', { name: 'Otomatik' }).click();
  await page.getByPlaceholder('Eski adres ara').fill(slug);
  const row = page.getByRole('row', { name: `/blog/${slug}` });
  await expect(row).toContainText(`/blog/${slug}-yeni`);
  await expect(row.getByRole('link', { name: slug, exact: true })).toHaveAttribute(
    'href',
    `/admin/blogs/update/${_id}`,
  );
  const feed = await (await page.request.get('/rss.xml')).text();
  expect(feed).toContain(`/blog/${slug}-yeni</link>`);
  await asModerator.call('DELETE', `/api/blogs/${_id}`);
});

test('the blog names its feed in the head and below its posts', async ({ page }) => {
  const html = await (await page.request.get('/blog')).text();
  expect(html.slice(0, html.indexOf('</head>'))).toMatch(
    /<link rel="alternate" type="application\/rss\+xml" title="Blog yazıları \(RSS\)" href="\/rss.xml"\/>/,
  );
  await page.goto('/blog');
  await expect(page.getByRole('main').getByRole('link', { name: 'Yeni yazıları RSS ile izleyin' })).toHaveAttribute(
    'href',
    '/rss.xml',
  );
  await page.goto('/about');
  await expect(page.locator('head link[type="application/rss+xml"]')).toHaveCount(0);
});

test('the screens fit a phone and are accessible', async ({ page, asModerator }) => {
  const path = address();
  await asModerator.call('POST', '/api/redirects', { fromPath: path, to: `/${'uzun-adres-'.repeat(12)}`, note: 'Not' });
  await page.request.get(`${path}-${'uzun-adres-'.repeat(15)}`);
  await page.request.get('/wp-login.php');
  const { slug, _id } = await movedPost(asModerator);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const [screen, shown] of [
      ['redirects', 'Yönlendirmeler'],
      [`redirects?q=${path}`, path],
      ['redirects/create?fromPath=/about', 'Bu adreste yayında bir sayfa var'],
      [`redirects/automatic?q=${slug}`, `/blog/${slug}-yeni`],
      ['redirects/missing-pages', 'Saldırı denemeleri'],
    ] as const) {
      await page.goto(`/admin/${screen}`);
      await expect(page.locator('main').getByText(shown).first()).toBeVisible();
      await checkNoOverflow(page);
      await checkAxe(page);
    }
  }
  await asModerator.call('DELETE', `/api/blogs/${_id}`);
});
