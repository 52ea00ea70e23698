import { openSmallList } from '../../../entities/small-list.ts';
import { handlers } from '../../../call/handlers.ts';
import type { StaffServices } from '../../../call/services.ts';
import { jobList } from './resource.ts';
import { jobStore } from './store.ts';

export const jobHandlers = (services: StaffServices) => {
  const jobs = jobStore(services.database, services.now);
  const kept = openSmallList(services, jobList);
  return handlers({
    'GET /api/jobs': () => jobs.list('public'),
    'GET /api/jobs/admin': () => jobs.list('staff'),
    async 'GET /api/jobs/stats/dashboard'() {
      const [{ total, active: switchedOn }, active] = await Promise.all([kept.count(), jobs.countOpen()]);
      return { total, active, over: switchedOn - active, inactive: total - switchedOn };
    },
    'GET /api/jobs/:id': ({ params }, { audience }) => jobs.get(params.id, audience),
    'POST /api/jobs': ({ body }, { viewer }) => kept.create(viewer, body),
    'PUT /api/jobs/:id': ({ params, body: { version, ...fields } }, { viewer }) =>
      kept.update(viewer, params.id, version, fields),
    'PATCH /api/jobs/:id/toggle': ({ params }, { viewer }) => kept.toggle(viewer, params.id),
    'DELETE /api/jobs/:id': ({ params }, { viewer, grant }) => kept.remove(viewer, params.id, grant),
  });
};
