import type { Quote } from '#contract/cart.ts';
import type { CartLine } from './store.ts';

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
    return state === 'price_changed' ? { ...line, price } : state === 'reduced' ? { ...line, price, quantity } : line;
  });
}
