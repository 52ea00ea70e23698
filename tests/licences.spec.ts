import { checkAxe, checkNoOverflow, expect, test } from './fixtures.ts';

for (const width of [390, 1440])
  test(`licences of open source are linked from the footer, each with its text, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/careers');
    if (width < 900) await page.getByText('Hızlı Bağlantılar').click(); // folded on phones
    await page.getByRole('link', { name: 'Açık kaynak lisansları' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Açık kaynak lisansları');
    for (const library of ['Open CASCADE Technology', 'libvips'])
      await expect(page.getByRole('link', { name: library, exact: true }).first()).toBeVisible();
    const kernel = page.getByRole('row').filter({ hasText: 'replicad-opencascadejs' });
    await expect(kernel.getByRole('cell').last()).toContainText('LGPL-2.1-only');
    await checkAxe(page);
    await checkNoOverflow(page);
    await kernel.getByRole('cell').last().getByRole('link').click();
    await expect(page.getByText('GNU LESSER GENERAL PUBLIC LICENSE').first()).toBeVisible();
  });
