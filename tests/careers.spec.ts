// Open positions, their pages, and applications in the dialog, on the page and without JavaScript.
import type { Locator, Page, Response } from '@playwright/test';
import type { Job } from '../contract/jobs.ts';
import { checkAxe, expect, stopClock, test } from './fixtures.ts';

const MISSING = 'Lütfen tüm zorunlu alanları doldurun.';
const SENT = 'Başvurunuz başarıyla gönderildi! En kısa sürede size dönüş yapacağız.';
const TYPES = { 'full-time': 'Tam Zamanlı', 'part-time': 'Yarı Zamanlı', contract: 'Sözleşmeli', internship: 'Staj' };
const CV = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n% CV\nxref\n0 1\ntrailer\n<< /Root 1 0 R >>\nstartxref\n60\n%%EOF\n',
);
const cv = (name = 'Özgeçmiş.pdf') => ({ name, mimeType: 'application/pdf', buffer: CV });
const refusal = (message: string, more: object = {}) => ({ error: message, message, code: 'X', ...more });

const REQUIRED = {
  Ad: 'Ayşe',
  Soyad: 'Yılmaz',
  'E-posta': 'ayse@ornek.example',
  Telefon: '0532 000 00 00',
  Adres: 'Bursa',
  'İş deneyimi': '5 yıl',
  Eğitim: 'Makine',
  'Ön yazı': 'Merhaba',
};
const field = (form: Locator, label: string) =>
  form.getByLabel(label, { exact: true }).or(form.getByLabel(`${label} *`, { exact: true }));
async function fill(form: Locator, more: Record<string, string> = {}): Promise<void> {
  for (const [label, value] of Object.entries({ ...REQUIRED, ...more })) await field(form, label).fill(value);
}
const send = (form: Locator) => form.getByRole('button', { name: 'Başvuruyu Gönder' }).click();

async function jobs(page: Page): Promise<Job[]> {
  return (await (await page.request.get('/api/jobs')).json()) as Job[];
}
const pathOf = ({ _id, slug }: Job) => `/careers/${_id}-${slug}`;
async function openDialog(page: Page): Promise<Locator> {
  await page.goto('/careers');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Başvur:/ })
    .first()
    .click();
  return page.getByRole('dialog');
}

test('lists every open position with its facts and the first three requirements; a job has a separate page with all its content, for search engines too', async ({
  page,
}) => {
  await test.step('lists every open position with its facts and the first three requirements', async () => {
    const open = await jobs(page);
    await page.goto('/careers');
    const items = page.getByRole('region', { name: 'Açık pozisyonlar' }).locator('.careers-list > li');
    await expect(items).toHaveCount(open.length);
    for (const [i, job] of open.entries()) {
      const item = items.nth(i);
      await expect(item.getByRole('heading', { level: 3 })).toHaveText(job.title);
      for (const text of [
        TYPES[job.type],
        job.location,
        job.department,
        job.experience,
        ...(job.salary ? [job.salary] : []),
        ...job.requirements.slice(0, 3),
      ])
        await expect(item).toContainText(text);
      if (job.requirements[3]) await expect(item).not.toContainText(job.requirements[3]);
      await expect(item.getByRole('link', { name: /^Başvur:/ })).toHaveAttribute('href', `${pathOf(job)}#basvuru`);
    }
  });
  await test.step('a job has a separate page with all its content, for search engines too', async () => {
    const [job] = (await jobs(page)) as [Job];
    const reply = await page.goto(pathOf(job));
    expect(reply!.status()).toBe(200);
    const main = page.getByRole('main');
    for (const text of [...job.requirements, ...job.responsibilities, ...job.benefits, job.postedBy, TYPES[job.type]])
      await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`${pathOf(job)}$`));
    const blocks = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
      (text) => JSON.parse(text) as Record<string, unknown>,
    );
    expect(blocks.find((block) => block['@type'] === 'JobPosting')).toMatchObject({
      title: job.title,
      employmentType: 'FULL_TIME',
      datePosted: job.createdAt.slice(0, 10),
      jobLocation: { address: { addressCountry: 'TR' } },
      hiringOrganization: { name: 'Örnek Kalıp Elemanları' },
    });
    expect(blocks.some((block) => block['@type'] === 'BreadcrumbList')).toBe(true);
  });
});

