import { handlers } from '../../../call/handlers.ts';
import type { StaffServices } from '../../../call/services.ts';
import { staffSaving } from '../../../entities/saving.ts';
import { createColumns, updateColumns } from './columns.ts';
import { categoryResource } from './resource.ts';
import { categoryStore } from './store.ts';

/** Main categories and sub-categories of the catalogue. */
export const categoryHandlers = (services: StaffServices) => {
  const { database, library } = services;
  const categories = categoryStore(database);
  const saving = staffSaving(services, categoryResource);
  const stored = async (publicId: string) => (await categories.get(publicId, 'staff')).category;
  return handlers({
    'GET /api/categories': ({ query }, { audience }) => categories.list(audience, query.type),
    async 'GET /api/categories/subcategories/:id'({ params }, { audience }) {
      await categories.get(params.id, audience); // an unknown category is a 404; one without sub-categories gives an empty list
      return categories.listSubCategories(params.id, audience);
    },
    async 'GET /api/categories/:id'({ params }, { audience }) {
      return (await categories.get(params.id, audience)).category;
    },

    async 'POST /api/categories'({ body }, { viewer }) {
      return stored((await saving.create(viewer, (trx) => createColumns(trx, body))).publicId);
    },
    async 'PUT /api/categories/:id'({ params, body: { version, ...fields } }, { viewer }) {
      return stored(
        (await saving.update(viewer, params.id, version, (row, trx) => updateColumns(trx, fields, row))).publicId,
      );
    },
    'DELETE /api/categories/:id': ({ params }, { viewer, grant }) => saving.remove(viewer, params.id, grant),
    'POST /api/categories/upload': ({ file }, { viewer }) => library.addPicture('categories', file, viewer),
  });
};
