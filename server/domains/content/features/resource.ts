import type { Feature, FeatureCreate } from '#contract/features.ts';
import { AS_ARRANGED, type SmallList } from '../../../entities/small-list.ts';
import { columnFields } from '../../../entities/resource.ts';
import { FEATURE_ABSENT } from '../texts.ts';

const { fieldsOf, valuesOf } = columnFields('features', {
  title: 'title',
  description: 'description',
  icon: 'icon',
  isActive: 'isActive',
  sortOrder: 'sortOrder',
});

/** Features of the company on the home page. */
export const featureList: SmallList<'features', FeatureCreate, Feature> = {
  resource: {
    kind: 'feature',
    scope: 'content',
    table: 'features',
    absent: FEATURE_ABSENT,
    titleOf: (row) => row.title,
    fieldsOf,
  },
  order: AS_ARRANGED,
  valuesOf,
  show: (row) => ({
    _id: row.publicId,
    title: row.title,
    description: row.description,
    icon: row.icon,
    isActive: row.isActive,
    sortOrder: row.sortOrder,
    version: row.version,
  }),
};
