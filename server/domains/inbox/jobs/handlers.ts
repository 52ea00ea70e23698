import { handlers } from '../../../call/handlers.ts';
import type { StaffServices } from '../../../call/services.ts';
import { readSmallList } from '../../../entities/small-list.ts';
import { jobList } from './resource.ts';
import { jobStore } from './store.ts';

/** Calls by which visitors read jobs, in place of the usual ones: a job's last day counts. Also the panel's figures. */
export const jobHandlers = ({ database, now }: StaffServices) => {
  const jobs = jobStore(database, now);
  const all = readSmallList(database.db, jobList);
  return handlers({
    'GET /api/jobs': () => jobs.list('public'),
    'GET /api/jobs/:id': ({ params }, { audience }) => jobs.get(params.id, audience),
    async 'GET /api/jobs/stats/dashboard'() {
      const [{ total, active: switchedOn }, active] = await Promise.all([all.count(), jobs.countOpen()]);
      return { total, active, over: switchedOn - active, inactive: total - switchedOn };
    },
  });
};
