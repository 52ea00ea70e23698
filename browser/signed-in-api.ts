// Calls as the signed-in person: the bearer token on every call, and one refresh, shared by all calls, when it has run
// out.
import { createClient } from '#contract/client.ts';
import { session } from './session.ts';

type Init = Parameters<Parameters<typeof createClient>[0]>[1];

/** Their 401 says nothing of the session. */
const OUTSIDE_SESSION = new Set(['/api/auth/login', '/api/auth/refresh', '/api/auth/setup', '/api/auth/register']);

export const bearer = (): Record<string, string> => {
  const token = session.get()?.accessToken;
  return token ? { authorization: `Bearer ${token}` } : {};
};

let refreshing: Promise<boolean> | undefined;

/**
 * A new access token by the cookie. @returns false, and no session any more, when the server refuses; throws when it
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

/** All calls that find the token expired wait for the same refresh. */
export const refreshOnce = (): Promise<boolean> =>
  (refreshing ??= renewSession().finally(() => {
    refreshing = undefined;
  }));

/** A fetch as the signed-in person. */
export async function fetchSignedIn(path: string, init: Init): Promise<Response> {
  const send = () => fetch(path, { ...(init as RequestInit), headers: { ...init.headers, ...bearer() } });
  const isOutside = OUTSIDE_SESSION.has(path);
  const asked = session.get();
  const reply = await send();
  if (reply.status !== 401 || isOutside || !asked) return reply;
  // The cookie may be somebody else's by now: what one person asked for is not done as another.
  const isStillTheirs = () => session.isStillOf(asked.user.id);
  // Another call may have renewed it while this one was on its way.
  const isRenewed = isStillTheirs() && (session.get()!.accessToken !== asked.accessToken || (await refreshOnce()));
  return isRenewed && isStillTheirs() ? send() : reply;
}

/** The API as the signed-in person; without a session, as anybody. */
export const api = createClient(fetchSignedIn);
