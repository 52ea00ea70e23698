// Every price that a product had, as it was kept (written by triggers of the database).
import type { Currency } from '#contract/money.ts';
import type { Clock } from '../../../base/clock.ts';
import type { Database, Db } from '../../../base/db/database.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Days before a campaign of which the lowest price counts as the former one. */
const COMPARED_DAYS = 30;
/** Prices that ended longer ago are forgotten. */
const KEPT_DAYS = 2 * 365;

/** The lowest price of the 30 days until then, in the currency; null: it had none. */
export async function lowestBefore(
  db: Db,
  { productId, currency, at }: { productId: number; currency: Currency; at: Date },
): Promise<number | null> {
  const since = new Date(at.getTime() - COMPARED_DAYS * DAY_MS);
  const history = db.selectFrom('priceHistory').select(['priceMinor', 'currency']).where('productId', '=', productId);
  const first = await history
    .where('fromAt', '<=', since)
    .orderBy('fromAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  const later = await history.where('fromAt', '>', since).where('fromAt', '<=', at).orderBy('id').execute();
  const prices = [...first, ...later].flatMap((price) =>
    price.priceMinor !== null && price.currency === currency ? [price.priceMinor] : [],
  );
  return prices.length === 0 ? null : Math.min(...prices);
}

/** Products of one round. */
const AT_ONCE = 2_000;

/** Forgets prices that ended long ago. */
export async function forgetOldPrices({ database, now }: { database: Database; now: Clock }): Promise<void> {
  const before = new Date(now() - KEPT_DAYS * DAY_MS);
  for (;;) {
    const old = await database.db
      .selectFrom('priceHistory as h')
      .select('h.id')
      .where('h.fromAt', '<', before)
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('priceHistory as later')
            .select('later.id')
            .whereRef('later.productId', '=', 'h.productId')
            .where('later.fromAt', '<', before)
            .where((or) =>
              or.or([
                or('later.fromAt', '>', or.ref('h.fromAt')),
                or.and([or('later.fromAt', '=', or.ref('h.fromAt')), or('later.id', '>', or.ref('h.id'))]),
              ]),
            ),
        ),
      )
      .orderBy('h.id')
      .limit(AT_ONCE)
      .execute();
    if (old.length > 0)
      await database.write('price_lists', (trx) =>
        trx
          .deleteFrom('priceHistory')
          .where(
            'id',
            'in',
            old.map(({ id }) => id),
          )
          .execute(),
      );
    if (old.length < AT_ONCE) return;
  }
}
