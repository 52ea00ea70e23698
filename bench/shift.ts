// Layout shift with each font file in time, late or missing, and with different fonts installed.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import type { Bench, Subject } from './bench.ts';
import { atEnd } from './ending.ts';
import { getOk, productPaths } from './http.ts';
import { startServer } from './processes.ts';
import { atMost, notMeasured, type Row } from './report.ts';

const LIMIT = 0.01;
const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** Pages at a time; with a late font they mostly wait. */
const AT_ONCE = 4;
/** Wait after load and the last font, for the layout that follows. */
const SETTLE_MS = 400;

/** Addresses missing from the sitemap. */
const UNLISTED = [
  '/shop?q=itici+pim',
  '/cart',
  '/bulten',
  '/giris',
  '/kayit',
  '/sifremi-unuttum',
  '/odeme',
  '/hesabim',
  '/hesabim/siparisler',
  '/success',
  '/no-such-page',
  '/urun/no-such-product',
];
/** Routes that used to shift most. */
const FRAGILE = ['/', '/blog', '/careers', '/contact', '/en', '/no-such-page'];

interface Treatment {
  name: string;
  files: RegExp;
  lateMs?: number;
  fate?: 'missing' | 'aborted';
}
const FILES = { sans: /sans[^/]*\.woff2$/, mono: /mono[^/]*\.woff2$/ };
const ALL = /\.woff2$/;
const IN_TIME: Treatment = { name: 'in time', files: /^$/ };

const late = (name: string, files: RegExp, lateMs: number): Treatment => ({
  name: `${name} ${lateMs / 1000} s late`,
  files,
  lateMs,
});
/** Treatments for every route. */
const USUAL: readonly Treatment[] = [
  IN_TIME,
  late('sans', FILES.sans, 800),
  late('mono', FILES.mono, 800),
  { name: 'both missing', files: ALL, fate: 'missing' },
];
/** Treatments for the fragile routes. */
const ALL_TREATMENTS: readonly Treatment[] = [
  IN_TIME,
  ...Object.entries({ ...FILES, both: ALL }).flatMap(([name, files]): Treatment[] => [
    ...[300, 800, 2_000, 4_000].map((lateMs) => late(name, files, lateMs)),
    { name: `${name} missing`, files, fate: 'missing' },
    { name: `${name} aborted`, files, fate: 'aborted' },
  ]),
];

/** Posts and jobs share one layout each; this number of them represents the rest. */
const SAMPLES = 2;
const LISTS = ['/blog/', '/careers/'];

/** The demo content's pages (one of its products, some of its posts and jobs), by path. */
async function routes(url: string): Promise<string[]> {
  const listed: string[] = [];
  const read = async (address: string): Promise<void> => {
    const xml = (await getOk(address)).body.toString();
    for (const [, loc] of xml.matchAll(/<loc>([^<]+)<\/loc>/g)) {
      const { pathname } = new URL(loc!);
      if (pathname.endsWith('.xml')) await read(url + pathname);
      else if (!pathname.startsWith('/urun/')) listed.push(pathname);
    }
  };
  await read(`${url}/sitemap.xml`);
  const isSampled = (path: string): boolean =>
    LISTS.every(
      (list) => !path.startsWith(list) || listed.filter((other) => other.startsWith(list)).indexOf(path) < SAMPLES,
    );
  return [...new Set([...listed.filter(isSampled), ...(await productPaths(url, 1)), ...UNLISTED])];
}

interface Shift {
  total: number;
  moved: string[];
}

