// All of the shop's data as one file, made as a task (docs/decisions/0142).
import { ADMIN_AUDITED } from './access.ts';
import { Download, ZIP_TYPE } from './downloads.ts';
import { endpoints } from './endpoint.ts';
import { EVERYTHING_CALLS } from './everything-texts.ts';
import { NoQuery, RowParams } from './fields.ts';
import { Task } from './tasks.ts';

/** The file is kept for so long. */
export const EVERYTHING_KEPT_MS = 24 * 60 * 60_000;

export const everythingEndpoints = endpoints(EVERYTHING_CALLS, {
  'POST /api/everything/export': { access: ADMIN_AUDITED, response: Task, status: 201 },
  'GET /api/everything/export/:id': {
    access: ADMIN_AUDITED,
    params: RowParams,
    query: NoQuery,
    response: Download,
    isDownload: true,
    contentTypes: [ZIP_TYPE],
  },
});
