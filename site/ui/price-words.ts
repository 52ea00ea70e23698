import { formatMoney } from '#contract/money.ts';
import type { Price, ShownPrice } from '#contract/products.ts';

/** The price as visitors read it, then the small figure beside it, where the shop shows two. */
export const priceWords = (price: Pick<Price, 'current' | 'currency' | 'shown'>): string[] =>
  ((price.shown ?? [price]) as Partial<ShownPrice[number]>[]).map(
    ({ current, tax = '' }) => formatMoney(current!, price.currency) + tax,
  );
