// An article's row as its CAD files need it.
import type { Audience } from '#contract/access.ts';
import type { CadMapping } from '#contract/cad.ts';
import type { Dim } from '#contract/dimension-table.ts';
import type { FamilyColumn } from '#contract/families.ts';
import type { Template } from '../../../cad/template.ts';
import { modelOf } from '../cad-models/model.ts';
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

/** Returns the article with its model's template; null: it has no model. */
export function modelledArticle(
  { code, name, dims, columns, cad, isPublic, updatedAt }: ArticleRow,
  audience: Audience,
): { article: CadArticle; template: Template } | null {
  if (!cad || !columns || !updatedAt || !(audience === 'staff' || isPublic)) return null;
  const model = modelOf(cad, columns, dims ?? []);
  if ('reason' in model) return null;
  return { article: { code, name, body: model.body, changedAt: updatedAt }, template: model.template };
}
