// Renders the built site in process and counts processor time (all threads, garbage collection included).
import { join } from 'node:path';
import { MAX_PAGE_SIZE } from '../contract/catalogue.ts';
import type { Api } from '../contract/endpoints.ts';
import { familyPath } from '../contract/paths.ts';
import { buildApp } from '../server/app.ts';
import { openDatabase } from '../server/base/db/opening/open.ts';
import { readConfig } from '../server/base/env.ts';
import { openSite } from '../server/web/built-site.ts';
import { createPageCache } from '../server/web/page-cache.ts';
import { productStore } from '../server/domains/catalogue/products/store.ts';

export interface RenderInput {
  dataDir: string;
  warmUp: number;
  batches: number;
  perBatch: number;
}
/** Microseconds of processor time per page, one number per batch. */
export interface RenderResult {
  productMicros: number[];
  compressedMicros: number[];
  readMicros: number[];
  shopMicros: number[];
  homeMicros: number[];
  /** Of families' pages with 50 rows. */
  familyMicros: number[];
  /** Of replies with all rows of a family, for each row. */
  rowMicros: number[];
  compressedBytes: number;
}

const SMALL_BATCH = 100;
/** Rows of a family's page. */
const FAMILY_ROWS = 50;

async function measure({ dataDir, warmUp, batches, perBatch }: RenderInput): Promise<RenderResult> {
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const database = await openDatabase(join(dataDir, 'kaliphane.db'));
  const site = await openSite();

  // The application hands its site the API of a request. Taken here once, so that reads work exactly as for served
  // pages.
  let handed: Api | undefined;
  const app = await buildApp({
    config,
    database,
    site: {
      ...site,
      render: async (request) => {
        handed = request.api;
        return { status: 503, html: '', inlineStyle: '' };
      },
    },
  });
  await app.inject('/');
  if (!handed) throw new Error('The application did not ask its site for the home page');
  const api = handed;

  const show = async (address: string) => {
    database.versions(); // the application does this once for each request
    const page = await site.render({ address, api, publicUrl: config.publicUrl, requestId: 'bench' });
    if (page.status !== 200 || page.failure)
      throw new Error(`${address} was rendered with status ${page.status}`, { cause: page.failure });
    return page;
  };
  // Keeps nothing, but does everything else that precedes sending a page: validator, headers, compression.
  const cache = createPageCache({ versions: () => database.versions(), maxBytes: 0, headers: {} });
  let compressedBytes = 0;
  const compress = async (address: string) => {
    const { body } = await cache.answer(address, { headers: { 'accept-encoding': 'br' } }, async () => {
      const { html, status } = await show(address);
      return { status, contentType: 'text/html; charset=utf-8', body: html, scopes: [], isKeepable: true };
    });
    compressedBytes = body!.length;
  };
  /**
   * Runs `work` in batches; `n` counts up over all of them. @returns microseconds per piece of work, one number per
   * batch
   */
  const batchesOf = async (count: number, size: number, work: (n: number) => Promise<unknown>): Promise<number[]> => {
    const micros: number[] = [];
    for (let batch = 0; batch < count; batch++) {
      const before = process.cpuUsage();
      for (let i = 0; i < size; i++) await work(batch * size + i);
      const { user, system } = process.cpuUsage(before);
      micros.push((user + system) / size);
    }
    return micros;
  };

  const needed = warmUp + batches * perBatch;
  const products = productStore(database);
  const step = (await products.countPublic()) / needed;
  const all = await products.sitemapPages(1_000_000, 0);
  const slugs = Array.from({ length: needed }, (_, i) => all[Math.floor(i * step)]!.path.slice('/urun/'.length));
  // Steps through the catalogue, so that every batch has every kind of product.
  const stride = Math.max(1, batches);
  const mixed = Array.from({ length: stride }, (_, offset) => slugs.filter((_slug, i) => i % stride === offset)).flat();

  for (const slug of mixed.slice(0, warmUp)) await show(`/urun/${slug}`);
  const productMicros = await batchesOf(batches, perBatch, (n) => show(`/urun/${mixed[warmUp + n]!}`));
  for (const slug of mixed.slice(0, SMALL_BATCH)) await compress(`/urun/${slug}`);
  const compressedMicros = await batchesOf(batches, perBatch, (n) => compress(`/urun/${mixed[warmUp + n]!}`));
  const readMicros = await batchesOf(batches, perBatch, (n) =>
    api('GET /api/products/slug/:slug', { params: { slug: mixed[n]! } }),
  );
  const shop = (n: number) => show(`/shop?page=${1 + (n % 300)}`);
  for (let n = 0; n < SMALL_BATCH; n++) {
    await show('/');
    await shop(n);
  }
  const shopMicros = await batchesOf(3, SMALL_BATCH, shop);
  const homeMicros = await batchesOf(3, SMALL_BATCH, () => show('/'));

  const large = (await api('GET /api/families', { query: { limit: MAX_PAGE_SIZE } })).families
    .filter(({ articleCount }) => articleCount >= FAMILY_ROWS)
    .map(({ slug, articleCount }) => ({ slug, articleCount }));
  const family = (n: number) => large[n % large.length]!;
  for (let n = 0; n < SMALL_BATCH; n++) await show(familyPath(family(n).slug));
  const familyMicros = await batchesOf(batches, SMALL_BATCH, (n) => show(familyPath(family(n).slug)));
  const rowMicros: number[] = [];
  for (let round = 0; round <= batches; round++) {
    const before = process.cpuUsage();
    for (const { slug } of large)
      await api('GET /api/families/:slug/rows', { params: { slug }, query: { limit: 'all' } });
    const { user, system } = process.cpuUsage(before);
    const rows = large.reduce((sum, { articleCount }) => sum + articleCount, 0);
    if (round > 0) rowMicros.push((user + system) / rows); // the first round reads the tables
  }
  await app.close();
  await database.close();
  return {
    productMicros,
    compressedMicros,
    compressedBytes,
    readMicros,
    shopMicros,
    homeMicros,
    familyMicros,
    rowMicros,
  };
}

process.once('message', (input: RenderInput) => {
  void measure(input).then(
    (result) => process.send!(result),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.once('disconnect', () => process.exit(0)); // never outlives the run
