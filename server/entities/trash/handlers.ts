import { pageOf } from '../../call/list-page.ts';
import { handlers } from '../../call/handlers.ts';
import type { StaffServices } from '../../call/services.ts';
import type { TrashResources } from '../resource.ts';
import { trashStore } from './trash.ts';

/** Handlers of deleted rows: list, restore, and erase before the time. */
export const trashHandlers = (services: StaffServices, resources: TrashResources) => {
  const trash = trashStore(services, resources);
  return handlers({
    'GET /api/trash': async ({ query }) => pageOf(await trash.list(query), query),
    'POST /api/trash/:id/restore': ({ params }, { viewer }) => trash.restore(viewer, params.id),
    'DELETE /api/trash/:id': ({ params }, { viewer }) => trash.erase(viewer, params.id),
    'DELETE /api/trash': async ({ query }, { viewer }) => ({ removed: await trash.empty(viewer, query.until) }),
  });
};
