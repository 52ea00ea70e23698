// Purchases through iyzico, from the keys in the panel to the refund, against a server that checks every signature and sum.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Output } from '#contract/endpoints.ts';
import type { StaffOrder } from '#contract/orders.ts';
import { describeOnEngines, type Setup } from '../../../../testing/engines.ts';
import { fakeProvider } from '../../../../testing/fake-provider.ts';
import { MINUTE } from '../../../../testing/forms.ts';
import {
  IYZICO_API_KEY,
  IYZICO_SECRET_KEY,
  startIyzicoApi,
  type IyzicoApi,
  type IyzicoFault,
} from '../../../../testing/iyzico-api.ts';
import { LIRA_CART as CART, liraShop, LIRA_TOTAL as TOTAL, type LiraShop } from '../../../../testing/lira-shop.ts';
import { randomNumbers } from '../../../../testing/random.ts';
import { buyerOf, setSettings } from '../../../../testing/shop.ts';
import { seedSmallCatalogue } from '../../../../testing/small-catalogue.ts';
import { keyFinder } from '../provider/panel-keys.ts';
import { paymentProviders } from '../providers.ts';
import { iyzicoProvider } from './iyzico.ts';
import { IYZICO_SECRETS } from './keys.ts';

interface Opened extends LiraShop {
  api: IyzicoApi;
  /** iyzico's message about the page. @returns the reply's status */
  tell(token: string, more?: Parameters<IyzicoApi['message']>[1]): Promise<number>;
  /** The browser comes back from the page. */
  comeBack(token: string): Promise<string>;
}

