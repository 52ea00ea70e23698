// The real providers against their APIs as documented, for runs of random events: what the customer and the provider do,
// what is told of it, and what is true in the end.
import { randomUUID } from 'node:crypto';
import type { RawMessage } from '#contract/endpoints.ts';
import type { Currency } from '#contract/money.ts';
import type { Clock } from '../base/clock.ts';
import type { Db } from '../base/db/database.ts';
import { iyzicoProvider } from '../domains/shop/payments/iyzico/iyzico.ts';
import { paytrProvider } from '../domains/shop/payments/paytr/paytr.ts';
import type { PaymentProvider } from '../domains/shop/payments/provider/provider.ts';
import { stripeProvider } from '../domains/shop/payments/stripe/stripe.ts';
import { IYZICO_API_KEY, IYZICO_SECRET_KEY, startIyzicoApi } from './iyzico-api.ts';
import { PAYTR_KEYS, startPaytrApi } from './paytr-api.ts';
import { startStripeApi, STRIPE_KEY, STRIPE_SIGNING_SECRET } from './stripe-api.ts';

/** What happens at the provider: on its page, or in its own panel. */
export type Deed =
  | 'pay'
  | 'pay less'
  | 'pay more'
  | 'pay in another currency'
  | 'be refused'
  | 'wait'
  | 'close'
  | 'refund there';
/** Signs the message anew, as providers do for each delivery. */
export type Report = () => RawMessage;
export interface Money {
  minor: number;
  currency: string;
}

export interface PaymentWorld {
  provider: PaymentProvider;
  currency: Currency;
  /** Whether it tells what it took of the card: an order of which all that was taken has gone back is refunded. */
  tellsCharged: boolean;
  /** Deeds that this provider has. */
  deeds: readonly Deed[];
  /** What the page asks for. */
  asked(sessionId: string): Money;
  /** @returns what the provider reports of it; null: the page does not let it happen any more */
  act(sessionId: string, deed: Deed, minor: number): readonly Report[] | null;
  /** What was taken from the customer; null: nothing. */
  taken(sessionId: string): Money | null;
  /** What went back, in minor units. */
  refunded(sessionId: string): number;
  /** What the provider tells of its refunds, where it does. */
  refundReports(sessionId: string): readonly Report[];
  /** Claims that the order is paid, wrongly signed. */
  forged(sessionId: string): RawMessage;
  /** Rightly signed, about a payment of another shop. */
  foreign(): RawMessage;
  /** What time does to its pages. */
  age(): void;
  /** The next call fails, before or after its effect. */
  fail(when: 'before' | 'after'): void;
  heal(): void;
  forget(): void;
}

interface Parts {
  db: Db;
  now: Clock;
  onEnd: (end: () => unknown) => void;
}

const PUBLIC_URL = 'http://kaliphane.test';
const TIMEOUT_MS = 5_000;
const raw = (text: string, type: string): RawMessage => ({
  body: Buffer.from(text),
  headers: { 'content-type': type },
});
const toMinor = (lira: number): number => Math.round(lira * 100);

