import { byKind } from '#contract/all-kinds.ts';
import { ApiError } from '#contract/api-error.ts';
import type { HistoryKind } from '#contract/audit.ts';
import { contract, type Key } from '#contract/endpoints.ts';
import { pageOf } from '../../call/list-page.ts';
import { handlers } from '../../call/handlers.ts';
import type { StaffServices } from '../../call/services.ts';
import { auditStore } from './store.ts';
import { NO_HISTORY_FOR_YOU } from './texts.ts';

/** The call that edits a kind of row: a role that may make it may see the row's history. */
const EDITED_BY: Record<HistoryKind, Key> = {
  product: 'PUT /api/products/:id',
  family: 'PUT /api/families/:id',
  category: 'PUT /api/categories/:id',
  blog: 'PUT /api/blogs/:id',
  page: 'PUT /api/pages/:id',
  user: 'PUT /api/users/:id',
  ...byKind(({ path }): Key => `PUT ${path}/:id`),
};

/** Handlers of the audit list and of rows' histories. */
export const auditHandlers = (services: StaffServices) => {
  const audit = auditStore(services.database);
  return handlers({
    'GET /api/audit': async ({ query }) => pageOf(await audit.list(query), query),
    'GET /api/audit/people': () => audit.people(),
    'GET /api/audit/rows/:kind/:id': async ({ params: { kind, id }, query }, { viewer }) => {
      if (/^\d+$/.test(contract[EDITED_BY[kind]].access[viewer.role]))
        throw new ApiError(403, 'FORBIDDEN', NO_HISTORY_FOR_YOU);
      return pageOf(await audit.ofRow(kind, id, query), query);
    },
  });
};
