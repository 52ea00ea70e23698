import { ApiError } from '#contract/api-error.ts';
import { isRateCurrency } from '#contract/daily-price.ts';
import { priceCurrencyRefused } from '#contract/exchange-rate-texts.ts';
import { toMajor, toMinor, type Currency } from '#contract/money.ts';
import type { Price } from '#contract/products.ts';
import type { Trx } from '../../base/db/database.ts';
import { settingStore } from '../../base/settings/store.ts';
import { appliedRates, keptPrice, soldColumns, type AllPriceColumns, type PriceColumns } from './daily-prices.ts';

/** A price as the API shows it. */
export const priceOf = ({ priceMinor, oldPriceMinor, currency }: PriceColumns): Price | null =>
  priceMinor === null
    ? null
    : { current: toMajor(priceMinor), currency, ...(oldPriceMinor === null ? {} : { old: toMajor(oldPriceMinor) }) };

/**
 * Columns of an entered price. Without a currency it is in the one the price is kept in at a daily rate, otherwise in
 * the shop's; unchanged amounts keep their currency, so that saving another field never turns euros into dollars.
 * @throws VALIDATION for a currency that is not sold at a daily rate
 */
export async function priceColumns(
  trx: Trx,
  typed: { current: number; old?: number | undefined; currency?: Currency | undefined } | null,
  stored: AllPriceColumns | null,
): Promise<AllPriceColumns> {
  const applied = await appliedRates(trx);
  const kept = stored && keptPrice(stored);
  const priceMinor = typed === null ? null : toMinor(typed.current);
  const oldPriceMinor = typed?.old === undefined ? null : toMinor(typed.old);
  if (
    kept &&
    (priceMinor === null ||
      (priceMinor === kept.priceMinor &&
        oldPriceMinor === kept.oldPriceMinor &&
        (typed?.currency ?? kept.currency) === kept.currency))
  )
    return soldColumns({ priceMinor, oldPriceMinor, currency: kept.currency }, applied);
  const { shop_currency: shop } = await settingStore({ db: trx }).all();
  const currency = typed?.currency ?? stored?.listCurrency ?? shop;
  if (currency !== shop && (applied === null || !isRateCurrency(currency))) {
    const sentence = priceCurrencyRefused(currency, shop);
    throw new ApiError(400, 'VALIDATION', sentence, { 'price.current': sentence });
  }
  return soldColumns({ priceMinor, oldPriceMinor, currency }, applied);
}
