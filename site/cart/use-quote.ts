import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Quote } from '#contract/cart.ts';
import { api } from '../base/browser-api.ts';
import { readCart, storeCart, wantsFastCargo, type CartLine } from './store.ts';

/** How long nobody changes anything before the server is asked. */
const PAUSE_MS = 350;

export interface Pricing {
  /** The server's last answer, perhaps of a cart that has changed since; undefined: none yet. */
  quote: Quote | undefined;
  /** The answer is for what lies in the cart now. */
  isCurrent: boolean;
  isFailed: boolean;
  /** Asks now. @returns undefined where the server could not be asked, or where a newer question is on its way */
  ask(): Promise<Quote | undefined>;
}

/** What an answer is for. */
const keyOf = (lines: readonly CartLine[], isFastCargo: boolean): string =>
  JSON.stringify([isFastCargo, ...lines.map(({ _id, quantity }) => [_id, quantity])]);

/**
 * Name and picture are the server's; a price that was never shown is now. Prices that were shown stay, until somebody
 * accepts new ones.
 */
function refreshed(lines: readonly CartLine[], quote: Quote): CartLine[] | undefined {
  const quoted = new Map(quote.lines.map((line) => [line._id, line]));
  const next = lines.map((line): CartLine => {
    const { name = '', img = [], price = null } = quoted.get(line._id) ?? {};
    return {
      ...line,
      name: name || line.name,
      img: img.length > 0 ? img.slice(0, 1) : line.img,
      price: line.price ?? price,
    };
  });
  return JSON.stringify(next) === JSON.stringify(lines) ? undefined : next;
}

/** The cart's prices: asked for at opening and, after a pause, after every change. The last answer wins. */
export function useQuote(lines: readonly CartLine[] | undefined, isFastCargo: boolean): Pricing {
  const [answer, setAnswer] = useState<{ key: string; quote: Quote }>();
  const [failedKey, setFailedKey] = useState<string>();
  const running = useRef<AbortController>(null);
  const key = lines && lines.length > 0 ? keyOf(lines, isFastCargo) : '';

  const ask = async (): Promise<Quote | undefined> => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    // As it is stored now: a render may be behind.
    const asked = readCart();
    const isFast = wantsFastCargo();
    const askedKey = keyOf(asked, isFast);
    setFailedKey(undefined);
    try {
      const quote = await api(
        'POST /api/cart/quote',
        {
          body: { products: asked.map(({ _id, quantity, price }) => ({ _id, quantity, price })), isFastCargo: isFast },
        },
        signal,
      );
      if (signal.aborted) return undefined;
      setAnswer({ key: askedKey, quote });
      const next = readCart() === asked && refreshed(asked, quote);
      if (next) storeCart(next);
      return quote;
    } catch {
      if (!signal.aborted) setFailedKey(askedKey);
      return undefined;
    }
  };

  const askLater = useEffectEvent(() => {
    const timer = setTimeout(() => void ask(), answer ? PAUSE_MS : 0);
    return () => clearTimeout(timer);
  });
  useEffect(() => (key ? askLater() : undefined), [key]);
  useEffect(() => () => running.current?.abort(), []);

  return { quote: answer?.quote, isCurrent: answer?.key === key, isFailed: key !== '' && failedKey === key, ask };
}

/**
 * The cart with the prices and quantities that the server has named. What it has not been asked about stays as it is.
 */
export function accepted(
  lines: readonly CartLine[],
  { lines: quoted }: { lines: readonly Pick<Quote['lines'][number], '_id' | 'state' | 'price' | 'quantity'>[] },
): CartLine[] {
  const now = new Map(quoted.map((line) => [line._id, line]));
  return lines.map((line) => {
    const { state, price, quantity } = now.get(line._id) ?? { state: 'ok', price: line.price, quantity: line.quantity };
    if (state === 'price_changed') return { ...line, price };
    return state === 'reduced' ? { ...line, price, quantity } : line;
  });
}
