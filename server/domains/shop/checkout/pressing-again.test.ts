import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Database } from '../../../base/db/database.ts';
import type { ShopServices } from '../payments/services.ts';
import { startApp } from '../../../testing/app.ts';
import { describeOnEngines, until } from '../../../testing/engines.ts';
import { fakeProvider, type FakeFault } from '../../../testing/fake-provider.ts';
import { clockAt, inStep, MINUTE } from '../../../testing/forms.ts';
import { buyerOf, startShop, type Bought, type ShopApp } from '../../../testing/shop.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';
import { paymentSessions } from './payment-session.ts';

const ONE: Bought[] = [{ code: 'KB-20', quantity: 2, price: 20 }];
const ordersOf = ({ database }: Pick<ShopApp, 'database'>) =>
  database.db.selectFrom('orders').selectAll().orderBy('id').execute();
const UNAVAILABLE = {
  status: 503,
  json: { code: 'PAYMENT_UNAVAILABLE', error: 'Ödeme işlemi başarısız oldu. Lütfen tekrar deneyin.' },
};

describeOnEngines(
  'pressing pay again',
  (setup) => {
    async function start(options: Parameters<typeof startShop>[1] = {}) {
      const shop = await startShop(setup, options);
      return { ...shop, buyer: await buyerOf(shop), orders: () => ordersOf(shop) };
    }

    for (const attempt of [undefined, randomUUID()]) {
      const how = attempt === undefined ? 'without a key' : 'with a key';

      test(`20 times at once, ${how}: one order, one page`, async () => {
        const shop = await start();
        const payload = await shop.buyer.checkout(ONE, { attempt });
        shop.provider.delayMs = 30;
        const replies = await inStep(
          shop,
          Array.from({ length: 20 }, () => () => shop.buyer.post('/api/payment', payload)),
        );
        expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
        expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
        expect(await shop.orders()).toHaveLength(1);
        expect(shop.provider.sessions.size).toBe(1);
        expect(shop.provider.requests).toHaveLength(1);
        expect(await shop.database.db.selectFrom('orderNumbers').selectAll().execute()).toEqual([
          { year: 2026, last: 1 },
        ]);
      });

      test(`one after the other, ${how}: the same page`, async () => {
        const { buyer, orders, provider, clock } = await start();
        const first = await buyer.pay(ONE, { attempt });
        clock.pass(44 * MINUTE);
        expect((await buyer.pay(ONE, { attempt })).json).toEqual(first.json);
        expect(await orders()).toHaveLength(1);
        expect(provider.requests).toHaveLength(1);
      });

      test(`after the price has changed, ${how}: what was agreed still holds`, async () => {
        const { buyer, orders, database } = await start();
        const first = await buyer.pay(ONE, { attempt });
        await database.write('catalogue', (trx) =>
          trx.updateTable('products').set({ priceMinor: 2500 }).where('code', '=', 'KB-20').execute(),
        );
        expect((await buyer.pay(ONE, { attempt })).json).toEqual(first.json);
        expect((await buyer.pay([{ code: 'KB-20', quantity: 2, price: 25 }], { attempt, note: 'yeni' })).status).toBe(
          200,
        );
        expect((await orders()).map(({ totalMinor }) => totalMinor)).toEqual([4000, 5000]);
      });

      test.each(['paid', 'review', 'preparing', 'shipped', 'delivered', 'refunded'] as const)(
        `when the order is %s, ${how}: leads to where that is told`,
        async (status) => {
          const { buyer, orders, database } = await start();
          const { json } = await buyer.pay(ONE, { attempt });
          await database.write('orders', (trx) => trx.updateTable('orders').set({ status }).execute());
          expect((await buyer.pay(ONE, { attempt })).json).toEqual({
            ...json,
            url: `http://kaliphane.test/success?session_id=${json.id}`,
          });
          expect(await orders()).toHaveLength(1);
        },
      );

      test.each(['failed', 'expired', 'cancelled'] as const)(
        `when the order is %s, ${how}: a new one`,
        async (status) => {
          const { buyer, orders, database, provider } = await start();
          const first = await buyer.pay(ONE, { attempt });
          await database.write('orders', (trx) => trx.updateTable('orders').set({ status }).execute());
          const second = await buyer.pay(ONE, { attempt });
          expect(second.status).toBe(200);
          expect(second.json.orderNumber).not.toBe(first.json.orderNumber);
          expect((await orders()).map((order) => [order.status, order.attemptKey === null])).toEqual([
            [status, true],
            ['pending', false],
          ]);
          expect(provider.sessions.size).toBe(2);
        },
      );

      test(`when its page has ended, ${how}: what the provider says of it counts, then a new one`, async () => {
        const { buyer, orders, clock, provider } = await start();
        const first = await buyer.pay(ONE, { attempt });
        clock.pass(45 * MINUTE);
        const second = await buyer.pay(ONE, { attempt });
        expect(second.json.id).not.toBe(first.json.id);
        expect((await orders()).map(({ status }) => status)).toEqual(['expired', 'pending']);
        expect(provider.sessions.get(first.json.id)!.status).toBe('expired');
      });

      test(`when it was paid without anybody telling, ${how}: paid, and no second order`, async () => {
        const { buyer, orders, clock, provider } = await start();
        const { json } = await buyer.pay(ONE, { attempt });
        provider.become(json.id, 'paid');
        clock.pass(46 * MINUTE);
        const again = await buyer.pay(ONE, { attempt });
        // Without a key it is a separate purchase by then, but the first one is known to be paid.
        expect(again.json.url.includes('/success')).toBe(attempt !== undefined);
        expect((await orders()).map(({ status }) => status)).toEqual(
          attempt === undefined ? ['paid', 'pending'] : ['paid'],
        );
      });
    }

    test('with the same key and another cart: the page before can no longer be paid', async () => {
      const { buyer, orders, provider } = await start();
      const attempt = randomUUID();
      const first = await buyer.pay(ONE, { attempt });
      const second = await buyer.pay([{ code: 'KB-20', quantity: 3, price: 20 }], { attempt });
      expect(second.json.id).not.toBe(first.json.id);
      expect(provider.sessions.get(first.json.id)!.status).toBe('expired');
      expect((await orders()).map(({ status, totalMinor }) => [status, totalMinor])).toEqual([
        ['expired', 4000],
        ['pending', 6000],
      ]);
    });

    test('with the same key and another cart, when the first was just paid: no second order', async () => {
      const { buyer, orders, provider } = await start();
      const attempt = randomUUID();
      const { json } = await buyer.pay(ONE, { attempt });
      provider.become(json.id, 'paid');
      expect((await buyer.pay([{ code: 'KB-20', quantity: 3, price: 20 }], { attempt })).json).toEqual({
        ...json,
        url: `http://kaliphane.test/success?session_id=${json.id}`,
      });
      expect((await orders()).map(({ status }) => status)).toEqual(['paid']);
    });

    test('with the same key and another cart, while the money is on its way: no second order', async () => {
      const { buyer, orders, provider } = await start();
      const attempt = randomUUID();
      const { json } = await buyer.pay(ONE, { attempt });
      provider.become(json.id, 'processing');
      expect((await buyer.pay([{ code: 'KB-20', quantity: 3, price: 20 }], { attempt })).json.url).toContain(
        '/success?session_id=',
      );
      expect((await orders()).map(({ status }) => status)).toEqual(['pending']);
    });

    test('another person, another cart, another address or note: other orders', async () => {
      const shop = await start();
      const other = await buyerOf(shop);
      const attempt = randomUUID();
      const numbers = [
        await shop.buyer.pay(ONE, { attempt }),
        await other.pay(ONE, { attempt }),
        await shop.buyer.pay(ONE),
        await other.pay(ONE),
        await shop.buyer.pay(ONE, { note: 'x' }),
        await shop.buyer.pay(ONE, { poNumber: 'x' }),
        await shop.buyer.pay(ONE, { cargoFee: 15 }),
        await shop.buyer.pay([...ONE, { code: 'ZK-1', price: 1 }]),
      ].map(({ json }) => json.orderNumber);
      expect(new Set(numbers).size).toBe(8);
      // The order of the lines does not make another cart.
      expect((await shop.buyer.pay([{ code: 'ZK-1', price: 1 }, ...ONE])).json.orderNumber).toBe(numbers.at(-1));
    });

    test('once the shop has another provider: a new order there', async () => {
      const clock = clockAt();
      const shop = await start({ clock });
      const attempt = randomUUID();
      const first = await shop.buyer.pay(ONE, { attempt });
      const other = fakeProvider({ now: clock.now, name: 'stripe' });
      const restarted = await startApp(setup, { database: shop.database, provider: other, clock: clock.now });
      const second = await (await buyerOf(restarted, 'user', shop.buyer.user)).pay(ONE, { attempt });
      expect(second.json.orderNumber).not.toBe(first.json.orderNumber);
      expect((await shop.orders()).map(({ provider }) => provider)).toEqual(['demo', 'stripe']);
    });

    test('while the provider of before is still open there: its page again, and no second order', async () => {
      const clock = clockAt();
      const shop = await start({ clock });
      const attempt = randomUUID();
      const first = await shop.buyer.pay(ONE, { attempt });
      const other = fakeProvider({ now: clock.now, name: 'stripe' });
      const restarted = await startApp(setup, {
        database: shop.database,
        provider: other,
        otherProviders: [shop.provider],
        clock: clock.now,
      });
      const buyer = await buyerOf(restarted, 'user', shop.buyer.user);
      expect((await buyer.pay(ONE, { attempt })).json).toEqual(first.json);
      // Another cart under the same key: the earlier page is closed at its own provider, and the new one is paid.
      const second = await buyer.pay([...ONE, { code: 'ZK-1', price: 1 }], { attempt });
      expect(second.json.orderNumber).not.toBe(first.json.orderNumber);
      expect(shop.provider.sessions.get(first.json.id)?.status).toBe('expired');
      expect((await shop.orders()).map(({ provider, status }) => [provider, status])).toEqual([
        ['demo', 'expired'],
        ['stripe', 'pending'],
      ]);
    });
  },
  seedSmallCatalogue,
);

