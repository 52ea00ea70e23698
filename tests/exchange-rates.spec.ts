// Daily exchange rates, from the panel's switch to the paid order: a catalogue priced in dollars is sold in lira. On a
// server of its own that asks a central bank of the test.
import { productPath } from '../contract/paths.ts';
import { startCentralBank, type CentralBank } from '../server/testing/central-bank.ts';
import { serveWith } from './card-provider.ts';
import {
  accept,
  checkAxe,
  checkNoOverflow,
  expect,
  fillAddress,
  fillCart,
  layoutShift,
  openCheckout,
  pay,
  sellable,
  test as base,
} from './customer.ts';

const test = base.extend<object, { bank: CentralBank }>({
  bank: [
    async ({}, use) => {
      const ends: (() => unknown)[] = [];
      await use(await startCentralBank({ onEnd: (end) => void ends.push(end) }));
      for (const end of ends) await end();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ bank }, use) => serveWith({ EXCHANGE_RATES_URL: bank.address }, use),
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** 'DD.MM.YYYY', so many days ago. */
const dayBefore = (days: number): string =>
  new Intl.DateTimeFormat('tr-TR', {
    timeZone: 'Europe/Istanbul',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(Date.now() - days * 86_400_000);

test('dollars are sold in lira: staff switch it on, type and decide rates, a customer buys', async ({
  page,
  people,
  asCustomer,
  context,
  baseURL,
  browser,
  bank,
  problems,
}) => {
  expect(asCustomer.role).toBe('user');
  const admin = await people.withSession('admin', { name: 'Ayşe Usta' });
  await admin.call('POST', '/api/money', {
    settings: [
      { settingKey: 'shop_currency', settingValue: 'TRY' },
      { settingKey: 'shop_standard_cargo_fee', settingValue: 0 },
      { settingKey: 'shop_fast_cargo_fee', settingValue: 150 },
      { settingKey: 'shop_free_shipping_threshold', settingValue: null },
    ],
    pricesAre: null,
    moves: [],
  });
  const [product] = await sellable(baseURL!, 1);
  const panel = await browser.newContext({ baseURL: baseURL!, viewport: { width: 1440, height: 900 } });
  await people.enter(panel, admin);
  const desk = await panel.newPage();

  // Nobody can buy what is priced in dollars, until the rate is on.
  await desk.goto('/admin/settings');
  await desk.getByRole('link', { name: 'Döviz kuru' }).click();
  const main = desk.getByRole('main');
  await expect(main.getByText(/^[\d.]+ ürünün fiyatı döviz\./)).toBeVisible();
  bank.publish(dayBefore(1), { USD: '42.5000', EUR: '49.3800' });
  await main.getByLabel('Kurun kaynağı').click();
  await desk.getByTitle('TCMB’den her gün').click();
  await main.getByLabel('Kur payı').fill('2');
  await main.getByRole('button', { name: 'Değişiklikleri Kaydet' }).click();
  await expect(desk.getByText('Döviz kuru ayarları kaydedildi.')).toBeVisible();
  const dollars = main.getByRole('row', { name: /^Dolar/ }).first();
  await expect(dollars).toContainText('₺42,5000');
  await expect(dollars).toContainText('₺43,3500');
  await expect(dollars).toContainText('TCMB');
  for (const width of [390, 768, 1440]) {
    await desk.setViewportSize({ width, height: 900 });
    await checkNoOverflow(desk);
    await checkAxe(desk);
  }

  // What the page shows is what the cart charges, and it says where it comes from.
  const dollarPrice = product!.price!;
  const lira = Math.round(dollarPrice * 43.35 * 100) / 100;
  const shown = `₺${lira.toLocaleString('tr-TR', { minimumFractionDigits: 2 })}`;
  const article = (await (await page.request.get(`/api/products/${product!._id}`)).json()) as Parameters<
    typeof productPath
  >[0];
  await page.goto(productPath(article));
  await expect(page.getByText(shown, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(`· TCMB ${dayBefore(1)}`)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.getByText(shown, { exact: true }).first()).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.05);
  await checkNoOverflow(page);

  // A rate that jumps waits for the admin.
  bank.publish(dayBefore(0), { USD: '51.0000', EUR: '49.4000' });
  await main.getByRole('button', { name: 'TCMB’den şimdi al' }).click();
  const waiting = main.getByRole('alert').filter({ hasText: 'USD kuru %20,0 değişti, onaylayın.' });
  await expect(waiting).toBeVisible();
  await expect(dollars).toContainText('₺42,5000');
  await waiting.getByRole('button', { name: 'USD kurunu reddet' }).click();
  await expect(waiting).toBeHidden();

  // A customer who has the old price sees the new one before he pays.
  await fillCart(context, [{ ...product!, price: lira, currency: 'TRY', quantity: 2 }]);
  await main.getByRole('button', { name: 'Kur gir' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Kur gir' });
  await dialog.getByLabel('Para birimi').click();
  await desk.getByTitle('Dolar (USD)').click();
  await dialog.getByLabel('1 birim kaç TL?').fill('44');
  await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(dollars).toContainText('Elle, Ayşe Usta');
  await expect(dollars).toContainText('₺44,8800');
  const now = Math.round(dollarPrice * 44.88 * 100) / 100;
  const text = (amount: number) => `₺${amount.toLocaleString('tr-TR', { minimumFractionDigits: 2 })}`;
  problems.allow(/409 \(Conflict\)/);
  await openCheckout(page);
  await expect(page.getByText(text(now * 2)).first()).toBeVisible();
  await page.getByRole('button', { name: 'Değişiklikleri kabul et' }).click();
  await fillAddress(page);
  await accept(page);
  await pay(page);
  await page.getByRole('button', { name: 'Öde', exact: true }).click();
  await page.waitForURL('**/success**');
  await expect(page.getByRole('main')).toContainText(/SP-\d{4}-\d{6}/);
  const number = /SP-\d{4}-\d{6}/.exec(await page.getByRole('main').innerText())![0];
  await desk.goto(`/admin/orders?q=${number}`);
  await desk.getByRole('link', { name: number }).click();
  await expect(desk.getByText(new RegExp(`\\$[\\d.]+,\\d{2} · kur ${dayBefore(0)}`))).toBeVisible();

  // The form keeps dollars, and says what they cost today.
  await desk.goto(`/admin/products/update/${product!._id}`);
  await desk.getByRole('tab', { name: /Fiyat ve Stok/ }).click();
  await expect(desk.getByLabel('Fiyat', { exact: true })).toHaveValue(
    dollarPrice.toLocaleString('tr-TR', { minimumFractionDigits: 2 }),
  );
  await expect(desk.getByText(`Bugün ${text(now)} (USD 44,8800`)).toBeVisible();
  await checkNoOverflow(desk);
  await checkAxe(desk);
  await panel.close();
});
