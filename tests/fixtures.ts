/**
 * Playwright's `test`, stricter: any error in a visitor's console, and any request to another server, fails the test.
 * Also contains the checks that many tests share.
 */
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import axe from 'axe-core';
import { startServer } from './server.ts';

export { expect };

/** Failures in the browser during a test, and those that a test allows. */
export interface Problems {
  /** Allows matching problems, e.g. `/status of 404/` where a test opens a missing page. */
  allow(pattern: RegExp): void;
  /** All problems so far that are not allowed, one line each. */
  list(): string[];
}

export interface Watcher extends Problems {
  ownOrigin: string;
  add(problem: string): void;
  /** The test is over: what comes now is no problem of it. */
  end(): void;
}

function createWatcher(ownOrigin: string): Watcher {
  const noticed: string[] = [];
  const allowed: RegExp[] = [];
  let isOver = false;
  return {
    ownOrigin,
    add: (problem) => {
      if (!isOver) noticed.push(problem);
    },
    end: () => {
      isOver = true;
    },
    allow: (pattern) => {
      allowed.push(pattern);
    },
    list: () => noticed.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
  };
}

/** Reports all failures in a context's pages, including pop-ups. */
async function watch(context: BrowserContext, watcher: Watcher): Promise<void> {
  const { ownOrigin } = watcher;
  context.on('console', (message) => {
    if (message.type() === 'error') watcher.add(`console.error: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (webError) => watcher.add(`uncaught: ${webError.error().stack ?? webError.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== ownOrigin)
      watcher.add(`request to another origin: ${request.url()}`);
  });
  context.on('page', (page) =>
    page.on('websocket', (socket) => {
      if (new URL(socket.url()).host !== new URL(ownOrigin).host)
        watcher.add(`request to another origin: ${socket.url()}`);
    }),
  );
  // The console reports them too, but not for every directive and not for report-only policies
  await context.exposeBinding('reportPolicyViolation', (_source, violation: string) =>
    watcher.add(`CSP violation: ${violation}`),
  );
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { reportPolicyViolation(text: string): void }).reportPolicyViolation;
      report(`${event.effectiveDirective} blocked ${event.blockedURI || 'inline'} on ${event.documentURI}`);
    });
  });
}

/**
 * Tells whether a test changed its browser beyond what Playwright takes back before the next test takes the context
 * over: its clock, its network, its processor, its rights.
 */
function noteSpoiling(context: BrowserContext): () => boolean {
  let isSpoilt = false;
  const note = <K extends string>(owner: { [key in K]: (...args: never[]) => unknown }, method: K): void => {
    const original = owner[method].bind(owner);
    owner[method] = (...args) => {
      isSpoilt = true;
      return original(...args);
    };
  };
  note(context.clock, 'install');
  note(context, 'setOffline');
  note(context, 'newCDPSession');
  note(context, 'grantPermissions');
  return () => isSpoilt;
}

/** Pages with a stopped clock. */
const stopped = new WeakSet<Page>();
/** A page requests its code one frame after everything is loaded (site/entry-start.ts). */
const UNTIL_CODE_IS_ASKED_FOR_MS = 50;

export const test = base.extend<
  { watcher: Watcher; problems: Problems },
  { server: { url: string; dataDir: string }; dataDir: string }
