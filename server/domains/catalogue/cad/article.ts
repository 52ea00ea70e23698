// An article's row as its CAD files need it.
import type { Audience } from '#contract/access.ts';
import type { CadMapping } from '#contract/cad.ts';
import type { Dim } from '#contract/dimension-table.ts';
import type { FamilyColumn } from '#contract/families.ts';
import { modelOf, type CadModel } from '../cad-models/model.ts';
import type { CadArticle } from './files.ts';

/** A product with its family's mapping; a product without a family has none of the family's. */
interface ArticleRow {
  code: string;
  name: string;
  dims: Dim[] | null;
  columns: FamilyColumn[] | null;
  cad: CadMapping | null;
  /** Of the family. */
  isPublic: boolean | null;
  updatedAt: Date | null;
}

/** An article with its model, and what the model was made from. */
export interface ModelledArticle {
  article: CadArticle;
  model: CadModel;
  mapping: CadMapping;
  columns: readonly FamilyColumn[];
  dims: readonly Dim[];
}

/** Null: it has no model. */
export function modelledArticle(
  { code, name, dims: given, columns, cad: mapping, isPublic, updatedAt }: ArticleRow,
  audience: Audience,
): ModelledArticle | null {
  if (!mapping || !columns || !updatedAt || !(audience === 'staff' || isPublic)) return null;
  const dims = given ?? [];
  const model = modelOf(mapping, columns, dims);
  if ('reason' in model) return null;
  return { article: { code, name, body: model.body, changedAt: updatedAt }, model, mapping, columns, dims };
}
