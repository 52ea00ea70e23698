import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { ApiError, notFound } from '#contract/api-error.ts';
import type { Grant } from '#contract/access.ts';
import type { Download } from '#contract/downloads.ts';
import { contract, type FileKey, type Key, type RawKey } from '#contract/endpoints.ts';
import type { Endpoint, Method } from '#contract/endpoint.ts';
import { ErrorBody } from '#contract/errors.ts';
import type { Config } from '../base/env.ts';
import type { FileStorage } from '../base/files/storage.ts';
import type { SecurityLog } from '../base/security-log.ts';
import { isShed, type Admission } from './admission.ts';
import { partsShown } from './call.ts';
import { sendDownload } from './downloads.ts';
import type { MadeReply, PageCache } from './page-cache.ts';
import { refreshCookies } from './refresh-cookie.ts';
import { anonymousOf, isSameSite, HIDDEN } from '../call/requests.ts';
import { DATA_POLICY } from './security-headers.ts';
import { acceptMultipart, admitFile, answerUpload, type UploadParts } from './uploads.ts';
import { admit, isByCookie, type Recognition } from './viewers.ts';
import { API_DESCRIPTION, CALL_FROM_ELSEWHERE, NO_SUCH_RESOURCE } from './texts.ts';

/** Name of the access token in OpenAPI. */
export const BEARER = 'accessToken';
/** Name of the refresh token's cookie in OpenAPI. */
export const COOKIE = 'refreshToken';
/** OpenAPI's statement of who must present a token: everybody, or callers who want to see more. */
const securityOf = ({ access: { anonymous, admin } }: Endpoint): object => {
  if (admin === 'cookie') return { security: [{ [COOKIE]: [] }] };
  if (anonymous === admin) return {};
  return { security: anonymous === '401' ? [{ [BEARER]: [] }] : [{}, { [BEARER]: [] }] };
};

const PUBLIC_BODY_BYTES = 64 * 1024;
const STAFF_BODY_BYTES = 1024 * 1024;
const bodyLimitOf = ({ bodyBytes, access }: Endpoint): number =>
  bodyBytes ?? (access.anonymous === '401' ? STAFF_BODY_BYTES : PUBLIC_BODY_BYTES);

/** A download in OpenAPI. */
const fileReply = ({ contentTypes = ['application/octet-stream'] }: Endpoint) => ({
  description: API_DESCRIPTION.file,
  content: Object.fromEntries(contentTypes.map((type) => [type, { schema: z.string().meta({ format: 'binary' }) }])),
});

/** Calls that set, read or change the session's cookie. */
const isAuthKey = (key: Key): boolean => key.includes(' /api/auth/');

export interface ApiParts extends UploadParts {
  cache: PageCache;
  admission: Admission;
  recognition: Recognition;
  storage: FileStorage;
  config: Pick<Config, 'publicUrl' | 'corsOrigins'>;
  security: SecurityLog;
}

/** What a route says of its endpoint. For OpenAPI only: `call` validates, so that pages rendered here pass the same checks. */
function described(key: Key) {
  const endpoint: Endpoint = contract[key];
  const [method, url] = key.split(' ') as [Method, string];
  return {
    method,
    url,
    schema: {
      summary: endpoint.summary,
      tags: [url.split('/')[2]!],
      ...securityOf(endpoint),
      // Left out where the endpoint has none: Fastify warns of a schema that is undefined.
      ...(endpoint.file ? { consumes: ['multipart/form-data'] } : {}),
      ...(endpoint.params ? { params: endpoint.params } : {}),
      ...(endpoint.query ? { querystring: endpoint.query } : {}),
      ...(endpoint.body ? { body: endpoint.body } : {}),
      response: {
        [endpoint.status ?? 200]: endpoint.isDownload ? fileReply(endpoint) : endpoint.response,
        '4xx': ErrorBody,
        '5xx': ErrorBody,
      },
    },
    validatorCompiler: () => () => true,
    serializerCompiler: () => JSON.stringify,
  };
}

/** Begins a reply that no cache keeps. Called before the call itself, so that a failure is not kept either. */
const fresh = ({ status = 200 }: Endpoint, reply: FastifyReply): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store');

/**
 * Makes a route of every endpoint of the contract: plain calls, calls with the session's cookie, raw messages, uploads.
 */
export async function registerApiRoutes(app: FastifyInstance, parts: ApiParts): Promise<void> {
  app.decorateRequest('viewer');
  const keys = Object.keys(contract) as Key[];
  const plain = keys.filter((key) => !('file' in contract[key] || 'isRaw' in contract[key]));
  for (const key of plain.filter((one) => !isAuthKey(one))) addPlainRoute(app, key, parts);
  await app.register(async (scope) => {
    await scope.register(cookie);
    for (const key of plain.filter(isAuthKey)) addCookieRoute(scope, key, parts);
  });
  // The sender signs the raw bytes: no parser may touch them before the signature is checked.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const key of keys.filter((one): one is RawKey => 'isRaw' in contract[one])) addRawRoute(scope, key, parts);
  });
  await app.register(async (scope) => {
    await acceptMultipart(scope);
    for (const key of keys.filter((one): one is FileKey => 'file' in contract[one])) addUploadRoute(scope, key, parts);
  });
  app.all('/api/*', { schema: HIDDEN }, () => {
    throw notFound(NO_SUCH_RESOURCE);
  });
}

