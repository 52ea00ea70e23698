// Computes what every price that is kept in a foreign currency is sold at (`catalogue/daily-prices.ts`).
import { sql, type RawBuilder } from 'kysely';
import { RATE_CURRENCIES, RATE_UNIT, SOLD_IN } from '#contract/daily-price.ts';
import { MAX_PRICE_MINOR } from '#contract/price-change.ts';
import type { Trx } from '../../base/db/database.ts';
import { json, type AppliedRates } from '../../base/db/tables.ts';
import { appliedRates } from '../catalogue/daily-prices.ts';
import { updateTotals } from '../catalogue/families/totals.ts';
import { NO_PRICE } from '../catalogue/products/derived.ts';

/** What the amounts of a column are sold at, as `soldColumns` computes it. */
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
