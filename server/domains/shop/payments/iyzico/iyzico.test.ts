import { describe, expect, test } from 'vitest';
import { BUYER } from '../../../../testing/orders.ts';
import {
  IYZICO_API_KEY,
  IYZICO_SECRET_KEY,
  startIyzicoApi,
  type IyzicoApi,
  type IyzicoFault,
} from '../../../../testing/iyzico-api.ts';
import type { Db } from '../../../../base/db/database.ts';
import { ProviderError, type CheckoutRequest, type PaymentProvider } from '../provider/provider.ts';
import { priceText, signedAmount } from './amounts.ts';
import { iyzicoProvider } from './iyzico.ts';
import { gsmOf, namesOf } from './session-body.ts';
import { isSignature, messageSignature } from './signing.ts';

const NOW = Date.UTC(2026, 10, 28);
const KEYS = { apiKey: IYZICO_API_KEY, secretKey: IYZICO_SECRET_KEY };

const order = (more: Partial<CheckoutRequest> = {}): CheckoutRequest => ({
  orderId: 'order-1',
  orderNumber: 'SP-2026-000001',
  currency: 'TRY',
  lines: [
    { code: 'KB-20', name: 'KB-20 Kolon', category: 'Kolonlar', unitAmountMinor: 1050, quantity: 3 },
    { code: 'HD-1', name: 'HD-1 Hediye', unitAmountMinor: 0, quantity: 1 },
    { name: 'KDV %20', unitAmountMinor: 630, quantity: 1 },
  ],
  totalMinor: 3780,
  maxInstalments: 1,
  customerEmail: 'ayse@ornek.example',
  buyer: BUYER,
  successUrl: 'http://kaliphane.test/success',
  cancelUrl: 'http://kaliphane.test/cart?odeme=iptal',
  expiresAt: new Date(NOW + 30 * 60_000),
  idempotencyKey: 'order-1',
  ...more,
});

async function start(
  onEnd: (end: () => void) => void,
  keys: typeof KEYS | null = KEYS,
): Promise<{ api: IyzicoApi; iyzico: PaymentProvider }> {
  const api = await startIyzicoApi((end) => onEnd(() => void end()));
  const iyzico = iyzicoProvider({
    db: undefined as unknown as Db,
    find: () => Promise.resolve({ source: keys ? 'panel' : 'none', keys }),
    isFromEnvironment: false,
    base: api.url,
    publicUrl: 'http://kaliphane.test',
    now: () => NOW,
    timeoutMs: 2_000,
  });
  return { api, iyzico };
}
async function failure(call: Promise<unknown>): Promise<ProviderError> {
  const error: unknown = await call.then(
    () => {
      throw new Error('was not refused');
    },
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ProviderError);
  return error as ProviderError;
}

test('a message’s signature is that of iyzico’s published example', () => {
  const right = messageSignature('sandbox-UuLnD7wZa0a3DmytfIrwHQqAMfqCNJrs', {
    iyziEventType: 'CHECKOUT_FORM_AUTH',
    iyziPaymentId: '22483975',
    token: 'e828c62d-fd12-4b1a-ad5a-380f15fe6596',
    paymentConversationId: 'conversationId',
    status: 'SUCCESS',
  });
  expect(right).toBe('4031c575763486a2d2bf3f7ace0baebfcd6bed65393ab4df3fe80c00d5fd6878');
  expect(isSignature(right, right)).toBe(true);
  for (const wrong of ['', right.slice(1), right.replace(/.$/, (last) => (last === '0' ? '1' : '0'))])
    expect(isSignature(wrong, right)).toBe(false);
});

test('amounts are written as iyzico reads and signs them', () => {
  expect([0, 1, 10, 1000, 1050, 1055, 123_456_789].map(priceText)).toEqual([
    '0.0',
    '0.01',
    '0.1',
    '10.0',
    '10.5',
    '10.55',
    '1234567.89',
  ]);
  expect(['10.50', 10.5, '10.0', 10].map(signedAmount)).toEqual(['10.5', '10.5', '10', '10']);
});

test('names and telephone numbers are split and spelled for iyzico', () => {
  expect(namesOf(' Ayşe Nur  Kalıpçı ')).toEqual({ name: 'Ayşe Nur', surname: 'Kalıpçı' });
  expect(namesOf('Ayşe')).toEqual({ name: 'Ayşe', surname: '-' });
  expect(['0532 123 45 67', '532 123 45 67', '+90 532 123 45 67', '+49 30 123456'].map(gsmOf)).toEqual([
    '+905321234567',
    '+905321234567',
    '+905321234567',
    '+4930123456',
  ]);
});

