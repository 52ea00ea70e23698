import * as z from 'zod';
import { EVERYONE, STAFF_ONLY, STAFF_SEE_ALL } from './access.ts';
import { endpoints } from './endpoint.ts';
import { LinkOrHashInput, LinkOrHashShown, NoQuery, RowParams } from './fields.ts';
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

const NO_LINK = 'Lütfen indirme linkini giriniz!';
export const programFields = {
  name: neededText(120, 'Lütfen program adını giriniz!'),
  version: neededText(40, 'Lütfen program sürümünü giriniz!'),
  description: neededLongText(2_000, 'Lütfen program açıklamasını giriniz!'),
  features: neededList(300, 'En az bir özellik eklemelisiniz.'),
  systemRequirements: neededList(300, 'En az bir sistem gereksinimi eklemelisiniz.'),
  downloadLink: z.string(NO_LINK).min(1, NO_LINK).pipe(LinkOrHashInput).describe("'#' while there is no file yet"),
  fileSize: neededText(40, 'Lütfen dosya boyutunu giriniz!'),
  lastUpdate: neededText(60, 'Lütfen son güncelleme tarihini giriniz!'),
  isActive: switchValue.describe('Activating one deactivates the others'),
};
export const ProgramCreate = createOf(programFields, { isActive: false });
export type ProgramCreate = z.output<typeof ProgramCreate>;

export const programEndpoints = endpoints({
  'GET /api/programs': {
    summary: 'Programlar, yeniden eskiye',
    access: STAFF_SEE_ALL,
    query: NoQuery,
    response: z.array(Program),
    reads: ['content'],
  },
  'GET /api/programs/active': {
    summary: 'İndirilebilen program',
    access: EVERYONE,
    query: NoQuery,
    response: Program,
    reads: ['content'],
  },
  'GET /api/programs/:id': {
    summary: 'Tek program',
    access: STAFF_SEE_ALL,
    params: RowParams,
    query: NoQuery,
    response: Program,
    reads: ['content'],
  },
  // `version` is the program's own; the row's is `rowVersion`.
  ...savingEndpoints('/api/programs', 'Programı', {
    create: ProgramCreate,
    update: z.strictObject({ ...z.object(programFields).partial().shape, rowVersion: EditedVersion }),
    response: Program,
  }),
  'PUT /api/programs/:id/toggle': {
    summary: 'Programı etkinleştirir ya da kapatır; etkinleşen diğerlerini kapatır',
    access: STAFF_ONLY,
    params: RowParams,
    response: Program,
  },
});
