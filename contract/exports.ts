// Lists as files, under the headings that the import reads (docs/decisions/0142).
import * as z from 'zod';
import { STAFF_AUDITED } from './access.ts';
import { CSV_TYPE, Download, XLSX_TYPE } from './downloads.ts';
import { endpoints } from './endpoint.ts';
import { EXPORT_CALLS, LIST_KIND_REFUSED } from './export-texts.ts';
import { LIST_FILES } from './list-files.ts';
import { TABLE_FORMATS } from './table-files.ts';

export { TABLE_FORMATS, type TableFormat } from './table-files.ts';

/** A list as a file. */
const asFile = {
  access: STAFF_AUDITED,
  query: z.strictObject({ format: z.enum(TABLE_FORMATS).default('xlsx') }),
  response: Download,
  isDownload: true,
  contentTypes: [XLSX_TYPE, CSV_TYPE],
} as const;

export const exportEndpoints = endpoints(EXPORT_CALLS, {
  'GET /api/categories/export': asFile,
  'GET /api/blogs/export': asFile,
  'GET /api/pages/admin/export': asFile,
  'GET /api/lists/:kind/export': { ...asFile, params: z.object({ kind: z.enum(LIST_FILES, LIST_KIND_REFUSED) }) },
});
