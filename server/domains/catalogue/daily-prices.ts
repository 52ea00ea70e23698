// Prices that are kept in a foreign currency and sold in lira at a daily rate: the columns of what they are sold at are
// written beside them whenever the rate or the price changes, so that whatever reads prices knows nothing of rates.
import { sql, type RawBuilder } from 'kysely';
import { isRateCurrency, RATE_CURRENCIES, RATE_UNIT, SOLD_IN, soldMinor } from '#contract/daily-price.ts';
import { MAX_PRICE_MINOR } from '#contract/price-change.ts';
import type { Db, Trx } from '../../base/db/database.ts';
import { json, type AppliedRates, type ProductTable } from '../../base/db/tables.ts';
import { updateTotals } from './families/totals.ts';
import { NO_PRICE } from './products/derived.ts';

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
  const state = await db.selectFrom('exchangeRateState').select('applied').executeTakeFirst();
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

/** `sold` for a column. */
const soldSql = (column: RawBuilder<unknown>, micros: number): RawBuilder<number | null> => {
  const exact = sql`(cast(${column} as bigint) * ${sql.lit(micros)} * 2 + ${sql.lit(RATE_UNIT)}) / ${sql.lit(2 * RATE_UNIT)}`;
  return sql`cast(case when ${exact} > ${sql.lit(MAX_PRICE_MINOR)} then null when ${exact} < 1 then 1 else ${exact} end as integer)`;
};

/**
 * Computes what every foreign price is sold at, and makes all of it foreign again where rates are off.
 * @param trx holds 'catalogue'
 * @returns how many prices changed
 */
export async function applyRates(trx: Trx, applied: AppliedRates | null): Promise<number> {
  const families = await familiesOfForeign(trx);
  const changed = applied === null ? await asKept(trx) : await atRates(trx, applied);
  if (changed > 0) for (const id of families) await updateTotals(trx, id);
  await trx
    .updateTable('exchangeRateState')
    .set({ applied: applied && json(applied) })
    .execute();
  return changed;
}

const familiesOfForeign = async (trx: Trx): Promise<number[]> => {
  const rows = await trx
    .selectFrom('products')
    .select('familyId')
    .distinct()
    .where('familyId', 'is not', null)
    .where((eb) => eb.or([eb('listCurrency', 'is not', null), eb('currency', 'in', RATE_CURRENCIES)]))
    .orderBy('familyId')
    .execute();
  return rows.map(({ familyId }) => familyId!);
};

async function asKept(trx: Trx): Promise<number> {
  const { numAffectedRows } = await sql`
    update products set
      price_minor = list_price_minor, old_price_minor = list_old_price_minor, currency = list_currency,
      price_asc = list_price_minor, price_desc = -list_price_minor,
      list_price_minor = null, list_old_price_minor = null, list_currency = null
    where list_currency is not null`.execute(trx);
  return Number(numAffectedRows ?? 0n);
}

async function atRates(trx: Trx, applied: AppliedRates): Promise<number> {
  const currencies = sql.join(RATE_CURRENCIES.map((currency) => sql.lit(currency)));
  await sql`
    update products set
      list_price_minor = price_minor, list_old_price_minor = old_price_minor, list_currency = currency
    where list_currency is null and price_minor is not null and currency in (${currencies})`.execute(trx);
  let count = 0;
  for (const currency of RATE_CURRENCIES) {
    const micros = applied[currency]?.micros;
    const none = sql`cast(null as integer)`;
    const [price, old] = ['list_price_minor', 'list_old_price_minor'].map((column) =>
      micros === undefined ? none : soldSql(sql.ref(column), micros),
    );
    const { numAffectedRows } = await sql`
      update products set
        price_minor = s.price, old_price_minor = s.old, currency = ${sql.lit(SOLD_IN)},
        price_asc = coalesce(s.price, ${sql.lit(NO_PRICE)}), price_desc = coalesce(-s.price, ${sql.lit(NO_PRICE)})
      from (
        select id, price, case when old > price then old end as old
        from (select id, ${price} as price, ${old} as old from products where list_currency = ${sql.lit(currency)}) c
      ) s
      where products.id = s.id and (
        products.price_minor is distinct from s.price
        or products.old_price_minor is distinct from s.old
        or products.currency <> ${sql.lit(SOLD_IN)})`.execute(trx);
    count += Number(numAffectedRows ?? 0n);
  }
  return count;
}

/**
 * Runs work on prices as they are kept, and computes afterwards what they are sold at.
 * @param trx holds 'catalogue'
 * @param after the rates to compute at then
 */
export async function withKeptPrices<T>(
  trx: Trx,
  work: () => Promise<T>,
  after: () => Promise<AppliedRates | null>,
): Promise<T> {
  const before = await appliedRates(trx);
  if (before !== null) await asKept(trx);
  const result = await work();
  const rates = await after();
  if (before !== null || rates !== null) await applyRates(trx, rates);
  return result;
}
