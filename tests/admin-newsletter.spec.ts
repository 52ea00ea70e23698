// The newsletter's subscribers, for admins only; moderators do not see them.
import { readFile } from 'node:fs/promises';
import type { Subscriber } from '../contract/newsletter.ts';
import { askToRemove, checkAxe, expect, test } from './admin.ts';
import { addSubscriber } from './inbox.ts';

test('an admin sees states and consents, saves a table and erases', async ({ page, asAdmin, people }) => {
  const [sent, waiting] = [
    await addSubscriber(people.database),
    await addSubscriber(people.database, { status: 'pending', confirmedAt: null }),
  ];
  await page.goto(`/admin/newsletter?q=${waiting.word}`);
  await expect(page.getByRole('row').filter({ hasText: waiting.email }).locator('.crud-status')).toHaveText(
    'Onay bekliyor',
  );
  await page.goto(`/admin/newsletter?q=${waiting.word}&status=confirmed`);
  await expect(page.getByText('Aramanıza uyan kayıt bulunamadı.')).toBeVisible();

  await page.goto(`/admin/newsletter?q=${sent.word}&status=confirmed`);
  const row = page.getByRole('row').filter({ hasText: sent.email });
  await expect(row.locator('.crud-status')).toHaveText('Onaylı');
  await row.getByRole('button', { name: `Onay metni: ${sent.email}` }).click();
  const consent = page.getByRole('dialog', { name: 'Onay metni' });
  await expect(consent).toContainText(`Haber almak istiyorum (${sent.word}).`);
  await expect(consent).toContainText('2026-01');
  await checkAxe(page);
  await consent.getByRole('button', { name: 'Kapat' }).click();

  const [table] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV indir (Onaylı)' }).click(),
  ]);
  expect(table.suggestedFilename()).toMatch(/\.csv$/);
  const text = await readFile(await table.path(), 'utf8');
  expect(text.startsWith('\ufeff')).toBe(true);
  expect(text).toContain(sent.email);
  expect(text).not.toContain(waiting.email);

  const question = await askToRemove(page, sent.email);
  await expect(question).toContainText('kalıcı olarak silinsin mi (KVKK)?');
  await expect(question).toContainText('Bu işlem geri alınamaz.');
  await question.getByRole('button', { name: 'Evet' }).click();
  await expect(page.getByText('Kayıt başarıyla silindi.')).toBeVisible();
  expect(await asAdmin.call<Subscriber[]>('GET', `/api/newsletter?q=${sent.word}`)).toEqual([]);
});

test('reports a failed download', async ({ page, asAdmin, people, problems }) => {
  problems.allow(/status of 500/);
  await addSubscriber(people.database); // an empty list has nothing to download
  expect(asAdmin.role).toBe('admin');
  await page.route('**/api/newsletter/export*', (route) =>
    route.fulfill({ status: 500, json: { error: 'x', message: 'x', code: 'INTERNAL' } }),
  );
  await page.goto('/admin/newsletter');
  await page.getByRole('button', { name: 'Tümünü CSV indir' }).click();
  await expect(page.getByText('Bülten kayıtları dışa aktarılamadı.')).toBeVisible();
});

test('a moderator has no way there', async ({ page, asModerator }) => {
  await page.goto('/admin/newsletter');
  await expect(
    page.getByRole('navigation', { name: 'Yönetim menüsü' }).getByRole('link', { name: 'Mesajlar' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bülten Kayıtları' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('table')).toHaveCount(0);
  await expect(asModerator.call('GET', '/api/newsletter')).rejects.toThrow('403');
});
