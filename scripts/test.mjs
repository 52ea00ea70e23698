/**
 * `npm test`: on a bare machine installs what the tests need (Node 24, packages, PostgreSQL, Chromium), then checks
 * format, lint and types, builds, runs server tests and browser tests, up to the first failure.
 * `npm test -- --only=format|lint|types|server|browser [arguments for that tool]` runs a part.
 * `npm run test:all` (`--all`) runs every test of a database on PostgreSQL too; `npm test` those in which the engines
 * differ. `npm test -- --changed[=commit or branch]` runs the tests that changes since then (without a name: since the
 * last commit) can break.
 *
 * Environment: TEST_DATABASE_URL and CHROMIUM_PATH override the installed ones; CI=true makes a skipped part a failure.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedFiles, testsOf } from './setup/changed.mjs';
import { ensureChromium, thisMachine } from './setup/chromium.mjs';
import { atEnd, exitCodeOf, main, run, stopIfInterrupted, withNodeFirst } from './setup/commands.mjs';
import { ensurePostgresBinaries } from './setup/postgres-binaries.mjs';
import { startCluster } from './setup/postgres-cluster.mjs';
import { exclusively, prepare, root } from './setup/prepare.mjs';
import { countPlaywright, countVitest, sum } from './setup/test-counts.mjs';
import { parseSelection } from './setup/test-selection.mjs';
import { SetupFailure } from './setup/failure.mjs';
import { makeFastFolder } from './setup/fast-folder.mjs';

const SOURCES = [
  'contract',
  'browser',
  'server',
  'demo',
  'start',
  'site',
  'admin',
  'tests',
  'bench',
  'fonts',
  'scripts',
];
/** A runner that gets SIGINT ends its tests and its own children; this is its time limit. */
const RUNNER_STOP_MS = 20_000;

/** Prints the label, runs the work, and prints its time.
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} work */
async function timed(label, work) {
  const start = performance.now();
  console.log(`\n── ${label}`);
  const result = await work();
  console.log(`── ${label}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

/** Runs one of the project's tools.
 * @param {string} node
 * @param {string} script inside node_modules
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] in addition
 * @returns {Promise<boolean>} whether it succeeded */
async function tool(node, script, args, env = {}) {
  const ended = await run(node, [join(root, 'node_modules', script), ...args], {
    cwd: root,
    env: { ...withNodeFirst(node), ...env },
    stopSignal: 'SIGINT',
    killAfterMs: RUNNER_STOP_MS,
  });
  stopIfInterrupted();
  if (ended.code !== 0) console.error(`${script} ended with exit code ${exitCodeOf(ended)}.`);
  return ended.code === 0;
}

/** The counts in a JSON report; none when the runner ended before writing it.
 * @param {string} file
 * @param {(report: any) => import('./setup/test-counts.mjs').Counts} count */
function readCounts(file, count) {
  return existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
}

/** @param {string} node
 * @returns {Promise<{ url: string } | { reason: string }>} */
async function database(node) {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given };
  const binaries = await exclusively(() => ensurePostgresBinaries(root, node));
  if ('reason' in binaries) return binaries;
  try {
    return { url: await startCluster(binaries.bin) };
  } catch (error) {
    if (!(error instanceof SetupFailure)) throw error;
    stopIfInterrupted();
    return { reason: error.message };
  }
}

await main(async () => {
  const { steps, runnerArgs, isAll, since } = parseSelection(process.argv.slice(2));
  const fast = makeFastFolder();
  if (fast) {
    process.env.TMPDIR = fast; // of everything started from here
    atEnd(() => rmSync(fast, { recursive: true, force: true, maxRetries: 5 }));
  }
  const reports = mkdtempSync(join(tmpdir(), 'kaliphane-reports-'));
  atEnd(() => rmSync(reports, { recursive: true, force: true }));
  // Tests start the same commands and servers many times
  process.env.NODE_COMPILE_CACHE ??= join(reports, 'compiled');

  const node = await prepare({ build: false });
  /** @type {import('./setup/test-counts.mjs').Counts[]} */
  const counts = [];
  /** @type {string[]} */
  const skipped = [];

  /** @type {ReturnType<typeof testsOf>} */
  const chosen = since === undefined ? { server: 'all', browser: 'all' } : testsOf(changedFiles(root, since));
  /** @param {'server' | 'browser'} runner */
  const isSpared = (runner) => {
    if (chosen[runner].length > 0) return false;
    console.log('No test depends on the changes.');
    return true;
  };

  /** Each step returns whether it succeeded.
   * @type {Record<import('./setup/test-selection.mjs').Step, () => Promise<boolean>>} */
  const work = {
    format: () => tool(node, 'oxfmt/bin/oxfmt', ['--check', ...runnerArgs]),
    lint: () =>
      tool(node, 'oxlint/bin/oxlint', [
        '--deny-warnings',
        ...SOURCES.filter((folder) => existsSync(join(root, folder))),
        ...runnerArgs,
      ]),
    types: () => tool(node, 'typescript/bin/tsc', ['-b', ...runnerArgs]),
    build: async () => {
      await prepare({ build: true });
      return true;
    },
    server: async () => {
      if (isSpared('server')) return true;
      const found = await database(node);
      if ('reason' in found) skipped.push(`server tests on PostgreSQL: ${found.reason}`);
      const report = join(reports, 'vitest.json');
      const isGood = await tool(
        node,
        'vitest/vitest.mjs',
        [
          ...(chosen.server === 'all' ? ['run'] : ['related', ...chosen.server, '--run']),
          '--passWithNoTests',
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${report}`,
          ...runnerArgs,
        ],
        {
          NODE_ENV: 'test',
          TEST_ENGINES: isAll ? 'all' : '',
          TEST_DATABASE_URL: 'url' in found ? found.url : '',
        },
      );
      counts.push(readCounts(report, countVitest));
      return isGood;
    },
    browser: async () => {
      if (isSpared('browser')) return true;
      const chromium = await ensureChromium(thisMachine(root, node), { prefersShell: true });
      stopIfInterrupted();
      if ('reason' in chromium) {
        skipped.push(`browser tests: ${chromium.reason}`);
        return true;
      }
      const report = join(reports, 'playwright.json');
      const isGood = await tool(
        node,
        '@playwright/test/cli.js',
        [
          'test',
          '--pass-with-no-tests',
          '--reporter=list,json',
          ...(chosen.browser === 'all' ? [] : chosen.browser),
          ...runnerArgs,
        ],
        {
          CHROMIUM_PATH: chromium.path,
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        },
      );
      counts.push(readCounts(report, countPlaywright));
      return isGood;
    },
  };
  const labels = {
    format: 'Format',
    lint: 'Lint',
    types: 'Type check',
    build: 'Build',
    server: 'Server tests',
    browser: 'Browser tests',
  };

  let failedStep = '';
  for (const step of steps) {
    if (await timed(labels[step], () => work[step]())) continue;
    failedStep = labels[step];
    break;
  }

  const total = sum(counts);
  console.log();
  for (const part of skipped) console.log(`Skipped: ${part}.`);
  if (failedStep) console.log(`Stopped: ${failedStep} failed.`);
  const isSkipFailure = skipped.length > 0 && process.env.CI === 'true';
  if (isSkipFailure) console.log('CI=true: a skipped part is a failure.');
  // A failure outside any test report (lint, types, a broken runner) counts as one
  if ((failedStep || isSkipFailure) && total.failed === 0) total.failed = 1;
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 ? 1 : 0;
});
