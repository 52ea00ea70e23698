import type { OrderStatus } from '#contract/order-facts.ts';
import type { Trx } from '../../../base/db/database.ts';

/** Who did something to an order; the provider and the system have no name. */
export interface OrderActor {
  kind: 'customer' | 'staff' | 'provider' | 'system';
  name: string;
}
export const PROVIDER: OrderActor = { kind: 'provider', name: '' };
export const SYSTEM: OrderActor = { kind: 'system', name: '' };

interface OrderEvent {
  orderId: number;
  at: Date;
  by: OrderActor;
  /** '' for a new order. */
  from: OrderStatus | '';
  /** The same as `from` where something was noted without a change. */
  to: OrderStatus;
  /** The customer reads them too. */
  notes?: string;
}

/** A line of the order's history, in the transaction of what it tells of. */
export async function addOrderEvent(trx: Trx, { orderId, at, by, from, to, notes = '' }: OrderEvent): Promise<void> {
  await trx
    .insertInto('orderEvents')
    .values({ orderId, at, byKind: by.kind, byName: by.name, fromStatus: from, toStatus: to, notes })
    .execute();
}
