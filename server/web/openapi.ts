import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { VERSION } from '../base/version.ts';
import { HIDDEN } from '../call/requests.ts';
import { BEARER, COOKIE } from './api-routes.ts';
import type { PageCache } from './page-cache.ts';
import { refreshCookies } from './refresh-cookie.ts';
import { DATA_POLICY } from './security-headers.ts';
import { API_DESCRIPTION } from './texts.ts';

/** The page's own scripts and styles only; its parts set inline styles. */
const DOCS_POLICY =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Addresses of the description: its own, and the two that come with the page. */
const DESCRIPTIONS: Record<string, 'json' | 'yaml'> = {
  '/api/openapi.json': 'json',
  '/api/docs/json': 'json',
  '/api/docs/yaml': 'yaml',
};
const CONTENT_TYPES = { json: 'application/json; charset=utf-8', yaml: 'application/x-yaml' };

/**
 * `/api/openapi.json` and a readable page at `/api/docs`, both from the contract. Registered before the routes it
 * describes.
 */
export async function registerOpenApi(app: FastifyInstance, publicUrl: string, cache: PageCache): Promise<void> {
  // 1.5 MB: written once, and sent compressed from the cache.
  const texts: Partial<Record<'json' | 'yaml', string>> = {};
  const textOf = (format: 'json' | 'yaml'): string =>
    (texts[format] ??= format === 'json' ? JSON.stringify(app.swagger()) : app.swagger({ yaml: true }));
  const send = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { url } = request.routeOptions;
    const format = DESCRIPTIONS[url!];
    if (format === undefined) return undefined;
    const { status, headers, body } = await cache.answer(url!, request, async () => ({
      status: 200,
      contentType: CONTENT_TYPES[format],
      headers: { 'content-security-policy': DATA_POLICY },
      body: textOf(format),
      scopes: [],
      isKeepable: true,
    }));
    return reply.code(status).headers(headers).send(body);
  };
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Kaliphane API',
        version: VERSION,
        description: API_DESCRIPTION.failures,
      },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: {
          [BEARER]: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: API_DESCRIPTION.accessToken,
          },
          [COOKIE]: {
            type: 'apiKey',
            in: 'cookie',
            name: refreshCookies(publicUrl).name,
            description: API_DESCRIPTION.refreshToken,
          },
        },
      },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: DOCS_POLICY,
    uiConfig: { docExpansion: 'list', validatorUrl: null },
    uiHooks: { onRequest: send },
  });
  app.get('/api/openapi.json', { schema: HIDDEN }, send);
}
