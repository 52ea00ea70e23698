// Who is signed in, as this browser keeps it: to show names and to leave out what a role may not use. The server trusts
// none of it.
// One session serves the site and the panel.
import type { SignedInUser } from '#contract/auth.ts';

const TOKEN_KEY = 'accessToken';
const USER_KEY = 'user';

export interface StoredSession {
  user: SignedInUser;
  accessToken: string;
}

let current: StoredSession | null = read();
/**
 * Whose page is open: stays when the session ends under it, so that nothing typed is lost, until somebody signs in or
 * leaves.
 */
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
  } catch {
    /* shut off or full */
  }
  for (const listener of listeners) listener();
}

/** What another tab has made of the session. */
function takeOver(): void {
  current = read();
  wasKept = current !== null;
  if (current) owner = current.user;
  for (const listener of listeners) listener();
}

/**
 * Whether it has ended in another tab, or is somebody else's there, and the news of it is still on its way. A page that
 * Back brings from memory hears of nothing.
 */
const isOvertaken = (): boolean => wasKept && read()?.user.id !== current?.user.id;

/** Goes on with the session that there is, unless it is no more: an answer that comes late brings nobody back. */
function goOn(part: Partial<StoredSession>): void {
  if (!current) return;
  if (isOvertaken()) takeOver();
  else change({ ...current, ...part });
}

// Signing in or out in another tab counts here too. The server, which renders the site's pages, has no storage and
// hears of nothing.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === TOKEN_KEY || key === USER_KEY || key === null) takeOver();
});
globalThis.addEventListener?.('pageshow', ({ persisted }) => {
  if (persisted && isOvertaken()) takeOver();
});

export const session = {
  get: (): StoredSession | null => current,
  /** Asks storage, for what must not be done as somebody else. @returns whether the session is still this person's */
  isStillOf(id: string): boolean {
    if (isOvertaken()) takeOver();
    return current?.user.id === id;
  },
  /** Whose page is open, also while the session has ended and nobody has left yet. */
  owner: (): SignedInUser | null => owner,
  begin: (started: StoredSession): void => change(started),
  renew: (accessToken: string): void => goOn({ accessToken }),
  /** The display copy, after a change of the profile or a look at the server. */
  showUser(user: SignedInUser): void {
    if (user.id === current?.user.id) goOn({ user });
  },
  /** It is over, whether the person wants it or not; the open page stays theirs. */
  end: (): void => (isOvertaken() ? takeOver() : change(null)),
  /** The person goes: nothing of them stays. */
  leave: (): void => {
    owner = null;
    change(null);
  },
  /** Told of every change, in this tab or another. @returns ends it */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
