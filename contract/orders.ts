// Orders as customers and staff see them, and the calls that move, ship and refund them.
import * as z from 'zod';
import { type Access, ADMIN_AUDITED, ADMIN_ONLY, OWN } from './access.ts';
import { STOCK_STATUSES } from './catalogue.ts';
import { CSV_TYPE, Download, XLSX_TYPE } from './downloads.ts';
import { endpoints } from './endpoint.ts';
import { BankAccountsShown } from './bank-accounts.ts';
import { AMOUNT_TOO_LARGE, DAY_REFUSED } from './field-texts.ts';
import { Id, NoQuery, pagedParams, pageOf, pageParams, periodParams, searchParam, sortParam } from './fields.ts';
import { WebAddress } from './form-fields.ts';
import { StatusChange } from './history.ts';
import { RATE_CURRENCIES } from './daily-price.ts';
import { CURRENCIES } from './money.ts';
import { AGREEMENTS, DELIVERY_METHODS, INVOICE_KINDS, ORDER_STATUSES, PAYMENT_METHODS } from './order-facts.ts';
import { DOCUMENT_REFUSED, ORDER_DOCUMENTS } from './order-documents.ts';
import {
  AMOUNT_NOT_ABOVE_ZERO,
  AMOUNT_NOT_NUMBER,
  CARRIER_MISSING,
  ORDER_CALLS,
  ORDER_STATUS_REFUSED,
  RECEIPT_AMOUNT_REFUSED,
  RECEIPT_ATTEMPT_REFUSED,
  RECEIPT_REASON_MISSING,
  REFUND_ATTEMPT_REFUSED,
  REFUND_OUTCOME_REFUSED,
  REFUND_REASON_MISSING,
  REMAINDER_NOT_NUMBER,
  REMAINDER_REFUSED,
  TRACKING_NUMBER_MISSING,
} from './order-texts.ts';
import { RECEIPT_FILE } from './receipt-files.ts';
import { EditedVersion } from './saving.ts';
import { UNITS } from './units.ts';
import { Vat } from './vat-fields.ts';
import { longText, neededText, shortText, switchValue } from './typed-fields.ts';
import { TABLE_FORMATS } from './table-files.ts';

const OWN_OR_404: Access = { anonymous: '401', user: 'own-or-404', moderator: 'own-or-404', admin: 'allow' };

const OrderStatusSchema = z.enum(ORDER_STATUSES, ORDER_STATUS_REFUSED);

/** An order as lists show it. `total` and `refunded` are decimal numbers in `currency`. */
export const OrderSummary = z.object({
  _id: z.string(),
  receipt_email: z.string().describe('Of the customer'),
  number: z.string().describe('SP-2026-000123'),
  status: OrderStatusSchema,
  currency: z.enum(CURRENCIES),
  total: z.number(),
  refunded: z.number(),
  customerName: z.string(),
  itemCount: z.int().describe('Sum of the lines’ quantities'),
  itemUnit: z.enum(UNITS).nullable().describe('Unit of every line; null: they differ, and `itemCount` says nothing'),
  createdAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
  paymentMethod: z.enum(PAYMENT_METHODS),
  dueAt: z.iso.datetime().nullable().describe('Of an order on account, from its approval on'),
  isPickup: z.boolean().describe('Is fetched at `address`, the shop’s own'),
  isPartShipped: z.boolean().describe('Some of it has left and the rest is still `preparing`'),
});
export type OrderSummary = z.output<typeof OrderSummary>;

const { _id, receipt_email, ...otherColumns } = OrderSummary.shape;
/**
 * An order in the staff's list: a payment record of the specification, which begins with the address and the amount,
 * here alone in minor units (docs/decisions/0091).
 */
export const ListedOrder = z.object({
  _id,
  receipt_email,
  amount: z.int().describe('`total` in minor units, for callers that know payment records only'),
  company: z.string().describe('On the invoice; empty: a person bought'),
  ...otherColumns,
});
export type ListedOrder = z.output<typeof ListedOrder>;

