import { lineKey } from '#contract/cart-line.ts';
import type { Output } from '#contract/endpoints.ts';
import { toMajor } from '#contract/money.ts';
import { MAX_CART_LINES } from '#contract/order-facts.ts';
import type { Database, Db, Trx } from '../../../base/db/database.ts';
import { settingStore } from '../../../base/settings/store.ts';
import { picturesOf, type AskedLine } from './price-cart.ts';

type StoredCart = Output<'GET /api/cart'>;
type Kept = Pick<AskedLine, 'publicId' | 'config' | 'quantity'>;

/** Carts that accounts keep for their other devices. Products that the public does not see are left out. */
export const cartStore = (database: Database) => {
  const linesOf = (db: Db, userId: number) =>
    db
      .selectFrom('cartLines as l')
      .innerJoin('products as p', 'p.id', 'l.productId')
      .select(['p.publicId', 'p.name', 'p.priceMinor', 'p.currency', 'p.img', 'p.mainImage', 'l.config', 'l.quantity'])
      .where('l.userId', '=', userId)
      .where('p.isPublic', '=', true)
      .orderBy('l.position')
      .execute();

  async function read(db: Db, userId: number): Promise<StoredCart> {
    const [lines, { shop_currency }] = [await linesOf(db, userId), await settingStore({ db }).all()];
    return {
      products: lines.map((line) => ({
        _id: line.publicId,
        config: line.config,
        quantity: line.quantity,
        name: line.name,
        img: picturesOf(line),
        price: line.priceMinor === null || line.currency !== shop_currency ? null : toMajor(line.priceMinor),
      })),
    };
  }

  async function replace(trx: Trx, userId: number, lines: readonly Kept[]): Promise<void> {
    await trx.deleteFrom('cartLines').where('userId', '=', userId).execute();
    if (lines.length === 0) return;
    const ids = new Map(
      (
        await trx
          .selectFrom('products')
          .select(['id', 'publicId'])
          .where(
            'publicId',
            'in',
            lines.map(({ publicId }) => publicId),
          )
          .where('isPublic', '=', true)
          .execute()
      ).map(({ id, publicId }) => [publicId, id]),
    );
    const rows = lines
      .flatMap(({ publicId, config, quantity }, position) => {
        const productId = ids.get(publicId);
        return productId === undefined ? [] : [{ userId, productId, config, quantity, position }];
      })
      .slice(0, MAX_CART_LINES);
    if (rows.length > 0) await trx.insertInto('cartLines').values(rows).execute();
  }

  return {
    get: (userId: number): Promise<StoredCart> => read(database.db, userId),

    put: (userId: number, lines: readonly AskedLine[]): Promise<StoredCart> =>
      database.write('accounts', async (trx) => {
        await replace(trx, userId, lines);
        return read(trx, userId);
      }),

    /**
     * Merges both carts: the larger quantity of each line counts. The browser's lines come first, and win where
     * there are too many.
     */
    merge: (userId: number, lines: readonly AskedLine[]): Promise<StoredCart> =>
      database.write('accounts', async (trx) => {
        const merged = new Map<string, Kept>();
        for (const { publicId, config, quantity } of [...lines, ...(await linesOf(trx, userId))]) {
          const key = lineKey({ _id: publicId, config });
          merged.set(key, { publicId, config, quantity: Math.max(quantity, merged.get(key)?.quantity ?? 0) });
        }
        await replace(trx, userId, [...merged.values()]);
        return read(trx, userId);
      }),
  };
};
