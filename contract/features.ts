import * as z from 'zod';
import { STAFF_SEE_ALL } from './access.ts';
import { endpoints } from './endpoint.ts';
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

const NO_ICON = "Lütfen ikon class'ını girin!";
export const featureFields = {
  title: neededText(120, 'Lütfen özellik başlığını girin!'),
  description: neededLongText(1_000, 'Lütfen özellik açıklamasını girin!'),
  icon: z.string(NO_ICON).min(1, NO_ICON).pipe(IconInput),
  isActive: switchValue,
  sortOrder,
};
export const FeatureCreate = createOf(featureFields, { isActive: true, sortOrder: 0 });
export type FeatureCreate = z.output<typeof FeatureCreate>;

export const featureEndpoints = endpoints({
  'GET /api/features': {
    summary: 'Özellikler, sırasıyla',
    access: STAFF_SEE_ALL,
    query: NoQuery,
    response: z.array(Feature),
    reads: ['content'],
  },
  'GET /api/features/:id': {
    summary: 'Tek özellik',
    access: STAFF_SEE_ALL,
    params: RowParams,
    query: NoQuery,
    response: Feature,
    reads: ['content'],
  },
  ...savingEndpoints('/api/features', 'Özelliği', {
    create: FeatureCreate,
    update: updateOf(featureFields),
    response: Feature,
  }),
});
