// Start-up times, and the server's memory after replies for many different pages out of 100,000 products.
import type { Subject } from './bench.ts';
import { openGenerator } from './generator.ts';
import { getAll, productPaths } from './http.ts';
import { memoryOf, startServer } from './processes.ts';
import { atMost, formatted, median, told, type Row } from './report.ts';

const STARTS = 3;
const REQUESTS_AT_ONCE = 16;

async function startTime(dataDir: string): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < STARTS; i++) {
    const server = await startServer(dataDir);
    times.push(server.startMs);
    await server.stop();
  }
  return median(times) / 1000;
}

export const start: Subject = {
  name: 'start',
  async measure(bench): Promise<Row[]> {
    const { dataDir, firstStartMs } = await bench.demo();
    return [
      told(
        'first start, filling an empty database (pictures, documents, products)',
        `${formatted(firstStartMs / 1000)} s`,
      ),
      atMost('later start, to the first answer', await startTime(dataDir), 3, ' s'),
    ];
  },
};

export const memory: Subject = {
  name: 'memory',
  async measure(bench): Promise<Row[]> {
    const { dataDir } = await bench.largeSqlite();
    const rows: Row[] = [atMost('later start with 100,000 products', await startTime(dataDir), 3, ' s')];
    const server = await startServer(dataDir);
    try {
      const seen = async (moment: string) => {
        const used = await memoryOf(server.pid);
        if (used)
          rows.push(
            told(
              `server's memory (RSS) ${moment}`,
              `${formatted(used.residentMiB)} MiB${used.ownMiB === undefined ? '' : `, of which its own ${formatted(used.ownMiB)} MiB, the rest pages of files`}`,
            ),
          );
        else rows.push(told(`server's memory (RSS) ${moment}`, 'this system does not tell it'));
      };
      await seen('after the start');
      const requests = bench.isQuick ? 3_000 : 20_000;
      const products = await productPaths(server.url, requests / 2);
      // Out of ten requests: six product pages, one of them repeated, two lists, one product of the API.
      const paths = products.flatMap((path, i) => {
        const others = [
          path.replace('/urun/', '/api/products/slug/'),
          products[Math.max(0, i - 5)]!,
          `/shop?page=${1 + (i % 4_000)}`,
          `/api/products?page=${1 + (i % 4_000)}`,
          products[i % 50]!,
        ];
        return [path, others[i % others.length]!];
      });
      const begin = performance.now();
      await getAll(server.url, paths, REQUESTS_AT_ONCE);
      const seconds = (performance.now() - begin) / 1000;
      await seen(`after ${formatted(paths.length)} requests over ${formatted(new Set(paths).size)} addresses`);
      rows.push(
        told(
          '… those requests took',
          `${formatted(seconds)} s (${formatted(paths.length / seconds)}/s, most of them made anew and compressed)`,
        ),
      );
      return rows;
    } finally {
      await server.stop();
    }
  },
};

/** The server's memory without a page cache: it makes and compresses every reply. */
export const uncachedMemory: Subject = {
  name: 'uncached-memory',
  async measure(bench): Promise<Row[]> {
    const server = await startServer((await bench.demo()).dataDir, { env: { PAGE_CACHE_MB: '0' } });
    try {
      const wanted = bench.isQuick ? 10_000 : 100_000;
      const paths = await productPaths(server.url, 10_000);
      const generator = await openGenerator(bench.folder);
      let made = 0;
      while (made < wanted)
        made += (
          await generator.run(
            {
              url: server.url + paths[0]!,
              paths,
              headers: { 'accept-encoding': 'br' },
              status: 200,
              connections: REQUESTS_AT_ONCE,
            },
            5,
          )
        ).replies;
      const used = await memoryOf(server.pid);
      if (!used) return [told('memory after uncached pages', 'this system does not tell it')];
      return [
        atMost(
          `memory (RSS) after ${formatted(made)} uncached product pages`,
          used.residentMiB,
          350,
          ' MiB',
          used.ownMiB === undefined ? '' : `, of which its own ${formatted(used.ownMiB)} MiB, the rest pages of files`,
        ),
      ];
    } finally {
      await server.stop();
    }
  },
};
