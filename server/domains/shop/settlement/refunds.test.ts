import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { ORDER_STATUSES, REFUNDABLE_STATUSES } from '#contract/order-facts.ts';
import type { StaffOrder } from '#contract/orders.ts';
import { anonymiseOrders } from '../orders/of-account.ts';
import { insertProducts } from '../../../testing/catalogue.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { HOUR } from '../../../testing/forms.ts';
import { dyingDatabase, startShop, type Kill, type PaidOrder } from '../../../testing/payments.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';

type Reply = StaffOrder & { code: string; message: string; fields?: Record<string, string> };

describeOnEngines(
  'refunds',
  (setup) => {
    const start = async () => {
      const shop = await startShop(setup);
      await insertProducts(shop.database, [
        { code: 'STOK-1', category: 'kolonlar', priceMinor: 2000, stockStatus: 'in_stock', stockQuantity: 3 },
      ]);
      const admin = await signIn(shop, 'admin', { name: 'Deniz Usta' });
      /** Of 100.00 in all. */
      const paid = async () => {
        const order = await shop.order({
          lines: [
            { code: 'STOK-1', quantity: 3 },
            { code: 'KK-1', quantity: 2 },
          ],
        });
        shop.pay(order);
        await shop.tell(order);
        return order;
      };
      const refund = async (order: Pick<PaidOrder, 'publicId'>, body: object = {}) => {
        const { status, json } = await admin.post<Reply>(`/api/orders/${order.publicId}/refund`, {
          reason: 'Hatalı ürün',
          attempt: randomUUID(),
          ...body,
        });
        return { status, json };
      };
      /** The amount that was really refunded. */
      const sentBack = (order: PaidOrder) => shop.provider.sessions.get(order.sessionId)!.refundedMinor;
      const tellRefund = (order: PaidOrder, refundedMinor: number, id: string = randomUUID()) =>
        shop.send(
          shop.provider.message({
            id,
            refund: {
              paymentId: shop.provider.sessions.get(order.sessionId)!.paymentId!,
              orderId: order.publicId,
              refundedMinor,
            },
          }),
        );
      return { shop, admin, paid, refund, sentBack, tellRefund };
    };
    const MAILS = ['order-received', 'order-staff'];

    test('in full: the order is refunded, the customer gets a mail, the audit names the admin', async () => {
      const { shop, paid, refund, sentBack } = await start();
      const order = await paid();
      const { status, json } = await refund({ publicId: order.number });
      expect([status, json.code]).toEqual([201, undefined]);
      expect(json).toMatchObject({
        status: 'refunded',
        refunded: 100,
        refundable: 0,
        refunds: [{ amount: 100, by: 'Deniz Usta', reason: 'Hatalı ürün', status: 'done' }],
      });
      expect(json.history.at(-1)).toMatchObject({
        by: 'Deniz Usta',
        from: 'paid',
        to: 'refunded',
        notes: 'İade: $100,00. Hatalı ürün',
      });
      expect(json.history).toHaveLength(3);
      expect(sentBack(order)).toBe(10_000);
      expect(await shop.of(order)).toMatchObject({
        taken: [3, 0],
        mails: ['order-received', 'order-refunded', 'order-staff'],
      });
      expect(await shop.stockOf('STOK-1')).toEqual({ stockQuantity: 0, stockStatus: 'out_of_stock' });
      const audit = await shop.database.db
        .selectFrom('audit')
        .selectAll()
        .where('rowId', '=', order.publicId)
        .execute();
      expect(audit).toMatchObject([
        {
          kind: 'order',
          action: 'update',
          title: order.number,
          actorName: 'Deniz Usta',
          changes: expect.arrayContaining([{ field: 'refund', before: null, after: 100 }]),
        },
      ]);
    });

    test('the pieces go back into stock once, with all that is left', async () => {
      const { shop, paid, refund } = await start();
      const order = await paid();
      expect((await refund(order, { amount: 40, isRestocked: true })).json).toMatchObject({
        status: 'paid',
        refunded: 40,
        refundable: 60,
      });
      expect(await shop.stockOf('STOK-1')).toMatchObject({ stockQuantity: 0 });
      const attempt = randomUUID();
      for (let i = 0; i < 3; i++)
        expect((await refund(order, { isRestocked: true, attempt })).json).toMatchObject({
          status: 'refunded',
          refunded: 100,
        });
      expect(await shop.stockOf('STOK-1')).toEqual({ stockQuantity: 3, stockStatus: 'in_stock' });
      expect((await shop.of(order)).taken).toEqual([0, 0]);
    });

    test('a part leaves the status; never more than what is left', async () => {
      const { paid, refund, sentBack, shop } = await start();
      const order = await paid();
      expect((await refund(order, { amount: 12.34 })).json).toMatchObject({
        status: 'paid',
        refunded: 12.34,
        refundable: 87.66,
      });
      for (const amount of [87.67, 1000])
        expect(await refund(order, { amount })).toMatchObject({
          status: 400,
          json: { code: 'VALIDATION', fields: { amount: 'En fazla $87,66 iade edilebilir.' } },
        });
      for (const amount of [0, -1, 0.001, 1.234, Number.MAX_VALUE, '5', null])
        expect((await refund(order, { amount })).status, String(amount)).toBe(400);
      expect((await refund(order, { reason: ' ' })).json).toMatchObject({
        fields: { reason: 'Lütfen iade nedenini girin!' },
      });
      expect((await refund(order, { amount: 87.66 })).json).toMatchObject({ status: 'refunded', refunded: 100 });
      expect(await refund(order)).toMatchObject({
        status: 409,
        json: { code: 'GUARDED', message: 'Bu siparişin iade edilebilecek tutarı kalmadı.' },
      });
      expect(sentBack(order)).toBe(10_000);
      expect((await shop.of(order)).mails).toEqual([
        'order-received',
        'order-refunded',
        'order-refunded',
        'order-staff',
      ]);
    });

    test('20 presses of one form, and 20 forms for all of it: one refund each', async () => {
      const { shop, paid, refund, sentBack } = await start();
      shop.provider.delayMs = 20; // so that they meet
      for (const attempts of [
        Array.from({ length: 20 }).fill(randomUUID()),
        Array.from({ length: 20 }, () => randomUUID()),
      ]) {
        const order = await paid();
        const replies = await Promise.all(attempts.map((attempt) => refund(order, { attempt })));
        expect(new Set(replies.map(({ status }) => status))).toEqual(
          new Set(attempts[0] === attempts[1] ? [201] : [201, 409]),
        );
        expect(sentBack(order)).toBe(10_000);
        expect(await shop.of(order)).toMatchObject({
          row: { status: 'refunded', refundedMinor: 10_000 },
          refunds: [{ status: 'done' }],
          mails: ['order-received', 'order-refunded', 'order-staff'],
        });
      }
      expect(await shop.database.db.selectFrom('refunds').selectAll().execute()).toHaveLength(2);
    });

    test('a form older than another refund refunds no money', async () => {
      const { paid, refund, sentBack } = await start();
      const order = await paid();
      const first = { amount: 30, shownRefundable: 100, attempt: randomUUID() };
      expect((await refund(order, first)).json).toMatchObject({ refunded: 30, refundable: 70 });
      for (const amount of [30, 70, undefined])
        expect(await refund(order, { amount, shownRefundable: 100 })).toMatchObject({
          status: 409,
          json: { code: 'GUARDED', message: expect.stringContaining('bu arada değişti') },
        });
      expect((await refund(order, first)).json).toMatchObject({ refunded: 30 }); // the same one once more
      expect(sentBack(order)).toBe(3_000);
      expect((await refund(order, { amount: 30, shownRefundable: 70 })).json).toMatchObject({
        refunded: 60,
        refundable: 40,
      });
      expect(await refund(order, { amount: 1, shownRefundable: -1 })).toMatchObject({ status: 400 });
    });

    test('a form is one order’s', async () => {
      const { paid, refund, sentBack } = await start();
      const [one, two] = [await paid(), await paid()];
      const attempt = randomUUID();
      await refund(one, { attempt });
      expect(await refund(two, { attempt })).toMatchObject({ status: 409 });
      expect(sentBack(two)).toBe(0);
    });

    test('orders can be refunded by their status', async () => {
      const { shop, refund } = await start();
      for (const status of ORDER_STATUSES) {
        const order = await shop.order({
          status,
          paymentId: null,
          reviewReason: status === 'review' || status === 'cancelled' ? 'Ödenen tutar farklı.' : '',
        });
        if (REFUNDABLE_STATUSES.includes(status)) {
          expect(await refund(order), status).toMatchObject({
            status: 409,
            json: { message: 'Bu sipariş için alınmış bir ödeme yok.' },
          });
          shop.pay(order);
          await shop.database.db
            .updateTable('orders')
            .set({ paymentId: shop.provider.sessions.get(order.sessionId)!.paymentId })
            .where('id', '=', order.id)
            .execute();
          expect((await refund(order)).json, status).toMatchObject({ status: 'refunded' });
        } else expect(await refund(order), status).toMatchObject({ status: 409, json: { code: 'GUARDED' } });
      }
      expect((await refund({ publicId: 'yok' })).status).toBe(404);
    });

    test('a payment that did not match can be refunded', async () => {
      const { shop, refund, sentBack } = await start();
      const order = await shop.order({ lines: [{ code: 'KK-1' }] });
      shop.provider.become(order.sessionId, 'paid', { amountMinor: 500 });
      await shop.tell(order);
      expect((await shop.of(order)).row.status).toBe('review');
      // The provider refuses more than it took.
      expect(await refund(order)).toMatchObject({
        status: 409,
        json: { message: expect.stringContaining('kabul etmedi') },
      });
      expect((await refund(order, { amount: 5 })).json).toMatchObject({
        status: 'review',
        refunded: 5,
        refunds: [{ status: 'failed' }, { status: 'done', amount: 5 }],
      });
      expect(sentBack(order)).toBe(500);
    });

    test('only admins', async () => {
      const { shop, paid, sentBack } = await start();
      const order = await paid();
      const body = { reason: 'x', attempt: randomUUID() };
      for (const role of ['user', 'moderator'] as const)
        expect((await (await signIn(shop, role)).post(`/api/orders/${order.publicId}/refund`, body)).status).toBe(403);
      expect(
        (await (await signIn(shop, 'user', shop.customer)).post(`/api/orders/${order.publicId}/refund`, body)).status,
      ).toBe(403);
      expect(sentBack(order)).toBe(0);
    });

    test('an answer that is lost: on its way, counted as gone, finished by the same form or by the reconciler, once', async () => {
      const { shop, paid, refund, sentBack } = await start();
      for (const [fault, isByForm] of [
        ['before', true],
        ['after', true],
        ['before', false],
        ['after', false],
      ] as const) {
        const order = await paid();
        const attempt = randomUUID();
        shop.provider.fail('refund', fault);
        expect((await refund(order, { amount: 60, attempt })).json).toMatchObject({
          status: 'paid',
          refunded: 0,
          refundable: 40,
          refunds: [{ amount: 60, status: 'pending' }],
        });
        expect(await refund(order, { amount: 41 })).toMatchObject({ status: 400 });
        if (isByForm)
          expect((await refund(order, { amount: 60, attempt })).json.refunds).toMatchObject([{ status: 'done' }]);
        else expect(await shop.reconcile()).toEqual([]);
        await shop.reconcile();
        expect(sentBack(order)).toBe(6_000);
        expect(await shop.of(order)).toMatchObject({
          row: { status: 'paid', refundedMinor: 6_000 },
          refunds: [{ status: 'done' }],
          mails: ['order-received', 'order-refunded', 'order-staff'],
        });
      }
    });

    test('refused by the provider: no money was refunded, and it may be tried again', async () => {
      const { shop, paid, refund } = await start();
      const order = await paid();
      await shop.database.db
        .updateTable('orders')
        .set({ paymentId: 'pay_unknown' })
        .where('id', '=', order.id)
        .execute();
      expect(await refund(order)).toMatchObject({
        status: 409,
        json: {
          code: 'GUARDED',
          message: 'Ödeme sağlayıcısı iadeyi kabul etmedi. Lütfen sağlayıcının panelinden kontrol edin.',
        },
      });
      expect(await shop.of(order)).toMatchObject({
        row: { status: 'paid', refundedMinor: 0 },
        refunds: [{ status: 'failed' }],
        mails: MAILS,
      });
    });

    test('without the order’s provider no refund is tried', async () => {
      const { shop, paid, refund } = await start();
      const order = await paid();
      await shop.database.db.updateTable('orders').set({ provider: 'stripe' }).where('id', '=', order.id).execute();
      expect(await refund(order)).toMatchObject({ status: 503, json: { code: 'PAYMENT_UNAVAILABLE' } });
      expect((await shop.of(order)).refunds).toEqual([]);
    });

    test('made in the provider’s own panel: the same end, every step reported once', async () => {
      const { shop, paid, refund, tellRefund } = await start();
      const order = await paid();
      for (const id of ['r1', 'r1', 'r2']) await tellRefund(order, 1_000, id);
      expect(await shop.of(order)).toMatchObject({
        row: { status: 'paid', refundedMinor: 1_000 },
        refunds: [{ amountMinor: 1_000, byName: 'Ödeme sağlayıcısı', status: 'done' }],
        mails: ['order-received', 'order-refunded', 'order-staff'],
      });
      shop.provider.sessions.get(order.sessionId)!.refundedMinor = 1_000;
      expect((await refund(order, { amount: 50 })).json).toMatchObject({ refunded: 60, refundable: 40 });
      for (const minor of [6_000, 1_000]) await tellRefund(order, minor); // its own message, and an older one that comes late
      expect(await shop.of(order)).toMatchObject({
        row: { status: 'paid', refundedMinor: 6_000 },
        refunds: [{ amountMinor: 1_000 }, { amountMinor: 5_000 }],
      });
      await tellRefund(order, 10_000);
      expect(await shop.of(order)).toMatchObject({
        row: { status: 'refunded', refundedMinor: 10_000 },
        refunds: [{}, {}, { amountMinor: 4_000 }],
        mails: ['order-received', 'order-refunded', 'order-refunded', 'order-refunded', 'order-staff'],
      });
    });

    test('the message comes before the answer: one refund, one mail', async () => {
      const { shop, paid, refund, sentBack, tellRefund } = await start();
      const order = await paid();
      shop.provider.fail('refund', 'after');
      await refund(order, { isRestocked: true });
      await tellRefund(order, 10_000);
      expect(await shop.of(order)).toMatchObject({
        row: { status: 'refunded' },
        refunds: [{ status: 'pending' }],
        mails: MAILS,
      });
      await shop.reconcile();
      expect(sentBack(order)).toBe(10_000);
      expect(await shop.of(order)).toMatchObject({
        row: { status: 'refunded' },
        refunds: [{ status: 'done' }],
        taken: [0, 0],
        mails: ['order-received', 'order-refunded', 'order-staff'],
      });
    });

    test('taken on by the provider, and through later: its message settles it', async () => {
      const { shop, admin, paid, tellRefund } = await start();
      const order = await paid();
      const slow = await startShop(setup, {
        ...shop,
        provider: { ...shop.provider, refund: async () => ({ id: 're_0', status: 'pending' }) },
      });
      const url = `/api/orders/${order.publicId}/refund`;
      const reply = await slow.app.inject({
        method: 'POST',
        url,
        headers: await admin.headers(),
        payload: { reason: 'x', amount: 40, attempt: randomUUID() },
      });
      expect([reply.statusCode, reply.json<StaffOrder>().refunds.map(({ status }) => status)]).toEqual([
        201,
        ['pending'],
      ]);
      await slow.reconcile();
      expect(await shop.of(order)).toMatchObject({
        row: { refundedMinor: 0 },
        refunds: [{ status: 'pending', providerRefundId: 're_0' }],
        mails: MAILS,
      });
      await tellRefund(order, 4_000);
      expect(await shop.of(order)).toMatchObject({
        row: { status: 'paid', refundedMinor: 4_000 },
        refunds: [{ status: 'done' }],
        mails: ['order-received', 'order-refunded', 'order-staff'],
      });
    });

    test('through after the person was taken out of the order: its words do not come back', async () => {
      const { shop, paid, refund, tellRefund, admin } = await start();
      for (const isTold of [true, false]) {
        const order = await paid();
        shop.provider.fail('refund', 'before');
        const attempt = randomUUID();
        await refund(order, { amount: 40, reason: 'Gizemnur beğenmedi', attempt });
        expect((await shop.of(order)).refunds).toMatchObject([{ status: 'pending', reason: 'Gizemnur beğenmedi' }]);
        await shop.database.write('orders', (trx) =>
          anonymiseOrders(trx, { emailKey: shop.customer.email }, new Date(shop.clock.now())),
        );
        if (isTold) await tellRefund(order, 4_000);
        await shop.reconcile();
        expect(
          (await refund(order, { amount: 40, reason: 'Gizemnur beğenmedi', attempt })).status,
          'the form sent again',
        ).toBe(201);
        const { refunds, events, mails } = await shop.of(order);
        expect({ refunds, events, mails }).toMatchObject({ refunds: [{ status: 'done', reason: '' }], mails: [] });
        expect(events.at(-1)).toMatchObject({ notes: 'İade: $40,00.' });
        expect(JSON.stringify((await admin.get(`/api/audit?group=all&rowId=${order.publicId}`)).json)).not.toContain(
          'Gizemnur',
        );
      }
    });

    test('a refund of another payment is none of this order’s', async () => {
      const { shop, paid } = await start();
      const order = await paid();
      await shop.send(
        shop.provider.message({
          id: 'r',
          refund: { paymentId: 'pay_other', orderId: order.publicId, refundedMinor: 10_000 },
        }),
      );
      expect((await shop.of(order)).row).toMatchObject({ status: 'paid', refundedMinor: 0 });
    });

    test('a key that the provider may have forgotten is never used again; its message settles the refund', async () => {
      const { shop, paid, refund, sentBack, tellRefund } = await start();
      const order = await paid();
      shop.provider.fail('refund', 'before');
      await refund(order);
      shop.clock.pass(21 * HOUR);
      await shop.reconcile();
      expect(sentBack(order)).toBe(0);
      expect((await shop.of(order)).refunds).toMatchObject([{ status: 'pending' }]);
      await tellRefund(order, 10_000); // staff refunded it in the provider's panel
      expect(await shop.of(order)).toMatchObject({
        row: { status: 'refunded' },
        refunds: [{ status: 'done' }],
        mails: ['order-received', 'order-refunded', 'order-staff'],
      });
    });

    test('the end of a session does not decide a refund with an unknown end', async () => {
      const { shop, paid, refund } = await start();
      const order = await paid();
      await shop.database.db.updateTable('orders').set({ refundedMinor: 4_000 }).where('id', '=', order.id).execute();
      shop.provider.fail('refund', 'before');
      await refund(order, { amount: 40 });
      shop.clock.pass(21 * HOUR);
      await shop.send(
        shop.provider.message({
          id: 'end',
          session: {
            sessionId: order.sessionId,
            orderId: order.publicId,
            status: 'expired',
            amountMinor: 10_000,
            currency: 'USD',
            paymentId: null,
          },
        }),
      );
      expect(await shop.of(order)).toMatchObject({
        row: { status: 'paid', expiredAt: expect.any(Date) },
        refunds: [{ status: 'pending' }],
        mails: MAILS,
      });
    });

    const kills: Kill[] = [
      { write: 1, when: 'before' },
      { write: 1, when: 'after' },
      { write: 2, when: 'before' },
      { write: 2, when: 'after' },
    ];
    for (const kill of kills) {
      test(`a process that dies ${kill.when} its transaction ${kill.write}: nothing went back, or all of it once`, async () => {
        const { shop, admin, paid, sentBack } = await start();
        const order = await paid();
        const dying = await startShop(setup, { ...shop, database: dyingDatabase(shop.database, kill) });
        const reply = await dying.app.inject({
          method: 'POST',
          url: `/api/orders/${order.publicId}/refund`,
          headers: await admin.headers(),
          payload: { reason: 'x', isRestocked: true, attempt: randomUUID() },
        });
        expect(reply.statusCode).toBe(500);
        const restarted = await startShop(setup, { ...shop });
        expect(await restarted.reconcile()).toEqual([]);
        const isAsked = !(kill.write === 1 && kill.when === 'before');
        expect(sentBack(order)).toBe(isAsked ? 10_000 : 0);
        expect(await shop.of(order)).toMatchObject(
          isAsked
            ? {
                row: { status: 'refunded', refundedMinor: 10_000 },
                refunds: [{ status: 'done' }],
                taken: [0, 0],
                mails: ['order-received', 'order-refunded', 'order-staff'],
              }
            : { row: { status: 'paid', refundedMinor: 0 }, refunds: [], taken: [3, 0], mails: MAILS },
        );
      });
    }
  },
  seedSmallCatalogue,
);
