// Prices a cart by the server's own prices, fees and stock, whatever the browser says (docs/decisions/0051).
import { ApiError } from '#contract/api-error.ts';
import type { CartItem } from '#contract/cart.ts';
import { toMinor, type Currency } from '#contract/money.ts';
import { MAX_QUANTITY, type LineState } from '#contract/order-facts.ts';
import type { Settings } from '#contract/setting-defaults.ts';
import type { Db } from '../../../base/db/database.ts';
import { settingStore } from '../../../base/settings/store.ts';
import { OTHER_CURRENCY, OUT_OF_STOCK, PRICE_CHANGED, PRICE_ON_REQUEST, TOO_MANY_PIECES, onlyLeft } from '../texts.ts';
import { PRODUCT_NO_LONGER_SOLD } from '../../catalogue/texts.ts';

/** One product of a cart as requested; `shown` holds the prices that the browser displayed, as decimal numbers. */
export interface AskedLine {
  publicId: string;
  quantity: number;
  shown: number[];
}

/** A line with the database's facts. Amounts are in minor units. */
export interface PricedLine {
  publicId: string;
  /** null for a product that is unknown, inactive or deleted. */
  product: { id: number; code: string; name: string; slug: string; img: string[] } | null;
  quantity: number;
  unitPriceMinor: number | null;
  /** The browser's price, a decimal number, where it differs; undefined where it was right or not sent. */
  shownPrice: number | undefined;
  lineTotalMinor: number;
  state: LineState;
  reason: string;
  maxQuantity: number;
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
 * Merges lines of the same product, in the order of their first appearance.
 * @throws VALIDATION for more pieces than one order may contain
 */
export function mergedLines(items: readonly Pick<CartItem, '_id' | 'quantity' | 'price'>[]): AskedLine[] {
  const lines = new Map<string, AskedLine>();
  for (const [i, { _id, quantity, price }] of items.entries()) {
    const line = lines.get(_id) ?? { publicId: _id, quantity: 0, shown: [] };
    line.quantity += quantity;
    if (line.quantity > MAX_QUANTITY)
      throw new ApiError(400, 'VALIDATION', TOO_MANY_PIECES, { [`products.${i}.quantity`]: TOO_MANY_PIECES });
    if (price !== undefined && price !== null) line.shown.push(price);
    lines.set(_id, line);
  }
  return [...lines.values()];
}

const productsOf = (db: Db, publicIds: readonly string[]) =>
  db
    .selectFrom('products')
    .select([
      'id',
      'publicId',
      'code',
      'name',
      'slug',
      'img',
      'mainImage',
      'priceMinor',
      'currency',
      'stockStatus',
      'stockQuantity',
    ])
    .where('publicId', 'in', publicIds)
    .where('isPublic', '=', true)
    .execute();
type ProductRow = Awaited<ReturnType<typeof productsOf>>[number];

/** Pictures in the browser's order; the first is the one that lists show. */
export const picturesOf = ({ mainImage, img }: Pick<ProductRow, 'mainImage' | 'img'>): string[] => [
  ...new Set(mainImage === null ? img : [mainImage, ...img]),
];

function priceLine(
  { publicId, quantity, shown }: AskedLine,
  row: ProductRow | undefined,
  currency: Currency,
): PricedLine {
  const unavailable = (reason: string): PricedLine => ({
    publicId,
    quantity,
    product: row ? { id: row.id, code: row.code, name: row.name, slug: row.slug, img: picturesOf(row) } : null,
    unitPriceMinor: row?.currency === currency ? row.priceMinor : null,
    shownPrice: undefined,
    lineTotalMinor: 0,
    state: 'unavailable',
    reason,
    maxQuantity: 0,
  });
  if (!row) return unavailable(PRODUCT_NO_LONGER_SOLD);
  const { priceMinor, stockQuantity } = row;
  if (priceMinor === null) return unavailable(PRICE_ON_REQUEST);
  if (row.currency !== currency) return unavailable(OTHER_CURRENCY);
  if (row.stockStatus === 'out_of_stock' || stockQuantity === 0) return unavailable(OUT_OF_STOCK);
  const maxQuantity = Math.min(MAX_QUANTITY, stockQuantity ?? MAX_QUANTITY);
  const bought = Math.min(quantity, maxQuantity);
  const isReduced = bought < quantity;
  const shownPrice = shown.find((price) => toMinor(price) !== priceMinor);
  const changes = [...(isReduced ? [onlyLeft(maxQuantity)] : []), ...(shownPrice === undefined ? [] : [PRICE_CHANGED])];
  return {
    ...unavailable(changes.join(' ')),
    quantity: bought,
    shownPrice,
    lineTotalMinor: priceMinor * bought,
    maxQuantity,
    state: buyableState(isReduced, shownPrice !== undefined),
  };
}

function buyableState(isReduced: boolean, isPriceChanged: boolean): LineState {
  if (isReduced) return 'reduced';
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
    (asked.length === 0
      ? []
      : await productsOf(
          db,
          asked.map(({ publicId }) => publicId),
        )
    ).map((row) => [row.publicId, row]),
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
