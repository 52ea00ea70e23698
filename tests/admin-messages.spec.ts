// Messages in the panel: reading, answering, their status, deleting; and the menu's counts of waiting items.
import type { Page } from '@playwright/test';
import type { ContactMessage } from '../contract/contacts.ts';
import type { TrashEntry } from '../contract/trash.ts';
import { askToRemove, checkAxe, expect, test } from './admin.ts';
import { addMessage } from './inbox.ts';

const details = (page: Page, name: string) => page.getByRole('dialog', { name: `Mesaj Detayları - ${name}` });
const rowOf = (page: Page, { email }: { email: string }) => page.getByRole('row').filter({ hasText: email });
const read = async (call: (method: string, path: string) => Promise<unknown>, word: string): Promise<ContactMessage> =>
  ((await call('GET', `/api/contacts?q=${word}`)) as ContactMessage[])[0]!;

async function openDetails(page: Page, { word, name }: { word: string; name: string }): Promise<void> {
  await page.goto(`/admin/messages?q=${word}`);
  await page.getByRole('button', { name, exact: true }).click();
  await expect(details(page, name)).toBeVisible();
}

test('an unread message stands out until it is marked as read', async ({ page, asModerator, people }) => {
  const sent = await addMessage(people.database);
  await page.goto(`/admin/messages?q=${sent.word}`);
  await expect(page.locator('.crud-stats dt')).toHaveText(['Toplam Mesaj', 'Okunmamış Mesaj', 'Bekleyen Mesaj']);
  await expect(page.getByText('1-1 / 1 mesaj')).toBeVisible();
  const row = rowOf(page, sent);
  await expect(row.getByText('Okunmadı')).toBeVisible();
  await row.getByRole('button', { name: /^Okundu olarak işaretle/ }).click();
  await expect(page.getByText('Mesaj okundu olarak işaretlendi.')).toBeVisible();
  await expect(row.getByText('Okunmadı')).toHaveCount(0);
  await expect(row.getByRole('button', { name: /^Okundu olarak işaretle/ })).toHaveCount(0);
  expect((await read(asModerator.call, sent.word)).isRead).toBe(true);
});

test('the details show everything, the button marks as read, the cross does not; the status can be changed in them, and the history keeps it', async ({
  page,
  asModerator,
  people,
}) => {
  await test.step('the details show everything; the button marks as read, the cross does not', async () => {
    const sent = await addMessage(people.database);
    await openDetails(page, sent);
    const dialog = details(page, sent.name);
    const value = (label: string) =>
      dialog
        .locator('.crud-details > div')
        .filter({ has: page.locator('dt').getByText(label, { exact: true }) })
        .locator('dd');
    await expect(value('Telefon')).toHaveText('-');
    await expect(value('E-posta')).toHaveText(sent.email);
    await expect(value('Konu')).toHaveText(sent.subject);
    await expect(value('Mesaj')).toHaveText('Merhaba, fiyat rica ederim.');
    await expect(value('Mesaj')).toHaveCSS('white-space', 'pre-line');
    await dialog
      .getByRole('button', { name: 'Close' })
      .or(dialog.getByRole('button', { name: 'Kapat' }))
      .click();
    await expect(dialog).toBeHidden();
    expect((await read(asModerator.call, sent.word)).isRead).toBe(false);
    await page.getByRole('button', { name: sent.name, exact: true }).click();
    await dialog.getByRole('button', { name: 'Tamam' }).click();
    await expect(page.getByText('Mesaj okundu olarak işaretlendi.')).toBeVisible();
    await expect(dialog).toBeHidden();
    expect((await read(asModerator.call, sent.word)).isRead).toBe(true);
  });
  await test.step('the status can be changed in the details, and the history keeps it', async () => {
    const sent = await addMessage(people.database);
    await openDetails(page, sent);
    const dialog = details(page, sent.name);
    // visible without scrolling in the dialog
    await expect(dialog.getByRole('combobox', { name: 'Mesajın durumu' })).toBeInViewport();
    await expect(dialog.getByRole('button', { name: 'Yanıtla' })).toBeInViewport();
    await expect(dialog.getByRole('button', { name: 'Tamam' })).toBeInViewport();
    await dialog.getByRole('combobox', { name: 'Mesajın durumu' }).click();
    await page.getByTitle('Kapatıldı', { exact: true }).last().click();
    await expect(page.getByText('Mesaj durumu güncellendi.')).toBeVisible();
    const history = dialog.getByRole('region', { name: 'Geçmiş' }).getByRole('listitem');
    for (const text of [asModerator.name, 'Beklemede', 'Kapatıldı']) await expect(history).toContainText(text);
    await expect(rowOf(page, sent).locator('.crud-status')).toHaveText('Kapatıldı');
  });
});

