import { formatMoney, type Currency } from '#contract/money.ts';
import { shippingText } from '#contract/order-texts.ts';

/** The price of standard cargo in words. */
export const shippingPrice = (fee: number | null, currency: Currency): string =>
  shippingText(fee, (amount) => formatMoney(amount, currency));

/** The sum of several pieces, in the unit of the prices; counted in cents. */
export const sumOf = (lines: readonly { price: number | null; quantity: number }[]): number =>
  lines.reduce((cents, { price, quantity }) => cents + Math.round((price ?? 0) * 100) * quantity, 0) / 100;
