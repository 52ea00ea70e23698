// Applications in the panel: the list, the details, a status change with its history, files, erasure.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Application } from '../contract/applications.ts';
import type { Job } from '../contract/jobs.ts';
import { askToRemove, checkAxe, expect, test } from './admin.ts';
import { addApplication, addResume, uniqueWord } from './inbox.ts';

const details = (page: Page, name: string) => page.getByRole('dialog', { name: `Başvuru Detayları - ${name}` });
const value = (page: Page, label: string) =>
  page
    .locator('.crud-details > div')
    .filter({ has: page.locator('dt').getByText(label, { exact: true }) })
    .locator('dd');

async function openDetails(page: Page, { word, name }: { word: string; name: string }): Promise<void> {
  await page.goto(`/admin/job-applications?q=${word}`);
  await page.getByRole('button', { name, exact: true }).click();
  await expect(details(page, name)).toBeVisible();
}
async function chooseStatus(page: Page, label: string): Promise<void> {
  // visible without scrolling in the dialog
  await expect(page.getByRole('combobox', { name: 'Durumu değiştir' })).toBeInViewport();
  await page.getByRole('combobox', { name: 'Durumu değiştir' }).click();
  await page.getByTitle(label, { exact: true }).last().click();
}
const read = async (call: (method: string, path: string) => Promise<unknown>, word: string): Promise<Application> =>
  ((await call('GET', `/api/job-applications?q=${word}`)) as Application[])[0]!;

