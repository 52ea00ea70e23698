// Stripe's API as documented in its reference, as far as the shop uses it: form-encoded requests, JSON objects with
// Stripe's own fields, idempotency keys, lists in pages, errors. Tests talk to it through Stripe's official library.
import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const STRIPE_KEY = 'sk_test_51Kaliphane';
export const STRIPE_SIGNING_SECRET = 'whsec_kaliphane';

/** Nested as the names say: `line_items[0][quantity]=2` → `{ line_items: { 0: { quantity: '2' } } }`. */
export interface FormValues {
  [name: string]: string | FormValues;
}
export interface StripeRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  query: FormValues;
  body: FormValues;
}
export interface StripeSession {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  amount_total: number;
  currency: string;
  payment_intent: string | null;
  metadata: Record<string, string>;
  [field: string]: unknown;
}
/** Faults that replace the next request's answer; `silence` and `hang-up` follow after its effect. */
export type Fault =
  | { status: number; error: Record<string, unknown>; headers?: Record<string, string> }
  | 'silence'
  | 'hang-up';

export interface StripeApi {
  url: string;
  requests: StripeRequest[];
  sessions: Map<string, StripeSession>;
  faults: Fault[];
  /** Drops sessions, payments, refunds and requests, in long runs. */
  forget(): void;
  /** The charge of a payment, with what went back of it. */
  chargeOf(paymentIntent: string): { amount: number; amount_refunded: number };
  /** Refunds as staff do in Stripe's own panel, no more than is left. @returns whether it did */
  refundThere(paymentIntent: string, amount: number): boolean;
  /** Status of the next refunds. */
  refundStatus: string;
  /** Pays as a customer does on Stripe's page; the intent is the resulting state of the money. */
  complete(id: string, payment: 'paid' | 'unpaid', intent?: string): StripeSession;
  /** Body and headers of a webhook message, signed as Stripe signs. */
  message(
    type: string,
    object: object,
    signed?: { at?: number; secret?: string; id?: string },
  ): { body: Buffer; headers: Record<string, string> };
}

const nested = (pairs: Iterable<[string, string]>): FormValues => {
  const found: FormValues = {};
  for (const [name, value] of pairs) {
    const path = name.split(/[[\]]+/).filter(Boolean);
    let at = found;
    for (const key of path.slice(0, -1)) at = (at[key] ??= {}) as FormValues;
    at[path.at(-1)!] = value;
  }
  return found;
};

