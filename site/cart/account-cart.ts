// The account's cart, which follows a person to other devices. The browser's own is the one that is shown and bought.
import { fetchSignedIn } from '#browser/signed-in-api.ts';
import { session } from '#browser/session.ts';
import { createClient } from '#contract/client.ts';
import { readCart, storeCart } from './store.ts';

const PAUSE_MS = 800;

/** Goes on when the page is left. */
const api = createClient((path, init) => fetchSignedIn(path, { ...init, keepalive: true } as typeof init));

const sent = () => ({ body: { products: readCart().map(({ _id, quantity }) => ({ _id, quantity })) } });

let timer = 0;

/** A failure waits for the next change: the browser has the cart, and nobody misses the copy yet. */
async function send(): Promise<void> {
  clearTimeout(timer);
  timer = 0;
  if (session.get()) await api('PUT /api/cart', sent()).catch(() => {});
}

globalThis.addEventListener?.('pagehide', () => {
  if (timer) void send();
});

/** Takes over changes into the account, together after a pause. */
export function keepAccountCart(): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => void send(), PAUSE_MS);
}

/**
 * After signing in: the browser's cart and the account's become one, in both places. A failure leaves the browser's as
 * it is.
 */
export async function mergeCart(): Promise<void> {
  if (!session.get()) return;
  const before = readCart();
  try {
    const { products } = await api('POST /api/cart/merge', sent());
    // What was changed here meanwhile is newer; that change takes the cart to the account.
    if (readCart() !== before) return;
    // Prices that were shown here stay the shown ones, so that a changed one is told of.
    const shown = new Map(before.map(({ _id, price }) => [_id, price]));
    storeCart(products.map((line) => ({ ...line, price: shown.get(line._id) ?? line.price })));
  } catch {
    /* the next change or sign-in tries again */
  }
}

/**
 * At signing out: the cart is the account's, and nobody else's at this browser. A change that has not been sent yet
 * goes first.
 */
export async function forgetCart(): Promise<void> {
  if (timer) await send();
  storeCart([]);
}
