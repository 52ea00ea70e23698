import { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import type { Order } from '#contract/orders.ts';
import type { Output } from '#contract/endpoints.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { buyerOf, startShop } from '../../../testing/shop.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';
import { migrate } from '../opening/migrate.ts';
import { agreedDelivery } from './024-agreed-delivery.ts';

describeOnEngines(
  '024-agreed-delivery',
  (setup) => {
    test('keeps orders of the version before, without an agreed delivery, and lets its processes go on', async () => {
      const database = await setup.open();
      const { db, engine } = database;
      const run = async (...statements: string[]) => {
        for (const statement of statements) await db.executeQuery(CompiledQuery.raw(statement));
      };
      const started = await startShop(setup, { database });
      const buyer = await buyerOf(started);
      expect((await buyer.pay([{ code: 'ZK-1', quantity: 7, price: 1 }])).status).toBe(200);
      const { _id: id } = (await buyer.get<Output<'GET /api/orders/mine'>>('/api/orders/mine')).json.items[0]!;
      const order = async () => (await buyer.get<Order>(`/api/orders/${id}`)).json;
      const before = await order();

      // The table as the version before has it.
      await run(
        'alter table order_lines drop column stock_status',
        'alter table order_lines drop column lead_time',
        `delete from migrations where name = '${agreedDelivery.name}'`,
      );
      await migrate(db, engine);

      const [line] = before.lines;
      expect(await order()).toEqual({ ...before, lines: [{ ...line, stockStatus: null, leadTime: '' }] });

      // What a process of the version before writes.
      await run(
        `insert into order_lines (order_id, position, product_id, product_public_id, config, code, name, img, unit_price_minor, quantity)
          select order_id, 1, product_id, product_public_id, 'L=1', code, name, img, unit_price_minor, 5 from order_lines`,
      );
      expect(
        (await order()).lines.map(({ quantity, stockStatus, leadTime }) => [quantity, stockStatus, leadTime]),
      ).toEqual([
        [7, null, ''],
        [5, null, ''],
      ]);

      await run("update order_lines set stock_status = 'made_to_order', lead_time = '12 iş günü'");
      expect((await order()).lines[0]).toMatchObject({ stockStatus: 'made_to_order', leadTime: '12 iş günü' });
      await expect(run("update order_lines set stock_status = 'soon'")).rejects.toThrow();
    });
  },
  seedSmallCatalogue,
);
