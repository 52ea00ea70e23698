// The articles of a zip, found by their ids or codes.
import type { Audience } from '#contract/access.ts';
import { ApiError } from '#contract/api-error.ts';
import type { FileFormat } from '#contract/cad.ts';
import type { Database } from '../../../base/db/database.ts';
import type { Template } from '../../../cad/template.ts';
import { ownFiles, type OwnFiles } from '../cad-models/own-files.ts';
import { modelledArticle, type ModelledArticle } from '../cad/article.ts';
import type { CadArticle } from '../cad/files.ts';
import { articlesAbsent } from './texts.ts';

export interface ZipLine {
  productId: number;
  code: string;
  name: string;
  /** Of its family; empty: unknown. */
  material: string;
  own: OwnFiles;
  /** null: it has none. */
  model: { article: CadArticle; template: Pick<Template, 'label' | 'simplifications'> } | null;
}

/** Whether there may be a file of the article in one of the formats. */
export const hasFiles = ({ model, own }: ZipLine, formats: readonly FileFormat[]): boolean =>
  model !== null || formats.some((format) => own[format]);

const packedModel = (found: ModelledArticle | null): ZipLine['model'] =>
  found && { article: found.article, template: found.model.template };

/**
 * Finds each article once, in the order of the names.
 * @param hasModels whether models are computed at all
 * @throws VALIDATION with the names that the audience does not see
 */
export async function zipLines(
  { db }: Database,
  names: readonly string[],
  audience: Audience,
  hasModels: boolean,
): Promise<ZipLine[]> {
  const codes = names.map((name) => name.toUpperCase());
  const rows = await db
    .selectFrom('products as p')
    .leftJoin('families as f', 'f.id', 'p.familyId')
    .select([
      'p.id',
      'p.publicId',
      'p.code',
      'p.name',
      'p.dims',
      'p.cadFiles',
      'f.columns',
      'f.cad',
      'f.material',
      'f.slug as familySlug',
      'f.cadFiles as familyCadFiles',
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
    productId: row!.id,
    code: row!.code,
    name: row!.name,
    material: row!.material ?? '',
    own: ownFiles(row!, audience),
    model: hasModels ? packedModel(modelledArticle(row!, audience)) : null,
  }));
}
