import { sql } from 'kysely';
import { LOW_STOCK } from '#contract/catalogue.ts';
import type { ShopFigures } from '#contract/dashboard.ts';
import type { Database } from '../../../base/db/database.ts';

const SHOWN = 5;

/** Products that run out: the active ones among the product list's filters 'low' and 'out_of_stock'. */
export const stockFigures = ({ db }: Pick<Database, 'db'>) => {
  const active = () => db.selectFrom('products').where('isActive', '=', sql.lit(true)).where('deletedAt', 'is', null); // literal, as in the index
  const low = () => active().where('stockStatus', '=', 'in_stock').where('stockQuantity', '<=', LOW_STOCK);

  return async (): Promise<ShopFigures['stock']> => {
    const counted = await db
      .selectNoFrom((eb) => [
        low().select(eb.fn.countAll<number>().as('n')).as('low'),
        active().where('stockStatus', '=', 'out_of_stock').select(eb.fn.countAll<number>().as('n')).as('soldOut'),
      ])
      .executeTakeFirstOrThrow();
    const items = counted.low
      ? await low()
          .select(['publicId', 'code', 'name', 'stockQuantity'])
          .orderBy('stockQuantity')
          .orderBy('id')
          .limit(SHOWN)
          .execute()
      : [];
    return {
      threshold: LOW_STOCK,
      low: counted.low ?? 0,
      soldOut: counted.soldOut ?? 0,
      items: items.map(({ publicId, code, name, stockQuantity }) => ({
        _id: publicId,
        code,
        name,
        quantity: stockQuantity ?? 0,
      })),
    };
  };
};
