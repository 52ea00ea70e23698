// Orders in the panel: the list with its filters and its file, access, one order with its actions, and the sheet to
// print.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { checkAxe, checkNoOverflow, expect, test } from './admin.ts';
import { addOrder, orderOf, payOrder } from './orders.ts';

const rowOf = (page: Page, number: string) => page.getByRole('row').filter({ hasText: number });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true, level: 1 });
const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name, exact: true });
const staffNote = (page: Page) => page.getByRole('textbox', { name: 'Personel Notu' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const status = (page: Page) => page.locator('.crud-head .crud-status');

async function openOrder(page: Page, { publicId, number }: { publicId: string; number: string }): Promise<void> {
  await page.goto(`/admin/orders/${publicId}`);
  await expect(heading(page, number)).toBeVisible();
}
const NOTHING = 'Aramanıza uyan sipariş bulunamadı.';

test.describe('the list', () => {
  test('a shop without any order has no filters, and says what next', async ({ page, asAdmin: _admin }) => {
    await page.route('**/api/orders?**', (route) =>
      route.fulfill({ json: { items: [], total: 0, page: 1, limit: 20, pages: 1 } }),
    );
    await page.goto('/admin/orders');
    const ways = page.getByRole('region', { name: 'Siparişler' });
    await expect(ways).toContainText('Henüz sipariş yok.');
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /indir/ })).toHaveCount(0);
    await expect(ways.getByRole('link', { name: 'Mağazayı aç' })).toHaveAttribute('href', '/shop');
    await page.goto('/admin/orders?status=paid'); // narrowed, so that there is something to clear
    await expect(page.getByRole('searchbox')).toBeVisible();
    await page.goto('/admin/orders');
    await ways.getByRole('link', { name: 'Mağaza ayarları' }).click();
    await expect(page.getByRole('tab', { name: 'Mağaza' })).toHaveAttribute('aria-selected', 'true');
  });

  test('shows the customer, the amount and the status; can be searched by number, e-mail, customer and tracking number', async ({
    page,
    asAdmin,
    people,
  }) => {
    await test.step('shows the customer, the amount and the status', async () => {
      expect(asAdmin.role).toBe('admin');
      const order = await addOrder(people.database, {
        status: 'preparing',
        customerName: 'İclal Öztürk',
        shippingMinor: 1_000,
        refundedMinor: 5_000,
      });
      await page.goto(`/admin/orders?q=${order.number}`);
      await expect(page.getByRole('heading', { name: 'Siparişler', level: 1 })).toBeVisible();
      for (const title of ['Sipariş No', 'Müşteri ve E-postası', 'Durum', 'Tarih', 'Sipariş Tutarı'])
        await expect(page.getByRole('columnheader', { name: title })).toBeVisible();
      const row = rowOf(page, order.number);
      for (const text of [order.email, 'İclal Öztürk', '$256,90', 'İade: $50,00', 'Hazırlanıyor'])
        await expect(row).toContainText(text);
      await expect(page.getByText('1-1 / 1 sipariş')).toBeVisible();
    });
    await test.step('can be searched by number, e-mail, customer and tracking number', async () => {
      const word = `Çağlar${crypto.randomUUID().slice(0, 8)}`;
      const order = await addOrder(people.database, {
        status: 'shipped',
        customerName: `Şükrü ${word}`,
        carrier: 'Hızlı Kargo',
        trackingNumber: `TR${word.slice(6)}`,
      });
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
      await page.getByRole('button', { name: 'Aramayı temizle' }).click();
      await expect(search).toHaveValue('');
    });
  });

  test('can be filtered by status, by waiting orders, and by days', async ({ page, asAdmin, people }) => {
    expect(asAdmin.role).toBe('admin');
    const customerEmail = `${crypto.randomUUID()}@alici.example`;
    const paid = await addOrder(people.database, {
      status: 'paid',
      customerEmail,
      at: new Date('2025-03-10T09:00:00Z'),
    });
    const delivered = await addOrder(people.database, {
      status: 'delivered',
      customerEmail,
      at: new Date('2025-03-12T21:30:00Z'),
    }); // the 13th in Istanbul
    await page.goto(`/admin/orders?q=${customerEmail}`);
    await expect(page.getByText('1-2 / 2 sipariş')).toBeVisible();
    const [first, second] = [rowOf(page, paid.number), rowOf(page, delivered.number)];

    await page.getByRole('combobox', { name: 'Durum' }).click();
    await page.getByTitle('Teslim edildi', { exact: true }).last().click();
    await expect(first).toHaveCount(0);
    await expect(second).toBeVisible();
    await page.getByRole('switch', { name: 'Bekleyenler' }).click();
    await expect(page).toHaveURL(
      (url) => url.searchParams.get('isWaiting') === 'true' && !url.searchParams.has('status'),
    );
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
    await expect(page).toHaveURL(
      (url) => url.searchParams.get('from') === '2025-03-09' && url.searchParams.get('to') === '2025-03-10',
    );
    await expect(first).toBeVisible();
    await expect(second).toHaveCount(0);
  });

  test('can be sorted by amount and date, and downloads as a file with the same filters', async ({
    page,
    asAdmin,
    people,
  }) => {
    expect(asAdmin.role).toBe('admin');
    const customerEmail = `${crypto.randomUUID()}@alici.example`;
    const dear = await addOrder(people.database, {
      status: 'paid',
      customerEmail,
      subtotalMinor: 900_000,
      at: new Date('2025-04-01T09:00:00Z'),
    });
    const cheap = await addOrder(people.database, {
      status: 'paid',
      customerEmail,
      subtotalMinor: 100,
      at: new Date('2025-04-02T09:00:00Z'),
    });
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
    await page.getByRole('button', { name: 'Süzülenleri indir' }).click();
    await page.getByRole('menuitem', { name: 'Siparişler, CSV (.csv)' }).click();
    const file = await waiting;
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
    const text = await readFile(await file.path(), 'utf8');
    for (const { number } of [dear, cheap]) expect(text).toContain(number);
    expect(text.trim().split('\n')).toHaveLength(3);
  });

  test('reports a failed load, and loads again', async ({ page, asAdmin, people, problems }) => {
    problems.allow(/status of 500/);
    expect(asAdmin.role).toBe('admin');
    const order = await addOrder(people.database);
    await page.route('**/api/orders?*', (route) =>
      route.fulfill({ status: 500, json: { error: 'x', message: 'x', code: 'INTERNAL' } }),
    );
    await page.goto(`/admin/orders?q=${order.number}`);
    await expect(page.getByRole('main').getByText('Veri getirme başarısız.')).toBeVisible();
    await page.unroute('**/api/orders?*');
    await page.getByRole('button', { name: 'Tekrar Dene' }).click();
    await expect(rowOf(page, order.number)).toContainText('Ödeme bekleniyor');
  });
});

