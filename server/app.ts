import { createServer } from 'node:http';
import cors from '@fastify/cors';
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { notFound } from '#contract/api-error.ts';
import { istanbulDayNumber, type Clock } from './base/clock.ts';
import type { Versions } from './base/db/changes.ts';
import type { Database } from './base/db/database.ts';
import type { Config } from './base/env.ts';
import { diskSpace } from './base/files/disk-space.ts';
import { feedPosts, openDomains, sitemapPages } from './domains.ts';
import { diskStorage } from './base/files/storage.ts';
import type { SiteAnswers } from './call/missing-answers.ts';
import { openFormServices } from './call/services.ts';
import { accessLog } from './web/access-log.ts';
import { createAdmission, isShed } from './web/admission.ts';
import { registerApiRoutes } from './web/api-routes.ts';
import { limitBodyTime, REQUEST_TIMEOUT_MS, slowBodyError } from './web/body-time.ts';
import { createCall } from './web/call.ts';
import { clientErrorHandler } from './web/client-errors.ts';
import { CONNECTION_LIMITS, guardConnections } from './web/connections.ts';
import { createDrain } from './web/draining.ts';
import { toFailure } from './web/errors.ts';
import { databaseFailureLog } from './web/database-failures.ts';
import { registerHealth, registerReadiness } from './web/health.ts';
import { registerOpenApi } from './web/openapi.ts';
import { createPageCache } from './web/page-cache.ts';
import { requestIds } from './web/request-id.ts';
import { isAborted } from './call/requests.ts';
import { createReplyMemo } from './web/reply-memo.ts';
import { pathOfTarget } from './web/request-target.ts';
import { DATA_POLICY, securityHeaders } from './web/security-headers.ts';
import { registerSiteRoutes } from './web/site-routes.ts';
import type { Site } from './web/site.ts';
import { registerStaticFiles } from './web/static-files.ts';
import { addressMatcher, isThisMachine } from './web/trusted-addresses.ts';
import { noteRefusal } from './web/refusals.ts';
import { registerRequestContext } from './base/request-context.ts';
import { webhook } from './domains/shop/settlement/webhook.ts';
import { paymentProviders, type PaymentProviders } from './domains/shop/payments/providers.ts';
import { NO_SECURITY_LOG, securityLog, type SecurityLog } from './base/security-log.ts';
import { NO_SUCH_RESOURCE } from './web/texts.ts';

/** The application's parts; `start/main.ts` gives the real ones, tests their own. */
export interface Dependencies {
  config: Config;
  database: Database;
  /** Renders the public pages; without it there is only the API. */
  site?: Site;
  /** Takes log lines instead of standard output. */
  logStream?: { write(line: string): void };
  /** Takes payments; without a provider the shop takes requests for quotes. */
  providers?: PaymentProviders;
  /** The time for deadlines, days and limits; by default the machine's. */
  clock?: Clock;
}

// Measured: Node's defaults keep 400 of 400 slow connections, these values none.
const SERVER_LIMITS = {
  headersTimeout: 5_000,
  requestTimeout: REQUEST_TIMEOUT_MS,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 8 * 1024,
  keepAliveTimeout: 10_000,
};
/**
 * Replies made at the same time: SQLite answers in this thread, PostgreSQL in its own processes over ten connections.
 */
const PLACES = { sqlite: 2, postgres: 8 };
/**
 * Paths whose end stays out of logs: links of mails and previews carry a token, searches carry words that people typed.
 */
const PRIVATE_PATHS =
  /^(\/(?:bulten\/\w+|sifre-sifirla|e-posta-onayi|onizleme|odeme\/kart|api\/previews|api\/products\/search)\/).*/;
const withoutSecrets = (url: string): string => url.replace(PRIVATE_PATHS, '$1…');
const BODY_LIMIT_BYTES = 64 * 1024;

