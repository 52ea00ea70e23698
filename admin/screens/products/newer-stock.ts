// Saving an existing product that others have changed meanwhile.
import type { StaleDetails } from '#contract/errors.ts';
import { productEditInputs } from '#contract/products.ts';
import { differenceOf, moveOver, stockMoveSchema } from './stock-move.ts';
import { PRODUCT_TEXTS as texts } from './texts.ts';
import { isMove, type ProductValues } from './values.ts';

export const editSchemas = { ...productEditInputs, stockQuantity: stockMoveSchema };

/** A count over a newer level is saved as its difference. */
export const overNewer = (merged: ProductValues, mine: ProductValues, newer: ProductValues): ProductValues =>
  isMove(mine.stockQuantity) && isMove(newer.stockQuantity)
    ? { ...merged, stockQuantity: moveOver(mine.stockQuantity, newer.stockQuantity) }
    : merged;

export const staleNotes = (
  { stockQuantity: mine }: ProductValues,
  { changes }: StaleDetails,
): Readonly<Record<string, string>> => {
  const now = changes?.find(({ field }) => field === 'stockQuantity')?.now;
  if (!isMove(mine) || mine.kind !== 'count' || mine.seen === null || typeof now !== 'number') return {};
  return { stockQuantity: texts.countOver(differenceOf(mine), now) };
};