/** Returns the sum of shifts without recent input, and the elements that moved. */
async function shiftOf(page: Page, url: string, { files, lateMs = 0, fate }: Treatment): Promise<Shift> {
  await page.route(files, async (route) => {
    if (fate === 'missing') return route.fulfill({ status: 404 });
    if (fate === 'aborted') return route.abort();
    await delay(lateMs);
    return route.continue();
  });
  await page.addInitScript(() => {
    const shift: { total: number; moved: string[] } = { total: 0, moved: [] };
    (window as unknown as { shift: typeof shift }).shift = shift;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        shift.total += entry.value;
        for (const { node } of entry.sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          if (element) shift.moved.push(`${element.localName}.${element.className}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const start = performance.now();
  await page.goto(url, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  // An optional font does not hold up the page and may still be loading.
  await delay(Math.max(0, lateMs - (performance.now() - start)) + SETTLE_MS);
  return page.evaluate(() => (window as unknown as { shift: Shift }).shift);
}

interface Case {
  treatment: string;
  route: string;
  width: number;
  shift: Shift;
}

/** Measures every route at every width in every case, several pages at a time. */
async function measureShifts(
  browser: Browser,
  url: string,
  paths: readonly string[],
  cases: readonly Treatment[],
): Promise<Case[]> {
  const waiting = cases
    .flatMap((treatment) => WIDTHS.flatMap((viewport) => paths.map((path) => ({ treatment, viewport, path }))))
    .values();
  const measured: Case[] = [];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const { treatment, viewport, path } of waiting) {
        // A separate context, with an empty cache.
        const context = await browser.newContext({ viewport, locale: 'tr-TR' });
        measured.push({
          treatment: treatment.name,
          route: path,
          width: viewport.width,
          shift: await shiftOf(await context.newPage(), url + path, treatment),
        });
        await context.close();
      }
    }),
  );
  return measured;
}

/** Families to hide, by the name of the remaining set. */
const FONT_SETS: Record<string, readonly string[]> = {
  'fonts of this machine': [],
  'DejaVu only': ['Liberation Sans', 'Liberation Mono'],
};

/** Writes a fontconfig file that hides families (Linux). */
function fontConfig(folder: string, hidden: readonly string[]): string {
  const file = join(folder, `fonts-without-${hidden.join('-').replaceAll(' ', '-')}.conf`);
  const rejected = hidden
    .map((family) => `<pattern><patelt name="family"><string>${family}</string></patelt></pattern>`)
    .join('');
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig><include>/etc/fonts/fonts.conf</include><selectfont><rejectfont>${rejected}</rejectfont></selectfont></fontconfig>`,
  );
  return file;
}

/** @param hidden font families to hide from the browser */
async function launch(chromePath: string, folder: string, hidden: readonly string[]): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: chromePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
    env: {
      ...process.env,
      LC_ALL: 'C.UTF-8',
      ...(hidden.length > 0 ? { FONTCONFIG_FILE: fontConfig(folder, hidden) } : {}),
    },
  });
  atEnd(() => browser.close());
  return browser;
}

/** The worst route of each treatment. */
function rowsOf(cases: readonly Case[], fonts: string): Row[] {
  const worst = new Map<string, Case>();
  for (const one of cases) {
    const known = worst.get(one.treatment);
    if (!known || one.shift.total > known.shift.total) worst.set(one.treatment, one);
  }
  return [...worst.values()].map(({ treatment, route, width, shift: { total, moved } }) =>
    atMost(
      `layout shift, ${fonts}, ${treatment}: worst page`,
      total,
      LIMIT,
      '',
      total > 0 ? ` (${route} at ${width} px: ${[...new Set(moved)].slice(0, 3).join(', ')})` : '',
    ),
  );
}

export const shift: Subject = {
  name: 'shift',
  async measure(bench: Bench): Promise<Row[]> {
    const chromePath = process.env['CHROMIUM_PATH'];
    if (!chromePath) return [notMeasured('layout shift', 'CHROMIUM_PATH is not set')];
    const server = await startServer((await bench.demo()).dataDir, { env: { PAYMENT_PROVIDER: 'demo' } });
    try {
      const paths = bench.isQuick ? FRAGILE : await routes(server.url);
      const rows: Row[] = [];
      for (const [fonts, hidden] of Object.entries(
        process.platform === 'linux' ? FONT_SETS : { 'fonts of this machine': [] },
      )) {
        const browser = await launch(chromePath, bench.folder, hidden);
        const isOwn = hidden.length === 0;
        const cases = await measureShifts(browser, server.url, isOwn ? paths : FRAGILE, USUAL);
        if (!bench.isQuick && isOwn) cases.push(...(await measureShifts(browser, server.url, FRAGILE, ALL_TREATMENTS)));
        rows.push(...rowsOf(cases, fonts));
        await browser.close();
      }
      return rows;
    } finally {
      await server.stop();
    }
  },
};
