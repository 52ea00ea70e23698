// The contact page: its message form with the server's question, with and without JavaScript, and its map.
import type { Page, Request } from '@playwright/test';
import type { StockStatus } from '#contract/catalogue.ts';
import { STOCK_LABELS } from '#contract/catalogue-texts.ts';
import { formatMoney, type Currency } from '#contract/money.ts';
import { checkAxe, expect, follow, test } from './fixtures.ts';

const MISSING = 'Lütfen tüm zorunlu alanları doldurun.';
const BAD_EMAIL = 'Lütfen geçerli bir e-posta adresi girin.';
const WRONG = 'Matematik sorusunun cevabı yanlış. Lütfen tekrar deneyin.';
const SENT = 'Mesajınız başarıyla gönderildi! En kısa sürede size dönüş yapacağız.';

const form = (page: Page) => page.getByRole('region', { name: /^(Bize yazın|Teklif isteyin)$/ });
/** The products that a quote is asked for. */
const wanted = (page: Page) => form(page).getByRole('table', { name: 'Teklif istenen ürünler' });
const question = (page: Page) => form(page).locator('label output');
const alert = (page: Page) => form(page).getByRole('alert');
const send = (page: Page) =>
  form(page)
    .getByRole('button', { name: /^(Mesajı Gönder|Teklif iste)$/ })
    .click();

/** Reads the question and works out the answer, as a visitor would. */
async function solve(page: Page): Promise<void> {
  await expect(question(page)).toHaveText(/^\d+ [+×-] \d+ = \?$/);
  const [, a, op, b] = /^(\d+) (.) (\d+)/.exec((await question(page).textContent())!)!;
  const results: Record<string, number> = {
    '+': Number(a) + Number(b),
    '-': Number(a) - Number(b),
    '×': Number(a) * Number(b),
  };
  await page.getByLabel('Güvenlik sorusu').fill(String(results[op!]));
}
async function fill(page: Page, more: Record<string, string> = {}): Promise<void> {
  const values = {
    'Ad Soyad': 'Şükrü Işık',
    'E-posta': 'sukru@ornek.example',
    Konu: 'Kolon ve burç',
    Mesajınız: 'Merhaba,\nteklif rica ederim.',
    ...more,
  };
  for (const [label, value] of Object.entries(values)) await form(page).getByLabel(label).fill(value);
}
/** Replies to the form's call in the server's place. */
const answer = (page: Page, status: number, json: object) =>
  page.route('**/api/contacts', (route) => route.fulfill({ status, json }));
const refusal = (message: string, more: object = {}) => ({ error: message, message, code: 'X', ...more });

test('checks in the documented order, and each refusal keeps typed input', async ({ page }) => {
  await page.goto('/contact');
  await fill(page, { 'E-posta': 'x', Konu: '  ' });
  await page
    .getByRole('main')
    .locator('input[name=website]')
    .evaluate((input: HTMLInputElement) => {
      input.value = 'http://spam.example';
    });
  await send(page);
  await expect(alert(page)).toHaveText('Bot aktivitesi tespit edildi. Lütfen sayfayı yenileyin.');

  await page
    .getByRole('main')
    .locator('input[name=website]')
    .evaluate((input: HTMLInputElement) => {
      input.value = '';
    });
  await expect(question(page)).toHaveText(/= \?$/);
  await page.getByLabel('Güvenlik sorusu').fill('999');
  const renewed = page.waitForResponse('**/api/contacts/challenge');
  await send(page);
  await expect(alert(page)).toHaveText(WRONG);
  // until then the old one is there
  await expect(question(page)).toHaveText(((await (await renewed).json()) as { question: string }).question);
  await expect(page.getByLabel('Güvenlik sorusu')).toHaveValue('');
  // Every wrong field says so at once; the first is focused, and the answer's sentence stands at its field alone.
  await expect(form(page).getByLabel('E-posta')).toBeFocused();
  await expect(form(page).getByLabel('E-posta')).toHaveAccessibleDescription(BAD_EMAIL);
  await expect(form(page).getByLabel('Konu')).toHaveAccessibleDescription('Bu alan zorunludur.');
  await expect(page.getByLabel('Güvenlik sorusu')).toHaveAccessibleDescription(new RegExp(WRONG));
  await expect(alert(page).locator('.notice')).toHaveCount(0);

  await solve(page);
  await send(page);
  await expect(alert(page)).toHaveText(MISSING);
  await expect(form(page).getByLabel('Konu')).toHaveAccessibleDescription('Bu alan zorunludur.');
  await expect(form(page).getByLabel('E-posta')).toHaveAccessibleDescription(BAD_EMAIL);
  await expect(form(page).getByLabel('E-posta')).toBeFocused();
  await checkAxe(page);

  await form(page).getByLabel('Konu').fill('Konu');
  await send(page);
  await expect(alert(page)).toHaveText(BAD_EMAIL);
  await expect(form(page).getByLabel('Mesajınız')).toHaveValue('Merhaba,\nteklif rica ederim.');
});

