import type { Database } from '../db/open.ts';
import { handlers } from '../http/handlers.ts';
import { programStore } from './store.ts';

export const programHandlers = (database: Database) => {
  const programs = programStore(database);
  return handlers({
    'GET /api/programs': (_, { audience }) => programs.list(audience),
    'GET /api/programs/active': () => programs.first(),
    'GET /api/programs/:id': ({ params }, { audience }) => programs.get(params.id, audience),
  });
};
