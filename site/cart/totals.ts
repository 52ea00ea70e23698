import { formatMoney, type Currency } from '#contract/money.ts';
import { TOTALS_TEXTS as texts } from '../texts/totals.ts';

/** The price of standard cargo in words: null is paid to the carrier, 0 is free. */
export function shippingPrice(fee: number | null, currency: Currency): string {
  if (fee === null) return texts.byRecipient;
  return fee === 0 ? texts.free : formatMoney(fee, currency);
}
