// Finds who makes a request: read from the database each time, before the body is read.
import type { FastifyRequest } from 'fastify';
import { ApiError } from '#contract/api-error.ts';
import { SESSION_ENDED } from '#contract/client-texts.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { grantOf } from './call.ts';
import type { Known, Viewer } from '../call/handlers.ts';
import { noteAccount } from '../base/request-context.ts';
import { anonymousOf } from '../call/requests.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for calls of the API, from their `onRequest` on. */
    viewer: Viewer;
  }
}

/** Finds the person of a token; null when the token is not valid now. */
export interface Recognition {
  ofAccessToken(token: string): Promise<Known | null>;
  ofRefreshToken(token: string): Promise<Known | null>;
}

const BEARER = /^bearer(?: +|$)/i;
/** Returns the bearer token of the header Authorization; undefined without one. Other schemes are for proxies. */
export const bearerOf = ({ headers: { authorization } }: FastifyRequest): string | undefined =>
  authorization !== undefined && BEARER.test(authorization) ? authorization.replace(BEARER, '').trim() : undefined;

/** Whether the session is named by the cookie, whatever the bearer token. */
export const isByCookie = ({ access }: Endpoint): boolean => access.user === 'cookie';

/**
 * Returns the caller, if the endpoint admits them. An invalid token makes its bearer anonymous where anonymous callers
 * may do everything; elsewhere it is refused, so that callers are never silently shown less than they expect.
 * @throws UNAUTHENTICATED, FORBIDDEN
 */
export async function admit(
  endpoint: Endpoint,
  request: FastifyRequest,
  refreshToken: string | undefined,
  recognition: Recognition,
): Promise<Viewer> {
  const nobody = anonymousOf(request);
  const byCookie = isByCookie(endpoint);
  const token = byCookie ? refreshToken : bearerOf(request);
  const known =
    token === undefined
      ? null
      : await (byCookie ? recognition.ofRefreshToken(token) : recognition.ofAccessToken(token));
  if (token !== undefined && !known && endpoint.access.anonymous !== 'allow')
    throw new ApiError(401, 'UNAUTHENTICATED', SESSION_ENDED);
  if (known) noteAccount(known.user.publicId);
  const viewer: Viewer = known ? { ...nobody, ...known } : nobody;
  grantOf(endpoint, viewer);
  return viewer;
}
