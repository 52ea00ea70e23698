import { test } from './admin.ts';
import { addOrder } from './orders.ts';
test('look', async ({ page, asAdmin, people, context, browser, baseURL }) => {
  test.setTimeout(120000);
  void asAdmin;
  void context;
  const order = await addOrder(people.database, { status: 'paid' });
  const customer = await people.withSession('user');
  const own = await addOrder(people.database, { status: 'paid', customer });
  const site = await browser.newContext({ baseURL: baseURL! });
  await people.enter(site, customer);
  const shop = await site.newPage();
  for (const [w, h] of [
    [1440, 900],
    [768, 1024],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width: w, height: h });
    await page.goto('/admin/orders/' + order.publicId);
    await page.getByRole('region', { name: 'Belgeler' }).waitFor();
    await page.getByRole('region', { name: 'Belgeler' }).scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/look/order-${w}.png` });
    await page.goto('/admin/orders');
    await page.waitForTimeout(600);
    await page.screenshot({ path: `/tmp/look/orders-${w}.png` });
    await page.goto('/admin/settings/site?tab=firma-fatura');
    await page.waitForTimeout(600);
    await page.screenshot({ path: `/tmp/look/seller-${w}.png` });
    await shop.setViewportSize({ width: w, height: h });
    await shop.goto('/hesabim/siparisler/' + own.number);
    await shop.locator('.order-actions').waitFor();
    await shop.waitForTimeout(300);
    await shop.screenshot({ path: `/tmp/look/own-${w}.png` });
  }
});
