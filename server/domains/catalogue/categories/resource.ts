import { ApiError, notFound } from '#contract/api-error.ts';
import { categoryHasFamilies, categoryInUse } from '#contract/catalogue-texts.ts';
import { fold } from '#contract/text.ts';
import type { Trx } from '../../../base/db/database.ts';
import { columnFields, type Resource, type Row } from '../../../entities/resource.ts';
import { freeSlug, givenUp, nameBefore } from '../../../entities/slugs.ts';
import { moveProducts, publishProducts } from './products.ts';
import { CATEGORY_ABSENT, CATEGORY_NAME_TAKEN, PARENT_GONE, PARENT_IS_SUB_CATEGORY } from '../texts.ts';

/** Fields of the request that are columns. */
export const plainFields = columnFields('categories', {
  name: 'name',
  description: 'description',
  img: 'img',
  isActive: 'isActive',
  order: 'sortOrder',
});

const countOf = async (query: { executeTakeFirstOrThrow(): Promise<{ n: number }> }) =>
  (await query.executeTakeFirstOrThrow()).n;
/**
 * Counts the rows that prevent deleting a category: products, active or not, and sub-categories. Deleted ones prevent
 * nothing.
 */
export const usesOf = async (trx: Trx, id: number) => ({
  products: await countOf(
    trx
      .selectFrom('products')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('deletedAt', 'is', null)
      .where((eb) => eb.or([eb('categoryId', '=', id), eb('subCategoryId', '=', id)])),
  ),
  families: await countOf(
    trx
      .selectFrom('families')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where((eb) => eb.or([eb('categoryId', '=', id), eb('subCategoryId', '=', id)])),
  ),
  subCategories: await countOf(
    trx
      .selectFrom('categories')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('deletedAt', 'is', null)
      .where('parentId', '=', id),
  ),
});

/** Whether deleted rows that are kept refer to the category. */
const isNeeded = async (trx: Trx, id: number): Promise<boolean> =>
  (await trx
    .selectFrom('products')
    .select('id')
    .where((eb) => eb.or([eb('categoryId', '=', id), eb('subCategoryId', '=', id)]))
    .limit(1)
    .executeTakeFirst()) !== undefined ||
  (await trx.selectFrom('categories').select('id').where('parentId', '=', id).limit(1).executeTakeFirst()) !==
    undefined;

/** Refuses changes to deleted rows that are kept for deleted products. */
export const refuseIfGone = ({ deletedAt }: Row<'categories'>): void => {
  if (deletedAt !== null) throw notFound(CATEGORY_ABSENT);
};

/** Whether another category of the same level and main category has an equal name. */
export async function isNameTaken(
  trx: Trx,
  name: string,
  parentId: number | null,
  own: number | null,
): Promise<boolean> {
  const siblings = await trx
    .selectFrom('categories')
    .select(['id', 'name'])
    .where('deletedAt', 'is', null)
    .where('parentId', parentId === null ? 'is' : '=', parentId)
    .execute();
  return siblings.some((sibling) => sibling.id !== own && fold(sibling.name) === fold(name));
}

export const categoryResource: Resource<'categories'> = {
  kind: 'category',
  scope: 'catalogue',
  table: 'categories',
  absent: CATEGORY_ABSENT,
  titleOf: (row) => row.name,
  async fieldsOf(row, trx) {
    const parent =
      row.parentId === null
        ? undefined
        : await trx.selectFrom('categories').select('name').where('id', '=', row.parentId).executeTakeFirst();
    return { ...plainFields.fieldsOf(row), parentCategory: parent?.name ?? null };
  },
  past: { fieldsOf: plainFields.fieldsOf, categories: { parentCategory: 'parentId' } },
  async afterSave(trx, after, before) {
    if (!before) return;
    if (before.parentId !== after.parentId) await moveProducts(trx, after);
    if (before.parentId !== after.parentId || before.isActive !== after.isActive) await publishProducts(trx, after.id);
  },
  async beforeRemove(trx, row) {
    refuseIfGone(row);
    const { products, families, subCategories } = await usesOf(trx, row.id);
    if (products > 0 || subCategories > 0) throw new ApiError(409, 'IN_USE', categoryInUse(products, subCategories));
    if (families > 0) throw new ApiError(409, 'IN_USE', categoryHasFamilies(families));
  },
  // A category that deleted products need stays for them, and frees its address at once.
  async keptAs(trx, { id, publicId, slug }, at) {
    return (await isNeeded(trx, id)) ? { deletedAt: at, slug: givenUp(slug, publicId) } : null;
  },
  within: { kind: 'category', columns: ['parentId'] },
  async beforeRestore(trx, { id, parentId, name, slug }) {
    const parent =
      parentId === null
        ? undefined
        : await trx
            .selectFrom('categories')
            .select(['parentId', 'deletedAt'])
            .where('id', '=', parentId)
            .executeTakeFirst();
    if (parentId !== null && (!parent || parent.deletedAt !== null)) throw new ApiError(409, 'GUARDED', PARENT_GONE);
    if (parent && parent.parentId !== null) throw new ApiError(409, 'GUARDED', PARENT_IS_SUB_CATEGORY);
    if (await isNameTaken(trx, name, parentId, id)) throw new ApiError(409, 'DUPLICATE', CATEGORY_NAME_TAKEN);
    return { deletedAt: null, slug: await freeSlug(trx, 'categories', null, nameBefore(slug), id) }; // nobody types categories' slugs, so nobody could free a taken one
  },
};
