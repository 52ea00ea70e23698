// Value added tax on top of prices: what the cart shows is charged, and stands in the customer's order and the panel.
import type { Page } from '@playwright/test';
import { formatMoney, toMajor, toMinor } from '../contract/money.ts';
import { ALL_SETTING_DEFAULTS } from '../contract/staff-settings.ts';
import { vatTotals } from '../contract/vat.ts';
import {
  accept,
  checkAxe,
  checkNoOverflow,
  expect,
  fillAddress,
  fillCart,
  openCheckout,
  pay,
  payButton,
  sellable,
  test,
} from './customer.ts';
import { orderOf } from './orders.ts';

const NET = 'Ara toplam (KDV hariç)';
const GROSS = 'Toplam (KDV dahil)';

/** Words of a page's sums, in their order. */
const wordsOf = async (page: Page, selector: string): Promise<string> =>
  (await page.locator(selector).innerText()).replace(/\s+/g, ' ');

test('tax on top of prices, from the cart on a phone to the paid order and the panel', async ({
  page,
  people,
  asCustomer,
  context,
  baseURL,
  browser,
}) => {
  const admin = await people.withSession('admin');
  const set = (settingKey: keyof typeof ALL_SETTING_DEFAULTS, settingValue: unknown) =>
    admin.call('PUT', '/api/settings', [{ settingKey, settingValue }]);
  const [first, second] = await sellable(baseURL!, 2);
  const lines = [
    { ...first!, quantity: 3 },
    { ...second!, quantity: 7 },
  ];
  try {
    await admin.call('PUT', `/api/products/${first!._id}`, { vatRate: 10, unit: 'takım' });
    await set('shop_vat_mode', 'excluded');
    await fillCart(context, lines);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/cart');

    const tax = vatTotals(
      lines.map(({ price, quantity }, i) => ({ amountMinor: toMinor(price!) * quantity, rate: i === 0 ? 10 : 20 })),
      'excluded',
    );
    const money = (minor: number): string => formatMoney(toMajor(minor), 'USD');
    const rows = [
      [NET, tax.netMinor],
      ['KDV %20', tax.byRate[0]!.vatMinor],
      ['KDV %10', tax.byRate[1]!.vatMinor],
    ] as const;
    const rowText = rows.map(([label, minor]) => `${label} ${money(minor)}`).join(' ');
    await expect(page.locator('.cart-total output')).toHaveText(money(tax.grossMinor));
    expect(await wordsOf(page, '.cart-summary dl')).toContain(rowText);
    await expect(page.locator('.cart-total')).toContainText(GROSS);
    await expect(page.locator('.cart-summary')).toContainText('Fiyatlara KDV dahil değildir.');
    await expect(page.locator('.cart-unit')).toHaveText(['takım']);
    await checkNoOverflow(page);
    await checkAxe(page);

    // What the summary has, the page for paying asks for.
    await openCheckout(page);
    await page.locator('.checkout-fold > summary').click();
    const sums = await wordsOf(page, '.checkout-totals');
    expect(sums).toContain(rowText);
    expect(sums).toContain(`${GROSS} ${money(tax.grossMinor)}`);
    await expect(payButton(page)).toContainText(money(tax.grossMinor));
    await checkNoOverflow(page);
    await fillAddress(page);
    await accept(page);
    await pay(page);
    await expect(page.locator('.amount')).toContainText(money(tax.grossMinor));
    const number = (await page.locator('.amount .code').textContent())!;
    await page.getByRole('button', { name: 'Öde', exact: true }).click();

    await page.waitForURL('**/success?session_id=*');
    await expect(page.locator('.success-order')).toContainText('3 takım');
    const paid = await wordsOf(page, '.success-order tfoot');
    expect(paid).toContain(rowText);
    expect(paid).toContain(`${GROSS} ${money(tax.grossMinor)}`);
    const order = await orderOf(admin, number);
    expect(order).toMatchObject({ total: toMajor(tax.grossMinor), receipt_email: asCustomer.email, status: 'paid' });
    await page.goto(`/hesabim/siparisler/${order._id}`);
    await expect(page.locator('.order-totals')).toContainText(GROSS);
    expect(await wordsOf(page, '.order-totals')).toContain(`${rowText} ${GROSS} ${money(tax.grossMinor)}`);
    await checkNoOverflow(page);
    const [proforma] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Proforma fatura (PDF)' }).click(),
    ]);
    expect(proforma.suggestedFilename()).toBe(`proforma-${number}.pdf`);

    const panel = await browser.newContext({ baseURL: baseURL! });
    await people.enter(panel, admin);
    const desk = await panel.newPage();
    await desk.goto(`/admin/orders/${order._id}`);
    await expect(desk.locator('.order-sums')).toContainText(GROSS);
    expect(await wordsOf(desk, '.order-sums')).toContain(`${rowText} ${GROSS} ${money(tax.grossMinor)}`);
    await expect(desk.locator('.order-lines td[data-label="KDV"]')).toHaveText(['%10', '%20']);
    await expect(desk.locator('.order-lines td[data-label="Adet"]')).toHaveText(['3 takım', '7']);
    await panel.close();
  } finally {
    await set('shop_vat_mode', ALL_SETTING_DEFAULTS.shop_vat_mode);
    await admin.call('PUT', `/api/products/${first!._id}`, { vatRate: null, unit: 'adet' });
  }
});
