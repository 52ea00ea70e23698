// The outbox, for admins only: which mails wait, went out or failed.
import { enqueue } from '../server/base/mail/outbox.ts';
import type { Database } from '../server/base/db/database.ts';
import { askToRemove, checkAxe, checkNoOverflow, expect, test } from './admin.ts';
import { uniqueWord } from './inbox.ts';

const REASON = '550 5.1.1 Recipient address rejected: user unknown in virtual mailbox table';

/** Adds a mail in this state. */
async function addMail(database: Database, word: string, state: 'sent' | 'failed') {
  const at = new Date();
  const mail = { to: `${word}.${state}@musteri.example`, subject: `Şifre sıfırlama bağlantınız – ${word} ${state}` };
  await database.write('mail', async (trx) => {
    await enqueue(trx, { ...mail, kind: 'account-reset', text: 'metin', html: '<p>metin</p>' }, at);
    await trx
      .updateTable('outbox')
      .set({
        state,
        attempts: state === 'failed' ? 9 : 1,
        lastError: state === 'sent' ? null : REASON,
        sentAt: state === 'sent' ? at : null,
      })
      .where('recipient', '=', mail.to)
      .execute();
  });
  return mail;
}

test('an admin sees why a mail failed, sends it again and removes it', async ({ page, asAdmin, people }) => {
  expect(asAdmin.role).toBe('admin');
  const word = uniqueWord();
  const sent = await addMail(people.database, word, 'sent');
  const failed = await addMail(people.database, word, 'failed');

  await page.goto('/admin/settings');
  await page.getByRole('region', { name: 'Sistem Durumu' }).getByRole('link', { name: 'Giden kutusu' }).click();
  await expect(page).toHaveURL(/\/admin\/settings\/outbox$/);
  await page.getByPlaceholder('Alıcı veya konu ara').fill(word);
  await expect(page.getByRole('row').filter({ hasText: word })).toHaveCount(2);

  await page.goto(`/admin/settings/outbox?q=${word}&state=failed`);
  const row = page.getByRole('row').filter({ hasText: word });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(failed.to);
  await expect(row.locator('.crud-status')).toHaveText('Gönderilemedi');
  await expect(row).toContainText(REASON);
  await row.getByRole('button', { name: `E-posta bilgileri: ${failed.subject}` }).click();
  const details = page.getByRole('dialog', { name: 'E-posta bilgileri' });
  await expect(details).toContainText(REASON);
  await expect(details).toContainText('Şifre sıfırlama');
  await checkAxe(page);
  await details.getByRole('button', { name: 'Kapat' }).click();
  await expect(details).toBeHidden();

  await row.getByRole('button', { name: `Yeniden gönder: ${failed.subject}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yeniden gönder' }).click();
  await expect(page.getByText('E-posta gönderilmek üzere sıraya alındı.')).toBeVisible();
  await expect(page.locator('.crud-empty')).toBeVisible(); // it is no longer among those that failed

  await page.goto(`/admin/settings/outbox?q=${word}&state=sent`);
  await expect(row.locator('.crud-status')).toHaveText('Gönderildi');
  await expect(row.getByRole('button', { name: /^Yeniden gönder/ })).toHaveCount(0);
  const question = await askToRemove(page, sent.subject);
  await expect(question).toContainText('Bu e-posta giden kutusundan silinsin mi?');
  await question.getByRole('button', { name: 'Evet' }).click();
  await expect(page.getByText('E-posta silindi.')).toBeVisible();
});

for (const width of [390, 768, 1440]) {
  test(`the outbox fits and is accessible at ${width} px`, async ({ page, asAdmin, people }) => {
    expect(asAdmin.role).toBe('admin');
    const word = uniqueWord();
    for (const state of ['sent', 'failed'] as const) await addMail(people.database, word, state);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/admin/settings/outbox?q=${word}`);
    await expect(page.getByText('Gönderilemedi').first()).toBeVisible();
    await checkNoOverflow(page);
    await checkAxe(page);
  });
}

test('a moderator has no way there', async ({ page, asModerator }) => {
  await page.goto('/admin/settings/outbox');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('table')).toHaveCount(0);
  await expect(asModerator.call('GET', '/api/outbox')).rejects.toThrow('403');
});
