// Job postings in the panel, up to the careers pages.
import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Job } from '../contract/jobs.ts';
import { askToRemove, checkAxe, expect, test, type Person } from './admin.ts';

const unique = (name: string): string => `${name} ${randomBytes(4).toString('hex')}`;
const toast = (page: Page, text: string) => page.locator('.ant-message').getByText(text, { exact: true });
const openList = (page: Page, title: string) => page.goto(`/admin/jobs?q=${encodeURIComponent(title)}`);

/** A separate job for the test, visible to staff only. */
const create = (person: Person, given: Partial<Job> = {}): Promise<Job> =>
  person.call('POST', '/api/jobs', {
    title: unique('Kalıpçı'),
    department: 'Üretim',
    location: 'Bursa',
    type: 'full-time',
    experience: '2-5 yıl',
    description: 'Birinci satır\nİkinci satır',
    requirements: ['Teknik resim okuyabilen'],
    responsibilities: ['Kalıp bakımı'],
    isActive: false,
    ...given,
  });

test('a job is published from an empty form to its page on the site', async ({
  page,
  asModerator,
  people,
  request,
}) => {
  const admin = await people.withSession('admin');
  const title = unique('CNC Operatörü');
  await page.goto('/admin/jobs');
  await page.getByRole('main').getByRole('link', { name: 'Yeni İş İlanı' }).click();
  await page.getByRole('button', { name: 'Geri Dön' }).click();
  await expect(page).toHaveURL('/admin/jobs');
  await page.getByRole('main').getByRole('link', { name: 'Yeni İş İlanı' }).click();
  await expect(page.getByLabel('Yayınlayan')).toHaveValue('İK Departmanı');
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  for (const sentence of [
    'Lütfen iş ilanı başlığını girin!',
    'Lütfen departmanı girin!',
    'Lütfen konumu girin!',
    'Lütfen iş türünü seçin!',
    'Lütfen deneyim seviyesini girin!',
    'Lütfen iş açıklamasını girin!',
    'Özellik açıklaması gerekli',
    'Sorumluluk açıklaması gerekli',
  ])
    await expect(page.getByText(sentence)).toBeVisible();
  await page.getByRole('button', { name: 'Sil: Özellik 1' }).click();
  await page.getByRole('button', { name: 'Sil: Sorumluluk 1' }).click();
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page.getByText('En az bir özellik eklemelisiniz!')).toBeVisible();
  await expect(page.getByText('En az bir sorumluluk eklemelisiniz!')).toBeVisible();
  // the focus moves to the first refusal a little later, and would close an opened list
  await expect(page.getByLabel('İlan Başlığı')).toBeFocused();

  await page.getByLabel('İlan Başlığı').fill(title);
  await page.getByLabel('Departman').fill('Üretim');
  await page.getByLabel('Konum').fill('Bursa');
  await page.getByLabel('İş Türü').click();
  await page.getByTitle('Yarı Zamanlı', { exact: true }).click();
  await page.getByLabel('Deneyim Seviyesi').fill('2+ yıl');
  await page.getByLabel('Son Başvuru Tarihi').fill('31 Aralık 2099');
  await page.keyboard.press('Enter');
  await page.getByLabel('İş Açıklaması').fill('Vardiyalı çalışma');
  await page.getByRole('button', { name: 'Özellik Ekle' }).click();
  await expect(page.getByRole('textbox', { name: 'Özellik 1' })).toBeFocused();
  await page.keyboard.type('Teknik resim okuyabilen');
  await page.getByRole('button', { name: 'Sorumluluk Ekle' }).click();
  await expect(page.getByRole('textbox', { name: 'Sorumluluk 1' })).toBeFocused();
  await page.keyboard.type('Tezgâh ayarı');
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(toast(page, 'İş ilanı başarıyla oluşturuldu!')).toBeVisible();
  await expect(page).toHaveURL('/admin/jobs');

  const job = (await asModerator.call<Job[]>('GET', '/api/jobs/admin')).find((one) => one.title === title)!;
  expect(job).toMatchObject({
    type: 'part-time',
    salary: null,
    applicationDeadline: '2099-12-31',
    postedBy: 'İK Departmanı',
    requirements: ['Teknik resim okuyabilen'],
    responsibilities: ['Tezgâh ayarı'],
    benefits: [],
    isActive: true,
  });
  try {
    expect(await (await request.get('/careers')).text()).toContain(title);
    const posting = await request.get(`/careers/${job._id}-${job.slug}`);
    expect(posting.status()).toBe(200);
    expect(await posting.text()).toContain('Tezgâh ayarı');
  } finally {
    await admin.call('DELETE', `/api/jobs/${job._id}`);
  }
  expect(await (await request.get('/careers')).text()).not.toContain(title);
});

