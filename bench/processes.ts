// Children of a run, each identified by its process id, and the system's figures for them.
import { execFile, fork, spawn, type ChildProcess, type Serializable } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { NODE_LIMITS } from '../scripts/setup/node-limits.mjs';
import { freePort } from '../scripts/setup/postgres-cluster.mjs';
import { atEnd } from './ending.ts';

const MAIN = fileURLToPath(new URL('../start/main.ts', import.meta.url));
const STOP_WITHIN_MS = 5_000;
/** The largest acceptable error of a start-up time. */
const POLL_MS = 10;

export interface Child {
  readonly pid: number;
  stop(): Promise<void>;
}

export interface Server extends Child {
  /** Without a trailing slash. */
  readonly url: string;
  /** From the start of the process to its first answer. */
  readonly startMs: number;
}

function watched(child: ChildProcess): Child {
  const stop = atEnd(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
    await gone;
    clearTimeout(timer);
  });
  return { pid: child.pid!, stop };
}

/** Leaves out the run's own settings, which would become the server's. */
const environment = (more: Record<string, string>): NodeJS.ProcessEnv => {
  const { DATABASE_URL: _, PAGE_CACHE_MB: __, TRUSTED_PROXIES: ___, CORS_ORIGINS: ____, ...rest } = process.env;
  return { ...rest, NODE_ENV: 'production', ...more };
};

/** Starts Kaliphane as its owner does, on the loopback address. */
export async function startServer(
  dataDir: string,
  { env = {}, args = [], withinMs = 30_000 }: { env?: Record<string, string>; args?: string[]; withinMs?: number } = {},
): Promise<Server> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const start = performance.now();
  const process_ = spawn(process.execPath, [...NODE_LIMITS, MAIN, ...args], {
    env: environment({
      MALLOC_ARENA_MAX: '2',
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      LOG_LEVEL: 'error',
      ...env,
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [process_.stdout, process_.stderr])
    stream.on('data', (text: Buffer) => {
      said = (said + text.toString()).slice(-2_000);
    });
  const child = watched(process_);
  for (;;) {
    if (process_.exitCode !== null) throw new Error(`The server ended before it answered:\n${said}`);
    if (performance.now() - start > withinMs) {
      await child.stop();
      throw new Error(`The server did not answer within ${withinMs / 1000} s:\n${said}`);
    }
    const isUp = await fetch(`${url}/health`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (isUp) return { ...child, url, startMs: performance.now() - start };
    await delay(POLL_MS);
  }
}

/** Starts a program of this folder, sends it `input` and waits for its first message. */
export async function startProgram<Message>(
  file: string,
  input: Serializable,
  flags: readonly string[] = [],
): Promise<Child & { message: Message }> {
  const process_ = fork(fileURLToPath(new URL(file, import.meta.url)), {
    execArgv: [...process.execArgv, ...flags],
    env: environment({}),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const child = watched(process_);
  const ended = once(process_, 'exit').then(([code]) => {
    throw new Error(`${file} ended with code ${String(code)}`);
  });
  ended.catch(() => {});
  process_.send(input);
  const [message] = (await Promise.race([once(process_, 'message'), ended])) as [Message];
  return { ...child, message };
}

/** Processor seconds that a process has used so far, all threads; undefined without /proc. */
export async function cpuSeconds(pid: number): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (stat === undefined) return undefined;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100; // user and system time, in the kernel's fixed hundredths
}

/**
 * Resident memory in MiB, and the part that belongs to the process rather than to pages of files; undefined without
 * /proc and ps.
 */
export async function memoryOf(pid: number): Promise<{ residentMiB: number; ownMiB: number | undefined } | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => undefined);
  if (status !== undefined) {
    const of = (key: string) => Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024;
    return { residentMiB: of('VmRSS'), ownMiB: of('RssAnon') };
  }
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return stdout.trim() ? { residentMiB: Number(stdout) / 1024, ownMiB: undefined } : undefined;
}
