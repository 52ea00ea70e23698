import { connect } from 'node:net';
import { join } from 'node:path';
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ROLES, type Role } from '#contract/access.ts';
import type { Endpoint, Method } from '#contract/endpoint.ts';
import { contract, type Key } from '#contract/endpoints.ts';
import { listen, startApp, stubSite, type TestApp } from '../testing/app.ts';
import { describeWithDatabase } from '../testing/engines.ts';
import { multipart } from '../testing/forms.ts';
import { signIn } from '../testing/sign-in.ts';

const KEYS = Object.keys(contract) as Key[];
const REFUSED = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN' } as const;

/**
 * A request of the role in which only the role's rights can be wrong: with a new session each, because some calls end
 * theirs.
 */
async function ask(started: TestApp, key: Key, role: Role): Promise<{ status: number; code?: string }> {
  const endpoint: Endpoint = contract[key];
  const [method, path] = key.split(' ') as [Method, string];
  const url = path.replace(/:\w+/g, 'boyle-bir-sey-yok');
  const person = role === 'anonymous' ? undefined : await signIn(started, role);
  const headers = {
    ...(await person?.headers()),
    ...(person ? { cookie: `kaliphane_session=${person.refreshToken}` } : {}),
  };
  const file = endpoint.file && multipart([{ name: endpoint.file.field, value: 'x', fileName: 'x' }]);
  const body = file ?? (endpoint.body ? { payload: {} } : {});
  const reply = await started.app.inject({ method, url, ...body, headers: { ...headers, ...file?.headers } });
  return {
    status: reply.statusCode,
    code: reply.body && reply.statusCode >= 400 ? (reply.json() as { code: string }).code : '',
  };
}

describeWithDatabase('the authorisation table, asked by HTTP', (setup) => {
  for (const role of ROLES) {
    test(`lets ${role} in where it says so, and nowhere else`, async () => {
      const started = await startApp(setup);
      const wrong: string[] = [];
      for (const key of KEYS) {
        const grant = (contract[key] as Endpoint).access[role];
        const { status, code } = await ask(started, key, role);
        const isRight =
          grant === '401' || grant === '403'
            ? status === Number(grant) && code === REFUSED[grant]
            : code !== REFUSED[401] && code !== REFUSED[403] && status !== 500;
        if (!isRight) wrong.push(`${key}: ${grant}, answered ${status} ${code}`);
      }
      expect(wrong).toEqual([]);
    });
  }

  test('is asked for every endpoint', () => {
    expect(KEYS.length).toBeGreaterThan(60);
  });

  test('also answers HEAD', async () => {
    const { app } = await startApp(setup);
    expect((await app.inject({ method: 'HEAD', url: '/api/users' })).statusCode).toBe(401);
    expect((await app.inject({ method: 'HEAD', url: '/api/pages' })).statusCode).toBe(200);
  });
});

describeWithDatabase('a request that is refused', (setup) => {
  /** The status line for a head whose body never comes. */
  const statusBeforeBody = (port: number, head: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(head));
      socket.setTimeout(5_000, () => {
        socket.destroy();
        reject(new Error('it waits for the body'));
      });
      socket.once('data', (chunk) => {
        resolve(String(chunk).split('\r\n')[0]!);
        socket.destroy();
      });
      socket.on('error', reject);
    });

  test('is refused before its body is read, with or without a file', async () => {
    const started = await startApp(setup);
    const { port } = await listen(started);
    const customer = await signIn(started, 'user');
    const authorization = (await customer.headers())['authorization']!;
    for (const key of KEYS.filter(
      (one) => (contract[one] as Endpoint).access.anonymous === '401' && !one.startsWith('GET '),
    )) {
      const { file, access } = contract[key] as Endpoint;
      const [method, path] = key.split(' ');
      const head = [
        `${method} ${path!.replace(/:\w+/g, 'x')} HTTP/1.1`,
        'Host: x',
        `Content-Type: ${file ? 'multipart/form-data; boundary=x' : 'application/json'}`,
        'Content-Length: 900000',
      ];
      expect(await statusBeforeBody(port, [...head, '', ''].join('\r\n')), key).toContain(' 401 ');
      if (access.user === '403')
        expect(
          await statusBeforeBody(port, [...head, `Authorization: ${authorization}`, '', ''].join('\r\n')),
          key,
        ).toContain(' 403 ');
    }
    expect(
      readdirSync(join(started.config.dataDir), { recursive: true }).filter((name) =>
        String(name).includes('incoming/'),
      ),
    ).toEqual([]);
  });
});

