import { openSmallList } from '../../../entities/small-list.ts';
import { handlers } from '../../../call/handlers.ts';
import type { StaffServices } from '../../../call/services.ts';
import { qualityList } from './resource.ts';

export const qualityHandlers = (services: StaffServices) => {
  const categories = openSmallList(services, qualityList);
  return handlers({
    'GET /api/quality-management': () => categories.list('public'),
    'GET /api/quality-management/admin': () => categories.list('staff'),
    async 'GET /api/quality-management/stats/dashboard'() {
      const { total, active } = await categories.count();
      return { totalCategories: total, activeCategories: active, inactiveCategories: total - active };
    },
    'GET /api/quality-management/:id': ({ params }, { audience }) => categories.get(params.id, audience),
    'POST /api/quality-management': ({ body }, { viewer }) => categories.create(viewer, body),
    'PUT /api/quality-management/:id': ({ params, body: { version, ...fields } }, { viewer }) =>
      categories.update(viewer, params.id, version, fields),
    'PATCH /api/quality-management/:id/toggle': ({ params }, { viewer }) => categories.toggle(viewer, params.id),
    'DELETE /api/quality-management/:id': ({ params }, { viewer, grant }) =>
      categories.remove(viewer, params.id, grant),
  });
};
