// The part of the cart that every page loads: the number of pieces. The rest is fetched when it is first wanted.
import { MAX_CART_LINES, MAX_QUANTITY, MIN_QUANTITY } from '#contract/order-facts.ts';

export const CART_KEY = 'cart';

/** The text in local storage; null if missing or storage is unavailable. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Calls the listener at changes in other tabs, and at this tab's own (`store` in store.ts). @returns the unsubscribe
 * function
 */
export function onStorage(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** A line's pieces: 1 without a quantity, 0 if the line is invalid. */
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

/** Pieces in a stored cart; 0 if damaged. */
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
