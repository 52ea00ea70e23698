import { expect, test } from 'vitest';
import type { AuditEntry } from '#contract/audit.ts';
import type { ListPage } from '#contract/content.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { ORDER_STATUS_LABELS, ORDER_STATUSES, STAFF_MOVES } from '#contract/order-facts.ts';
import type { Order, OrderSummary, StaffOrder } from '#contract/orders.ts';
import { paymentProviders } from '../payments/providers.ts';
import { applySession } from '../settlement/apply.ts';
import { startApp } from '../../../testing/app.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { fakeProvider } from '../../../testing/fake-provider.ts';
import { clockAt, MINUTE } from '../../../testing/forms.ts';
import { BUYER, insertOrder, type OrderInput, type TestOrder } from '../../../testing/orders.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';

const TRACKING = { carrier: 'Yurtiçi Kargo', number: 'YK 123 456', url: 'https://kargo.example/123456' };
const TRACKED: Pick<OrderInput, 'carrier' | 'trackingNumber'> = { carrier: 'Aras', trackingNumber: 'A-1' };
const NO_TRACKING = 'Kargoya vermek için kargo firması ve takip numarası gereklidir.';
type Reply = StaffOrder & ErrorBody;

describeOnEngines(
  'orders that staff move',
  (setup) => {
    async function start() {
      const clock = clockAt();
      const provider = fakeProvider({ now: clock.now });
      const app = await startApp(setup, { clock: clock.now, provider });
      const admin = await signIn(app, 'admin', { name: 'Ayşe Usta' });
      const customer = await signIn(app, 'user', { name: 'Şükrü Ağaoğlu', email: 'sukru@ornek.example' });
      const { db } = app.database;
      const insert = (input: OrderInput = {}) =>
        insertOrder(app.database, { customer: customer.user, at: new Date(clock.now()), ...input });
      const patch = (id: string, body: object) => admin.patch<Reply>(`/api/orders/${id}`, body);
      const read = async (id: string) => (await admin.get<StaffOrder>(`/api/orders/${id}`)).json;
      const mails = async (order: TestOrder) =>
        (await db.selectFrom('outbox').select('kind').where('about', '=', order.publicId).orderBy('id').execute()).map(
          ({ kind }) => kind,
        );
      const audit = async () => (await admin.get<ListPage<AuditEntry>>('/api/audit?group=all&kind=order')).json.items;
      /** A pending order whose session the provider knows. */
      const insertOpen = async (input: OrderInput = {}) => {
        const order = await insert({ sessionId: null, sessionUrl: null, ...input });
        const session = await provider.createSession({
          orderId: order.publicId,
          orderNumber: order.number,
          currency: 'USD',
          lines: [{ name: 'KB-20', unitAmountMinor: 2_000, quantity: 1 }],
          totalMinor: 2_000,
          maxInstalments: 1,
          customerEmail: 'x@ornek.example',
          buyer: BUYER,
          successUrl: 'https://x.example',
          cancelUrl: 'https://x.example',
          expiresAt: new Date(clock.now() + 30 * MINUTE),
          idempotencyKey: order.publicId,
        });
        const attach = () =>
          db
            .updateTable('orders')
            .set({ sessionId: session.id, sessionUrl: session.url })
            .where('id', '=', order.id)
            .execute();
        return { ...order, session: session.id, attach };
      };
      return { ...app, db, clock, provider, admin, customer, insert, insertOpen, patch, read, mails, audit };
    }

    test('go only where the moves allow; refusals name both states and change no data', async () => {
      const { insert, patch, read } = await start();
      for (const from of ORDER_STATUSES) {
        for (const to of ORDER_STATUSES) {
          const { publicId } = await insert({
            status: from,
            ...TRACKED,
            reviewReason: from === 'review' ? 'Ödenen tutar farklı.' : '',
          });
          const { status, json } = await patch(publicId, { status: to });
          const name = `${from} → ${to}`;
          if (from === to) {
            expect([status, json.status, json.version, json.history.length], name).toEqual([
              200,
              from,
              1,
              (await read(publicId)).history.length,
            ]);
          } else if (STAFF_MOVES[from].includes(to)) {
            expect([status, json.status, json.version], name).toEqual([200, to, 2]);
            expect(
              json.history.findLast(({ by }) => by === 'Ayşe Usta'),
              name,
            ).toMatchObject({ from, to });
          } else {
            expect([status, json.code, json.error], name).toEqual([
              409,
              'GUARDED',
              `“${ORDER_STATUS_LABELS[from]}” durumundaki bir sipariş “${ORDER_STATUS_LABELS[to]}” durumuna alınamaz.`,
            ]);
            expect(await read(publicId), name).toMatchObject({ status: from, version: 1 });
          }
        }
      }
    });

    test('are sent with carrier and number, reported to the customer by mail and found by the number', async () => {
      const { insert, patch, customer, mails, audit, admin, clock, db } = await start();
      const order = await insert({ status: 'paid' });
      for (const tracking of [undefined, null]) {
        expect(
          await patch(order.publicId, {
            status: 'shipped',
            version: 1,
            ...(tracking === undefined ? {} : { tracking }),
          }),
        ).toMatchObject({
          status: 400,
          json: { code: 'VALIDATION', error: NO_TRACKING, fields: { tracking: NO_TRACKING } },
        });
      }
      clock.pass(MINUTE);
      const { status, json } = await patch(order.publicId, {
        status: 'shipped',
        tracking: TRACKING,
        notes: ' Bugün yola çıktı ',
        staffNote: 'Raf 3',
        version: 1,
      });
      expect(status).toBe(200);
      expect(json).toMatchObject({
        status: 'shipped',
        tracking: TRACKING,
        staffNote: 'Raf 3',
        version: 2,
        moves: ['delivered'],
      });
      const at = new Date(clock.now()).toISOString();
      expect(json.history.at(-1)).toEqual({
        at,
        by: 'Ayşe Usta',
        from: 'paid',
        to: 'shipped',
        notes: 'Bugün yola çıktı',
      });
      expect((await customer.get<Order>(`/api/orders/${order.publicId}`)).json.history.at(-1)).toEqual({
        at,
        by: 'Mağaza',
        from: 'paid',
        to: 'shipped',
        notes: 'Bugün yola çıktı',
      });
      expect(await mails(order)).toEqual(['order-shipped']);
      const [mail] = await db.selectFrom('outbox').selectAll().execute();
      expect(mail).toMatchObject({ recipient: 'sukru@ornek.example' });
      expect(mail!.bodyText).toContain('YK 123 456');
      const found = async (q: string) =>
        (await admin.get<ListPage<OrderSummary>>(`/api/orders?q=${encodeURIComponent(q)}`)).json.total;
      expect(await found('YK 123 456')).toBe(1);
      expect((await audit())[0]).toMatchObject({
        action: 'update',
        actor: 'Ayşe Usta',
        kind: 'order',
        rowId: order.publicId,
        title: order.number,
        changes: [
          { field: 'status', before: 'paid', after: 'shipped' },
          { field: 'tracking', before: null, after: TRACKING },
          { field: 'staffNote', before: '', after: 'Raf 3' },
          { field: 'notes' },
        ],
      });
      // Corrected later: the new number is found, the old one no longer, and no second mail is sent.
      expect((await patch(order.publicId, { tracking: { ...TRACKING, number: 'YK 999' } })).json).toMatchObject({
        status: 'shipped',
        version: 3,
        tracking: { number: 'YK 999' },
      });
      expect([await found('YK 123 456'), await found('YK 999')]).toEqual([0, 1]);
      expect(await mails(order)).toEqual(['order-shipped']);
      expect(await patch(order.publicId, { tracking: null })).toMatchObject({
        status: 400,
        json: { error: NO_TRACKING },
      });
    });

    test('may be given their number before they are sent', async () => {
      const { insert, patch, mails } = await start();
      const order = await insert({ status: 'preparing' });
      expect(
        (await patch(order.publicId, { tracking: { carrier: 'Aras', number: 'A1', url: '' } })).json,
      ).toMatchObject({ status: 'preparing', tracking: { carrier: 'Aras', number: 'A1', url: '' } });
      expect(await mails(order)).toEqual([]);
      expect((await patch(order.number, { status: 'shipped' })).json).toMatchObject({
        status: 'shipped',
        tracking: { number: 'A1' },
      });
      expect(await mails(order)).toEqual(['order-shipped']);
      for (const tracking of [
        { carrier: '', number: 'A', url: '' },
        { carrier: 'A', number: '', url: '' },
        { carrier: 'A', number: 'A', url: 'javascript:alert(1)' },
        { carrier: 'A', number: 'A', url: '', x: 1 },
        { carrier: 'x'.repeat(61), number: 'A', url: '' },
      ]) {
        expect((await patch(order.publicId, { tracking })).status, JSON.stringify(tracking)).toBe(400);
      }
    });

    test('are sent once, however often it is pressed at the same moment', async () => {
      const { insert, patch, mails, read } = await start();
      const order = await insert({ status: 'paid' });
      const replies = await Promise.all(
        Array.from({ length: 8 }, () => patch(order.publicId, { status: 'shipped', tracking: TRACKING })),
      );
      expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
      expect(await mails(order)).toEqual(['order-shipped']);
      expect((await read(order.publicId)).history.filter(({ to }) => to === 'shipped')).toHaveLength(1);
      const versions = await Promise.all(
        Array.from({ length: 4 }, (_, i) => patch(order.publicId, { staffNote: `Not ${i}`, version: 2 })),
      );
      expect(versions.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    });

    test('a note alone is a line of the history; an empty change leaves the order as it is', async () => {
      const { insert, patch, audit } = await start();
      const { publicId } = await insert({ status: 'preparing' });
      expect((await patch(publicId, { notes: 'Müşteri arandı' })).json).toMatchObject({ version: 2 });
      const { json } = await patch(publicId, { status: 'preparing', staffNote: '', version: 2 });
      expect(json).toMatchObject({ version: 2 });
      expect(json.history.at(-1)).toMatchObject({
        by: 'Ayşe Usta',
        from: 'preparing',
        to: 'preparing',
        notes: 'Müşteri arandı',
      });
      expect(await audit()).toHaveLength(1);
      expect((await patch(publicId, { staffNote: 'x'.repeat(2_001) })).status).toBe(400);
      expect((await patch(publicId, { total: 1 })).status).toBe(400);
      expect(await patch('yok', { staffNote: 'x' })).toMatchObject({
        status: 404,
        json: { error: 'Sipariş bulunamadı.' },
      });
    });

    test('over a newer one it is 409 STALE, which names the other: a colleague, or the provider', async () => {
      const started = await start();
      const { insertOpen, patch, provider, database, config, now, read } = started;
      const other = await signIn(started, 'admin', { name: 'Mehmet Çelik' });
      const open = await insertOpen();
      await open.attach();
      await applySession(
        { database, config, now, providers: paymentProviders(provider) },
        provider.become(open.session, 'paid'),
      );
      expect(await patch(open.publicId, { staffNote: 'x', version: 1 })).toMatchObject({
        status: 409,
        json: {
          code: 'STALE',
          error: 'Bu kayıt siz düzenlerken Ödeme sağlayıcısı tarafından değiştirildi.',
          stale: { changedBy: 'Ödeme sağlayıcısı', fields: [], version: 2 },
        },
      });
      await other.patch(`/api/orders/${open.publicId}`, { status: 'preparing', staffNote: 'Onun notu', version: 2 });
      const { status, json } = await patch(open.publicId, { status: 'shipped', tracking: TRACKING, version: 2 });
      expect([status, json.code, json.stale]).toEqual([
        409,
        'STALE',
        {
          changedBy: 'Mehmet Çelik',
          changedAt: new Date(now()).toISOString(),
          fields: ['status', 'staffNote'],
          version: 3,
          changes: [
            { field: 'status', now: 'preparing' },
            { field: 'staffNote', now: 'Onun notu' },
          ].map((change) => ({ ...change, by: 'Mehmet Çelik', at: new Date(now()).toISOString() })),
        },
      ]);
      expect(await read(open.publicId)).toMatchObject({
        status: 'preparing',
        staffNote: 'Onun notu',
        tracking: null,
        version: 3,
      });
      expect((await patch(open.publicId, { status: 'shipped', tracking: TRACKING, version: 3 })).status).toBe(200);
    });

    test('are moved by admins only', async () => {
      const started = await start();
      const { publicId } = await started.insert({ status: 'paid' });
      const moderator = await signIn(started, 'moderator');
      for (const person of [moderator, started.customer])
        expect((await person.patch(`/api/orders/${publicId}`, { status: 'preparing' })).status).toBe(403);
      expect(
        (
          await started.app.inject({
            method: 'PATCH',
            url: `/api/orders/${publicId}`,
            payload: { status: 'preparing' },
          })
        ).statusCode,
      ).toBe(401);
      expect(await started.read(publicId)).toMatchObject({ status: 'paid', version: 1 });
    });

    test('whose payment differs become paid by staff: then they get their pieces and their mails, once', async () => {
      const { insert, patch, mails, db, read } = await start();
      await db
        .updateTable('products')
        .set({ stockQuantity: 3, stockStatus: 'in_stock' })
        .where('code', '=', 'KB-20')
        .execute();
      const order = await insert({
        status: 'review',
        reviewReason: 'Ödenen tutar farklı.',
        paymentId: 'pay_1',
        lines: [{ code: 'KB-20', quantity: 5 }],
      });
      const { json } = await patch(order.publicId, { status: 'paid' });
      expect(json).toMatchObject({ status: 'paid', reviewReason: 'Ödenen tutar farklı.', refundable: 100 });
      expect(json.paidAt).not.toBeNull();
      expect(json.history.slice(-2).map(({ by, notes }) => [by, notes])).toEqual([
        ['Ayşe Usta', ''],
        ['Sistem', 'KB-20: stokta 5 adetten 3 adet vardı.'],
      ]);
      expect(await mails(order)).toEqual(['order-received', 'order-staff']);
      expect(
        (await db.selectFrom('products').select('stockQuantity').where('code', '=', 'KB-20').executeTakeFirstOrThrow())
          .stockQuantity,
      ).toBe(0);
      // Unpaid orders cannot be moved to paid by hand either.
      const unpaid = await insert({ status: 'review' });
      expect((await patch(unpaid.publicId, { status: 'paid' })).status).toBe(409);
      expect(await read(unpaid.publicId)).toMatchObject({ status: 'review', paidAt: null });
    });

    test('that are cancelled while they wait for payment can no longer be paid', async () => {
      const { insertOpen, patch, provider, mails, customer } = await start();
      const order = await insertOpen();
      await order.attach();
      expect(
        (await patch(order.publicId, { status: 'cancelled', notes: 'Stok kalmadı', version: 1 })).json,
      ).toMatchObject({ status: 'cancelled', version: 2, moves: [] });
      expect(provider.sessions.get(order.session)!.status).toBe('expired');
      expect(await mails(order)).toEqual(['order-cancelled']);
      expect((await customer.get<Order>(`/api/orders/${order.publicId}`)).json).toMatchObject({
        status: 'cancelled',
        paymentUrl: '',
      });
      // The provider knows the session of an order that never stored it.
      const unknown = await insertOpen();
      expect((await patch(unknown.publicId, { status: 'cancelled' })).json.status).toBe('cancelled');
      expect(provider.sessions.get(unknown.session)!.status).toBe('expired');
    });

    test('that were paid meanwhile are not cancelled but paid', async () => {
      const { insertOpen, patch, provider, mails, read } = await start();
      const order = await insertOpen();
      await order.attach();
      provider.become(order.session, 'processing');
      expect(await patch(order.publicId, { status: 'cancelled', version: 1 })).toMatchObject({
        status: 409,
        json: { code: 'GUARDED', error: expect.stringContaining('işleniyor') },
      });
      expect(await read(order.publicId)).toMatchObject({ status: 'pending', version: 1 });
      provider.become(order.session, 'paid');
      expect(await patch(order.publicId, { status: 'cancelled', version: 1 })).toMatchObject({
        status: 409,
        json: { code: 'GUARDED', error: expect.stringContaining('ödemeyi tamamladı') },
      });
      expect(await read(order.publicId)).toMatchObject({ status: 'paid', refundable: 20 });
      expect(await mails(order)).toEqual(['order-received', 'order-staff']);
    });

    test('stay as they are where the provider does not answer', async () => {
      const { insertOpen, patch, provider, read, mails } = await start();
      const order = await insertOpen();
      await order.attach();
      for (const call of ['expireSession', 'getSession'] as const) {
        provider.fail(call, 'before');
        const { status, json, headers } = await patch(order.publicId, { status: 'cancelled' });
        expect([status, json.code], call).toEqual([503, 'PAYMENT_UNAVAILABLE']);
        expect(headers['retry-after']).toBe('30');
      }
      expect(await read(order.publicId)).toMatchObject({ status: 'pending', version: 1 });
      expect(await mails(order)).toEqual([]);
      expect((await patch(order.publicId, { status: 'cancelled' })).json.status).toBe('cancelled'); // again
    });

    test('an order whose page ends is cancelled also where the end is reported before the cancellation is stored', async () => {
      const { insertOpen, patch, provider, database, config, now, read } = await start();
      const order = await insertOpen();
      await order.attach();
      const getSession = provider.getSession;
      provider.getSession = async (id) => {
        const state = await getSession(id);
        await applySession({ database, config, now, providers: paymentProviders(provider) }, state!); // the webhook is faster
        return state;
      };
      const { status, json } = await patch(order.publicId, { status: 'cancelled', version: 1 });
      expect([status, json.status]).toEqual([200, 'cancelled']);
      expect((await read(order.publicId)).history.map(({ from, to }) => `${from} → ${to}`)).toEqual([
        ' → pending',
        'pending → expired',
        'expired → cancelled',
      ]);
    });

    test('of an older version are not touched at the provider either', async () => {
      const { insertOpen, patch, provider } = await start();
      const order = await insertOpen();
      await order.attach();
      await patch(order.publicId, { staffNote: 'Bekletin' });
      expect((await patch(order.publicId, { status: 'cancelled', version: 1 })).json.code).toBe('STALE');
      expect(provider.sessions.get(order.session)!.status).toBe('open');
    });

    test('of another provider, or of none, are cancelled without asking', async () => {
      const { insertOpen, patch, provider } = await start();
      const order = await insertOpen({ provider: 'stripe' });
      await order.attach();
      expect((await patch(order.publicId, { status: 'cancelled' })).json.status).toBe('cancelled');
      expect(provider.sessions.get(order.session)!.status).toBe('open');
    });

    test('are exported as CSV as they are filtered, and that is noted', async () => {
      const { insert, admin, audit } = await start();
      await insert({ status: 'pending' });
      const { number } = await insert({
        status: 'paid',
        customerName: '=cmd|calc',
        lines: [{ code: 'KB-20', quantity: 3, unit: 'takım', unitPriceMinor: 123_456 }],
        fastCargoMinor: 1_500,
        refundedMinor: 500,
        pricesIncludeVat: true,
        netMinor: 310_125,
        vatMinor: 61_743,
        vatByRate: [
          { rate: 20, netMinor: 308_640, vatMinor: 61_728, grossMinor: 370_368 },
          { rate: 1, netMinor: 1_485, vatMinor: 15, grossMinor: 1_500 },
        ],
        poNumber: 'PO-1',
        carrier: 'Aras',
        trackingNumber: 'A1',
      });
      const { status, headers, body } = await admin.get('/api/orders/export?status=paid&q=cmd');
      expect(status).toBe(200);
      expect(headers['content-disposition']).toContain('siparisler-2026-11-20.csv');
      expect(body.startsWith('\ufeff')).toBe(true);
      const [head, line, ...rest] = body
        .slice(1)
        .split('\r\n')
        .map((row) => row.slice(1, -1).split('";"'));
      expect(rest).toEqual([['']]);
      expect(head!.map((name, i) => [name, line![i]])).toEqual([
        ['Sipariş no', number],
        ['Sipariş tarihi', '20.11.2026 12:00'],
        ['Ödeme tarihi', '20.11.2026 12:00'],
        ['Ödeme yöntemi', 'Kredi / banka kartı'],
        ['Vade', ''],
        ['Durum', 'Ödendi'],
        ['Müşteri', "'=cmd|calc"],
        ['E-posta', 'sukru@ornek.example'],
        ['Adet', '3'],
        ['Birim', 'takım'],
        ['Ara toplam', '3703,68'],
        ['Standart kargo', 'Alıcı ödemeli'],
        ['Hızlı kargo', '15,00'],
        ['Toplam', '3718,68'],
        ['KDV hariç', '3101,25'],
        ['KDV', '617,43'],
        ['KDV oranları', '%20: 617,28; %1: 0,15'],
        ['İade', '5,00'],
        ['Para birimi', 'USD'],
        ['Fatura türü', 'Bireysel'],
        ['Fatura adı', "'=cmd|calc"],
        ['VKN / TCKN', ''],
        ['Vergi dairesi', ''],
        ['Müşteri sipariş no', 'PO-1'],
        ['Teslimat', 'Hızlı kargo'],
        ['İl', 'Bursa'],
        ['Kargo firması', 'Aras'],
        ['Takip no', 'A1'],
        ['Fatura no', ''],
        ['Fatura tarihi', ''],
      ]);
      expect((await admin.get('/api/orders/export?page=1')).status).toBe(400);
      expect(await audit()).toMatchObject([
        {
          action: 'export',
          title: 'Siparişler',
          actor: 'Ayşe Usta',
          changes: [
            { field: 'rows', after: 1 },
            { field: 'status', after: 'paid' },
            { field: 'q', after: '•••' },
          ],
        },
      ]);

      // Without tax its cells are empty; of different units there is no sum.
      await insert({ status: 'preparing', lines: [{ code: 'KB-20' }, { code: 'ZK-1', unit: 'm' }] });
      const [, mixed] = (await admin.get('/api/orders/export?status=preparing')).body.split('\r\n');
      expect(mixed!.slice(1, -1).split('";"').slice(8, 17)).toEqual([
        '',
        'karışık',
        '40,00',
        'Alıcı ödemeli',
        '0,00',
        '40,00',
        '',
        '',
        '',
      ]);
    });
  },
  seedSmallCatalogue,
);
