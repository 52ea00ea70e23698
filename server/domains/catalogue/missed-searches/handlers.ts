import { isStaffRole } from '#contract/access.ts';
import { handlers } from '../../../call/handlers.ts';
import type { MissedCollector } from './collector.ts';
import type { missedSearchStore } from './store.ts';

interface Parts {
  store: ReturnType<typeof missedSearchStore>;
  collector: MissedCollector;
}

/** Searches that found nothing: counted for visitors, listed for staff. */
export const missedSearchHandlers = ({ store, collector }: Parts) =>
  handlers({
    async 'POST /api/catalogue/search/missed'({ body: { q } }, { viewer }) {
      if (!isStaffRole(viewer.role)) await collector.note(q);
      return undefined;
    },
    async 'GET /api/missed-searches'({ query }) {
      await collector.flush(); // a list of this moment, at least of this process
      return store.page(query);
    },
    'PUT /api/missed-searches': async ({ body: { ids, isDone } }, { viewer }) => ({
      changed: await store.mark(viewer, ids, isDone),
    }),
    'POST /api/missed-searches/remove': async ({ body: { ids } }, { viewer }) => ({
      changed: await store.remove(viewer, ids),
    }),
  });