describeWithDatabase('a body', (setup) => {
  const sized = (bytes: number) => ({
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ x: 'x'.repeat(bytes - 8) }),
  });

  test('is 64 KiB at most from the public, 1 MiB from people who are signed in, and what the contract says elsewhere', async () => {
    const started = await startApp(setup);
    const admin = await signIn(started, 'admin');
    const status = async (url: string, bytes: number) =>
      (await admin.send({ method: 'POST', url, ...sized(bytes) })).status;
    expect([await status('/api/auth/login', 64 * 1024), await status('/api/auth/login', 64 * 1024 + 1)]).toEqual([
      400, 413,
    ]);
    expect([await status('/api/contacts', 64 * 1024), await status('/api/contacts', 64 * 1024 + 1)]).toEqual([
      400, 413,
    ]);
    expect([await status('/api/users', 1024 * 1024), await status('/api/users', 1024 * 1024 + 1)]).toEqual([400, 413]);
    const large = KEYS.filter((key) => (contract[key] as Endpoint).bodyBytes !== undefined && key.startsWith('POST '));
    expect(large).toContain('POST /api/products');
    for (const key of large) {
      const { bodyBytes } = contract[key] as Endpoint;
      const url = key.split(' ')[1]!;
      expect([await status(url, bodyBytes!), await status(url, bodyBytes! + 1)], key).toEqual([400, 413]);
    }
  });
});

describeWithDatabase('what staff see', (setup) => {
  async function start() {
    const site = stubSite(
      async ({ api }) => ({ html: JSON.stringify(await api('GET /api/features')), scopes: ['content'] }) as object,
    );
    const started = await startApp(setup, { site });
    await started.database.write('content', (trx) =>
      trx
        .insertInto('features')
        .values(
          ['Açık', 'Kapalı'].map((title, i) => ({
            publicId: `f${i}`,
            title,
            description: '',
            icon: 'fa-star',
            isActive: i === 0,
            sortOrder: i,
            createdAt: new Date(),
            updatedAt: new Date(),
          })),
        )
        .execute(),
    );
    const { fetch } = await listen(started);
    const staff = await (await signIn(started, 'moderator')).headers();
    const titlesIn = (body: string) => {
      if (body.includes('Kapalı')) return 'all';
      return body.includes('Açık') ? 'active' : body;
    };
    const read = async (headers: Record<string, string> = {}, path = '/api/features') => {
      const reply = await fetch(path, headers);
      return {
        titles: titlesIn(String(reply.body)),
        control: reply.headers['cache-control'],
        etag: reply.headers.etag,
      };
    };
    return { ...started, staff, read };
  }

  test('is never kept for others, in whatever order they ask', async () => {
    const { staff, read } = await start();
    const forStaff = { titles: 'all', control: 'no-store', etag: undefined };
    const forAll = { titles: 'active', control: 'no-cache', etag: expect.any(String) };
    expect(await read(staff)).toEqual(forStaff);
    for (let i = 0; i < 3; i++) expect(await read()).toEqual(forAll); // made, kept, and sent by the fast path
    expect(await read(staff)).toEqual(forStaff);
    expect(await read({ ...staff, 'if-none-match': String((await read()).etag) })).toEqual(forStaff);
    expect(await Promise.all([read(staff), read(), read(staff), read()])).toEqual([forStaff, forAll, forStaff, forAll]);
  });

  test('is not on pages either: pages are for everybody', async () => {
    const { staff, read } = await start();
    for (const headers of [staff, {}, staff]) expect((await read(headers, '/')).titles).toBe('active');
  });

  test('is not shown to a token that has ended: it is refused instead of shown less', async () => {
    const { staff, read, database } = await start();
    await read();
    await database.db.deleteFrom('sessions').execute();
    expect((await read(staff)).titles).toContain('UNAUTHENTICATED');
  });

  test('is the same for customers as for anybody', async () => {
    const { read, ...started } = await start();
    expect(await read(await (await signIn(started, 'user')).headers())).toMatchObject({
      titles: 'active',
      control: 'no-store',
    });
  });
});

describe('personal replies', () => {
  test('are of calls that no cache keeps', () => {
    const keptAlthoughPersonal = KEYS.filter(
      (key) => (contract[key] as Endpoint).reads && (contract[key] as Endpoint).access.anonymous === '401',
    );
    expect(keptAlthoughPersonal).toEqual([]);
  });
});
