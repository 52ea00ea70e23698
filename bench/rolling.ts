// Rolling restarts of two processes behind a load balancer without retries: `node bench/rolling.ts [--restarts=20]
// [--requests=20000]`; see README.md.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../scripts/setup/postgres-cluster.mjs';
import { openDatabase } from '../server/base/db/opening/open.ts';
import { startBalancer, startTraffic } from '../server/testing/balancer.ts';
import { atEnd, end } from './ending.ts';

const MAIN = fileURLToPath(new URL('../start/main.ts', import.meta.url));
/** As the documentation recommends. */
const SHUTDOWN_DELAY = '5';
const VISITORS = 10;
const PAUSE_MS = 100;
/** Shorter than the server's keep-alive time of 10 s, as for any proxy. */
const IDLE_MS = 4_000;

const argument = (name: string, otherwise: number): number =>
  Number(process.argv.find((one) => one.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);

async function main(): Promise<boolean> {
  const [restarts, requests] = [argument('restarts', 20), argument('requests', 20_000)];
  const folder = mkdtempSync(join(tmpdir(), 'kaliphane-rolling-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const ports = [await freePort(), await freePort()];
  const running = new Map<number, ChildProcess>();
  const start = (port: number): void => {
    const child = spawn(process.execPath, [MAIN, '--empty'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: folder,
        SHUTDOWN_DELAY,
        TRUSTED_PROXIES: '127.0.0.1',
        ...(process.env['BENCH_DATABASE_URL'] ? { DATABASE_URL: process.env['BENCH_DATABASE_URL'] } : {}),
      },
    });
    running.set(port, child);
  };
  const balancer = await startBalancer(ports, IDLE_MS);
  atEnd(() => balancer.stop());
  atEnd(() => {
    for (const child of running.values()) child.kill('SIGKILL');
  });
  const untilReady = async (port: number): Promise<void> => {
    while (!balancer.isReady(port)) await delay(50);
  };
  for (const port of ports) {
    start(port);
    await untilReady(port);
  }
  const traffic = startTraffic(balancer.port, VISITORS, PAUSE_MS);
  const codes: (number | null)[] = [];
  const stops: number[] = [];
  for (let i = 0; i < restarts; i++) {
    const port = ports[i % 2]!;
    const child = running.get(port)!;
    const since = performance.now();
    const ended = once(child, 'exit') as Promise<[number | null]>;
    child.kill('SIGTERM');
    codes.push((await ended)[0]);
    stops.push(performance.now() - since);
    start(port);
    await untilReady(port);
    process.stdout.write(
      `[rolling] ${i + 1} of ${restarts}: ${traffic.good} good, ${traffic.bad.length} failed ${[...new Set([...traffic.bad.slice(-5), ...balancer.failures.slice(-5)])].join(', ')}\n`,
    );
  }
  while (traffic.good + traffic.bad.length < requests) await delay(100);
  await traffic.stop();
  for (const child of running.values()) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  const database = await openDatabase(process.env['BENCH_DATABASE_URL'] ?? join(folder, 'kaliphane.db'));
  const stored = new Set(
    (await database.db.selectFrom('newsletterSubscribers').select('email').execute()).map(({ email }) => email),
  );
  await database.close();
  const lost = traffic.acknowledged.filter((email) => !stored.has(email)).length;
  console.log(
    `${restarts} restarts, exit codes ${[...new Set(codes)].join(', ')}, ended within ${(Math.max(...stops) / 1000).toFixed(1)} s`,
  );
  console.log(
    `${traffic.bad.length} of ${traffic.good + traffic.bad.length} requests failed, ${lost} of ${traffic.acknowledged.length} acknowledged POSTs were lost`,
  );
  for (const line of [...traffic.bad, ...balancer.failures].slice(0, 20)) console.log(line);
  return traffic.bad.length === 0 && lost === 0 && codes.every((code) => code === 0);
}

let isGood = false;
try {
  isGood = await main();
} catch (error) {
  console.error(error);
}
await end();
process.exit(isGood ? 0 : 1);
