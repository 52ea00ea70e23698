// The account's copy of the cart, for the person's other devices. The browser's own cart is the one shown and bought.
import { lineKey, lineOf } from '#contract/cart-line.ts';
import { createClient } from '#contract/client.ts';
import { fetchSignedIn } from '#browser/signed-in-api.ts';
import { session } from '#browser/session.ts';
import { readCart, storeCart } from './store.ts';

const PAUSE_MS = 800;

/** The request goes on when the page is left. */
const api = createClient((path, init) => fetchSignedIn(path, { ...init, keepalive: true } as typeof init));

const sent = () => ({ body: { products: readCart().map((line) => ({ ...lineOf(line), quantity: line.quantity })) } });

let timer = 0;

/** A failure is made good by the next change: until then the copy is not needed. */
async function send(): Promise<void> {
  clearTimeout(timer);
  timer = 0;
  if (session.get()) await api('PUT /api/cart', sent()).catch(() => {});
}

globalThis.addEventListener?.('pagehide', () => {
  if (timer) void send();
});

/** Copies changes to the account, together after a pause. */
export function keepAccountCart(): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => void send(), PAUSE_MS);
}

/**
 * Merges the browser's cart and the account's in both places after signing in. A failure leaves the browser's cart as
 * it is.
 */
export async function mergeCart(): Promise<void> {
  if (!session.get()) return;
  const before = readCart();
  try {
    const { products } = await api('POST /api/cart/merge', sent());
    // A change made meanwhile is newer and takes the cart to the account.
    if (readCart() !== before) return;
    // Keeps prices that were shown here, so that a change of price is reported.
    const shown = new Map(before.map((line) => [lineKey(line), line.price]));
    storeCart(
      products.map((line) => ({
        ...line,
        config: line.config || undefined,
        price: shown.get(lineKey(line)) ?? line.price,
      })),
    );
  } catch {
    /* the next change or sign-in tries again */
  }
}

/**
 * Empties the browser's cart at signing out, after sending a change that still waits: the cart belongs to the account.
 */
export async function forgetCart(): Promise<void> {
  if (timer) await send();
  storeCart([]);
}
