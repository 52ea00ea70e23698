// An order that is paid by bank transfer: from the checkout on a phone to the money that staff record.
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
import { pdf } from '../server/testing/documents.ts';
import { orderOf } from './orders.ts';

const IBAN = 'TR330006100519786457841326';

test('is chosen on a phone by keyboard, waits with what to pay and where, and is paid once staff have seen the money', async ({
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
  try {
    await set('bank_accounts', [{ bank: 'Kalıp Bankası', holder: 'Örnek A.Ş.', iban: IBAN, currency: 'USD' }]);
    await set('shop_transfer', true);
    await fillCart(context, [{ ...product!, quantity: 2 }]);
    const total = formatMoney(product!.price! * 2, 'USD');
    await page.setViewportSize({ width: 390, height: 844 });
    await openCheckout(page);
    await fillAddress(page);
    const card = page.getByRole('radio', { name: /Kredi \/ banka kartı/ });
    await expect(card).toBeChecked();
    await card.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /Havale \/ EFT/ })).toBeChecked();
    await accept(page);
    await checkAxe(page);
    await checkNoOverflow(page);
    const order = page.getByRole('button', { name: `Siparişi ver · ${total}` });
    await order.focus();
    await page.keyboard.press('Enter');

    await page.waitForURL('**/hesabim/siparisler/*');
    const facts = page.getByRole('region', { name: 'Havale / EFT ile ödeme' });
    await expect(facts).toContainText(total);
    await expect(facts).toContainText('TR33 0006 1005 1978 6457 8413 26');
    await expect(page.getByText('Siparişiniz alındı. Ödemeniz hesabımıza geçince')).toBeVisible();
    const number = page.url().split('/').at(-1)!;
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
    await expect(facts).toContainText(`Açıklamaya yalnızca sipariş numaranızı yazın: ${number}`);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await facts.getByRole('button', { name: /^Kopyala.*IBAN/ }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(IBAN);
    expect(await cartOf(page)).toEqual([]);
    await expect(page.getByRole('link', { name: 'Ödemeyi tamamla' })).toBeHidden();
    const upload = facts.getByLabel('Dekont yükle');
    await upload.setInputFiles({ name: 'dekont.docx', mimeType: 'application/msword', buffer: Buffer.from('PK') });
    await expect(facts.getByText('Dekont PDF, JPG veya PNG olmalıdır.')).toBeVisible();
    await upload.setInputFiles({ name: 'Dekontum.pdf', mimeType: 'application/pdf', buffer: pdf('Dekont') });
    await expect(facts.getByText('Dekontunuz bize ulaştı.')).toBeVisible();
    await expect(facts.getByRole('listitem')).toContainText('Dekontum.pdf');
    await checkAxe(page);
    await checkNoOverflow(page);

    const panel = await browser.newContext({ baseURL: baseURL! });
    await people.enter(panel, admin);
    const desk = await panel.newPage();
    await desk.goto(`/admin/orders/${number}`);
    const payment = desk.getByRole('region', { name: 'Ödeme', exact: true });
    await expect(payment).toContainText('Havale / EFT');
    const download = desk.waitForEvent('download');
    await payment.getByRole('button', { name: /^Dekontum\.pdf/ }).click();
    expect((await download).suggestedFilename()).toBe('Dekontum.pdf');
    const receive = async (amount: string): Promise<void> => {
      await payment.getByRole('button', { name: 'Ödeme geldi' }).click();
      const dialog = desk.getByRole('dialog', { name: 'Ödeme geldi' });
      await dialog.getByLabel('Tutar').fill(amount);
      await dialog.getByLabel('Dekont / referans').fill('D-4711');
      await checkAxe(desk);
      await dialog.getByRole('button', { name: 'Ödemeyi kaydet' }).click();
      await expect(dialog).toBeHidden();
    };
    await receive('0,01');
    await expect(payment).toContainText('$0,01');
    expect((await orderOf(admin, number)).status).toBe('pending');
    await receive((product!.price! * 2 - 0.01).toFixed(2).replace('.', ','));
    await expect(payment.getByRole('button', { name: 'Ödeme geldi' })).toBeHidden();
    await expect(desk.locator('.order-head')).toContainText('Ödendi');
    expect(await orderOf(admin, number)).toMatchObject({
      status: 'paid',
      receipt_email: asCustomer.email,
      receipts: [{ amount: 0.01, reference: 'D-4711', account: IBAN }, { by: 'Ayşe Usta' }],
    });
    await panel.close();

    await page.reload();
    await expect(facts).toBeHidden();
    await expect(page.getByText('Ödemeniz alındı.')).toBeVisible();
  } finally {
    await set('shop_transfer', false);
    await set('bank_accounts', []);
  }
});
