import type { Clock } from '../clock.ts';
import type { Database } from '../db/open.ts';
import { handlers } from '../http/handlers.ts';
import { jobStore } from './store.ts';

export const jobHandlers = (database: Database, clock: Clock) => {
  const jobs = jobStore(database, clock);
  return handlers({
    'GET /api/jobs': () => jobs.list('public'),
    'GET /api/jobs/:id': ({ params }, { audience }) => jobs.get(params.id, audience),
  });
};
