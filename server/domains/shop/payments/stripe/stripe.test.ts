// Through Stripe's official library, against a server that answers in Stripe's documented format.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BUYER } from '../../../../testing/orders.ts';
import {
  startStripeApi,
  STRIPE_KEY,
  STRIPE_SIGNING_SECRET,
  type StripeApi,
  type StripeRequest,
} from '../../../../testing/stripe-api.ts';
import { ProviderError, type CheckoutRequest, type EndingProvider } from '../provider/provider.ts';
import { stripeProvider, type StripeOptions } from './stripe.ts';

const NOW = Date.UTC(2026, 10, 20, 9, 30);
let endings: (() => unknown)[] = [];
let api: StripeApi;
let stripe: EndingProvider;
const open = (options: StripeOptions = {}, secretKey = STRIPE_KEY) =>
  stripeProvider({ secretKey, webhookSecret: STRIPE_SIGNING_SECRET, apiBase: api.url }, { now: () => NOW, ...options });

beforeEach(async () => {
  api = await startStripeApi(
    (end) => {
      endings.push(end);
    },
    () => NOW,
  );
  stripe = open();
});
afterEach(async () => {
  for (const end of endings) await end();
  endings = [];
});

const order = (change: Partial<CheckoutRequest> = {}): CheckoutRequest => ({
  orderId: 'k3v9order0000001',
  orderNumber: 'SP-2026-000123',
  currency: 'USD',
  lines: [
    { name: 'İtici Pim Ø5×100', unitAmountMinor: 1250, quantity: 3 },
    { name: 'Hızlı kargo', unitAmountMinor: 1500, quantity: 1 },
  ],
  totalMinor: 5250,
  maxInstalments: 1,
  buyer: BUYER,
  customerEmail: 'ayse@ornek.example',
  successUrl: 'https://kaliphane.test/success',
  cancelUrl: 'https://kaliphane.test/cart?odeme=iptal',
  expiresAt: new Date(NOW + 45 * 60_000),
  idempotencyKey: 'k3v9order0000001',
  ...change,
});
/** The error of a call that must fail. */
async function failure(work: Promise<unknown>): Promise<ProviderError> {
  const error = await work.then(
    () => {
      throw new Error('it did not fail');
    },
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ProviderError);
  return error as ProviderError;
}
const created = (): StripeRequest[] =>
  api.requests.filter(({ method, path }) => method === 'POST' && path === '/v1/checkout/sessions');

