// The place of a product or a family: its main category, and perhaps a sub-category of it.
import { ApiError } from '#contract/api-error.ts';
import type { Trx } from '../../../base/db/database.ts';
import { readOnce } from '../../../base/db/read-once.ts';
import { MAIN_CATEGORY_ABSENT, SUB_CATEGORY_ELSEWHERE } from '../texts.ts';

/** Row ids of the categories. */
export interface Place {
  categoryId: number;
  subCategoryId: number | null;
}

/** Finds a category that is not deleted. */
export const findCategory = (trx: Trx, id: number) =>
  readOnce(trx, `category ${id}`, () =>
    trx
      .selectFrom('categories')
      .select(['id', 'parentId', 'name', 'isActive'])
      .where('id', '=', id)
      .where('deletedAt', 'is', null)
      .executeTakeFirst(),
  );

/** The two categories of a place; undefined where one is missing or in the wrong place. */
export async function categoriesOf(trx: Trx, { categoryId, subCategoryId }: Place) {
  const main = await findCategory(trx, categoryId);
  const sub = subCategoryId === null ? undefined : await findCategory(trx, subCategoryId);
  return {
    category: main?.parentId === null ? main : undefined,
    subCategory: sub?.parentId === categoryId ? sub : undefined,
    areActive: main !== undefined && main.isActive && sub?.isActive !== false,
  };
}

/**
 * The place as sent or as stored, and whether both categories are active.
 * @throws VALIDATION for categories that were sent and do not match
 */
export async function placeColumns(
  trx: Trx,
  { category, subCategory }: { category?: string | undefined; subCategory?: string | null | undefined },
  row: Place | null,
): Promise<Place & { areActive: boolean }> {
  const idOf = async (publicId: string) =>
    (await trx.selectFrom('categories').select('id').where('publicId', '=', publicId).executeTakeFirst())?.id ?? -1;
  const categoryId = category === undefined ? (row?.categoryId ?? -1) : await idOf(category);
  let subCategoryId = row?.subCategoryId ?? null;
  if (subCategory !== undefined) subCategoryId = subCategory === null ? null : await idOf(subCategory);
  const found = await categoriesOf(trx, { categoryId, subCategoryId });
  const fields = {
    ...(found.category ? {} : { category: MAIN_CATEGORY_ABSENT }),
    ...(subCategoryId === null || found.subCategory ? {} : { subCategory: SUB_CATEGORY_ELSEWHERE }),
  };
  const [sentence] = Object.values(fields);
  if (sentence !== undefined && (category !== undefined || subCategory !== undefined))
    throw new ApiError(400, 'VALIDATION', sentence, fields);
  return { categoryId, subCategoryId, areActive: found.areActive };
}

/** The present place of the category in which a deleted row was; undefined where it is gone. */
export async function placeNow(trx: Trx, { categoryId, subCategoryId }: Place): Promise<Place | undefined> {
  const lowest = await findCategory(trx, subCategoryId ?? categoryId);
  if (!lowest) return undefined;
  return lowest.parentId === null
    ? { categoryId: lowest.id, subCategoryId: null }
    : { categoryId: lowest.parentId, subCategoryId: lowest.id };
}
