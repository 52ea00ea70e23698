// iyzico from the keys that an admin enters to the paid order of a customer at a phone, on a server of its own that talks to
// an iyzico of the test.
import { startIyzicoApi, IYZICO_API_KEY, IYZICO_SECRET_KEY, type IyzicoApi } from '../server/testing/iyzico-api.ts';
import {
  accept,
  checkAxe,
  checkNoOverflow,
  expect,
  fillAddress,
  fillCart,
  openCheckout,
  sellable,
  test as base,
} from './customer.ts';
import { sellInLira, serveWith } from './card-provider.ts';

const test = base.extend<object, { iyzico: IyzicoApi }>({
  iyzico: [
    async ({}, use) => {
      const ends: (() => unknown)[] = [];
      await use(await startIyzicoApi((end) => void ends.push(end), { hasPage: true }));
      for (const end of ends) await end();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ iyzico }, use) => serveWith({ PAYMENT_PROVIDER: '', IYZICO_BASE: iyzico.url }, use),
    { scope: 'worker', timeout: 60_000 },
  ],
});

test('an admin enters the keys and tries them; a customer pays on iyzico’s page, and staff see it', async ({
  page,
  people,
  asCustomer,
  context,
  baseURL,
  browser,
  iyzico,
  problems,
}) => {
  problems.allow(new RegExp(`request to another origin: ${iyzico.url}/sayfa`));
  const admin = await people.withSession('admin', { name: 'Ayşe Usta' });
  const panel = await browser.newContext({ baseURL: baseURL! });
  await people.enter(panel, admin);
  const desk = await panel.newPage();
  await desk.goto('/admin/settings/payment');
  const cards = desk.locator('section').filter({ has: desk.getByRole('heading', { name: 'Kart', exact: true }) });
  await expect(cards).toContainText('Şu anda kartla ödeme alınmıyor.');
  await cards.getByLabel('Kart ödemelerini alan').click();
  await desk.getByTitle('iyzico', { exact: true }).click();
  await expect(cards.getByRole('button', { name: 'Bağlantıyı dene' })).toBeDisabled();
  for (const [field, key, label] of [
    ['API anahtarı', IYZICO_API_KEY, 'iyzico API anahtarı'],
    ['Güvenlik anahtarı', IYZICO_SECRET_KEY, 'iyzico güvenlik anahtarı'],
  ] as const) {
    await cards.getByRole('region', { name: field }).getByRole('button', { name: 'Gir' }).click();
    const dialog = desk.getByRole('dialog', { name: label });
    await dialog.getByLabel('Yeni değer').fill(key);
    await dialog.getByLabel('Yeni değer').press('Enter');
    await expect(dialog).toBeHidden();
    await expect(cards.getByRole('region', { name: field })).toContainText(`Kayıtlı, …${key.slice(-4)} ile bitiyor`);
  }
  await cards.getByRole('button', { name: 'Bağlantıyı dene' }).click();
  await expect(cards).toContainText('iyzico anahtarları tanıdı. Deneme: gerçek ödeme alınmaz.');
  await desk.getByRole('button', { name: 'Değişiklikleri Kaydet' }).click();
  await expect(cards).toContainText('iyzico yalnızca Türk lirası alır');
  await sellInLira(admin);
  await desk.reload();
  await expect(cards).toContainText('Kart ödemelerini şu anda iyzico alıyor. Deneme modu: para hareket etmez.');
  for (const width of [390, 768, 1440]) {
    await desk.setViewportSize({ width, height: 900 });
    await checkNoOverflow(desk);
  }
  await checkAxe(desk);

  const [product] = await sellable(baseURL!, 1);
  await fillCart(context, [{ ...product!, quantity: 2 }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await openCheckout(page);
  await fillAddress(page);
  await accept(page);
  const button = page.getByRole('button', { name: /^Ödemeye geç/ });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`${iyzico.url}/sayfa**`);
  const [token] = [...iyzico.pages.keys()];
  expect(iyzico.pages.get(token!)!.price).toBeCloseTo(product!.price! * 2, 2);
  iyzico.finish(token!);
  await page.getByRole('button', { name: 'Öde' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/success?session_id=${token}`);
  const number = iyzico.pages.get(token!)!.request.conversationId;
  await expect(page.getByRole('main')).toContainText(number);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ödeme Başarılı!');
  await checkNoOverflow(page);

  await desk.goto(`/admin/orders/${number}`);
  await expect(desk.locator('.order-head')).toContainText('Ödendi');
  expect(asCustomer.email).toBe(iyzico.pages.get(token!)!.request['buyer']?.['email' as never]);
  await panel.close();
});
