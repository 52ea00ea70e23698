import { sql, type RawBuilder } from 'kysely';
import { APPLICATION_STATUSES } from '#contract/content.ts';
import type { CategoryDistribution, DashboardStats, WeeklyTrend } from '#contract/dashboard.ts';
import { sortKey } from '#contract/text.ts';
import { istanbulDay, type Clock } from '../../../base/clock.ts';
import type { Database, Db } from '../../../base/db/database.ts';
import { isOpen } from '../../inbox/jobs/store.ts';
import { changeOf, lastDays, lastMonths, untilNow, type Period } from './periods.ts';

const RECENT = 10;
const TREND_DAYS = 7;
const MONTHS = 12;
const CHANGE_DAYS = 30;

interface Growth {
  added: number;
  change: number | null;
}
type Counted = 'products' | 'blogs' | 'jobs' | 'jobApplications' | 'contactMessages';

/** Counts rows created in the period; deleted products that are kept for their orders do not count. */
const madeIn = (table: Counted, { from, to }: Period): RawBuilder<number> => {
  const kept = table === 'products' ? sql` and deleted_at is null` : sql``;
  return sql`(select count(*) from ${sql.table(table)} where created_at >= ${from} and created_at < ${to}${kept})`;
};

/** Runs many counts in one statement. */
async function counts(db: Db, parts: readonly RawBuilder<number>[]): Promise<number[]> {
  const row = (await db.selectNoFrom(parts.map((part, i) => part.as(`n${i}`))).executeTakeFirstOrThrow()) as Record<
    string,
    number
  >;
  return parts.map((_, i) => row[`n${i}`]!);
}

const overview = (db: Db, now: number) =>
  db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('products')
        .select(eb.fn.countAll<number>().as('n'))
        .where('deletedAt', 'is', null)
        .as('totalProducts'),
      eb.selectFrom('blogs').select(eb.fn.countAll<number>().as('n')).as('totalBlogs'),
      eb.selectFrom('jobs').select(eb.fn.countAll<number>().as('n')).as('totalJobs'),
      eb
        .selectFrom('jobs')
        .select(eb.fn.countAll<number>().as('n'))
        .where(isOpen(istanbulDay(now)))
        .as('activeJobs'),
      eb.selectFrom('contactMessages').select(eb.fn.countAll<number>().as('n')).as('totalContacts'),
      eb
        .selectFrom('contactMessages')
        .select(eb.fn.countAll<number>().as('n'))
        .where('isRead', '=', false)
        .as('unreadContacts'),
      eb
        .selectFrom('contactMessages')
        .select(eb.fn.countAll<number>().as('n'))
        .where('status', '=', 'pending')
        .as('pendingContacts'),
    ])
    .executeTakeFirstOrThrow();

async function applicationStatus(db: Db): Promise<DashboardStats['applicationStatus']> {
  const rows = await db
    .selectFrom('jobApplications')
    .select((eb) => ['status', eb.fn.countAll<number>().as('n')])
    .groupBy('status')
    .execute();
  const found = new Map(rows.map(({ status, n }) => [status, n]));
  return Object.fromEntries(
    APPLICATION_STATUSES.map((status) => [status, found.get(status) ?? 0]),
  ) as DashboardStats['applicationStatus'];
}

async function growth(db: Db, now: number): Promise<Pick<DashboardStats, 'added' | 'changes'>> {
  const { last, before } = untilNow(now, CHANGE_DAYS);
  const tables = ['products', 'blogs', 'jobs', 'jobApplications'] as const;
  const made = await counts(
    db,
    tables.flatMap((table) => [madeIn(table, before), madeIn(table, last)]),
  );
  const [products, blogs, jobs, applications] = tables.map((_, i) => ({
    added: made[2 * i + 1]!,
    change: changeOf(made[2 * i]!, made[2 * i + 1]!),
  })) as [Growth, Growth, Growth, Growth];
  return {
    added: { products: products.added, blogs: blogs.added, jobs: jobs.added, applications: applications.added },
    changes: { products: products.change, blogs: blogs.change, jobs: jobs.change, applications: applications.change },
  };
}

async function monthly(db: Db, now: number): Promise<DashboardStats['monthly']> {
  const months = lastMonths(now, MONTHS);
  const totals = await counts(
    db,
    months.map(
      (month) =>
        sql<number>`${madeIn('jobApplications', month)} + ${madeIn('contactMessages', month)} + ${madeIn('blogs', month)}`,
    ),
  );
  return months.map(({ name }, i) => ({ month: name, total: totals[i]! }));
}

