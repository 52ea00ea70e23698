import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../base/env.ts';
import { FILE_POLICY } from './security-headers.ts';

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Serves pictures and documents from the data folder. Their names are made by the server, so browsers may keep them.
 */
export async function registerStaticFiles(app: FastifyInstance, { dataDir }: Config): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(dataDir, 'img'),
    prefix: '/img/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    maxAge: MONTH_MS,
    schemaHide: true,
    setHeaders: (reply) => {
      void reply.header('content-security-policy', FILE_POLICY);
    },
  });
  await app.register(fastifyStatic, {
    root: join(dataDir, 'documents'),
    prefix: '/files/documents/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    maxAge: MONTH_MS,
    schemaHide: true,
    setHeaders: (reply) => {
      void reply.header('content-security-policy', FILE_POLICY);
      void reply.header('content-disposition', 'attachment');
    },
  });
}
