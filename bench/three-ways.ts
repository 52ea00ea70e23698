// Seconds to 20 pieces of one part in the cart, walked by a script in a browser, at a phone's and a desk's width.
import { chromium, type Page } from '@playwright/test';
import { WAYS, type Walker, type Way } from '../tests/three-ways.ts';
import type { Subject } from './bench.ts';
import { atEnd } from './ending.ts';
import { startServer } from './processes.ts';
import { atMost, median, notMeasured, type Row } from './report.ts';

/** Goals: half the seconds that the catalogue's first version took, in the best case. */
const WIDTHS = [
  { width: 390, height: 844, goal: 2.2 },
  { width: 1440, height: 900, goal: 2.65 },
];
interface Pace {
  /** Milliseconds between two letters. */
  letterMs: number;
  /** Milliseconds from seeing something to pressing it. */
  reactionMs: number;
}
/** As a script does it that waits for the page alone: the trial's way of taking times. */
const SCRIPT: Pace = { letterMs: 0, reactionMs: 0 };
/** As somebody does it who knows the text. */
const PERSON: Pace = { letterMs: 60, reactionMs: 300 };

function walkerOn(page: Page, { letterMs, reactionMs }: Pace): Walker {
  const press: Walker['press'] = async (on) => {
    await on.waitFor();
    if (reactionMs > 0) await page.waitForTimeout(reactionMs);
    await on.click();
  };
  const type: Walker['type'] = (text) => page.keyboard.type(text, { delay: letterMs });
  return {
    page,
    press,
    type,
    enter: async (field, text) => {
      await press(field);
      await field.press('ControlOrMeta+a');
      await type(text);
    },
    see: (what) => what.waitFor(),
  };
}

/** Seconds from the open page to the cart that counts the pieces. */
async function walk(page: Page, way: Way, pace: Pace): Promise<number> {
  await page.goto(way.from, { waitUntil: 'networkidle' });
  const begin = performance.now();
  const walker = walkerOn(page, pace);
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
      const secondsAt = async (pace: Pace, way: Way, viewport: (typeof WIDTHS)[number]): Promise<number> => {
        const times: number[] = [];
        for (let round = 0; round < (bench.isQuick ? 2 : 5); round++) {
          const context = await browser.newContext({ viewport, baseURL: server.url });
          times.push(await walk(await context.newPage(), way, pace));
          await context.close();
        }
        return median(times);
      };
      for (const viewport of WIDTHS)
        for (const way of WAYS) {
          const [script, person] = [await secondsAt(SCRIPT, way, viewport), await secondsAt(PERSON, way, viewport)];
          rows.push(
            atMost(
              `${title}, by ${way.name}, ${viewport.width} px`,
              script,
              viewport.goal,
              ' s',
              ` (${person.toFixed(1)} s with ${PERSON.letterMs} ms a letter and ${PERSON.reactionMs} ms before each press)`,
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
