import { sql } from 'kysely';
import type { ShopFigures } from '#contract/dashboard.ts';
import { toMajor, type Currency } from '#contract/money.ts';
import { TURNOVER_STATUSES } from '#contract/order-facts.ts';
import type { Database, Db } from '../../../base/db/database.ts';
import { settingStore } from '../../../base/settings/store.ts';
import { isOnAccount, isOwed, owedColumns } from '../../shop/open-accounts/owed.ts';
import { isWaitingForStaff } from '../../shop/orders/store.ts';
import { changeOf, lastDays, type Period } from './periods.ts';

const SALES_DAYS = 30;
const BEST_SELLERS = 7;
const DAY_MS = 24 * 60 * 60_000;

interface Sum {
  orders: number;
  minor: number;
}
const NOTHING: Sum = { orders: 0, minor: 0 };
const add = (a: Sum, b: Sum): Sum => ({ orders: a.orders + b.orders, minor: a.minor + b.minor });

const statuses = sql.join(TURNOVER_STATUSES.map((status) => sql.lit(status)));

/** Sales by day of payment in Istanbul. Amounts in other currencies are left out of the sums. */
export const salesFigures = ({ db, version }: Pick<Database, 'db' | 'version'>) => {
  const settings = settingStore({ db });

  /**
   * Whether an order counts. It is a `case` so that the time stays the only condition on rows: SQLite would use the
   * status and read the orders of all years.
   */
  const isCounted = (currency: Currency) =>
    sql`case when status in (${statuses}) and currency = ${sql.lit(currency)} then 1 end`;

  /** Each period's paid orders less refunds, in minor units of the currency. */
  const sums = async (periods: readonly Period[], currency: Currency): Promise<Sum[]> => {
    const counted = isCounted(currency);
    const parts = periods.map(
      ({ from, to }, i) =>
        sql`select ${sql.lit(i)} as i, count(${counted}) as orders, coalesce(sum(${counted} * (total_minor - refunded_minor)), 0) as minor from orders where paid_at >= ${from} and paid_at < ${to}`,
    );
    const { rows } = await sql<Sum & { i: number }>`${sql.join(parts, sql` union all `)}`.execute(db);
    const found = new Map(rows.map(({ i, orders, minor }) => [i, { orders, minor }]));
    return periods.map((_, i) => found.get(i) ?? NOTHING);
  };

  /** Best sellers by pieces. A partial refund is taken off each line of its order in proportion. */
  const bestSellers = async (
    { from, to }: Period,
    currency: Currency,
  ): Promise<NonNullable<ShopFigures['sales']>['bestSellers']> => {
    const { rows } = await sql<{
      publicId: string;
      code: string;
      name: string;
      pieces: number;
      minor: number;
      isDeleted: boolean | number;
    }>`
      select p.public_id as "publicId", p.code, p.name, p.deleted_at is not null as "isDeleted", s.pieces, s.minor from (
        select l.product_id, sum(l.quantity) as pieces,
          cast(round(sum(l.unit_price_minor * l.quantity * ((o.total_minor - o.refunded_minor) * 1.0 / o.total_minor))) as bigint) as minor
        from orders o cross join order_lines l
        where o.paid_at >= ${from} and o.paid_at < ${to} and ${isCounted(currency)} = 1 and l.order_id = o.id
        group by l.product_id order by pieces desc, minor desc, l.product_id limit ${sql.lit(BEST_SELLERS)}) s
      join products p on p.id = s.product_id order by s.pieces desc, s.minor desc, p.id`.execute(db);
    return rows.map(({ publicId, code, name, pieces, minor, isDeleted }) => ({
      _id: publicId,
      code,
      name,
      pieces,
      turnover: toMajor(minor),
      isDeleted: Boolean(isDeleted),
    }));
  };

  /**
   * Cached best sellers, because they are read from every line of 30 days; read again after a change to orders or
   * products.
   */
  let kept: { key: string; best: ReturnType<typeof bestSellers> } | undefined;
  const keptBestSellers = (period: Period, currency: Currency): ReturnType<typeof bestSellers> => {
    const key = `${version('orders', 'catalogue')} ${period.to.getTime()} ${currency}`;
    if (kept?.key !== key) {
      const best = bestSellers(period, currency);
      kept = { key, best };
      best.catch(() => {
        if (kept?.best === best) kept = undefined;
      });
    }
    return kept.best;
  };

  return async (now: number): Promise<NonNullable<ShopFigures['sales']>> => {
    const { shop_currency: currency } = await settings.all();
    const days = lastDays(now, SALES_DAYS);
    // The first day of the earlier period ends at the present time of day, so that both periods are equally long.
    const earlier = days.map(({ name, from, to }): Period => ({
      name,
      from: new Date(from.getTime() - SALES_DAYS * DAY_MS),
      to: new Date(Math.min(to.getTime(), now + 1) - SALES_DAYS * DAY_MS),
    }));
    const whole: Period = { name: 'last', from: days[0]!.from, to: days.at(-1)!.to };
    const { openMinor, overdueMinor } = owedColumns(currency, new Date(now));
    const [found, best, others, waiting, owed, rates] = await Promise.all([
      sums([...days, ...earlier], currency),
      keptBestSellers(whole, currency),
      db
        .selectFrom('orders')
        .select(sql<number>`count(case when status in (${statuses}) and currency <> ${currency} then 1 end)`.as('n'))
        .where('paidAt', '>=', whole.from)
        .where('paidAt', '<', whole.to)
        .executeTakeFirstOrThrow(),
      db
        .selectFrom('orders as o')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where(isWaitingForStaff)
        .executeTakeFirstOrThrow(),
      db
        .selectFrom('orders as o')
        .select([
          openMinor.as('openMinor'),
          overdueMinor.as('overdueMinor'),
          sql<number>`count(case when ${isOwed} then 1 end)`.as('orders'),
          sql<number>`count(case when ${isOwed} and o.due_at < ${new Date(now)} then 1 end)`.as('overdueOrders'),
        ])
        .where(isOnAccount)
        .where('o.paidAt', 'is', null)
        .where('o.currency', '=', currency)
        .executeTakeFirstOrThrow(),
      ratesToDecide(db),
    ]);
    const [total, before] = [
      found.slice(0, SALES_DAYS).reduce(add, NOTHING),
      found.slice(SALES_DAYS).reduce(add, NOTHING),
    ];
    return {
      currency,
      days: days.map(({ name }, i) => ({
        day: name,
        orders: found[i]!.orders,
        turnover: toMajor(found[i]!.minor),
        turnoverBefore: toMajor(found[SALES_DAYS + i]!.minor),
      })),
      orders: total.orders,
      turnover: toMajor(total.minor),
      before: { orders: before.orders, turnover: toMajor(before.minor) },
      changes: { orders: changeOf(before.orders, total.orders), turnover: changeOf(before.minor, total.minor) },
      ordersInOtherCurrencies: others.n,
      bestSellers: best,
      waiting: waiting.n,
      rates,
      owed: {
        orders: owed.orders,
        open: toMajor(owed.openMinor),
        overdueOrders: owed.overdueOrders,
        overdue: toMajor(owed.overdueMinor),
      },
    };
  };
};

/** What a rate is missing for. */
async function ratesToDecide(db: Db): Promise<NonNullable<ShopFigures['sales']>['rates']> {
  const { waiting } = await db
    .selectFrom('exchangeRates')
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  const { unsold } = await db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('unsold'))
    .where('listCurrency', 'is not', null)
    .where('priceMinor', 'is', null)
    .where('isPublic', '=', true)
    .executeTakeFirstOrThrow();
  return { waiting, unsold };
}
