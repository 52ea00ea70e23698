// PayTR: its payment form in a frame of the shop's own page, its notices, and refunds, over its API as it is documented.
import * as z from 'zod';
import { ApiError } from '#contract/api-error.ts';
import type { RawMessage } from '#contract/endpoints.ts';
import type { Clock } from '../../../../base/clock.ts';
import type { Db } from '../../../../base/db/database.ts';
import { PAYTR_KEYS_MISSING, SIGNATURE_INVALID } from '../../texts.ts';
import type { FindKeys } from '../provider/panel-keys.ts';
import {
  ProviderError,
  sumOfLines,
  type CheckoutRequest,
  type KeyTrial,
  type PaymentProvider,
  type PaymentState,
  type ProviderEvent,
} from '../provider/provider.ts';
import { askPaytr, isNoticeHash, requestToken, type PaytrCall, type PaytrKeys, type PaytrReply } from './api.ts';
import { CARD_PATH, NOTICE_PATH, RETURN_PATH, registerPaytrPages } from './pages.ts';
import { PAYTR } from './kind.ts';
import { minorOf, oidOf, orderIdOf, priceText } from './wire.ts';

/** The panel's secrets. */
export const PAYTR_SECRETS = {
  id: 'paytr_merchant_id',
  key: 'paytr_merchant_key',
  salt: 'paytr_merchant_salt',
} as const;

/** Minutes for which PayTR's form takes a payment; sent with the order. */
const PAGE_MINUTES = 30;
/** What PayTR calls lira. */
const LIRA = 'TL';
/** PayTR's limits. */
const MAX = { name: 60, address: 400, phone: 20, email: 100, product: 200 };

export interface PaytrParts {
  db: Db;
  find: FindKeys<keyof PaytrKeys>;
  /** Whether the environment gives the keys. */
  isFromEnvironment: boolean;
  /** Whether payments are a test, which moves no money. */
  isTest(db: Db): Promise<boolean>;
  /** Origin of the API and of the form. */
  base: string;
  publicUrl: string;
  now: Clock;
  timeoutMs?: number;
}

const amount = z.union([z.string(), z.number()]);
const State = z.looseObject({
  status: z.literal('success'),
  payment_amount: amount,
  payment_total: amount.nullish(),
  currency: z.string().nullish(),
  taksit: amount.nullish(),
  returns: z
    .union([z.array(z.looseObject({ amount: amount.nullish(), return_amount: amount.nullish() })), z.null()])
    .optional(),
});

/** Percent on top of the price, by family of cards and count. */
const Rates = z.looseObject({
  status: z.literal('success'),
  oranlar: z.record(z.string(), z.record(z.string(), z.unknown())),
});
/** What PayTR calls the families of cards, and they themselves. */
const FAMILIES: Readonly<Record<string, string>> = {
  axess: 'Axess',
  bonus: 'Bonus',
  cardfinans: 'CardFinans',
  maximum: 'Maximum',
  paraf: 'Paraf',
  world: 'World',
  combo: 'Combo',
};

