// Customers' accounts: registering, signing in and out, a forgotten password, and the screens under /hesabim.
import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { checkAxe, expect, test, TEST_PASSWORD, type People, type Person } from './admin.ts';
import { uniqueWord } from './inbox.ts';
import { addOrder } from './orders.ts';

const NEW_PASSWORD = 'torna-kolon-4711-mavi';
const WRONG = 'E-posta veya şifre hatalı. Lütfen tekrar deneyin.';
const INVALID_LINK = 'Bağlantı geçersiz, kullanılmış veya süresi dolmuş. Lütfen yeni bir bağlantı isteyin.';
const PERSONAL = ['/hesabim', '/hesabim/adresler', '/hesabim/guvenlik'];

const main = (page: Page) => page.getByRole('main');
const alert = (page: Page) => main(page).getByRole('alert');
const toast = (page: Page, text: string) => page.locator('.toasts').getByText(text);
const field = (page: Page, name: string | RegExp) => main(page).getByRole('textbox', { name });
const email = (page: Page) => field(page, /^E-posta/);
const password = (page: Page, name = /^Şifre/) => main(page).getByLabel(name).and(page.locator('input'));
const dialog = (page: Page) => page.getByRole('dialog');

async function signIn(page: Page, address: string, secret = TEST_PASSWORD): Promise<void> {
  await email(page).fill(address);
  await password(page).fill(secret);
  await main(page).getByRole('button', { name: 'Giriş Yap' }).click();
}

/** Signs in a new customer, whose browser opens the address. */
async function enterAs(people: People, context: BrowserContext, page: Page, path: string): Promise<Person> {
  const person = await people.withSession('user');
  await people.enter(context, person);
  await page.goto(path);
  return person;
}

/** Path of the link in the newest mail to the address. */
async function linkOfMail({ database }: People, recipient: string, start: string): Promise<string> {
  let path: string | undefined;
  await expect
    .poll(async () => {
      const mails = await database.db
        .selectFrom('outbox')
        .select('bodyText')
        .where('recipient', '=', recipient)
        .orderBy('id', 'desc')
        .execute();
      path = mails.map(({ bodyText }) => new RegExp(`${start}[\\w-]+`).exec(bodyText)?.[0]).find(Boolean);
      return path;
    })
    .toBeDefined();
  return path!;
}

