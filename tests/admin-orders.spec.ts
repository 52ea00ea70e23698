// Orders in the panel: the list with its filters and its file, who may come in, one order with what may be done to it, and the sheet to print.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { checkAxe, checkNoOverflow, expect, test } from './admin.ts';
import { addOrder } from './orders.ts';

// Dialogs that are still fading in have pale text.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const rowOf = (page: Page, number: string) => page.getByRole('row').filter({ hasText: number });
const NOTHING = 'Aramanıza uyan sipariş bulunamadı.';

test.describe('the list', () => {
  test('shows who ordered, what it costs and where it stands', async ({ page, asAdmin, people }) => {
    expect(asAdmin.role).toBe('admin');
    const order = await addOrder(people.database, { status: 'preparing', customerName: 'İclal Öztürk', shippingMinor: 1_000, refundedMinor: 5_000 });
    await page.goto(`/admin/orders?q=${order.number}`);
    await expect(page.getByRole('heading', { name: 'Siparişler', level: 1 })).toBeVisible();
    for (const title of ['Müşteri E-postası', 'Sipariş Tutarı', 'Sipariş No', 'Tarih', 'Durum']) await expect(page.getByRole('columnheader', { name: title })).toBeVisible();
    const row = rowOf(page, order.number);
    for (const text of [order.email, 'İclal Öztürk', '$256,90', 'İade: $50,00', 'Hazırlanıyor']) await expect(row).toContainText(text);
    await expect(page.getByText('1-1 / 1 sipariş')).toBeVisible();
    await checkAxe(page);
  });

  test('is found by number, e-mail, customer and tracking number', async ({ page, asAdmin, people }) => {
    expect(asAdmin.role).toBe('admin');
    const word = `Çağlar${crypto.randomUUID().slice(0, 8)}`;
    const order = await addOrder(people.database, { status: 'shipped', customerName: `Şükrü ${word}`, carrier: 'Hızlı Kargo', trackingNumber: `TR${word.slice(6)}` });
    await page.goto('/admin/orders');
    const search = page.getByRole('searchbox', { name: /^No, müşteri, e-posta/ });
    for (const text of [order.number, order.email, word.toLocaleUpperCase('tr'), `TR${word.slice(6)}`]) {
      await search.fill(text);
      await expect(page).toHaveURL((url) => url.searchParams.get('q') === text);
      await expect(page.getByText('1-1 / 1 sipariş')).toBeVisible();
      await expect(rowOf(page, order.number)).toBeVisible();
    }
    await search.fill(`${word}-yok`);
    await expect(page.getByText(NOTHING)).toBeVisible();
    await page.getByRole('button', { name: 'Filtreleri temizle' }).click();
    await expect(search).toHaveValue('');
  });

  test('is narrowed by status, by those that wait, and by days', async ({ page, asAdmin, people }) => {
    expect(asAdmin.role).toBe('admin');
    const customerEmail = `${crypto.randomUUID()}@alici.example`;
    const paid = await addOrder(people.database, { status: 'paid', customerEmail, at: new Date('2025-03-10T09:00:00Z') });
    const delivered = await addOrder(people.database, { status: 'delivered', customerEmail, at: new Date('2025-03-12T21:30:00Z') }); // the 13th in Istanbul
    await page.goto(`/admin/orders?q=${customerEmail}`);
    await expect(page.getByText('1-2 / 2 sipariş')).toBeVisible();
    const [first, second] = [rowOf(page, paid.number), rowOf(page, delivered.number)];

    await page.getByRole('combobox', { name: 'Durum' }).click();
    await page.getByTitle('Teslim edildi', { exact: true }).last().click();
    await expect(first).toHaveCount(0);
    await expect(second).toBeVisible();
    await page.getByRole('switch', { name: 'Bekleyenler' }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get('isWaiting') === 'true' && !url.searchParams.has('status'));
    await expect(second).toHaveCount(0);
    await expect(first).toBeVisible();
    await page.getByRole('button', { name: 'Temizle' }).click();
    await expect(page).toHaveURL('/admin/orders');
    await expect(page.getByRole('switch', { name: 'Bekleyenler' })).not.toBeChecked();

    await page.goto(`/admin/orders?q=${customerEmail}&from=2025-03-13&to=2025-03-13`);
    await expect(second).toBeVisible();
    await expect(first).toHaveCount(0);
    await page.goto(`/admin/orders?q=${customerEmail}`);
    await page.getByPlaceholder('İlk gün').fill('9.3.2025');
    await page.keyboard.press('Enter');
    await page.getByPlaceholder('Son gün').fill('10.3.2025');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.searchParams.get('from') === '2025-03-09' && url.searchParams.get('to') === '2025-03-10');
    await expect(first).toBeVisible();
    await expect(second).toHaveCount(0);
  });

  test('is sorted by amount and date, and comes as a file as it is narrowed', async ({ page, asAdmin, people }) => {
    expect(asAdmin.role).toBe('admin');
    const customerEmail = `${crypto.randomUUID()}@alici.example`;
    const dear = await addOrder(people.database, { status: 'paid', customerEmail, subtotalMinor: 900_000, at: new Date('2025-04-01T09:00:00Z') });
    const cheap = await addOrder(people.database, { status: 'paid', customerEmail, subtotalMinor: 100, at: new Date('2025-04-02T09:00:00Z') });
    await page.goto(`/admin/orders?q=${customerEmail}`);
    const numbers = page.locator('.ant-table-tbody .crud-mono');
    await expect(numbers).toHaveText([cheap.number, dear.number]);
    await page.getByRole('columnheader', { name: 'Tarih' }).click();
    await expect(numbers).toHaveText([dear.number, cheap.number]);
    await page.getByRole('columnheader', { name: 'Sipariş Tutarı' }).click();
    await expect(numbers).toHaveText([cheap.number, dear.number]);
    await page.getByRole('columnheader', { name: 'Sipariş Tutarı' }).click();
    await expect(numbers).toHaveText([dear.number, cheap.number]);
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Süzülenleri CSV indir' }).click();
    const file = await waiting;
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
    const text = await readFile(await file.path(), 'utf8');
    for (const { number } of [dear, cheap]) expect(text).toContain(number);
    expect(text.trim().split('\n')).toHaveLength(3);
  });

  test('says that it could not be read, and reads it again', async ({ page, asAdmin, people, problems }) => {
    problems.allow(/status of 500/);
    expect(asAdmin.role).toBe('admin');
    const order = await addOrder(people.database);
    await page.route('**/api/orders?*', (route) => route.fulfill({ status: 500, json: { error: 'x', message: 'x', code: 'INTERNAL' } }));
    await page.goto(`/admin/orders?q=${order.number}`);
    await expect(page.getByRole('main').getByText('Veri getirme başarısız.')).toBeVisible();
    await page.unroute('**/api/orders?*');
    await page.getByRole('button', { name: 'Tekrar Dene' }).click();
    await expect(rowOf(page, order.number)).toContainText('Ödeme bekleniyor');
  });
});

