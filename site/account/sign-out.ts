import { api } from '#browser/signed-in-api.ts';
import { session } from '#browser/session.ts';
import { forgetCart } from '../cart/account-cart.ts';

/** Ends the session here whatever the server says, and there if it can be reached. The cart stays with the account; what was typed at the checkout goes. */
export async function signOut(): Promise<void> {
  void import('../cart/checkout-draft.ts').then(({ forgetCheckout }) => forgetCheckout(), () => {});
  await forgetCart();
  const ending = api('POST /api/auth/logout').catch(() => undefined); // has read the token when it returns
  session.leave();
  await ending;
}
