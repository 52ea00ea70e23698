import type { Database } from '../db/open.ts';
import { handlers } from '../http/handlers.ts';
import { referenceStore } from './store.ts';

export const referenceHandlers = (database: Database) => {
  const references = referenceStore(database);
  return handlers({
    'GET /api/references': (_, { audience }) => references.list(audience),
    'GET /api/references/:id': ({ params }, { audience }) => references.get(params.id, audience),
  });
};
