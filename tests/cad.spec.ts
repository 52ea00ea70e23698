import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { checkAxe, checkNoOverflow, expect, test } from './fixtures.ts';

const ARTICLE = '/urun/itici-pim-6x200-mm-din-1530-a-z40-6x200';

const links = (page: Page) => page.locator('.product-cad');
/** Presses a link and reads the file that comes. */
async function saved(page: Page, link: Locator): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}
/** The model and the drawing of the article. */
async function checkFiles(page: Page): Promise<void> {
  const model = await saved(page, links(page).getByRole('link', { name: 'STEP indir' }));
  expect(model.name).toBe('Z40-6X200.step');
  expect(model.text).toMatch(/^ISO-10303-21;[^]*PRODUCT\('Z40-6X200'/);
  const drawing = await saved(page, links(page).getByRole('link', { name: 'DXF indir' }));
  expect(drawing.name).toBe('Z40-6X200.dxf');
  expect(drawing.text).toContain('AC1009');
  const sheet = await saved(page, links(page).getByRole('link', { name: 'Teknik resim (PDF)' }));
  expect(sheet.name).toBe('Z40-6X200.pdf');
  expect(sheet.text).toMatch(/^%PDF/);
}

test('an article’s model and drawing are saved by a press', async ({ page }) => {
  await page.goto(ARTICLE);
  await checkFiles(page);
  await expect(links(page).locator('output')).toBeEmpty();
  await expect(page).toHaveURL(ARTICLE);
  await links(page).getByText('Model hakkında').click();
  await expect(links(page)).toContainText('Model bilgi amaçlıdır; nominal ölçülerle otomatik üretilmiştir.');
});

for (const width of [390, 768, 1440])
  test(`an article shows its own drawing and picture at ${width} px, and its family those of a middle size`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(ARTICLE);
    const drawing = page.locator('.lettered img');
    await expect(drawing).toHaveAttribute('src', /^\/api\/products\/Z40-6X200\/cad\/svg\?v=/);
    await expect(page.locator('.lettered small')).toHaveText('Kesikli gösterim · ölçüler mm');
    const isShown = (image: Locator) =>
      image.evaluate(async (one: HTMLImageElement) => {
        await one.decode();
        return one.naturalWidth > 0;
      });
    expect(await isShown(drawing)).toBe(true);
    const picture = page.locator('.product-thumbs img[src*="/cad/webp"]');
    expect(await isShown(picture)).toBe(true);
    await picture.click();
    await expect(page.locator('.product-main img')).toHaveAttribute('src', /\/Z40-6X200\/cad\/webp\?v=/);
    await expect(page.locator('.product-representative')).toHaveCount(0);
    await checkNoOverflow(page);
    await page.goto('/seri/z40-itici-pim');
    const letters = page.locator('.family-drawing text');
    expect((await letters.allTextContents()).toSorted()).toEqual(['L', 'd1', 'd2', 'k', 'r']);
    expect(await isShown(page.locator('.family-drawing img'))).toBe(true);
    await expect(page.locator('.family-picture img').first()).toHaveAttribute('src', /\/cad\/webp\?v=/);
    await checkNoOverflow(page);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the links are the files', async ({ page }) => {
    await page.goto(ARTICLE);
    await checkFiles(page);
  });
});

test('what keeps a file is said beside the links', async ({ page, problems }) => {
  problems.allow(/status of 503/);
  await page.goto(ARTICLE);
  const message = 'CAD sunucusu meşgul. Birazdan tekrar deneyin.';
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/cad/step', async (route) => {
    await held;
    await route.fulfill({ status: 503, json: { error: message, message, code: 'CAD_BUSY' } });
  });
  await links(page).getByRole('link', { name: 'STEP indir' }).click();
  await expect(links(page).locator('output')).toHaveText('Model hazırlanıyor…');
  answer();
  await expect(links(page).locator('output')).toHaveText(message);
});

test.describe('the 3D view', () => {
  const open = async (page: Page) => {
    const button = links(page).getByRole('button', { name: '3B görüntüle' });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Z40-6X200: 3B görünüm' });
    await expect(dialog.locator('output')).toBeEmpty();
    return { button, dialog, picture: dialog.locator('canvas') };
  };

  for (const width of [390, 1440])
    test(`turns, zooms and measures by keys and buttons at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(ARTICLE);
      const { button, dialog, picture } = await open(page);
      await expect(picture).toBeFocused();
      await expect(picture).toHaveAttribute('aria-label', /^İtici pim Ø6×200 mm, DIN 1530-A modeli: d1 Ø6, L 200/);
      const looks = new Set<string>();
      const look = async () => looks.add((await picture.screenshot()).toString('base64'));
      await look();
      for (const key of ['ArrowLeft', 'ArrowUp', '+']) {
        await page.keyboard.press(key);
        await look();
      }
      expect(looks.size).toBe(4); // each key changes the picture
      await page.keyboard.press('0');
      await look();
      expect(looks.size).toBe(4); // the first one again
      for (const name of ['Yakınlaştır', 'Sıfırla', 'Uzaklaştır']) {
        const before = await picture.screenshot();
        await dialog.getByRole('button', { name }).click();
        expect((await picture.screenshot()).equals(before), name).toBe(false);
      }
      await dialog.getByRole('checkbox', { name: 'Ölçüleri göster' }).check();
      await expect(dialog.locator('.model-extents span', { hasText: '200 mm' })).toBeVisible();
      await expect(dialog.locator('.model-dimensions')).toContainText('d2 Ø12');
      await checkAxe(page);
      await checkNoOverflow(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
    });

  test('turns by the pointer, and two fingers zoom', async ({ page }) => {
    await page.goto(ARTICLE);
    const { picture } = await open(page);
    const before = await picture.screenshot();
    const { x, y, width, height } = (await picture.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 + 80, y + height / 2 + 40, { steps: 4 });
    await page.mouse.up();
    const turned = await picture.screenshot();
    expect(turned.equals(before)).toBe(false);
    await picture.evaluate((canvas) => {
      const finger = (type: string, pointerId: number, clientX: number) =>
        canvas.dispatchEvent(new PointerEvent(type, { pointerId, clientX, clientY: 300, bubbles: true }));
      canvas.setPointerCapture = () => {}; // made-up fingers cannot be held
      finger('pointerdown', 1, 300);
      finger('pointerdown', 2, 400);
      finger('pointermove', 2, 600);
      finger('pointerup', 1, 300);
      finger('pointerup', 2, 600);
    });
    expect((await picture.screenshot()).equals(turned)).toBe(false);
  });

  test('a browser without WebGL says so, and shows the picture', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.goto(ARTICLE);
    await links(page).getByRole('button', { name: '3B görüntüle' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('output')).toHaveText('Tarayıcınız 3B görüntülemeyi desteklemiyor.');
    await expect(dialog.locator('.model-stage img')).toBeVisible();
  });

  test('loads nothing before it is asked for', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(ARTICLE);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => /\/cad\/(?!svg|webp)|\/open-/.test(url))).toEqual([]);
  });
});

test('a CAD model that is missing is asked for by the message form', async ({ page }) => {
  await page.goto('/contact?cad=Z99-1');
  await expect(page.getByLabel('Konu')).toHaveValue('CAD modeli: Z99-1');
  // The wish counts with the message.
  await expect(page.locator('form input[name="cad"]')).toHaveValue('Z99-1');
});
