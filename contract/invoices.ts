// Invoices of orders: the draft for an integrator or the accountant's program, and the invoice that came of it.
import * as z from 'zod';
import { type Access, ADMIN_AUDITED, ADMIN_ONLY } from './access.ts';
import { Download, ZIP_TYPE } from './downloads.ts';
import { endpoints } from './endpoint.ts';
import { DAY_REFUSED } from './field-texts.ts';
import { Id, NoQuery } from './fields.ts';
import {
  EXEMPTION_REFUSED,
  EXEMPTIONS,
  INVOICE_CALLS,
  INVOICE_NUMBER_REFUSED,
  INVOICE_PDF_TOO_LARGE,
  INVOICE_PROFILES,
  INVOICE_STATES,
  PROFILE_REFUSED,
  RETURN_ISSUERS,
  RETURN_LINE_REFUSED,
  RETURN_LINE_TWICE,
  RETURN_LINES_MISSING,
  RETURN_QUANTITY_REFUSED,
} from './invoice-texts.ts';
import { MAX_CART_LINES, MAX_QUANTITY } from './order-facts.ts';
import { orderFilters, StaffOrder } from './orders.ts';
import { EditedVersion } from './saving.ts';
import { shortText } from './typed-fields.ts';
import { UNITS } from './units.ts';
import type { FileRule } from './uploads.ts';

const OWN_OR_404: Access = { anonymous: '401', user: 'own-or-404', moderator: 'own-or-404', admin: 'allow' };

/** 'ABC2026000000001' */
const NUMBER = /^[A-Z0-9]{3}20\d{2}\d{9}$/;
export const INVOICE_PDF = {
  field: 'invoice',
  maxBytes: 10 * 1024 * 1024,
  tooLarge: INVOICE_PDF_TOO_LARGE,
} as const satisfies FileRule;

/** Fields of the invoice's form. */
export const invoiceFields = {
  profile: z.enum(INVOICE_PROFILES, PROFILE_REFUSED),
  exemptionCode: z
    .string(EXEMPTION_REFUSED)
    .refine((code) => code === '' || Object.hasOwn(EXEMPTIONS, code), EXEMPTION_REFUSED)
    .describe('Of lines without tax; empty: there are none'),
  number: shortText(16)
    .overwrite((text) => text.toUpperCase())
    .refine((text) => text === '' || NUMBER.test(text), INVOICE_NUMBER_REFUSED)
    .describe('The official one; empty: not issued yet'),
  issueDate: z.iso.date(DAY_REFUSED).nullable().describe('In Istanbul; null: not issued yet'),
};

export const OrderInvoice = z.object({
  uuid: z.string().describe('ETTN; the same for ever'),
  profile: z.enum(INVOICE_PROFILES),
  exemptionCode: z.string(),
  state: z.enum(INVOICE_STATES),
  number: z.string().describe('Empty: not issued yet'),
  issueDate: z.iso.date().nullable(),
  hasPdf: z.boolean(),
  by: z.string(),
});
export type OrderInvoice = z.output<typeof OrderInvoice>;

const Pieces = z.strictObject({
  line: z
    .int(RETURN_LINE_REFUSED)
    .min(0, RETURN_LINE_REFUSED)
    .describe('Place among the order’s lines, from 0; the fees of its delivery follow them'),
  quantity: z.int(RETURN_QUANTITY_REFUSED).min(1, RETURN_QUANTITY_REFUSED).max(MAX_QUANTITY, RETURN_QUANTITY_REFUSED),
});
/** Fees of a delivery beside the goods. */
const MOST_FEES = 2;
const ReturnLines = z
  .array(Pieces, RETURN_LINES_MISSING)
  .min(1, RETURN_LINES_MISSING)
  .max(MAX_CART_LINES + MOST_FEES, RETURN_LINES_MISSING)
  .refine((lines) => new Set(lines.map(({ line }) => line)).size === lines.length, RETURN_LINE_TWICE)
  .describe('What came back or was never sent; its amounts add up to the refund');

