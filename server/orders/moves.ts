import type { Selectable } from 'kysely';
import { REFUNDABLE_STATUSES, STAFF_MOVES, type OrderStatus } from '#contract/order-facts.ts';
import type { OrderTable, RefundTable } from '../db/tables.ts';

type Facts = Pick<Selectable<OrderTable>, 'status' | 'paymentId' | 'totalMinor' | 'refundedMinor'>;

/** Where staff may take the order now. What nobody has paid does not become paid by hand; from `review` to `paid`: `acceptPayment` of `payments/apply.ts` does what belongs to it. */
export const movesOf = ({ status, paymentId }: Pick<Facts, 'status' | 'paymentId'>): OrderStatus[] =>
  STAFF_MOVES[status].filter((to) => to !== 'paid' || paymentId !== null);

/** What of the order's payment may still go back, in minor units; refunds on their way count as gone. */
export function refundableMinor({ status, paymentId, totalMinor, refundedMinor }: Facts, refunds: readonly Pick<RefundTable, 'amountMinor' | 'status'>[]): number {
  if (!REFUNDABLE_STATUSES.includes(status) || paymentId === null) return 0;
  const asked = refunds.reduce((sum, refund) => (refund.status === 'failed' ? sum : sum + refund.amountMinor), 0);
  return Math.max(0, totalMinor - Math.max(refundedMinor, asked));
}
