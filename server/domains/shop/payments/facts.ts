// The provider's facts about an order, and the status that follows. Pure functions; `settlement/apply.ts` stores the
// result (docs/decisions/0050).
import type { Selectable } from 'kysely';
import { formatNumber } from '#contract/format.ts';
import { toMajor } from '#contract/money.ts';
import type { OrderStatus } from '#contract/order-facts.ts';
import type { OrderTable } from '../../../base/db/tables.ts';
import type { PaymentState, RefundState } from './provider/provider.ts';
import { PAID_AFTER_CANCELLATION, paidInOtherSession, paidOtherAmount, paidTwice } from '../texts.ts';

export type OrderRow = Selectable<OrderTable>;
/** Facts are only ever added, so that their order and repetition do not matter. */
export type Facts = Pick<
  OrderRow,
  | 'sessionId'
  | 'paymentId'
  | 'paidAt'
  | 'failedAt'
  | 'expiredAt'
  | 'reviewReason'
  | 'refundedMinor'
  | 'chargedMinor'
  | 'instalments'
>;
type Told = Facts & Pick<OrderRow, 'publicId' | 'status' | 'currency' | 'totalMinor'>;

/** Statuses that staff set: later facts of the provider do not change them. */
const STAFF_STATUSES: readonly OrderStatus[] = ['preparing', 'shipped', 'delivered', 'cancelled', 'refunded'];

/** Statuses of orders that were not paid and cannot be paid any more. */
export const OVER: readonly OrderStatus[] = ['failed', 'expired', 'cancelled'];

/** One reason per line, sorted. */
const reasonsOf = (reviewReason: string): string[] => reviewReason.split('\n').filter(Boolean);
const money = (minor: number, currency: string): string => `${formatNumber(toMajor(minor), 2)} ${currency}`;

/** Differences between a payment and the order, as sentences for staff. */
function misfits(order: Told, state: PaymentState): string[] {
  const { sessionId, orderId, amountMinor, currency, paymentId, chargedMinor = amountMinor, instalments = 1 } = state;
  const isOwn = (order.sessionId ?? sessionId) === sessionId && (orderId ?? order.publicId) === order.publicId;
  const isCancelled = order.status === 'cancelled' || reasonsOf(order.reviewReason).includes(PAID_AFTER_CANCELLATION);
  // More than was asked for is what instalments cost; a single payment costs nothing on top.
  const isWhole = chargedMinor === amountMinor || (chargedMinor > amountMinor && instalments !== 1);
  return [
    ...(isOwn ? [] : [paidInOtherSession(sessionId, paymentId)]),
    ...(amountMinor === order.totalMinor && isWhole && currency === order.currency
      ? []
      : [paidOtherAmount(money(chargedMinor, currency), money(order.totalMinor, order.currency))]),
    ...(isCancelled ? [PAID_AFTER_CANCELLATION] : []),
  ];
}

/** Facts of the payment; refunds of another payment do not count for it. */
const ofPayment = (order: Facts, state: PaymentState): Partial<Facts> => {
  const { paymentId } = state;
  const charged = { chargedMinor: state.chargedMinor ?? null, instalments: state.instalments ?? null };
  return {
    ...(paymentId === order.paymentId ? {} : { paymentId, ...(order.paymentId === null ? {} : { refundedMinor: 0 }) }),
    ...(charged.chargedMinor === order.chargedMinor ? {} : charged),
  };
};

/** Facts that a session's state adds; none where all are known. */
export function factsOfSession(order: Told, state: PaymentState, at: Date): Partial<Facts> {
  const { sessionId, status, paymentId } = state;
  if (status !== 'paid') {
    if (order.sessionId !== null && order.sessionId !== sessionId) return {}; // harmless: nothing was paid
    return {
      ...(order.sessionId === null ? { sessionId } : {}),
      ...(status === 'failed' && order.failedAt === null ? { failedAt: at } : {}),
      ...(status === 'expired' && order.expiredAt === null ? { expiredAt: at } : {}),
    };
  }
  if (isTaken(order) && order.paymentId === paymentId) return {}; // judged when it was first reported, whatever staff have done since
  const adopted = order.sessionId === null ? { sessionId } : {};
  const found = misfits(order, state);
  if (found.length === 0 && order.paidAt === null) return { ...adopted, paidAt: at, ...ofPayment(order, state) };
  const told = found.length > 0 ? found : [paidTwice(paymentId)];
  const known = reasonsOf(order.reviewReason);
  const all = [...new Set([...known, ...told])].sort();
  if (all.length === known.length) return {};
  // Of several payments that do not match, staff can refund the one with the smallest id, whichever came first.
  const isFirst = order.paidAt === null && (known.length === 0 || (paymentId ?? '') < (order.paymentId ?? ''));
  return { ...adopted, reviewReason: all.join('\n'), ...(isFirst ? ofPayment(order, state) : {}) };
}

/** Facts that a refund's state adds. A refund may be reported before its payment, and is then kept as a fact. */
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

/** What the customer has back once all of the order has gone back: its total, or less where less was taken. */
export const owedBackMinor = ({ totalMinor, chargedMinor }: Pick<OrderRow, 'totalMinor' | 'chargedMinor'>): number =>
  Math.min(totalMinor, chargedMinor ?? totalMinor);

/** The status that follows from the facts. */
export function statusWith(order: Told, added: Partial<Facts>): OrderStatus {
  const facts = { ...order, ...added };
  if (isTaken(facts) && facts.refundedMinor >= owedBackMinor(facts)) return 'refunded';
  const isAccepted = order.status === 'paid' && order.reviewReason !== ''; // staff have reviewed it
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
