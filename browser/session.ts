// Who is signed in, as this browser keeps it: to show names and to leave out what a role may not use. The server trusts none of it.
// One session serves the site and the panel.
import type { SignedInUser } from '#contract/auth.ts';

const TOKEN_KEY = 'accessToken';
const USER_KEY = 'user';

export interface StoredSession { user: SignedInUser; accessToken: string }

let current: StoredSession | null = read();
/** Whose page is open: stays when the session ends under it, so that nothing typed is lost, until somebody signs in or leaves. */
let owner: SignedInUser | null = current?.user ?? null;
/** Whether storage took the session; where it is shut off or full, the session lives as long as the page. */
let wasKept = current !== null;
const listeners = new Set<() => void>();

function read(): StoredSession | null {
  try {
    const accessToken = localStorage.getItem(TOKEN_KEY);
    const user = JSON.parse(localStorage.getItem(USER_KEY) ?? 'null') as SignedInUser | null;
    return accessToken && user && typeof user.role === 'string' ? { user, accessToken } : null;
  } catch {
    return null; // damaged, or storage is shut off
  }
}

function change(next: StoredSession | null): void {
  current = next;
  if (next) owner = next.user;
  try {
    if (next) {
      wasKept = false;
      localStorage.setItem(TOKEN_KEY, next.accessToken);
      localStorage.setItem(USER_KEY, JSON.stringify(next.user));
      wasKept = true;
    } else {
      localStorage.removeItem(TOKEN_KEY);
      localStorage.removeItem(USER_KEY);
    }
  } catch { /* shut off or full */ }
  for (const listener of listeners) listener();
}

/** Goes on with the session that there is. When it has ended in another tab, and the news of it is still on its way, it does not come back. */
function goOn(part: Partial<StoredSession>): void {
  if (!current) return;
  change(isForgotten() ? null : { ...current, ...part });
}

function isForgotten(): boolean {
  try {
    return wasKept && localStorage.getItem(TOKEN_KEY) === null;
  } catch {
    return false;
  }
}

// Signing in or out in another tab counts here too. The server, which renders the site's pages, has no storage and hears of nothing.
globalThis.addEventListener?.('storage', (event) => {
  if (event.key !== TOKEN_KEY && event.key !== USER_KEY && event.key !== null) return;
  current = read();
  wasKept = current !== null;
  if (current) owner = current.user;
  for (const listener of listeners) listener();
});

export const session = {
  get: (): StoredSession | null => current,
  /** Whose page is open, also while the session has ended and nobody has left yet. */
  owner: (): SignedInUser | null => owner,
  begin: (started: StoredSession): void => change(started),
  renew: (accessToken: string): void => goOn({ accessToken }),
  /** The display copy, after a change of the profile or a look at the server. */
  showUser: (user: SignedInUser): void => goOn({ user }),
  /** It is over, whether the person wants it or not; the open page stays theirs. */
  end: (): void => change(null),
  /** The person goes: nothing of them stays. */
  leave: (): void => { owner = null; change(null); },
  /** Told of every change, in this tab or another. @returns ends it */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => { listeners.delete(listener); };
  },
};
