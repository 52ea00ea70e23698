// The least order and the pack of an article: its own, or its family's.
import { sql } from 'kysely';
import { orderQuantityOf, type OrderQuantity } from '#contract/order-quantity.ts';

/** For a SELECT on `products as p` and its family `f`, which may be missing. */
export const orderQuantityColumns = [
  sql<number>`coalesce(p.min_quantity, f.min_quantity, 1)`.as('leastQuantity'),
  sql<number>`coalesce(p.pack_quantity, f.pack_quantity, 1)`.as('packedQuantity'),
] as const;

export const orderQuantityOfRow = (row: { leastQuantity: number; packedQuantity: number }): OrderQuantity =>
  orderQuantityOf(row.leastQuantity, row.packedQuantity);

/** As replies show it: absent where any number can be ordered. */
export const shownOrderQuantity = ({ min, pack }: OrderQuantity): OrderQuantity | undefined =>
  min === 1 && pack === 1 ? undefined : { min, pack };
