/**
 * Playwright's `test` for the checkout: `asCustomer` signs the browser in as a new customer; `cart` also gives them two
 * of the demo's products.
 */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { ProductCard } from '../contract/products.ts';
import { test as base, type Person } from './admin.ts';
import { expect } from './fixtures.ts';

export { checkAxe, checkNoOverflow, expect, layoutShift } from './fixtures.ts';

export const test = base.extend<{ asCustomer: Person; cart: TestLine[] }>({
  asCustomer: async ({ people, context }, use) => {
    const person = await people.withSession('user', { name: 'Şükrü Ağaoğlu' });
    await people.enter(context, person);
    await use(person);
  },
  cart: async ({ asCustomer, context, baseURL }, use) => {
    expect(asCustomer.role).toBe('user');
    const lines = await sellable(baseURL!, 2);
    await fillCart(context, lines);
    await use(lines);
  },
});

export interface TestLine {
  _id: string;
  name: string;
  price: number | null;
  quantity: number;
  img: string[];
}

/** Products that can be bought, as cart lines of one piece each. */
export async function sellable(baseURL: string, count: number): Promise<TestLine[]> {
  const { products } = (await (await fetch(new URL('/api/products?limit=50', baseURL))).json()) as {
    products: ProductCard[];
  };
  return products
    .filter(({ price, stockStatus }) => price && stockStatus !== 'out_of_stock')
    .slice(0, count)
    .map(({ _id, name, price, img }) => ({ _id, name, price: price!.current, quantity: 1, img: img.slice(0, 1) }));
}

/** Puts lines into the cart of a browser that has opened nothing yet; once per tab, so that later changes stay. */
export async function fillCart(context: BrowserContext, lines: readonly object[]): Promise<void> {
  await context.addInitScript((cart) => {
    if (!location.protocol.startsWith('http') || sessionStorage.getItem('test-cart')) return;
    sessionStorage.setItem('test-cart', 'yes');
    localStorage.setItem('cart', cart);
  }, JSON.stringify(lines));
}

export const cartOf = (page: Page): Promise<TestLine[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]') as TestLine[]);
export const payButton = (page: Page): Locator => page.getByRole('button', { name: /^Ödemeye geç/ });
export const summary = (page: Page): Locator => page.getByRole('complementary', { name: 'Sipariş özeti' });

export async function openCheckout(page: Page): Promise<void> {
  await page.goto('/odeme');
  await expect(payButton(page)).toBeVisible();
}

export async function fillAddress(page: Page, more: Record<string, string> = {}): Promise<void> {
  const step = page.getByRole('region', { name: '1. Teslimat' });
  const values = {
    'Teslim alacak kişi': 'Şükrü Ağaoğlu',
    Telefon: '0532 111 22 33',
    İlçe: 'Nilüfer',
    'Açık adres': 'Organize Sanayi Bölgesi, Mavi Cadde 12',
    'Posta kodu': '16140',
    ...more,
  };
  for (const [label, value] of Object.entries(values)) await step.getByLabel(label).fill(value);
  await step.locator('select').selectOption('Bursa');
}

export async function accept(page: Page): Promise<void> {
  const step = page.getByRole('region', { name: /^\d\. Onaylar/ });
  for (const box of await step.getByRole('checkbox').all()) await box.check();
}

/** Goes from the checkout to the provider's page. */
export async function pay(page: Page): Promise<void> {
  await payButton(page).click();
  await page.waitForURL('**/odeme-test/**');
}
