// The newsletter: the footer's form, its page, and the pages linked from its mails.
import { checkAxe, expect, test } from './fixtures.ts';

const CONSENT = 'Ürün, kampanya ve etkinlik haberlerini e-posta ile almayı kabul ediyorum.';
const ASKED = 'Kaydınızı tamamlamak için e-posta adresinize gönderdiğimiz bağlantıyı onaylayın.';
const CONFIRMED = 'Bülten kaydınız onaylandı. Teşekkür ederiz.';
const ENDED = 'Bülten kaydınız silindi. Artık bülten e-postası almayacaksınız.';
const INVALID = 'Bağlantı geçersiz veya süresi dolmuş.';
const LINKS = [
  {
    path: '/bulten/onay/boyle-bir-anahtar.yok',
    call: '**/api/newsletter/confirm',
    title: 'Bülten kaydınızı onaylayın',
    button: 'Kaydımı onayla',
    done: CONFIRMED,
  },
  {
    path: '/bulten/iptal/boyle-bir-anahtar.yok',
    call: '**/api/newsletter/unsubscribe',
    title: 'Bültenden çıkın',
    button: 'Bültenden çık',
    done: ENDED,
  },
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form in the footer can be sent, and its page says thanks', async ({ page }) => {
    await page.goto('/about');
    const form = page.getByRole('contentinfo').getByRole('form', { name: 'Bülten' });
    await form.getByRole('textbox', { name: 'E-posta adresiniz' }).fill('usta@kalip.example');
    const consent = form.getByRole('checkbox', { name: CONSENT });
    await expect(consent).not.toBeChecked();
    await consent.check();
    await form.getByRole('button', { name: 'Kaydol' }).click();
    await expect(page).toHaveURL('/bulten?gonderildi=1');
    await expect(page.getByText(ASKED)).toBeVisible();
  });

  for (const { path, title, button } of LINKS) {
    test(`${path}: an unknown link is refused by its button, not before`, async ({ page, problems }) => {
      problems.allow(/status of 400/);
      const reply = await page.goto(path);
      expect(reply!.status()).toBe(200);
      expect(reply!.headers()['cache-control']).toBe('no-store');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByText(INVALID)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Bültene yeniden kaydol' })).toHaveAttribute('href', '/bulten');
    });
  }
});

test('refused input comes back with its sentences and all typed values', async ({ request }) => {
  const send = async (form: Record<string, string>) => {
    const reply = await request.post('/bulten', { form });
    return { status: reply.status(), html: await reply.text() };
  };
  const unticked = await send({ email: 'usta@kalip.example' });
  expect(unticked.status).toBe(400);
  expect(unticked.html).toContain('Bülten kaydı için lütfen onay kutusunu işaretleyin.');
  expect(unticked.html).toContain('value="usta@kalip.example"');
  const wrong = await send({ email: 'usta', consent: 'on' });
  expect(wrong.html).toContain('Lütfen geçerli bir e-posta adresi girin.');
  const bot = await send({ email: 'usta@kalip.example', consent: 'on', website: 'x' });
  expect(bot.status).toBe(400);
  expect(bot.html).toContain('Bot aktivitesi tespit edildi. Lütfen sayfayı yenileyin.');
});

test.describe('the form on its page', () => {
  test('reports errors beside each field, by the server’s rules, before anything is sent', async ({ page }) => {
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/newsletter')) calls++;
    });
    await page.goto('/bulten');
    const form = page.getByRole('main').locator('form');
    const email = form.getByRole('textbox', { name: /E-posta/ });
    const consent = form.getByRole('checkbox', { name: CONSENT });
    await expect(consent).not.toBeChecked();
    await form.getByRole('button').click();
    await expect(form.getByRole('alert')).toContainText('Lütfen tüm zorunlu alanları doldurun.');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toBeFocused();
    await expect(form.getByText('Bülten kaydı için lütfen onay kutusunu işaretleyin.')).toBeVisible();
    await email.fill('usta@kalip');
    await consent.check();
    await form.getByRole('button').click();
    await expect(form.getByRole('alert')).toContainText('Lütfen geçerli bir e-posta adresi girin.');
    await expect(email).toHaveValue('usta@kalip');
    await expect(consent).toBeChecked();
    await checkAxe(page);
    expect(calls).toBe(0);
  });

  test('keeps typed input through a lost connection and a limit, and says thanks in the end', async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 429|ERR_FAILED/);
    await page.goto('/bulten');
    const form = page.getByRole('main').locator('form');
    await form.getByRole('textbox', { name: /E-posta/ }).fill('kalipci@atolye.example');
    await form.getByRole('checkbox').check();
    await page.route('**/api/newsletter', (route) => route.abort());
    await form.getByRole('button').click();
    await expect(form.getByRole('alert')).toContainText(
      'Bülten kaydı sırasında bir hata oluştu. Lütfen tekrar deneyin.',
    );
    const limited = 'Çok fazla deneme yaptınız. Lütfen 42 dakika sonra tekrar deneyin.';
    await page.route('**/api/newsletter', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '2520' },
        json: { error: limited, message: limited, code: 'RATE_LIMITED' },
      }),
    );
    await form.getByRole('button').click();
    await expect(form.getByRole('alert')).toContainText(limited);
    await expect(form.getByRole('textbox', { name: /E-posta/ })).toHaveValue('kalipci@atolye.example');
    await expect(form.getByRole('checkbox')).toBeChecked();
    await page.unroute('**/api/newsletter');
    const sent = page.waitForRequest('**/api/newsletter');
    await form.getByRole('button').click();
    expect((await sent).postDataJSON()).toMatchObject({ email: 'kalipci@atolye.example', consent: true, honeypot: '' });
    await expect(page.getByText(ASKED)).toBeFocused();
    await checkAxe(page);
  });
});

for (const { path, call, title, button, done } of LINKS) {
  test(`${path}: works, and reports a failure`, async ({ page, problems }) => {
    problems.allow(/status of 400|ERR_FAILED/);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.route(call, (route) => route.abort());
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Lütfen tekrar deneyin.');
    await page.route(call, (route) => route.fulfill({ json: { success: true, message: done } }));
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByText(done)).toBeFocused();
    await page.unroute(call);
    await page.goto(path);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByText(INVALID)).toBeFocused();
    await checkAxe(page);
  });
}

test('no mail scanner confirms: opening a link calls nothing', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  for (const { path } of LINKS) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(posts).toEqual([]);
});