test('a message is sent once and thanked for, and a new one begins empty with a new question', async ({ page }) => {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/contacts')) sent.push(request);
  });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/contacts', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact');
  await fill(page);
  await solve(page);
  await form(page).getByRole('button', { name: 'Mesajı Gönder' }).dblclick();
  await expect(form(page).getByRole('button', { name: 'Gönderiliyor…' })).toBeVisible();
  release();
  const thanks = form(page).getByRole('status');
  await expect(thanks).toHaveText(SENT);
  await expect(thanks).toBeFocused();
  expect(sent).toHaveLength(1);
  expect(sent[0]!.postDataJSON()).toMatchObject({
    name: 'Şükrü Işık',
    noticeVersion: expect.any(String),
    idempotencyKey: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4/),
  });
  await expect(form(page).getByRole('link', { name: 'Ana Sayfaya Dön' })).toHaveAttribute('href', '/');
  await checkAxe(page);
  await form(page).getByText('Yeni Mesaj').click();
  await expect(form(page).getByLabel('Ad Soyad')).toBeFocused();
  for (const label of ['Ad Soyad', 'E-posta', 'Konu', 'Mesajınız'])
    await expect(form(page).getByLabel(label)).toHaveValue('');
  await expect(question(page)).toHaveText(/= \?$/);
});

test('reports failures in the server’s words, otherwise in our own', async ({ page, problems }) => {
  problems.allow(/Failed to load resource/);
  await page.goto('/contact');
  await fill(page);
  await solve(page);
  await answer(page, 429, refusal('Çok fazla deneme yaptınız. Lütfen 15 dakika sonra tekrar deneyin.'));
  await send(page);
  await expect(alert(page)).toHaveText('Çok fazla deneme yaptınız. Lütfen 15 dakika sonra tekrar deneyin.');
  await answer(page, 400, refusal(BAD_EMAIL, { fields: { email: BAD_EMAIL } }));
  await send(page);
  await expect(form(page).getByLabel('E-posta')).toHaveAccessibleDescription(BAD_EMAIL);
  await page.route('**/api/contacts', (route) => route.fulfill({ status: 502, body: '<html>' }));
  await send(page);
  await expect(alert(page)).toHaveText('Mesaj gönderilirken bir hata oluştu.');
  const keys: unknown[] = [];
  await page.route('**/api/contacts', (route) => {
    keys.push((route.request().postDataJSON() as { idempotencyKey: string }).idempotencyKey);
    return route.abort();
  });
  for (let i = 0; i < 2; i++) {
    await send(page);
    await expect.poll(() => keys).toHaveLength(i + 1); // the sentence may still be from the previous try
    await expect(alert(page)).toHaveText('Mesaj gönderilirken bir hata oluştu. Lütfen tekrar deneyin.');
  }
  expect(keys[0]).toBe(keys[1]); // the server would store it once
  await expect(form(page).getByLabel('Ad Soyad')).toHaveValue('Şükrü Işık');
});

test('a question that fails to load is reported, and can be requested again', async ({ page, problems }) => {
  problems.allow(/Failed to load resource/);
  await page.route('**/api/contacts/challenge', (route) => route.abort());
  await page.goto('/contact');
  await expect(form(page).getByText('Güvenlik sorusu yüklenemedi.')).toBeVisible();
  await page.unroute('**/api/contacts/challenge');
  await form(page).getByRole('button', { name: 'Yeniden yükle' }).click();
  await expect(question(page)).toHaveText(/= \?$/);
});

test('a visitor who is already typing keeps the focus', async ({ page }) => {
  await page.route('**/assets/**/*.js', async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 600);
    });
    await route.continue();
  });
  await page.goto('/contact?urun=A-1', { waitUntil: 'commit' });
  await form(page).getByLabel('Mesajınız').press('End');
  await page.waitForLoadState('networkidle');
  await expect(form(page).getByLabel('Mesajınız')).toBeFocused();
});

