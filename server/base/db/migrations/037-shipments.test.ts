import { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnEngines } from '../../../testing/engines.ts';
import { insertOrder } from '../../../testing/orders.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';
import { ORDER_STATUSES } from '#contract/order-facts.ts';
import { migrate } from '../opening/migrate.ts';

describeOnEngines(
  '037-shipments',
  (setup) => {
    test('orders that had left have one shipment with all their lines; no order changes otherwise', async () => {
      const database = await setup.open();
      const { db, engine } = database;
      const run = async (...statements: string[]) => {
        for (const statement of statements) await db.executeQuery(CompiledQuery.raw(statement));
      };
      const at = new Date('2026-11-20T09:00:00Z');
      const [shippedAt, deliveredAt] = [new Date('2026-11-21T09:00:00Z'), new Date('2026-11-23T09:00:00Z')];
      const tracking = { carrier: 'Aras', trackingNumber: 'A-1', trackingUrl: 'https://kargo.example/A-1' };
      for (const status of ORDER_STATUSES)
        await insertOrder(database, {
          status,
          at,
          ...tracking,
          number: status,
          lines: [
            { code: 'KB-20', quantity: 3 },
            { code: 'ZK-1', quantity: 2 },
          ],
        });
      const refundedBefore = await insertOrder(database, { status: 'refunded', at, number: 'never left' });
      const event = async (number: string, to: 'shipped' | 'delivered', when: Date) => {
        const { id } = await db
          .selectFrom('orders')
          .select('id')
          .where('number', '=', number)
          .executeTakeFirstOrThrow();
        await db
          .insertInto('orderEvents')
          .values({ orderId: id, at: when, byKind: 'staff', byName: '', fromStatus: 'paid', toStatus: to, notes: '' })
          .execute();
      };
      await event('delivered', 'shipped', shippedAt);
      await event('delivered', 'delivered', deliveredAt);
      await event('refunded', 'shipped', shippedAt);

      // As the version before left them.
      await run(
        'drop table shipment_lines',
        'drop table shipments',
        'alter table orders drop column is_part_shipped',
        'alter table orders drop column rest_closed_at',
        "delete from migrations where name = '037-shipments'",
      );
      const before = await db.selectFrom('orders').selectAll().orderBy('id').execute();
      await migrate(db, engine);

      expect(await db.selectFrom('orders').selectAll().orderBy('id').execute()).toEqual(
        before.map((row) => ({ ...row, isPartShipped: false, restClosedAt: null })),
      );
      const shipments = await db
        .selectFrom('shipments as s')
        .innerJoin('orders as o', 'o.id', 's.orderId')
        .select(['o.number', 's.no', 's.carrier', 's.trackingNumber', 's.trackingUrl', 's.shippedAt', 's.deliveredAt'])
        .orderBy('o.id')
        .execute();
      expect(shipments).toEqual([
        { number: 'shipped', no: 1, ...tracking, shippedAt: at, deliveredAt: null },
        { number: 'delivered', no: 1, ...tracking, shippedAt, deliveredAt },
        { number: 'refunded', no: 1, ...tracking, shippedAt, deliveredAt: null },
      ]);
      const lines = await db.selectFrom('shipmentLines').select('quantity').orderBy('orderLineId').execute();
      expect(lines.map(({ quantity }) => quantity)).toEqual([3, 2, 3, 2, 3, 2]);
      expect(refundedBefore.number).toBe('never left');
    });
  },
  seedSmallCatalogue,
);
