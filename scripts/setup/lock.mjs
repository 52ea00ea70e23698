/**
 * A lock on the project folder, so that two starts at once do not install or build into each other. The holder renews
 * its file while it works; others take over a lock whose process is gone or that is no longer renewed.
 */
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { stopIfInterrupted } from './commands.mjs';

const RENEW_MS = 2000;
/**
 * Longer than any pause of a working machine; limits the wait for a holder in another container, whose process is
 * invisible here.
 */
const STALE_MS = 60_000;
const RETRY_MS = 200;

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** Whether the lock's holder is gone. A file that vanishes during the check counts as free, not stale.
 * @param {string} path
 * @param {number} [now] */
export function isStale(path, now = Date.now()) {
  try {
    const ageMs = now - statSync(path).mtimeMs;
    if (ageMs > STALE_MS) return true;
    const [pid, host] = readFileSync(path, 'utf8').split('\n');
    return host === hostname() && !isAlive(Number(pid));
  } catch {
    return false;
  }
}

/** @param {string} path */
function tryTake(path) {
  try {
    const file = openSync(path, 'wx');
    writeSync(file, `${process.pid}\n${hostname()}\n`);
    closeSync(file);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    return false;
  }
}

/** Moves a stale lock away; renaming lets exactly one of several waiters win.
 * @param {string} path */
function remove(path) {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  rmSync(aside, { force: true });
}

/** Runs `work` while holding the lock file at `path`; waits for the present holder first.
 * @template T
 * @param {string} path
 * @param {() => Promise<T>} work
 * @param {(message: string) => void} [say] called once before a wait */
export async function withLock(path, work, say = console.log) {
  for (let waited = false; !tryTake(path); waited = true) {
    if (!waited) say('Another start is installing or building in this folder; waiting for it.');
    if (isStale(path)) remove(path);
    else await sleep(RETRY_MS);
    stopIfInterrupted();
  }
  const release = () => rmSync(path, { force: true });
  process.on('exit', release);
  const renewal = setInterval(() => {
    try {
      utimesSync(path, new Date(), new Date());
    } catch {
      /* taken over or removed by hand */
    }
  }, RENEW_MS);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    process.off('exit', release);
    release();
  }
}
