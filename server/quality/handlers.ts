import type { Database } from '../db/open.ts';
import { handlers } from '../http/handlers.ts';
import { qualityStore } from './store.ts';

export const qualityHandlers = (database: Database) => {
  const categories = qualityStore(database);
  return handlers({
    'GET /api/quality-management': () => categories.list('public'),
    'GET /api/quality-management/:id': ({ params }, { audience }) => categories.get(params.id, audience),
  });
};
