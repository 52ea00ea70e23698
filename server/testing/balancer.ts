// A minimal load balancer: asks for readiness, keeps its connections, and retries no request.
import http, { Agent } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

export interface Balancer {
  port: number;
  /** Whether the process behind a port takes requests, as last seen. */
  isReady(port: number): boolean;
  /** Requests without an answer from their process, or that no process took. */
  readonly failures: string[];
  stop(): void;
}

const LOOK_EVERY_MS = 100;
/** A slower check counts as no result: on a busy machine it proves nothing. */
const LOOK_WITHIN_MS = 5_000;

/**
 * @param ports of the processes, running or not
 * @param idleMs time after which it closes a kept connection itself
 */
export async function startBalancer(ports: readonly number[], idleMs: number): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true, timeout: idleMs, scheduling: 'fifo' });
  const ready = new Set<number>();
  const failures: string[] = [];
  let turn = 0;

  const look = (port: number): void => {
    http
      .get({ port, host: '127.0.0.1', path: '/health/ready', agent: false, timeout: LOOK_WITHIN_MS }, (reply) => {
        reply.resume();
        if (reply.statusCode === 200) ready.add(port);
        else ready.delete(port);
      })
      .on('timeout', function giveUp(this: http.ClientRequest) {
        this.removeAllListeners('error')
          .on('error', () => {})
          .destroy();
      })
      .on('error', () => {
        ready.delete(port);
      });
  };
  const timer = setInterval(() => {
    for (const port of ports) look(port);
  }, LOOK_EVERY_MS);

  const server = http.createServer((request, response) => {
    const fail = (reason: string) => {
      failures.push(`${request.method} ${request.url}: ${reason}`);
      if (!response.headersSent) response.writeHead(502);
      response.end();
    };
    const candidates = ports.filter((port) => ready.has(port));
    const port = candidates[turn++ % candidates.length];
    if (port === undefined) {
      request.resume();
      fail('no process is ready');
      return;
    }
    const { connection: _, ...headers } = request.headers;
    const sent = http.request(
      { port, host: '127.0.0.1', method: request.method, path: request.url, headers, agent },
      (reply) => {
        const { connection: __, 'keep-alive': ___, ...replyHeaders } = reply.headers;
        response.writeHead(reply.statusCode!, replyHeaders);
        reply.on('error', (error) => fail(`reply broken off: ${error.message}`)).pipe(response);
      },
    );
    sent.on('error', (error: NodeJS.ErrnoException) => fail(error.code ?? error.message));
    request.pipe(sent);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    isReady: (port) => ready.has(port),
    failures,
    stop() {
      clearInterval(timer);
      agent.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
}

export interface Traffic {
  /** Number of requests with the expected answer. */
  readonly good: number;
  /** Statuses and errors of the other requests. */
  readonly bad: string[];
  /** E-mail addresses whose POST was acknowledged. */
  readonly acknowledged: string[];
  /** @returns once the last reply has arrived */
  stop(): Promise<void>;
}

/**
 * Simulates visitors who read pages and subscribe to the newsletter, each from a separate address; the balancer must be
 * a trusted proxy.
 */
export function startTraffic(port: number, visitors: number, pauseMs: number): Traffic {
  const agent = new Agent({ keepAlive: true });
  const bad: string[] = [];
  const acknowledged: string[] = [];
  let count = 0;
  let good = 0;
  const over = new AbortController();

  const ask = (method: string, path: string, body?: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const n = (count += 1);
      const headers = {
        'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
        ...(body === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      };
      http
        .request({ port, host: '127.0.0.1', method, path, headers, agent }, (reply) => {
          reply
            .resume()
            .on('end', () => resolve(reply.statusCode!))
            .on('error', reject);
        })
        .on('error', reject)
        .end(body);
    });
  const expectStatus = async (status: number, method: string, path: string, body?: string): Promise<boolean> => {
    const seen = await ask(method, path, body).catch((error: Error) => error.message);
    if (seen === status) good += 1;
    else bad.push(`${method} ${path}: ${seen}`);
    return seen === status;
  };
  const visitor = async (): Promise<void> => {
    while (!over.signal.aborted) {
      await expectStatus(200, 'GET', '/api/pages');
      const email = `ziyaretci${count}@ornek.example`;
      if (await expectStatus(202, 'POST', '/api/newsletter', JSON.stringify({ email, consent: true })))
        acknowledged.push(email);
      await expectStatus(200, 'GET', '/');
      if (pauseMs > 0)
        await new Promise((resolve) => {
          setTimeout(resolve, pauseMs);
        });
    }
  };
  const all = Promise.all(Array.from({ length: visitors }, visitor));
  return {
    get good() {
      return good;
    },
    bad,
    acknowledged,
    async stop() {
      over.abort();
      await all;
      agent.destroy();
    },
  };
}
