// What the screen of currency and tax shows of the catalogue and the shop before anything changes.
import { toMajor, type Currency } from '#contract/money.ts';
import type { MoneyState } from '#contract/money-setup.ts';
import type { Db } from '../../base/db/database.ts';

/** The newest change that moved prices or settings. */
export const lastChangeOf = (db: Db) =>
  db.selectFrom('moneyChanges').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();

const priced = (db: Db, currency: Currency) =>
  db
    .selectFrom('products as p')
    .where('p.deletedAt', 'is', null)
    .where('p.priceMinor', 'is not', null)
    .where('p.currency', '=', currency);

/** The cheapest product, the one in the middle, the dearest. */
async function examplesOf(db: Db, currency: Currency, count: number): Promise<MoneyState['examples']> {
  const places = [...new Set([0, Math.floor(count / 2), count - 1])];
  const found = await Promise.all(
    places.map((place) =>
      priced(db, currency)
        .select(['p.code', 'p.name', 'p.priceMinor', 'p.oldPriceMinor', 'p.currency', 'p.vatRate'])
        .orderBy('p.priceAsc')
        .orderBy('p.id')
        .limit(1)
        .offset(place)
        .executeTakeFirst(),
    ),
  );
  return found.flatMap((row) =>
    row === undefined
      ? []
      : [
          {
            code: row.code,
            name: row.name,
            price: toMajor(row.priceMinor!),
            old: row.oldPriceMinor === null ? null : toMajor(row.oldPriceMinor),
            currency: row.currency,
            vatRate: row.vatRate,
          },
        ],
  );
}

export async function moneyState(db: Db, now: number): Promise<MoneyState> {
  const prices = await db
    .selectFrom('products as p')
    .select((eb) => ['p.currency', eb.fn.countAll<number>().as('count')])
    .where('p.deletedAt', 'is', null)
    .where('p.priceMinor', 'is not', null)
    .groupBy('p.currency')
    .orderBy('count', 'desc')
    .orderBy('p.currency')
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
