import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { XSS_VECTORS } from '../server/testing/xss-vectors.ts';
import { expect, test } from './fixtures.ts';

/** Calls that a page under attack records instead of showing them. */
interface Attacked {
  attacks: string[];
}

/**
 * Writes as another process would: the change gets the next number of all, which informs the server and clears every
 * kept page.
 */
function write<T>(scope: string, work: (db: DatabaseSync) => T): T {
  const folder = process.env.TEST_DATA_DIR;
  if (!folder) throw new Error('TEST_DATA_DIR must name the data folder of the server under test');
  const db = new DatabaseSync(join(folder, 'kaliphane.db'), { timeout: 10_000 });
  try {
    db.exec('begin immediate');
    db.prepare('update changes set n = (select max(n) + 1 from changes) where scope = ?').run(scope);
    const result = work(db);
    db.exec('commit');
    return result;
  } finally {
    db.close();
  }
}

/** Checks that no script ran, and that none waits for a click. */
async function expectHarmless(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  const seen = await page.evaluate(() => ({
    // the text before the attack: this HTML was parsed
    isShown: document.querySelector('main')?.textContent.includes('Önce'),
    attacks: (window as unknown as Attacked).attacks,
    addresses: [...document.querySelectorAll('a[href], form[action], iframe, object, embed')]
      .map((element) => element.getAttribute('href') ?? element.getAttribute('action') ?? element.tagName)
      .filter((found) => /^\s*(?:javascript|data|vbscript):|^(?:IFRAME|OBJECT|EMBED)$/i.test(found)),
    handlers: [...document.querySelectorAll('main *')]
      .flatMap((element) => element.getAttributeNames())
      .filter((name) => name.startsWith('on')),
  }));
  expect(seen, address).toEqual({ isShown: true, attacks: [], addresses: [], handlers: [] });
}

interface Target {
  table: 'products' | 'blogs';
  column: string;
  scope: string;
  path: string;
}
interface Row {
  id: number;
  slug: string;
  html: string;
}

/** The last rows of a table, unused by other tests, with their HTML. */
const lastRows = ({ table, column, scope }: Target, condition: string, count: number): Row[] =>
  write(
    scope,
    (db) =>
      db
        .prepare(`select id, slug, ${column} as html from ${table} where ${condition} limit ?`)
        .all(count) as unknown as Row[],
  );

const putHtml = ({ table, column, scope }: Target, rows: readonly { id: number; html: string }[]): void =>
  write(scope, (db) => {
    const update = db.prepare(`update ${table} set ${column} = ? where id = ?`);
    for (const { id, html } of rows) update.run(html, id);
  });

test.beforeEach(async ({ context, problems, baseURL }) => {
  test.setTimeout(180_000);
  // Pictures from other servers are allowed content; here no request for them leaves.
  problems.allow(/request to another origin|Failed to load resource/);
  await context.route(
    (url) => url.origin !== new URL(baseURL!).origin,
    (route) => route.abort(),
  );
  await context.addInitScript(() => {
    const attacked = window as unknown as Attacked;
    attacked.attacks = [];
    for (const name of ['alert', 'confirm', 'prompt', 'print'] as const)
      window[name] = (() => {
        attacked.attacks.push(name);
      }) as never;
  });
});

test('known attacks in the HTML of products run nothing', async ({ context }) => {
  // One page for each attack, because some swallow the content after them. The site's own files are blocked, which
  // makes two hundred pages bearable: a script that runs would run without them, and the test below has them.
  const page = await context.newPage();
  await page.route(/\/(?:assets|img)\//, (route) => route.abort());
  expect(XSS_VECTORS.length).toBeGreaterThanOrEqual(100);
  const target: Target = { table: 'products', column: 'detailed_description', scope: 'catalogue', path: '/urun' };
  const rows = lastRows(target, 'is_public order by id desc', XSS_VECTORS.length);
  putHtml(
    target,
    rows.map(({ id }, i) => ({ id, html: `<p>Önce</p>${XSS_VECTORS[i]}` })),
  );
  try {
    for (const { slug } of rows) await expectHarmless(page, `${target.path}/${slug}`);
  } finally {
    putHtml(target, rows);
  }
});

test('known attacks in the HTML of a blog post run nothing', async ({ page }) => {
  const TOGETHER = 15;
  const target: Target = { table: 'blogs', column: 'content', scope: 'blogs', path: '/blog' };
  const [row] = lastRows(target, 'is_published order by created_at', 1);
  try {
    for (let first = 0; first < XSS_VECTORS.length; first += TOGETHER) {
      putHtml(target, [
        {
          id: row!.id,
          html: XSS_VECTORS.slice(first, first + TOGETHER)
            .map((vector) => `<p>Önce</p>${vector}`)
            .join('\n'),
        },
      ]);
      await expectHarmless(page, `${target.path}/${row!.slug}`);
    }
  } finally {
    putHtml(target, [row!]);
  }
});
