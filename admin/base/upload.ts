// Uploads with progress. Every other call goes through `#browser/signed-in-api.ts`.
import { toApiError } from '#contract/client.ts';
import { ApiError } from '#contract/api-error.ts';
import { NO_REPLY } from '#contract/client-texts.ts';
import type { FileKey, Output } from '#contract/endpoints.ts';
import { bearer, refreshOnce } from '#browser/signed-in-api.ts';

/**
 * Sends one file. Rejects with an `ApiError`, or the signal's reason when aborted.
 * @param onProgress percent sent, 0 to 100
 * @param params of the call's address
 * @param query after it
 */
export async function upload<K extends FileKey>(
  key: K,
  field: string,
  file: File,
  onProgress: (percent: number) => void,
  signal?: AbortSignal,
  params?: Readonly<Record<string, string>>,
  query?: Readonly<Record<string, string>>,
): Promise<Output<K>> {
  const send = () => sendFile(addressOf(key, params, query), field, file, onProgress, signal);
  const first = await send();
  const last = first.status === 401 && (await refreshOnce()) ? await send() : first;
  if (last.status >= 200 && last.status < 300) return last.body as Output<K>;
  throw toApiError(last.status, last.body);
}

/** The call with its parameters in place. */
const addressOf = (
  key: FileKey,
  params: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, string>> = {},
): string =>
  [
    key.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
    ...(Object.keys(query).length > 0 ? [new URLSearchParams(query).toString()] : []),
  ].join('?');

const sendFile = (
  key: string,
  field: string,
  file: File,
  onProgress: (percent: number) => void,
  signal?: AbortSignal,
) =>
  new Promise<{ status: number; body: unknown }>((resolve, reject) => {
    const [method, path] = key.split(' ') as [string, string];
    const request = new XMLHttpRequest(); // fetch does not report upload progress
    const body = new FormData();
    body.append(field, file);
    request.open(method, path);
    for (const [name, value] of Object.entries(bearer())) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(Math.round((loaded / total) * 100));
    });
    request.addEventListener('load', () => resolve({ status: request.status, body: request.response as unknown }));
    request.addEventListener('error', () => reject(new ApiError(0, 'NETWORK_ERROR', NO_REPLY)));
    request.addEventListener('abort', () => reject(signal?.reason as Error));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });

/** Calls that take a picture. */
export type ImageKey = Extract<FileKey, `${string}/upload` | `${string}/upload-image`>;
export const uploadImage = upload as unknown as (
  key: ImageKey,
  field: 'image',
  file: File,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
) => Promise<{ imagePath: string; isKnown?: boolean }>;
