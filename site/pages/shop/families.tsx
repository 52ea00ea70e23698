// The families of a list, in sections by category or in rows. A separate chunk: searches and lists of articles need none
// of it.
import type { Category } from '#contract/categories.ts';
import { FamilyList } from './family-list.tsx';
import type { ShopFamily } from './lists.ts';
import { Sections } from './sections.tsx';

export interface FamiliesProps {
  families: readonly ShopFamily[];
  /** For sections; null: rows. */
  categories: readonly Category[] | null;
}

export const Families = ({ families, categories }: FamiliesProps) =>
  categories ? <Sections families={families} categories={categories} /> : <FamilyList families={families} />;
