// The cart as this browser keeps it. Whatever local storage holds, reading it gives lines that make sense, or none.
import { MAX_CART_LINES, MAX_QUANTITY, MIN_QUANTITY } from '#contract/order-facts.ts';

export const CART_KEY = 'cart';

/** A line; `price` is the one that was shown, for telling of changes. It is never charged. */
export interface CartLine { _id: string; name: string; price: number | null; quantity: number; img: string[] }

const isText = (value: unknown, max: number): value is string => typeof value === 'string' && value.length <= max;
const isQuantity = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= MIN_QUANTITY && Number(value) <= MAX_QUANTITY;

/** The line, or null where it is none. A missing quantity is 1, as the specification has it. */
function lineOf(value: unknown): CartLine | null {
  const { _id, name, price, quantity = 1, img } = (value ?? {}) as Partial<Record<keyof CartLine, unknown>>;
  if (!isText(_id, 200) || _id === '' || !isQuantity(quantity)) return null;
  const images = (Array.isArray(img) ? img : [img]).filter((one) => isText(one, 500)).slice(0, 1);
  return { _id, name: isText(name, 500) ? name : '', price: typeof price === 'number' && Number.isFinite(price) && price >= 0 ? price : null, quantity, img: images };
}

/** Lines of the same product become one. */
function linesOf(stored: unknown): CartLine[] {
  const lines = new Map<string, CartLine>();
  for (const value of Array.isArray(stored) ? stored.slice(0, 10 * MAX_CART_LINES) : []) {
    const line = lineOf(value);
    const before = line && lines.get(line._id);
    if (line) lines.set(line._id, before ? { ...before, quantity: Math.min(MAX_QUANTITY, before.quantity + line.quantity) } : line);
  }
  return [...lines.values()].slice(0, MAX_CART_LINES);
}

const EMPTY: CartLine[] = [];
let raw: string | null | undefined;
let current: CartLine[] = EMPTY;
const listeners = new Set<() => void>();

/** The same array until something changes. */
export function readCart(): CartLine[] {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(CART_KEY);
    if (stored === raw) return current;
    current = linesOf(JSON.parse(stored ?? '[]'));
  } catch {
    if (stored === raw) return current;
    current = EMPTY; // damaged, or storage is shut off
  }
  raw = stored;
  return current;
}

/** @returns false where the browser keeps nothing */
export function writeCart(lines: readonly CartLine[]): boolean {
  try {
    if (lines.length > 0) localStorage.setItem(CART_KEY, JSON.stringify(lines));
    else localStorage.removeItem(CART_KEY);
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

export const clearCart = (): boolean => writeCart([]);

/** Told of changes in this tab and others. @returns ends it */
export function subscribeCart(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => { if (key === CART_KEY || key === null) listener(); };
  listeners.add(listener);
  addEventListener('storage', hear);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', hear);
  };
}
