// Purchases through PayTR, from the keys in the panel to the refund, against a server that checks every token and sum.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Output } from '#contract/endpoints.ts';
import { describeOnEngines, type Setup } from '../../../../testing/engines.ts';
import { MINUTE } from '../../../../testing/forms.ts';
import { LIRA_CART as CART, liraShop, type LiraShop } from '../../../../testing/lira-shop.ts';
import { PAYTR_KEYS, startPaytrApi, type PaytrApi, type PaytrFault } from '../../../../testing/paytr-api.ts';
import { randomNumbers } from '../../../../testing/random.ts';
import { setSettings } from '../../../../testing/shop.ts';
import { seedSmallCatalogue } from '../../../../testing/small-catalogue.ts';
import { keyFinder } from '../provider/panel-keys.ts';
import { PAYTR_SECRETS, paytrProvider } from './paytr.ts';
import { oidOf, orderIdOf } from './wire.ts';

interface Opened extends LiraShop {
  api: PaytrApi;
  /** PayTR's notice. @returns status and body of the reply */
  notify(
    oid: string,
    status?: 'success' | 'failed',
    more?: Parameters<PaytrApi['notice']>[2],
  ): Promise<[number, string]>;
}

test('PayTR’s number of an order leads back to it, and a foreign one to none', () => {
  const order = { orderNumber: 'SP-2026-000123', orderId: '8z99x062adgacv6t' };
  expect(oidOf(order)).toBe('SP20260001238z99x062adgacv6t');
  expect(orderIdOf(oidOf(order))).toBe(order.orderId);
  for (const foreign of [
    '',
    '8z99x062adgacv6t',
    'SP2026',
    'SP2026000123-8z99x062adgacv6t',
    'x'.repeat(65),
    'IN8372937298472!',
  ])
    expect(orderIdOf(foreign), foreign).toBeNull();
});

