import type { OrderStatus } from '#contract/order-facts.ts';
import type { Trx } from '../../../base/db/database.ts';

/** Somebody who acts on an order; the provider and the system have no name. */
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
  /** Equal to `from` for a note without a change. */
  to: OrderStatus;
  /** Customers read these notes too. */
  notes?: string;
}

/** Adds a line to the order's history, in the transaction of the change itself. */
export async function addOrderEvent(trx: Trx, { orderId, at, by, from, to, notes = '' }: OrderEvent): Promise<void> {
  await trx
    .insertInto('orderEvents')
    .values({ orderId, at, byKind: by.kind, byName: by.name, fromStatus: from, toStatus: to, notes })
    .execute();
}
