import { ApiError } from '#contract/api-error.ts';
import { jobKind } from '#contract/jobs.ts';
import { jobWords, searchColumns } from '../../../base/search-text/words.ts';
import { listOf } from '../../../entities/small-list.ts';
import { jobInUse } from '../texts.ts';

/** Job postings; one with applications is deactivated instead of deleted. */
export const jobList = listOf(jobKind, {
  async afterSave(trx, after) {
    const columns = searchColumns(jobWords(after));
    if (columns.searchText === after.searchText && columns.searchTitle === after.searchTitle) return;
    await trx.updateTable('jobs').set(columns).where('id', '=', after.id).execute();
  },
  beforeRestore: (_, row) => Promise.resolve(searchColumns(jobWords(row))),
  async beforeRemove(trx, { id }) {
    const { n } = await trx
      .selectFrom('jobApplications')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('jobId', '=', id)
      .executeTakeFirstOrThrow();
    if (n > 0) throw new ApiError(409, 'IN_USE', jobInUse(n));
  },
});
