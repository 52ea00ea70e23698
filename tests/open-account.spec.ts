// Buying on account: from a customer's terms in the panel to the order on a phone, its approval, and the money.
import { formatMoney } from '../contract/money.ts';
import { ALL_SETTING_DEFAULTS } from '../contract/staff-settings.ts';
import {
  accept,
  cartOf,
  checkAxe,
  checkNoOverflow,
  expect,
  fillAddress,
  fillCart,
  openCheckout,
  sellable,
  test,
} from './customer.ts';
import { orderOf } from './orders.ts';

test('a customer with terms orders on a phone by keyboard; staff approve, and record what arrives', async ({
  page,
  people,
  asCustomer,
  context,
  baseURL,
  browser,
}) => {
  const admin = await people.withSession('admin', { name: 'Ayşe Usta' });
  const set = (settingKey: keyof typeof ALL_SETTING_DEFAULTS, settingValue: unknown) =>
    admin.call('PUT', '/api/settings', [{ settingKey, settingValue }]);
  const [product] = await sellable(baseURL!, 1);
  const total = product!.price! * 2;
  try {
    await set('shop_account', true);
    const panel = await browser.newContext({ baseURL: baseURL! });
    await people.enter(panel, admin);
    const desk = await panel.newPage();

    await test.step('staff allow it, with a limit', async () => {
      await desk.goto(`/admin/customers?q=${encodeURIComponent(asCustomer.email)}`);
      await desk.getByRole('link', { name: asCustomer.name }).click();
      await expect(desk.getByRole('heading', { level: 1 })).toContainText(asCustomer.name);
      await desk.getByLabel('Cari hesapla alabilir').click();
      await desk.getByLabel('Limit', { exact: true }).fill(total.toFixed(2).replace('.', ','));
      await desk.getByLabel('Vade').fill('45');
      await checkAxe(desk);
      await desk.getByRole('button', { name: 'Değişiklikleri Kaydet' }).click();
      await expect(desk.getByText('Cari hesap koşulları kaydedildi.')).toBeVisible();
    });

    await test.step('the customer chooses it, once the invoice is a company’s', async () => {
      await fillCart(context, [{ ...product!, quantity: 2 }]);
      await page.setViewportSize({ width: 390, height: 844 });
      await openCheckout(page);
      await fillAddress(page);
      const account = page.getByRole('radio', { name: /Cari hesap/ });
      await expect(account).toBeDisabled();
      await expect(page.getByText('Cari hesapla ödemek için kurumsal fatura seçin.')).toBeVisible();
      await page.getByRole('radio', { name: 'Kurumsal', exact: true }).focus();
      await page.keyboard.press('Space');
      await page.getByLabel('Firma unvanı').fill('Ağaoğlu Kalıp A.Ş.');
      await page.getByLabel('Vergi numarası').fill('1234567890');
      await page.getByLabel('Vergi dairesi').fill('Nilüfer');
      await expect(account).toBeEnabled();
      await expect(
        page.getByText(`Önce alır, 45 gün vadeyle ödersiniz. Kalan limit: ${formatMoney(total, 'USD')}`),
      ).toBeVisible();
      await account.focus();
      await page.keyboard.press('Space');
      await accept(page);
      await checkAxe(page);
      await checkNoOverflow(page);
      await page.getByRole('button', { name: `Siparişi ver · ${formatMoney(total, 'USD')}` }).focus();
      await page.keyboard.press('Enter');
      await page.waitForURL('**/hesabim/siparisler/*');
      await expect(page.getByText('Onaylayınca hazırlamaya başlarız ve size haber veririz.')).toBeVisible();
      await expect(page.getByText('Onay bekliyor').first()).toBeVisible();
      expect(await cartOf(page)).toEqual([]);
      await checkAxe(page);
    });
    const number = page.url().split('/').at(-1)!;

    await test.step('staff see what is owed, and approve', async () => {
      await desk.goto(`/admin/orders/${number}`);
      await expect(desk.locator('.order-head')).toContainText('Onay bekliyor');
      await desk.getByRole('button', { name: 'Onayla', exact: true }).click();
      const dialog = desk.getByRole('dialog', { name: 'Sipariş cari hesapla onaylansın mı?' });
      await expect(dialog).toContainText('45 gün sonra');
      await expect(dialog.getByText('Bu siparişle müşterinin limiti aşılır.')).toBeHidden();
      await checkAxe(desk);
      await dialog.getByRole('button', { name: 'Onayla', exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(desk.locator('.order-head')).toContainText('Hazırlanıyor');
      expect(await orderOf(admin, number)).toMatchObject({ status: 'preparing', paidAt: null });
      await desk.goto('/admin/orders?owed=open');
      await expect(desk.getByRole('link', { name: number })).toBeVisible();
    });

    await test.step('the customer reads when and what to pay, and what is left of the limit', async () => {
      await page.reload();
      const payment = page.getByRole('region', { name: 'Cari hesap ödemesi' });
      await expect(payment).toContainText(formatMoney(total, 'USD'));
      await expect(payment).toContainText('Vade');
      await page.goto('/hesabim/siparisler');
      await expect(page.getByRole('region', { name: 'Cari hesabınız' })).toContainText('45 gün');
      await checkAxe(page);
      await checkNoOverflow(page);
      await page.evaluate((cart) => localStorage.setItem('cart', cart), JSON.stringify([{ ...product!, quantity: 1 }]));
      await openCheckout(page);
      await expect(page.getByText('Cari limitiniz bu sipariş için yeterli değil. Kalan limit: $0,00')).toBeVisible();
    });

    await test.step('the money is recorded', async () => {
      await desk.goto(`/admin/orders/${number}`);
      const payment = desk.getByRole('region', { name: 'Ödeme', exact: true });
      await expect(payment).toContainText('Cari hesap');
      await payment.getByRole('button', { name: 'Ödeme geldi' }).click();
      const dialog = desk.getByRole('dialog', { name: 'Ödeme geldi' });
      await dialog.getByRole('button', { name: 'Ödemeyi kaydet' }).click();
      await expect(dialog).toBeHidden();
      await expect(payment.getByRole('button', { name: 'Ödeme geldi' })).toBeHidden();
      expect(await orderOf(admin, number)).toMatchObject({ status: 'preparing', paidAt: expect.any(String) });
    });
    await panel.close();
  } finally {
    await set('shop_account', false);
  }
});
