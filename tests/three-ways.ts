/**
 * Three ways to 20 pieces of an ejector pin DIN 1530-A, 6 × 200, in the cart. Walked by a test, which counts presses, and
 * by the benchmark, which takes times.
 */
import type { Locator, Page } from '@playwright/test';

export const WANTED = { code: 'Z40-6X200', pieces: 20 };

/** Somebody at a page. Presses of buttons and links count; a field is entered as a part of typing into it. */
export interface Walker {
  page: Page;
  press(on: Locator): Promise<void>;
  enter(field: Locator, text: string): Promise<void>;
  /** Types into the field that has the focus. */
  type(text: string): Promise<void>;
  /** Looks at what has come before going on. */
  see(what: Locator): Promise<void>;
}

export interface Way {
  name: string;
  /** Where it begins. */
  from: string;
  /** Up to the text, where the way begins with one. */
  type(walker: Walker): Promise<void>;
  /** From there to the cart. */
  buy(walker: Walker): Promise<void>;
}

/**
 * From the home page: on phones the search window, in wide windows the page's own box and its answer. The first hit is
 * the right one, with the pieces in it.
 */
const bySearch = (name: string, text: string): Way => ({
  name,
  from: '/',
  async type({ page, press, see, enter, type }) {
    if (!isPhone(page)) return enter(page.getByRole('main').getByRole('searchbox').first(), text);
    await press(page.getByRole('button', { name: 'Ürün ara' }));
    await see(page.getByRole('dialog').locator('[type=search]:focus'));
    await type(text);
  },
  async buy({ page, press, see }) {
    if (!isPhone(page)) await page.keyboard.press('Enter'); // still at the text
    const answer = isPhone(page) ? page.getByRole('dialog') : page.getByRole('main');
    const first = answer.locator('.hit').first();
    await see(first.getByText(WANTED.code, { exact: true }));
    await press(first.locator('.hit-add'));
  },
});

/** The family's page: the size is typed, on phones pressed. */
const inFamily: Way = {
  name: 'family table',
  from: '/seri/z40-itici-pim',
  async type({ page, enter, see }) {
    await see(page.locator('.family[data-whole]'));
    if (!isPhone(page)) await enter(page.getByLabel('Ölçü yazın'), '6x200');
  },
  async buy({ page, press, enter, see }) {
    const chip = (key: string, value: string): Locator =>
      page.locator(`ul[aria-labelledby=filter-${key}]`).getByRole('link', { name: new RegExp(`^${value}(?: \\d+)?$`) });
    const offer = isPhone(page)
      ? page.getByRole('region', { name: 'Seçilen ölçü' })
      : page.getByRole('table', { name: 'Ölçü tablosu' }).locator('tr[data-row]').first();
    if (isPhone(page)) {
      await press(chip('d1', '6'));
      await press(chip('L', '200'));
    }
    await see(offer.getByText(WANTED.code));
    await enter(offer.getByRole('spinbutton'), String(WANTED.pieces));
    await press(offer.getByRole('button', { name: /^Ekle/ }));
  },
};

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 700;

export const WAYS: readonly Way[] = [
  bySearch('search', 'DIN 1530-A 6x200 20 adet'),
  inFamily,
  bySearch('code', '20 adet Z40-6X200'),
];
