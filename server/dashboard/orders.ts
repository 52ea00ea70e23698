import { sql } from 'kysely';
import type { DashboardStats } from '#contract/dashboard.ts';
import { toMajor, type Currency } from '#contract/money.ts';
import { TURNOVER_STATUSES, WAITING_STATUSES } from '#contract/order-facts.ts';
import type { Database } from '../db/open.ts';
import { settingStore } from '../settings/store.ts';
import { changeOf, untilNow, type Period } from './periods.ts';

const TURNOVER_DAYS = 30;

/** What the shop has to do, and what it has earned. */
export const orderFigures = ({ db }: Pick<Database, 'db'>) => {
  const settings = settingStore({ db });

  /** Of orders that were paid within the period, in minor units; amounts of another currency cannot be added up with these. */
  const turnover = async ({ from, to }: Period, currency: Currency): Promise<number> => {
    // Only the time is a condition of the rows: by the status SQLite would look at all orders of all years.
    const isCounted = sql`status in (${sql.join(TURNOVER_STATUSES)}) and currency = ${currency}`;
    const { minor } = await db.selectFrom('orders').select(sql<number>`coalesce(sum(case when ${isCounted} then total_minor - refunded_minor end), 0)`.as('minor'))
      .where('paidAt', '>=', from).where('paidAt', '<', to).executeTakeFirstOrThrow();
    return minor;
  };

  return async (now: number): Promise<NonNullable<DashboardStats['orders']>> => {
    const { shop_currency: currency } = await settings.all();
    const { last, before } = untilNow(now, TURNOVER_DAYS);
    const { waiting } = await db.selectFrom('orders').select((eb) => eb.fn.countAll<number>().as('waiting')).where('status', 'in', WAITING_STATUSES).executeTakeFirstOrThrow();
    const minor = await turnover(last, currency);
    return { waiting, turnover: toMajor(minor), turnoverChange: changeOf(await turnover(before, currency), minor), currency };
  };
};
