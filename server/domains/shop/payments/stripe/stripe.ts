// Stripe through its official library: Checkout Sessions on Stripe's own page, signed webhooks, refunds.
import { Stripe } from 'stripe';
import { ApiError } from '#contract/api-error.ts';
import type { RawMessage } from '#contract/endpoints.ts';
import type { Clock } from '../../../../base/clock.ts';
import type { StripeConfig } from './kind.ts';
import {
  ProviderError,
  sumOfLines,
  TOLERANCE_S,
  withSessionId,
  type CheckoutRequest,
  type EndingProvider,
  type PaymentState,
  type ProviderEvent,
  type RefundResult,
} from '../provider/provider.ts';
import { SIGNATURE_INVALID, furtherProducts } from '../../texts.ts';

/** API version of requests and replies, whatever the account's default is. Change it together with the library. */
const API_VERSION = '2026-10-28.endive';
const TIMEOUT_MS = 10_000;
const MAX_RETRIES = 1;
/** Stripe's limits. */
const MAX_LINES = 100;
const MAX_NAME_LENGTH = 250;
/** Largest number of sessions that one listing reads, newest first. */
const MAX_LISTED = 2_000;
const PAGE_SIZE = 100;
/**
 * Extra seconds, because Stripe refuses sessions that end within 30 minutes of its own clock: room for clocks that
 * differ and for the request's way.
 */
const CLOCK_SECONDS = 60;

export interface StripeOptions {
  now?: Clock;
  timeoutMs?: number;
  maxRetries?: number;
}

export function stripeProvider(
  { secretKey, webhookSecret, apiBase }: StripeConfig,
  { now = Date.now, timeoutMs = TIMEOUT_MS, maxRetries = MAX_RETRIES }: StripeOptions = {},
): EndingProvider {
  const { hostname, port, protocol } = new URL(apiBase);
  const isHttps = protocol === 'https:';
  const stripe = new Stripe(secretKey, {
    apiVersion: API_VERSION,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port || (isHttps ? 443 : 80),
    protocol: isHttps ? 'https' : 'http',
    timeout: timeoutMs,
    maxNetworkRetries: maxRetries,
    telemetry: false,
  });
  const sessions = stripe.checkout.sessions;

  async function getSession(id: string): Promise<PaymentState | null> {
    if (!/^cs_\w{1,180}$/.test(id)) return null;
    const session = await asked(
      'sessions.retrieve',
      () => sessions.retrieve(id, { expand: ['payment_intent'] }),
      [404],
    );
    return session && stateOf(session);
  }

  /** Total refund of a charge; a refund event reports only its own amount. */
  async function refundedOf(chargeId: string): Promise<Pick<ProviderEvent, 'refund'>> {
    return refundIn((await asked('charges.retrieve', () => stripe.charges.retrieve(chargeId)))!);
  }

  return {
    name: 'stripe',
    isTest: /^[sr]k_test_/.test(secretKey),
    sessionMinutes: 45,
    leastSessionMinutes: 30, // Stripe's own limit

    async createSession(request) {
      const session = (await asked('sessions.create', () =>
        sessions.create(sessionParams(request), { idempotencyKey: request.idempotencyKey }),
      ))!;
      if (!session.url) throw new ProviderError(`stripe sessions.create: ${session.id} has no address`, false);
      return { id: session.id, url: session.url, expiresAt: new Date(session.expires_at * 1000) };
    },

    getSession,

    async listSessions(since) {
      const found = await asked('sessions.list', () =>
        sessions
          .list({
            created: { gte: Math.floor(since.getTime() / 1000) },
            limit: PAGE_SIZE,
            expand: ['data.payment_intent'],
          })
          .autoPagingToArray({ limit: MAX_LISTED }),
      );
      return found!.filter(({ metadata }) => metadata?.['orderId']).map((session) => stateOf(session));
    },

    async expireSession(id) {
      // Stripe answers 400 for a session that has already ended, as for an invalid request.
      const ended = await asked('sessions.expire', () => sessions.expire(id), [400, 404]);
      if (!ended && (await getSession(id))?.status === 'open')
        throw new ProviderError('stripe sessions.expire: refused', false);
    },

    readEvent(message) {
      const event = verified(message, webhookSecret, now());
      const base = { id: event.id, type: event.type };
      switch (event.type) {
        case 'checkout.session.completed':
        case 'checkout.session.async_payment_succeeded':
        case 'checkout.session.expired':
          return { ...base, session: stateOf(event.data.object) };
        case 'checkout.session.async_payment_failed':
          return { ...base, session: { ...stateOf(event.data.object), status: 'failed' } };
        case 'charge.refunded':
          return { ...base, ...refundIn(event.data.object) };
        case 'refund.updated':
        case 'charge.refund.updated': {
          const chargeId = idOf(event.data.object.charge);
          return chargeId === null ? base : refundedOf(chargeId).then((told) => ({ ...base, ...told }));
        }
        default:
          return base;
      }
    },

    async refund({ paymentId, amountMinor, idempotencyKey }): Promise<RefundResult> {
      const { id, status } = (await asked('refunds.create', () =>
        stripe.refunds.create({ payment_intent: paymentId, amount: amountMinor }, { idempotencyKey }),
      ))!;
      return { id, status: refundStatus(status) };
    },
  };
}

