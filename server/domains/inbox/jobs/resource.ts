import { ApiError } from '#contract/api-error.ts';
import { jobKind } from '#contract/jobs.ts';
import { listOf } from '../../../entities/small-list.ts';
import { jobInUse } from '../texts.ts';

/** Job postings; one with applications is deactivated instead of deleted. */
export const jobList = listOf(jobKind, {
  async beforeRemove(trx, { id }) {
    const { n } = await trx
      .selectFrom('jobApplications')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('jobId', '=', id)
      .executeTakeFirstOrThrow();
    if (n > 0) throw new ApiError(409, 'IN_USE', jobInUse(n));
  },
});
