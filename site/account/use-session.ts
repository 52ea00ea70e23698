import { useSyncExternalStore } from 'react';
import { isStaffRole } from '#contract/access.ts';
import type { SignedInUser } from '#contract/auth.ts';
import { session, type StoredSession } from '#browser/session.ts';

/** The session; null without one; undefined while unknown: on the server and while hydrating. */
export const useSession = (): StoredSession | null | undefined =>
  useSyncExternalStore<StoredSession | null | undefined>(session.subscribe, session.get, () => undefined);

/** Full name, or the user name of an account without one. */
export const nameOf = ({ name, username }: SignedInUser): string => name || username;

/** Whether the panel is open to this person. For showing links only: the server decides. */
export const isStaff = ({ role }: Pick<SignedInUser, 'role'>): boolean => isStaffRole(role);
