import { toMajor, toMinor } from '#contract/money.ts';
import type { Price } from '#contract/products.ts';
import type { Trx } from '../../../base/db/database.ts';
import type { ProductTable } from '../../../base/db/tables.ts';
import { settingStore } from '../../../base/settings/store.ts';

type PriceColumns = Pick<ProductTable, 'priceMinor' | 'oldPriceMinor' | 'currency'>;

/** As the API shows it. */
export const priceOf = ({ priceMinor, oldPriceMinor, currency }: PriceColumns): Price | null =>
  priceMinor === null
    ? null
    : { current: toMajor(priceMinor), currency, ...(oldPriceMinor === null ? {} : { old: toMajor(oldPriceMinor) }) };

/**
 * The columns of a price that was typed. A new one is in the shop's currency; one with the amounts it had keeps the
 * currency it had, so that saving another field never turns euros into dollars.
 */
export async function priceColumns(
  trx: Trx,
  typed: { current: number; old?: number | undefined } | null,
  stored: PriceColumns | null,
): Promise<PriceColumns> {
  const priceMinor = typed === null ? null : toMinor(typed.current);
  const oldPriceMinor = typed?.old === undefined ? null : toMinor(typed.old);
  if (stored && (priceMinor === null || (priceMinor === stored.priceMinor && oldPriceMinor === stored.oldPriceMinor)))
    return { priceMinor, oldPriceMinor, currency: stored.currency };
  return { priceMinor, oldPriceMinor, currency: (await settingStore({ db: trx }).all()).shop_currency };
}
