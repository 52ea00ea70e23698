import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { until } from '../testing/engines.ts';
import { CONNECTION_LIMITS, guardConnections, isTooSlow, type ConnectionLimits } from './connections.ts';
import { addressMatcher } from './trusted-addresses.ts';

let endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.toReversed()) end();
  endings = [];
});

interface Options {
  limits?: Partial<ConnectionLimits>;
  isExempt?: (address: string) => boolean;
}

/** A plain server under small limits. */
async function start(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  { limits = {}, isExempt = () => false }: Options = {},
) {
  const slow: Socket[] = [];
  const guard = guardConnections(
    { ...CONNECTION_LIMITS, tickMs: 20, silenceMs: 300, ...limits },
    isExempt,
    (_server, socket) => {
      slow.push(socket);
      socket.destroy();
    },
  );
  const server = createServer({ keepAliveTimeout: 60_000 }, guard.inTurn(handle)).listen(0, '127.0.0.1');
  guard.watch(server);
  endings.push(() => {
    server.close();
    server.closeAllConnections();
  });
  await until(() => server.listening);
  const { port } = server.address() as AddressInfo;
  const open = (text = '', localAddress = '127.0.0.1') => {
    const socket = connect({ port, host: '127.0.0.1', localAddress }, () => {
      if (text) socket.write(text);
    });
    const client = { socket, reply: '', isClosed: false };
    socket
      .on('data', (chunk) => {
        client.reply += chunk;
      })
      .on('close', () => {
        client.isClosed = true;
      })
      .on('error', () => {});
    endings.push(() => socket.destroy());
    return client;
  };
  return { guard, slow, open };
}
const get = (path = '/') => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const repliesIn = (text: string) => text.split('HTTP/1.1 200').length - 1;

test('an address holds no more connections than it may, and gets room again when one ends', async () => {
  const { guard, open } = await start(
    (_request, response) => {
      response.end('ok');
    },
    { limits: { perAddress: 3, silenceMs: 60_000 } },
  );
  const held = [open(), open(), open()];
  await until(() => guard.size.connections === 3);
  const refused = open(get());
  await until(() => refused.isClosed);
  expect(refused.reply).toBe('');
  held[0]!.socket.destroy();
  await until(() => guard.size.connections === 2);
  const next = open(get());
  await until(() => next.reply.endsWith('ok'));
});

test('a proxy holds any number', async () => {
  const { guard, open } = await start(() => {}, {
    limits: { perAddress: 1 },
    isExempt: addressMatcher(['127.0.0.0/8']),
  });
  for (let i = 0; i < 5; i++) open();
  await until(() => guard.size.connections === 5);
});

test('in a full house idle connections make room for new ones', async () => {
  const { guard, open } = await start(
    (request, response) => {
      if (request.url === '/') response.end('ok');
    },
    { limits: { total: 3, silenceMs: 60_000 } },
  );
  const busy = open(get('/waits'));
  await until(() => guard.size.connections === 1);
  const idle = [open(), open(get())];
  await until(() => guard.size.connections === 3 && idle[1]!.reply.endsWith('ok'));
  await new Promise((resolve) => {
    setTimeout(resolve, 100);
  }); // some ticks
  const newcomer = open(get());
  await until(() => newcomer.reply.endsWith('ok'));
  expect([busy.isClosed, idle[0]!.isClosed, idle[1]!.isClosed]).toEqual([false, true, false]);
});

test('in a full house where none is idle, endless requests make room', async () => {
  const { guard, open } = await start(
    (request, response) => {
      if (request.url !== '/waits') response.end('ok');
    },
    { limits: { total: 3, silenceMs: 60_000 } },
  );
  const busy = open(get('/waits'));
  await until(() => guard.size.connections === 1);
  const unfinished = () => open('POST /waits HTTP/1.1\r\nHost: x\r\nContent-Length: 50000\r\n\r\n{');
  const arriving = [unfinished(), unfinished()];
  await until(() => guard.size.connections === 3);
  await new Promise((resolve) => {
    setTimeout(resolve, 100);
  }); // some ticks
  const newcomer = open(get());
  await until(() => newcomer.reply.endsWith('ok'));
  await until(() => arriving.filter(({ isClosed }) => isClosed).length === 1);
  expect(busy.isClosed).toBe(false);
});

