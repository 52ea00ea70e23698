// What requests say of themselves, read in one place.
import type { FastifyRequest } from 'fastify';
import { ANONYMOUS, type Viewer } from './handlers.ts';

/** Anybody, from where the request comes: `ip` believes X-Forwarded-For of the configured proxies only. */
export const anonymousOf = ({ ip, headers }: FastifyRequest): Viewer => ({ ...ANONYMOUS, address: ip, userAgent: headers['user-agent'] ?? '' });

/** Who makes the request. The one place where sessions will be read. */
export const viewerOf = (request: FastifyRequest): Viewer => anonymousOf(request);

/** The visitor went away while sending: no failure of ours, and nobody reads the reply. */
export const isAborted = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

/**
 * Whether a form was sent by a page of ours. Browsers state the origin with every POST; programs may leave it out, and gain
 * nothing by it: there is no session to misuse.
 */
export function isSameSite(request: FastifyRequest, publicUrl: string): boolean {
  const { origin, host } = request.headers;
  const fetchSite = request.headers['sec-fetch-site'];
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
  if (origin === undefined || origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
