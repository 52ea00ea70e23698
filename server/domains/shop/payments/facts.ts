// What the provider has told of an order, and the status that follows. Pure: `apply.ts` stores it.
import type { Selectable } from 'kysely';
import { formatNumber } from '#contract/format.ts';
import { toMajor } from '#contract/money.ts';
import type { OrderStatus } from '#contract/order-facts.ts';
import type { OrderTable } from '../../../base/db/tables.ts';
import type { PaymentState, RefundState } from './provider/provider.ts';
import { PAID_AFTER_CANCELLATION, paidInOtherSession, paidOtherAmount, paidTwice } from '../texts.ts';

export type OrderRow = Selectable<OrderTable>;
/** Facts are only ever added, so that the order in which they come, and how often, does not matter. */
export type Facts = Pick<
  OrderRow,
  'sessionId' | 'paymentId' | 'paidAt' | 'failedAt' | 'expiredAt' | 'reviewReason' | 'refundedMinor'
>;
type Told = Facts & Pick<OrderRow, 'publicId' | 'status' | 'currency' | 'totalMinor'>;

/** Staff have taken the order further: what the provider tells later does not take it back. */
const STAFF_STATUSES: readonly OrderStatus[] = ['preparing', 'shipped', 'delivered', 'cancelled', 'refunded'];

/** Each reason in a line of its own, in an order of its own. */
const reasonsOf = (reviewReason: string): string[] => reviewReason.split('\n').filter(Boolean);
const money = (minor: number, currency: string): string => `${formatNumber(toMajor(minor), 2)} ${currency}`;

/** What in a payment does not fit the order, as sentences for staff. */
function misfits(order: Told, { sessionId, orderId, amountMinor, currency, paymentId }: PaymentState): string[] {
  const isOwn = (order.sessionId ?? sessionId) === sessionId && (orderId ?? order.publicId) === order.publicId;
  const isCancelled = order.status === 'cancelled' || reasonsOf(order.reviewReason).includes(PAID_AFTER_CANCELLATION);
  return [
    ...(isOwn ? [] : [paidInOtherSession(sessionId, paymentId)]),
    ...(amountMinor === order.totalMinor && currency === order.currency
      ? []
      : [paidOtherAmount(money(amountMinor, currency), money(order.totalMinor, order.currency))]),
    ...(isCancelled ? [PAID_AFTER_CANCELLATION] : []),
  ];
}

/** What goes back of one payment says nothing of another. */
const ofPayment = (order: Facts, paymentId: string | null): Partial<Facts> =>
  paymentId === order.paymentId ? {} : { paymentId, ...(order.paymentId === null ? {} : { refundedMinor: 0 }) };

/** The facts that a session's state adds; none where all is known. */
export function factsOfSession(order: Told, state: PaymentState, at: Date): Partial<Facts> {
  const { sessionId, status, paymentId } = state;
  if (status !== 'paid') {
    if (order.sessionId !== null && order.sessionId !== sessionId) return {}; // of no consequence: nothing was paid
    return {
      ...(order.sessionId === null ? { sessionId } : {}),
      ...(status === 'failed' && order.failedAt === null ? { failedAt: at } : {}),
      ...(status === 'expired' && order.expiredAt === null ? { expiredAt: at } : {}),
    };
  }
  if (isTaken(order) && order.paymentId === paymentId) return {}; // judged when it was told first, whatever staff have done since
  const adopted = order.sessionId === null ? { sessionId } : {};
  const found = misfits(order, state);
  if (found.length === 0 && order.paidAt === null) return { ...adopted, paidAt: at, ...ofPayment(order, paymentId) };
  const told = found.length > 0 ? found : [paidTwice(paymentId)];
  const known = reasonsOf(order.reviewReason);
  const all = [...new Set([...known, ...told])].sort();
  if (all.length === known.length) return {};
  // Of several payments that do not fit, the one that staff can refund does not depend on which came first.
  const isFirst = order.paidAt === null && (known.length === 0 || (paymentId ?? '') < (order.paymentId ?? ''));
  return { ...adopted, reviewReason: all.join('\n'), ...(isFirst ? ofPayment(order, paymentId) : {}) };
}

/** The facts that a refund's state adds. It may come before its payment: then it waits as a fact. */
export function factsOfRefund(order: Facts, { paymentId, refundedMinor }: RefundState): Partial<Facts> {
  if (order.paymentId !== null && order.paymentId !== paymentId) return {};
  return {
    ...(order.paymentId === null ? { paymentId } : {}),
    ...(refundedMinor > order.refundedMinor ? { refundedMinor } : {}),
  };
}

/** Whether money was taken, rightly or not. */
export const isTaken = ({ paidAt, reviewReason }: Pick<Facts, 'paidAt' | 'reviewReason'>): boolean =>
  paidAt !== null || reviewReason !== '';

/** The status that the facts make of an order. */
export function statusWith(order: Told, added: Partial<Facts>): OrderStatus {
  const facts = { ...order, ...added };
  if (isTaken(facts) && facts.refundedMinor >= order.totalMinor) return 'refunded';
  const isAccepted = order.status === 'paid' && order.reviewReason !== ''; // staff have looked at it
  if (
    (STAFF_STATUSES.includes(order.status) || isAccepted) &&
    !(added.reviewReason !== undefined && (order.status === 'cancelled' || isAccepted))
  )
    return order.status;
  if (facts.reviewReason !== '') return 'review';
  if (facts.paidAt !== null) return 'paid';
  if (facts.failedAt !== null) return 'failed';
  return facts.expiredAt !== null ? 'expired' : 'pending';
}
