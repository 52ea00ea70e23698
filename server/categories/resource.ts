import { ApiError } from '#contract/api-error.ts';
import { categoryInUse } from '#contract/catalogue.ts';
import { fold } from '#contract/text.ts';
import type { Trx } from '../db/open.ts';
import { columnFields, type Resource } from '../staff/resource.ts';
import { freeSlug } from '../staff/slugs.ts';
import { moveProducts, publishProducts } from './products.ts';

export const CATEGORY_NOT_FOUND = 'Kategori bulunamadı.';
export const CATEGORY_NAME_TAKEN = 'Bu isimde bir kategori zaten var.';

/** Fields of the call that are columns. */
export const plainFields = columnFields('categories', { name: 'name', description: 'description', img: 'img', isActive: 'isActive', order: 'sortOrder' });

const countOf = async (query: { executeTakeFirstOrThrow(): Promise<{ n: number }> }) => (await query.executeTakeFirstOrThrow()).n;
/** Rows that are in a category: products of any state, and sub-categories. */
export const usesOf = async (trx: Trx, id: number) => ({
  products: await countOf(trx.selectFrom('products').select((eb) => eb.fn.countAll<number>().as('n')).where((eb) => eb.or([eb('categoryId', '=', id), eb('subCategoryId', '=', id)]))),
  subCategories: await countOf(trx.selectFrom('categories').select((eb) => eb.fn.countAll<number>().as('n')).where('parentId', '=', id)),
});

/** Whether another category of the same level, in the same main category, reads the same. */
export async function isNameTaken(trx: Trx, name: string, parentId: number | null, own: number | null): Promise<boolean> {
  const siblings = await trx.selectFrom('categories').select(['id', 'name']).where('parentId', parentId === null ? 'is' : '=', parentId).execute();
  return siblings.some((sibling) => sibling.id !== own && fold(sibling.name) === fold(name));
}

export const categoryResource: Resource<'categories'> = {
  kind: 'category', scope: 'catalogue', table: 'categories', absent: CATEGORY_NOT_FOUND,
  titleOf: (row) => row.name,
  async fieldsOf(row, trx) {
    const parent = row.parentId === null ? undefined : await trx.selectFrom('categories').select('name').where('id', '=', row.parentId).executeTakeFirst();
    return { ...plainFields.fieldsOf(row), parentCategory: parent?.name ?? null };
  },
  async afterSave(trx, after, before) {
    if (!before) return;
    if (before.parentId !== after.parentId) await moveProducts(trx, after);
    if (before.parentId !== after.parentId || before.isActive !== after.isActive) await publishProducts(trx, after.id);
  },
  async beforeRemove(trx, { id }) {
    const { products, subCategories } = await usesOf(trx, id);
    if (products > 0 || subCategories > 0) throw new ApiError(409, 'IN_USE', categoryInUse(products, subCategories));
  },
  async beforeRestore(trx, { id, parentId, name, slug }) {
    const parent = parentId === null ? undefined : await trx.selectFrom('categories').select('parentId').where('id', '=', parentId).executeTakeFirst();
    if (parentId !== null && parent?.parentId !== null) throw new ApiError(409, 'GUARDED', 'Ana kategorisi artık yok.');
    if (await isNameTaken(trx, name, parentId, null)) throw new ApiError(409, 'DUPLICATE', CATEGORY_NAME_TAKEN);
    return { slug: await freeSlug(trx, 'categories', null, slug, id) }; // nobody types categories' slugs, so nobody could free a taken one
  },
};
