// Pieces of products whose stock is counted. Callers hold 'catalogue', or parts of it, so that no two of them count at once.
import { productPart } from '#contract/endpoint.ts';
import { changed } from '../db/changes.ts';
import type { Trx } from '../db/open.ts';

export interface Shortage { code: string; quantity: number; taken: number }

const countedLines = (trx: Trx, orderId: number) => trx.selectFrom('orderLines as l').innerJoin('products as p', 'p.id', 'l.productId')
  .select(['l.id', 'l.code', 'l.quantity', 'l.stockTaken', 'l.productId']).where('l.orderId', '=', orderId).where('p.stockQuantity', 'is not', null).orderBy('l.position').orderBy('l.id').execute();

/** Read anew for every line: two lines may be of one product. */
const stockOf = (trx: Trx, productId: number) => trx.selectFrom('products').select(['publicId', 'stockQuantity', 'stockStatus', 'version']).where('id', '=', productId).executeTakeFirstOrThrow();

/**
 * Takes the order's pieces out of stock, as many as there are; what runs out can no longer be bought. For an order that is paid, once.
 * @returns the lines that got too few
 */
export async function takeStock(trx: Trx, orderId: number, at: Date): Promise<Shortage[]> {
  const shortages: Shortage[] = [];
  for (const { id, code, quantity, productId } of await countedLines(trx, orderId)) {
    const product = await stockOf(trx, productId);
    const stock = product.stockQuantity ?? 0;
    const taken = Math.min(quantity, stock);
    if (taken < quantity) shortages.push({ code, quantity, taken });
    if (taken === 0) continue;
    changed(trx, [productPart(product.publicId)]);
    await trx.updateTable('products').set({
      stockQuantity: stock - taken, stockStatus: stock === taken && product.stockStatus === 'in_stock' ? 'out_of_stock' : product.stockStatus,
      // A form that is open in the panel would write the old number back: it is told that it is stale.
      version: product.version + 1, updatedAt: at,
    }).where('id', '=', productId).execute();
    await trx.updateTable('orderLines').set({ stockTaken: taken }).where('id', '=', id).execute();
  }
  return shortages;
}

/** Puts back what was taken for the order; a second time there is nothing left to put back. */
export async function returnStock(trx: Trx, orderId: number, at: Date): Promise<void> {
  for (const { id, stockTaken, productId } of await countedLines(trx, orderId)) {
    if (stockTaken === 0) continue;
    const product = await stockOf(trx, productId);
    const stock = product.stockQuantity ?? 0;
    changed(trx, [productPart(product.publicId)]);
    await trx.updateTable('products').set({
      stockQuantity: stock + stockTaken, stockStatus: stock === 0 && product.stockStatus === 'out_of_stock' ? 'in_stock' : product.stockStatus,
      version: product.version + 1, updatedAt: at,
    }).where('id', '=', productId).execute();
    await trx.updateTable('orderLines').set({ stockTaken: 0 }).where('id', '=', id).execute();
  }
}
