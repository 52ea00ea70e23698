/** The browser's bundles and the server's rendering bundle in dist/, built only when one of their sources changed. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { exitCodeOf, run, stopIfInterrupted, withNodeFirst } from './commands.mjs';
import { SetupFailure } from './failure.mjs';
import { hashInputs, isCurrent, makeStamped } from './stamps.mjs';

const STOP_MS = 5000;

/** Everything that the build reads; package.json because of its `imports`.
 * @param {string} root */
export function inputs(root) {
  const pages = readdirSync(root)
    .filter((name) => name.endsWith('.html') || /^tsconfig.*\.json$/.test(name))
    .sort();
  return [
    'contract',
    'browser',
    'site',
    'admin',
    'fonts',
    'vite.config.ts',
    'package.json',
    'package-lock.json',
    ...pages,
  ];
}

/** @param {string} root */
const stampOf = (root) => join(root, 'dist', '.built-from');

/** @param {string} root the project's folder */
export function isBuildCurrent(root) {
  return isCurrent(stampOf(root), hashInputs(root, inputs(root)));
}

/** @param {string} root the project's folder
 * @param {string} node */
export async function ensureBuild(root, node) {
  const value = hashInputs(root, inputs(root));
  if (isCurrent(stampOf(root), value)) return;
  console.log('Building the site …');
  await makeStamped(stampOf(root), value, async () => {
    const ended = await run(node, ['node_modules/vite/bin/vite.js', 'build', '--app'], {
      cwd: root,
      env: { ...withNodeFirst(node), NODE_ENV: 'production' },
      killAfterMs: STOP_MS,
    });
    stopIfInterrupted();
    if (ended.code !== 0)
      throw new SetupFailure(`The build failed (exit code ${exitCodeOf(ended)}; the message is above).`);
  });
}