describe('a payment page of iyzico', () => {
  test('is asked for field by field', async ({ onTestFinished }) => {
    const { api, iyzico } = await start(onTestFinished);
    const page = await iyzico.createSession(order());
    expect(page).toEqual({
      id: [...api.pages.keys()][0],
      url: `https://sandbox-cpp.iyzipay.com?token=${page.id}&lang=tr`,
      expiresAt: new Date(NOW + 30 * 60_000),
    });
    expect(api.requests[0]!.body).toEqual({
      locale: 'tr',
      conversationId: 'SP-2026-000001',
      basketId: 'order-1',
      price: '37.8',
      paidPrice: '37.8',
      currency: 'TRY',
      paymentGroup: 'PRODUCT',
      callbackUrl: 'http://kaliphane.test/odeme/donus/iyzico',
      enabledInstallments: [1],
      buyer: {
        id: '1',
        name: 'Ayşe',
        surname: 'Kalıpçı',
        identityNumber: '11111111111',
        email: 'ayse@ornek.example',
        gsmNumber: '+905321234567',
        registrationAddress: 'Çelik Sok. 3, Nilüfer',
        city: 'Bursa',
        country: 'Turkey',
        ip: '203.0.113.7',
      },
      shippingAddress: {
        contactName: 'Ayşe Kalıpçı',
        city: 'Bursa',
        country: 'Turkey',
        address: 'Çelik Sok. 3, Nilüfer',
        zipCode: '16140',
      },
      billingAddress: {
        contactName: 'Ayşe Kalıpçı',
        city: 'Bursa',
        country: 'Turkey',
        address: 'Çelik Sok. 3, Nilüfer',
        zipCode: '16140',
      },
      basketItems: [
        { id: 'KB-20', name: 'KB-20 Kolon (3)', category1: 'Kolonlar', itemType: 'PHYSICAL', price: '31.5' },
        { id: 'ek-2', name: 'KDV %20', category1: 'KDV %20', itemType: 'PHYSICAL', price: '6.3' },
      ],
    });
  });

  test('bears the company and its number on the invoice', async ({ onTestFinished }) => {
    const { api, iyzico } = await start(onTestFinished);
    const invoice = {
      kind: 'company' as const,
      company: 'Kalıp A.Ş.',
      vkn: '1234567890',
      taxOffice: 'Nilüfer',
      address: 'OSB 4. Cadde',
    };
    await iyzico.createSession(order({ buyer: { ...BUYER, invoice, ip: '' } }));
    const { buyer, billingAddress } = api.requests[0]!.body as Record<string, Record<string, string>>;
    expect(buyer).toMatchObject({ identityNumber: '1234567890' });
    expect(buyer).not.toHaveProperty('ip');
    expect(billingAddress).toMatchObject({ contactName: 'Kalıp A.Ş.', address: 'OSB 4. Cadde' });
  });

  test('is not asked for where the lines do not come to the total', async ({ onTestFinished }) => {
    const { api, iyzico } = await start(onTestFinished);
    expect((await failure(iyzico.createSession(order({ totalMinor: 3781 })))).isTemporary).toBe(false);
    expect(api.requests).toEqual([]);
  });

  test.each([
    ['refuse', false],
    ['forge', false],
    ['lose', true],
    ['broken', true],
  ] as [IyzicoFault, boolean][])(
    'after the fault “%s” there is none; asking again may help: %s',
    async (fault, may) => {
      const ends: (() => void)[] = [];
      const { api, iyzico } = await start((end) => ends.push(end));
      api.faults.push(fault);
      const error = await failure(iyzico.createSession(order()));
      expect(error.isTemporary).toBe(may);
      expect(error.message).not.toMatch(/geheim|ayse|sandbox/);
      for (const end of ends) end();
    },
  );

  test('cannot be opened with other keys, and is not asked for without any', async ({ onTestFinished }) => {
    for (const wrong of [
      { ...KEYS, secretKey: 'baska-anahtar' },
      { ...KEYS, apiKey: 'sandbox-baska' },
    ]) {
      const { iyzico } = await start(onTestFinished, wrong);
      expect((await failure(iyzico.createSession(order()))).message).toMatch(/refused with 100[01]$/);
    }
    const { api, iyzico } = await start(onTestFinished, null);
    expect((await failure(iyzico.createSession(order()))).sentence).toMatch(/^iyzico anahtarları eksik/);
    expect(await iyzico.mode!(undefined as unknown as Db)).toBe('off');
    expect(api.requests).toEqual([]);
  });
});

