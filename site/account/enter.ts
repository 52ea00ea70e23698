import { session, type StoredSession } from '#browser/session.ts';
import { mergeCart } from '../cart/account-cart.ts';

/** Somebody has signed in or registered: this browser is theirs, and so is what they put into the cart before. */
export function enter(started: StoredSession): void {
  session.begin(started);
  void mergeCart();
}
