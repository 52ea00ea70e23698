import { categoryPath, productPath } from '#contract/paths.ts';
import type { Product } from '#contract/products.ts';
import { HOME_STEP, type TrailStep } from '../../ui/breadcrumb.tsx';

/** The trail to a product. */
export const productTrail = ({ category, subCategory, name, slug, code }: Product): Required<TrailStep>[] => [
  HOME_STEP,
  { name: category.name, path: categoryPath(category._id) },
  ...(subCategory ? [{ name: subCategory.name, path: categoryPath(category._id, subCategory._id) }] : []),
  { name, path: productPath({ slug, code }) },
];