describe('the state of a page', () => {
  test.each([
    [{ paymentStatus: null, paymentId: null }, 'open'],
    [{ paymentStatus: 'INIT_THREEDS' }, 'processing'],
    [{ paymentStatus: 'CALLBACK_THREEDS' }, 'processing'],
    [{ paymentStatus: 'FAILURE' }, 'failed'],
    [{ fraudStatus: 0 }, 'processing'],
    [{ fraudStatus: -1 }, 'failed'],
    [{}, 'paid'],
  ] as const)('%j is %s', async (more, status) => {
    const ends: (() => void)[] = [];
    const { api, iyzico } = await start((end) => ends.push(end));
    const { id } = await iyzico.createSession(order());
    api.finish(id, more);
    expect(await iyzico.getSession(id)).toMatchObject({ sessionId: id, status });
    for (const end of ends) end();
  });

  test('names order, amount, currency and payment', async ({ onTestFinished }) => {
    const { api, iyzico } = await start(onTestFinished);
    const { id } = await iyzico.createSession(order());
    const { paymentId } = api.finish(id);
    expect(await iyzico.getSession(id)).toEqual({
      sessionId: id,
      orderId: 'order-1',
      status: 'paid',
      amountMinor: 3780,
      chargedMinor: 3780,
      instalments: 1,
      currency: 'TRY',
      paymentId,
    });
  });

  test('tells what instalments cost apart from what was asked for', async ({ onTestFinished }) => {
    const { api, iyzico } = await start(onTestFinished);
    const { id } = await iyzico.createSession(order({ maxInstalments: 12 }));
    expect(api.requests[0]!.body).toMatchObject({ paidPrice: '37.8', enabledInstallments: [1, 2, 3, 6, 9, 12] });
    api.finish(id, { paidPrice: 41.58, installment: 12 });
    expect(await iyzico.getSession(id)).toMatchObject({
      status: 'paid',
      amountMinor: 3780,
      chargedMinor: 4158,
      instalments: 12,
    });
  });

  test('is not believed with a wrong signature, nor made up for an unknown page', async ({ onTestFinished }) => {
    const { api, iyzico } = await start(onTestFinished);
    const { id } = await iyzico.createSession(order());
    api.finish(id);
    api.faults.push('forge');
    expect((await failure(iyzico.getSession(id))).message).toMatch(/wrong signature/);
    expect(await iyzico.getSession('unbekannt')).toBeNull();
    const asked = api.requests.length;
    for (const bad of ['', '../etc', 'a b', 'x'.repeat(101)]) expect(await iyzico.getSession(bad)).toBeNull();
    expect(api.requests).toHaveLength(asked);
    api.faults.push('lose');
    expect((await failure(iyzico.getSession(id))).isTemporary).toBe(true);
  });
});

describe('a message', () => {
  test('only leads to a question: what it says of the payment is not believed', async ({ onTestFinished }) => {
    const { api, iyzico } = await start(onTestFinished);
    const { id } = await iyzico.createSession(order());
    api.finish(id, { paymentStatus: 'FAILURE' });
    const message = api.message(id, { reference: 'ref-1' });
    api.finish(id);
    expect(await iyzico.readEvent(message)).toMatchObject({
      id: 'iyzico:ref-1',
      type: 'CHECKOUT_FORM_AUTH',
      session: { status: 'paid', orderId: 'order-1' },
    });
  });

  test('that is forged, altered, unsigned or no message is refused, and iyzico is not asked', async ({
    onTestFinished,
  }) => {
    const { api, iyzico } = await start(onTestFinished);
    const { id } = await iyzico.createSession(order());
    api.finish(id);
    const { body, headers } = api.message(id);
    const asked = api.requests.length;
    const altered = Buffer.from(body.toString().replace('SUCCESS', 'FAILURE'));
    for (const bad of [
      api.message(id, { secret: 'baska' }),
      { body: altered, headers },
      { body, headers: { 'content-type': 'application/json' } },
      { body: Buffer.from('{'), headers },
      { body: Buffer.from('[]'), headers },
      { body: Buffer.from('null'), headers },
    ])
      await expect(async () => iyzico.readEvent(bad)).rejects.toMatchObject({ status: 400, code: 'INVALID_SIGNATURE' });
    expect(api.requests).toHaveLength(asked);
  });
});