async function recent(db: Db): Promise<DashboardStats['recent']> {
  const applications = await db
    .selectFrom('jobApplications')
    .select(['publicId', 'firstName', 'lastName', 'jobTitle', 'status', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(RECENT)
    .execute();
  const contacts = await db
    .selectFrom('contactMessages')
    .select(['publicId', 'name', 'subject', 'isRead', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(RECENT)
    .execute();
  const blogs = await db
    .selectFrom('blogs')
    .select(['publicId', 'title', 'slug', 'isPublished', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(RECENT)
    .execute();
  return {
    applications: applications.map((row) => ({
      _id: row.publicId,
      name: `${row.firstName} ${row.lastName}`,
      jobTitle: row.jobTitle,
      status: row.status,
      createdAt: row.createdAt.toISOString(),
    })),
    contacts: contacts.map((row) => ({
      _id: row.publicId,
      name: row.name,
      subject: row.subject,
      isRead: row.isRead,
      createdAt: row.createdAt.toISOString(),
    })),
    blogs: blogs.map((row) => ({
      _id: row.publicId,
      title: row.title,
      slug: row.slug,
      isPublished: row.isPublished,
      createdAt: row.createdAt.toISOString(),
    })),
  };
}

/** @param now one time for all numbers, so that they agree at midnight */
async function stats(db: Db, now: number): Promise<DashboardStats> {
  const [numbers, statuses, grown, newest, months] = await Promise.all([
    overview(db, now),
    applicationStatus(db),
    growth(db, now),
    recent(db),
    monthly(db, now),
  ]);
  const { totalProducts, totalBlogs, totalJobs, activeJobs, totalContacts, unreadContacts, pendingContacts } =
    numbers as Record<keyof typeof numbers, number>;
  return {
    overview: {
      totalProducts,
      totalBlogs,
      activeJobs,
      totalJobs,
      totalContacts,
      unreadContacts,
      pendingContacts,
      pendingApplications: statuses.pending,
      totalJobApplications: Object.values(statuses).reduce((sum, n) => sum + n, 0),
    },
    ...grown,
    recent: newest,
    monthly: months,
    applicationStatus: statuses,
  };
}

async function weeklyTrends(db: Db, now: number): Promise<WeeklyTrend[]> {
  const days = lastDays(now, TREND_DAYS);
  const made = await counts(
    db,
    days.flatMap((day) => [madeIn('jobApplications', day), madeIn('contactMessages', day)]),
  );
  return days.map(({ name }, i) => ({ day: name, applications: made[2 * i]!, contacts: made[2 * i + 1]! }));
}

async function categoryDistribution(db: Db): Promise<CategoryDistribution> {
  // The plus keeps SQLite from using an index in category order, through which it would read every row.
  const category = sql<number>`+${sql.ref('categoryId')}`;
  const counted = await db
    .selectFrom('products')
    .select((eb) => [category.as('categoryId'), eb.fn.countAll<number>().as('n')])
    .where('deletedAt', 'is', null)
    .groupBy(category)
    .execute();
  const countOf = new Map(counted.map(({ categoryId, n }) => [categoryId, n]));
  const categories = await db
    .selectFrom('categories')
    .select(['id', 'publicId', 'name'])
    .where('deletedAt', 'is', null)
    .where('parentId', 'is', null)
    .orderBy('nameSort')
    .orderBy('id')
    .execute();
  const products = categories
    .map(({ id, publicId, name }) => ({ _id: publicId, name, count: countOf.get(id) ?? 0 }))
    .sort((a, b) => b.count - a.count);
  const blogs = await db
    .selectFrom('blogs')
    .select((eb) => ['category as name', eb.fn.countAll<number>().as('count')])
    .groupBy('category')
    .execute();
  return {
    products,
    blogs: blogs.sort((a, b) => b.count - a.count || (sortKey(a.name) < sortKey(b.name) ? -1 : 1)),
  };
}

/** Numbers of the panel's first screen, counted for every request (docs/decisions/0086). */
export const dashboardStore = ({ db }: Pick<Database, 'db'>, clock: Clock) => ({
  stats: (): Promise<DashboardStats> => stats(db, clock()),
  weeklyTrends: (): Promise<WeeklyTrend[]> => weeklyTrends(db, clock()),
  categoryDistribution: (): Promise<CategoryDistribution> => categoryDistribution(db),
});
