// Bank transfers as a way of paying.
import type { Selectable } from 'kysely';
import { TRANSFER } from '#contract/order-facts.ts';
import { istanbulDay, istanbulMidnight } from '../../../../base/clock.ts';
import type { OrderTable } from '../../../../base/db/tables.ts';
import { providerByReceipts, receivedState } from '../provider/by-receipts.ts';
import type { EndingProvider, PaymentState } from '../provider/provider.ts';

/** The end of the last day on which a transfer may arrive, in Istanbul. */
export const transferDue = (nowMs: number, days: number): Date =>
  new Date(istanbulMidnight(istanbulDay(nowMs), days + 1).getTime() - 1_000);

/** Ended by staff, or after its last day; open while a part of the money is there, because somebody has to decide about that. */
export const transferState = (order: Selectable<OrderTable>, receivedMinor: number, nowMs: number): PaymentState =>
  receivedState(
    order,
    receivedMinor,
    order.transferEndedAt !== null || (order.sessionExpiresAt.getTime() <= nowMs && receivedMinor <= 0),
  );

export const transferProvider = (parts: Parameters<typeof providerByReceipts>[2]): EndingProvider =>
  providerByReceipts(TRANSFER, transferState, parts);
