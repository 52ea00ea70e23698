// The articles of a zip, found by their ids or codes.
import type { Audience } from '#contract/access.ts';
import { ApiError } from '#contract/api-error.ts';
import type { Database } from '../../../base/db/database.ts';
import type { Template } from '../../../cad/template.ts';
import { modelledArticle, type ModelledArticle } from '../cad/article.ts';
import type { CadArticle } from '../cad/files.ts';
import { articlesAbsent } from './texts.ts';

export interface ZipLine {
  code: string;
  name: string;
  /** Of its family; empty: unknown. */
  material: string;
  /** null: it has none. */
  model: { article: CadArticle; template: Pick<Template, 'label' | 'simplifications'> } | null;
}

const packedModel = (found: ModelledArticle | null): ZipLine['model'] =>
  found && { article: found.article, template: found.model.template };

/**
 * Finds each article once, in the order of the names.
 * @throws VALIDATION with the names that the audience does not see
 */
export async function zipLines({ db }: Database, names: readonly string[], audience: Audience): Promise<ZipLine[]> {
  const codes = names.map((name) => name.toUpperCase());
  const rows = await db
    .selectFrom('products as p')
    .leftJoin('families as f', 'f.id', 'p.familyId')
    .select([
      'p.publicId',
      'p.code',
      'p.name',
      'p.dims',
      'f.columns',
      'f.cad',
      'f.material',
      'f.isPublic',
      'f.updatedAt',
    ])
    .where((eb) => eb.or([eb('p.publicId', 'in', names), eb('p.code', 'in', codes)]))
    .where('p.deletedAt', 'is', null)
    .$if(audience === 'public', (query) => query.where('p.isPublic', '=', true))
    .execute();
  const byName = new Map(rows.flatMap((row) => [[row.publicId, row] as const, [row.code, row] as const]));
  const found = names.map((name, i) => byName.get(name) ?? byName.get(codes[i]!));
  const absent = names.filter((_, i) => !found[i]);
  if (absent.length > 0) {
    const sentence = articlesAbsent(absent);
    throw new ApiError(400, 'VALIDATION', sentence, { lines: sentence });
  }
  return [...new Set(found)].map((row) => ({
    code: row!.code,
    name: row!.name,
    material: row!.material ?? '',
    model: packedModel(modelledArticle(row!, audience)),
  }));
}
