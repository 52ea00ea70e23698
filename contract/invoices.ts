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
} from './invoice-texts.ts';
import { orderFilters, StaffOrder } from './orders.ts';
import { EditedVersion } from './saving.ts';
import { shortText } from './typed-fields.ts';
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
const InvoiceReply = z.object({
  invoice: OrderInvoice.nullable().describe('null: not prepared yet'),
  canPrepare: z.boolean().describe('The order is paid, or approved on account'),
  proposed: z.enum(INVOICE_PROFILES).describe('By what the customer said'),
  needsExemption: z.boolean().describe('A line has no tax'),
  missing: z.array(z.string()).describe('What the draft lacks, in words; none: it can be made'),
});
export type InvoiceReply = z.output<typeof InvoiceReply>;

const Params = z.object({ id: Id.describe('Id or number of the order') });

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
});
