// The dashboard: it shows the server's figures, its charts have tables, and it reports a failure.
import type { Page } from '@playwright/test';
import type { DashboardStats, ShopFigures } from '../contract/dashboard.ts';
import { expect, test } from './admin.ts';
import { answerDashboard as answer, SHOP, STATS, WEEK } from './panel-answers.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name });
test('shows the server’s own numbers, and the fullest categories', async ({ page, asModerator }) => {
  // the page's own reply: other tests add posts and jobs meanwhile
  const reply = page.waitForResponse('**/api/dashboard/stats');
  const { products } = await asModerator.call<{ products: { name: string }[] }>(
    'GET',
    '/api/dashboard/category-distribution',
  );
  await page.goto('/admin/dashboard');
  const { overview } = (await (await reply).json()) as DashboardStats;
  const figures = page.getByRole('list', { name: 'Özet sayılar' });
  await expect(figures.getByRole('listitem').filter({ hasText: 'Toplam Blog' })).toContainText(
    String(overview.totalBlogs),
  );
  await expect(figures.getByRole('listitem').filter({ hasText: 'Aktif İş İlanı' })).toContainText(
    String(overview.activeJobs),
  );
  const lists = {
    'Toplam Ürün': '/admin/products',
    'Toplam Blog': '/admin/blogs',
    'Aktif İş İlanı': '/admin/jobs?isActive=true',
    'Bekleyen Başvuru': '/admin/job-applications?status=pending',
  };
  for (const [name, href] of Object.entries(lists))
    await expect(figures.getByRole('link', { name })).toHaveAttribute('href', href);
  await expect(card(page, 'Kategori Dağılımı')).toContainText(products[0]!.name);
});

test('figures show the increase, waiting items lead to their lists, sales and charts have tables, the newest activities are mixed', async ({
  page,
  asAdmin: _admin,
}) => {
  await test.step('figures show the increase, and a dash where there is no comparison', async () => {
    await answer(page, { ...STATS, changes: { ...STATS.changes, jobs: null } });
    await page.goto('/admin/dashboard');
    const figures = page.getByRole('list', { name: 'Özet sayılar' }).getByRole('listitem');
    await expect(figures).toHaveText([
      /11\.53830 günde 240 yeni\+%12/,
      /1630 günde 1 yeni-%50/,
      /630 günde 2 yeni—/,
      /1930 günde 12 yeni\+%200/,
    ]);
    // Longer queues are no success, and neither are more products.
    await expect(figures.locator('[data-trend]')).toHaveCount(0);
  });
  await test.step('each waiting item leads to its list', async () => {
    const tasks = card(page, 'Sizi bekleyenler').getByRole('link');
    await expect(tasks).toHaveText([/^7Bekleyen sipariş/, /^14Yanıt bekleyen mesaj/, /^9Azalan stok/, /^2Stokta yok/]);
    const lists = [
      '/admin/orders?isWaiting=true',
      '/admin/messages?status=pending',
      '/admin/products?stock=low&isActive=true',
      '/admin/products?stock=out_of_stock&isActive=true',
    ];
    for (const [i, href] of lists.entries()) await expect(tasks.nth(i)).toHaveAttribute('href', href);
  });
  await test.step('sales have a chart, a table and a comparison', async () => {
    const sales = card(page, 'Satışlar');
    await expect(sales.getByRole('definition')).toHaveText([/^\$123\.456,50 -%1[23]$/, /^44 —/, '$2.805,83']);
    await expect(sales.locator('.recharts-area-curve')).toHaveCount(2);
    await expect(sales.getByRole('table', { name: 'Günlük satışlar' }).getByRole('row')).toHaveCount(31);
    await expect(sales.getByRole('table').getByRole('row').last()).toHaveText('22 Kasım Pazar$4.000,004$900,00');
    await expect(sales).toContainText('Başka para biriminde ödenen 3 sipariş bu rakamlarda yok.');
    const best = card(page, 'Çok Satanlar');
    await expect(best.getByRole('listitem').first()).toHaveText('Z40-5X100İtici Pim1.240 adet$9.870,50');
    await expect(best.getByRole('link')).toHaveCount(1); // the deleted one leads nowhere
    await expect(best.getByRole('link')).toHaveAttribute('href', '/admin/products/update/p1');
    await expect(card(page, 'Azalan Stok').getByRole('link')).toHaveText([
      'YK-25Yay',
      'Azalanların tümü',
      'Stokta olmayanlar',
    ]);
  });
  await test.step('charts have tables, statuses their names, bars their shares', async () => {
    const months = page.getByRole('table', { name: 'Aylık hareketler' });
    await expect(months.getByRole('row')).toHaveCount(13);
    await expect(months.getByRole('row').last()).toHaveText('Aralık 202633');
    await expect(page.getByRole('table', { name: 'Haftalık eğilim' }).getByRole('row').last()).toHaveText(
      '21 Kasım Cumartesi61',
    );
    await expect(page.locator('.recharts-area-curve, .recharts-line-curve')).toHaveCount(5);
    await expect(page.locator('.recharts-pie-sector')).toHaveCount(5);
    await expect(card(page, 'Başvuru Durumları').getByRole('listitem')).toHaveText([
      'Beklemede20%43',
      'İnceleniyor10%22',
      'Mülakat8%17',
      'Kabul6%13',
      'Red2%4',
    ]);
    await expect(card(page, 'Sistem Özeti').getByRole('listitem')).toHaveText([
      'Aktif iş ilanları%75 8 ilandan',
      'İlan başına başvuru5,8 46 başvuru / 8 ilan',
      'Okunan mesajlar%75 40 mesajdan',
    ]);
  });
  await test.step('shows the ten newest activities of all kinds, mixed by time', async () => {
    const lines = card(page, 'Son Aktiviteler').getByRole('listitem');
    await expect(lines).toHaveCount(10);
    await expect(lines.nth(0)).toContainText('Aday 0Başvuru · Kalıp Tasarım Mühendisi · Mülakat');
    await expect(lines.nth(1)).toContainText('Yazan 0Mesaj · Kolon ve burç · Okunmadı');
    await expect(lines.nth(2)).toContainText('Aday 1');
    const links: [number, string, string][] = [
      [0, 'Aday 0', '/admin/job-applications?q=Aday+0'],
      [1, 'Yazan 0', '/admin/messages?q=Yazan+0+Kolon+ve+bur%C3%A7'],
      [3, 'Doğru itici pim', '/admin/blogs/update/b'],
    ];
    for (const [line, name, href] of links)
      await expect(lines.nth(line).getByRole('link', { name })).toHaveAttribute('href', href);
  });
});

