import type { QualityCategory } from '#contract/quality.ts';
import type { Resource } from '../../crud/resource.ts';
import { QUALITY_TEXTS as texts } from './texts.ts';

export const qualityCategories: Resource<QualityCategory> = {
  kind: 'quality',
  path: '/admin/quality-management',
  calls: {
    list: 'GET /api/quality-management/admin',
    get: 'GET /api/quality-management/:id',
    create: 'POST /api/quality-management',
    update: 'PUT /api/quality-management/:id',
    remove: 'DELETE /api/quality-management/:id',
    toggle: 'PATCH /api/quality-management/:id/toggle',
  },
  shownIn: ['/api/quality-management'],
  titleOf: ({ name }) => name,
  texts: texts.rows,
};
