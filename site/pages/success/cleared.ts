// Which paid sessions have emptied the cart: a page that is opened again, days later, leaves the next cart alone.
import { clearCart } from '../../cart/store.ts';
import { forgetCheckout } from '../../cart/checkout-draft.ts';

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

/** The payment's cart goes, once. Where the browser keeps nothing, it has no cart either. */
export function clearPaidCart(sessionId: string): void {
  forgetCheckout(); // buying the same again is another checkout
  const cleared = read();
  if (cleared.includes(sessionId)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...cleared.slice(1 - KEPT), sessionId]));
  } catch {
    return;
  }
  clearCart();
}