/** @returns a server on a free port of this machine, until `onEnd` */
export async function startStripeApi(
  onEnd: (end: () => unknown) => void,
  now: () => number = Date.now,
): Promise<StripeApi> {
  const requests: StripeRequest[] = [];
  const sessions = new Map<string, StripeSession>();
  const intents = new Map<string, string>();
  const refunds = new Map<string, { payment_intent: string; amount: number }>();
  const kept = new Map<string, { request: string; status: number; json: object }>();
  const faults: Fault[] = [];
  let counter = 0;
  const seconds = () => Math.floor(now() / 1000);
  const failure = (status: number, error: Record<string, unknown>) => ({ status, json: { error } });
  const intentOf = (id: string) => ({ id, object: 'payment_intent', status: intents.get(id) ?? 'succeeded' });
  const expanded = (session: StripeSession, isWanted: boolean) =>
    isWanted && session.payment_intent ? { ...session, payment_intent: intentOf(session.payment_intent) } : session;
  const chargeOf = (paymentIntent: string) => {
    const session = [...sessions.values()].find((one) => one.payment_intent === paymentIntent)!;
    const back = [...refunds.values()]
      .filter((one) => one.payment_intent === paymentIntent)
      .reduce((sum, { amount }) => sum + amount, 0);
    return {
      id: `ch_${paymentIntent}`,
      object: 'charge',
      amount: session.amount_total,
      amount_captured: session.amount_total,
      amount_refunded: back,
      currency: session.currency,
      metadata: session.metadata,
      payment_intent: paymentIntent,
      paid: true,
      refunded: back === session.amount_total,
      status: 'succeeded',
    };
  };

  function createSession(body: FormValues) {
    const lines = Object.values(
      (body['line_items'] ?? {}) as Record<
        string,
        { quantity: string; price_data: { currency: string; unit_amount: string } }
      >,
    );
    const expiresAt = Number(body['expires_at']);
    if (lines.length > 100)
      return failure(400, {
        type: 'invalid_request_error',
        message: 'Checkout Sessions support up to 100 line items.',
        param: 'line_items',
      });
    if (expiresAt < seconds() + 30 * 60 || expiresAt > seconds() + 24 * 3600)
      return failure(400, {
        type: 'invalid_request_error',
        message:
          'The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.',
        param: 'expires_at',
      });
    const total = lines.reduce(
      (sum, { quantity, price_data: { unit_amount: amount } }) => sum + Number(quantity) * Number(amount),
      0,
    );
    const id = `cs_test_${String((counter += 1)).padStart(6, '0')}`;
    const session: StripeSession = {
      id,
      object: 'checkout.session',
      amount_subtotal: total,
      amount_total: total,
      cancel_url: body['cancel_url'],
      client_reference_id: body['client_reference_id'] ?? null,
      created: seconds(),
      currency: lines[0]!.price_data.currency,
      customer: null,
      customer_details: null,
      customer_email: body['customer_email'] ?? null,
      expires_at: expiresAt,
      livemode: false,
      locale: body['locale'] ?? null,
      metadata: (body['metadata'] ?? {}) as Record<string, string>,
      mode: 'payment',
      payment_intent: null,
      payment_status: 'unpaid',
      status: 'open',
      success_url: body['success_url'],
      ui_mode: 'hosted_page',
      url: `https://checkout.stripe.com/c/pay/${id}#fid`,
    };
    sessions.set(id, session);
    return { status: 200, json: session };
  }

  function answer({ method, path, query, body }: StripeRequest): { status: number; json: object } {
    const missing = (id: string) =>
      failure(404, {
        type: 'invalid_request_error',
        code: 'resource_missing',
        message: `No such resource: '${id}'`,
        param: 'id',
      });
    const [, , ...rest] = path.split('/');
    const [first, second, third, fourth] = rest;
    if (method === 'POST' && path === '/v1/checkout/sessions') return createSession(body);
    if (method === 'GET' && path === '/v1/checkout/sessions') {
      const gte = Number((query['created'] as FormValues | undefined)?.['gte'] ?? 0);
      const limit = Number(query['limit'] ?? 10);
      const all = [...sessions.values()].filter(({ created }) => (created as number) >= gte).toReversed();
      const start =
        query['starting_after'] === undefined ? 0 : all.findIndex(({ id }) => id === query['starting_after']) + 1;
      const isExpanded = Object.values((query['expand'] ?? {}) as FormValues).includes('data.payment_intent');
      return {
        status: 200,
        json: {
          object: 'list',
          url: path,
          has_more: start + limit < all.length,
          data: all.slice(start, start + limit).map((one) => expanded(one, isExpanded)),
        },
      };
    }
    if (first === 'checkout' && second === 'sessions' && third !== undefined) {
      const session = sessions.get(third);
      if (!session) return missing(third);
      if (method === 'POST' && fourth === 'expire') {
        if (session.status !== 'open')
          return failure(400, {
            type: 'invalid_request_error',
            message: `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
          });
        session.status = 'expired';
        return { status: 200, json: session };
      }
      return {
        status: 200,
        json: expanded(session, Object.values((query['expand'] ?? {}) as FormValues).includes('payment_intent')),
      };
    }
    if (method === 'POST' && path === '/v1/refunds') {
      const paymentIntent = String(body['payment_intent']);
      if (![...sessions.values()].some((one) => one.payment_intent === paymentIntent)) return missing(paymentIntent);
      const amount = Number(body['amount']);
      const charge = chargeOf(paymentIntent);
      if (charge.amount_refunded + amount > charge.amount)
        return failure(400, {
          type: 'invalid_request_error',
          code: 'charge_already_refunded',
          message: 'Refund amount is greater than unrefunded amount on charge.',
          param: 'amount',
        });
      const id = `re_${String((counter += 1)).padStart(6, '0')}`;
      refunds.set(id, { payment_intent: paymentIntent, amount });
      return {
        status: 200,
        json: {
          id,
          object: 'refund',
          amount,
          charge: charge.id,
          currency: charge.currency,
          metadata: {},
          payment_intent: paymentIntent,
          status: api.refundStatus,
        },
      };
    }
    if (method === 'GET' && first === 'charges' && second?.startsWith('ch_'))
      return { status: 200, json: chargeOf(second.slice(3)) };
    return failure(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${method}: ${path}).` });
  }

  const send = (response: ServerResponse, status: number, json: object, headers: Record<string, string> = {}) =>
    response
      .writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${requests.length}`, ...headers })
      .end(JSON.stringify(json));

  const server = createServer(async (message, response) => {
    let text = '';
    for await (const chunk of message.setEncoding('utf8')) text += String(chunk);
    const url = new URL(message.url!, 'http://stripe.test');
    const request: StripeRequest = {
      method: message.method!,
      path: url.pathname,
      headers: message.headers,
      query: nested(url.searchParams),
      body: nested(new URLSearchParams(text)),
    };
    requests.push(request);
    if (message.headers.authorization !== `Bearer ${STRIPE_KEY}`)
      return send(response, 401, {
        error: { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_test_***' },
      });
    const fault = faults.shift();
    if (typeof fault === 'object')
      return send(response, fault.status, { error: fault.error }, { 'stripe-should-retry': 'false', ...fault.headers });
    const key = String(message.headers['idempotency-key'] ?? '');
    const earlier = message.method === 'POST' ? kept.get(key) : undefined;
    const signature = `${request.path}\n${text}`;
    let made = earlier ? { status: earlier.status, json: earlier.json } : answer(request);
    if (earlier && earlier.request !== signature)
      made = failure(400, {
        type: 'idempotency_error',
        message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      });
    else if (message.method === 'POST' && key && made.status === 200)
      kept.set(key, { request: signature, status: made.status, json: structuredClone(made.json) });
    if (fault === 'silence') return undefined;
    if (fault === 'hang-up') return message.socket.destroy();
    return send(response, made.status, made.json, earlier ? { 'idempotent-replayed': 'true' } : {});
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onEnd(() => {
    server.closeAllConnections();
    return new Promise((resolve) => {
      server.close(resolve);
    });
  });

  const api: StripeApi = {
    refundStatus: 'succeeded',
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    sessions,
    faults,
    chargeOf,
    refundThere(paymentIntent, amount) {
      const { amount: all, amount_refunded: back } = chargeOf(paymentIntent);
      if (back + amount > all) return false;
      refunds.set(`re_${String((counter += 1)).padStart(6, '0')}`, { payment_intent: paymentIntent, amount });
      return true;
    },
    forget() {
      for (const rows of [sessions, intents, refunds, kept]) rows.clear();
      requests.length = 0;
    },
    complete(id, payment, intent = payment === 'paid' ? 'succeeded' : 'processing') {
      const session = sessions.get(id)!;
      Object.assign(session, { status: 'complete', payment_status: payment, payment_intent: `pi_${id}` });
      intents.set(`pi_${id}`, intent);
      return session;
    },
    message(type, object, { at = now(), secret = STRIPE_SIGNING_SECRET, id = `evt_${(counter += 1)}` } = {}) {
      const body = Buffer.from(
        JSON.stringify({
          id,
          object: 'event',
          api_version: '2026-10-28.endive',
          created: Math.floor(at / 1000),
          data: { object },
          livemode: false,
          pending_webhooks: 1,
          request: { id: null, idempotency_key: null },
          type,
        }),
      );
      const t = Math.floor(at / 1000);
      const v1 = createHmac('sha256', secret).update(`${t}.${body.toString()}`).digest('hex');
      return {
        body,
        headers: {
          'stripe-signature': `t=${t},v1=${v1},v0=${'0'.repeat(64)}`,
          'content-type': 'application/json; charset=utf-8',
        },
      };
    },
  };
  return api;
}
