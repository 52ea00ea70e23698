// bulk-edit/: editing many products at once (docs/decisions/0130).
//
// What a change means for one product: the fields that it sets, as the product's own form would send them.
import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import type { BulkChange } from '#contract/bulk-edit.ts';
import {
  NO_PRICE_TO_MOVE,
  otherCurrency,
  PRICE_BECOMES_TOO_HIGH,
  PRICE_BECOMES_TOO_LOW,
} from '#contract/bulk-edit-texts.ts';
import { isPercent, movedPrice } from '#contract/bulk-price.ts';
import { toMajor, type Currency } from '#contract/money.ts';
import type { ProductUpdate } from '#contract/products.ts';
import type { ProductTable } from '../../../base/db/tables.ts';
import type { Db } from '../../../base/db/database.ts';
import { keptPrice } from '../daily-prices.ts';
import { currencyRules } from '../price.ts';
import { CATEGORY_OF_FAMILY } from '../texts.ts';

/** Columns by which a change is judged. */
export const JUDGED_COLUMNS = [
  'familyId',
  'categoryId',
  'subCategoryId',
  'priceMinor',
  'oldPriceMinor',
  'currency',
  'listPriceMinor',
  'listOldPriceMinor',
  'listCurrency',
  'isActive',
  'stockStatus',
  'leadTimeDays',
  'vatRate',
  'minQuantity',
  'packQuantity',
  'unit',
] as const satisfies readonly (keyof ProductTable)[];
export type Judged = Pick<Selectable<ProductTable>, (typeof JUDGED_COLUMNS)[number]>;

/** Fields of a product that a change concerns. */
export type ChangedFields = Pick<
  ProductUpdate,
  | 'price'
  | 'category'
  | 'subCategory'
  | 'isActive'
  | 'stockStatus'
  | 'leadTimeDays'
  | 'vatRate'
  | 'minQuantity'
  | 'packQuantity'
  | 'unit'
>;

/** What a change must know besides the product. */
export interface Around {
  /** Public ids of categories by their row ids. */
  categories: ReadonlyMap<number, string>;
  /** Why prices cannot be kept in a currency; null: they can. */
  currencyRefusal(currency: Currency): string | null;
}

/** @param rows the products that are judged */
export async function aroundOf(
  db: Db,
  field: BulkChange['field'],
  rows: readonly Pick<Judged, 'categoryId' | 'subCategoryId'>[],
): Promise<Around> {
  const ids = [...new Set(rows.flatMap(({ categoryId, subCategoryId }) => [categoryId, subCategoryId ?? categoryId]))];
  const found =
    field === 'category'
      ? await db.selectFrom('categories').select(['id', 'publicId']).where('id', 'in', ids).execute()
      : [];
  return {
    categories: new Map(found.map(({ id, publicId }) => [id, publicId])),
    currencyRefusal: field === 'price' ? await currencyRules(db) : () => null,
  };
}

const priceField = (price: { priceMinor: number | null; oldPriceMinor: number | null; currency: Judged['currency'] }) =>
  price.priceMinor === null
    ? null
    : {
        current: toMajor(price.priceMinor),
        ...(price.oldPriceMinor !== null && { old: toMajor(price.oldPriceMinor) }),
        currency: price.currency,
      };

/** The fields as the product has them. */
export function presentFields(row: Judged, field: BulkChange['field'], { categories }: Around): ChangedFields {
  if (field === 'price') return { price: priceField(keptPrice(row)) };
  if (field === 'category')
    return {
      category: categories.get(row.categoryId) ?? '',
      subCategory: row.subCategoryId === null ? null : (categories.get(row.subCategoryId) ?? null),
    };
  return { [field]: row[field] };
}

/** What becomes of a product: the fields as they are and as they are to be, or why it cannot be. */
export type Judgement =
  | { refusal: string; before: ChangedFields }
  | { refusal: null; before: ChangedFields; after: ChangedFields; isSame: boolean };

export function judge(row: Judged, change: BulkChange, around: Around): Judgement {
  const before = presentFields(row, change.field, around);
  const wanted = wantedFields(row, change, around);
  if (typeof wanted === 'string') return { refusal: wanted, before };
  const isSame = isDeepStrictEqual(before, wanted);
  if (change.field === 'category' && !isSame && row.familyId !== null) return { refusal: CATEGORY_OF_FAMILY, before };
  return { refusal: null, before, after: wanted, isSame };
}

/** The fields as they are to be, or the sentence of the refusal. */
function wantedFields(row: Judged, change: BulkChange, around: Around): ChangedFields | string {
  if (change.field === 'category') return { category: change.category, subCategory: change.subCategory };
  if (change.field !== 'price') return { [change.field]: change.value };
  const { priceMinor, oldPriceMinor, currency } = keptPrice(row);
  const before = priceMinor === null ? null : { priceMinor, oldPriceMinor };
  if (before !== null && !isPercent(change.operation) && currency !== change.currency) return otherCurrency(currency);
  const price = movedPrice(before, change);
  if (price === null) return NO_PRICE_TO_MOVE;
  if (price === 'too-low') return PRICE_BECOMES_TOO_LOW;
  if (price === 'too-high') return PRICE_BECOMES_TOO_HIGH;
  const next = { ...price, currency: before === null ? change.currency : currency };
  const isMoved = price.priceMinor !== before?.priceMinor || price.oldPriceMinor !== before.oldPriceMinor;
  return (isMoved && around.currencyRefusal(next.currency)) || { price: priceField(next) };
}
