import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterEach, describe, expect, test } from 'vitest';
import { until } from '../testing/engines.ts';
import { versionsOnArrival } from './versions-on-arrival.ts';

const REQUEST = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n';

describe('versions as a request arrives', () => {
  let server: Server | undefined;
  let clients: Socket[] = [];
  afterEach(async () => {
    for (const client of clients) client.destroy();
    clients = [];
    await new Promise((resolve) => {
      server!.close(resolve);
    });
  });

  /** Answers each request with its version; `change` is called after each answer. */
  async function start(count: number, change: (answered: number) => void = () => {}) {
    const seen = { version: 0, looks: 0, answered: 0 };
    const onArrival = versionsOnArrival(() => {
      seen.looks++;
      const { version } = seen;
      return { now: version, last: () => version };
    });
    server = createServer((_request, response) => {
      response.end(String(onArrival(response).now));
      change(++seen.answered);
    });
    let accepted = 0;
    server.on('connection', () => {
      accepted++;
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    clients = Array.from({ length: count }, () => connect((server!.address() as AddressInfo).port, '127.0.0.1'));
    const replies = clients.map(() => [] as string[]);
    await until(() => accepted === count); // one in each turn
    clients.forEach((client, i) =>
      client.on('data', (data: Buffer) =>
        replies[i]!.push(...[...data.toString().matchAll(/\r\n\r\n(\d+)/g)].map((match) => match[1]!)),
      ),
    );
    const all = (each: number) => until(() => replies.every((texts) => texts.length === each));
    return { seen, replies, all };
  }

  test('are looked at once for requests that were there together', async () => {
    const { seen, all } = await start(30);
    for (const client of clients) client.write(REQUEST);
    await all(1);
    expect(seen.looks).toBeLessThan(15);
  });

  test('are looked at again for each request that comes after a reply', async () => {
    const { seen, replies, all } = await start(1);
    for (let n = 1; n <= 20; n++) {
      seen.version = n; // as another process's commit would, at any moment
      clients[0]!.write(REQUEST);
      await all(n);
    }
    expect(replies[0]).toEqual(Array.from({ length: 20 }, (_, i) => String(i + 1)));
  });

  test('are looked at again after what runs between two turns', async () => {
    const { seen, all } = await start(2);
    for (let n = 1; n <= 10; n++) {
      const before = seen.looks;
      clients[0]!.write(REQUEST);
      await until(() => seen.answered === 2 * n - 1);
      await new Promise((resolve) => setImmediate(resolve));
      clients[1]!.write(REQUEST);
      await all(n);
      expect(seen.looks - before).toBe(2);
    }
  });

  test('are looked at again for a request that did not wait for the reply before it', async () => {
    let current: { version: number } | undefined;
    const { seen, replies, all } = await start(1, (answered) => {
      current!.version = answered;
    });
    current = seen;
    clients[0]!.write(REQUEST.repeat(5));
    await all(5);
    expect(replies[0]).toEqual(['0', '1', '2', '3', '4']);
  });
});
