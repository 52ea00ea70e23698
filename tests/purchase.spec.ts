// A purchase from the first visit to the refund, through the built-in test provider, and all its failures.
import type { Locator, Page } from '@playwright/test';
import type { Order } from '../contract/orders.ts';
import type { Person } from './admin.ts';
import {
  accept,
  cartOf,
  checkAxe,
  checkNoOverflow,
  expect,
  fillAddress,
  openCheckout,
  pay,
  payButton,
  sellable,
  test,
} from './customer.ts';

const PASSWORD = 'kolon burç itici 47';
/** Replies of the API that tests provoke on purpose. */
const REFUSED = /status of 40[14]/;

const heading = (page: Page, name: string): Locator => page.getByRole('heading', { name, exact: true });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Goes to the provider's page with an unpaid cart. @returns the order's number */
async function toProvider(page: Page): Promise<string> {
  await openCheckout(page);
  await fillAddress(page);
  await accept(page);
  await pay(page);
  return (await page.locator('.amount .code').textContent())!;
}

async function chooseConfirmation(page: Page, label: string): Promise<void> {
  await page.getByText(label, { exact: true }).click();
}

const ownOrders = (person: Person) =>
  person.call<{ total: number; items: { number: string; status: string }[] }>('GET', '/api/orders/mine');

