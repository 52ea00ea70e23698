// What the screen of currency and tax shows of the catalogue and the shop before anything changes.
import { toMajor, type Currency } from '#contract/money.ts';
import type { MoneyState } from '#contract/money-setup.ts';
import { sql } from 'kysely';
import type { Db } from '../../base/db/database.ts';
import { keptPrice } from '../catalogue/daily-prices.ts';

/** The newest change that moved prices or settings. */
export const lastChangeOf = (db: Db) =>
  db.selectFrom('moneyChanges').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();

/** The price as it is kept (`catalogue/daily-prices.ts`). */
const KEPT = {
  price: sql<number | null>`coalesce(p.list_price_minor, p.price_minor)`,
  currency: sql<Currency>`coalesce(p.list_currency, p.currency)`,
};
const PRICE_COLUMNS = [
  'p.priceMinor',
  'p.oldPriceMinor',
  'p.currency',
  'p.listPriceMinor',
  'p.listOldPriceMinor',
  'p.listCurrency',
] as const;

const priced = (db: Db, currency: Currency) =>
  db
    .selectFrom('products as p')
    .where('p.deletedAt', 'is', null)
    .where(KEPT.price, 'is not', null)
    .where(KEPT.currency, '=', currency);

/** The cheapest product, the one in the middle, the dearest. */
async function examplesOf(db: Db, currency: Currency, count: number): Promise<MoneyState['examples']> {
  const places = [...new Set([0, Math.floor(count / 2), count - 1])];
  const found = await Promise.all(
    places.map((place) =>
      priced(db, currency)
        .select(['p.code', 'p.name', 'p.vatRate', ...PRICE_COLUMNS])
        .orderBy(KEPT.price)
        .orderBy('p.id')
        .limit(1)
        .offset(place)
        .executeTakeFirst(),
    ),
  );
  return found.flatMap((row) => {
    if (row === undefined) return [];
    const { priceMinor, oldPriceMinor } = keptPrice(row);
    return [
      {
        code: row.code,
        name: row.name,
        price: toMajor(priceMinor!),
        old: oldPriceMinor === null ? null : toMajor(oldPriceMinor),
        currency,
        vatRate: row.vatRate,
      },
    ];
  });
}

export async function moneyState(db: Db, now: number): Promise<MoneyState> {
  const prices = await db
    .selectFrom('products as p')
    .select((eb) => [KEPT.currency.as('currency'), eb.fn.countAll<number>().as('count')])
    .where('p.deletedAt', 'is', null)
    .where(KEPT.price, 'is not', null)
    .groupBy(KEPT.currency)
    .orderBy('count', 'desc')
    .orderBy('currency')
    .execute();
  const { openPayments } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('openPayments'))
    .where('status', '=', 'pending')
    .where('sessionExpiresAt', '>', new Date(now))
    .executeTakeFirstOrThrow();
  const last = await lastChangeOf(db);
  return {
    prices,
    examples: (await Promise.all(prices.map(({ currency, count }) => examplesOf(db, currency, count)))).flat(),
    openPayments,
    lastChange: last
      ? {
          id: last.publicId,
          at: last.at.toISOString(),
          by: last.byName,
          prices: last.prices,
          currency: last.currency,
          isUndone: last.undoneAt !== null,
        }
      : null,
  };
}
