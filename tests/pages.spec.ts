// Staff's pages: their sections, reasons for a missing page, and the built-in pages of the company that they replace.
// layout.spec.ts looks at every active page.
import type { Page } from '@playwright/test';
import { checkAxe, expect, follow, test } from './fixtures.ts';

/** Opens a page by in-page navigation, so that the browser makes the call. */
async function go(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/contact');
  else {
    await follow(page, '/contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('İletişim');
  }
  await follow(page, path);
}
const fulfil = (page: Page, slug: string, reply: { status?: number; json: unknown }) =>
  page.route(`**/api/pages/${slug}`, (route) => route.fulfill(reply));
const made = (sections: object[], more: object = {}) => ({
  _id: 'p',
  slug: 'deneme',
  title: 'Deneme',
  isActive: true,
  metaTitle: '',
  metaDescription: '',
  updatedAt: '2026-01-01T00:00:00.000Z',
  content: { heroTitle: '', heroSubtitle: '', sections },
  ...more,
});

test('the title is in the hero of a page without a hero title; an unknown section renders nothing', async ({
  page,
}) => {
  await fulfil(page, 'deneme', {
    json: made([
      { type: 'video', title: 'Yok' },
      { type: 'standards', title: 'Var', paragraphs: ['Bir <strong>iki</strong>'] },
    ]),
  });
  await go(page, '/page/deneme');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deneme');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Var']);
  await expect(page.locator('.page-head .lead')).toHaveCount(0);
  await expect(page.locator('main strong')).toHaveText('iki');
});

test("the head has staff's texts", async ({ page }) => {
  await fulfil(page, 'deneme', { json: made([], { metaTitle: 'Arama başlığı', metaDescription: 'Arama açıklaması' }) });
  await go(page, '/page/deneme');
  await expect(page).toHaveTitle('Arama başlığı | Örnek Kalıp Elemanları');
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', 'Arama açıklaması');
});

