// The checkout: address, invoice, delivery, consents, and every failure before the payment page opens.
import type { Page } from '@playwright/test';
import type { Quote } from '../contract/cart.ts';
import { TEST_PASSWORD } from './admin.ts';
import {
  accept,
  cartOf,
  checkAxe,
  expect,
  fillAddress,
  fillCart,
  openCheckout,
  payButton,
  sellable,
  summary,
  test,
} from './customer.ts';

const REFUSED = /status of (4\d\d|503)/;
const step = (page: Page, name: string) => page.getByRole('region', { name });
const alert = (page: Page) => page.locator('.checkout-end').getByRole('alert');
const refusal = (code: string, message: string, more: object = {}) => ({ error: message, message, code, ...more });

/** Replies to the payment's call in the server's place, and returns the sent bodies. */
async function answerPayment(
  page: Page,
  ...replies: { status: number; json: object }[]
): Promise<Record<string, unknown>[]> {
  const sent: Record<string, unknown>[] = [];
  await page.route('**/api/payment', (route) => {
    sent.push(route.request().postDataJSON() as Record<string, unknown>);
    return route.fulfill(replies[Math.min(sent.length, replies.length) - 1]!);
  });
  return sent;
}
const opened = { status: 200, json: { id: 'cs_1', url: '/cart?odeme=iptal', orderNumber: 'SP-2026-000001' } };

