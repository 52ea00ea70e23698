import * as z from 'zod';
import { STAFF_ONLY, STAFF_SEE_ALL } from './access.ts';
import { endpoints } from './endpoint.ts';
import { ImagePath, ImageShown, LinkInput, LinkShown, NoQuery, RowParams } from './fields.ts';
import {
  COMPANY_NAME_MISSING,
  LOGO_MISSING,
  REFERENCE_CALLS,
  REFERENCE_PLACE_MISSING,
  SECTOR_MISSING,
} from './reference-texts.ts';
import { createOf, savingEndpoints, updateOf } from './saving.ts';
import { longText, neededImage, neededText, sortOrder, switchValue, wholePlace } from './typed-fields.ts';
import { IMAGE_FILE } from './uploads.ts';

/** A brand that the company supplies. */
export const Reference = z.object({
  _id: z.string(),
  name: z.string(),
  logo: ImageShown('references'),
  sector: z.string(),
  description: z.string(),
  website: LinkShown,
  isActive: z.boolean(),
  sortOrder: z.int().describe('Smaller comes first'),
  version: z.int(),
});
export type Reference = z.output<typeof Reference>;

export const referenceFields = {
  name: neededText(120, COMPANY_NAME_MISSING),
  sector: neededText(120, SECTOR_MISSING),
  description: longText(1_000),
  website: LinkInput,
  sortOrder: wholePlace(REFERENCE_PLACE_MISSING).pipe(sortOrder),
  logo: neededImage(LOGO_MISSING),
  isActive: switchValue,
};
export const ReferenceCreate = createOf(referenceFields, {
  description: '',
  website: '',
  sortOrder: 0,
  isActive: true,
});
export type ReferenceCreate = z.output<typeof ReferenceCreate>;

export const referenceEndpoints = endpoints(REFERENCE_CALLS, {
  'GET /api/references': {
    access: STAFF_SEE_ALL,
    query: NoQuery,
    response: z.array(Reference),
    reads: ['content'],
  },
  'GET /api/references/:id': {
    access: STAFF_SEE_ALL,
    params: RowParams,
    query: NoQuery,
    response: Reference,
    reads: ['content'],
  },
  ...savingEndpoints('/api/references', {
    create: ReferenceCreate,
    update: updateOf(referenceFields),
    response: Reference,
  }),
  'POST /api/references/upload': {
    access: STAFF_ONLY,
    file: IMAGE_FILE,
    response: ImagePath,
  },
});