test('a reply goes by mail, and waits where there is no mail server', async ({ page, asAdmin, people }) => {
  const sent = await addMessage(people.database);
  await openDetails(page, sent);
  const dialog = details(page, sent.name);
  await dialog.getByRole('button', { name: 'Yanıtla' }).click();
  await expect(dialog.getByText('E-posta sunucusu (SMTP) ayarlı değil.')).toBeVisible();
  await expect(dialog.getByLabel('Konu')).toHaveValue(`Re: ${sent.subject}`);
  await expect(dialog.getByLabel('Yanıt', { exact: true })).toBeFocused();
  await dialog.getByRole('button', { name: 'Yanıtı Gönder' }).click();
  await expect(dialog.getByText('Lütfen yanıtınızı girin!')).toBeVisible();
  await dialog.getByLabel('Yanıt', { exact: true }).fill('Merhaba,\nteklifimiz ektedir.');
  await checkAxe(page);
  // A wrong click does not lose typed input.
  await dialog.getByRole('button', { name: 'Tamam' }).click();
  await page.getByRole('button', { name: 'Yazmaya dön' }).click();
  await dialog.getByRole('button', { name: 'Yanıtı Gönder' }).click();
  await expect(page.getByText('Yanıt kaydedildi; e-posta sunucusu ayarlanınca gönderilecek.')).toBeVisible();
  const replies = dialog.getByRole('region', { name: 'Yanıtlar' }).getByRole('listitem');
  for (const text of [asAdmin.name, `Re: ${sent.subject}`, 'teklifimiz ektedir.', 'Gönderilmeyi bekliyor'])
    await expect(replies).toContainText(text);
  await expect(dialog.getByRole('button', { name: 'Yanıtla' })).toBeVisible();
  expect(await read(asAdmin.call, sent.word)).toMatchObject({
    status: 'replied',
    isRead: true,
    replies: [{ by: asAdmin.name, mail: 'waiting' }],
  });
  const mails = await people.database.db
    .selectFrom('outbox')
    .select(['subject', 'bodyText'])
    .where('recipient', '=', sent.email)
    .execute();
  expect(mails.map(({ subject }) => subject)).toEqual([`Re: ${sent.subject}`]);
  expect(mails[0]!.bodyText).toContain('teklifimiz ektedir.');
  await people.database.write('mail', (trx) =>
    trx.updateTable('outbox').set({ state: 'sent', sentAt: new Date() }).where('recipient', '=', sent.email).execute(),
  );
  expect((await read(asAdmin.call, sent.word)).replies[0]!.mail).toBe('sent');
});

test('deleting asks, and can be undone', async ({ page, asModerator, people }) => {
  expect(asModerator.role).toBe('moderator');
  const sent = await addMessage(people.database);
  await page.goto(`/admin/messages?q=${sent.word}`);
  const remove = () => askToRemove(page, `${sent.name}: ${sent.subject}`);
  const question = await remove();
  await expect(question).toContainText('Mesajı silmek istediğinize emin misiniz?');
  await expect(question).toContainText('30 gün içinde çöp kutusundan geri alınabilir.');
  await question.getByRole('button', { name: 'Hayır' }).click();
  await expect(question).toBeHidden();
  await remove();
  await question.getByRole('button', { name: 'Evet' }).click();
  await expect(page.getByText('Mesaj başarıyla silindi.')).toBeVisible();
  await expect(page.getByText('Aramanıza uyan mesaj bulunamadı.')).toBeVisible();
  const admin = await people.withSession('admin');
  const reply = await admin.call<{ items: TrashEntry[] } | TrashEntry[]>('GET', '/api/trash?kind=message');
  expect((Array.isArray(reply) ? reply : reply.items).some(({ title }) => title.includes(sent.word))).toBe(true);
});

test('reports failures', async ({ page, asModerator, people, problems }) => {
  problems.allow(/status of 500/);
  expect(asModerator.role).toBe('moderator');
  const sent = await addMessage(people.database);
  const broken = { status: 500, json: { error: 'x', message: 'x', code: 'INTERNAL' } };
  await page.route('**/api/contacts/stats/dashboard', (route) => route.fulfill(broken));
  await page.route('**/api/contacts/*/read', (route) => route.fulfill(broken));
  await page.goto(`/admin/messages?q=${sent.word}`);
  await rowOf(page, sent)
    .getByRole('button', { name: /^Okundu olarak işaretle/ })
    .click();
  await expect(page.getByText('İşlem başarısız.')).toBeVisible();
  await expect(rowOf(page, sent).getByText('Okunmadı')).toBeVisible();
  await page.route('**/api/contacts?*', (route) => route.fulfill(broken));
  await page.getByRole('button', { name: 'Yenile' }).click();
  await expect(page.getByText('Veriler yüklenirken hata oluştu.')).toBeVisible();
});

test('the menu counts waiting items, asks again every minute and after changes, and shows no zero', async ({
  page,
  asModerator,
  people,
}) => {
  expect(asModerator.role).toBe('moderator');
  const sent = await addMessage(people.database);
  let [unread, pending] = [2, 120];
  await page.route('**/api/contacts/stats/dashboard', (route) =>
    route.fulfill({ json: { total: 9, unread, pending: 3 } }),
  );
  await page.route('**/api/job-applications/stats/dashboard', (route) =>
    route.fulfill({ json: { total: 200, pending, reviewing: 0, interview: 0, accepted: 0, rejected: 0 } }),
  );
  await page.clock.install();
  await page.goto(`/admin/messages?q=${sent.word}`);
  const menu = page.getByRole('navigation', { name: 'Yönetim menüsü' });
  await expect(menu.getByRole('link', { name: 'Mesajlar (2 okunmamış mesaj)' })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'İnsan Kaynakları (120 bekleyen başvuru)' })).toContainText('99+');
  await menu.getByRole('button', { name: /^İnsan Kaynakları/ }).click();
  await expect(menu.getByRole('link', { name: 'İş Başvuruları (120 bekleyen başvuru)' })).toBeVisible();

  unread = 1;
  await rowOf(page, sent)
    .getByRole('button', { name: /^Okundu olarak işaretle/ })
    .click();
  await expect(menu.getByRole('link', { name: 'Mesajlar (1 okunmamış mesaj)' })).toBeVisible();
  [unread, pending] = [4, 0];
  await page.clock.fastForward(61_000);
  await expect(menu.getByRole('link', { name: 'Mesajlar (4 okunmamış mesaj)' })).toBeVisible();
  await expect(page.locator('output.unseen').filter({ hasText: 'mesaj' })).toHaveText('4 okunmamış mesaj');
  await expect(menu.getByRole('link', { name: 'İş Başvuruları', exact: true })).toBeVisible();
});
