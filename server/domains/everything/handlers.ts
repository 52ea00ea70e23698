import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { notFound } from '#contract/api-error.ts';
import { ZIP_TYPE } from '#contract/downloads.ts';
import { EVERYTHING_GONE, EVERYTHING_TITLE, everythingFileName } from '#contract/everything-texts.ts';
import { istanbulDay } from '../../base/clock.ts';
import { handlers, type Viewer } from '../../call/handlers.ts';
import type { StaffServices } from '../../call/services.ts';
import { readingAudit } from '../../entities/audit/reading.ts';
import type { TaskWorks } from '../../entities/tasks/kind.ts';
import { findTask, hasFile } from '../../entities/tasks/rows.ts';
import { beginTask, draftTask, findDraft } from '../../entities/tasks/start.ts';
import { everythingPath, type EverythingParams } from './work.ts';

/** All of the shop's data as a file, made in the background. */
export const everythingHandlers = (
  { database, now }: Pick<StaffServices, 'database' | 'now'>,
  { works, dataDir }: { works: TaskWorks; dataDir: string },
) => {
  const parts = { database, works, now };
  const noteReading = readingAudit(database, now);
  const note = (viewer: Viewer, rowId: string): Promise<void> =>
    noteReading({ viewer, kind: 'task', action: 'export', title: EVERYTHING_TITLE, rows: 1, rowId, filter: {} });
  return handlers({
    async 'POST /api/everything/export'(_, { viewer }) {
      const file = await draftTask(parts, { kind: 'everything', viewer, rowIds: [] });
      const draft = await findDraft(database.db, viewer, 'everything', file);
      await note(viewer, file);
      return beginTask(parts, draft, {
        title: EVERYTHING_TITLE,
        params: { file } satisfies EverythingParams,
        atOnce: -1,
      });
    },
    async 'GET /api/everything/export/:id'({ params }, { viewer }) {
      const task = await findTask(database.db, params.id);
      const privatePath = everythingPath(task.publicId);
      if (!hasFile(task, now()) || !existsSync(join(dataDir, privatePath))) throw notFound(EVERYTHING_GONE);
      await note(viewer, task.publicId);
      return {
        fileName: `${everythingFileName(istanbulDay(task.createdAt.getTime()))}.zip`,
        contentType: ZIP_TYPE,
        content: { privatePath },
      };
    },
  });
};