/** `price` is of one piece; it and `lineTotal` are decimal numbers in the order's currency. */
const OrderLine = z.object({
  position: z.int().describe('Names the line within its order'),
  productId: z.string(),
  config: z.string().describe('As in carts; empty: the article as it is'),
  code: z.string(),
  name: z.string(),
  slug: z.string().describe('Of the product’s page now; empty: it has none'),
  img: z.string(),
  price: z.number(),
  quantity: z.int(),
  unit: z.enum(UNITS).describe('What `quantity` counts'),
  shipped: z.int().describe('How much of `quantity` has left'),
  lineTotal: z.number(),
  vatRate: z.int().nullable().describe('Percent; null: no tax is known'),
  stockStatus: z.enum(STOCK_STATUSES).nullable().describe('As agreed at the purchase; null: not known'),
  leadTime: z.string().describe('In words, as agreed at the purchase: “12 iş günü”. Empty: not known'),
  listed: z
    .object({
      price: z.number(),
      currency: z.enum(RATE_CURRENCIES),
      rate: z.number().describe('Lira for one unit, with the shop’s margin'),
      day: z.iso.date().describe('Of the rate'),
      source: z.enum(['tcmb', 'manual']),
    })
    .optional()
    .describe('What `price` was computed from; absent: it was kept as it was sold'),
});
export const ShownInvoice = z.object({
  kind: z.enum(INVOICE_KINDS),
  name: z.string().describe('Person or company'),
  taxId: z.string().describe('TCKN or VKN; empty: not given'),
  taxOffice: z.string(),
  address: z.string().describe('Empty: the delivery address'),
  district: z.string().describe('Of `address`; empty: not given'),
  city: z.string().describe('Of `address`; empty: not given'),
  email: z.string().describe('Of the accounting; empty: none'),
  isEInvoice: z.boolean().describe('Takes e-invoices (e-fatura)'),
});
const Shipment = z.object({
  _id: z.string(),
  no: z.int().describe('Counts from 1 within the order'),
  carrier: z.string(),
  number: z.string().describe('The carrier’s tracking number'),
  url: z.string().describe('Where it is followed; empty: not known'),
  parcels: z.int(),
  shippedAt: z.iso.datetime(),
  deliveredAt: z.iso.datetime().nullable(),
  lines: z.array(z.object({ line: z.int().describe('`position` of the order’s line'), quantity: z.int() })),
});
const Refund = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  amount: z.number().describe('Decimal number in the order’s currency'),
  reason: z.string(),
  status: z.enum(['pending', 'done', 'failed']),
});

