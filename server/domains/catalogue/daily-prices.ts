// Prices that are kept in a foreign currency and sold in lira at a daily rate: the columns of what they are sold at are
// written beside them whenever the rate (`exchange-rates/apply.ts`) or the price changes, so that whatever reads prices
// knows nothing of rates.
import { isRateCurrency, SOLD_IN, soldMinor } from '#contract/daily-price.ts';
import { MAX_PRICE_MINOR } from '#contract/price-change.ts';
import type { Db } from '../../base/db/database.ts';
import { readOnce } from '../../base/db/read-once.ts';
import type { AppliedRates, ProductTable } from '../../base/db/tables.ts';

export type PriceColumns = Pick<ProductTable, 'priceMinor' | 'oldPriceMinor' | 'currency'>;
interface ListColumns {
  listPriceMinor: number | null;
  listOldPriceMinor: number | null;
  listCurrency: AppliedCurrency | null;
}
type AppliedCurrency = keyof AppliedRates;
/** All columns of a price. */
export type AllPriceColumns = PriceColumns & ListColumns;

const NOT_LISTED: ListColumns = { listPriceMinor: null, listOldPriceMinor: null, listCurrency: null };

/** The rates at which foreign prices are sold now; null: they are not sold. */
export async function appliedRates(db: Db): Promise<AppliedRates | null> {
  const state = await readOnce(db, 'applied rates', () =>
    db.selectFrom('exchangeRateState').select('applied').executeTakeFirst(),
  );
  return state?.applied ?? null;
}

/** The price as it is kept. */
export const keptPrice = (row: AllPriceColumns): PriceColumns =>
  row.listCurrency === null
    ? { priceMinor: row.priceMinor, oldPriceMinor: row.oldPriceMinor, currency: row.currency }
    : { priceMinor: row.listPriceMinor, oldPriceMinor: row.listOldPriceMinor, currency: row.listCurrency };

/** What a foreign amount is sold at; null for one that prices cannot be. */
const sold = (minor: number, micros: number): number | null => {
  const price = soldMinor(minor, micros);
  return price > MAX_PRICE_MINOR ? null : price;
};

/** Columns of a price that is kept so: what it is sold at, and for a foreign one what it follows from. */
export function soldColumns(kept: PriceColumns, applied: AppliedRates | null): AllPriceColumns {
  const { priceMinor, oldPriceMinor, currency } = kept;
  if (applied === null || priceMinor === null || !isRateCurrency(currency)) return { ...kept, ...NOT_LISTED };
  const micros = applied[currency]?.micros ?? null;
  const price = micros === null ? null : sold(priceMinor, micros);
  const old = micros === null || oldPriceMinor === null ? null : sold(oldPriceMinor, micros);
  return {
    priceMinor: price,
    oldPriceMinor: price !== null && old !== null && old > price ? old : null,
    currency: SOLD_IN,
    listPriceMinor: priceMinor,
    listOldPriceMinor: oldPriceMinor,
    listCurrency: currency,
  };
}
