// Columns of a product, from the fields of its form.
import { isDeepStrictEqual } from 'node:util';
import { ApiError } from '#contract/api-error.ts';
import type { ProductCreate, ProductUpdate } from '#contract/products.ts';
import { slugify } from '#contract/text.ts';
import type { Trx } from '../../../base/db/database.ts';
import { richTextToSave } from '../../../base/rich-text/stored.ts';
import type { Change, Row, Values } from '../../../entities/resource.ts';
import { freeSlug } from '../../../entities/slugs.ts';
import { placeColumns, type Place } from '../categories/place.ts';
import { CATEGORY_OF_FAMILY, SPECS_OF_FAMILY } from '../texts.ts';
import { derivedColumns } from './derived.ts';
import { priceColumns } from '../price.ts';
import { plainFields, refuseIfGone, takeFromGone } from './resource.ts';

/** Columns of a new product. @throws VALIDATION for categories that do not match */
export async function createColumns(trx: Trx, body: ProductCreate): Promise<Values<'products'>> {
  const { areActive, ...categories } = await placeColumns(trx, body, null);
  await takeFromGone(trx, body, null);
  const own = {
    ...plainFields.valuesOf(body),
    ...categories,
    ...(await priceColumns(trx, body.price, null)),
    mainImage: body.mainImage ?? body.img[0] ?? null,
    ...textColumns(body.detailedDescription),
    slug: body.slug || (await madeSlug(trx, body, null)),
    deletedAt: null,
    familyId: null,
    dims: null,
    keyHash: null,
  };
  return { ...own, ...derivedColumns({ ...own, areCategoriesActive: areActive }) };
}

/**
 * Columns of the fields in a save, and the columns derived from them.
 * @throws VALIDATION for categories that do not match
 */
export async function updateColumns(trx: Trx, body: ProductUpdate, row: Row<'products'>): Promise<Change<'products'>> {
  refuseIfGone(row);
  const { areActive, ...categories } = await placeColumns(trx, body, row);
  refuseFactsOfFamily(body, row, categories);
  await takeFromGone(trx, body, row.id);
  const { code = row.code, name = row.name, description = row.description, isActive = row.isActive } = body;
  const price = body.price === undefined ? undefined : await priceColumns(trx, body.price, row);
  return {
    ...plainFields.valuesOf(body),
    stockQuantity: undefined, // changed by `stockSaved`
    ...categories,
    ...price,
    ...(body.detailedDescription === undefined ? {} : textColumns(body.detailedDescription)),
    slug: body.slug === '' ? await madeSlug(trx, { code, name }, row.id) : body.slug,
    ...derivedColumns({
      code,
      name,
      description,
      priceMinor: price ? price.priceMinor : row.priceMinor,
      isActive,
      deletedAt: row.deletedAt,
      areCategoriesActive: areActive,
    }),
  };
}

/** Dimensions and place of a size are its family's. @throws VALIDATION for others */
function refuseFactsOfFamily({ technicalSpecs }: ProductUpdate, row: Row<'products'>, place: Place): void {
  if (row.familyId === null) return;
  const isMoved = place.categoryId !== row.categoryId || place.subCategoryId !== row.subCategoryId;
  const fields = {
    ...(technicalSpecs !== undefined && !isDeepStrictEqual(technicalSpecs, row.technicalSpecs)
      ? { technicalSpecs: SPECS_OF_FAMILY }
      : {}),
    ...(isMoved ? { category: CATEGORY_OF_FAMILY } : {}),
  };
  const [sentence] = Object.values(fields);
  if (sentence !== undefined) throw new ApiError(400, 'VALIDATION', sentence, fields);
}

function textColumns(text: string) {
  const { html, stamp } = richTextToSave(text, 'detailedDescription');
  return { detailedDescription: html, richTextStamp: stamp };
}

const madeSlug = (trx: Trx, { name, code }: { name: string; code: string }, own: number | null) =>
  freeSlug(trx, 'products', 'product', slugify(`${name} ${code}`) || 'urun', own);