/** An order as its customer sees it. All amounts are decimal numbers in `currency`. */
export const Order = OrderSummary.extend({
  lines: z.array(OrderLine),
  charged: z
    .number()
    .nullable()
    .describe('What was taken of the card: `total` and what instalments cost; null: the provider does not tell'),
  surcharge: z.number().describe('What instalments cost: the part of `charged` above `total`'),
  instalments: z.int().nullable().describe('1: a single payment; null: not known'),
  subtotal: z.number(),
  shippingFee: z.number().nullable().describe('0: free; null: the recipient pays the carrier'),
  fastCargoFee: z.number(),
  vat: Vat.nullable().describe('As sold; null: no tax is known, `total` is the sum of the amounts above'),
  deliveryMethod: z.enum(DELIVERY_METHODS).describe('Of orders without a `deliveryName`'),
  deliveryName: z.string().describe('The shop’s own delivery method; empty: standard or fast cargo by its settings'),
  deliveryDays: z.string().describe('When it was to be there, in words: “2–4 iş günü”. Empty: not said'),
  pickupNote: z.string().describe('When and where it is fetched; empty: nothing said, or it is sent'),
  address: z.object({
    recipient: z.string(),
    phone: z.string(),
    city: z.string(),
    district: z.string(),
    line: z.string(),
    postalCode: z.string(),
  }),
  invoice: ShownInvoice,
  poNumber: z.string(),
  note: z.string(),
  consents: z.array(
    z.object({
      key: z.enum(AGREEMENTS),
      title: z.string(),
      version: z.string(),
      text: z.string(),
      at: z.iso.datetime(),
    }),
  ),
  tracking: z
    .object({ carrier: z.string(), number: z.string(), url: z.string().describe('Empty: none') })
    .nullable()
    .describe('Of the last shipment, or noted before the first'),
  invoiceDocument: z
    .object({ number: z.string(), issueDate: z.iso.date(), hasPdf: z.boolean() })
    .nullable()
    .describe('The issued invoice; null: none yet'),
  returnDocuments: z
    .array(z.object({ refund: z.string(), number: z.string(), issueDate: z.iso.date(), hasPdf: z.boolean() }))
    .describe('Issued invoices of returns, oldest first; `refund` names its refund'),
  shipments: z.array(Shipment).describe('Oldest first'),
  isRestClosed: z.boolean().describe('What has not left of the lines will not be sent any more'),
  history: z
    .array(StatusChange)
    .describe('Oldest first; `by` is a name, or “Ödeme sağlayıcısı”, “Sistem”. Customers see no names of staff'),
  refunds: z.array(Refund).describe('Oldest first'),
  transfer: z
    .object({
      accounts: BankAccountsShown.describe('In the order’s currency'),
      dueAt: z.iso.datetime(),
      remaining: z.number().describe('What has not arrived yet'),
    })
    .nullable()
    .describe('How an order is paid by transfer: a `pending` one, or an approved one on account; null: it is not'),
  receiptFiles: z
    .array(z.object({ _id: z.string(), name: z.string(), at: z.iso.datetime() }))
    .describe('Bank receipts that the customer uploaded, oldest first'),
  paymentUrl: z.string().describe('Where a `pending` order can still be paid; otherwise empty'),
  version: z.int(),
});
export type Order = z.output<typeof Order>;

/** The same with the fields for staff. `refundable` and `refundablePart` are decimal numbers in `currency`. */
export const StaffOrder = Order.extend({
  refunds: z
    .array(
      Refund.extend({
        _id: z.string(),
        isUnanswered: z.boolean().describe('Whether the provider has said nothing of it for so long that staff decide'),
      }),
    )
    .describe('Oldest first'),
  shipments: z
    .array(Shipment.extend({ weightG: z.int().nullable().describe('Grams; null: not weighed'), by: z.string() }))
    .describe('Oldest first'),
  canShip: z.boolean().describe('Whether open lines may leave now'),
  staffNote: z.string(),
  provider: z.string(),
  receipts: z
    .array(
      z.object({
        amount: z.number().describe('Negative: takes a wrong one back'),
        receivedOn: z.string(),
        account: z.string().describe('IBAN, or empty'),
        reference: z.string(),
        note: z.string(),
        by: z.string(),
        at: z.iso.datetime(),
      }),
    )
    .describe('Money that arrived by transfer, or for an order on account, oldest first'),
  customerId: z.string().nullable().describe('Of the customer’s account; null: it was deleted'),
  sessionId: z.string(),
  paymentId: z.string().describe('The provider’s number of the payment; empty: none yet'),
  reviewReason: z
    .string()
    .describe(
      'What did not fit in a payment, as Turkish sentences, one in each line; it stays after staff have decided. Empty: nothing',
    ),
  moves: z.array(OrderStatusSchema).describe('Where it may be taken now'),
  refundable: z.number().describe('All that may still go back, with what instalments cost; 0: nothing'),
  refundablePart: z
    .number()
    .describe('The most that a part of it may be: what instalments cost goes back with the rest only'),
});
export type StaffOrder = z.output<typeof StaffOrder>;