test('a client that says nothing, stops within a body, or does not read is hung up on; one that waits for the server is not', async () => {
  const large = Buffer.alloc(64 * 1024 * 1024);
  let answer = () => {};
  const { guard, slow, open } = await start((request, response) => {
    request.resume();
    if (request.url === '/large') response.end(large);
    else if (request.url === '/slow') answer = () => response.end('at last');
  });
  const waiting = open(get('/slow'));
  const mute = open();
  const body = open('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nabc');
  const unread = open(get('/large'));
  unread.socket.pause();
  await until(() => mute.isClosed && body.isClosed && guard.size.connections === 1, 10_000); // a paused client does not notice
  expect(slow).toHaveLength(1);
  expect(unread.socket.bytesRead).toBeLessThan(large.length);
  expect(waiting.isClosed).toBe(false);
  answer();
  await until(() => waiting.reply.endsWith('at last'));
});

test.each([
  [15_000, 0, false],
  [16_000, 0, true],
  [16_000, 2, true],
  [16_000, 16_384, false],
  [600_000, 500_000, true],
  [600_000, 620_000, false],
])('after %i ms, %i bytes of a reply are too few: %s', (elapsedMs, bytes, expected) =>
  expect(isTooSlow(elapsedMs, bytes, CONNECTION_LIMITS)).toBe(expected),
);

test('a reply that is read too slowly all the time is broken off', async () => {
  const large = Buffer.alloc(64 * 1024 * 1024);
  const { open } = await start(
    (_request, response) => {
      response.end(large);
    },
    { limits: { bytesPerSecond: 1024 ** 4, silenceMs: 200 } },
  );
  const client = open(get());
  client.socket.removeAllListeners('data').on('data', () => {
    client.socket.pause();
    setTimeout(() => client.socket.resume(), 4);
  });
  await until(() => client.isClosed, 20_000);
  expect(client.socket.bytesRead).toBeLessThan(large.length);
});

test.each([
  [60_000, false],
  [0, true],
])(
  'of those who do not read, the ones beyond a number are closed early, and their address waits %i ms: it is back at once is %s',
  async (penaltyMs, isBack) => {
    const large = Buffer.alloc(16 * 1024 * 1024);
    let asked = 0;
    const { guard, open } = await start(
      (request, response) => {
        asked += 1;
        response.end(request.url === '/' ? large : 'ok');
      },
      { limits: { stalled: 2, silenceMs: 60_000, penaltyMs } },
    );
    const clients = Array.from({ length: 5 }, () => open(get()));
    for (const { socket } of clients) socket.pause();
    await until(() => asked === 5 && guard.size.connections === 2, 10_000);
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    }); // some ticks
    const next = open(get('/ok'));
    await until(() => next.isClosed || next.reply.endsWith('ok'), 10_000);
    expect(next.reply.endsWith('ok')).toBe(isBack);
  },
);

test('slow work begins after connections that came together are all let in', async () => {
  const come = 10;
  let entered = 0;
  let before = -1;
  // However long the machine takes: after some milliseconds, work would begin among arrivals
  vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  endings.push(() => vi.restoreAllMocks());
  const { guard, open } = await start(
    (_request, response) => {
      entered++;
      if (entered === 1) {
        // Busy for as long as the system needs to take all of them
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
        guard.afterArrivals(() => {
          before = guard.size.connections;
        });
      }
      response.end('a');
    },
    { isExempt: () => true },
  );
  const clients = Array.from({ length: come }, () => open(get()));
  await until(() => before >= 0);
  expect(before).toBe(come);
  await until(() => clients.every(({ reply }) => repliesIn(reply) === 1));
});

test('pipelined requests are handled one after the other, all of them, in order', async () => {
  let running = 0;
  let most = 0;
  const { guard, open } = await start((request, response) => {
    most = Math.max(most, ++running);
    setImmediate(() => {
      running -= 1;
      response.end(request.url);
    });
  });
  const client = open(Array.from({ length: 300 }, (_, i) => get(`/${i};`)).join(''));
  await until(() => repliesIn(client.reply) === 300, 10_000);
  expect(most).toBe(1);
  expect(client.reply.match(/\/\d+;/g)).toEqual(Array.from({ length: 300 }, (_, i) => `/${i};`));
  expect(guard.size.waiting).toBe(0);
  client.socket.write(get('/again;'));
  await until(() => client.reply.endsWith('/again;'));
});

