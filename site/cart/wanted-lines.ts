import { lineKey, lineOf } from '#contract/cart-line.ts';
import type { QuoteLine } from '#contract/cart.ts';
import type { StockStatus } from '#contract/catalogue.ts';
import type { Currency } from '#contract/money.ts';
import type { Price } from '#contract/products.ts';
import { api } from '../base/browser-api.ts';
import { readCart } from './store.ts';

/** A line of a request for a quote. */
export interface WantedLine {
  /** '' if unknown. */
  code: string;
  name: string;
  quantity: number;
  /** Price, stock and lead time as the shop states them; undefined for an unknown article, or while the shop is out of reach. */
  offer?: Offer;
}

export interface Offer {
  /** Of one piece; null where the shop shows none. */
  price: Pick<Price, 'current' | 'currency' | 'shown'> | null;
  stockStatus: StockStatus;
  leadTimeDays: number | null;
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
    const found = quoted.get(lineKey(line));
    const { code = '', name: known = '' } = found ?? {};
    return { code, name: known || line.name, quantity: line.quantity, offer: found && offerOf(found, quote!.currency) };
  });
}

const offerOf = ({ price, stockStatus, leadTimeDays }: QuoteLine, currency: Currency): Offer | undefined =>
  stockStatus === null
    ? undefined
    : { price: price === null ? null : { current: price, currency }, stockStatus, leadTimeDays };
