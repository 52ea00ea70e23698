// The 3D view of an article on Lighthouse's throttled phone: from the press to its first picture, and what it loads.
import type { Browser } from '@playwright/test';
import type { Subject } from './bench.ts';
import { getOk } from './http.ts';
import { onPhone, openBrowser, press } from './phone.ts';
import { startServer } from './processes.ts';
import { atMost, median, notMeasured, type Row } from './report.ts';

/** A pin, a guide pillar with grooves, and a die spring. */
const FAMILIES = ['z40-itici-pim', 'kk-kilavuz-kolon', 'kalip-yayi-yesil'];
const LIMIT_MS = 1_000;
const LIMIT_KB = 150;
/** Chromium draws WebGL without a graphics card. */
const SOFTWARE_WEBGL = ['--enable-unsafe-swiftshader'];

interface Timed {
  pressedAt: number;
  shownAt: number;
}

/** Notes the press, and the frame after the view has said that its model is there. */
function watch(): void {
  const times = { pressedAt: 0, shownAt: 0 };
  (window as unknown as { times: Timed }).times = times;
  addEventListener('click', () => (times.pressedAt ||= performance.now()), { capture: true });
  new MutationObserver(() => {
    const said = document.querySelector('.model-view output');
    if (!said || said.textContent !== '' || times.shownAt > 0) return;
    requestAnimationFrame(() => requestAnimationFrame(() => (times.shownAt ||= performance.now())));
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** @returns milliseconds from the press to the picture, and compressed bytes loaded in between */
const firstPicture = (browser: Browser, url: string) =>
  onPhone(browser, { script: watch, argument: undefined }, async (page, context) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    let bytes = 0;
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await press(page, page.getByRole('button', { name: '3B görüntüle' }));
    await page.waitForFunction(() => (window as unknown as { times: Timed }).times.shownAt > 0);
    const { pressedAt, shownAt } = await page.evaluate(() => (window as unknown as { times: Timed }).times);
    return { ms: shownAt - pressedAt, bytes };
  });

export const modelView: Subject = {
  name: 'model-view',
  async measure(bench): Promise<Row[]> {
    const opened = await openBrowser(SOFTWARE_WEBGL);
    if (!opened) return [notMeasured('3D view on the throttled phone', 'CHROMIUM_PATH is not set')];
    const { browser, close } = opened;
    const server = await startServer((await bench.demo()).dataDir);
    try {
      const rows: Row[] = [];
      for (const family of FAMILIES) {
        const { body } = await getOk(`${server.url}/api/families/${family}/rows?limit=1`);
        const [[, code, slug]] = (JSON.parse(body.toString()) as { rows: [[string, string, string]] }).rows;
        await getOk(`${server.url}/api/products/${encodeURIComponent(code)}/cad/glb`); // somebody has looked before
        const views: Awaited<ReturnType<typeof firstPicture>>[] = [];
        for (let round = 0; round < (bench.isQuick ? 1 : 5); round++)
          views.push(await firstPicture(browser, `${server.url}/urun/${slug}`));
        const kB = median(views.map(({ bytes }) => bytes)) / 1_000;
        rows.push(
          atMost(
            `3D view of ${code}, first picture on the throttled phone`,
            median(views.map(({ ms }) => ms)),
            LIMIT_MS,
            ' ms',
          ),
          atMost('… loaded on press, with the model', kB, LIMIT_KB, ' kB'),
        );
      }
      return rows;
    } finally {
      await close();
      await server.stop();
    }
  },
};