export const ORDER_SORTS = ['newest', 'oldest', '-total', 'total', 'number', '-number'] as const;
/** Orders on account that are approved and not paid: all, or those that are late. */
export const OWED_FILTERS = ['open', 'overdue'] as const;
/** What narrows the staff's list, and whatever is made of it. */
export const orderFilters = {
  status: OrderStatusSchema.optional(),
  isInvoiced: z.enum(['false']).optional().describe('Only those that count as turnover and have no issued invoice'),
  isPartShipped: z.enum(['true']).optional().describe('Only those of which a part has left'),
  isWaiting: z.enum(['true']).optional().describe('Only those that wait for staff'),
  customer: Id.optional().describe('Id of an account'),
  owed: z.enum(OWED_FILTERS).optional(),
  q: searchParam('In number, customer, e-mail, product codes, PO and tracking number'),
  ...periodParams,
};
/** What a row of the orders' file is. */
export const ORDER_EXPORT_ROWS = ['order', 'line'] as const;

const OrderQuery = z.strictObject({
  ...orderFilters,
  sort: sortParam(ORDER_SORTS),
  ...pageParams,
});

const Params = z.object({ id: Id.describe('Id or number') });
const amount = z.number(AMOUNT_NOT_NUMBER).min(0.01, AMOUNT_NOT_ABOVE_ZERO).max(100_000_000, AMOUNT_TOO_LARGE);

/** Fields of the shipping form. */
export const trackingFields = {
  carrier: neededText(60, CARRIER_MISSING),
  number: neededText(60, TRACKING_NUMBER_MISSING),
  url: WebAddress,
};
/** Fields of staff's notes: with a change of status, and the order's own. */
export const noteFields = {
  notes: shortText(500).describe('Kept with the change of status; the customer reads it'),
  staffNote: longText(2_000),
};
/** Fields of the refund form. */
export const refundFields = {
  amount: amount.optional().describe('Decimal number; without it all that is left'),
  reason: neededText(300, REFUND_REASON_MISSING),
  isRestocked: switchValue
    .default(false)
    .describe('Puts the pieces back into stock, with a refund of all that is left'),
};

const documentKind = z.enum(ORDER_DOCUMENTS, DOCUMENT_REFUSED);
/** Orders whose documents one file holds. */
export const MAX_DOCUMENTS = 50;
const PDF_TYPE = 'application/pdf';

/** Fields of the form for money that arrived. */
export const receiptFields = {
  amount: z
    .number(AMOUNT_NOT_NUMBER)
    .min(-100_000_000, AMOUNT_TOO_LARGE)
    .max(100_000_000, AMOUNT_TOO_LARGE)
    .refine((value) => value !== 0, RECEIPT_AMOUNT_REFUSED)
    .describe('Decimal number in the order’s currency; negative: takes a wrong receipt back'),
  receivedOn: z.iso.date(DAY_REFUSED).describe('In Istanbul, not later than today'),
  account: shortText(26).default('').describe('IBAN of the shop’s account'),
  reference: shortText(80).default('').describe('Of the bank’s statement'),
  note: shortText(300).default('').describe('Needed where money is taken back'),
};

/** What became of a refund of which the provider has told nothing. */
export const REFUND_OUTCOMES = ['done', 'none'] as const;

