// One size among the others of its family: its dimensions, the ways to other sizes, its neighbours.
import type { Audience } from '#contract/access.ts';
import { notFound } from '#contract/api-error.ts';
import type { CadMapping, FileFormat } from '#contract/cad.ts';
import { compareDims, type Dim } from '#contract/dimension-table.ts';
import { milliToNumber } from '#contract/dimension.ts';
import { NEIGHBOURS, type ArticleSizes, type FamilyColumn } from '#contract/families.ts';
import { deviationsOf } from '#contract/iso286.ts';
import type { Database } from '../../../base/db/database.ts';
import { prepared } from '../../../base/db/prepared.ts';
import { ARTICLE_WITHOUT_FAMILY } from '../texts.ts';
import { modelOf } from '../cad-models/model.ts';
import { ownFiles, ownFormats } from '../cad-models/own-files.ts';
import { sizePictures } from './drawing.ts';
import { priceRules } from '../price.ts';
import { rowOf, shownPrices } from './rows.ts';
import { around, type FamilyTables, type Size } from './tables.ts';
import { shownDim } from './totals.ts';

/**
 * Returns a function that finds a size by its product's id or code.
 * @param hasCad whether the shop gives CAD files at all
 * @throws NOT_FOUND for one without a family
 */
export function articleSizes(database: Database, tables: FamilyTables, hasCad: boolean) {
  const { db } = database;
  const rulesNow = priceRules(database);
  const byName = prepared(
    db,
    db
      .selectFrom('products as p')
      .innerJoin('families as f', 'f.id', 'p.familyId')
      .select([
        'p.id as productId',
        'p.isPublic as isArticlePublic',
        'p.code',
        'p.dims',
        'p.cadFiles',
        'p.currency',
        'f.id',
        'f.publicId',
        'f.slug',
        'f.slug as familySlug',
        'f.cadFiles as familyCadFiles',
        'f.name',
        'f.articleCount',
        'f.columns',
        'f.material',
        'f.hardnessText',
        'f.drawingImage',
        'f.drawingLetters',
        'f.cad',
        'f.isPublic',
      ])
      .where((eb) => eb.or([eb('p.publicId', '=', ''), eb('p.code', '=', '')]))
      .where('p.deletedAt', 'is', null),
  );
  const picturesOf = sizePictures(hasCad);
  return async (name: string, audience: Audience): Promise<ArticleSizes> => {
    const [row] = await byName(name, name.toUpperCase());
    if (!row || !(audience === 'staff' || (row.isArticlePublic && row.isPublic)))
      throw notFound(ARTICLE_WITHOUT_FAMILY);
    const { columns, dims } = row;
    const own = dims ?? [];
    const sizes = await tables.sizes(row);
    const at = sizes.findIndex(({ id }) => id === row.productId);
    const neighbours = at < 0 ? [] : neighboursOf(columns, sizes, at);
    return {
      family: { _id: row.publicId, slug: row.slug, name: row.name, articleCount: row.articleCount },
      dimensions: columns.map((column, i) => dimensionOf(column, own[i] ?? null)),
      switches: switchesOf(columns, sizes, own),
      material: row.material,
      hardnessText: row.hardnessText,
      ...picturesOf(row, { code: row.code, dims: own }),
      cad: cadOf(hasCad ? row.cad : null, columns, own, ownFormats(ownFiles(row, audience))),
      currency: sizes[at]?.currency ?? row.currency,
      neighbours: neighbours.map(rowOf),
      shown: shownPrices(neighbours, await rulesNow()),
    };
  };
}

/** What is said of a size's CAD files. @param own formats in which staff gave one */
function cadOf(
  mapping: CadMapping | null,
  columns: readonly FamilyColumn[],
  dims: readonly Dim[],
  own: FileFormat[],
): ArticleSizes['cad'] {
  const model = mapping && modelOf(mapping, columns, dims);
  if (model && 'template' in model)
    return { files: ['step', 'dxf', 'pdf', 'glb'], own, simplifications: [...model.template.simplifications] };
  return own.length > 0 ? { files: own, own, simplifications: [] } : null;
}

function dimensionOf({ key, label, unit, kind, tolerance, isKey }: FamilyColumn, dim: Dim) {
  const isLength = kind === 'number' && unit === 'mm' && typeof dim === 'number';
  return {
    key,
    label,
    unit,
    value: shownDim(dim),
    tolerance,
    limits: isLength ? deviationsOf(tolerance, milliToNumber(dim)) : null,
    isKey,
  };
}

/**
 * The sizes around a place, in the table's order: first those that differ in the last key dimension alone, as the
 * lengths of one diameter; the sizes before and after those fill up.
 */
export function neighboursOf<T extends Pick<Size, 'dims'>>(
  columns: readonly Pick<FamilyColumn, 'isKey'>[],
  sizes: readonly T[],
  at: number,
  limit = NEIGHBOURS,
): T[] {
  const keys = columns.flatMap(({ isKey }, place) => (isKey ? [place] : [])).slice(0, -1);
  const isBeside = ({ dims }: T) => keys.every((key) => (dims[key] ?? null) === (sizes[at]!.dims[key] ?? null));
  const from = sizes.findIndex(isBeside);
  const beside = sizes.filter(isBeside); // next to each other, because the table is in the order of the keys
  if (beside.length >= limit) return around(beside, at - from, limit);
  const start = Math.min(from - Math.floor((limit - beside.length) / 2), sizes.length - limit);
  return sizes.slice(Math.max(0, start), Math.max(0, start) + limit);
}

/** For each key column the values of the family, and the size that differs from this one in that value alone. */
function switchesOf(
  columns: readonly FamilyColumn[],
  sizes: readonly Size[],
  own: readonly Dim[],
): ArticleSizes['switches'] {
  const keys = columns.flatMap(({ isKey }, place) => (isKey ? [place] : []));
  return keys.map((place) => {
    const slugs = new Map<Exclude<Dim, null>, string | null>();
    for (const { dims, slug } of sizes) {
      const value = dims[place] ?? null;
      if (value === null) continue;
      const isBeside = keys.every((other) => other === place || (dims[other] ?? null) === (own[other] ?? null));
      if (isBeside || !slugs.has(value)) slugs.set(value, isBeside ? slug : null);
    }
    return {
      key: columns[place]!.key,
      options: [...slugs]
        .sort(([a], [b]) => compareDims(a, b))
        .map(([value, slug]) => ({ value: shownDim(value)!, slug })),
    };
  });
}
