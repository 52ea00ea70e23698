/** `npm ci` in a folder, only when its package.json or lockfile changed. */
import { existsSync, realpathSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { exitCodeOf, run, stopIfInterrupted, withNodeFirst } from './commands.mjs';
import { SetupFailure } from './failure.mjs';
import { hashInputs, isCurrent, makeStamped } from './stamps.mjs';

/**
 * npm reacts slowly to signals while it installs; killing it is safe, because without a stamp the next start begins
 * again.
 */
const STOP_MS = 5000;

/** @param {string} folder */
const stampOf = (folder) => join(folder, 'node_modules', '.installed-from');

/** Includes platform and processor, because a machine and its containers may share a folder.
 * @param {string} folder */
const hashOf = (folder) =>
  hashInputs(folder, ['package.json', 'package-lock.json', '.npmrc'], [process.platform, process.arch]);

/** @param {string} folder */
export function arePackagesCurrent(folder) {
  return isCurrent(stampOf(folder), hashOf(folder));
}

/**
 * Finds npm's own script: of the npm that started us, beside this Node, or on the PATH. A script and not a command,
 * because we run it under Node 24 whatever Node the machine has.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string} [node]
 */
export function findNpm(env = process.env, node = process.execPath) {
  const beside = dirname(node);
  const candidates = [
    env.npm_execpath,
    join(beside, '../lib/node_modules/npm/bin/npm-cli.js'),
    join(beside, 'node_modules/npm/bin/npm-cli.js'),
    ...(env.PATH ?? env.Path ?? '')
      .split(delimiter)
      .flatMap((folder) => [join(folder, 'npm'), join(folder, 'node_modules/npm/bin/npm-cli.js')]),
  ];
  for (const candidate of candidates) {
    if (!candidate || !existsSync(candidate)) continue;
    const path = realpathSync(candidate);
    if (/^npm-cli\.c?js$/.test(basename(path))) return path;
  }
  throw new SetupFailure('npm was not found, neither beside Node nor on the PATH.');
}

/**
 * Installs exactly what the lockfile says.
 * @param {string} folder
 * @param {object} options
 * @param {string} options.label printed first
 * @param {string} [options.node] runs npm; under an older Node npm skips optional packages by their `engines`
 * @param {() => Promise<void>} [options.verify] throws on an unusable result: npm silently leaves out optional packages
 */
export async function installPackages(folder, { label, node = process.execPath, verify }) {
  console.log(`${label} …`);
  // dev and optional: the build needs both, but npm leaves them out under NODE_ENV=production
  const args = [findNpm(), 'ci', '--include=dev', '--include=optional'];
  await makeStamped(stampOf(folder), hashOf(folder), async () => {
    const ended = await run(node, args, { cwd: folder, env: withNodeFirst(node), killAfterMs: STOP_MS });
    stopIfInterrupted();
    if (ended.code !== 0)
      throw new SetupFailure(
        `\`npm ci\` in ${folder} failed (exit code ${exitCodeOf(ended)}; npm's message is above).`,
      );
    await verify?.();
  });
}

/** @param {string} folder
 * @param {{ label: string, node?: string, verify?: () => Promise<void> }} options */
export async function ensurePackages(folder, options) {
  if (!arePackagesCurrent(folder)) await installPackages(folder, options);
}
