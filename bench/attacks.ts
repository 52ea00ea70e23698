// Attacks with many connections while a normal client visits: `node bench/attacks.ts [--seconds=25]
// [--only=slow-read,…]`; see README.md.
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '../server/base/db/opening/open.ts';
import { fillDatabase } from '../demo/load.ts';
import type { Attack } from './attackers.ts';
import { atEnd, end } from './ending.ts';
import { getOk, productPaths } from './http.ts';
import { cpuSeconds, memoryOf, startProgram, startServer } from './processes.ts';
import { atMost, percentile, table, told, type Row } from './report.ts';
import { SEARCH_QUERIES } from './search-queries.ts';

/** Not 127.0.0.1, which has no limit of connections. */
const CLIENT_ADDRESS = '127.0.0.9';
const PAUSE_MS = 8;
const CLIENT_TIMEOUT_MS = 5_000;
const START_WITHIN_MS = 120_000;
const FAILED_PERCENT = 1;
const P99_MS = 100;

type Kind = Omit<Attack, 'port'> & { name: string };

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const SLOW_HEADERS = { opening: 'GET / HTTP/1.1\r\nHost: x\r\n', trickle: 'X-A: b\r\n' };
const SLOW_BODY = {
  opening:
    'POST /api/newsletter HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50000\r\n\r\n{',
  trickle: ' ',
};
/** A new word each time, so that no reply comes from the cache. */
const SEARCHES = SEARCH_QUERIES.map((query) => `/shop?q=${encodeURIComponent(query)}%20*`);
/** 130 kB each. */
const UNREAD_SITEMAPS = { opening: get('/sitemap-2.xml').repeat(60), trickle: '' };

const kinds = (asset: string): Kind[] => [
  { name: 'none', connections: 1, addresses: 1, opening: get('/'), trickle: '' },
  { name: 'slow-headers-many', connections: 1_000, addresses: 1_000, ...SLOW_HEADERS },
  { name: 'slow-headers-one', connections: 1_200, addresses: 1, ...SLOW_HEADERS },
  { name: 'slow-bodies', connections: 1_000, addresses: 1_000, ...SLOW_BODY },
  { name: 'idle', connections: 1_000, addresses: 1_000, opening: '', trickle: '' },
  { name: 'idle-full-house', connections: 6_000, addresses: 6_000, opening: '', trickle: '' },
  { name: 'slow-read-one', connections: 1_000, addresses: 1, ...UNREAD_SITEMAPS },
  { name: 'slow-read-many', connections: 1_000, addresses: 1_000, ...UNREAD_SITEMAPS },
  // Before the attacks whose addresses get one reply at a time: those addresses come first in a rush from then on.
  { name: 'pipelined-unread', connections: 1_000, addresses: 1_000, opening: get(asset).repeat(60), trickle: '' },
  { name: 'slow-bodies-full-house', connections: 5_400, addresses: 60, ...SLOW_BODY },
  { name: 'searches', connections: 200, addresses: 200, opening: '', trickle: '', paths: SEARCHES },
  { name: 'searches-many', connections: 1_000, addresses: 1_000, opening: '', trickle: '', paths: SEARCHES },
  { name: 'searches-one', connections: 90, addresses: 1, opening: '', trickle: '', paths: SEARCHES },
];

/** Sends one visitor's request over a separate connection. @returns milliseconds, or the reason of the failure */
const ask = (url: string): Promise<number | string> =>
  new Promise((resolve) => {
    const since = performance.now();
    const asked = request(url, { agent: false, localAddress: CLIENT_ADDRESS, timeout: CLIENT_TIMEOUT_MS }, (reply) => {
      reply
        .resume()
        .on('end', () => resolve(reply.statusCode === 200 ? performance.now() - since : `status ${reply.statusCode}`))
        .on('error', (error) => resolve(error.message));
    });
    asked
      .on('timeout', () => asked.destroy(new Error('time-out')))
      .on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
      .end();
  });

