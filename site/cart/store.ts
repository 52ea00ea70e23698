// `cart/`: the cart, kept in this browser, priced by the server. Reading it returns valid lines only, whatever local
// storage holds.
import { CONFIG_PATTERN, lineKey } from '#contract/cart-line.ts';
import { MAX_CART_LINES, MAX_QUANTITY } from '#contract/order-facts.ts';
import { CART_KEY, onStorage, piecesOf, readStored } from './stored.ts';

const DELIVERY_KEY = 'delivery';
const MAX_STORED_LENGTH = 1_000_000;

/** A line; `price` is the price last shown, kept to report a change. It is never charged. */
export interface CartLine {
  _id: string;
  /** `contract/cart-line.ts`; absent: the article as it is. */
  config?: string;
  name: string;
  price: number | null;
  quantity: number;
  img: string[];
}

const isText = (value: unknown, max: number): value is string => typeof value === 'string' && value.length <= max;

/** A stored value as a line, or null if invalid. */
function lineOf(value: unknown): CartLine | null {
  const quantity = piecesOf(value);
  if (quantity === 0) return null;
  const { _id, config, name, price, img } = value as Record<keyof CartLine, unknown>;
  if (!isText(_id, 200)) return null;
  if (config !== undefined && !(isText(config, 20) && CONFIG_PATTERN.test(config))) return null;
  const images = (Array.isArray(img) ? img.slice(0, 1) : [img]).filter((one) => isText(one, 500));
  return {
    _id,
    ...(config && { config }),
    name: isText(name, 500) ? name : '',
    price: typeof price === 'number' && Number.isFinite(price) && price >= 0 ? price : null,
    quantity,
    img: images,
  };
}

/** Valid lines; lines of the same product and configuration are merged. */
function linesOf(stored: unknown): CartLine[] {
  const lines = new Map<string, CartLine>();
  for (const value of Array.isArray(stored) ? stored.slice(0, 10 * MAX_CART_LINES) : []) {
    const line = lineOf(value);
    const before = line && lines.get(lineKey(line));
    if (line)
      lines.set(
        lineKey(line),
        before ? { ...before, quantity: Math.min(MAX_QUANTITY, before.quantity + line.quantity) } : line,
      );
  }
  return [...lines.values()].slice(0, MAX_CART_LINES);
}

function parse(stored: string | null): CartLine[] {
  if (!stored || stored.length > MAX_STORED_LENGTH) return [];
  try {
    return linesOf(JSON.parse(stored));
  } catch {
    return []; // damaged
  }
}

let raw: string | null = null;
let current: CartLine[] = [];

/** The cart's lines; the same array until they change. */
export function readCart(): CartLine[] {
  const stored = readStored(CART_KEY);
  if (stored !== raw) {
    current = parse(stored);
    raw = stored;
  }
  return current;
}

/**
 * Stores a text, or removes it if null, and tells this tab as the browser tells the others. @returns false if storage
 * is unavailable
 */
function store(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    return false;
  }
  dispatchEvent(new StorageEvent('storage', { key }));
  return true;
}

/** Stores the cart in this browser only. @returns false if storage is unavailable */
export const storeCart = (lines: readonly CartLine[]): boolean =>
  store(CART_KEY, lines.length > 0 ? JSON.stringify(lines) : null);

/** Stores the cart, in the account too while somebody is signed in. @returns false if storage is unavailable */
export function writeCart(lines: readonly CartLine[]): boolean {
  const isStored = storeCart(lines);
  if (readStored('accessToken'))
    void import('./account-cart.ts').then(
      ({ keepAccountCart }) => keepAccountCart(),
      () => {},
    );
  return isStored;
}

export const clearCart = (): boolean => writeCart([]);

/** Calls the listener at changes in this tab and in others. @returns the unsubscribe function */
export const subscribeCart = onStorage;

/** Id of the delivery method that this browser remembers; '': the first. */
export const chosenDelivery = (): string => (readStored(DELIVERY_KEY) ?? '').slice(0, 40);
export const rememberDelivery = (id: string): boolean => store(DELIVERY_KEY, id || null);

let isOpen: boolean | undefined;

/** Whether storage is available. Tested once, because the test is a change that other tabs are told of. */
export function isStorageOpen(): boolean {
  try {
    if (isOpen === undefined) {
      localStorage.setItem('storage-test', '1');
      localStorage.removeItem('storage-test');
    }
    return (isOpen ??= true);
  } catch {
    return (isOpen = false);
  }
}
