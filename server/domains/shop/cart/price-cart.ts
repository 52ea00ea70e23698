// Prices a cart by the server's own prices, fees and stock, whatever the browser says (docs/decisions/0051).
import { ApiError } from '#contract/api-error.ts';
import { lineKey } from '#contract/cart-line.ts';
import type { CartItem } from '#contract/cart.ts';
import { toMinor, type Currency } from '#contract/money.ts';
import { MAX_QUANTITY, type LineState } from '#contract/order-facts.ts';
import { ANY_QUANTITY, mostPieces, orderable, type OrderQuantity } from '#contract/order-quantity.ts';
import type { Settings } from '#contract/setting-defaults.ts';
import type { Db } from '../../../base/db/database.ts';
import { settingStore } from '../../../base/settings/store.ts';
import { orderQuantityColumns, orderQuantityOfRow } from '../../catalogue/order-quantity.ts';
import { PRODUCT_NO_LONGER_SOLD } from '../../catalogue/texts.ts';
import {
  NOT_MADE_TO_MEASURE,
  OTHER_CURRENCY,
  OUT_OF_STOCK,
  PRICE_CHANGED,
  PRICE_ON_REQUEST,
  TOO_MANY_PIECES,
  onlyLeft,
} from '../texts.ts';

/** One line of a cart as requested; `shown` holds the prices that the browser displayed, as decimal numbers. */
export interface AskedLine {
  publicId: string;
  /** `contract/cart-line.ts` */
  config: string;
  quantity: number;
  shown: number[];
}

/** A line with the database's facts. Amounts are in minor units. */
export interface PricedLine {
  publicId: string;
  config: string;
  /** null for a product that is unknown, inactive or deleted. */
  product:
    | ({ id: number; img: string[] } & Pick<ProductRow, 'code' | 'name' | 'slug' | 'stockStatus' | 'leadTimeDays'>)
    | null;
  quantity: number;
  unitPriceMinor: number | null;
  /** The browser's price, a decimal number, where it differs; undefined where it was right or not sent. */
  shownPrice: number | undefined;
  lineTotalMinor: number;
  state: LineState;
  reason: string;
  /** In whole packs. */
  maxQuantity: number;
  orderQuantity: OrderQuantity;
}

export interface PricedCart {
  lines: PricedLine[];
  currency: Currency;
  subtotalMinor: number;
  /** null: the recipient pays the carrier. */
  shippingMinor: number | null;
  fastCargoMinor: number;
  fastCargoPriceMinor: number;
  totalMinor: number;
  freeShipping: { thresholdMinor: number; remainingMinor: number } | null;
  taxNote: string;
  /** True when there is something to buy and every line is as it was shown. */
  isAsShown: boolean;
}

/**
 * Merges lines of the same product and configuration, in the order of their first appearance.
 * @throws VALIDATION for more pieces than one order may contain
 */
export function mergedLines(items: readonly Pick<CartItem, '_id' | 'config' | 'quantity' | 'price'>[]): AskedLine[] {
  const lines = new Map<string, AskedLine>();
  for (const [i, { _id, config, quantity, price }] of items.entries()) {
    const key = lineKey({ _id, config });
    const line = lines.get(key) ?? { publicId: _id, config, quantity: 0, shown: [] };
    line.quantity += quantity;
    if (line.quantity > MAX_QUANTITY)
      throw new ApiError(400, 'VALIDATION', TOO_MANY_PIECES, { [`products.${i}.quantity`]: TOO_MANY_PIECES });
    if (price !== undefined && price !== null) line.shown.push(price);
    lines.set(key, line);
  }
  return [...lines.values()];
}

const productsOf = (db: Db, publicIds: readonly string[]) =>
  db
    .selectFrom('products as p')
    .leftJoin('families as f', 'f.id', 'p.familyId')
    .select([
      'p.id',
      'p.publicId',
      'p.code',
      'p.name',
      'p.slug',
      'p.img',
      'p.mainImage',
      'p.priceMinor',
      'p.currency',
      'p.stockStatus',
      'p.stockQuantity',
      'p.leadTimeDays',
      ...orderQuantityColumns,
    ])
    .where('p.publicId', 'in', publicIds)
    .where('p.isPublic', '=', true)
    .execute();
type ProductRow = Awaited<ReturnType<typeof productsOf>>[number];

/** Pictures in the browser's order; the first is the one that lists show. */
export const picturesOf = ({ mainImage, img }: Pick<ProductRow, 'mainImage' | 'img'>): string[] => [
  ...new Set(mainImage === null ? img : [mainImage, ...img]),
];

const factsOf = (row: ProductRow): NonNullable<PricedLine['product']> => ({
  id: row.id,
  code: row.code,
  name: row.name,
  slug: row.slug,
  img: picturesOf(row),
  stockStatus: row.stockStatus,
  leadTimeDays: row.leadTimeDays,
});

