// Families, their columns and their articles as files that the import reads back (docs/decisions/0146).
import * as z from 'zod';
import { STAFF_AUDITED } from './access.ts';
import { CSV_TYPE, Download, XLSX_TYPE } from './downloads.ts';
import { endpoints } from './endpoint.ts';
import { TABLE_FORMATS } from './exports.ts';
import { FAMILY_FILE_CALLS, FAMILY_FILE_REFUSED, FAMILY_FILES } from './family-table-texts.ts';
import { flagParam, Id, SearchText } from './fields.ts';

export const familyFileEndpoints = endpoints(FAMILY_FILE_CALLS, {
  'GET /api/family-files/:file': {
    access: STAFF_AUDITED,
    params: z.object({ file: z.enum(FAMILY_FILES, FAMILY_FILE_REFUSED) }),
    query: z.strictObject({
      format: z.enum(TABLE_FORMATS).default('xlsx'),
      category: Id.optional().describe('Main category: id or slug'),
      subCategory: Id.optional().describe('Sub-category: id or slug'),
      q: SearchText.optional(),
      isActive: flagParam,
      family: Id.optional().describe('Of this family alone: id or slug'),
    }),
    response: Download,
    isDownload: true,
    contentTypes: [XLSX_TYPE, CSV_TYPE],
  },
});
