// Orders as replies show them.
import type { Selectable } from 'kysely';
import type { BankAccount } from '#contract/bank-accounts.ts';
import { fromMicros } from '#contract/daily-price.ts';
import { toMajor } from '#contract/money.ts';
import { BY_RECEIPTS, methodOf, TRANSFER } from '#contract/order-facts.ts';
import type { ListedOrder, Order, OrderSummary, ShownInvoice, StaffOrder } from '#contract/orders.ts';
import { commonUnit } from '#contract/unit-sums.ts';
import { type Unit } from '#contract/units.ts';
import * as z from 'zod';
import type {
  InvoiceTable,
  ListedPrice,
  OrderEventTable,
  OrderLineTable,
  OrderReceiptTable,
  ReceiptFileTable,
  RefundTable,
} from '../../../base/db/tables.ts';
import { OVER, type OrderRow } from '../payments/facts.ts';
import { shippedByLine, showShipments, showStaffShipments, type StoredShipment } from './shipments.ts';
import { canShip, isUnanswered, movesOf, refundableOf } from './moves.ts';
import { PROVIDER, SHOP, SYSTEM } from '../texts.ts';
import { vatOfOrder } from './vat.ts';

/** Columns that lists need. */
type SummaryRow = Pick<
  OrderRow,
  | 'publicId'
  | 'number'
  | 'status'
  | 'customerName'
  | 'customerEmail'
  | 'currency'
  | 'totalMinor'
  | 'refundedMinor'
  | 'createdAt'
  | 'paidAt'
  | 'provider'
  | 'dueAt'
  | 'isPickup'
  | 'isPartShipped'
> & { itemCount: number; itemUnit: Unit | null };
type LineRow = Pick<
  Selectable<OrderLineTable>,
  | 'id'
  | 'position'
  | 'productPublicId'
  | 'listed'
  | 'config'
  | 'code'
  | 'name'
  | 'img'
  | 'unitPriceMinor'
  | 'quantity'
  | 'unit'
  | 'vatRate'
  | 'stockStatus'
  | 'leadTime'
> & { slug: string | null };
type EventRow = Selectable<OrderEventTable>;
type RefundRow = Selectable<RefundTable>;

type IssuedRow = Pick<Selectable<InvoiceTable>, 'state' | 'number' | 'issueDate' | 'pdfName'>;

/** An order with its rows in other tables, each list oldest first. */
export interface WholeOrder {
  row: OrderRow;
  lines: readonly LineRow[];
  shipments: readonly StoredShipment[];
  invoice: IssuedRow | undefined;
  returnInvoices: readonly (IssuedRow & { refund: string })[];
  events: readonly EventRow[];
  refunds: readonly RefundRow[];
  /** Money that arrived by transfer. */
  receipts: readonly Selectable<OrderReceiptTable>[];
  /** Where it may be transferred to; none unless it is paid so. */
  accounts: readonly BankAccount[];
  receiptFiles: readonly Pick<Selectable<ReceiptFileTable>, 'publicId' | 'originalName' | 'createdAt'>[];
  /** Public id of the customer's account; null: it was deleted. */
  customerId: string | null;
}

export const showSummary = (row: SummaryRow): OrderSummary => ({
  _id: row.publicId,
  receipt_email: row.customerEmail,
  number: row.number,
  status: row.status,
  currency: row.currency,
  total: toMajor(row.totalMinor),
  refunded: toMajor(row.refundedMinor),
  customerName: row.customerName,
  itemCount: row.itemCount,
  itemUnit: row.itemUnit,
  createdAt: row.createdAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
  paymentMethod: methodOf(row.provider),
  dueAt: row.dueAt?.toISOString() ?? null,
  isPickup: row.isPickup,
  isPartShipped: row.isPartShipped,
});

