import type { Trx } from '../../../base/db/database.ts';
import { settingStore } from '../../../base/settings/store.ts';
import { enqueue, enqueueToAll, type MailContent } from '../../../base/mail/outbox.ts';
import { mailRecipients, type MailSite } from '../../../base/mail/recipients.ts';
import {
  accountApproved,
  accountAwaited,
  accountPaid,
  accountToStaff,
  invoiceReady,
  orderCancelled,
  orderReady,
  orderReceived,
  orderRefunded,
  orderShipped,
  orderToReview,
  orderToStaff,
  refundUnknown,
  shipmentLeft,
  transferAwaited,
  transferExpired,
  transferReminder,
  transferToStaff,
  type MailedOrder,
  type MailedShipment,
} from './mail-templates.ts';
import { shipmentsOf, shippedByLine } from './shipments.ts';

/**
 * Mails about an order, each stored in the transaction of its occasion and with the order as that transaction leaves
 * it: call them last. `orderId` is the row's id.
 */
export const orderMails = ({ config }: { config: Parameters<typeof mailRecipients>[0] }) => {
  const recipients = mailRecipients(config);

  const parts = async (trx: Trx, orderId: number, at: Date) => {
    const row = await trx.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
    const lines = await trx
      .selectFrom('orderLines')
      .select(['id', 'code', 'name', 'quantity', 'unit', 'unitPriceMinor', 'leadTime'])
      .where('orderId', '=', orderId)
      .orderBy('position')
      .orderBy('id')
      .execute();
    const { site, orders: staff, replyTo } = await recipients(trx);
    const order: MailedOrder = { ...row, lines };
    const { bank_accounts: accounts } = await settingStore({ db: trx }).all();
    return {
      lines,
      isPickup: row.isPickup,
      /** In the order's currency. */
      accounts: accounts.filter(({ currency }) => currency === row.currency),
      async toCustomer(make: (site: MailSite, order: MailedOrder) => MailContent): Promise<void> {
        if (row.userId === null) return; // the account and its address are deleted
        await enqueue(trx, { ...make(site, order), to: order.customerEmail, replyTo, about: order.publicId }, at);
      },
      async toAccounting(make: (site: MailSite, order: MailedOrder) => MailContent): Promise<void> {
        const { email = '' } = row.invoice.kind === 'company' ? row.invoice : {};
        if (row.userId === null || email === '' || email === order.customerEmail) return;
        await enqueue(trx, { ...make(site, order), to: email, replyTo, about: order.publicId }, at);
      },
      async toStaff(make: (site: MailSite, order: MailedOrder) => MailContent): Promise<void> {
        await enqueueToAll(
          trx,
          {
            ...make(site, order),
            replyTo: row.userId === null ? undefined : order.customerEmail,
            about: order.publicId,
          },
          staff,
          at,
        );
      },
    };
  };

  return {
    /** After payment: to the customer and to staff. */
    async received(trx: Trx, orderId: number, at: Date): Promise<void> {
      const mail = await parts(trx, orderId, at);
      await mail.toCustomer(orderReceived);
      await mail.toStaff(orderToStaff);
    },
    /** A new order waits for its transfer: to the customer with the accounts, and to staff. */
    async transferAwaited(trx: Trx, orderId: number, at: Date): Promise<void> {
      const mail = await parts(trx, orderId, at);
      await mail.toCustomer((site, order) => transferAwaited(site, order, mail.accounts));
      await mail.toStaff(transferToStaff);
    },
    async transferReminder(trx: Trx, orderId: number, at: Date): Promise<void> {
      const mail = await parts(trx, orderId, at);
      await mail.toCustomer((site, order) => transferReminder(site, order, mail.accounts));
    },
    async transferExpired(trx: Trx, orderId: number, at: Date): Promise<void> {
      await (await parts(trx, orderId, at)).toCustomer(transferExpired);
    },
    /** A new order on account waits for its approval: to the customer and to staff. */
    async accountAwaited(trx: Trx, orderId: number, at: Date): Promise<void> {
      const mail = await parts(trx, orderId, at);
      await mail.toCustomer(accountAwaited);
      await mail.toStaff(accountToStaff);
    },
    /** To the customer, with when and where to pay. @param isNew it was not approved by staff, who have to know of it */
    async accountApproved(trx: Trx, orderId: number, at: Date, isNew: boolean): Promise<void> {
      const mail = await parts(trx, orderId, at);
      await mail.toCustomer((site, order) => accountApproved(site, order, mail.accounts));
      if (isNew) await mail.toStaff(accountToStaff);
    },
    /** All the money of an approved order on account has arrived. */
    async accountPaid(trx: Trx, orderId: number, at: Date): Promise<void> {
      await (await parts(trx, orderId, at)).toCustomer(accountPaid);
    },
    /** A shipment has left: to the customer, with what is in it where it is not all of the order. */
    async shipped(trx: Trx, orderId: number, at: Date, shipmentId: number): Promise<void> {
      const mail = await parts(trx, orderId, at);
      if (mail.isPickup) return mail.toCustomer(orderReady);
      const shipments = await shipmentsOf(trx, orderId);
      const shipment = shipments.find(({ id }) => id === shipmentId)!;
      const shipped = shippedByLine(shipments);
      const ordered = mail.lines;
      const inIt = new Map(shipment.lines.map(({ orderLineId, quantity }) => [orderLineId, quantity]));
      if (ordered.every(({ id, quantity }) => inIt.get(id) === quantity)) return mail.toCustomer(orderShipped);
      const parcel: MailedShipment = {
        ...shipment,
        lines: ordered.flatMap((line) => (inIt.has(line.id) ? [{ ...line, quantity: inIt.get(line.id)! }] : [])),
        open: ordered.flatMap((line) => {
          const open = line.quantity - (shipped.get(line.id) ?? 0);
          return open > 0 ? [{ ...line, quantity: open }] : [];
        }),
      };
      return mail.toCustomer((site, order) => shipmentLeft(site, order, parcel));
    },
    /** The invoice can be downloaded: to the customer, and to the accounting where it has an address. */
    async invoiceReady(trx: Trx, orderId: number, at: Date, invoice: { number: string }): Promise<void> {
      const mail = await parts(trx, orderId, at);
      await mail.toCustomer((site, order) => invoiceReady(site, order, invoice.number));
      await mail.toAccounting((site, order) => invoiceReady(site, order, invoice.number));
    },
    async cancelled(trx: Trx, orderId: number, at: Date): Promise<void> {
      await (await parts(trx, orderId, at)).toCustomer(orderCancelled);
    },
    /** @param amountMinor the amount of this refund */
    async refunded(trx: Trx, orderId: number, amountMinor: number, at: Date): Promise<void> {
      await (await parts(trx, orderId, at)).toCustomer((site, order) => orderRefunded(site, order, amountMinor));
    },
    /** To staff only: nobody can tell whether a refund was made. @param amountMinor of the refund */
    async refundUnknown(trx: Trx, orderId: number, amountMinor: number, at: Date): Promise<void> {
      await (await parts(trx, orderId, at)).toStaff((site, order) => refundUnknown(site, order, amountMinor));
    },
    /** To staff only. @param reason why the payment does not match the order */
    async review(trx: Trx, orderId: number, reason: string, at: Date): Promise<void> {
      await (await parts(trx, orderId, at)).toStaff((site, order) => orderToReview(site, order, reason));
    },
  };
};
export type OrderMails = ReturnType<typeof orderMails>;
