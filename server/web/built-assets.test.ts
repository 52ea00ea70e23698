import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { registerBuiltAssets } from './built-assets.ts';

const CODE = 'export const a = 1;';

async function start(vary?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'kaliphane-assets-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [file, content] of Object.entries({
    'a-1.js': CODE,
    'a-1.js.br': brotliCompressSync(CODE),
    'a-1.js.gz': gzipSync(CODE),
    'b-2.css': 'a{}',
    'c-3.woff2': 'font',
  }))
    writeFileSync(join(folder, file), content);
  const app = fastify();
  onTestFinished(() => app.close());
  if (vary !== undefined)
    app.addHook('onRequest', async (_request, reply) => {
      void reply.header('vary', vary);
    });
  app.setNotFoundHandler((_request, reply) => {
    void reply.code(404).send('none');
  });
  await registerBuiltAssets(app, folder, '/assets/');
  return { app, folder };
}

test('a built file is answered as it was at the start, compressed as the client likes, for good', async () => {
  const { app, folder } = await start();
  rmSync(join(folder, 'a-1.js'));
  const ask = (encoding?: string) =>
    app.inject({ url: '/assets/a-1.js', headers: encoding ? { 'accept-encoding': encoding } : {} });
  const plain = await ask();
  expect(plain.body).toBe(CODE);
  expect(plain.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
    'content-length': String(CODE.length),
  });
  expect(plain.headers['content-encoding']).toBeUndefined();
  const brotli = await ask('gzip, deflate, br');
  expect([brotli.headers['content-encoding'], brotliDecompressSync(brotli.rawPayload).toString()]).toEqual([
    'br',
    CODE,
  ]);
  const zipped = await ask('gzip');
  expect([zipped.headers['content-encoding'], gunzipSync(zipped.rawPayload).toString()]).toEqual(['gzip', CODE]);
});

test('what else a reply varies by stays in its header', async () => {
  const { app } = await start('Origin');
  expect((await app.inject('/assets/a-1.js')).headers['vary']).toBe('Origin, Accept-Encoding');
});

test('a file that the build did not compress is answered as it is', async () => {
  const { app } = await start();
  for (const [file, type] of [
    ['b-2.css', 'text/css; charset=utf-8'],
    ['c-3.woff2', 'font/woff2'],
  ] as const) {
    const { headers, statusCode } = await app.inject({ url: `/assets/${file}`, headers: { 'accept-encoding': 'br' } });
    expect([statusCode, headers['content-type'], headers['content-encoding']], file).toEqual([200, type, undefined]);
  }
});

test('whoever has it is answered 304; HEAD has the headers only; nothing else is there', async () => {
  const { app } = await start();
  const {
    headers: { etag },
  } = await app.inject('/assets/a-1.js');
  const again = await app.inject({ url: '/assets/a-1.js', headers: { 'if-none-match': String(etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const head = await app.inject({ method: 'HEAD', url: '/assets/a-1.js' });
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', String(CODE.length)]);
  for (const path of ['/assets/yok.js', '/assets/a-1.js.br', '/assets/..%2fa-1.js', '/assets/constructor', '/assets/'])
    expect((await app.inject(path)).statusCode, path).toBe(404);
});
