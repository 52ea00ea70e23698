import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Output } from '#contract/endpoints.ts';
import type { Order, StaffOrder } from '#contract/orders.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { MINUTE } from '../../../testing/forms.ts';
import { randomNumbers } from '../../../testing/random.ts';
import { buyerOf, setSettings, startShop } from '../../../testing/shop.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';
import { paymentProviders } from '../payments/providers.ts';
import { transferDue, transferProvider } from '../payments/transfer/provider.ts';
import { reconciler } from '../settlement/reconciler.ts';
import { remindOfTransfers } from './reminders.ts';

const ACCOUNT = {
  bank: 'Kalıp Bankası',
  holder: 'Örnek A.Ş.',
  iban: 'TR330006100519786457841326',
  currency: 'USD' as const,
};
const DAY = 24 * 60 * MINUTE;
const BOUGHT = [{ code: 'KB-20', quantity: 2, price: 20 }];

describeOnEngines(
  'an order that is paid by transfer',
  (setup) => {
    const start = async () => {
      const shop = await startShop(setup);
      await setSettings(shop.database, { shop_transfer: true, bank_accounts: [ACCOUNT] });
      await shop.database.write('catalogue', (trx) =>
        trx.updateTable('products').set({ stockQuantity: 10 }).where('code', '=', 'KB-20').execute(),
      );
      const buyer = await buyerOf(shop);
      const admin = await signIn(shop, 'admin', { name: 'Ayşe Usta' });
      const services = {
        database: shop.database,
        config: shop.config,
        now: shop.clock.now,
        providers: paymentProviders(shop.provider, [
          transferProvider({ database: shop.database, config: shop.config, now: shop.clock.now }),
        ]),
      };
      const failures: unknown[] = [];
      const asking = reconciler(services, (error) => failures.push(error));
      return {
        ...shop,
        buyer,
        admin,
        services,
        place: async () => (await buyer.pay(BOUGHT, { method: 'transfer', attempt: randomUUID() })).json.orderNumber,
        receive: (number: string, amount: number, more: object = {}) =>
          admin.post<StaffOrder & { message: string; fields?: Record<string, string> }>(
            `/api/orders/${number}/receipts`,
            {
              amount,
              receivedOn: '2026-11-20',
              attempt: randomUUID(),
              ...more,
            },
          ),
        orderOf: async (number: string) => (await admin.get<StaffOrder>(`/api/orders/${number}`)).json,
        reconcile: async () => {
          await asking.run();
          expect(failures).toEqual([]);
        },
        stock: async () =>
          (
            await shop.database.db
              .selectFrom('products')
              .select('stockQuantity')
              .where('code', '=', 'KB-20')
              .executeTakeFirstOrThrow()
          ).stockQuantity,
        mails: async () =>
          (await shop.database.db.selectFrom('outbox').select('kind').orderBy('id').execute()).map(({ kind }) => kind),
      };
    };

    test('is offered where it is switched on and has an account in the shop’s currency', async () => {
      const { get, database, buyer } = await start();
      const methods = async () => (await get<Output<'GET /api/payment/options'>>('/api/payment/options')).json.methods;
      expect(await methods()).toEqual(['card', 'transfer']);
      await setSettings(database, { bank_accounts: [{ ...ACCOUNT, currency: 'TRY' }] });
      expect(await methods()).toEqual(['card']);
      const { status, json } = await buyer.pay(BOUGHT, { method: 'transfer' });
      expect([status, json.code]).toEqual([409, 'PAYMENT_UNAVAILABLE']);
      await setSettings(database, { bank_accounts: [ACCOUNT], shop_transfer: false });
      expect(await methods()).toEqual(['card']);
    });

    test('tells the customer where to pay, waits, and is paid once all of it has arrived', async () => {
      const { buyer, place, receive, orderOf, stock, mails, admin, provider } = await start();
      const reply = await buyer.pay(BOUGHT, { method: 'transfer' });
      const number = reply.json.orderNumber;
      expect(reply.json.url).toMatch(/\/hesabim\/siparisler\//);
      expect(provider.sessions.size).toBe(0);
      const own = (await buyer.get<Order>(`/api/orders/${number}`)).json;
      expect(own).toMatchObject({
        status: 'pending',
        paymentMethod: 'transfer',
        paymentUrl: '',
        transfer: { accounts: [ACCOUNT], remaining: 40, dueAt: '2026-11-23T20:59:59.000Z' },
      });
      expect(await mails()).toEqual(['order-transfer', 'order-transfer-staff']);

      // 99 % stays open, however long.
      const part = await receive(number, 39.6, { account: ACCOUNT.iban, reference: 'D-1' });
      expect([part.status, part.json.status, part.json.transfer!.remaining]).toEqual([201, 'pending', 0.4]);
      expect(await stock()).toBe(8); // reserved since it was placed
      const whole = await receive(number, 0.4);
      expect(whole.json).toMatchObject({ status: 'paid', transfer: null, refundable: 40 });
      expect(whole.json.receipts).toMatchObject([
        { amount: 39.6, account: ACCOUNT.iban, reference: 'D-1', by: 'Ayşe Usta', receivedOn: '2026-11-20' },
        { amount: 0.4 },
      ]);
      expect(await stock()).toBe(8);
      expect((await mails()).slice(2).sort()).toEqual(['order-received', 'order-staff']);
      // Customers read what arrived, and no name of staff.
      const { history } = (await buyer.get<Order>(`/api/orders/${number}`)).json;
      expect(history.map(({ notes }) => notes)).toEqual([
        '',
        'Ödeme alındı: $39,60. Kalan: $0,40.',
        'Ödeme alındı: $0,40.',
        '',
      ]);
      expect(JSON.stringify(history)).not.toContain('Ayşe Usta');
      const more = await receive(number, 1);
      expect([more.status, more.json.message]).toEqual([409, expect.stringMatching(/ödemesi tamamlanmış/)]);
      // The refund is by hand, and done as it is recorded.
      const refund = await admin.post<StaffOrder>(`/api/orders/${number}/refund`, {
        reason: 'TR… hesabına, dekont 7',
        attempt: randomUUID(),
      });
      expect(refund.json).toMatchObject({ status: 'refunded', refunded: 40 });
      expect((await orderOf(await place())).status).toBe('pending');
    });

    test('pressing again leads to the same order; another way of paying ends it', async () => {
      const { buyer, orderOf, mails } = await start();
      const attempt = randomUUID();
      const first = (await buyer.pay(BOUGHT, { method: 'transfer', attempt })).json;
      const again = (await buyer.pay(BOUGHT, { method: 'transfer', attempt })).json;
      expect(again).toEqual(first);
      const byCard = (await buyer.pay(BOUGHT, { attempt })).json;
      expect(byCard.orderNumber).not.toBe(first.orderNumber);
      expect((await orderOf(first.orderNumber)).status).toBe('expired');
      expect(await mails()).not.toContain('order-transfer-expired'); // nobody waits for it
      // And back: the card's page is ended.
      const back = (await buyer.pay(BOUGHT, { method: 'transfer', attempt })).json;
      expect((await orderOf(byCard.orderNumber)).status).toBe('expired');
      expect((await orderOf(back.orderNumber)).status).toBe('pending');
    });

    test('more than its total, or money after it was cancelled, is for people to decide', async () => {
      const { place, receive, admin, orderOf } = await start();
      const [more, late] = [await place(), await place()];
      expect((await receive(more, 41)).json).toMatchObject({
        status: 'review',
        reviewReason: 'Ödenen tutar 41,00 USD, sipariş toplamı 40,00 USD.',
        moves: ['paid', 'cancelled'],
      });
      await admin.patch(`/api/orders/${late}`, { status: 'cancelled' });
      expect((await receive(late, 40)).json.reviewReason).toContain('iptal edildikten sonra');
      expect((await orderOf(late)).status).toBe('review');
    });

    test('that staff cancel while a part has arrived is not cancelled over the money', async () => {
      const { place, receive, admin, orderOf } = await start();
      const number = await place();
      await receive(number, 10);
      const { status } = await admin.patch(`/api/orders/${number}`, { status: 'cancelled' });
      expect(status).toBe(409);
      expect(await orderOf(number)).toMatchObject({ status: 'review', refundable: 40 });
    });

    test('is cancelled by staff while nothing has arrived', async () => {
      const { place, admin, orderOf, mails, stock } = await start();
      const number = await place();
      expect((await admin.patch(`/api/orders/${number}`, { status: 'cancelled' })).status).toBe(200);
      expect((await orderOf(number)).status).toBe('cancelled');
      expect(await stock()).toBe(10);
      expect(await mails()).toEqual(['order-transfer', 'order-transfer-staff', 'order-cancelled']);
    });

    test('ends after its last day, with one reminder before; late money pays it all the same', async () => {
      const { place, clock, reconcile, services, orderOf, mails, receive, stock } = await start();
      const number = await place();
      const remind = () => remindOfTransfers(services);
      await remind();
      expect(await mails()).toEqual(['order-transfer', 'order-transfer-staff']);
      clock.pass(3 * DAY - 60 * MINUTE);
      await remind();
      await remind();
      await reconcile();
      expect(await mails()).toEqual(['order-transfer', 'order-transfer-staff', 'order-transfer-reminder']);
      expect((await orderOf(number)).status).toBe('pending');
      clock.pass(DAY);
      await reconcile();
      expect((await orderOf(number)).status).toBe('expired');
      expect((await mails()).at(-1)).toBe('order-transfer-expired');
      expect(await stock()).toBe(10);
      expect((await receive(number, 40)).json.status).toBe('paid');
      expect(await stock()).toBe(8);
    });

    test('without reserving, pieces are taken when the money is there; another way of paying gives reserved ones back', async () => {
      const { database, buyer, place, receive, stock } = await start();
      const attempt = randomUUID();
      await buyer.pay(BOUGHT, { method: 'transfer', attempt });
      expect(await stock()).toBe(8);
      await buyer.pay(BOUGHT, { attempt });
      expect(await stock()).toBe(10);
      await setSettings(database, { shop_transfer_reserves_stock: false });
      const number = await place();
      expect(await stock()).toBe(10);
      await receive(number, 40);
      expect(await stock()).toBe(8);
    });

    test('the last pieces are sold once: the second order for them is refused', async () => {
      const { buyer, stock } = await start();
      const all = [{ code: 'KB-20', quantity: 10, price: 20 }];
      expect((await buyer.pay(all, { method: 'transfer', attempt: randomUUID() })).status).toBe(200);
      expect(await stock()).toBe(0);
      const second = await buyer.pay(BOUGHT, { method: 'transfer', attempt: randomUUID() });
      expect([second.status, second.json.code]).toEqual([409, 'PRICE_CHANGED']);
    });

    test('a wrong receipt is taken back with its reason; forms are refused with a sentence', async () => {
      const { place, receive, orderOf, buyer } = await start();
      const number = await place();
      const attempt = randomUUID();
      for (let i = 0; i < 2; i++) expect((await receive(number, 15, { attempt })).status).toBe(201);
      expect((await orderOf(number)).transfer!.remaining).toBe(25);
      for (const [amount, more, field, sentence] of [
        [-5, {}, 'note', 'Geri almanın nedenini yazın.'],
        [-16, { note: 'yanlış' }, 'amount', 'Gelen paradan fazlası geri alınamaz.'],
        [0, {}, 'amount', 'Tutar sıfır olamaz; geri almak için eksi yazın.'],
        [1.234, {}, 'amount', 'Tutar en fazla iki ondalık basamak içerebilir.'],
        [1, { receivedOn: '2026-11-21' }, 'receivedOn', 'Tarih bugünden sonra olamaz.'],
        [1, { receivedOn: '21.11.2026' }, 'receivedOn', expect.any(String)],
      ] as const) {
        const { status, json } = await receive(number, amount, more);
        expect([status, json.fields?.[field]], String(amount)).toEqual([400, sentence]);
      }
      expect((await receive(number, -15, { note: 'Başka müşterinin' })).json.transfer!.remaining).toBe(40);
      const byCard = (await buyer.pay([{ code: 'KB-9', price: 9 }])).json.orderNumber;
      expect((await receive(byCard, 9)).json.message).toBe('Bu siparişin parası havaleyle gelmiyor.');
    });

    test('whatever order events come in, it is charged once and its stock taken once', async () => {
      const { place, receive, reconcile, orderOf, stock, clock, mails, admin } = await start();
      const number = await place();
      const next = randomNumbers(7);
      const pick = (below: number) => Math.floor(next() * below);
      let received = 0;
      for (let i = 0; i < 60; i++) {
        const what = pick(4);
        if (what === 0) await reconcile();
        else if (what === 1) clock.pass(MINUTE);
        else {
          const cents = (pick(12) - 4) * 100;
          if (cents === 0 || received + cents < 0 || received + cents > 4_000) continue;
          const { status } = await receive(number, cents / 100, { note: 'düzeltme' });
          if (status === 201) received += cents;
        }
        const { status } = await orderOf(number);
        expect(status === 'paid').toBe(received === 4_000);
      }
      if (received < 4_000) await receive(number, (4_000 - received) / 100);
      expect((await orderOf(number)).status).toBe('paid');
      expect(await stock()).toBe(8);
      expect((await mails()).filter((kind) => kind === 'order-received')).toHaveLength(1);
      expect((await admin.get<StaffOrder>(`/api/orders/${number}`)).json.total).toBe(40);
    });
  },
  seedSmallCatalogue,
);

test('the last day ends at midnight in Istanbul', () => {
  expect(transferDue(Date.UTC(2026, 10, 20, 9), 3).toISOString()).toBe('2026-11-23T20:59:59.000Z');
  expect(transferDue(Date.UTC(2026, 10, 20, 22), 1).toISOString()).toBe('2026-11-22T20:59:59.000Z'); // already the 21st
});