describeOnEngines(
  'a purchase through PayTR',
  (setup: Setup) => {
    async function open(): Promise<Opened> {
      const api = await startPaytrApi((end) => setup.onEnd(end));
      const secrets = {
        paytr_merchant_id: PAYTR_KEYS.id,
        paytr_merchant_key: PAYTR_KEYS.key,
        paytr_merchant_salt: PAYTR_KEYS.salt,
      };
      const opened = await liraShop(setup, 'paytr', secrets, ({ database, secret, now }) =>
        paytrProvider({
          db: database.db,
          find: keyFinder(PAYTR_SECRETS, undefined, secret),
          isFromEnvironment: false,
          isTest: () => Promise.resolve(true),
          base: api.url,
          publicUrl: 'http://kaliphane.test',
          now,
          timeoutMs: 2_000,
        }),
      );
      return {
        ...opened,
        api,
        async notify(oid, status = 'success', more = {}) {
          const { statusCode, body } = await opened.shop.app.inject({
            method: 'POST',
            url: '/odeme/bildirim/paytr',
            payload: api.notice(oid, status, more),
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
          });
          return [statusCode, body];
        },
      };
    }

    test('shows PayTR’s form in a frame, is paid once, however often it is told, and refunded in two parts', async () => {
      const { shop, admin, buyer, api, notify, order, mails, refund, sessionStatus } = await open();
      expect((await admin.post('/api/payment/cards/paytr/test', {})).json).toEqual({ isTest: true, failure: null });
      const options = (await shop.get<Output<'GET /api/payment/options'>>('/api/payment/options')).json;
      expect(options).toMatchObject({ payment: 'test', methods: ['card'] });
      const { status, json } = await buyer.pay(CART);
      expect(status).toBe(200);
      const { id: oid, url, orderNumber } = json;
      const { token, fields } = api.payments.get(oid)!;
      expect(url).toBe(`http://kaliphane.test/odeme/kart/${token}`);
      expect(fields).toMatchObject({
        payment_amount: '5750',
        currency: 'TL',
        no_installment: '1',
        test_mode: '1',
        user_ip: '192.0.2.1',
        merchant_ok_url: `http://kaliphane.test/odeme/kart/bitti/${oid}`,
        merchant_fail_url: `http://kaliphane.test/odeme/kart/bitti/${oid}`,
        timeout_limit: '30',
        lang: 'tr',
      });
      const page = await shop.get(`/odeme/kart/${token}`);
      expect(page.status).toBe(200);
      expect(page.body).toContain('₺57,50');
      expect(page.body).toContain(`<iframe src="${api.url}/odeme/guvenli/${token}" title="PayTR güvenli ödeme"`);
      expect(page.body).toContain('Kart bilgileriniz yalnızca PayTR tarafından işlenir.');
      expect(page.headers['content-security-policy']).toContain(`frame-src 'self' ${api.url};`);
      expect(page.headers['content-security-policy']).toContain("default-src 'none'");
      expect(page.headers['permissions-policy']).toContain(`payment=(self "${api.url}")`);
      expect(await sessionStatus(oid)).toBe('processing');

      expect((await notify(oid, 'success', { salt: 'baska' }))[0]).toBe(400);
      expect((await order(orderNumber)).status).toBe('pending');
      api.finish(oid);
      for (let i = 0; i < 3; i++) expect(await notify(oid)).toEqual([200, 'OK']);
      expect((await order(orderNumber)).status).toBe('paid');
      expect(await mails('order-received')).toBe(1);
      expect(await sessionStatus(oid)).toBe('paid');
      const after = await shop.app.inject(`/odeme/kart/${token}`);
      expect([after.statusCode, after.headers.location]).toEqual([303, `/success?session_id=${oid}`]);

      expect((await refund(orderNumber, 7.5)).json).toMatchObject({ status: 'paid' });
      expect((await refund(orderNumber)).json).toMatchObject({ status: 'refunded' });
      expect(api.payments.get(oid)!.returns.map(({ amount }) => amount)).toEqual(['7.50', '50.00']);
    });

    test('in instalments is paid with what they cost, which the notice alone does not prove', async () => {
      const { shop, buyer, api, notify, order, sessionStatus } = await open();
      await setSettings(shop.database, { shop_instalments_max: 9 });
      const pay = async () => (await buyer.pay(CART, { attempt: randomUUID() })).json;
      const [told, asked, forged] = [await pay(), await pay(), await pay()];
      expect(api.payments.get(told.id)!.fields).toMatchObject({ no_installment: '0', max_installment: '9' });
      for (const { id } of [told, asked, forged]) api.finish(id, 6_325, 9);
      const facts = { status: 'paid', reviewReason: '', chargedMinor: 6_325, instalments: 9 };
      api.faults.push('broken');
      expect((await notify(told.id))[0], 'told again later').toBeGreaterThanOrEqual(500);
      expect((await order(told.orderNumber)).status).toBe('pending');
      expect(await notify(told.id)).toEqual([200, 'OK']);
      expect(await order(told.orderNumber)).toMatchObject(facts);
      expect(await sessionStatus(asked.id)).toBe('paid');
      expect(await order(asked.orderNumber)).toMatchObject(facts);
      // The number of instalments is not signed: with another one the sum does not fit.
      await notify(forged.id, 'success', { count: '1' });
      expect((await order(forged.orderNumber)).status).toBe('review');
    });

    test('the rates of instalments are read by family of cards, and from nothing else', async () => {
      const { provider, api } = await open();
      api.rates['bonus'] = { taksit_6: 7.28, taksit_1: 0, taksit_9: -3, oran: 4 };
      expect(await provider.instalmentRates!()).toEqual([
        {
          name: 'World',
          options: [
            { count: 2, ratio: 1.025 },
            { count: 3, ratio: 1.04 },
            { count: 12, ratio: 1.12 },
          ],
        },
        { name: 'Bonus', options: [{ count: 6, ratio: 1.0728 }] },
      ]);
      expect(api.requests.at(-1)!.fields['request_id']).toMatch(/^\w{1,32}$/);
      for (const fault of ['refuse', 'broken'] as const) {
        api.faults.push(fault);
        await expect(provider.instalmentRates!()).rejects.toThrow(/^paytr taksit-oranlari/);
      }
    });

    test('the page after the form may stand in PayTR’s frame and leads out of it; others may not', async () => {
      const { shop, api, buyer } = await open();
      const { id: oid } = (await buyer.pay(CART)).json;
      const back = await shop.get(`/odeme/kart/bitti/${oid}`);
      expect(back.body).toContain(`<a href="/success?session_id=${oid}" target="_top">Sonucu görün</a>`);
      expect(back.headers).not.toHaveProperty('x-frame-options');
      expect(back.headers['content-security-policy']).toContain(`frame-ancestors 'self' ${api.url}`);
      expect((await shop.get('/odeme/kart/dosya/return.js')).body).toContain('window.top.location');
      const strange = await shop.get(`/odeme/kart/bitti/${encodeURIComponent('"><script>')}`);
      expect(strange.body).not.toContain('"><script>');
      const card = await shop.get(new URL((await buyer.pay(CART, { attempt: randomUUID() })).json.url).pathname);
      expect(card.headers['x-frame-options']).toBe('DENY');
      expect((await shop.get('/odeme/kart/unbekannt')).status).toBe(404);
    });

    test('whose notice is lost is found where the browser comes back, or later without it; unpaid it ends', async () => {
      const { buyer, api, pass, reconcile, order, sessionStatus } = await open();
      const [first, second, never] = [
        (await buyer.pay(CART, { attempt: randomUUID() })).json,
        (await buyer.pay(CART, { attempt: randomUUID() })).json,
        (await buyer.pay(CART, { attempt: randomUUID() })).json,
      ];
      api.finish(first.id);
      expect(await sessionStatus(first.id)).toBe('paid');
      api.finish(second.id);
      pass(2 * MINUTE);
      expect(await reconcile()).toEqual([]);
      expect((await order(second.orderNumber)).status).toBe('paid');
      pass(42 * MINUTE);
      expect(await reconcile()).toEqual([]);
      expect((await order(never.orderNumber)).status).toBe('expired');
    });

    test.each([
      ['less', { total: '1' }, 'success', 'review'],
      ['more', { total: '5751' }, 'success', 'review'],
      ['no amount', { total: 'x' }, 'success', 'pending'],
      ['a refusal', {}, 'failed', 'failed'],
    ] as const)('with %s is never paid', async (_what, more, told, status) => {
      const { buyer, notify, order } = await open();
      const { id, orderNumber } = (await buyer.pay(CART)).json;
      expect(await notify(id, told, more)).toEqual([200, 'OK']);
      expect((await order(orderNumber)).status).toBe(status);
    });

    test('is not opened with wrong keys or after a refusal, and nothing of either is told', async () => {
      const { shop, admin, buyer, api } = await open();
      api.faults.push('refuse');
      const refused = await buyer.pay(CART);
      expect(refused.status).toBe(503);
      await admin.put('/api/sealed/paytr_merchant_key', { value: 'yanlis-parola-0123456' });
      const wrong = await buyer.pay(CART);
      expect(wrong.status).toBe(503);
      expect((await admin.post<{ failure: string }>('/api/payment/cards/paytr/test', {})).json.failure).toBe(
        'PayTR bu anahtarları tanımıyor. Anahtarları PayTR panelinden yeniden kopyalayın.',
      );
      api.faults.push('lose');
      expect((await admin.post<{ failure: string }>('/api/payment/cards/paytr/test', {})).json.failure).toMatch(
        /^PayTR yanıt vermedi/,
      );
      expect([refused.body, wrong.body, JSON.stringify(shop.log)].join('')).not.toMatch(/geheim|yanlis-parola|kalip-/);
      await setSettings(shop.database, { shop_card_provider: 'none' });
      expect((await buyer.pay(CART)).json).toMatchObject({ code: 'PAYMENT_UNAVAILABLE' });
    });

    // 'silence': the refund was made; 'lose': it never arrived
    test.each(['silence', 'lose'] as PaytrFault[])(
      'is refunded exactly once although the answer is lost (%s)',
      async (fault) => {
        const { buyer, api, notify, pass, reconcile, order, refund } = await open();
        const { id, orderNumber } = (await buyer.pay(CART)).json;
        api.finish(id);
        await notify(id);
        api.faults.push(fault);
        await refund(orderNumber, 10);
        for (let i = 0; i < 3; i++) {
          pass(6 * MINUTE);
          expect(await reconcile()).toEqual([]);
        }
        expect(await order(orderNumber)).toMatchObject({ refundedMinor: 1000, status: 'paid' });
        expect(api.payments.get(id)!.returns).toHaveLength(1);
      },
    );

    test.each([1, 2, 3])(
      'in any order of notices, returns, questions and losses is one order (seed %i)',
      async (seed) => {
        const { buyer, api, notify, pass, reconcile, order, mails, sessionStatus } = await open();
        const random = randomNumbers(seed);
        const pick = (below: number) => Math.floor(random() * below);
        const orders = await Promise.all(
          Array.from({ length: 6 }, async () => (await buyer.pay(CART, { attempt: randomUUID() })).json),
        );
        const isPaid = new Set<string>();
        for (let step = 0; step < 80; step++) {
          const { id } = orders[pick(orders.length)]!;
          switch (pick(6)) {
            case 0:
              if (pick(2) === 0) {
                api.finish(id);
                isPaid.add(id);
              }
              break;
            case 1:
              if (isPaid.has(id)) await notify(id);
              break;
            case 2:
              await sessionStatus(id);
              break;
            case 3:
              pass(30_000);
              await reconcile();
              break;
            case 4:
              api.faults.push((['refuse', 'broken'] as const)[pick(2)]!);
              break;
            default:
              expect((await notify(id, 'success', { salt: 'baska' }))[0]).toBe(400);
          }
        }
        for (const { id } of orders) if (isPaid.has(id)) await notify(id);
        for (const { id, orderNumber } of orders)
          expect((await order(orderNumber)).status, id).toBe(isPaid.has(id) ? 'paid' : 'pending');
        expect(await mails('order-received')).toBe(isPaid.size);
      },
    );
  },
  seedSmallCatalogue,
);
