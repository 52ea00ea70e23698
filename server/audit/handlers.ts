import { handlers } from '../http/handlers.ts';
import type { StaffServices } from '../staff/services.ts';
import { auditStore } from './store.ts';

/** A page of a list, and how many there are. */
export const pageOf = <T>({ items, total }: { items: T[]; total: number }, { page, limit }: { page: number; limit: number }) =>
  ({ items, total, page, limit, pages: Math.ceil(total / limit) });

/** What staff have done. */
export const auditHandlers = (services: StaffServices) => {
  const audit = auditStore(services.database);
  return handlers({
    'GET /api/audit': async ({ query }) => pageOf(await audit.list(query), query),
  });
};
