import { HOME_PATH } from '#contract/paths.ts';
import { api } from '#browser/signed-in-api.ts';
import { session, type StoredSession } from '#browser/session.ts';
import { useNavigate } from '../base/router.tsx';
import { forgetCart, mergeCart } from '../cart/account-cart.ts';
import { ACCOUNT_FRAME_TEXTS } from '../texts/account.ts';
import { toast } from '../ui/toast.ts';

/**
 * Ends the session in this browser, and on the server if it can be reached. The cart stays with the account; the
 * checkout's draft is removed.
 */
export async function signOut(): Promise<void> {
  void import('../cart/checkout-draft.ts').then(
    ({ forgetCheckout }) => forgetCheckout(),
    () => {},
  );
  await forgetCart();
  const ending = api('POST /api/auth/logout').catch(() => undefined); // reads the token before it returns
  session.leave();
  await ending;
}

/** Signs out from any page: leads to the home page and says so there. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await navigate(HOME_PATH); // first, so that no personal screen is shown without its person
    await signOut();
    toast(ACCOUNT_FRAME_TEXTS.signedOut);
  };
}

/** Begins a session after signing in or registering, and adds this browser's cart to the account's. */
export function enter(started: StoredSession): void {
  session.begin(started);
  void mergeCart();
}