export function paytrProvider(parts: PaytrParts): PaymentProvider {
  const { db, find, isFromEnvironment, isTest, base, publicUrl, now, timeoutMs } = parts;

  async function callNow(): Promise<PaytrCall> {
    const { keys } = await find(db);
    if (!keys) throw new ProviderError('paytr has no keys', false, undefined, PAYTR_KEYS_MISSING);
    return { keys, base, timeoutMs };
  }

  /** What PayTR knows of a payment; null: nothing was paid. */
  async function paymentOf(oid: string): Promise<z.output<typeof State> | null> {
    const call = await callNow();
    const { id } = call.keys;
    const reply = await askPaytr(call, '/odeme/durum-sorgu', {
      merchant_id: id,
      merchant_oid: oid,
      paytr_token: requestToken(call.keys, [id, oid]),
    });
    if (reply.status !== 'success') return null;
    const { data } = State.safeParse(reply);
    if (!data) throw new ProviderError('paytr durum-sorgu: unknown reply', false);
    return data;
  }

  const paid = (
    oid: string,
    amountMinor: number,
    chargedMinor = amountMinor,
    instalments: number | null = 1,
  ): PaymentState => ({
    sessionId: oid,
    orderId: orderIdOf(oid),
    status: 'paid',
    amountMinor,
    chargedMinor,
    instalments,
    currency: 'TRY', // the form was opened for lira, under the shop's signature
    paymentId: oid,
  });
  const unpaid = (oid: string, status: 'open' | 'failed'): PaymentState => ({
    ...paid(oid, 0),
    status,
    paymentId: null,
  });
  /** A payment as PayTR's answer to a question has it. */
  function paidAs(oid: string, { payment_amount, payment_total, taksit }: z.output<typeof State>): PaymentState {
    const amountMinor = minorOf(payment_amount) || 0;
    const chargedMinor = minorOf(payment_total ?? payment_amount) || 0;
    const count = Number(taksit ?? Number.NaN);
    if (!Number.isInteger(count)) return paid(oid, amountMinor, chargedMinor, chargedMinor > amountMinor ? null : 1);
    // Of a single payment the whole sum is what was paid, as in the notice: one that differs is looked at.
    return count > 1 ? paid(oid, amountMinor, chargedMinor, count) : paid(oid, chargedMinor);
  }

  async function getSession(oid: string): Promise<PaymentState | null> {
    if (orderIdOf(oid) === null) return null;
    const found = await paymentOf(oid);
    return found ? paidAs(oid, found) : unpaid(oid, 'open');
  }

  /** Asks for the rates of instalments; this moves no money. */
  function askRates(call: PaytrCall, request: string): Promise<PaytrReply> {
    const { id } = call.keys;
    return askPaytr(call, '/odeme/taksit-oranlari', {
      merchant_id: id,
      request_id: request,
      paytr_token: requestToken(call.keys, [id, request]),
    });
  }

  async function tryThem(): Promise<KeyTrial> {
    const [{ keys }, isTrial] = [await find(db), await isTest(db)];
    if (!keys) return { isTest: isTrial, failure: 'missing' };
    try {
      const { status } = await askRates({ keys, base, timeoutMs }, `deneme${now()}`);
      return { isTest: isTrial, failure: status === 'success' ? null : 'unknown' };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      return { isTest: isTrial, failure: 'silent' };
    }
  }

  return {
    name: PAYTR,
    isTest: false, // `mode` knows
    currencies: ['TRY'],
    sessionMinutes: PAGE_MINUTES,
    leastSessionMinutes: 1, // a new form lives as long as any
    async mode(at) {
      if ((await find(at)).keys === null) return 'off';
      return (await isTest(at)) ? 'test' : 'live';
    },
    panelKeys: {
      secrets: Object.values(PAYTR_SECRETS),
      isFromEnvironment,
      messagesTo: NOTICE_PATH,
      source: async (at) => (await find(at)).source,
      tryThem,
    },

    async createSession(request) {
      const call = await callNow();
      const oid = oidOf(request);
      const fields = formFields(request, { oid, id: call.keys.id, isTest: await isTest(db), publicUrl });
      const reply = await askPaytr(call, '/odeme/api/get-token', {
        ...fields,
        paytr_token: requestToken(call.keys, signedParts(fields)),
      });
      const token = z
        .string()
        .regex(/^[\w-]{1,200}$/)
        .safeParse(reply['token']).data;
      if (reply.status !== 'success' || !token) throw new ProviderError('paytr get-token: refused', false);
      return {
        id: oid,
        url: `${publicUrl}${CARD_PATH}/${token}`,
        expiresAt: new Date(now() + PAGE_MINUTES * 60_000),
      };
    },

    getSession,
    listSessions: () => Promise.resolve([]), // a form whose address was lost was shown to nobody

    async readEvent({ body }: RawMessage): Promise<ProviderEvent> {
      const { keys } = await callNow();
      const told = new URLSearchParams(Buffer.from(body).toString());
      const field = (name: string): string => told.get(name) ?? '';
      const [oid, status, total] = [field('merchant_oid'), field('status'), field('total_amount')];
      if (!isNoticeHash(keys, { oid, status, total, hash: field('hash') }))
        throw new ApiError(400, 'INVALID_SIGNATURE', SIGNATURE_INVALID);
      const event = { id: `${PAYTR}:${oid}:${status}`, type: status };
      if (orderIdOf(oid) === null) return event; // of another shop with the same merchant
      if (status !== 'success') return { ...event, session: unpaid(oid, 'failed') };
      if (!/^\d{1,15}$/.test(total)) return event;
      if (['', '0', '1'].includes(field('installment_count'))) return { ...event, session: paid(oid, Number(total)) };
      // What was asked for, without what instalments cost, is not signed in the notice.
      const found = await paymentOf(oid);
      const session = found && paidAs(oid, found);
      if (session?.chargedMinor !== Number(total))
        throw new ProviderError('paytr durum-sorgu: another sum than the notice', true);
      return { ...event, session };
    },

    async refund({ paymentId, amountMinor, idempotencyKey }) {
      const call = await callNow();
      const { id } = call.keys;
      const returned = priceText(amountMinor);
      const reply = await askPaytr(call, '/odeme/iade', {
        merchant_id: id,
        merchant_oid: paymentId,
        return_amount: returned,
        reference_no: idempotencyKey.replace(/\W/g, ''),
        paytr_token: requestToken(call.keys, [id, paymentId, returned]),
      });
      if (reply.status !== 'success') throw new ProviderError('paytr iade: refused', false);
      return { id: idempotencyKey, status: 'done' };
    },

    async refundedMinor(paymentId) {
      const found = await paymentOf(paymentId);
      if (!found) return null;
      const sums = (found.returns ?? []).map((one) => minorOf(one.amount ?? one.return_amount));
      return sums.some((minor) => Number.isNaN(minor)) ? null : sums.reduce((sum, minor) => sum + minor, 0);
    },

    async instalmentRates() {
      const reply = await askRates(await callNow(), `taksit${now()}`);
      const { data } = Rates.safeParse(reply);
      if (!data) throw new ProviderError('paytr taksit-oranlari: refused, or an unknown reply', false);
      return Object.entries(data.oranlar).flatMap(([key, rates]) => {
        const options = Object.entries(rates).flatMap(([name, percent]) => {
          const count = Number(/^taksit_(\d{1,2})$/.exec(name)?.[1]);
          const ratio = 1 + Number(percent) / 100;
          return count > 1 && percent !== null && percent !== '' && ratio >= 1 ? [{ count, ratio }] : [];
        });
        return options.length > 0 ? [{ name: FAMILIES[key] ?? key, options }] : [];
      });
    },

    register: (app, receive) => registerPaytrPages(app, receive, { db, base, publicUrl, now }),
  };
}

