import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../server/base/db/opening/open.ts';
import { fetchRaw } from '../server/testing/app.ts';
import { startBalancer, startTraffic } from '../server/testing/balancer.ts';
import { describeOnEngines, until } from '../server/testing/engines.ts';
import { startProxy } from '../server/testing/postgres-proxy.ts';
import { startSmtp } from '../server/testing/smtp.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

let endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings) end();
  endings = [];
});
/** Tests that start the real process, which shows the built site. */
beforeAll(async () => {
  if (['server/entry-server.js', 'panel/admin.html'].every((file) => existsSync(join(ROOT, 'dist', file)))) return;
  const build = spawn(process.execPath, [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--app'], {
    cwd: ROOT,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  expect(
    await new Promise((resolve) => {
      build.on('exit', resolve);
    }),
  ).toBe(0);
}, 120_000);

function newDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kaliphane-main-'));
  endings.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

interface Run {
  process: ChildProcess;
  out: string;
  err: string;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/** Runs `start/main.ts` as a separate process, killed when the test ends. */
function startMain(env: Record<string, string>, args = ['--empty']): Run {
  const child = spawn(process.execPath, [join(ROOT, 'start/main.ts'), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', ...env },
  });
  endings.unshift(() => child.kill('SIGKILL'));
  const run: Run = {
    process: child,
    out: '',
    err: '',
    ended: new Promise((resolve) => {
      child.on('close', (code, signal) => resolve({ code, signal }));
    }),
  };
  child.stdout!.on('data', (chunk) => {
    run.out += chunk;
  });
  child.stderr!.on('data', (chunk) => {
    run.err += chunk;
  });
  return run;
}

/** Resolves with the port once the process listens. */
async function portOf(run: Run): Promise<number> {
  const port = () => Number(/runs on http:\/\/[^:]+:(\d+)/.exec(run.out)?.[1] ?? 0);
  await until(() => port() > 0 || run.process.exitCode !== null, 60_000);
  if (!port()) throw new Error(run.err || run.out);
  return port();
}

/** Returns the output of a start that must fail. */
async function failureOf(env: Record<string, string>): Promise<string> {
  const run = startMain(env);
  expect(await run.ended).toEqual({ code: 1, signal: null });
  expect(run.out).toBe('');
  const lines = run.err.trim().split('\n');
  expect(lines, run.err).toHaveLength(1);
  expect(lines[0]).toMatch(/^Kaliphane cannot start\. /);
  return lines[0]!;
}

// Each test starts up to three whole servers; beside a busy neighbour one takes eight seconds, and may take the sixty that
// `portOf` waits.
vi.setConfig({ testTimeout: 180_000 });

describe('the process', () => {
  test('sends what waits in the outbox, and stops with mail still waiting', async () => {
    const DATA_DIR = newDataDir();
    const smtp = await startSmtp({
      onEnd: (end) => {
        endings.push(() => {
          void end();
        });
      },
    });
    smtp.refusals.push({ at: 'recipient', code: 450 });
    const run = startMain({ DATA_DIR, SMTP_URL: smtp.url });
    const port = await portOf(run);
    const ask = (email: string) =>
      fetch(`http://127.0.0.1:${port}/api/newsletter`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, consent: true }),
      });
    for (const email of ['a@ornek.example', 'b@ornek.example']) expect((await ask(email)).status).toBe(202);
    await until(() => smtp.mails.length === 1, 20_000);
    expect(smtp.mails).toMatchObject([{ to: ['b@ornek.example'] }]);
    run.process.kill('SIGTERM');
    expect(await run.ended).toEqual({ code: 0, signal: null });
    expect(run.out).not.toContain('ornek.example');
    expect(statSync(join(DATA_DIR, 'private')).mode & 0o077).toBe(0);
  });

  test('serves API and pages on an empty database, and keeps it empty from then on', async () => {
    const DATA_DIR = join(newDataDir(), 'data');
    const first = startMain({ DATA_DIR });
    const port = await portOf(first);
    expect(statSync(DATA_DIR).mode & 0o777, 'a folder that it makes is its own').toBe(0o700);
    expect(JSON.parse(String((await fetchRaw(port, '/api/products')).body))).toMatchObject({ total: 0 });
    const home = await fetchRaw(port, '/');
    expect(home.status).toBe(200);
    expect(home.headers['content-type']).toBe('text/html; charset=utf-8');
    expect((await fetchRaw(port, '/boyle-bir-sayfa-yok')).status).toBe(404);
    expect((await fetchRaw(port, '/sitemap.xml')).status).toBe(200);
    first.process.kill('SIGINT');
    expect(await first.ended).toEqual({ code: 0, signal: null });

    const second = startMain({ DATA_DIR }, []);
    expect(JSON.parse(String((await fetchRaw(await portOf(second), '/api/products')).body))).toMatchObject({
      total: 0,
    });
    second.process.kill('SIGTERM');
    expect(await second.ended).toEqual({ code: 0, signal: null });
    expect(second.err).toBe('');
  });

  test('says in production that payments are a test, and has their pages then only', async () => {
    const pageOf = async (run: Run) =>
      String((await fetchRaw(await portOf(run), '/odeme-test/demo_yok')).body).includes('TEST ÖDEMESİ');
    const demo = startMain({ DATA_DIR: newDataDir(), PAYMENT_PROVIDER: 'demo' });
    expect(await pageOf(demo)).toBe(true);
    expect(demo.err).toMatch(/^WARNING: test payments .*\n$/);
    const stripe = startMain({
      DATA_DIR: newDataDir(),
      STRIPE_SECRET_KEY: 'sk_live_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    });
    expect(await pageOf(stripe)).toBe(false);
    expect(stripe.err).toBe('');
    for (const run of [demo, stripe]) {
      run.process.kill('SIGTERM');
      expect(await run.ended).toEqual({ code: 0, signal: null });
    }
  });

  test('prints a link for the first admin, a new one at each start until there is one', async () => {
    const DATA_DIR = newDataDir();
    const linkOf = async (run: Run) => {
      const port = await portOf(run);
      await until(() => run.out.includes('/admin/setup#'), 5_000);
      return { port, token: /http:\/\/localhost:0\/admin\/setup#([\w-]{43})\n/.exec(run.out)?.[1] };
    };
    const end = async (run: Run) => {
      run.process.kill('SIGTERM');
      await run.ended;
    };
    const first = startMain({ DATA_DIR });
    const old = await linkOf(first);
    await end(first);
    const second = startMain({ DATA_DIR });
    const link = await linkOf(second);
    const create = (token: string | undefined) =>
      fetch(`http://127.0.0.1:${link.port}/api/auth/setup`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          token,
          name: 'Zeynep Ay',
          username: 'zeynep',
          email: 'zeynep@ornek.example',
          password: 'x7Kp!vQ2mZ9a',
        }),
      });
    expect([(await create(old.token)).status, (await create(link.token)).status]).toEqual([404, 200]);
    await end(second);
    const third = startMain({ DATA_DIR });
    await portOf(third);
    await end(third);
    expect(third.out).not.toContain('setup');
    expect(first.out + second.out).not.toContain('ornek.example');
  });

  test('answers what is running when it is told to stop, takes nothing new, and exits 0', async () => {
    const run = startMain({ DATA_DIR: newDataDir(), HOST: 'localhost' }); // listens on two addresses
    const port = await portOf(run);
    const open = (text: string) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      const state = { socket, reply: '', isClosed: false };
      socket
        .on('data', (chunk) => {
          state.reply += chunk;
        })
        .on('close', () => {
          state.isClosed = true;
        })
        .on('error', () => {});
      endings.unshift(() => socket.destroy());
      return state;
    };
    const idle = open('GET /api/pages HTTP/1.1\r\nHost: x\r\n\r\n');
    const running = open(
      'POST /api/yok HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{',
    );
    await until(() => idle.reply.endsWith('[]'), 5_000);
    await new Promise((resolve) => setTimeout(resolve, 300)); // the head of the running request has arrived by now
    run.process.kill('SIGTERM');
    await until(() => idle.isClosed, 5_000);
    await expect(fetchRaw(port, '/')).rejects.toThrow(/ECONNREFUSED/);
    expect(run.process.exitCode).toBeNull();
    const start = performance.now();
    running.socket.write('}');
    await until(() => running.reply.includes('NOT_FOUND'), 5_000);
    expect(running.reply).toMatch(/^HTTP\/1.1 404 /);
    expect(running.reply).toMatch(/^connection: close\r$/im);
    expect(await run.ended).toEqual({ code: 0, signal: null });
    expect(performance.now() - start, 'does not wait for kept-alive connections').toBeLessThan(9_000);
    expect(run.err).toBe('');
  });
});

