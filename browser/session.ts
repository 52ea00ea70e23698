// `browser/`: code that site and panel share in the browser. Here: the session. For showing names and leaving out what
// a role may not use; the server trusts none of it.
import type { SignedInUser } from '#contract/auth.ts';

const TOKEN_KEY = 'accessToken';
const USER_KEY = 'user';

export interface StoredSession {
  user: SignedInUser;
  accessToken: string;
}

let current: StoredSession | null = read();
/**
 * The person whose page is open. Stays when the session ends, so that nothing typed is lost, until somebody signs in or
 * leaves.
 */
let owner: SignedInUser | null = current?.user ?? null;
/** Whether storage took the session; otherwise it lives as long as the page. */
let wasKept = current !== null;
const listeners = new Set<() => void>();

function read(): StoredSession | null {
  try {
    const accessToken = localStorage.getItem(TOKEN_KEY);
    const user = JSON.parse(localStorage.getItem(USER_KEY) ?? 'null') as SignedInUser | null;
    return accessToken && user && typeof user.role === 'string' ? { user, accessToken } : null;
  } catch {
    return null; // damaged, or storage is unavailable
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
    /* unavailable or full */
  }
  for (const listener of listeners) listener();
}

/** Takes over another tab's change of the session. */
function takeOver(): void {
  current = read();
  wasKept = current !== null;
  if (current) owner = current.user;
  for (const listener of listeners) listener();
}

/**
 * Whether another tab has ended or replaced the session without its event having arrived yet. A page restored by Back
 * gets no event at all.
 */
const isOvertaken = (): boolean => wasKept && read()?.user.id !== current?.user.id;

/** Changes the session, unless it has ended or been replaced: a late reply must not bring anybody back. */
function goOn(part: Partial<StoredSession>): void {
  if (!current) return;
  if (isOvertaken()) takeOver();
  else change({ ...current, ...part });
}

// Follows signing in and out in other tabs. The server, which renders the site's pages, has no such events.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === TOKEN_KEY || key === USER_KEY || key === null) takeOver();
});
globalThis.addEventListener?.('pageshow', ({ persisted }) => {
  if (persisted && isOvertaken()) takeOver();
});

export const session = {
  get: (): StoredSession | null => current,
  /**
   * Asks storage, before an action that must not be taken as another person. @returns whether the session is still this
   * person's
   */
  isStillOf(id: string): boolean {
    if (isOvertaken()) takeOver();
    return current?.user.id === id;
  },
  /** The person whose page is open, also after the session has ended and before anybody leaves. */
  owner: (): SignedInUser | null => owner,
  begin: (started: StoredSession): void => change(started),
  renew: (accessToken: string): void => goOn({ accessToken }),
  /** Updates the displayed user, after a change of the profile or a look at the server. */
  showUser(user: SignedInUser): void {
    if (user.id === current?.user.id) goOn({ user });
  },
  /** Ends the session without the person's doing; the open page stays theirs. */
  end: (): void => (isOvertaken() ? takeOver() : change(null)),
  /** Ends the session at the person's wish; nothing of them stays. */
  leave: (): void => {
    owner = null;
    change(null);
  },
  /** Calls the listener at every change, in this tab or another. @returns the unsubscribe function */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