async function iyzico({ db, now, onEnd }: Parts): Promise<PaymentWorld> {
  const api = await startIyzicoApi(onEnd);
  const page = (token: string) => api.pages.get(token)!;
  /** One event of iyzico's, whose id every delivery repeats. */
  const report = (token: string): Report => {
    const reference = randomUUID();
    return () => api.message(token, { reference });
  };
  return {
    provider: iyzicoProvider({
      db,
      find: () => Promise.resolve({ source: 'panel', keys: { apiKey: IYZICO_API_KEY, secretKey: IYZICO_SECRET_KEY } }),
      isFromEnvironment: false,
      base: api.url,
      publicUrl: PUBLIC_URL,
      now,
      timeoutMs: TIMEOUT_MS,
    }),
    currency: 'TRY',
    tellsCharged: true,
    deeds: ['pay', 'pay less', 'pay more', 'pay in another currency', 'be refused', 'wait'],
    asked: (token) => ({ minor: toMinor(Number(page(token).request.price)), currency: page(token).request.currency }),
    act(token, deed, minor) {
      const { paymentId, fraudStatus, paymentStatus } = page(token);
      const isWaiting = paymentStatus === 'SUCCESS' && fraudStatus === 0;
      const price = minor / 100;
      if (deed === 'wait') api.finish(token, { fraudStatus: 0 });
      else if (deed === 'be refused') api.finish(token, { paymentStatus: 'FAILURE' });
      else
        api.finish(token, {
          fraudStatus: 1,
          ...(isWaiting ? { paymentId } : {}),
          ...(deed === 'pay' ? {} : { price, paidPrice: price }),
          ...(deed === 'pay in another currency' ? { currency: 'USD' } : {}),
        });
      return [report(token)];
    },
    taken(token) {
      const { paymentStatus, fraudStatus, paidPrice, currency } = page(token);
      return paymentStatus === 'SUCCESS' && fraudStatus === 1 ? { minor: toMinor(paidPrice), currency } : null;
    },
    refunded: (token) =>
      api.refunds
        .filter(({ paymentId }) => paymentId === page(token).paymentId)
        .reduce((sum, { minor }) => sum + minor, 0),
    refundReports: () => [],
    forged: (token) => api.message(token, { secret: 'sandbox-baskasi0123456789' }),
    foreign() {
      const token = randomUUID();
      const [some] = api.pages.values();
      const request = { ...some!.request, conversationId: 'baska', basketId: 'baska-magaza' };
      api.pages.set(token, { ...some!, token, request });
      api.finish(token, { fraudStatus: 1 });
      return api.message(token);
    },
    age: () => {}, // says of an old page what it says of a new one
    fail: (when) => void api.faults.push(when === 'before' ? 'broken' : 'hang-up'),
    heal: () => void (api.faults.length = 0),
    forget: api.forget,
  };
}

async function paytr({ db, now, onEnd }: Parts): Promise<PaymentWorld> {
  const api = await startPaytrApi(onEnd);
  const notice = (...told: Parameters<typeof api.notice>): RawMessage =>
    raw(api.notice(...told), 'application/x-www-form-urlencoded');
  const payment = (oid: string) => api.payments.get(oid)!;
  return {
    provider: paytrProvider({
      db,
      find: () => Promise.resolve({ source: 'panel', keys: PAYTR_KEYS }),
      isFromEnvironment: false,
      isTest: () => Promise.resolve(true),
      base: api.url,
      publicUrl: PUBLIC_URL,
      now,
      timeoutMs: TIMEOUT_MS,
    }),
    currency: 'TRY',
    tellsCharged: true,
    deeds: ['pay', 'pay less', 'pay more', 'be refused'],
    asked: (oid) => ({ minor: Number(payment(oid).fields['payment_amount']), currency: 'TRY' }),
    act(oid, deed, minor) {
      if (payment(oid).isPaid) return null;
      if (deed !== 'be refused') api.finish(oid, deed === 'pay' ? undefined : minor);
      return [() => notice(oid, deed === 'be refused' ? 'failed' : 'success')];
    },
    taken: (oid) => (payment(oid).isPaid ? { minor: payment(oid).totalMinor, currency: 'TRY' } : null),
    refunded: (oid) => payment(oid).returns.reduce((sum, { amount }) => sum + toMinor(Number(amount)), 0),
    refundReports: () => [],
    forged: (oid) => notice(oid, 'success', { salt: 'baska-gizli-0123' }),
    foreign: () => notice('SP2026999999aaaabbbbccccdddd', 'success', { total: '1000' }),
    age: () => {}, // says of an old page what it says of a new one
    fail: (when) => void api.faults.push(when === 'before' ? 'broken' : 'hang-up'),
    heal: () => void (api.faults.length = 0),
    forget: api.forget,
  };
}

