// Updates a category's products and families when it changes: thousands at once, in one statement.
import { sql } from 'kysely';
import type { Trx } from '../../../base/db/database.ts';

/**
 * Makes a category's products and families public or not: they, their category and their sub-category must be active
 * (docs/decisions/0006).
 */
export async function publishProducts(trx: Trx, categoryId: number): Promise<void> {
  const isPublic = sql<boolean>`(is_active and deleted_at is null
    and (select c.is_active from categories c where c.id = category_id)
    and coalesce((select s.is_active from categories s where s.id = sub_category_id), true))`;
  const isFamilyPublic = sql<boolean>`(is_active
    and (select c.is_active from categories c where c.id = category_id)
    and coalesce((select s.is_active from categories s where s.id = sub_category_id), true))`;
  // Two columns refer to a category, each with its index.
  for (const column of ['categoryId', 'subCategoryId'] as const) {
    await trx
      .updateTable('products')
      .set({ isPublic })
      .where(column, '=', categoryId)
      .where('isPublic', '<>', isPublic)
      .execute();
    await trx
      .updateTable('families')
      .set({ isPublic: isFamilyPublic })
      .where(column, '=', categoryId)
      .where('isPublic', '<>', isFamilyPublic)
      .execute();
  }
}

/** Moves the products and families after their category came under another one or became a main category. */
export async function moveProducts(trx: Trx, { id, parentId }: { id: number; parentId: number | null }): Promise<void> {
  for (const table of ['products', 'families'] as const)
    await trx
      .updateTable(table)
      .set(parentId === null ? { categoryId: id, subCategoryId: null } : { categoryId: parentId, subCategoryId: id })
      .where((eb) => eb.or([eb('categoryId', '=', id), eb('subCategoryId', '=', id)]))
      .execute();
}
