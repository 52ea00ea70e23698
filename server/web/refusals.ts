// Selects the refusals that deserve a line in the security log. Missing and expired tokens are everyday traffic; others
// have no innocent cause.
import type { FastifyRequest } from 'fastify';
import { ApiError } from '#contract/api-error.ts';
import type { SecurityLog } from '../base/security-log.ts';
import { bearerOf } from './viewers.ts';

/** Whether the token itself says that it has expired; its signature is not checked. */
function isExpired(token: string, now: number): boolean {
  try {
    const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp?: unknown };
    return typeof exp === 'number' && exp * 1000 <= now;
  } catch {
    return false;
  }
}

/** Reports a call that was refused: 403, or 401 in spite of a token that has not expired. */
export function noteRefusal(security: SecurityLog, error: unknown, request: FastifyRequest, now: number): void {
  if (!ApiError.is(error)) return;
  const call = `${request.method} ${request.routeOptions.url ?? ''}`;
  if (error.code === 'FORBIDDEN') security.note('refused', { call, reason: 'not allowed' });
  if (error.code !== 'UNAUTHENTICATED') return;
  const token = bearerOf(request);
  if (token !== undefined && !isExpired(token, now)) security.note('refused', { call, reason: 'invalid token' });
}