async function stripe({ now, onEnd }: Parts): Promise<PaymentWorld> {
  const api = await startStripeApi(onEnd, now);
  const session = (id: string) => api.sessions.get(id)!;
  let [events, faults] = [0, 0];
  /** An event with its object as it is now, however late it is delivered. */
  const report = (type: string, object: object): Report => {
    const [id, kept] = [`evt_w${(events += 1)}`, structuredClone(object)];
    return () => api.message(type, kept, { id });
  };
  const isPaid = (id: string): boolean => session(id).payment_status === 'paid';
  const intentOf = (id: string): string | null => session(id).payment_intent;
  const refundReport = (intent: string): Report[] => [report('charge.refunded', api.chargeOf(intent))];
  return {
    provider: stripeProvider(
      { secretKey: STRIPE_KEY, webhookSecret: STRIPE_SIGNING_SECRET, apiBase: api.url },
      { now, maxRetries: 0, timeoutMs: TIMEOUT_MS },
    ),
    currency: 'USD',
    tellsCharged: false,
    deeds: ['pay', 'pay less', 'pay more', 'pay in another currency', 'be refused', 'wait', 'close', 'refund there'],
    asked: (id) => ({ minor: session(id).amount_total, currency: session(id).currency.toUpperCase() }),
    act(id, deed, minor) {
      const { status, payment_status: paid } = session(id);
      if (deed === 'refund there')
        return paid === 'paid' && api.refundThere(intentOf(id)!, minor) ? refundReport(intentOf(id)!) : null;
      const isWaiting = status === 'complete' && paid === 'unpaid';
      if (status !== 'open' && !(isWaiting && (deed === 'pay' || deed === 'be refused'))) return null;
      if (deed === 'close') {
        Object.assign(session(id), { status: 'expired' });
        return [report('checkout.session.expired', session(id))];
      }
      if (deed === 'wait') return [report('checkout.session.completed', api.complete(id, 'unpaid'))];
      if (deed === 'be refused') {
        const completed = api.complete(id, 'unpaid', 'requires_payment_method');
        return [report('checkout.session.async_payment_failed', completed)];
      }
      if (deed !== 'pay') Object.assign(session(id), { amount_total: minor });
      if (deed === 'pay in another currency') Object.assign(session(id), { currency: 'eur' });
      const type = isWaiting ? 'checkout.session.async_payment_succeeded' : 'checkout.session.completed';
      return [report(type, api.complete(id, 'paid'))];
    },
    taken(id) {
      const { payment_status: paid, amount_total: minor, currency } = session(id);
      return paid === 'paid' ? { minor, currency: currency.toUpperCase() } : null;
    },
    refunded: (id) => (isPaid(id) ? api.chargeOf(intentOf(id)!).amount_refunded : 0),
    refundReports: (id) => (isPaid(id) ? refundReport(intentOf(id)!) : []),
    forged: (id) =>
      api.message(
        'checkout.session.completed',
        { ...session(id), status: 'complete', payment_status: 'paid', payment_intent: `pi_${id}` },
        { secret: 'whsec_forged' },
      ),
    foreign: () =>
      api.message('checkout.session.completed', {
        id: 'cs_test_baska',
        object: 'checkout.session',
        status: 'complete',
        payment_status: 'paid',
        amount_total: 1000,
        currency: 'usd',
        payment_intent: 'pi_baska',
        metadata: { orderId: 'baska-magaza' },
      }),
    age() {
      for (const one of api.sessions.values())
        if (one.status === 'open' && Number(one['expires_at']) * 1000 < now()) one.status = 'expired';
    },
    fail(when) {
      // Its library asks again by itself after half a second where the line was cut: rarely, for the time that takes.
      const isCut = when === 'after' && (faults += 1) % 5 === 0;
      api.faults.push(isCut ? 'hang-up' : { status: 500, error: { type: 'api_error', message: 'geheim' } });
    },
    heal: () => void (api.faults.length = 0),
    forget: api.forget,
  };
}

export const PAYMENT_WORLDS = { iyzico, paytr, stripe };
export type WorldName = keyof typeof PAYMENT_WORLDS;