describeOnEngines(
  'a provider that fails',
  (setup) => {
    test.each([['before'], ['after'], ['before', 'after', 'before']] as FakeFault[][])(
      '%s: the order waits, and the next press gets its one page',
      async (...faults) => {
        const shop = await startShop(setup);
        const buyer = await buyerOf(shop);
        shop.provider.fail('createSession', ...faults);
        for (let i = 0; i < faults.length; i++) {
          const reply = await buyer.pay(ONE);
          expect(reply).toMatchObject(UNAVAILABLE);
          expect(reply.headers['retry-after']).toBe('5');
          expect(reply.body).not.toMatch(/no connection|lost/);
          shop.clock.pass(4 * MINUTE);
        }
        expect(await ordersOf(shop)).toMatchObject([{ status: 'pending', sessionId: null, sessionUrl: null }]);
        const { status, json } = await buyer.pay(ONE);
        expect(status).toBe(200);
        expect(await ordersOf(shop)).toMatchObject([{ sessionId: json.id, sessionUrl: json.url }]);
        expect([...shop.provider.sessions.keys()]).toEqual([json.id]);
        expect(shop.log.some(({ err }) => JSON.stringify(err).includes('createSession'))).toBe(true);
      },
    );

    test('too late for the same request: another order, and the first is over', async () => {
      const shop = await startShop(setup);
      const buyer = await buyerOf(shop);
      shop.provider.fail('createSession', 'after');
      await buyer.pay(ONE);
      shop.clock.pass(16 * MINUTE);
      const { json } = await buyer.pay(ONE);
      expect((await ordersOf(shop)).map(({ status, sessionId }) => [status, sessionId])).toEqual([
        ['expired', null],
        ['pending', json.id],
      ]);
      // If the first page is paid all the same, the money is not lost.
      const first = [...shop.provider.sessions.values()].find(({ sessionId }) => sessionId !== json.id)!;
      const message = shop.provider.message({ id: 'e1', session: shop.provider.become(first.sessionId, 'paid') });
      await shop.app.inject({
        method: 'POST',
        url: '/api/payment/webhook',
        payload: Buffer.from(message.body),
        headers: message.headers,
      });
      expect((await ordersOf(shop)).map(({ status }) => status)).toEqual(['paid', 'pending']);
    });

    test('when it should end a page: no second one is opened', async () => {
      const shop = await startShop(setup);
      const buyer = await buyerOf(shop);
      const attempt = randomUUID();
      await buyer.pay(ONE, { attempt });
      shop.provider.fail('getSession', 'before');
      expect(await buyer.pay([{ code: 'ZK-1', price: 1 }], { attempt })).toMatchObject(UNAVAILABLE);
      shop.provider.fail('expireSession', 'before');
      expect(await buyer.pay([{ code: 'ZK-1', price: 1 }], { attempt })).toMatchObject(UNAVAILABLE);
      expect(await ordersOf(shop)).toHaveLength(1);
      expect((await buyer.pay([{ code: 'ZK-1', price: 1 }], { attempt })).status).toBe(200);
    });

    test('by never answering: the wait is limited, and the next press gets the same page', async () => {
      const shop = await startShop(setup);
      const { database, config, provider } = shop;
      const buyer = await buyerOf(shop);
      provider.fail('createSession', 'before', 'hangs');
      await buyer.pay(ONE);
      const [order] = await ordersOf(shop);
      const sessionOf = paymentSessions({ database, config, now: shop.clock.now } as ShopServices, 20);
      const presses = [sessionOf(provider, order!, ''), sessionOf(provider, order!, '')];
      for (const press of await Promise.allSettled(presses))
        expect(press).toMatchObject({ status: 'rejected', reason: { status: 503, code: 'PAYMENT_UNAVAILABLE' } });
      expect(provider.requests).toHaveLength(2); // the two presses met
      const page = await sessionOf(provider, order!, '');
      expect([...provider.sessions.keys()]).toEqual([page.id]);
      expect(await ordersOf(shop)).toMatchObject([{ sessionId: page.id }]);
    });

    test('whose page ends at another time than was asked for: that time counts', async () => {
      const shop = await startShop(setup);
      const buyer = await buyerOf(shop);
      const { createSession } = shop.provider;
      const ends = new Date(shop.clock.now() + 60 * MINUTE);
      shop.provider.createSession = async (request) => ({ ...(await createSession(request)), expiresAt: ends });
      await buyer.pay(ONE);
      expect((await ordersOf(shop))[0]!.sessionExpiresAt).toEqual(ends);
    });
  },
  seedSmallCatalogue,
);

