import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Frame, Page } from '@playwright/test';
import type { Product } from '../contract/products.ts';
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
function write<T>(dataDir: string, scope: string, work: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(join(dataDir, 'kaliphane.db'), { timeout: 10_000 });
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
async function expectHarmless(page: Page | Frame, attack: string): Promise<void> {
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
  expect(seen, attack).toEqual({ isShown: true, attacks: [], addresses: [], handlers: [] });
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
const lastRows = (dataDir: string, { table, column, scope }: Target, condition: string, count: number): Row[] =>
  write(
    dataDir,
    scope,
    (db) =>
      db
        .prepare(`select id, slug, ${column} as html from ${table} where ${condition} limit ?`)
        .all(count) as unknown as Row[],
  );

const putHtml = (
  dataDir: string,
  { table, column, scope }: Target,
  rows: readonly { id: number; html: string }[],
): void =>
  write(dataDir, scope, (db) => {
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

test('known attacks in the HTML of products run nothing', async ({ page, dataDir, request }) => {
  expect(XSS_VECTORS.length).toBeGreaterThanOrEqual(100);
  const target: Target = { table: 'products', column: 'detailed_description', scope: 'catalogue', path: '/urun' };
  const rows = lastRows(dataDir, target, 'is_public order by id desc', XSS_VECTORS.length);
  putHtml(
    dataDir,
    target,
    rows.map(({ id }, i) => ({ id, html: `<p>Önce</p>${XSS_VECTORS[i]}` })),
  );
  try {
    // A document for each attack, because some swallow the content after them; the test below has whole pages.
    const shown: string[] = [];
    for (const { slug } of rows) {
      const product = (await (await request.get(`/api/products/slug/${slug}`)).json()) as Product;
      shown.push(product.detailedDescription);
    }
    await page.route('**/bos', (route) => route.fulfill({ contentType: 'text/html', body: '<main></main>' }));
    await page.goto('/bos');
    await page.evaluate(async (documents) => {
      const loaded = documents.map((html) => {
        const frame = document.createElement('iframe');
        frame.srcdoc = `<!doctype html><main>${html}</main>`;
        document.body.append(frame);
        return new Promise((resolve) => {
          frame.addEventListener('load', resolve, { once: true });
        });
      });
      await Promise.all(loaded);
    }, shown);
    const [, ...frames] = page.frames();
    expect(frames).toHaveLength(rows.length);
    for (const [i, frame] of frames.entries()) await expectHarmless(frame, XSS_VECTORS[i]!);
  } finally {
    putHtml(dataDir, target, rows);
  }
});

test('known attacks in the HTML of a blog post run nothing', async ({ page, dataDir }) => {
  const TOGETHER = 15;
  const target: Target = { table: 'blogs', column: 'content', scope: 'blogs', path: '/blog' };
  const [row] = lastRows(dataDir, target, 'is_published order by created_at', 1);
  try {
    for (let first = 0; first < XSS_VECTORS.length; first += TOGETHER) {
      putHtml(dataDir, target, [
        {
          id: row!.id,
          html: XSS_VECTORS.slice(first, first + TOGETHER)
            .map((vector) => `<p>Önce</p>${vector}`)
            .join('\n'),
        },
      ]);
      await page.goto(`${target.path}/${row!.slug}`, { waitUntil: 'load' });
      await expectHarmless(page, `from ${first}`);
    }
  } finally {
    putHtml(dataDir, target, [row!]);
  }
});
