import { useEffect, useRef, useState } from 'react';
import { lineKey } from '#contract/cart-line.ts';
import { readCart, subscribeCart, type CartLine } from './store.ts';

/** Pieces in the cart of what was added on this page, or of all products. */
export interface Added {
  /** Pieces; undefined for a product that was not added here, or whose line has changed since. */
  of(id: string): number | undefined;
  /** To be called before products are added: the cart's next change counts them. */
  expect(ids: readonly string[]): void;
  forget(id: string): void;
}

interface AddedOptions {
  /** Tells of whatever is in the cart, until it is forgotten; by default of what was added here, for as long as the cart says the same. */
  isWholeCart?: boolean;
}

export function useAdded({ isWholeCart = false }: AddedOptions = {}): Added {
  const [pieces, setPieces] = useState<ReadonlyMap<string, number>>(new Map());
  const expected = useRef<ReadonlySet<string>>(new Set());
  const known = useRef<readonly CartLine[]>(undefined);
  useEffect(() => {
    known.current = readCart();
    if (isWholeCart) setPieces(piecesIn(known.current));
    return subscribeCart(() => {
      const lines = readCart();
      if (lines === known.current) return; // another value of the storage has changed
      const former = piecesIn(known.current!);
      known.current = lines;
      const arrived = expected.current;
      setPieces((before) => {
        const now = new Map<string, number>();
        for (const line of lines) {
          const [key, { quantity }] = [lineKey(line), line];
          const isNews = arrived.has(key) || (isWholeCart && former.get(key) !== quantity);
          if (isNews || before.get(key) === quantity) now.set(key, quantity);
        }
        return now.size === 0 && before.size === 0 ? before : now;
      });
      expected.current = new Set();
    });
  }, [isWholeCart]);
  return {
    of: (id) => pieces.get(id),
    expect: (ids) => {
      expected.current = new Set(ids);
    },
    forget: (id) =>
      setPieces((before) => {
        if (!before.has(id)) return before;
        const now = new Map(before);
        now.delete(id);
        return now;
      }),
  };
}

const piecesIn = (lines: readonly CartLine[]): Map<string, number> =>
  new Map(lines.map((line) => [lineKey(line), line.quantity]));
