import { ROWS_AT_ONCE, rowsEditTitle } from '#contract/rows-edit.ts';
import { handlers } from '../../call/handlers.ts';
import type { StaffServices } from '../../call/services.ts';
import type { TaskWorks } from '../tasks/kind.ts';
import { beginTask, draftTask, findDraft } from '../tasks/start.ts';

/** Deletes many rows, or changes their state. */
export const rowsEditHandlers = ({ database, now }: Pick<StaffServices, 'database' | 'now'>, works: TaskWorks) =>
  handlers({
    async 'POST /api/rows/edit'({ body: { kind, action, ids } }, { viewer }) {
      const rowIds = [...new Set(ids)];
      const id = await draftTask({ database, now }, { kind: 'rows-edit', viewer, rowIds });
      const draft = await findDraft(database.db, viewer, 'rows-edit', id);
      const params = { kind, action };
      return beginTask({ database, works, now }, draft, { title: rowsEditTitle(params), params, atOnce: ROWS_AT_ONCE });
    },
  });
