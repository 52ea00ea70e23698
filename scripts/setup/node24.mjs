/** Node 24: the machine's own when it is new enough, otherwise installed by npm into scripts/node24
 * (docs/decisions/0009). */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './commands.mjs';
import { Interrupted, SetupFailure } from './failure.mjs';
import { arePackagesCurrent, installPackages } from './packages.mjs';

/** The oldest Node that runs the server: it needs TypeScript without flags and the built-in SQLite. */
const OLDEST = { major: 24, minor: 15 };

/** @param {string} version as in `process.version` */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor);
}

/** @param {string} root the project's folder */
function broughtNode(root) {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  return join(
    root,
    'scripts/node24/node_modules',
    `node-${system}-${process.arch}`,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
}

/** Returns the path of a Node 24 that is already present, or null.
 * @param {string} root the project's folder */
export function findNode24(root) {
  if (isNewEnough(process.version)) return process.execPath;
  const path = broughtNode(root);
  return existsSync(path) && arePackagesCurrent(join(root, 'scripts/node24')) ? path : null;
}

/** Returns the path of a Node 24, installed by npm when missing.
 * @param {string} root the project's folder */
export async function ensureNode24(root) {
  const found = findNode24(root);
  if (found) return found;
  const path = broughtNode(root);
  try {
    await installPackages(join(root, 'scripts/node24'), {
      label: `Bringing Node 24 (this machine has ${process.version})`,
      verify: async () => {
        if (!existsSync(path))
          throw new SetupFailure(
            `npm brought no Node 24 for ${process.platform}-${process.arch}; there is none, or the registry was not reachable.`,
          );
        // A build for another system library (Alpine's musl) installs but does not run
        if ((await run(path, ['--version'], { capture: true })).code !== 0)
          throw new SetupFailure('The Node 24 that npm brought does not run on this system.');
      },
    });
  } catch (error) {
    if (error instanceof SetupFailure && !(error instanceof Interrupted)) {
      error.message += ` Please install Node ${OLDEST.major}.${OLDEST.minor} or newer (https://nodejs.org) and start again.`;
    }
    throw error;
  }
  return path;
}
