import * as z from 'zod';
import { ACTIVE_ONLY, STAFF_SEE_ALL } from './access.ts';
import { DEFAULT_QUALITY_COLOR } from './content.ts';
import { endpoints } from './endpoint.ts';
import { ColorShown, IconShown, Id, NoQuery } from './fields.ts';

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

export const qualityEndpoints = endpoints({
  'GET /api/quality-management': { summary: 'Etkin kalite kategorileri, sırasıyla', access: ACTIVE_ONLY, query: NoQuery, response: z.array(QualityCategory), reads: ['content'] },
  'GET /api/quality-management/:id': {
    summary: 'Tek kalite kategorisi', access: STAFF_SEE_ALL, params: z.object({ id: Id }), query: NoQuery, response: QualityCategory, reads: ['content'],
  },
});
