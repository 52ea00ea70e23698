// Calls as the signed-in person: with the bearer token, and one shared refresh when it has expired.
import { createClient } from '#contract/client.ts';
import { session } from './session.ts';

type Init = Parameters<Parameters<typeof createClient>[0]>[1];

/** Calls whose 401 does not mean an expired token. */
const OUTSIDE_SESSION = new Set(['/api/auth/login', '/api/auth/refresh', '/api/auth/setup', '/api/auth/register']);

export const bearer = (): Record<string, string> => {
  const token = session.get()?.accessToken;
  return token ? { authorization: `Bearer ${token}` } : {};
};

let refreshing: Promise<boolean> | undefined;

/**
 * Gets a new access token by the cookie. @returns false, with the session ended, if the server refuses @throws if it
 * cannot be asked
 */
async function renewSession(): Promise<boolean> {
  const reply = await fetch('/api/auth/refresh', { method: 'POST', credentials: 'same-origin' });
  if (reply.ok) {
    session.renew(((await reply.json()) as { accessToken: string }).accessToken);
    return true;
  }
  if (reply.status === 401) session.end();
  return false;
}

/** Refreshes the token once for all calls that find it expired. */
export const refreshOnce = (): Promise<boolean> =>
  (refreshing ??= renewSession().finally(() => {
    refreshing = undefined;
  }));

/** Fetches as the signed-in person; repeats the request once after a refresh. */
export async function fetchSignedIn(path: string, init: Init): Promise<Response> {
  const send = () => fetch(path, { ...(init as RequestInit), headers: { ...init.headers, ...bearer() } });
  const isOutside = OUTSIDE_SESSION.has(path);
  const asked = session.get();
  const reply = await send();
  if (reply.status !== 401 || isOutside || !asked) return reply;
  // The cookie may be another person's by now, and a request must not be repeated as another person.
  const isStillTheirs = () => session.isStillOf(asked.user.id);
  // Another call may have refreshed the token meanwhile.
  const isRenewed = isStillTheirs() && (session.get()!.accessToken !== asked.accessToken || (await refreshOnce()));
  return isRenewed && isStillTheirs() ? send() : reply;
}

/** The API as the signed-in person, or as a visitor without a session. */
export const api = createClient(fetchSignedIn);