test('?urun= names the product, once', async ({ page }) => {
  await page.goto(`/contact?urun=${encodeURIComponent('Z40-5X100 & "x"')}`);
  await expect(form(page).getByLabel('Konu')).toHaveValue('Teklif talebi');
  await expect(form(page).getByLabel('Mesajınız')).toHaveValue('');
  await expect(wanted(page).getByRole('row').nth(1)).toContainText('Z40-5X100 & "x"');
});

test('?urun= lists the product with stock, price and pieces above the form, with a link to its page', async ({
  page,
  request,
}) => {
  const {
    products: [product],
  } = (await (await request.get('/api/products?limit=1')).json()) as {
    products: {
      code: string;
      name: string;
      stockStatus: StockStatus;
      price: { current: number; currency: Currency };
    }[];
  };
  const { code, name, stockStatus, price } = product!;
  await page.goto(`/contact?urun=${encodeURIComponent(code)}&adet=1200`);
  await expect(wanted(page).getByRole('row').nth(1).getByRole('cell')).toHaveText([
    code,
    name,
    new RegExp(`^${STOCK_LABELS[stockStatus]} .*(gün|iş günü)$`),
    formatMoney(price.current, price.currency),
    '',
  ]);
  await expect(form(page).getByRole('button', { name: 'Teklif iste' })).toBeVisible();
  await expect(form(page).getByRole('button', { name: 'Mesajı Gönder' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Hızlı teklif' })).toHaveCount(0);
  await expect(wanted(page).getByLabel(`Adet: ${code}`)).toHaveValue('1200');
  await expect(wanted(page).getByRole('link', { name: code })).toHaveAttribute(
    'href',
    `/product/${encodeURIComponent(code)}`,
  );
  await page.goto('/contact');
  await expect(form(page).getByLabel('Ad Soyad')).toBeVisible();
  await expect(wanted(page)).toHaveCount(0);
});

test('a quote for several articles: their pieces are changed in the form, and staff receive all of it', async ({
  page,
  request,
}) => {
  const { products } = (await (await request.get('/api/products?limit=2')).json()) as {
    products: { code: string; name: string }[];
  };
  const [first, second] = products;
  const sent: Record<string, unknown>[] = [];
  await page.route('**/api/contacts', (route) => {
    sent.push(route.request().postDataJSON() as Record<string, unknown>);
    return route.fulfill({ status: 201, json: { success: true, id: 'x', message: SENT } });
  });
  await page.goto(`/contact?kalemler=${first!.code}:5,${second!.code}:12`);
  const pieces = wanted(page).getByLabel(`Adet: ${second!.code}`);
  await expect(pieces).toHaveValue('12');
  await form(page).getByLabel('Ad Soyad').fill('Şükrü Işık');
  await form(page).getByLabel('E-posta').fill('sukru@ornek.example');
  await pieces.fill('0');
  await solve(page);
  await send(page);
  await expect(pieces).toBeFocused();
  await expect(pieces).toHaveAccessibleDescription('Adet 1 ile 9.999 arasında bir tam sayı olmalıdır.');
  await checkAxe(page);
  await pieces.fill('1200');
  await send(page);
  await expect(form(page).getByRole('status')).toHaveText(SENT);
  expect(sent).toMatchObject([
    {
      subject: 'Teklif talebi: 2 ürün',
      message: `Aşağıdaki ürünler için teklif rica ederim:\n- ${first!.code} – ${first!.name}: 5 adet\n- ${second!.code} – ${second!.name}: 1.200 adet`,
    },
  ]);
  await form(page).getByText('Yeni Mesaj').click();
  await expect(form(page).getByLabel('Ad Soyad')).toBeFocused();
  await expect(wanted(page)).toHaveCount(0);
});

test('the form is in view at once; on a phone, so is the number to call', async ({ page }) => {
  const call = page.getByRole('main').locator('.contact-call');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/contact');
  await expect(form(page).getByLabel('Mesajınız')).toBeInViewport({ ratio: 1 });
  await expect(call).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await expect(call).toHaveAttribute('href', 'tel:+902120000000');
  await expect(call).toBeInViewport({ ratio: 1 });
  await expect(form(page).getByLabel('Ad Soyad')).toBeInViewport({ ratio: 1 });
});

test('another product begins another message; in a message being written only untouched fields change', async ({
  page,
  problems,
}) => {
  problems.allow(/api\/products\/A-\d/); // missing from every catalogue
  const subject = form(page).getByLabel('Konu');
  await page.goto('/contact?urun=A-1');
  await follow(page, '/contact?urun=A-2');
  await expect(wanted(page)).toContainText('A-2');
  await form(page).getByLabel('Ad Soyad').fill('Şükrü Işık');
  await follow(page, '/contact?urun=A-3');
  await expect(subject).toHaveValue('Teklif talebi');
  await expect(wanted(page).getByLabel('Adet: A-3')).toHaveValue('1');
  await expect(form(page).getByLabel('Ad Soyad')).toHaveValue('Şükrü Işık');
  await subject.fill('Kendi konum');
  await follow(page, '/contact?urun=A-4');
  await expect(wanted(page)).toContainText('A-4');
  await expect(subject).toHaveValue('Kendi konum');
});

test('the whole form works with the keyboard alone', async ({ page }) => {
  await answer(page, 201, { success: true, id: 'x', message: SENT });
  await page.goto('/contact');
  await solve(page);
  await form(page).getByLabel('Ad Soyad').focus();
  for (const text of ['Ayşe', 'ayse@ornek.example', '0532', 'Konu', 'Mesaj']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByLabel('Güvenlik sorusu')).toBeFocused(); // no hidden stops between
  await page.keyboard.press('Enter');
  await expect(form(page).getByRole('status')).toHaveText(SENT);
  await expect(form(page).getByRole('status')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(form(page).getByText('Yeni Mesaj')).toBeFocused();
});

test('the map loads only after a click', async ({ page, problems }) => {
  problems.allow(/request to another origin: https:\/\/www\.openstreetmap\.org\/export\/embed/);
  const asked: string[] = [];
  await page.context().route('https://www.openstreetmap.org/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: 'harita' });
  });
  await page.goto('/contact');
  const place = page.getByRole('region', { name: 'Yerimiz' });
  await expect(place.getByRole('link', { name: 'OpenStreetMap’te aç' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\/\?mlat=/,
  );
  await expect(place.getByRole('button', { name: 'Haritayı göster' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(asked).toEqual([]);
  await place.getByRole('button', { name: 'Haritayı göster' }).click();
  // the policy allows it
  await expect(page.frameLocator('iframe[title^="Harita: "]').getByText('harita')).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('without a network the map’s place says so and keeps its link', async ({ page, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED.*\/assets\//); // other pages' code, loaded ahead
  await page.goto('/contact');
  await expect(question(page)).toHaveText(/= \?$/);
  await page.context().setOffline(true);
  const place = page.getByRole('region', { name: 'Yerimiz' });
  await place.getByRole('button', { name: 'Haritayı göster' }).click();
  await expect(place.getByRole('status')).toContainText('İnternet bağlantısı yok.');
  await expect(place.getByRole('link', { name: 'OpenStreetMap’te aç' })).toBeVisible();
});

test('the cached page holds no question; the plain form’s page is never cached', async ({ request }) => {
  const kept = await request.get('/contact');
  expect(kept.headers()['cache-control']).toBe('no-cache');
  expect(await kept.text()).not.toContain('name="token"');
  const pages = await Promise.all([1, 2].map(() => request.get('/contact?form=1')));
  const tokens = await Promise.all(
    pages.map(async (page) => /name="token" value="([^"]+)"/.exec(await page.text())?.[1]),
  );
  for (const page of pages) expect(page.headers()['cache-control']).toBe('no-store');
  expect(tokens[0]).toBeTruthy();
  expect(tokens[0]).not.toBe(tokens[1]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form opens by a link, keeps typed input and can be sent', async ({ page, problems }) => {
    problems.allow(/status of 400/);
    await page.goto('/contact?urun=Z40-5X100');
    await expect(form(page).getByLabel('Ad Soyad')).toBeHidden();
    await form(page).getByRole('link', { name: 'Mesaj formunu aç' }).click();
    await fill(page, { Konu: 'Plaka' });
    await page.getByLabel('Güvenlik sorusu').fill('999');
    await send(page);
    await expect(alert(page)).toHaveText(WRONG);
    await expect(form(page).getByLabel('Mesajınız')).toHaveValue('Merhaba,\nteklif rica ederim.');
    await expect(form(page).getByLabel('Konu')).toHaveValue('Plaka');
    await solve(page);
    await page.waitForTimeout(3_100); // the server refuses earlier answers
    await send(page);
    await expect(page).toHaveURL(/gonderildi=1/);
    await expect(form(page).getByRole('status')).toHaveText(SENT);
    await form(page).getByRole('link', { name: 'Yeni Mesaj' }).click();
    await expect(form(page).getByLabel('Ad Soyad')).toHaveValue('');
  });
});
