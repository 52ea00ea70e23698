// The checkout: invoice, agreements, the payment session and the provider's signed report.
import * as z from 'zod';
import { type Access, EVERYONE, OWN } from './access.ts';
import { DeliveryAddress, deliveryFields } from './addresses.ts';
import { BoughtItems, MethodId } from './cart.ts';
import { endpoints } from './endpoint.ts';
import { NAME_MISSING } from './field-texts.ts';
import { quantityRefused } from './cart-texts.ts';
import { Id, NoQuery, RowParams, wholeNumber } from './fields.ts';
import { CITY_MISSING } from './address-texts.ts';
import { Email } from './form-fields.ts';
import { INVALID_EMAIL } from './form-texts.ts';
import { PROVINCES } from './provinces.ts';
import { UNITS } from './units.ts';
import { AGREEMENTS, MAX_QUANTITY, MIN_QUANTITY, PAYMENT_METHODS, PAYMENT_MODES } from './order-facts.ts';
import { NO_DELIVERY_ADDRESS } from './order-texts.ts';
import {
  AGREEMENT_NOT_ACCEPTED,
  AGREEMENTS_NOT_ACCEPTED,
  CARGO_REFUSED,
  COMPANY_MISSING,
  INVOICE_KIND_MISSING,
  PAYMENT_ATTEMPT_REFUSED,
  PAYMENT_CALLS,
  PAYMENT_METHOD_REFUSED,
  TAX_NUMBER_MISSING,
  TAX_NUMBER_REFUSED,
  TAX_OFFICE_MISSING,
  TCKN_REFUSED,
  TOTAL_REFUSED,
} from './payment-texts.ts';
import { PICKUP_INVOICE_ADDRESS, PICKUP_PERSON_NEEDED } from './shipping-texts.ts';
import { isTckn, isVkn } from './tax-ids.ts';
import { longText, neededText, shortText } from './typed-fields.ts';

/** Guarded by the provider's signature over the raw bytes, for every caller. */
const SIGNED: Access = { anonymous: 'signature', user: 'signature', moderator: 'signature', admin: 'signature' };

const digits = (text: string): string => text.replace(/\s/g, '');
const invoiceAddress = longText(400).describe('Empty: the delivery address');
/** Where an address of the invoice's own is. */
const invoicePlace = {
  city: z.enum(PROVINCES, CITY_MISSING).optional().describe('Province of `address`, where it is an address of its own'),
  district: shortText(60).optional().describe('District of `address`'),
};
const OptionalEmail = shortText(254).refine((text) => text === '' || Email.safeParse(text).success, INVALID_EMAIL);
/** Bireysel: a person, with the T.C. Kimlik No where given. */
const IndividualInvoice = z.strictObject({
  kind: z.literal('individual'),
  name: neededText(120, NAME_MISSING),
  tckn: shortText(20)
    .overwrite(digits)
    .refine((text) => text === '' || isTckn(text), TCKN_REFUSED)
    .default('')
    .describe('Empty: not given'),
  address: invoiceAddress.default(''),
  ...invoicePlace,
});
/** Kurumsal: the company with VKN (or, of sole traders, TCKN) and its tax office. */
const CompanyInvoice = z.strictObject({
  kind: z.literal('company'),
  company: neededText(200, COMPANY_MISSING),
  vkn: neededText(20, TAX_NUMBER_MISSING)
    .overwrite(digits)
    .refine((text) => text === '' || isVkn(text) || isTckn(text), TAX_NUMBER_REFUSED),
  taxOffice: neededText(80, TAX_OFFICE_MISSING),
  address: invoiceAddress.default(''),
  ...invoicePlace,
  isEInvoice: z.boolean().optional().describe('Takes e-invoices (e-fatura), not e-archive ones'),
  email: OptionalEmail.optional().describe('Of the accounting, which gets the invoice too; empty: none'),
});
export const Invoice = z.discriminatedUnion('kind', [IndividualInvoice, CompanyInvoice], INVOICE_KIND_MISSING);
export type Invoice = z.output<typeof Invoice>;

const consent = z
  .string(AGREEMENT_NOT_ACCEPTED)
  .min(1, AGREEMENT_NOT_ACCEPTED)
  .max(80)
  .describe('Version of the text that was shown');

/** Looks at the input, not at the parsed value, so that its issue is reported together with the others. */
const hasOneAddress = ({ address, addressId, pickup }: Record<string, unknown>): boolean =>
  [address, addressId, pickup].filter((one) => one !== undefined).length === 1;
const hasInvoiceAddress = ({ pickup, invoice }: { pickup?: unknown; invoice?: unknown }): boolean =>
  pickup === undefined ||
  typeof invoice !== 'object' ||
  invoice === null ||
  !('address' in invoice) ||
  typeof invoice.address !== 'string' ||
  invoice.address.trim() !== '';

/**
 * The checkout as it is sent. The server computes prices and fees itself and knows the customer. `total`, `cargoFee`
 * and prices are decimal numbers in the shop's currency. `cargoFee` is the specification's name (docs/decisions/0091)
 * for a yes or no: the server takes from it only whether fast cargo was asked for.
 */
