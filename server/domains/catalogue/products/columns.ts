// Columns of a product, from the fields of its form.
import { ApiError } from '#contract/api-error.ts';
import type { ProductCreate, ProductUpdate } from '#contract/products.ts';
import { slugify } from '#contract/text.ts';
import type { Trx } from '../../../base/db/database.ts';
import { richTextToSave } from '../../../base/rich-text/stored.ts';
import type { Change, Row, Values } from '../../../entities/resource.ts';
import { freeSlug } from '../../../entities/slugs.ts';
import { derivedColumns } from './derived.ts';
import { priceColumns } from './price.ts';
import { categoriesOf, plainFields, refuseIfGone, takeFromGone } from './resource.ts';
import { MAIN_CATEGORY_ABSENT, SUB_CATEGORY_ELSEWHERE } from '../texts.ts';

/** Columns of a new product. @throws VALIDATION for categories that do not match */
export async function createColumns(trx: Trx, body: ProductCreate): Promise<Values<'products'>> {
  const { areActive, ...categories } = await categoryColumns(trx, body, null);
  await takeFromGone(trx, body, null);
  const own = {
    ...plainFields.valuesOf(body),
    ...categories,
    ...(await priceColumns(trx, body.price, null)),
    mainImage: body.mainImage ?? body.img[0] ?? null,
    ...textColumns(body.detailedDescription),
    slug: body.slug || (await madeSlug(trx, body, null)),
    deletedAt: null,
  };
  return { ...own, ...derivedColumns({ ...own, areCategoriesActive: areActive }) };
}

/**
 * Columns of the fields in a save, and the columns derived from them.
 * @throws VALIDATION for categories that do not match
 */
export async function updateColumns(trx: Trx, body: ProductUpdate, row: Row<'products'>): Promise<Change<'products'>> {
  refuseIfGone(row);
  const { areActive, ...categories } = await categoryColumns(trx, body, row);
  await takeFromGone(trx, body, row.id);
  const { code = row.code, name = row.name, description = row.description, isActive = row.isActive } = body;
  const { priceMinor, oldPriceMinor, currency } =
    body.price === undefined ? row : await priceColumns(trx, body.price, row);
  return {
    ...plainFields.valuesOf(body),
    stockQuantity: undefined, // changed by `stockSaved`
    ...categories,
    priceMinor,
    oldPriceMinor,
    currency,
    ...(body.detailedDescription === undefined ? {} : textColumns(body.detailedDescription)),
    slug: body.slug === '' ? await madeSlug(trx, { code, name }, row.id) : body.slug,
    ...derivedColumns({
      code,
      name,
      description,
      priceMinor,
      isActive,
      deletedAt: row.deletedAt,
      areCategoriesActive: areActive,
    }),
  };
}

function textColumns(text: string) {
  const { html, stamp } = richTextToSave(text, 'detailedDescription');
  return { detailedDescription: html, richTextStamp: stamp };
}

const madeSlug = (trx: Trx, { name, code }: { name: string; code: string }, own: number | null) =>
  freeSlug(trx, 'products', 'product', slugify(`${name} ${code}`) || 'urun', own);

/** Both categories, as sent or as stored, and whether both are active. */
async function categoryColumns(
  trx: Trx,
  { category, subCategory }: Pick<ProductUpdate, 'category' | 'subCategory'>,
  row: Row<'products'> | null,
) {
  const idOf = async (publicId: string) =>
    (await trx.selectFrom('categories').select('id').where('publicId', '=', publicId).executeTakeFirst())?.id ?? -1;
  const categoryId = category === undefined ? (row?.categoryId ?? -1) : await idOf(category);
  let subCategoryId = row?.subCategoryId ?? null;
  if (subCategory !== undefined) subCategoryId = subCategory === null ? null : await idOf(subCategory);
  const found = await categoriesOf(trx, categoryId, subCategoryId);
  const fields = {
    ...(found.category ? {} : { category: MAIN_CATEGORY_ABSENT }),
    ...(subCategoryId === null || found.subCategory ? {} : { subCategory: SUB_CATEGORY_ELSEWHERE }),
  };
  const [sentence] = Object.values(fields);
  if (sentence !== undefined && (category !== undefined || subCategory !== undefined))
    throw new ApiError(400, 'VALIDATION', sentence, fields);
  return { categoryId, subCategoryId, areActive: found.areActive };
}
