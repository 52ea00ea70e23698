// Orders of a person: finding them, whether any is open, and removing the person from them (docs/decisions/0060).
import type { ExpressionBuilder } from 'kysely';
import { ACCOUNT, BY_RECEIPTS, type OrderStatus } from '#contract/order-facts.ts';
import type { Invoice } from '#contract/payment.ts';
import { forget } from '../../../entities/audit/record.ts';
import type { Db, Trx } from '../../../base/db/database.ts';
import { json, type Tables } from '../../../base/db/tables.ts';
import { forgetMails } from '../../../base/mail/outbox.ts';
import { refreshSearchText } from './derived.ts';
import { DELETED_ACCOUNT } from '../texts.ts';

/** Owner of orders: an account (its row id), an address (`emailKey`), or both. */
export interface OrderOwner {
  userId?: number;
  emailKey?: string;
}

const isOf =
  ({ userId, emailKey }: OrderOwner) =>
  (eb: ExpressionBuilder<Tables, 'orders'>) =>
    eb.or([
      ...(userId === undefined ? [] : [eb('userId', '=', userId)]),
      ...(emailKey ? [eb('emailKey', '=', emailKey)] : []),
    ]); // '' belongs to nobody: the person was removed

/** Statuses of orders that still wait for goods or a decision. */
const OPEN_STATUSES: readonly OrderStatus[] = ['paid', 'review', 'preparing', 'shipped'];
/** After a payment page has closed, the provider may still report a payment for this long. */
const LATE_PAYMENT_MS = 60 * 60_000;

export const countOrders = async (db: Db, userId: number): Promise<number> =>
  (
    await db
      .selectFrom('orders')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow()
  ).n;

/** Oldest first. */
export const ordersOf = (db: Db, owner: OrderOwner) =>
  db.selectFrom('orders').select(['publicId', 'number', 'customerEmail']).where(isOf(owner)).orderBy('id').execute();

/** Numbers of the orders in progress, and of those that may still be paid. */
export const openOrders = async (db: Db, owner: OrderOwner, nowMs: number): Promise<string[]> =>
  (
    await db
      .selectFrom('orders')
      .select('number')
      .where(isOf(owner))
      .where((eb) =>
        eb.or([
          eb('status', 'in', OPEN_STATUSES),
          eb.and([
            eb('status', '=', 'pending'),
            eb.or([
              eb('sessionExpiresAt', '>', new Date(nowMs - LATE_PAYMENT_MS)),
              eb('provider', 'in', BY_RECEIPTS), // a part of the money may be there
            ]),
          ]),
          eb.and([eb('status', '=', 'delivered'), eb('provider', '=', ACCOUNT), eb('paidAt', 'is', null)]), // is owed
        ]),
      )
      .orderBy('id')
      .execute()
  ).map(({ number }) => number);

export const hasOpenOrders = async (db: Db, userId: number, nowMs: number): Promise<boolean> =>
  (await openOrders(db, { userId }, nowMs)).length > 0;

/** Companies' invoices are not personal data and have to be kept, but for the address of somebody in the accounting. */
function invoiceLeft(invoice: Invoice): Invoice {
  if (invoice.kind !== 'company') return { kind: 'individual', name: DELETED_ACCOUNT, tckn: '', address: '' };
  const { email: _, ...kept } = invoice;
  return kept;
}

/**
 * Removes the person from the orders, and the mails that repeat them; purchases and payments stay for the books. Inside
 * a transaction on 'orders'.
 */
export async function anonymiseOrders(trx: Trx, owner: OrderOwner, at: Date): Promise<void> {
  const orders = await trx
    .selectFrom('orders')
    .select(['id', 'publicId', 'address', 'invoice', 'version'])
    .where(isOf(owner))
    .execute();
  for (const {
    id,
    publicId,
    address: { city },
    invoice,
    version,
  } of orders) {
    await trx
      .updateTable('orders')
      .set({
        userId: null,
        attemptKey: null,
        customerName: DELETED_ACCOUNT,
        customerEmail: '',
        emailKey: '',
        poNumber: '',
        note: '',
        staffNote: '',
        trackingNumber: '',
        trackingUrl: '', // carriers name the recipient on that page
        address: json({ recipient: '', phone: '', city, district: '', line: '', postalCode: '' }),
        invoice: json(invoiceLeft(invoice)),
        version: version + 1,
        updatedAt: at,
      })
      .where('id', '=', id)
      .execute();
    await trx.updateTable('shipments').set({ trackingNumber: '', trackingUrl: '' }).where('orderId', '=', id).execute();
    await trx.deleteFrom('receiptFiles').where('orderId', '=', id).execute(); // housekeeping removes the files
    await refreshSearchText(trx, id);
    await trx
      .updateTable('orderEvents')
      .set({ byName: DELETED_ACCOUNT })
      .where('orderId', '=', id)
      .where('byKind', '=', 'customer')
      .execute();
    await trx
      .updateTable('orderEvents')
      .set({ notes: '' })
      .where('orderId', '=', id)
      .where('byKind', 'in', ['customer', 'staff'])
      .execute();
    await trx.updateTable('refunds').set({ reason: '' }).where('orderId', '=', id).execute(); // a pending refund is then noted without its reason, too
    await forgetMails(trx, publicId);
    await forget(trx, 'order', publicId, ['staffNote', 'tracking', 'shipment', 'reason']);
  }
}
