// Quality management.
import { checkAxe, expect, test } from './fixtures.ts';

interface Quality {
  _id: string;
  name: string;
  color: string;
  content: { title: string; description: string; points: string[] };
}
const FAILURE = { status: 500, json: { error: 'x', message: 'x', code: 'INTERNAL' } };

test('the sidebar lists the categories, the card shows the chosen one', async ({ page, request }) => {
  const categories = (await (await request.get('/api/quality-management')).json()) as Quality[];
  await page.goto('/services');
  const sidebar = page.getByRole('navigation', { name: 'Kalite kategorileri' });
  await expect(sidebar.getByRole('link')).toHaveText(categories.map(({ name }) => name));
  for (const { _id, name, color, content } of [categories[0]!, categories[3]!]) {
    await sidebar.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/services?kategori=${_id}`);
    await expect(sidebar.locator('[aria-current]')).toHaveText(name);
    const card = page.locator('.category-panel-content');
    await expect(card.getByRole('heading')).toHaveText(content.title);
    await expect(card.getByText(content.description)).toBeVisible();
    await expect(card.getByRole('listitem')).toHaveText(content.points);
    await expect(card.locator('circle')).toHaveAttribute('stroke', color);
  }
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/services$/);
  await checkAxe(page);
});

test('a chosen category has its address, without JavaScript too; an unknown one shows the first', async ({
  browser,
  baseURL,
  request,
}) => {
  const categories = (await (await request.get('/api/quality-management')).json()) as Quality[];
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto('/services');
  await page.getByRole('link', { name: categories[2]!.name }).click();
  await expect(page.locator('.category-panel-content h3')).toHaveText(categories[2]!.content.title);
  await page.goto('/services?kategori=yok');
  await expect(page.locator('.category-panel-content h3')).toHaveText(categories[0]!.content.title);
  await context.close();
});

test('the standards and the years are fixed parts, independent of the categories', async ({ page, problems }) => {
  problems.allow(/status of 500|ERR_FAILED/);
  const fixed = async () => {
    const standards = page.getByRole('region', { name: 'Standartlar' });
    for (const name of ['ISO 9001:2015', 'ISO 14001:2015', 'OHSAS 18001', 'CE'])
      await expect(standards.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByText(`${new Date().getFullYear() - 1999} yıllık deneyim`)
        .first(),
    ).toBeVisible();
  };
  const go = async () => {
    await page.goto('/contact');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kalite Yönetimi' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kalite Yönetimi');
  };
  await page.route('**/api/quality-management', (route) => route.fulfill(FAILURE));
  await go();
  await expect(page.getByText('Kalite kategorileri yüklenirken hata oluştu')).toBeVisible();
  await fixed();
  await page.unroute('**/api/quality-management');
  await page.route('**/api/quality-management', (route) => route.abort());
  await go();
  await expect(page.getByText('Kalite kategorileri yüklenirken hata oluştu')).toBeVisible();
  await page.unroute('**/api/quality-management');
  await page.route('**/api/quality-management', (route) => route.fulfill({ json: [] }));
  await go();
  await expect(page.getByText('Henüz kalite kategorisi bulunmuyor.')).toBeVisible();
  await fixed();
  await checkAxe(page);
});

test('on a phone the categories are one row, with the chosen one in sight', async ({ page, request }) => {
  const categories = (await (await request.get('/api/quality-management')).json()) as Quality[];
  const { _id, name } = categories.at(-1)!;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/services?kategori=${_id}`);
  const links = page.getByRole('navigation', { name: 'Kalite kategorileri' }).getByRole('link');
  const chosen = links.filter({ hasText: name });
  await expect(chosen).toHaveAttribute('aria-current', 'true');
  await expect(chosen).toBeInViewport({ ratio: 0.9 });
  const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
  for (const box of boxes) {
    expect(box!.y).toBe(boxes[0]!.y);
    expect(box!.height).toBeGreaterThanOrEqual(44);
  }
});
