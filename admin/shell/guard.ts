import { useCallback, useEffect, useState } from 'react';
import { isStaffRole } from '#contract/access.ts';
import type { SignedInUser } from '#contract/auth.ts';
import { ApiError } from '#contract/api-error.ts';
import { api } from '#browser/signed-in-api.ts';
import { session } from '#browser/session.ts';
import { queryClient } from '../base/queries.ts';
import { useOwner, useSession } from '../base/session.ts';

/** User confirmed by the server or a sign-in; not checked again while the page lives. */
let verifiedId: string | undefined;
/** Whether the server has refused the session that this page began with. */
let wasRefused = false;

type Guard =
  /** `isCustomer`: signed in as a customer. `hasEnded`: the stored session was no longer valid. */
  | { state: 'out'; isCustomer: boolean; hasEnded: boolean }
  | { state: 'checking'; user: SignedInUser }
  | { state: 'unreachable'; user: SignedInUser; retry: () => void }
  /** `hasEnded`: the server ended the session under the open page. */
  | { state: 'in'; user: SignedInUser; hasEnded: boolean };

/** Lets confirmed staff in. Verifies a stored token first and clears an invalid one. */
export function useGuard(): Guard {
  const owner = useOwner();
  const stored = useSession();
  const [hasFailed, setFailed] = useState(false);
  const [, setVerified] = useState(verifiedId);
  const ownerId = owner?.id;
  const isVerified = ownerId !== undefined && ownerId === verifiedId;

  useEffect(() => {
    if (!ownerId || isVerified || hasFailed) return;
    let isGone = false;
    api('GET /api/auth/me').then(
      ({ user }) => {
        if (verifiedId !== undefined && verifiedId !== user.id) queryClient.clear(); // read for another user
        verifiedId = user.id;
        wasRefused = false;
        session.showUser(user);
        if (!isGone) setVerified(user.id);
      },
      (error: unknown) => {
        // A lost connection is no refusal: keeps the session for the next try.
        const isRefused = ApiError.is(error) && (error.status === 401 || error.status === 403);
        wasRefused = isRefused;
        if (isRefused) session.leave();
        else if (!isGone) setFailed(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, [ownerId, isVerified, hasFailed]);

  const retry = useCallback(() => setFailed(false), []);

  if (!owner || !isStaffRole(owner.role))
    return { state: 'out', isCustomer: stored?.user.role === 'user', hasEnded: wasRefused };
  if (isVerified) return { state: 'in', user: owner, hasEnded: stored === null };
  return hasFailed ? { state: 'unreachable', user: owner, retry } : { state: 'checking', user: owner };
}
