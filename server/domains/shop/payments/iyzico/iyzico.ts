// iyzico: its hosted payment page (Checkout Form), its messages, and refunds, over its API as it is documented.
import * as z from 'zod';
import { ApiError } from '#contract/api-error.ts';
import type { RawMessage } from '#contract/endpoints.ts';
import type { Clock } from '../../../../base/clock.ts';
import type { Db } from '../../../../base/db/database.ts';
import { IYZICO_KEYS_MISSING, IYZICO_TOO_OLD, SIGNATURE_INVALID } from '../../texts.ts';
import {
  ProviderError,
  type KeyTrial,
  type PaymentProvider,
  type PaymentState,
  type ProviderEvent,
} from '../provider/provider.ts';
import { minorOf, priceText, signedAmount } from './amounts.ts';
import { askIyzico, IyzicoRefusal, type IyzicoCall } from './api.ts';
import { IYZICO } from './kind.ts';
import { apiBase, IYZICO_SECRETS, isSandbox, type FindIyzicoKeys } from './keys.ts';
import { registerReturn, returnAddress } from './return-page.ts';
import { COUNTS, sessionBody } from './session-body.ts';
import { isSignature, messageSignature, replySignature } from './signing.ts';

/** Lifetime of iyzico's page, which it sets itself. */
const PAGE_MINUTES = 30;
const DAY_MS = 24 * 60 * 60_000;
/** iyzico refunds payments up to this age. */
const REFUNDABLE_DAYS = 365;
/** Refusals of the signature and of the key; further ones that concern iyzico itself, not what was asked about. */
const UNKNOWN_KEYS = new Set(['1000', '1001']);
const OWN_TROUBLE = new Set([...UNKNOWN_KEYS, '1', '10', '11', '12', '13']);

export interface IyzicoParts {
  db: Db;
  find: FindIyzicoKeys;
  /** Whether the environment gives the keys. */
  isFromEnvironment: boolean;
  /** Origin of the API in place of iyzico's own. */
  base: string | undefined;
  publicUrl: string;
  now: Clock;
  timeoutMs?: number;
}

const amount = z.union([z.number(), z.string()]);
/** What iyzico tells of a page. Before anybody paid most of it is absent. */
const Detail = z.looseObject({
  paymentStatus: z.string().nullish(),
  paymentId: z.coerce.string().nullish(),
  currency: z.string().nullish(),
  basketId: z.string().nullish(),
  conversationId: z.string().nullish(),
  paidPrice: amount.nullish(),
  price: amount.nullish(),
  installment: amount.nullish(),
  token: z.string().nullish(),
  fraudStatus: z.number().nullish(),
  signature: z.string().nullish(),
});
type Detail = z.output<typeof Detail>;

const Opened = z.looseObject({
  token: z.string().regex(/^[\w-]{1,100}$/),
  paymentPageUrl: z.url(),
  conversationId: z.string(),
  signature: z.string(),
});

/** What instalments of a price come to, by family of cards. */
const Rates = z.looseObject({
  installmentDetails: z.array(
    z.looseObject({
      cardFamilyName: z.string().nullish(), // absent: a card that has no instalments
      installmentPrices: z.array(z.looseObject({ installmentNumber: z.number(), totalPrice: amount })),
    }),
  ),
});
/** The price that is asked about: high enough for exact ratios. */
const ASKED_MINOR = 10_000_00;

/** The parts of a report that the shop adds up; iyzico counts a success as 1. */
const Report = z.looseObject({
  payments: z.array(
    z.looseObject({
      paymentId: z.coerce.string(),
      paymentRefundStatus: z.string().nullish(),
      cancels: z.array(z.looseObject({ refundPrice: amount, refundStatus: z.coerce.number() })).nullish(),
      itemTransactions: z
        .array(
          z.looseObject({
            refunds: z.array(z.looseObject({ refundPrice: amount, refundStatus: z.coerce.number() })).nullish(),
          }),
        )
        .nullish(),
    }),
  ),
});