test.describe('registering', () => {
  test('reports errors at each field, opens the account, and continues to the wanted page; its mail’s link confirms by a button', async ({
    page,
    people,
    problems,
    browser,
  }) => {
    problems.allow(/status of (400|409)/);
    const address = `${uniqueWord()}@musteri.example`;
    await page.goto('/kayit?next=%2Fhesabim%2Fadresler');
    const submit = main(page).getByRole('button', { name: 'Hesap Aç' });
    await submit.click();
    await expect(alert(page)).toContainText('Lütfen tüm zorunlu alanları doldurun.');
    await expect(main(page).getByText('Lütfen ad soyad girin!')).toBeVisible();
    await expect(main(page).getByText('Lütfen şifre girin!')).toBeVisible();
    await expect(field(page, /^Ad Soyad/)).toBeFocused();

    await field(page, /^Ad Soyad/).fill('Şule Çınar');
    await email(page).fill(address);
    await password(page).fill('torna1');
    await expect(main(page).getByText('En az 8 karakter (2 karakter daha)')).toBeVisible();
    await main(page)
      .getByRole('button', { name: /^Göster/ })
      .click();
    await expect(password(page)).toHaveAttribute('type', 'text');
    await password(page).fill('galatasaray');
    await expect(main(page).locator('li[data-met]')).toHaveText('En az 8 karakter');
    await submit.click();
    await expect(main(page).locator('.form-error')).toHaveText('Bu şifre çok yaygın; lütfen başka bir şifre seçin.');
    await expect(password(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, /^Ad Soyad/)).toHaveValue('Şule Çınar');
    await checkAxe(page);

    await password(page).fill(NEW_PASSWORD);
    await submit.click();
    await expect(page).toHaveURL('/hesabim/adresler');
    await expect(
      toast(page, 'Hesabınız açıldı. E-posta adresinizi onaylamanız için bir bağlantı gönderdik.'),
    ).toBeVisible();

    await page.goto('/hesabim');
    await expect(main(page).getByText(`${address} adresi henüz onaylanmadı.`)).toBeVisible();
    await main(page).getByRole('button', { name: 'Tekrar gönder' }).click();
    await expect(toast(page, 'Onay bağlantısını yeniden gönderdik.')).toBeVisible();

    const link = await linkOfMail(people, address, '/e-posta-onayi/');
    const opened = await page.goto(link);
    expect(opened!.headers()['cache-control']).toBe('no-store');
    await page.goto('/hesabim');
    await expect(main(page).getByText('henüz onaylanmadı'), 'opening alone confirms nothing').toBeVisible();
    await page.goto(link);
    await main(page).getByRole('button', { name: 'Adresimi onayla' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-posta adresiniz onaylandı');
    await expect(main(page).getByText('E-posta adresiniz onaylandı. Teşekkür ederiz.')).toBeFocused();
    await page.goto('/hesabim');
    await expect(field(page, /^Ad Soyad/)).toHaveValue('Şule Çınar');
    await expect(main(page).getByText('henüz onaylanmadı')).toHaveCount(0);

    const other = await browser.newContext();
    const stranger = await other.newPage();
    await stranger.goto(new URL('/kayit', page.url()).href);
    await stranger.locator('html[data-alive]').waitFor({ state: 'attached' });
    await field(stranger, /^Ad Soyad/).fill('Başka Biri');
    await email(stranger).fill(address.toUpperCase());
    await password(stranger).fill(NEW_PASSWORD);
    await main(stranger).getByRole('button', { name: 'Hesap Aç' }).click();
    await expect(main(stranger).locator('.form-error')).toHaveText('Bu e-posta adresiyle bir hesap zaten var.');
    await expect(email(stranger)).toBeFocused();
    await other.close();
  });
});

test.describe('a confirmation link', () => {
  const confirm = (page: Page) => main(page).getByRole('button', { name: 'Adresimi onayla' });

  async function linkFor(people: People): Promise<{ owner: Person; link: string }> {
    const owner = await people.withSession('user');
    await owner.call('POST', '/api/auth/confirm-email/resend');
    return { owner, link: await linkOfMail(people, owner.email, '/e-posta-onayi/') };
  }

  test('asks for the account’s password when signed out, and shows the way without it', async ({
    page,
    people,
    problems,
  }) => {
    problems.allow(/status of 403/);
    const { link } = await linkFor(people);
    await page.goto(link);
    await expect(main(page).getByText('Bu tarayıcıda hesabınıza giriş yapılmamış.')).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Şifremi unuttum' })).toHaveAttribute('href', '/sifremi-unuttum');
    await confirm(page).click();
    await expect(main(page).locator('.form-error')).toHaveText('Lütfen şifrenizi girin!');
    await password(page).fill('yanlış bir şifre');
    await confirm(page).click();
    await expect(main(page).locator('.form-error')).toHaveText('Şifre hatalı.');
    await expect(password(page)).toBeFocused();
    await checkAxe(page);
    await password(page).fill(TEST_PASSWORD);
    await confirm(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-posta adresiniz onaylandı');
  });

  test('says that it belongs to another account, and asks for that account’s password', async ({
    page,
    people,
    context,
    problems,
  }) => {
    problems.allow(/status of 403/);
    const { link } = await linkFor(people);
    const other = await people.withSession('user');
    await people.enter(context, other);
    await page.goto(link);
    await expect(main(page).getByText(`${other.name} (${other.email}) olarak giriş yaptınız`)).toBeVisible();
    await expect(password(page)).toBeHidden();
    await confirm(page).click();
    await expect(
      main(page).getByText(`Bu tarayıcıda ${other.name} olarak giriş yapılmış; bağlantı ise başka bir hesabın.`),
    ).toBeVisible();
    await expect(password(page)).toBeFocused();
    await password(page).fill(TEST_PASSWORD);
    await confirm(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-posta adresiniz onaylandı');
  });
});

test.describe('signing in', () => {
  test('refuses wrong input in the server’s words, and keeps the address', async ({ page, people, problems }) => {
    problems.allow(/status of (401|429)|ERR_FAILED/);
    const user = await people.create('user');
    await page.goto('/giris');
    await main(page).getByRole('button', { name: 'Giriş Yap' }).click();
    await expect(main(page).getByText('Lütfen e-posta adresinizi girin!').first()).toBeVisible();
    await expect(main(page).getByText('Lütfen şifrenizi girin!')).toBeVisible();
    await signIn(page, user.email, 'yanlış bir şifre');
    await expect(alert(page)).toHaveText(WRONG);
    await expect(email(page)).toHaveValue(user.email);
    await expect(password(page)).toBeFocused();
    const limited = 'Çok fazla deneme yaptınız. Lütfen 15 dakika sonra tekrar deneyin.';
    await page.route('**/api/auth/login', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '900' },
        json: { error: limited, message: limited, code: 'RATE_LIMITED' },
      }),
    );
    await signIn(page, user.email);
    await expect(alert(page)).toHaveText(limited);
    await page.unroute('**/api/auth/login');
    await page.route('**/api/auth/login', (route) => route.abort());
    await signIn(page, user.email);
    await expect(alert(page)).toHaveText('Giriş yapılamadı. Lütfen tekrar deneyin.');
    await page.unroute('**/api/auth/login');
    await signIn(page, user.email);
    await expect(page).toHaveURL('/hesabim');
    await expect(main(page).locator('.account-person')).toContainText(user.email);
  });

  test('leads to the wanted page, never to another site’s', async ({ page, people, context }) => {
    for (const [wanted, reached] of [
      ['/shop?q=kolon', '/shop?q=kolon'],
      ['//evil.example/', '/hesabim'],
      ['https://evil.example/', '/hesabim'],
      ['/\\evil.example', '/hesabim'],
    ] as const)
      await test.step(wanted, async () => {
        const user = await people.create('user');
        await page.goto(`/giris?next=${encodeURIComponent(wanted)}`);
        await signIn(page, user.email);
        await expect(page).toHaveURL(reached);
        await page.waitForLoadState('networkidle'); // a call without its session would be refused
        await context.clearCookies();
        await page.evaluate(() => localStorage.clear());
      });
  });

  test('signing in and registering both keep the wanted page', async ({ page }) => {
    await page.goto('/giris?next=%2Fcart');
    await expect(main(page).getByRole('link', { name: 'Üye Ol' })).toHaveAttribute('href', '/kayit?next=%2Fcart');
    await page.goto('/kayit?next=%2Fcart');
    await expect(main(page).getByRole('link', { name: 'Giriş Yap' })).toHaveAttribute('href', '/giris?next=%2Fcart');
  });

  test('works by keyboard only', async ({ page, people }) => {
    const user = await people.create('user');
    await page.goto('/giris');
    await email(page).focus();
    await page.keyboard.type(user.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(TEST_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/hesabim');
    await expect(main(page)).toBeFocused();
    const leave = main(page).getByRole('button', { name: 'Çıkış Yap' });
    await leave.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(toast(page, 'Çıkış yapıldı.')).toBeVisible();
    expect(await page.evaluate(() => [localStorage.getItem('accessToken'), localStorage.getItem('user')])).toEqual([
      null,
      null,
    ]);
    await page.goto('/hesabim');
    await expect(main(page).getByRole('heading', { name: 'Bu sayfa için giriş yapın' })).toBeVisible();
    await expect(main(page).getByRole('region', { name: 'Hesabınızla' })).toContainText('Sipariş takibi');
    await expect(main(page).getByRole('navigation', { name: 'Hesap menüsü' })).toBeHidden();
    await checkAxe(page);
  });

  test('is not offered to those already signed in; staff find the way to the panel', async ({
    page,
    people,
    context,
  }) => {
    const moderator = await people.withSession('moderator');
    await people.enter(context, moderator);
    await page.goto('/giris?next=%2Fshop');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Giriş yaptınız');
    await expect(main(page).getByText(moderator.name)).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Kaldığınız yerden devam edin' })).toHaveAttribute(
      'href',
      '/shop',
    );
    await expect(main(page).getByRole('link', { name: 'Yönetim Paneli' })).toHaveAttribute('href', '/admin');
    await main(page).getByRole('button', { name: 'Çıkış Yap' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Giriş Yap');
    await expect(main(page).getByRole('link', { name: 'Yönetim Paneli' })).toHaveCount(0);
  });

  test('the panel’s sign-in page sends customers here', async ({ page, people }) => {
    const user = await people.create('user');
    await page.goto('/admin');
    await page.getByLabel('E-posta').fill(user.email);
    await page.getByLabel('Şifre', { exact: true }).fill(TEST_PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Müşteri girişine geçin' }).click();
    await expect(page).toHaveURL('/giris');
  });
});

test('a forgotten password: the same reply for every address; the mail’s link sets a new one, once', async ({
  page,
  people,
  problems,
}) => {
  problems.allow(/status of (400|401)/);
  const user = await people.create('user');
  await people.addSession(user, 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0');
  const answers: string[] = [];
  for (const address of [`${uniqueWord()}@yok.example`, user.email]) {
    await page.goto('/giris');
    await main(page).getByRole('link', { name: 'Şifremi unuttum' }).click();
    await expect(page).toHaveURL('/sifremi-unuttum');
    await email(page).fill('usta@kalip');
    await main(page).getByRole('button', { name: 'Bağlantı Gönder' }).click();
    await expect(main(page).locator('.form-error')).toHaveText('Lütfen geçerli bir e-posta adresi girin.');
    await email(page).fill(address);
    await main(page).getByRole('button', { name: 'Bağlantı Gönder' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-postanıza bakın');
    answers.push(await main(page).innerText());
  }
  expect(answers[1]).toBe(answers[0]);

  const link = await linkOfMail(people, user.email, '/sifre-sifirla/');
  const opened = await page.goto(link);
  expect(opened!.headers()['cache-control']).toBe('no-store');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await password(page, /^Yeni şifre/).fill('kısa');
  await main(page).getByRole('button', { name: 'Şifreyi Kaydet' }).click();
  await expect(main(page).locator('.form-error')).toHaveText('Şifre en az 8 karakter olmalıdır!');
  await password(page, /^Yeni şifre/).fill(NEW_PASSWORD);
  await main(page).getByRole('button', { name: 'Şifreyi Kaydet' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Şifreniz değişti');
  expect(await people.database.db.selectFrom('sessions').select('id').where('userId', '=', user.id).execute()).toEqual(
    [],
  );
  await main(page).getByRole('link', { name: 'Giriş Yap' }).click();
  await signIn(page, user.email);
  await expect(alert(page)).toHaveText(WRONG);
  await signIn(page, user.email, NEW_PASSWORD);
  await expect(page).toHaveURL('/hesabim');

  await page.goto(link);
  await password(page, /^Yeni şifre/).fill(`${NEW_PASSWORD}-2`);
  await main(page).getByRole('button', { name: 'Şifreyi Kaydet' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bağlantı kullanılamıyor');
  await expect(main(page).getByText(INVALID_LINK)).toBeFocused();
  await expect(main(page).getByRole('link', { name: 'Yeni bağlantı iste' })).toHaveAttribute(
    'href',
    '/sifremi-unuttum',
  );
});

test.describe('the profile', () => {
  test('can be changed; another e-mail needs the password', async ({ page, people, context, problems }) => {
    problems.allow(/status of (403|409)/);
    const taken = await people.create('user');
    const person = await enterAs(people, context, page, '/hesabim');
    const save = main(page).getByRole('button', { name: 'Değişiklikleri Kaydet' });
    await field(page, /^Ad Soyad/).fill('Gülşen Işık');
    await save.click();
    await expect(toast(page, 'Bilgileriniz kaydedildi.')).toBeVisible();
    await expect(main(page).locator('.account-person')).toContainText('Gülşen Işık');
    expect(JSON.parse((await page.evaluate(() => localStorage.getItem('user')))!)).toMatchObject({
      name: 'Gülşen Işık',
    });

    await field(page, /^Kullanıcı adı/).fill(taken.username);
    await save.click();
    await expect(main(page).locator('.form-error')).toHaveText('Bu kullanıcı adı zaten kullanılıyor.');
    await field(page, /^Kullanıcı adı/).fill(person.username);

    const current = password(page, /^Mevcut şifre/);
    await expect(current).toHaveCount(0);
    const address = `${uniqueWord()}@musteri.example`;
    await email(page).fill(address);
    await expect(current).toBeVisible();
    await save.click();
    await expect(main(page).getByText('Lütfen şifrenizi girin!').first()).toBeVisible();
    await current.fill('yanlış');
    await save.click();
    await expect(main(page).locator('.form-error')).toHaveText('Şifre hatalı.');
    await expect(email(page)).toHaveValue(address);
    await checkAxe(page);
    await current.fill(TEST_PASSWORD);
    await save.click();
    await expect(main(page).locator('.account-person')).toContainText(address);
    await expect(current).toHaveCount(0);
    await expect(main(page).getByText(`${address} adresi henüz onaylanmadı.`)).toBeVisible();
  });

  test('keeps typed input when the session ends, and continues after signing in on the page', async ({
    page,
    people,
    context,
    problems,
  }) => {
    problems.allow(/status of 401/);
    const person = await enterAs(people, context, page, '/hesabim');
    await field(page, /^Ad Soyad/).fill('Yarım Kalan Ad');
    await people.endSessionsAt(page, person, 'PUT', '/api/auth/me');
    await main(page).getByRole('button', { name: 'Değişiklikleri Kaydet' }).click();
    await expect(dialog(page)).toContainText('Oturumunuz sona erdi. Sayfada yazdıklarınız duruyor');
    await expect(dialog(page).getByRole('link', { name: 'Yeni sekmede giriş yap' })).toHaveAttribute(
      'href',
      '/giris?next=%2Fhesabim',
    );
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeVisible();
    await checkAxe(page);
    await dialog(page)
      .getByLabel(/^Şifre/)
      .and(page.locator('input'))
      .fill(TEST_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(field(page, /^Ad Soyad/)).toHaveValue('Yarım Kalan Ad');
    await main(page).getByRole('button', { name: 'Değişiklikleri Kaydet' }).click();
    await expect(toast(page, 'Bilgileriniz kaydedildi.')).toBeVisible();
  });

  test('reports a failed load, and asks again', async ({ page, people, context, problems }) => {
    problems.allow(/ERR_FAILED/);
    await page.route('**/api/account', (route) => route.abort());
    const person = await enterAs(people, context, page, '/hesabim');
    await expect(alert(page)).toContainText('Bağlantı hatası. Lütfen tekrar deneyin.');
    await page.unroute('**/api/account');
    await main(page).getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(email(page)).toHaveValue(person.email);
  });
});

test.describe('addresses', () => {
  const fill = async (page: Page, values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) await field(page, new RegExp(`^${name}`)).fill(value);
  };
  const card = (page: Page, name: string) => main(page).getByRole('article', { name });

  test('can be added, changed, made the default, and deleted after a question', async ({ page, people, context }) => {
    await enterAs(people, context, page, '/hesabim/adresler');
    await expect(main(page).getByText('Kayıtlı adresiniz yok')).toBeVisible();
    await main(page).getByRole('button', { name: 'Adres Ekle' }).click();
    await expect(main(page).getByRole('heading', { name: 'Yeni adres' })).toBeFocused();
    await main(page).getByRole('button', { name: 'Adresi Kaydet' }).click();
    for (const sentence of [
      'Lütfen adrese bir ad verin!',
      'Lütfen teslim alacak kişiyi girin!',
      'Lütfen telefon numarasını girin!',
      'Lütfen il seçin!',
      'Lütfen ilçeyi girin!',
      'Lütfen açık adresi girin!',
    ]) {
      await expect(main(page).locator('.form-error', { hasText: sentence })).toBeVisible();
    }
    await checkAxe(page);
    await fill(page, {
      'Adres adı': 'Atölye',
      'Teslim alacak kişi': 'Şükrü Çağlar',
      Telefon: '12',
      İlçe: 'Nilüfer',
      'Açık adres': 'OSB 4. Cadde\nNo: 7',
      'Posta kodu': '16x',
    });
    await main(page).getByRole('combobox', { name: /^İl/ }).selectOption('Bursa');
    await main(page).getByRole('button', { name: 'Adresi Kaydet' }).click();
    await expect(main(page).locator('.form-error', { hasText: 'Telefon en az 10 rakam' })).toBeVisible();
    await expect(main(page).locator('.form-error', { hasText: 'Posta kodu 5 rakam olmalıdır.' })).toBeVisible();
    await fill(page, { Telefon: '0532 000 00 00', 'Posta kodu': '16140' });
    await main(page).getByRole('button', { name: 'Adresi Kaydet' }).click();
    await expect(card(page, 'Atölye')).toContainText('16140 Nilüfer / Bursa');
    await expect(card(page, 'Atölye')).toContainText('Varsayılan');
    await expect(main(page).getByRole('button', { name: 'Adres Ekle' })).toBeFocused();

    await main(page).getByRole('button', { name: 'Adres Ekle' }).click();
    await fill(page, {
      'Adres adı': 'Depo',
      'Teslim alacak kişi': 'Depo Sorumlusu',
      Telefon: '0262 000 00 00',
      İlçe: 'Gebze',
      'Açık adres': 'GOSB',
    });
    await main(page).getByRole('combobox', { name: /^İl/ }).selectOption('Kocaeli');
    await main(page).getByRole('button', { name: 'Adresi Kaydet' }).click();
    await card(page, 'Depo').getByRole('button', { name: 'Varsayılan yap: Depo' }).click();
    await expect(toast(page, 'Depo varsayılan adresiniz oldu.')).toBeVisible();
    await expect(main(page).getByRole('article').first()).toContainText('Depo');

    await card(page, 'Atölye').getByRole('button', { name: 'Düzenle: Atölye' }).click();
    await expect(field(page, /^Açık adres/)).toHaveValue('OSB 4. Cadde\nNo: 7');
    await expect(main(page).getByRole('combobox', { name: /^İl/ })).toHaveValue('Bursa');
    await fill(page, { 'Adres adı': 'Yeni Atölye' });
    await main(page).getByRole('button', { name: 'Adresi Kaydet' }).click();
    await expect(card(page, 'Yeni Atölye').getByRole('button', { name: 'Düzenle: Yeni Atölye' })).toBeFocused();

    await card(page, 'Yeni Atölye').getByRole('button', { name: 'Sil: Yeni Atölye' }).click();
    await expect(dialog(page)).toContainText('Adres silinsin mi?');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(card(page, 'Yeni Atölye').getByRole('button', { name: 'Sil: Yeni Atölye' })).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('button', { name: 'Sil' }).click();
    await expect(card(page, 'Yeni Atölye')).toHaveCount(0);
    await expect(card(page, 'Depo')).toBeVisible();
  });

  test('refuses a save over a newer one in the server’s words', async ({ page, people, context, problems }) => {
    problems.allow(/status of 409/);
    const person = await people.withSession('user');
    const delivery = {
      recipient: 'Şükrü Çağlar',
      phone: '0532 000 00 00',
      city: 'Bursa',
      district: 'Nilüfer',
      line: 'OSB',
    };
    const { _id: id } = await person.call<{ _id: string }>('POST', '/api/addresses', { title: 'Atölye', ...delivery });
    await people.enter(context, person);
    await page.goto('/hesabim/adresler');
    await card(page, 'Atölye').getByRole('button', { name: 'Düzenle: Atölye' }).click();
    await person.call('PUT', `/api/addresses/${id}`, { title: 'Öteki sekmede' });
    await fill(page, { 'Adres adı': 'Bu sekmede' });
    await main(page).getByRole('button', { name: 'Adresi Kaydet' }).click();
    await expect(alert(page)).not.toBeEmpty();
    await expect(field(page, /^Adres adı/)).toHaveValue('Bu sekmede');
  });
});

test.describe('orders', () => {
  test('are a table; on a phone each takes two lines, all of which lead to it', async ({ page, people, context }) => {
    const person = await people.withSession('user');
    const { number } = await addOrder(people.database, { customer: person, status: 'shipped' });
    await people.enter(context, person);
    await page.goto('/hesabim');
    const last = main(page).getByRole('region', { name: 'Son siparişiniz' });
    await expect(last.getByRole('link', { name: number })).toHaveAttribute('href', `/hesabim/siparisler/${number}`);
    await last.getByRole('link', { name: 'Bütün siparişlerim' }).click();
    await expect(main(page).getByRole('columnheader')).toHaveText([
      'Sipariş no',
      'Tarih',
      'Ürünler',
      'Durum',
      'Adet',
      'Toplam',
    ]);
    const row = main(page).getByRole('row').filter({ hasText: number });
    await expect(row.getByRole('cell')).toContainText([/\d{4}/, /\w/, 'Kargoya verildi', '2', '$246,90']);
    await checkAxe(page);

    await page.setViewportSize({ width: 390, height: 844 });
    const middle = async (name: string) => {
      const { x, y, width, height } = (await row.locator(`.records-${name}`).boundingBox())!;
      return { x: x + width / 2, y: y + height / 2 };
    };
    const [first, total, status, date] = await Promise.all(['number', 'total', 'status', 'date'].map(middle));
    expect(Math.abs(first!.y - total!.y)).toBeLessThan(4);
    expect(Math.abs(status!.y - date!.y)).toBeLessThan(4);
    expect(status!.y).toBeGreaterThan(first!.y + 12);
    await page.mouse.click(status!.x, status!.y);
    await expect(page).toHaveURL(`/hesabim/siparisler/${number}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Sipariş ${number}`);
    const lines = main(page).getByRole('table', { name: 'Ürünler' });
    await expect(lines.getByRole('row').last().getByRole('cell')).toHaveText(['$123,45', '2', '$246,90']);
    await expect(main(page).locator('li[aria-current=step]')).toContainText('Kargoda');
    await checkAxe(page);
  });
});

test.describe('security', () => {
  test('a new password ends the other sessions', async ({ page, people, context, problems }) => {
    problems.allow(/status of (400|403)/);
    const person = await people.withSession('user');
    await people.addSession(
      person,
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
    );
    await people.enter(context, person);
    await page.goto('/hesabim/guvenlik');
    await expect(main(page).getByRole('rowheader', { name: 'Safari, iPhone' })).toBeVisible();
    const submit = main(page).getByRole('button', { name: 'Şifreyi Değiştir' });
    const current = password(page, /^Mevcut şifre/).first();
    const next = password(page, /^Yeni şifre/);
    await current.fill('yanlış');
    await next.fill('kısa');
    await submit.click();
    await expect(main(page).locator('.form-error')).toHaveText('Şifre en az 8 karakter olmalıdır!');
    await next.fill(NEW_PASSWORD);
    await submit.click();
    await expect(main(page).locator('.form-error')).toHaveText('Şifre hatalı.');
    await current.fill(TEST_PASSWORD);
    await submit.click();
    await expect(main(page).getByText('Şifreniz değiştirildi. Diğer oturumlarınız sonlandırıldı.')).toBeFocused();
    await expect(current).toHaveValue('');
    await expect(main(page).getByRole('rowheader', { name: 'Safari, iPhone' })).toHaveCount(0);
    await expect(main(page).getByText('Bu cihaz', { exact: true })).toBeVisible();
  });

  test('ends sessions one by one, and asks for the password once', async ({ page, people, context, problems }) => {
    problems.allow(/status of 403/);
    const person = await people.withSession('user');
    await people.addSession(
      person,
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
    );
    await people.addSession(person, 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36');
    await people.enter(context, person);
    await page.goto('/hesabim/guvenlik');
    await main(page).getByRole('button', { name: 'Sonlandır: Safari, iPhone' }).click();
    const secret = dialog(page)
      .getByLabel(/^Mevcut şifre/)
      .and(page.locator('input'));
    await expect(secret).toBeFocused();
    await secret.fill('yanlış');
    await page.keyboard.press('Enter');
    await expect(dialog(page).locator('.form-error')).toHaveText('Şifre hatalı.');
    await checkAxe(page);
    await secret.fill(TEST_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(main(page).getByRole('rowheader', { name: 'Safari, iPhone' })).toHaveCount(0);
    await main(page).getByRole('button', { name: 'Sonlandır: Chrome, Windows' }).click();
    await expect(main(page).getByRole('rowheader', { name: 'Chrome, Windows' })).toHaveCount(0);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('a late reply closes no other question', async ({ page, people, context }) => {
    const person = await people.withSession('user');
    await people.addSession(
      person,
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
    );
    await people.addSession(person, 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36');
    await people.enter(context, person);
    await page.goto('/hesabim/guvenlik');
    let goOn = (): void => {};
    await page.route('**/api/auth/sessions/*', async (route) => {
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      await route.continue();
    });
    const secret = dialog(page)
      .getByLabel(/^Mevcut şifre/)
      .and(page.locator('input'));
    await main(page).getByRole('button', { name: 'Sonlandır: Safari, iPhone' }).click();
    await secret.fill(TEST_PASSWORD);
    const asked = page.waitForRequest('**/api/auth/sessions/*');
    await page.keyboard.press('Enter');
    await asked;
    await page.keyboard.press('Escape');
    await main(page).getByRole('button', { name: 'Sonlandır: Chrome, Windows' }).click();
    await secret.fill('yarım');
    goOn();
    await expect(main(page).locator('tbody th', { hasText: 'Safari, iPhone' })).toHaveCount(0);
    await expect(secret).toHaveValue('yarım');
  });

  test('one’s own data can be downloaded as a file', async ({ page, people, context }) => {
    const person = await enterAs(people, context, page, '/hesabim/guvenlik');
    const waiting = page.waitForEvent('download');
    await main(page).getByRole('button', { name: 'Verilerimi indir' }).click();
    const file = await waiting;
    expect(file.suggestedFilename()).toMatch(/\.json$/);
    expect(await readFile(await file.path(), 'utf8')).toContain(person.email);
  });

  test('an account can be deleted with the password and the words, but not while an order is open', async ({
    page,
    people,
    context,
    problems,
  }) => {
    problems.allow(/status of (403|409)/);
    const person = await people.withSession('user');
    const order = await addOrder(people.database, { customer: person, status: 'paid' });
    await people.enter(context, person);
    await page.goto('/hesabim/guvenlik');
    await main(page).getByText('Hesabımı silmek istiyorum').click();
    await expect(main(page).getByText('kalıcı olarak silinir; geri alınamaz.')).toBeVisible();
    const submit = main(page).getByRole('button', { name: 'Hesabımı Kalıcı Olarak Sil' });
    const secret = password(page, /^Mevcut şifre/).last();
    const word = field(page, /^Onaylamak için/);
    await submit.click();
    await expect(main(page).locator('.form-error', { hasText: 'Lütfen HESABIMI SİL yazın.' })).toBeVisible();
    await word.fill('hesabımı sil');
    await secret.fill('yanlış');
    await submit.click();
    await expect(main(page).locator('.form-error', { hasText: 'Şifre hatalı.' })).toBeVisible();
    await secret.fill(TEST_PASSWORD);
    await submit.click();
    await expect(
      alert(page).filter({ hasText: 'Devam eden siparişiniz olduğu için hesabınız şimdi silinemez.' }),
    ).toBeVisible();
    await people.database.write('orders', (trx) =>
      trx.updateTable('orders').set({ status: 'delivered' }).where('id', '=', order.id).execute(),
    );
    await submit.click();
    await expect(toast(page, 'Hesabınız silindi.')).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(
      await people.database.db.selectFrom('users').select('id').where('id', '=', person.id).executeTakeFirst(),
    ).toBeUndefined();
    await page.goto('/hesabim');
    await expect(main(page).getByRole('heading', { name: 'Bu sayfa için giriş yapın' })).toBeVisible();
  });
});

test.describe('a signed-out visitor', () => {
  test('gets no personal screen, but the way to it', async ({ page, request }) => {
    for (const path of PERSONAL) {
      await page.goto(path);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      const next = encodeURIComponent(path);
      await expect(main(page).getByRole('link', { name: 'Giriş Yap' })).toHaveAttribute('href', `/giris?next=${next}`);
      await expect(main(page).getByRole('link', { name: 'Üye Ol' })).toHaveAttribute('href', `/kayit?next=${next}`);
    }
    for (const call of ['/api/account', '/api/addresses', '/api/auth/sessions', '/api/account/export'])
      expect((await request.get(call)).status(), call).toBe(401);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('a personal screen names its needs, and other ways to ask', async ({ page }) => {
      for (const path of PERSONAL) {
        await page.goto(path);
        await expect(main(page).locator('noscript').getByRole('link', { name: 'İletişim' })).toBeVisible();
        await expect(main(page).locator('.pending')).toBeHidden();
      }
    });

    test('says that signing in needs it; a link can be requested and confirmed without', async ({ page, problems }) => {
      problems.allow(/status of 400/);
      for (const path of ['/giris', '/kayit', '/sifre-sifirla/boyle-bir-anahtar-yok']) {
        await page.goto(path);
        await expect(main(page).locator('noscript .notice')).toBeVisible();
        await expect(main(page).locator('button[type=submit]')).toBeDisabled();
      }
      await page.goto('/sifremi-unuttum');
      await email(page).fill('kimse@yok.example');
      await main(page).getByRole('button', { name: 'Bağlantı Gönder' }).click();
      await expect(page).toHaveURL('/sifremi-unuttum?gonderildi=1');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-postanıza bakın');
      await page.goto('/e-posta-onayi/boyle-bir-anahtar-yok');
      await password(page).fill(TEST_PASSWORD);
      await main(page).getByRole('button', { name: 'Adresimi onayla' }).click();
      await expect(main(page).getByText(INVALID_LINK)).toBeVisible();
    });

    test('an address can be confirmed with the account’s password, which is not sent back', async ({
      page,
      people,
      problems,
    }) => {
      problems.allow(/status of 403/);
      const person = await people.withSession('user');
      await person.call('POST', '/api/auth/confirm-email/resend');
      const link = await linkOfMail(people, person.email, '/e-posta-onayi/');
      await page.goto(link);
      await password(page).fill('yanlış bir şifre');
      await main(page).getByRole('button', { name: 'Adresimi onayla' }).click();
      await expect(main(page).locator('.form-error')).toHaveText('Şifre hatalı.');
      expect(await page.content()).not.toContain('yanlış bir şifre');
      await password(page).fill(TEST_PASSWORD);
      await main(page).getByRole('button', { name: 'Adresimi onayla' }).click();
      await expect(page).toHaveURL(`${link}?gonderildi=1`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-posta adresiniz onaylandı');
    });
  });
});
