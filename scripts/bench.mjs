/**
 * `npm run bench`: installs what the benchmarks need (Node 24, packages, build, PostgreSQL, Chromium, bench/'s
 * packages), then runs bench/run.ts with the given arguments.
 *
 * Environment: BENCH_DATABASE_URL and CHROMIUM_PATH override the installed ones. bench/run.ts gets both, empty when
 * missing.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium, thisMachine } from './setup/chromium.mjs';
import { exitCodeOf, main, run, stopIfInterrupted, withNodeFirst } from './setup/commands.mjs';
import { SetupFailure } from './setup/failure.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { ensurePostgresBinaries } from './setup/postgres-binaries.mjs';
import { startCluster } from './setup/postgres-cluster.mjs';
import { exclusively, prepare, root } from './setup/prepare.mjs';

const STOP_MS = 20_000;

/** The benchmarks' PostgreSQL flushes to the disk, as in production.
 * @param {string} node */
async function database(node) {
  if (process.env.BENCH_DATABASE_URL) return process.env.BENCH_DATABASE_URL;
  const binaries = await exclusively(() => ensurePostgresBinaries(root, node));
  if ('bin' in binaries) return startCluster(binaries.bin, { durable: true });
  console.log(`Not measured: PostgreSQL (${binaries.reason}).`);
  return '';
}

await main(async () => {
  if (!existsSync(join(root, 'bench/run.ts')))
    throw new SetupFailure('There are no benchmarks here: bench/run.ts is missing.');
  const node = await prepare({ build: true });
  if (existsSync(join(root, 'bench/package.json'))) {
    await exclusively(() =>
      ensurePackages(join(root, 'bench'), { label: "Installing the benchmarks' packages", node }),
    );
  }
  const chromium = await ensureChromium(thisMachine(root, node));
  stopIfInterrupted();
  if ('reason' in chromium) console.log(`Not measured: what needs a browser (${chromium.reason}).`);
  const ended = await run(node, ['bench/run.ts', ...process.argv.slice(2)], {
    cwd: root,
    killAfterMs: STOP_MS,
    env: {
      ...withNodeFirst(node),
      CHROMIUM_PATH: 'path' in chromium ? chromium.path : '',
      BENCH_DATABASE_URL: await database(node),
    },
  });
  return exitCodeOf(ended);
});
