// A purchase from the cart to the refund through the providers themselves, instead of the one in memory that other
// tests use.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Output } from '#contract/endpoints.ts';
import { startApp, type TestApp } from '../../../testing/app.ts';
import { startDemoShop } from '../../../testing/demo-payments.ts';
import { describeWithDatabase } from '../../../testing/engines.ts';
import { clockAt } from '../../../testing/forms.ts';
import { buyerOf, type Buyer } from '../../../testing/shop.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';
import { startStripeApi, STRIPE_KEY, STRIPE_SIGNING_SECRET, type StripeApi } from '../../../testing/stripe-api.ts';
import { stripeProvider } from './stripe/stripe.ts';

const CART = [
  { code: 'Z40-5X100', quantity: 3, price: 12.5 },
  { code: 'KB-20', price: 20 },
];
/** 3 × 12.50 + 20 + 15 for fast cargo. */
const TOTAL_MINOR = 7250;

const session = async (buyer: Buyer, id: string) =>
  (await buyer.get<Output<'GET /api/payment/session/:id'>>(`/api/payment/session/${id}`)).json;
const statuses = async ({ database }: TestApp) =>
  (await database.db.selectFrom('orders').select('status').orderBy('id').execute()).map(({ status }) => status);
const mailsTo = async ({ database }: TestApp, buyer: Buyer) =>
  (await database.db.selectFrom('outbox').select('kind').where('recipient', '=', buyer.user.email).execute()).length;
async function refund(shop: TestApp, orderId: string, amount?: number) {
  const admin = await signIn(shop, 'admin');
  return admin.post<Output<'POST /api/orders/:id/refund'>>(`/api/orders/${orderId}/refund`, {
    reason: 'Deneme',
    attempt: randomUUID(),
    ...(amount === undefined ? {} : { amount }),
  });
}

describeWithDatabase(
  'a purchase through the test provider',
  (setup) => {
    test('is paid, reported, and refunded in two parts', async () => {
      const shop = await startDemoShop(setup);
      const buyer = await buyerOf(shop);
      const {
        status,
        json: { id, url },
      } = await buyer.pay(CART, { cargoFee: 15 });
      expect(status).toBe(200);
      expect(url).toBe(`http://kaliphane.test/odeme-test/${id}`);
      expect((await shop.get(new URL(url).pathname)).body).toContain('$72,50');
      expect(await session(buyer, id)).toMatchObject({ status: 'processing' });
      expect((await shop.press(id, 'pay')).headers.location).toBe(`http://kaliphane.test/success?session_id=${id}`);
      expect(await shop.provider.deliverDue()).toBe(1);
      expect(await statuses(shop)).toEqual(['paid']);
      const { orderId } = await session(buyer, id);
      expect((await refund(shop, orderId, 10)).json).toMatchObject({ status: 'paid', refunded: 10 });
      expect((await refund(shop, orderId)).json).toMatchObject({ status: 'refunded', refunded: TOTAL_MINOR / 100 });
      expect(await shop.provider.deliverDue()).toBe(2);
      expect(await statuses(shop)).toEqual(['refunded']);
    });

    test.each([
      ['immediate', 'paid', 1],
      ['slow', 'paid', 1],
      ['duplicate', 'paid', 1],
      ['late-failure', 'failed', 0],
    ] as const)('confirmed %s ends %s; mails for the customer: %i', async (confirmation, end, mails) => {
      const { now, pass } = clockAt();
      const shop = await startDemoShop(setup, { clock: now });
      const buyer = await buyerOf(shop);
      const {
        json: { id },
      } = await buyer.pay(CART);
      await shop.press(id, 'pay', confirmation);
      await shop.provider.deliverDue();
      pass(8_000);
      await shop.provider.deliverDue();
      expect(await statuses(shop)).toEqual([end]);
      expect(await session(buyer, id)).toMatchObject({ status: end === 'paid' ? 'paid' : 'unpaid' });
      expect(await mailsTo(shop, buyer)).toBe(mails);
    });

    test('whose message is lost is found by the success page', async () => {
      const shop = await startDemoShop(setup);
      const buyer = await buyerOf(shop);
      const {
        json: { id },
      } = await buyer.pay(CART);
      await shop.press(id, 'pay', 'lost');
      expect(await shop.provider.deliverDue()).toBe(0);
      expect(await statuses(shop)).toEqual(['pending']);
      expect(await session(buyer, id)).toMatchObject({ status: 'paid' });
      expect(await statuses(shop)).toEqual(['paid']);
    });

    test('cancelled on its page goes on there when pay is pressed again', async () => {
      const shop = await startDemoShop(setup);
      const buyer = await buyerOf(shop);
      const attempt = randomUUID();
      const first = await buyer.pay(CART, { attempt });
      await shop.press(first.json.id, 'cancel');
      const second = await buyer.pay(CART, { attempt });
      expect(second.json).toEqual(first.json);
      await shop.press(second.json.id, 'pay');
      await shop.provider.deliverDue();
      expect(await statuses(shop)).toEqual(['paid']);
    });
  },
  seedSmallCatalogue,
);

