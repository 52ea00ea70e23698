// Instalments from the price on a product's page to what staff see of the paid order, on a server of its own.
import type { Locator, Page } from '@playwright/test';
import { ORDERS_PATH } from '../contract/paths.ts';
import type { ProductCard } from '../contract/products.ts';
import { sellInLira, serveWith } from './card-provider.ts';
import {
  accept,
  checkAxe,
  checkNoOverflow,
  expect,
  fillAddress,
  fillCart,
  openCheckout,
  payButton,
  test as base,
} from './customer.ts';
import type { Person } from './admin.ts';

const test = base.extend({
  server: [async ({}, use) => serveWith({ PAYMENT_PROVIDER: 'demo' }, use), { scope: 'worker', timeout: 60_000 }],
});

const FROM = 20;
const save = (admin: Pick<Person, 'call'>, settings: Record<string, number>): Promise<unknown> =>
  admin.call(
    'PUT',
    '/api/settings',
    Object.entries(settings).map(([settingKey, settingValue]) => ({ settingKey, settingValue })) as never,
  );
const button = (page: Page): Locator => page.getByRole('button', { name: 'Taksit seçenekleri' });
const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Taksit seçenekleri' });

/** The dearest product that can be bought, and the cheapest. */
async function products(baseURL: string): Promise<{ dear: ProductCard; cheap: ProductCard }> {
  const first = async (sort: string) => {
    const reply = await fetch(new URL(`/api/products?limit=50&sort=${sort}`, baseURL));
    const { products: all } = (await reply.json()) as { products: ProductCard[] };
    return all.find(({ price, stockStatus }) => price && stockStatus !== 'out_of_stock')!;
  };
  return { dear: await first('-price'), cheap: await first('price') };
}

test.beforeEach(async ({ people }) => {
  const admin = await people.withSession('admin', { name: 'Ayşe Usta' });
  await sellInLira(admin);
  await save(admin, { shop_instalments_max: 12, shop_instalments_from: FROM });
});

test('a product from the price on shows them in a dialog that gives the focus back', async ({
  page,
  baseURL,
  people,
}) => {
  const { dear, cheap } = await products(baseURL!);
  await page.goto(`/urun/${cheap.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(button(page)).toHaveCount(0);

  const late: string[] = [];
  page.on('request', (request) => {
    if (/instalments/.test(request.url())) late.push(request.url());
  });
  await page.goto(`/urun/${dear.slug}`);
  await page.waitForLoadState('networkidle');
  expect(late).toEqual([]);
  await button(page).focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('heading', { name: 'Taksit seçenekleri' })).toBeFocused();
  await expect(dialog.getByRole('columnheader')).toHaveText(['Kart', 'Taksit', 'Aylık', 'Toplam']);
  await expect(dialog.getByRole('rowheader')).toHaveText(['Bonus', 'World', 'Axess', 'Maximum']);
  await expect(dialog.getByRole('row').nth(1)).toContainText('vade farksız');
  await expect(dialog).toContainText('Bilgi amaçlıdır; taksitler ödeme sayfasında kesinleşir.');
  expect(late.some((url) => url.endsWith(`/api/payment/instalments?product=${dear._id}&quantity=1`))).toBe(true);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await checkNoOverflow(page);
  }
  await checkAxe(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button(page)).toBeFocused();

  // As many pieces as are about to be bought.
  await page.getByRole('spinbutton').first().fill('3');
  await button(page).click();
  await expect(dialog).toContainText('3 adet için ₺');
  await dialog.getByRole('button', { name: 'Kapat' }).click();

  const admin = await people.withSession('admin', { name: 'Ayşe Usta' });
  await save(admin, { shop_instalments_max: 1 });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(button(page)).toHaveCount(0);
});

test('an order in 12 instalments is paid, and customer and staff see what they cost', async ({
  page,
  people,
  asCustomer,
  context,
  baseURL,
  browser,
}) => {
  expect(asCustomer.role).toBe('user');
  const { dear } = await products(baseURL!);
  await fillCart(context, [{ _id: dear._id, name: dear.name, price: dear.price!.current, quantity: 1, img: [] }]);
  await openCheckout(page);
  await fillAddress(page);
  await accept(page);
  await payButton(page).click();
  await page.waitForURL('**/odeme-test/*');
  await page.getByLabel('Taksit').selectOption('12');
  await checkAxe(page);
  await page.getByRole('button', { name: 'Öde', exact: true }).click();
  await page.waitForURL('**/success?session_id=*');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ödeme Başarılı!');
  await page.goto(ORDERS_PATH);
  await page.getByRole('link', { name: /SP-/ }).first().click();
  const totals = page.locator('.order-totals');
  await expect(totals).toContainText('Vade farkı');
  await expect(totals).toContainText('Karttan çekilen');

  const number = /SP-\d{4}-\d+/.exec(page.url())![0];
  const panel = await browser.newContext({ baseURL: baseURL! });
  await people.enter(panel, await people.withSession('admin', { name: 'Ayşe Usta' }));
  const desk = await panel.newPage();
  await desk.goto(`/admin/orders/${number}`);
  const payment = desk.locator('section').filter({ has: desk.getByRole('heading', { name: 'Ödeme', exact: true }) });
  await expect(payment).toContainText(/Taksit\s*12/);
  await expect(payment).toContainText(/Vade farkı\s*₺/);
  await desk.getByRole('button', { name: 'İade Et' }).click();
  const refund = desk.getByRole('dialog');
  await expect(refund).toContainText(/Tamamı ₺[\d,.]+ vade farkını da içerir/);
  await checkAxe(desk);
  await refund.getByLabel('İade nedeni').fill('Vazgeçti');
  await refund.getByRole('button', { name: /iade et$/ }).click();
  await expect(refund).toBeHidden();
  await expect(payment).toContainText(/İade edilen\s*₺/);
  await expect(desk.getByRole('button', { name: 'İade Et' })).toHaveCount(0);
  await panel.close();
});
