// Whose orders are whose, what they mean for the account, and what becomes of them when the person is taken out of
// them.
import type { ExpressionBuilder } from 'kysely';
import type { OrderStatus } from '#contract/order-facts.ts';
import type { Invoice } from '#contract/payment.ts';
import { forget } from '../../../entities/audit/record.ts';
import type { Db, Trx } from '../../../base/db/database.ts';
import { json, type Tables } from '../../../base/db/tables.ts';
import { forgetMails } from '../../../base/mail/outbox.ts';
import { refreshSearchText } from './derived.ts';
import { DELETED_ACCOUNT } from '../texts.ts';

/** Whose orders: an account's (its row), those that were placed under an address (`emailKey`), or both. */
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
    ]); // '' is nobody's: the person was taken out

/** Something is still to come of these: goods, or a decision. */
const OPEN_STATUSES: readonly OrderStatus[] = ['paid', 'review', 'preparing', 'shipped'];
/** For so long after a payment page has closed, the provider may still tell of a payment that was made on it. */
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

/** Numbers of the orders that are under way, or may still be paid. */
export const openOrders = async (db: Db, owner: OrderOwner, nowMs: number): Promise<string[]> =>
  (
    await db
      .selectFrom('orders')
      .select('number')
      .where(isOf(owner))
      .where((eb) =>
        eb.or([
          eb('status', 'in', OPEN_STATUSES),
          eb.and([eb('status', '=', 'pending'), eb('sessionExpiresAt', '>', new Date(nowMs - LATE_PAYMENT_MS))]),
        ]),
      )
      .orderBy('id')
      .execute()
  ).map(({ number }) => number);

export const hasOpenOrders = async (db: Db, userId: number, nowMs: number): Promise<boolean> =>
  (await openOrders(db, { userId }, nowMs)).length > 0;

/** Companies' invoices are no personal data, and have to be kept. */
const invoiceLeft = (invoice: Invoice): Invoice =>
  invoice.kind === 'company' ? invoice : { kind: 'individual', name: DELETED_ACCOUNT, tckn: '', address: '' };

/**
 * Takes the person out of the orders, with the mails that repeat them; what was bought and paid stays for the books.
 * Inside a transaction on 'orders'.
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
        trackingUrl: '', // carriers name the recipient there
        address: json({ recipient: '', phone: '', city, district: '', line: '', postalCode: '' }),
        invoice: json(invoiceLeft(invoice)),
        version: version + 1,
        updatedAt: at,
      })
      .where('id', '=', id)
      .execute();
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
    await trx.updateTable('refunds').set({ reason: '' }).where('orderId', '=', id).execute(); // one that is still on its way is noted without it, too
    await forgetMails(trx, publicId);
    await forget(trx, 'order', publicId, ['staffNote', 'tracking', 'reason']);
  }
}
