// The invoice of an order and that of its return: staff record its number and upload its PDF, the customer downloads it.
import { orderPath } from '../contract/page-paths.ts';
import { pdf } from '../server/testing/documents.ts';
import { checkAxe, checkNoOverflow, expect, test } from './admin.ts';
import { addOrder } from './orders.ts';

test('staff prepare an invoice and upload it; the customer downloads it on a phone', async ({
  page,
  people,
  asAdmin,
  database,
  browser,
  baseURL,
  problems,
}) => {
  const customer = await people.withSession('user', { name: 'Şükrü Ağaoğlu' });
  const { code } = await database.db.selectFrom('products').select('code').orderBy('id').executeTakeFirstOrThrow();
  const order = await addOrder(database, {
    lines: [{ code, quantity: 2, unitPriceMinor: 12_345, vatRate: 20, netMinor: 20_575, vatMinor: 4_115 }],
    status: 'preparing',
    customer,
    company: 'Ağaoğlu Kalıp A.Ş.',
    currency: 'TRY',
    pricesIncludeVat: true,
    netMinor: 20_575,
    vatMinor: 4_115,
    vatByRate: [{ rate: 20, netMinor: 20_575, vatMinor: 4_115, grossMinor: 24_690 }],
  });
  expect(asAdmin.role).toBe('admin');
  await page.goto(`/admin/orders/${order.publicId}`);
  const part = page.getByRole('main').getByRole('region', { name: 'Resmî fatura' });
  await part.getByRole('button', { name: 'Fatura hazırla' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fatura hazırla' });
  await expect(dialog.getByTitle('e-Arşiv fatura')).toBeVisible();
  await checkAxe(page);
  await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page.getByText('Fatura kaydedildi.')).toBeVisible();
  await expect(part).toContainText('Taslak');
  // The demo's seller has no tax number.
  await expect(part.getByText(/^UBL taslağı için eksik: .*vergi kimlik numaranız/)).toBeVisible();
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await checkNoOverflow(page);
    await checkAxe(page);
  }

  await part.getByRole('button', { name: 'Düzenle' }).click();
  const edit = page.getByRole('dialog', { name: 'Faturayı düzenle' });
  const number = `KLP2026${String(Date.now()).slice(-9)}`;
  await edit.getByLabel('Fatura no').fill(number.toLowerCase());
  problems.allow(/400 \(Bad Request\)/);
  await edit.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(edit.getByText('Fatura tarihini girin.').first()).toBeVisible();
  const day = edit.getByLabel('Fatura tarihi');
  await expect(day).toBeFocused();
  await day.fill('20.11.2026');
  await day.press('Enter');
  await edit.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(edit).toBeHidden();
  await expect(part).toContainText('Fatura kesildi');
  await expect(part).toContainText(number);
  await part
    .locator('input[type=file]')
    .setInputFiles({ name: 'fatura.pdf', mimeType: 'application/pdf', buffer: pdf('Fatura') });
  await expect(page.getByText('Fatura PDF’i yüklendi.')).toBeVisible();
  await expect(part.getByRole('button', { name: 'PDF’i değiştir' })).toBeVisible();

  // A part goes back: staff choose what it was.
  await database.write('orders', async (trx) => {
    const at = new Date();
    await trx
      .insertInto('refunds')
      .values({
        publicId: `r${order.publicId}`,
        orderId: order.id,
        attempt: `r${order.publicId}`,
        amountMinor: 12_000,
        reason: 'Hasarlı',
        byName: 'Ayşe Usta',
        isRestocked: false,
        status: 'done',
        providerRefundId: null,
        createdAt: at,
        updatedAt: at,
      })
      .execute();
    await trx.updateTable('orders').set({ refundedMinor: 12_000 }).where('id', '=', order.id).execute();
  });
  await page.reload();
  const returned = part.getByRole('region', { name: /^₺120,00 iadesinin faturası/ });
  await expect(returned).toContainText('iade faturasını genellikle müşteriniz size keser');
  await returned.getByRole('button', { name: 'İade faturası hazırla' }).click();
  const choosing = page.getByRole('dialog', { name: 'İade faturası hazırla' });
  await choosing.getByLabel(`İade edilen adet: ${code}`).fill('1');
  await expect(choosing.getByText('Seçilenlerin satış tutarı ₺123,45.', { exact: false })).toBeVisible();
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await checkNoOverflow(page);
    await checkAxe(page);
  }
  const returnNumber = `AGA2026${String(Date.now() + 1).slice(-9)}`;
  await choosing.getByLabel('Fatura no').fill(returnNumber);
  const returnDay = choosing.getByLabel('Fatura tarihi');
  await returnDay.fill('21.11.2026');
  await returnDay.press('Enter');
  await choosing.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(choosing).toBeHidden();
  await expect(returned).toContainText(returnNumber);
  await returned
    .locator('input[type=file]')
    .setInputFiles({ name: 'iade.pdf', mimeType: 'application/pdf', buffer: pdf('İade') });
  await expect(returned.getByRole('button', { name: 'PDF’i değiştir' })).toBeVisible();
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await checkNoOverflow(page);
    await checkAxe(page);
  }

  // All of a list at once: what one lacks is said beside its number.
  await page.goto(`/admin/orders?q=${order.number}`);
  await page.getByRole('main').getByRole('button', { name: 'Belgeler' }).click();
  await page.getByRole('menuitem', { name: 'UBL fatura taslakları (ZIP)' }).click();
  const left = page.getByRole('dialog', { name: '1 siparişin taslağı hazırlanamadı' });
  await expect(left.getByRole('listitem')).toContainText(order.number);
  await checkAxe(page);
  await left.getByRole('button', { name: 'Tamam' }).click();

  const context = await browser.newContext({ baseURL: baseURL!, viewport: { width: 390, height: 844 } });
  await people.enter(context, customer);
  const phone = await context.newPage();
  await phone.goto(orderPath(order.publicId));
  const got = phone.waitForEvent('download');
  await phone.getByRole('button', { name: `Fatura ${number} (PDF)` }).click();
  expect((await got).suggestedFilename()).toBe(`fatura-${number}.pdf`);
  const gotReturn = phone.waitForEvent('download');
  await phone.getByRole('button', { name: `İade faturası ${returnNumber} (PDF)` }).click();
  expect((await gotReturn).suggestedFilename()).toBe(`fatura-${returnNumber}.pdf`);
  await checkAxe(phone);
  await checkNoOverflow(phone);
});
