// Carts: lines as browsers keep them, their quote, and the cart stored with an account.
import * as z from 'zod';
import { EVERYONE, OWN } from './access.ts';
import { CONFIG_PATTERN } from './cart-line.ts';
import {
  CART_CALLS,
  CART_ITEMS_MISSING,
  CONFIG_REFUSED,
  NOT_CART_ITEM,
  PRODUCT_ID_MISSING,
  quantityRefused,
  tooManyCartLines,
} from './cart-texts.ts';
import { STOCK_STATUSES } from './catalogue.ts';
import { endpoints } from './endpoint.ts';
import { Id, NoQuery } from './fields.ts';
import { CURRENCIES } from './money.ts';
import { OrderQuantity } from './products.ts';
import { LINE_STATES, MAX_CART_LINES, MAX_QUANTITY, MIN_QUANTITY, PAYMENT_MODES } from './order-facts.ts';
import { EMPTY_CART } from './order-texts.ts';
import { PROVINCES } from './provinces.ts';
import { DELIVERY_REFUSED, PROVINCE_REFUSED, SHIPPING_KINDS } from './shipping-texts.ts';
import { UNITS } from './units.ts';
import { Vat } from './vat-fields.ts';

const QUANTITY = quantityRefused(MIN_QUANTITY, MAX_QUANTITY);
/** Id of a delivery method. */
export const MethodId = z.string(DELIVERY_REFUSED).max(40, DELIVERY_REFUSED);
export const Quantity = z.int(QUANTITY).min(MIN_QUANTITY, QUANTITY).max(MAX_QUANTITY, QUANTITY);

/**
 * A line as browsers keep it. Only id, configuration and quantity count. `price` is the one that was shown, a decimal
 * number, so that the quote can report a change. Ignores name and pictures.
 */
export const CartItem = z.strictObject(
  {
    _id: Id.min(1, PRODUCT_ID_MISSING),
    config: z
      .string(CONFIG_REFUSED)
      .regex(CONFIG_PATTERN, CONFIG_REFUSED)
      .default('')
      .describe('Dimension that the article is cut to, in thousandths of its unit: L=187500. Empty: as it is'),
    quantity: Quantity,
    price: z.number().nullable().optional().describe('Decimal number, as it was shown'),
    name: z.string().max(500).optional(),
    img: z
      .union([z.array(z.string().max(2_000)).max(MAX_CART_LINES), z.string().max(2_000)])
      .nullable()
      .optional(),
  },
  NOT_CART_ITEM,
);
export type CartItem = z.output<typeof CartItem>;

/** Lines of the same product and configuration count together. */
const CartItems = z.array(CartItem, CART_ITEMS_MISSING).max(MAX_CART_LINES, tooManyCartLines(MAX_CART_LINES));

export const QuoteLine = z.object({
  _id: z.string(),
  config: z.string(),
  code: z.string().describe('Empty where the product is no more'),
  name: z.string(),
  slug: z.string().describe('Empty where it has no page'),
  img: z.array(z.string()),
  stockStatus: z.enum(STOCK_STATUSES).nullable().describe('null where the product is no more'),
  leadTimeDays: z.int().nullable().describe('Working days; null: the shop’s usual delivery time'),
  quantity: z.int().describe('What can be bought: for `reduced` less than was asked for, for `raised` more'),
  price: z.number().nullable().describe('Of one piece, as it is now'),
  shownPrice: z.number().optional().describe('With `price_changed`: what the browser had'),
  lineTotal: z.number().describe('0 where it cannot be bought'),
  state: z.enum(LINE_STATES),
  reason: z.string().describe('Turkish sentence for every state but `ok`; otherwise empty'),
  maxQuantity: z.int().describe('The most that can be bought now, in whole packs'),
  unit: z.enum(UNITS).describe('What `quantity` counts'),
  orderQuantity: OrderQuantity.optional(),
});
export type QuoteLine = z.output<typeof QuoteLine>;

/** Cost of a cart, by the server's own numbers. All amounts are decimal numbers in `currency`, not minor units. */
export const Quote = z.object({
  lines: z.array(QuoteLine).describe('In the order asked; one per product and configuration'),
  currency: z.enum(CURRENCIES),
  subtotal: z.number(),
  shippingFee: z.number().nullable().describe('Of the delivery method; 0: free; null: the recipient pays the carrier'),
  fastCargoFee: z.number().describe('0 unless fast cargo was asked for'),
  fastCargoPrice: z.number().describe('What fast cargo would add, in a shop without delivery methods of its own'),
  deliveryOptions: z
    .array(
      z.object({
        _id: z.string().describe('`standard` and `fast` in a shop without methods of its own'),
        name: z.string(),
        kind: z.enum(SHIPPING_KINDS),
        fee: z.number().nullable().describe('null: the recipient pays the carrier'),
        extra: z.number().describe('On top of it: of `fast`'),
        isEstimate: z.boolean().describe('`fee` is the least; the province is needed for the true one'),
        days: z.string().describe('In words: “2–4 iş günü”. Empty: not said'),
        note: z.string(),
        place: z.string().describe('Where it is fetched; empty: it is sent'),
      }),
    )
    .describe('How it may be delivered, to the province where one was given. None: it goes nowhere like that'),
  deliveryMethodId: z.string().describe('The one that the fees are for; empty: none'),
  deliveryName: z.string().describe('Its name, in a shop with methods of its own; otherwise empty'),
  isByProvince: z.boolean().describe('Options or fees depend on the province'),
  total: z.number().describe('What is charged: subtotal, shipping fee, fast cargo, and tax that comes on top'),
  vat: Vat.nullable().describe('null: the shop computes no tax'),
  freeShipping: z
    .object({ threshold: z.number(), remaining: z.number().describe('0 once reached'), isReached: z.boolean() })
    .nullable()
    .describe('null: there is no threshold'),
  isPayable: z.boolean().describe('There is something to buy, and nothing has changed since it was shown'),
  taxNote: z.string().describe('What prices include'),
  payment: z.enum(PAYMENT_MODES),
});
export type Quote = z.output<typeof Quote>;

/**
 * The account's cart, for its other devices. Only ids, configurations and quantities are stored; browsers ask for a
 * quote. `price` is a decimal number in the shop's currency.
 */
const StoredCart = z.object({
  products: z.array(
    z.object({
      _id: z.string(),
      config: z.string(),
      quantity: z.int(),
      name: z.string(),
      price: z.number().nullable(),
      img: z.array(z.string()),
    }),
  ),
});

export const cartEndpoints = endpoints(CART_CALLS, {
  'POST /api/cart/quote': {
    access: EVERYONE,
    body: z.strictObject({
      products: CartItems,
      isFastCargo: z.boolean().default(false).describe('The same as the method `fast`'),
      deliveryMethodId: MethodId.default('').describe('Empty: the first'),
      province: z.enum(PROVINCES, PROVINCE_REFUSED).nullable().default(null).describe('null: not known yet'),
    }),
    response: Quote,
  },
  'GET /api/cart': { access: OWN, query: NoQuery, response: StoredCart },
  'PUT /api/cart': {
    access: OWN,
    body: z.strictObject({ products: CartItems }),
    response: StoredCart,
  },
  'POST /api/cart/merge': {
    access: OWN,
    body: z.strictObject({ products: CartItems }),
    response: StoredCart,
  },
});

/** Products of a checkout: at least one. */
export const BoughtItems = CartItems.min(1, EMPTY_CART);
