import { handlers } from '../../../call/handlers.ts';
import { removePublished } from '../../../entities/row-drafts.ts';
import { staffSaving } from '../../../entities/saving.ts';
import type { StaffServices } from '../../../call/services.ts';
import { createColumns, pageResource, showStored, updateColumns } from './resource.ts';
import { pageStore } from './store.ts';

/** Pages that staff write (docs/decisions/0030). */
export const pageHandlers = (services: StaffServices) => {
  const pages = pageStore(services.database);
  const saving = staffSaving(services, pageResource);
  return handlers({
    'GET /api/pages': () => pages.listActive(),
    'GET /api/pages/admin/all': () => pages.listStored(),
    'GET /api/pages/admin/:id': ({ params }) => pages.getStored(params.id),
    'GET /api/pages/:slug': ({ params }) => pages.getBySlug(params.slug),
    'POST /api/pages': async ({ body }, { viewer }) => showStored(await saving.create(viewer, createColumns(body))),
    'PUT /api/pages/:id': async ({ params, body: { version, draft, ...fields } }, { viewer }) =>
      showStored(
        await saving.update(viewer, params.id, version, async (row, trx) => {
          await removePublished(trx, 'page', row.publicId, draft);
          return updateColumns(fields, row);
        }),
      ),
    'DELETE /api/pages/:id': ({ params }, { viewer, grant }) => saving.remove(viewer, params.id, grant),
    'POST /api/pages/upload': ({ file }, { viewer }) => services.library.addPicture('pages', file, viewer),
  });
};
