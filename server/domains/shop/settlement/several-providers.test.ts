import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { describeOnEngines, type Setup } from '../../../testing/engines.ts';
import { fakeProvider } from '../../../testing/fake-provider.ts';
import { clockAt, MINUTE } from '../../../testing/forms.ts';
import { startShop, type TestShop } from '../../../testing/payments.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';

describeOnEngines(
  'a shop with several payment providers',
  (setup: Setup) => {
    /** The shop while 'old' took payments, and the same shop after 'neu' has replaced it. */
    const start = async (): Promise<{ before: TestShop; after: TestShop }> => {
      const clock = clockAt();
      const [old, neu] = ['old', 'neu'].map((name) => fakeProvider({ now: clock.now, name })) as [
        TestShop['provider'],
        TestShop['provider'],
      ];
      const before = await startShop(setup, { clock, provider: old });
      const { database, customer } = before;
      return {
        before,
        after: await startShop(setup, { clock, database, customer, provider: neu, otherProviders: [old] }),
      };
    };
    const send = async (shop: TestShop, name: string, from: TestShop, order: { publicId: string }) => {
      const { sessionId, orderId, status, amountMinor, currency, paymentId } = from.provider.sessionOf(order.publicId);
      const session = { sessionId, orderId, status, amountMinor, currency, paymentId };
      const { body, headers } = from.provider.message({ id: randomUUID(), session });
      const reply = await shop.app.inject({
        method: 'POST',
        url: `/api/payment/webhook/${name}`,
        payload: Buffer.from(body),
        headers: { ...headers },
      });
      return reply.statusCode;
    };

    test('an order is paid by the message of its own, at that one’s address only', async () => {
      const { before, after } = await start();
      const order = await before.order();
      before.pay(order);
      for (const name of ['neu', 'other']) expect(await send(after, name, before, order), name).toBe(400);
      expect((await after.of(order)).row.status).toBe('pending');
      expect(await send(after, 'old', before, order)).toBe(200);
      expect((await after.of(order)).row).toMatchObject({ status: 'paid', provider: 'old' });
    });

    test('after a lost message each order’s own provider is asked; a silent one delays no other', async () => {
      const { before, after } = await start();
      const [earlier, later] = [await before.order(), await after.order()];
      before.pay(earlier);
      after.pay(later);
      before.provider.fail('getSession', 'before');
      expect(await after.reconcile()).toHaveLength(1);
      expect((await after.of(earlier)).row.status).toBe('pending');
      expect((await after.of(later)).row.status).toBe('paid');
      after.clock.pass(MINUTE);
      expect(await after.reconcile()).toEqual([]);
      expect((await after.of(earlier)).row.status).toBe('paid');
    });

    test('the page after paying asks the order’s own', async () => {
      const { before, after } = await start();
      const order = await before.order();
      before.pay(order);
      const customer = await signIn(after, 'user', after.customer);
      const { json } = await customer.get<{ status: string }>(`/api/payment/session/${order.sessionId}`);
      expect(json.status).toBe('paid');
    });

    test('money is refunded by the provider that took it, and a payment is ended there', async () => {
      const { before, after } = await start();
      const [paid, open] = [await before.order(), await before.order()];
      before.pay(paid);
      await before.tell(paid);
      const admin = await signIn(after, 'admin');
      const refund = await admin.post<{ status: string }>(`/api/orders/${paid.publicId}/refund`, {
        reason: 'Hatalı ürün',
        attempt: randomUUID(),
      });
      expect(refund).toMatchObject({ status: 201, json: { status: 'refunded' } });
      expect(before.provider.sessions.get(paid.sessionId)!.refundedMinor).toBe(paid.totalMinor);
      expect((await admin.patch(`/api/orders/${open.publicId}`, { status: 'cancelled', version: 1 })).status).toBe(200);
      expect(before.provider.sessions.get(open.sessionId)!.status).toBe('expired');
    });
  },
  seedSmallCatalogue,
);
