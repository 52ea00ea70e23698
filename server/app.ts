import { createServer } from 'node:http';
import cors from '@fastify/cors';
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { ApiError } from '#contract/api-error.ts';
import { addressHandlers } from './addresses/handlers.ts';
import { blogHandlers } from './blogs/handlers.ts';
import { cartHandlers } from './cart/handlers.ts';
import { categoryHandlers } from './categories/handlers.ts';
import { istanbulDayNumber, type Clock } from './clock.ts';
import type { Versions } from './db/changes.ts';
import type { Database } from './db/open.ts';
import type { Config } from './env.ts';
import { diskSpace } from './disk-space.ts';
import { featureHandlers } from './features/handlers.ts';
import { openAccounts } from './accounts/accounts.ts';
import { authHandlers } from './accounts/auth-handlers.ts';
import { customerHandlers } from './accounts/customer-handlers.ts';
import { userHandlers } from './accounts/user-handlers.ts';
import { auditHandlers } from './audit/handlers.ts';
import { dashboardHandlers } from './dashboard/handlers.ts';
import { openFiles } from './files/files.ts';
import { diskStorage } from './files/storage.ts';
import { applicationHandlers } from './applications/handlers.ts';
import { contactHandlers } from './contacts/handlers.ts';
import { openFormServices } from './forms/services.ts';
import { accessLog } from './http/access-log.ts';
import { createAdmission, isShed } from './http/admission.ts';
import { registerApiRoutes } from './http/api-routes.ts';
import { limitBodyTime, REQUEST_TIMEOUT_MS, slowBodyError } from './http/body-time.ts';
import { createCall } from './http/call.ts';
import { clientErrorHandler } from './http/client-errors.ts';
import { CONNECTION_LIMITS, guardConnections } from './http/connections.ts';
import { createDrain } from './http/draining.ts';
import { toFailure } from './http/errors.ts';
import { databaseFailureLog } from './http/database-failures.ts';
import { registerHealth, registerReadiness } from './http/health.ts';
import { registerOpenApi } from './http/openapi.ts';
import { createPageCache } from './http/page-cache.ts';
import { requestIds } from './http/request-id.ts';
import { isAborted } from './http/requests.ts';
import { createReplyMemo } from './http/reply-memo.ts';
import { pathOfTarget } from './http/request-target.ts';
import { DATA_POLICY, securityHeaders } from './http/security-headers.ts';
import { registerSiteRoutes } from './http/site-routes.ts';
import type { Site } from './http/site.ts';
import { registerStaticFiles } from './http/static-files.ts';
import { addressMatcher, isThisMachine } from './http/trusted-addresses.ts';
import { noteRefusal } from './http/refusals.ts';
import { registerRequestContext } from './http/request-context.ts';
import { jobHandlers } from './jobs/handlers.ts';
import { newsletterHandlers } from './newsletter/handlers.ts';
import { checkoutHandlers } from './orders/checkout-handlers.ts';
import { orderHandlers } from './orders/handlers.ts';
import { pageHandlers } from './pages/handlers.ts';
import { panelSearchHandlers } from './panel-search/handlers.ts';
import { paymentHandlers } from './payments/handlers.ts';
import type { PaymentProvider } from './payments/provider.ts';
import { previewHandlers } from './previews/handlers.ts';
import { productHandlers } from './products/handlers.ts';
import { programHandlers } from './programs/handlers.ts';
import { qualityHandlers } from './quality/handlers.ts';
import { referenceHandlers } from './references/handlers.ts';
import { NO_SECURITY_LOG, securityLog, type SecurityLog } from './security-log.ts';
import { settingHandlers } from './settings/handlers.ts';
import { sliderHandlers } from './sliders/handlers.ts';
import { systemHandlers } from './system/handlers.ts';
import { trashHandlers } from './trash/handlers.ts';

