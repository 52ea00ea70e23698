// CAD models: how a family's columns feed a template, and the call for the files.
import * as z from 'zod';
import { STAFF_SEE_ALL } from './access.ts';
import { CAD_CALLS, CAD_FORMAT_REFUSED, STEP_PROTOCOL_REFUSED } from './cad-texts.ts';
import { Download } from './downloads.ts';
import { endpoints } from './endpoint.ts';
import { Id } from './fields.ts';

/** Where a template's parameter gets its value: a column of the family, or one value for all its sizes. */
const CadSource = z.union([
  z.strictObject({ column: z.string().min(1).max(8) }),
  z.strictObject({ value: z.union([z.number(), z.string().max(40)]) }),
]);
export type CadSource = z.output<typeof CadSource>;

/** What a family says of its models. */
export const CadMapping = z.strictObject({
  template: z.string().min(1).max(60).describe('Key of a template'),
  params: z.record(z.string().max(20), CadSource).describe('By the template’s parameters'),
  finish: z
    .string()
    .max(20)
    .optional()
    .describe('Colour of the models, a name of the finishes; absent: the template’s'),
});
export type CadMapping = z.output<typeof CadMapping>;

/** MIME types of the files, by format. */
export const CAD_TYPES = { step: 'model/step', dxf: 'image/vnd.dxf' } as const;
export type CadFormat = keyof typeof CAD_TYPES;
export const CAD_FORMATS = Object.keys(CAD_TYPES) as readonly CadFormat[];

export const cadEndpoints = endpoints(CAD_CALLS, {
  'GET /api/products/:id/cad/:format': {
    access: STAFF_SEE_ALL,
    params: z.object({ id: Id.describe('Id or code'), format: z.enum(CAD_FORMATS, CAD_FORMAT_REFUSED) }),
    query: z.strictObject({
      ap: z
        .enum(['214', '242'], STEP_PROTOCOL_REFUSED)
        .default('214')
        .describe('Application protocol of STEP files: 214 opens in old systems too'),
    }),
    response: Download,
    isDownload: true,
    contentTypes: Object.values(CAD_TYPES),
    // Files that are made for the first time; those that are kept have the limit of `KEPT_LIMIT` in the server.
    limit: { times: 60, minutes: 10 },
  },
});