test.describe('with a cart', () => {
  test.beforeEach(({ cart }) => expect(cart).toHaveLength(2));

  test('has a frame of its own: logo, way back and legal texts, without menu and footer, which the next page has again', async ({
    page,
  }) => {
    await page.goto('/cart');
    await page.getByRole('button', { name: 'Ödemeye Geç' }).click();
    await expect(payButton(page)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Ana menü' })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Yasal metinler' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Sepete dön' }).click();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(page.getByRole('banner').getByRole('link', { name: /^Sepet/ })).toBeVisible();
  });

  test('reports all missing or invalid input at once, in the server’s words', async ({ page }) => {
    await openCheckout(page);
    const address = step(page, '1. Teslimat');
    const invoice = step(page, '2. Fatura');
    await address.getByLabel('Telefon').fill('123');
    await address.getByLabel('Posta kodu').fill('1');
    await address.getByText('Bu adresi sonraki siparişlerim için kaydet').click();
    await invoice.getByText('Kurumsal').click();
    await invoice.getByLabel('Vergi numarası').fill('1234567891');
    await invoice.getByText('Fatura adresi teslimat adresiyle aynı').click();
    await payButton(page).click();
    for (const sentence of [
      'Telefon en az 10 rakam',
      'Lütfen il seçin!',
      'Lütfen ilçeyi girin!',
      'Lütfen açık adresi girin!',
      'Posta kodu 5 rakam',
      'Lütfen adrese bir ad verin!',
    ]) {
      await expect(address).toContainText(sentence);
    }
    for (const sentence of [
      'Lütfen firma unvanını girin!',
      'Vergi numarası geçersiz.',
      'Lütfen vergi dairesini girin!',
      'Lütfen fatura adresini girin!',
    ])
      await expect(invoice).toContainText(sentence);
    await expect(step(page, '3. Onaylar').getByText('Devam etmek için metni okuyup onaylamalısınız.')).toHaveCount(2);
    await expect(address.getByLabel('Telefon')).toBeFocused();
    await expect(address.getByLabel('Telefon')).toHaveAttribute('aria-invalid', 'true');

    await address.getByLabel('Telefon').fill('0532 111 22 33');
    await expect(address).not.toContainText('Telefon en az 10 rakam');
    await invoice.getByText('Bireysel').click();
    await expect(invoice.getByText('Vergi numarası geçersiz.')).toBeHidden();
    await invoice.getByLabel('T.C. Kimlik No').fill('12345678901');
    await payButton(page).click();
    await expect(invoice).toContainText('T.C. Kimlik No geçersiz.');
  });

  test('errors stand closer to their field than to the next one; on a phone the summary is folded and names the sum', async ({
    page,
  }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await openCheckout(page);
      await payButton(page).click();
      await expect(step(page, '1. Teslimat')).toContainText('Lütfen ilçeyi girin!');
      const gaps = await page.locator('.checkout-form .field[aria-invalid]:visible').evaluateAll((fields) =>
        fields.map((field) => {
          const error = field.nextElementSibling!.getBoundingClientRect();
          const below = [...document.querySelectorAll('.checkout-form .form-field')]
            .map((other) => other.getBoundingClientRect().top)
            .filter((top) => top > error.top);
          return [error.top - field.getBoundingClientRect().bottom, Math.min(...below) - error.bottom] as const;
        }),
      );
      expect(gaps.length).toBeGreaterThan(2);
      for (const [above, below] of gaps) {
        expect(above, `${width} px`).toBeLessThanOrEqual(8);
        expect(below, `${width} px`).toBeGreaterThanOrEqual(16);
      }
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const fold = summary(page).locator('summary').first();
    const [sum] = /\$\S+$/.exec((await payButton(page).textContent())!)!;
    await expect(fold).toContainText(sum);
    await expect(summary(page).getByRole('listitem')).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(payButton(page)).toBeInViewport({ ratio: 1 });
    await fold.click();
    const lines = summary(page).getByRole('listitem');
    await expect(lines).toHaveCount(2);
    // Each with code, stock, lead time, pieces and sum.
    for (const line of await lines.all())
      await expect(line).toHaveText(/^[A-Z][A-Z0-9/-]+\$[\d.,]+.+(Stokta|Siparişe göre) · .+1 × \$[\d.,]+$/);
  });

  test('sends the typed input, once, and returns as the same checkout until the cart changes', async ({ page }) => {
    const sent = await answerPayment(page, opened);
    await openCheckout(page);
    await fillAddress(page);
    const address = step(page, '1. Teslimat');
    await address.getByText('Bu adresi sonraki siparişlerim için kaydet').click();
    await address.getByLabel('Adresin adı').fill('Atölye');
    const invoice = step(page, '2. Fatura');
    await invoice.getByText('Kurumsal').click();
    for (const [label, value] of [
      ['Firma unvanı', 'Ağaoğlu Kalıp A.Ş.'],
      ['Vergi numarası', '1234567890'],
      ['Vergi dairesi', 'Nilüfer'],
    ] as const)
      await invoice.getByLabel(label).fill(value);
    await page.getByRole('radio', { name: /^Hızlı kargo/ }).check();
    await expect(summary(page)).toContainText('Hızlı kargo');
    await step(page, '2. Fatura').getByLabel('PO numarası').fill('PO-77');
    await accept(page);
    const total = await summary(page).locator('.checkout-total dd').textContent();
    await expect(payButton(page)).toContainText(total!);
    await payButton(page).dblclick();
    await page.waitForURL('**/cart?odeme=iptal');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      products: [{ quantity: 1 }, { quantity: 1 }],
      deliveryMethodId: 'fast',
      saveAddressAs: 'Atölye',
      poNumber: 'PO-77',
      note: '',
      address: {
        recipient: 'Şükrü Ağaoğlu',
        phone: '0532 111 22 33',
        city: 'Bursa',
        district: 'Nilüfer',
        line: 'Organize Sanayi Bölgesi, Mavi Cadde 12',
        postalCode: '16140',
      },
      invoice: { kind: 'company', company: 'Ağaoğlu Kalıp A.Ş.', vkn: '1234567890', taxOffice: 'Nilüfer', address: '' },
      consents: { preInformation: expect.any(String), distanceSales: expect.any(String) },
      attempt: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-/),
    });
    expect(sent[0]!['total']).toBeGreaterThan(15);

    // The same cart is the same checkout, even with a corrected address.
    await openCheckout(page);
    await expect(step(page, '2. Fatura').getByLabel('Firma unvanı')).toHaveValue('Ağaoğlu Kalıp A.Ş.');
    await step(page, '1. Teslimat').getByLabel('Açık adres').fill('Yeni Cadde 5');
    await accept(page);
    await payButton(page).click();
    await page.waitForURL('**/cart?odeme=iptal');
    expect(sent[1]).toMatchObject({ attempt: sent[0]!['attempt'], address: { line: 'Yeni Cadde 5' } });
    expect(sent[1]).not.toHaveProperty('saveAddressAs');

    await page.evaluate(() => {
      const cart = JSON.parse(localStorage.getItem('cart')!) as { quantity: number }[];
      cart[0]!.quantity = 4;
      localStorage.setItem('cart', JSON.stringify(cart));
    });
    await openCheckout(page);
    await accept(page);
    await payButton(page).click();
    await page.waitForURL('**/cart?odeme=iptal');
    expect(sent[2]!['attempt']).not.toBe(sent[0]!['attempt']);
  });

  test('is one click with a saved address and the previous invoice data', async ({ page, asCustomer }) => {
    const address = {
      recipient: 'Şükrü Ağaoğlu',
      phone: '0532 111 22 33',
      city: 'Bursa',
      district: 'Nilüfer',
      line: 'Mavi Cadde 12',
      postalCode: '',
    };
    await asCustomer.call('POST', '/api/addresses', { ...address, title: 'Atölye' });
    const other = await asCustomer.call<{ _id: string }>('POST', '/api/addresses', {
      ...address,
      title: 'Depo',
      line: 'Kızıl Cadde 3',
      isDefault: true,
    });
    await page.addInitScript(
      ([id]) =>
        localStorage.setItem(
          'invoice',
          JSON.stringify({
            [id!]: {
              invoiceKind: 'company',
              'invoice.company': 'Ağaoğlu A.Ş.',
              'invoice.vkn': '1234567890',
              'invoice.taxOffice': 'Nilüfer',
            },
          }),
        ),
      [asCustomer.publicId],
    );
    const sent = await answerPayment(page, opened);
    await openCheckout(page);
    await expect(page.getByRole('radio', { name: /Depo/ })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Kurumsal' })).toBeChecked();
    await expect(step(page, '1. Teslimat').getByLabel('Telefon')).toBeHidden();
    await checkAxe(page);
    await accept(page);
    await payButton(page).click();
    await page.waitForURL('**/cart?odeme=iptal');
    expect(sent[0]).toMatchObject({ addressId: other._id, invoice: { kind: 'company', company: 'Ağaoğlu A.Ş.' } });
    expect(sent[0]).not.toHaveProperty('address');
  });

  test('keeps typed input over a reload, but no consent, and no identity number beyond the tab', async ({ page }) => {
    await answerPayment(page, opened);
    await openCheckout(page);
    await fillAddress(page, { 'Açık adres': 'Uzun Sokak 7' });
    await step(page, '2. Fatura').getByLabel('T.C. Kimlik No').fill('10000000146');
    await step(page, '2. Fatura').getByLabel('Sipariş notu').fill('Kapıda arayın');
    await accept(page);
    await page.reload();
    await expect(payButton(page)).toBeVisible();
    await expect(step(page, '1. Teslimat').getByLabel('Açık adres')).toHaveValue('Uzun Sokak 7');
    await expect(step(page, '1. Teslimat').locator('select')).toHaveValue('Bursa');
    await expect(step(page, '2. Fatura').getByLabel('T.C. Kimlik No')).toHaveValue('10000000146');
    await expect(step(page, '2. Fatura').getByLabel('Sipariş notu')).toHaveValue('Kapıda arayın');
    for (const box of await step(page, '3. Onaylar').getByRole('checkbox').all()) await expect(box).not.toBeChecked();
    await accept(page);
    await payButton(page).click();
    await page.waitForURL('**/cart?odeme=iptal');
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('10000000146');
  });

  test('shows the texts to read, and returns the focus', async ({ page }) => {
    await openCheckout(page);
    const button = page.getByRole('button', { name: 'Mesafeli Satış Sözleşmesi metnini oku' });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Mesafeli Satış Sözleşmesi' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('region')).toContainText(/\w{3}/);
    await checkAxe(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('reports a price change with old and new, and asks again', async ({ page, problems }) => {
    problems.allow(REFUSED);
    let isRaised = false;
    const raise = (quote: Quote): Quote => {
      const [first, ...rest] = quote.lines;
      const raised = {
        ...first!,
        state: 'price_changed' as const,
        shownPrice: first!.price!,
        price: first!.price! + 10,
        lineTotal: first!.lineTotal + 10,
        reason: 'Fiyatı değişti.',
      };
      return {
        ...quote,
        lines: [raised, ...rest],
        subtotal: quote.subtotal + 10,
        total: quote.total + 10,
        isPayable: false,
      };
    };
    await page.route('**/api/cart/quote', async (route) => {
      const reply = await route.fetch();
      const sent = route.request().postDataJSON() as { products: { price: number }[] };
      const quote = (await reply.json()) as Quote;
      if (!isRaised) return route.fulfill({ response: reply });
      const raised = raise(quote);
      const isAccepted = sent.products[0]!.price === raised.lines[0]!.price;
      return route.fulfill({
        response: reply,
        json: isAccepted
          ? {
              ...raised,
              isPayable: true,
              lines: raised.lines.map((line) => ({ ...line, state: 'ok', reason: '', shownPrice: undefined })),
            }
          : raised,
      });
    });
    const sent = await answerPayment(
      page,
      {
        status: 409,
        json: refusal(
          'PRICE_CHANGED',
          'Sepetinizdeki bazı bilgiler değişti. Lütfen yeni tutarı kontrol edip tekrar deneyin.',
        ),
      },
      opened,
    );
    await openCheckout(page);
    await fillAddress(page);
    await accept(page);
    const before = (await cartOf(page))[0]!.price!;
    isRaised = true;
    await payButton(page).click();
    const changes = page.getByRole('region', { name: 'Sepetiniz güncellendi' });
    await expect(changes).toContainText('Fiyatı değişti.');
    await expect(changes).toContainText('Önceki toplam');
    await expect(alert(page)).toContainText('Sepetinizdeki bazı bilgiler değişti.');
    await checkAxe(page);
    await payButton(page).click();
    await expect(alert(page)).toContainText('Devam etmek için sepetinizdeki değişiklikleri kabul edin.');
    expect(sent).toHaveLength(1);
    await changes.getByRole('button', { name: 'Değişiklikleri kabul et' }).click();
    await expect.poll(async () => (await cartOf(page))[0]!.price).toBe(before + 10);
    await expect(page.getByRole('button', { name: 'Değişiklikleri kabul et' })).toBeHidden();
    await payButton(page).click();
    await page.waitForURL('**/cart?odeme=iptal');
    expect(sent[1]).toMatchObject({ attempt: sent[0]!['attempt'], products: [{ price: before + 10 }, {}] });
  });

  test('shows changed texts again and unticks them', async ({ page, problems }) => {
    problems.allow(REFUSED);
    await answerPayment(page, {
      status: 409,
      json: refusal('CONSENT_CHANGED', 'Metinler değişti. Lütfen yeniden okuyup onaylayın.'),
    });
    await openCheckout(page);
    await fillAddress(page);
    await accept(page);
    const asked = page.waitForResponse('**/api/payment/options');
    await payButton(page).click();
    await asked;
    await expect(alert(page)).toContainText('Metinler değişti.');
    for (const box of await step(page, '3. Onaylar').getByRole('checkbox').all()) await expect(box).not.toBeChecked();
    await expect(step(page, '1. Teslimat').getByLabel('İlçe')).toHaveValue('Nilüfer');
  });

  test('asks to sign in when the session has ended, and keeps typed input', async ({ page, asCustomer, problems }) => {
    problems.allow(REFUSED);
    await openCheckout(page);
    await fillAddress(page, { 'Açık adres': 'Sakin Sokak 1' });
    await accept(page);
    await asCustomer.call('POST', '/api/auth/logout');
    await payButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'Yeniden giriş yapın' });
    await dialog.locator('input[type=password]').fill(TEST_PASSWORD);
    await dialog.getByRole('button', { name: 'Giriş Yap', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(step(page, '1. Teslimat').getByLabel('Açık adres')).toHaveValue('Sakin Sokak 1');
    const sent = await answerPayment(page, opened);
    await payButton(page).click();
    await page.waitForURL('**/cart?odeme=iptal');
    expect(sent[0]).toMatchObject({ address: { line: 'Sakin Sokak 1' } });
  });

  test('gives the reason why the payment page did not open, and tries again', async ({ page, problems }) => {
    problems.allow(REFUSED);
    problems.allow(/ERR_FAILED/);
    const sent = await answerPayment(
      page,
      { status: 503, json: refusal('PAYMENT_UNAVAILABLE', 'Ödeme işlemi başarısız oldu. Lütfen tekrar deneyin.') },
      {
        status: 400,
        json: refusal('VALIDATION', 'Lütfen ilçeyi girin!', { fields: { 'address.district': 'Lütfen ilçeyi girin!' } }),
      },
      opened,
    );
    await openCheckout(page);
    await fillAddress(page);
    await accept(page);
    await payButton(page).click();
    await expect(alert(page)).toHaveText('Ödeme işlemi başarısız oldu. Lütfen tekrar deneyin.');
    await payButton(page).click();
    await expect(step(page, '1. Teslimat')).toContainText('Lütfen ilçeyi girin!');
    await expect(step(page, '1. Teslimat').getByLabel('İlçe')).toBeFocused();

    await page.route('**/api/payment', (route) => route.abort());
    await payButton(page).click();
    await expect(alert(page)).toContainText('Sunucuya ulaşılamadı.');
    await page.unroute('**/api/payment');
    await answerPayment(page, opened);
    await payButton(page).click();
    await page.waitForURL('**/cart?odeme=iptal');
    expect(sent[1]!['attempt']).toBe(sent[0]!['attempt']);
  });

  test('stays in step with the cart’s box for fast cargo', async ({ page }) => {
    await page.goto('/cart');
    await page.getByRole('checkbox', { name: /Hızlı kargo istiyorum/ }).check();
    await openCheckout(page);
    await expect(page.getByRole('radio', { name: /^Hızlı kargo/ })).toBeChecked();
    await page.getByRole('radio', { name: /^Standart kargo/ }).check();
    await expect(summary(page)).not.toContainText('Hızlı kargo');
    await page.goto('/cart');
    await expect(page.getByRole('checkbox', { name: /Hızlı kargo istiyorum/ })).not.toBeChecked();
  });

  test('leads back to the cart where the shop takes requests for quotes', async ({ page }) => {
    await page.route('**/api/payment/options', async (route) => {
      const reply = await route.fetch();
      return route.fulfill({ response: reply, json: { ...((await reply.json()) as object), payment: 'none' } });
    });
    await page.goto('/odeme');
    await expect(page).toHaveURL(/\/cart$/);
  });
});

test('a price altered in the browser is neither shown nor sent', async ({ page, cart: [line] }) => {
  await page.addInitScript(
    (cart) => {
      if (!sessionStorage.getItem('altered')) localStorage.setItem('cart', cart);
      sessionStorage.setItem('altered', 'yes');
    },
    JSON.stringify([
      { ...line!, price: 0.01, quantity: 2 },
      { _id: 'yok', name: 'Kalkan ürün', price: 5, quantity: 1 },
    ]),
  );
  await openCheckout(page);
  const changes = page.getByRole('region', { name: 'Sepetiniz güncellendi' });
  await expect(changes.getByRole('listitem')).toHaveCount(2);
  await changes.getByRole('button', { name: 'Değişiklikleri kabul et' }).click();
  await expect(changes).toBeHidden();
  expect(await cartOf(page)).toMatchObject([{ _id: line!._id, price: line!.price, quantity: 2 }]);
});

test('an empty or damaged cart leads to the products', async ({ page, asCustomer }) => {
  await page.addInitScript(() => localStorage.setItem('cart', '{"a":[1'));
  await page.goto('/odeme');
  await expect(page.getByText('Sepette hiç ürün yok!')).toBeVisible();
  expect(await asCustomer.call('GET', '/api/orders/mine')).toMatchObject({ total: 0 });
  await expect(page.getByRole('main').getByRole('link', { name: 'Ürünlere göz at' })).toHaveAttribute('href', '/shop');
  await checkAxe(page);
});

test('an empty cart asks a signed-out visitor for nothing but products or the account’s cart', async ({ page }) => {
  await page.goto('/odeme');
  const empty = page.getByRole('region', { name: 'Sepette hiç ürün yok!' });
  await expect(empty.getByRole('link', { name: 'Ürünlere göz at' })).toHaveAttribute('href', '/shop');
  await expect(empty.getByRole('link', { name: 'Giriş Yap' })).toHaveAttribute('href', '/giris?next=%2Fodeme');
  await expect(page.getByRole('main')).not.toContainText(/olduğu gibi duruyor|Bu sepet için/);
});

test('a signed-out visitor is asked to sign in, and returns here', async ({ page, context, baseURL }) => {
  await fillCart(context, await sellable(baseURL!, 1));
  await page.goto('/odeme');
  const ask = page.getByRole('region', { name: 'Bu sayfa için giriş yapın' });
  await expect(ask.getByRole('link', { name: 'Giriş Yap' })).toHaveAttribute('href', '/giris?next=%2Fodeme');
  await expect(ask.getByRole('link', { name: 'Üye Ol' })).toHaveAttribute('href', '/kayit?next=%2Fodeme');
  // The order stays in sight, and there is a way on without an account.
  await expect(page.getByRole('complementary', { name: 'Sipariş özeti' })).toContainText('Sepeti düzenle');
  await expect(ask.getByRole('link', { name: 'Bu sepet için teklif isteyin' })).toHaveAttribute(
    'href',
    '/contact?sepet=1',
  );
  await checkAxe(page);
});
