import { toMajor, toMinor } from '#contract/money.ts';
import type { Price } from '#contract/products.ts';
import type { Trx } from '../../base/db/database.ts';
import type { ProductTable } from '../../base/db/tables.ts';
import { settingStore } from '../../base/settings/store.ts';

type PriceColumns = Pick<ProductTable, 'priceMinor' | 'oldPriceMinor' | 'currency'>;

/** The price as the API shows it. */
export const priceOf = ({ priceMinor, oldPriceMinor, currency }: PriceColumns): Price | null =>
  priceMinor === null
    ? null
    : { current: toMajor(priceMinor), currency, ...(oldPriceMinor === null ? {} : { old: toMajor(oldPriceMinor) }) };

/**
 * Columns of an entered price. A new price is in the shop's currency; unchanged amounts keep their currency, so that
 * saving another field never turns euros into dollars.
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