export const PaymentInput = z
  .strictObject({
    products: BoughtItems,
    user: z.unknown().optional().describe('Ignored: the customer is who is signed in'),
    cargoFee: z
      .number(CARGO_REFUSED)
      .min(0, CARGO_REFUSED)
      .default(0)
      .describe('More than 0: fast cargo was asked for; the amount is the server’s'),
    total: z
      .number(TOTAL_REFUSED)
      .optional()
      .describe(
        'What the page showed as to be paid; without it, the sum of `products` and `cargoFee`. Another than the server’s: 409 PRICE_CHANGED with the new quote',
      ),
    deliveryMethodId: MethodId.default('').describe('Of the quote; empty: the first, or with `cargoFee` fast cargo'),
    addressId: Id.optional().describe('A saved address of one’s own'),
    address: DeliveryAddress.optional().describe('Or this one'),
    pickup: z
      .strictObject({ recipient: deliveryFields.recipient, phone: deliveryFields.phone }, PICKUP_PERSON_NEEDED)
      .optional()
      .describe('Or who fetches it, with a method that is picked up; the invoice needs an address then'),
    saveAddressAs: shortText(40).optional().describe('Keeps `address` under this name'),
    invoice: Invoice,
    poNumber: shortText(40).default('').describe('Of the customer’s purchase order'),
    note: longText(500).default(''),
    method: z.enum(PAYMENT_METHODS, PAYMENT_METHOD_REFUSED).default('card'),
    consents: z.strictObject({ preInformation: consent, distanceSales: consent }, AGREEMENTS_NOT_ACCEPTED),
    attempt: z
      .uuid(PAYMENT_ATTEMPT_REFUSED)
      .optional()
      .describe(
        'One per checkout: with the same content it never makes a second order, and none at all once one is paid. Without it, equal content within the session’s time counts as the same',
      ),
  })
  .refine(hasOneAddress, {
    path: ['address'],
    message: NO_DELIVERY_ADDRESS,
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
  .refine(hasInvoiceAddress, {
    path: ['invoice', 'address'],
    message: PICKUP_INVOICE_ADDRESS,
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
export type PaymentInput = z.input<typeof PaymentInput>;

const PaymentReply = z.object({
  id: z.string().describe('Of the hosted checkout session; empty where the order is done with and never had one'),
  url: z
    .string()
    .describe(
      'Where the browser goes: the provider’s page; `/success`, or the order’s page, where there is nothing to pay any more',
    ),
  orderNumber: z.string(),
});

/** A text that the buyer has to accept, written for this purchase. */
export const Agreement = z.object({
  key: z.enum(AGREEMENTS),
  title: z.string(),
  version: z.string(),
  text: z.string().describe('Plain text, paragraphs apart by a blank line'),
});
export type Agreement = z.output<typeof Agreement>;

export const PAYMENT_STATES = ['paid', 'processing', 'unpaid'] as const;
export const SessionState = z.object({
  status: z.enum(PAYMENT_STATES).describe('`processing`: the provider has not confirmed yet, ask again'),
  orderNumber: z.string(),
  orderId: z.string(),
  email: Email.describe('Where the confirmation goes'),
});
export type SessionState = z.output<typeof SessionState>;

/** Instalments of a card payment, in lira. */
const Instalments = z.object({
  amount: z.number().nullable().describe('Of the pieces with tax, without delivery; null: they have no price'),
  unit: z.enum(UNITS).describe('What `quantity` counts'),
  hasVat: z.boolean().describe('Tax is known to be part of the amount, also where prices are shown without it'),
  families: z
    .array(
      z.object({
        name: z.string().describe('Family of cards: Bonus, World'),
        options: z.array(z.object({ count: z.int(), monthly: z.number(), total: z.number() })),
      }),
    )
    .describe('Empty: no instalments, or the provider does not tell them now'),
});
export type Instalments = z.output<typeof Instalments>;

export const paymentEndpoints = endpoints(PAYMENT_CALLS, {
  'GET /api/payment/mode': {
    access: EVERYONE,
    query: NoQuery,
    response: z.object({
      payment: z.enum(PAYMENT_MODES),
      hasOwnDelivery: z
        .boolean()
        .describe('The shop has delivery methods of its own; the fees of the settings do not hold'),
      instalmentsFrom: z
        .number()
        .nullable()
        .describe(
          'Price in lira from which instalments are shown; null: cards are paid at once, or no rates are known',
        ),
    }),
    reads: ['settings'],
  },
  'GET /api/payment/instalments': {
    access: EVERYONE,
    query: z.strictObject({
      product: Id,
      quantity: wholeNumber(MIN_QUANTITY, MAX_QUANTITY, quantityRefused(MIN_QUANTITY, MAX_QUANTITY)).default(1),
    }),
    response: Instalments,
  },
  'GET /api/payment/options': {
    access: EVERYONE,
    query: NoQuery,
    response: z.object({
      payment: z.enum(PAYMENT_MODES),
      methods: z.array(z.enum(PAYMENT_METHODS)).describe('How an order can be paid now'),
      agreements: z.array(Agreement),
    }),
  },
  'POST /api/payment': {
    access: OWN,
    body: PaymentInput,
    response: PaymentReply,
    status: 200,
    limit: { times: 30, minutes: 15 },
  },
  'GET /api/payment/session/:id': {
    access: OWN,
    params: RowParams,
    query: NoQuery,
    response: SessionState,
  },
  'POST /api/payment/webhook': {
    access: SIGNED,
    isRaw: true,
    bodyBytes: 512 * 1024,
    response: z.object({ received: z.literal(true) }),
  },
  'POST /api/payment/webhook/:provider': {
    access: SIGNED,
    params: z.object({ provider: z.string().min(1).max(40) }),
    isRaw: true,
    bodyBytes: 512 * 1024,
    response: z.object({ received: z.literal(true) }),
  },
});
