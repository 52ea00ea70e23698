import * as z from 'zod';
import { STAFF_ONLY } from './access.ts';
import { APPLICATION_STATUSES } from './content.ts';
import { endpoints } from './endpoint.ts';
import { NoQuery } from './fields.ts';
import { CURRENCIES } from './money.ts';

const count = z.int().min(0);
/** In percent, to one decimal; null without a base. */
const change = z.number().nullable();

export const DashboardStats = z.object({
  overview: z.object({
    totalProducts: count, totalBlogs: count, activeJobs: count, pendingApplications: count,
    totalJobs: count, totalJobApplications: count, totalContacts: count, unreadContacts: count,
  }).describe('All rows, drafts and inactive ones too; `activeJobs`: what the careers page lists, active and not past the deadline'),
  changes: z.object({ products: change, blogs: change, jobs: change, applications: change })
    .describe('New rows of the last 30 × 24 hours against those of the 30 × 24 hours before, in percent'),
  recent: z.object({
    applications: z.array(z.object({ _id: z.string(), name: z.string(), jobTitle: z.string(), status: z.enum(APPLICATION_STATUSES), createdAt: z.iso.datetime() })),
    contacts: z.array(z.object({ _id: z.string(), name: z.string(), subject: z.string(), isRead: z.boolean(), createdAt: z.iso.datetime() })),
    blogs: z.array(z.object({ _id: z.string(), title: z.string(), slug: z.string(), isPublished: z.boolean(), createdAt: z.iso.datetime() })),
  }).describe('The newest ten of each'),
  monthly: z.array(z.object({ month: z.string().describe('YYYY-MM, Istanbul'), total: count })).describe('Applications, messages and posts of the last 12 months, oldest first, this one last; 0 for those without'),
  orders: z.object({
    waiting: count.describe('Orders that wait for staff: paid, in review, being prepared'),
    turnover: z.number().describe('Of orders paid within the last 30 × 24 hours, less refunds; decimal number in `currency`'),
    turnoverChange: change.describe('Against the 30 × 24 hours before'),
    currency: z.enum(CURRENCIES),
  }).nullable().describe('Admins only; null for moderators'),
  applicationStatus: z.record(z.enum(APPLICATION_STATUSES), count).describe('Status → applications; 0 for those without'),
});
export type DashboardStats = z.output<typeof DashboardStats>;

/** A day of the last seven, oldest first, today last. */
export const WeeklyTrend = z.object({ day: z.iso.date().describe('Istanbul'), applications: count, contacts: count });
export type WeeklyTrend = z.output<typeof WeeklyTrend>;
export const CategoryDistribution = z.object({
  products: z.array(z.object({ _id: z.string(), name: z.string(), count })).describe('Main categories with all their products, the fullest first'),
  blogs: z.array(z.object({ name: z.string(), count })).describe('Categories that have posts, the fullest first'),
});
export type CategoryDistribution = z.output<typeof CategoryDistribution>;

export const dashboardEndpoints = endpoints({
  'GET /api/dashboard/stats': { summary: 'Panelin sayıları ve son hareketler', access: STAFF_ONLY, query: NoQuery, response: DashboardStats },
  'GET /api/dashboard/weekly-trends': { summary: 'Son yedi günün başvuru ve mesajları', access: STAFF_ONLY, query: NoQuery, response: z.array(WeeklyTrend) },
  'GET /api/dashboard/category-distribution': { summary: 'Ürünlerin ve yazıların kategorilere dağılımı', access: STAFF_ONLY, query: NoQuery, response: CategoryDistribution },
});
