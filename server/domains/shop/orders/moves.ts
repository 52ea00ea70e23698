import { ApiError } from '#contract/api-error.ts';
import { REFUNDABLE_STATUSES, STAFF_MOVES, type OrderStatus } from '#contract/order-facts.ts';
import type { RefundTable } from '../../../base/db/tables.ts';
import { isTaken, type OrderRow } from '../payments/facts.ts';
import { moveRefused } from '../texts.ts';

type Told = Pick<OrderRow, 'status' | 'paidAt' | 'reviewReason'>;

/** Where staff may take the order now. What nobody has paid does not become paid by hand. */
export const movesOf = (order: Told): OrderStatus[] =>
  STAFF_MOVES[order.status].filter((to) => to !== 'paid' || isTaken(order));

/** @throws 409 where staff may not take the order there; staying where it is is no move */
export function checkMove(order: Told, to: OrderStatus): void {
  if (to === order.status || movesOf(order).includes(to)) return;
  throw new ApiError(409, 'GUARDED', moveRefused(order.status, to));
}

type Amounts = Pick<OrderRow, 'status' | 'paymentId' | 'totalMinor' | 'refundedMinor'>;

/** What of the order's payment may still go back, in minor units; refunds on their way count as gone. */
export function refundableMinor(
  { status, paymentId, totalMinor, refundedMinor }: Amounts,
  refunds: readonly Pick<RefundTable, 'amountMinor' | 'status'>[],
): number {
  if (!REFUNDABLE_STATUSES.includes(status) || paymentId === null) return 0;
  const sum = (of: RefundTable['status']): number =>
    refunds.reduce((minor, refund) => (refund.status === of ? minor + refund.amountMinor : minor), 0);
  return Math.max(0, totalMinor - Math.max(refundedMinor, sum('done')) - sum('pending'));
}
