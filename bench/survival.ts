// Tests that the server survives its database: `node bench/survival.ts [--terminations=200] [--kills=10]`, after
// `npx vite build --app`.
// Uses a separate PostgreSQL that flushes to the disk, the real process, and visitors who write without a pause.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { main } from '../scripts/setup/commands.mjs';
import { SetupFailure } from '../scripts/setup/failure.mjs';
import { ensurePostgresBinaries } from '../scripts/setup/postgres-binaries.mjs';
import { openCluster } from '../scripts/setup/postgres-cluster.mjs';
import { openDatabase } from '../server/base/db/opening/open.ts';
import { SHOOT_ONE, underFire, type Outcome } from '../server/testing/under-fire.ts';
import { end } from './ending.ts';
import { startServer } from './processes.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Time limit for the server to acknowledge a write again. */
const RECOVERY_MS = 60_000;

function readCounts(): { terminations: number; kills: number } {
  const { values } = parseArgs({
    options: { terminations: { type: 'string', default: '200' }, kills: { type: 'string', default: '10' } },
  });
  return { terminations: Number(values.terminations), kills: Number(values.kills) };
}

/** Waits for the next acknowledged write. @returns milliseconds */
async function nextAcknowledged(acknowledged: () => number): Promise<number> {
  const [before, start] = [acknowledged(), performance.now()];
  while (acknowledged() === before) {
    if (performance.now() - start > RECOVERY_MS)
      throw new Error(`No write was acknowledged for ${RECOVERY_MS / 1000} s.`);
    await delay(2);
  }
  return performance.now() - start;
}

await main(async () => {
  const { terminations, kills } = readCounts();
  const found = await ensurePostgresBinaries(ROOT, process.execPath);
  if ('reason' in found) throw new SetupFailure(found.reason);
  const cluster = await openCluster(found.bin, { durable: true });
  const dataDir = mkdtempSync(join(tmpdir(), 'kaliphane-survival-'));
  try {
    const server = await startServer(dataDir, {
      args: ['--empty'],
      withinMs: 120_000,
      env: { DATABASE_URL: cluster.url, TRUSTED_PROXIES: '127.0.0.1' },
    });
    const subscribe = async (email: string, from: string) => {
      const reply = await fetch(`${server.url}/api/newsletter`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
        body: JSON.stringify({ email, consent: true }),
      });
      await reply.arrayBuffer();
      return { status: reply.status, retryAfter: reply.headers.get('retry-after') };
    };
    const report = (what: string, { acknowledged, refused, wrong, lost }: Outcome, slowest: number) => {
      console.log(
        `${what}: ${acknowledged} writes acknowledged, ${refused} refused with 503 and Retry-After, ${wrong.length} answered otherwise, ${lost.length} acknowledged and lost; the next was acknowledged after ${Math.round(slowest)} ms at most`,
      );
      if (wrong.length > 0) console.log([...new Set(wrong)].slice(0, 5).join('\n'));
      return wrong.length + lost.length;
    };
    let failures = 0;

    let slowest = 0;
    const database = await openDatabase(cluster.url);
    const admin = new pg.Client({ connectionString: cluster.url, application_name: 'survival' });
    await admin.connect();
    const shot = await underFire({
      db: database.db,
      subscribe,
      async shoot(acknowledged) {
        for (let i = 0; i < terminations;) {
          i += (await admin.query(SHOOT_ONE, ['postgres'])).rowCount!;
          slowest = Math.max(slowest, await nextAcknowledged(acknowledged));
          await delay(Math.random() * 50);
        }
      },
    });
    failures += report(`${terminations} connections terminated`, shot, slowest);
    await admin.end();

    slowest = 0;
    await database.db.deleteFrom('newsletterSubscribers').execute();
    const killed = await underFire({
      db: database.db,
      subscribe,
      async shoot(acknowledged) {
        for (let i = 0; i < kills; i++) {
          await nextAcknowledged(acknowledged);
          await delay(Math.random() * 300);
          await cluster.crash();
          await delay(Math.random() * 1_500);
          await cluster.restart();
          slowest = Math.max(slowest, await nextAcknowledged(acknowledged));
        }
      },
    });
    failures += report(`PostgreSQL killed and restarted ${kills} times`, killed, slowest);
    await database.close();

    process.kill(server.pid, 0); // throws when the server is gone
    const health = await fetch(`${server.url}/health`);
    console.log(`The server is the same process as at the beginning, and /health says ${health.status}.`);
    return failures === 0 && health.ok ? 0 : 1;
  } finally {
    await end();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
