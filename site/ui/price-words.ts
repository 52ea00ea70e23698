import { formatMoney } from '#contract/money.ts';
import type { Price } from '#contract/products.ts';

/** The price as visitors read it, then the small figure beside it, where the shop shows two. */
export const priceWords = ({
  current: stored,
  currency,
  shown = [{ current: stored, tax: '' }],
}: Pick<Price, 'current' | 'currency' | 'shown'>): string[] =>
  shown.map(({ current, tax }) => formatMoney(current, currency) + tax);
