// The preview page for unpublished content, and the panel's frame for it.
import { expect, test } from './admin.ts';
import { PREVIEWS, previewOf } from './previews.ts';

const NOTICE = 'Önizleme: yalnızca bu bağlantıyı bilenler görür.';
const INVALID = 'Önizleme bağlantısı geçersiz veya süresi dolmuş.';

test('a post and a page look as on the site', async ({ page, people }) => {
  await page.goto(await previewOf(people, PREVIEWS.blog));
  await expect(page.getByRole('note')).toHaveText(NOTICE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PREVIEWS.blog.blog.title);
  await expect(page.locator('.post-content strong')).toHaveText('kalın');
  await expect(page).toHaveTitle(/^Önizleme: Taslak: Kalıp Çeliği Seçimi \|/);
  await page.goto(await previewOf(people, PREVIEWS.page));
  await expect(page.getByRole('note')).toHaveText(NOTICE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PREVIEWS.page.page.title);
  await expect(page.getByText('Bir iki')).toBeVisible();
});

test('is hidden from search engines, runs no scripts, and counts no reader', async ({ page, people }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  const path = await previewOf(people, PREVIEWS.blog);
  const reply = await page.goto(path);
  expect(reply!.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'SAMEORIGIN' });
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.waitForTimeout(6_000); // a reader counts after five
  expect(asked.filter((one) => !/\.(?:css|woff2|webp|svg|png|ico)$/.test(one))).toEqual([`GET ${path}`]);
});

test('an invalid or expired link says so', async ({ page, problems }) => {
  problems.allow(/status of 404/);
  const reply = await page.goto(`/onizleme/${'x'.repeat(43)}`);
  expect(reply!.status()).toBe(404);
  await expect(page.getByRole('alert')).toHaveText(INVALID);
});

test('the panel may show it in a frame, but no other page of the site', async ({ page, people, problems, asAdmin }) => {
  expect(asAdmin.role).toBe('admin');
  const path = await previewOf(people, PREVIEWS.page);
  await page.goto('/admin/dashboard');
  const show = (address: string) =>
    page.evaluate(
      (src) =>
        new Promise<void>((resolve) => {
          document.querySelector('iframe')?.remove();
          const frame = document.createElement('iframe');
          frame.addEventListener('load', () => resolve());
          frame.src = src;
          document.body.append(frame);
        }),
      address,
    );
  await show(path);
  await expect(page.frameLocator('iframe').getByRole('note')).toHaveText(NOTICE);
  problems.allow(/frame|sessionStorage/i); // instead of the refused page the browser shows an empty one
  await show('/');
  await expect(page.frameLocator('iframe').getByRole('main')).toHaveCount(0);
});