/**
 * The same database for a process that dies at the write that the test names: before it, or as soon as it is committed.
 */
function dying(
  database: Database,
): Database & { writes: number; death: { at: number; when: 'before' | 'after' } | null } {
  const mortal: ReturnType<typeof dying> = {
    ...database,
    writes: 0,
    death: null,
    async write(scope, work) {
      mortal.writes += 1;
      const { at, when } = mortal.death ?? {};
      if (mortal.writes === at && when === 'before') throw new Error('killed');
      const result = await database.write(scope, work);
      if (mortal.writes === at && when === 'after') throw new Error('killed');
      return result;
    },
  };
  return mortal;
}

describeOnEngines(
  'a process that dies while pay is pressed',
  (setup) => {
    test('leaves nothing from which the next does not make one order with one page', async () => {
      const clock = clockAt();
      const provider = fakeProvider({ now: clock.now });
      const whole = await startShop(setup, { clock, provider });
      const counter = dying(whole.database);
      const counted = await startApp(setup, {
        database: counter,
        provider: fakeProvider({ now: clock.now }),
        clock: clock.now,
      });
      const first = await buyerOf(counted);
      const checkout = await first.checkout(ONE);
      counter.writes = 0;
      expect((await first.post('/api/payment', checkout)).status).toBe(200);
      const writes = counter.writes;
      expect(writes).toBeGreaterThanOrEqual(3); // the limit, the order, its page

      for (let at = 1; at <= writes; at++) {
        for (const when of ['before', 'after'] as const) {
          for (const attempt of [undefined, randomUUID()]) {
            const user = await buyerOf(whole);
            const mortal = dying(whole.database);
            const killed = await startApp(setup, { database: mortal, provider, clock: clock.now });
            const presser = await buyerOf(killed, 'user', user.user);
            const body = await presser.checkout(ONE, { attempt });
            Object.assign(mortal, { writes: 0, death: { at, when } });
            expect((await presser.post('/api/payment', body)).status).toBe(500);
            const restarted = await buyerOf(
              await startApp(setup, { database: whole.database, provider, clock: clock.now }),
              'user',
              user.user,
            );
            const { status, json } = await restarted.pay(ONE, { attempt });
            expect(status, `${when} ${at}`).toBe(200);
            const orders = (await ordersOf(whole)).filter(({ userId }) => userId === user.user.id);
            expect(orders, `${when} ${at}`).toMatchObject([
              { status: 'pending', sessionId: json.id, sessionUrl: json.url, number: json.orderNumber },
            ]);
            expect(
              [...provider.sessions.values()].filter(({ orderId }) => orderId === orders[0]!.publicId),
            ).toHaveLength(1);
            clock.pass(15 * MINUTE);
          }
        }
      }
      // As many orders as pages, numbered without a gap.
      const orders = await ordersOf(whole);
      expect(provider.sessions.size).toBe(orders.length - 1);
      expect(orders.map(({ number }) => number)).toEqual(
        orders.map((_, i) => `SP-2026-${String(i + 1).padStart(6, '0')}`),
      );
    });
  },
  seedSmallCatalogue,
);