test('after so many bytes for pipelined requests the connection ends with a whole reply, and says so', async () => {
  const part = Buffer.alloc(10 * 1024);
  const { guard, open } = await start(
    (_request, response) => {
      response.end(part);
    },
    { limits: { pipelinedBytes: 100 * 1024 } },
  );
  const client = open(get().repeat(60));
  await until(() => client.isClosed);
  const replies = repliesIn(client.reply);
  expect(replies).toBeGreaterThanOrEqual(10);
  expect(replies).toBeLessThanOrEqual(12);
  expect(client.reply.match(/^Connection: close/gm)).toHaveLength(1);
  expect(client.reply.length).toBeGreaterThan(replies * part.length);
  await until(() => guard.size.connections === 0);
  expect(guard.size.waiting).toBe(0);
});

test('pipelined requests whose replies are not read are bounded over all connections', async () => {
  let handled = 0;
  const large = Buffer.alloc(16 * 1024 * 1024);
  const { guard, open } = await start(
    (_request, response) => {
      handled += 1;
      response.end(large);
    },
    { limits: { waiting: 100, silenceMs: 60_000 } },
  );
  const clients = Array.from({ length: 10 }, () => open(get().repeat(60)));
  for (const { socket } of clients) socket.pause();
  await until(() => guard.size.connections < 10 && guard.size.waiting > 0, 10_000);
  expect(guard.size.waiting).toBeLessThanOrEqual(100 + clients.length); // one of each connection may wait beyond the bound
  expect(handled).toBeLessThanOrEqual(10);
  for (const { socket } of clients) socket.destroy();
  await until(() => guard.size.connections === 0);
  expect(guard.size.waiting).toBe(0);
});

test('a client that asks on before the reply’s end was seen to leave does not count as pipelining', async () => {
  const { guard, open } = await start(
    (request, response) => {
      if (request.url === '/waits') return;
      response.writeHead(200, { 'content-length': 2 });
      response.write('ok');
      setTimeout(() => response.end(), 50);
    },
    { limits: { waiting: 3, silenceMs: 60_000 } },
  );
  const attacker = open(get('/waits').repeat(4));
  await until(() => guard.size.waiting === 3);
  const neighbour = open(get(), '127.0.0.9');
  await until(() => neighbour.reply.endsWith('ok'));
  neighbour.socket.write(get());
  await until(() => repliesIn(neighbour.reply) === 2);
  expect([attacker.isClosed, neighbour.isClosed]).toEqual([false, false]);
});

test.each([
  ['one thing after the other comes before', 1, (handled: number) => handled < 60],
  ['many things at once comes after', 2, (handled: number) => handled > 200],
])('in a rush of newcomers, whoever was here before and asked for %s them', async (_name, requests, isRight) => {
  // While clients come, work rests; on a busy machine the time for that would be over before all of them are here.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  endings.push(() => vi.restoreAllMocks());
  let handled = 0;
  const { guard, open } = await start(
    (_request, response) => {
      handled += 1;
      const since = process.hrtime.bigint();
      while (process.hrtime.bigint() - since < 2_000_000n); // both contend for the processor
      response.end('ok');
    },
    { limits: { perAddress: 1_000, silenceMs: 60_000 } },
  );
  const before = open(get().repeat(requests), '127.0.0.9');
  await until(() => repliesIn(before.reply) === requests);
  before.socket.destroy();
  await until(() => guard.size.connections === 0);
  handled = 0;
  const newcomers = Array.from({ length: 300 }, () => open(get()));
  const back = open('', '127.0.0.9');
  let handledBefore = 0;
  back.socket.once('data', () => {
    handledBefore = handled;
  });
  back.socket.once('connect', () => back.socket.write(get()));
  await until(() => back.reply.endsWith('ok'), 10_000);
  expect(handledBefore).toSatisfy(isRight);
  await until(() => newcomers.every(({ reply }) => reply.endsWith('ok')), 10_000);
});

test('a server is looked after only while it listens: one that never did is held by nothing', async () => {
  const [begun, ended] = [vi.spyOn(globalThis, 'setInterval'), vi.spyOn(globalThis, 'clearInterval')];
  endings.push(() => vi.restoreAllMocks());
  const guard = guardConnections(
    CONNECTION_LIMITS,
    () => false,
    () => {},
  );
  const server = createServer();
  guard.watch(server);
  expect(begun).not.toHaveBeenCalled();
  server.listen(0, '127.0.0.1');
  await until(() => server.listening);
  expect(begun).toHaveBeenCalledTimes(1);
  await new Promise((resolve) => {
    server.close(resolve);
  });
  expect(ended).toHaveBeenCalledWith(begun.mock.results[0]!.value);
});
