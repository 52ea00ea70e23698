import { ApiError, notFound } from '#contract/api-error.ts';
import { DUPLICATE_CODE, DUPLICATE_SLUG } from '#contract/catalogue-texts.ts';
import { productPart } from '#contract/endpoint.ts';
import { columnsByField } from '#contract/kind.ts';
import { productFields } from '#contract/products.ts';
import type { Trx } from '../../../base/db/database.ts';
import { columnFields, type Resource, type Row } from '../../../entities/resource.ts';
import { formerSlugs, rememberSlug, givenUp, nameBefore } from '../../../entities/slugs.ts';
import { derivedColumns } from './derived.ts';
import { OWN_COLUMNS } from './own-columns.ts';
import { priceOf } from './price.ts';
import { noteFirstStock, stockLedger } from './stock.ts';
import { CATEGORY_OF_PRODUCT_GONE, PRODUCT_ABSENT } from '../texts.ts';

/** Fields of the request that are columns. */
export const plainFields = columnFields('products', columnsByField(productFields));

/** Finds a category that is not deleted. */
const findCategory = (trx: Trx, id: number) =>
  trx
    .selectFrom('categories')
    .select(['id', 'parentId', 'name', 'isActive'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();

/** The two categories of a product; undefined where one is missing or in the wrong place. */
export async function categoriesOf(trx: Trx, categoryId: number, subCategoryId: number | null) {
  const main = await findCategory(trx, categoryId);
  const sub = subCategoryId === null ? undefined : await findCategory(trx, subCategoryId);
  return {
    category: main?.parentId === null ? main : undefined,
    subCategory: sub?.parentId === categoryId ? sub : undefined,
    areActive: main !== undefined && main.isActive && sub?.isActive !== false,
  };
}

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

const slugs = formerSlugs('product');

export const productResource: Resource<'products'> = {
  kind: 'product',
  scope: 'catalogue',
  table: 'products',
  absent: PRODUCT_ABSENT,
  titleOf: (row) => `${row.code} ${row.name}`,
  async fieldsOf(row, trx) {
    const { category, subCategory } = await categoriesOf(trx, row.categoryId, row.subCategoryId);
    return {
      ...plainFields.fieldsOf(row),
      slug: row.slug,
      detailedDescription: row.detailedDescription,
      price: priceOf(row),
      category: category?.name ?? null,
      subCategory: subCategory?.name ?? null,
    };
  },
  unique: {
    code: { code: 'DUPLICATE_CODE', field: 'code', message: DUPLICATE_CODE },
    slug: { code: 'DUPLICATE', field: 'slug', message: DUPLICATE_SLUG },
  },
  partsOf: ({ publicId }, columns) => [
    columns.every((column) => OWN_COLUMNS.has(column)) ? productPart(publicId) : 'catalogue',
  ],
  async afterSave(trx, after, before, by) {
    if (!before) await noteFirstStock(trx, after, by);
    if (before && before.slug !== after.slug)
      await rememberSlug(trx, 'product', before.slug, after.id, before.isPublic);
  },
  beforeRemove: async (_trx, row) => refuseIfGone(row),
  // An ordered product stays for its orders; its addresses answer 410.
  keptBy: ['orders'],
  async keptAs(trx, row, at) {
    if (!(await isOrdered(trx, row.id))) return null;
    await trx.deleteFrom('cartLines').where('productId', '=', row.id).execute();
    return { deletedAt: at, isPublic: false };
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
    const lowest = await findCategory(trx, row.subCategoryId ?? row.categoryId);
    if (!lowest) throw new ApiError(409, 'GUARDED', CATEGORY_OF_PRODUCT_GONE);
    // Takes the present place of its category, which may have moved.
    const place =
      lowest.parentId === null
        ? { categoryId: lowest.id, subCategoryId: null }
        : { categoryId: lowest.parentId, subCategoryId: lowest.id };
    const { areActive } = await categoriesOf(trx, place.categoryId, place.subCategoryId);
    const own = { ...place, code: nameBefore(row.code), slug: nameBefore(row.slug), deletedAt: null };
    await takeFromGone(trx, own, row.id);
    return { ...own, ...derivedColumns({ ...row, ...own, areCategoriesActive: areActive }) };
  },
};
