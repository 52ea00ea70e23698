// Three ways to 20 pieces of DIN 1530-A 6 × 200 in the cart: at most three presses after the text, the right part first.
import type { Page } from '@playwright/test';
import type { Product } from '../contract/products.ts';
import { cartOf } from './customer.ts';
import { expect, test } from './fixtures.ts';
import { WANTED, WAYS, type Walker } from './three-ways.ts';

const MAX_PRESSES = 3;

/** Counts presses. */
function walkerOn(page: Page): Walker & { presses: number } {
  const walker = {
    page,
    presses: 0,
    press: async (on: Parameters<Walker['press']>[0]) => {
      walker.presses++;
      await on.click();
    },
    enter: (field: Parameters<Walker['enter']>[0], text: string) => field.fill(text),
    type: (text: string) => page.keyboard.insertText(text),
    see: (what: Parameters<Walker['see']>[0]) => expect(what).toBeVisible(),
  };
  return walker;
}

/** The cart holds the part, in 20 pieces, and nothing else. */
async function checkCart(page: Page, productOf: (id: string) => Promise<Product>) {
  await expect.poll(() => cartOf(page)).toMatchObject([{ quantity: WANTED.pieces }]);
  const [line] = await cartOf(page);
  expect((await productOf(line!._id)).code).toBe(WANTED.code);
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    for (const way of WAYS)
      test(`by ${way.name}`, async ({ page, request }) => {
        await page.goto(way.from);
        const walker = walkerOn(page);
        await way.type(walker);
        walker.presses = 0;
        await way.buy(walker);
        await checkCart(page, async (id) => (await request.get(`/api/products/${id}`)).json() as Promise<Product>);
        expect(walker.presses).toBeLessThanOrEqual(MAX_PRESSES);
      });
  });

test('by keys alone: Shift+Enter takes the first hit, with its pieces', async ({ page, request }) => {
  await page.goto('/');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Ürün ara' });
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('DIN 1530-A 6x200 20 adet');
  await expect(dialog.locator('.hit--best').getByText(WANTED.code, { exact: true })).toBeVisible();
  await page.keyboard.press('Shift+Enter');
  await checkCart(page, async (id) => (await request.get(`/api/products/${id}`)).json() as Promise<Product>);
  await expect(dialog.getByRole('button', { name: '✓ 20 sepette' })).toBeVisible();
});
