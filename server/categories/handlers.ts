import { handlers } from '../http/handlers.ts';
import { notBuilt } from '../staff/not-built.ts';
import type { StaffServices } from '../staff/services.ts';
import { categoryStore } from './store.ts';

export const categoryHandlers = ({ database, files }: StaffServices) => {
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
    'POST /api/categories': notBuilt,
    'PUT /api/categories/:id': notBuilt,
    'DELETE /api/categories/:id': notBuilt,
    'POST /api/categories/upload': async ({ file }) => ({ imagePath: await files.savePicture('categories', file) }),
  });
};
