import { handlers } from '../http/handlers.ts';
import type { StaffServices } from '../staff/services.ts';
import { trashStore } from '../trash/trash.ts';
import { auditStore } from './store.ts';

/** A page of a list, and how many there are. */
const pageOf = <T>({ items, total }: { items: T[]; total: number }, { page, limit }: { page: number; limit: number }) =>
  ({ items, total, page, limit, pages: Math.ceil(total / limit) });

/** What staff have done, and what of it can be taken back. */
export const auditHandlers = (services: StaffServices) => {
  const [audit, trash] = [auditStore(services.database), trashStore(services)];
  return handlers({
    'GET /api/audit': async ({ query }) => pageOf(await audit.list(query), query),
    'GET /api/trash': async ({ query }) => pageOf(await trash.list(query), query),
    'POST /api/trash/:id/restore': ({ params }, { viewer }) => trash.restore(viewer, params.id),
  });
};
