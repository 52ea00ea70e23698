import { expect, test } from 'vitest';
import type { ListPage } from '#contract/content.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { OrderStatus } from '#contract/order-facts.ts';
import type { ListedOrder, Order, OrderSummary, StaffOrder } from '#contract/orders.ts';
import { startApp } from '../../../testing/app.ts';
import { productId } from '../../../testing/catalogue.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { clockAt, DAY, MINUTE } from '../../../testing/forms.ts';
import { insertOrder, type OrderInput } from '../../../testing/orders.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';

const istanbul = (text: string): Date => new Date(`${text}+03:00`);

describeOnEngines(
  'orders that are read',
  (setup) => {
    async function start() {
      const clock = clockAt();
      const app = await startApp(setup, { clock: clock.now });
      const admin = await signIn(app, 'admin', { name: 'Ayşe Usta' });
      const customer = await signIn(app, 'user', { name: 'Şükrü Ağaoğlu', email: 'sukru@ornek.example' });
      const insert = (input: OrderInput = {}) =>
        insertOrder(app.database, { customer: customer.user, at: new Date(clock.now()), ...input });
      const numbers = async (query = '') =>
        (await admin.get<ListPage<ListedOrder>>(`/api/orders${query}`)).json.items.map(({ number }) => number);
      return { ...app, clock, admin, customer, insert, numbers };
    }

    test('name the company that is on the invoice', async () => {
      const { admin, insert } = await start();
      await insert({ company: 'Yıldız Kalıp A.Ş.' });
      const { items } = (await admin.get<ListPage<ListedOrder>>('/api/orders')).json;
      expect(items.map(({ company, customerName }) => [company, customerName])).toEqual([
        ['Yıldız Kalıp A.Ş.', 'Şükrü Ağaoğlu'],
      ]);
    });
    test('are listed for admins, newest first, in pages', async () => {
      const { admin, insert, clock, numbers } = await start();
      const first = await insert({
        status: 'paid',
        lines: [
          { code: 'KB-20', quantity: 3 },
          { code: 'ZK-1', quantity: 2, unitPriceMinor: 150 },
        ],
        fastCargoMinor: 1_500,
        refundedMinor: 100,
      });
      clock.pass(MINUTE);
      const [second, third] = [await insert(), await insert({ currency: 'EUR' })]; // at the same moment: the later row first
      expect(await numbers()).toEqual([third.number, second.number, first.number]);
      const { status, json, headers } = await admin.get<ListPage<ListedOrder>>('/api/orders?page=3&limit=1');
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('no-store');
      expect(json).toEqual({
        total: 3,
        page: 3,
        limit: 1,
        pages: 3,
        items: [
          {
            _id: first.publicId,
            receipt_email: 'sukru@ornek.example',
            amount: 7_800,
            number: first.number,
            status: 'paid',
            currency: 'USD',
            total: 78,
            refunded: 1,
            customerName: 'Şükrü Ağaoğlu',
            itemCount: 5,
            itemUnit: 'adet',
            createdAt: '2026-11-20T09:00:00.000Z',
            paidAt: '2026-11-20T09:00:00.000Z',
            paymentMethod: 'card',
            dueAt: null,
            isPickup: false,
            isPartShipped: false,
            company: '',
          },
        ],
      });
      expect((await admin.get('/api/orders?limit=1')).body).toMatch(/"receipt_email":"[^"]+","amount":\d+,/); // first sort key of the reply
      expect((await admin.get<ListPage<ListedOrder>>('/api/orders?page=9')).json).toMatchObject({
        items: [],
        total: 3,
        page: 9,
        limit: 10,
        pages: 1,
      });
      for (const query of [
        'limit=0',
        'limit=101',
        'page=0',
        'page=x',
        'status=x',
        'isWaiting=false',
        'sort=x',
        'from=20.11.2026',
        'from=2026-02-30',
        'to=x',
        `q=${'x'.repeat(101)}`,
        'userId=1',
      ]) {
        expect((await admin.get(`/api/orders?${query}`)).status, query).toBe(400);
      }
    });

    test('are narrowed by status, by whether they wait, and by days of Istanbul', async () => {
      const { insert, numbers } = await start();
      const at = async (time: string, status: OrderStatus) => (await insert({ at: istanbul(time), status })).number;
      const [before, first, last, after] = [
        await at('2026-03-01T23:59:59.999', 'paid'),
        await at('2026-03-02T00:00:00', 'preparing'),
        await at('2026-03-03T23:59:59.999', 'review'),
        await at('2026-03-04T00:00:00', 'pending'),
      ];
      expect(await numbers('?status=paid')).toEqual([before]);
      expect(await numbers('?status=cancelled')).toEqual([]);
      expect(await numbers('?isWaiting=true')).toEqual([last, first, before]);
      expect(await numbers('?isWaiting=true&status=pending')).toEqual([]);
      expect(await numbers('?from=2026-03-02')).toEqual([after, last, first]);
      expect(await numbers('?to=2026-03-03')).toEqual([last, first, before]);
      expect(await numbers('?from=2026-03-02&to=2026-03-03')).toEqual([last, first]);
      expect(await numbers('?from=2026-03-02&to=2026-03-03&status=review')).toEqual([last]);
      expect(await numbers('?from=2026-03-03&to=2026-03-02')).toEqual([]);
      expect(await numbers('?from=0001-01-01&to=9999-12-31')).toHaveLength(4);
    });

    test('are found by number, customer, address, product codes, purchase order and tracking number, however they are typed', async () => {
      const { admin, insert, numbers } = await start();
      const { number } = await insert({
        number: 'SP-2026-004711',
        lines: [{ code: 'Z40-5X100' }],
        poNumber: 'PO/77-A',
        trackingNumber: 'TR 55 001',
      });
      await insert({ customerName: 'Veli Diğer', customerEmail: 'veli@baska.example', lines: [{ code: 'ZK-1' }] });
      for (const q of [
        'SP-2026-004711',
        'sp-2026-004711',
        '004711',
        'agaoglu',
        'ŞÜKRÜ AĞAOĞLU',
        'sukru@ornek',
        'z40-5x100',
        'po 77-a',
        'TR 55',
        'sukru z40',
      ]) {
        expect(await numbers(`?q=${encodeURIComponent(q)}`), q).toEqual([number]);
      }
      expect(await numbers('?q=sukru%20zk-1')).toEqual([]);
      for (const q of ['%', '_', "' or 1=1 --", '\\', '"', '*'])
        expect((await admin.get(`/api/orders?q=${encodeURIComponent(q)}`)).status, q).toBe(200);
      expect(await numbers(`?q=${encodeURIComponent("yok' or 1=1 --")}`)).toEqual([]);
      expect(await numbers('?q=%25')).toHaveLength(2); // no words to search for
    });

    test('are sorted by time, total or number, equal ones always in the same order', async () => {
      const { insert, clock, numbers } = await start();
      const made: string[] = [];
      for (const [number, unitPriceMinor] of [
        ['SP-2026-000003', 500],
        ['SP-2026-000001', 900],
        ['SP-2026-000002', 500],
      ] as const) {
        made.push((await insert({ number, lines: [{ code: 'KB-20', unitPriceMinor }] })).number);
        clock.pass(MINUTE);
      }
      const [three, one, two] = made;
      expect(await numbers('?sort=oldest')).toEqual([three, one, two]);
      expect(await numbers('?sort=newest')).toEqual([two, one, three]);
      expect(await numbers('?sort=number')).toEqual([one, two, three]);
      expect(await numbers('?sort=-number')).toEqual([three, two, one]);
      expect(await numbers('?sort=total')).toEqual([three, two, one]);
      expect(await numbers('?sort=-total')).toEqual([one, two, three]);
      const pages = [
        await numbers('?sort=total&limit=1&page=1'),
        await numbers('?sort=total&limit=1&page=2'),
        await numbers('?sort=total&limit=1&page=3'),
      ];
      expect(pages.flat()).toEqual([three, two, one]);
    });

    test('their customer lists their own only, whatever their role', async () => {
      const { app, database, now, config, log, get, customer, insert } = await start();
      const own = await insert();
      const moderator = await signIn({ app, database, now, config, log, get }, 'moderator');
      const theirs = await insert({ customer: moderator.user });
      await insert({ customer: undefined! });
      const list = async (person: typeof customer, query = '') =>
        (await person.get<ListPage<OrderSummary>>(`/api/orders/mine${query}`)).json;
      expect(await list(customer)).toMatchObject({
        items: [{ _id: own.publicId, itemCount: 1 }],
        total: 1,
        page: 1,
        limit: 10,
        pages: 1,
      });
      expect(await list(moderator)).toMatchObject({ items: [{ _id: theirs.publicId }], total: 1 });
      expect(await list(customer, '?page=2')).toMatchObject({ items: [], total: 1 });
      await insert({
        lines: [{ code: 'KB-20', quantity: 3 }, { code: 'ZK-1', unit: 'm' }, { code: 'GIZLI-1' }, { code: 'KB-20' }],
      });
      const { items } = (
        await customer.get<{
          items: {
            lineCount: number;
            itemCount: number;
            itemUnit: string | null;
            firstLines: { code: string; name: string; quantity: number }[];
          }[];
        }>('/api/orders/mine')
      ).json;
      expect(
        items.map(({ lineCount, itemCount, itemUnit, firstLines }) => [
          lineCount,
          itemCount,
          itemUnit,
          firstLines.map(({ code, quantity }) => [code, quantity]),
        ]),
      ).toEqual([
        [
          4,
          6,
          null,
          [
            ['KB-20', 3],
            ['ZK-1', 1],
            ['GIZLI-1', 1],
          ],
        ],
        [1, 1, 'adet', [['KB-20', 1]]],
      ]);
      expect((await customer.get('/api/orders/mine?userId=1')).status).toBe(400);
      expect((await get('/api/orders/mine')).status).toBe(401);
      for (const path of ['/api/orders', '/api/orders/export']) {
        expect((await get(path)).status, path).toBe(401);
        expect((await customer.get(path)).status, path).toBe(403);
        expect((await moderator.get(path)).status, path).toBe(403);
      }
    });

    test('somebody else’s order is answered like a missing one', async () => {
      const started = await start();
      const { insert, get, customer } = started;
      const { publicId, number } = await insert();
      const [stranger, moderator] = [await signIn(started, 'user'), await signIn(started, 'moderator')];
      const missing = await customer.get<ErrorBody>('/api/orders/yok');
      expect(missing).toMatchObject({ status: 404, json: { code: 'NOT_FOUND', error: 'Sipariş bulunamadı.' } });
      for (const person of [stranger, moderator]) {
        for (const id of [publicId, number]) {
          const { status, json, headers } = await person.get(`/api/orders/${id}`);
          expect({ status, json }).toEqual({ status: 404, json: missing.json });
          expect(headers['content-length']).toBe(missing.headers['content-length']);
        }
      }
      expect((await get(`/api/orders/${publicId}`)).status).toBe(401);
      const orphan = await insert({ customer: undefined! }); // of a deleted account: for admins only
      expect((await customer.get(`/api/orders/${orphan.publicId}`)).status).toBe(404);
      expect((await started.admin.get(`/api/orders/${orphan.publicId}`)).status).toBe(200);
    });

    test('an order shows its customer the whole purchase, but not staff’s internal notes', async () => {
      const { customer, insert, database, clock } = await start();
      const { publicId, number, id } = await insert({
        status: 'shipped',
        lines: [
          { code: 'KB-20', quantity: 2 },
          { code: 'GIZLI-1', unitPriceMinor: 333 },
        ],
        shippingMinor: 0,
        fastCargoMinor: 1_500,
        poNumber: 'PO-1',
        note: 'Kapıya',
        carrier: 'Yurtiçi',
        trackingNumber: 'TR1',
        trackingUrl: 'https://kargo.example/TR1',
        staffNote: 'Gizli not',
        reviewReason: 'Gizli neden',
        refundedMinor: 500,
      });
      const at = new Date(clock.now());
      await database.db
        .insertInto('orderEvents')
        .values([
          {
            orderId: id,
            at,
            byKind: 'staff',
            byName: 'Ayşe Usta',
            fromStatus: 'paid',
            toStatus: 'shipped',
            notes: 'Bugün yola çıktı',
          },
          {
            orderId: id,
            at,
            byKind: 'system',
            byName: '',
            fromStatus: 'shipped',
            toStatus: 'shipped',
            notes: 'Gizli sistem notu',
          },
        ])
        .execute();
      await database.db
        .insertInto('refunds')
        .values({
          publicId: 'iade',
          orderId: id,
          attempt: 'a',
          amountMinor: 500,
          reason: 'Eksik parça',
          byName: 'Ayşe Usta',
          isRestocked: false,
          status: 'done',
          providerRefundId: 're_1',
          createdAt: at,
          updatedAt: at,
        })
        .execute();
      const { status, json, body, headers } = await customer.get<Order>(`/api/orders/${number.toLowerCase()}`);
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('no-store');
      expect(json).toMatchObject({
        _id: publicId,
        number,
        status: 'shipped',
        currency: 'USD',
        total: 58.33,
        refunded: 5,
        subtotal: 43.33,
        shippingFee: 0,
        fastCargoFee: 15,
        deliveryMethod: 'fast',
        itemCount: 3,
        itemUnit: 'adet',
        poNumber: 'PO-1',
        note: 'Kapıya',
        address: {
          recipient: 'Şükrü Ağaoğlu',
          phone: '0532 000 00 00',
          city: 'Bursa',
          district: 'Nilüfer',
          line: 'Organize Sanayi Bölgesi 1. Cadde No 5',
          postalCode: '16140',
        },
        invoice: { kind: 'individual', name: 'Şükrü Ağaoğlu', taxId: '', taxOffice: '', address: '' },
        tracking: { carrier: 'Yurtiçi', number: 'TR1', url: 'https://kargo.example/TR1' },
        paymentUrl: '',
        version: 1,
        refunds: [{ at: at.toISOString(), by: 'Mağaza', amount: 5, reason: 'Eksik parça', status: 'done' }],
      });
      expect(json.lines).toEqual([
        {
          position: 0,
          shipped: 2,
          productId: productId('KB-20'),
          config: '',
          code: 'KB-20',
          name: 'Kılavuz Burç 20',
          slug: 'kilavuz-burc-20-kb-20',
          img: '',
          price: 20,
          quantity: 2,
          lineTotal: 40,
          stockStatus: null,
          leadTime: '',
          unit: 'adet',
          vatRate: null,
        },
        {
          position: 1,
          shipped: 1,
          productId: productId('GIZLI-1'),
          config: '',
          code: 'GIZLI-1',
          name: 'Kapalı ürün',
          slug: '',
          img: '',
          price: 3.33,
          quantity: 1,
          lineTotal: 3.33,
          stockStatus: null,
          leadTime: '',
          unit: 'adet',
          vatRate: null,
        },
      ]);
      expect(json.consents.map(({ key, version, text }) => [key, version, text])).toEqual([
        ['preInformation', '1', 'Ön bilgi.'],
        ['distanceSales', '1', 'Sözleşme.'],
      ]);
      expect(json.history.map(({ by, from, to, notes }) => [by, from, to, notes])).toEqual([
        ['Şükrü Ağaoğlu', '', 'pending', ''],
        ['Ödeme sağlayıcısı', 'pending', 'paid', ''],
        ['Mağaza', 'paid', 'shipped', 'Bugün yola çıktı'],
        ['Sistem', 'shipped', 'shipped', ''],
      ]);
      expect(body).not.toMatch(/Gizli|Ayşe|staffNote|sessionId|paymentId|moves|pay_/);
    });

    test('an order shows admins the rest as well', async () => {
      const { admin, insert, database, clock } = await start();
      const { publicId, id } = await insert({
        status: 'paid',
        staffNote: 'Raf 3',
        lines: [{ code: 'KB-20', quantity: 5 }],
      });
      const at = new Date(clock.now());
      const read = async () => (await admin.get<StaffOrder>(`/api/orders/${publicId}`)).json;
      expect(await read()).toMatchObject({
        staffNote: 'Raf 3',
        provider: 'demo',
        sessionId: `cs_${publicId}`,
        paymentId: `pay_${publicId}`,
        reviewReason: '',
        moves: ['preparing', 'shipped'],
        refundable: 100,
      });
      await database.db
        .insertInto('orderEvents')
        .values({
          orderId: id,
          at,
          byKind: 'staff',
          byName: 'Ayşe Usta',
          fromStatus: 'paid',
          toStatus: 'paid',
          notes: 'Arandı',
        })
        .execute();
      expect((await read()).history.at(-1)).toEqual({
        at: at.toISOString(),
        by: 'Ayşe Usta',
        from: 'paid',
        to: 'paid',
        notes: 'Arandı',
      });
      // Done and pending refunds cannot be refunded again.
      const refund = (attempt: string, amountMinor: number, status: 'pending' | 'done' | 'failed') =>
        database.db
          .insertInto('refunds')
          .values({
            publicId: attempt,
            orderId: id,
            attempt,
            amountMinor,
            reason: 'x',
            byName: 'Ayşe Usta',
            isRestocked: false,
            status,
            providerRefundId: null,
            createdAt: at,
            updatedAt: at,
          })
          .execute();
      await refund('a', 1_000, 'done');
      await refund('b', 500, 'pending');
      await refund('c', 2_000, 'failed');
      expect(await read()).toMatchObject({
        refundable: 85,
        refunds: [{ by: 'Ayşe Usta', amount: 10 }, { status: 'pending' }, { status: 'failed' }],
      });
      await database.db.updateTable('orders').set({ refundedMinor: 4_000 }).where('id', '=', id).execute(); // in the provider's own panel
      expect((await read()).refundable).toBe(55);
    });

    test('an unpaid order can be neither refunded nor moved to paid by hand', async () => {
      const { admin, insert, clock } = await start();
      const read = async (input: OrderInput) =>
        (await admin.get<StaffOrder>(`/api/orders/${(await insert(input)).publicId}`)).json;
      expect(await read({ status: 'review' })).toMatchObject({ moves: ['cancelled'], refundable: 0 });
      expect(await read({ status: 'review', paidAt: new Date(clock.now()), paymentId: 'pay_1' })).toMatchObject({
        moves: ['paid', 'cancelled'],
        refundable: 20,
      });
      expect(await read({ status: 'pending' })).toMatchObject({ moves: ['cancelled'], refundable: 0 });
      expect(await read({ status: 'cancelled' })).toMatchObject({ moves: [], refundable: 0 });
      expect(await read({ status: 'refunded', refundedMinor: 2_000 })).toMatchObject({ moves: [], refundable: 0 });
    });

    test('an order can be paid only while it is pending and its session is open', async () => {
      const { customer, insert, clock } = await start();
      const { publicId } = await insert();
      const [failed, without] = [
        await insert({ status: 'failed' }),
        await insert({ sessionId: null, sessionUrl: null }),
      ];
      const url = async (id: string) => (await customer.get<Order>(`/api/orders/${id}`)).json.paymentUrl;
      expect(await url(publicId)).toBe(`https://pay.example/cs_${publicId}`);
      expect(await url(failed.publicId)).toBe('');
      expect(await url(without.publicId)).toBe('');
      clock.pass(30 * MINUTE - 1);
      expect(await url(publicId)).not.toBe('');
      clock.pass(1);
      expect(await url(publicId)).toBe('');
      clock.pass(DAY);
      expect(await url(publicId)).toBe('');
    });
  },
  seedSmallCatalogue,
);
