import type { ExpressionBuilder } from 'kysely';
import type { Audience } from '#contract/access.ts';
import { ApiError, notFound } from '#contract/api-error.ts';
import { JOB_CLOSED, JOB_UNKNOWN } from '#contract/form-texts.ts';
import { jobKind, type Job } from '#contract/jobs.ts';
import { jobPath } from '#contract/page-paths.ts';
import { istanbulDay, type Clock } from '../../../base/clock.ts';
import type { Database, Db } from '../../../base/db/database.ts';
import type { SitemapPage } from '../../../call/sitemap-pages.ts';
import type { Tables } from '../../../base/db/tables.ts';
import type { Row } from '../../../entities/resource.ts';
import { jobList } from './resource.ts';

/** Whether the careers page lists the job: active, and its last day is not over. */
export const isOpen = (today: string) => (eb: ExpressionBuilder<Tables, 'jobs'>) =>
  eb.and([
    eb('isActive', '=', true),
    eb.or([eb('applicationDeadline', 'is', null), eb('applicationDeadline', '>=', today)]),
  ]);

/** Job postings as the API shows them. The public sees active ones whose last day in Istanbul is not over. */
export const jobStore = ({ db }: Database, clock: Clock) => {
  const rows = (audience: Audience) =>
    db
      .selectFrom('jobs')
      .selectAll()
      .$if(audience === 'public', (q) => q.where(isOpen(istanbulDay(clock()))))
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc');

  const toJob = (row: Row<'jobs'>, audience: Audience): Job => jobList.show(row, audience);

  return {
    async list(audience: Audience): Promise<Job[]> {
      return (await rows(audience).execute()).map((row) => toJob(row, audience));
    },
    async sitemapPages(): Promise<SitemapPage[]> {
      return (await rows('public').execute())
        .map((row) => toJob(row, 'public'))
        .map(({ _id, slug, updatedAt }) => ({
          path: jobPath({ _id, slug }),
          updatedAt: new Date(updatedAt),
        }));
    },
    async countOpen(): Promise<number> {
      const { n } = await db
        .selectFrom('jobs')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where(isOpen(istanbulDay(clock())))
        .executeTakeFirstOrThrow();
      return n;
    },
    async get(publicId: string, audience: Audience): Promise<Job> {
      const row = await rows(audience).where('publicId', '=', publicId).executeTakeFirst();
      if (!row) throw notFound(jobKind.words.absent);
      return toJob(row, audience);
    },
  };
};

/**
 * The job for a new application.
 * @throws NOT_FOUND, or JOB_CLOSED when it is inactive or its last day in Istanbul is over
 */
export async function getOpenJob(db: Db, publicId: string, nowMs: number): Promise<{ id: number; title: string }> {
  const job = await db
    .selectFrom('jobs')
    .select(['id', 'title', 'isActive', 'applicationDeadline'])
    .where('publicId', '=', publicId)
    .executeTakeFirst();
  if (!job) throw notFound(JOB_UNKNOWN);
  if (!job.isActive || (job.applicationDeadline !== null && job.applicationDeadline < istanbulDay(nowMs)))
    throw new ApiError(409, 'JOB_CLOSED', JOB_CLOSED);
  return job;
}
