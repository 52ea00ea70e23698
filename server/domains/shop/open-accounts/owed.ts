// What customers owe for orders on account.
import { sql, type RawBuilder } from 'kysely';
import { ACCOUNT } from '#contract/order-facts.ts';
import type { Currency } from '#contract/money.ts';
import type { Db } from '../../../base/db/database.ts';

/** As the partial index of what is owed says it: without a parameter. */
export const isOnAccount = sql<boolean>`o.provider = ${sql.lit(ACCOUNT)}`;
/** Whether the order `o` is approved and not paid: what came of it is owed, however late. */
export const isOwed = sql<boolean>`(${isOnAccount} and o.paid_at is null and o.status in ('review', 'preparing', 'shipped', 'delivered'))`;
/** Whether the order `o` waits for its approval. */
export const isAwaiting = sql<boolean>`(${isOnAccount} and o.paid_at is null and o.status = 'pending')`;
/** What has not arrived for the order `o`, in minor units. */
const leftMinor = sql`(o.total_minor - (select coalesce(sum(r.amount_minor), 0) from order_receipts r where r.order_id = o.id))`;

const sumWhere = (condition: RawBuilder<boolean>): RawBuilder<number> =>
  sql<number>`cast(coalesce(sum(case when ${condition} then ${leftMinor} else 0 end), 0) as bigint)`;

/** Sums over orders `o`, in minor units of the currency. */
export const owedColumns = (currency: Currency, at: Date) => {
  const inCurrency = sql`o.currency = ${sql.lit(currency)}`;
  return {
    openMinor: sumWhere(sql`${isOwed} and ${inCurrency}`),
    overdueMinor: sumWhere(sql`${isOwed} and ${inCurrency} and o.due_at < ${at}`),
    awaitingMinor: sumWhere(sql`${isAwaiting} and ${inCurrency}`),
  };
};

export interface Owed {
  openMinor: number;
  overdueMinor: number;
  awaitingMinor: number;
}

/** What one customer owes. */
export async function owedBy(db: Db, userId: number, currency: Currency, at: Date): Promise<Owed> {
  const { openMinor, overdueMinor, awaitingMinor } = owedColumns(currency, at);
  return db
    .selectFrom('orders as o')
    .select([openMinor.as('openMinor'), overdueMinor.as('overdueMinor'), awaitingMinor.as('awaitingMinor')])
    .where('o.userId', '=', userId)
    .where(isOnAccount)
    .where('o.paidAt', 'is', null)
    .executeTakeFirstOrThrow();
}