describeOnEngines('the process and its database', (setup) => {
  /** DATABASE_URL of an empty database; none on SQLite, whose file lies in DATA_DIR. */
  const urlOf = async (): Promise<Record<string, string>> =>
    setup.engine === 'postgres' ? { DATABASE_URL: await setup.address('empty') } : {};

  test('two first starts on one empty folder and one database both end up serving', async () => {
    const env = { DATA_DIR: newDataDir(), ...(await urlOf()) };
    const runs = [startMain(env), startMain(env)];
    for (const run of runs) expect((await fetchRaw(await portOf(run), '/health')).status).toBe(200);
    for (const run of runs) {
      run.process.kill('SIGTERM');
      expect(await run.ended).toEqual({ code: 0, signal: null });
      expect(run.err).toBe('');
    }
  });

  if (setup.engine === 'postgres')
    test('waits for a PostgreSQL that is not ready, and outlives an outage', async () => {
      const proxy = await startProxy(setup, await setup.address('empty'), true);
      const run = startMain({ DATA_DIR: newDataDir(), DATABASE_URL: proxy.address });
      await until(() => run.err !== '', 20_000);
      expect(run.err).toMatch(
        /^The database is not ready \(DATABASE_URL\): .*ECONN\w+.* Waiting up to 60 s for it\.\n$/,
      );
      proxy.mend();
      const port = await portOf(run);
      const statusOf = async () => (await fetchRaw(port, '/api/categories')).status;
      expect((await fetchRaw(port, '/health')).status).toBe(200);
      proxy.cut();
      expect(await statusOf()).toBe(503);
      proxy.mend();
      await until(async () => (await statusOf()) === 200, 20_000);
      run.process.kill('SIGTERM');
      expect(await run.ended).toEqual({ code: 0, signal: null });
      expect(run.err.trim().split('\n'), 'the wait was said once').toHaveLength(1);
    });
});

