import { categoryPath, familyPath, productPath } from '#contract/paths.ts';
import type { Product } from '#contract/products.ts';
import { CATALOGUE_STEP, HOME_STEP, type TrailStep } from '../../ui/breadcrumb.tsx';

/** The trail to a product. */
export const productTrail = ({ category, subCategory, family, name, slug, code }: Product): Required<TrailStep>[] => [
  HOME_STEP,
  CATALOGUE_STEP,
  { name: category.name, path: categoryPath(category._id) },
  ...(subCategory ? [{ name: subCategory.name, path: categoryPath(category._id, subCategory._id) }] : []),
  ...(family ? [{ name: family.name, path: familyPath(family.slug) }] : []),
  { name, path: productPath({ slug, code }) },
];