test.describe('the way in', () => {
  test('a customer is taken to their own orders, nobody else’s', async ({ page, people, context }) => {
    const person = await people.withSession('user');
    const order = await addOrder(people.database, { customer: person, status: 'paid' });
    await people.enter(context, person);
    await page.goto('/');
    await page.goto('/admin/orders').catch(() => {}); // the panel's page goes on by itself
    await page.waitForURL('**/hesabim/siparisler');
    await expect(page.getByRole('main').getByRole('link', { name: order.number })).toBeVisible();
  });

  test('nobody is led to the door, and remembers where to', async ({ page }) => {
    await page.goto('/admin/orders');
    await expect(page).toHaveURL('/admin?next=%2Fadmin%2Forders');
    await expect(page.getByLabel(/^Şifre/)).toBeVisible();
  });

  test('a moderator is told that it is the admins’, and has no line for it in the menu', async ({ page, asModerator, people }) => {
    const order = await addOrder(people.database, { status: 'paid' });
    await page.goto('/admin/orders');
    await expect(page.getByText('Bu ekran için yetkiniz yok')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Yönetim menüsü' }).getByRole('link', { name: /^Siparişler/ })).toHaveCount(0);
    await expect(asModerator.call('GET', '/api/orders')).rejects.toThrow('403');
    await expect(asModerator.call('GET', `/api/orders/${order.publicId}`)).rejects.toThrow('404');
  });

  test('the menu counts what waits', async ({ page, asAdmin }) => {
    expect(asAdmin.role).toBe('admin');
    await page.route('**/api/orders?*isWaiting=true*', (route) => (route.request().url().includes('limit=1&') || route.request().url().endsWith('limit=1')
      ? route.fulfill({ json: { items: [], total: 7, page: 1, limit: 1, pages: 7 } }) : route.continue()));
    await page.goto('/admin/dashboard');
    await page.getByRole('link', { name: 'Siparişler (7 bekleyen sipariş)' }).click();
    await page.waitForURL('**/admin/orders');
  });
});

for (const width of [390, 768, 1440]) {
  test(`stands at ${width} px, with long names too`, async ({ page, asAdmin, people }) => {
    expect(asAdmin.role).toBe('admin');
    await page.setViewportSize({ width, height: 900 });
    const order = await addOrder(people.database, {
      status: 'pending', currency: 'TRY', subtotalMinor: 98_765_432, customerName: 'Karaağaçlıoğulları Kalıp Elemanları Enjeksiyon Sanayi ve Dış Ticaret Anonim Şirketi',
      customerEmail: `satinalma.${crypto.randomUUID()}@karaagacliogullari-kalip-sanayi-ve-dis-ticaret.example`,
    });
    await page.goto(`/admin/orders?q=${order.number}`);
    await expect(page.getByRole('main').getByText(order.number)).toBeVisible();
    await checkNoOverflow(page);
    await checkAxe(page);
  });
}
