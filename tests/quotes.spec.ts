// A shop without a payment provider takes requests for quotes. Uses a separate server.
import { expect, layoutShift, test as base } from './fixtures.ts';
import { startServer } from './server.ts';

const test = base.extend({
  server: [
    async ({}, use) => {
      const server = await startServer(['--empty'], { PAYMENT_PROVIDER: undefined });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

/** Words of payment, out of place here. */
const OF_PAYMENTS = /kargo \(\+|Hızlı kargo|Ücretsiz kargo|Ödemeye Geç|Giriş Yap ve öde/i;

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    localStorage.setItem(
      'cart',
      JSON.stringify([{ _id: 'x', name: 'Kılavuz kolon', price: 161, quantity: 3, img: [] }]),
    );
  }),
);

test('the cart offers only a quote, and leads to it', async ({ page }) => {
  await page.goto('/cart');
  const summary = page.getByRole('region', { name: 'Teklif özeti' });
  await expect(summary.locator('.cart-total')).toContainText('Ürünler toplamı');
  await expect(summary).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('main')).not.toContainText(OF_PAYMENTS);
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0);
  await summary.getByRole('link', { name: 'Teklif İste' }).click();
  await expect(page).toHaveURL('/contact?sepet=1');
  const rows = page.getByRole('table', { name: 'Teklif istenen ürünler' }).getByRole('row');
  await expect(rows.nth(1).getByRole('cell')).toHaveText(['', 'Kılavuz kolon', '', '', '']);
  await expect(page.getByLabel('Adet: Kılavuz kolon')).toHaveValue('3');
});

test('the cart’s lines push nothing aside when the browser has read them; an empty cart says so', async ({ page }) => {
  await page.goto('/contact?sepet=1');
  const wanted = page.getByRole('region', { name: 'Teklif istenen ürünler' });
  await expect(wanted).toContainText('Kılavuz kolon');
  expect(await layoutShift(page)).toBeLessThan(0.01);
  await page.addInitScript(() => localStorage.removeItem('cart'));
  await page.reload();
  await expect(wanted).toContainText('Sepetiniz boş');
});

test('does not ask to sign in for a missing payment', async ({ page }) => {
  await page.goto('/odeme');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Teklif isteyin');
  await expect(main.getByRole('link', { name: /Giriş Yap|Üye Ol/ })).toHaveCount(0);
  await expect(main).not.toContainText(OF_PAYMENTS);
  await main.getByRole('link', { name: 'Teklif İste' }).click();
  await expect(page).toHaveURL('/contact?sepet=1');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('offers the same way on', async ({ page }) => {
    await page.goto('/odeme');
    await expect(page.getByRole('main').getByRole('link', { name: 'Teklif İste' })).toHaveAttribute(
      'href',
      '/contact?sepet=1',
    );
  });
});
