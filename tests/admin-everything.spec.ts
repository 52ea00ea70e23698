import { checkAxe, expect, test } from './admin.ts';

test('all data go out as one file, for admins alone', async ({ page, asAdmin }) => {
  expect(asAdmin.role).toBe('admin');
  await page.goto('/admin/settings');
  await expect(page.getByText('Dosya İşlemler listesinden indirilir')).toBeVisible();
  await checkAxe(page);
  await page.getByRole('button', { name: 'Tüm verileri dışa aktar' }).click();
  await expect(page).toHaveURL(/\/admin\/tasks$/);
  await expect(page.getByText('Dosya bir gün saklanır').first()).toBeVisible({ timeout: 60_000 });
  const row = page.getByRole('row').filter({ hasText: 'Tüm verileri dışa aktarma' }).first();
  const download = page.waitForEvent('download');
  await row.getByRole('button', { name: /^İndir/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^tum-veriler-\d{4}-\d\d-\d\d\.zip$/);
});
