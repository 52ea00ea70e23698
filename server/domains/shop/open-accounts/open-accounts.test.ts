import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Output } from '#contract/endpoints.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { Customer, CustomerSummary, OwnAccount } from '#contract/open-accounts.ts';
import type { ListedOrder, Order, StaffOrder } from '#contract/orders.ts';
import type { ListPage } from '#contract/content.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { DAY, MINUTE } from '../../../testing/forms.ts';
import { randomNumbers } from '../../../testing/random.ts';
import { buyerOf, setSettings, startShop } from '../../../testing/shop.ts';
import { signIn, TEST_PASSWORD } from '../../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';
import { paymentProviders } from '../payments/providers.ts';
import { accountProvider } from '../payments/account/provider.ts';
import { reconciler } from '../settlement/reconciler.ts';

const BANK = {
  bank: 'Kalıp Bankası',
  holder: 'Örnek A.Ş.',
  iban: 'TR330006100519786457841326',
  currency: 'USD' as const,
};
const INVOICE = {
  kind: 'company',
  company: 'Ağaoğlu Kalıp A.Ş.',
  vkn: '1234567890',
  taxOffice: 'Nilüfer',
  address: '',
};
/** Of 40.00. */
const BOUGHT = [{ code: 'KB-20', quantity: 2, price: 20 }];
type Reply = StaffOrder & ErrorBody;