describe('a refund', () => {
  test('is asked for in lira, and added up from iyzico’s report', async ({ onTestFinished }) => {
    const { api, iyzico } = await start(onTestFinished);
    const { id } = await iyzico.createSession(order());
    const paymentId = api.finish(id).paymentId!;
    expect(await iyzico.refundedMinor!(paymentId)).toBe(0);
    const wish = { paymentId, currency: 'TRY' as const, paidAt: new Date(NOW) };
    expect(await iyzico.refund({ ...wish, amountMinor: 1050, idempotencyKey: 'r1' })).toEqual({
      id: 'r1',
      status: 'done',
    });
    expect(api.requests.at(-1)!.body).toEqual({
      locale: 'tr',
      conversationId: 'r1',
      paymentId,
      price: '10.5',
      currency: 'TRY',
    });
    expect(await iyzico.refundedMinor!(paymentId)).toBe(1050);
    await iyzico.refund({ ...wish, amountMinor: 2730, idempotencyKey: 'r2' });
    expect(await iyzico.refundedMinor!(paymentId)).toBe(3780);
    expect((await failure(iyzico.refund({ ...wish, amountMinor: 1, idempotencyKey: 'r3' }))).isTemporary).toBe(false);
    expect(await iyzico.refundedMinor!('1')).toBeNull();
  });

  test('of a payment over a year old is refused with a sentence, without asking', async ({ onTestFinished }) => {
    const { api, iyzico } = await start(onTestFinished);
    const old = { paymentId: '1', currency: 'TRY' as const, amountMinor: 1, idempotencyKey: 'r' };
    const paidAt = new Date(NOW - 366 * 24 * 60 * 60_000);
    const error = await failure(iyzico.refund({ ...old, paidAt }));
    expect(error.sentence).toBe('iyzico 365 günden eski ödemeleri iade etmez.');
    expect(api.requests).toEqual([]);
  });

  test('that iyzico calls repeatable, or does not answer, may be asked again', async ({ onTestFinished }) => {
    const { api, iyzico } = await start(onTestFinished);
    const { id } = await iyzico.createSession(order());
    const paymentId = api.finish(id).paymentId!;
    const wish = { paymentId, currency: 'TRY' as const, amountMinor: 1, idempotencyKey: 'r' };
    for (const fault of ['temporary', 'silence'] as const) {
      api.faults.push(fault);
      expect((await failure(iyzico.refund(wish))).isTemporary, fault).toBe(true);
    }
  });
});

test('the rates of instalments are read by family of cards, and from nothing else', async ({ onTestFinished }) => {
  const { api, iyzico } = await start(onTestFinished);
  api.rates['World'] = { 1: 0, 3: -1, 4: 5, 6: 7.284 };
  const families = await iyzico.instalmentRates!();
  expect(api.requests.at(-1)).toMatchObject({
    path: '/payment/iyzipos/installment',
    body: { locale: 'tr', price: '10000.0' },
  });
  expect(families).toEqual([
    {
      name: 'Bonus',
      options: [
        { count: 2, ratio: 1.025 },
        { count: 3, ratio: 1.04 },
        { count: 6, ratio: 1.0728 },
        { count: 9, ratio: 1.1 },
        { count: 12, ratio: 1.12 },
      ],
    },
    // Four instalments are not on iyzico's page; a total below the price is no rate.
    { name: 'World', options: [{ count: 6, ratio: 1.07284 }] },
  ]);
  for (const fault of ['refuse', 'broken'] as const) {
    api.faults.push(fault);
    await failure(iyzico.instalmentRates!());
  }
  const wrong = await start(onTestFinished, { ...KEYS, secretKey: 'x' });
  expect((await failure(wrong.iyzico.instalmentRates!())).message).toMatch(/refused with 1000/);
});

test('the trial tells known keys from unknown ones and from silence', async ({ onTestFinished }) => {
  const { api, iyzico } = await start(onTestFinished);
  expect(await iyzico.panelKeys!.tryThem()).toEqual({ isTest: true, failure: null });
  api.faults.push('refuse');
  expect(await iyzico.panelKeys!.tryThem()).toEqual({ isTest: true, failure: { code: '5093' } });
  api.faults.push('lose');
  expect(await iyzico.panelKeys!.tryThem()).toEqual({ isTest: true, failure: 'silent' });
  const other = await start(onTestFinished, { apiKey: 'live-key-1', secretKey: 'x' });
  expect(await other.iyzico.panelKeys!.tryThem()).toEqual({ isTest: false, failure: 'unknown' });
  const none = await start(onTestFinished, null);
  expect(await none.iyzico.panelKeys!.tryThem()).toEqual({ isTest: false, failure: 'missing' });
});