/** Fields of the request for a form. */
function formFields(
  request: CheckoutRequest,
  { oid, id, isTest, publicUrl }: { oid: string; id: string; isTest: boolean; publicUrl: string },
) {
  sumOfLines(request);
  const { buyer, lines, totalMinor, customerEmail } = request;
  const { line, district, city, phone } = buyer.address;
  const basket = lines
    .filter(({ unitAmountMinor }) => unitAmountMinor > 0)
    .map(({ name, unitAmountMinor, quantity }) => [name.slice(0, MAX.product), priceText(unitAmountMinor), quantity]);
  return {
    merchant_id: id,
    user_ip: buyer.ip === '' ? '127.0.0.1' : buyer.ip,
    merchant_oid: oid,
    email: customerEmail.slice(0, MAX.email),
    payment_amount: String(totalMinor),
    user_basket: Buffer.from(JSON.stringify(basket)).toString('base64'),
    no_installment: request.maxInstalments > 1 ? '0' : '1',
    max_installment: request.maxInstalments > 1 ? String(request.maxInstalments) : '0',
    currency: LIRA,
    test_mode: isTest ? '1' : '0',
    user_name: buyer.name.slice(0, MAX.name),
    user_address: `${line}, ${district}, ${city}`.slice(0, MAX.address),
    user_phone: phone.slice(0, MAX.phone),
    // The same for both: what became of the payment is not believed of an address.
    merchant_ok_url: `${publicUrl}${RETURN_PATH}/${oid}`,
    merchant_fail_url: `${publicUrl}${RETURN_PATH}/${oid}`,
    timeout_limit: String(PAGE_MINUTES),
    lang: 'tr',
    debug_on: '0',
  };
}

/** The fields that the request's token covers, in PayTR's order. */
const signedParts = (fields: ReturnType<typeof formFields>): string[] => [
  fields.merchant_id,
  fields.user_ip,
  fields.merchant_oid,
  fields.email,
  fields.payment_amount,
  fields.user_basket,
  fields.no_installment,
  fields.max_installment,
  fields.currency,
  fields.test_mode,
];
