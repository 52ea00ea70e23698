// The dashboard: its figures are the server's, its charts have tables, and a failure is told.
import type { Page } from '@playwright/test';
import type { DashboardStats } from '../contract/dashboard.ts';
import { checkAxe, checkNoOverflow, expect, test } from './admin.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name });
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();

/** A reply with something in every part. */
const STATS: DashboardStats = {
  overview: { totalProducts: 11_538, totalBlogs: 16, activeJobs: 6, pendingApplications: 19, totalJobs: 8, totalJobApplications: 46, totalContacts: 40, unreadContacts: 10 },
  changes: { products: 12.4, blogs: -50, jobs: 0, applications: null },
  recent: {
    applications: Array.from({ length: 6 }, (_, i) => ({ _id: `a${i}`, name: `Aday ${i}`, jobTitle: 'Kalıp Tasarım Mühendisi', status: i === 0 ? 'interview' : 'pending', createdAt: daysAgo(i + 0.1) })),
    contacts: Array.from({ length: 6 }, (_, i) => ({ _id: `c${i}`, name: `Yazan ${i}`, subject: 'Kolon ve burç', isRead: i > 0, createdAt: daysAgo(i + 0.4) })),
    blogs: [{ _id: 'b', title: 'Doğru itici pim', slug: 'dogru-itici-pim', isPublished: true, createdAt: daysAgo(1.2) }],
  },
  monthly: Array.from({ length: 12 }, (_, i) => ({ month: `2026-${String(i + 1).padStart(2, '0')}`, total: i * 3 })),
  orders: { waiting: 7, turnover: 123_456.5, turnoverChange: -12.5, currency: 'USD' },
  applicationStatus: { pending: 20, reviewing: 10, interview: 8, accepted: 6, rejected: 2 },
};
const WEEK = Array.from({ length: 7 }, (_, i) => ({ day: `2026-11-${15 + i}`, applications: i, contacts: 7 - i }));

async function answer(page: Page, stats: DashboardStats = STATS, week: object = WEEK): Promise<void> {
  await page.route('**/api/dashboard/stats', (route) => route.fulfill({ json: stats }));
  await page.route('**/api/dashboard/weekly-trends', (route) => route.fulfill({ json: week }));
}

test('shows the server’s own numbers, and the fullest categories', async ({ page, asModerator }) => {
  const reply = page.waitForResponse('**/api/dashboard/stats'); // the page's own: other tests add posts and jobs meanwhile
  const { products } = await asModerator.call<{ products: { name: string }[] }>('GET', '/api/dashboard/category-distribution');
  await page.goto('/admin/dashboard');
  const { overview } = await (await reply).json() as DashboardStats;
  const figures = page.getByRole('list', { name: 'Özet sayılar' });
  await expect(figures.getByRole('listitem').filter({ hasText: 'Toplam Blog' })).toContainText(String(overview.totalBlogs));
  await expect(figures.getByRole('listitem').filter({ hasText: 'Aktif İş İlanı' })).toContainText(String(overview.activeJobs));
  const lists = { 'Toplam Ürün': '/admin/products', 'Toplam Blog': '/admin/blogs', 'Aktif İş İlanı': '/admin/jobs', 'Bekleyen Başvuru': '/admin/job-applications?status=pending' };
  for (const [name, href] of Object.entries(lists)) await expect(figures.getByRole('link', { name })).toHaveAttribute('href', href);
  await expect(card(page, 'Kategori Dağılımı')).toContainText(products[0]!.name);
});

test('figures carry their change, and a dash where there is nothing to compare', async ({ page, asAdmin: _admin }) => {
  await answer(page);
  await page.goto('/admin/dashboard');
  const figures = page.getByRole('list', { name: 'Özet sayılar' }).getByRole('listitem');
  await expect(figures).toHaveText([/11\.538\+%12son 30 gün/, /16-%50son 30 gün/, /6%0son 30 gün/, /19—son 30 gün/, /7ödenen, hazırlanan, incelenen/, /\$123\.456,50-%1[23]önceki 30 güne göre/]);
  await page.getByRole('button', { name: 'Yeni Ürün' }).click();
  await expect(page).toHaveURL('/admin/products/create');
  await page.goto('/admin/dashboard');
  await page.getByRole('button', { name: 'Blog Ekle' }).click();
  await expect(page).toHaveURL('/admin/blogs/create');
});

test('orders stand on the first screen of those who may see them, and lead to their list', async ({ page, asAdmin }) => {
  const { orders } = await asAdmin.call<DashboardStats>('GET', '/api/dashboard/stats');
  expect(orders).toMatchObject({ currency: 'USD' });
  await page.goto('/admin/dashboard');
  const figures = page.getByRole('list', { name: 'Özet sayılar' });
  await expect(figures.getByRole('link', { name: 'Ciro (30 gün)' })).toHaveAttribute('href', '/admin/orders');
  await expect(figures.getByRole('listitem').filter({ hasText: 'Ciro (30 gün)' })).toContainText('$');
  await expect(figures.getByRole('link', { name: 'Bekleyen Siparişler' })).toHaveAttribute('href', '/admin/orders?isWaiting=true');
});

