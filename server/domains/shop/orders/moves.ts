import type { Selectable } from 'kysely';
import { ApiError } from '#contract/api-error.ts';
import { ACCOUNT, REFUNDABLE_STATUSES, STAFF_MOVES, type OrderStatus } from '#contract/order-facts.ts';
import type { RefundTable } from '../../../base/db/tables.ts';
import { isTaken, owedBackMinor, type OrderRow } from '../payments/facts.ts';
import { moveRefused } from '../texts.ts';

type Told = Pick<OrderRow, 'status' | 'paidAt' | 'reviewReason' | 'provider'>;
type Sent = Told & Pick<OrderRow, 'isPickup'>;

/** Statuses that staff may choose now. An order without a payment cannot be marked as paid. */
export const movesOf = (order: Told): OrderStatus[] => [
  // An order on account is approved, and may be cancelled as long as nobody has paid it.
  ...(isPendingOnAccount(order) ? (['preparing'] as const) : []),
  ...STAFF_MOVES[order.status].filter((to) => to !== 'paid' || isTaken(order)),
  ...(isUnpaidOnAccount(order) ? (['cancelled'] as const) : []),
];
export const isPendingOnAccount = ({ provider, status, paidAt }: Omit<Told, 'reviewReason'>): boolean =>
  provider === ACCOUNT && status === 'pending' && paidAt === null;
/** Whether goods of it are on their way, or there, without payment. */
export const isUnpaidOnAccount = (order: Told): boolean =>
  order.provider === ACCOUNT && ['preparing', 'shipped', 'delivered'].includes(order.status) && !isTaken(order);

/** Whether goods may be sent: the order is approved or paid, not all of it is under way, and nobody fetches it. */
export const canShip = (order: Sent): boolean => !order.isPickup && movesOf(order).includes('shipped');

/** Checks a move of staff; keeping the status is no move. @throws 409 GUARDED for a status that staff may not choose */
export function checkMove(order: Told, to: OrderStatus): void {
  if (to === order.status || movesOf(order).includes(to)) return;
  throw new ApiError(409, 'GUARDED', moveRefused(order.status, to));
}

/**
 * Time after which a refund without an answer is for staff to settle: longer than the reconciler needs to find out about
 * one that can be told.
 */
const UNANSWERED_AFTER_MS = 15 * 60_000;

/** Whether the provider has neither accepted nor refused the refund, and nobody has asked for it lately. */
export const isUnanswered = (
  { status, providerRefundId, updatedAt }: Pick<Selectable<RefundTable>, 'status' | 'providerRefundId' | 'updatedAt'>,
  nowMs: number,
): boolean => status === 'pending' && providerRefundId === null && nowMs - updatedAt.getTime() >= UNANSWERED_AFTER_MS;

type Amounts = Pick<OrderRow, 'status' | 'paymentId' | 'totalMinor' | 'chargedMinor' | 'refundedMinor'>;

export interface Refundable {
  /** All that is left of what was taken, with what instalments cost. */
  allMinor: number;
  /** The most that a part of it may be: what instalments cost goes back with the rest, or not at all. */
  partMinor: number;
}

/** What can still be refunded of the payment; refunds in progress count as gone. */
export function refundableOf(
  order: Amounts,
  refunds: readonly Pick<RefundTable, 'amountMinor' | 'status'>[],
): Refundable {
  const { status, paymentId, totalMinor, chargedMinor, refundedMinor } = order;
  if (!REFUNDABLE_STATUSES.includes(status) || paymentId === null) return { allMinor: 0, partMinor: 0 };
  const sum = (of: RefundTable['status']): number =>
    refunds.reduce((minor, refund) => (refund.status === of ? minor + refund.amountMinor : minor), 0);
  const gone = Math.max(refundedMinor, sum('done')) + sum('pending');
  return {
    allMinor: Math.max(0, (chargedMinor ?? totalMinor) - gone),
    partMinor: Math.max(0, owedBackMinor(order) - gone),
  };
}
