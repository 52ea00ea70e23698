// Customers as staff see them: their orders, their turnover, what they owe.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { notFound } from '#contract/api-error.ts';
import { SMALL_PAGE_SIZE, type ListPage } from '#contract/content.ts';
import type { Parsed } from '#contract/endpoints.ts';
import { toMajor, type Currency } from '#contract/money.ts';
import type { Customer, CUSTOMER_SORTS, CustomerSummary } from '#contract/open-accounts.ts';
import { searchTerms } from '#contract/text.ts';
import type { Clock } from '../../../base/clock.ts';
import type { Database, Db } from '../../../base/db/database.ts';
import { settingStore } from '../../../base/settings/store.ts';
import { foldedName, nameOrUsername } from '../../people/accounts/users.ts';
import { CUSTOMER_ABSENT } from '../texts.ts';
import { owedColumns } from './owed.ts';
import { termsOf } from './terms.ts';

type Query = Parsed<'GET /api/customers'>['query'];
type Sort = (typeof CUSTOMER_SORTS)[number];

/** Rows of one query of `each`. */
const EACH_AT_ONCE = 500;

/** Orders that were neither given up nor cancelled. */
const isPlaced = sql`o.status not in ('pending', 'failed', 'expired', 'cancelled')`;

/** Sums of each account's orders. */
const sumsOf = (db: Db, currency: Currency, at: Date) => {
  const { openMinor, overdueMinor, awaitingMinor } = owedColumns(currency, at);
  return db
    .selectFrom('orders as o')
    .select([
      'o.userId',
      sql<number>`count(case when ${isPlaced} then 1 end)`.as('orders'),
      // More than the total goes back with what instalments cost, which was no turnover.
      sql<number>`cast(coalesce(sum(case when o.paid_at is not null and ${isPlaced} and o.currency = ${sql.lit(currency)} and o.refunded_minor < o.total_minor then o.total_minor - o.refunded_minor else 0 end), 0) as bigint)`.as(
        'turnoverMinor',
      ),
      openMinor.as('openMinor'),
      overdueMinor.as('overdueMinor'),
      awaitingMinor.as('awaitingMinor'),
      sql<Date | string | null>`max(case when ${isPlaced} then o.created_at end)`.as('lastOrderAt'),
    ])
    .where('o.userId', 'is not', null)
    .groupBy('o.userId');
};

const companyOf = sql<
  string | null
>`(select o.invoice ->> 'company' from orders o where o.user_id = u.id and o.invoice ->> 'kind' = 'company' order by o.id desc limit 1)`;

/** Customers' accounts, and those of staff who have ordered. */
const customers = (db: Db, currency: Currency, at: Date) =>
  db
    .selectFrom('users as u')
    .leftJoin(sumsOf(db, currency, at).as('s'), 's.userId', 'u.id')
    .leftJoin('customerTerms as t', 't.userId', 'u.id')
    .where((eb) => eb.or([eb('u.role', '=', 'user'), eb('s.orders', '>', 0), eb('t.id', 'is not', null)]));

const COLUMNS = [
  'u.id',
  'u.publicId',
  'u.name',
  'u.username',
  'u.email',
  'u.createdAt',
  's.orders',
  's.turnoverMinor',
  's.openMinor',
  's.overdueMinor',
  's.awaitingMinor',
  's.lastOrderAt',
  't.isAllowed',
  't.limitMinor',
  't.currency as limitCurrency',
] as const;

type Rows = ReturnType<typeof customers>;
type Found = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number];
const selected = (rows: Rows) => rows.select(COLUMNS).select(companyOf.as('company'));

const matching = (rows: Rows, { q = '', account }: Query): Rows =>
  rows
    .where((eb) =>
      eb.and(
        searchTerms(q).map((term) =>
          eb.or([
            eb(foldedName, 'like', `%${term}%`),
            eb('u.emailKey', 'like', `%${term}%`),
            sql<SqlBool>`exists (select 1 from orders o where o.user_id = u.id and o.search_text like ${`% ${term}%`})`,
          ]),
        ),
      ),
    )
    .$if(account === 'allowed', (query) => query.where('t.isAllowed', '=', true))
    .$if(account === 'owing', (query) => query.where('s.openMinor', '>', 0))
    .$if(account === 'overdue', (query) => query.where('s.overdueMinor', '>', 0));

