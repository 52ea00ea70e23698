import { connect } from 'node:net';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ErrorBody } from '#contract/errors.ts';
import { listen, startApp, stubSite } from '../testing/app.ts';
import { describeWithDatabase } from '../testing/engines.ts';
import { toFailure } from './errors.ts';

/** Sends raw bytes; returns the whole reply. */
const sendRaw = (port: number, text: string) =>
  new Promise<string>((resolve, reject) => {
    let reply = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket
      .on('data', (chunk) => {
        reply += chunk;
      })
      .on('error', reject)
      .on('close', () => resolve(reply));
  });

describeWithDatabase('failures', (setup) => {
  const isFailure = (json: unknown, code: string) => {
    const body = ErrorBody.strict().parse(json);
    expect(body.code).toBe(code);
    expect(body.message).toBe(body.error);
    expect(body.message).toMatch(/[.!]$/);
  };

  test('a text that PostgreSQL cannot keep is no failure of ours: U+0000 in whatever is looked for or stored', async () => {
    const { app, log } = await startApp(setup);
    const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
    expect((await post('/api/auth/login', { email: '\u0000', password: 'Uzun-Parola-1' })).statusCode).toBe(400);
    const reset = await post('/api/auth/reset-password', { token: 'a\u0000b', password: 'Uzun-Parola-9182' });
    expect(reset.statusCode).toBe(400);
    const { status, body } = toFailure(Object.assign(new Error('invalid byte sequence'), { code: '22021' }));
    expect(status).toBe(400);
    isFailure(body, 'VALIDATION');
    expect(log.filter(({ level }) => level >= 50)).toEqual([]);
  });

  test('of any address below /api are 404 in the shape of failures, with every method', async () => {
    const { app, get } = await startApp(setup);
    for (const url of ['/api', '/api/', '/api/yok', '/api/../etc/passwd', '/api/products/a/b/c', '/api//products']) {
      const { status, json } = await get(url);
      expect(status, url).toBe(404);
      isFailure(json, 'NOT_FOUND');
    }
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const reply = await app.inject({ method, url: '/api/yok' });
      expect(reply.statusCode).toBe(404);
      isFailure(reply.json(), 'NOT_FOUND');
    }
  });

  test('of a body that is no JSON, too large, or of another kind are 400, 413 and 415', async () => {
    const { app } = await startApp(setup);
    const post = (payload: string, type = 'application/json') =>
      app.inject({ method: 'POST', url: '/api/contacts', headers: { 'content-type': type }, payload });
    for (const broken of ['{', '', 'x', '{"a":}', '{"__proto__":{"a":1}}']) {
      const reply = await post(broken);
      expect(reply.statusCode, broken).toBe(400);
      isFailure(reply.json(), 'VALIDATION');
    }
    const large = await post(JSON.stringify('a'.repeat(64 * 1024)));
    expect(large.statusCode).toBe(413);
    isFailure(large.json(), 'PAYLOAD_TOO_LARGE');
    const other = await post('<a/>', 'application/xml');
    expect(other.statusCode).toBe(415);
    isFailure(other.json(), 'UNSUPPORTED_MEDIA_TYPE');
  });

  test('of values of a wrong kind have Turkish sentences, whatever the schema leaves unsaid', async () => {
    const { app } = await startApp(setup);
    const refused = async (url: string, payload: object) =>
      (await app.inject({ method: 'POST', url, payload })).json() as ErrorBody;
    const contact = await refused('/api/contacts', { name: 1, message: 'a'.repeat(30_000), botProtection: [] });
    expect(contact.fields).toEqual({
      name: 'Metin olmalıdır.',
      message: 'En fazla 20000 karakter olabilir.',
      botProtection: 'Nesne olmalıdır.',
    });
    isFailure(contact, 'VALIDATION');
    const cart = await refused('/api/cart/quote', { products: [{ quantity: 1, price: 'x' }], isFastCargo: 'evet' });
    expect(cart.fields).toEqual({
      'products.0._id': 'Bu alan gerekli.',
      'products.0.price': 'Sayı olmalıdır.',
      isFastCargo: 'true veya false olmalıdır.',
    });
    const application = await refused('/api/job-applications', { skills: 'x' });
    expect(Object.values(application.fields!).join(' ')).not.toMatch(/invalid|expected|received/i);
  });

  test('of broken percent escapes are 400 everywhere', async () => {
    const { get } = await startApp(setup, { site: stubSite(async () => ({})) });
    for (const url of [
      '/api/products/%',
      '/api/products/%E0%A4%A',
      '/api/products/search/%zz',
      '/api/categories/%ff',
      '/urun/%E0%A4%A',
      '/%',
      '/img/products/%E0%A4%A',
      '/%c0%ae%c0%ae/',
    ]) {
      const { status, json, headers } = await get(url);
      expect(status, url).toBe(400);
      isFailure(json, 'VALIDATION');
      expect(headers['x-request-id']).toBeTruthy();
    }
    for (const url of ['/api/products?q=%', '/api/products?q=%E0%A4%A', '/api/products?%=1'])
      expect((await get(url)).status, url).toBeLessThan(500);
  });

  test('of the server itself reveal nothing internal, and are logged with the request’s id', async () => {
    const { app, database, get, log } = await startApp(setup);
    const before = await get('/api/pages');
    expect(before.status).toBe(200);
    expect(log).toEqual([]);
    await sql`drop table pages`.execute(database.db);
    await database.write('pages', async () => {});
    const { status, headers, json, body } = await get('/api/pages');
    expect(status).toBe(500);
    expect(json).toEqual({
      error: 'Sunucu hatası oluştu. Lütfen tekrar deneyin.',
      message: 'Sunucu hatası oluştu. Lütfen tekrar deneyin.',
      code: 'INTERNAL',
    });
    expect(body).not.toMatch(/pages|table|relation|sql|at /i);
    expect(headers['cache-control']).toBe('no-store');
    expect(log).toHaveLength(1);
    expect(log[0]).toMatchObject({
      level: 50,
      reqId: headers['x-request-id'],
      req: { method: 'GET', url: '/api/pages' },
      err: { message: expect.stringContaining('pages') },
    });
    expect((await app.inject('/api/categories')).statusCode).toBe(200); // others go on
  });

  test('of the server are not kept: the next request is answered again', async () => {
    const { database, get } = await startApp(setup);
    await sql`alter table pages rename to pages_away`.execute(database.db);
    expect((await get('/api/pages')).status).toBe(500);
    await sql`alter table pages_away rename to pages`.execute(database.db);
    expect((await get('/api/pages')).status).toBe(200);
  });

  test('that the client caused are not logged', async () => {
    const { get, log } = await startApp(setup);
    for (const url of ['/api/yok', '/api/products?limit=0', '/api/products/yok', '/api/products/%']) await get(url);
    expect(log).toEqual([]);
  });

  test('of requests that are no HTTP have the same shape', async () => {
    const { port } = await listen(await startApp(setup));
    for (const [request, status] of [
      ['NONSENSE\r\n\r\n', 400],
      [`GET /api/products?q=${'a'.repeat(10_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
      [`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(10_000)}\r\n\r\n`, 431],
      [
        'POST /api/products HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
        400,
      ],
    ] as const) {
      const reply = await sendRaw(port, request);
      expect(reply, request.slice(0, 40)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(reply).toMatch(/x-content-type-options: nosniff/i);
      isFailure(JSON.parse(reply.slice(reply.indexOf('\r\n\r\n'))), 'VALIDATION');
    }
  });
});

test('any error becomes a failure that users may see', () => {
  expect(toFailure(new Error('secret')).body.message).not.toContain('secret');
  expect(toFailure('text').status).toBe(500);
  expect(toFailure(undefined).status).toBe(500);
  expect(toFailure(null).status).toBe(500);
  expect(toFailure(Object.assign(new Error('secret'), { statusCode: 418 }))).toMatchObject({
    status: 418,
    body: { code: 'VALIDATION', message: 'Geçersiz istek.' },
  });
  expect(toFailure(Object.assign(new Error('secret'), { statusCode: 503 }))).toMatchObject({
    status: 503,
    body: { code: 'UNAVAILABLE' },
  });
  expect(toFailure(Object.assign(new Error('secret'), { statusCode: 200 })).status).toBe(500);
});

describeWithDatabase('a full disk', (setup) => {
  test('is 503 for writes, with a retry in a minute, and reads go on', async () => {
    const { database, get } = await startApp(setup);
    if (setup.engine === 'sqlite') {
      const error = await database
        .write('settings', async (trx) => {
          await sql`create table filler (content text)`.execute(trx);
          await sql`pragma max_page_count = 1`.execute(trx); // it keeps its pages, and gets no more
          await sql`insert into filler values (${'x'.repeat(100_000)})`.execute(trx);
        })
        .catch((cause: unknown) => cause);
      expect(toFailure(error)).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' }, retryAfter: 60 });
    }
    for (const code of ['ENOSPC', 'EDQUOT', '53100'])
      expect(toFailure(Object.assign(new Error('full'), { code }))).toMatchObject({
        status: 503,
        body: { code: 'UNAVAILABLE' },
        retryAfter: 60,
      });
    expect((await get('/api/categories')).status).toBe(200);
  });
});