describeOnEngines(
  'orders’ numbers',
  (setup) => {
    test('have neither gaps nor twins, whoever orders at once and whatever fails', async () => {
      const shop = await startShop(setup);
      const buyers = await Promise.all(Array.from({ length: 15 }, () => buyerOf(shop)));
      const replies = await inStep(
        shop,
        buyers.map(
          (buyer, i) => () => buyer.pay(i % 3 === 0 ? [{ code: 'KB-20', price: 1 }] : ONE, {}, `192.0.2.${i + 1}`),
        ),
      );
      expect(replies.map(({ status }) => status).sort()).toEqual([...Array(10).fill(200), ...Array(5).fill(409)]);
      expect(replies.flatMap(({ json }) => json.orderNumber ?? []).sort()).toEqual(
        Array.from({ length: 10 }, (_, i) => `SP-2026-${String(i + 1).padStart(6, '0')}`),
      );
      await until(async () => (await ordersOf(shop)).every(({ sessionId }) => sessionId !== null));
      expect(shop.provider.sessions.size).toBe(10);
    });

    test('start again with each year in Istanbul', async () => {
      const shop = await startShop(setup, { clock: clockAt(Date.UTC(2026, 11, 31, 20, 59, 59)) });
      const buyer = await buyerOf(shop);
      const press = async (note: string) => (await buyer.pay(ONE, { note })).json.orderNumber;
      expect([await press('a'), await press('b')]).toEqual(['SP-2026-000001', 'SP-2026-000002']);
      shop.clock.pass(1_000);
      expect(await press('c')).toBe('SP-2027-000001');
      await shop.database.write('orders', (trx) =>
        trx.updateTable('orderNumbers').set({ last: 1_234_566 }).where('year', '=', 2027).execute(),
      );
      expect(await press('d')).toBe('SP-2027-1234567');
    });
  },
  seedSmallCatalogue,
);
