// The panel's sign-in page: roles and their targets, sessions that expire, end, and are closed.
import type { Page } from '@playwright/test';
import { checkAxe, expect, test, TEST_PASSWORD } from './admin.ts';

const REFUSALS = {
  RATE_LIMITED: 'Çok fazla deneme yaptınız. 15 dakika sonra tekrar deneyin.',
  INVALID_CREDENTIALS: 'E-posta veya şifre hatalı. Lütfen tekrar deneyin.',
} as const;
const WRONG_ROLE = 'Bu alan sadece yöneticiler ve moderatörler için!';
const SESSION_ENDED = 'Oturumunuz sona erdi. Lütfen tekrar giriş yapın.';

const alert = (page: Page) => page.getByRole('alert');
const toast = (page: Page, text: string) => page.locator('.ant-message').getByText(text);
const stored = (page: Page) => page.evaluate(() => [localStorage.getItem('accessToken'), localStorage.getItem('user')]);

async function signIn(page: Page, email: string, password: string = TEST_PASSWORD): Promise<void> {
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('Şifre', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

test('/admin/login is the same page; the password can be shown, and caps lock gives a warning', async ({ page }) => {
  await test.step('/admin/login is the same page', async () => {
    await page.goto('/admin/login');
    await expect(page.getByRole('heading', { name: 'Yönetim Paneli' })).toBeVisible();
  });
  await test.step('the password can be shown, and caps lock gives a warning', async () => {
    const field = page.getByLabel('Şifre', { exact: true });
    await field.fill('gizli');
    await page.getByRole('button', { name: 'Göster (Şifre)' }).click();
    await expect(field).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Gizle (Şifre)' }).click();
    await expect(field).toHaveAttribute('type', 'password');
    await field.evaluate((input) =>
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: true })),
    );
    await expect(field).toHaveAccessibleDescription('Caps Lock açık.');
  });
});

for (const [role, greeting] of [
  ['admin', 'Admin girişi başarılı.'],
  ['moderator', 'Moderatör girişi başarılı.'],
] as const) {
  test(`${role} sees a greeting and reaches the dashboard`, async ({ page, people }) => {
    const user = await people.create(role);
    await page.goto('/admin');
    await signIn(page, user.email);
    await expect(toast(page, greeting)).toBeVisible(); // first: it shows for a few seconds only
    await expect(page).toHaveURL('/admin/dashboard');
    const [token, copy] = await stored(page);
    expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(JSON.parse(copy!)).toEqual({
      id: user.publicId,
      email: user.email,
      username: user.username,
      role,
      name: user.name,
      avatar: '/avatar.svg',
    });
    // After signing in, the sign-in page redirects at once.
    await page.goto('/admin/login');
    await expect(page).toHaveURL('/admin/dashboard');
  });
}

test('empty and incomplete fields are reported before anything is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/login')) sent.push(request.url());
  });
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(page.getByLabel('E-posta')).toHaveAccessibleDescription('Lütfen e-posta adresinizi girin!');
  await expect(page.getByLabel('Şifre', { exact: true })).toHaveAccessibleDescription('Lütfen şifrenizi girin!');
  await expect(page.getByLabel('E-posta')).toBeFocused();
  await signIn(page, 'yarım');
  await expect(page.getByLabel('E-posta')).toHaveAccessibleDescription('Lütfen geçerli bir e-posta adresi girin.');
  await checkAxe(page);
  expect(sent).toEqual([]);
});

test('each refusal has its sentence, and keeps typed input', async ({ page, people, problems }) => {
  problems.allow(/Failed to load resource/);
  const user = await people.create('admin');
  await page.goto('/admin');
  await signIn(page, user.email, 'yanlış-şifre-4711');
  await expect(alert(page)).toHaveText(REFUSALS.INVALID_CREDENTIALS);
  await expect(page.getByLabel('Şifre', { exact: true })).toBeFocused();
  await expect(page.getByLabel('E-posta')).toHaveValue(user.email);

  const answer = (status: number, json: object) =>
    page.route('**/api/auth/login', (route) => route.fulfill({ status, json }), { times: 1 });
  const cases: [number, object, string][] = [
    [429, { code: 'RATE_LIMITED', error: 'Başka bir cümle', message: 'Başka bir cümle' }, REFUSALS.RATE_LIMITED],
    [503, { code: 'UNAVAILABLE', error: 'Sunucu bakımda.', message: 'Sunucu bakımda.' }, 'Sunucu bakımda.'],
    [502, {}, 'Giriş başarısız. Bilgilerinizi kontrol edin.'],
  ];
  for (const [status, json, sentence] of cases) {
    await answer(status, json);
    await page.getByRole('button', { name: 'Giriş Yap' }).click();
    await expect(alert(page)).toHaveText(sentence);
  }
  await page.route('**/api/auth/login', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(alert(page)).toHaveText('Bağlantı hatası. Lütfen internet bağlantınızı kontrol edin.');
  await checkAxe(page);
  expect(await stored(page)).toEqual([null, null]);
});

test('a customer is not let in: the browser stores no session, and the new one ends', async ({ page, people }) => {
  const user = await people.create('user');
  await page.goto('/admin');
  await signIn(page, user.email);
  await expect(alert(page)).toContainText(WRONG_ROLE);
  await expect(alert(page).getByRole('link')).toHaveAttribute('href', '/giris');
  expect(await stored(page)).toEqual([null, null]);
  expect(await people.database.db.selectFrom('sessions').selectAll().where('userId', '=', user.id).execute()).toEqual(
    [],
  );
  await expect(page).toHaveURL('/admin');
});

test('a customer’s session of the shop opens nothing here', async ({ page, context, people }) => {
  const customer = await people.withSession('user');
  await people.enter(context, customer);
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL('/admin?next=%2Fadmin%2Fdashboard');
  await expect(page.getByRole('button', { name: 'Giriş Yap' })).toBeVisible();
});

test('a wanted address survives signing in, a foreign one does not', async ({ page, people }) => {
  const user = await people.create('admin');
  await page.goto('/admin/profile?sekme=2#oturumlar');
  await expect(page).toHaveURL(`/admin?next=${encodeURIComponent('/admin/profile?sekme=2#oturumlar')}`);
  await signIn(page, user.email);
  await expect(page).toHaveURL('/admin/profile?sekme=2#oturumlar');
  await page.goBack();
  expect(page.url()).not.toContain('next='); // the sign-in page was replaced

  await page.goto(`/admin?next=${encodeURIComponent('//evil.example/admin/')}`);
  await expect(page).toHaveURL('/admin/dashboard');
});

test('an expired token is renewed unnoticed, once for all calls', async ({ page, context, people, problems }) => {
  problems.allow(/status of 401/);
  const person = await people.withSession('admin');
  await people.enter(context, person, `${person.accessToken.slice(0, -8)}AAAAAAAA`);
  const renewals: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh')) renewals.push(request.url());
  });
  await page.goto('/admin/profile');
  await expect(page.getByRole('main')).toContainText(person.email);
  expect(renewals).toHaveLength(1);
  expect((await stored(page))[0]).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect((await stored(page))[0]).not.toMatch(/A{8}$/);
});

