// The page of a family on narrow screens: nothing is cut, and what is pressed stays in its place.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { finding, setWidth } from './layout.ts';

const PINS = '/seri/z40-itici-pim?d1=6';
const PLATES = '/seri/kalip-plakasi-2083';

async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('.family[data-whole]')).toBeVisible();
}

/** Texts that reach beyond their boxes, or beyond the box of the nearest `within`. */
const cutTexts = (page: Page, texts: string, within: string): Promise<string[]> =>
  page.locator(texts).evaluateAll((elements, selector) => {
    const cut: string[] = [];
    for (const element of elements) {
      if (!element.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(element);
      const text = range.getBoundingClientRect();
      for (const box of [element, element.closest(selector)!].map((one) => one.getBoundingClientRect()))
        if (text.left < box.left - 0.5 || text.right > box.right + 0.5)
          cut.push(`${element.textContent} (${Math.round(text.width)} of ${Math.round(box.width)} px)`);
    }
    return cut;
  }, within);

test('on phones the bar of a chosen size shows code, stock, price, pieces and sum whole', async ({ page }) => {
  const bar = page.getByRole('region', { name: 'Seçilen ölçü' });
  for (const [address, prices] of [
    ['/seri/z40-itici-pim?d1=6&L=200', ['$2,10', '$42,00']],
    ['/seri/kalip-plakasi-1730?b=396&l=396&t=136', ['$548,25', '$10.965,00']],
    [`${PLATES}?b=446&l=446&t=136`, ['$1.690,30', '$33.806,00']],
  ] as const) {
    await setWidth(page, 390);
    await openWhole(page, address);
    for (const [i, pieces] of ['1', '20'].entries()) {
      await bar.getByRole('spinbutton').fill(pieces);
      const button = bar.getByRole('button', { name: /^Ekle/ });
      // Of one piece the sum is the price, which is said once.
      await expect(bar.locator('strong')).toHaveText(prices[0]);
      await expect(button).toHaveText(i === 0 ? 'Ekle' : `Ekle ${prices[i]}`);
      for (const width of [320, 360, 390, 430])
        await finding(`${address}, ${pieces} pieces at ${width} px`, async () => {
          await setWidth(page, width);
          expect(await cutTexts(page, '.buy-bar :is(b, strong, .stock, .button)', '.buy-bar')).toEqual([]);
          expect((await bar.boundingBox())!.height).toBe(98);
          for (const one of [button, bar.locator('.quantity'), bar.locator('strong')]) {
            const { x, width: wide } = (await one.boundingBox())!;
            expect(x).toBeGreaterThanOrEqual(16);
            expect(x + wide).toBeLessThanOrEqual(width - 16);
          }
          expect((await bar.locator('strong').boundingBox())!.height, 'the price in one line').toBeLessThan(30);
        });
    }
  }
});

test('on phones letters, values, prices and the stock of each row are whole', async ({ page }) => {
  for (const address of [PINS, PLATES, '/seri/kr-kartus-rezistans', '/seri/snp-sogutma-nipeli-pirinc']) {
    await setWidth(page, 390);
    await openWhole(page, address);
    for (const width of [320, 360, 390, 430])
      await finding(`${address} at ${width} px`, async () => {
        await setWidth(page, width);
        const texts = 'thead .key :is(b, b + span + span, span:only-child), td.key, td.dimension-table-price';
        expect(await cutTexts(page, `.dimension-table :is(${texts})`, 'th, td')).toEqual([]);
        const marks = await page.locator('tr[data-row] .dimension-table-stock').evaluateAll((cells) =>
          cells.map((cell) => {
            const [outer, mark] = [cell.getBoundingClientRect(), cell.firstElementChild!.getBoundingClientRect()];
            return outer.right - mark.left;
          }),
        );
        expect(Math.min(...marks), 'room for the mark of the stock').toBeGreaterThanOrEqual(8);
      });
  }
});

test('on a phone the sorted column has its arrow, and a row says its stock', async ({ page }) => {
  await setWidth(page, 320);
  await openWhole(page, PINS);
  const arrow = page.locator('.dimension-table thead th[aria-sort] b');
  expect(await arrow.evaluate((letter) => getComputedStyle(letter, '::after').content)).toBe('"▲"');
  await expect(page.getByRole('row', { name: /100.*Stokta/ }).first()).toBeVisible();
});

test('a tablet shows stock and lead time of each row', async ({ page }) => {
  await setWidth(page, 768);
  for (const address of [PINS, PLATES]) {
    await openWhole(page, address);
    expect(await cutTexts(page, '.dimension-table tbody td:not(:has(*)), .dimension-table .stock', 'td')).toEqual([]);
    const [first] = await page.locator('tr[data-row]').all();
    await expect(first!.locator('.stock')).toBeVisible();
    await expect(first!.locator('.dimension-table-lead')).toBeVisible();
  }
});

test('the legend breaks no word on a narrow phone, and the first line counts sizes', async ({ page }) => {
  await setWidth(page, 320);
  for (const address of [PINS, '/seri/kalip-yayi-mavi']) {
    await openWhole(page, address);
    const labels = await page.locator('.family-legend tbody td:nth-child(2)').evaluateAll((cells) =>
      cells.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        const lines = new Set([...range.getClientRects()].map(({ top }) => top)).size;
        return { label: cell.textContent, isBroken: lines > cell.textContent.split(' ').length };
      }),
    );
    expect(labels.filter(({ isBroken }) => isBroken)).toEqual([]);
    expect(labels.length).toBeGreaterThan(4);
  }
  await openWhole(page, PINS);
  await expect(page.locator('.family-facts')).toContainText('337 ölçü');
  await expect(page.locator('.family-facts-unit')).toBeVisible();
});

test('chips keep their places and widths while filters change', async ({ page }) => {
  await setWidth(page, 1440);
  await openWhole(page, '/seri/z40-itici-pim');
  const boxes = () =>
    page.locator('.family-filter-list .chip').evaluateAll((chips) =>
      chips.map((chip) => {
        const { left, top, width } = chip.getBoundingClientRect();
        return [Math.round(left), Math.round(top), Math.round(width)];
      }),
    );
  const before = await boxes();
  for (const value of ['6', '1,5']) {
    await page
      .locator('ul[aria-labelledby=filter-d1]')
      .getByRole('link', { name: new RegExp(`^${value}(?: \\d+)?$`) })
      .click();
    await expect(page.getByRole('link', { name: `d1 = ${value} filtresini kaldır` })).toBeVisible();
    expect(await boxes()).toEqual(before);
  }
});