test("the list shows a job's details, figures and switch", async ({ page, asAdmin, request }) => {
  const { _id, slug, title } = await create(asAdmin, { applicationDeadline: '2020-01-31', benefits: ['Servis'] });
  await openList(page, title);
  for (const label of ['Toplam İlan', 'Aktif İlan', 'Pasif İlan'])
    await expect(page.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd')).toHaveText(/^\d+$/);
  const row = page.getByRole('row').filter({ hasText: title });
  for (const text of [
    'Üretim · Bursa',
    'Tam Zamanlı',
    '2-5 yıl',
    'Belirtilmemiş',
    '31 Oca 2020',
    'Süresi doldu',
    'Pasif',
  ])
    await expect(row.getByText(text, { exact: true })).toBeVisible();

  await row.getByRole('button', { name: `Detay: ${title}` }).click();
  const details = page.getByRole('dialog', { name: title });
  for (const text of ['Teknik resim okuyabilen', 'Kalıp bakımı', 'Servis', 'Birinci satır'])
    await expect(details).toContainText(text);
  await checkAxe(page);
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();

  await asAdmin.call('PUT', `/api/jobs/${_id}`, { applicationDeadline: null });
  await row.getByRole('switch').click();
  await expect(toast(page, 'İş ilanı durumu güncellendi')).toBeVisible();
  await expect(row.getByRole('switch')).toBeChecked();
  expect((await request.get(`/careers/${_id}-${slug}`)).status()).toBe(200);
  await row.getByRole('switch').click();
  await expect(row.getByRole('switch')).not.toBeChecked();
  await expect(row.getByRole('switch')).toBeEnabled(); // it moves at once, but works again only after the reply
  expect((await request.get(`/careers/${_id}-${slug}`)).status()).toBe(404);

  await (await askToRemove(page, title)).getByRole('button', { name: 'Evet' }).click();
  await expect(toast(page, 'İş ilanı başarıyla silindi')).toBeVisible();
  await expect(row).toBeHidden();
});

test('a job past its deadline does not count as active, and says so', async ({ page, asAdmin }) => {
  const { title, _id } = await create(asAdmin, { applicationDeadline: '2020-01-31', isActive: true });
  await openList(page, title);
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row.getByRole('switch', { name: `${title}: Süresi doldu` })).toBeChecked();
  const figure = async (label: string) =>
    Number(await page.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd').textContent());
  await expect(page.locator('dt', { hasText: 'Süresi Dolan' })).toBeVisible();
  await page.goto('/admin/jobs?isActive=true&limit=100');
  await expect(page.getByText(/^1-\d+ \/ \d+ iş ilanı$/)).toBeVisible();
  expect(Number(/\/ (\d+)/.exec((await page.getByText(/^1-\d+ \/ \d+ iş ilanı$/).textContent())!)![1])).toBe(
    await figure('Aktif İlan'),
  ); // the target of the dashboard's link
  await expect(page.getByRole('link', { name: title, exact: true })).toBeHidden();
  await page.goto('/admin/jobs?isActive=over&limit=100');
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
  await asAdmin.call('DELETE', `/api/jobs/${_id}`);
});

test('pages of ten rows have a size changer and a box for the page', async ({ page, asAdmin }) => {
  const jobs = Array.from({ length: 11 }, (_, index) => ({
    _id: `is${index}`,
    slug: 'is',
    title: `İlan ${index + 1}`,
    type: 'internship',
    department: 'Ar-Ge',
    location: 'Bursa',
    experience: '-',
    salary: null,
    applicationDeadline: null,
    postedBy: '',
    description: '',
    requirements: [],
    responsibilities: [],
    benefits: [],
    isActive: true,
    createdAt: '2026-01-05T08:00:00.000Z',
    updatedAt: '2026-01-05T08:00:00.000Z',
    version: 1,
  }));
  expect(asAdmin.role).toBe('admin');
  await page.route('**/api/jobs/admin', (route) => route.fulfill({ json: jobs }));
  await page.goto('/admin/jobs');
  await expect(page.getByText('1-10 / 11 iş ilanı')).toBeVisible();
  await page.locator('.ant-pagination-options-quick-jumper input').fill('2');
  await page.keyboard.press('Enter');
  await expect(page.getByText('11-11 / 11 iş ilanı')).toBeVisible();
  await page.locator('.ant-pagination-options-size-changer').click();
  await page.getByTitle('20 / sayfa').click();
  await expect(page.getByText('1-11 / 11 iş ilanı')).toBeVisible();
  await expect(page).toHaveURL(/limit=20/);
});

test('editing shows a waiting sentence, marks only the empty line, and returns to the list', async ({
  page,
  asAdmin,
}) => {
  const { _id, title } = await create(asAdmin, {
    salary: '50.000 TL',
    applicationDeadline: '2099-05-31',
    requirements: ['Bir', 'İki'],
  });
  let goOn = (): void => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(
    `**/api/jobs/${_id}`,
    async (route) => {
      await held;
      await route.fallback();
    },
    { times: 1 },
  );
  await openList(page, title);
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByText('İş ilanı yükleniyor...')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Geri Dön' })).toBeVisible();
  goOn();
  await expect(page.getByRole('heading', { name: 'İş İlanını Güncelle' })).toBeVisible();
  await expect(page.getByLabel('Son Başvuru Tarihi')).toHaveValue('31 Mayıs 2099');

  await page.getByRole('textbox', { name: 'Özellik 1' }).fill(' ');
  await page.getByLabel('Maaş').fill('');
  await page.getByRole('button', { name: 'Değişiklikleri Kaydet' }).click();
  await expect(page.getByText('Özellik açıklaması gerekli')).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: 'Özellik 1' })).toBeFocused();
  await page.getByRole('button', { name: 'Sil: Özellik 1' }).click();
  await page.getByLabel('Son Başvuru Tarihi').fill('1.6.2099');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Değişiklikleri Kaydet' }).click();
  await expect(toast(page, 'İş ilanı başarıyla güncellendi!')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/jobs\?q=/);
  expect(await asAdmin.call('GET', `/api/jobs/${_id}`)).toMatchObject({
    title,
    salary: null,
    applicationDeadline: '2099-06-01',
    requirements: ['İki'],
  });

  await page.goto(`/admin/jobs/update/${_id}`);
  await page.getByRole('button', { name: 'İptal' }).click();
  await expect(page).toHaveURL(/\/admin\/jobs\?q=/);
  await asAdmin.call('DELETE', `/api/jobs/${_id}`);
});

test('a missing job leads back to the list with a message', async ({ page, asAdmin, problems }) => {
  problems.allow(/status of 404/);
  expect(asAdmin.role).toBe('admin');
  // a busy machine may show the list after the message is gone
  const said = toast(page, 'İş ilanı bulunamadı!').waitFor();
  await page.goto('/admin/jobs/update/yok');
  await said;
  await expect(page).toHaveURL('/admin/jobs');
});