/** What the application is made of; `main.ts` gives the real ones, tests their own. */
export interface Dependencies {
  config: Config;
  database: Database;
  /** Renders the public pages; without it there is only the API. */
  site?: Site;
  /** Takes the log's lines; standard output unless given. */
  logStream?: { write(line: string): void };
  /** Takes payments; without one the shop takes requests for quotes. */
  provider?: PaymentProvider | null;
  /** The time by which deadlines pass, days begin and limits end; the machine's unless given. */
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
 * Replies that are made at a time: SQLite answers in this thread, PostgreSQL in its own processes, over ten
 * connections.
 */
const PLACES = { sqlite: 2, postgres: 8 };
/** Links of mails and of previews carry a token, and searches what people type: nobody's business in a log. */
const PRIVATE_PATHS =
  /^(\/(?:bulten\/\w+|sifre-sifirla|e-posta-onayi|onizleme|api\/previews|api\/products\/search)\/).*/;
const withoutSecrets = (url: string): string => url.replace(PRIVATE_PATHS, '$1…');
const BODY_LIMIT_BYTES = 64 * 1024;

/** The whole application, not yet listening. */
export async function buildApp({
  config,
  database: opened,
  site,
  logStream,
  provider = null,
  clock = Date.now,
}: Dependencies): Promise<FastifyInstance> {
  const disk = diskSpace(config);
  const database = disk.watch(opened);
  const headers = securityHeaders(config.publicUrl);
  const hasForeignCallers = config.corsOrigins.length > 0;
  // A job's deadline passes without a write: with each day in Istanbul, whatever shows jobs counts as changed.
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
      ...(logStream ? { stream: logStream } : {}),
    },
    logController: new LogController({ disableRequestLogging: true }), // failures are logged where they are answered
    genReqId: (raw) => ids.make(raw),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: BODY_LIMIT_BYTES,
    return503OnClosing: false, // what still arrives is answered, and its connection closed
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: SERVER_LIMITS.maxHeaderSize },
    // Kept replies are sent before routing begins; a foreign origin's call goes on, because its reply needs more
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
    // An address that cannot be decoded never reaches a route.
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
  // A call without a body may carry the JSON header all the same.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, body, done);
  });
  app.setErrorHandler(sendFailure);
  app.setNotFoundHandler(() => {
    throw new ApiError(404, 'NOT_FOUND', 'Aradığınız kaynak bulunamadı.');
  });
  registerRequestContext(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
  });
  // Otherwise connections that were busy when the end began would stay open, idle, until their timeout.
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
  const files = openFiles(storage);
  const accounts = openAccounts(forms, files);
  const staff = { database, files, now: clock };
  const shop = { ...forms, provider };
  const call = createCall({
    ...categoryHandlers(staff),
    ...productHandlers(staff),
    ...settingHandlers(staff),
    ...pageHandlers(staff),
    ...blogHandlers(staff),
    ...featureHandlers(staff),
    ...sliderHandlers(staff),
    ...programHandlers(staff),
    ...referenceHandlers(staff),
    ...qualityHandlers(staff),
    ...jobHandlers(staff),
    ...contactHandlers(forms),
    ...applicationHandlers(forms, storage),
    ...newsletterHandlers(forms),
    ...authHandlers(accounts, files),
    ...userHandlers(accounts, files),
    ...customerHandlers(accounts),
    ...addressHandlers(forms),
    ...cartHandlers(shop),
    ...checkoutHandlers(shop),
    ...paymentHandlers(shop),
    ...orderHandlers(shop),
    ...dashboardHandlers(database, clock, shop),
    ...panelSearchHandlers(database),
    ...auditHandlers(staff),
    ...trashHandlers(staff),
    ...systemHandlers(forms),
    ...previewHandlers(staff),
  });
  await registerApiRoutes(app, {
    call,
    cache,
    admission,
    recognition: accounts.sessions,
    storage,
    limits: forms.limits,
    dataDir: config.dataDir,
    config,
    security,
  });
  await registerStaticFiles(app, config);
  await provider?.register?.(app);
  if (site)
    await registerSiteRoutes(app, {
      site,
      call,
      cache,
      admission,
      memo: createReplyMemo(),
      versions,
      limits: forms.limits,
      database,
      config,
      clock,
    });
  return app;
}
