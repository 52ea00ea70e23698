// The shop's own delivery methods: set up in the panel, chosen at the checkout by province, fetched from the shop.
import { insertCategories, insertProducts } from '../server/testing/catalogue.ts';
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
  test as base,
} from './customer.ts';
import { orderOf } from './orders.ts';
import { ownServer } from './server.ts';

const test = base.extend<object, { products: void }>({
  server: ownServer,
  products: [
    async ({ database }, use) => {
      await insertCategories(database, [{ slug: 'kolonlar', name: 'Kolonlar' }]);
      await insertProducts(database, [
        {
          code: 'KK-20X100',
          name: 'Kılavuz kolon Ø20×100',
          category: 'kolonlar',
          priceMinor: 25_000,
          currency: 'TRY',
          stockStatus: 'in_stock',
        },
        {
          code: 'KK-30X100',
          name: 'Kılavuz kolon Ø30×100',
          category: 'kolonlar',
          priceMinor: 40_000,
          currency: 'TRY',
          stockStatus: 'in_stock',
        },
      ]);
      await database.db.updateTable('products').set({ weightG: 1_200 }).execute();
      await use();
    },
    { scope: 'worker', auto: true },
  ],
});

test('an owner enters a carrier’s price list; a customer pays what it says for his province, or fetches the order', async ({
  page,
  people,
  asCustomer,
  context,
  browser,
  baseURL,
}) => {
  const admin = await people.withSession('admin', { name: 'Ayşe Usta' });
  const set = (settings: Record<string, unknown>) =>
    admin.call(
      'PUT',
      '/api/settings',
      Object.entries(settings).map(([settingKey, settingValue]) => ({ settingKey, settingValue })),
    );
  await set({
    shop_currency: 'TRY',
    shop_transfer: true,
    bank_accounts: [
      { bank: 'Kalıp Bankası', holder: 'Örnek A.Ş.', iban: 'TR330006100519786457841326', currency: 'TRY' },
    ],
  });
  const panel = await browser.newContext({ baseURL: baseURL! });
  await people.enter(panel, admin);
  const desk = await panel.newPage();

  await test.step('the panel begins with what holds, and takes a table of desi', async () => {
    await desk.goto('/admin/settings');
    await desk.getByRole('region', { name: 'Teslimat', exact: true }).getByRole('link').click();
    await expect(desk.getByText('Kendi yönteminiz yok')).toBeVisible();
    await checkAxe(desk);
    await desk.getByRole('button', { name: 'Şimdiki kargo ayarlarıyla başla' }).click();
    const standard = desk.getByRole('listitem', { name: 'Standart kargo' });
    await expect(standard.getByText('Alıcı ödemeli')).toBeVisible();
    await desk.getByRole('button', { name: 'Hızlı kargo: kaldır' }).click();
    // A price list in place of the first.
    await standard.getByLabel('Ücret', { exact: true }).click();
    await desk.getByTitle('Desi tablosu').click();
    await standard.getByRole('button', { name: 'Bölge', exact: true }).click();
    await standard.getByLabel('1. bölgenin adı').fill('Marmara');
    await standard.getByLabel('Marmara: iller').fill('Bursa');
    await desk.getByTitle('Bursa', { exact: true }).click();
    await desk.keyboard.press('Escape');
    for (const [row, near, far] of [
      [1, 60, 80],
      [2, 90, 120],
      [3, 130, 170],
      [4, 190, 250],
      [5, 250, 330],
    ] as const) {
      await standard.getByLabel(`Marmara, ${row}. satır: ücret`).fill(String(near));
      await standard.getByLabel(`Diğer iller, ${row}. satır: ücret`).fill(String(far));
    }
    await standard.getByLabel('Ücretsiz sınırı').fill('1000');
    await standard.getByLabel('En az gün').fill('2');
    await standard.getByLabel('En çok gün').fill('4');
    await desk.getByRole('button', { name: 'Yöntem ekle' }).click();
    const second = desk.getByRole('listitem', { name: '2. yöntem' });
    await second.getByLabel('Ad', { exact: true }).fill('Mağazadan teslim');
    const pickup = desk.getByRole('listitem', { name: 'Mağazadan teslim' });
    await pickup.getByLabel('Ücret', { exact: true }).click();
    await desk.locator('.ant-select-dropdown:visible').getByTitle('Mağazadan teslim').click();
    await pickup.getByLabel('Müşteriye not').fill('Hafta içi 09.00–17.00 arası.');
    await expect(pickup.getByText('Mağazadan teslim sunulmuyor')).toBeVisible();
    await expect(desk.locator('.ant-select-dropdown:visible')).toHaveCount(0); // its fading would be wider than the window
    for (const width of [390, 768, 1440]) {
      await desk.setViewportSize({ width, height: 900 });
      await checkNoOverflow(desk);
      await checkAxe(desk);
    }
    await desk.getByRole('button', { name: 'Değişiklikleri Kaydet' }).click();
    await expect(desk.getByText('Teslimat yöntemleri kaydedildi.')).toBeVisible();
    await desk.reload();
    await expect(standard.getByLabel('Diğer iller, 2. satır: ücret')).toHaveValue('120,00');
    await set({
      company_street: 'Demir Sok. 3',
      company_district: 'Osmangazi',
      company_city: 'Bursa',
      company_postal_code: '16140',
    });
  });

  const [product] = await sellable(baseURL!, 1);
  await test.step('the cart says what the province may change', async () => {
    await fillCart(context, [{ ...product!, quantity: 2 }]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/cart');
    await expect(page.getByText('Teslimat ücreti, ödeme adımında seçtiğiniz ile göre kesinleşir.')).toBeVisible();
    await expect(page.getByText('Standart kargo, en az')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /Hızlı kargo/ })).toBeHidden();
    await checkAxe(page);
    await checkNoOverflow(page);
  });

  await test.step('the fee follows the province', async () => {
    await openCheckout(page);
    const cargo = page.getByRole('radio', { name: /^Standart kargo/ });
    await expect(cargo).toBeChecked();
    await expect(page.getByText('Tahmini teslim: 2–4 iş günü')).toBeVisible();
    await fillAddress(page); // in Bursa
    await expect(page.locator('label', { has: cargo })).toContainText('₺90,00');
    await page.getByRole('region', { name: '1. Teslimat' }).locator('select').selectOption('Van');
    await expect(page.locator('label', { has: cargo })).toContainText('₺120,00');
    await checkAxe(page);
    await page.getByRole('radio', { name: /^Havale/ }).check();
    await accept(page);
    await page.getByRole('button', { name: /^Siparişi ver/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('SP-');
    await expect(page.getByText('Standart kargo').first()).toBeVisible();
    await expect(page.getByText('₺120,00').first()).toBeVisible();
    expect(await cartOf(page)).toEqual([]);
  });

  await test.step('another order is fetched: no address but the invoice’s', async () => {
    await page.evaluate((line) => localStorage.setItem('cart', JSON.stringify([line])), { ...product!, quantity: 1 });
    await openCheckout(page);
    await page.getByRole('radio', { name: /^Mağazadan teslim/ }).check();
    await expect(page.getByLabel('Açık adres')).toBeHidden();
    await expect(page.getByText('şu adresten alırsınız: Demir Sok. 3, 16140 Osmangazi / Bursa')).toBeVisible();
    await page.getByRole('textbox', { name: 'Ad soyad', exact: true }).fill(asCustomer.name);
    await page.getByLabel('Telefon').last().fill('0532 111 22 33');
    await page.getByRole('radio', { name: /^Havale/ }).check();
    await accept(page);
    await page.getByRole('button', { name: /^Siparişi ver/ }).click();
    await expect(page.getByText('Lütfen fatura adresini girin!')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Siparişi ver · ₺250,00' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Fatura adresi', exact: true }).fill('Çelik Sok. 1');
    const invoice = page.getByRole('region', { name: '2. Fatura' });
    await invoice.getByRole('textbox', { name: 'İlçe', exact: true }).fill('Nilüfer');
    await invoice.locator('select').selectOption('Bursa');
    await checkAxe(page);
    await checkNoOverflow(page);
    await page.getByRole('button', { name: /^Siparişi ver/ }).click();
    await expect(page.getByRole('heading', { name: 'Teslim alınacak yer' })).toBeVisible();
    await expect(page.getByText('Hafta içi 09.00–17.00 arası.')).toBeVisible();
  });

  await test.step('staff say when it is ready, and that it was fetched', async () => {
    const [order] = (await admin.call<{ items: { number: string; _id: string }[] }>('GET', '/api/orders')).items;
    await admin.call('POST', `/api/orders/${order!.number}/receipts`, {
      amount: product!.price!,
      receivedOn: new Date().toISOString().slice(0, 10),
      attempt: crypto.randomUUID(),
    } as never);
    await desk.goto(`/admin/orders/${order!._id}`);
    await desk.getByRole('main').getByRole('button', { name: 'Teslime Hazır' }).click();
    await desk
      .getByRole('dialog', { name: 'Sipariş teslime hazır mı?' })
      .getByRole('button', { name: 'Teslime Hazır' })
      .click();
    await expect(desk.locator('.crud-head .crud-status')).toHaveText('Teslime hazır');
    await page.reload();
    await expect(page.getByText('Siparişiniz hazır; adresimizden teslim alabilirsiniz.')).toBeVisible();
    await desk.getByRole('main').getByRole('button', { name: 'Teslim Alındı' }).click();
    await desk
      .getByRole('dialog', { name: 'Sipariş teslim alındı mı?' })
      .getByRole('button', { name: 'Teslim Alındı' })
      .click();
    await expect(desk.locator('.crud-head .crud-status')).toHaveText('Teslim alındı');
    expect(await orderOf(admin, order!.number)).toMatchObject({ isPickup: true, status: 'delivered' });
  });
});
