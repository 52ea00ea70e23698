import type { Family } from '#contract/families.ts';
import { categoryPath, familyPath } from '#contract/paths.ts';
import { CATALOGUE_STEP, HOME_STEP, type TrailStep } from '../../ui/breadcrumb.tsx';

/** The trail to a family. */
export const familyTrail = ({ category, subCategory, name, slug }: Family): Required<TrailStep>[] => [
  HOME_STEP,
  CATALOGUE_STEP,
  { name: category.name, path: categoryPath(category._id) },
  ...(subCategory ? [{ name: subCategory.name, path: categoryPath(category._id, subCategory._id) }] : []),
  { name, path: familyPath(slug) },
];