async function visit(url: string, seconds: number): Promise<(number | string)[]> {
  const until = performance.now() + seconds * 1_000;
  const seen: Promise<number | string>[] = [];
  while (performance.now() < until) {
    seen.push(ask(url)); // without waiting for the one before, as visitors do
    await delay(PAUSE_MS);
  }
  return Promise.all(seen);
}

/** Memory of all TCP sockets on the machine; 0 without /proc. */
async function tcpMiB(): Promise<number> {
  const text = await readFile('/proc/net/sockstat', 'utf8').catch(() => '');
  return Math.round((Number(/^TCP:.* mem (\d+)/m.exec(text)?.[1] ?? 0) * 4) / 1024);
}

async function measure(
  server: { url: string; pid: number },
  page: string,
  { name, ...attack }: Kind,
  seconds: number,
): Promise<Row[]> {
  const before = await memoryOf(server.pid);
  const { message: _, ...attackers } = await startProgram<unknown>('./attackers.ts', {
    ...attack,
    port: Number(new URL(server.url).port),
  });
  const cpuBefore = (await cpuSeconds(server.pid)) ?? 0;
  let most = 0;
  let buffers = 0;
  const sampler = setInterval(() => {
    void memoryOf(server.pid).then((memory) => {
      most = Math.max(most, memory?.residentMiB ?? 0);
    });
    void tcpMiB().then((mib) => {
      buffers = Math.max(buffers, mib);
    });
  }, 500);
  const seen = await visit(server.url + page, seconds);
  clearInterval(sampler);
  const cpu = ((await cpuSeconds(server.pid)) ?? 0) - cpuBefore;
  await attackers.stop();
  const times = seen.filter((one) => typeof one === 'number');
  const reasons = seen.filter((one) => typeof one === 'string');
  const failed = reasons.length;
  const note = `${((cpu / seconds) * 100).toFixed(0)} % of a processor, system's buffers at most ${buffers} MiB, resident ${before?.residentMiB.toFixed(0)} → at most ${most.toFixed(0)} MiB`;
  return [
    atMost(
      `${name}: failed`,
      (failed / seen.length) * 100,
      FAILED_PERCENT,
      ' %',
      ` (${[`${failed} of ${seen.length}`, ...new Set(reasons)].join(', ')})`,
    ),
    atMost(
      `${name}: p99 of ${times.length}`,
      percentile(times, 0.99),
      P99_MS,
      ' ms',
      `, p50 ${percentile(times, 0.5).toFixed(1)} ms`,
    ),
    told(`${name}: the server`, note),
  ];
}

/** A data folder with the demo content's rows, because an attack asks for existing pages. */
async function filledFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'kaliphane-attacks-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const database = await openDatabase(join(folder, 'kaliphane.db'));
  await fillDatabase(database, 'demo', new Map(), () => {});
  await database.close();
  return folder;
}

const argument = (name: string): string | undefined =>
  process.argv.find((one) => one.startsWith(`--${name}=`))?.split('=')[1];

async function main(): Promise<void> {
  const seconds = Number(argument('seconds') ?? 25);
  const only = argument('only')?.split(',');
  const server = await startServer(await filledFolder(), { withinMs: START_WITHIN_MS });
  const [page = ''] = await productPaths(server.url, 1);
  const html = (await getOk(server.url + page)).body.toString();
  await getOk(`${server.url}/sitemap-2.xml`);
  await ask(server.url + page); // a visitor who was here before the attack
  const asset = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? '/';
  const rows: Row[] = [];
  for (const kind of kinds(asset).filter(({ name }) => !only || only.includes(name))) {
    process.stdout.write(`[attack] ${kind.name} … `);
    const since = performance.now();
    rows.push(...(await measure(server, page, kind, seconds)));
    console.log(`${((performance.now() - since) / 1000).toFixed(1)} s`);
    await delay(2_000); // time to clear closed connections
  }
  console.log(`\n${table(rows)}`);
}

try {
  await main();
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
await end();
process.exit();
