import { lineKey, lineOf } from '#contract/cart-line.ts';
import { api } from '../base/browser-api.ts';
import { readCart } from './store.ts';

/** A line of a request for a quote. */
export interface WantedLine {
  /** '' if unknown. */
  code: string;
  name: string;
  quantity: number;
}

/** The cart as lines of a request for a quote, with their codes if the server can be asked. */
export async function linesOfCart(): Promise<WantedLine[]> {
  const lines = readCart();
  if (lines.length === 0) return [];
  const quote = await api('POST /api/cart/quote', {
    body: { products: lines.map((line) => ({ ...lineOf(line), quantity: line.quantity })) },
  }).catch(() => undefined);
  const quoted = new Map(quote?.lines.map((line) => [lineKey(line), line]));
  return lines.map((line): WantedLine => {
    const { code = '', name: known = '' } = quoted.get(lineKey(line)) ?? {};
    return { code, name: known || line.name, quantity: line.quantity };
  });
}
