import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import { createServer as createSocketServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { fetchFile, OUTSIDE, type Outside } from './outgoing-file.ts';
import {
  ADDRESS_NOT_WEB,
  ADDRESS_PRIVATE,
  ADDRESS_UNREADABLE,
  ADDRESS_WITH_PASSWORD,
  FILE_ABSENT,
  FILE_BROKE_OFF,
  FILE_EMPTY,
  SERVER_REDIRECTS,
  SERVER_TOO_SLOW,
  SERVER_UNKNOWN,
  SERVER_UNREACHABLE,
} from './outgoing-file-texts.ts';

const PUBLIC = '93.184.216.34';
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** A server that stands for all public ones, and notes what it was asked. */
async function start(answer: RequestListener, addresses: readonly string[] = [PUBLIC]) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const folder = await mkdtemp(join(tmpdir(), 'outgoing-'));
  ends.push(async () => {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true });
  });
  const { port } = server.address() as AddressInfo;
  const asked: string[] = [];
  const outside: Outside = {
    resolve: () => Promise.resolve(addresses),
    ask: (url, address, signal) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        asked.push(`${url.href} ${address}`);
        get({ port, host: '127.0.0.1', path: url.pathname, signal, agent: false }, resolve).once('error', reject);
      }),
  };
  const to = join(folder, 'dosya');
  const failure = async (address: string, timeoutMs?: number): Promise<string> => {
    const error: unknown = await fetchFile(address, to, outside, timeoutMs).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(Error);
    expect(existsSync(to)).toBe(false);
    return (error as Error).message;
  };
  return { outside, asked, to, failure };
}
const file: RequestListener = (_, reply) => reply.writeHead(200, { 'content-type': 'text/html' }).end('içerik');

test('a file comes by https, from the address that was checked; http is tried as https', async () => {
  const { outside, asked, to } = await start(file, ['2606:2800:220:1::1', PUBLIC]);
  expect(await fetchFile('http://örnek.example/ğ a.jpg#son', to, outside)).toBe(7);
  expect(await readFile(to, 'utf8')).toBe('içerik');
  expect(asked).toEqual([`https://xn--rnek-4qa.example/%C4%9F%20a.jpg ${PUBLIC}`]);
});

test.each([
  'https://127.0.0.1/a.jpg',
  'https://127.1/a.jpg',
  'https://2130706433/a.jpg',
  'https://0x7f.0.0.1/a.jpg',
  'https://0177.0.0.1/a.jpg',
  'http://169.254.169.254/latest/meta-data',
  'https://10.0.0.1:8443/a.jpg',
  'https://[::1]/a.jpg',
  'https://[::ffff:10.0.0.1]/a.jpg',
  'https://[fe80::1]/a.jpg',
  'https://[fd00::1]/a.jpg',
  'https://127。0。0。1/a.jpg',
])('%s is never asked', async (address) => {
  const { asked, failure } = await start(file);
  expect(await failure(address)).toBe(ADDRESS_PRIVATE);
  expect(asked).toEqual([]);
});

test.each([['127.0.0.1'], ['192.168.1.4'], ['::1'], ['::ffff:192.168.1.4'], ['fd00::2'], ['localhost']])(
  'a name that leads to %s is never asked, be it beside a public address',
  async (address) => {
    const { asked, failure } = await start(file, [PUBLIC, address]);
    expect(await failure('https://dis.example/a.jpg')).toBe(ADDRESS_PRIVATE);
    expect(asked).toEqual([]);
  },
);

test.each([
  ['ftp://dis.example/a.jpg', ADDRESS_NOT_WEB],
  ['file:///etc/passwd', ADDRESS_NOT_WEB],
  ['data:image/png;base64,AAAA', ADDRESS_NOT_WEB],
  ['https://ali:parola@dis.example/a.jpg', ADDRESS_WITH_PASSWORD],
  ['https://', ADDRESS_UNREADABLE],
  ['a.jpg', ADDRESS_UNREADABLE],
  [`https://dis.example/${'a'.repeat(2_000)}`, ADDRESS_UNREADABLE],
])('%s is refused', async (address, sentence) => {
  const { asked, failure } = await start(file);
  expect(await failure(address)).toBe(sentence);
  expect(asked).toEqual([]);
});

