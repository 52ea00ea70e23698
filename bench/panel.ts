// Downloads for the panel's first screen, and the time of staff's product list: over HTTP, signed in, with rights
// checked on each call.
import { Agent } from 'node:http';
import { join } from 'node:path';
import { openDatabase } from '../server/base/db/opening/open.ts';
import { insertSession, insertUser } from '../server/testing/sign-in.ts';
import type { Subject } from './bench.ts';
import { getOk } from './http.ts';
import { shuffled } from './order.ts';
import { startServer } from './processes.ts';
import { atMost, formatted, percentile, told, type Row } from './report.ts';
import { scriptsOf } from './scripts.ts';
import { SEARCH_QUERIES } from './search-queries.ts';

const KILOBYTE = 1000;
/** Source names of the frame and its first screen. */
const FIRST_SCREEN = /\/(?:dashboard)-[\w-]+\.js$/;

/** An access token for a new admin in the database, valid for ten minutes. */
async function newToken(dataDir: string): Promise<string> {
  const database = await openDatabase(join(dataDir, 'kaliphane.db'));
  try {
    const user = await insertUser(database, { role: 'admin', username: `bench-${process.pid}` });
    return await (await insertSession(database, user, { dataDir, appSecret: undefined })).sign();
  } finally {
    await database.close();
  }
}

export const panel: Subject = {
  name: 'panel',
  async measure(bench): Promise<Row[]> {
    const { dataDir } = await bench.demo();
    const authorization = `Bearer ${await newToken(dataDir)}`;
    const server = await startServer(dataDir);
    const agent = new Agent({ keepAlive: true });
    try {
      const html = (await getOk(`${server.url}/admin`)).body.toString();
      const door = await scriptsOf(
        `${server.url}/admin`,
        [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map((match) => match[1]!),
      );
      const dashboard = await scriptsOf(
        `${server.url}/admin`,
        [...door.dynamic].filter((url) => FIRST_SCREEN.test(url)),
      );
      const bytes = (files: Map<string, number>) => [...files.values()].reduce((sum, size) => sum + size, 0) / KILOBYTE;

      const { categories, total } = await (async () => {
        const reply = async (path: string) =>
          JSON.parse((await getOk(server.url + path, { authorization }, agent)).body.toString()) as unknown;
        return {
          categories: ((await reply('/api/categories')) as { _id: string; parentCategory: unknown }[])
            .filter(({ parentCategory }) => parentCategory === null)
            .slice(0, 4),
          total: ((await reply('/api/products?limit=10')) as { total: number }).total,
        };
      })();
      const lists = ['order', 'name', '-name', 'code', '-code', 'price', 'newest'].flatMap((sort) =>
        [1, 2, Math.floor(total / 40), Math.ceil(total / 20)].map(
          (page) => `/api/products?limit=20&sort=${sort}&page=${page}`,
        ),
      );
      const filtered = categories.flatMap(({ _id }) =>
        ['true', 'false'].map((isActive) => `/api/products?limit=20&category=${_id}&isActive=${isActive}`),
      );
      const searches = SEARCH_QUERIES.map((q) => `/api/products?limit=20&q=${encodeURIComponent(q)}`);
      const timesOf = async (paths: readonly string[]): Promise<number[]> => {
        const times: number[] = [];
        for (const path of paths) await getOk(server.url + path, { authorization }, agent);
        for (const path of shuffled(Array.from({ length: bench.isQuick ? 3 : 10 }, () => paths).flat())) {
          const start = performance.now();
          await getOk(server.url + path, { authorization }, agent);
          times.push(performance.now() - start);
        }
        return times;
      };
      const row = async (what: string, paths: readonly string[]) => {
        const times = await timesOf(paths);
        return atMost(
          `panel: ${what}, ${formatted(total)} products, p95`,
          percentile(times, 0.95),
          10,
          ' ms',
          ` (p50 ${formatted(percentile(times, 0.5))} ms; ${times.length} calls)`,
        );
      };
      return [
        atMost(
          'panel: first load to the dashboard, JavaScript gzip',
          bytes(new Map([...door.sizes, ...dashboard.sizes])),
          450,
          ' kB',
        ),
        atMost('… its files', new Set([...door.sizes.keys(), ...dashboard.sizes.keys()]).size, 12, ' files'),
        told('… the sign-in screen of it', `${formatted(bytes(door.sizes))} kB (${door.sizes.size} files)`),
        await row('lists, any page and order', lists),
        await row('filtered lists', filtered),
        await row('searches', searches),
      ];
    } finally {
      agent.destroy();
      await server.stop();
    }
  },
};
