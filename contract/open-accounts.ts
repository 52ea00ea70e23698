// Customers as staff see them, and the terms on which they buy on account (cari hesap).
import * as z from 'zod';
import { ADMIN_AUDITED, ADMIN_ONLY, OWN } from './access.ts';
import { CSV_TYPE, Download, XLSX_TYPE } from './downloads.ts';
import { endpoints } from './endpoint.ts';
import { AMOUNT_TOO_LARGE } from './field-texts.ts';
import { NoQuery, pageOf, pageParams, RowParams, searchParam, sortParam } from './fields.ts';
import { CURRENCIES } from './money.ts';
import { LIMIT_REFUSED, OPEN_ACCOUNT_CALLS, TERM_DAYS_REFUSED } from './open-account-texts.ts';
import { updateOf } from './saving.ts';
import { TABLE_FORMATS } from './table-files.ts';
import { longText, switchValue } from './typed-fields.ts';

/** Fields of the form. */
export const termsFields = {
  isAllowed: switchValue.describe('Whether the customer may buy on account'),
  limit: z
    .number(LIMIT_REFUSED)
    .min(0, LIMIT_REFUSED)
    .max(100_000_000, AMOUNT_TOO_LARGE)
    .describe('The most that may be owed at one time: decimal number in the shop’s currency'),
  days: z
    .int(TERM_DAYS_REFUSED)
    .min(0, TERM_DAYS_REFUSED)
    .max(180, TERM_DAYS_REFUSED)
    .describe('From the approval of an order to its payment'),
  note: longText(1_000).describe('For staff alone'),
};

/** Amounts are decimal numbers in the shop’s currency; orders in another one are only counted. */
export const CustomerSummary = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.string().describe('Of the last invoice to a company; empty: none'),
  orders: z.int().describe('Without cancelled ones and those that were never paid'),
  currency: z.enum(CURRENCIES),
  turnover: z.number().describe('Paid, less refunds'),
  open: z.number().describe('Owed: approved orders on account, less what has arrived'),
  overdue: z.number().describe('Of `open`, what was due before now'),
  isAllowed: z.boolean(),
  limit: z.number().nullable().describe('null: never set'),
  lastOrderAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type CustomerSummary = z.output<typeof CustomerSummary>;

export const Customer = CustomerSummary.extend({
  awaiting: z.number().describe('Orders on account that wait for approval'),
  limit: z.number().describe('0 where none was set'),
  limitCurrency: z.enum(CURRENCIES).describe('Where it is not the shop’s, nothing can be bought on account'),
  days: z.int(),
  note: z.string(),
  version: z.int().describe('Grows with every save; sent back with one'),
});
export type Customer = z.output<typeof Customer>;

export const CUSTOMER_SORTS = [
  'newest',
  'name',
  '-name',
  'orders',
  '-orders',
  'turnover',
  '-turnover',
  'open',
  '-open',
  'lastOrder',
  '-lastOrder',
  'oldest',
] as const;
/** `allowed`: may buy on account; `owing`, `overdue`: owe something, or owe it too long. */
export const ACCOUNT_FILTERS = ['allowed', 'owing', 'overdue'] as const;

/** The customer's own account. Amounts are decimal numbers in `currency`. */
export const OwnAccount = z.object({
  currency: z.enum(CURRENCIES),
  limit: z.number(),
  open: z.number().describe('Owed for approved orders'),
  overdue: z.number(),
  remaining: z.number().describe('What may still be bought: the limit less what is owed or waits for approval'),
  days: z.int(),
  needsApproval: z.boolean(),
});
export type OwnAccount = z.output<typeof OwnAccount>;

export const openAccountEndpoints = endpoints(OPEN_ACCOUNT_CALLS, {
  'GET /api/customers': {
    access: ADMIN_ONLY,
    query: z.strictObject({
      ...pageParams,
      q: searchParam('In name, e-mail, and company of an order'),
      account: z.enum(ACCOUNT_FILTERS).optional(),
      sort: sortParam(CUSTOMER_SORTS),
    }),
    response: pageOf(CustomerSummary),
  },
  'GET /api/customers/export': {
    access: ADMIN_AUDITED,
    query: z.strictObject({
      q: searchParam('In name, e-mail, and company of an order'),
      account: z.enum(ACCOUNT_FILTERS).optional(),
      format: z.enum(TABLE_FORMATS).default('xlsx'),
    }),
    response: Download,
    isDownload: true,
    contentTypes: [XLSX_TYPE, CSV_TYPE],
  },
  'GET /api/customers/:id': { access: ADMIN_ONLY, params: RowParams, response: Customer },
  'PUT /api/customers/:id': {
    access: ADMIN_ONLY,
    params: RowParams,
    response: Customer,
    body: updateOf(termsFields),
  },
  'GET /api/payment/account': {
    access: OWN,
    query: NoQuery,
    response: z.object({ account: OwnAccount.nullable().describe('null: nothing can be bought on account') }),
  },
});