test.describe('the way in', () => {
  test('takes a customer to their own orders, not to those of others', async ({ page, people, context }) => {
    const person = await people.withSession('user');
    const order = await addOrder(people.database, { customer: person, status: 'paid' });
    await people.enter(context, person);
    await page.goto('/');
    await page.goto('/admin/orders').catch(() => {}); // the panel's page redirects by itself
    await page.waitForURL('**/hesabim/siparisler');
    await expect(page.getByRole('main').getByRole('link', { name: order.number })).toBeVisible();
  });

  test('leads signed-out visitors to the sign-in page, and remembers the target', async ({ page }) => {
    await page.goto('/admin/orders');
    await expect(page).toHaveURL('/admin?next=%2Fadmin%2Forders');
    await expect(page.getByLabel(/^Şifre/)).toBeVisible();
  });

  test('tells a moderator that it is for admins, and has no line for it in their menu', async ({
    page,
    asModerator,
    people,
  }) => {
    const order = await addOrder(people.database, { status: 'paid' });
    await page.goto('/admin/orders');
    await expect(page.getByText('Bu ekran için yetkiniz yok')).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Yönetim menüsü' }).getByRole('link', { name: /^Siparişler/ }),
    ).toHaveCount(0);
    await expect(asModerator.call('GET', '/api/orders')).rejects.toThrow('403');
    await expect(asModerator.call('GET', `/api/orders/${order.publicId}`)).rejects.toThrow('404');
  });

  test('the menu counts waiting orders', async ({ page, asAdmin }) => {
    expect(asAdmin.role).toBe('admin');
    await page.route('**/api/orders?*isWaiting=true*', (route) =>
      route.request().url().includes('limit=1&') || route.request().url().endsWith('limit=1')
        ? route.fulfill({ json: { items: [], total: 7, page: 1, limit: 1, pages: 7 } })
        : route.continue(),
    );
    await page.goto('/admin/dashboard');
    await page.getByRole('link', { name: 'Siparişler (7 bekleyen sipariş)' }).click();
    await page.waitForURL('**/admin/orders');
  });
});

