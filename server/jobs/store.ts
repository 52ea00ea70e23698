import type { ExpressionBuilder } from 'kysely';
import type { Audience } from '#contract/access.ts';
import { notFound } from '#contract/api-error.ts';
import type { Job } from '#contract/jobs.ts';
import { slugify } from '#contract/text.ts';
import { istanbulDay, type Clock } from '../clock.ts';
import type { Database } from '../db/open.ts';
import type { Tables } from '../db/tables.ts';

/** Whether the careers page lists the job: active, and its last day has not ended. */
export const isOpen = (today: string) => (eb: ExpressionBuilder<Tables, 'jobs'>) =>
  eb.and([eb('isActive', '=', true), eb.or([eb('applicationDeadline', 'is', null), eb('applicationDeadline', '>=', today)])]);

/** Job postings as the API shows them. The public sees those that are active and not past their deadline's day in Istanbul. */
export const jobStore = ({ db }: Database, clock: Clock) => {
  const rows = (audience: Audience) => db.selectFrom('jobs').selectAll()
    .$if(audience === 'public', (q) => q.where(isOpen(istanbulDay(clock()))))
    .orderBy('createdAt', 'desc').orderBy('id', 'desc');

  type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>;
  const toJob = (row: Row): Job => ({
    _id: row.publicId, slug: slugify(row.title), title: row.title, type: row.type, department: row.department, location: row.location, experience: row.experience,
    salary: row.salary, applicationDeadline: row.applicationDeadline, postedBy: row.postedBy, description: row.description,
    requirements: row.requirements, responsibilities: row.responsibilities, benefits: row.benefits,
    isActive: row.isActive, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString(), version: row.version,
  });

  return {
    async list(audience: Audience): Promise<Job[]> {
      return (await rows(audience).execute()).map(toJob);
    },
    async get(publicId: string, audience: Audience): Promise<Job> {
      const row = await rows(audience).where('publicId', '=', publicId).executeTakeFirst();
      if (!row) throw notFound('İş ilanı bulunamadı!');
      return toJob(row);
    },
  };
};
export type JobStore = ReturnType<typeof jobStore>;