>({
  /** The server under test, of this worker alone: what a test writes disturbs no test beside it. */
  server: [
    async ({}, use) => {
      const { TEST_SITE_URL: url, TEST_DATA_DIR: dataDir, TEST_CONTENT: content } = process.env;
      if (url) {
        if (!dataDir) throw new Error('TEST_DATA_DIR must name the data folder of the server at TEST_SITE_URL');
        await use({ url, dataDir });
        return;
      }
      const server = await startServer([], {}, content);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  /** Its database, pictures, files, and the key that signs its sessions. */
  dataDir: [({ server }, use) => use(server.dataDir), { scope: 'worker' }],
  baseURL: ({ server }, use) => use(server.url),

  watcher: async ({ baseURL }, use) => {
    await use(createWatcher(new URL(baseURL!).origin));
  },
  /** `problems.allow(/…/)` in a test that provokes an error on purpose. */
  problems: async ({ watcher }, use) => {
    await use(watcher);
  },
  context: async ({ context, watcher }, use) => {
    const isSpoilt = noteSpoiling(context);
    await watch(context, watcher);
    await use(context);
    if (isSpoilt()) await context.close();
    expect(watcher.list(), 'problems in the browser').toEqual([]);
  },
  /** With JavaScript, waits until an opened page of the site is alive. */
  page: async ({ page, javaScriptEnabled, watcher }, use) => {
    const open = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await open(url, options);
      if (stopped.has(page)) await page.clock.runFor(UNTIL_CODE_IS_ASKED_FOR_MS);
      if (javaScriptEnabled)
        await page.locator('html[data-alive], html:not(:has(#page-data))').waitFor({ state: 'attached' });
      return response;
    };
    await use(page);
    // the next test may take over the page, not what the mouse points at
    if (!page.isClosed()) await page.mouse.move(-1, -1);
    // A request still on its way at the end of a test is no failure; one that the test held back goes on now.
    watcher.end();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

/**
 * Stops the page's clock, except for the time that the test runs: a slow machine's own time lets no timer expire. Call
 * before opening the page.
 */
export async function stopClock(page: Page): Promise<void> {
  stopped.add(page);
  await page.clock.install({ time: '2026-03-02T09:00:00Z' });
  await page.clock.pauseAt('2026-03-02T10:00:00Z');
}

/** Moves to an address of the site from within it, as a link would. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);

/** Waits until all fading and sliding has ended, except for endless animations. */
export const untilAtRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
      );
    // Animations far below, outside the layout, would never end by themselves.
    for (const animation of passing)
      if (!(animation.effect as KeyframeEffect).target?.checkVisibility({ contentVisibilityAuto: true }))
        animation.finish();
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });

/** Rules whose violations are never serious or critical. */
const LESSER_RULES = (axe as unknown as { _audit: { rules: { id: string; impact: string }[] } })._audit.rules
  .filter(({ impact }) => impact === 'minor' || impact === 'moderate')
  .map(({ id }) => id);

/**
 * Returns the accessibility violations of serious or critical impact once the page is at rest: half way between two
 * colours, neither has its final value.
 */
export async function graveViolations(page: Page, { exclude = [] }: { exclude?: string[] } = {}): Promise<string[]> {
  await untilAtRest(page);
  // AxeBuilder would bring the code at each run, and all that passed back: three times the cost of the run itself.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  return page.evaluate(
    async ({ left, lesser }) => {
      const { axe: runner } = window as unknown as { axe: typeof axe };
      const { violations } = await runner.run(left.length === 0 ? document : { exclude: left }, {
        resultTypes: ['violations'],
        rules: Object.fromEntries(lesser.map((id) => [id, { enabled: false }])),
        preload: false, // no rule in use reads the styles
      });
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, impact, help, nodes }) =>
          [
            `${impact} ${id}: ${help}`,
            ...nodes
              .slice(0, 5)
              .map((node) => `  ${node.target.join(' ')}: ${node.failureSummary ?? ''}`.replace(/\s+/g, ' ')),
          ].join('\n'),
        );
    },
    { left: exclude, lesser: LESSER_RULES },
  );
}

/** Checks that the page has no accessibility violations of serious or critical impact. */
export async function checkAxe(page: Page, options?: { exclude?: string[] }): Promise<void> {
  const grave = await graveViolations(page, options);
  expect(grave, `accessibility of ${page.url()}\n${grave.join('\n')}`).toEqual([]);
}

/** Measures the document and the window, and names elements that overflow. */
export const measureWidth = (page: Page): Promise<{ widthPx: number; windowPx: number; culprits: string[] }> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const isClipped = (element: Element): boolean => {
      for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
        if (getComputedStyle(parent).overflowX !== 'visible') return true;
      }
      return false;
    };
    return {
      widthPx: root.scrollWidth,
      windowPx: root.clientWidth,
      culprits:
        root.scrollWidth <= root.clientWidth
          ? []
          : [...document.body.querySelectorAll('*')]
              .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1 && !isClipped(element))
              .slice(0, 5)
              .map(
                (element) =>
                  `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> to ${Math.round(element.getBoundingClientRect().right)} px`,
              ),
    };
  });

/** Checks that the document is no wider than the window; the message names the overflowing elements. */
export async function checkNoOverflow(page: Page): Promise<void> {
  const { widthPx, windowPx, culprits } = await measureWidth(page);
  expect(widthPx, `${page.url()} is wider than the window: ${culprits.join(', ')}`).toBeLessThanOrEqual(windowPx);
}

/** The sum of layout shifts without input since the page was opened, and what moved: each part's place before and after (left, top, width, height in px). */
export function layoutShifts(page: Page): Promise<{ total: number; moved: string }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        type LayoutShift = PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        const place = ({ left, top, width, height }: DOMRect) =>
          [left, top, width, height].map((px) => Math.round(px)).join(' ');
        const shifts: LayoutShift[] = [];
        new PerformanceObserver((list) => {
          shifts.push(...(list.getEntries() as LayoutShift[]).filter(({ hadRecentInput }) => !hadRecentInput));
        }).observe({ type: 'layout-shift', buffered: true });
        const answer = () =>
          resolve({
            total: shifts.reduce((sum, { value }) => sum + value, 0),
            moved: shifts
              .map(({ value, startTime, sources }) =>
                [
                  `${value.toFixed(4)} after ${Math.round(startTime)} ms`,
                  ...sources.map(
                    ({ node, previousRect, currentRect }) =>
                      `  ${node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.nodeValue ?? 'gone')}: ${place(previousRect)} → ${place(currentRect)}`,
                  ),
                ].join('\n'),
              )
              .join('\n'),
          });
        // Buffered entries arrive in a separate task; two frames later all are there
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(answer, 50)));
      }),
  );
}

/** The sum of layout shifts without input since the page was opened. */
export const layoutShift = async (page: Page): Promise<number> => (await layoutShifts(page)).total;
