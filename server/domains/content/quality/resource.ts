import type { QualityCategory, QualityCreate } from '#contract/quality.ts';
import { AS_ARRANGED, type SmallList } from '../../../entities/small-list.ts';
import { columnFields } from '../../../entities/resource.ts';
import { QUALITY_CATEGORY_ABSENT } from '../texts.ts';

const plain = columnFields('qualityCategories', {
  name: 'name',
  icon: 'icon',
  color: 'color',
  order: 'sortOrder',
  isActive: 'isActive',
});

/** Topics of quality management, shown on the services page. */
export const qualityList: SmallList<'qualityCategories', QualityCreate, QualityCategory> = {
  resource: {
    kind: 'quality',
    scope: 'content',
    table: 'qualityCategories',
    absent: QUALITY_CATEGORY_ABSENT,
    titleOf: (row) => row.name,
    fieldsOf: (row) => ({
      ...plain.fieldsOf(row),
      'content.title': row.contentTitle,
      'content.description': row.contentDescription,
      'content.points': row.contentPoints,
      'metadata.metaTitle': row.metaTitle,
      'metadata.metaDescription': row.metaDescription,
      'metadata.keywords': row.keywords,
    }),
  },
  order: AS_ARRANGED,
  valuesOf: (fields) => ({
    ...plain.valuesOf(fields),
    contentTitle: fields.content?.title,
    contentDescription: fields.content?.description,
    contentPoints: fields.content?.points,
    metaTitle: fields.metadata?.metaTitle,
    metaDescription: fields.metadata?.metaDescription,
    keywords: fields.metadata?.keywords,
  }),
  show: (row) => ({
    _id: row.publicId,
    name: row.name,
    icon: row.icon,
    color: row.color,
    content: { title: row.contentTitle, description: row.contentDescription, points: row.contentPoints },
    metadata: { metaTitle: row.metaTitle, metaDescription: row.metaDescription, keywords: row.keywords },
    isActive: row.isActive,
    order: row.sortOrder,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  }),
};
