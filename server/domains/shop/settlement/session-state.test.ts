import { expect, test } from 'vitest';
import { ORDER_STATUSES, type OrderStatus } from '#contract/order-facts.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { startShop } from '../../../testing/payments.ts';
import { ANONYMOUS, type Viewer } from '../../../call/handlers.ts';
import { type PaymentProvider, withinTime } from '../payments/provider/provider.ts';
import { paymentProviders } from '../payments/providers.ts';
import { sessionState } from './session-state.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';

describeOnEngines(
  'the state of a payment',
  (setup) => {
    const start = async () => {
      const shop = await startShop(setup);
      return { shop, customer: await signIn(shop, 'user', shop.customer) };
    };

    test('for the customer: the provider’s state counts, even without a message', async () => {
      const { shop, customer } = await start();
      const order = await shop.order();
      const state = async () => (await customer.get(`/api/payment/session/${order.sessionId}`)).json;
      const told = { orderNumber: order.number, orderId: order.publicId, email: customer.user.email };
      expect(await state()).toEqual({ ...told, status: 'processing' });
      shop.provider.become(order.sessionId, 'processing');
      expect(await state()).toEqual({ ...told, status: 'processing' });
      shop.pay(order);
      expect(await state()).toEqual({ ...told, status: 'paid' });
      expect(await shop.of(order)).toMatchObject({ row: { status: 'paid' }, mails: ['order-received', 'order-staff'] });
    });

    test('a session that failed or ended is unpaid', async () => {
      const { shop, customer } = await start();
      for (const status of ['failed', 'expired'] as const) {
        const order = await shop.order();
        shop.provider.become(order.sessionId, status);
        expect((await customer.get(`/api/payment/session/${order.sessionId}`)).json).toMatchObject({
          status: 'unpaid',
        });
        expect((await shop.of(order)).row.status).toBe(status);
      }
    });

    test('simultaneous requests ask the provider once', async () => {
      const { shop } = await start();
      const order = await shop.order();
      let [asked, found, answer] = [0, 0, () => {}];
      const isAnswered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      const getSession: PaymentProvider['getSession'] = async (id) => {
        asked += 1;
        await isAnswered;
        return shop.provider.getSession(id);
      };
      // The provider answers when every look has found its order.
      const db = shop.database.db.withPlugin({
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          if (++found === 10) setImmediate(answer);
          return result;
        },
      });
      const { id, publicId, name } = shop.customer;
      const look = sessionState({
        ...shop,
        database: { ...shop.database, db },
        providers: paymentProviders({ ...shop.provider, getSession }),
      });
      const viewer: Viewer = { ...ANONYMOUS, role: 'user', user: { id, publicId, name, sessionId: 0 } };
      const looks = await Promise.all(Array.from({ length: 10 }, () => look(viewer, order.sessionId)));
      expect(looks.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 'processing'));
      expect(asked).toBe(1);
    });

    test('a provider without an answer: the stored state counts', async () => {
      const { shop, customer } = await start();
      const order = await shop.order();
      shop.pay(order);
      shop.provider.fail('getSession', 'before', 'after');
      for (const status of ['processing', 'processing', 'paid'])
        expect((await customer.get(`/api/payment/session/${order.sessionId}`)).json).toMatchObject({ status });
    });

    test('each status has one answer; a customer who has paid is never asked to pay again', async () => {
      const { shop, customer } = await start();
      const told: Partial<Record<OrderStatus, unknown>> = {};
      for (const status of ORDER_STATUSES) {
        const order = await shop.order({ status });
        told[status] = (await customer.get(`/api/payment/session/${order.sessionId}`)).json['status'];
      }
      expect(told).toEqual({
        pending: 'processing',
        paid: 'paid',
        review: 'paid',
        preparing: 'paid',
        shipped: 'paid',
        delivered: 'paid',
        refunded: 'paid',
        failed: 'unpaid',
        expired: 'unpaid',
        cancelled: 'unpaid',
      });
    });

    test('somebody else’s is answered like a missing one, for staff too', async () => {
      const { shop } = await start();
      const order = await shop.order();
      shop.pay(order);
      const bodies = new Set<string>();
      for (const role of ['user', 'moderator', 'admin'] as const) {
        const other = await signIn(shop, role);
        for (const id of [order.sessionId, 'cs_unknown']) {
          const reply = await other.get(`/api/payment/session/${id}`);
          expect(reply.status).toBe(404);
          bodies.add(reply.body);
        }
      }
      expect(bodies.size).toBe(1);
      expect((await shop.get(`/api/payment/session/${order.sessionId}`)).status).toBe(401);
      expect((await shop.of(order)).row.status).toBe('pending');
    });
  },
  seedSmallCatalogue,
);

test('a provider that never answers is waited for no longer than said', async () => {
  await expect(withinTime(new Promise(() => {}), 5)).rejects.toMatchObject({
    name: 'ProviderError',
    isTemporary: true,
  });
  await expect(withinTime(Promise.resolve(1), 5)).resolves.toBe(1);
});