export const orderEndpoints = endpoints(ORDER_CALLS, {
  'GET /api/orders': {
    access: ADMIN_ONLY,
    query: OrderQuery,
    response: pageOf(ListedOrder),
  },
  'GET /api/orders/mine': {
    access: OWN,
    query: z.strictObject(pagedParams(10)),
    response: pageOf(
      OrderSummary.extend({
        firstLines: z
          .array(OrderLine.pick({ productId: true, config: true, code: true, name: true, img: true, quantity: true }))
          .describe('The first three'),
        lineCount: z.int().describe('Lines of the order'),
      }),
    ),
  },
  'GET /api/orders/export': {
    access: ADMIN_AUDITED,
    query: z.strictObject({
      ...orderFilters,
      format: z.enum(TABLE_FORMATS).default('csv'),
      per: z.enum(ORDER_EXPORT_ROWS).default('order').describe('A row for each order, or for each of its lines'),
    }),
    response: Download,
    isDownload: true,
    contentTypes: [XLSX_TYPE, CSV_TYPE],
  },
  'GET /api/orders/documents/:kind': {
    access: ADMIN_AUDITED,
    params: z.object({ kind: documentKind }),
    query: z.strictObject(orderFilters),
    response: Download,
    isDownload: true,
    contentTypes: [PDF_TYPE],
  },
  'GET /api/orders/:id/documents/:kind': {
    access: OWN_OR_404,
    params: z.object({ id: Params.shape.id, kind: documentKind.describe('Customers: `proforma` and `order` alone') }),
    query: z.strictObject({
      shipment: Id.optional().describe('Of `packing` and `label`: for this shipment; without it for the whole order'),
    }),
    response: Download,
    isDownload: true,
    contentTypes: [PDF_TYPE],
    limit: { times: 30, minutes: 1, per: 'account' },
  },
  'GET /api/orders/:id': {
    access: OWN_OR_404,
    params: Params,
    response: z.union([StaffOrder, Order]),
  },
  'PATCH /api/orders/:id': {
    access: ADMIN_ONLY,
    params: Params,
    response: StaffOrder,
    body: z.strictObject({
      status: OrderStatusSchema.optional(),
      tracking: z.strictObject(trackingFields).nullable().optional(),
      staffNote: noteFields.staffNote.optional(),
      notes: noteFields.notes.default(''),
      version: EditedVersion,
    }),
  },
  'POST /api/orders/:id/receipts': {
    access: ADMIN_ONLY,
    params: Params,
    response: StaffOrder,
    status: 201,
    body: z
      .strictObject({
        ...receiptFields,
        attempt: z.uuid(RECEIPT_ATTEMPT_REFUSED).describe('One per form shown: the same one is stored once'),
      })
      .refine(({ amount: value, note }) => value > 0 || note !== '', {
        path: ['note'],
        message: RECEIPT_REASON_MISSING,
      }),
  },
  'POST /api/orders/:id/receipt-files': {
    access: OWN_OR_404,
    params: Params,
    file: RECEIPT_FILE,
    response: Order,
    limit: { times: 20, minutes: 60, per: 'account' },
  },
  'GET /api/orders/:id/receipt-files/:file': {
    access: OWN_OR_404,
    params: Params.extend({ file: Id }),
    query: NoQuery,
    response: Download,
    isDownload: true,
    contentTypes: [PDF_TYPE, 'image/jpeg', 'image/png'],
  },
  'POST /api/orders/:id/refund': {
    access: ADMIN_ONLY,
    params: Params,
    response: StaffOrder,
    status: 201,
    body: z.strictObject({
      ...refundFields,
      attempt: z.uuid(REFUND_ATTEMPT_REFUSED).describe('One per form shown: the same one never refunds twice'),
      // A decimal number in the order's currency, like `refundable`.
      shownRefundable: z
        .number(REMAINDER_NOT_NUMBER)
        .min(0, REMAINDER_REFUSED)
        .optional()
        .describe(
          'What might go back when the form was filled in; where it is another by now, nothing goes back (409)',
        ),
    }),
  },
  'POST /api/orders/:id/refunds/:refund/outcome': {
    access: ADMIN_ONLY,
    params: Params.extend({ refund: Id }),
    response: StaffOrder,
    body: z.strictObject({
      outcome: z
        .enum(REFUND_OUTCOMES, REFUND_OUTCOME_REFUSED)
        .describe('As staff saw it in the provider’s panel. `none`: nothing went back, so it is asked for once more'),
    }),
  },
});
