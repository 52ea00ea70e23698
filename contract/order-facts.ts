// Orders' and carts' plain facts, free of schemas: the public site uses them too.

/** Pieces of one line of a cart. */
export const MIN_QUANTITY = 1;
export const MAX_QUANTITY = 9_999;
/** Lines of a cart. */
export const MAX_CART_LINES = 300;
/** Addresses that one account keeps. */
export const MAX_ADDRESSES = 20;

/**
 * `pending`: stored, not paid yet; `paid`, `failed`, `expired`: as the provider reports; `review`: the provider's
 * payment differs from the stored order, so a person has to look; `refunded`: all the money went back. Staff set the
 * others.
 */
export const ORDER_STATUSES = [
  'pending',
  'paid',
  'failed',
  'expired',
  'review',
  'preparing',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/**
 * Statuses to which staff may take an order from each one. Money goes back by a refund only, which sets `refunded` by
 * itself.
 */
export const STAFF_MOVES: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['cancelled'],
  paid: ['preparing', 'shipped'],
  failed: [],
  expired: [],
  review: ['paid', 'cancelled'],
  preparing: ['shipped'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
  refunded: [],
};

/** Statuses of orders that wait for staff. */
export const WAITING_STATUSES: readonly OrderStatus[] = ['paid', 'review', 'preparing'];
/** Statuses of orders that count as turnover, less their refunds. */
export const TURNOVER_STATUSES: readonly OrderStatus[] = ['paid', 'preparing', 'shipped', 'delivered'];
/** Statuses of orders whose money may go back, as far as some was taken and is left: of `refunded`, what instalments cost. */
export const REFUNDABLE_STATUSES: readonly OrderStatus[] = [
  'paid',
  'review',
  'preparing',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
];

/** Those of the settings, in shops without methods of their own. */
export const STANDARD = 'standard';
export const FAST = 'fast';
export const DELIVERY_METHODS = [STANDARD, FAST] as const;
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

/**
 * States of a cart's line: as it was; another price than shown; fewer pieces than asked (stock, whole packs); more than
 * asked (least order, whole packs); cannot be bought.
 */
export const LINE_STATES = ['ok', 'price_changed', 'reduced', 'raised', 'unavailable'] as const;
export type LineState = (typeof LINE_STATES)[number];

/** Texts that a buyer has to accept before paying. The text that was shown is stored with the order. */
export const AGREEMENTS = ['preInformation', 'distanceSales'] as const;
export type AgreementKey = (typeof AGREEMENTS)[number];

export const INVOICE_KINDS = ['individual', 'company'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** The most that one order may cost, as a decimal number: providers take at most eight digits of minor units. */
export const MAX_ORDER_TOTAL = 999_999.99;

/** The most that any provider has. */
export const MAX_INSTALMENTS = 12;

/** How a customer pays: on a provider's page; by a bank transfer before, or after delivery, that staff record. */
export const PAYMENT_METHODS = ['card', 'transfer', 'account'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
/** The `provider` of orders that are paid by transfer. */
export const TRANSFER = 'transfer';
/** The `provider` of orders that are bought on account (cari hesap). */
export const ACCOUNT = 'account';
/** Providers that are the shop itself: staff record the money. */
export const BY_RECEIPTS: readonly string[] = [TRANSFER, ACCOUNT];
/** @param provider of an order */
export const methodOf = (provider: string): PaymentMethod =>
  provider === TRANSFER || provider === ACCOUNT ? provider : 'card';

/**
 * What the shop takes. `test`: cards on the built-in test provider; `transfer`: bank transfers alone; `none`: the shop
 * takes requests for quotes.
 */
export const PAYMENT_MODES = ['card', 'test', 'transfer', 'none'] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];

// Other rooms import their words from here.
export {
  ORDER_STATUS_LABELS,
  DELIVERY_LABELS,
  AGREEMENT_TITLES,
  INVOICE_LABELS,
  SIGN_IN_TO_PAY,
  PAYMENT_FAILED,
  NO_ONLINE_PAYMENT,
  NO_DELIVERY_ADDRESS,
  EMPTY_CART,
  PRICES_CHANGED,
} from './order-texts.ts';
