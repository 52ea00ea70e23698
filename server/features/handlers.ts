import type { Database } from '../db/open.ts';
import { handlers } from '../http/handlers.ts';
import { featureStore } from './store.ts';

export const featureHandlers = (database: Database) => {
  const features = featureStore(database);
  return handlers({
    'GET /api/features': (_, { audience }) => features.list(audience),
    'GET /api/features/:id': ({ params }, { audience }) => features.get(params.id, audience),
  });
};