test('a certificate is active or passive; milestones alternate left and right', async ({ page }) => {
  const certificate = (name: string, status: string) => ({
    name,
    title: '',
    description: '',
    year: '',
    number: '',
    authority: '',
    validity: '',
    status,
  });
  const milestone = (year: string) => ({ year, title: 'x', description: '' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await fulfil(page, 'deneme', {
    json: made([
      { type: 'certificates', title: 'B', certificates: [certificate('Bir', 'active'), certificate('İki', 'passive')] },
      { type: 'timeline', title: 'T', milestones: ['1999', '2004', '2009'].map(milestone) },
    ]),
  });
  await go(page, '/page/deneme');
  await expect(page.getByText('Aktif', { exact: true })).toHaveCount(1);
  await expect(page.getByText('Pasif', { exact: true })).toHaveCount(1);
  const lefts = await Promise.all(
    ['1999', '2004', '2009'].map(
      async (year) => (await page.getByRole('listitem').filter({ hasText: year }).last().boundingBox())!.x,
    ),
  );
  expect(lefts[0]).toBe(lefts[2]);
  expect(lefts[1]).toBeGreaterThan(lefts[0]! + 200);
});

/** A section of every type, with one word in every text that fits no line. */
function longSections(word: string): object[] {
  const text = { title: word, description: word };
  const story = { title: word, paragraphs: [word], image: '', overlayText: word };
  const five = (row: object) => Array.from({ length: 5 }, () => ({ ...row }));
  const stats = [{ icon: 'bi-gear', number: word.slice(0, 40), value: word.slice(0, 40), label: word }];
  return [
    { type: 'intro', title: word, subtitle: word, paragraphs: [word], stats },
    { type: 'company-story', ...story, image: 'atolye.webp' },
    { type: 'mission', ...story },
    { type: 'vision', ...story },
    { type: 'capacity', title: word, image: 'stok.webp', overlayText: word, stats },
    { type: 'values', title: word, values: [{ icon: 'bi-star', ...text }] },
    { type: 'features', title: word, items: five({ icon: '', ...text }) },
    { type: 'timeline', title: word, milestones: [{ year: word.slice(0, 20), ...text }] },
    { type: 'growth', title: word, paragraphs: [word], achievements: [word] },
    {
      type: 'certificates',
      title: word,
      certificates: [{ name: word, ...text, year: '2005', authority: word, validity: word, status: 'passive' }],
    },
    {
      type: 'facilities',
      title: word,
      facilities: [{ name: word, type: word, area: word, location: word, capacity: word, features: [word] }],
    },
    { type: 'equipment', title: word, categories: five({ title: word, items: [word] }) },
    { type: 'standards', title: word, paragraphs: [word] },
    {
      type: 'quality-categories',
      title: word,
      categories: five({ name: word, icon: 'bi-gear', ...text, points: [word] }),
    },
  ];
}

test('words that fit no line push nothing aside, in any section at any width', async ({ page }) => {
  await fulfil(page, 'deneme', { json: made(longSections('Kalıpelemanıüretimplanlaması'.repeat(4))) });
  await go(page, '/page/deneme');
  await expect(page.locator('main section')).toHaveCount(14);
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await page.evaluate(() => {
      const root = document.documentElement;
      // A row of categories scrolls by itself, a table's head is out of sight on phones.
      const parts = [...document.querySelectorAll('main :not(nav *, thead *)')];
      return [
        root.scrollWidth > root.clientWidth,
        ...parts.filter((one) => one.getBoundingClientRect().right > root.clientWidth + 1).map((one) => one.className),
      ];
    });
    expect(wide, `${width} px`).toEqual([false]);
  }
});

test('mission and vision stand side by side on wide screens; an empty list leaves no heading', async ({ page }) => {
  const story = { paragraphs: ['Metin'], image: '', overlayText: '' };
  await page.setViewportSize({ width: 1280, height: 800 });
  await fulfil(page, 'deneme', {
    json: made([
      { type: 'values', title: 'Boş', values: [] },
      { type: 'mission', title: 'Misyon', ...story },
      { type: 'vision', title: 'Vizyon', ...story },
    ]),
  });
  await go(page, '/page/deneme');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Misyon', 'Vizyon']);
  const top = async (name: string) => (await page.getByRole('region', { name }).boundingBox())!.y;
  expect(await top('Vizyon')).toBe(await top('Misyon'));
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await top('Vizyon')).toBeGreaterThan(await top('Misyon'));
});

