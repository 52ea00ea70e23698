// Figures of the panel's dashboard. Days and months are Istanbul's.
import * as z from 'zod';
import { PAYMENT_MODES } from './order-facts.ts';
import { STAFF_ONLY } from './access.ts';
import { APPLICATION_STATUSES } from './content.ts';
import { endpoints } from './endpoint.ts';
import { NoQuery } from './fields.ts';
import { CURRENCIES } from './money.ts';
import { DASHBOARD_CALLS } from './panel-texts.ts';

const count = z.int().min(0);
/** Change in percent, to one decimal; null where the earlier figure is 0. */
const change = z.number().nullable();

export const DashboardStats = z.object({
  overview: z
    .object({
      totalProducts: count,
      totalBlogs: count,
      activeJobs: count,
      pendingApplications: count,
      totalJobs: count,
      totalJobApplications: count,
      totalContacts: count,
      unreadContacts: count,
      pendingContacts: count,
    })
    .describe(
      'All rows, drafts and inactive ones too; `activeJobs`: what the careers page lists, active and not past the deadline; `pendingContacts`: not answered yet',
    ),
  added: z
    .object({ products: count, blogs: count, jobs: count, applications: count })
    .describe('New rows of the last 30 × 24 hours'),
  changes: z
    .object({ products: change, blogs: change, jobs: change, applications: change })
    .describe('`added` against the new rows of the 30 × 24 hours before, in percent'),
  recent: z
    .object({
      applications: z.array(
        z.object({
          _id: z.string(),
          name: z.string(),
          jobTitle: z.string(),
          status: z.enum(APPLICATION_STATUSES),
          createdAt: z.iso.datetime(),
        }),
      ),
      contacts: z.array(
        z.object({
          _id: z.string(),
          name: z.string(),
          subject: z.string(),
          isRead: z.boolean(),
          createdAt: z.iso.datetime(),
        }),
      ),
      blogs: z.array(
        z.object({
          _id: z.string(),
          title: z.string(),
          slug: z.string(),
          isPublished: z.boolean(),
          createdAt: z.iso.datetime(),
        }),
      ),
    })
    .describe('The newest ten of each'),
  monthly: z
    .array(z.object({ month: z.string().describe('YYYY-MM, Istanbul'), total: count }))
    .describe(
      'Applications, messages and posts of the last 12 months, oldest first, this one last; 0 for those without',
    ),
  applicationStatus: z
    .record(z.enum(APPLICATION_STATUSES), count)
    .describe('Status → applications; 0 for those without'),
});
export type DashboardStats = z.output<typeof DashboardStats>;

/** A day of the last seven, oldest first, today last. */
export const WeeklyTrend = z.object({ day: z.iso.date().describe('Istanbul'), applications: count, contacts: count });
export type WeeklyTrend = z.output<typeof WeeklyTrend>;
export const CategoryDistribution = z.object({
  products: z
    .array(z.object({ _id: z.string(), name: z.string(), count }))
    .describe('Main categories with all their products, the fullest first'),
  blogs: z.array(z.object({ name: z.string(), count })).describe('Categories that have posts, the fullest first'),
});
export type CategoryDistribution = z.output<typeof CategoryDistribution>;

const article = { _id: z.string(), code: z.string(), name: z.string() };
const money = z.number().describe('Decimal number in `currency`, less refunds');

/** Sales and stock, for the head of the dashboard. Amounts are decimal numbers in the shop's currency. */
export const ShopFigures = z.object({
  payment: z.enum(PAYMENT_MODES).describe('As GET /api/payment/options'),
  sales: z
    .object({
      currency: z.enum(CURRENCIES).describe('The shop’s; orders in another one are only counted'),
      days: z
        .array(
          z.object({
            day: z.iso.date(),
            orders: count,
            turnover: money,
            turnoverBefore: money.describe('30 days earlier; of the last one as far as today has come'),
          }),
        )
        .describe(
          'The last 30 days in Istanbul, oldest first, today last; orders by when they were paid, without those that were cancelled or went back wholly',
        ),
      orders: count,
      turnover: money,
      before: z.object({ orders: count, turnover: money }).describe('The 30 days before, until the same time of day'),
      changes: z.object({ orders: change, turnover: change }),
      ordersInOtherCurrencies: count.describe('Of the last 30 days; in no other figure'),
      bestSellers: z
        .array(
          z.object({
            ...article,
            pieces: count,
            turnover: money.describe('A partial refund is taken off all lines of its order in proportion'),
            isDeleted: z.boolean(),
          }),
        )
        .describe('Of the same days: the seven articles with the most pieces'),
      waiting: count.describe(
        'Orders that wait for staff, whenever they were placed: paid, in review, being prepared, or on account and not approved',
      ),
      owed: z
        .object({ orders: count, open: z.number(), overdueOrders: count, overdue: z.number() })
        .describe('Approved orders on account that are not paid, less what has arrived; in no figure of turnover'),
      rates: z
        .object({ waiting: count, unsold: count })
        .describe('Exchange rates that an admin decides on; active articles that are not sold for want of a rate'),
    })
    .nullable()
    .describe('Admins only; null for moderators'),
  stock: z.object({
    threshold: count,
    low: count.describe('Active articles in stock whose pieces are counted, `threshold` or fewer'),
    soldOut: count.describe('Active articles that are out of stock'),
    items: z.array(z.object({ ...article, quantity: count })).describe('The five of `low` with the fewest pieces'),
  }),
});
export type ShopFigures = z.output<typeof ShopFigures>;

export const dashboardEndpoints = endpoints(DASHBOARD_CALLS, {
  'GET /api/dashboard/stats': {
    access: STAFF_ONLY,
    query: NoQuery,
    response: DashboardStats,
  },
  'GET /api/dashboard/shop': {
    access: STAFF_ONLY,
    query: NoQuery,
    response: ShopFigures,
  },
  'GET /api/dashboard/weekly-trends': {
    access: STAFF_ONLY,
    query: NoQuery,
    response: z.array(WeeklyTrend),
  },
  'GET /api/dashboard/category-distribution': {
    access: STAFF_ONLY,
    query: NoQuery,
    response: CategoryDistribution,
  },
});
