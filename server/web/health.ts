import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '#contract/api-error.ts';
import type { Database } from '../base/db/database.ts';
import { VERSION } from '../base/version.ts';
import type { DiskSpace } from '../base/files/disk-space.ts';
import { HIDDEN } from '../call/requests.ts';
import type { Drain } from './draining.ts';
import { DATABASE_AWAY, DISK_FULL, SERVER_ENDING } from './texts.ts';

interface Readiness {
  database: Database;
  drain: Pick<Drain, 'isDraining'>;
  disk: Pick<DiskSpace, 'isFull'>;
}

/**
 * `GET /health/ready` and `/api/health/ready`: whether this process should get requests. 503 while the server ends,
 * without its database, and with a full disk.
 */
export function registerReadiness(app: FastifyInstance, { database: { db }, drain, disk }: Readiness): void {
  const notReady = (message: string) => new ApiError(503, 'UNAVAILABLE', message);
  for (const url of ['/health/ready', '/api/health/ready']) {
    app.get(url, { schema: HIDDEN }, async (_request, reply) => {
      if (drain.isDraining) throw notReady(SERVER_ENDING);
      await sql`select 1`.execute(db).catch(() => {
        throw notReady(DATABASE_AWAY);
      });
      if (await disk.isFull()) throw notReady(DISK_FULL);
      return reply.header('cache-control', 'no-store').send({ status: 'ready' });
    });
  }
}

/**
 * `GET /health` and `/api/health`: 200 when the database answers, otherwise 503. For load balancers and the owner's
 * monitor.
 */
export function registerHealth(app: FastifyInstance, { db, engine }: Database): void {
  for (const url of ['/health', '/api/health']) {
    app.get(url, { schema: HIDDEN }, async (_request, reply) => {
      try {
        await sql`select 1`.execute(db);
      } catch {
        throw new ApiError(503, 'UNAVAILABLE', DATABASE_AWAY);
      }
      return reply.header('cache-control', 'no-store').send({ status: 'ok', version: VERSION, database: engine });
    });
  }
}
