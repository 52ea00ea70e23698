import { expect, test } from 'vitest';
import { json } from '../../../base/db/tables.ts';
import { describeOnEngines, until } from '../../../testing/engines.ts';
import { atOnce, DAY, MINUTE } from '../../../testing/forms.ts';
import { checkoutOf } from '../../../testing/orders.ts';
import { dyingDatabase, KILLED, startShop, type PaidOrder, type TestShop } from '../../../testing/payments.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';
import { ProviderError } from '../payments/provider/provider.ts';
import { reconciler } from './reconciler.ts';

/** Records the sessions asked about, and the number of simultaneous questions. */
function watch({ provider }: TestShop): { asked: string[]; mostAtOnce(): number } {
  const asked: string[] = [];
  let underWay = 0;
  let most = 0;
  const { getSession } = provider;
  provider.getSession = async (id) => {
    asked.push(id);
    most = Math.max(most, ++underWay);
    return getSession(id).finally(() => {
      underWay -= 1;
    });
  };
  return { asked, mostAtOnce: () => most };
}

async function insertRefund(shop: TestShop, order: PaidOrder, publicId: string): Promise<void> {
  const at = new Date(shop.clock.now());
  await shop.database.db
    .insertInto('refunds')
    .values({
      publicId,
      orderId: order.id,
      attempt: publicId,
      amountMinor: 1,
      reason: 'x',
      byName: 'y',
      isRestocked: false,
      status: 'pending',
      providerRefundId: null,
      createdAt: at,
      updatedAt: at,
    })
    .execute();
}

