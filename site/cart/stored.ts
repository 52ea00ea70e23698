// What every page needs of the cart: how many pieces are in it. Everything else comes when it is first wanted.
import { MAX_CART_LINES, MAX_QUANTITY, MIN_QUANTITY } from '#contract/order-facts.ts';

export const CART_KEY = 'cart';

/** What local storage holds under the key; null: nothing, or storage is shut off. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Tells of changes in other tabs, and of this tab's own that say so (`writeCart`). @returns ends it */
export function onStorage(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** A line's pieces: 1 where none are named; 0 where that is no line. */
export function piecesOf(line: unknown): number {
  const { _id, quantity = 1 } = (line ?? {}) as { _id?: unknown; quantity?: unknown };
  return _id &&
    typeof _id === 'string' &&
    Number.isInteger(quantity) &&
    Number(quantity) >= MIN_QUANTITY &&
    Number(quantity) <= MAX_QUANTITY
    ? Number(quantity)
    : 0;
}

/** Pieces in a stored cart, whatever it holds. */
export function countPieces(stored: string | null): number {
  try {
    const lines: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(lines)
      ? lines.slice(0, MAX_CART_LINES).reduce((sum: number, line) => sum + piecesOf(line), 0)
      : 0;
  } catch {
    return 0; // damaged
  }
}
