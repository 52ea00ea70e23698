import * as z from 'zod';
import { STAFF_SEE_ALL } from './access.ts';
import { endpoints } from './endpoint.ts';
import { FEATURE_CALLS, FEATURE_DESCRIPTION_MISSING, FEATURE_TITLE_MISSING, ICON_MISSING } from './feature-texts.ts';
import { IconInput, IconShown, NoQuery, RowParams } from './fields.ts';
import { createOf, savingEndpoints, updateOf } from './saving.ts';
import { neededLongText, neededText, sortOrder, switchValue } from './typed-fields.ts';

/** A strength of the company, in the strip of the homepage. */
export const Feature = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  icon: IconShown,
  isActive: z.boolean(),
  sortOrder: z.int().describe('Smaller comes first'),
  version: z.int(),
});
export type Feature = z.output<typeof Feature>;

export const featureFields = {
  title: neededText(120, FEATURE_TITLE_MISSING),
  description: neededLongText(1_000, FEATURE_DESCRIPTION_MISSING),
  icon: z.string(ICON_MISSING).min(1, ICON_MISSING).pipe(IconInput),
  isActive: switchValue,
  sortOrder,
};
export const FeatureCreate = createOf(featureFields, { isActive: true, sortOrder: 0 });
export type FeatureCreate = z.output<typeof FeatureCreate>;

export const featureEndpoints = endpoints(FEATURE_CALLS, {
  'GET /api/features': {
    access: STAFF_SEE_ALL,
    query: NoQuery,
    response: z.array(Feature),
    reads: ['content'],
  },
  'GET /api/features/:id': {
    access: STAFF_SEE_ALL,
    params: RowParams,
    query: NoQuery,
    response: Feature,
    reads: ['content'],
  },
  ...savingEndpoints('/api/features', {
    create: FeatureCreate,
    update: updateOf(featureFields),
    response: Feature,
  }),
});
