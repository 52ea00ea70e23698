import { expect, test } from 'vitest';
import { describeWithDatabase } from '../../../testing/engines.ts';
import { startShop, type PaidOrder, type TestShop } from '../../../testing/payments.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';
import { shipAll } from '../../../testing/orders.ts';
import { orderMails, type OrderMails } from './mails.ts';

describeWithDatabase(
  'mails of orders',
  (setup) => {
    const send = (
      shop: TestShop,
      work: (mails: OrderMails, ...args: Parameters<OrderMails['received']>) => Promise<void>,
      { id }: PaidOrder,
    ) => shop.database.write('orders', (trx) => work(orderMails(shop), trx, id, new Date(shop.now())));
    const sent = async ({ database }: TestShop) =>
      await database.db.selectFrom('outbox').select(['kind', 'recipient', 'replyTo', 'about']).orderBy('id').execute();

    test('customers get theirs, staff theirs; each can be answered to the other', async () => {
      const shop = await startShop(setup, { config: { mailStaffTo: 'satis@ornekkalip.example' } });
      const order = await shop.order();
      await send(
        shop,
        async (mails, trx, id, at) => {
          await mails.received(trx, id, at);
          await mails.shipped(trx, id, at, await shipAll(trx, id, at));
          await mails.cancelled(trx, id, at);
          await mails.refunded(trx, id, 500, at);
          await mails.review(trx, id, 'Ödenen tutar farklı.', at);
        },
        order,
      );
      const [customer, staff] = [shop.customer.email, 'satis@ornekkalip.example'];
      expect(await sent(shop)).toEqual(
        [
          ['order-received', customer, staff],
          ['order-staff', staff, customer],
          ['order-shipped', customer, staff],
          ['order-cancelled', customer, staff],
          ['order-refunded', customer, staff],
          ['order-review', staff, customer],
        ].map(([kind, recipient, replyTo]) => ({ kind, recipient, replyTo, about: order.publicId })),
      );
    });

    test('deleted accounts get no mails', async () => {
      const shop = await startShop(setup);
      const order = await shop.order({ userId: null });
      await send(
        shop,
        async (mails, trx, id, at) => {
          await mails.received(trx, id, at);
          await mails.shipped(trx, id, at, await shipAll(trx, id, at));
        },
        order,
      );
      expect(await sent(shop)).toMatchObject([{ kind: 'order-staff', replyTo: null }]);
    });
  },
  seedSmallCatalogue,
);