/** For the staff's list. */
export const showListed = (row: SummaryRow & Pick<OrderRow, 'invoice'>): ListedOrder => ({
  ...showSummary(row),
  amount: row.totalMinor,
  company: row.invoice.kind === 'company' ? row.invoice.company : '',
});

export const showInvoice = ({ invoice }: Pick<OrderRow, 'invoice'>): z.output<typeof ShownInvoice> => {
  const { address, district = '', city = '' } = invoice;
  return invoice.kind === 'company'
    ? {
        kind: 'company',
        name: invoice.company,
        taxId: invoice.vkn,
        taxOffice: invoice.taxOffice,
        address,
        district,
        city,
        email: invoice.email ?? '',
        isEInvoice: invoice.isEInvoice ?? false,
      }
    : {
        kind: 'individual',
        name: invoice.name,
        taxId: invoice.tckn,
        taxOffice: '',
        address,
        district,
        city,
        email: '',
        isEInvoice: false,
      };
};

/** Name of the actor in an order's history. */
export function actorName({ byKind, byName }: Pick<EventRow, 'byKind' | 'byName'>): string {
  if (byKind === 'provider') return PROVIDER;
  return byKind === 'system' ? SYSTEM : byName;
}

const showEvent = (event: EventRow): Order['history'][number] => ({
  at: event.at.toISOString(),
  by: actorName(event),
  from: event.fromStatus,
  to: event.toStatus,
  notes: event.notes,
});

/** Address of the payment page while it can still be paid; otherwise ''. */
const paymentUrlOf = ({ status, provider, sessionUrl, sessionExpiresAt }: OrderRow, now: number): string =>
  status === 'pending' && !BY_RECEIPTS.includes(provider) && sessionExpiresAt.getTime() > now ? (sessionUrl ?? '') : '';

/** How the order is paid by transfer, while it can be. */
function showTransfer({ row, receipts, accounts }: WholeOrder): Order['transfer'] {
  const isAwaited = row.provider === TRANSFER && row.status === 'pending';
  const isOwed = row.dueAt !== null && row.paidAt === null && !OVER.includes(row.status) && row.status !== 'refunded';
  if (!isAwaited && !isOwed) return null;
  const received = receipts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return {
    accounts: [...accounts],
    dueAt: (row.dueAt ?? row.sessionExpiresAt).toISOString(),
    remaining: toMajor(row.totalMinor - received),
  };
}

const showRefund = ({ createdAt, byName, amountMinor, reason, status }: RefundRow): Order['refunds'][number] => ({
  at: createdAt.toISOString(),
  by: byName,
  amount: toMajor(amountMinor),
  reason,
  status,
});

const showDocument = (invoice: IssuedRow | undefined): Order['invoiceDocument'] =>
  invoice?.state === 'issued' && invoice.number !== null && invoice.issueDate !== null
    ? { number: invoice.number, issueDate: invoice.issueDate, hasPdf: invoice.pdfName !== null }
    : null;

const positionsOf = (lines: WholeOrder['lines']): Map<number, number> =>
  new Map(lines.map(({ id, position }) => [id, position]));

const showListedPrice = ({ micros, priceMinor, ...rate }: ListedPrice): Order['lines'][number]['listed'] => ({
  price: toMajor(priceMinor),
  rate: fromMicros(micros),
  ...rate,
});