function priceLine(
  { publicId, config, quantity, shown }: AskedLine,
  row: ProductRow | undefined,
  currency: Currency,
): PricedLine {
  const orderQuantity = row ? orderQuantityOfRow(row) : ANY_QUANTITY;
  const unavailable = (reason: string): PricedLine => ({
    publicId,
    config,
    quantity,
    product: row ? factsOf(row) : null,
    unitPriceMinor: row?.currency === currency ? row.priceMinor : null,
    shownPrice: undefined,
    lineTotalMinor: 0,
    state: 'unavailable',
    reason,
    maxQuantity: 0,
    orderQuantity,
  });
  if (!row) return unavailable(PRODUCT_NO_LONGER_SOLD);
  if (config !== '') return unavailable(NOT_MADE_TO_MEASURE);
  const { priceMinor, stockQuantity } = row;
  if (priceMinor === null) return unavailable(PRICE_ON_REQUEST);
  if (row.currency !== currency) return unavailable(OTHER_CURRENCY);
  if (row.stockStatus === 'out_of_stock' || stockQuantity === 0) return unavailable(OUT_OF_STOCK);
  const stock = stockQuantity ?? MAX_QUANTITY;
  const { quantity: bought, sentence } = orderable(quantity, orderQuantity, Math.min(MAX_QUANTITY, stock));
  const isShort = stock < quantity || stock < bought || bought === 0;
  const scarcity = isShort && stockQuantity !== null ? [onlyLeft(stock)] : [];
  const reasons = sentence === null ? scarcity : [...scarcity, sentence];
  if (bought === 0) return unavailable(reasons.join(' '));
  const shownPrice = shown.find((price) => toMinor(price) !== priceMinor);
  const changes = [...reasons, ...(shownPrice === undefined ? [] : [PRICE_CHANGED])];
  return {
    ...unavailable(changes.join(' ')),
    quantity: bought,
    shownPrice,
    lineTotalMinor: priceMinor * bought,
    maxQuantity: mostPieces(orderQuantity, stockQuantity),
    state: buyableState(bought - quantity, shownPrice !== undefined),
  };
}

/** @param difference pieces that can be bought, less those asked for */
function buyableState(difference: number, isPriceChanged: boolean): LineState {
  if (difference !== 0) return difference < 0 ? 'reduced' : 'raised';
  return isPriceChanged ? 'price_changed' : 'ok';
}

/** In minor units; null: the recipient pays the carrier. Free shipping costs the recipient nothing either. */
function shippingFee(standard: number | null, isFree: boolean, isEmpty: boolean): number | null {
  if (isFree) return 0;
  if (standard === null) return null;
  return isEmpty ? 0 : toMinor(standard);
}

type Fees = Pick<PricedCart, 'shippingMinor' | 'fastCargoMinor' | 'fastCargoPriceMinor' | 'freeShipping'>;
function feesOf(settings: Settings, subtotalMinor: number, isFastCargo: boolean): Fees {
  const thresholdMinor =
    settings.shop_free_shipping_threshold === null ? null : toMinor(settings.shop_free_shipping_threshold);
  const isFree = thresholdMinor !== null && subtotalMinor >= thresholdMinor;
  const fastCargoPriceMinor = toMinor(settings.shop_fast_cargo_fee);
  const isEmpty = subtotalMinor === 0;
  return {
    shippingMinor: shippingFee(settings.shop_standard_cargo_fee, isFree, isEmpty),
    fastCargoMinor: isFastCargo && !isEmpty ? fastCargoPriceMinor : 0,
    fastCargoPriceMinor,
    freeShipping:
      thresholdMinor === null ? null : { thresholdMinor, remainingMinor: Math.max(0, thresholdMinor - subtotalMinor) },
  };
}

/**
 * Prices the lines with one query, in their order.
 * @param db the transaction, where there is one, so that the stored order is the priced one
 */
export async function priceCart(db: Db, asked: readonly AskedLine[], isFastCargo: boolean): Promise<PricedCart> {
  const settings = await settingStore({ db }).all();
  const currency = settings.shop_currency;
  const rows = new Map(
    (asked.length === 0 ? [] : await productsOf(db, [...new Set(asked.map(({ publicId }) => publicId))])).map((row) => [
      row.publicId,
      row,
    ]),
  );
  const lines = asked.map((line) => priceLine(line, rows.get(line.publicId), currency));
  const subtotalMinor = lines.reduce((sum, { lineTotalMinor }) => sum + lineTotalMinor, 0);
  const fees = feesOf(settings, subtotalMinor, isFastCargo);
  return {
    lines,
    currency,
    subtotalMinor,
    ...fees,
    totalMinor: subtotalMinor + (fees.shippingMinor ?? 0) + fees.fastCargoMinor,
    taxNote: settings.shop_tax_note,
    isAsShown: lines.length > 0 && lines.every(({ state }) => state === 'ok'),
  };
}