test('moderators have the four other figures', async ({ page, asModerator: _moderator }) => {
  await page.goto('/admin/dashboard');
  const figures = page.getByRole('list', { name: 'Özet sayılar' });
  await expect(figures).toHaveAttribute('aria-busy', 'false');
  await expect(figures.getByRole('listitem')).toHaveText([/^Toplam Ürün/, /^Toplam Blog/, /^Aktif İş İlanı/, /^Bekleyen Başvuru/]);
});

test('charts have tables, statuses their names, bars their shares', async ({ page, asAdmin: _admin }) => {
  await answer(page);
  await page.goto('/admin/dashboard');
  const months = page.getByRole('table', { name: 'Aylık hareketler' });
  await expect(months.getByRole('row')).toHaveCount(13);
  await expect(months.getByRole('row').last()).toHaveText('Aralık 202633');
  await expect(page.getByRole('table', { name: 'Haftalık eğilim' }).getByRole('row').last()).toHaveText('21 Kasım Cumartesi61');
  await expect(page.locator('.recharts-area-curve, .recharts-line-curve')).toHaveCount(3);
  await expect(page.locator('.recharts-pie-sector')).toHaveCount(5);
  await expect(card(page, 'Başvuru Durumları').getByRole('listitem')).toHaveText(['Beklemede20%43', 'İnceleniyor10%22', 'Mülakat8%17', 'Kabul6%13', 'Red2%4']);
  await expect(card(page, 'Sistem Özeti').getByRole('listitem')).toHaveText(['Aktif iş ilanları%75 6 / 8', 'İlan başına başvuru%58 46 başvuru', 'Okunan mesajlar%75 30 / 40']);
});

test('the ten newest activities of all kinds, mixed by time', async ({ page, asAdmin: _admin }) => {
  await answer(page);
  await page.goto('/admin/dashboard');
  const lines = card(page, 'Son Aktiviteler').getByRole('listitem');
  await expect(lines).toHaveCount(10);
  await expect(lines.nth(0)).toContainText('Aday 0Başvuru · Kalıp Tasarım Mühendisi · Mülakat');
  await expect(lines.nth(1)).toContainText('Yazan 0Mesaj · Kolon ve burç · Okunmadı');
  await expect(lines.nth(2)).toContainText('Aday 1');
  await expect(lines.nth(3).getByRole('link', { name: 'Doğru itici pim' })).toHaveAttribute('href', '/blog/dogru-itici-pim');
});

test('an empty house says so, and has no weekly chart', async ({ page, asAdmin: _admin }) => {
  const none = { ...STATS, recent: { applications: [], contacts: [], blogs: [] }, monthly: STATS.monthly.map(({ month }) => ({ month, total: 0 })), applicationStatus: { pending: 0, reviewing: 0, interview: 0, accepted: 0, rejected: 0 } };
  await answer(page, none, WEEK.map(({ day }) => ({ day, applications: 0, contacts: 0 })));
  await page.goto('/admin/dashboard');
  await expect(card(page, 'Son Aktiviteler')).toContainText('Henüz hareket yok.');
  await expect(card(page, 'Başvuru Durumları')).toContainText('Henüz başvuru yok.');
  await expect(card(page, 'Aylık Hareketler')).toContainText('Son 12 ayda başvuru, mesaj veya yazı yok.');
  await expect(card(page, 'Haftalık Eğilim')).toHaveCount(0);
});

test('a failure is told, and can be tried again', async ({ page, asAdmin: _admin, problems }) => {
  problems.allow(/Failed to load resource/);
  await page.route('**/api/dashboard/stats', (route) => route.abort());
  const said = page.locator('.ant-message').getByText('Dashboard verileri yüklenirken hata oluştu').waitFor(); // it may be gone before a busy machine has drawn the rest
  await page.goto('/admin/dashboard');
  await said;
  await page.unroute('**/api/dashboard/stats');
  await card(page, 'Özet').getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.getByRole('list', { name: 'Özet sayılar' })).toContainText('Toplam Ürün');
});

test('the clock goes on by seconds, in Istanbul’s time', async ({ page, asAdmin: _admin }) => {
  await page.clock.install({ time: new Date('2026-03-02T21:59:58Z') });
  await answer(page);
  await page.goto('/admin/dashboard');
  await expect(page.locator('.dash-clock')).toContainText(/00:59:5\d|01:00:\d\d/);
  await expect(page.locator('.dash-clock')).toContainText('3 Mart 2026 Salı');
  const before = await page.locator('.dash-clock time').textContent();
  await page.clock.runFor(2000);
  await expect(page.locator('.dash-clock time')).not.toHaveText(before!);
});

for (const width of [390, 768, 1440]) {
  test(`fits at ${width} px`, async ({ page, asAdmin }) => {
    await page.setViewportSize({ width, height: 900 });
    await answer(page);
    await page.goto('/admin/dashboard');
    await expect(page.locator('.recharts-area-curve')).toBeVisible();
    await expect(page.getByRole('heading', { name: `Hoş geldiniz, ${asAdmin.name}` })).toBeVisible();
    await checkNoOverflow(page);
    await checkAxe(page);
  });
}
