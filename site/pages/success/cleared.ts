// Remembers which paid sessions have emptied the cart, so that opening such a page again leaves the next cart alone.
import { forgetCheckout } from '../../cart/checkout-draft.ts';
import { clearCart } from '../../cart/store.ts';

const KEY = 'paidSessions';
const KEPT = 20;

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Empties the cart of a payment, once. Without storage there is no cart either. */
export function clearPaidCart(sessionId: string): void {
  forgetCheckout(); // so that buying the same again is another checkout
  const cleared = read();
  if (cleared.includes(sessionId)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...cleared.slice(1 - KEPT), sessionId]));
  } catch {
    return;
  }
  clearCart();
}