function refundStatus(status: string | null): RefundResult['status'] {
  if (status === 'succeeded') return 'done';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

function sessionParams(request: CheckoutRequest): Stripe.Checkout.SessionCreateParams {
  sumOfLines(request);
  const currency = request.currency.toLowerCase();
  const metadata = { orderId: request.orderId, orderNumber: request.orderNumber };
  return {
    mode: 'payment',
    locale: 'tr',
    client_reference_id: request.orderId,
    customer_email: request.customerEmail,
    metadata,
    payment_intent_data: { metadata }, // copied to the charge, and so to the messages about refunds
    adaptive_pricing: { enabled: false }, // the charge stays in the currency of the order
    line_items: shortened(request.lines).map(({ name, unitAmountMinor, quantity }) => ({
      quantity,
      price_data: { currency, unit_amount: unitAmountMinor, product_data: { name: name.slice(0, MAX_NAME_LENGTH) } },
    })),
    success_url: withSessionId(request.successUrl, '{CHECKOUT_SESSION_ID}'),
    cancel_url: request.cancelUrl,
    expires_at: Math.ceil(request.expiresAt.getTime() / 1000) + CLOCK_SECONDS,
  };
}

/** Merges the last lines where there are more than Stripe shows. */
function shortened(lines: CheckoutRequest['lines']): CheckoutRequest['lines'] {
  if (lines.length <= MAX_LINES) return lines;
  const rest = lines.slice(MAX_LINES - 1);
  const restMinor = rest.reduce((minor, { unitAmountMinor, quantity }) => minor + unitAmountMinor * quantity, 0);
  return [
    ...lines.slice(0, MAX_LINES - 1),
    { name: furtherProducts(rest.length), unitAmountMinor: restMinor, quantity: 1 },
  ];
}

const idOf = (reference: string | { id: string } | null): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

function stateOf(session: Stripe.Checkout.Session): PaymentState {
  return {
    sessionId: session.id,
    orderId: session.metadata?.['orderId'] ?? null,
    status: statusOf(session),
    amountMinor: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    paymentId: idOf(session.payment_intent),
  };
}

function statusOf({
  status,
  payment_status: payment,
  payment_intent: intent,
}: Stripe.Checkout.Session): PaymentState['status'] {
  if (payment !== 'unpaid') return 'paid';
  if (status === 'expired') return 'expired';
  if (status === 'open') return 'open';
  // The customer is done; the money comes later or was refused. Messages say so by their type instead.
  const isRefused =
    typeof intent === 'object' && (intent?.status === 'requires_payment_method' || intent?.status === 'canceled');
  return isRefused ? 'failed' : 'processing';
}

function refundIn(charge: Stripe.Charge): Pick<ProviderEvent, 'refund'> {
  const paymentId = idOf(charge.payment_intent);
  return paymentId === null
    ? {}
    : { refund: { paymentId, orderId: charge.metadata['orderId'] ?? null, refundedMinor: charge.amount_refunded } };
}

/** @throws ApiError INVALID_SIGNATURE */
function verified({ body, headers }: RawMessage, secret: string, now: number): Stripe.Event {
  const header = headers['stripe-signature'] ?? '';
  try {
    const event = Stripe.webhooks.constructEvent(Buffer.from(body), header, secret, TOLERANCE_S, undefined, now);
    // The library refuses old messages, but not ones from the future. It uses the last time in the header.
    const seconds = Number(
      header
        .split(',')
        .findLast((part) => part.startsWith('t='))
        ?.slice(2),
    );
    if (seconds - now / 1000 <= TOLERANCE_S) return event;
  } catch {
    /* same answer for every invalid message */
  }
  throw new ApiError(400, 'INVALID_SIGNATURE', SIGNATURE_INVALID);
}

/**
 * Calls Stripe.
 * @param missing statuses that count as the answer null
 * @throws ProviderError without Stripe's message, which may repeat what the customer typed; Stripe's log has it under
 * the request's id
 */
async function asked<T>(what: string, ask: () => Promise<T>, missing: readonly number[] = []): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { type, code, param, statusCode, requestId } = error;
    if (statusCode !== undefined && missing.includes(statusCode)) return null;
    // 409: the same request is still being answered.
    const isTemporary = statusCode === undefined || statusCode >= 500 || statusCode === 429 || statusCode === 409;
    throw new ProviderError(
      `stripe ${what}: ${[type, statusCode, code, param, requestId].filter(Boolean).join(' ')}`,
      isTemporary,
    );
  }
}
