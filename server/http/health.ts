import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '#contract/api-error.ts';
import type { Database } from '../db/open.ts';
import { VERSION } from '../version.ts';
import { HIDDEN } from './api-routes.ts';

/** `GET /health` and `/api/health`: 200 when the database answers, otherwise 503. For load balancers and the owner's monitor. */
export function registerHealth(app: FastifyInstance, { db, engine }: Database): void {
  for (const url of ['/health', '/api/health']) {
    app.get(url, { schema: HIDDEN }, async (_request, reply) => {
      try {
        await sql`select 1`.execute(db);
      } catch {
        throw new ApiError(503, 'UNAVAILABLE', 'Veritabanı yanıt vermiyor.');
      }
      return reply.header('cache-control', 'no-store').send({ status: 'ok', version: VERSION, database: engine });
    });
  }
}
