import * as z from 'zod';
import { ACTIVE_ONLY, STAFF_ONLY, STAFF_SEE_ALL } from './access.ts';
import { DEFAULT_QUALITY_COLOR, DEFAULT_QUALITY_ICON } from './content.ts';
import { endpoints } from './endpoint.ts';
import { ColorInput, ColorShown, IconInput, IconShown, NoQuery, RowParams } from './fields.ts';
import {
  NO_QUALITY_POINTS,
  NOT_METADATA,
  QUALITY_CALLS,
  QUALITY_CONTENT_MISSING,
  QUALITY_DESCRIPTION_MISSING,
  QUALITY_DESCRIPTION_TOO_SHORT,
  QUALITY_NAME_MISSING,
  QUALITY_NAME_TOO_SHORT,
  QUALITY_TITLE_MISSING,
  QUALITY_TITLE_TOO_SHORT,
} from './quality-texts.ts';
import { createOf, savingEndpoints, updateOf } from './saving.ts';
import { neededList, neededLongText, neededText, shortText, sortOrder, switchValue, textList } from './typed-fields.ts';

/** A subject of quality management. */
export const QualityCategory = z.object({
  _id: z.string(),
  name: z.string(),
  icon: IconShown,
  color: ColorShown(DEFAULT_QUALITY_COLOR),
  content: z.object({ title: z.string(), description: z.string(), points: z.array(z.string()) }),
  metadata: z.object({ metaTitle: z.string(), metaDescription: z.string(), keywords: z.array(z.string()) }),
  isActive: z.boolean(),
  order: z.int().describe('Smaller comes first'),
  createdAt: z.iso.datetime(),
  version: z.int(),
});
export type QualityCategory = z.output<typeof QualityCategory>;

export const qualityFields = {
  name: neededText(120, QUALITY_NAME_MISSING).min(3, QUALITY_NAME_TOO_SHORT),
  content: z.strictObject(
    {
      title: neededText(200, QUALITY_TITLE_MISSING).min(3, QUALITY_TITLE_TOO_SHORT),
      description: neededLongText(2_000, QUALITY_DESCRIPTION_MISSING).min(10, QUALITY_DESCRIPTION_TOO_SHORT),
      points: neededList(300, NO_QUALITY_POINTS),
    },
    QUALITY_CONTENT_MISSING,
  ),
  icon: IconInput,
  color: ColorInput,
  order: sortOrder,
  isActive: switchValue,
  metadata: z.strictObject(
    { metaTitle: shortText(200), metaDescription: shortText(160), keywords: textList(80) },
    NOT_METADATA,
  ),
};
export const QualityCreate = createOf(qualityFields, {
  icon: DEFAULT_QUALITY_ICON,
  color: DEFAULT_QUALITY_COLOR,
  order: 0,
  isActive: true,
  metadata: { metaTitle: '', metaDescription: '', keywords: [] },
});
export type QualityCreate = z.output<typeof QualityCreate>;

export const qualityEndpoints = endpoints(QUALITY_CALLS, {
  'GET /api/quality-management': {
    access: ACTIVE_ONLY,
    query: NoQuery,
    response: z.array(QualityCategory),
    reads: ['content'],
  },
  'GET /api/quality-management/:id': {
    access: STAFF_SEE_ALL,
    params: RowParams,
    query: NoQuery,
    response: QualityCategory,
    reads: ['content'],
  },
  'GET /api/quality-management/admin': {
    access: STAFF_ONLY,
    query: NoQuery,
    response: z.array(QualityCategory),
  },
  'GET /api/quality-management/stats/dashboard': {
    access: STAFF_ONLY,
    query: NoQuery,
    response: z.object({ totalCategories: z.int(), activeCategories: z.int(), inactiveCategories: z.int() }),
  },
  ...savingEndpoints('/api/quality-management', {
    create: QualityCreate,
    update: updateOf(qualityFields),
    response: QualityCategory,
  }),
  'PATCH /api/quality-management/:id/toggle': {
    access: STAFF_ONLY,
    params: RowParams,
    response: QualityCategory,
  },
});
