// CAD files of several sizes together, on a family's page.
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { zipEntries } from '../server/testing/zips.ts';
import { checkAxe, checkNoOverflow, expect, test } from './fixtures.ts';

const PINS = '/seri/z40-itici-pim';

async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('.family[data-whole]')).toBeVisible();
}
const tray = (page: Page): Locator => page.getByRole('region', { name: 'Seçilen ölçüler' });
const button = (page: Page): Locator => tray(page).getByRole('button', { name: 'CAD indir (.zip)' });
const tick = (page: Page, code: string) => page.getByRole('checkbox', { name: `Seç: ${code}`, exact: true }).check();
/** Presses and reads the zip that comes. */
async function saved(page: Page, pressed: Locator): Promise<string[]> {
  const [download] = await Promise.all([page.waitForEvent('download'), pressed.click()]);
  expect(download.suggestedFilename()).toMatch(/^cad-\d{4}-\d\d-\d\d\.zip$/);
  return Object.keys(await zipEntries(await readFile(await download.path())));
}

test('ticked sizes are saved together as models and drawings', async ({ page }) => {
  await openWhole(page, `${PINS}?d1=6`);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await tick(page, 'Z40-6X100');
  await tick(page, 'Z40-6X125');
  await expect(button(page)).toBeVisible();
  expect(asked.filter((url) => url.includes('zip'))).toEqual([]); // nothing before it is pressed
  expect(await saved(page, button(page))).toEqual([
    'Z40-6X100.step',
    'Z40-6X100.dxf',
    'Z40-6X125.step',
    'Z40-6X125.dxf',
    'bom.csv',
    'OKUBENI.txt',
  ]);
  await expect(tray(page).locator('output').last()).toHaveText('Paket indiriliyor.');
  await expect(page).toHaveURL(`${PINS}?d1=6`);
  await checkAxe(page);
  await checkNoOverflow(page);
});

test('the progress and what keeps the zip are said beside the button', async ({ page, problems }) => {
  problems.allow(/status of 503/);
  await openWhole(page, `${PINS}?d1=6`);
  await tick(page, 'Z40-6X100');
  const said = tray(page).locator('output').last();
  const message = 'CAD sunucusu meşgul. Birazdan tekrar deneyin.';
  const zip = { id: 'a', done: 3, total: 12, state: 'making', message: '', bytes: null, url: null };
  await page.route('**/api/cad/zip', (route) => route.fulfill({ status: 202, json: zip }));
  let answer: object = { ...zip, done: 4 };
  await page.route('**/api/cad/zip/a', (route) => route.fulfill({ json: answer }));
  await button(page).click();
  await expect(said).toHaveText('3/12 hazır');
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(said).toHaveText('4/12 hazır');
  answer = { ...zip, state: 'failed', message: 'CAD paketi 300 MB sınırını aşıyor. Daha az ürün seçin.' };
  await expect(said).toHaveText('CAD paketi 300 MB sınırını aşıyor. Daha az ürün seçin.');
  await page.route('**/api/cad/zip', (route) =>
    route.fulfill({ status: 503, json: { error: message, message, code: 'CAD_BUSY' } }),
  );
  await button(page).click();
  await expect(said).toHaveText(message);
});

test('on phones the sizes that the filters leave are saved together', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWhole(page, PINS);
  const all = page.getByRole('button', { name: /^CAD indir/ });
  await expect(all).toHaveCount(0); // too many for one zip
  await openWhole(page, `${PINS}?d1=6&L=100,125`);
  await checkNoOverflow(page);
  expect(await saved(page, page.getByRole('button', { name: 'CAD indir (.zip), 2 ölçü' }))).toContain('Z40-6X125.dxf');
});
