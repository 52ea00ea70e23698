// How long the site takes to show what a press or a letter does, on Lighthouse's throttled phone.
import type { Browser, Page } from '@playwright/test';
import { CAREERS_PATH, CART_PATH, categoryPath, CONTACT_PATH, HOME_PATH } from '../contract/paths.ts';
import type { Subject } from './bench.ts';
import { productPaths } from './http.ts';
import { onPhone, openBrowser, press, SETTLE_MS } from './phone.ts';
import { startServer } from './processes.ts';
import { atMost, median, notMeasured, type Row } from './report.ts';

const LIMIT_MS = 100;
const LETTER_MS = 150;
const FAMILY_PATH = '/seri/z40-itici-pim';

interface Walk {
  name: string;
  path: string;
  steps: ((page: Page) => Promise<unknown>)[];
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const chip = (page: Page, key: string, value: string) =>
  page.locator(`ul[aria-labelledby=filter-${key}]`).getByRole('link', { name: new RegExp(`^${value}(?: \\d+)?$`) });

const walks = (product: string, category: string): Walk[] => [
  {
    name: 'home: menu, search window, ten letters',
    path: HOME_PATH,
    steps: [
      (page) => press(page, button(page, 'Menüyü aç')),
      (page) => page.keyboard.press('Escape'),
      (page) => press(page, button(page, 'Ürün ara')),
      (page) => page.keyboard.type('itici 6x20', { delay: LETTER_MS }),
    ],
  },
  {
    name: 'category: filters opened, one set',
    path: categoryPath(category),
    steps: [
      (page) => press(page, button(page, 'Süz')),
      (page) => press(page, page.locator('.facets:visible').getByRole('link').first()),
    ],
  },
  {
    name: 'family: two filters, quantity, into the cart',
    path: FAMILY_PATH,
    steps: [
      (page) => press(page, chip(page, 'd1', '6')),
      (page) => press(page, chip(page, 'L', '200')),
      (page) =>
        press(page, page.getByRole('region', { name: 'Seçilen ölçü' }).getByRole('button', { name: /^Adedi artır/ })),
      (page) => press(page, page.getByRole('region', { name: 'Seçilen ölçü' }).getByRole('button', { name: /^Ekle/ })),
    ],
  },
  {
    name: 'product: quantity, into the cart',
    path: product,
    steps: [
      (page) =>
        press(
          page,
          page
            .locator('main')
            .getByRole('button', { name: /^Adedi artır/ })
            .first(),
        ),
      (page) =>
        press(
          page,
          page
            .locator('main')
            .getByRole('button', { name: /^(?:Sepete )?[Ee]kle/ })
            .first(),
        ),
    ],
  },
  {
    name: 'cart: quantity, taken out',
    path: CART_PATH,
    steps: [
      (page) => press(page, button(page, /^Adedi artır/)),
      (page) => press(page, button(page, /^Sepetten çıkar/)),
    ],
  },
  {
    name: 'contact: letters, a form with errors',
    path: CONTACT_PATH,
    steps: [
      (page) => press(page, page.getByLabel(/Mesaj/).last()),
      (page) => page.keyboard.type('Z40 soruyorum', { delay: LETTER_MS }),
      (page) => press(page, button(page, 'Mesajı Gönder')),
    ],
  },
  {
    name: 'careers: the form of an application, sent empty',
    path: CAREERS_PATH,
    steps: [
      (page) =>
        press(
          page,
          page
            .getByRole('main')
            .getByRole('link', { name: /^Başvur:/ })
            .first(),
        ),
      (page) => press(page, page.getByRole('dialog').getByRole('button', { name: 'Başvuruyu Gönder' })),
    ],
  },
];

/** The slowest interaction of a walk, from the press to the frame that shows its result, in milliseconds. */
async function slowest(browser: Browser, url: string, { path, steps }: Walk, cart: string): Promise<number> {
  const script = (kept: string) => {
    if (location.pathname === '/cart') localStorage.setItem('cart', kept);
    const seen: number[] = [];
    (window as unknown as { seen: number[] }).seen = seen;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId) seen.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  };
  return onPhone(browser, { script, argument: cart }, async (page) => {
    await page.goto(url + path, { waitUntil: 'networkidle' });
    let most = 0;
    for (const step of steps) {
      await step(page);
      await page.waitForTimeout(SETTLE_MS);
      most = Math.max(most, await page.evaluate(() => Math.max(0, ...(window as unknown as { seen: number[] }).seen)));
    }
    return most;
  });
}

export const interaction: Subject = {
  name: 'interaction',
  async measure(bench): Promise<Row[]> {
    const opened = await openBrowser();
    if (!opened) return [notMeasured('interaction on the throttled phone', 'CHROMIUM_PATH is not set')];
    const { browser, close } = opened;
    const server = await startServer((await bench.demo()).dataDir);
    try {
      const [product] = await productPaths(server.url, 1);
      const { products } = (await (await fetch(`${server.url}/api/products?limit=2`)).json()) as {
        products: { _id: string; name: string; price: { current: number } | null; img: string[] }[];
      };
      const [category] = (await (await fetch(`${server.url}/api/categories?type=main`)).json()) as { _id: string }[];
      const cart = JSON.stringify(products.map((line) => ({ ...line, price: line.price?.current, quantity: 2 })));
      const rows: Row[] = [];
      for (const walk of walks(product!, category!._id)) {
        const times: number[] = [];
        for (let round = 0; round < (bench.isQuick ? 1 : 3); round++)
          times.push(await slowest(browser, server.url, walk, cart));
        rows.push(atMost(`slowest interaction, ${walk.name}`, median(times), LIMIT_MS, ' ms'));
      }
      return rows;
    } finally {
      await close();
      await server.stop();
    }
  },
};
