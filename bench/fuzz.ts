// Sends invalid requests to the built server: `node bench/fuzz.ts [--requests=1000000] [--raw=100000] [--seed=1]
// [--minutes=60]`.
// Prints the count of each status, each 5xx with its request, and the server's memory. Exit code 1 for any 5xx but 503,
// or a crash.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenAPIV3_1 } from 'openapi-types';
import { openDatabase } from '../server/base/db/opening/open.ts';
import { insertBlogs } from '../server/testing/content.ts';
import { fuzz, fuzzRaw, type FuzzReport } from '../server/testing/fuzz.ts';
import { seedSmallCatalogue } from '../server/testing/small-catalogue.ts';
import { insertSession, insertUser } from '../server/testing/sign-in.ts';
import { atEnd, end } from './ending.ts';
import { memoryOf, startServer } from './processes.ts';

const PAGES = [
  '/',
  '/shop',
  '/shop?category=*',
  '/urun/*',
  '/urun?slug=*',
  '/blog',
  '/blog/*',
  '/careers',
  '/careers/*',
  '/page/*',
  '/contact',
  '/bulten/onay/*',
  '/sepet',
  '/*',
  '/sitemap.xml',
  '/robots.txt',
  '/img/*',
  '/files/*',
  '/admin/*',
  '/onizleme/*',
  '/api/*',
  '/assets/*',
];
const STEP = 5_000;
const OPTIONS = { requests: 1_000_000, raw: 100_000, seed: 1, minutes: 60 };

function readOptions(given: readonly string[]): typeof OPTIONS {
  const options = { ...OPTIONS };
  for (const argument of given) {
    const [, name, number] = /^--(requests|raw|seed|minutes)=(\d+)$/.exec(argument) ?? [];
    if (name === undefined)
      throw new Error(`'${argument}' is not understood: --requests=, --raw=, --seed= and --minutes= are`);
    options[name as keyof typeof OPTIONS] = Number(number);
  }
  return options;
}

const total: FuzzReport = { sent: 0, statuses: {}, failures: [] };
function add({ sent, statuses, failures }: FuzzReport): void {
  total.sent += sent;
  for (const [status, times] of Object.entries(statuses))
    total.statuses[Number(status)] = (total.statuses[Number(status)] ?? 0) + times;
  total.failures.push(...failures);
  for (const { status, request } of failures) console.log(`${status} ${request}`);
}

async function main(): Promise<boolean> {
  const { requests, raw, seed, minutes } = readOptions(process.argv.slice(2));
  const until = Date.now() + minutes * 60_000;
  const folder = mkdtempSync(join(tmpdir(), 'kaliphane-fuzz-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  // A few rows are enough and take no time.
  const database = await openDatabase(join(folder, 'kaliphane.db'));
  atEnd(() => database.close());
  await seedSmallCatalogue(database);
  await insertBlogs(database, [{ slug: 'bir' }, { slug: 'iki' }]);
  const server = await startServer(folder, {
    env: { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'fatal' },
    withinMs: 300_000,
  });
  const { port } = new URL(server.url);
  const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as OpenAPIV3_1.Document;
  const rows = async (table: 'products' | 'blogs' | 'pages' | 'categories') =>
    (await database.db.selectFrom(table).select(['publicId', 'slug']).limit(10).execute()).flatMap(
      ({ publicId, slug }) => [publicId, slug],
    );
  const names = (await Promise.all([rows('products'), rows('blogs'), rows('pages'), rows('categories')])).flat();
  const tokenOf = async (role: 'user' | 'moderator' | 'admin') =>
    (await insertSession(database, await insertUser(database, { role }), { dataDir: folder })).sign();

  for (let done = 0, step = 0; done < requests && Date.now() < until; step++) {
    add(
      await fuzz({
        port: Number(port),
        seed: seed + step,
        requests: Math.min(STEP, requests - done),
        document,
        pages: PAGES,
        names,
        tokenOf,
        until,
      }),
    );
    done += STEP;
    console.log(
      `${total.sent} sent, RSS ${Math.round((await memoryOf(server.pid))?.residentMiB ?? 0)} MiB, ${JSON.stringify(total.statuses)}`,
    );
  }
  add(await fuzzRaw({ port: Number(port), seed, count: raw, until: Math.max(until, Date.now() + 60_000) }));
  const isAlive = (await fetch(`${server.url}/health`).catch(() => null))?.status === 200;
  console.log(
    `${total.sent} sent, RSS ${Math.round((await memoryOf(server.pid))?.residentMiB ?? 0)} MiB, ${JSON.stringify(total.statuses)}; ${isAlive ? 'alive' : 'DEAD'}; ${total.failures.length} failures`,
  );
  return isAlive && total.failures.length === 0;
}

let code = 1;
try {
  code = (await main()) ? 0 : 1;
} catch (error) {
  console.error(error);
}
await end();
process.exit(code);
