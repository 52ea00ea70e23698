// The application as tests use it: by `inject`, or on a real port; only real requests pass through the page cache's
// fast path.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import http, { type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Api } from '#contract/endpoints.ts';
import { buildApp } from '../app.ts';
import type { Clock } from '../base/clock.ts';
import type { Database } from '../base/db/database.ts';
import type { Config } from '../base/env.ts';
import { PUBLIC_FOLDERS } from '../base/files/storage.ts';
import { NONCE_PLACE } from '../web/admin-page.ts';
import type { RenderedPage, RenderRequest, Site } from '../web/site.ts';
import type { PaymentProvider } from '../domains/shop/payments/provider/provider.ts';
import { IYZICO, iyzicoKind } from '../domains/shop/payments/iyzico/kind.ts';
import { paymentProviders } from '../domains/shop/payments/providers.ts';
import { accountProvider } from '../domains/shop/payments/account/provider.ts';
import { transferProvider } from '../domains/shop/payments/transfer/provider.ts';
import type { Setup } from './engines.ts';

/** A line of the log. */
export interface LogLine {
  level: number;
  msg: string;
  reqId?: string;
  err?: { message: string };
  req?: { method: string; url: string };
}

export interface TestApp {
  app: FastifyInstance;
  database: Database;
  config: Config;
  /** The application's time. */
  now: Clock;
  log: LogLine[];
  /** Sends `GET` through `inject`; parses the body where it is JSON. */
  get<T = unknown>(
    url: string,
    headers?: Record<string, string>,
  ): Promise<{ status: number; headers: Record<string, unknown>; body: string; json: T }>;
}

const openIyzico = iyzicoKind.prepare({ IYZICO_BASE: 'http://127.0.0.1:9' }, false)!;

/** Shared by all applications by default, so that two of them may share a database without sharing a data folder. */
export const TEST_SECRET = 'the secret of all test applications';

export interface AppOptions {
  database?: Database;
  config?: Partial<Config>;
  site?: Site;
  clock?: Clock;
  /** Takes payments for new orders. */
  provider?: PaymentProvider;
  otherProviders?: readonly PaymentProvider[];
}

/**
 * Builds the application on a fresh database (or the given one), not listening; closes all of it when the test ends.
 */
export async function startApp(setup: Setup, options: AppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await setup.open());
  const dataDir = mkdtempSync(join(tmpdir(), 'kaliphane-data-'));
  setup.onEnd(() => rmSync(dataDir, { recursive: true, force: true }));
  for (const folder of PUBLIC_FOLDERS) mkdirSync(join(dataDir, folder), { recursive: true });
  const config: Config = {
    isProduction: true,
    port: 0,
    host: '127.0.0.1',
    shutdownDelayMs: 0,
    publicUrl: 'http://kaliphane.test',
    databaseUrl: '',
    databaseWaitMs: 0,
    dataDir,
    logLevel: 'warn',
    securityLog: false,
    accessLog: false,
    appSecret: TEST_SECRET,
    pageCacheBytes: 8 * 1024 * 1024,
    hasCad: true,
    cadCacheBytes: 64 * 1024 * 1024,
    trustedProxies: [],
    maxConnectionsPerAddress: 100,
    corsOrigins: [],
    exchangeRatesUrl: 'http://127.0.0.1:9/today.xml', // nobody listens there
    ...options.config,
  };
  const log: LogLine[] = [];
  const logStream = {
    write: (line: string) => {
      log.push(JSON.parse(line) as LogLine);
    },
  };
  const parts = { database, config, now: options.clock ?? Date.now };
  const given = options.otherProviders ?? [];
  const others = [
    ...given,
    transferProvider(parts),
    accountProvider(parts),
    // Always there, as on a real server; without a test's own it has nobody to talk to.
    ...(given.some(({ name }) => name === IYZICO) ? [] : [await openIyzico(parts)]),
  ];
  const app = await buildApp({
    config,
    database,
    logStream,
    site: options.site,
    clock: options.clock,
    providers: paymentProviders(options.provider ?? null, others),
  });
  setup.onEnd(() => app.close());
  return {
    app,
    database,
    config,
    now: options.clock ?? Date.now,
    log,
    async get<T>(url: string, headers: Record<string, string> = {}) {
      const reply = await app.inject({ method: 'GET', url, headers });
      const isJson = String(reply.headers['content-type']).includes('json');
      return {
        status: reply.statusCode,
        headers: reply.headers,
        body: reply.body,
        json: (isJson ? reply.json() : undefined) as T,
      };
    },
  };
}

export interface RawReply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}
export type Fetcher = (path: string, headers?: Record<string, string>, method?: string) => Promise<RawReply>;

/** Lets the application listen on a free port; returns plain requests to it, with the raw bytes of replies. */
export async function listen({ app }: Pick<TestApp, 'app'>): Promise<{ port: number; fetch: Fetcher }> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { port, fetch: (path, headers, method) => fetchRaw(port, path, headers, method) };
}

export const fetchRaw = (
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<RawReply> =>
  new Promise((resolve, reject) => {
    http
      .request({ port, host: '127.0.0.1', path, method, headers, agent: false }, (reply) => {
        const chunks: Buffer[] = [];
        reply
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('error', reject)
          .on('end', () => resolve({ status: reply.statusCode!, headers: reply.headers, body: Buffer.concat(chunks) }));
      })
      .on('error', reject)
      .end();
  });

/**
 * A site whose pages the test makes; every page is 404 unless `render` says otherwise. Of a query, only `page` counts.
 */
export function stubSite(
  render: (request: RenderRequest & { path: string; api: Api }) => Promise<Partial<RenderedPage> | undefined>,
): Site & { renders: string[] } {
  const renders: string[] = [];
  return {
    renders,
    isKeepable: true,
    async register() {},
    adminPage: async () => `<!doctype html><meta name="csp-nonce" content="${NONCE_PLACE}">`,
    formAt: () => undefined,
    pageKey(address) {
      const { pathname, searchParams } = new URL(address, 'http://x');
      return searchParams.has('page') ? `${pathname}?page=${searchParams.get('page')}` : pathname;
    },
    async render(request) {
      renders.push(request.address);
      const made = await render({ ...request, path: request.address.split('?')[0]! });
      return { status: made ? 200 : 404, html: '<!doctype html>', inlineStyle: ':root{}', ...made };
    },
  };
}
