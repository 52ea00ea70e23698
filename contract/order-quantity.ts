// How many pieces of an article can be ordered: at least a number, in whole packs. Free of schemas: pages, the panel
// and the server's prices use the same rule.
import { leastQuantity, packCorrected } from './cart-texts.ts';
import { MAX_QUANTITY } from './order-facts.ts';

/** The least order and the pack, in pieces. The least order is a whole number of packs. */
export interface OrderQuantity {
  min: number;
  pack: number;
}

/** What articles without a rule have. */
export const ANY_QUANTITY: OrderQuantity = { min: 1, pack: 1 };

/** The rule of a least order and a pack: the least order is raised to whole packs. */
export const orderQuantityOf = (min: number, pack: number): OrderQuantity => ({
  min: Math.ceil(min / pack) * pack,
  pack,
});

/** The most pieces in whole packs. @param stock pieces in stock; null: not counted */
export const mostPieces = ({ pack }: OrderQuantity, stock: number | null = null): number =>
  Math.floor(Math.min(MAX_QUANTITY, stock ?? MAX_QUANTITY) / pack) * pack;

/**
 * The quantity that can be ordered instead of the wanted one: at least the least order, raised to whole packs, at most
 * `most`. `sentence` says why it differs; null where it does not, or where only `most` is the reason. 0 pieces: `most`
 * is below the least order.
 */
export function orderable(
  wanted: number,
  rule: OrderQuantity = ANY_QUANTITY,
  most: number = MAX_QUANTITY,
): { quantity: number; sentence: string | null } {
  const { min, pack } = rule;
  const limit = Math.floor(most / pack) * pack;
  if (limit < min) return { quantity: 0, sentence: leastQuantity(min) };
  if (wanted < min) return { quantity: min, sentence: leastQuantity(min) };
  const quantity = Math.min(limit, Math.ceil(wanted / pack) * pack);
  return { quantity, sentence: quantity === Math.min(wanted, most) ? null : packCorrected(pack, quantity) };
}
