import { useSyncExternalStore } from 'react';
import type { SignedInUser } from '#contract/auth.ts';
import { session, type StoredSession } from '#browser/session.ts';
import { contract, type Key } from '#contract/endpoints.ts';

/** The signed-in user; null when nobody is. */
export const useSession = (): StoredSession | null => useSyncExternalStore(session.subscribe, session.get);

/** Whose panel is open, also while the session has ended and the sign-in dialog waits; null when nobody's. */
export const useOwner = (): SignedInUser | null => useSyncExternalStore(session.subscribe, session.owner);

/**
 * Whether the role may make the call: what it may not use is absent from the panel. The server refuses it all the same.
 */
export const mayCall = (role: keyof (typeof contract)[Key]['access'], key: Key): boolean =>
  !/^\d+$/.test(contract[key].access[role]);

export function useMay(): (key: Key) => boolean {
  const role = useOwner()?.role ?? 'anonymous';
  return (key) => mayCall(role, key);
}
