import { handlers } from '../../../call/handlers.ts';
import type { MissingCollector } from './collector.ts';
import type { missingPageStore } from './store.ts';

interface Parts {
  store: ReturnType<typeof missingPageStore>;
  collector: MissingCollector;
}

/** Addresses that have no page, as staff see them. */
export const missingPageHandlers = ({ store, collector }: Parts) =>
  handlers({
    async 'GET /api/missing-pages'({ query }) {
      await collector.flush(); // a list of this moment, at least of this process
      return store.page(query);
    },
    'POST /api/missing-pages/remove': async ({ body: { ids } }, { viewer }) => ({
      changed: await store.remove(viewer, ids),
    }),
  });