test('redirects are not followed, and what is not there, empty or refused says so', async () => {
  const { failure } = await start((request, reply) => {
    if (request.url === '/yon') reply.writeHead(302, { location: 'https://127.0.0.1/' }).end();
    else if (request.url === '/yok') reply.writeHead(404).end('yok');
    else if (request.url === '/bos') reply.writeHead(200).end();
    else reply.writeHead(403).end();
  });
  expect(await failure('https://dis.example/yon')).toBe(SERVER_REDIRECTS);
  expect(await failure('https://dis.example/yok')).toBe(FILE_ABSENT);
  expect(await failure('https://dis.example/bos')).toBe(FILE_EMPTY);
  expect(await failure('https://dis.example/x')).toBe('Sunucu dosyayı vermedi (yanıt 403).');
});

test('10 MiB are the most, whether the server says so or not', async () => {
  const { failure } = await start((request, reply) => {
    if (request.url === '/gercek') reply.writeHead(200, { 'content-length': 11 * 1024 * 1024 }).write('x');
    else {
      reply.writeHead(200);
      const more = (): void => {
        while (!reply.destroyed && reply.write(Buffer.alloc(64 * 1024)));
        reply.once('drain', more);
      };
      more();
    }
  });
  for (const path of ['gercek', 'sonsuz'])
    expect(await failure(`https://dis.example/${path}`)).toBe('Dosya 10 MB’tan büyük.');
});

test('a server that does not answer, or breaks off, says so', async () => {
  const { failure, outside, to } = await start((request, reply) => {
    if (request.url === '/yarim') {
      reply.writeHead(200, { 'content-length': 100 }).write('yarım');
      setTimeout(() => reply.destroy(), 20);
    }
    if (request.url === '/damla') reply.writeHead(200, { 'content-length': 100 }).write('d');
  });
  expect(await failure('https://dis.example/yarim')).toBe(FILE_BROKE_OFF);
  expect(await failure('https://dis.example/sessiz', 2_000)).toBe(SERVER_TOO_SLOW);
  expect(await failure('https://dis.example/damla', 2_000)).toBe(SERVER_TOO_SLOW);
  const failing = (change: Partial<Outside>) =>
    fetchFile('https://dis.example/a.jpg', to, { ...outside, ...change }, 2_000);
  await expect(failing({ resolve: () => Promise.reject(new Error('ENOTFOUND')) })).rejects.toMatchObject({
    message: SERVER_UNKNOWN,
    isUnreachable: true,
  });
  await expect(failing({ resolve: () => Promise.resolve([]) })).rejects.toThrow(SERVER_UNKNOWN);
  await expect(failing({ resolve: () => new Promise(() => {}) })).rejects.toThrow(SERVER_TOO_SLOW);
  await expect(failing({ ask: () => Promise.reject(new Error('ECONNREFUSED')) })).rejects.toMatchObject({
    message: SERVER_UNREACHABLE,
    isUnreachable: true,
  });
});

test('the connection is made to the address that was checked, in the name of the server', async () => {
  let hello = '';
  const server = createSocketServer((socket) => {
    socket.once('data', (data) => {
      hello = data.toString('latin1');
      socket.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => new Promise((resolve) => server.close(resolve)));
  const { port } = server.address() as AddressInfo;
  const url = new URL(`https://baska.example:${port}/a.jpg`);
  await expect(OUTSIDE.ask(url, '127.0.0.1', AbortSignal.timeout(5_000))).rejects.toThrow();
  expect(hello).toContain('baska.example');
});
