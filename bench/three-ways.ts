// Seconds to 20 pieces of one part in the cart, walked by a script in a browser, at a phone's and a desk's width.
import { chromium, type Page } from '@playwright/test';
import { WAYS, type Walker, type Way } from '../tests/three-ways.ts';
import type { Subject } from './bench.ts';
import { atEnd } from './ending.ts';
import { startServer } from './processes.ts';
import { median, notMeasured, told, type Row } from './report.ts';

const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** Milliseconds between two letters, as somebody types who knows the text. */
const LETTER_MS = 60;
/** Milliseconds from seeing something to pressing it. */
const REACTION_MS = 300;

function walkerOn(page: Page): Walker {
  const press: Walker['press'] = async (on) => {
    await on.waitFor();
    await page.waitForTimeout(REACTION_MS);
    await on.click();
  };
  return {
    page,
    press,
    enter: async (field, text) => {
      await press(field);
      await field.press('ControlOrMeta+a');
      await page.keyboard.type(text, { delay: LETTER_MS });
    },
    see: (what) => what.waitFor(),
  };
}

/** Seconds from the open page to the cart that counts the pieces. */
async function walk(page: Page, way: Way): Promise<number> {
  await page.goto(way.from, { waitUntil: 'networkidle' });
  const begin = performance.now();
  const walker = walkerOn(page);
  await way.type(walker);
  await way.buy(walker);
  await page.waitForFunction(() => localStorage.getItem('cart') !== null);
  return (performance.now() - begin) / 1000;
}

export const threeWays: Subject = {
  name: 'three-ways',
  async measure(bench): Promise<Row[]> {
    const title = '20 pieces of DIN 1530-A 6×200 into the cart';
    const executablePath = process.env.CHROMIUM_PATH;
    if (!executablePath) return [notMeasured(title, 'CHROMIUM_PATH is not set')];
    const server = await startServer((await bench.demo()).dataDir);
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    const close = atEnd(() => browser.close());
    try {
      const rows: Row[] = [];
      for (const viewport of WIDTHS)
        for (const way of WAYS) {
          const times: number[] = [];
          for (let round = 0; round < (bench.isQuick ? 2 : 5); round++) {
            const context = await browser.newContext({ viewport, baseURL: server.url });
            times.push(await walk(await context.newPage(), way));
            await context.close();
          }
          rows.push(
            told(
              `${title}, by ${way.name}, ${viewport.width} px`,
              `${median(times).toFixed(1)} s (${LETTER_MS} ms a letter, ${REACTION_MS} ms before each press)`,
            ),
          );
        }
      return rows;
    } finally {
      await close();
      await server.stop();
    }
  },
};