/** Column of each sort, and its direction; equal rows by id in the same direction. */
const SORTS: Record<Sort, readonly [column: RawBuilder<unknown>, direction: 'asc' | 'desc']> = {
  newest: [sql`u.created_at`, 'desc'],
  oldest: [sql`u.created_at`, 'asc'],
  name: [nameOrUsername, 'asc'],
  '-name': [nameOrUsername, 'desc'],
  orders: [sql`coalesce(s.orders, 0)`, 'asc'],
  '-orders': [sql`coalesce(s.orders, 0)`, 'desc'],
  turnover: [sql`coalesce(s.turnover_minor, 0)`, 'asc'],
  '-turnover': [sql`coalesce(s.turnover_minor, 0)`, 'desc'],
  open: [sql`coalesce(s.open_minor, 0)`, 'asc'],
  '-open': [sql`coalesce(s.open_minor, 0)`, 'desc'],
  lastOrder: [sql`coalesce(s.last_order_at, u.created_at)`, 'asc'],
  '-lastOrder': [sql`coalesce(s.last_order_at, u.created_at)`, 'desc'],
};

/** SQLite gives an aggregated time back as it is stored. */
const timeOf = (value: Date | string | null): string | null => (value === null ? null : new Date(value).toISOString());

const showSummary = (row: Found, currency: Currency): CustomerSummary => ({
  _id: row.publicId,
  name: row.name || row.username,
  email: row.email,
  company: row.company ?? '',
  orders: row.orders ?? 0,
  currency,
  turnover: toMajor(row.turnoverMinor ?? 0),
  open: toMajor(row.openMinor ?? 0),
  overdue: toMajor(row.overdueMinor ?? 0),
  isAllowed: row.isAllowed ?? false,
  limit: row.limitMinor === null ? null : toMajor(row.limitMinor),
  lastOrderAt: timeOf(row.lastOrderAt),
  createdAt: row.createdAt.toISOString(),
});

export const customerStore = ({ db }: Pick<Database, 'db'>, now: Clock) => {
  const settings = settingStore({ db });
  const currencyNow = async (): Promise<Currency> => (await settings.all()).shop_currency;

  return {
    async list({
      page = 1,
      limit = SMALL_PAGE_SIZE,
      sort = 'newest',
      ...query
    }: Query): Promise<ListPage<CustomerSummary>> {
      const currency = await currencyNow();
      const rows = matching(customers(db, currency, new Date(now())), query);
      const { total } = await rows.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      const found = await selected(rows)
        .orderBy(...SORTS[sort])
        .orderBy('u.id', SORTS[sort][1])
        .limit(limit)
        .offset((page - 1) * limit)
        .execute();
      return {
        items: found.map((row) => showSummary(row, currency)),
        total,
        page,
        limit,
        pages: Math.ceil(total / limit),
      };
    },

    /** All matching customers, in pieces, as they became customers; without staff. */
    async *each(query: Pick<Query, 'q' | 'account'>) {
      const currency = await currencyNow();
      for (let after = 0; ;) {
        const found = await selected(matching(customers(db, currency, new Date(now())), query))
          .select(['u.isActive', 't.days', 't.note'])
          .where('u.role', '=', 'user')
          .where('u.id', '>', after)
          .orderBy('u.id')
          .limit(EACH_AT_ONCE)
          .execute();
        yield found.map((row) => Object.assign(row, { summary: showSummary(row, currency) }));
        if (found.length < EACH_AT_ONCE) return;
        after = found.at(-1)!.id;
      }
    },

    /** @throws NOT_FOUND */
    async get(publicId: string): Promise<Customer> {
      const currency = await currencyNow();
      const row = await selected(customers(db, currency, new Date(now())))
        .where('u.publicId', '=', publicId)
        .executeTakeFirst();
      if (!row) throw notFound(CUSTOMER_ABSENT);
      const terms = await termsOf(db, row.id);
      return {
        ...showSummary(row, currency),
        awaiting: toMajor(row.awaitingMinor ?? 0),
        limit: toMajor(terms?.limitMinor ?? 0),
        limitCurrency: terms?.currency ?? currency,
        days: terms?.days ?? 30,
        note: terms?.note ?? '',
        version: terms?.version ?? 1,
      };
    },
  };
};