const Message = z.looseObject({
  iyziEventType: z.string(),
  iyziPaymentId: z.coerce.string(),
  token: z.string().regex(/^[\w-]{1,100}$/),
  paymentConversationId: z.coerce.string(),
  status: z.string(),
  iyziReferenceCode: z.string().min(1).max(200),
});

function statusOf({ paymentStatus, fraudStatus }: Detail): PaymentState['status'] {
  switch (paymentStatus) {
    case 'SUCCESS':
      if (fraudStatus === -1) return 'failed';
      return fraudStatus === 0 ? 'processing' : 'paid'; // 0: iyzico is still looking at it
    case 'FAILURE':
      return 'failed';
    case 'INIT_THREEDS':
    case 'CALLBACK_THREEDS':
      return 'processing';
    default:
      return 'open';
  }
}

export function iyzicoProvider({
  db,
  find,
  isFromEnvironment,
  base,
  publicUrl,
  now,
  timeoutMs,
}: IyzicoParts): PaymentProvider {
  async function keysNow(): Promise<IyzicoCall> {
    const { keys } = await find(db);
    if (!keys) throw new ProviderError('iyzico has no keys', false, undefined, IYZICO_KEYS_MISSING);
    return { keys, base: apiBase(keys, base), timeoutMs };
  }

  async function tryThem(): Promise<KeyTrial> {
    const { keys } = await find(db);
    if (!keys) return { isTest: false, failure: 'missing' };
    const isTest = isSandbox(keys);
    try {
      const body = { locale: 'tr', conversationId: 'deneme', price: priceText(100_00) };
      await askIyzico({ keys, base: apiBase(keys, base), timeoutMs }, '/payment/iyzipos/installment', { body });
      return { isTest, failure: null };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (!(error instanceof IyzicoRefusal)) return { isTest, failure: 'silent' };
      return { isTest, failure: UNKNOWN_KEYS.has(error.code) ? 'unknown' : { code: error.code } };
    }
  }

  async function getSession(token: string): Promise<PaymentState | null> {
    if (!/^[\w-]{1,100}$/.test(token)) return null;
    const call = await keysNow();
    const body = { locale: 'tr', conversationId: token, token };
    const reply = await askIyzico(call, '/payment/iyzipos/checkoutform/auth/ecom/detail', { body }).catch(
      (error: unknown) => {
        if (error instanceof IyzicoRefusal && !error.isTemporary && !OWN_TROUBLE.has(error.code)) return null;
        throw error;
      },
    );
    if (!reply) return null;
    const detail = Detail.safeParse(reply).data;
    if (!detail || (detail.token ?? token) !== token)
      throw new ProviderError('iyzico ecom/detail: not about what was asked', false);
    const status = statusOf(detail);
    if (detail.paymentStatus === 'SUCCESS') {
      const { paymentStatus, paymentId, currency, basketId, conversationId, paidPrice, price, signature } = detail;
      const parts = [paymentStatus, paymentId, currency, basketId, conversationId].map((part) => part ?? '');
      const right = replySignature(call.keys.secretKey, [
        ...parts,
        signedAmount(paidPrice ?? ''),
        signedAmount(price ?? ''),
        token,
      ]);
      if (!isSignature(signature ?? '', right)) throw new ProviderError('iyzico ecom/detail: wrong signature', false);
    }
    return {
      sessionId: token,
      orderId: detail.basketId ?? null,
      status,
      amountMinor: minorOf(detail.price) || 0,
      chargedMinor: minorOf(detail.paidPrice) || 0,
      instalments: Number(detail.installment ?? 1),
      currency: detail.currency ?? '',
      paymentId: status === 'paid' || status === 'processing' ? (detail.paymentId ?? null) : null,
    };
  }

  return {
    name: IYZICO,
    isTest: false, // `mode` knows
    currencies: ['TRY'],
    sessionMinutes: PAGE_MINUTES,
    leastSessionMinutes: 1, // a new page lives as long as any
    async mode(at) {
      const { keys } = await find(at);
      if (!keys) return 'off';
      return isSandbox(keys) ? 'test' : 'live';
    },

    panelKeys: {
      secrets: Object.values(IYZICO_SECRETS),
      isFromEnvironment,
      messagesTo: `/api/payment/webhook/${IYZICO}`,
      source: async (at) => (await find(at)).source,
      tryThem,
    },

    async createSession(request) {
      const call = await keysNow();
      const path = '/payment/iyzipos/checkoutform/initialize/auth/ecom';
      const { data } = Opened.safeParse(
        await askIyzico(call, path, { body: sessionBody(request, returnAddress(publicUrl)) }),
      );
      if (!data) throw new ProviderError('iyzico auth/ecom: no page in the reply', false);
      const { token, paymentPageUrl, conversationId, signature } = data;
      if (!isSignature(signature, replySignature(call.keys.secretKey, [conversationId, token])))
        throw new ProviderError('iyzico auth/ecom: wrong signature', false);
      return { id: token, url: paymentPageUrl, expiresAt: new Date(now() + PAGE_MINUTES * 60_000) };
    },

    getSession,
    listSessions: () => Promise.resolve([]), // a page whose address was lost was shown to nobody

    async readEvent({ body, headers }: RawMessage): Promise<ProviderEvent> {
      const call = await keysNow();
      const message = Message.safeParse(jsonOf(body)).data;
      const given = headers['x-iyz-signature-v3'] ?? '';
      if (!message || !isSignature(given, messageSignature(call.keys.secretKey, message)))
        throw new ApiError(400, 'INVALID_SIGNATURE', SIGNATURE_INVALID);
      // The message has no signed time and no amount: it only says that there is something to ask about.
      const session = await getSession(message.token);
      return {
        id: `${IYZICO}:${message.iyziReferenceCode}`,
        type: message.iyziEventType,
        ...(session ? { session } : {}),
      };
    },

    async refund({ paymentId, amountMinor, currency, paidAt, idempotencyKey }) {
      if (paidAt && now() - paidAt.getTime() > REFUNDABLE_DAYS * DAY_MS)
        throw new ProviderError('iyzico payment/refund: the payment is too old', false, undefined, IYZICO_TOO_OLD);
      const body = { locale: 'tr', conversationId: idempotencyKey, paymentId, price: priceText(amountMinor), currency };
      await askIyzico(await keysNow(), '/v2/payment/refund', { body });
      return { id: idempotencyKey, status: 'done' };
    },

    async refundedMinor(paymentId) {
      const query = { locale: 'tr', conversationId: paymentId, paymentId };
      const reply = await askIyzico(await keysNow(), '/v2/reporting/payment/details', { query });
      const payment = Report.safeParse(reply).data?.payments.find((one) => one.paymentId === paymentId);
      if (!payment) return null;
      const made = [
        ...(payment.cancels ?? []),
        ...(payment.itemTransactions ?? []).flatMap(({ refunds }) => refunds ?? []),
      ].filter(({ refundStatus }) => refundStatus === 1);
      const goneMinor = made.reduce((sum, { refundPrice }) => sum + minorOf(refundPrice), 0);
      // The report names its own sum in words: where the two differ, nothing is certain.
      return (payment.paymentRefundStatus === 'NOT_REFUNDED') === (goneMinor === 0) ? goneMinor : null;
    },

    async instalmentRates() {
      const body = { locale: 'tr', conversationId: 'taksit', price: priceText(ASKED_MINOR) };
      const { data } = Rates.safeParse(await askIyzico(await keysNow(), '/payment/iyzipos/installment', { body }));
      if (!data) throw new ProviderError('iyzico iyzipos/installment: unknown reply', false);
      return data.installmentDetails.flatMap(({ cardFamilyName, installmentPrices }) => {
        const options = installmentPrices
          .map(({ installmentNumber, totalPrice }) => ({
            count: installmentNumber,
            ratio: minorOf(totalPrice) / ASKED_MINOR,
          }))
          .filter(({ count, ratio }) => count > 1 && COUNTS.includes(count) && ratio >= 1);
        return cardFamilyName && options.length > 0 ? [{ name: cardFamilyName, options }] : [];
      });
    },

    register: registerReturn,
  };
}

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString());
  } catch {
    return undefined;
  }
}
