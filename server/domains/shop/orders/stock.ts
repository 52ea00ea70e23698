// Takes counted stock for orders and puts it back. Callers hold 'catalogue', or parts of it, so that only one of them
// counts at a time (docs/decisions/0080).
import type { Trx } from '../../../base/db/database.ts';
import { tooFewInStock } from '../texts.ts';
import { moveStock } from '../../catalogue/products/stock.ts';

export interface Shortage {
  code: string;
  quantity: number;
  taken: number;
}

/** Of lines that got too few, for an order's history; '': none. */
export const shortageNotes = (shortages: readonly Shortage[]): string =>
  shortages.map(({ code, quantity, taken }) => tooFewInStock(code, quantity, taken)).join(' ');

const countedLines = (trx: Trx, orderId: number) =>
  trx
    .selectFrom('orderLines as l')
    .innerJoin('products as p', 'p.id', 'l.productId')
    .innerJoin('orders as o', 'o.id', 'l.orderId')
    .select(['l.id', 'l.code', 'l.quantity', 'l.stockTaken', 'l.productId', 'o.number'])
    .where('l.orderId', '=', orderId)
    .where('p.stockQuantity', 'is not', null)
    .orderBy('l.position')
    .orderBy('l.id')
    .execute();

/** Read again for every line: two lines may have the same product. */
const countedProduct = (trx: Trx, productId: number) =>
  trx
    .selectFrom('products')
    .select(['id', 'publicId', 'stockQuantity', 'stockStatus'])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();

/**
 * Takes the order's pieces out of stock, as many as there are; a product that runs out can no longer be bought. Once
 * for each paid order; what was taken before, when it was placed, stays taken.
 * @returns the lines that got too few
 */
export async function takeStock(trx: Trx, orderId: number, at: Date): Promise<Shortage[]> {
  const shortages: Shortage[] = [];
  for (const { id, code, quantity, stockTaken, productId, number } of await countedLines(trx, orderId)) {
    if (stockTaken >= quantity) continue;
    const product = await countedProduct(trx, productId);
    const stock = product.stockQuantity ?? 0;
    const more = Math.min(quantity - stockTaken, stock);
    const taken = stockTaken + more;
    if (taken < quantity) shortages.push({ code, quantity, taken });
    if (more === 0) continue;
    await moveStock(trx, product, { to: stock - more, reason: 'sale', by: { order: number }, at });
    await trx.updateTable('orderLines').set({ stockTaken: taken }).where('id', '=', id).execute();
  }
  return shortages;
}

/** Puts back the order's pieces; a second call finds none left to put back. */
export async function returnStock(trx: Trx, orderId: number, at: Date): Promise<void> {
  for (const { id, stockTaken, productId, number } of await countedLines(trx, orderId)) {
    if (stockTaken === 0) continue;
    const product = await countedProduct(trx, productId);
    await moveStock(trx, product, {
      to: (product.stockQuantity ?? 0) + stockTaken,
      reason: 'return',
      by: { order: number },
      at,
    });
    await trx.updateTable('orderLines').set({ stockTaken: 0 }).where('id', '=', id).execute();
  }
}
