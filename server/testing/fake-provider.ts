// A payment provider in memory: it keeps its promises (idempotency, signatures) and fails at the test's command.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { ApiError } from '#contract/api-error.ts';
import type { RawMessage } from '#contract/endpoints.ts';
import {
  ProviderError,
  type CheckoutRequest,
  type EndingProvider,
  type PaymentState,
  type ProviderEvent,
  type RefundResult,
  type RefundState,
  type SessionStatus,
} from '../domains/shop/payments/provider/provider.ts';

export interface FakeSession extends PaymentState {
  request: CheckoutRequest;
  url: string;
  refundedMinor: number;
}

export type FakeCall = 'createSession' | 'getSession' | 'listSessions' | 'expireSession' | 'refund';
/** `before`: fails and does nothing; `after`: does it, and the reply is lost; `hangs`: does it, and never replies. */
export type FakeFault = 'before' | 'after' | 'hangs';

export interface FakeProvider extends EndingProvider {
  /** By id. */
  readonly sessions: ReadonlyMap<string, FakeSession>;
  /** Every request for a session on arrival, including repeated and failed ones. */
  readonly requests: readonly CheckoutRequest[];
  /** Faults of the next calls, one for each, in turn; `null` lets one pass. */
  fail(call: FakeCall, ...faults: (FakeFault | null)[]): void;
  /** Duration of every call. */
  delayMs: number;
  /** Returns the session of an order; throws without one. */
  sessionOf(orderId: string): FakeSession;
  /** Changes a session as the customer, or the provider, does. Paying makes a payment id. */
  become(
    sessionId: string,
    status: SessionStatus,
    more?: Partial<Pick<FakeSession, 'amountMinor' | 'currency' | 'paymentId' | 'orderId'>>,
  ): FakeSession;
  /** Makes a signed message as the webhook gets it. Without `session` and `refund` it does not concern the shop. */
  message(event: {
    id: string;
    type?: string;
    session?: PaymentState;
    refund?: RefundState;
    atMs?: number;
  }): RawMessage;
}

/** A request without the address it came from, which may be another when pay is pressed again. */
const contentOf = (request: CheckoutRequest): string =>
  JSON.stringify({ ...request, buyer: { ...request.buyer, ip: '' } });

const TOLERANCE_MS = 300_000;
const signatureFor = (name: string, body: Uint8Array | string): string =>
  createHmac('sha256', `fake provider ${name}`).update(body).digest('hex');
const idOf = (prefix: string, key: string): string =>
  `${prefix}_${createHash('sha256').update(key).digest('hex').slice(0, 24)}`;

/** @param now the application's clock */
export function fakeProvider({
  now = Date.now,
  isTest = true,
  name = 'demo',
}: { now?: () => number; isTest?: boolean; name?: string } = {}): FakeProvider {
  const signatureOf = (body: Uint8Array | string): string => signatureFor(name, body);
  const sessions = new Map<string, FakeSession & { at: number }>();
  const refunds = new Map<string, RefundResult>();
  const requests: CheckoutRequest[] = [];
  const faults = new Map<FakeCall, (FakeFault | null)[]>();

  const call = async <T>(called: FakeCall, work: () => T): Promise<T> => {
    const fault = faults.get(called)?.shift();
    if (provider.delayMs > 0)
      await new Promise((resolve) => {
        setTimeout(resolve, provider.delayMs);
      });
    else await Promise.resolve();
    if (fault === 'before') throw new ProviderError(`${called}: no connection`, true);
    const result = work();
    if (fault === 'after') throw new ProviderError(`${called}: the reply was lost`, true);
    if (fault === 'hangs') await new Promise(() => {});
    return result;
  };
  const get = (id: string) => {
    const session = sessions.get(id);
    if (!session) throw new ProviderError(`no session ${id}`, false);
    return session;
  };
  const stateOf = ({ sessionId, orderId, status, amountMinor, currency, paymentId }: FakeSession): PaymentState => ({
    sessionId,
    orderId,
    status,
    amountMinor,
    currency,
    paymentId,
  });

  const provider: FakeProvider = {
    name,
    isTest,
    sessionMinutes: 45,
    leastSessionMinutes: 30,
    delayMs: 0,
    sessions,
    requests,
    fail: (called, ...next) => {
      faults.set(called, [...(faults.get(called) ?? []), ...next]);
    },
    sessionOf(orderId) {
      const found = [...sessions.values()].filter((session) => session.orderId === orderId);
      if (found.length !== 1) throw new Error(`${found.length} sessions of order ${orderId}`);
      return found[0]!;
    },
    become(sessionId, status, more = {}) {
      const session = get(sessionId);
      return Object.assign(
        session,
        { status, paymentId: status === 'paid' ? idOf('pay', sessionId) : session.paymentId },
        more,
      );
    },
    message({ id, type = 'session', session, refund, atMs = now() }) {
      const body = Buffer.from(JSON.stringify({ id, type, at: atMs, session, refund }));
      return { body, headers: { 'content-type': 'application/json', 'x-fake-signature': signatureOf(body) } };
    },

    createSession: (request) => {
      requests.push(structuredClone(request));
      return call('createSession', () => {
        const id = idOf('cs', request.idempotencyKey);
        const made = sessions.get(id);
        if (made) {
          if (contentOf(made.request) !== contentOf(request))
            throw new ProviderError('the key was used for another request', false);
          return { id, url: made.url, expiresAt: made.request.expiresAt };
        }
        const sum = request.lines.reduce(
          (total, { unitAmountMinor, quantity }) => total + unitAmountMinor * quantity,
          0,
        );
        if (sum !== request.totalMinor) throw new ProviderError('the lines do not add up', false);
        const url = `https://pay.example/${id}`;
        sessions.set(id, {
          sessionId: id,
          orderId: request.orderId,
          status: 'open',
          amountMinor: sum,
          currency: request.currency,
          paymentId: null,
          request: structuredClone(request),
          url,
          refundedMinor: 0,
          at: now(),
        });
        return { id, url, expiresAt: request.expiresAt };
      });
    },
    getSession: (id) =>
      call('getSession', () => {
        const session = sessions.get(id);
        return session ? stateOf(session) : null;
      }),
    listSessions: (since) =>
      call('listSessions', () => [...sessions.values()].filter(({ at }) => at >= since.getTime()).map(stateOf)),
    expireSession: (id) =>
      call('expireSession', () => {
        const session = get(id);
        if (session.status === 'open') session.status = 'expired';
      }),
    refund: ({ paymentId, amountMinor, idempotencyKey }) =>
      call('refund', () => {
        const done = refunds.get(idempotencyKey);
        if (done) return done;
        const session = [...sessions.values()].find((one) => one.paymentId === paymentId);
        if (!session || session.refundedMinor + amountMinor > session.amountMinor)
          throw new ProviderError('nothing to refund', false);
        session.refundedMinor += amountMinor;
        const result: RefundResult = { id: idOf('re', idempotencyKey), status: 'done' };
        refunds.set(idempotencyKey, result);
        return result;
      }),
    readEvent({ body, headers }) {
      const given = Buffer.from(headers['x-fake-signature'] ?? '');
      const right = Buffer.from(signatureOf(body));
      const isRight = given.length === right.length && timingSafeEqual(given, right);
      const event = isRight ? (JSON.parse(Buffer.from(body).toString()) as ProviderEvent & { at: number }) : undefined;
      if (!event || Math.abs(now() - event.at) > TOLERANCE_MS)
        throw new ApiError(400, 'INVALID_SIGNATURE', 'İmza doğrulanamadı.');
      return event;
    },
  };
  return provider;
}
