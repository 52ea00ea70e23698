import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listen, startApp, stubSite, type LogLine } from '../testing/app.ts';
import { describeWithDatabase, until } from '../testing/engines.ts';

type AccessLine = LogLine & {
  access?: string;
  path?: string;
  status?: number;
  bytes?: number;
  ms?: number;
  network?: string;
  aborted?: boolean;
};

describeWithDatabase('the access log', (setup) => {
  const start = async (config: object) => {
    const site = stubSite(async ({ path }) => (path === '/' ? { html: '<!doctype html>Sayfa' } : undefined));
    const app = await startApp(setup, { site, config });
    const { port, fetch } = await listen(app);
    return { ...app, port, fetch, lines: () => (app.log as AccessLine[]).filter(({ access }) => access !== undefined) };
  };

  test('has a line for each request, however it is answered, without queries, searches and tokens', async () => {
    const { fetch, lines, config } = await start({ accessLog: true, trustedProxies: ['127.0.0.1'], logLevel: 'error' });
    mkdirSync(join(config.dataDir, 'img'), { recursive: true });
    writeFileSync(join(config.dataDir, 'img/a.png'), 'x'.repeat(5_000));
    const forwarded = { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' };
    const { headers } = await fetch('/', forwarded);
    const kept = await fetch('/', { ...forwarded, 'x-request-id': 'proxy-1.a_B' });
    expect(kept.headers).not.toHaveProperty('x-request-id'); // it came from memory
    await fetch('/', { 'if-none-match': String(headers.etag) });
    await fetch('/img/a.png');
    await fetch('/api/products?q=ayse%40ornek.example');
    await fetch('/sifre-sifirla/cok-gizli-anahtar');
    await fetch('/odeme/kart/cok-gizli-anahtar');
    await fetch('/api/products/search/ayse%20yilmaz');
    await until(() => lines().length === 8);
    expect(lines()).toMatchObject([
      { level: 30, access: 'GET', path: '/', status: 200, network: '203.0.113.0/24', reqId: headers['x-request-id'] },
      { path: '/', status: 200, network: '203.0.113.0/24', reqId: 'proxy-1.a_B' },
      { path: '/', status: 304 },
      { path: '/img/a.png', status: 200 },
      { path: '/api/products', status: 200 },
      { path: '/sifre-sifirla/…', status: 404 },
      { path: '/odeme/kart/…', status: 404 },
      { path: '/api/products/search/…', status: 200 },
    ]);
    expect(lines()[3]!.bytes).toBeGreaterThan(5_000);
    expect(lines()[2]!.bytes).toBeLessThan(lines()[1]!.bytes!);
    expect(JSON.stringify(lines())).not.toMatch(/gizli|ayse|203\.0\.113\.9/);
  });

  test('marks requests whose sender went away', async () => {
    const { port, lines, app } = await start({ accessLog: true });
    const arrived = new Promise((resolve) => {
      app.server.once('request', resolve);
    });
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(
      'POST /api/newsletter HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{',
    );
    await arrived;
    socket.destroy();
    await until(() => lines().length === 1);
    expect(lines()).toMatchObject([{ access: 'POST', path: '/api/newsletter', aborted: true }]);
  });

  test('is off unless it is switched on', async () => {
    const { fetch, lines } = await start({});
    await fetch('/');
    expect(lines()).toEqual([]);
  });
});

describeWithDatabase('the id of a request', (setup) => {
  test('is a trusted proxy’s own where it looks like one', async () => {
    const app = await startApp(setup, { config: { trustedProxies: ['127.0.0.1'] } });
    const idFor = async (id: string) => (await app.get('/api/pages', { 'x-request-id': id })).headers['x-request-id'];
    expect(await idFor('4bf92f3577b34da6.a-B_1')).toBe('4bf92f3577b34da6.a-B_1');
    for (const strange of ['a b', 'ş', 'x'.repeat(65), '<script>', 'a"b'])
      expect(await idFor(strange)).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('ignores the id that anybody else sends', async () => {
    const app = await startApp(setup, { config: { trustedProxies: ['10.0.0.0/8'] } });
    expect((await app.get('/api/pages', { 'x-request-id': 'mine' })).headers['x-request-id']).toMatch(
      /^[0-9a-f-]{36}$/,
    );
  });
});