describeOnEngines(
  'a purchase through iyzico',
  (setup: Setup) => {
    async function open(): Promise<Opened> {
      const api = await startIyzicoApi((end) => setup.onEnd(end));
      const secrets = { iyzico_api_key: IYZICO_API_KEY, iyzico_secret_key: IYZICO_SECRET_KEY };
      const opened = await liraShop(setup, 'iyzico', secrets, ({ database, secret, now }) =>
        iyzicoProvider({
          db: database.db,
          find: keyFinder(IYZICO_SECRETS, undefined, secret),
          isFromEnvironment: false,
          base: api.url,
          publicUrl: 'http://kaliphane.test',
          now,
          timeoutMs: 2_000,
        }),
      );
      const { app } = opened.shop;
      return {
        ...opened,
        api,
        async tell(token, more) {
          const { body, headers } = api.message(token, more);
          const url = '/api/payment/webhook/iyzico';
          return (await app.inject({ method: 'POST', url, payload: body, headers })).statusCode;
        },
        async comeBack(token) {
          const reply = await app.inject({
            method: 'POST',
            url: '/odeme/donus/iyzico',
            payload: `token=${encodeURIComponent(token)}`,
            headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://sandbox-cpp.iyzipay.com' },
          });
          expect(reply.statusCode).toBe(303);
          return String(reply.headers.location);
        },
      };
    }

    test('with keys from the panel is paid once, however often it is told, and refunded in two parts', async () => {
      const { admin, buyer, api, tell, comeBack, order, mails, refund, sessionStatus } = await open();
      expect((await admin.get<Output<'GET /api/payment/cards'>>('/api/payment/cards')).json).toEqual({
        provider: 'iyzico',
        isTest: true,
        isFromEnvironment: false,
        choices: [
          {
            name: 'iyzico',
            keys: 'panel',
            takesCurrency: true,
            messagesTo: 'http://kaliphane.test/api/payment/webhook/iyzico',
          },
          expect.objectContaining({ name: 'paytr', keys: 'none' }) as unknown,
        ],
      });
      expect((await admin.post('/api/payment/cards/iyzico/test', {})).json).toEqual({ isTest: true, failure: null });
      const { status, json } = await buyer.pay(CART);
      expect(status).toBe(200);
      const { id, url, orderNumber } = json;
      expect(url).toBe(`https://sandbox-cpp.iyzipay.com?token=${id}&lang=tr`);
      expect(api.pages.get(id)!.request).toMatchObject({ price: String(TOTAL), conversationId: orderNumber });
      const items = api.pages.get(id)!.request.basketItems;
      expect(items.map(({ id: code, price }) => [code, price])).toEqual([
        ['Z40-5X100', '37.5'],
        ['KB-20', '20.0'],
      ]);
      expect(items.every(({ category1 }) => category1 !== '')).toBe(true);
      expect(await sessionStatus(id)).toBe('processing');
      api.finish(id);
      expect(await comeBack(id)).toBe(`/success?session_id=${id}`);
      expect((await order(orderNumber)).status, 'the form of another site proves nothing').toBe('pending');
      expect(await tell(id, { secret: 'baska' })).toBe(400);
      expect((await order(orderNumber)).status).toBe('pending');
      for (let i = 0; i < 3; i++) expect(await tell(id, { reference: 'ref-1' })).toBe(200);
      expect(await sessionStatus(id)).toBe('paid');
      expect((await order(orderNumber)).status).toBe('paid');
      expect(await mails('order-received')).toBe(1);
      expect((await refund(orderNumber, 7.5)).json).toMatchObject({ status: 'paid' });
      expect((await refund(orderNumber)).json).toMatchObject({ status: 'refunded' });
      expect(api.refunds.map(({ minor }) => minor)).toEqual([750, 5000]);
    });

    test('in 12 instalments is paid, and what they cost is known, shown and refunded with the rest', async () => {
      const { shop, admin, buyer, api, tell, order, refund } = await open();
      const single = (await buyer.pay(CART)).json;
      expect(api.pages.get(single.id)!.request).toMatchObject({ enabledInstallments: [1] });
      await setSettings(shop.database, { shop_instalments_max: 12 });
      const pay = async () => {
        const { id, orderNumber } = (await buyer.pay(CART, { attempt: randomUUID() })).json;
        api.finish(id, { paidPrice: 64.4, installment: 12 });
        expect(await tell(id)).toBe(200);
        return orderNumber;
      };
      const seen = async (number: string) => (await admin.get<StaffOrder>(`/api/orders/${number}`)).json;
      const whole = await pay();
      expect(await seen(whole)).toMatchObject({
        status: 'paid',
        reviewReason: '',
        total: TOTAL,
        charged: 64.4,
        surcharge: 6.9,
        instalments: 12,
        refundable: 64.4,
        refundablePart: TOTAL,
      });
      expect((await refund(whole)).json).toMatchObject({ status: 'refunded', refunded: 64.4, refundable: 0 });

      const parts = await pay();
      expect((await refund(parts, 7.5)).json).toMatchObject({ status: 'paid', refundable: 56.9, refundablePart: 50 });
      for (const amount of [50.01, 56.89, 56.91])
        expect((await refund(parts, amount)).json, String(amount)).toMatchObject({
          message: 'En fazla ₺50,00 iade edilebilir.',
        });
      expect((await refund(parts, 50)).json).toMatchObject({ status: 'refunded', refundable: 6.9, refundablePart: 0 });
      expect((await refund(parts)).json).toMatchObject({ status: 'refunded', refunded: 64.4, refundable: 0 });
      expect((await refund(parts)).status).toBe(409);
      expect(await order(parts)).toMatchObject({ refundedMinor: 6_440, chargedMinor: 6_440, instalments: 12 });
      const customers = (await admin.get<Output<'GET /api/customers'>>('/api/customers')).json;
      expect(customers.items.map(({ turnover }) => turnover)).toEqual([0]);
    });

    test('whose message is lost is found where the browser comes back, or later without it', async () => {
      const { buyer, api, pass, reconcile, order, sessionStatus } = await open();
      const first = (await buyer.pay(CART, { attempt: randomUUID() })).json;
      api.finish(first.id);
      expect(await sessionStatus(first.id)).toBe('paid');
      const second = (await buyer.pay(CART, { attempt: randomUUID() })).json;
      api.finish(second.id);
      pass(2 * MINUTE);
      expect(await reconcile()).toEqual([]);
      expect((await order(second.orderNumber)).status).toBe('paid');
    });

    test('that is never paid ends; money that comes after that is found, and counts', async () => {
      const { buyer, api, pass, reconcile, order } = await open();
      const [late, never] = [
        (await buyer.pay(CART, { attempt: randomUUID() })).json,
        (await buyer.pay(CART, { attempt: randomUUID() })).json,
      ];
      pass(31 * MINUTE);
      await reconcile();
      expect((await order(late.orderNumber)).status, 'iyzico still calls it open').toBe('pending');
      pass(11 * MINUTE);
      expect(await reconcile()).toEqual([]);
      expect([(await order(late.orderNumber)).status, (await order(never.orderNumber)).status]).toEqual([
        'expired',
        'expired',
      ]);
      api.finish(late.id);
      pass(2 * MINUTE);
      expect(await reconcile()).toEqual([]);
      expect((await order(late.orderNumber)).status).toBe('paid');
      expect((await order(never.orderNumber)).status).toBe('expired');
      const asked = api.requests.length;
      pass(60 * MINUTE);
      await reconcile();
      expect(api.requests, 'what ended long ago is not asked about').toHaveLength(asked);
    });

    test('that staff cancel beside its open page waits for review when it is paid after all', async () => {
      const { admin, buyer, api, tell, order } = await open();
      const { id, orderNumber } = (await buyer.pay(CART)).json;
      const shown = (await admin.get<{ _id: string }>(`/api/orders/${orderNumber}`)).json;
      const move = { status: 'cancelled' };
      const cancelled = await admin.send({ method: 'PATCH', url: `/api/orders/${shown._id}`, payload: move });
      expect(cancelled.status, JSON.stringify(cancelled.json)).toBe(200);
      expect((await order(orderNumber)).status).toBe('cancelled');
      api.finish(id);
      expect(await tell(id)).toBe(200);
      expect(await order(orderNumber)).toMatchObject({
        status: 'review',
        reviewReason: 'Sipariş iptal edildikten sonra ödeme alındı.',
      });
    });

    test.each([
      ['another amount', { paidPrice: 1 }, 'review'],
      ['a single payment of more', { paidPrice: 64.4 }, 'review'],
      ['another basket', { price: 50 }, 'review'],
      ['another currency', { currency: 'USD' }, 'review'],
      ['a refusal', { paymentStatus: 'FAILURE' }, 'failed'],
      ['a doubt of fraud', { fraudStatus: 0 }, 'pending'],
      ['fraud', { fraudStatus: -1 }, 'failed'],
    ] as const)('with %s is never paid', async (_what, more, status) => {
      const { buyer, api, tell, order } = await open();
      const { id, orderNumber } = (await buyer.pay(CART)).json;
      api.finish(id, more);
      expect(await tell(id)).toBe(200);
      expect((await order(orderNumber)).status).toBe(status);
    });

    test('answers a return without a token, or with a strange one, with the cart', async () => {
      const { comeBack } = await open();
      for (const bad of ['', '../admin', 'a b', 'x'.repeat(101), '"><script>'])
        expect(await comeBack(bad)).toBe('/cart?odeme=iptal');
    });

    test('is nobody else’s: a page of another account tells nothing', async () => {
      const { shop, buyer, api } = await open();
      const { id } = (await buyer.pay(CART)).json;
      api.finish(id);
      const other = await buyerOf(shop);
      expect((await other.get(`/api/payment/session/${id}`)).status).toBe(404);
    });

    // 'silence': the refund was made; 'lose': it never arrived
    test.each([
      ['silence', 1],
      ['lose', 2],
    ] as [IyzicoFault, number][])(
      'is refunded exactly once although the answer is lost (%s)',
      async (fault, requests) => {
        const { buyer, api, tell, pass, reconcile, order, refund } = await open();
        const { id, orderNumber } = (await buyer.pay(CART)).json;
        api.finish(id);
        await tell(id);
        api.faults.push(fault);
        expect((await refund(orderNumber, 10)).json).toMatchObject({ status: 'paid' });
        expect((await order(orderNumber)).refundedMinor).toBe(0);
        pass(MINUTE);
        expect(await reconcile()).toEqual([]);
        expect((await order(orderNumber)).refundedMinor, 'the call may still be under way').toBe(0);
        pass(10 * MINUTE);
        expect(await reconcile()).toEqual([]);
        expect(await order(orderNumber)).toMatchObject({ refundedMinor: 1000, status: 'paid' });
        pass(10 * MINUTE);
        await reconcile();
        expect(api.refunds.map(({ minor }) => minor)).toEqual([1000]);
        expect(api.requests.filter(({ path }) => path === '/v2/payment/refund')).toHaveLength(requests);
      },
    );

    test('is refunded once although the form is sent many times, at once and after its answer was lost', async () => {
      const { admin, buyer, api, tell, pass, reconcile, order } = await open();
      const { id, orderNumber } = (await buyer.pay(CART)).json;
      api.finish(id);
      await tell(id);
      const send = (attempt: string) =>
        admin.post(`/api/orders/${orderNumber}/refund`, { reason: 'Deneme', attempt, amount: 10 });
      const one = randomUUID();
      const replies = await Promise.all(Array.from({ length: 5 }, () => send(one)));
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
      expect(api.refunds).toHaveLength(1);
      const other = randomUUID();
      api.faults.push('silence');
      for (let i = 0; i < 3; i++) await send(other);
      expect(api.refunds).toHaveLength(2);
      pass(10 * MINUTE);
      expect(await reconcile()).toEqual([]);
      await send(other);
      expect(api.refunds).toHaveLength(2);
      expect((await order(orderNumber)).refundedMinor).toBe(2000);
    });

    test('of which two refunds lost their answers ends with what was asked for', async () => {
      const { buyer, api, tell, pass, reconcile, order, refund } = await open();
      const { id, orderNumber } = (await buyer.pay(CART)).json;
      api.finish(id);
      await tell(id);
      for (const [amount, fault] of [
        [10, 'lose'],
        [20, 'silence'],
      ] as const) {
        api.faults.push(fault);
        await refund(orderNumber, amount);
      }
      for (let i = 0; i < 6; i++) {
        pass(6 * MINUTE);
        await reconcile();
      }
      expect((await order(orderNumber)).refundedMinor).toBe(3000);
      expect(api.refunds.map(({ minor }) => minor).toSorted()).toEqual([1000, 2000]);
    });

    test('a refund that cannot be told stays open, and is not repeated', async () => {
      const { buyer, api, tell, pass, reconcile, order, refund } = await open();
      const { id, orderNumber } = (await buyer.pay(CART)).json;
      const { paymentId } = api.finish(id);
      await tell(id);
      api.faults.push('lose');
      await refund(orderNumber, 10);
      api.refunds.push({ paymentId: paymentId!, minor: 300, conversationId: 'in iyzico’s panel' });
      pass(10 * MINUTE);
      expect(await reconcile()).toEqual([expect.stringMatching(/300 went back in all, which does not tell/)]);
      expect((await order(orderNumber)).refundedMinor).toBe(0);
      expect(api.refunds).toHaveLength(1);
    });

    test.for(['done', 'none'] as const)(
      'a refund that cannot be told is told to staff once, and settled by them (%s)',
      async (outcome) => {
        const { buyer, admin, api, tell, pass, reconcile, order, refund, mails } = await open();
        const { id, orderNumber } = (await buyer.pay(CART)).json;
        const { paymentId } = api.finish(id);
        await tell(id);
        api.faults.push('lose');
        const asked = (await refund(orderNumber, 10)).json.refunds[0]!;
        const settle = (as = outcome) =>
          admin.post<StaffOrder>(`/api/orders/${orderNumber}/refunds/${asked._id}/outcome`, { outcome: as });
        expect(asked).toMatchObject({ status: 'pending', isUnanswered: false });
        expect((await settle()).json).toMatchObject({
          message:
            'Bu iade hâlâ sağlayıcıya soruluyor. Sonucu on beş dakika içinde belli olmazsa burada siz karar verirsiniz.',
        });
        api.refunds.push({ paymentId: paymentId!, minor: 300, conversationId: 'in iyzico’s panel' });
        for (const _ of [1, 2]) {
          pass(10 * MINUTE);
          expect(await reconcile()).toHaveLength(1);
        }
        expect(await mails('order-refund-unknown')).toBe(1);
        const seen = (await admin.get<StaffOrder>(`/api/orders/${orderNumber}`)).json;
        expect(seen.refunds).toMatchObject([{ status: 'pending', isUnanswered: true }]);
        const before = api.refunds.length;
        const replies = await Promise.all([settle(), settle(), settle()]);
        expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
        expect(api.refunds).toHaveLength(outcome === 'done' ? before : before + 1);
        expect((await order(orderNumber)).refundedMinor).toBe(1000);
        expect((await settle()).json).toMatchObject({
          message: 'Bu iadenin sonucu belli; siparişin iadelerine bakın.',
        });
        expect((await admin.post(`/api/orders/${orderNumber}/refunds/x/outcome`, { outcome })).status).toBe(404);
      },
    );

    test('takes no card without keys, in another currency, where it is off, or where the environment decides', async () => {
      const { shop, admin, buyer } = await open();
      const mode = async (app = shop) =>
        (await app.get<Output<'GET /api/payment/options'>>('/api/payment/options')).json;
      expect(await mode()).toMatchObject({ payment: 'test', methods: ['card'] });
      await setSettings(shop.database, { shop_currency: 'USD' });
      expect(await mode()).toMatchObject({ payment: 'none', methods: [] });
      await setSettings(shop.database, { shop_currency: 'TRY', shop_card_provider: 'none' });
      expect(await mode()).toMatchObject({ payment: 'none', methods: [] });
      await setSettings(shop.database, { shop_card_provider: 'iyzico' });
      const named = paymentProviders(fakeProvider({ name: 'demo' }), [], { isNamed: true });
      expect(
        (await named.forCards(shop.database.db, { shop_currency: 'TRY', shop_card_provider: 'iyzico' }))!.provider.name,
      ).toBe('demo');
      await admin.del('/api/sealed/iyzico_secret_key');
      expect(await mode()).toMatchObject({ payment: 'none', methods: [] });
      expect((await buyer.pay(CART)).json).toMatchObject({ code: 'PAYMENT_UNAVAILABLE' });
      expect((await admin.post('/api/payment/cards/iyzico/test', {})).json).toMatchObject({
        message: 'Önce anahtarların hepsini kaydedin.',
      });
    });

    test('keys that this server cannot read take no payment, and say so', async () => {
      const { shop, admin } = await open();
      await shop.database.write('settings', (trx) =>
        trx.updateTable('sealed').set({ value: 'v1.AAAA' }).where('name', '=', 'iyzico_secret_key').execute(),
      );
      const { json } = await admin.get<Output<'GET /api/payment/cards'>>('/api/payment/cards');
      expect(json).toMatchObject({ provider: null, choices: [{ keys: 'unreadable' }, { keys: 'none' }] });
      const trial = await admin.post('/api/payment/cards/iyzico/test', {});
      expect(trial.json).toMatchObject({ message: 'Kayıtlı gizli değer okunamıyor, lütfen yeniden girin.' });
    });

    test('changed keys hold at once, and none is in a reply or the log', async () => {
      const { shop, admin, api, buyer } = await open();
      await admin.put('/api/sealed/iyzico_secret_key', { value: 'yanlis-anahtar-0123456789' });
      const trial = await admin.post<{ failure: string }>('/api/payment/cards/iyzico/test', {});
      expect(trial.json.failure).toBe(
        'iyzico bu anahtarları tanımıyor. Anahtarları iyzico panelinden yeniden kopyalayın.',
      );
      const refused = await buyer.pay(CART);
      expect(refused.status).toBe(503);
      const told = [refused.body, JSON.stringify(shop.log), (await admin.get('/api/sealed')).body].join('');
      expect(told).not.toMatch(/yanlis-anahtar|kaliphane0123456789|geheim/);
      expect(api.pages.size).toBe(0);
    });

    test.each([1, 2, 3])(
      'in any order of messages, returns, questions and losses is one order (seed %i)',
      async (seed) => {
        const { buyer, api, tell, comeBack, pass, reconcile, order, mails, sessionStatus } = await open();
        const random = randomNumbers(seed);
        const pick = (below: number) => Math.floor(random() * below);
        const orders = await Promise.all(
          Array.from({ length: 6 }, async () => (await buyer.pay(CART, { attempt: randomUUID() })).json),
        );
        const isPaid = new Set<string>();
        for (let step = 0; step < 80; step++) {
          const { id } = orders[pick(orders.length)]!;
          switch (pick(7)) {
            case 0:
              if (!isPaid.has(id) && pick(2) === 0) {
                api.finish(id);
                isPaid.add(id);
              }
              break;
            case 1:
              await tell(id);
              break;
            case 2:
              await tell(id, { reference: `same-${id}` });
              break;
            case 3:
              await comeBack(id);
              await sessionStatus(id);
              break;
            case 4:
              pass(30_000);
              await reconcile();
              break;
            case 5:
              api.faults.push((['forge', 'broken', 'refuse'] as const)[pick(3)]!);
              break;
            default:
              expect(await tell(id, { secret: 'baska' })).toBe(400);
          }
        }
        api.faults.length = 0;
        for (const { id } of orders) if (isPaid.has(id)) await tell(id);
        for (const { id, orderNumber } of orders)
          expect((await order(orderNumber)).status, id).toBe(isPaid.has(id) ? 'paid' : 'pending');
        expect(await mails('order-received')).toBe(isPaid.size);
      },
    );
  },
  seedSmallCatalogue,
);