describeOnEngines(
  'reconciliation',
  (setup) => {
    test('payments with a lost message are found; open ones stay open', async () => {
      const shop = await startShop(setup);
      const orders = {
        paid: await shop.order(),
        failed: await shop.order(),
        expired: await shop.order(),
        processing: await shop.order(),
        open: await shop.order(),
      };
      for (const status of ['paid', 'failed', 'expired', 'processing'] as const)
        shop.provider.become(orders[status].sessionId, status);
      expect(await shop.reconcile()).toEqual([]);
      const statuses = await Promise.all(Object.values(orders).map(async (order) => (await shop.of(order)).row.status));
      expect(statuses).toEqual(['paid', 'failed', 'expired', 'pending', 'pending']);
      expect((await shop.of(orders.paid)).mails).toEqual(['order-received', 'order-staff']);
    });

    test('a run without news writes nothing', async () => {
      const shop = await startShop(setup);
      const orders = [await shop.order(), await shop.order()];
      shop.provider.become(orders[1]!.sessionId, 'processing');
      const before = shop.database.version('orders', 'catalogue');
      await shop.reconcile();
      expect(shop.database.version('orders', 'catalogue')).toBe(before);
    });

    test('an order without a session: found at the provider by its id, or expired once nobody can pay any more', async () => {
      const shop = await startShop(setup);
      const [paid, open, none] = [
        await shop.order({ sessionId: null }),
        await shop.order({ sessionId: null }),
        await shop.order({ sessionId: null }),
      ];
      for (const order of [paid, open]) await shop.provider.createSession(checkoutOf(order, shop.customer)); // whose reply was lost
      shop.pay(paid);
      await shop.reconcile();
      expect((await shop.of(paid)).row).toMatchObject({
        status: 'paid',
        sessionId: shop.provider.sessionOf(paid.publicId).sessionId,
      });
      expect((await shop.of(open)).row).toMatchObject({
        status: 'pending',
        sessionId: shop.provider.sessionOf(open.publicId).sessionId,
      });
      expect((await shop.of(none)).row).toMatchObject({ status: 'pending', sessionId: null });
      shop.clock.pass(41 * MINUTE);
      shop.provider.become(shop.provider.sessionOf(open.publicId).sessionId, 'expired');
      await shop.reconcile();
      for (const order of [open, none]) expect((await shop.of(order)).row.status).toBe('expired');
      expect((await shop.of(none)).events).toMatchObject([
        {},
        { byKind: 'system', fromStatus: 'pending', toStatus: 'expired' },
      ]);
    });

    test('a session that the provider has forgotten expires after its time, not before', async () => {
      const shop = await startShop(setup);
      const order = await shop.order();
      await shop.database.db
        .updateTable('orders')
        .set({ sessionId: 'cs_forgotten' })
        .where('id', '=', order.id)
        .execute();
      shop.clock.pass(39 * MINUTE);
      await shop.reconcile();
      expect((await shop.of(order)).row.status).toBe('pending');
      shop.clock.pass(2 * MINUTE);
      await shop.reconcile();
      expect((await shop.of(order)).row.status).toBe('expired');
    });

    test('a failure stops no other question, and is asked about again in the next run', async () => {
      const shop = await startShop(setup);
      const [first, second] = [await shop.order(), await shop.order()];
      const lost = await shop.order({ sessionId: null });
      await shop.provider.createSession(checkoutOf(lost, shop.customer));
      for (const order of [first, second, lost]) shop.pay(order);
      shop.provider.fail('getSession', 'before');
      shop.provider.fail('listSessions', 'before');
      expect(await shop.reconcile()).toHaveLength(2);
      const statuses = () => Promise.all([first, second, lost].map(async (order) => (await shop.of(order)).row.status));
      expect(await statuses()).toEqual(['paid', 'pending', 'pending']);
      shop.clock.pass(MINUTE);
      expect(await shop.reconcile()).toEqual([]);
      expect(await statuses()).toEqual(['paid', 'paid', 'paid']);
    });

    test('two processes at once end as one', async () => {
      const address = await setup.address();
      const one = await startShop(setup, { database: await setup.open(address) });
      const two = await startShop(setup, { ...one, database: await setup.open(address) });
      const orders = [];
      for (let i = 0; i < 5; i++) orders.push(await one.order());
      for (const order of orders) one.pay(order);
      expect(
        await atOnce(
          setup,
          [one, two, one, two].map((shop) => () => shop.reconcile()),
        ),
      ).toEqual([[], [], [], []]);
      for (const order of orders)
        expect(await one.of(order)).toMatchObject({
          row: { status: 'paid', version: 2 },
          mails: ['order-received', 'order-staff'],
        });
    });

    test('newest first, five at a time; all in one round', async () => {
      const shop = await startShop(setup);
      const orders: PaidOrder[] = [];
      for (let i = 0; i < 43; i++) {
        orders.push(await shop.order());
        shop.clock.pass(1_000);
      }
      const { asked, mostAtOnce } = watch(shop);
      shop.pay(orders.at(-1)!);
      expect(await shop.reconcile()).toEqual([]);
      expect(asked).toEqual(orders.map(({ sessionId }) => sessionId).toReversed());
      expect(mostAtOnce()).toBe(5);
      expect((await shop.of(orders.at(-1)!)).row.status).toBe('paid');
    });

    test('1,000 abandoned orders do not keep a paid one from being found in the same round, however old it is', async () => {
      const shop = await startShop(setup);
      const { db } = shop.database;
      const oldest = await shop.order();
      const {
        id: _,
        address,
        invoice,
        consents,
        vatByRate: _vat,
        ...row
      } = await db.selectFrom('orders').selectAll().where('id', '=', oldest.id).executeTakeFirstOrThrow();
      const at = new Date(shop.clock.now() + 1_000);
      const abandoned = Array.from({ length: 1_000 }, (_none, i) => ({
        ...row,
        address: json(address),
        invoice: json(invoice),
        consents: json(consents),
        publicId: `abandoned-${i}`,
        number: `SP-${i}`,
        sessionId: `cs_${i}`,
        createdAt: at,
      }));
      while (abandoned.length > 0) await db.insertInto('orders').values(abandoned.splice(0, 100)).execute();
      shop.clock.pass(2_000);
      const newest = await shop.order();
      for (const order of [oldest, newest]) shop.pay(order);
      const { getSession } = shop.provider;
      shop.provider.getSession = async (id) =>
        (await getSession(id)) ?? {
          sessionId: id,
          orderId: null,
          status: 'open',
          amountMinor: row.totalMinor,
          currency: row.currency,
          paymentId: null,
        };
      const { asked } = watch(shop);
      expect(await shop.reconcile()).toEqual([]);
      expect(asked[0]).toBe(newest.sessionId);
      expect(asked).toHaveLength(1_002);
      for (const order of [oldest, newest]) expect((await shop.of(order)).row.status).toBe('paid');
    });

    test('a round that is long asks about new orders before the old ones that are left', async () => {
      const shop = await startShop(setup);
      for (let i = 0; i < 60; i++) await shop.order();
      const { asked } = watch(shop);
      const { getSession } = shop.provider;
      let newest: Promise<PaidOrder> | undefined;
      shop.provider.getSession = async (id) => {
        newest ??= shop.order({ at: new Date(shop.clock.now() + 1_000) });
        await newest;
        return getSession(id);
      };
      await shop.reconcile();
      expect(asked).toHaveLength(61);
      expect(asked.indexOf((await newest!).sessionId)).toBeLessThanOrEqual(25);
    });

    test('pauses grow to ten minutes, over restarts too, until the session has expired', async () => {
      const shop = await startShop(setup);
      const order = await shop.order();
      const { asked } = watch(shop);
      const minutes: number[] = [];
      for (let minute = 0; minute < 42; minute++) {
        if (minute === 31) shop.provider.become(order.sessionId, 'expired');
        const before = asked.length;
        await shop.reconcile(); // each by a reconciler that has just started
        if (asked.length > before) minutes.push(minute);
        shop.clock.pass(MINUTE);
      }
      expect(minutes).toEqual([0, 1, 3, 8, 18, 28, 38]);
      expect((await shop.of(order)).row.status).toBe('expired');
      expect(await shop.database.db.selectFrom('paymentQuestions').selectAll().execute()).toEqual([]);
    });

    test('a payment that takes days is asked about every hour', async () => {
      const shop = await startShop(setup);
      const order = await shop.order();
      shop.provider.become(order.sessionId, 'processing');
      shop.clock.pass(2 * DAY);
      const { asked } = watch(shop);
      for (let i = 0; i < 18; i++) {
        await shop.reconcile();
        shop.clock.pass(10 * MINUTE);
      }
      expect(asked).toHaveLength(3);
    });

    test('a provider that hangs ends the round; nobody’s turn is lost', async () => {
      const shop = await startShop(setup);
      for (let i = 0; i < 15; i++) await shop.order();
      const { getSession } = shop.provider;
      shop.provider.getSession = () => new Promise(() => {});
      const { asked } = watch(shop);
      const failures: unknown[] = [];
      await reconciler(
        shop,
        (error) => {
          failures.push(error);
        },
        20,
      ).run();
      expect(asked.length).toBeGreaterThanOrEqual(5);
      expect(asked.length).toBeLessThan(10);
      expect(failures).toHaveLength(asked.length);
      shop.provider.getSession = getSession;
      const { asked: later } = watch(shop);
      expect(await shop.reconcile()).toEqual([]);
      expect([...asked, ...later].toSorted(), 'those who had no turn').toEqual(
        [...shop.provider.sessions.keys()].toSorted(),
      );
      shop.clock.pass(MINUTE);
      await shop.reconcile();
      expect(later).toHaveLength(15 - asked.length + 15);
    });

    test('orders that are refused every time keep nobody from their turn', async () => {
      const shop = await startShop(setup);
      const old = await shop.order();
      shop.clock.pass(1_000);
      for (let i = 0; i < 30; i++) await shop.order();
      shop.pay(old);
      const { getSession } = shop.provider;
      shop.provider.getSession = async (id) => {
        if (id !== old.sessionId) throw new ProviderError('refused', false);
        return getSession(id);
      };
      expect(await shop.reconcile()).toHaveLength(30);
      expect((await shop.of(old)).row.status).toBe('paid');
    });

    test('several processes share the turns', async () => {
      const address = await setup.address();
      const one = await startShop(setup, { database: await setup.open(address) });
      const two = await startShop(setup, { ...one, database: await setup.open(address) });
      for (let i = 0; i < 30; i++) await one.order();
      const { asked } = watch(one);
      await atOnce(
        setup,
        [one, two].map((shop) => () => shop.reconcile()),
      );
      expect(asked).toHaveLength(30);
      expect(new Set(asked).size).toBe(30);
    });

    test('a clock that was ahead delays no order', async () => {
      const shop = await startShop(setup);
      const order = await shop.order();
      shop.clock.pass(DAY);
      await shop.reconcile();
      shop.clock.pass(-DAY);
      shop.pay(order);
      await shop.reconcile();
      expect((await shop.of(order)).row.status).toBe('paid');
    });

    test('a stop ends the round after the questions under way, and gives the other turns back', async () => {
      const shop = await startShop(setup);
      for (let i = 0; i < 12; i++) await shop.order();
      const { getSession } = shop.provider;
      let answer = () => {};
      const isAnswered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      shop.provider.getSession = async (id) => {
        await isAnswered;
        return getSession(id);
      };
      const { asked } = watch(shop);
      const stopped = reconciler(shop, (error) => {
        throw error;
      });
      const run = stopped.run();
      await until(() => asked.length === 5, 20_000);
      const stop = stopped.stop();
      answer();
      await Promise.all([stop, run]);
      expect(asked).toHaveLength(5);
      await shop.reconcile();
      expect(asked).toHaveLength(12);
    });

    test('a database that fails ends no later round', async () => {
      const shop = await startShop(setup);
      const order = await shop.order();
      shop.pay(order);
      const rename = (from: string, to: string) => shop.database.db.schema.alterTable(from).renameTo(to).execute();
      const failures: unknown[] = [];
      const made = reconciler(shop, (error) => {
        failures.push(error);
      });
      await rename('payment_questions', 'away');
      await made.run();
      expect(failures).toHaveLength(1);
      await rename('away', 'payment_questions');
      await made.run();
      expect(failures).toHaveLength(1);
      expect((await shop.of(order)).row.status).toBe('paid');
    });

    test('a refund with an unknown end is asked about after growing pauses', async () => {
      const shop = await startShop(setup);
      const order = await shop.order({ status: 'paid', paymentId: 'pay_1' });
      await insertRefund(shop, order, 'refund-1');
      let times = 0;
      shop.provider.refund = async () => {
        times += 1;
        return { id: 're_1', status: 'pending' };
      };
      const minutes: number[] = [];
      for (let minute = 0; minute < 30; minute++) {
        const before = times;
        expect(await shop.reconcile()).toEqual([]);
        if (times > before) minutes.push(minute);
        shop.clock.pass(MINUTE);
      }
      expect(minutes).toEqual([0, 1, 3, 8, 18, 28]);
    });

    for (const failing of ['refund', 'getSession'] as const) {
      test(`while ${failing === 'refund' ? 'refunds fail, orders' : 'questions about orders fail, refunds'} have their turn`, async () => {
        const shop = await startShop(setup);
        const refunded = await shop.order({ status: 'paid', paymentId: 'pay_1' });
        const orders: PaidOrder[] = [];
        for (let i = 0; i < 25; i++) {
          await insertRefund(shop, refunded, `refund-${i}`);
          orders.push(await shop.order());
        }
        const asked = { refund: 0, getSession: 0 };
        shop.provider.refund = async () => {
          asked.refund += 1;
          return { id: 're_1', status: 'pending' };
        };
        shop.provider.getSession = async (id) => {
          asked.getSession += 1;
          return { sessionId: id, orderId: null, status: 'open', amountMinor: 1, currency: 'TRY', paymentId: null };
        };
        shop.provider[failing] = async () => {
          asked[failing] += 1;
          throw new ProviderError('away', true);
        };
        expect(await shop.reconcile()).toHaveLength(asked[failing]);
        expect(asked[failing]).toBeGreaterThanOrEqual(5);
        expect(asked[failing]).toBeLessThan(10);
        expect(asked[failing === 'refund' ? 'getSession' : 'refund']).toBe(25);
      });
    }

    test('starts at once, and ends with the process', async () => {
      const shop = await startShop(setup);
      const [one, two] = [await shop.order(), await shop.order()];
      shop.pay(one);
      const started = reconciler(shop, (error) => {
        throw error;
      });
      started.start();
      await until(async () => (await shop.of(one)).row.status === 'paid', 10_000);
      await started.stop();
      shop.pay(two);
      await started.run();
      expect((await shop.of(two)).row.status).toBe('pending');
    });

    test('orders of another provider are left alone', async () => {
      const shop = await startShop(setup);
      const order = await shop.order({ provider: 'stripe' });
      shop.clock.pass(60 * MINUTE);
      shop.pay(order);
      await shop.reconcile();
      expect((await shop.of(order)).row.status).toBe('pending');
    });

    for (const when of ['before', 'after'] as const) {
      test(`a process that dies ${when} a payment is stored: after the restart it is stored once`, async () => {
        const shop = await startShop(setup);
        const customer = await signIn(shop, 'user', shop.customer);
        const order = await shop.order();
        shop.pay(order);
        const dying = await startShop(setup, { ...shop, database: dyingDatabase(shop.database, { write: 1, when }) });
        // Every source: message, reconciler, success page.
        expect(await dying.tell(order, 'evt_1')).toBe(500);
        const again = await startShop(setup, { ...shop, database: dyingDatabase(shop.database, { write: 1, when }) });
        expect((await again.reconcile()).map(({ message }) => message)).toEqual(when === 'before' ? [KILLED] : []);
        const reply = await again.app.inject({
          method: 'GET',
          url: `/api/payment/session/${order.sessionId}`,
          headers: await customer.headers(),
        });
        expect(reply.statusCode).toBe(when === 'before' ? 500 : 200);
        const restarted = await startShop(setup, { ...shop });
        expect(await restarted.reconcile()).toEqual([]);
        expect(await restarted.tell(order, 'evt_1')).toBe(200);
        expect(await shop.of(order)).toMatchObject({
          row: { status: 'paid', version: 2 },
          mails: ['order-received', 'order-staff'],
          events: [{}, { toStatus: 'paid' }],
        });
      });
    }
  },
  seedSmallCatalogue,
);
