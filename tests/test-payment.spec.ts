/** The test provider's own pages; purchase.spec.ts tests the way from them back to the shop. */
import { expect, test } from './admin.ts';
import { openSession } from './test-payment.ts';

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
  await page.waitForURL(/\/3d-secure\?onay=slow&/);
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
