// Rows of refunds: requested by staff, or made in the provider's own panel.
import type { Selectable } from 'kysely';
import { formatMoney, toMajor } from '#contract/money.ts';
import type { Trx } from '../../../base/db/database.ts';
import { newPublicId } from '../../../base/db/public-id.ts';
import type { RefundTable } from '../../../base/db/tables.ts';
import { addOrderEvent, PROVIDER } from '../orders/events.ts';
import { orderMails } from '../orders/mails.ts';
import { returnStock } from '../orders/stock.ts';
import { owedBackMinor, type OrderRow } from '../payments/facts.ts';
import type { ShopServices } from '../payments/services.ts';
import { PROVIDER as PROVIDER_NAME, REFUNDED_BY_PROVIDER, refundNoted } from '../texts.ts';

export type RefundRow = Selectable<RefundTable>;

/** Providers remember an idempotency key for a day: an older request with the same key might refund a second time. */
export const KEY_LIVES_MS = 20 * 60 * 60_000;

const sum = (rows: readonly RefundRow[]): number => rows.reduce((minor, { amountMinor }) => minor + amountMinor, 0);
export const refundsOf = (trx: Trx, orderId: number): Promise<RefundRow[]> =>
  trx.selectFrom('refunds').selectAll().where('orderId', '=', orderId).orderBy('id').execute();
export const sumWith = (rows: readonly RefundRow[], status: RefundRow['status']): number =>
  sum(rows.filter((row) => row.status === status));

type Parts = Pick<ShopServices, 'config' | 'now'>;

/** Note of the refund in the order's history. The reason is empty once the person was removed from the order. */
export const refundNote = (
  { amountMinor, reason }: Pick<RefundRow, 'amountMinor' | 'reason'>,
  { currency }: Pick<OrderRow, 'currency'>,
): string => refundNoted(formatMoney(toMajor(amountMinor), currency), reason);

/** Follows a successful refund: the stock, the customer's mail. The order already has its new amount and status. */
async function complete(
  trx: Trx,
  { config, now }: Parts,
  order: OrderRow,
  { amountMinor, isRestocked }: Pick<RefundRow, 'amountMinor' | 'isRestocked'>,
): Promise<void> {
  const at = new Date(now());
  if (isRestocked && order.refundedMinor >= owedBackMinor(order)) await returnStock(trx, order.id, at);
  await orderMails({ config }).refunded(trx, order.id, amountMinor, at);
}

/** The same for a refund that staff requested, with its row. @param isNoted the history already has it */
export async function completeAsked(
  trx: Trx,
  parts: Parts,
  order: OrderRow,
  refund: RefundRow,
  isNoted = false,
): Promise<void> {
  const at = new Date(parts.now());
  await trx.updateTable('refunds').set({ status: 'done', updatedAt: at }).where('id', '=', refund.id).execute();
  if (!isNoted)
    await addOrderEvent(trx, {
      orderId: order.id,
      at,
      by: { kind: 'staff', name: refund.byName },
      from: order.status,
      to: order.status,
      notes: refundNote(refund, order),
    });
  await complete(trx, parts, order, refund);
}

/**
 * Reconciles the rows with the provider's refunded total (`order.refundedMinor`): accepted refunds are done once the
 * total covers them, and an amount that no row explains was refunded in the provider's panel. Rows that the provider
 * may not have received yet are left to their own call.
 */
export async function settleRefunds(trx: Trx, parts: Parts, order: OrderRow): Promise<void> {
  const at = new Date(parts.now());
  const rows = await refundsOf(trx, order.id);
  const explained = sumWith(rows, 'done') + sumWith(rows, 'pending');
  if (order.refundedMinor >= explained) {
    const isOutOfReach = ({ providerRefundId, createdAt }: RefundRow) =>
      providerRefundId !== null || at.getTime() - createdAt.getTime() > KEY_LIVES_MS;
    for (const refund of rows.filter((row) => row.status === 'pending' && isOutOfReach(row)))
      await completeAsked(trx, parts, order, refund);
  }
  const unexplained = order.refundedMinor - explained;
  if (unexplained <= 0) return;
  const refund = { amountMinor: unexplained, reason: REFUNDED_BY_PROVIDER, isRestocked: false };
  const publicId = newPublicId();
  await trx
    .insertInto('refunds')
    .values({
      publicId,
      orderId: order.id,
      attempt: `provider:${publicId}`,
      ...refund,
      byName: PROVIDER_NAME,
      status: 'done',
      providerRefundId: null,
      createdAt: at,
      updatedAt: at,
    })
    .execute();
  await addOrderEvent(trx, {
    orderId: order.id,
    at,
    by: PROVIDER,
    from: order.status,
    to: order.status,
    notes: refundNote(refund, order),
  });
  await complete(trx, parts, order, refund);
}
