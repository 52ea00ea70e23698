import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { fetchRaw, listen, startApp, stubSite } from '../testing/app.ts';
import { describeWithDatabase, until } from '../testing/engines.ts';
import './draining.ts'; // what it adds to the application's type

/** 30 clients in a thread: it says when all are connected, and then sends what they were answered. */
const CLIENTS = `
  const { connect } = require('node:net');
  const { parentPort, workerData: { port, connected } } = require('node:worker_threads');
  let open = 0;
  const clients = Array.from({ length: 30 }, () => new Promise((resolve) => {
    let reply = '';
    connect(port, '127.0.0.1')
      .on('connect', function () {
        this.write('GET /health HTTP/1.1\\r\\nHost: x\\r\\nConnection: close\\r\\n\\r\\n');
        open += 1;
        if (open === 30) {
          Atomics.store(connected, 0, 1);
          Atomics.notify(connected, 0);
        }
      })
      .on('data', (chunk) => { reply += chunk; })
      .on('error', (error) => { reply = error.message; })
      .on('close', () => resolve(reply));
  }));
  Promise.all(clients).then((replies) => parentPort.postMessage(replies));
`;

describeWithDatabase('a server that is about to end', (setup) => {
  test('is not ready, but alive, and closes each connection with its next reply, whatever it answers', async () => {
    const site = stubSite(async ({ path }) => (path === '/' ? { html: '<!doctype html>Sayfa' } : undefined));
    const started = await startApp(setup, { site });
    const { app } = started;
    const { port } = await listen(started);
    const agent = new Agent({ keepAlive: true });
    setup.onEnd(() => agent.destroy());
    const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      new Promise<{ status: number; connection: string | undefined; etag: string | undefined }>((resolve, reject) => {
        request({ port, host: '127.0.0.1', path, method, headers, agent }, (reply) => {
          reply
            .resume()
            .on('end', () =>
              resolve({ status: reply.statusCode!, connection: reply.headers.connection, etag: reply.headers.etag }),
            );
        })
          .on('error', reject)
          .end();
      });
    await ask('/');
    const { etag = '', connection } = await ask('/'); // kept by now
    expect(connection).toBe('keep-alive');
    expect((await ask('/health/ready')).status).toBe(200);

    const body = '{"email":"x"}';
    const running = connect(port, '127.0.0.1');
    let reply = '';
    running.on('data', (chunk) => {
      reply += chunk;
    });
    setup.onEnd(() => running.destroy());
    const arrived = new Promise((resolve) => {
      app.server.once('request', resolve);
    });
    running.write(
      `POST /api/newsletter HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    await arrived;

    app.drain.begin();
    for (const [path, headers, status, method] of [
      ['/health/ready', {}, 503, 'GET'],
      ['/api/health/ready', {}, 503, 'GET'],
      ['/health', {}, 200, 'GET'],
      ['/', {}, 200, 'GET'],
      ['/', { 'if-none-match': etag }, 304, 'GET'],
      ['/', {}, 200, 'HEAD'],
      ['/yok', {}, 404, 'GET'],
      ['/api/yok', {}, 404, 'GET'],
      ['/api/pages', {}, 200, 'GET'],
      ['/img/yok.png', {}, 404, 'GET'],
      ['/%', {}, 400, 'GET'],
    ] as const) {
      expect(await ask(path, headers, method), path).toMatchObject({ status, connection: 'close' });
    }
    running.write(body);
    await until(() => reply.includes('\r\n\r\n'));
    expect(reply).toMatch(/^HTTP\/1\.1 400 [^]*\r\nconnection: close\r\n/i);
  });

  test('lets go of its port, and then waits for clients that may still send something', async () => {
    const started = await startApp(setup);
    const { app } = started;
    const { port } = await listen(started);
    const kept = connect(port, '127.0.0.1');
    let replies = '';
    kept.on('data', (chunk) => {
      replies += chunk;
    });
    setup.onEnd(() => kept.destroy());
    kept.write('GET /api/pages HTTP/1.1\r\nHost: x\r\n\r\n');
    await until(() => replies.endsWith('[]'));
    app.drain.begin();
    let isOver = false;
    await app.drain.closePorts();
    await expect(fetchRaw(port, '/health')).rejects.toThrow(/ECONNREFUSED/);
    const ended = app.drain.untilLeft(app.openConnections, new AbortController().signal).then(() => {
      isOver = true;
    });
    expect(isOver).toBe(false);
    replies = '';
    kept.write('POST /api/yok HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n'); // as late as can be, and answered
    await until(() => replies.includes('NOT_FOUND'));
    expect(replies).toMatch(/\r\nconnection: close\r\n/i);
    await ended;
    await app.close();
  });

  test.each([
    ['', 0],
    [', also where the process got no processor for a while', 120],
  ])('accepts all of those who came before%s', async (_, busyMs) => {
    const started = await startApp(setup);
    const { port } = await listen(started);
    const connected = new Int32Array(new SharedArrayBuffer(4));
    const clients = new Worker(CLIENTS, { eval: true, workerData: { port, connected } });
    setup.onEnd(() => clients.terminate());
    const replies = new Promise<string[]>((resolve, reject) => {
      clients.once('message', resolve).once('error', reject);
    });
    // This thread waits, so the server has accepted none when all are there.
    expect(Atomics.wait(connected, 0, 0, 20_000)).toBe('ok');
    const closed = started.app.drain.closePorts();
    const since = performance.now();
    while (performance.now() - since < busyMs); // a timer is late now, and nothing has been accepted yet
    await closed;
    expect((await replies).map((reply) => reply.slice(0, 12))).toEqual(
      Array.from({ length: 30 }, () => 'HTTP/1.1 200'),
    );
  });

  test('waits no longer after a second signal', async () => {
    const started = await startApp(setup);
    const { port } = await listen(started);
    const idle = connect(port, '127.0.0.1');
    setup.onEnd(() => idle.destroy());
    await until(() => started.app.openConnections() === 1);
    await started.app.drain.untilLeft(started.app.openConnections, AbortSignal.abort());
    expect(started.app.openConnections()).toBe(1);
  });
});
