/** The test provider's own pages; purchase.spec.ts tests the way from them back to the shop. */
import { randomUUID } from 'node:crypto';
import type { Database } from '../server/base/db/database.ts';
import { openDemoProvider } from '../server/domains/shop/payments/demo/kind.ts';
import type { CheckoutSession } from '../server/domains/shop/payments/provider/provider.ts';
import { checkAxe, checkNoOverflow, expect, test } from './admin.ts';

/** A session that leads back to public pages. */
async function openSession(
  database: Database,
  { url: publicUrl, dataDir }: { url: string; dataDir: string },
  expiresAt = new Date(Date.now() + 45 * 60_000),
): Promise<CheckoutSession> {
  const provider = await openDemoProvider({
    config: { publicUrl, appSecret: undefined, dataDir },
    database,
    now: Date.now,
  });
  const lines = [
    { name: 'Z40-5X100 İtici Pim, silindirik başlı, nitrürlenmiş Ø5×100', unitAmountMinor: 123450, quantity: 12 },
    { name: 'Hızlı kargo', unitAmountMinor: 1500, quantity: 1 },
  ];
  return provider.createSession({
    orderId: randomUUID(),
    orderNumber: 'SP-2026-000123',
    currency: 'USD',
    lines,
    totalMinor: 12 * 123450 + 1500,
    customerEmail: 'ayse@ornek.example',
    successUrl: `${publicUrl}/contact`,
    cancelUrl: `${publicUrl}/shop`,
    expiresAt,
    idempotencyKey: randomUUID(),
  });
}

for (const width of [390, 768, 1440]) {
  test(`is clearly a test, and accessible, at ${width} px`, async ({ page, database, server }) => {
    await page.setViewportSize({ width, height: 900 });
    const { url } = await openSession(database, server);
    await page.goto(url);
    await expect(page.getByText('TEST ÖDEMESİ – gerçek para çekilmez')).toBeInViewport();
    await expect(page.getByText('$14.829,00').first()).toBeVisible();
    await checkAxe(page);
    await checkNoOverflow(page);
    await page.getByRole('button', { name: 'Reddet' }).click();
    await expect(page.getByRole('alert')).toContainText('Ödeme reddedildi');
    await checkAxe(page);
    await page.getByRole('button', { name: '3-D Secure ile öde' }).click();
    await expect(page.getByLabel('Doğrulama kodu')).toBeVisible();
    await checkAxe(page);
    await checkNoOverflow(page);
  });
}

test('pays by keyboard alone, past a wrong code of 3-D Secure', async ({ page, database, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id, url } = await openSession(database, server);
  await page.goto(url);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Hemen' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Gecikmeli' })).toBeChecked();
  for (let i = 0; i < 2; i++) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '3-D Secure ile öde' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/3d-secure?onay=slow');
  await page.keyboard.press('Tab');
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Kod yanlış. Lütfen yukarıdaki kodu girin.');
  await expect(page.getByLabel('Doğrulama kodu')).toBeFocused();
  await page.keyboard.type(await page.locator('.secure-code').innerText());
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/contact?session_id=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('can be paid and cancelled, and says when it is over', async ({ page, problems, database, server }) => {
    const { id, url } = await openSession(database, server);
    await page.goto(url);
    await page.getByRole('button', { name: 'Vazgeç' }).click();
    await page.waitForURL('**/shop');
    await page.goto(url);
    await page.getByRole('button', { name: 'Öde', exact: true }).click();
    await page.waitForURL(`**/contact?session_id=${id}`);
    await page.goto(url);
    await expect(page.getByRole('heading', { name: 'Bu ödeme tamamlandı' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Öde', exact: true })).toHaveCount(0);
    await page.getByRole('link', { name: 'Mağazaya dön' }).click();
    await page.waitForURL(`**/contact?session_id=${id}`);

    problems.allow(/status of 410/);
    await page.goto((await openSession(database, server, new Date(Date.now() - 1000))).url);
    await expect(page.getByRole('heading', { name: 'Bu ödeme oturumunun süresi doldu' })).toBeVisible();
  });
});
