/** A folder in memory for the tests' temporary files: databases that live for a second need no disk. */
import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const PREFIX = 'kaliphane-tests-';
/** PostgreSQL's databases, the browsers' own files, and two copies of the demo content. */
const NEEDED_BYTES = 4 * 1024 ** 3;

/** Whether programs may run there; PostgreSQL's are copied into the cluster's folder.
 * @param {string} mounts content of /proc/mounts */
export function allowsPrograms(mounts) {
  const options = mounts
    .split('\n')
    .map((line) => line.split(' '))
    .find(([, folder]) => folder === MEMORY)?.[3];
  return options !== undefined && !options.split(',').includes('noexec');
}

/** Removes the folders of runs that were killed. */
function removeLeftovers() {
  for (const name of readdirSync(MEMORY)) {
    if (!name.startsWith(PREFIX)) continue;
    try {
      process.kill(Number(name.slice(PREFIX.length).split('-')[0]), 0);
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH')
        rmSync(join(MEMORY, name), { recursive: true, force: true });
    }
  }
}

/**
 * Makes the folder, or returns null where memory is no place for it: containers often offer 64 MiB. The caller removes
 * it.
 */
export function makeFastFolder() {
  try {
    if (process.platform !== 'linux' || !allowsPrograms(readFileSync('/proc/mounts', 'utf8'))) return null;
    removeLeftovers();
    const { bavail, bsize } = statfsSync(MEMORY);
    const available = /MemAvailable:\s+(\d+) kB/.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1];
    if (bavail * bsize < NEEDED_BYTES || Number(available) * 1024 < 2 * NEEDED_BYTES) return null;
    const folder = mkdtempSync(join(MEMORY, `${PREFIX}${process.pid}-`));
    chmodSync(folder, 0o711); // PostgreSQL's user passes through
    return folder;
  } catch {
    return null; // not there, or closed to us
  }
}