test('reports an empty list, and a failed load', async ({ page, problems }) => {
  problems.allow(/status of 500/);
  await page.goto('/about');
  await page.route('**/api/jobs', (route) => route.fulfill({ json: [] }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kariyer' }).click();
  await expect(page.getByText('Şu anda açık pozisyon bulunmamaktadır.')).toBeVisible();
  await page.goto('/about');
  await page.route('**/api/jobs', (route) => route.fulfill({ status: 500, json: refusal('Sunucu hatası.') }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kariyer' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('İş ilanları yüklenirken hata oluştu.');
});

test('another slug redirects to the right one, an unknown job is 404', async ({ page, request, problems }) => {
  problems.allow(/status of 404/);
  const [job] = (await jobs(page)) as [Job];
  for (const path of [`/careers/${job._id}`, `/careers/${job._id}-eski-baslik`]) {
    const reply = await request.get(path, { maxRedirects: 0 });
    expect({ status: reply.status(), to: reply.headers()['location'] }).toEqual({ status: 301, to: pathOf(job) });
  }
  const reply = await page.goto('/careers/yok-kalipci');
  expect(reply!.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('İlan Bulunamadı');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('main').getByRole('link', { name: 'Tüm açık pozisyonlar' })).toHaveAttribute(
    'href',
    '/careers',
  );
});

test('the list carries neither the form’s code nor its rules', async ({ page }) => {
  const replies: Response[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) replies.push(response);
  });
  await page.goto('/careers');
  await page.waitForLoadState('networkidle');
  const scripts = await Promise.all(replies.map((reply) => reply.text().catch(() => '')));
  expect(scripts.some((text) => text.includes('upload-resume') || text.includes('Adres http://'))).toBe(false);
});

test.describe('the dialog', () => {
  test('opens for the job, reports missing input, and returns the focus', async ({ page }) => {
    const dialog = await openDialog(page);
    const title = (await page.locator('.careers-list h3').first().textContent())!;
    await expect(dialog.getByRole('heading', { name: title })).toBeFocused();
    await expect(dialog.getByLabel('Ön yazı')).toHaveAttribute('rows', '4');
    for (const label of ['Özgeçmiş bağlantısı', 'LinkedIn', 'Portfolyo'])
      await expect(dialog.getByLabel(label)).toHaveAttribute('type', 'url');
    await expect(dialog.getByLabel('İşe başlayabileceğiniz tarih')).toHaveAttribute('type', 'date');
    await send(dialog);
    await expect(dialog.getByRole('alert')).toHaveText(MISSING);
    await expect(dialog.getByText('Bu alan zorunludur.')).toHaveCount(8);
    await expect(field(dialog, 'Ad')).toBeFocused();
    await checkAxe(page);
    await fill(dialog, { 'E-posta': 'x@y' });
    await send(dialog);
    await expect(dialog.getByRole('alert')).toHaveText('Lütfen geçerli bir e-posta adresi girin.');
    await field(dialog, 'E-posta').fill('x@y.example');
    await field(dialog, 'LinkedIn').fill('javascript:alert(1)');
    await send(dialog);
    await expect(field(dialog, 'LinkedIn')).toHaveAccessibleDescription(
      'Adres http:// veya https:// ile başlamalıdır.',
    );
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Başvur:/ })
        .first(),
    ).toBeFocused();
    // Typed input stays, also for another job.
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Başvur:/ })
      .nth(1)
      .click();
    await expect(field(dialog, 'Ön yazı')).toHaveValue('Merhaba');
    await expect(dialog.getByRole('alert')).toHaveText('');
  });

  test('takes a CV and an application, says so, and closes after 3 seconds with an empty form', async ({ page }) => {
    await stopClock(page);
    const dialog = await openDialog(page);
    await fill(dialog, {
      Yetenekler: 'SolidWorks, CNC ,, SolidWorks',
      'İşe başlayabileceğiniz tarih': '2027-03-01',
      LinkedIn: 'https://linkedin.com/in/ayse',
    });
    await dialog.getByLabel('Özgeçmiş (CV)').setInputFiles(cv());
    await expect(dialog.getByText('Özgeçmiş.pdf')).toBeVisible();
    await expect(dialog.getByText(/Yüklendi · 1 KB/)).toBeVisible();
    const call = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/api/job-applications'),
    );
    await page.clock.runFor(3_100); // the server refuses a form filled in faster than a person can
    await send(dialog);
    await page.clock.runFor(200); // the form is sent after the frame that says so
    await expect(dialog.getByRole('status')).toHaveText(SENT);
    await expect(dialog.getByRole('status')).toBeFocused();
    expect((await call).postDataJSON()).toMatchObject({
      skills: ['SolidWorks', ' CNC ', '', ' SolidWorks'],
      resumeFile: expect.stringMatching(/^[\w-]{32}$/),
      honeypot: '',
      idempotencyKey: expect.any(String),
    });
    await page.clock.runFor(2_900);
    await expect(dialog.getByRole('status')).toBeVisible();
    await page.clock.runFor(200);
    await expect(dialog).toBeHidden();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Başvur:/ })
      .first()
      .click();
    for (const label of Object.keys(REQUIRED)) await expect(field(dialog, label)).toHaveValue('');
    await expect(dialog.getByLabel('Özgeçmiş (CV)')).toBeAttached();
  });

  test('reports failures and loses nothing', async ({ page, problems }) => {
    problems.allow(/Failed to load resource/);
    const dialog = await openDialog(page);
    await fill(dialog);
    const cases: [status: number, body: object | string, said: string][] = [
      [409, refusal('Bu ilana zaten başvurdunuz.'), 'Bu ilana zaten başvurdunuz.'],
      [
        429,
        refusal('Çok fazla deneme yaptınız. Lütfen 58 dakika sonra tekrar deneyin.'),
        'Çok fazla deneme yaptınız. Lütfen 58 dakika sonra tekrar deneyin.',
      ],
      [502, '<html>', 'Başvuru gönderilirken bir hata oluştu.'],
    ];
    for (const [status, body, said] of cases) {
      await page.route('**/api/job-applications', (route) =>
        typeof body === 'string' ? route.fulfill({ status, body }) : route.fulfill({ status, json: body }),
      );
      await send(dialog);
      await expect(dialog.getByRole('alert')).toHaveText(said);
    }
    await page.route('**/api/job-applications', (route) => route.abort());
    await send(dialog);
    await expect(dialog.getByRole('alert')).toHaveText('Başvuru gönderilirken bir hata oluştu. Lütfen tekrar deneyin.');
    for (const [label, value] of Object.entries(REQUIRED)) await expect(field(dialog, label)).toHaveValue(value);
  });

  test('stays until sending has ended, and the search does not open over it', async ({ page, problems }) => {
    problems.allow(/Failed to load resource/);
    const dialog = await openDialog(page);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await fill(dialog);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    let goOn = (): void => {};
    await page.route('**/api/job-applications', async (route) => {
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      await route.fulfill({ status: 409, json: refusal('Bu ilana zaten başvurdunuz.') });
    });
    await send(dialog);
    await expect(dialog.getByRole('button', { name: 'Kapat' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await expect
      .poll(() => {
        goOn();
        return dialog.getByRole('alert').textContent();
      })
      .toBe('Bu ilana zaten başvurdunuz.');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  test('a CV shows its progress, can be stopped, and reports an invalid file', async ({ page, problems }) => {
    problems.allow(/Failed to load resource/);
    const dialog = await openDialog(page);
    const input = dialog.getByLabel('Özgeçmiş (CV)');
    await input.setInputFiles({ name: 'resim.png', mimeType: 'image/png', buffer: CV });
    await expect(input).toHaveAccessibleDescription(/Yalnızca PDF, DOC veya DOCX dosyası yükleyebilirsiniz\./);
    await input.setInputFiles({
      name: 'büyük.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.alloc(10 * 1024 * 1024 + 1),
    });
    await expect(input).toHaveAccessibleDescription(/Dosya en fazla 10 MB olabilir\./);
    // The server checks the content.
    await input.setInputFiles({ name: 'sahte.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') });
    await expect(input).toHaveAccessibleDescription(/Yalnızca PDF, DOC veya DOCX dosyası yükleyebilirsiniz\./);

    let goOn = (): void => {};
    await page.route('**/upload-resume', async (route) => {
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      await route.abort().catch(() => {});
    });
    await input.setInputFiles(cv());
    await expect(dialog.getByRole('progressbar', { name: 'Yükleniyor' })).toBeVisible();
    await fill(dialog);
    await send(dialog);
    await expect(dialog.getByRole('alert')).toContainText('Dosya henüz yüklenmedi.');
    await dialog.getByRole('button', { name: 'İptal et' }).click();
    await expect(input).toBeFocused();
    goOn();

    await input.setInputFiles(cv());
    await expect(dialog.getByRole('progressbar')).toBeVisible();
    await expect
      .poll(() => {
        goOn();
        return dialog.getByText('Dosya yüklenirken bir hata oluştu. Lütfen tekrar deneyin.').count();
      })
      .toBe(1);
    await page.unroute('**/upload-resume');
    await dialog.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(dialog.getByText(/Yüklendi/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Kaldır' }).click();
    await expect(input).toBeFocused();
  });
});

test('the whole form works by keyboard, without hidden stops between', async ({ page }) => {
  const dialog = await openDialog(page);
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
  const stops: string[] = [];
  for (let i = 0; i < 30 && stops.at(-1) !== 'submit'; i++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement;
      return element.type === 'submit'
        ? 'submit'
        : element.name || element.getAttribute('aria-label') || element.textContent;
    });
    if (stop !== stops.at(-1)) stops.push(stop); // a date has three parts
  }
  expect(stops).toEqual([
    'Kapat',
    'firstName',
    'lastName',
    'email',
    'phone',
    'address',
    'experience',
    'education',
    'skills',
    'resume',
    'resumeUrl',
    'linkedIn',
    'portfolio',
    'coverLetter',
    'availableStartDate',
    'expectedSalary',
    'KVKK Aydınlatma Metni',
    'submit',
  ]);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(MISSING);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button leads to the job’s form, which keeps typed input and takes the CV', async ({ page, problems }) => {
    problems.allow(/status of 400/);
    await page.goto('/careers');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Başvur:/ })
      .nth(1)
      .click();
    await expect(page).toHaveURL(/\/careers\/\w+-[\w-]+#basvuru$/);
    const form = page.getByRole('region', { name: 'Başvuru formu' });
    await fill(form, { 'E-posta': 'x@y', Yetenekler: 'CNC' });
    await form.getByLabel('Özgeçmiş (CV)').setInputFiles(cv());
    await send(form);
    await expect(form.getByRole('alert')).toHaveText('Lütfen geçerli bir e-posta adresi girin.');
    await expect(field(form, 'Ön yazı')).toHaveValue('Merhaba');
    await expect(form.getByText('Dosyanız alındı').first()).toBeVisible();
    await field(form, 'E-posta').fill('javascriptsiz@ornek.example');
    await send(form);
    await expect(page).toHaveURL(/gonderildi=1/);
    await expect(form.getByRole('status')).toHaveText(SENT);
  });
});
