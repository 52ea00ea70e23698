import { orderNumberOf } from '#contract/order-numbers.ts';
import { istanbulDay } from '../../../base/clock.ts';
import type { Trx } from '../../../base/db/database.ts';

/**
 * Returns the next number of the year in Istanbul. Inside a transaction on 'orders', whose lock and
 * rollback prevent duplicates and gaps.
 */
export async function nextOrderNumber(trx: Trx, at: Date): Promise<string> {
  const year = Number(istanbulDay(at.getTime()).slice(0, 4));
  const { last } = await trx
    .insertInto('orderNumbers')
    .values({ year, last: 1 })
    .onConflict((conflict) => conflict.column('year').doUpdateSet((eb) => ({ last: eb('orderNumbers.last', '+', 1) })))
    .returning('last')
    .executeTakeFirstOrThrow();
  return orderNumberOf(year, last);
}
