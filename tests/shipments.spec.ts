// An order that leaves in parts: from the dialog in the panel to the customer's page on a phone.
import { checkAxe, checkNoOverflow, expect, test } from './admin.ts';
import { orderPath } from '../contract/page-paths.ts';
import { addOrder, orderOf } from './orders.ts';

test('staff send a part by keyboard, then the rest; the customer follows each', async ({
  page,
  people,
  asAdmin,
  database,
  browser,
  baseURL,
}) => {
  const customer = await people.withSession('user', { name: 'Şükrü Ağaoğlu' });
  const codes = await database.db
    .selectFrom('products')
    .select('code')
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .limit(2)
    .execute();
  const [first, second] = codes.map(({ code }) => code) as [string, string];
  const order = await addOrder(database, {
    status: 'paid',
    customer,
    lines: [
      { code: first, quantity: 12, unitPriceMinor: 12_345 },
      { code: second, quantity: 3, unitPriceMinor: 990 },
    ],
  });
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog', { name: 'Kargoya ver' });
  await page.goto(`/admin/orders/${order.publicId}`);

  await test.step('a part, with only the keyboard', async () => {
    await main.getByRole('button', { name: 'Gönderi oluştur' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Kargo Firması')).toBeFocused();
    const left = dialog.getByRole('spinbutton', { name: `Gönderilecek adet: ${first}` });
    await expect(left).toHaveValue('12');
    await left.fill('13');
    await page.keyboard.press('Tab');
    await expect(dialog.getByText('Bu satırdan en fazla 12 adet gönderilebilir.')).toBeVisible();
    await left.fill('7');
    await dialog.getByRole('spinbutton', { name: `Gönderilecek adet: ${second}` }).fill('0');
    await dialog.getByLabel('Kargo Firması').fill('Yurtiçi Kargo');
    // Escape closes the list of carriers, or the dialog where the list is not there yet.
    await expect(page.locator('.ant-select-item').getByText('Yurtiçi Kargo')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.ant-select-item')).toBeHidden();
    await dialog.getByLabel('Takip Numarası').fill('YK-1');
    await dialog.getByLabel('Koli sayısı').fill('2');
    await dialog.getByLabel('Ağırlık').fill('12,5');
    await checkAxe(page);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Gönderi kaydedildi; siparişin kalanı hazırlanıyor.')).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('the order says what has left and what has not', async () => {
    await expect(page.locator('.crud-head .crud-status')).toHaveText('Kısmen gönderildi');
    const one = main.getByRole('region', { name: '1. gönderi' });
    await expect(one).toContainText(`${first} × 7`);
    await expect(one).toContainText('2 koli · 12,5 kg');
    await expect(main.getByRole('region', { name: 'Gönderiler' })).toContainText(`${first} × 5`);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await checkNoOverflow(page);
      await checkAxe(page);
    }
    const slip = page.waitForEvent('download');
    await one.getByRole('button', { name: 'Koli etiketi' }).click();
    expect((await slip).suggestedFilename()).toBe(`koli-etiketi-${order.number}-1.pdf`);
    await page.goto('/admin/orders?isPartShipped=true');
    await expect(main.getByRole('link', { name: order.number })).toBeVisible();
    await page.goBack();
  });

  const context = await browser.newContext({ baseURL: baseURL!, viewport: { width: 390, height: 844 } });
  await people.enter(context, customer);
  const phone = await context.newPage();
  const shipments = phone.getByRole('region', { name: 'Gönderiler' });
  await test.step('the customer sees the same on a phone', async () => {
    await phone.goto(orderPath(order.publicId));
    await expect(phone.getByText('Siparişinizin bir kısmı kargoya verildi, kalanı hazırlanıyor.')).toBeVisible();
    await expect(shipments.getByRole('heading', { name: /^1. gönderi/ })).toBeVisible();
    await expect(shipments.getByRole('link', { name: 'Kargom nerede?' })).toHaveAttribute(
      'href',
      'https://www.yurticikargo.com/tr/online-servisler/gonderi-sorgula?code=YK-1',
    );
    await expect(shipments).toContainText(`7 adet ${first}`);
    await expect(shipments).toContainText(`5 adet ${first}`);
    await checkAxe(phone);
    await checkNoOverflow(phone);
  });

  await test.step('the rest leaves; the second is taken back; the first is delivered, and the rest given up', async () => {
    await main.getByRole('button', { name: 'Kargoya Ver' }).click();
    await dialog.getByLabel('Kargo Firması').fill('Kendi aracımız');
    await dialog.getByLabel('Takip Numarası').fill('34 ABC 12');
    await dialog.getByRole('button', { name: 'Kargoya Ver' }).click();
    await expect(page.locator('.crud-head .crud-status')).toHaveText('Kargoya verildi');
    expect((await orderOf(asAdmin, order.number)).shipments).toHaveLength(2);
    const two = main.getByRole('region', { name: '2. gönderi' });
    await two.getByRole('button', { name: 'Gönderiyi geri al' }).click();
    await page
      .getByRole('dialog', { name: '2. gönderi geri alınsın mı?' })
      .getByRole('button', { name: 'Gönderiyi geri al' })
      .click();
    await expect(two).toBeHidden();
    const one = main.getByRole('region', { name: '1. gönderi' });
    await one.getByRole('button', { name: 'Teslim Edildi' }).click();
    await page
      .getByRole('dialog', { name: '1. gönderi teslim edildi mi?' })
      .getByRole('button', { name: 'Teslim Edildi' })
      .click();
    await expect(one).toContainText('Teslim edildi');
    await main.getByRole('button', { name: 'Kalanı gönderme' }).click();
    await page
      .getByRole('dialog', { name: 'Kalan ürünler gönderilmeyecek mi?' })
      .getByRole('button', { name: 'Kalanı gönderme' })
      .click();
    await expect(page.locator('.crud-head .crud-status')).toHaveText('Teslim edildi');
    await phone.reload();
    await expect(shipments.getByRole('heading', { name: 'Gönderilmeyecek' })).toBeVisible();
  });
});
