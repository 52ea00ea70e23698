// The sizes of a family as rows of `products`: what they take over from it, and how its changes reach them.
import { isDeepStrictEqual } from 'node:util';
import { ApiError } from '#contract/api-error.ts';
import type { Dim } from '#contract/dimension-table.ts';
import { formatMilli, parseMilli } from '#contract/dimension.ts';
import type { FamilyColumn } from '#contract/families.ts';
import type { Trx } from '../../../base/db/database.ts';
import { json } from '../../../base/db/tables.ts';
import type { Place } from '../categories/place.ts';
import { keysMeet, notNumbers } from '../texts.ts';
import { keyHashOf } from './keys.ts';
import { specsOf, type FamilyFacts } from './specs.ts';

/** A column of a save, with the key that it had until now. */
export type SavedColumn = FamilyColumn & { formerKey?: string | undefined };

/** What a family gives its sizes. */
export interface FamilyOfSizes extends FamilyFacts, Place {
  columns: readonly FamilyColumn[];
}

/** Columns of a product that follow from its family and its dimensions. */
export const sizeColumns = (family: Pick<FamilyOfSizes, 'columns'> & FamilyFacts, dims: readonly Dim[]) => ({
  dims: [...dims],
  keyHash: keyHashOf(family.columns, dims),
  technicalSpecs: specsOf(family.columns, dims, family),
});

const VALUES_NAMED = 3;

/** A value in a column of another kind. @returns undefined for a text that is no number */
function converted(dim: Dim, { kind, unit }: FamilyColumn): Dim | undefined {
  if (dim === null || (typeof dim === 'number') === (kind === 'number')) return dim;
  if (typeof dim === 'number') return formatMilli(dim);
  return parseMilli(dim, unit) ?? undefined;
}

/** A size as its family's columns make it. */
export type SizeRow = { code: string; dims: readonly Dim[] | null; deletedAt: Date | null };

/**
 * The sizes of a family with their dimensions in its new columns. Values follow their column by its key, or by the key
 * that it had until now.
 * @throws VALIDATION where a column of texts becomes one of numbers and has others; GUARDED where two sizes would have
 * equal key dimensions
 */
export function movedSizes<S extends SizeRow>(
  sizes: readonly S[],
  before: readonly FamilyColumn[],
  after: readonly SavedColumn[],
): { size: S; dims: Dim[] }[] {
  const sources = after.map((column) => ({
    column,
    place: before.findIndex(({ key }) => key === (column.formerKey ?? column.key)),
  }));
  const next = sizes.map((size) => ({
    size,
    dims: sources.map(({ column, place }) => (place < 0 ? null : converted(size.dims?.[place] ?? null, column))),
  }));
  sources.forEach(({ column }, i) => {
    const refused = next.filter(({ dims }) => dims[i] === undefined).map(({ size }) => size);
    if (refused.length === 0) return;
    const texts = refused.map(({ dims }) => String(dims?.[sources[i]!.place])).slice(0, VALUES_NAMED);
    const sentence = notNumbers(column.label, [...new Set(texts)]);
    throw new ApiError(400, 'VALIDATION', sentence, { [`columns.${i}.kind`]: sentence });
  });
  const codes = new Map<string, string>();
  for (const { size, dims } of next) {
    const hash = keyHashOf(after, dims as Dim[]);
    const other = size.deletedAt === null ? codes.get(hash) : undefined;
    if (other !== undefined) {
      const sentence = keysMeet(other, size.code);
      throw new ApiError(409, 'GUARDED', sentence, { columns: sentence });
    }
    if (size.deletedAt === null) codes.set(hash, size.code);
  }
  return next as { size: S; dims: Dim[] }[];
}

/** Takes the sizes of a family over to its new columns, facts and place. @throws as `movedSizes` */
export async function rewriteSizes(
  trx: Trx,
  familyId: number,
  before: FamilyOfSizes,
  after: Omit<FamilyOfSizes, 'columns'> & { columns: readonly SavedColumn[] },
  areCategoriesActive: boolean,
  at: Date,
): Promise<void> {
  const sizes = await trx
    .selectFrom('products')
    .select(['id', 'code', 'dims', 'isActive', 'deletedAt', 'version', 'technicalSpecs'])
    .where('familyId', '=', familyId)
    .orderBy('id')
    .execute();
  const next = movedSizes(sizes, before.columns, after.columns);
  // Out of the way first: a size may get the key dimensions that another one gives up in the same save.
  await trx.updateTable('products').set({ keyHash: null }).where('familyId', '=', familyId).execute();
  for (const { size, dims } of next) {
    const { technicalSpecs, keyHash } = sizeColumns(after, dims);
    const isNews = !isDeepStrictEqual(technicalSpecs, size.technicalSpecs);
    await trx
      .updateTable('products')
      .set({
        dims: json(dims),
        keyHash,
        technicalSpecs: json(technicalSpecs),
        categoryId: after.categoryId,
        subCategoryId: after.subCategoryId,
        isPublic: size.isActive && size.deletedAt === null && areCategoriesActive,
        ...(isNews ? { version: size.version + 1, updatedAt: at } : {}),
      })
      .where('id', '=', size.id)
      .execute();
  }
}