test('a shop without sales explains this place, and shows no empty figures', async ({ page, asAdmin: _admin }) => {
  const nothing = {
    ...SHOP.sales!,
    orders: 0,
    turnover: 0,
    before: { orders: 0, turnover: 0 },
    ordersInOtherCurrencies: 0,
    bestSellers: [],
  };
  await answer(page, STATS, WEEK, { ...SHOP, sales: nothing });
  await page.goto('/admin/dashboard');
  await expect(card(page, 'Satışlar')).toContainText('Son 60 günde ödenen sipariş yok.');
  await expect(card(page, 'Satışlar').getByRole('table')).toHaveCount(0);
  await expect(card(page, 'Çok Satanlar')).toHaveCount(0);
  // Nothing runs low: the line of waiting work says so, and no empty part repeats it.
  await answer(page, STATS, WEEK, { ...SHOP, sales: nothing, stock: { ...SHOP.stock, low: 0, items: [] } });
  await page.reload();
  await expect(card(page, 'Sizi bekleyenler').getByRole('link', { name: /Azalan stok/ })).toContainText('0');
  await expect(card(page, 'Azalan Stok')).toHaveCount(0);
  await answer(page, STATS, WEEK, { ...SHOP, payment: 'none', sales: nothing });
  await page.reload();
  await expect(card(page, 'Satışlar')).toContainText('mağaza teklif talebi alıyor');
});

test('what nobody has sent yet is said in words, and waiting work stands first', async ({ page, asAdmin: _admin }) => {
  const none = { totalContacts: 0, unreadContacts: 0, pendingContacts: 0, totalJobs: 0, activeJobs: 0 };
  await answer(page, {
    ...STATS,
    overview: { ...STATS.overview, ...none, totalJobApplications: 0 },
    added: { ...STATS.added, products: 0 },
    changes: { ...STATS.changes, products: null },
  });
  await page.goto('/admin/dashboard');
  await expect(card(page, 'Sistem Özeti').getByRole('listitem')).toHaveText([
    'Aktif iş ilanları Henüz ilan yok',
    'İlan başına başvuru Henüz başvuru yok',
    'Okunan mesajlar Henüz mesaj yok',
  ]);
  await expect(page.getByRole('list', { name: 'Özet sayılar' }).getByRole('listitem').first()).toContainText(
    /30 günde yeni yok$/,
  );
  await expect(card(page, 'Sizi bekleyenler').getByRole('link')).toHaveText([
    /^7Bekleyen sipariş/,
    /^9Azalan stok/,
    /^2Stokta yok/,
    /^0Yanıt bekleyen mesaj/,
  ]);
});

