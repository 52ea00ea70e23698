// Prices of many products changed at once, and what visitors notice of it meanwhile.
import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { productSlugPath } from '../contract/paths.ts';
import type { Task } from '../contract/tasks.ts';
import { openDatabase } from '../server/base/db/opening/open.ts';
import { insertSession, insertUser } from '../server/testing/sign-in.ts';
import type { Bench, Subject } from './bench.ts';
import { memoryOf, startServer, type Server } from './processes.ts';
import { atMost, formatted, percentile, told, type Row } from './report.ts';

const APP_SECRET = 'bench-bench-bench-bench-bench-bench';
const FEW = 200;
/** Visitors who read products beside the work. */
const VISITORS = 4;
/** Between two pages of one of them. */
const READ_MS = 25;

const RISE = { field: 'price', operation: 'percentUp', value: 8, currency: 'USD', rounding: 'none', former: 'keep' };

interface Prepared {
  dataDir: string;
  authorization: string;
  slugs: string[];
  ids: string[];
}

async function prepare(bench: Bench): Promise<Prepared> {
  const dataDir = join(bench.folder, 'bulk');
  await cp((await bench.demo()).dataDir, dataDir, { recursive: true });
  const database = await openDatabase(join(dataDir, 'kaliphane.db'));
  try {
    const rows = await database.db
      .selectFrom('products')
      .select(['publicId', 'slug'])
      .where('isPublic', '=', true)
      .where('priceMinor', 'is not', null)
      .orderBy('id')
      .execute();
    const user = await insertUser(database, { role: 'admin', username: `bench-bulk-${process.pid}` });
    return {
      dataDir,
      authorization: `Bearer ${await (await insertSession(database, user, { appSecret: APP_SECRET, dataDir })).sign()}`,
      slugs: rows.map(({ slug }) => slug),
      ids: rows.map(({ publicId }) => publicId),
    };
  } finally {
    await database.close();
  }
}

async function post<T>({ url }: Server, { authorization }: Prepared, path: string, body: unknown): Promise<T> {
  const reply = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as T;
}

/** Milliseconds of product pages that visitors read until the work is over. */
async function read(server: Server, { slugs }: Prepared, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: VISITORS }, async (_, visitor) => {
      for (let i = visitor; !isOver(); i += VISITORS) {
        const start = performance.now();
        const reply = await fetch(`${server.url}${productSlugPath(slugs[(i * 7_919) % slugs.length]!)}`);
        await reply.arrayBuffer();
        if (!reply.ok) throw new Error(`a product page answered ${reply.status}`);
        times.push(performance.now() - start);
        await delay(READ_MS);
      }
    }),
  );
  return times;
}

/** Resident MiB of the task process; 0 while there is none. */
async function taskMemory(server: Server): Promise<number> {
  const pids = await readdir('/proc').catch((): string[] => []);
  for (const pid of pids.filter((name) => /^\d+$/.test(name))) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    if (Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) !== server.pid) continue;
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (command.includes('task-process')) return (await memoryOf(Number(pid)))?.residentMiB ?? 0;
  }
  return 0;
}

export const bulk: Subject = {
  name: 'bulk',
  async measure(bench): Promise<Row[]> {
    const prepared = await prepare(bench);
    const server = await startServer(prepared.dataDir, { env: { APP_SECRET } });
    try {
      const few: number[] = [];
      for (let round = 0; round < (bench.isQuick ? 3 : 9); round++) {
        const start = performance.now();
        const { _id } = await post<{ _id: string }>(server, prepared, '/api/products/bulk', {
          ids: prepared.ids.slice(round * FEW, (round + 1) * FEW),
        });
        await post(server, prepared, `/api/products/bulk/${_id}/preview`, RISE);
        await post(server, prepared, `/api/products/bulk/${_id}/apply`, RISE);
        few.push(performance.now() - start);
      }
      const quietUntil = performance.now() + (bench.isQuick ? 4_000 : 10_000);
      const quiet = await read(server, prepared, () => performance.now() > quietUntil);

      const { _id, count } = await post<{ _id: string; count: number }>(server, prepared, '/api/products/bulk', {
        filter: {},
      });
      const begin = performance.now();
      let { state } = await post<Task>(server, prepared, `/api/products/bulk/${_id}/apply`, RISE);
      let memory = 0;
      let seconds = 0;
      const isOver = () => state !== 'queued' && state !== 'running';
      const [beside] = await Promise.all([
        read(server, prepared, isOver),
        (async () => {
          while (!isOver()) {
            await delay(100);
            memory = Math.max(memory, await taskMemory(server));
            const reply = await fetch(`${server.url}/api/tasks/${_id}`, {
              headers: { authorization: prepared.authorization },
            });
            ({ state } = (await reply.json()) as Task);
          }
          seconds = (performance.now() - begin) / 1_000;
        })(),
      ]);
      if (state !== 'done') throw new Error(`the task ended as ${state}`);
      const [before, during] = [percentile(quiet, 0.95), percentile(beside, 0.95)];
      return [
        told(`${FEW} prices: chosen, previewed and changed`, `${formatted(percentile(few, 0.5))} ms`),
        told(`${formatted(count)} products changed in the background`, `${formatted(seconds)} s`),
        atMost('memory of the task process', memory, 256, ' MiB'),
        atMost(
          'product pages beside it : before, p95',
          during / before,
          2,
          '',
          ` (${formatted(during)} : ${formatted(before)} ms)`,
        ),
      ];
    } finally {
      await server.stop();
    }
  },
};
