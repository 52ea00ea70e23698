// Facts about a request that its headers give away, and the option that hides a route.
import type { FastifyRequest } from 'fastify';
import { ANONYMOUS, type Viewer } from './handlers.ts';

/** Keeps a route out of OpenAPI; the option is the OpenAPI plugin's, unknown to Fastify's types. */
export const HIDDEN: object = { hide: true };

/** An anonymous viewer at the request's address: `ip` believes X-Forwarded-For of the configured proxies only. */
export const anonymousOf = ({ ip, headers }: FastifyRequest): Viewer => ({
  ...ANONYMOUS,
  address: ip,
  userAgent: headers['user-agent'] ?? '',
});

/** Whether the visitor went away while sending: not a failure of the server, and nobody reads the reply. */
export const isAborted = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

/**
 * Whether the request comes from a page of this site or of an allowed origin. Browsers state the origin with every
 * POST; programs may leave it out and gain nothing, because they hold nobody's cookies.
 */
export function isSameSite(request: FastifyRequest, publicUrl: string, otherOrigins: readonly string[] = []): boolean {
  const { origin, host } = request.headers;
  if (origin !== undefined && otherOrigins.includes(origin)) return true;
  const fetchSite = request.headers['sec-fetch-site'];
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
  if (origin === undefined || origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
