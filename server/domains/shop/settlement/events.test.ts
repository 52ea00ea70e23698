import { expect, test } from 'vitest';
import type { PaymentState, SessionStatus } from '../payments/provider/provider.ts';
import { startApp } from '../../../testing/app.ts';
import { insertProducts } from '../../../testing/catalogue.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { MINUTE, SECOND } from '../../../testing/forms.ts';
import { dyingDatabase, permutations, startShop, type PaidOrder, type TestShop } from '../../../testing/payments.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';

const PLENTY = 10_000;

describeOnEngines(
  'the provider’s events',
  (setup) => {
    const stateOf = (
      { provider }: TestShop,
      { sessionId, publicId }: PaidOrder,
      status: SessionStatus,
      more: Partial<PaymentState> = {},
    ): PaymentState => {
      const { amountMinor, currency } = provider.sessions.get(sessionId)!;
      return {
        sessionId,
        orderId: publicId,
        status,
        amountMinor,
        currency,
        paymentId: status === 'paid' ? `pay_${publicId}` : null,
        ...more,
      };
    };
    let count = 0;
    /** One event of each kind for the order, ready to be sent any number of times. */
    const eventsOf = (shop: TestShop, order: PaidOrder) => {
      const session = (status: SessionStatus, more: Partial<PaymentState> = {}) =>
        shop.provider.message({ id: `e${++count}`, session: stateOf(shop, order, status, more) });
      const refund = (refundedMinor: number) =>
        shop.provider.message({
          id: `e${++count}`,
          refund: { paymentId: `pay_${order.publicId}`, orderId: order.publicId, refundedMinor },
        });
      return {
        paid: () => session('paid'),
        processing: () => session('processing'),
        expired: () => session('expired'),
        failed: () => session('failed'),
        refunded: () => refund(order.totalMinor),
        underpaid: () => session('paid', { amountMinor: 1, paymentId: `pay_low_${order.publicId}` }),
      };
    };
    /** State that must not depend on the order of events. */
    const endOf = async (shop: TestShop, order: PaidOrder) => {
      const { row, taken, refunds, mails } = await shop.of(order);
      const { status, version, paidAt, failedAt, expiredAt, reviewReason, refundedMinor } = row;
      return {
        status,
        version,
        paidAt,
        failedAt,
        expiredAt,
        reviewReason: reviewReason.replaceAll(order.publicId, ''),
        refundedMinor,
        taken,
        mails,
        payment: row.paymentId?.replace(order.publicId, ''),
        session: row.sessionId === order.sessionId,
        refunds: refunds.map(({ amountMinor, status: done }) => [amountMinor, done]),
      };
    };

    const SETS = {
      paid: {
        kinds: ['processing', 'paid', 'expired', 'failed'],
        status: 'paid',
        mails: ['order-received', 'order-staff'],
      },
      refunded: {
        kinds: ['expired', 'paid', 'failed', 'refunded'],
        status: 'refunded',
        mails: ['order-received', 'order-refunded', 'order-staff'],
      },
      'in review': { kinds: ['underpaid', 'expired', 'failed'], status: 'review', mails: ['order-review'] },
      'paid twice': {
        kinds: ['underpaid', 'paid', 'expired'],
        status: 'review',
        mails: ['order-received', 'order-review', 'order-staff'],
      },
      'of an order that never got its session': {
        kinds: ['processing', 'paid', 'expired'],
        status: 'paid',
        mails: ['order-received', 'order-staff'],
        isSessionLost: true,
      },
      failed: { kinds: ['processing', 'expired', 'failed'], status: 'failed', mails: [] },
    } as const;
    for (const [name, { kinds, status, mails, ...more }] of Object.entries(SETS)) {
      test(`${name}: every order of ${kinds.join(', ')}, each any number of times, ends alike`, async () => {
        const shop = await startShop(setup);
        await insertProducts(shop.database, [
          { code: 'STOK-1', category: 'kolonlar', priceMinor: 2000, stockStatus: 'in_stock', stockQuantity: PLENTY },
        ]);
        const ends = [];
        let takes = 0;
        for (const [i, permutation] of permutations(kinds).entries()) {
          const order = await shop.order({ lines: [{ code: 'STOK-1', quantity: 3 }] });
          if ('isSessionLost' in more)
            await shop.database.db
              .updateTable('orders')
              .set({ sessionId: null, sessionUrl: null })
              .where('id', '=', order.id)
              .execute();
          const make = eventsOf(shop, order);
          const messages = permutation.map((kind) => make[kind]());
          // In turn, then the same messages backwards; then sent again, under other ids.
          for (const message of [...messages, ...messages.toReversed()]) expect(await shop.send(message)).toBe(200);
          if (i % 3 === 0) for (const kind of permutation.toReversed()) expect(await shop.send(make[kind]())).toBe(200);
          ends.push(await endOf(shop, order));
          takes += ends.at(-1)!.taken[0]!;
        }
        expect(ends[0]).toMatchObject({ status, mails });
        for (const end of ends) expect(end).toEqual(ends[0]);
        expect((await shop.stockOf('STOK-1')).stockQuantity).toBe(PLENTY - takes);
        expect(ends[0]!.taken).toEqual([mails.includes('order-received' as never) ? 3 : 0]);
      }, 120_000);
    }

    test('20 messages at once with 20 looks at the success page: paid once', async () => {
      const shop = await startShop(setup);
      const customer = await signIn(shop, 'user', shop.customer);
      await insertProducts(shop.database, [
        { code: 'STOK-1', category: 'kolonlar', priceMinor: 2000, stockStatus: 'in_stock', stockQuantity: 4 },
      ]);
      const order = await shop.order({ lines: [{ code: 'STOK-1', quantity: 3 }] });
      shop.pay(order);
      const [told, seen] = await Promise.all([
        Promise.all(Array.from({ length: 20 }, (_, i) => shop.tell(order, `same_${i % 2}`))),
        Promise.all(
          Array.from({ length: 20 }, async () => (await customer.get(`/api/payment/session/${order.sessionId}`)).json),
        ),
      ]);
      expect(told).toEqual(Array.from({ length: 20 }, () => 200));
      for (const one of seen)
        expect(one).toEqual({
          status: 'paid',
          orderNumber: order.number,
          orderId: order.publicId,
          email: customer.user.email,
        });
      expect(await shop.of(order)).toMatchObject({
        row: { status: 'paid' },
        taken: [3],
        mails: ['order-received', 'order-staff'],
        events: [{ toStatus: 'pending' }, { byKind: 'provider', fromStatus: 'pending', toStatus: 'paid' }],
      });
      expect(await shop.stockOf('STOK-1')).toEqual({ stockQuantity: 1, stockStatus: 'in_stock' });
    });

    test('stock never falls below zero; a product that runs out is sold out; an order that got too few has a note', async () => {
      const shop = await startShop(setup);
      await insertProducts(shop.database, [
        { code: 'STOK-1', category: 'kolonlar', priceMinor: 2000, stockStatus: 'in_stock', stockQuantity: 5 },
        { code: 'STOK-2', category: 'kolonlar', priceMinor: 2000, stockStatus: 'made_to_order', stockQuantity: 2 },
      ]);
      const orders = await Promise.all(
        Array.from({ length: 4 }, () =>
          shop.order({ lines: [{ code: 'STOK-1', quantity: 2 }, { code: 'KK-1', quantity: 9 }, { code: 'STOK-2' }] }),
        ),
      );
      for (const order of orders) shop.pay(order);
      await Promise.all(orders.map((order) => shop.tell(order)));
      const ends = await Promise.all(orders.map((order) => shop.of(order)));
      expect(ends.map(({ row }) => row.status)).toEqual(['paid', 'paid', 'paid', 'paid']);
      const sum = (line: number) => ends.reduce((all, { taken }) => all + taken[line]!, 0);
      expect([sum(0), sum(1), sum(2)]).toEqual([5, 0, 2]);
      expect(await shop.stockOf('STOK-1')).toEqual({ stockQuantity: 0, stockStatus: 'out_of_stock' });
      expect(await shop.stockOf('STOK-2')).toEqual({ stockQuantity: 0, stockStatus: 'made_to_order' });
      expect(await shop.stockOf('KK-1')).toMatchObject({ stockQuantity: null });
      const notes = ends.map(({ events }) => events.at(-1)!.notes).sort();
      expect(notes).toEqual(
        [
          '',
          '',
          'STOK-1: stokta 2 adetten 0 adet vardı. STOK-2: stokta 1 adetten 0 adet vardı.',
          'STOK-1: stokta 2 adetten 1 adet vardı. STOK-2: stokta 1 adetten 0 adet vardı.',
        ].sort(),
      );
    });

    test('a sale leaves the product’s version: a form that is open in the panel can be saved', async () => {
      const shop = await startShop(setup);
      await insertProducts(shop.database, [
        { code: 'STOK-1', category: 'kolonlar', priceMinor: 2000, stockStatus: 'in_stock', stockQuantity: 5 },
      ]);
      const version = async () =>
        (
          await shop.database.db
            .selectFrom('products')
            .select('version')
            .where('code', '=', 'STOK-1')
            .executeTakeFirstOrThrow()
        ).version;
      const before = await version();
      const order = await shop.order({ lines: [{ code: 'STOK-1' }] });
      shop.pay(order);
      await shop.tell(order);
      expect(await version()).toBe(before);
      expect(
        (
          await shop.database.db
            .selectFrom('products')
            .select('stockQuantity')
            .where('code', '=', 'STOK-1')
            .executeTakeFirstOrThrow()
        ).stockQuantity,
      ).toBe(4);
    });

    test('forged, altered, old and future messages are refused without effect; so is every message without a provider', async () => {
      const shop = await startShop(setup);
      const order = await shop.order();
      shop.pay(order);
      const session = stateOf(shop, order, 'paid');
      const right = shop.provider.message({ id: 'right', session });
      const altered = Buffer.from(right.body.toString().replace('"amountMinor":2000', '"amountMinor":2001'));
      const refused = [
        { ...right, headers: { ...right.headers, 'x-fake-signature': '' } },
        { ...right, headers: { ...right.headers, 'x-fake-signature': '0'.repeat(64) } },
        { ...right, body: altered },
        { ...right, body: Buffer.concat([Buffer.from(right.body), Buffer.from(' ')]) },
        shop.provider.message({ id: 'old', session, atMs: shop.now() - 301 * SECOND }),
        shop.provider.message({ id: 'ahead', session, atMs: shop.now() + 301 * SECOND }),
      ];
      expect(altered.toString()).not.toBe(right.body.toString());
      for (const message of refused) expect(await shop.send(message)).toBe(400);
      expect((await shop.of(order)).row).toMatchObject({ status: 'pending', version: 1 });
      expect(await shop.database.db.selectFrom('paymentEvents').selectAll().execute()).toEqual([]);

      const without = await startApp(setup, { clock: shop.clock.now });
      const reply = await without.app.inject({
        method: 'POST',
        url: '/api/payment/webhook',
        payload: right.body,
        headers: right.headers,
      });
      expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([400, 'INVALID_SIGNATURE']);
      expect(await shop.send(right)).toBe(200);
      expect((await shop.of(order)).row.status).toBe('paid');
    });

    test('a message about another shop is answered, and not kept', async () => {
      const shop = await startShop(setup);
      const foreign: PaymentState = {
        sessionId: 'cs_foreign',
        orderId: null,
        status: 'paid',
        amountMinor: 5,
        currency: 'USD',
        paymentId: 'pay_x',
      };
      for (const event of [
        { id: 'a' },
        { id: 'b', session: foreign },
        { id: 'c', session: { ...foreign, orderId: 'yok' } },
        { id: 'd', refund: { paymentId: 'pay_x', orderId: null, refundedMinor: 5 } },
      ]) {
        expect(await shop.send(shop.provider.message(event))).toBe(200);
      }
      expect(await shop.database.db.selectFrom('paymentEvents').selectAll().execute()).toEqual([]);
    });

    test('a failure here is a 5xx; the same event sent again has its effect', async () => {
      const shop = await startShop(setup);
      const order = await shop.order();
      shop.pay(order);
      for (const when of ['before', 'after'] as const) {
        const dying = await startShop(setup, { ...shop, database: dyingDatabase(shop.database, { write: 1, when }) });
        expect(await dying.tell(order, 'evt_same')).toBe(500);
      }
      expect(await shop.tell(order, 'evt_same')).toBe(200);
      expect(await shop.of(order)).toMatchObject({ row: { status: 'paid' }, mails: ['order-received', 'order-staff'] });
    });

    const misfits: Record<string, [more: Partial<PaymentState>, reason: RegExp]> = {
      'another amount': [{ amountMinor: 1999 }, /^Ödenen tutar 19,99 USD, sipariş toplamı 20,00 USD\.$/],
      'another currency': [{ currency: 'TRY' }, /^Ödenen tutar 20,00 TRY, sipariş toplamı 20,00 USD\.$/],
      'another session': [
        { sessionId: 'cs_other' },
        /^Ödeme, siparişin kendi ödeme oturumundan gelmedi \(oturum cs_other, ödeme pay_/,
      ],
    };
    for (const [name, [more, reason]] of Object.entries(misfits)) {
      test(`${name}: is in review, and the customer gets no mail`, async () => {
        const shop = await startShop(setup);
        await insertProducts(shop.database, [
          { code: 'STOK-1', category: 'kolonlar', priceMinor: 2000, stockStatus: 'in_stock', stockQuantity: 5 },
        ]);
        const order = await shop.order({ lines: [{ code: 'STOK-1' }] });
        expect(await shop.send(shop.provider.message({ id: 'a', session: stateOf(shop, order, 'paid', more) }))).toBe(
          200,
        );
        const end = await shop.of(order);
        expect(end).toMatchObject({
          row: {
            status: 'review',
            reviewReason: expect.stringMatching(reason),
            paidAt: null,
            paymentId: `pay_${order.publicId}`,
            sessionId: order.sessionId,
          },
          taken: [0],
          mails: ['order-review'],
        });
        expect(await shop.stockOf('STOK-1')).toMatchObject({ stockQuantity: 5 });
      });
    }

    test('a session that ends does not touch an order whose own session is another', async () => {
      const shop = await startShop(setup);
      const order = await shop.order();
      for (const status of ['expired', 'failed'] as const)
        await shop.send(
          shop.provider.message({ id: status, session: stateOf(shop, order, status, { sessionId: 'cs_other' }) }),
        );
      expect((await shop.of(order)).row).toMatchObject({ status: 'pending', failedAt: null, expiredAt: null });
    });

    test('money for a cancelled order: review; reported again it needs no second one', async () => {
      const shop = await startShop(setup);
      const order = await shop.order();
      const setStatus = (status: 'cancelled') =>
        shop.database.db.updateTable('orders').set({ status }).where('id', '=', order.id).execute();
      await setStatus('cancelled');
      shop.pay(order);
      for (const id of ['a', 'b']) await shop.tell(order, id);
      expect(await shop.of(order)).toMatchObject({
        row: { status: 'review', reviewReason: 'Sipariş iptal edildikten sonra ödeme alındı.', paidAt: null },
        mails: ['order-review'],
      });
      await setStatus('cancelled'); // staff have looked
      await shop.tell(order, 'c');
      expect(await shop.of(order)).toMatchObject({ row: { status: 'cancelled' }, mails: ['order-review'] });
    });

    test('staff’s decision about a payment that does not match stays when it is reported again', async () => {
      const shop = await startShop(setup);
      const admin = await signIn(shop, 'admin');
      const order = await shop.order();
      const make = eventsOf(shop, order);
      await shop.send(make.underpaid());
      expect((await admin.patch(`/api/orders/${order.publicId}`, { status: 'cancelled', version: 2 })).status).toBe(
        200,
      );
      await shop.send(make.underpaid()); // the provider repeats a message whose answer came late
      expect(await shop.of(order)).toMatchObject({
        row: { status: 'cancelled', reviewReason: expect.not.stringContaining('iptal') },
        mails: ['order-cancelled', 'order-review'],
      });
      await shop.send(make.paid()); // money that came since is another matter
      expect(await shop.of(order)).toMatchObject({
        row: { status: 'review', reviewReason: expect.stringContaining('iptal edildikten sonra') },
        mails: ['order-cancelled', 'order-review', 'order-review'],
      });
    });

    test('a payment that staff accept counts once; reported again it needs no new review', async () => {
      const shop = await startShop(setup);
      const admin = await signIn(shop, 'admin');
      await insertProducts(shop.database, [
        { code: 'STOK-1', category: 'kolonlar', priceMinor: 2000, stockStatus: 'in_stock', stockQuantity: 5 },
      ]);
      const order = await shop.order({ lines: [{ code: 'STOK-1', quantity: 2 }] });
      const make = eventsOf(shop, order);
      await shop.send(make.underpaid());
      expect((await admin.patch(`/api/orders/${order.publicId}`, { status: 'paid', version: 2 })).json).toMatchObject({
        status: 'paid',
        paidAt: new Date(shop.now()).toISOString(),
      });
      const accepted = {
        row: { status: 'paid', paymentId: `pay_low_${order.publicId}` },
        taken: [2],
        mails: ['order-received', 'order-review', 'order-staff'],
      };
      expect(await shop.of(order)).toMatchObject(accepted);
      for (const message of [make.underpaid(), make.expired(), make.failed()]) await shop.send(message);
      expect(await shop.of(order)).toMatchObject(accepted);
      expect(await shop.stockOf('STOK-1')).toMatchObject({ stockQuantity: 3 });
      await shop.send(make.paid()); // and once more, the whole amount
      expect(await shop.of(order)).toMatchObject({
        ...accepted,
        row: {
          status: 'review',
          paymentId: `pay_low_${order.publicId}`,
          reviewReason: expect.stringContaining(`ikinci bir ödeme geldi (ödeme pay_${order.publicId})`),
        },
        mails: ['order-received', 'order-review', 'order-review', 'order-staff'],
      });
    });

    test('a refund of a payment that did not match does not count for the one that did', async () => {
      const shop = await startShop(setup);
      const order = await shop.order();
      const make = eventsOf(shop, order);
      await shop.send(make.underpaid());
      await shop.send(
        shop.provider.message({
          id: 'low',
          refund: { paymentId: `pay_low_${order.publicId}`, orderId: order.publicId, refundedMinor: 1 },
        }),
      );
      expect((await shop.of(order)).row).toMatchObject({ status: 'review', refundedMinor: 1 });
      await shop.send(make.paid());
      expect((await shop.of(order)).row).toMatchObject({
        status: 'review',
        refundedMinor: 0,
        paymentId: `pay_${order.publicId}`,
      });
    });

    test('staff have taken it further: later news does not take it back', async () => {
      const shop = await startShop(setup);
      for (const status of ['preparing', 'shipped', 'delivered'] as const) {
        const order = await shop.order();
        const make = eventsOf(shop, order);
        await shop.send(make.paid());
        await shop.database.db.updateTable('orders').set({ status }).where('id', '=', order.id).execute();
        for (const message of [make.paid(), make.failed(), make.expired(), make.underpaid()]) await shop.send(message);
        expect(await shop.of(order)).toMatchObject({
          row: { status, reviewReason: expect.stringContaining('0,01 USD') },
          mails: ['order-received', 'order-review', 'order-staff'],
        });
      }
    });

    test('a payment that comes after the order ended still makes it paid', async () => {
      const shop = await startShop(setup);
      const order = await shop.order();
      shop.provider.become(order.sessionId, 'expired');
      await shop.tell(order);
      expect((await shop.of(order)).row.status).toBe('expired');
      shop.clock.pass(90 * MINUTE);
      shop.pay(order);
      await shop.tell(order);
      expect(await shop.of(order)).toMatchObject({
        row: { status: 'paid' },
        events: [{}, { toStatus: 'expired' }, { fromStatus: 'expired', toStatus: 'paid' }],
      });
    });
  },
  seedSmallCatalogue,
);
