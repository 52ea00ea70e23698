import type { IncomingMessage } from 'node:http';

/** A body that is no upload has to be here within this. */
const BODY_WITHIN_MS = 15_000;
/** Node's own bound for a whole request; uploads get all of it. */
export const REQUEST_TIMEOUT_MS = 60_000;

/** Ends requests whose body dawdles. Uploads alone may take as long as Node's `requestTimeout`. */
export function limitBodyTime(request: IncomingMessage): void {
  const { 'content-length': length, 'transfer-encoding': encoding, 'content-type': type } = request.headers;
  if ((length === undefined || length === '0') && encoding === undefined) return;
  if (type?.startsWith('multipart/')) return;
  const timer = setTimeout(() => { if (!request.complete) request.destroy(); }, BODY_WITHIN_MS).unref();
  request.once('close', () => clearTimeout(timer));
}