test.describe('an order', () => {
  test('after payment shows its lines, delivery address, consents and history', async ({
    page,
    asAdmin,
    people,
    baseURL,
  }) => {
    const { customer, number } = await payOrder(people, baseURL!);
    const order = await orderOf(asAdmin, number);
    await page.goto(`/admin/orders?q=${number}`);
    await rowOf(page, number).getByRole('link', { name: number }).click();
    await page.waitForURL(`**/admin/orders/${order._id}`);
    await expect(heading(page, number)).toBeVisible();
    await expect(status(page)).toHaveText('Ödendi');
    await expect(page.getByRole('main').getByRole('link', { name: customer.email })).toHaveAttribute(
      'href',
      `mailto:${customer.email}`,
    );
    await expect(part(page, 'Ürünler')).toContainText(order.lines[0]!.code);
    await expect(part(page, 'Ürünler').getByRole('link', { name: order.lines[0]!.name })).toHaveAttribute(
      'href',
      `/admin/products/update/${order.lines[0]!.productId}`,
    );
    for (const text of ['PO-4711', 'Kapıda arayın'])
      await expect(part(page, 'Müşterinin yazdıkları')).toContainText(text);
    await expect(part(page, 'Teslimat')).toContainText('Organize Sanayi Bölgesi, Mavi Cadde 12');
    await expect(part(page, 'Fatura')).toContainText(customer.name);
    for (const text of ['Deneme ödemesi', order.paymentId, order.sessionId])
      await expect(part(page, 'Ödeme')).toContainText(text);
    const history = part(page, 'Geçmiş').getByRole('listitem');
    await expect(history).toHaveCount(order.history.length);
    await expect(history.first().locator('.crud-status')).toHaveText(['Ödeme bekleniyor']);
    await expect(history.last()).toContainText('Ödendi');

    await part(page, 'Onaylanan sözleşmeler').getByRole('button', { name: 'Mesafeli Satış Sözleşmesi' }).click();
    const consent = dialog(page, 'Mesafeli Satış Sözleşmesi');
    await expect(consent).toContainText('Sürüm');
    await checkAxe(page);
    await consent.getByRole('button', { name: 'Tamam' }).click();
    await expect(consent).toBeHidden();
    await page.getByRole('button', { name: 'Geri Dön' }).click();
    await page.waitForURL(`**/admin/orders?q=${number}`);
  });

  test('can be prepared, handed to the carrier with its number, and delivered; the customer reads the notes', async ({
    page,
    asAdmin,
    people,
  }) => {
    const customer = await people.withSession('user');
    const order = await addOrder(people.database, { customer, status: 'paid' });
    await openOrder(page, order);
    await button(page, 'Hazırlanıyor').click();
    const preparing = dialog(page, 'Sipariş hazırlanıyor mu?');
    await expect(preparing).toContainText('Müşteri bu notu görür.');
    await preparing.getByRole('button', { name: 'Vazgeç' }).click();
    await expect(preparing).toBeHidden();
    expect((await orderOf(asAdmin, order.number)).status).toBe('paid');
    await button(page, 'Hazırlanıyor').click();
    await preparing.getByLabel('Müşteriye not').fill('Salı günü hazır olur.');
    await checkAxe(page);
    await preparing.getByRole('button', { name: 'Hazırlanıyor' }).click();
    await expect(page.getByText('Sipariş durumu güncellendi.')).toBeVisible();
    await expect(preparing).toBeHidden();
    await expect(status(page)).toHaveText('Hazırlanıyor');
    const steps = page.getByRole('list', { name: 'Siparişin adımları' }).getByRole('listitem');
    await expect(steps).toHaveText([/^Ödendi/, /^Hazırlanıyor/, /^Kargoda/, /^Teslim edildi/]);
    await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');
    await expect(steps.nth(1).locator('time')).toBeVisible();
    for (const text of [asAdmin.name, 'Ödendi', 'Hazırlanıyor', 'Salı günü hazır olur.'])
      await expect(part(page, 'Geçmiş').getByRole('listitem').last()).toContainText(text);

    await button(page, 'Kargoya Ver').click();
    const shipping = dialog(page, 'Kargoya ver');
    await shipping.getByRole('button', { name: 'Kargoya Ver' }).click();
    for (const sentence of ['Lütfen kargo firmasını girin!', 'Lütfen takip numarasını girin!'])
      await expect(shipping.getByText(sentence)).toBeVisible();
    await shipping.getByLabel('Kargo Firması').fill('Hızlı Kargo');
    await shipping.getByLabel('Takip Numarası').fill('TR-5501');
    await shipping.getByLabel('Takip Adresi').fill('https://kargo.example/TR-5501');
    await checkAxe(page);
    await shipping.getByRole('button', { name: 'Kargoya Ver' }).click();
    await expect(shipping).toBeHidden();
    await expect(status(page)).toHaveText('Kargoya verildi');
    const shipment = part(page, 'Gönderiler').getByRole('region', { name: '1. gönderi' });
    await expect(shipment.getByRole('link', { name: 'TR-5501' })).toHaveAttribute(
      'href',
      'https://kargo.example/TR-5501',
    );

    await shipment.getByRole('button', { name: 'Düzenle' }).click();
    const tracking = dialog(page, '1. gönderi: kargo bilgisini düzenle');
    await tracking.getByLabel('Kargo Firması').fill('aras');
    await page.getByTitle('Aras Kargo').click();
    await expect(tracking.getByLabel('Kargo Firması')).toHaveValue('Aras Kargo');
    await tracking.getByLabel('Takip Numarası').fill('TR-5502');
    await tracking.getByLabel('Takip Adresi').fill('');
    await tracking.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect(tracking).toBeHidden();
    await expect(shipment.getByRole('link', { name: 'TR-5502' })).toHaveAttribute(
      'href',
      'https://kargotakip.araskargo.com.tr/mainpage.aspx?code=TR-5502',
    );

    await button(page, 'Teslim Edildi').click();
    await dialog(page, 'Sipariş teslim edildi mi?').getByRole('button', { name: 'Teslim Edildi' }).click();
    await expect(status(page)).toHaveText('Teslim edildi');
    const shown = JSON.stringify(await customer.call('GET', `/api/orders/${order.number}`));
    expect(shown).toContain('Salı günü hazır olur.');
    expect(shown).toContain('TR-5502');
    expect(shown).not.toContain(asAdmin.name);
  });

  test('Escape asks before it closes a dialog that has been typed in; its button does not', async ({
    page,
    asAdmin,
    people,
  }) => {
    expect(asAdmin.role).toBe('admin');
    await openOrder(page, await addOrder(people.database, { status: 'paid' }));
    const preparing = dialog(page, 'Sipariş hazırlanıyor mu?');
    const note = preparing.getByLabel('Müşteriye not');
    const question = dialog(page, 'Kaydedilmemiş değişiklikler var');
    await button(page, 'Hazırlanıyor').click();
    await expect(note).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(preparing).toBeHidden();

    await button(page, 'Hazırlanıyor').click();
    await note.fill('Salı günü hazır olur.');
    await page.mouse.click(5, 400); // beside it
    await page.keyboard.press('Escape');
    await expect(question).toContainText('Pencere kapanırsa yazdıklarınız kaybolur.');
    await checkAxe(page);
    await question.getByRole('button', { name: 'Formda kal' }).click();
    await expect(question).toBeHidden();
    await expect(note).toHaveValue('Salı günü hazır olur.');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape'); // answers the question as its first button does
    await expect(question).toBeHidden();
    await expect(note).toHaveValue('Salı günü hazır olur.');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Kapat' }).click();
    await expect(preparing).toBeHidden();

    await button(page, 'Hazırlanıyor').click();
    await note.fill('Yanlış sipariş');
    await preparing.getByRole('button', { name: 'Vazgeç' }).click();
    await expect(preparing).toBeHidden();
    await expect(question).toHaveCount(0);
  });

  test('under review shows the mismatch, and can be accepted or cancelled', async ({ page, asAdmin, people }) => {
    const under = {
      status: 'review',
      paidAt: new Date(),
      reviewReason: 'Ödenen tutar siparişin tutarı değil.',
    } as const;
    const [accepted, cancelled] = [await addOrder(people.database, under), await addOrder(people.database, under)];
    await openOrder(page, accepted);
    await expect(page.getByRole('alert').filter({ hasText: 'Bu siparişin ödemesi incelenmeli' })).toContainText(
      'Ödenen tutar siparişin tutarı değil.',
    );
    await button(page, 'Ödemeyi Kabul Et').click();
    await dialog(page, 'Ödeme kabul edilsin mi?').getByRole('button', { name: 'Ödemeyi Kabul Et' }).click();
    await expect(status(page)).toHaveText('Ödendi');
    await openOrder(page, cancelled);
    await button(page, 'İptal Et').click();
    await dialog(page, 'Sipariş iptal edilsin mi?').getByRole('button', { name: 'İptal Et' }).click();
    await expect(status(page)).toHaveText('İptal edildi');
    expect([
      (await orderOf(asAdmin, accepted.number)).status,
      (await orderOf(asAdmin, cancelled.number)).status,
    ]).toEqual(['paid', 'cancelled']);
  });

  test('can be refunded in part, and then in full', async ({ page, asAdmin, people, baseURL }) => {
    const { customer, number } = await payOrder(people, baseURL!);
    const order = await orderOf(asAdmin, number);
    await openOrder(page, { publicId: order._id, number });
    // Away from the next step's button.
    await expect(page.locator('.order-actions').getByRole('button', { name: 'İade Et' })).toHaveCount(0);
    await part(page, 'Ödeme').getByRole('button', { name: 'İade Et' }).click();
    const refund = dialog(page, 'İade et');
    await expect(refund).toContainText('Müşteri bu notu görür.');
    await expect(refund.getByLabel('İade nedeni')).toBeFocused();
    await refund.getByText('Bir kısmı', { exact: true }).click();
    await refund.getByLabel('Tutar').fill('1,00');
    await expect(refund.getByText('Lütfen iade nedenini girin!')).toHaveCount(0);
    await refund.getByRole('button', { name: /iade et$/ }).click();
    await expect(refund.getByText('Lütfen iade nedenini girin!')).toBeVisible();
    await refund.getByLabel('İade nedeni').fill('Çizik yüzey');
    await checkAxe(page);
    await refund.getByRole('button', { name: /iade et$/ }).click();
    await expect(refund).toBeHidden();
    const refunds = part(page, 'İadeler').getByRole('listitem');
    await expect(refunds).toHaveCount(1);
    for (const text of ['Çizik yüzey', 'İade edildi', asAdmin.name]) await expect(refunds).toContainText(text);
    await expect(status(page)).toHaveText('Ödendi');

    await button(page, 'İade Et').click();
    await expect(refund.getByText('Bu siparişte daha önce iade yapıldı')).toBeVisible();
    await refund.getByLabel('İade nedeni').fill('Vazgeçildi');
    await refund.getByRole('button', { name: /iade et$/ }).click();
    await expect(refund).toBeHidden();
    await expect(status(page)).toHaveText('İade edildi');
    await expect(refunds).toHaveCount(2);
    await expect(button(page, 'İade Et')).toHaveCount(0);
    const { refunded, total, refundable } = await orderOf(asAdmin, number);
    expect([refunded, refundable]).toEqual([total, 0]);
    expect(JSON.stringify(await customer.call('GET', `/api/orders/${number}`))).toContain('Çizik yüzey');
  });

  test('is refunded once when the reply was lost and the same request is sent again', async ({
    page,
    asAdmin,
    people,
    baseURL,
    problems,
  }) => {
    problems.allow(/Failed to load resource|ERR_FAILED/);
    const { number } = await payOrder(people, baseURL!);
    const order = await orderOf(asAdmin, number);
    const attempts: string[] = [];
    await page.route('**/api/orders/*/refund', async (route) => {
      attempts.push((route.request().postDataJSON() as { attempt: string }).attempt);
      const response = await route.fetch();
      return attempts.length === 1 ? route.abort() : route.fulfill({ response });
    });
    await openOrder(page, { publicId: order._id, number });
    await button(page, 'İade Et').click();
    const refund = dialog(page, 'İade et');
    await refund.getByLabel('İade nedeni').fill('Vazgeçildi');
    await refund.getByRole('button', { name: /iade et$/ }).click();
    await expect(refund.getByText('Bu iadenin sonucu alınamadı')).toBeVisible();
    await refund.getByRole('button', { name: /iade et$/ }).click();
    await expect(refund).toBeHidden();
    await expect(status(page)).toHaveText('İade edildi');
    expect(attempts).toHaveLength(2);
    expect(attempts[0]).toBe(attempts[1]);
    expect((await orderOf(asAdmin, number)).refunds).toMatchObject([{ amount: order.total, status: 'done' }]);
  });

  test('has a refund of which nobody can tell, which staff settle as they saw it', async ({
    page,
    asAdmin,
    people,
  }) => {
    const order = await addOrder(people.database, { status: 'paid', provider: 'eski', paymentId: 'p-4711' });
    const anHourAgo = new Date(Date.now() - 3_600_000);
    await people.database.write('orders', (trx) =>
      trx
        .insertInto('refunds')
        .values({
          publicId: `r${order.publicId.slice(1)}`,
          orderId: order.id,
          attempt: crypto.randomUUID(),
          amountMinor: 1_000,
          reason: 'Çizik yüzey',
          byName: asAdmin.name,
          isRestocked: false,
          status: 'pending',
          providerRefundId: null,
          createdAt: anHourAgo,
          updatedAt: anHourAgo,
        })
        .execute(),
    );
    await openOrder(page, order);
    const refunds = part(page, 'İadeler');
    await expect(refunds).toContainText('İadenin sonucu bilinmiyor. Sağlayıcı panelinden kontrol edin.');
    await checkAxe(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await checkNoOverflow(page);
    await refunds.getByRole('button', { name: 'Yapıldı olarak işaretle' }).click();
    const asked = dialog(page, '$10,00 iade edilmiş sayılsın mı?');
    await asked.getByRole('button', { name: 'Yapıldı olarak işaretle' }).click();
    await expect(refunds).toContainText('İade edildi');
    await expect(refunds.getByRole('button')).toHaveCount(0);
    expect(await orderOf(asAdmin, order.number)).toMatchObject({ refunded: 10, refunds: [{ status: 'done' }] });
  });

  test('is not refunded a second time by a form unaware of the first refund', async ({
    page,
    asAdmin,
    people,
    baseURL,
    problems,
  }) => {
    problems.allow(/status of 409/);
    const { number } = await payOrder(people, baseURL!);
    const order = await orderOf(asAdmin, number);
    await openOrder(page, { publicId: order._id, number });
    await button(page, 'İade Et').click();
    const refund = dialog(page, 'İade et');
    await refund.getByText('Bir kısmı', { exact: true }).click();
    await refund.getByLabel('Tutar').fill('1,00');
    await refund.getByLabel('İade nedeni').fill('Çizik yüzey');
    await asAdmin.call('POST', `/api/orders/${order._id}/refund`, {
      amount: 1,
      reason: 'Çizik yüzey',
      attempt: crypto.randomUUID(),
    });
    await refund.getByRole('button', { name: /iade et$/ }).click();
    await expect(refund.getByText('İade edilebilecek tutar bu arada değişti')).toBeVisible();
    await expect(refund.getByText('Bu siparişte daha önce iade yapıldı')).toBeVisible();
    expect((await orderOf(asAdmin, number)).refunds).toHaveLength(1);
  });

  test('has a note that only staff can read', async ({ page, asAdmin, people }) => {
    const customer = await people.withSession('user');
    const order = await addOrder(people.database, { customer, status: 'paid' });
    await openOrder(page, order);
    await staffNote(page).fill('İrsaliye ayrı gidecek.');
    await page.getByRole('button', { name: 'Notu Kaydet' }).click();
    await expect(page.getByText('Not kaydedildi.')).toBeVisible();
    expect((await orderOf(asAdmin, order.number)).staffNote).toBe('İrsaliye ayrı gidecek.');
    expect(JSON.stringify(await customer.call('GET', `/api/orders/${order.number}`))).not.toContain('İrsaliye');
    await page.reload();
    await expect(staffNote(page)).toHaveValue('İrsaliye ayrı gidecek.');
  });

  test('changed meanwhile by another person asks, and keeps typed input', async ({
    page,
    asAdmin,
    people,
    problems,
  }) => {
    problems.allow(/status of 409/);
    const other = await people.withSession('admin');
    const order = await addOrder(people.database, { status: 'paid' });
    await openOrder(page, order);
    await button(page, 'Hazırlanıyor').click();
    const preparing = dialog(page, 'Sipariş hazırlanıyor mu?');
    await preparing.getByLabel('Müşteriye not').fill('Cuma hazır.');
    const { version } = await orderOf(other, order.number);
    await other.call('PATCH', `/api/orders/${order.publicId}`, { staffNote: 'Beklesin.', version });
    await preparing.getByRole('button', { name: 'Hazırlanıyor' }).click();
    const question = page.getByRole('dialog').filter({ hasText: 'Bu kayıt siz bakarken değişti' });
    await expect(question).toContainText(other.name);
    await question.getByRole('button', { name: 'Vazgeç' }).click();
    await expect(preparing).toContainText('Yazdıklarınız duruyor.');
    await expect(preparing.getByLabel('Müşteriye not')).toHaveValue('Cuma hazır.');
    await expect(staffNote(page)).toHaveValue('Beklesin.');
    await preparing.getByRole('button', { name: 'Hazırlanıyor' }).click();
    await expect(preparing).toBeHidden();
    await expect(status(page)).toHaveText('Hazırlanıyor');
    expect(await orderOf(asAdmin, order.number)).toMatchObject({ status: 'preparing', staffNote: 'Beklesin.' });
  });

  test('leads back to the list when missing', async ({ page, asAdmin, problems }) => {
    problems.allow(/status of 404/);
    expect(asAdmin.role).toBe('admin');
    await page.goto('/admin/orders/boyle-bir-siparis-yok');
    await expect(page).toHaveURL('/admin/orders');
    await expect(page.getByText('Sipariş bulunamadı.')).toBeVisible();
  });

  test('has its documents as PDF, and says what the seller’s data lack', async ({ page, asAdmin, people }) => {
    expect(asAdmin.role).toBe('admin');
    const order = await addOrder(people.database, { status: 'paid' });
    await openOrder(page, order);
    const documents = page.getByRole('region', { name: 'Belgeler' });
    for (const [name, file] of [
      ['Proforma fatura', 'proforma'],
      ['Koli etiketi', 'koli-etiketi'],
    ] as const) {
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        documents.getByRole('button', { name }).click(),
      ]);
      expect(saved.suggestedFilename()).toBe(`${file}-${order.number}.pdf`);
    }
    await expect(documents).toContainText('Belgeler için eksik: Ticari Ünvan, Vergi Kimlik No');
    await checkAxe(page);
    await documents.getByRole('link', { name: 'Ayarlarda tamamla' }).click();
    await expect(page.getByRole('tab', { name: 'Firma (Fatura)' })).toHaveAttribute('aria-selected', 'true');
    await page.getByLabel('Vergi Kimlik No').fill('1234567891');
    await page.getByLabel('MERSİS No').fill('123');
    await expect(page.getByText('MERSİS numarası 16 rakamdır.')).toBeHidden();
    await page.getByRole('button', { name: 'Değişiklikleri Kaydet' }).click();
    await expect(page.getByText('MERSİS numarası 16 rakamdır.')).toBeVisible();

    await page.goto(`/admin/orders?q=${order.number}`);
    await page.getByRole('button', { name: 'Belgeler' }).click();
    const [slips] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Sevk fişi' }).click(),
    ]);
    expect(slips.suggestedFilename()).toMatch(/^sevk-fisi-\d{4}-\d\d-\d\d\.pdf$/);
  });

  test('prints as a sheet without the panel around it', async ({ page, asAdmin, people }) => {
    expect(asAdmin.role).toBe('admin');
    const order = await addOrder(people.database, { status: 'preparing', poNumber: 'PO-77', note: 'Kapıda arayın' });
    await people.database.db
      .updateTable('orderLines')
      .set({ stockStatus: 'made_to_order', leadTime: '12 iş günü' })
      .where('orderId', '=', order.id)
      .execute();
    await openOrder(page, order);
    // The order itself has a place to tick off on paper only.
    const tick = page.locator('.order-lines .order-tick');
    await expect(tick).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(tick).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sipariş fişi' })).toBeHidden();
    await page.emulateMedia({ media: null });
    await page.getByRole('link', { name: 'Sipariş fişi' }).click();
    await page.waitForURL(`**/admin/orders/${order.publicId}/sheet`);
    const sheet = page.getByRole('article', { name: `${order.number} sipariş fişi` });
    for (const text of [
      order.number,
      'PO-77',
      'Kapıda arayın',
      'Organize Sanayi Bölgesi 1. Cadde No 5',
      '$246,90',
      'toplam 2 adet',
      'Siparişe göre · 12 iş günü',
    ])
      await expect(sheet).toContainText(text);
    await expect(sheet.getByText('Toplanacak')).toHaveCount(1);
    await expect(
      page.getByRole('navigation', { name: 'Sayfa yolu' }).getByRole('link', { name: 'Siparişler' }),
    ).toBeVisible();
    await checkAxe(page);
    await page.emulateMedia({ media: 'print' });
    await expect(sheet).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Yönetim menüsü' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Yazdır' })).toBeHidden();
    await page.emulateMedia({ media: null });
    await page.getByRole('button', { name: 'Geri Dön' }).click();
    await page.waitForURL(`**/admin/orders/${order.publicId}`);
  });
});