test('the process names settings that are misspelt, without their values', async () => {
  const run = startMain({ DATA_DIR: newDataDir(), DATABSE_URL: 'postgres://u:geheim@h/d' });
  await portOf(run);
  expect(run.err).toBe('WARNING: no setting has this name, so it has no effect: DATABSE_URL (DATABASE_URL?)\n');
});

test('the process ends as on SIGTERM when the wrapper that started it is killed', async () => {
  const script = `import { main, run } from './scripts/setup/commands.mjs'; await main(() => run(process.execPath, ['start/main.ts', '--empty'], { isTied: true }));`;
  const wrapper = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', DATA_DIR: newDataDir() },
  });
  endings.unshift(() => {
    try {
      process.kill(-wrapper.pid!, 'SIGKILL');
    } catch {
      /* the whole process group is gone */
    }
  });
  const run: Run = {
    process: wrapper,
    out: '',
    err: '',
    ended: new Promise((resolve) => {
      wrapper.on('close', (code, signal) => resolve({ code, signal }));
    }),
  };
  wrapper.stdout.on('data', (chunk) => {
    run.out += chunk;
  });
  const port = await portOf(run);
  wrapper.kill('SIGKILL');
  expect(await run.ended, 'the server shares its output, and has ended too').toEqual({ code: null, signal: 'SIGKILL' });
  await expect(fetchRaw(port, '/health')).rejects.toThrow(/ECONNREFUSED/);
});

