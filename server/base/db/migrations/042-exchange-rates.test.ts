import { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import { insertProducts } from '../../../testing/catalogue.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { priceListsUndone } from '../../../testing/price-lists-undone.ts';
import { insertOrder } from '../../../testing/orders.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';
import { migrate } from '../opening/migrate.ts';

describeOnEngines(
  '042-exchange-rates',
  (setup) => {
    test('no price and no order changes, and no rates are on', async () => {
      const database = await setup.open();
      const { db, engine } = database;
      await insertProducts(database, [
        { code: 'EU-1', name: 'Avro', category: 'kolonlar', priceMinor: 2_500, oldPriceMinor: 3_000, currency: 'EUR' },
      ]);
      await insertOrder(database, { at: new Date('2026-11-20T09:00:00Z'), lines: [{ code: 'KB-20', quantity: 3 }] });
      const rows = async () => ({
        products: await db.selectFrom('products').selectAll().orderBy('id').execute(),
        lines: await db.selectFrom('orderLines').selectAll().orderBy('id').execute(),
      });
      const before = await rows();
      for (const statement of [
        ...priceListsUndone(engine),
        'drop table exchange_rates',
        'drop table exchange_rate_state',
        'drop index products_listed',
        'alter table products drop column list_price_minor',
        'alter table products drop column list_old_price_minor',
        'alter table products drop column list_currency',
        'alter table order_lines drop column listed',
        "delete from migrations where name in ('042-exchange-rates', '049-price-lists')",
      ])
        await db.executeQuery(CompiledQuery.raw(statement));
      await migrate(db, engine);
      expect(await rows()).toEqual(before);
      expect(before.products.every(({ listCurrency }) => listCurrency === null)).toBe(true);
      expect(await db.selectFrom('exchangeRateState').selectAll().execute()).toEqual([
        { id: 1, applied: null, nextTryAt: null, triedAt: null, problem: '' },
      ]);
    });
  },
  seedSmallCatalogue,
);
