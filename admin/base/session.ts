import { useSyncExternalStore } from 'react';
import type { SignedInUser } from '#contract/auth.ts';
import { session, type StoredSession } from '#browser/session.ts';

/** The signed-in user, or null. */
export const useSession = (): StoredSession | null => useSyncExternalStore(session.subscribe, session.get);

/** Owner of the open panel, also after the session has ended and while the sign-in dialog waits; otherwise null. */
export const useOwner = (): SignedInUser | null => useSyncExternalStore(session.subscribe, session.owner);
