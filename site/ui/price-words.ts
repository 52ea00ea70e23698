import { formatMoney } from '#contract/money.ts';
import type { Price } from '#contract/products.ts';

type Figure = Pick<Price, 'current' | 'currency' | 'shown'>;

/** The price as visitors read it, then the small figure beside it, where the shop shows two. */
export function priceWords({ current, currency, shown }: Figure): string[] {
  if (!shown) return [formatMoney(current, currency)];
  const { gross, net } = shown;
  return [
    ...(gross === undefined ? [] : [`${formatMoney(gross, currency)} KDV dahil`]),
    ...(net === undefined ? [] : [`${formatMoney(net, currency)} + KDV`]),
  ];
}

/** The figure by which visitors compare prices. */
export const figureOf = ({ current, shown }: Pick<Price, 'current' | 'shown'>): number =>
  shown?.gross ?? shown?.net ?? current;

/** What a sum of stored prices is, where visitors read others: sums are of what the cart adds up. */
export function sumTax(prices: readonly Pick<Price, 'current' | 'shown'>[]): string {
  if (!prices.some(({ shown }) => shown)) return '';
  return prices.some(({ current, shown }) => (shown?.gross ?? 0) > current) ? ' + KDV' : ' KDV dahil';
}
