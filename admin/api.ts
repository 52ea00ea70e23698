// The API as the signed-in person: the bearer token on every call, and one refresh, shared by all calls, when it has run out.
import { createClient, NO_REPLY, toApiError } from '#contract/client.ts';
import { ApiError } from '#contract/api-error.ts';
import type { FileKey, Output } from '#contract/endpoints.ts';
import { session } from './session.ts';

type Init = Parameters<Parameters<typeof createClient>[0]>[1];

const OUTSIDE_SESSION = new Set(['/api/auth/login', '/api/auth/refresh', '/api/auth/setup']);

const bearer = (): Record<string, string> => {
  const token = session.get()?.accessToken;
  return token ? { authorization: `Bearer ${token}` } : {};
};

let refreshing: Promise<boolean> | undefined;

/** A new access token by the cookie. @returns false, and no session any more, when the server refuses; throws when it cannot be asked */
async function renewSession(): Promise<boolean> {
  const reply = await fetch('/api/auth/refresh', { method: 'POST', credentials: 'same-origin' });
  if (reply.ok) {
    session.renew(((await reply.json()) as { accessToken: string }).accessToken);
    return true;
  }
  if (reply.status === 401) session.end();
  return false;
}

/** All calls that find the token expired wait for the same refresh. */
const refreshOnce = (): Promise<boolean> => (refreshing ??= renewSession().finally(() => { refreshing = undefined; }));

/** A fetch as the signed-in person. */
export async function fetchSignedIn(path: string, init: Init): Promise<Response> {
  const send = () => fetch(path, { ...(init as RequestInit), headers: { ...init.headers, ...bearer() } });
  const isOutside = OUTSIDE_SESSION.has(path);
  const token = session.get()?.accessToken;
  const reply = await send();
  if (reply.status !== 401 || isOutside || !token) return reply;
  // Another call may have renewed it while this one was on its way.
  const isRenewed = session.get() !== null && (session.get()!.accessToken !== token || await refreshOnce());
  return isRenewed ? send() : reply;
}

export const api = createClient(fetchSignedIn);

/** Sends one file. @param onProgress told how much of it has been sent, 0 to 100. Rejects with an `ApiError`, or the signal's reason when aborted. */
export async function upload<K extends FileKey>(key: K, field: string, file: File, onProgress: (percent: number) => void, signal?: AbortSignal): Promise<Output<K>> {
  const first = await sendFile(key, field, file, onProgress, signal);
  const last = first.status === 401 && await refreshOnce() ? await sendFile(key, field, file, onProgress, signal) : first;
  if (last.status >= 200 && last.status < 300) return last.body as Output<K>;
  throw toApiError(last.status, last.body);
}

const sendFile = (key: FileKey, field: string, file: File, onProgress: (percent: number) => void, signal?: AbortSignal) =>
  new Promise<{ status: number; body: unknown }>((resolve, reject) => {
    const [method, path] = key.split(' ') as [string, string];
    const request = new XMLHttpRequest(); // fetch tells nothing of how far an upload is
    const body = new FormData();
    body.append(field, file);
    request.open(method, path);
    for (const [name, value] of Object.entries(bearer())) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => { if (lengthComputable) onProgress(Math.round(loaded / total * 100)); });
    request.addEventListener('load', () => resolve({ status: request.status, body: request.response as unknown }));
    request.addEventListener('error', () => reject(new ApiError(0, 'NETWORK_ERROR', NO_REPLY)));
    request.addEventListener('abort', () => reject(signal?.reason as Error));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
