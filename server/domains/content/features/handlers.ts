import { openSmallList } from '../../../entities/small-list.ts';
import { handlers } from '../../../call/handlers.ts';
import type { StaffServices } from '../../../call/services.ts';
import { featureList } from './resource.ts';

export const featureHandlers = (services: StaffServices) => {
  const features = openSmallList(services, featureList);
  return handlers({
    'GET /api/features': (_, { audience }) => features.list(audience),
    'GET /api/features/:id': ({ params }, { audience }) => features.get(params.id, audience),
    'POST /api/features': ({ body }, { viewer }) => features.create(viewer, body),
    'PUT /api/features/:id': ({ params, body: { version, ...fields } }, { viewer }) =>
      features.update(viewer, params.id, version, fields),
    'DELETE /api/features/:id': ({ params }, { viewer, grant }) => features.remove(viewer, params.id, grant),
  });
};
