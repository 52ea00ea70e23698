/**
 * Turns a bare clone into a runnable project: Node 24, packages, build; each only when it is missing or out of date.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './lock.mjs';
import { ensureNode24, findNode24 } from './node24.mjs';
import { arePackagesCurrent, ensurePackages } from './packages.mjs';
import { ensureBuild, isBuildCurrent } from './site-build.mjs';

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

const lock = join(root, 'scripts/setup/.lock');

/** Runs `work` while no other start installs or builds in this folder.
 * @template T
 * @param {() => Promise<T>} work */
export function exclusively(work) {
  return withLock(lock, work);
}

/**
 * Makes the project runnable and returns the path of Node 24.
 * @param {{ build: boolean }} options `build`: also the site's bundles
 */
export async function prepare({ build }) {
  // The usual start finds everything in place and takes no lock
  const found = findNode24(root);
  if (found && arePackagesCurrent(root) && (!build || isBuildCurrent(root))) return found;
  return exclusively(async () => {
    const node = await ensureNode24(root);
    await ensurePackages(root, { label: 'Installing packages', node });
    if (build) await ensureBuild(root, node);
    return node;
  });
}
