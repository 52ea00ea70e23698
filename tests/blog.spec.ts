// The blog: the list with its filters and pages, a post, the reader count, and missing posts.
import type { Page } from '@playwright/test';
import { expect, follow, test } from './fixtures.ts';

interface Post {
  _id: string;
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  author: string;
  readTime: number;
  views: number;
  tags: string[];
  createdAt: string;
}
interface List {
  items: Post[];
  total: number;
  page: number;
  limit: number;
  pages: number;
}

const MONTHS = [
  'Ocak',
  'Şubat',
  'Mart',
  'Nisan',
  'Mayıs',
  'Haziran',
  'Temmuz',
  'Ağustos',
  'Eylül',
  'Ekim',
  'Kasım',
  'Aralık',
];
const longDate = (iso: string) => {
  const [day, month, year] = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Istanbul',
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
  })
    .format(new Date(iso))
    .split('/')
    .map(Number);
  return `${day} ${MONTHS[month! - 1]} ${year}`;
};

const posts = async (page: Page): Promise<Post[]> =>
  (await (await page.request.get('/api/blogs/published')).json()) as Post[];
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });

test.describe('the list', () => {
  test('shows the newest six as a block and further ones below, newest first; can be filtered by a category and by a tag, and both can be removed', async ({
    page,
  }) => {
    await test.step('shows the newest six as a block and further ones below, newest first', async () => {
      const all = await posts(page);
      expect((await page.goto('/blog'))!.status()).toBe(200);
      await expect(titles(page)).toHaveText(all.slice(0, 15).map(({ title }) => title));
      const first = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: all[0]!.title }) });
      await expect(first.getByRole('link')).toHaveAttribute('href', `/blog/${all[0]!.slug}`);
      await expect(first).toContainText(longDate(all[0]!.createdAt));
      await expect(first).toContainText(`${all[0]!.readTime} dk okuma`);
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/blog$/);
    });
    await test.step('can be filtered by a category and by a tag, and both can be removed', async () => {
      const all = await posts(page);
      const categories = page.getByRole('navigation', { name: 'Blog kategorileri' });
      await expect(categories.getByRole('link', { name: 'Tümü' })).toHaveAttribute('aria-current', 'true');
      await categories.getByRole('link', { name: 'Kalite' }).click();
      await expect(page).toHaveURL('/blog?category=Kalite');
      await expect(titles(page)).toHaveText(
        all.filter(({ category }) => category === 'Kalite').map(({ title }) => title),
      );
      await expect(categories.getByRole('link', { name: 'Kalite' })).toHaveAttribute('aria-current', 'true');
      await expect(page.getByRole('heading', { name: 'Kalite yazıları' })).toBeVisible();

      const tag = all[0]!.tags[0]!;
      await page.goto(`/blog?tag=${encodeURIComponent(tag.toLocaleUpperCase('tr'))}`);
      await expect(titles(page)).toHaveText(all.filter(({ tags }) => tags.includes(tag)).map(({ title }) => title));
      await expect(page.getByRole('heading', { name: `“${tag}” etiketli yazılar` })).toBeVisible();
      expect(new URL((await page.locator('link[rel=canonical]').getAttribute('href'))!).searchParams.get('tag')).toBe(
        tag,
      );
      await page.getByRole('link', { name: `${tag} süzgecini kaldır` }).click();
      await expect(page).toHaveURL('/blog');
    });
  });

  test('an unknown tag and a page beyond the last are 404 with a way back', async ({ page, problems }) => {
    problems.allow(/status of 404/);
    expect((await page.goto('/blog?tag=yoktur'))!.status()).toBe(404);
    await expect(page.getByText('Henüz blog yazısı bulunmuyor.')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('main').getByRole('link', { name: 'Tüm yazılar' }).click();
    await expect(page).toHaveURL('/blog');
    expect((await page.goto('/blog?page=999'))!.status()).toBe(404);
    await page.getByRole('link', { name: 'İlk sayfaya dön' }).click();
    await expect(page).toHaveURL('/blog');
  });

  test('pages of nine follow the block of six without gap or repetition', async ({ page }) => {
    const [sample] = await posts(page);
    const many = Array.from({ length: 26 }, (_, i) => ({
      ...sample!,
      _id: `p${i}`,
      slug: `p-${i}`,
      title: `Yazı ${i}`,
    }));
    await page.route('**/api/blogs/published?**', (route) => {
      const query = new URL(route.request().url()).searchParams;
      const [n, limit] = [Number(query.get('page')), Number(query.get('limit'))];
      return route.fulfill({
        json: {
          items: many.slice((n - 1) * limit, n * limit),
          total: many.length,
          page: n,
          limit,
          pages: Math.ceil(many.length / limit),
        } satisfies List,
      });
    });
    await page.goto('/about');
    await follow(page, '/blog');
    await expect(titles(page)).toHaveText(many.slice(0, 15).map(({ title }) => title));
    const pages = page.getByRole('navigation', { name: 'Sayfalar' });
    await pages.getByRole('link', { name: 'Sayfa 2' }).click();
    await expect(page).toHaveURL('/blog?page=2');
    await expect(titles(page)).toHaveText(many.slice(15, 24).map(({ title }) => title));
    await pages.getByRole('link', { name: 'Sonraki' }).click();
    await expect(titles(page)).toHaveText(many.slice(24).map(({ title }) => title));
    await expect(pages.getByRole('link', { name: 'Sonraki' })).toHaveCount(0);
  });

  test('reports an empty list, and a failed load', async ({ page, problems }) => {
    problems.allow(/status of 500/);
    await page.goto('/about');
    await page.route('**/api/blogs/published?**', (route) =>
      route.fulfill({ json: { items: [], total: 0, page: 1, limit: 9, pages: 0 } satisfies List }),
    );
    await follow(page, '/blog');
    await expect(page.getByText('Henüz blog yazısı bulunmuyor.')).toBeVisible();
    await follow(page, '/contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('İletişim');
    await page.route('**/api/blogs/published?**', (route) =>
      route.fulfill({ status: 500, json: { error: 'x', message: 'x', code: 'INTERNAL' } }),
    );
    await follow(page, '/blog');
    await expect(page.getByRole('alert')).toContainText('Blog yüklenirken hata oluştu.');
    await page.unroute('**/api/blogs/published?**');
    await page.getByRole('link', { name: 'Tekrar dene' }).click();
    await expect(titles(page)).not.toHaveCount(0);
  });
});

