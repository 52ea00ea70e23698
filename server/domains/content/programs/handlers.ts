import { openSmallList } from '../../../entities/small-list.ts';
import { handlers } from '../../../call/handlers.ts';
import type { StaffServices } from '../../../call/services.ts';
import { programList } from './resource.ts';

export const programHandlers = (services: StaffServices) => {
  const programs = openSmallList(services, programList);
  return handlers({
    'GET /api/programs': (_, { audience }) => programs.list(audience),
    'GET /api/programs/active': () => programs.first(),
    'GET /api/programs/:id': ({ params }, { audience }) => programs.get(params.id, audience),
    'POST /api/programs': ({ body }, { viewer }) => programs.create(viewer, body),
    'PUT /api/programs/:id': ({ params, body: { rowVersion, ...fields } }, { viewer }) =>
      programs.update(viewer, params.id, rowVersion, fields),
    'PUT /api/programs/:id/toggle': ({ params }, { viewer }) => programs.toggle(viewer, params.id),
    'DELETE /api/programs/:id': ({ params }, { viewer, grant }) => programs.remove(viewer, params.id, grant),
  });
};