const showWhole = (whole: WholeOrder, now: number): Order => {
  const { row, lines, shipments, events, refunds } = whole;
  const shipped = shippedByLine(shipments);
  return {
    ...showSummary({
      ...row,
      itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      itemUnit: commonUnit(lines),
    }),
    lines: lines.map(
      ({
        id,
        position,
        productPublicId,
        unitPriceMinor,
        config,
        code,
        name,
        slug,
        img,
        quantity,
        unit,
        vatRate,
        stockStatus,
        leadTime,
        listed,
      }) => ({
        position,
        productId: productPublicId,
        config,
        code,
        name,
        slug: slug ?? '',
        img,
        price: toMajor(unitPriceMinor),
        quantity,
        unit,
        shipped: shipped.get(id) ?? 0,
        lineTotal: toMajor(unitPriceMinor * quantity),
        vatRate,
        stockStatus,
        leadTime,
        listed: listed ? showListedPrice(listed) : undefined,
      }),
    ),
    charged: row.chargedMinor === null ? null : toMajor(row.chargedMinor),
    surcharge: toMajor(Math.max(0, (row.chargedMinor ?? 0) - row.totalMinor)),
    instalments: row.instalments,
    subtotal: toMajor(row.subtotalMinor),
    shippingFee: row.shippingMinor === null ? null : toMajor(row.shippingMinor),
    fastCargoFee: toMajor(row.fastCargoMinor),
    vat: vatOfOrder(row),
    deliveryMethod: row.deliveryMethod,
    deliveryName: row.deliveryName,
    deliveryDays: row.deliveryDays,
    pickupNote: row.pickupNote,
    address: row.address,
    invoice: showInvoice(row),
    poNumber: row.poNumber,
    note: row.note,
    consents: row.consents,
    tracking:
      row.trackingNumber === '' ? null : { carrier: row.carrier, number: row.trackingNumber, url: row.trackingUrl },
    invoiceDocument: showDocument(whole.invoice),
    returnDocuments: whole.returnInvoices.flatMap((one) => {
      const document = showDocument(one);
      return document ? [{ refund: one.refund, ...document }] : [];
    }),
    shipments: showShipments(shipments, positionsOf(lines)),
    isRestClosed: row.restClosedAt !== null,
    history: events.map(showEvent),
    refunds: refunds.map(showRefund),
    transfer: showTransfer(whole),
    receiptFiles: whole.receiptFiles.map(({ publicId, originalName, createdAt }) => ({
      _id: publicId,
      name: originalName,
      at: createdAt.toISOString(),
    })),
    paymentUrl: paymentUrlOf(row, now),
    version: row.version,
  };
};

function eventForCustomer(event: EventRow): EventRow {
  if (event.byKind === 'staff') return { ...event, byName: SHOP };
  return event.byKind === 'customer' ? event : { ...event, notes: '' };
}

/** The order for its customer: without names and internal notes of staff, and without the provider's doubts. */
export function showOrder(whole: WholeOrder, now: number): Order {
  return showWhole(
    {
      ...whole,
      events: whole.events.map(eventForCustomer),
      refunds: whole.refunds.map((refund) => ({ ...refund, byName: SHOP })),
    },
    now,
  );
}

const showRefundable = ({ row, refunds }: WholeOrder): Pick<StaffOrder, 'refundable' | 'refundablePart'> => {
  const { allMinor, partMinor } = refundableOf(row, refunds);
  return { refundable: toMajor(allMinor), refundablePart: toMajor(partMinor) };
};

export const showStaffOrder = (whole: WholeOrder, now: number): StaffOrder => ({
  ...showWhole(whole, now),
  refunds: whole.refunds.map((refund) => ({
    ...showRefund(refund),
    _id: refund.publicId,
    isUnanswered: isUnanswered(refund, now),
  })),
  shipments: showStaffShipments(whole.shipments, positionsOf(whole.lines)),
  canShip: canShip(whole.row),
  staffNote: whole.row.staffNote,
  provider: whole.row.provider,
  receipts: whole.receipts.map(({ amountMinor, receivedOn, account, reference, note, byName, createdAt }) => ({
    amount: toMajor(amountMinor),
    receivedOn,
    account,
    reference,
    note,
    by: byName,
    at: createdAt.toISOString(),
  })),
  customerId: whole.customerId,
  sessionId: whole.row.sessionId ?? '',
  paymentId: whole.row.paymentId ?? '',
  reviewReason: whole.row.reviewReason,
  moves: movesOf(whole.row),
  ...showRefundable(whole),
});