test.describe('a post', () => {
  test('shows all its parts, with head, trail and related posts', async ({ page }) => {
    const [post] = await posts(page);
    const { _id, slug, title, excerpt, category, author, readTime, tags, createdAt } = post!;
    expect((await page.goto(`/blog/${slug}`))!.status()).toBe(200);
    const article = page.getByRole('article');
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(article.getByText(excerpt)).toBeVisible();
    await expect(article.getByRole('link', { name: category, exact: true })).toHaveAttribute(
      'href',
      `/blog?category=${encodeURIComponent(category)}`,
    );
    const facts = article.getByRole('complementary', { name: 'Yazı bilgileri' });
    for (const text of [category, longDate(createdAt), author, `${readTime} dakika`])
      await expect(facts).toContainText(text);
    await expect(facts.getByText('Görüntülenme')).toBeVisible();
    expect(
      await article
        .locator('picture img')
        .first()
        .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
    ).toBe(true);
    await expect(article.getByRole('heading', { level: 2 }).first()).toBeVisible();
    for (const tag of tags)
      expect(
        new URLSearchParams(
          (await article.getByRole('link', { name: tag, exact: true }).getAttribute('href'))!.split('?')[1],
        ).get('tag'),
      ).toBe(tag);
    await expect(article.getByRole('link', { name: 'Tüm blog yazıları' })).toHaveAttribute('href', '/blog');

    const related = (await (await page.request.get(`/api/blogs/related/${_id}`)).json()) as Post[];
    const section = page.getByRole('region', { name: 'İlgili yazılar' });
    await expect(section.getByRole('heading', { level: 3 })).toHaveText(related.map((other) => other.title));
    expect(related.length).toBeLessThanOrEqual(3);
    await expect(page.getByRole('heading', { name: /yorum/i })).toHaveCount(0);

    await expect(page).toHaveTitle(`${title} | Örnek Kalıp Elemanları`);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`/blog/${slug}$`));
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
    const image = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect((await page.request.get(new URL(image!).pathname)).ok()).toBe(true);
    const [data, crumbs] = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
      (text) => JSON.parse(text) as Record<string, unknown>,
    );
    expect(data).toMatchObject({
      '@type': 'Article',
      headline: title,
      datePublished: createdAt,
      articleSection: category,
      author: { name: author },
    });
    expect((crumbs!['itemListElement'] as { name: string }[]).map(({ name }) => name)).toEqual([
      'Ana Sayfa',
      'Blog',
      title,
    ]);
  });

  test('has its headings as a table of contents, which narrow windows show at a press', async ({ page }) => {
    const [post] = await posts(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/blog/${post!.slug}`);
    const contents = page.getByRole('navigation', { name: 'Bu yazıda' });
    const headings = page.locator('.post-content h2');
    await expect(contents.getByRole('link')).toHaveText(await headings.allTextContents());
    await contents.getByRole('link').nth(2).click();
    await expect(headings.nth(2)).toBeInViewport();
    await expect(page).toHaveURL(/#bolum-3$/);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(contents.getByRole('link').first()).toBeHidden();
    await contents.getByText('Bu yazıda').click();
    await contents.getByRole('link').nth(1).click();
    await expect(headings.nth(1)).toBeInViewport();
  });

  test('hides related posts when there are none', async ({ page }) => {
    const [post] = await posts(page);
    await page.route('**/api/blogs/related/**', (route) => route.fulfill({ json: [] }));
    await page.goto('/blog');
    await page.getByRole('link', { name: post!.title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(post!.title);
    await expect(page.getByRole('region', { name: 'İlgili yazılar' })).toHaveCount(0);
  });

  test('redirects from a former address to the present one', async ({ page }) => {
    const [post] = await posts(page);
    const full = (await (await page.request.get(`/api/blogs/slug/${post!.slug}`)).json()) as Post;
    await page.route('**/api/blogs/slug/eski-adi', (route) => route.fulfill({ json: full }));
    await page.goto('/about');
    await follow(page, '/blog/eski-adi');
    await expect(page).toHaveURL(`/blog/${post!.slug}`);
  });

  test('counts a reader who stays for a moment, once, and not one who leaves', async ({ page }) => {
    const [first, second] = await posts(page);
    await page.clock.install();
    const told: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/view')) told.push(`${request.method()} ${new URL(request.url()).pathname}`);
    });
    await page.goto('/blog');
    await page.getByRole('link', { name: second!.title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(second!.title);
    await page.clock.runFor(3_000);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
    await page.clock.runFor(10_000);
    expect(told).toEqual([]);
    await page.getByRole('link', { name: first!.title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first!.title);
    const answer = page.waitForResponse(/\/view$/);
    await page.clock.runFor(6_000);
    expect((await answer).status()).toBe(204);
    await page.clock.runFor(60_000);
    expect(told).toEqual([`POST /api/blogs/${first!._id}/view`]);
  });

  test('is readable without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    const [post] = await posts(page);
    await page.goto('/blog');
    await page.getByRole('link', { name: post!.title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(post!.title);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await context.close();
  });
});

test.describe('a missing post', () => {
  test('is a 404 with the way back, and redirects nobody', async ({ page, problems }) => {
    problems.allow(/status of 404/);
    await page.clock.install();
    expect((await page.goto('/blog/boyle-bir-yazi-yok'))!.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog yazısı bulunamadı.');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.clock.runFor(10_000);
    await expect(page).toHaveURL('/blog/boyle-bir-yazi-yok');
    await page.getByRole('link', { name: 'Blog listesine dön' }).click();
    await expect(page).toHaveURL('/blog');
  });

  test('shows a toast within the site, and the list follows after 3 seconds', async ({ page, problems }) => {
    problems.allow(/status of 404/);
    await page.clock.install();
    await page.goto('/about');
    await follow(page, '/blog/boyle-bir-yazi-yok');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog yazısı bulunamadı.');
    await page.clock.runFor(500);
    const toast = page.getByRole('status').filter({ hasText: 'Blog yazısı bulunamadı.' });
    await expect(toast).toBeVisible();
    await expect(page).toHaveURL('/blog/boyle-bir-yazi-yok');
    await page.clock.runFor(2_600);
    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
    await page.clock.runFor(10_000);
    await expect(toast).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('stays on any action of the reader', async ({ page, problems }) => {
    problems.allow(/status of 404/);
    await page.clock.install();
    await page.goto('/about');
    await follow(page, '/blog/boyle-bir-yazi-yok');
    await expect(page.getByText(/yönlendirileceksiniz/)).toBeVisible();
    await page.keyboard.press('Shift');
    await expect(page.getByText(/yönlendirileceksiniz/)).toHaveCount(0);
    await page.clock.runFor(10_000);
    await expect(page).toHaveURL('/blog/boyle-bir-yazi-yok');
  });

  test('that cannot be loaded says so, stays, and offers another try', async ({ page, problems }) => {
    problems.allow(/status of 500/);
    const [post] = await posts(page);
    await page.goto('/about');
    await page.route('**/api/blogs/slug/**', (route) =>
      route.fulfill({ status: 500, json: { error: 'x', message: 'x', code: 'INTERNAL' } }),
    );
    await follow(page, `/blog/${post!.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog yüklenirken hata oluştu.');
    await page.unroute('**/api/blogs/slug/**');
    await page.getByRole('link', { name: 'Tekrar dene' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(post!.title);
  });
});
