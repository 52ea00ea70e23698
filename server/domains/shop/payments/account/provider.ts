// Buying on account (cari hesap): the goods leave before the money comes.
import type { Selectable } from 'kysely';
import { ACCOUNT } from '#contract/order-facts.ts';
import type { OrderTable } from '../../../../base/db/tables.ts';
import { providerByReceipts, receivedState } from '../provider/by-receipts.ts';
import type { EndingProvider, PaymentState } from '../provider/provider.ts';

/** Ended by nothing but staff: an order that is late is still owed. */
export const accountState = (order: Selectable<OrderTable>, receivedMinor: number): PaymentState =>
  receivedState(order, receivedMinor, order.transferEndedAt !== null);

export const accountProvider = (parts: Parameters<typeof providerByReceipts>[2]): EndingProvider =>
  providerByReceipts(ACCOUNT, accountState, parts);