describe('one of two processes that ends', () => {
  test('fails no request behind a balancer that retries none, and loses no write', async () => {
    const DATA_DIR = newDataDir();
    const settings = { DATA_DIR, SHUTDOWN_DELAY: '600', TRUSTED_PROXIES: '127.0.0.1' };
    const first = startMain(settings);
    const ports = [await portOf(first)];
    const second = startMain(settings);
    ports.push(await portOf(second));
    const balancer = await startBalancer(ports, 4_000);
    endings.unshift(() => balancer.stop());
    await until(() => ports.every((port) => balancer.isReady(port)), 20_000);
    const traffic = startTraffic(balancer.port, 4, 20);
    await until(() => traffic.good > 20, 20_000);
    first.process.kill('SIGTERM');
    await until(() => !balancer.isReady(ports[0]!), 20_000);
    const timer = setInterval(() => first.process.kill('SIGTERM'), 1_100); // the balancer has noticed: no further wait is needed
    endings.unshift(() => clearInterval(timer));
    expect(await first.ended).toEqual({ code: 0, signal: null });
    const before = traffic.good;
    await until(() => traffic.good > before + 20, 20_000);
    await traffic.stop();
    expect([...traffic.bad, ...balancer.failures]).toEqual([]);
    const database = await openDatabase(join(DATA_DIR, 'kaliphane.db'));
    const stored = await database.db.selectFrom('newsletterSubscribers').select('email').execute();
    await database.close();
    expect(stored.map(({ email }) => email).toSorted()).toEqual(traffic.acknowledged.toSorted());
    expect(first.err + second.err).toBe('');
  }, 120_000);

  test('a second signal to end, later than a repeated one, ends the waiting', async () => {
    const run = startMain({ DATA_DIR: newDataDir(), SHUTDOWN_DELAY: '600' });
    const port = await portOf(run);
    const readiness = () =>
      fetchRaw(port, '/health/ready').then(
        ({ status }) => status,
        () => 0,
      );
    expect(await readiness()).toBe(200);
    run.process.kill('SIGTERM');
    await until(async () => (await readiness()) === 503, 10_000);
    run.process.kill('SIGTERM'); // wrappers and service managers repeat a signal
    expect(await readiness()).toBe(503);
    const timer = setInterval(() => run.process.kill('SIGTERM'), 1_100);
    endings.unshift(() => clearInterval(timer));
    expect(await run.ended).toEqual({ code: 0, signal: null });
  }, 90_000);
});

describe('a start that cannot succeed ends with exit code 1 and one line with the reason', () => {
  test('wrong variables', async () => {
    const line = await failureOf({ PORT: 'abc', DATABASE_URL: 'mysql://u:geheim@h/d', DATA_DIR: newDataDir() });
    expect(line).toBe(
      'Kaliphane cannot start. PORT must be a whole number up to 65535; DATABASE_URL must begin with postgres://',
    );
  });

  test('a database that does not answer', async () => {
    const line = await failureOf({
      DATABASE_URL: 'postgres://u:geheim@127.0.0.1:1/d',
      DATABASE_WAIT: '0',
      DATA_DIR: newDataDir(),
    });
    expect(line).toMatch(/DATABASE_URL/);
    expect(line).toMatch(/ECONNREFUSED/);
    expect(line).not.toContain('geheim');
  });

  test('a file that is no database', async () => {
    const DATA_DIR = newDataDir();
    writeFileSync(join(DATA_DIR, 'kaliphane.db'), 'no database '.repeat(1000));
    expect(await failureOf({ DATA_DIR })).toContain(join(DATA_DIR, 'kaliphane.db'));
  });

  test('a data folder that cannot be written', async () => {
    const file = join(newDataDir(), 'file');
    writeFileSync(file, '');
    expect(await failureOf({ DATA_DIR: join(file, 'data') })).toMatch(
      /data folder cannot be written \(DATA_DIR .*file\/data\)/,
    );
  });

  test('a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    endings.unshift(() => other.close());
    await until(() => other.listening);
    const { port } = other.address() as AddressInfo;
    expect(await failureOf({ PORT: String(port), DATA_DIR: newDataDir() })).toBe(
      `Kaliphane cannot start. Port ${port} is taken: stop what uses it, or set PORT.`,
    );
  });

  test('a database whose signing key is elsewhere', async () => {
    const DATA_DIR = newDataDir();
    const database = await openDatabase(join(DATA_DIR, 'kaliphane.db'));
    await sql`insert into secrets (name, value) values ('signing key fingerprint', 'x')`.execute(database.db);
    await database.close();
    expect(await failureOf({ DATA_DIR })).toContain(
      `signing key of this database is missing (${join(DATA_DIR, 'private/signing.key')})`,
    );
  });

  test('a database of a newer version', async () => {
    const DATA_DIR = newDataDir();
    const database = await openDatabase(join(DATA_DIR, 'kaliphane.db'));
    await sql`insert into migrations (name, checksum, applied_at) values ('999-later', 'x', '2030')`.execute(
      database.db,
    );
    await database.close();
    expect(await failureOf({ DATA_DIR })).toMatch(/newer version/);
  });
});
