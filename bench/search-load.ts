// Searches over HTTP: random texts, no two alike, so that no reply is a kept one.
import type { Subject } from './bench.ts';
import { openGenerator } from './generator.ts';
import { cpuSeconds, startServer } from './processes.ts';
import { atLeast, formatted, median, told, type Row } from './report.ts';
import { SEARCH_QUERIES } from './search-queries.ts';

/** Five times what commit 63b292f answered on the trial's machine. */
const GOAL_PER_SECOND = 5 * 423;
const CONNECTIONS = 50;
/** The generator copies them for each of its connections: many more, and it is late itself. */
const TEXTS = 4_000;

/** Texts as people type them: words of the trade with a size, each different. */
function texts(): string[] {
  const words = SEARCH_QUERIES.filter((text) => /^\p{L}{3,}( \p{L}+)?$/u.test(text));
  return Array.from({ length: TEXTS }, (_, n) => {
    const [d, l] = [1 + (n % 63) / 2, 20 + ((n * 7) % 981)];
    return `${words[n % words.length]!} ${String(d).replace('.', ',')}x${l}`;
  });
}

export const searchLoad: Subject = {
  name: 'search-load',
  async measure(bench): Promise<Row[]> {
    const server = await startServer((await bench.demo()).dataDir, { env: { PAGE_CACHE_MB: '0' } });
    const generator = await openGenerator(bench.folder);
    try {
      const run = async (path: (text: string) => string) => {
        const paths = texts().map((text) => path(encodeURIComponent(text)));
        const load = { url: server.url, headers: {}, status: 200, paths, connections: CONNECTIONS };
        await generator.run(load, 2); // warm-up
        const perSecond: number[] = [];
        const micros: number[] = [];
        for (let round = 0; round < (bench.isQuick ? 2 : 5); round++) {
          const before = await cpuSeconds(server.pid);
          const { replies, perSecond: seen } = await generator.run(load, bench.isQuick ? 1 : 3);
          const after = await cpuSeconds(server.pid);
          perSecond.push(seen);
          if (before !== undefined && after !== undefined) micros.push(((after - before) * 1e6) / replies);
        }
        const cpu = micros.length > 0 ? ` (${formatted(median(micros))} µs CPU each)` : '';
        return { perSecond: median(perSecond), detail: cpu };
      };
      const products = await run((q) => `/api/products?q=${q}`);
      const window_ = await run((q) => `/api/catalogue/search?q=${q}&limit=6`);
      const page = await run((q) => `/shop?q=${q}`);
      return [
        atLeast(
          'random searches over HTTP, list of products',
          products.perSecond,
          GOAL_PER_SECOND,
          '/s',
          products.detail,
        ),
        told('… as the search window asks', `${formatted(window_.perSecond)}/s${window_.detail}`),
        told('… whole pages', `${formatted(page.perSecond)}/s${page.detail}`),
      ];
    } finally {
      await server.stop();
    }
  },
};