test('a moderator reads an application and changes its status, with a note, but can neither erase nor export', async ({
  page,
  asModerator,
  people,
}) => {
  const sent = await addApplication(people.database, {
    portfolio: 'https://is.example/sukru',
    linkedIn: 'javascript:alert(1)',
  });
  await page.goto(`/admin/job-applications?q=${sent.word}`);
  const row = page.getByRole('row').filter({ hasText: sent.email });
  await expect(row).toContainText(sent.jobTitle);
  await expect(row).toContainText('Sekiz yıl enjeksiyon kalıbı ta…');
  await expect(row.locator('.crud-status')).toHaveText('Beklemede');
  await expect(page.locator('.crud-stats dt')).toHaveText([
    'Toplam',
    'Beklemede',
    'İnceleniyor',
    'Mülakat',
    'Kabul',
    'Red',
  ]);
  await expect(page.getByRole('button', { name: /^İşlemler:/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /CSV/ })).toHaveCount(0);
  await expect(asModerator.call('DELETE', `/api/job-applications/${sent.publicId}`)).rejects.toThrow('403');

  await row.getByRole('button', { name: `Detay: ${sent.name}` }).click();
  const dialog = details(page, sent.name);
  for (const title of ['Kişisel Bilgiler', 'Mesleki Bilgiler', 'Ön Yazı', 'Ek Bağlantılar', 'Değerlendirme', 'Geçmiş'])
    await expect(dialog.getByRole('region', { name: title })).toBeVisible();
  await expect(dialog.getByText('Merhaba, başvuruyorum.')).toHaveCSS('white-space', 'pre-line');
  const link = dialog.getByRole('link', { name: 'https://is.example/sukru' });
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(value(page, 'LinkedIn')).toHaveText('-');
  await expect(dialog.locator('a[href^="javascript"]')).toHaveCount(0);

  await chooseStatus(page, 'Mülakat');
  const question = page.getByRole('dialog', { name: 'Başvuru durumu değiştirilsin mi?' });
  await question.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(question).toBeHidden();
  expect((await read(asModerator.call, sent.word)).status).toBe('pending');
  await chooseStatus(page, 'Mülakat');
  await question.getByLabel('Not (isteğe bağlı)').fill('Salı 10.00\nAtölyede');
  await checkAxe(page);
  await question.getByRole('button', { name: 'Onayla' }).click();
  await expect(page.getByText('Başvuru durumu güncellendi')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(row.locator('.crud-status')).toHaveText('Mülakat');

  await row.getByRole('button', { name: `Detay: ${sent.name}` }).click();
  await expect(value(page, 'Değerlendiren')).toHaveText(asModerator.name);
  await expect(value(page, 'Değerlendirme tarihi')).not.toHaveText('-');
  await expect(value(page, 'Notlar')).toHaveText('Salı 10.00 Atölyede');
  const history = dialog.getByRole('region', { name: 'Geçmiş' }).getByRole('listitem');
  await expect(history).toHaveCount(1);
  for (const text of [asModerator.name, 'Beklemede', 'Mülakat', 'Atölyede']) await expect(history).toContainText(text);
});

test("the list has the server's filters: status and job", async ({ page, asModerator, people }) => {
  // The newest job is the first option, and no other job has a similar title.
  const { _id, title: jobTitle } = await asModerator.call<Job>('POST', '/api/jobs', {
    title: `İlan ${uniqueWord()}`,
    department: 'Üretim',
    location: 'Bursa',
    type: 'full-time',
    experience: '-',
    description: 'x',
    requirements: ['a'],
    responsibilities: ['b'],
    isActive: false,
  });
  const { id: jobId } = await people.database.db
    .selectFrom('jobs')
    .select('id')
    .where('publicId', '=', _id)
    .executeTakeFirstOrThrow();
  const [waiting, accepted] = [
    await addApplication(people.database, { jobId, jobTitle }),
    await addApplication(people.database, { jobId, jobTitle, status: 'accepted' }),
  ];
  await page.goto(`/admin/job-applications?q=${waiting.word}&status=accepted`);
  await expect(page.getByText('Aramanıza uyan başvuru bulunamadı.')).toBeVisible();
  await page.goto(`/admin/job-applications?q=${accepted.word}&status=accepted`);
  await expect(page.getByRole('row').filter({ hasText: accepted.email })).toBeVisible();
  await page.getByRole('combobox', { name: 'İş ilanı' }).click();
  await page.locator('.ant-select-item-option').filter({ hasText: jobTitle }).click();
  await expect(page).toHaveURL(new RegExp(`job=${_id}`));
  await expect(page.getByRole('row').filter({ hasText: accepted.email })).toBeVisible();
});

test('on a conflict the panel names the other person, and asks', async ({ page, asModerator, people, problems }) => {
  problems.allow(/status of 409/);
  const sent = await addApplication(people.database);
  const other = await people.withSession('admin');
  await openDetails(page, sent);
  await other.call('PATCH', `/api/job-applications/${sent.publicId}/status`, { status: 'reviewing' });
  await chooseStatus(page, 'Red');
  await page.getByRole('button', { name: 'Onayla' }).click();
  const question = page.getByRole('dialog', { name: 'Bu kayıt siz bakarken değişti' });
  await expect(question).toContainText(other.name);
  await question.getByRole('button', { name: 'Yine de kaydet' }).click();
  await expect(page.getByText('Başvuru durumu güncellendi')).toBeVisible();
  expect(await read(asModerator.call, sent.word)).toMatchObject({
    status: 'rejected',
    history: [
      { from: 'reviewing', to: 'rejected' },
      { from: 'pending', to: 'reviewing' },
    ],
  });
});

test('reports a failed change, and keeps typed input', async ({ page, asModerator, people, problems }) => {
  problems.allow(/status of 500/);
  expect(asModerator.role).toBe('moderator');
  const sent = await addApplication(people.database);
  await page.route('**/api/job-applications/*/status', (route) =>
    route.fulfill({ status: 500, json: { error: 'x', message: 'x', code: 'INTERNAL' } }),
  );
  await openDetails(page, sent);
  await chooseStatus(page, 'Kabul');
  await page.getByLabel('Not (isteğe bağlı)').fill('Teklif verildi');
  await page.mouse.click(5, 400); // beside the dialog
  await page.getByRole('button', { name: 'Onayla' }).click();
  await expect(page.getByText('Başvuru durumu güncellenemedi')).toBeVisible();
  await expect(page.getByLabel('Not (isteğe bağlı)')).toHaveValue('Teklif verildi');
});

test('an admin saves the CV and the table as files, and erases', async ({ page, asAdmin, database, dataDir }) => {
  const sent = await addApplication(database);
  await addResume({ database, dataDir }, sent.id, 'Şükrü Çağlar.pdf', '%PDF-1.4 deneme');
  await openDetails(page, sent);
  const [cv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /Şükrü Çağlar\.pdf/ }).click(),
  ]);
  expect(cv.suggestedFilename()).toBe('Şükrü Çağlar.pdf');
  expect(await readFile(await cv.path(), 'utf8')).toBe('%PDF-1.4 deneme');
  await details(page, sent.name).getByRole('button', { name: 'Kapat' }).last().click();
  await expect(details(page, sent.name)).toBeHidden();

  const [table] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Tümünü CSV indir' }).click(),
  ]);
  expect(table.suggestedFilename()).toMatch(/\.csv$/);
  const text = await readFile(await table.path(), 'utf8');
  expect(text.startsWith('\ufeff')).toBe(true);
  expect(text).toContain(sent.email);

  const question = await askToRemove(page, `${sent.name}, ${sent.jobTitle}`);
  await expect(question).toContainText('kalıcı olarak silinsin mi (KVKK)?');
  await question.getByRole('button', { name: 'Hayır' }).click();
  await expect(question).toBeHidden();
  expect(await read(asAdmin.call, sent.word)).toBeDefined();
  await askToRemove(page, `${sent.name}, ${sent.jobTitle}`);
  await question.getByRole('button', { name: 'Evet' }).click();
  await expect(page.getByText('Başvuru başarıyla silindi.')).toBeVisible();
  expect(await read(asAdmin.call, sent.word)).toBeUndefined();
});