describeWithDatabase(
  'a purchase through Stripe',
  (setup) => {
    async function open(timeoutMs?: number): Promise<{
      shop: TestApp;
      buyer: Buyer;
      api: StripeApi;
      tell(...message: Parameters<StripeApi['message']>): Promise<number>;
    }> {
      const { now } = clockAt();
      const api = await startStripeApi((end) => setup.onEnd(end), now);
      const provider = stripeProvider(
        { secretKey: STRIPE_KEY, webhookSecret: STRIPE_SIGNING_SECRET, apiBase: api.url },
        { now, maxRetries: 0, ...(timeoutMs === undefined ? {} : { timeoutMs }) },
      );
      const shop = await startApp(setup, { provider, clock: now });
      return {
        shop,
        api,
        buyer: await buyerOf(shop),
        async tell(...message) {
          const { body, headers } = api.message(...message);
          return (await shop.app.inject({ method: 'POST', url: '/api/payment/webhook', payload: body, headers }))
            .statusCode;
        },
      };
    }

    test('is asked for what the cart costs, paid by its message, and refunded', async () => {
      const { shop, api, buyer, tell } = await open();
      const {
        status,
        json: { id, url, orderNumber },
      } = await buyer.pay(CART, { cargoFee: 15 });
      expect(status).toBe(200);
      expect(url).toBe(api.sessions.get(id)!.url);
      const { orderId } = await session(buyer, id);
      expect(api.requests[0]).toMatchObject({
        headers: { 'idempotency-key': orderId },
        body: {
          client_reference_id: orderId,
          metadata: { orderId, orderNumber },
          customer_email: buyer.user.email,
          success_url: 'http://kaliphane.test/success?session_id={CHECKOUT_SESSION_ID}',
          cancel_url: 'http://kaliphane.test/cart?odeme=iptal',
        },
      });
      expect(api.sessions.get(id)).toMatchObject({ amount_total: TOTAL_MINOR, currency: 'usd' });
      const completed = api.complete(id, 'paid');
      expect(
        await tell(
          'checkout.session.completed',
          { ...completed, amount_total: TOTAL_MINOR },
          { secret: 'whsec_forged' },
        ),
      ).toBe(400);
      expect(await statuses(shop)).toEqual(['pending']);
      for (let i = 0; i < 3; i++)
        expect(await tell('checkout.session.completed', completed, { id: 'evt_paid' })).toBe(200);
      expect(await statuses(shop)).toEqual(['paid']);
      expect(await mailsTo(shop, buyer)).toBe(1);
      expect((await refund(shop, orderId)).json).toMatchObject({ status: 'refunded', refunded: TOTAL_MINOR / 100 });
      expect(api.requests.at(-1)).toMatchObject({
        path: '/v1/refunds',
        body: { payment_intent: `pi_${id}`, amount: String(TOTAL_MINOR) },
      });
    });

    test('whose page was made but whose reply was lost is one order and one page', async () => {
      const { shop, api, buyer } = await open(700);
      const attempt = randomUUID();
      api.faults.push('silence');
      const first = await buyer.pay(CART, { attempt });
      expect(first.status).toBe(503);
      expect(first.json.code).toBe('PAYMENT_UNAVAILABLE');
      expect(api.sessions.size).toBe(1);
      const second = await buyer.pay(CART, { attempt });
      expect(second.status).toBe(200);
      expect([...api.sessions.keys()]).toEqual([second.json.id]);
      expect(await statuses(shop)).toEqual(['pending']);
    });

    test('that Stripe refuses does not tell the customer the reason', async () => {
      const { shop, api, buyer } = await open();
      api.faults.push({
        status: 400,
        error: { type: 'invalid_request_error', message: 'Not a valid currency: geheim', param: 'line_items' },
      });
      const reply = await buyer.pay(CART);
      expect(reply.status).toBe(503);
      expect(reply.body).not.toMatch(/geheim|stripe/i);
      expect(JSON.stringify(shop.log)).toMatch(/stripe sessions\.create: .* 400 line_items req_1/);
      expect(JSON.stringify(shop.log)).not.toContain('geheim');
    });

    test('paid with another amount waits for review', async () => {
      const { shop, api, buyer, tell } = await open();
      const {
        json: { id },
      } = await buyer.pay(CART);
      expect(await tell('checkout.session.completed', { ...api.complete(id, 'paid'), amount_total: 1 })).toBe(200);
      expect(await statuses(shop)).toEqual(['review']);
    });
  },
  seedSmallCatalogue,
);
