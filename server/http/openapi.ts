import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { VERSION } from '../version.ts';
import { BEARER, COOKIE, HIDDEN } from './api-routes.ts';
import { refreshCookies } from './refresh-cookie.ts';

/** The page's own scripts and styles only; its parts set inline styles. */
const DOCS_POLICY = "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** `/api/openapi.json` and a readable page at `/api/docs`, both from the contract. Registered before the routes it describes. */
export async function registerOpenApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Kaliphane API', version: VERSION,
        description: 'Başarısız her yanıt `{ error, message, code, fields? }` biçimindedir: `error` ve `message` aynı Türkçe cümleyi, `code` değişmeyen bir sabiti taşır.',
      },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: {
          [BEARER]: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'Girişin veya yenilemenin `accessToken` değeri; 10 dakika geçerlidir.' },
          [COOKIE]: { type: 'apiKey', in: 'cookie', name: refreshCookies(publicUrl).name, description: 'Girişte verilen httpOnly çerez; her yenilemede değişir.' },
        },
      },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: DOCS_POLICY, uiConfig: { docExpansion: 'list', validatorUrl: null } });
  app.get('/api/openapi.json', { schema: HIDDEN }, () => app.swagger());
}
