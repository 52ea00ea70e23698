import type { IncomingMessage } from 'node:http';

/** Limit for a body that is not an upload. */
const BODY_WITHIN_MS = 15_000;
/** Limit for an upload. */
const UPLOAD_WITHIN_MS = 60_000;
/** Uploads of up to 1 GiB: they may take their time, as long as they get on. */
const LARGE_UPLOADS = /^\/api\/(?:import-pictures|import\/[\w-]{1,40}\/pictures)$/;
/** Bytes that such an upload brings in each `UPLOAD_WITHIN_MS` at least: 17 kB/s. */
const LEAST_BYTES = 1024 * 1024;
/** Node's limit for a whole request, which large uploads may use. */
export const REQUEST_TIMEOUT_MS = 60 * 60_000;

/** The error that Node gives for a request that took too long. */
export const slowBodyError = (): Error =>
  Object.assign(new Error('The body did not arrive in time'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

/**
 * Reports requests whose body arrives too slowly.
 * @param onSlow gets `slowBodyError`
 * @param limits for a body, and for an upload or a piece of a large one
 */
export function limitBodyTime(
  request: IncomingMessage,
  onSlow: (error: Error) => void,
  withinMs = BODY_WITHIN_MS,
  uploadWithinMs = UPLOAD_WITHIN_MS,
): void {
  const { 'content-length': length, 'transfer-encoding': encoding, 'content-type': type } = request.headers;
  if ((length === undefined || length === '0') && encoding === undefined) return;
  const isUpload = type?.startsWith('multipart/') === true;
  const isLarge = isUpload && LARGE_UPLOADS.test(request.url ?? '');
  let seen = request.socket.bytesRead;
  const timer = setInterval(
    () => {
      const { bytesRead } = request.socket;
      const getsOn = isLarge && bytesRead - seen >= LEAST_BYTES;
      seen = bytesRead;
      if (getsOn) return;
      clearInterval(timer);
      if (!request.complete) onSlow(slowBodyError());
    },
    isUpload ? uploadWithinMs : withinMs,
  ).unref();
  request.once('close', () => clearInterval(timer));
}
