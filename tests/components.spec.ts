// The living page of all components: it is served in development, where it must stand, and by no build.
import { expect, test as base } from './fixtures.ts';
import { lookAt } from './layout.ts';
import { startServer } from './server.ts';

const ADDRESS = '/bilesenler';

base('no build serves the page of components', async ({ request }) => {
  expect((await request.get(ADDRESS)).status()).toBe(404);
});

const test = base.extend({
  server: [
    async ({}, use) => {
      const { TEST_CONTENT: content } = process.env;
      const server = await startServer([], { NODE_ENV: 'development' }, content);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

test('in development all components stand beside each other with their states, fit every width and are accessible', async ({
  page,
  problems,
}) => {
  problems.allow(/^request to another origin: ws:/); // Vite's own, for changed files
  test.slow(); // Vite reads every source first
  const groups = [
    'Renkler',
    'Yazı',
    'Düğmeler',
    'Çipler',
    'Arama ve sayfalar',
    'Formlar',
    'Durumlar',
    'Seriler',
    'Filtreler',
    'Ölçü tablosu',
    'Arama sonucu',
  ];
  await lookAt(page, [
    {
      name: 'the page of components',
      async open() {
        await page.goto(ADDRESS);
        await page.locator('html[data-alive]').waitFor({ state: 'attached' });
        for (const group of groups) await expect(page.getByRole('region', { name: group, exact: true })).toHaveCount(1);
      },
      widths: [390, 768, 1440],
    },
  ]);
  await expect(page.getByRole('textbox', { name: /E-posta/ }).and(page.locator('[aria-invalid]'))).toHaveCount(1);
  const table = page.getByRole('region', { name: 'Ölçü tablosu' }).getByRole('table');
  for (const state of ['Stokta', 'Siparişe göre', 'Stokta yok'])
    await expect(table.getByText(state, { exact: true }).first()).toBeVisible();
});
