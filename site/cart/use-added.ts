import { useEffect, useRef, useState } from 'react';
import { readCart, subscribeCart, type CartLine } from './store.ts';

/** Pieces in the cart of what was added on this page, for as long as the cart says the same. */
export interface Added {
  /** Pieces; undefined for a product that was not added here, or whose line has changed since. */
  of(id: string): number | undefined;
  /** To be called before products are added: the cart's next change counts them. */
  expect(ids: readonly string[]): void;
  forget(id: string): void;
}

export function useAdded(): Added {
  const [pieces, setPieces] = useState<ReadonlyMap<string, number>>(new Map());
  const expected = useRef<ReadonlySet<string>>(new Set());
  const known = useRef<readonly CartLine[]>(undefined);
  useEffect(() => {
    known.current = readCart();
    return subscribeCart(() => {
      const lines = readCart();
      if (lines === known.current) return; // another value of the storage has changed
      known.current = lines;
      const arrived = expected.current;
      setPieces((before) => {
        const now = new Map<string, number>();
        for (const { _id, quantity } of lines)
          if (arrived.has(_id) || before.get(_id) === quantity) now.set(_id, quantity);
        return now.size === 0 && before.size === 0 ? before : now;
      });
      expected.current = new Set();
    });
  }, []);
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
