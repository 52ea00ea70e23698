// Lighthouse's throttled phone, driven by fingers.
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { atEnd } from './ending.ts';

/** As Lighthouse's mobile preset throttles: a processor four times slower, and a slow 4G network. */
const CPU_SLOWER = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: 93_750 };
const PHONE = { width: 390, height: 844 };
/** After each step, for the frame that follows it, its answer from the server, and motion. */
export const SETTLE_MS = 900;
/** How long a finger rests on what it presses: a short tap. */
const FINGER_MS = 70;

/** The browser that `CHROMIUM_PATH` names; null: it names none. @returns it with what closes it */
export async function openBrowser(args: readonly string[] = ['--disable-gpu']) {
  const executablePath = process.env.CHROMIUM_PATH;
  if (!executablePath) return null;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', ...args] });
  return { browser, close: atEnd(() => browser.close()) };
}

/** Runs `use` with a page of the phone, whose pages begin with `script`. */
export async function onPhone<T, A>(
  browser: Browser,
  { script, argument }: { script: (argument: A) => void; argument: A },
  use: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true, locale: 'tr-TR' });
  try {
    const page = await context.newPage();
    await page.addInitScript(script as (argument: unknown) => void, argument);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
    return await use(page, context);
  } finally {
    await context.close();
  }
}

/**
 * A finger's press, with nothing of Playwright's in the page: its search for an element would hold up the press, and its
 * tap lets go in the moment it touches.
 */
export async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = (await target.boundingBox())!;
  const devtools = await page.context().newCDPSession(page);
  await page.waitForTimeout(SETTLE_MS);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.waitForTimeout(FINGER_MS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
}