test("a new visitor registers and buys the guest's cart, and an admin ships and refunds it", async ({
  page,
  people,
  baseURL,
}) => {
  const [line] = await sellable(baseURL!, 1);
  await page.goto(`/product/${line!._id}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /Sepete Ekle/ })
    .first()
    .click();
  await expect.poll(async () => (await cartOf(page)).length).toBe(1);
  await page.goto('/cart');
  await button(page, 'Ödemeye Geç').click();
  await expect(page.getByText('Ödeme yapabilmek için giriş yapmalısınız!')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Üye Ol' }).click();
  await page.waitForURL('**/kayit?**');
  const email = `${crypto.randomUUID()}@alici.example`;
  await page.getByLabel('Ad Soyad').fill('Şükrü Ağaoğlu');
  await page.getByRole('main').getByLabel('E-posta', { exact: false }).first().fill(email);
  await page.locator('main input[type=password]').fill(PASSWORD);
  await button(page, 'Hesap Aç').click();
  await page.waitForURL('**/cart');
  await expect(page.getByRole('main')).toContainText(line!.name);
  await button(page, 'Ödemeye Geç').click();
  await page.waitForURL('**/odeme');
  await fillAddress(page);
  await accept(page);
  await pay(page);
  await expect(page.getByText('TEST ÖDEMESİ')).toBeVisible();
  await button(page, 'Öde').click();

  await page.waitForURL('**/success?session_id=*');
  await expect(heading(page, 'Ödeme Başarılı!')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Siparişiniz başarıyla tamamlandı');
  await expect(page.getByRole('main')).toContainText(email);
  await expect(page.getByRole('main').getByRole('link', { name: 'Ana Sayfaya Dön' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Siparişlerim' })).toHaveAttribute(
    'href',
    '/hesabim/siparisler',
  );
  await expect(page.getByRole('row', { name: /^En geç termin/ })).toContainText(/gün/);
  expect(await cartOf(page)).toEqual([]);
  await checkAxe(page);

  // The new cart is not the paid one: opening the page again leaves it alone.
  const paid = page.url();
  await page.evaluate((cart) => localStorage.setItem('cart', cart), JSON.stringify([line]));
  await page.goto(paid);
  await expect(heading(page, 'Ödeme Başarılı!')).toBeVisible();
  expect(await cartOf(page)).toHaveLength(1);

  await page.goto('/hesabim/siparisler');
  const item = page.getByRole('main').getByRole('row').filter({ hasText: line!.name }).first();
  await expect(item).toContainText('Ödendi');
  await checkAxe(page);
  await item.getByRole('link', { name: /^SP-/ }).click();
  await page.waitForURL('**/hesabim/siparisler/SP-*');
  const order = page.getByRole('article');
  await expect(order).toContainText('Ödemeniz alındı.');
  await expect(order).toContainText(/En geç termin.*gün/);
  await expect(order).toContainText('Organize Sanayi Bölgesi, Mavi Cadde 12');
  await checkAxe(page);

  const admin = await people.withSession('admin');
  const number = new URL(page.url()).pathname.split('/').at(-1)!;
  const { _id, version } = await admin.call<Order>('GET', `/api/orders/${number}`);
  await admin.call('PATCH', `/api/orders/${_id}`, {
    status: 'shipped',
    tracking: { carrier: 'Hızlı Kargo', number: 'TR-5501', url: 'https://kargo.example/TR-5501' },
    version,
  });
  await page.reload();
  await expect(order).toContainText('Siparişiniz kargoya verildi.');
  await expect(order).toContainText('TR-5501');
  await expect(order.getByRole('link', { name: 'Kargom nerede?' })).toHaveAttribute(
    'href',
    'https://kargo.example/TR-5501',
  );
  await admin.call('POST', `/api/orders/${_id}/refund`, { reason: 'Ölçü uymadı', attempt: crypto.randomUUID() });
  await page.reload();
  await expect(order).toContainText('Ödemeniz iade edildi.');
  await expect(order.getByRole('region', { name: 'İadeler' })).toContainText('Ölçü uymadı');
  await expect(order).not.toContainText(admin.name);
  await checkAxe(page);
});

test.describe('at the payment page', () => {
  test.beforeEach(({ cart }) => expect(cart).toHaveLength(2));

  test('a declined card is reported and may be tried again', async ({ page, asCustomer }) => {
    const number = await toProvider(page);
    await button(page, 'Reddet').click();
    await expect(page.getByRole('alert')).toContainText('Ödeme reddedildi.');
    expect(await ownOrders(asCustomer)).toMatchObject({ items: [{ number, status: 'pending' }] });
    await button(page, '3-D Secure ile öde').click();
    await page.getByLabel(/kod/i).fill((await page.locator('main strong').textContent())!);
    await button(page, 'Onayla').click();
    await expect(heading(page, 'Ödeme Başarılı!')).toBeVisible();
    expect(await ownOrders(asCustomer)).toMatchObject({ total: 1, items: [{ number, status: 'paid' }] });
  });

  test('cancelling leads back to the unchanged cart, and the same order can be paid from its page', async ({
    page,
    cart,
    asCustomer,
  }) => {
    const number = await toProvider(page);
    await button(page, 'Vazgeç').click();
    await page.waitForURL('**/cart?odeme=iptal');
    await expect(page.getByRole('main')).toContainText('Ödeme iptal edildi.');
    expect((await cartOf(page)).map(({ _id }) => _id)).toEqual(cart.map(({ _id }) => _id));

    await openCheckout(page);
    await accept(page);
    await pay(page);
    await expect(page.locator('.amount .code')).toHaveText(number);
    await page.goto(`/hesabim/siparisler/${number}`);
    await expect(page.getByRole('article')).toContainText('ödemesi henüz tamamlanmadı');
    await page.getByRole('link', { name: 'Ödemeye devam et' }).click();
    await page.waitForURL('**/odeme-test/**');
    await button(page, 'Öde').click();
    await expect(heading(page, 'Ödeme Başarılı!')).toBeVisible();
    expect(await ownOrders(asCustomer)).toMatchObject({ total: 1, items: [{ number, status: 'paid' }] });
  });

  test('waits for a slow confirmation, and keeps the cart', async ({ page, cart }) => {
    await toProvider(page);
    await chooseConfirmation(page, 'Gecikmeli');
    await button(page, 'Öde').click();
    await page.waitForURL('**/success?**');
    await expect(heading(page, 'Ödemeniz doğrulanıyor…')).toBeVisible();
    expect(await cartOf(page)).toHaveLength(cart.length);
    await checkAxe(page);
    await expect(heading(page, 'Ödeme Başarılı!')).toBeVisible({ timeout: 60_000 });
    expect(await cartOf(page)).toEqual([]);
  });

  test('the page itself finds a payment whose message was lost', async ({ page, asCustomer }) => {
    await toProvider(page);
    await chooseConfirmation(page, 'Bildirim kaybolur');
    await button(page, 'Öde').click();
    await expect(heading(page, 'Ödeme Başarılı!')).toBeVisible();
    expect(await ownOrders(asCustomer)).toMatchObject({ total: 1, items: [{ status: 'paid' }] });
  });

  test('a payment that fails later keeps the cart and shows the ways on', async ({ page, cart, asCustomer }) => {
    const number = await toProvider(page);
    await chooseConfirmation(page, 'Sonradan başarısız');
    await button(page, 'Öde').click();
    await expect(heading(page, 'Ödeme doğrulanamadı')).toBeVisible({ timeout: 60_000 });
    expect(await cartOf(page)).toHaveLength(cart.length);
    const main = page.getByRole('main');
    await expect(main).toContainText(number);
    await expect(main.getByRole('link', { name: 'Sepete dön' })).toHaveAttribute('href', '/cart');
    await checkAxe(page);
    await main.getByRole('link', { name: 'Bize yazın' }).click();
    await page.waitForURL(`**/contact?siparis=${number}`);
    await expect(page.getByLabel('Konu')).toHaveValue(`Sipariş: ${number}`);
    await openCheckout(page);
    await accept(page);
    await pay(page);
    await button(page, 'Öde').click();
    await expect(heading(page, 'Ödeme Başarılı!')).toBeVisible();
    expect(await ownOrders(asCustomer)).toMatchObject({
      total: 2,
      items: [{ status: 'paid' }, { number, status: 'failed' }],
    });
  });

  test('a foreign or missing payment or order shows no data', async ({ page, people, browser, problems, cart }) => {
    problems.allow(REFUSED);
    const number = await toProvider(page);
    await button(page, 'Öde').click();
    await expect(heading(page, 'Ödeme Başarılı!')).toBeVisible();
    const paid = new URL(page.url());

    const other = await people.withSession('user');
    const context = await browser.newContext();
    await people.enter(context, other);
    const theirs = await context.newPage();
    const visit = (path: string) => theirs.goto(new URL(path, paid).href);
    for (const path of [paid.href, '/success?session_id=yok', '/success']) {
      await visit(path);
      await expect(heading(theirs, 'Ödeme doğrulanamadı')).toBeVisible();
      await expect(theirs.getByRole('main')).not.toContainText(number);
    }
    await visit(`/hesabim/siparisler/${number}`);
    await expect(heading(theirs, 'Sipariş bulunamadı')).toBeVisible();
    await visit('/hesabim/siparisler');
    await expect(theirs.getByText('Henüz siparişiniz yok.')).toBeVisible();
    await checkAxe(theirs);
    await context.close();

    const stranger = await browser.newContext();
    const nobody = await stranger.newPage();
    await nobody.goto(paid.href);
    await expect(nobody.getByRole('main').getByRole('link', { name: 'Giriş Yap' })).toHaveAttribute(
      'href',
      `/giris?next=${encodeURIComponent(paid.pathname + paid.search)}`,
    );
    await expect(nobody.getByRole('main')).not.toContainText(number);
    await stranger.close();
    expect(cart).toHaveLength(2);
  });

  test('an order can be put into the cart again', async ({ page, cart }) => {
    const number = await toProvider(page);
    await button(page, 'Öde').click();
    await expect(heading(page, 'Ödeme Başarılı!')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Siparişi görüntüle' }).click();
    await page.waitForURL(`**/hesabim/siparisler/${number}`);
    const consent = page.getByRole('button', { name: 'Ön Bilgilendirme Formu' });
    await consent.click();
    await expect(page.getByRole('dialog', { name: 'Ön Bilgilendirme Formu' })).toContainText(/\w/);
    await page.keyboard.press('Escape');
    await expect(consent).toBeFocused();
    await button(page, 'Tekrar sipariş ver').click();
    await page.waitForURL('**/cart');
    expect((await cartOf(page)).map(({ _id, quantity }) => [_id, quantity])).toEqual(
      cart.map(({ _id, quantity }) => [_id, quantity]),
    );
    await expect(page.getByRole('main')).toContainText(cart[0]!.name);
  });
});

/** Moves by Tab alone until the focus is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let i = 0; i < 120; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}

test('a purchase works with the keyboard alone on a phone’s screen', async ({ page, cart }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/cart');
  await expect(page.getByRole('main')).toContainText(cart[0]!.name);
  await tabTo(page, button(page, 'Ödemeye Geç'));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/odeme');
  await expect(payButton(page)).toBeVisible();
  await checkNoOverflow(page);
  const address = page.getByRole('region', { name: '1. Teslimat' });
  for (const [label, text] of [
    ['Telefon', '05321112233'],
    ['İlçe', 'Nilüfer'],
    ['Açık adres', 'Mavi Cadde 12'],
  ] as const) {
    await tabTo(page, address.getByLabel(label));
    await page.keyboard.type(text);
    if (label === 'Telefon') {
      await tabTo(page, address.locator('select'));
      await page.keyboard.type('Bursa');
      await expect(address.locator('select')).toHaveValue('Bursa');
    }
  }
  await tabTo(page, page.getByRole('radio', { name: 'Bireysel' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Kurumsal' })).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  for (const box of await page.getByRole('region', { name: '3. Onaylar' }).getByRole('checkbox').all()) {
    await tabTo(page, box);
    await page.keyboard.press('Space');
  }
  await tabTo(page, payButton(page));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/odeme-test/**');
  await checkNoOverflow(page);
  await tabTo(page, button(page, 'Öde'));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Ödeme Başarılı!')).toBeVisible();
  await checkNoOverflow(page);
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Siparişi görüntüle' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/hesabim/siparisler/SP-*');
  await expect(page.getByRole('article')).toContainText('Ödendi');
  await checkNoOverflow(page);
});

test('without JavaScript the page does not claim to check the payment: it shows the way to orders and people', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/success?session_id=yok');
  const main = page.getByRole('main');
  await expect(heading(page, 'Ödeme sonucu')).toBeVisible();
  await expect(main.getByText('Ödemeniz doğrulanıyor…')).toBeHidden();
  await expect(main.getByRole('link', { name: 'Siparişlerim' })).toHaveAttribute('href', '/hesabim/siparisler');
  await expect(main.getByRole('link', { name: 'Bize yazın' })).toHaveAttribute('href', '/contact');
  await page.goto('/hesabim/siparisler');
  await expect(main.locator('noscript .notice')).toContainText('JavaScript');
  await context.close();
});
