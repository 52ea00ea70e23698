// Models that staff try before a family's mapping is saved.
import { ApiError } from '#contract/api-error.ts';
import type { CadMapping, CadTemplate, TriedModel } from '#contract/cad.ts';
import type { Dim } from '#contract/dimension-table.ts';
import type { Database } from '../../../base/db/database.ts';
import { ModelFailed, ModellerUnavailable } from '../../../cad/making/modeller.ts';
import { templates } from '../../../cad/templates/index.ts';
import { familyById } from '../family-articles/articles.ts';
import type { CadFiles, Maker } from './files.ts';
import { modelOf } from '../cad-models/model.ts';
import { ARTICLE_ELSEWHERE, CAD_BUSY, geometryRefused } from './texts.ts';

/** Every template, by its label. */
export const listedTemplates = (): CadTemplate[] =>
  [...templates.values()]
    .map(({ key, label, params, simplifications }) => ({
      key,
      label,
      params: Object.entries(params).map(([name, param]) => ({
        key: name,
        label: param.label,
        kind: param.kind,
        unit: param.kind === 'number' ? param.unit : '',
        isOptional: param.isOptional ?? false,
        options: param.kind === 'choice' ? [...param.options] : [],
      })),
      simplifications: [...simplifications],
    }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'tr'));

/**
 * Builds models of some of a family's articles, one after the other.
 * @throws NOT_FOUND for the family, VALIDATION for an article of another one, CAD_BUSY
 */
export async function tryModels(
  { db }: Database,
  files: CadFiles,
  { familyId, mapping, articles, maker }: { familyId: string; mapping: CadMapping; articles: string[]; maker: Maker },
): Promise<TriedModel[]> {
  const family = await familyById(db, familyId);
  const rows = await db
    .selectFrom('products')
    .select(['publicId', 'code', 'name', 'dims'])
    .where('familyId', '=', family.id)
    .where('publicId', 'in', articles)
    .execute();
  const byId = new Map(rows.map((row) => [row.publicId, row]));
  const tried: TriedModel[] = [];
  for (const id of articles) {
    const row = byId.get(id);
    if (!row) throw new ApiError(400, 'VALIDATION', ARTICLE_ELSEWHERE, { articles: ARTICLE_ELSEWHERE });
    tried.push(await tryModel(files, { ...row, mapping, family, maker }));
  }
  return tried;
}

const NO_MODEL = { volume: 0, size: [0, 0, 0], stepBytes: 0, ms: 0 } satisfies Partial<TriedModel>;

interface Trial {
  publicId: string;
  code: string;
  name: string;
  dims: Dim[] | null;
  mapping: CadMapping;
  family: Pick<Awaited<ReturnType<typeof familyById>>, 'columns' | 'updatedAt'>;
  maker: Maker;
}

async function tryModel(
  files: CadFiles,
  { publicId, code, name, dims, mapping, family, maker }: Trial,
): Promise<TriedModel> {
  const model = modelOf(mapping, family.columns, dims ?? []);
  if ('reason' in model) return { _id: publicId, code, reason: model.reason, ...NO_MODEL };
  const article = { code, name, body: model.body, changedAt: family.updatedAt };
  const began = performance.now();
  try {
    const { measures, file } = await files.model({ article, maker, format: 'step', protocol: '214' });
    const { min, max, volume } = measures;
    return {
      _id: publicId,
      code,
      reason: '',
      volume,
      size: [max[0] - min[0], max[1] - min[1], max[2] - min[2]],
      stepBytes: file.length,
      ms: Math.round(performance.now() - began),
    };
  } catch (error) {
    if (error instanceof ModellerUnavailable) throw new ApiError(503, 'CAD_BUSY', CAD_BUSY);
    if (!(error instanceof ModelFailed)) throw error;
    return { _id: publicId, code, reason: geometryRefused(error.message), ...NO_MODEL };
  }
}
