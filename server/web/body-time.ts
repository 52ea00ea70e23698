import type { IncomingMessage } from 'node:http';

/** Limit for a body that is not an upload. */
const BODY_WITHIN_MS = 15_000;
/** Node's limit for a whole request; uploads may use all of it. */
export const REQUEST_TIMEOUT_MS = 60_000;

/** The error that Node gives for a request that took too long. */
export const slowBodyError = (): Error =>
  Object.assign(new Error('The body did not arrive in time'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

/**
 * Reports requests whose body arrives too slowly. Only uploads may take as long as Node's `requestTimeout`.
 * @param onSlow gets `slowBodyError`
 */
export function limitBodyTime(
  request: IncomingMessage,
  onSlow: (error: Error) => void,
  withinMs = BODY_WITHIN_MS,
): void {
  const { 'content-length': length, 'transfer-encoding': encoding, 'content-type': type } = request.headers;
  if ((length === undefined || length === '0') && encoding === undefined) return;
  if (type?.startsWith('multipart/')) return;
  const timer = setTimeout(() => {
    if (!request.complete) onSlow(slowBodyError());
  }, withinMs).unref();
  request.once('close', () => clearTimeout(timer));
}
