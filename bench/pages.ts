// Kept pages and kept API replies, compared with node:http sending the same bytes.
import type { Bench, Subject } from './bench.ts';
import { get, getAll, getOk, productPaths } from './http.ts';
import { compare, describe } from './load.ts';
import { startServer, type Server } from './processes.ts';
import { atLeast, formatted, told, type Row } from './report.ts';

const BROTLI = { 'accept-encoding': 'br' };

async function withServer<T>(
  bench: Bench,
  env: Record<string, string>,
  work: (server: Server, product: string) => Promise<T>,
): Promise<T> {
  const server = await startServer((await bench.demo()).dataDir, { env });
  try {
    const [product] = await productPaths(server.url, 1);
    return await work(server, product!);
  } finally {
    await server.stop();
  }
}

/** Requests the address until its reply is kept: the first request makes it, later ones get the kept bytes. */
const keep = async (url: string) => {
  for (let i = 0; i < 3; i++) await getOk(url, BROTLI);
};

export const pages: Subject = {
  name: 'pages',
  measure: (bench) =>
    withServer(bench, {}, async (server, product): Promise<Row[]> => {
      const url = server.url + product;
      await keep(url);
      const reply = await get(url, BROTLI);
      const page = await compare(bench, { url, headers: BROTLI, pid: server.pid, status: 200 });
      const unchanged = await compare(bench, {
        url,
        headers: { ...BROTLI, 'if-none-match': reply.headers.etag ?? '' },
        pid: server.pid,
        status: 304,
      });
      return [
        told(
          'product page, as sent',
          `${formatted(reply.body.length / 1000)} kB (${reply.headers['content-encoding'] ?? 'identity'})`,
        ),
        atLeast('kept product page : bare node:http', page.ratio, 0.8, '', describe(page)),
        ...(page.cpuRatio === undefined ? [] : [told('… by processor time', formatted(page.cpuRatio))]),
        told('its 304 : bare node:http', formatted(unchanged.ratio) + describe(unchanged)),
      ];
    }),
};

const FILLED_AT_ONCE = 16;
/** Room for 20,000 product pages on any machine; the default is as large from 4 GiB of memory up. */
const FULL_CACHE_MB = '512';

/** Kept pages beside many others, and pages at random out of many. */
export const fullCache: Subject = {
  name: 'full-cache',
  async measure(bench) {
    const server = await startServer((await bench.largeSqlite()).dataDir, { env: { PAGE_CACHE_MB: FULL_CACHE_MB } });
    try {
      const [few, some, many] = bench.isQuick ? [1_500, 2_000, 5_000] : [1_500, 4_000, 20_000];
      const paths = await productPaths(server.url, many);
      const url = server.url + paths[0]!;
      const rows: Row[] = [];
      let kept = 0;
      const keepUpTo = async (count: number) => {
        await getAll(server.url, paths.slice(kept, count), FILLED_AT_ONCE);
        kept = count;
      };
      const hot = async () => {
        const page = await compare(bench, { url, headers: BROTLI, pid: server.pid, status: 200 });
        rows.push(
          atLeast(
            `kept product page while ${formatted(kept)} are kept : bare node:http`,
            page.ratio,
            0.8,
            '',
            describe(page),
          ),
        );
      };
      const random = async () =>
        compare(bench, { url, paths: paths.slice(0, kept), headers: BROTLI, pid: server.pid, status: 200 });

      await keepUpTo(few);
      await hot();
      await keepUpTo(some);
      const spread = await random();
      rows.push(
        atLeast(
          `product pages at random out of ${formatted(kept)}, after each was asked for once`,
          spread.perSecond,
          30_000,
          '/s',
          describe(spread),
        ),
      );
      await keepUpTo(many);
      await hot();
      const wide = await random();
      rows.push(
        atLeast(
          `product pages at random out of ${formatted(kept)} kept : bare node:http`,
          wide.ratio,
          0.6,
          '',
          describe(wide),
        ),
      );
      return rows;
    } finally {
      await server.stop();
    }
  },
};

const apiPath = (product: string) => product.replace('/urun/', '/api/products/slug/');

export const api: Subject = {
  name: 'api',
  async measure(bench) {
    const kept = await withServer(bench, {}, async (server, product) => {
      const url = server.url + apiPath(product);
      await keep(url);
      return compare(bench, { url, headers: BROTLI, pid: server.pid, status: 200 });
    });
    const made = await withServer(bench, { PAGE_CACHE_MB: '0' }, (server, product) =>
      compare(bench, { url: server.url + apiPath(product), headers: {}, pid: server.pid, status: 200 }),
    );
    return [
      atLeast('kept API product : bare node:http', kept.ratio, 0.5, '', describe(kept)),
      ...(kept.cpuRatio === undefined ? [] : [told('… by processor time', formatted(kept.cpuRatio))]),
      told('API product made anew each time (uncompressed) : bare node:http', formatted(made.ratio) + describe(made)),
    ];
  },
};
