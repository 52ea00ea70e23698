/** Starts the built server as in production, on a free port, with a separate data folder that is removed with it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A first start may fill the demo catalogue. */
const START_MS = 300_000;
const STOP_MS = 15_000;
/** Lines of the server's output that a failure shows. */
const SHOWN_LINES = 30;

/**
 * Environment variables that the server needs. Any other (a developer's DATABASE_URL) would make the tests depend on
 * the machine.
 */
const PASSED_ON = ['PATH', 'Path', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'NODE_COMPILE_CACHE'];

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

const hasEnded = (server: ChildProcess) => server.exitCode !== null || server.signalCode !== null;

/**
 * Waits for status 200 of `GET /health`; throws when the server ends first or takes too long.
 * @param isListening whether this very server has said that it listens: another may have taken its port
 */
async function untilHealthy(url: string, server: ChildProcess, isListening: () => boolean): Promise<void> {
  for (const end = Date.now() + START_MS; Date.now() < end; await sleep(100)) {
    if (hasEnded(server))
      throw new Error(`the server ended with ${server.exitCode ?? server.signalCode} before it was ready`);
    try {
      const reply = await fetch(`${url}/health`, { signal: AbortSignal.timeout(5000) });
      if (reply.status === 200 && isListening()) return;
    } catch {
      /* not listening yet */
    }
  }
  throw new Error(`the server was not ready after ${START_MS / 1000} s`);
}

/** Sends SIGTERM, as a process manager would; throws unless the server ends by itself, in time and with 0. */
async function stop(server: ChildProcess): Promise<void> {
  if (!hasEnded(server)) server.kill('SIGTERM');
  for (const end = Date.now() + STOP_MS; Date.now() < end && !hasEnded(server);) await sleep(50);
  if (!hasEnded(server)) {
    server.kill('SIGKILL');
    throw new Error(`the server was still running ${STOP_MS / 1000} s after SIGTERM`);
  }
  if (server.exitCode !== 0)
    throw new Error(`the server ended with ${server.exitCode ?? server.signalCode} instead of 0`);
}

export interface TestServer {
  url: string;
  dataDir: string;
  /**
   * Throws unless the server ends properly.
   * @param options.keptAs a folder that its data folder is copied to
   */
  stop(options?: { keptAs: string }): Promise<void>;
}

/**
 * @param args arguments of the server: `--empty` for one without demo content
 * @param env added to, or replacing, the variables of all tests
 * @param content a data folder to start with a copy of
 */
export async function startServer(
  args: readonly string[] = [],
  env: Readonly<Record<string, string | undefined>> = {},
  content?: string,
): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kaliphane-browser-tests-'));
  if (content !== undefined) await cp(content, dataDir, { recursive: true });
  const port = await freePort(); // just before it is taken: copying takes seconds, and another server would take it
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['start/main.ts', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...Object.fromEntries(
        PASSED_ON.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
      ),
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      PAYMENT_PROVIDER: 'demo',
      ...env,
    },
  });
  let lines: string[] = [];
  let isListening = false;
  // Prints the server's errors: a 500 in the browser does not say its cause.
  const tell = (text: string): void => {
    for (const line of text.split('\n')) if (/"level":[56]0/.test(line)) console.error(line);
  };
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      tell(text);
      isListening ||= text.includes(`runs on ${url}`);
      lines = [...lines, ...text.split('\n').filter(Boolean)].slice(-SHOWN_LINES);
    });
  }
  // The last resort when the tests' own process ends early (Ctrl-C while the server starts)
  const kill = () => {
    server.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  };
  process.on('exit', kill);

  const end = async (keptAs?: string): Promise<void> => {
    try {
      await stop(server);
      if (keptAs !== undefined) await cp(dataDir, keptAs, { recursive: true });
    } finally {
      process.off('exit', kill);
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    }
  };
  const explained = (error: unknown) => new Error(`${(error as Error).message}. Its last lines:\n${lines.join('\n')}`);

  try {
    await untilHealthy(url, server, () => isListening);
  } catch (error) {
    await end().catch(() => {}); // the first failure is the one to report
    throw explained(error);
  }
  return {
    url,
    dataDir,
    stop: (options) =>
      end(options?.keptAs).catch((error) => {
        throw explained(error);
      }),
  };
}

/** A fixture: a server of the file's own, without demo content, in place of the one that files share. */
export const ownServer: [
  (nothing: object, use: (server: TestServer) => Promise<void>) => Promise<void>,
  { scope: 'worker' },
] = [
  async ({}, use) => {
    const server = await startServer(['--empty']);
    await use(server);
    await server.stop();
  },
  { scope: 'worker' },
];
