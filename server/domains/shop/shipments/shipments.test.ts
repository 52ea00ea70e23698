import { expect, test } from 'vitest';
import type { AuditEntry } from '#contract/audit.ts';
import type { ListPage } from '#contract/content.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { Order, OrderSummary, StaffOrder } from '#contract/orders.ts';
import { startApp } from '../../../testing/app.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { fakeProvider } from '../../../testing/fake-provider.ts';
import { openForDocument, orderForDocument } from '../documents/content.ts';
import { clockAt, MINUTE } from '../../../testing/forms.ts';
import { insertOrder, type OrderInput } from '../../../testing/orders.ts';
import { randomNumbers } from '../../../testing/random.ts';
import { signIn, TEST_PASSWORD } from '../../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';

type Reply = StaffOrder & ErrorBody;
const CARGO = { carrier: 'Aras Kargo', number: 'A-1' };
const TWO_LINES: OrderInput = {
  status: 'paid',
  lines: [
    { code: 'KB-20', quantity: 5 },
    { code: 'ZK-1', quantity: 2, unitPriceMinor: 100, unit: 'takım' },
  ],
};

describeOnEngines(
  'shipments',
  (setup) => {
    async function start() {
      const clock = clockAt();
      const app = await startApp(setup, { clock: clock.now, provider: fakeProvider({ now: clock.now }) });
      const admin = await signIn(app, 'admin', { name: 'Ayşe Usta' });
      const customer = await signIn(app, 'user', { name: 'Şükrü Ağaoğlu', email: 'sukru@ornek.example' });
      const insert = (input: OrderInput = {}) =>
        insertOrder(app.database, { customer: customer.user, at: new Date(clock.now()), ...TWO_LINES, ...input });
      const path = (id: string) => `/api/orders/${id}/shipments`;
      const ship = (id: string, lines: [line: number, quantity: number][], more: object = {}) =>
        admin.post<Reply>(path(id), {
          ...CARGO,
          ...more,
          lines: lines.map(([line, quantity]) => ({ line, quantity })),
        });
      const act = (id: string, shipment: string, what: 'delivered' | 'take-back') =>
        admin.post<Reply>(`${path(id)}/${shipment}/${what}`, {});
      const seen = async (id: string) => (await customer.get<Order>(`/api/orders/${id}`)).json;
      const mails = async () =>
        app.database.db.selectFrom('outbox').select(['kind', 'subject', 'bodyText']).orderBy('id').execute();
      return { app, clock, admin, customer, insert, path, ship, act, seen, mails, db: app.database.db };
    }

    test('an order leaves in parts, and is shipped when all of it has', async () => {
      const { admin, insert, ship, seen, mails } = await start();
      const { publicId: id, number } = await insert();
      const first = await ship(id, [[0, 3]], { parcels: 2, weightG: 12_500, notes: 'Kalanı perşembe.' });
      expect(first.status).toBe(201);
      expect(first.json).toMatchObject({ status: 'preparing', isPartShipped: true, canShip: true, version: 2 });
      expect(first.json.shipments).toMatchObject([
        {
          no: 1,
          ...CARGO,
          url: 'https://kargotakip.araskargo.com.tr/mainpage.aspx?code=A-1',
          parcels: 2,
          weightG: 12_500,
          by: 'Ayşe Usta',
          deliveredAt: null,
          lines: [{ line: 0, quantity: 3 }],
        },
      ]);
      expect(first.json.lines.map(({ shipped }) => shipped)).toEqual([3, 0]);
      expect(first.json.history.at(-1)).toMatchObject({
        from: 'paid',
        to: 'preparing',
        notes: '1. gönderi: Aras Kargo A-1. Kalanı perşembe.',
      });

      // What the customer sees: no weight, nobody's name.
      const shown = await seen(id);
      expect(shown).toMatchObject({ isPartShipped: true, tracking: CARGO, isRestClosed: false });
      expect(shown.shipments[0]).not.toHaveProperty('weightG');
      expect(JSON.stringify(shown)).not.toContain('Ayşe');

      const rest = await ship(
        id,
        [
          [1, 2],
          [0, 2],
        ],
        { number: 'B"><script>', url: '' },
      );
      expect(rest.json).toMatchObject({ status: 'shipped', isPartShipped: false, canShip: false });
      expect(rest.json.shipments[1]).toMatchObject({ no: 2, url: expect.stringContaining('code=B%22%3E%3Cscript%3E') });
      expect(rest.json.tracking?.number).toBe('B"><script>');

      const [one, two] = (await mails()).slice(-2);
      expect(one).toMatchObject({
        kind: 'order-part-shipped',
        subject: `Siparişinizin 1. paketi kargoya verildi: ${number}`,
      });
      expect(one!.bodyText).toMatch(
        /Bu pakette[\s\S]*KB-20: 3 adet[\s\S]*Hazırlanıyor[\s\S]*KB-20: 2 adet[\s\S]*ZK-1: 2 takım/,
      );
      expect(two!.bodyText).not.toContain('Hazırlanıyor');
      // Each number finds the order.
      for (const q of ['A-1', 'script'])
        expect((await admin.get<ListPage<OrderSummary>>(`/api/orders?q=${q}`)).json.items).toMatchObject([{ number }]);
    });

    test('all at once by one call, as before', async () => {
      const { admin, insert, seen, mails } = await start();
      const { publicId: id } = await insert({ status: 'preparing' });
      const tracking = { ...CARGO, url: '' };
      const { json } = await admin.patch<Reply>(`/api/orders/${id}`, { status: 'shipped', tracking });
      expect(json.shipments).toMatchObject([
        {
          no: 1,
          lines: [
            { line: 0, quantity: 5 },
            { line: 1, quantity: 2 },
          ],
        },
      ]);
      expect((await mails()).at(-1)!.kind).toBe('order-shipped');
      // A corrected number is the shipment's too.
      await admin.patch(`/api/orders/${id}`, { tracking: { ...tracking, number: 'A-2' } });
      expect((await seen(id)).shipments).toMatchObject([{ number: 'A-2' }]);
      const done = await admin.patch<Reply>(`/api/orders/${id}`, { status: 'delivered' });
      expect(done.json.shipments[0]!.deliveredAt).not.toBeNull();
    });

    test('the rest needs a number of its own', async () => {
      const { admin, insert, ship } = await start();
      const { publicId: id } = await insert();
      await ship(id, [[0, 1]]);
      expect((await admin.patch(`/api/orders/${id}`, { status: 'shipped' })).status).toBe(400);
      const { json } = await admin.patch<Reply>(`/api/orders/${id}`, {
        status: 'shipped',
        tracking: { carrier: 'UPS', number: '1Z', url: '' },
      });
      expect(json.shipments.map(({ number, lines }) => [number, lines])).toEqual([
        ['A-1', [{ line: 0, quantity: 1 }]],
        [
          '1Z',
          [
            { line: 0, quantity: 4 },
            { line: 1, quantity: 2 },
          ],
        ],
      ]);
    });

    test('never more than is open, nor a line twice, nor of another order', async () => {
      const { insert, ship, db } = await start();
      const { publicId: id } = await insert();
      await ship(id, [[0, 4]]);
      const tooMany = await ship(id, [[0, 2]]);
      expect(tooMany).toMatchObject({
        status: 409,
        json: {
          code: 'GUARDED',
          error: 'KB-20: Bu satırdan en fazla 1 adet gönderilebilir.',
          fields: { 'lines.0.quantity': 'Bu satırdan en fazla 1 adet gönderilebilir.' },
        },
      });
      expect((await ship(id, [[7, 1]])).json.error).toBe('Siparişte böyle bir satır yok.');
      for (const lines of [
        [],
        [[0, 0]],
        [[0, 1.5]],
        [
          [1, 1],
          [1, 1],
        ],
      ] as [number, number][][])
        expect((await ship(id, lines)).status, JSON.stringify(lines)).toBe(400);
      for (const more of [
        { parcels: 0 },
        { parcels: 100 },
        { weightG: -1 },
        { carrier: '' },
        { number: ' ' },
        { url: 'x' },
      ])
        expect((await ship(id, [[1, 1]], more)).status, JSON.stringify(more)).toBe(400);
      expect(await db.selectFrom('shipments').select('no').execute()).toEqual([{ no: 1 }]);
      for (const status of ['pending', 'failed', 'review', 'cancelled', 'refunded', 'shipped', 'delivered'] as const)
        expect((await ship((await insert({ status })).publicId, [[0, 1]])).status, status).toBe(409);
    });

    test('of several who send the last piece at once, one does', async () => {
      const { insert, ship, db } = await start();
      const { publicId: id } = await insert();
      await ship(id, [
        [0, 4],
        [1, 2],
      ]);
      const replies = await Promise.all(Array.from({ length: 6 }, () => ship(id, [[0, 1]])));
      expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
      expect(await db.selectFrom('shipments').select('no').orderBy('no').execute()).toEqual([{ no: 1 }, { no: 2 }]);
      expect((await ship(id, [[0, 1]], { version: 2 })).json.code).toBe('STALE');
    });

    test('each is delivered by itself; the last one delivers the order', async () => {
      const { insert, ship, act } = await start();
      const { publicId: id } = await insert();
      const [one] = (await ship(id, [[0, 5]])).json.shipments;
      expect((await act(id, one!._id, 'delivered')).json).toMatchObject({ status: 'preparing', isPartShipped: true });
      const again = await act(id, one!._id, 'delivered');
      expect(again).toMatchObject({ status: 409, json: { error: 'Bu gönderi teslim edilmiş.' } });
      expect((await act(id, one!._id, 'take-back')).status).toBe(409);
      const [, two] = (await ship(id, [[1, 2]])).json.shipments;
      const { json } = await act(id, two!._id, 'delivered');
      expect(json).toMatchObject({ status: 'delivered', moves: [] });
      expect(json.history.at(-1)).toMatchObject({
        from: 'shipped',
        to: 'delivered',
        notes: '2. gönderi teslim edildi.',
      });
      expect((await act(id, 'yok', 'delivered')).status).toBe(404);
    });

    test('a wrong one is corrected or taken back, as if it had never left', async () => {
      const { admin, insert, ship, act, path, seen } = await start();
      const { publicId: id } = await insert();
      const [one] = (
        await ship(id, [
          [0, 5],
          [1, 2],
        ])
      ).json.shipments;
      const edited = await admin.put<Reply>(`${path(id)}/${one!._id}`, {
        carrier: 'UPS',
        number: '1Z9',
        url: '',
        parcels: 3,
        weightG: null,
      });
      expect(edited.json).toMatchObject({
        status: 'shipped',
        tracking: { carrier: 'UPS', number: '1Z9', url: 'https://www.ups.com/track?tracknum=1Z9' },
        shipments: [{ parcels: 3, lines: one!.lines }],
      });
      // An address that only followed from the former number follows the new one; one that staff wrote stays.
      const url = edited.json.shipments[0]!.url;
      const parcel = { carrier: 'UPS', parcels: 3, weightG: null };
      const again = await admin.put<Reply>(`${path(id)}/${one!._id}`, { ...parcel, number: '1Z8', url });
      expect(again.json.shipments[0]!.url).toBe('https://www.ups.com/track?tracknum=1Z8');
      const own = { ...parcel, url: 'https://kargo.example/x' };
      await admin.put(`${path(id)}/${one!._id}`, { ...own, number: '1Z8' });
      const kept = await admin.put<Reply>(`${path(id)}/${one!._id}`, { ...own, number: '1Z9' });
      expect(kept.json.shipments[0]!.url).toBe('https://kargo.example/x');
      const back = await act(id, one!._id, 'take-back');
      expect(back.json).toMatchObject({ status: 'preparing', isPartShipped: false, shipments: [], tracking: null });
      expect((await seen(id)).history.at(-1)!.notes).toBe('1. gönderi geri alındı.');
      expect((await ship(id, [[0, 5]])).json.shipments).toMatchObject([{ no: 1 }]);

      const { items } = (await admin.get<ListPage<AuditEntry>>('/api/audit?group=all&kind=order')).json;
      expect(items.slice(0, 2).map(({ changes }) => changes)).toEqual([
        [{ field: 'shipment', before: null, after: '1. gönderi: Aras Kargo A-1 · KB-20 × 5' }],
        [
          { field: 'status', before: 'shipped', after: 'preparing' },
          { field: 'shipment', before: '1. gönderi: UPS 1Z9', after: null },
        ],
      ]);
    });

    test('what will not be sent any more ends the order with what has left', async () => {
      const { admin, insert, ship, act, path } = await start();
      const { publicId: id } = await insert();
      const close = () => admin.post<Reply>(`${path(id)}/close`, { notes: 'ZK-1 üretimden kalktı.' });
      expect(await close()).toMatchObject({
        status: 409,
        json: { error: 'Bu siparişin kısmen gönderilmiş, bekleyen bir kalanı yok.' },
      });
      const [one] = (await ship(id, [[0, 5]])).json.shipments;
      const closed = await close();
      expect(closed.json).toMatchObject({
        status: 'shipped',
        isPartShipped: false,
        isRestClosed: true,
        canShip: false,
      });
      expect(closed.json.history.at(-1)!.notes).toBe('Kalan ürünler gönderilmeyecek. ZK-1 üretimden kalktı.');
      expect((await close()).status).toBe(409);
      // Taken back, all of it is open again.
      await act(id, one!._id, 'take-back');
      const [again] = (await ship(id, [[0, 5]])).json.shipments;
      await close();
      expect((await act(id, again!._id, 'delivered')).json).toMatchObject({ status: 'delivered', isRestClosed: true });
    });

    test('the list shows those that left in part, and only them on wish', async () => {
      const { admin, insert, ship } = await start();
      const [part, whole] = [await insert(), await insert()];
      await ship(part.publicId, [[0, 1]]);
      await ship(whole.publicId, [
        [0, 5],
        [1, 2],
      ]);
      const list = async (query: string) =>
        (await admin.get<ListPage<OrderSummary>>(`/api/orders?${query}`)).json.items.map(({ number }) => number);
      expect(await list('isPartShipped=true')).toEqual([part.number]);
      expect(await list('isWaiting=true')).toEqual([part.number]);
      const csv = (await admin.get('/api/orders/export?isPartShipped=true')).body;
      expect(csv).toContain('Kısmen gönderildi');
    });

    test('slip and labels are those of one shipment', async () => {
      const { admin, customer, insert, ship } = await start();
      const order = await insert();
      const [one] = (await ship(order.publicId, [[0, 3]], { parcels: 3 })).json.shipments;
      const get = (kind: string, shipment: string) =>
        admin.get(`/api/orders/${order.number}/documents/${kind}?shipment=${shipment}`);
      for (const [kind, pages] of [
        ['label', 3],
        ['packing', 1],
      ] as const) {
        const { status, body, headers } = await get(kind, one!._id);
        expect(status).toBe(200);
        expect(body.match(/\/Type \/Page\b/g)).toHaveLength(pages);
        expect(headers['content-disposition']).toContain(`${order.number}-1.pdf`);
      }
      expect((await get('packing', 'yok')).status).toBe(404);
      expect((await get('proforma', one!._id)).status).toBe(400);
      const own = await customer.get(`/api/orders/${order.number}/documents/packing?shipment=${one!._id}`);
      expect(own.status).toBe(404);
    });

    test('the slip of an order that left in part has what is still open', async () => {
      const { insert, ship, db } = await start();
      const { publicId: id } = await insert();
      const lines = async () =>
        (await openForDocument(db, await orderForDocument(db, id))).lines.map(({ code, quantity }) => [code, quantity]);
      expect(await lines()).toEqual([
        ['KB-20', 5],
        ['ZK-1', 2],
      ]);
      await ship(id, [
        [0, 3],
        [1, 2],
      ]);
      expect(await lines()).toEqual([['KB-20', 2]]);
    });

    test('forget the person whose account is deleted', async () => {
      const { customer, insert, ship, act, admin, db } = await start();
      const { publicId: id } = await insert();
      const [one] = (
        await ship(id, [
          [0, 5],
          [1, 2],
        ])
      ).json.shipments;
      await act(id, one!._id, 'delivered');
      expect((await customer.del('/api/auth/me', { currentPassword: TEST_PASSWORD })).status).toBe(204);
      expect(await db.selectFrom('shipments').select(['carrier', 'trackingNumber', 'trackingUrl']).execute()).toEqual([
        { carrier: 'Aras Kargo', trackingNumber: '', trackingUrl: '' },
      ]);
      expect((await admin.get<ListPage<OrderSummary>>('/api/orders?q=A-1')).json.items).toEqual([]);
    });

    test('any order of steps leaves no more shipped than ordered, and a status that fits', async () => {
      const { admin, insert, ship, act, path, clock } = await start();
      const random = randomNumbers(37);
      const below = (most: number): number => Math.floor(random() * most);
      for (let round = 0; round < 12; round++) {
        const { publicId: id } = await insert();
        for (let step = 0; step < 8; step++) {
          clock.pass(MINUTE / 10);
          const { json } = await admin.get<StaffOrder>(`/api/orders/${id}`);
          const any = json.shipments[below(json.shipments.length || 1)];
          const kind = below(6);
          if (kind < 3) await ship(id, [[below(2), 1 + below(3)]]);
          else if (kind === 3 && any) await act(id, any._id, 'delivered');
          else if (kind === 4 && any) await act(id, any._id, 'take-back');
          else if (kind === 5) await admin.post(`${path(id)}/close`, {});
          const now = (await admin.get<StaffOrder>(`/api/orders/${id}`)).json;
          const sums = new Map<number, number>();
          for (const { lines } of now.shipments)
            for (const { line, quantity } of lines) sums.set(line, (sums.get(line) ?? 0) + quantity);
          for (const { position, quantity, shipped } of now.lines) {
            expect(shipped).toBe(sums.get(position) ?? 0);
            expect(shipped).toBeLessThanOrEqual(quantity);
          }
          const isComplete = now.isRestClosed || now.lines.every(({ quantity, shipped }) => shipped === quantity);
          const isThere = now.shipments.every(({ deliveredAt }) => deliveredAt !== null);
          const left = now.shipments.length > 0;
          expect(now.isPartShipped).toBe(left && !isComplete);
          if (left && isComplete) expect(now.status).toBe(isThere ? 'delivered' : 'shipped');
          else expect(['paid', 'preparing']).toContain(now.status);
        }
      }
    });
  },
  seedSmallCatalogue,
);
