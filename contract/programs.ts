import * as z from 'zod';
import { EVERYONE, STAFF_ONLY, STAFF_SEE_ALL } from './access.ts';
import { endpoints } from './endpoint.ts';
import { LinkOrHashInput, LinkOrHashShown, NoQuery, RowParams } from './fields.ts';
import {
  DOWNLOAD_LINK_MISSING,
  FILE_SIZE_MISSING,
  LAST_UPDATE_MISSING,
  NO_PROGRAM_FEATURES,
  NO_SYSTEM_REQUIREMENTS,
  PROGRAM_CALLS,
  PROGRAM_DESCRIPTION_MISSING,
  PROGRAM_NAME_MISSING,
  PROGRAM_VERSION_MISSING,
} from './program-texts.ts';
import { createOf, EditedVersion, savingEndpoints } from './saving.ts';
import { neededList, neededLongText, neededText, switchValue } from './typed-fields.ts';

/** A program offered for download. */
export const Program = z.object({
  _id: z.string(),
  name: z.string(),
  version: z.string().describe('Of the program, e.g. 2.4.0'),
  description: z.string(),
  features: z.array(z.string()),
  systemRequirements: z.array(z.string()),
  downloadLink: LinkOrHashShown,
  fileSize: z.string().describe('As typed, e.g. 148 MB'),
  lastUpdate: z.string().describe('As typed, e.g. Mart 2025'),
  isActive: z.boolean(),
  rowVersion: z.int().describe('Grows with every save; sent back with one'),
});
export type Program = z.output<typeof Program>;

export const programFields = {
  name: neededText(120, PROGRAM_NAME_MISSING),
  version: neededText(40, PROGRAM_VERSION_MISSING),
  description: neededLongText(2_000, PROGRAM_DESCRIPTION_MISSING),
  features: neededList(300, NO_PROGRAM_FEATURES),
  systemRequirements: neededList(300, NO_SYSTEM_REQUIREMENTS),
  downloadLink: z
    .string(DOWNLOAD_LINK_MISSING)
    .min(1, DOWNLOAD_LINK_MISSING)
    .pipe(LinkOrHashInput)
    .describe("'#' while there is no file yet"),
  fileSize: neededText(40, FILE_SIZE_MISSING),
  lastUpdate: neededText(60, LAST_UPDATE_MISSING),
  isActive: switchValue.describe('Activating one deactivates the others'),
};
export const ProgramCreate = createOf(programFields, { isActive: false });
export type ProgramCreate = z.output<typeof ProgramCreate>;

export const programEndpoints = endpoints(PROGRAM_CALLS, {
  'GET /api/programs': {
    access: STAFF_SEE_ALL,
    query: NoQuery,
    response: z.array(Program),
    reads: ['content'],
  },
  'GET /api/programs/active': {
    access: EVERYONE,
    query: NoQuery,
    response: Program,
    reads: ['content'],
  },
  'GET /api/programs/:id': {
    access: STAFF_SEE_ALL,
    params: RowParams,
    query: NoQuery,
    response: Program,
    reads: ['content'],
  },
  // `version` is the program's own; the row's is `rowVersion`.
  ...savingEndpoints('/api/programs', {
    create: ProgramCreate,
    update: z.strictObject({ ...z.object(programFields).partial().shape, rowVersion: EditedVersion }),
    response: Program,
  }),
  'PUT /api/programs/:id/toggle': {
    access: STAFF_ONLY,
    params: RowParams,
    response: Program,
  },
});
