import type { Database } from '../db/open.ts';
import { handlers } from '../http/handlers.ts';
import { categoryStore } from './store.ts';

export const categoryHandlers = (database: Database) => {
  const categories = categoryStore(database);
  return handlers({
    'GET /api/categories': ({ query }, { audience }) => categories.list(audience, query.type),
    async 'GET /api/categories/subcategories/:id'({ params }, { audience }) {
      await categories.get(params.id, audience); // an unknown category is a 404, one without sub-categories an empty list
      return categories.listSubCategories(params.id, audience);
    },
    async 'GET /api/categories/:id'({ params }, { audience }) {
      return (await categories.get(params.id, audience)).category;
    },
  });
};