describe('a checkout session at Stripe', () => {
  test('is asked for field by field', async () => {
    const session = await stripe.createSession(order());
    expect(session).toEqual({
      id: 'cs_test_000001',
      url: 'https://checkout.stripe.com/c/pay/cs_test_000001#fid',
      expiresAt: new Date(NOW + 46 * 60_000),
    });
    expect(api.requests).toHaveLength(1);
    const [{ method, path, headers, body }] = api.requests as [StripeRequest];
    expect([method, path]).toEqual(['POST', '/v1/checkout/sessions']);
    expect(headers).toMatchObject({
      authorization: `Bearer ${STRIPE_KEY}`,
      'stripe-version': '2026-10-28.endive',
      'idempotency-key': 'k3v9order0000001',
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(body).toEqual({
      mode: 'payment',
      locale: 'tr',
      client_reference_id: 'k3v9order0000001',
      customer_email: 'ayse@ornek.example',
      metadata: { orderId: 'k3v9order0000001', orderNumber: 'SP-2026-000123' },
      payment_intent_data: { metadata: { orderId: 'k3v9order0000001', orderNumber: 'SP-2026-000123' } },
      adaptive_pricing: { enabled: 'false' },
      line_items: {
        0: {
          quantity: '3',
          price_data: { currency: 'usd', unit_amount: '1250', product_data: { name: 'İtici Pim Ø5×100' } },
        },
        1: {
          quantity: '1',
          price_data: { currency: 'usd', unit_amount: '1500', product_data: { name: 'Hızlı kargo' } },
        },
      },
      success_url: 'https://kaliphane.test/success?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'https://kaliphane.test/cart?odeme=iptal',
      expires_at: String(NOW / 1000 + 46 * 60),
    });
  });

  test('ends no earlier than Stripe takes, also where its clock is ahead', async () => {
    const { expiresAt } = await stripe.createSession(order({ expiresAt: new Date(NOW + 30 * 60_000 + 1) }));
    expect(expiresAt.getTime()).toBe(NOW + 31 * 60_000 + 1000);
    expect(
      (await failure(stripe.createSession(order({ expiresAt: new Date(NOW + 28 * 60_000), idempotencyKey: 'late' }))))
        .isTemporary,
    ).toBe(false);
  });

  test('is one for one key, and other content under that key is refused', async () => {
    const first = await stripe.createSession(order());
    expect(await stripe.createSession(order())).toEqual(first);
    expect(api.sessions.size).toBe(1);
    const error = await failure(stripe.createSession(order({ customerEmail: 'mehmet@ornek.example' })));
    expect(error.isTemporary).toBe(false);
    expect(api.sessions.size).toBe(1);
  });

  test('is never asked for when the lines are not the total', async () => {
    expect((await failure(stripe.createSession(order({ totalMinor: 5249 })))).isTemporary).toBe(false);
    expect(api.requests).toEqual([]);
  });

  test('of more lines than Stripe shows has the rest as one, of the same sum; long names are cut', async () => {
    const lines = Array.from({ length: 102 }, (_, i) => ({
      name: 'P'.repeat(300),
      unitAmountMinor: i + 1,
      quantity: 2,
    }));
    const totalMinor = lines.reduce((sum, { unitAmountMinor }) => sum + 2 * unitAmountMinor, 0);
    const { id } = await stripe.createSession(order({ lines, totalMinor }));
    expect(api.sessions.get(id)!.amount_total).toBe(totalMinor);
    const sent = created()[0]!.body['line_items'] as Record<
      string,
      { quantity: string; price_data: { unit_amount: string; product_data: { name: string } } }
    >;
    expect(Object.keys(sent)).toHaveLength(100);
    expect(sent['0']!.price_data.product_data.name).toBe('P'.repeat(250));
    expect(sent['99']).toMatchObject({
      quantity: '1',
      price_data: { unit_amount: String(2 * (100 + 101 + 102)), product_data: { name: 'Diğer 3 kalem' } },
    });
  });

  test('is of the test mode where the key is', () => {
    expect(stripe).toMatchObject({ name: 'stripe', isTest: true });
    expect(open({}, 'rk_test_1').isTest).toBe(true);
    for (const key of ['sk_live_1', 'rk_live_1', 'sk_org_test_1']) expect(open({}, key).isTest, key).toBe(false);
  });
});

describe('the state of a session', () => {
  const base = { orderId: 'k3v9order0000001', amountMinor: 5250, currency: 'USD' };

  test.each([
    ['open', () => {}, { status: 'open', paymentId: null }],
    ['paid', (id: string) => api.complete(id, 'paid'), { status: 'paid', paymentId: 'pi_cs_test_000001' }],
    [
      'processing',
      (id: string) => api.complete(id, 'unpaid'),
      { status: 'processing', paymentId: 'pi_cs_test_000001' },
    ],
    [
      'failed',
      (id: string) => api.complete(id, 'unpaid', 'requires_payment_method'),
      { status: 'failed', paymentId: 'pi_cs_test_000001' },
    ],
    [
      'cancelled',
      (id: string) => api.complete(id, 'unpaid', 'canceled'),
      { status: 'failed', paymentId: 'pi_cs_test_000001' },
    ],
    [
      'expired',
      (id: string) => {
        api.sessions.get(id)!.status = 'expired';
      },
      { status: 'expired', paymentId: null },
    ],
  ] as const)('is told: %s', async (_, happen, state) => {
    const { id } = await stripe.createSession(order());
    happen(id);
    expect(await stripe.getSession(id)).toEqual({ sessionId: id, ...base, ...state });
    expect(await stripe.listSessions(new Date(NOW - 1000))).toEqual([{ sessionId: id, ...base, ...state }]);
  });

  test('is null for a session unknown to Stripe, and for invalid ids, without a request', async () => {
    expect(await stripe.getSession('cs_test_yok')).toBeNull();
    expect(api.requests).toHaveLength(1);
    for (const id of ['', 'demo_1', 'cs_1/../../customers', '../refunds', 'cs_1?x=1', `cs_${'1'.repeat(500)}`])
      expect(await stripe.getSession(id), id).toBeNull();
    expect(api.requests).toHaveLength(1);
  });

  test('is listed page by page since a time, of this shop only', async () => {
    for (let i = 0; i < 130; i++)
      await stripe.createSession(order({ orderId: `order${i}`, idempotencyKey: `key${i}` }));
    const old = api.sessions.get('cs_test_000001')!;
    old['created'] = NOW / 1000 - 7200;
    api.sessions.get('cs_test_000002')!.metadata = {};
    const found = await stripe.listSessions(new Date(NOW - 3600_000));
    expect(found.map(({ orderId }) => orderId)).toEqual(Array.from({ length: 128 }, (_, i) => `order${129 - i}`));
    const pages = api.requests.filter(({ method }) => method === 'GET');
    expect(pages.map(({ query }) => query)).toEqual([
      { created: { gte: String(NOW / 1000 - 3600) }, limit: '100', expand: { 0: 'data.payment_intent' } },
      {
        created: { gte: String(NOW / 1000 - 3600) },
        limit: '100',
        expand: { 0: 'data.payment_intent' },
        starting_after: 'cs_test_000031',
      },
    ]);
  });
});

describe('ending a session', () => {
  test('ends an open one, and leaves an ended one as it is', async () => {
    const { id } = await stripe.createSession(order());
    await stripe.expireSession(id);
    expect(api.requests.at(-1)).toMatchObject({ method: 'POST', path: `/v1/checkout/sessions/${id}/expire` });
    expect((await stripe.getSession(id))?.status).toBe('expired');
    await stripe.expireSession(id);
    const paid = await stripe.createSession(order({ idempotencyKey: 'other' }));
    api.complete(paid.id, 'paid');
    await stripe.expireSession(paid.id);
    expect((await stripe.getSession(paid.id))?.status).toBe('paid');
    await stripe.expireSession('cs_test_yok');
  });

  test('says so when it stays open', async () => {
    const { id } = await stripe.createSession(order());
    api.faults.push({ status: 400, error: { type: 'invalid_request_error' } });
    expect((await failure(stripe.expireSession(id))).isTemporary).toBe(false);
  });
});

describe('a refund', () => {
  test('is asked for field by field, once for one key', async () => {
    const { id } = await stripe.createSession(order());
    api.complete(id, 'paid');
    const request = { paymentId: `pi_${id}`, amountMinor: 1250, currency: 'USD', idempotencyKey: 'refund-1' } as const;
    const result = await stripe.refund(request);
    expect(result).toEqual({ id: expect.stringMatching(/^re_/) as string, status: 'done' });
    expect(api.requests.at(-1)).toMatchObject({
      method: 'POST',
      path: '/v1/refunds',
      body: { payment_intent: `pi_${id}`, amount: '1250' },
      headers: { 'idempotency-key': 'refund-1' },
    });
    expect(await stripe.refund(request)).toEqual(result);
    expect(
      (await failure(stripe.refund({ ...request, amountMinor: 5000, idempotencyKey: 'refund-2' }))).isTemporary,
    ).toBe(false);
  });

  test.each([
    ['succeeded', 'done'],
    ['pending', 'pending'],
    ['requires_action', 'pending'],
    ['failed', 'failed'],
    ['canceled', 'failed'],
  ])('that Stripe calls %s is %s', async (status, shown) => {
    const { id } = await stripe.createSession(order());
    api.complete(id, 'paid');
    api.refundStatus = status;
    expect(
      (await stripe.refund({ paymentId: `pi_${id}`, amountMinor: 1, currency: 'USD', idempotencyKey: 'refund-1' }))
        .status,
    ).toBe(shown);
  });
});

describe('when Stripe fails', () => {
  const said = 'Invalid email address: ayse@ornek.example';
  test.each([
    [400, 'invalid_request_error', false],
    [401, 'invalid_request_error', false],
    [402, 'card_error', false],
    [403, 'invalid_request_error', false],
    [404, 'invalid_request_error', false],
    [409, 'idempotency_error', true],
    [429, 'rate_limit_error', true],
    [500, 'api_error', true],
    [503, 'api_error', true],
  ])('%i is an error of its own, and asking again helps or does not', async (status, type, isTemporary) => {
    api.faults.push({ status, error: { type, code: 'some_code', param: 'customer_email', message: said } });
    const error = await failure(stripe.createSession(order()));
    expect(error.isTemporary).toBe(isTemporary);
    expect(error.message).toMatch(/^stripe sessions\.create: /);
    expect(error.message).toContain(`${status} some_code customer_email req_1`);
    expect(`${error.message} ${String(error.cause)}`).not.toContain('ayse');
  });

  test('a server error is asked again with the same key, and makes one session', async () => {
    api.faults.push({ status: 500, error: { type: 'api_error' }, headers: { 'stripe-should-retry': 'true' } });
    await stripe.createSession(order());
    expect(created().map(({ headers }) => headers['idempotency-key'])).toEqual([
      'k3v9order0000001',
      'k3v9order0000001',
    ]);
    expect(api.sessions.size).toBe(1);
  });

  test.each(['silence', 'hang-up'] as const)(
    '%s after the session was made: the next press gets that very session',
    async (fault) => {
      stripe = open({ timeoutMs: 150, maxRetries: 0 });
      api.faults.push(fault, fault);
      const error = await failure(stripe.createSession(order()));
      expect(error.isTemporary).toBe(true);
      expect(api.sessions.size).toBe(1);
      api.faults.length = 0;
      const { id } = await open().createSession(order());
      expect([...api.sessions.keys()]).toEqual([id]);
    },
  );

  test('the library’s own second try after silence already gets it', async () => {
    stripe = open({ timeoutMs: 800 });
    api.faults.push('silence');
    const { id } = await stripe.createSession(order());
    expect([...api.sessions.keys()]).toEqual([id]);
    expect(created()).toHaveLength(2);
  });

  test('no server at the address: asking again may help', async () => {
    for (const end of endings) await end();
    endings = [];
    stripe = open({ maxRetries: 0 });
    for (const work of [
      stripe.createSession(order()),
      stripe.getSession('cs_1'),
      stripe.listSessions(new Date()),
      stripe.expireSession('cs_1'),
      stripe.refund({ paymentId: 'pi_1', amountMinor: 1, currency: 'USD', idempotencyKey: 'r' }),
    ]) {
      expect((await failure(work)).isTemporary).toBe(true);
    }
  });
});

describe('messages of Stripe', () => {
  const paidSession = async () => api.complete((await stripe.createSession(order())).id, 'paid');
  const read = async (...message: Parameters<StripeApi['message']>) => stripe.readEvent(api.message(...message));
  const state = {
    sessionId: 'cs_test_000001',
    orderId: 'k3v9order0000001',
    amountMinor: 5250,
    currency: 'USD',
    paymentId: 'pi_cs_test_000001',
  };

  test('report sessions', async () => {
    const session = await paidSession();
    expect(await read('checkout.session.completed', session, { id: 'evt_1' })).toEqual({
      id: 'evt_1',
      type: 'checkout.session.completed',
      session: { ...state, status: 'paid' },
    });
    const unpaid = { ...session, payment_status: 'unpaid' };
    expect((await read('checkout.session.completed', unpaid)).session).toEqual({ ...state, status: 'processing' });
    expect((await read('checkout.session.async_payment_failed', unpaid)).session).toEqual({
      ...state,
      status: 'failed',
    });
    expect((await read('checkout.session.async_payment_succeeded', session)).session).toEqual({
      ...state,
      status: 'paid',
    });
    expect(
      (await read('checkout.session.expired', { ...unpaid, status: 'expired', payment_intent: null })).session,
    ).toEqual({ ...state, status: 'expired', paymentId: null });
  });

  test('report refunds, always as a total', async () => {
    await paidSession();
    const paymentId = 'pi_cs_test_000001';
    await stripe.refund({ paymentId, amountMinor: 1000, currency: 'USD', idempotencyKey: 'r1' });
    await stripe.refund({ paymentId, amountMinor: 500, currency: 'USD', idempotencyKey: 'r2' });
    const refund = { paymentId, orderId: 'k3v9order0000001', refundedMinor: 1500 };
    const charge = {
      id: `ch_${paymentId}`,
      object: 'charge',
      amount: 5250,
      amount_refunded: 1500,
      currency: 'usd',
      metadata: { orderId: 'k3v9order0000001' },
      payment_intent: paymentId,
    };
    expect(await read('charge.refunded', charge, { id: 'evt_7' })).toEqual({
      id: 'evt_7',
      type: 'charge.refunded',
      refund,
    });
    for (const type of ['refund.updated', 'charge.refund.updated']) {
      const one = {
        id: 're_1',
        object: 'refund',
        amount: 500,
        charge: charge.id,
        currency: 'usd',
        payment_intent: paymentId,
        status: 'succeeded',
        metadata: {},
      };
      expect(await read(type, one, { id: 'evt_8' }), type).toEqual({ id: 'evt_8', type, refund });
    }
    api.faults.push({ status: 503, error: { type: 'api_error' } });
    expect(
      (await failure(read('refund.updated', { id: 're_1', object: 'refund', charge: charge.id }))).isTemporary,
    ).toBe(true);
  });

  test('that do not concern the shop report neither', async () => {
    expect(await read('customer.created', { id: 'cus_1', object: 'customer' }, { id: 'evt_9' })).toEqual({
      id: 'evt_9',
      type: 'customer.created',
    });
    const session = { ...(await paidSession()), metadata: {} };
    expect((await read('checkout.session.completed', session)).session).toMatchObject({ orderId: null });
  });

  test('are refused when forged, altered, old, ahead, signed with another secret, or not signed', async () => {
    const session = await paidSession();
    const message = (signed?: Parameters<StripeApi['message']>[2]) =>
      api.message('checkout.session.completed', session, signed);
    const refusedWith = (body: Uint8Array, headers: Record<string, string>) =>
      expect(() => stripe.readEvent({ body, headers })).toThrow(
        expect.objectContaining({ status: 400, code: 'INVALID_SIGNATURE' }),
      );
    const right = message();
    expect(await stripe.readEvent(right)).toMatchObject({ session: { status: 'paid' } });

    refusedWith(Buffer.from(right.body.toString().replace('5250', '1')), right.headers);
    refusedWith(Buffer.concat([right.body, Buffer.from(' ')]), right.headers);
    refusedWith(Buffer.alloc(0), right.headers);
    refusedWith(right.body, {});
    refusedWith(right.body, { 'stripe-signature': '' });
    refusedWith(right.body, { 'stripe-signature': `t=${NOW / 1000},v1=${'0'.repeat(64)}` });
    refusedWith(right.body, {
      'stripe-signature': right.headers['stripe-signature']!.replace(/^t=\d+/, `t=${NOW / 1000 - 1}`),
    });
    refusedWith(right.body, { 'stripe-signature': right.headers['stripe-signature']!.replace('v1=', 'v0=') });
    for (const signed of [{ secret: 'whsec_other' }, { at: NOW - 301_000 }, { at: NOW + 301_000 }]) {
      const { body, headers } = message(signed);
      refusedWith(body, headers);
    }
    // The library uses the last time; an earlier one in the header makes no difference.
    const ahead = message({ at: NOW + 301_000 });
    refusedWith(ahead.body, { 'stripe-signature': `t=${NOW / 1000},${ahead.headers['stripe-signature']}` });
    for (const at of [NOW - 300_000, NOW + 300_000])
      expect(await stripe.readEvent(message({ at }))).toMatchObject({ session: { status: 'paid' } });
  });
});