describeOnEngines(
  'buying on account',
  (setup) => {
    const start = async (terms: object = { isAllowed: true, limit: 100, days: 30 }, settings: object = {}) => {
      const shop = await startShop(setup);
      const { database, clock } = shop;
      await setSettings(database, { shop_account: true, bank_accounts: [BANK], ...settings });
      await database.write('catalogue', (trx) =>
        trx.updateTable('products').set({ stockQuantity: 10 }).where('code', '=', 'KB-20').execute(),
      );
      const buyer = await buyerOf(shop, 'user', { name: 'Şükrü Ağaoğlu' });
      const admin = await signIn(shop, 'admin', { name: 'Ayşe Usta' });
      const { publicId } = await database.db
        .selectFrom('users')
        .select('publicId')
        .where('name', '=', 'Şükrü Ağaoğlu')
        .executeTakeFirstOrThrow();
      const path = `/api/customers/${publicId}`;
      if (Object.keys(terms).length > 0) expect((await admin.put(path, terms)).status).toBe(200);
      return {
        ...shop,
        buyer,
        admin,
        path,
        place: (bought = BOUGHT, more: object = {}) =>
          buyer.pay(bought, { method: 'account', invoice: INVOICE, attempt: randomUUID(), ...more }),
        account: async () =>
          (await buyer.get<Output<'GET /api/payment/account'>>('/api/payment/account')).json.account as OwnAccount,
        customer: async () => (await admin.get<Customer>(path)).json,
        orderOf: async (number: string) => (await admin.get<StaffOrder>(`/api/orders/${number}`)).json,
        move: async (number: string, status: string, more: object = {}) =>
          admin.patch<Reply>(`/api/orders/${number}`, { status, ...more }),
        receive: (number: string, amount: number, more: object = {}) =>
          admin.post<Reply>(`/api/orders/${number}/receipts`, {
            amount,
            receivedOn: '2026-11-20',
            attempt: randomUUID(),
            ...more,
          }),
        stock: async () =>
          (
            await database.db
              .selectFrom('products')
              .select('stockQuantity')
              .where('code', '=', 'KB-20')
              .executeTakeFirstOrThrow()
          ).stockQuantity,
        mails: async () =>
          (await database.db.selectFrom('outbox').select('kind').orderBy('id').execute()).map(({ kind }) => kind),
        reconcile: async () => {
          const failures: unknown[] = [];
          const providers = paymentProviders(shop.provider, [
            accountProvider({ database, config: shop.config, now: clock.now }),
          ]);
          const services = { database, config: shop.config, now: clock.now, providers };
          await reconciler(services, (error) => failures.push(error)).run();
          expect(failures).toEqual([]);
        },
      };
    };
    const TRACKING = { tracking: { carrier: 'Aras', number: '1', url: '' } };

    test('an order waits for its approval, however long', async () => {
      const { place, account, orderOf, stock, mails, reconcile, ...shop } = await start();
      expect(await account()).toMatchObject({ limit: 100, open: 0, remaining: 100, days: 30, needsApproval: true });
      const placed = await place();
      const { orderNumber: number, url } = placed.json;
      expect([placed.status, url]).toEqual([200, expect.stringMatching(/\/hesabim\/siparisler\/SP-/)]);
      expect(await orderOf(number)).toMatchObject({
        status: 'pending',
        paymentMethod: 'account',
        dueAt: null,
        transfer: null,
        moves: ['preparing', 'cancelled'],
      });
      expect(await mails()).toEqual(['order-account', 'order-account-staff']);
      expect(await stock()).toBe(10);
      // It waits as long as staff let it, and takes its part of the limit.
      shop.clock.pass(3 * DAY);
      await reconcile();
      const admin = await signIn(shop, 'admin');
      expect((await mails()).length).toBe(2);
      expect((await admin.get<StaffOrder>(`/api/orders/${number}`)).json.status).toBe('pending');
    });

    test('an approved order leaves, is owed, and is paid in parts', async () => {
      const { buyer, place, account, customer, move, receive, stock, mails } = await start();
      const number = (await place()).json.orderNumber;
      expect(await account()).toMatchObject({ open: 0, remaining: 60 });
      const approved = await move(number, 'preparing', { notes: 'İyi çalışmalar.' });
      expect(approved.json).toMatchObject({
        status: 'preparing',
        paidAt: null,
        dueAt: '2026-12-20T20:59:59.000Z',
        transfer: { accounts: [BANK], remaining: 40, dueAt: '2026-12-20T20:59:59.000Z' },
        moves: ['shipped', 'cancelled'],
        refundable: 0,
      });
      expect(approved.json.history.at(-1)).toMatchObject({
        from: 'pending',
        to: 'preparing',
        notes: 'Cari hesapla onaylandı. Vade: 20.12.2026. İyi çalışmalar.',
      });
      expect(await stock()).toBe(8);
      expect((await mails()).slice(2)).toEqual(['order-account-approved']);
      expect(await account()).toMatchObject({ open: 40, remaining: 60 });

      await move(number, 'shipped', TRACKING);
      await move(number, 'delivered');
      expect((await receive(number, 40.01)).json.fields).toEqual({
        amount: 'Bu siparişten $40,00 kaldı. Fazlasını müşterinin başka bir siparişine kaydedin.',
      });
      const part = await receive(number, 15);
      expect(part.json).toMatchObject({ status: 'delivered', paidAt: null, transfer: { remaining: 25 } });
      expect(await customer()).toMatchObject({ open: 25, turnover: 0, orders: 1, company: 'Ağaoğlu Kalıp A.Ş.' });
      const whole = await receive(number, 25);
      expect(whole.json).toMatchObject({ status: 'delivered', transfer: null, refundable: 40, moves: [] });
      expect(whole.json.paidAt).not.toBeNull();
      expect(await stock()).toBe(8);
      expect((await mails()).slice(3)).toEqual(['order-shipped', 'order-account-paid']);
      expect(await account()).toMatchObject({ open: 0, remaining: 100 });
      expect(await customer()).toMatchObject({ open: 0, turnover: 40 });
      // The customer reads what arrived, and no name of staff.
      const { history } = (await buyer.get<Order>(`/api/orders/${number}`)).json;
      expect(history.map(({ notes }) => notes)).toContain('Ödeme alındı: $15,00. Kalan: $25,00.');
      expect(JSON.stringify(history)).not.toContain('Ayşe');
    });

    test('without the need of approval an order is approved at once, within the limit', async () => {
      const { place, orderOf, stock, mails, account } = await start(undefined, { shop_account_needs_approval: false });
      const attempt = randomUUID();
      const first = (await place(BOUGHT, { attempt })).json;
      expect((await place(BOUGHT, { attempt })).json.orderNumber).toBe(first.orderNumber);
      expect(await orderOf(first.orderNumber)).toMatchObject({
        status: 'preparing',
        dueAt: '2026-12-20T20:59:59.000Z',
      });
      expect(await stock()).toBe(8);
      expect(await mails()).toEqual(['order-account-approved', 'order-account-staff']);
      expect((await place()).status).toBe(200);
      const third = await place();
      expect([third.status, third.json.fields]).toEqual([
        400,
        { method: 'Cari limitiniz bu sipariş için yeterli değil. Kalan limit: $20,00' },
      ]);
      expect((await account()).remaining).toBe(20);
    });

    test('the limit is never passed, whatever is placed at once', async () => {
      const { place, customer } = await start();
      const replies = await Promise.all(Array.from({ length: 6 }, () => place()));
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 400, 400, 400, 400]);
      expect(await customer()).toMatchObject({ awaiting: 80, open: 0 });
    });

    test.for([
      ['no terms', {}, {}, {}],
      ['terms that forbid it', { isAllowed: false, limit: 500, days: 30 }, {}, {}],
      ['a shop that is switched off', undefined, { shop_account: false }, {}],
      ['a limit in another currency', undefined, {}, { currency: 'TRY' }],
    ] as const)('is refused with %s', async ([, terms, settings, stored]) => {
      const { database, place, account } = await start(terms, settings);
      if (Object.keys(stored).length > 0)
        await database.write('orders', (trx) => trx.updateTable('customerTerms').set(stored).execute());
      expect(await account()).toBeNull();
      const { status, json } = await place();
      expect([status, json.code, json.message]).toEqual([
        409,
        'PAYMENT_UNAVAILABLE',
        'Cari hesapla ödeme bu hesap için açık değil.',
      ]);
    });

    test('is refused without an invoice to a company', async () => {
      const { buyer } = await start();
      const { status, json } = await buyer.pay(BOUGHT, { method: 'account' });
      expect([status, json.fields]).toEqual([400, { method: 'Cari hesapla ödemek için kurumsal fatura seçin.' }]);
    });

    test('an order that is cancelled gives its pieces and its part of the limit back', async () => {
      const { place, move, receive, account, stock, mails, orderOf } = await start();
      const waiting = (await place()).json.orderNumber;
      expect((await move(waiting, 'cancelled')).json.status).toBe('cancelled');
      const number = (await place()).json.orderNumber;
      await move(number, 'preparing');
      await move(number, 'shipped', TRACKING);
      expect(await stock()).toBe(8);
      await receive(number, 10);
      expect((await move(number, 'cancelled')).json).toMatchObject({
        code: 'GUARDED',
        message: expect.stringContaining('Bu siparişe gelen ödeme kaydedilmiş.'),
      });
      await receive(number, -10, { note: 'Geri gönderildi' });
      expect((await move(number, 'cancelled')).json).toMatchObject({ status: 'cancelled', transfer: null, moves: [] });
      expect(await stock()).toBe(10);
      expect(await account()).toMatchObject({ open: 0, remaining: 100 });
      expect((await mails()).filter((kind) => kind === 'order-cancelled')).toHaveLength(2);
      // Money that comes after all is for a person to decide about.
      expect((await receive(number, 40)).json.status).toBe('review');
      expect((await orderOf(number)).refundable).toBe(40);
    });

    test('a paid order is refunded by hand, and its account cannot be deleted while it owes', async () => {
      const { admin, buyer, place, move, receive, clock } = await start();
      const number = (await place()).json.orderNumber;
      await move(number, 'preparing');
      await move(number, 'shipped', TRACKING);
      await move(number, 'delivered');
      const account = async () => (await buyer.get<{ hasOpenOrders: boolean }>('/api/account')).json.hasOpenOrders;
      expect(await account()).toBe(true);
      await receive(number, 40);
      expect(await account()).toBe(false);
      clock.pass(MINUTE);
      const refunded = await admin.post<Reply>(`/api/orders/${number}/refund`, {
        reason: 'Fazla ürün',
        attempt: randomUUID(),
        amount: 5,
      });
      expect(refunded.json).toMatchObject({ status: 'delivered', refunded: 5, refundable: 35 });
    });

    test('orders wait for staff, and are found by what they owe and by company', async () => {
      const shop = await start();
      const { admin, place, move, path, clock } = shop;
      const found = async (query: string) =>
        (await admin.get<ListPage<ListedOrder>>(`/api/orders?${query}`)).json.items.map(({ number }) => number);
      const first = (await place()).json.orderNumber;
      const second = (await place()).json.orderNumber;
      expect(await found('isWaiting=true')).toEqual([second, first]);
      await move(first, 'preparing');
      expect(await found('owed=open')).toEqual([first]);
      expect(await found('owed=overdue')).toEqual([]);
      expect(await found(`customer=${path.split('/').at(-1)}`)).toEqual([second, first]);
      expect(await found('customer=nobody')).toEqual([]);
      expect(await found(`q=${encodeURIComponent('ağaoğlu kalıp')}`)).toEqual([second, first]);
      clock.pass(31 * DAY);
      const late = await signIn(shop, 'admin');
      expect((await late.get<Customer>(path)).json).toMatchObject({ open: 40, overdue: 40 });
      expect((await late.get<ListPage<ListedOrder>>('/api/orders?owed=overdue')).json.total).toBe(1);
    });

    test('customers are listed with their orders, searched, filtered and sorted', async () => {
      const shop = await start();
      const { admin, place, move, buyer } = shop;
      await buyerOf(shop, 'user', { name: 'Zeynep Irmak' });
      const number = (await place()).json.orderNumber;
      await move(number, 'preparing');
      const list = async (query = '') =>
        (await admin.get<ListPage<CustomerSummary>>(`/api/customers?${query}`)).json.items;
      expect((await list('sort=name')).map(({ name }) => name)).toEqual(['Şükrü Ağaoğlu', 'Zeynep Irmak']);
      expect(await list('account=owing')).toMatchObject([
        { company: 'Ağaoğlu Kalıp A.Ş.', orders: 1, open: 40, overdue: 0, turnover: 0, limit: 100, isAllowed: true },
      ]);
      expect(await list('account=overdue')).toEqual([]);
      for (const q of ['sukru', 'AĞAOĞLU KALIP', 'şükrü a'])
        expect(
          (await list(`q=${encodeURIComponent(q)}`)).map(({ name }) => name),
          q,
        ).toEqual(['Şükrü Ağaoğlu']);
      for (const sort of [
        'newest',
        'oldest',
        'name',
        '-name',
        'orders',
        '-orders',
        'turnover',
        '-turnover',
        'open',
        '-open',
        'lastOrder',
        '-lastOrder',
      ])
        expect(await list(`sort=${sort}&limit=1`), sort).toHaveLength(1);
      expect((await list('sort=-open'))[0]!.name).toBe('Şükrü Ağaoğlu');
      expect((await list('sort=open'))[0]!.name).toBe('Zeynep Irmak');
      expect((await buyer.get('/api/customers')).status).toBe(403);
    });

    test('terms are kept with who changed them; a save over a newer one is refused', async () => {
      const { admin, path, customer, get } = await start({});
      expect(await customer()).toMatchObject({ isAllowed: false, limit: 0, days: 30, version: 1, note: '' });
      const saved = await admin.put<Customer>(path, { isAllowed: true, limit: 2_500.5, days: 45, version: 1 });
      expect(saved.json).toMatchObject({ isAllowed: true, limit: 2_500.5, days: 45, version: 2, limitCurrency: 'USD' });
      const stale = await admin.put<ErrorBody>(path, { days: 10, version: 1 });
      expect([stale.status, stale.json.code]).toEqual([409, 'STALE']);
      expect((await admin.put<Customer>(path, { note: 'Ara' })).json).toMatchObject({
        days: 45,
        note: 'Ara',
        version: 3,
      });
      for (const [body, sentence] of [
        [{ limit: -1 }, 'Limit 0 veya daha büyük bir sayı olmalıdır.'],
        [{ limit: 1.001 }, 'Tutar en fazla iki ondalık basamak içerebilir.'],
        [{ days: 181 }, 'Vade 0 ile 180 gün arasında bir tam sayı olmalıdır.'],
      ] as const)
        expect(Object.values((await admin.put<ErrorBody>(path, body)).json.fields!)).toEqual([sentence]);
      expect((await admin.put('/api/customers/nobody', { days: 1 })).status).toBe(404);
      const { json } = await admin.get<{ items: { kind: string; title: string; changes: { field: string }[] }[] }>(
        '/api/audit?kind=customer',
      );
      expect(json.items).toMatchObject([
        { kind: 'customer', title: 'Şükrü Ağaoğlu', changes: [{ field: 'note' }] },
        { changes: [{ field: 'isAllowed' }, { field: 'limit' }, { field: 'days' }] },
      ]);
      expect((await get('/api/payment/account')).status).toBe(401);
    });

    test('a customer’s export has the terms; the audit forgets who they were once the account is gone', async () => {
      const { admin, buyer, path, database } = await start();
      await admin.put(path, { note: 'Şükrü Bey titizdir' });
      const { body } = await buyer.get('/api/account/export');
      expect(JSON.parse(body)).toMatchObject({
        openAccount: { isAllowed: true, limit: 100, currency: 'USD', days: 30 },
      });
      expect(body).not.toContain('titizdir');
      expect((await buyer.del('/api/auth/me', { currentPassword: TEST_PASSWORD })).status).toBe(204);
      expect(await database.db.selectFrom('customerTerms').selectAll().execute()).toEqual([]);
      const kept = JSON.stringify(
        await database.db.selectFrom('audit').selectAll().where('kind', '=', 'customer').execute(),
      );
      expect(kept).toContain('Silinmiş hesap');
      expect(kept).not.toMatch(/titizdir|Ağaoğlu/);
    });

    test('whatever is placed, approved, paid and cancelled: what is owed is what has not arrived, and stock is conserved', async () => {
      const { place, move, receive, orderOf, account, stock, database } = await start({
        isAllowed: true,
        limit: 300,
        days: 10,
      });
      const random = randomNumbers(2611);
      const pick = (upTo: number) => Math.floor(random() * upTo);
      const numbers: string[] = [];
      for (let step = 0; step < 60; step++) {
        const number = numbers[pick(numbers.length)];
        if (number === undefined || pick(4) === 0) {
          const { status, json } = await place([{ code: 'KB-20', quantity: 1, price: 20 }]);
          if (status === 200) numbers.push(json.orderNumber);
          continue;
        }
        const { moves, transfer } = await orderOf(number);
        if (pick(2) === 0 && moves.length > 0) await move(number, moves[pick(moves.length)]!, TRACKING);
        else if (transfer) await receive(number, Math.min(transfer.remaining, 1 + pick(2_000) / 100));
      }
      const orders = await Promise.all(numbers.map(orderOf));
      const owed = orders.reduce((sum, { transfer }) => sum + Math.round((transfer?.remaining ?? 0) * 100), 0);
      const awaiting = orders.filter(({ status }) => status === 'pending').length * 2_000;
      const { open, remaining } = await account();
      expect([Math.round(open * 100), Math.round(remaining * 100)]).toEqual([owed, 30_000 - owed - awaiting]);
      const { taken } = await database.db
        .selectFrom('orderLines')
        .select((eb) => eb.fn.sum<number>('stockTaken').as('taken'))
        .executeTakeFirstOrThrow();
      expect((await stock())! + Number(taken)).toBe(10);
      for (const { paidAt, receipts, total } of orders)
        expect(paidAt !== null).toBe(receipts.reduce((sum, { amount }) => sum + amount * 100, 0) >= total * 100 - 0.5);
    });
  },
  seedSmallCatalogue,
);
