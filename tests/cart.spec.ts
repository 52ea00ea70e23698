// The cart: adding, the page, the server's replies to it, and damaged content of local storage.
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Quote } from '../contract/cart.ts';
import type { ProductCard } from '../contract/products.ts';
import { expect, test } from './admin.ts';
import { follow } from './fixtures.ts';

const PHONE = { width: 390, height: 844 };

/** Products of the catalogue that can be bought. */
async function buyable(
  request: APIRequestContext,
  count: number,
): Promise<(ProductCard & { price: NonNullable<ProductCard['price']> })[]> {
  const { products } = (await (await request.get('/api/products?limit=100')).json()) as { products: ProductCard[] };
  return products
    .filter((product) => product.price !== null && product.stockStatus !== 'out_of_stock')
    .slice(0, count) as Awaited<ReturnType<typeof buyable>>;
}
const lineOf = ({ _id, name, price, mainImage, img }: Awaited<ReturnType<typeof buyable>>[number], quantity = 1) => ({
  _id,
  name,
  price: price.current,
  quantity,
  img: [mainImage ?? img[0]],
});
const money = (amount: number): string =>
  `$${amount.toLocaleString('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** Puts a cart into local storage before a tab's first page opens. */
const begin = (page: Page, cart: unknown): Promise<unknown> =>
  page.context().addInitScript(
    (text) => {
      if (!location.protocol.startsWith('http') || sessionStorage.getItem('begun')) return;
      sessionStorage.setItem('begun', 'yes');
      localStorage.setItem('cart', text);
    },
    typeof cart === 'string' ? cart : JSON.stringify(cart),
  );
const stored = (page: Page): Promise<{ _id: string; quantity: number; price: number; name: string }[] | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? 'null') as never);

/** Changes the server's replies on their way. */
const answer = (page: Page, change: (quote: Quote) => void): Promise<unknown> =>
  page.route('**/api/cart/quote', async (route) => {
    const response = await route.fetch();
    const quote = (await response.json()) as Quote;
    change(quote);
    await route.fulfill({ response, json: quote });
  });

const badge = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: /^Sepet/ });
const line = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });
const total = (page: Page): Locator => page.locator('.cart-total output');
const toast = (page: Page): Locator => page.locator('.toast');
const checkout = (page: Page): Locator => page.getByRole('button', { name: 'Ödemeye Geç' });

test('an empty cart says so and offers a way on', async ({ page }) => {
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sepette hiç ürün yok!');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Ürünlere git' })).toHaveAttribute('href', '/shop');
  await expect(main.getByRole('link', { name: 'Teklif Al' })).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('definition').filter({ hasText: 've üzeri' })).toHaveText('$161,00 ve üzeri');
  await expect(main.getByRole('region', { name: 'Ürün grupları' }).getByRole('listitem')).not.toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(badge(page)).toHaveAccessibleName('Sepet');
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  await main.getByRole('link', { name: 'Kodla ürün ekle' }).click();
  await expect(page.getByRole('dialog', { name: 'Ürün ara' })).toBeVisible();
  await expect(page).toHaveURL('/cart');
});

test('an empty cart is shown before the page’s code has come, one with lines is not', async ({
  page,
  request,
  baseURL,
  problems,
}) => {
  problems.allow(/net::ERR_FAILED .*site-|^uncaught: $/);
  // A tab that does not wait for the page's code.
  const tab = await page.context().newPage();
  await tab.route('**/assets/site-*.js', (route) => route.abort());
  const empty = tab.getByRole('heading', { name: 'Sepette hiç ürün yok!' });
  const unknown = tab.getByRole('heading', { name: 'Sepetim' });
  await tab.goto(`${baseURL}/cart`);
  await expect(empty).toBeVisible();
  await expect(unknown).toBeHidden();
  const [product] = await buyable(request, 1);
  await tab.evaluate((one) => localStorage.setItem('cart', JSON.stringify([one])), lineOf(product!));
  await tab.reload();
  await expect(unknown).toBeVisible();
  await expect(empty).toBeHidden();
});

test('ways on below the lines: an article by its code, and a quote for the cart', async ({ page, request }) => {
  const [product] = await buyable(request, 1);
  await begin(page, [lineOf(product!)]);
  await page.goto('/cart');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Bu sepet için teklif iste' })).toHaveAttribute(
    'href',
    '/contact?sepet=1',
  );
  await main.getByRole('link', { name: 'Kodla ürün ekle' }).click();
  await expect(page.getByRole('dialog', { name: 'Ürün ara' })).toBeVisible();
  await expect(page).toHaveURL('/cart');
});

test('a product page adds the chosen quantity, confirms it and counts', async ({ page, request }) => {
  const [product] = await buyable(request, 1);
  await page.goto(`/urun/${product!.slug}`);
  const quantity = page.getByRole('spinbutton', { name: `Adet: ${product!.code}` });
  await page.getByRole('button', { name: /^Adedi artır/ }).click();
  await expect(quantity).toHaveValue('2');
  await page.getByRole('button', { name: 'Sepete Ekle', exact: true }).click();
  await expect(toast(page)).toContainText('Ürün sepete eklendi.');
  await expect(badge(page)).toHaveAccessibleName('Sepet, 2 adet');
  const first = await toast(page).elementHandle();
  await quantity.fill('3');
  await quantity.press('Enter');
  await expect(badge(page)).toHaveAccessibleName('Sepet, 5 adet');
  expect(
    await first!.evaluate((shown) => shown.isConnected),
    'the first message, which would lose a click as it closes',
  ).toBe(false);
  await toast(page).getByRole('link', { name: 'Sepete git' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(line(page, product!.code)).toContainText(money(product!.price.current * 5));
  await expect(total(page)).toHaveText(money(product!.price.current * 5));
  await page.reload();
  await expect(total(page)).toHaveText(money(product!.price.current * 5));
  await expect(badge(page)).toHaveAccessibleName('Sepet, 5 adet');
});

test('a card adds one piece without leaving the catalogue; a card without a price has no such button', async ({
  page,
  request,
}) => {
  const [product] = await buyable(request, 1);
  await page.goto('/shop?show=articles');
  const card = page.locator('.product-card').filter({ hasText: product!.code });
  await card.getByRole('button', { name: `Sepete ekle: ${product!.name}` }).click();
  await expect(toast(page)).toContainText('Ürün sepete eklendi.');
  await expect(badge(page)).toHaveAccessibleName('Sepet, 1 adet');
  await expect(page).toHaveURL('/shop?show=articles');
  for (const other of await page.locator('.product-card:has(.price-quote)').all())
    await expect(other.getByRole('button')).toHaveCount(0);
});

test('a row of the list adds one piece like a card; a row without a price has no such button', async ({
  page,
  request,
}) => {
  const [product] = await buyable(request, 1);
  await page.goto('/shop?view=list');
  await line(page, product!.code)
    .getByRole('button', { name: `Sepete ekle: ${product!.name}` })
    .click();
  await expect(toast(page)).toContainText('Ürün sepete eklendi.');
  await expect(badge(page)).toHaveAccessibleName('Sepet, 1 adet');
  await expect(page).toHaveURL('/shop?view=list');
  const { pages } = (await (await request.get('/api/products?sort=price')).json()) as { pages: number };
  await page.goto(`/shop?sort=price&page=${pages}&view=list`); // products without a price come last
  const unpriced = page.getByRole('row').filter({ has: page.getByRole('link', { name: /için teklif al$/ }) });
  await expect(unpriced.last()).toBeVisible();
  await expect(unpriced.getByRole('button')).toHaveCount(0);
});

test('a quantity is a whole number from 1 to 9.999, on the product page and in the cart', async ({ page, request }) => {
  const [product] = await buyable(request, 1);
  await page.goto(`/urun/${product!.slug}`);
  const quantity = page.getByRole('spinbutton');
  for (const [typed, becomes] of [
    ['10000', '9999'],
    ['0', '1'],
    ['-4', '1'],
    ['2.5', '2'],
    ['', '1'],
  ] as const) {
    await quantity.fill(typed);
    await quantity.blur();
    await expect(quantity, typed).toHaveValue(becomes);
  }
  await page.getByRole('button', { name: /^Adedi azalt/ }).click();
  await expect(quantity).toHaveValue('1');
  await quantity.fill('9998');
  await page.getByRole('button', { name: 'Sepete Ekle', exact: true }).click();
  await expect(badge(page)).toHaveAccessibleName('Sepet, 99+ adet');
  await page.getByRole('button', { name: 'Sepete Ekle', exact: true }).click();
  await expect(toast(page).last()).toContainText('Bir üründen en çok 9.999 adet alınabilir.');
  await page.getByRole('button', { name: 'Sepete Ekle', exact: true }).click();
  await expect(toast(page).last()).toContainText('sepetinizde zaten 9.999 adet var');
  expect((await stored(page))![0]!.quantity).toBe(9_999);
  await follow(page, '/cart');
  await expect(total(page)).toHaveText(money(product!.price.current * 9_999));
  await page.getByRole('spinbutton').fill('15000');
  await page.getByRole('spinbutton').blur();
  await expect(page.getByRole('spinbutton')).toHaveValue('9999');
  await page.getByRole('button', { name: /^Adedi azalt/ }).click();
  await expect(total(page)).toHaveText(money(product!.price.current * 9_998));
  expect((await stored(page))![0]!.quantity).toBe(9_998);
});

test('an article sold in packs: the stepper keeps to them, typed numbers are corrected and explained, old carts too', async ({
  page,
  request,
  people,
}) => {
  const product = (await buyable(request, 20)).at(-1)!;
  const staff = await people.withSession('moderator');
  const setRule = (minQuantity: number | null, packQuantity: number | null, weightG: number | null) =>
    staff.call('PUT', `/api/products/${product._id}`, { minQuantity, packQuantity, weightG });
  await setRule(10, 5, 46);
  try {
    await begin(page, [lineOf(product, 3)]);
    await page.goto('/cart');
    await expect(line(page, product.code)).toContainText('En az 10 adet.');
    await expect(line(page, product.code)).toContainText('Adet: 3 yerine 10');
    await page.getByRole('button', { name: 'Değişiklikleri kabul et' }).click();
    const quantity = page.getByRole('spinbutton');
    await expect(quantity).toHaveValue('10');
    await expect(checkout(page)).toBeVisible();
    await page.getByRole('button', { name: /^Adedi artır/ }).click();
    await expect(quantity).toHaveValue('15');
    await quantity.fill('17');
    await quantity.blur();
    await expect(quantity).toHaveValue('20');
    await expect(toast(page).last()).toContainText('Paket adedi 5; 20 olarak düzeltildi.');
    await expect(total(page)).toHaveText(money(product.price.current * 20));

    await page.goto(`/urun/${product.slug}`);
    for (const fact of ['En az 10 adet', 'Paket: 5 adet', 'Ağırlık: 46 g'])
      await expect(page.getByText(fact)).toBeVisible();
    await expect(quantity).toHaveValue('10');
    await quantity.fill('4');
    await quantity.blur();
    await expect(quantity).toHaveValue('10');
    await expect(toast(page).last()).toContainText('En az 10 adet.');
    await page.getByRole('button', { name: 'Sepete Ekle', exact: true }).click();
    await expect(badge(page)).toHaveAccessibleName('Sepet, 30 adet');
  } finally {
    await setRule(null, null, null);
  }
});

test('removing can be undone, in the same place', async ({ page, request }) => {
  const [first, second] = await buyable(request, 2);
  await begin(page, [lineOf(first!), lineOf(second!, 2)]);
  await page.goto('/cart');
  await page.getByRole('button', { name: `Sepetten çıkar: ${first!.name}` }).click();
  await expect(line(page, first!.code)).toHaveCount(0);
  await expect(total(page)).toHaveText(money(second!.price.current * 2));
  await toast(page).getByRole('button', { name: 'Geri al' }).click();
  await expect(page.locator('.cart-line').first()).toContainText(first!.code);
  await expect(page.getByRole('button', { name: `Sepetten çıkar: ${first!.name}` })).toBeFocused();
  await expect(total(page)).toHaveText(money(first!.price.current + second!.price.current * 2));
});

test('works with the keyboard alone: step, remove, undo, empty', async ({ page, request }) => {
  const [product] = await buyable(request, 1);
  await begin(page, [lineOf(product!)]);
  await page.goto('/cart');
  const quantity = page.getByRole('spinbutton');
  await quantity.focus();
  await page.keyboard.press('ArrowUp');
  await expect(total(page)).toHaveText(money(product!.price.current * 2));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(quantity).toHaveValue('3');
  await page.keyboard.press('Tab');
  await expect(page.locator('.cart-remove')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sepette hiç ürün yok!');
  await expect(toast(page).getByRole('button', { name: 'Geri al' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.cart-remove')).toBeFocused();
  await expect(quantity).toHaveValue('3');
});

test('tabs stay in step', async ({ page, context, request }) => {
  const [product] = await buyable(request, 1);
  await begin(page, [lineOf(product!)]);
  await page.goto('/cart');
  const other = await context.newPage();
  await other.goto('/cart');
  await other.locator('html[data-alive]').waitFor({ state: 'attached' });
  await other.getByRole('button', { name: /^Adedi artır/ }).click();
  await expect(page.getByRole('spinbutton')).toHaveValue('2');
  await expect(total(page)).toHaveText(money(product!.price.current * 2));
  await expect(badge(page)).toHaveAccessibleName('Sepet, 2 adet');
  await other.locator('.cart-remove').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sepette hiç ürün yok!');
});

test('reports a changed price, which must be accepted; the stored price never enters the total', async ({
  page,
  request,
}) => {
  const [product, other] = await buyable(request, 2);
  await begin(page, [{ ...lineOf(product!, 2), price: 0.01 }, lineOf(other!)]);
  await page.goto('/cart');
  const row = line(page, product!.code);
  await expect(row.locator('s')).toHaveText('$0,01');
  await expect(row.locator('.cart-price')).toContainText(money(product!.price.current));
  await expect(total(page)).toHaveText(money(product!.price.current * 2 + other!.price.current));
  await expect(checkout(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Değişiklikleri kabul et' }).click();
  await expect(checkout(page)).toBeVisible();
  await expect(row.locator('s')).toHaveCount(0);
  expect((await stored(page))!.map(({ price }) => price)).toEqual([product!.price.current, other!.price.current]);
});

test('unavailable lines show the reason and are removed before paying', async ({ page, request }) => {
  const [product] = await buyable(request, 1);
  await begin(page, [
    { _id: 'no-such-product', name: 'Kalkan ürün', price: 4, quantity: 3, img: [] },
    lineOf(product!),
  ]);
  await page.goto('/cart');
  await expect(line(page, 'Kalkan ürün').locator('.cart-reason')).not.toBeEmpty();
  await expect(line(page, 'Kalkan ürün').getByRole('spinbutton')).toHaveCount(0);
  await expect(total(page)).toHaveText(money(product!.price.current));
  await expect(checkout(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Satın alınamayanları çıkar' }).click();
  await expect(line(page, 'Kalkan ürün')).toHaveCount(0);
  await expect(checkout(page)).toBeVisible();
});

test('offers the smaller stock when it is below the quantity', async ({ page, request }) => {
  const [product] = await buyable(request, 1);
  const price = product!.price.current;
  await answer(page, (quote) => {
    const [only] = quote.lines;
    if (only!.quantity <= 4) return;
    Object.assign(only!, {
      quantity: 4,
      maxQuantity: 4,
      state: 'reduced',
      reason: 'Stokta 4 adet var.',
      lineTotal: price * 4,
    });
    Object.assign(quote, { subtotal: price * 4, total: price * 4, isPayable: false });
  });
  await begin(page, [lineOf(product!, 9)]);
  await page.goto('/cart');
  await expect(line(page, product!.code)).toContainText('Stokta 4 adet var.');
  await expect(total(page)).toHaveText(money(price * 4));
  await page.getByRole('button', { name: 'Değişiklikleri kabul et' }).click();
  await expect(page.getByRole('spinbutton')).toHaveValue('4');
  await expect(checkout(page)).toBeVisible();
});

test('each line says stock and lead time, and the totals the latest of them', async ({ page, request }) => {
  const all = await buyable(request, 100);
  const [first, last] = all
    .filter(({ stockStatus, leadTimeDays }) => stockStatus === 'made_to_order' && leadTimeDays)
    .toSorted((a, b) => a.leadTimeDays! - b.leadTimeDays!)
    .filter((_, i, sorted) => i === 0 || i === sorted.length - 1);
  expect(first!.leadTimeDays!).toBeLessThan(last!.leadTimeDays!);
  await begin(page, [lineOf(last!), lineOf(first!)]);
  await page.goto('/cart');
  for (const { code, leadTimeDays } of [first!, last!])
    await expect(line(page, code).locator('.cart-stock')).toHaveText(
      new RegExp(`Siparişe göre\\s*${leadTimeDays} iş günü`),
    );
  const summary = page.getByRole('region', { name: 'Sipariş özeti' });
  const latest = summary.locator('dl > div').filter({ hasText: 'En geç termin' });
  await expect(latest).toContainText(`${last!.leadTimeDays} iş günü`);
  await page.getByRole('button', { name: `Sepetten çıkar: ${last!.name}` }).click();
  await expect(latest).toContainText(`${first!.leadTimeDays} iş günü`);
});

test('on a phone total and button stay in sight, above them the message to undo, and the page ends above them', async ({
  page,
  request,
}) => {
  await page.setViewportSize(PHONE);
  const lines = await buyable(request, 8);
  await begin(
    page,
    lines.map((one) => lineOf(one)),
  );
  await page.goto('/cart');
  await expect(total(page)).toContainText('$');
  await expect(total(page)).toBeInViewport();
  await expect(checkout(page)).toBeInViewport({ ratio: 1 });
  const bar = page.locator('.cart-bar');
  await page.locator('.cart-remove').first().click();
  await expect(toast(page)).toBeVisible();
  const edge = async (which: Locator) => (await which.boundingBox())!;
  const { y, height } = await edge(toast(page));
  expect(y + height).toBeLessThanOrEqual((await edge(bar)).y);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect
    .poll(async () => {
      const footer = await edge(page.getByRole('contentinfo'));
      return footer.y + footer.height - (await edge(bar)).y;
    })
    .toBeLessThanOrEqual(1);
});

test('fast cargo is a separate line and is remembered; above the threshold standard cargo is free', async ({
  page,
  request,
}) => {
  const [product] = await buyable(request, 1);
  const { current } = product!.price;
  await begin(page, [lineOf(product!)]);
  await page.goto('/cart');
  const summary = page.getByRole('region', { name: 'Sipariş özeti' });
  await expect(page.getByRole('main')).toContainText(
    `Ücretsiz kargo için sepetinize ${money(161 - current)} daha ekleyin.`,
  );
  await expect(summary).toContainText('Alıcı ödemeli');
  await expect(summary).toContainText('Fiyatlara KDV dahildir.');
  await summary.getByRole('checkbox', { name: 'Hızlı kargo istiyorum (+$15,00)' }).check();
  await expect(total(page)).toHaveText(money(current + 15));
  await expect(summary.locator('dl > div').filter({ hasText: 'Hızlı kargo' })).toContainText('$15,00');
  await page.reload();
  await expect(summary.getByRole('checkbox')).toBeChecked();
  await expect(total(page)).toHaveText(money(current + 15));
  const enough = Math.ceil(161 / current);
  await page.getByRole('spinbutton').fill(String(enough));
  await expect(page.getByRole('main')).toContainText('Standart kargonuz ücretsiz.');
  await expect(summary.locator('dl > div').filter({ hasText: 'Standart kargo' })).toContainText('Ücretsiz');
  await expect(total(page)).toHaveText(money(Math.round(current * enough * 100) / 100 + 15));
});

test('paying needs signing in, and leads back to the cart', async ({ page, request }) => {
  const [product] = await buyable(request, 1);
  await begin(page, [lineOf(product!)]);
  await page.goto('/cart');
  await expect(page.getByText('Test ödemesi')).toBeVisible();
  await checkout(page).click();
  const said = page.getByRole('alert').filter({ hasText: 'Ödeme yapabilmek için giriş yapmalısınız!' });
  await expect(said.getByRole('link', { name: 'Giriş Yap' })).toHaveAttribute('href', '/giris?next=%2Fcart');
  await expect(said.getByRole('link', { name: 'Üye Ol' })).toHaveAttribute('href', '/kayit?next=%2Fcart');
  await expect(page).toHaveURL('/cart');
});

test('a signed-in visitor continues to the checkout, and their account keeps the cart', async ({
  page,
  context,
  people,
  request,
}) => {
  const [product, other] = await buyable(request, 2);
  const person = await people.withSession('user');
  await people.enter(context, person);
  await begin(page, [lineOf(product!)]);
  await page.goto(`/urun/${other!.slug}`);
  await page.getByRole('button', { name: 'Sepete Ekle', exact: true }).click();
  await expect(badge(page)).toHaveAccessibleName('Sepet, 2 adet');
  const kept = async () =>
    (await person.call<{ products: { _id: string; quantity: number }[] }>('GET', '/api/cart')).products.map(
      ({ _id, quantity }) => [_id, quantity],
    );
  await expect.poll(kept).toEqual([
    [product!._id, 1],
    [other!._id, 1],
  ]);
  await follow(page, '/cart');
  await checkout(page).click();
  await expect(page).toHaveURL('/odeme');
});

test('signing in joins the guest’s cart with the account’s; signing out leaves it to the account', async ({
  page,
  people,
  request,
}) => {
  const [mine, kept] = await buyable(request, 2);
  const person = await people.withSession('user');
  await person.call('PUT', '/api/cart', { products: [{ _id: kept!._id, quantity: 3 }] });
  await begin(page, [lineOf(mine!, 2)]);
  await page.goto('/giris?next=%2Fcart');
  await page.getByRole('main').getByLabel('E-posta').fill(person.email);
  await page
    .getByRole('main')
    .getByLabel(/^Şifre/)
    .and(page.locator('input'))
    .fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(badge(page)).toHaveAccessibleName('Sepet, 5 adet');
  await expect(line(page, kept!.code).getByRole('spinbutton')).toHaveValue('3');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('banner').locator('.account-dropdown summary').click();
  await page.getByRole('banner').getByRole('button', { name: 'Çıkış Yap' }).click();
  await expect(badge(page)).toHaveAccessibleName('Sepet');
  expect((await person.call<{ products: unknown[] }>('GET', '/api/cart')).products).toHaveLength(2);
});

test('a price that changes before the checkout button is clicked stops it', async ({
  page,
  context,
  people,
  request,
}) => {
  const [product] = await buyable(request, 1);
  await people.enter(context, await people.withSession('user'));
  await begin(page, [lineOf(product!)]);
  let isDearer = false;
  await answer(page, (quote) => {
    if (!isDearer) return;
    Object.assign(quote.lines[0]!, {
      price: 99,
      shownPrice: product!.price.current,
      lineTotal: 99,
      state: 'price_changed',
      reason: 'Ürünün fiyatı değişti.',
    });
    Object.assign(quote, { subtotal: 99, total: 99, isPayable: false });
  });
  await page.goto('/cart');
  await expect(total(page)).toHaveText(money(product!.price.current));
  isDearer = true;
  await checkout(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Sepetinizde değişiklik var' })).toBeFocused();
  await expect(total(page)).toHaveText('$99,00');
  await expect(page).toHaveURL('/cart');
});

test('the header names the signed-in person, with orders and the way out', async ({ page, context, people }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await people.enter(context, await people.withSession('user', { name: 'Ayşe Deneme' }));
  await page.goto('/about');
  const header = page.getByRole('banner');
  await header.locator('summary', { hasText: 'Ayşe' }).click();
  await expect(header.getByRole('link', { name: 'Siparişlerim' }).last()).toHaveAttribute(
    'href',
    '/hesabim/siparisler',
  );
  await page.keyboard.press('Escape');
  await expect(header.getByRole('button', { name: 'Çıkış Yap' })).toBeHidden();
  await header.locator('summary', { hasText: 'Ayşe' }).click();
  await header.getByRole('button', { name: 'Çıkış Yap' }).click();
  await expect(toast(page)).toContainText('Çıkış yapıldı.');
  await expect(header.getByRole('link', { name: 'Giriş Yap' })).toHaveAttribute('href', '/giris');
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
});

test('reports a cancelled payment, and keeps the cart', async ({ page, request }) => {
  const [product] = await buyable(request, 1);
  await begin(page, [lineOf(product!)]);
  await page.goto('/cart?odeme=iptal');
  await expect(page.getByText('Ödeme iptal edildi. Sepetiniz duruyor.')).toBeVisible();
  await expect(line(page, product!.code)).toBeVisible();
});

test('reports prices that fail to load; the cart stays, and another try loads them', async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/status of 503/);
  const [product] = await buyable(request, 1);
  await begin(page, [lineOf(product!)]);
  let isDown = true;
  await page.route('**/api/cart/quote', (route) =>
    isDown ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
  );
  await page.goto('/cart');
  await expect(
    page.getByRole('alert').filter({ hasText: 'Güncel fiyatlar alınamadı. Sepetiniz duruyor.' }),
  ).toBeVisible();
  await expect(total(page)).toHaveText('—');
  expect(await stored(page)).toHaveLength(1);
  isDown = false;
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(total(page)).toHaveText(money(product!.price.current));
});

test('the last reply wins, and an unknown amount stays hidden', async ({ page, request }) => {
  const [product] = await buyable(request, 1);
  const { current } = product!.price;
  await begin(page, [lineOf(product!)]);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked: number[] = [];
  await page.route('**/api/cart/quote', async (route) => {
    const {
      products: [only],
    } = route.request().postDataJSON() as { products: { quantity: number }[] };
    asked.push(only!.quantity);
    if (only!.quantity === 2) await held;
    await route.fallback();
  });
  await page.goto('/cart');
  await expect(total(page)).toHaveText(money(current));
  await page.getByRole('button', { name: /^Adedi artır/ }).click();
  await expect.poll(() => asked).toContain(2);
  await expect(total(page).locator('.skeleton')).toBeVisible();
  await expect(total(page)).toHaveText('');
  await page.getByRole('button', { name: /^Adedi artır/ }).click();
  await expect(total(page)).toHaveText(money(current * 3));
  release();
  await page.getByRole('main').getByRole('checkbox').check();
  await expect(total(page)).toHaveText(money(current * 3 + 15));
});

test('without a payment provider the way on is a request for a quote, filled in from the cart', async ({
  page,
  request,
}) => {
  const [first, second] = await buyable(request, 2);
  await begin(page, [lineOf(first!, 4), lineOf(second!)]);
  await answer(page, (quote) => {
    quote.payment = 'none';
  });
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Teklif İste' }).click();
  await expect(page).toHaveURL('/contact?sepet=1');
  await expect(page.getByLabel('Konu')).toHaveValue('Teklif talebi');
  await expect(page.getByLabel(`Adet: ${first!.code}`)).toHaveValue('4');
  await expect(page.getByLabel(`Adet: ${second!.code}`)).toHaveValue('1');
});

test.describe('damaged local storage', () => {
  test('invalid JSON, no list, null, invalid lines, impossible quantities, far too many lines: every page works, and the cart is empty', async ({
    page,
    request,
  }) => {
    const [product] = await buyable(request, 1);
    await page.goto('/about');
    for (const [what, text] of [
      ['invalid JSON', '{"_id"'],
      ['not a list', '{"length":3}'],
      ['null', 'null'],
      ['invalid lines', '[null,7,"x",[],{"_id":5},{"_id":""},{"quantity":1}]'],
      [
        'impossible quantities',
        '[{"_id":"a","quantity":1e9},{"_id":"b","quantity":-1},{"_id":"c","quantity":1.5},{"_id":"d","quantity":"3"},{"_id":"e","quantity":null}]',
      ],
      [
        'far too many lines',
        JSON.stringify(Array.from({ length: 20_000 }, (_, i) => ({ _id: `x${i}`, name: 'a'.repeat(80), quantity: 1 }))),
      ],
    ] as const)
      await test.step(what, async () => {
        await page.evaluate((cart) => localStorage.setItem('cart', cart), text);
        await page.goto('/cart');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sepette hiç ürün yok!');
        await follow(page, `/urun/${product!.slug}`);
        await page.getByRole('button', { name: 'Sepete Ekle', exact: true }).click();
        await expect(badge(page)).toHaveAccessibleName('Sepet, 1 adet');
      });
  });

  test('markup and addresses in it have no effect', async ({ page, request }) => {
    const [product] = await buyable(request, 1);
    await begin(page, [
      { ...lineOf(product!), name: '<img src=x onerror=alert(1)>', img: ['https://evil.example/x.png'], price: 1e308 },
    ]);
    await page.goto('/cart');
    await expect(line(page, product!.name)).toBeVisible();
    await expect(total(page)).toHaveText(money(product!.price.current));
    await page.getByRole('button', { name: 'Değişiklikleri kabul et' }).click();
    await expect
      .poll(async () => (await stored(page))![0])
      .toMatchObject({ name: product!.name, price: product!.price.current });
  });

  test('disabled storage is reported and breaks no page', async ({ page, request }) => {
    const [product] = await buyable(request, 1);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('shut off', 'SecurityError');
        },
      });
    });
    await page.goto(`/urun/${product!.slug}`);
    await page.getByRole('button', { name: 'Sepete Ekle', exact: true }).click();
    await expect(toast(page)).toContainText('Tarayıcınız veri saklamaya izin vermediği için ürün sepete eklenemedi.');
    await follow(page, '/cart');
    await expect(page.getByRole('alert').filter({ hasText: 'Tarayıcınız veri saklamaya izin vermiyor' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('all targets are large enough for a finger', async ({ page, request }) => {
    const [product] = await buyable(request, 1);
    await begin(page, [lineOf(product!)]);
    await page.goto('/cart');
    await expect(total(page)).toContainText('$');
    const small = await page
      .locator('main :is(button, .cart-fast, .more):visible')
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 42).map((one) => one.outerHTML));
    expect(small).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the cart names its requirement, and has no dead buttons', async ({ page, request }) => {
    const [product] = await buyable(request, 1);
    await page.goto('/cart');
    await expect(page.locator('main noscript p')).toContainText(
      'Sepet tarayıcınızda tutulur ve JavaScript ile çalışır.',
    );
    await expect(page.locator('main noscript p')).toBeVisible();
    await page.goto(`/urun/${product!.slug}`);
    await expect(page.getByRole('button', { name: 'Sepete Ekle', exact: true })).toBeHidden();
  });
});
