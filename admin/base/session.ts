import { useSyncExternalStore } from 'react';
import type { SignedInUser } from '#contract/auth.ts';
import { session, type StoredSession } from '#browser/session.ts';

/** The signed-in user; null when nobody is. */
export const useSession = (): StoredSession | null => useSyncExternalStore(session.subscribe, session.get);

/** Whose panel is open, also while the session has ended and the sign-in dialog waits; null when nobody's. */
export const useOwner = (): SignedInUser | null => useSyncExternalStore(session.subscribe, session.owner);
