import { ApiError, notFound } from '#contract/api-error.ts';
import { JOB_CLOSED, JOB_UNKNOWN } from '#contract/form-texts.ts';
import { istanbulDay } from '../../../base/clock.ts';
import type { Db } from '../../../base/db/database.ts';

/**
 * The job that an application is for.
 * @throws NOT_FOUND, or JOB_CLOSED when it is inactive or its last day (Istanbul) has ended
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
