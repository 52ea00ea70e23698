import type { FastifyInstance } from 'fastify';
import { ApiError } from '#contract/api-error.ts';
import { contract, type FileKey, type Key } from '#contract/endpoints.ts';
import type { Endpoint, Method } from '#contract/endpoint.ts';
import { ErrorBody } from '#contract/errors.ts';
import { StartError } from '../start-error.ts';
import { authorisationGaps } from './authz.ts';
import type { PageCache } from './page-cache.ts';
import { anonymousOf, viewerOf } from './requests.ts';
import { DATA_POLICY } from './security-headers.ts';
import { acceptMultipart, admitFile, answerUpload, type UploadParts } from './uploads.ts';

/** Keeps a route out of OpenAPI; the option is the OpenAPI plugin's, unknown to Fastify's types. */
export const HIDDEN: object = { hide: true };

/** Makes a route of every endpoint of the contract. @throws StartError when an endpoint has no row in the authorisation table */
export async function registerApiRoutes(app: FastifyInstance, parts: UploadParts & { cache: PageCache }): Promise<void> {
  const { call, cache } = parts;
  const gaps = authorisationGaps();
  if (gaps.length > 0) throw new StartError(gaps.join('; '));

  /** For OpenAPI only: `call` validates, so that pages rendered here pass through the same checks. */
  const described = (key: Key) => {
    const endpoint: Endpoint = contract[key];
    const [method, url] = key.split(' ') as [Method, string];
    return {
      method, url,
      schema: {
        summary: endpoint.summary,
        tags: [url.split('/')[2]!],
        ...(endpoint.file ? { consumes: ['multipart/form-data'] } : {}),
        ...(endpoint.params ? { params: endpoint.params } : {}),
        ...(endpoint.query ? { querystring: endpoint.query } : {}),
        ...(endpoint.body ? { body: endpoint.body } : {}),
        response: { [endpoint.status ?? 200]: endpoint.response, '4xx': ErrorBody, '5xx': ErrorBody },
      },
      validatorCompiler: () => () => true,
      serializerCompiler: () => JSON.stringify,
    };
  };

  const keys = Object.keys(contract) as Key[];
  for (const key of keys) {
    const endpoint: Endpoint = contract[key];
    if (endpoint.file) continue;
    app.route({
      ...described(key),
      handler: async (request, reply) => {
        const { params, query, body } = request;
        const viewer = viewerOf(request);
        if (!endpoint.reads || viewer.role !== 'anonymous') {
          return reply.code(endpoint.status ?? 200).header('cache-control', 'no-store').send(await call(key, { params, query, body }, viewer));
        }
        // Failures are thrown past the cache: the error handler answers them, and they are never kept.
        const { status, headers, body: kept } = await cache.answer(canonicalAddress(request.url), request, async () => ({
          status: 200,
          contentType: 'application/json; charset=utf-8',
          headers: { 'content-security-policy': DATA_POLICY },
          body: JSON.stringify(await call(key, { params, query }, anonymousOf(request))),
          scopes: endpoint.reads!,
          isKeepable: true,
        }));
        return reply.code(status).headers(headers).send(kept);
      },
    });
  }
  await app.register(async (scope) => {
    await acceptMultipart(scope);
    for (const key of keys.filter((one): one is FileKey => 'file' in contract[one])) {
      scope.route({
        ...described(key),
        onRequest: (request) => admitFile(key, request, viewerOf(request), parts.limits),
        handler: async (request, reply) => reply.code((contract[key] as Endpoint).status ?? 200).header('cache-control', 'no-store').send(await answerUpload(key, request, parts)),
      });
    }
  });
  app.all('/api/*', { schema: HIDDEN }, () => {
    throw new ApiError(404, 'NOT_FOUND', 'Aradığınız kaynak bulunamadı.');
  });
}

/** The address with its query's keys in order, so that two ways of writing it share what is kept. */
function canonicalAddress(url: string): string {
  const question = url.indexOf('?');
  if (question < 0) return url;
  const query = url.slice(question + 1).split('&').filter(Boolean).sort().join('&');
  return query ? `${url.slice(0, question)}?${query}` : url.slice(0, question);
}
