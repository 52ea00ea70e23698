import { formatMoney, type Currency } from '#contract/money.ts';
import { shippingText } from '#contract/order-texts.ts';

/** The price of standard cargo in words. */
export const shippingPrice = (fee: number | null, currency: Currency): string =>
  shippingText(fee, (amount) => formatMoney(amount, currency));
