/** A separate PostgreSQL server for one run, in a temporary folder removed with it. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  closeSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { atEnd, run, stopIfInterrupted } from './commands.mjs';
import { SetupFailure } from './failure.mjs';

const PREFIX = 'kaliphane-postgres-';
const START_MS = 60_000;
const STOP_MS = 15_000;
/** Linux limits the path of a Unix socket to 107 bytes, macOS to 103; ours ends in `/.s.PGSQL.54321`. */
const LONGEST_SOCKET_FOLDER = 85;

/** A port that is free now; another program may take it before us, so the caller tries again.
 * @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

/** PostgreSQL refuses to run as root; returns the ids of `postgres` or `nobody` instead.
 * @returns {{ uid?: number, gid?: number }} */
function serverUser() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      /** @param {string} option */
      const id = (option) =>
        Number(execFileSync('id', [option, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      /* missing user */
    }
  }
  return { uid: 65534, gid: 65534 };
}

/** @param {string} folder a cluster's
 * @returns {number | null} its server's process, when that is still this cluster's */
function serverProcess(folder) {
  try {
    const pid = Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
    // Another program may have this number by now. Small Linux images have no `ps`
    const command =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        : execFileSync('ps', ['-o', 'args=', '-p', String(pid)], {
            encoding: 'utf8',
            stdio: ['ignore', 'pipe', 'ignore'],
          });
    return command.includes(folder) ? pid : null;
  } catch {
    return null;
  }
}

/** Removes a cluster whose owner is gone.
 * @param {string} folder */
function destroy(folder) {
  const pid = serverProcess(folder);
  if (pid) {
    try {
      process.kill(pid, 'SIGQUIT');
    } catch {
      /* just ended, or another user's */
    }
  }
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  } catch {
    /* another user's */
  }
}

/** Removes the clusters of earlier runs that were killed before they could do it themselves. */
function removeLeftovers() {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const folder = join(tmpdir(), name);
    try {
      process.kill(Number(readFileSync(join(folder, 'owner'), 'utf8')), 0);
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH') destroy(folder);
    }
  }
}

/** The server's user must be able to reach the programs; a project under /root/ is closed to it, so they are copied.
 * @param {string} bin
 * @param {string} folder
 * @param {{ uid?: number, gid?: number }} user */
async function reachableBinaries(bin, folder, user) {
  if (user.uid === undefined) return bin;
  if ((await run(join(bin, 'postgres'), ['--version'], { capture: true, ...user })).code === 0) return bin;
  cpSync(dirname(bin), join(folder, 'programs'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'programs', 'bin');
}

/** @param {string} log */
const lastLines = (log) => {
  try {
    return readFileSync(log, 'utf8').trim().split('\n').slice(-3).join(' / ');
  } catch {
    return '';
  }
};

/**
 * Starts a cluster; it is stopped and removed at the end of the script.
 * @param {string} bin the folder that holds `initdb` and `postgres`
 * @param {object} [options]
 * @param {boolean} [options.durable] false (tests): no flush to the disk; true (benchmarks): flushes
 * @returns {Promise<string>} the URL of its database `postgres`, with a superuser that may create more
 */
export const startCluster = async (bin, options) => (await openCluster(bin, options)).url;

/**
 * Opens a cluster that can crash and come back: `crash` kills its first process without warning, `restart` starts it
 * again on the same port.
 * @param {string} bin
 * @param {{ durable?: boolean }} [options]
 * @returns {Promise<{ url: string, crash(): Promise<void>, restart(): Promise<void> }>}
 */
export async function openCluster(bin, { durable = false } = {}) {
  removeLeftovers();
  const user = serverUser();
  const folder = mkdtempSync(join(tmpdir(), PREFIX));
  /** @type {import('node:child_process').ChildProcess | null} */
  let server = null;
  const lastResort = () => {
    server?.kill('SIGQUIT');
    destroy(folder);
  };
  process.on('exit', lastResort);
  atEnd(async () => {
    if (server) await stopServer(server);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    process.off('exit', lastResort);
  });

  writeFileSync(join(folder, 'owner'), String(process.pid));
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (user.uid !== undefined && user.gid !== undefined)
    for (const path of [folder, data]) chownSync(path, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const programs = await reachableBinaries(bin, folder, user);
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };

  const made = await run(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', ...(durable ? [] : ['--no-sync'])],
    { capture: true, cwd: folder, env, ...user },
  );
  stopIfInterrupted();
  if (made.code !== 0) throw new SetupFailure(`initdb failed: ${made.output.trim().split('\n').slice(-3).join(' / ')}`);

  const log = join(folder, 'log');
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    server = startServer(join(programs, 'postgres'), { folder, data, port, durable, env, user, log });
    if (await isReady(server, data)) {
      return {
        url: `postgres://postgres@127.0.0.1:${port}/postgres`,
        async crash() {
          if (!server || hasEnded(server)) return;
          const gone = once(server, 'exit');
          server.kill('SIGKILL');
          await gone;
        },
        async restart() {
          for (const end = Date.now() + START_MS; Date.now() < end; await sleep(50)) {
            // its children need a moment to notice
            server = startServer(join(programs, 'postgres'), { folder, data, port, durable, env, user, log });
            if (await isReady(server, data)) return;
          }
          throw new SetupFailure(`PostgreSQL did not come back: ${lastLines(log)}`);
        },
      };
    }
    if (attempt === 3) throw new SetupFailure(`PostgreSQL did not start: ${lastLines(log)}`);
    await stopServer(server);
  }
}

/** @param {string} program
 * @param {{ folder: string, data: string, port: number, durable: boolean, env: NodeJS.ProcessEnv, user: { uid?: number,
 * gid?: number }, log: string }} options */
function startServer(program, { folder, data, port, durable, env, user, log }) {
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${process.platform === 'win32' || folder.length > LONGEST_SOCKET_FOLDER ? '' : folder}`,
    'max_connections=200', // test files run side by side, each with separate databases
    ...(durable ? [] : ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off']),
  ];
  const output = openSync(log, 'a');
  const server = spawn(program, ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])], {
    cwd: folder,
    env,
    ...user,
    stdio: ['ignore', output, output],
  });
  server.on('error', () => {}); // `isReady` notices its absence
  closeSync(output);
  return server;
}

/** @param {import('node:child_process').ChildProcess} server */
const hasEnded = (server) => server.pid === undefined || server.exitCode !== null || server.signalCode !== null;

/** Waits until the server's pid file says that it takes connections; false when it ended instead.
 * @param {import('node:child_process').ChildProcess} server
 * @param {string} data */
async function isReady(server, data) {
  const pidFile = join(data, 'postmaster.pid');
  for (const end = Date.now() + START_MS; Date.now() < end; await sleep(50)) {
    stopIfInterrupted();
    if (hasEnded(server)) return false;
    try {
      const lines = readFileSync(pidFile, 'utf8').split('\n');
      if (lines[7]?.trim() === 'ready' && Number(lines[0]) === server.pid) return true; // not a crashed one's file
    } catch {
      /* not written yet */
    }
  }
  return false;
}

/** SIGINT disconnects all clients and shuts down; SIGQUIT does not wait.
 * @param {import('node:child_process').ChildProcess} server */
async function stopServer(server) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGQUIT', 'SIGKILL'])) {
    if (hasEnded(server)) return;
    server.kill(signal);
    for (const end = Date.now() + STOP_MS / 2; Date.now() < end && !hasEnded(server);) await sleep(20);
  }
}
