import { useNavigate } from 'react-router';
import { api } from '#browser/signed-in-api.ts';
import { session, type StoredSession } from '#browser/session.ts';
import { forgetCart, mergeCart } from '../cart/account-cart.ts';
import { ACCOUNT_FRAME_TEXTS } from '../texts/account.ts';
import { toast } from '../ui/toast.ts';

/**
 * Ends the session here whatever the server says, and there if it can be reached. The cart stays with the account; what
 * was typed at the checkout goes.
 */
export async function signOut(): Promise<void> {
  void import('../cart/checkout-draft.ts').then(
    ({ forgetCheckout }) => forgetCheckout(),
    () => {},
  );
  await forgetCart();
  const ending = api('POST /api/auth/logout').catch(() => undefined); // has read the token when it returns
  session.leave();
  await ending;
}

/** For a button of whatever page: the person comes to the home page, and is told. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await navigate('/'); // first: a personal screen is the person's until it is gone
    await signOut();
    toast(ACCOUNT_FRAME_TEXTS.signedOut);
  };
}

/** Somebody has signed in or registered: this browser is theirs, and so is what they put into the cart before. */
export function enter(started: StoredSession): void {
  session.begin(started);
  void mergeCart();
}
