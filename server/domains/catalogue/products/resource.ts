import { ApiError, notFound } from '#contract/api-error.ts';
import { DUPLICATE_CODE, DUPLICATE_SLUG } from '#contract/catalogue-texts.ts';
import { productPart } from '#contract/endpoint.ts';
import { columnsByField } from '#contract/kind.ts';
import { productFields } from '#contract/products.ts';
import type { Trx } from '../../../base/db/database.ts';
import { columnFields, type Resource, type Row } from '../../../entities/resource.ts';
import { withoutTimes } from '../../../entities/publishing.ts';
import { formerSlugs, rememberSlug, givenUp, nameBefore } from '../../../entities/slugs.ts';
import { categoriesOf, placeNow } from '../categories/place.ts';
import { updateTotals } from '../families/totals.ts';
import { derivedColumns } from './derived.ts';
import { OWN_COLUMNS } from './own-columns.ts';
import { keptPrice } from '../daily-prices.ts';
import { priceOf } from '../price.ts';
import { noteFirstStock, stockLedger } from './stock.ts';
import { CATEGORY_OF_PRODUCT_GONE, PRODUCT_ABSENT } from '../texts.ts';

/** Fields of the request that are columns. */
export const plainFields = columnFields('products', columnsByField(productFields));

/** Refuses changes to deleted rows that are kept for their orders. */
export const refuseIfGone = ({ deletedAt }: Row<'products'>): void => {
  if (deletedAt !== null) throw notFound(PRODUCT_ABSENT);
};

const isOrdered = async (trx: Trx, id: number): Promise<boolean> =>
  (await trx.selectFrom('orderLines').select('id').where('productId', '=', id).limit(1).executeTakeFirst()) !==
  undefined;

/**
 * Frees a code or address of a deleted product whose row is kept for its orders. Inside a transaction on 'catalogue'.
 * @param own id of the row that needs them
 */
export async function takeFromGone(
  trx: Trx,
  wanted: { code?: string | undefined; slug?: string | undefined },
  own: number | null,
): Promise<void> {
  for (const column of ['code', 'slug'] as const) {
    const name = wanted[column];
    if (!name) continue;
    const gone = await trx
      .selectFrom('products')
      .select(['id', 'publicId'])
      .where(column, '=', name)
      .where('deletedAt', 'is not', null)
      .executeTakeFirst();
    if (gone && gone.id !== own)
      await trx
        .updateTable('products')
        .set({ [column]: givenUp(name, gone.publicId) })
        .where('id', '=', gone.id)
        .execute();
  }
}

/** Whether the family of a deleted size is still there, and no other size has its key dimensions. */
async function hasItsPlace(trx: Trx, { id, familyId, keyHash }: Row<'products'>): Promise<boolean> {
  if (familyId === null) return true;
  const family = await trx.selectFrom('families').select('id').where('id', '=', familyId).executeTakeFirst();
  const other = await trx
    .selectFrom('products')
    .select('id')
    .where('familyId', '=', familyId)
    .where('keyHash', '=', keyHash)
    .where('deletedAt', 'is', null)
    .where('id', '<>', id)
    .executeTakeFirst();
  return family !== undefined && other === undefined;
}

const slugs = formerSlugs('product');

export const productResource: Resource<'products'> = {
  kind: 'product',
  scope: 'catalogue',
  table: 'products',
  absent: PRODUCT_ABSENT,
  titleOf: (row) => `${row.code} ${row.name}`,
  async fieldsOf(row, trx) {
    const { category, subCategory } = await categoriesOf(trx, row);
    return {
      ...plainFields.fieldsOf(row),
      slug: row.slug,
      detailedDescription: row.detailedDescription,
      price: priceOf(keptPrice(row)),
      category: category?.name ?? null,
      subCategory: subCategory?.name ?? null,
    };
  },
  past: {
    fieldsOf(row) {
      // Stock is what lies on the shelf today.
      const { stockQuantity: _quantity, stockStatus: _status, ...plain } = plainFields.fieldsOf(row);
      return withoutTimes({
        ...plain,
        slug: row.slug,
        detailedDescription: row.detailedDescription,
        price: priceOf(keptPrice(row)),
      });
    },
    categories: { category: 'categoryId', subCategory: 'subCategoryId' },
    richText: ['detailedDescription'],
  },
  publishing: { flag: 'isActive' },
  async switched(trx, row, isActive) {
    const { areActive } = await categoriesOf(trx, row);
    return derivedColumns({ ...row, isActive, areCategoriesActive: areActive });
  },
  unique: {
    code: { code: 'DUPLICATE_CODE', field: 'code', message: DUPLICATE_CODE },
    slug: { code: 'DUPLICATE', field: 'slug', message: DUPLICATE_SLUG },
  },
  partsOf: ({ publicId }, columns) => [
    columns.every((column) => OWN_COLUMNS.has(column)) ? productPart(publicId) : 'catalogue',
  ],
  async afterSave(trx, after, before, by) {
    if (!before) await noteFirstStock(trx, [after], by);
    if (before && before.slug !== after.slug)
      await rememberSlug(trx, 'product', before.slug, after.id, before.isPublic);
    const { familyId } = after;
    if (familyId === null) return;
    if (by.later) by.later.set(`family ${familyId}`, (later) => updateTotals(later, familyId));
    else await updateTotals(trx, familyId);
  },
  async beforeRemove(trx, row) {
    refuseIfGone(row);
    if (row.familyId !== null) await updateTotals(trx, row.familyId, row.id);
  },
  // An ordered product stays for its orders; its addresses answer 410.
  keptBy: ['orders'],
  async keptAs(trx, row, at) {
    if (!(await isOrdered(trx, row.id))) return null;
    await trx.deleteFrom('cartLines').where('productId', '=', row.id).execute();
    return { deletedAt: at, isPublic: false, publishAt: null, unpublishAt: null };
  },
  related: {
    take: async (trx, row) => ({ slugs: await slugs.take(trx, row), moves: await stockLedger.take(trx, row) }),
    async putBack(trx, row, taken) {
      const { slugs: former, moves } = Array.isArray(taken)
        ? { slugs: taken, moves: [] }
        : (taken as { slugs: string[]; moves: unknown }); // an array: deleted before the ledger existed
      await slugs.putBack(trx, row, former);
      await stockLedger.putBack(trx, row, moves);
    },
  },
  within: { kind: 'category', columns: ['subCategoryId', 'categoryId'] },
  async beforeRestore(trx, row) {
    // Takes the present place of its category, which may have moved.
    const place = await placeNow(trx, row);
    if (!place) throw new ApiError(409, 'GUARDED', CATEGORY_OF_PRODUCT_GONE);
    const { areActive } = await categoriesOf(trx, place);
    const own = { ...place, code: nameBefore(row.code), slug: nameBefore(row.slug), deletedAt: null };
    await takeFromGone(trx, own, row.id);
    return {
      ...own,
      ...((await hasItsPlace(trx, row)) ? {} : { familyId: null, dims: null, keyHash: null }),
      ...derivedColumns({ ...row, ...own, areCategoriesActive: areActive }),
    };
  },
};
