// A purchase through PayTR at a phone: its form stands in a frame of the shop's page, under a policy of that page alone.
import { PAYTR_KEYS, startPaytrApi, type PaytrApi } from '../server/testing/paytr-api.ts';
import { sellInLira, serveWith } from './card-provider.ts';
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

const test = base.extend<object, { paytr: PaytrApi }>({
  paytr: [
    async ({}, use) => {
      const ends: (() => unknown)[] = [];
      await use(await startPaytrApi((end) => void ends.push(end)));
      for (const end of ends) await end();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ paytr }, use) =>
      serveWith(
        {
          PAYMENT_PROVIDER: 'paytr',
          PAYTR_BASE: paytr.url,
          PAYTR_MERCHANT_ID: PAYTR_KEYS.id,
          PAYTR_MERCHANT_KEY: PAYTR_KEYS.key,
          PAYTR_MERCHANT_SALT: PAYTR_KEYS.salt,
        },
        use,
      ),
    { scope: 'worker', timeout: 60_000 },
  ],
});

test('is paid in the frame, and the page after it leads to the order', async ({
  page,
  people,
  asCustomer,
  context,
  baseURL,
  browser,
  paytr,
  problems,
}) => {
  problems.allow(new RegExp(`request to another origin: ${paytr.url}/odeme/guvenli/`));
  const admin = await people.withSession('admin', { name: 'Ayşe Usta' });
  await sellInLira(admin);
  const [product] = await sellable(baseURL!, 1);
  await fillCart(context, [{ ...product!, quantity: 2 }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await openCheckout(page);
  await fillAddress(page);
  await accept(page);
  await page.getByRole('button', { name: /^Ödemeye geç/ }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/odeme/kart/*');
  await expect(page.getByRole('heading', { level: 1, name: 'Ödeme' })).toBeVisible();
  await expect(page.frameLocator('iframe').getByText('Kart numarası')).toBeVisible();
  await checkNoOverflow(page);
  await checkAxe(page);
  const [oid] = [...paytr.payments.keys()];
  expect(paytr.payments.get(oid!)!.fields['email']).toBe(asCustomer.email);
  paytr.finish(oid!);
  const reply = await page.request.post('/odeme/bildirim/paytr', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    data: paytr.notice(oid!, 'success'),
  });
  expect(await reply.text()).toBe('OK');
  // PayTR leads its frame there: the whole window follows.
  await page.locator('iframe').evaluate(
    (frame, address) => {
      (frame as HTMLIFrameElement).src = address;
    },
    new URL(`/odeme/kart/bitti/${oid}`, baseURL).href,
  );
  await page.waitForURL(`**/success?session_id=${oid}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ödeme Başarılı!');

  const panel = await browser.newContext({ baseURL: baseURL! });
  await people.enter(panel, admin);
  const desk = await panel.newPage();
  await desk.goto('/admin/settings/payment');
  await expect(
    desk.getByText('Kart ödemelerini şu anda PayTR alıyor. Bu değer sunucunun ortamından geliyor.'),
  ).toBeVisible();
  await panel.close();
});
