// Columns of a category, from the fields of its form.
import { ApiError } from '#contract/api-error.ts';
import {
  CATEGORY_IMAGE_NEEDED,
  CATEGORY_PARENT_NEEDED,
  type CategoryCreate,
  type CategoryUpdate,
} from '#contract/categories.ts';
import { slugify, sortKey } from '#contract/text.ts';
import type { Trx } from '../../../base/db/database.ts';
import type { Change, Row, Values } from '../../../entities/resource.ts';
import { freeSlug } from '../../../entities/slugs.ts';
import { isNameTaken, plainFields, refuseIfGone, usesOf } from './resource.ts';
import { CATEGORY_NAME_TAKEN, HAS_SUB_CATEGORIES, OWN_PARENT } from '../texts.ts';

/** Columns of a new category. @throws 400, 409 where it conflicts with its siblings or parent */
export async function createColumns(trx: Trx, body: CategoryCreate): Promise<Values<'categories'>> {
  const parentId = await parentOf(trx, body.parentCategory, null);
  if (parentId === null && body.img === '') throw imageNeeded();
  await checkName(trx, body.name, parentId, null);
  return {
    ...plainFields.valuesOf(body),
    parentId,
    nameSort: sortKey(body.name),
    slug: await freeSlug(trx, 'categories', null, slugify(body.name) || 'kategori', null),
    deletedAt: null,
  };
}

/** Columns of the fields in a save. The slug stays, so that renaming breaks no address. @throws as `createColumns` */
export async function updateColumns(
  trx: Trx,
  body: CategoryUpdate,
  row: Row<'categories'>,
): Promise<Change<'categories'>> {
  refuseIfGone(row);
  const { name = row.name, img = row.img } = body;
  const parentId = body.parentCategory === undefined ? row.parentId : await parentOf(trx, body.parentCategory, row);
  // Switching a category on or off in the list requires no picture.
  if (parentId === null && img === '' && (body.img !== undefined || row.parentId !== null)) throw imageNeeded();
  if (name !== row.name || parentId !== row.parentId) await checkName(trx, name, parentId, row.id);
  return { ...plainFields.valuesOf(body), parentId, nameSort: sortKey(name) };
}

const imageNeeded = () => new ApiError(400, 'VALIDATION', CATEGORY_IMAGE_NEEDED, { img: CATEGORY_IMAGE_NEEDED });

async function checkName(trx: Trx, name: string, parentId: number | null, own: number | null): Promise<void> {
  if (await isNameTaken(trx, name, parentId, own))
    throw new ApiError(409, 'DUPLICATE', CATEGORY_NAME_TAKEN, { name: CATEGORY_NAME_TAKEN });
}

/** Finds the requested main category; there are only two levels. */
async function parentOf(trx: Trx, publicId: string | null, row: Row<'categories'> | null): Promise<number | null> {
  if (publicId === null) return null;
  if (publicId === row?.publicId) throw new ApiError(400, 'VALIDATION', OWN_PARENT, { parentCategory: OWN_PARENT });
  const parent = await trx
    .selectFrom('categories')
    .select('id')
    .where('publicId', '=', publicId)
    .where('deletedAt', 'is', null)
    .where('parentId', 'is', null)
    .executeTakeFirst();
  if (!parent)
    throw new ApiError(400, 'VALIDATION', CATEGORY_PARENT_NEEDED, { parentCategory: CATEGORY_PARENT_NEEDED });
  if (row && (await usesOf(trx, row.id)).subCategories > 0)
    throw new ApiError(409, 'IN_USE', HAS_SUB_CATEGORIES, { parentCategory: HAS_SUB_CATEGORIES });
  return parent.id;
}
