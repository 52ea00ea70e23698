import { handlers, personOf, type Viewer } from '../../../call/handlers.ts';
import type { StaffServices } from '../../../call/services.ts';
import { addView, changeView, choose, listViews, removeView } from './store.ts';

const askerOf = (viewer: Viewer) => ({ user: personOf(viewer), role: viewer.role });

/** Saved views of the panel's lists. Nobody but their owner and admins changes them, and no audit row tells of them. */
export const listViewHandlers = ({ database, now }: Pick<StaffServices, 'database' | 'now'>) =>
  handlers({
    'GET /api/list-views': (_, { viewer }) => listViews(database.db, askerOf(viewer)),
    'POST /api/list-views': ({ body }, { viewer }) =>
      database.write('accounts', (trx) => addView(trx, askerOf(viewer), body, new Date(now()))),
    'PUT /api/list-views/:id': ({ params, body }, { viewer }) =>
      database.write('accounts', (trx) => changeView(trx, askerOf(viewer), params.id, body, new Date(now()))),
    async 'DELETE /api/list-views/:id'({ params }, { viewer }) {
      await database.write('accounts', (trx) => removeView(trx, askerOf(viewer), params.id));
    },
    'PUT /api/list-views/choices/:list': ({ params, body }, { viewer }) =>
      database.write('accounts', (trx) => choose(trx, askerOf(viewer), params.list, body)),
  });
