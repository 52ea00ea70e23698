import type { Price } from '#contract/products.ts';
import { TAX_WORDS } from '#contract/vat-texts.ts';

/** What a sum of stored prices is, where visitors read others: sums are of what the cart adds up. */
export function sumTax(prices: readonly Pick<Price, 'current' | 'shown'>[]): string {
  if (!prices.some(({ shown }) => shown)) return '';
  // Below the figure that is read, the stored one lacks the tax.
  return prices.some(({ current, shown }) => shown && shown[0]!.current > current) ? TAX_WORDS.net : TAX_WORDS.gross;
}
