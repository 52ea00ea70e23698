// Lighthouse's mobile preset on the built site, in the machine's own Chromium.
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { type Report } from 'lighthouse';
import { CAREERS_PATH, CART_PATH, CONTACT_PATH, familyPath, HOME_PATH, SHOP_PATH } from '../contract/paths.ts';
import type { Subject } from './bench.ts';
import { atEnd } from './ending.ts';
import { getOk, productPaths } from './http.ts';
import { startServer } from './processes.ts';
import { atMost, formatted, median, notMeasured, type Row } from './report.ts';

const CHROME_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const GOALS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const CATEGORIES = Object.keys(GOALS) as (keyof typeof GOALS)[];
/** These audits fail on any site without TLS on this machine, and for no other reason here. */
const LOCAL_ONLY = new Set(['is-on-https', 'redirects-http', 'uses-http2']);

const scoreOf = (report: Report, category: string): number =>
  Math.round((report.categories[category]?.score ?? 0) * 100);

/** Audits that cost the category points, highest weight first. */
const failedAudits = (report: Report, category: string): string[] =>
  (report.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < (category === 'performance' ? 0.9 : 1))
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ id }) => (LOCAL_ONLY.has(id) ? `${id} (only because this is no https site)` : id));

async function audit(url: string, chromePath: string, folder: string): Promise<Report> {
  const chrome = await launch({
    chromePath,
    chromeFlags: CHROME_FLAGS,
    userDataDir: mkdtempSync(join(folder, 'chrome-')),
    handleSIGINT: false,
    logLevel: 'silent',
  });
  const kill = atEnd(() => chrome.kill());
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      output: 'json',
      onlyCategories: [...CATEGORIES],
    });
    if (!result) throw new Error(`Lighthouse gave no report of ${url}`);
    if (result.lhr.runtimeError) throw new Error(`Lighthouse on ${url}: ${result.lhr.runtimeError.message}`);
    return result.lhr;
  } finally {
    await kill();
  }
}

/**
 * Repeats the measurement when Chromium loses the trace, as it sometimes does on a busy machine; a failed run never
 * counts.
 */
async function auditOr(tries: number, ...of: Parameters<typeof audit>): Promise<Report> {
  try {
    return await audit(...of);
  } catch (error) {
    if (tries <= 1) throw error;
    return auditOr(tries - 1, ...of);
  }
}

function rowsOf(page: string, reports: readonly Report[]): Row[] {
  const middle = (id: string) => median(reports.map((report) => report.audits[id]?.numericValue ?? Number.NaN));
  return [
    ...CATEGORIES.map((category): Row => {
      const score = median(reports.map((report) => scoreOf(report, category)));
      const goal = GOALS[category];
      const failed = score < goal ? new Set(reports.flatMap((report) => failedAudits(report, category))) : [];
      const why = [...failed].join(', ');
      return {
        subject: `Lighthouse, ${page}: ${category}`,
        seen: `${score}${why ? ` (${why})` : ''}`,
        goal: goal === 100 ? '100' : `≥ ${goal}`,
        verdict: score >= goal ? 'holds' : 'falls short',
      };
    }),
    atMost(
      `… ${page}: largest paint`,
      middle('largest-contentful-paint') / 1000,
      1.8,
      ' s',
      ` (blocked ${formatted(Math.round(middle('total-blocking-time')))} ms)`,
    ),
    atMost(`… ${page}: layout shift`, middle('cumulative-layout-shift'), 0.01, ''),
  ];
}

/** Runs of each page; their median counts. */
const RUNS = 3;
const TRIES = 3;

export const lighthouseScores: Subject = {
  name: 'lighthouse',
  async measure(bench) {
    const chromePath = process.env['CHROMIUM_PATH'];
    if (!chromePath) return [notMeasured('Lighthouse', 'CHROMIUM_PATH is not set')];
    const server = await startServer((await bench.demo()).dataDir);
    try {
      const [product] = await productPaths(server.url, 1);
      const [post] = JSON.parse((await getOk(`${server.url}/api/blogs/published`)).body.toString()) as {
        slug: string;
      }[];
      const [family] = (
        JSON.parse((await getOk(`${server.url}/api/families?limit=1`)).body.toString()) as {
          families: { slug: string }[];
        }
      ).families;
      const rows: Row[] = [];
      for (const [name, path] of [
        ['home', HOME_PATH],
        ['shop', SHOP_PATH],
        ['family', familyPath(family!.slug)],
        ['product', product!],
        ['blog post', `/blog/${post!.slug}`],
        ['contact', CONTACT_PATH],
        ['careers', CAREERS_PATH],
        ['cart', CART_PATH],
      ] as const) {
        // makes the kept page before the measurement, as for every visitor but the first
        await getOk(server.url + path, { 'accept-encoding': 'br' });
        const reports: Report[] = [];
        for (let run = 0; run < (bench.isQuick ? 1 : RUNS); run++)
          reports.push(await auditOr(TRIES, server.url + path, chromePath, bench.folder));
        rows.push(...rowsOf(name, reports));
      }
      return rows;
    } finally {
      await server.stop();
    }
  },
};
