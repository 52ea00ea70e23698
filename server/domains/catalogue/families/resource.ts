import { ApiError } from '#contract/api-error.ts';
import { DUPLICATE_SLUG } from '#contract/catalogue-texts.ts';
import { familyFields } from '#contract/families.ts';
import { columnsByField } from '#contract/kind.ts';
import type { Dim } from '#contract/dimension-table.ts';
import type { Trx } from '../../../base/db/database.ts';
import { json } from '../../../base/db/tables.ts';
import { columnFields, type Resource } from '../../../entities/resource.ts';
import { formerSlugs, freeSlug, rememberSlug } from '../../../entities/slugs.ts';
import { categoriesOf, placeNow } from '../categories/place.ts';
import { FAMILY_ABSENT, FAMILY_PLACE_GONE } from '../texts.ts';
import { derivedColumns } from './derived.ts';
import { updateTotals } from './totals.ts';

/** Fields of the request that are columns. */
export const plainFields = columnFields('families', columnsByField(familyFields));

const slugs = formerSlugs('family');

/** The sizes of a deleted family: they stay, and come back to it if it is restored. */
const sizesOf = {
  async take(trx: Trx, { id }: { id: number }) {
    const sizes = await trx
      .selectFrom('products')
      .select(['publicId', 'dims', 'keyHash'])
      .where('familyId', '=', id)
      .execute();
    await trx
      .updateTable('products')
      .set({ familyId: null, dims: null, keyHash: null })
      .where('familyId', '=', id)
      .execute();
    return sizes;
  },
  /** Leaves out products that another family has taken meanwhile. */
  async putBack(trx: Trx, { id, categoryId, subCategoryId }: Row, taken: unknown): Promise<void> {
    for (const { publicId, dims, keyHash } of (taken ?? []) as { publicId: string; dims: Dim[]; keyHash: string }[])
      await trx
        .updateTable('products')
        .set({ familyId: id, dims: json(dims), keyHash, categoryId, subCategoryId })
        .where('publicId', '=', publicId)
        .where('familyId', 'is', null)
        .execute();
  },
};
type Row = { id: number; categoryId: number; subCategoryId: number | null };

export const familyResource: Resource<'families'> = {
  kind: 'family',
  scope: 'catalogue',
  table: 'families',
  absent: FAMILY_ABSENT,
  titleOf: (row) => row.name,
  async fieldsOf(row, trx) {
    const { category, subCategory } = await categoriesOf(trx, row);
    return {
      ...plainFields.fieldsOf(row),
      slug: row.slug,
      body: row.body,
      category: category?.name ?? null,
      subCategory: subCategory?.name ?? null,
    };
  },
  past: {
    fieldsOf(row) {
      // What its sizes are made of stays: of a column that went, their values are gone.
      const {
        columns: _columns,
        codePattern: _codePattern,
        namePattern: _namePattern,
        cad: _cad,
        drawingImage: _drawingImage,
        drawingLetters: _drawingLetters,
        ...plain
      } = plainFields.fieldsOf(row);
      return { ...plain, slug: row.slug, body: row.body };
    },
    categories: { category: 'categoryId', subCategory: 'subCategoryId' },
    richText: ['body'],
  },
  async switched(trx, row, isActive) {
    const { areActive } = await categoriesOf(trx, row);
    return { isPublic: derivedColumns({ ...row, isActive, areCategoriesActive: areActive }).isPublic };
  },
  unique: { slug: { code: 'DUPLICATE', field: 'slug', message: DUPLICATE_SLUG } },
  async afterSave(trx, after, before) {
    if (before && before.slug !== after.slug) await rememberSlug(trx, 'family', before.slug, after.id, before.isPublic);
    await updateTotals(trx, after.id);
  },
  related: {
    take: async (trx, row) => ({ slugs: await slugs.take(trx, row), sizes: await sizesOf.take(trx, row) }),
    async putBack(trx, row, taken) {
      const { slugs: former, sizes } = taken as { slugs: string[]; sizes: unknown };
      await slugs.putBack(trx, row, former);
      await sizesOf.putBack(trx, row, sizes);
      await updateTotals(trx, row.id);
    },
  },
  within: { kind: 'category', columns: ['subCategoryId', 'categoryId'] },
  async beforeRestore(trx, row) {
    const place = await placeNow(trx, row);
    if (!place) throw new ApiError(409, 'GUARDED', FAMILY_PLACE_GONE);
    const { areActive } = await categoriesOf(trx, place);
    return {
      ...place,
      slug: await freeSlug(trx, 'families', 'family', row.slug, row.id),
      isPublic: derivedColumns({ ...row, areCategoriesActive: areActive }).isPublic,
    };
  },
};
