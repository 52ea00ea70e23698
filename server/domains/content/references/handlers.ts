import { openSmallList } from '../../../entities/small-list.ts';
import { handlers } from '../../../call/handlers.ts';
import type { StaffServices } from '../../../call/services.ts';
import { referenceList } from './resource.ts';

export const referenceHandlers = (services: StaffServices) => {
  const references = openSmallList(services, referenceList);
  return handlers({
    'GET /api/references': (_, { audience }) => references.list(audience),
    'GET /api/references/:id': ({ params }, { audience }) => references.get(params.id, audience),
    'POST /api/references': ({ body }, { viewer }) => references.create(viewer, body),
    'PUT /api/references/:id': ({ params, body: { version, ...fields } }, { viewer }) =>
      references.update(viewer, params.id, version, fields),
    'DELETE /api/references/:id': ({ params }, { viewer, grant }) => references.remove(viewer, params.id, grant),
    'POST /api/references/upload': async ({ file }) => ({
      imagePath: await services.files.savePicture('references', file),
    }),
  });
};
