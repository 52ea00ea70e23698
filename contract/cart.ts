import * as z from 'zod';
import { EVERYONE, OWN } from './access.ts';
import { endpoints } from './endpoint.ts';
import { Id, NoQuery } from './fields.ts';
import { CURRENCIES } from './money.ts';
import { EMPTY_CART, LINE_STATES, MAX_CART_LINES, MAX_QUANTITY, MIN_QUANTITY, PAYMENT_MODES } from './order-facts.ts';

const QUANTITY = `Adet ${MIN_QUANTITY} ile ${MAX_QUANTITY} arasında bir tam sayı olmalıdır.`;
export const Quantity = z.int(QUANTITY).min(MIN_QUANTITY, QUANTITY).max(MAX_QUANTITY, QUANTITY);

/**
 * A line as browsers keep it. Only id and quantity count; `price` is what was shown, so that a changed one can be told
 * of. Name and
 * pictures are the browser's own and ignored.
 */
export const CartItem = z.strictObject(
  {
    _id: Id.min(1, 'Ürün kimliği gerekli.'),
    quantity: Quantity,
    price: z.number().nullable().optional().describe('Decimal number, as it was shown'),
    name: z.string().max(500).optional(),
    img: z
      .union([z.array(z.string().max(2_000)).max(MAX_CART_LINES), z.string().max(2_000)])
      .nullable()
      .optional(),
  },
  'Ürün, kimliği ve adediyle verilmelidir.',
);
export type CartItem = z.output<typeof CartItem>;

const tooMany = `Sepette en fazla ${MAX_CART_LINES} farklı ürün olabilir.`;
/** Lines of the same product count together. */
export const CartItems = z.array(CartItem, 'Ürün listesi gerekli.').max(MAX_CART_LINES, tooMany);

export const QuoteLine = z.object({
  _id: z.string(),
  code: z.string().describe('Empty where the product is no more'),
  name: z.string(),
  slug: z.string().describe('Empty where it has no page'),
  img: z.array(z.string()),
  quantity: z.int().describe('What can be bought: for `reduced` less than was asked for'),
  price: z.number().nullable().describe('Of one piece, as it is now'),
  shownPrice: z.number().optional().describe('With `price_changed`: what the browser had'),
  lineTotal: z.number().describe('0 where it cannot be bought'),
  state: z.enum(LINE_STATES),
  reason: z.string().describe('Turkish sentence for every state but `ok`; otherwise empty'),
  maxQuantity: z.int().describe('The most that can be bought now'),
});
export type QuoteLine = z.output<typeof QuoteLine>;

/** What a cart costs, by the server's own numbers. Amounts are decimal numbers in `currency`. */
export const Quote = z.object({
  lines: z.array(QuoteLine).describe('In the order asked; one per product'),
  currency: z.enum(CURRENCIES),
  subtotal: z.number(),
  shippingFee: z.number().nullable().describe('Standard cargo; 0: free; null: the recipient pays the carrier'),
  fastCargoFee: z.number().describe('0 unless fast cargo was asked for'),
  fastCargoPrice: z.number().describe('What fast cargo would add'),
  total: z.number().describe('What is charged: subtotal, shipping fee, fast cargo'),
  freeShipping: z
    .object({ threshold: z.number(), remaining: z.number().describe('0 once reached'), isReached: z.boolean() })
    .nullable()
    .describe('null: there is no threshold'),
  isPayable: z.boolean().describe('There is something to buy, and nothing has changed since it was shown'),
  taxNote: z.string().describe('What prices include'),
  payment: z.enum(PAYMENT_MODES),
});
export type Quote = z.output<typeof Quote>;

/** The account's cart, for its other devices: ids and quantities; browsers have it priced by the quote. */
const StoredCart = z.object({
  products: z.array(
    z.object({
      _id: z.string(),
      quantity: z.int(),
      name: z.string(),
      price: z.number().nullable(),
      img: z.array(z.string()),
    }),
  ),
});

export const cartEndpoints = endpoints({
  'POST /api/cart/quote': {
    summary: 'Sepeti sunucunun güncel fiyatlarıyla hesaplar; değişen ve kalkan satırları bildirir',
    access: EVERYONE,
    body: z.strictObject({ products: CartItems, isFastCargo: z.boolean().default(false) }),
    response: Quote,
  },
  'GET /api/cart': { summary: 'Hesabın sepeti', access: OWN, query: NoQuery, response: StoredCart },
  'PUT /api/cart': {
    summary: 'Hesabın sepetini bu satırlarla değiştirir',
    access: OWN,
    body: z.strictObject({ products: CartItems }),
    response: StoredCart,
  },
  'POST /api/cart/merge': {
    summary: 'Tarayıcıdaki sepeti hesabınkiyle birleştirir: aynı üründen adedi büyük olan kalır',
    access: OWN,
    body: z.strictObject({ products: CartItems }),
    response: StoredCart,
  },
});

/** What is bought: not nothing. */
export const BoughtItems = CartItems.min(1, EMPTY_CART);