/** Builds the whole application, not yet listening. */
export async function buildApp({
  config,
  database: opened,
  site,
  logStream,
  providers = paymentProviders(null),
  clock = Date.now,
}: Dependencies): Promise<FastifyInstance> {
  const disk = diskSpace(config);
  const database = disk.watch(opened);
  const headers = securityHeaders(config.publicUrl);
  const hasForeignCallers = config.corsOrigins.length > 0;
  // A job's deadline passes without a write: each new day in Istanbul counts as a change to everything that shows jobs.
  const day = istanbulDayNumber(clock);
  let seenDay = day();
  const versions = (): Versions => {
    const today = day();
    if (today !== seenDay) database.outdate('jobs');
    seenDay = today;
    return database.versions();
  };
  const cache = createPageCache({
    versions,
    lost: () => database.lost(),
    maxBytes: config.pageCacheBytes,
    headers: hasForeignCallers ? { ...headers, vary: 'Origin' } : headers,
  });

  const sendFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const { status, body, retryAfter } = toFailure(error);
    noteRefusal(security, error, request, clock());
    if (status >= 500 && !isAborted(request) && !isShed(error))
      request.log.error({ err: error, req: request }, 'request failed');
    reply.code(status).headers({
      ...headers,
      'cache-control': 'no-store',
      'content-security-policy': DATA_POLICY,
      'x-request-id': request.id,
    });
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
  };

  const isTrusted = addressMatcher(config.trustedProxies);
  const connections = guardConnections(
    { ...CONNECTION_LIMITS, perAddress: config.maxConnectionsPerAddress },
    (address) => isThisMachine(address) || isTrusted(address),
    (server, socket) => server.emit('clientError', slowBodyError(), socket),
  );
  const admission = createAdmission({
    places: PLACES[database.engine],
    afterArrivals: (work) => connections.afterArrivals(work),
  });
  const drain = createDrain();
  const ids = requestIds(isTrusted);
  let noteAccess: ReturnType<typeof accessLog> | undefined;
  const app: FastifyInstance = Fastify({
    logger: {
      level: config.logLevel,
      hooks: { logMethod: databaseFailureLog() },
      serializers: { req: ({ method, url }) => ({ method, url: withoutSecrets(url) }) },
      stream: logStream,
    },
    logController: new LogController({ disableRequestLogging: true }), // failures are logged where they are answered
    genReqId: (raw) => ids.make(raw),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: BODY_LIMIT_BYTES,
    return503OnClosing: false, // requests that still arrive are answered, and their connection is closed
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: SERVER_LIMITS.maxHeaderSize },
    // Kept replies are sent before routing begins; a call from a foreign origin goes on, because its reply needs more
    // headers.
    serverFactory: (handle) => {
      const server = createServer(
        SERVER_LIMITS,
        connections.inTurn((request, response) => {
          request.url = pathOfTarget(request.url ?? '/');
          limitBodyTime(request, (error) => server.emit('clientError', error, request.socket));
          drain.onRequest(response);
          noteAccess?.(request, response);
          if (request.headers.origin !== undefined && hasForeignCallers) handle(request, response);
          else if (!cache.serve(request, response)) handle(request, response);
        }),
      );
      connections.watch(server);
      drain.add(server);
      return server;
    },
    // An address that cannot be decoded reaches no route.
    frameworkErrors: sendFailure,
    clientErrorHandler: clientErrorHandler(headers),
  });

  // A child's level is independent of its parent's: LOG_LEVEL=error leaves these on.
  if (config.accessLog)
    noteAccess = accessLog({ sink: app.log.child({}, { level: 'info' }), withoutSecrets, isTrusted, idOf: ids.of });
  const security: SecurityLog = config.securityLog
    ? securityLog(app.log.child({}, { level: 'warn' }))
    : NO_SECURITY_LOG;
  app.removeContentTypeParser('text/plain'); // the API takes JSON only
  // A call without a body may carry the JSON header.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, body, done);
  });
  app.setErrorHandler(sendFailure);
  app.setNotFoundHandler(() => {
    throw notFound(NO_SUCH_RESOURCE);
  });
  registerRequestContext(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
  });
  // Otherwise connections that are busy when the shutdown begins would stay open, idle, until their timeout.
  app.decorate('drain', drain);
  app.decorate('openConnections', () => connections.size.connections);
  app.addHook('preClose', (done) => {
    drain.begin();
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (drain.isDraining) reply.header('connection', 'close');
    done(null, payload);
  });
  if (hasForeignCallers) await app.register(cors, { origin: config.corsOrigins, credentials: true });

  await registerOpenApi(app, config.publicUrl, cache);
  registerHealth(app, database);
  registerReadiness(app, { database, drain, disk });
  const forms = await openFormServices(database, config, clock, security);
  const storage = diskStorage(config.dataDir);
  const siteAnswers: SiteAnswers = { answerOf: async () => 'none' }; // until the site is there
  const { handlers, recognition, missing, finish } = openDomains({
    forms,
    storage,
    providers,
    siteAnswers,
    onError: (error) =>
      app.log.error(
        { err: error },
        'searches without a hit, CAD files given, redirects or missing pages could not be counted or read',
      ),
    onCadError: (error) => app.log.error({ err: error }, 'a CAD file could not be made or kept'),
  });
  app.addHook('onClose', finish);
  const call = createCall(handlers);
  await registerApiRoutes(app, {
    call,
    cache,
    admission,
    recognition,
    storage,
    limits: forms.limits,
    dataDir: config.dataDir,
    config,
    security,
  });
  await registerStaticFiles(app, config);
  const receive = webhook({ database, config, now: clock, providers });
  for (const provider of providers.all)
    await provider.register?.(app, async (message) => {
      await receive(provider.name, message);
    });
  if (site) {
    const { answerOf } = await registerSiteRoutes(app, {
      site,
      call,
      cache,
      admission,
      memo: createReplyMemo(),
      versions,
      limits: forms.limits,
      config,
      pages: sitemapPages(database, clock),
      feed: feedPosts(database, storage),
      missing,
    });
    siteAnswers.answerOf = answerOf;
  }
  return app;
}