test('on phones each row of a table names what its head named', async ({ page }) => {
  await page.goto('/page/facilities');
  const row = page.getByRole('row', { name: 'Isıl İşlem' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('columnheader', { name: 'Kapasite' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  const cell = row.getByRole('cell', { name: 'Günde 3,5 ton' });
  expect(await cell.evaluate((one) => getComputedStyle(one, '::before').content)).toContain('Kapasite');
  const [name, below] = [await row.getByRole('rowheader').boundingBox(), await cell.boundingBox()];
  expect(below!.y).toBeGreaterThanOrEqual(name!.y + name!.height);
});

test('a list of categories shows the chosen one, with and without JavaScript', async ({ page, browser, baseURL }) => {
  await page.goto('/page/kalite-guvence');
  const second = page.getByRole('navigation', { name: 'Adım adım' }).getByRole('link').nth(1);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText('Ham madde doğrulama');
  await second.click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText('Üretimde ölçüm');
  await expect(second).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText('Cpk en az 1,33')).toBeVisible();
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const still = await context.newPage();
  await still.goto('/page/kalite-guvence');
  await still.getByRole('navigation', { name: 'Adım adım' }).getByRole('link').nth(2).click();
  await expect(still.getByRole('heading', { level: 3 })).toHaveText('Isıl işlem doğrulama');
  await context.close();
});

test('a spinner shows while the page loads', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/pages/ar-ge', async (route) => {
    await held;
    await route.continue();
  });
  await go(page, '/page/ar-ge');
  await expect(page.locator('.spinner')).toHaveCSS('opacity', '1');
  await expect(page.getByRole('progressbar', { name: 'Sayfa yükleniyor' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ar-Ge ve Mühendislik');
  await expect(page.locator('.spinner')).toHaveCount(0);
});

test.describe('a missing page', () => {
  const expectProblem = async (page: Page, text: string) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sayfa Bulunamadı');
    await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Ana Sayfaya Dön' })).toHaveAttribute('href', '/');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  };

  test('is unknown: 404', async ({ page, problems }) => {
    problems.allow(/status of 404/);
    expect((await page.goto('/page/yok'))!.status()).toBe(404);
    await expectProblem(page, 'Sayfa bulunamadı.');
    await go(page, '/page/yok');
    await expectProblem(page, 'Sayfa bulunamadı.');
  });

  test('is inactive: 404, without any of its content', async ({ page, problems }) => {
    problems.allow(/status of 404/);
    expect((await page.goto('/page/mesafeli-satis-sozlesmesi'))!.status()).toBe(404);
    await expectProblem(page, 'Bu sayfa şu anda aktif değil.');
    await expect(page.getByText('on dört gün')).toHaveCount(0);
  });

  test('fails to load: a server error or no network', async ({ page, problems }) => {
    problems.allow(/status of 500|ERR_FAILED/);
    await fulfil(page, 'ar-ge', { status: 500, json: { error: 'x', message: 'x', code: 'INTERNAL' } });
    await go(page, '/page/ar-ge');
    await expectProblem(page, 'Sayfa yüklenirken bir hata oluştu.');
    await page.unroute('**/api/pages/ar-ge');
    await page.route('**/api/pages/ar-ge', (route) => route.abort());
    await go(page, '/page/ar-ge');
    await expectProblem(page, 'Bağlantı hatası oluştu.');
    await page.unroute('**/api/pages/ar-ge');
    await page.getByRole('main').getByRole('link', { name: 'Tekrar dene' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ar-Ge ve Mühendislik');
  });

  test('has no page in its address', async ({ page, problems }) => {
    problems.allow(/status of 404/);
    expect((await page.goto('/page/'))!.status()).toBe(404);
    await expectProblem(page, 'Aradığınız sayfa mevcut değil.');
  });
});

test('the sitemap lists active pages by their canonical address, and no inactive one', async ({ request }) => {
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/sitemap-1.xml</loc>');
  const xml = await (await request.get('/sitemap-1.xml')).text();
  for (const path of ['/page/about', '/page/ar-ge', '/services']) expect(xml).toContain(`${path}</loc>`);
  expect(xml).not.toMatch(/[^e]\/about<\/loc>/);
  expect(xml).not.toContain('mesafeli-satis-sozlesmesi');
});

test.describe('the built-in text shows', () => {
  const STATIC = [
    { slug: 'about', title: 'Hakkımızda', says: ['Kapasite', 'Uzmanlık alanları', '10.000+', '1999'] },
    { slug: 'mission-vision', title: 'Misyon ve Vizyon', says: ['Misyonumuz', 'Vizyonumuz'] },
    { slug: 'history', title: 'Tarihçe', says: ['1999', '2024'] },
    { slug: 'certificates', title: 'Belgelerimiz', says: ['ISO 9001:2015', 'ISO 14001:2015', 'OHSAS 18001', 'CE'] },
    { slug: 'facilities', title: 'Tesislerimiz', says: ['Ölçüm laboratuvarı', 'Makine parkı'] },
  ];

  for (const { slug, title, says } of STATIC) {
    test(`at /${slug} where staff's page is missing, inactive, or fails to load`, async ({ page, problems }) => {
      problems.allow(/status of (404|500)/);
      const replies = [
        { status: 404, json: { error: 'x', message: 'x', code: 'NOT_FOUND' } },
        { json: { slug, title, isActive: false } },
        { status: 500, json: { error: 'x', message: 'x', code: 'INTERNAL' } },
      ];
      for (const reply of replies) {
        await fulfil(page, slug, reply);
        await go(page, `/${slug}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        for (const text of says) await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`[^e]/${slug}$`));
        await page.unroute(`**/api/pages/${slug}`);
      }
      await checkAxe(page);
    });
  }

  test('with six certificates, all of them active', async ({ page }) => {
    await fulfil(page, 'certificates', { json: { slug: 'certificates', title: 'x', isActive: false } });
    await go(page, '/certificates');
    await expect(page.getByText('Aktif', { exact: true })).toHaveCount(6);
  });
});