const ReturnInvoice = OrderInvoice.pick({
  uuid: true,
  state: true,
  number: true,
  issueDate: true,
  hasPdf: true,
  by: true,
}).extend({ lines: z.array(Pieces) });
/** A refund and its invoice. Amounts are in minor units. */
export const OrderReturn = z.object({
  refund: z.string().describe('Id'),
  at: z.iso.datetime(),
  amountMinor: z.int(),
  issuedBy: z.enum(RETURN_ISSUERS).describe('Who makes the invoice'),
  invoice: ReturnInvoice.nullable().describe('null: not prepared yet'),
  proposed: z.array(Pieces).describe('Pieces that were sold for what went back; none: staff choose'),
  lines: z
    .array(
      z.object({
        line: z.int(),
        code: z.string().describe('Empty: a fee'),
        name: z.string(),
        unit: z.enum(UNITS),
        quantity: z.int().describe('As sold'),
        grossMinor: z.int().describe('Of all of it, tax included'),
        gone: z.int().describe('How much of it the invoices of other refunds have'),
      }),
    )
    .describe('The order’s lines, then its fees'),
  missing: z.array(z.string()).describe('What the draft lacks, in words; none: it can be made'),
});
export type OrderReturn = z.output<typeof OrderReturn>;
const InvoiceReply = z.object({
  invoice: OrderInvoice.nullable().describe('null: not prepared yet'),
  canPrepare: z.boolean().describe('The order is paid, or approved on account'),
  proposed: z.enum(INVOICE_PROFILES).describe('By what the customer said'),
  needsExemption: z.boolean().describe('A line has no tax'),
  missing: z.array(z.string()).describe('What the draft lacks, in words; none: it can be made'),
  isNothingLeft: z.boolean().describe('All of it was refunded before an invoice was issued: there is none to make'),
  returns: z
    .array(OrderReturn)
    .describe('Refunds that are done, oldest first; none before the order’s invoice is issued'),
});
export type InvoiceReply = z.output<typeof InvoiceReply>;

const Params = z.object({ id: Id.describe('Id or number of the order') });
const ReturnParams = Params.extend({ refund: Id.describe('Id of the refund') });
const { number, issueDate } = invoiceFields;

/** Orders whose drafts are made at once. */
export const MAX_DRAFTS = 500;

export const invoiceEndpoints = endpoints(INVOICE_CALLS, {
  'POST /api/orders/invoices': {
    access: ADMIN_ONLY,
    body: z.strictObject(orderFilters),
    response: z.object({
      prepared: z.int().describe('Drafts that are new'),
      ready: z.int().describe('Drafts that the file has now'),
      left: z
        .array(z.object({ number: z.string(), missing: z.array(z.string()) }))
        .describe('Orders that lack something'),
    }),
    status: 200,
  },
  'GET /api/orders/invoices/export': {
    access: ADMIN_AUDITED,
    query: z.strictObject(orderFilters),
    response: Download,
    isDownload: true,
    contentTypes: [ZIP_TYPE],
  },
  'GET /api/orders/:id/invoice': { access: ADMIN_ONLY, params: Params, query: NoQuery, response: InvoiceReply },
  'PUT /api/orders/:id/invoice': {
    access: ADMIN_ONLY,
    params: Params,
    body: z.strictObject({
      profile: invoiceFields.profile,
      exemptionCode: invoiceFields.exemptionCode.default(''),
      number: invoiceFields.number.default(''),
      issueDate: invoiceFields.issueDate.default(null),
      isCancelled: z.boolean().default(false),
      version: EditedVersion.describe('Of the order'),
    }),
    response: StaffOrder,
  },
  'GET /api/orders/:id/invoice/xml': {
    access: ADMIN_ONLY,
    params: Params,
    query: NoQuery,
    response: Download,
    isDownload: true,
    contentTypes: ['application/xml'],
  },
  'POST /api/orders/:id/invoice/pdf': {
    access: ADMIN_ONLY,
    params: Params,
    file: INVOICE_PDF,
    response: StaffOrder,
  },
  'GET /api/orders/:id/invoice/pdf': {
    access: OWN_OR_404,
    params: Params,
    query: NoQuery,
    response: Download,
    isDownload: true,
    contentTypes: ['application/pdf'],
  },
  'PUT /api/orders/:id/refunds/:refund/invoice': {
    access: ADMIN_ONLY,
    params: ReturnParams,
    body: z.strictObject({
      lines: ReturnLines,
      number: number.default(''),
      issueDate: issueDate.default(null),
      isCancelled: z.boolean().default(false),
      version: EditedVersion.describe('Of the order'),
    }),
    response: StaffOrder,
  },
  'GET /api/orders/:id/refunds/:refund/invoice/xml': {
    access: ADMIN_ONLY,
    params: ReturnParams,
    query: NoQuery,
    response: Download,
    isDownload: true,
    contentTypes: ['application/xml'],
  },
  'POST /api/orders/:id/refunds/:refund/invoice/pdf': {
    access: ADMIN_ONLY,
    params: ReturnParams,
    file: INVOICE_PDF,
    response: StaffOrder,
  },
  'GET /api/orders/:id/refunds/:refund/invoice/pdf': {
    access: OWN_OR_404,
    params: ReturnParams,
    query: NoQuery,
    response: Download,
    isDownload: true,
    contentTypes: ['application/pdf'],
  },
});
