import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '../../../base/db/opening/migrate.ts';
import { migrations } from '../../../base/db/migrations/index.ts';
import { stockMoves } from '../../../base/db/migrations/013-stock-moves.ts';
import { insertProducts } from '../../../testing/catalogue.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';

describeOnEngines(
  'a filled database of the version before the stock ledger',
  (setup) => {
    test('starts it with the present levels', async () => {
      const database = await setup.open();
      const { db, engine } = database;
      await insertProducts(database, [
        { code: 'STOK-0', category: 'kolonlar', stockQuantity: 0 },
        { code: 'STOK-12', category: 'kolonlar', stockQuantity: 12 },
        { code: 'STOK-5', category: 'kolonlar', stockQuantity: 5, deletedAt: new Date() },
      ]);
      await sql`drop table stock_moves`.execute(db);
      await sql`delete from migrations where name >= ${stockMoves.name}`.execute(db);
      await migrate(db, engine, { steps: migrations.slice(0, migrations.indexOf(stockMoves) + 1) });
      const moves = await db
        .selectFrom('stockMoves as m')
        .innerJoin('products as p', 'p.id', 'm.productId')
        .select([
          'p.code',
          'm.change',
          'm.level',
          'm.reason',
          'm.at',
          'p.updatedAt',
          'm.orderNumber',
          'm.actorName',
          'm.attempt',
        ])
        .orderBy('p.code')
        .execute();
      expect(moves.map(({ code, change, level }) => [code, change, level])).toEqual([
        ['STOK-0', 0, 0],
        ['STOK-12', 12, 12],
        ['STOK-5', 5, 5],
      ]);
      for (const move of moves)
        expect(move).toMatchObject({
          reason: 'opening',
          at: move.updatedAt,
          orderNumber: '',
          actorName: '',
          attempt: null,
        });
    });
  },
  seedSmallCatalogue,
);
