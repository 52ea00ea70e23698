import * as z from 'zod';
import { ACTIVE_ONLY, STAFF_ONLY, STAFF_SEE_ALL } from './access.ts';
import { DEFAULT_QUALITY_COLOR, DEFAULT_QUALITY_ICON } from './content.ts';
import { endpoints } from './endpoint.ts';
import { ColorInput, ColorShown, IconInput, IconShown, NoQuery, RowParams } from './fields.ts';
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
  name: neededText(120, 'Kategori adı gereklidir').min(3, 'Kategori adı en az 3 karakter olmalıdır'),
  content: z.strictObject(
    {
      title: neededText(200, 'İçerik başlığı gereklidir').min(3, 'İçerik başlığı en az 3 karakter olmalıdır'),
      description: neededLongText(2_000, 'Açıklama gereklidir').min(10, 'Açıklama en az 10 karakter olmalıdır'),
      points: neededList(300, 'En az bir özellik eklemelisiniz'),
    },
    'İçerik gereklidir',
  ),
  icon: IconInput,
  color: ColorInput,
  order: sortOrder,
  isActive: switchValue,
  metadata: z.strictObject(
    { metaTitle: shortText(200), metaDescription: shortText(160), keywords: textList(80) },
    'Üst veri bir nesne olmalıdır.',
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

export const qualityEndpoints = endpoints({
  'GET /api/quality-management': {
    summary: 'Etkin kalite kategorileri, sırasıyla',
    access: ACTIVE_ONLY,
    query: NoQuery,
    response: z.array(QualityCategory),
    reads: ['content'],
  },
  'GET /api/quality-management/:id': {
    summary: 'Tek kalite kategorisi',
    access: STAFF_SEE_ALL,
    params: RowParams,
    query: NoQuery,
    response: QualityCategory,
    reads: ['content'],
  },
  'GET /api/quality-management/admin': {
    summary: 'Bütün kalite kategorileri, sırasıyla',
    access: STAFF_ONLY,
    query: NoQuery,
    response: z.array(QualityCategory),
  },
  'GET /api/quality-management/stats/dashboard': {
    summary: 'Kalite kategorilerinin sayıları',
    access: STAFF_ONLY,
    query: NoQuery,
    response: z.object({ totalCategories: z.int(), activeCategories: z.int(), inactiveCategories: z.int() }),
  },
  ...savingEndpoints('/api/quality-management', 'Kalite kategorisini', {
    create: QualityCreate,
    update: updateOf(qualityFields),
    response: QualityCategory,
  }),
  'PATCH /api/quality-management/:id/toggle': {
    summary: 'Kalite kategorisini açar veya kapatır',
    access: STAFF_ONLY,
    params: RowParams,
    response: QualityCategory,
  },
});
