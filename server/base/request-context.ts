// Facts about the current request, for logs written far from it.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

export interface RequestContext {
  requestId: string;
  /** Client address, past the trusted proxies. */
  address: string;
  /** Public id of the signed-in account, once it is known. */
  account?: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    logContext: RequestContext;
  }
}

const storage = new AsyncLocalStorage<RequestContext>();

/** The request that led to this code; undefined in commands and background work. */
export const currentRequest = (): RequestContext | undefined => storage.getStore();

/** Adds the signed-in account to the logs of the current request. */
export function noteAccount(publicId: string): void {
  const request = storage.getStore();
  if (request) request.account = publicId;
}

/** Gives every routed request its context. */
export function registerRequestContext(app: FastifyInstance): void {
  app.decorateRequest('logContext');
  app.addHook('onRequest', (request, _reply, done) => {
    request.logContext = { requestId: request.id, address: request.ip };
    storage.run(request.logContext, done);
  });
  // Again, because what follows a body runs in the context of its socket.
  app.addHook('preValidation', (request, _reply, done) => {
    storage.run(request.logContext, done);
  });
}