test('admins see the newest changes of all kinds, with a link to the log; moderators do not', async ({
  page,
  asAdmin,
  people,
  browser,
  baseURL,
}) => {
  const user = await people.create('user');
  await asAdmin.call('PUT', `/api/users/${user.publicId}`, { name: 'Sonraki Ad' });
  await page.goto('/admin/dashboard');
  const changes = card(page, 'Son İşlemler');
  await expect(changes.getByRole('listitem').first()).toBeVisible();
  await expect(changes.getByRole('link', { name: 'Tüm kayıtlar' })).toHaveAttribute('href', '/admin/audit');
  await expect(card(page, 'Son Aktiviteler')).toContainText('Başvuru, mesaj ve bloglar');

  const context = await browser.newContext({ baseURL: baseURL! });
  await people.enter(context, await people.withSession('moderator'));
  const other = await context.newPage();
  await other.goto('/admin/dashboard');
  await expect(card(other, 'Sistem Özeti').getByRole('listitem').first()).toBeVisible();
  await expect(card(other, 'Son İşlemler')).toHaveCount(0);
  await context.close();
});

test('moderators see waiting items and the stock, but no sales', async ({ page, asModerator }) => {
  expect((await asModerator.call<ShopFigures>('GET', '/api/dashboard/shop')).sales).toBeNull();
  await answer(page, STATS, WEEK, { ...SHOP, sales: null });
  await page.goto('/admin/dashboard');
  await expect(card(page, 'Sizi bekleyenler').getByRole('link')).toHaveText([
    /Yanıt bekleyen mesaj/,
    /Azalan stok/,
    /Stokta yok/,
  ]);
  await expect(card(page, 'Azalan Stok')).toBeVisible();
  await expect(card(page, 'Satışlar')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Özet sayılar' }).getByRole('listitem')).toHaveText([
    /^Toplam Ürün/,
    /^Toplam Blog/,
    /^Aktif İş İlanı/,
    /^Bekleyen Başvuru/,
  ]);
});

test('each action has one button in view', async ({ page, asAdmin: _admin }) => {
  await answer(page);
  const named = (name: string) =>
    page
      .locator('.panel-body')
      .getByRole('button', { name })
      .or(page.locator('.panel-body').getByRole('link', { name }))
      .or(page.getByRole('menuitem', { name }))
      .filter({ visible: true });
  await page.goto('/admin/dashboard');
  await page.getByRole('button', { name: 'Ekle', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Yeni Kategori' })).toBeVisible();
  for (const name of ['Yeni Ürün', 'Blog Ekle']) await expect(named(name), name).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Yeni Ürün' }).click();
  await expect(page).toHaveURL('/admin/products/create');
  await page.goto('/admin/blogs/create');
  await page.getByRole('button', { name: 'Ekle', exact: true }).click();
  await expect(page.getByRole('menuitem').first()).toHaveText('Yeni Ürün');
  await expect(named('Yeni Blog')).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Yeni Ürün' }).click();
  await expect(page).toHaveURL('/admin/products/create');
});

test('an empty shop says so, and has no weekly chart', async ({ page, asAdmin: _admin }) => {
  const none = {
    ...STATS,
    recent: { applications: [], contacts: [], blogs: [] },
    monthly: STATS.monthly.map(({ month }) => ({ month, total: 0 })),
    applicationStatus: { pending: 0, reviewing: 0, interview: 0, accepted: 0, rejected: 0 },
  };
  await answer(
    page,
    none,
    WEEK.map(({ day }) => ({ day, applications: 0, contacts: 0 })),
  );
  await page.goto('/admin/dashboard');
  await expect(card(page, 'Son Aktiviteler')).toContainText('Henüz hareket yok.');
  await expect(card(page, 'Başvuru Durumları')).toContainText('Henüz başvuru yok.');
  await expect(card(page, 'Aylık Hareketler')).toContainText('Son 12 ayda başvuru, mesaj veya blog yok.');
  await expect(card(page, 'Haftalık Eğilim')).toHaveCount(0);
});

test('reports a failure, and offers another try', async ({ page, asAdmin: _admin, problems }) => {
  problems.allow(/Failed to load resource/);
  await page.route('**/api/dashboard/stats', (route) => route.abort());
  // it may be gone before a busy machine has drawn the rest
  const said = page.locator('.ant-message').getByText('Dashboard verileri yüklenirken hata oluştu').waitFor();
  await page.goto('/admin/dashboard');
  await said;
  await page.unroute('**/api/dashboard/stats');
  await card(page, 'Özet').getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.getByRole('list', { name: 'Özet sayılar' })).toContainText('Toplam Ürün');
});

test('the clock advances by seconds, in Istanbul’s time', async ({ page, asAdmin: _admin }) => {
  await page.clock.install({ time: new Date('2026-03-02T21:59:58Z') });
  await answer(page);
  await page.goto('/admin/dashboard');
  await expect(page.locator('.dash-clock')).toContainText(/00:59:5\d|01:00:\d\d/);
  await expect(page.locator('.dash-clock')).toContainText('3 Mart 2026 Salı');
  const before = await page.locator('.dash-clock time').textContent();
  await page.clock.runFor(2000);
  await expect(page.locator('.dash-clock time')).not.toHaveText(before!);
});