test('a stored session unknown to the server is cleared, and leads to the sign-in page', async ({
  page,
  context,
  people,
  problems,
}) => {
  problems.allow(/status of 401/);
  const person = await people.withSession('admin');
  await people.enter(context, person);
  await people.database.write('accounts', (trx) =>
    trx.deleteFrom('sessions').where('userId', '=', person.id).execute(),
  );
  await page.goto('/admin/users');
  await expect(page).toHaveURL('/admin?next=%2Fadmin%2Fusers');
  expect(await stored(page)).toEqual([null, null]);
  await expect(page.getByRole('status').filter({ hasText: SESSION_ENDED })).toBeVisible();
  await signIn(page, person.email);
  await expect(page).toHaveURL('/admin/users');
});

test('without a connection the session stays and can be tried again', async ({ page, asAdmin, problems }) => {
  problems.allow(/Failed to load resource/);
  await page.route('**/api/auth/me', (route) => route.abort());
  await page.goto('/admin/profile');
  await expect(page.getByRole('alert')).toContainText('Bağlantı hatası. Lütfen tekrar deneyin.');
  await page.unroute('**/api/auth/me');
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.getByRole('main')).toContainText(asAdmin.email);
});

test('a session ended by the server asks for the password over the page, and loses no typed input', async ({
  page,
  asAdmin,
  people,
  problems,
}) => {
  problems.allow(/status of 401/);
  await page.goto('/admin/profile');
  await page.getByLabel('Ad Soyad').fill('Yarım kalan');
  await people.endSessionsAt(page, asAdmin, 'PUT', '/api/auth/me');
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeniden giriş' });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText(SESSION_ENDED);
  // the refused call's toast would be the second
  await expect(page.getByText(/Oturumunuz sona erdi/).filter({ visible: true })).toHaveCount(1);
  await expect(dialog.getByLabel('E-posta')).toHaveValue(asAdmin.email);
  await expect(dialog.getByLabel('Şifre', { exact: true })).toBeFocused();
  await checkAxe(page);
  await dialog.getByLabel('Şifre', { exact: true }).fill(asAdmin.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Ad Soyad')).toHaveValue('Yarım kalan');
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Kullanıcı menüsü: Yarım kalan' })).toBeVisible();
});

test('signing out clears everything, even without a connection', async ({ page, asAdmin, people, problems }) => {
  problems.allow(/Failed to load resource/);
  const leave = async () => {
    await page.getByRole('button', { name: /^Kullanıcı menüsü/ }).click();
    await page.getByRole('menuitem', { name: 'Çıkış Yap' }).click();
    await expect(page).toHaveURL('/admin');
    // the address changes before the screen does
    await expect(page.getByRole('status').filter({ hasText: 'Başarıyla çıkış yapıldı.' })).toBeVisible();
    await expect.poll(() => stored(page)).toEqual([null, null]);
  };
  const sessions = () =>
    people.database.db.selectFrom('sessions').selectAll().where('userId', '=', asAdmin.id).execute();
  await page.goto('/admin/profile');
  const answered = page.waitForResponse('**/api/auth/logout');
  await leave();
  expect((await answered).status()).toBe(204);
  expect(await sessions()).toEqual([]);

  await signIn(page, asAdmin.email);
  await expect(page).toHaveURL('/admin/dashboard');
  await page.route('**/api/auth/logout', (route) => route.abort());
  await leave();
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL('/admin?next=%2Fadmin%2Fdashboard');
});