/** Grants of calls whose files hold personal data. */
const PERSONAL: readonly Grant[] = ['audited', 'own', 'own-or-404'];

/** Downloads, replies that the cache keeps for everybody, and all other calls with a JSON body. */
function addPlainRoute(app: FastifyInstance, key: Key, parts: ApiParts): void {
  const { call, recognition, security, storage } = parts;
  const endpoint: Endpoint = contract[key];
  app.route({
    ...described(key),
    bodyLimit: bodyLimitOf(endpoint),
    onRequest: async (request) => {
      request.viewer = await admit(endpoint, request, undefined, recognition);
    },
    handler: async (request, reply) => {
      const { params, query, body, viewer } = request;
      if (endpoint.isDownload) {
        const download = (await call(key, { params, query, body }, viewer)) as Download;
        if (PERSONAL.includes(endpoint.access.admin)) security.note('personal data exported', { call: key });
        return sendDownload(request, reply, download, storage);
      }
      if (endpoint.reads && viewer.role === 'anonymous') return sendKept(key, request, reply, parts);
      return fresh(endpoint, reply).send(await call(key, { params, query, body }, viewer));
    },
  });
}

/** Answers from the cache, or makes the reply for it. Failures are answered by the error handler and never kept. */
async function sendKept(
  key: Key,
  request: FastifyRequest,
  reply: FastifyReply,
  { call, cache, admission }: ApiParts,
): Promise<FastifyReply> {
  const { params, query } = request;
  const make = async (): Promise<MadeReply> => {
    const shown = await admission.run(request.ip, () => call(key, { params, query }, anonymousOf(request)));
    return {
      status: 200,
      contentType: 'application/json; charset=utf-8',
      headers: { 'content-security-policy': DATA_POLICY },
      body: JSON.stringify(shown),
      scopes: partsShown(contract[key], { params, query }, shown),
      isKeepable: true,
    };
  };
  const { status, headers, body } = await cache
    .answer(canonicalAddress(request.url), request, make)
    .catch(async (error: unknown) => {
      if (isShed(error)) await admission.holdBack();
      throw error;
    });
  return reply.code(status).headers(headers).send(body);
}

/** Calls that set, read or change the session's cookie: from our own pages only. */
function addCookieRoute(
  scope: FastifyInstance,
  key: Key,
  { call, recognition, config: { publicUrl, corsOrigins } }: ApiParts,
): void {
  const cookies = refreshCookies(publicUrl);
  const endpoint: Endpoint = contract[key];
  scope.route({
    ...described(key),
    bodyLimit: bodyLimitOf(endpoint),
    onRequest: async (request, reply) => {
      if (request.method !== 'GET' && !isSameSite(request, publicUrl, corsOrigins))
        throw new ApiError(403, 'FORBIDDEN', CALL_FROM_ELSEWHERE);
      try {
        request.viewer = await admit(endpoint, request, cookies.valueOf(request), recognition);
      } catch (error) {
        if (isByCookie(endpoint) && ApiError.is(error) && error.status === 401) cookies.of(request, reply).clear();
        throw error;
      }
    },
    handler: async (request, reply) => {
      const { params, query, body, viewer } = request;
      return fresh(endpoint, reply).send(await call(key, { params, query, body }, viewer, cookies.of(request, reply)));
    },
  });
}

/** Signed messages of payment providers, handed on byte for byte. */
function addRawRoute(scope: FastifyInstance, key: RawKey, { call }: ApiParts): void {
  const endpoint: Endpoint = contract[key];
  scope.route({
    ...described(key),
    bodyLimit: bodyLimitOf(endpoint),
    onRequest: async (request) => {
      request.viewer = anonymousOf(request);
    },
    handler: async (request, reply) => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(Array.isArray(value) ? value[0] : value)]),
      );
      const body = (request.body ?? new Uint8Array()) as Uint8Array;
      const { params, viewer } = request;
      return fresh(endpoint, reply).send(await call(key, { params, message: { body, headers } }, viewer));
    },
  });
}

function addUploadRoute(scope: FastifyInstance, key: FileKey, parts: ApiParts): void {
  const endpoint: Endpoint = contract[key];
  scope.route({
    ...described(key),
    onRequest: async (request) => {
      request.viewer = await admit(endpoint, request, undefined, parts.recognition);
      await admitFile(key, request, request.viewer, parts.limits);
    },
    handler: async (request, reply) =>
      fresh(endpoint, reply).send(await answerUpload(key, request, request.viewer, parts)),
  });
}

/** Sorts the keys of the address's query, so that different spellings share one kept reply. */
function canonicalAddress(url: string): string {
  const question = url.indexOf('?');
  if (question < 0) return url;
  const query = url
    .slice(question + 1)
    .split('&')
    .filter(Boolean)
    .sort()
    .join('&');
  return query ? `${url.slice(0, question)}?${query}` : url.slice(0, question);
}
