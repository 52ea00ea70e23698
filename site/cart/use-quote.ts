import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { lineKey, lineOf, type LineOf } from '#contract/cart-line.ts';
import type { Quote } from '#contract/cart.ts';
import type { PROVINCES } from '#contract/provinces.ts';
import { api } from '../base/browser-api.ts';
import { chosenDelivery, readCart, storeCart, type CartLine } from './store.ts';

/** Pause after a change before the server is asked. */
const PAUSE_MS = 350;

export type Province = (typeof PROVINCES)[number];

export interface Pricing {
  /** The server's last quote, perhaps for a cart that has changed since; undefined before the first. */
  quote: Quote | undefined;
  /** The quote is for the present cart. */
  isCurrent: boolean;
  isFailed: boolean;
  /** Asks at once. @returns undefined if the server could not be asked, or a newer request has begun */
  ask(): Promise<Quote | undefined>;
}

/** The content that a quote is for. */
const keyOf = (lines: readonly CartLine[], methodId: string, province: string): string =>
  JSON.stringify([methodId, province, ...lines.map((line) => [lineKey(line), line.quantity])]);

/**
 * The lines with the server's names and pictures, and prices for lines without one; undefined if nothing changes. Shown
 * prices stay until the visitor accepts new ones.
 */
function refreshed(lines: readonly CartLine[], quote: Quote): CartLine[] | undefined {
  const quoted = new Map(quote.lines.map((line) => [lineKey(line), line]));
  const next = lines.map((line): CartLine => {
    const { name = '', img = [], price = null } = quoted.get(lineKey(line)) ?? {};
    return {
      ...line,
      name: name || line.name,
      img: img.length > 0 ? img.slice(0, 1) : line.img,
      price: line.price ?? price,
    };
  });
  return JSON.stringify(next) === JSON.stringify(lines) ? undefined : next;
}

/**
 * The cart's prices: asked for at opening and, after a pause, after every change. The newest request wins.
 * @param methodId the delivery method that this browser remembers
 * @param province where it goes; '': not known yet
 */
export function useQuote(
  lines: readonly CartLine[] | undefined,
  methodId: string,
  province: Province | '' = '',
): Pricing {
  const [answer, setAnswer] = useState<{ key: string; quote: Quote }>();
  const [failedKey, setFailedKey] = useState<string>();
  const running = useRef<AbortController>(null);
  /** Another province asks for new prices only where they depend on it. */
  const counted = (answer?.quote.isByProvince ?? true) ? province : '';
  const key = lines && lines.length > 0 ? keyOf(lines, methodId, counted) : '';

  const ask = async (): Promise<Quote | undefined> => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    // The stored cart: the rendered one may be older.
    const asked = readCart();
    const wanted = chosenDelivery();
    setFailedKey(undefined);
    try {
      const quote = await api(
        'POST /api/cart/quote',
        {
          body: {
            products: asked.map((line) => ({ ...lineOf(line), quantity: line.quantity, price: line.price })),
            deliveryMethodId: wanted,
            province: province || null,
          },
        },
        signal,
      );
      if (signal.aborted) return undefined;
      setAnswer({ key: keyOf(asked, wanted, quote.isByProvince ? province : ''), quote });
      const next = readCart() === asked && refreshed(asked, quote);
      if (next) storeCart(next);
      return quote;
    } catch {
      if (!signal.aborted) setFailedKey(keyOf(asked, wanted, counted));
      return undefined;
    }
  };

  const askLater = useEffectEvent(() => {
    if (answer?.key === key) {
      running.current?.abort(); // for what is not wanted any more
      return undefined;
    }
    const timer = setTimeout(() => void ask(), answer ? PAUSE_MS : 0);
    return () => clearTimeout(timer);
  });
  useEffect(() => (key ? askLater() : undefined), [key]);
  useEffect(() => () => running.current?.abort(), []);

  return { quote: answer?.quote, isCurrent: answer?.key === key, isFailed: key !== '' && failedKey === key, ask };
}

/** The cart with the server's changed prices and quantities; lines that the quote does not know stay as they are. */
export function accepted(
  lines: readonly CartLine[],
  { lines: quoted }: { lines: readonly (LineOf & Pick<Quote['lines'][number], 'state' | 'price' | 'quantity'>)[] },
): CartLine[] {
  const now = new Map(quoted.map((line) => [lineKey(line), line]));
  return lines.map((line) => {
    const { state, price, quantity } = now.get(lineKey(line)) ?? {
      state: 'ok',
      price: line.price,
      quantity: line.quantity,
    };
    if (state === 'price_changed') return { ...line, price };
    return state === 'reduced' || state === 'raised' ? { ...line, price, quantity } : line;
  });
}
