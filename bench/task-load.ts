// A filled shop with staff and visitors, for measuring work on many rows.
import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { productSlugPath } from '../contract/paths.ts';
import { openDatabase } from '../server/base/db/opening/open.ts';
import { insertSession, insertUser } from '../server/testing/sign-in.ts';
import type { Bench } from './bench.ts';
import { cartOf, type CartLine } from './checkout.ts';
import { memoryOf, type Server } from './processes.ts';

export const APP_SECRET = 'bench-bench-bench-bench-bench-bench';
/** Visitors who read products beside the work. */
const VISITORS = 4;
/** Between two pages of one of them. */
const READ_MS = 25;

export interface Prepared {
  dataDir: string;
  authorization: string;
  slugs: string[];
  ids: string[];
  codes: string[];
  /** Authorization of a customer, and products that the work leaves alone. */
  customer: string;
  cart: readonly CartLine[];
}

export async function prepare(bench: Bench, name: string): Promise<Prepared> {
  const dataDir = join(bench.folder, name);
  await cp((await bench.demo()).dataDir, dataDir, { recursive: true });
  const database = await openDatabase(join(dataDir, 'kaliphane.db'));
  try {
    const rows = await database.db
      .selectFrom('products')
      .select(['publicId', 'slug', 'code'])
      .where('isPublic', '=', true)
      .where('priceMinor', 'is not', null)
      .orderBy('id')
      .execute();
    const tokenOf = async (role: 'admin' | 'user') => {
      const user = await insertUser(database, { role, username: `bench-${name}-${role}-${process.pid}` });
      return `Bearer ${await (await insertSession(database, user, { appSecret: APP_SECRET, dataDir })).sign()}`;
    };
    const cart = await cartOf(database, 2);
    const others = rows.filter(({ publicId }) => cart.every(({ _id }) => _id !== publicId));
    return {
      dataDir,
      authorization: await tokenOf('admin'),
      slugs: rows.map(({ slug }) => slug),
      ids: others.map(({ publicId }) => publicId),
      codes: others.map(({ code }) => code),
      customer: await tokenOf('user'),
      cart,
    };
  } finally {
    await database.close();
  }
}

export async function post<T>({ url }: Server, { authorization }: Prepared, path: string, body: unknown): Promise<T> {
  const reply = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as T;
}

/** Milliseconds of product pages that visitors read until the work is over. */
export async function read(server: Server, { slugs }: Prepared, isOver: () => boolean): Promise<number[]> {
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
export async function taskMemory(server: Server): Promise<number> {
  const pids = await readdir('/proc').catch((): string[] => []);
  for (const pid of pids.filter((name) => /^\d+$/.test(name))) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    if (Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) !== server.pid) continue;
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (command.includes('task-process')) return (await memoryOf(Number(pid)))?.residentMiB ?? 0;
  }
  return 0;
}
