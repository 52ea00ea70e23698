// Prices a cart by the server's own prices, fees and stock, whatever the browser says (docs/decisions/0051).
import { ApiError } from '#contract/api-error.ts';
import { lineKey } from '#contract/cart-line.ts';
import type { CartItem } from '#contract/cart.ts';
import { toMinor, type Currency } from '#contract/money.ts';
import { MAX_QUANTITY, type LineState } from '#contract/order-facts.ts';
import { ANY_QUANTITY, mostPieces, orderable, type OrderQuantity } from '#contract/order-quantity.ts';
import type { AllSettings } from '#contract/staff-settings.ts';
import { DEFAULT_UNIT, type Unit } from '#contract/units.ts';
import { vatOf, vatTotals, type TaxedMode, type VatAmounts } from '#contract/vat.ts';
import type { Db } from '../../../base/db/database.ts';
import { settingStore } from '../../../base/settings/store.ts';
import { orderQuantityColumns, orderQuantityOfRow } from '../../catalogue/order-quantity.ts';
import { PRODUCT_NO_LONGER_SOLD } from '../../catalogue/texts.ts';
import { deliveryOf, type Delivery, type Load, type WantedDelivery } from './delivery.ts';
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
    | ({ id: number; img: string[] } & Pick<
        ProductRow,
        'code' | 'name' | 'slug' | 'stockStatus' | 'leadTimeDays' | 'gtip' | 'listPriceMinor' | 'listCurrency'
      >)
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
  unit: Unit;
  /** Of the product, or of the shop, percent. */
  vatRate: number;
}

/** The tax of a cart; `lines` are those of the cart, in their order. */
export interface CartVat {
  mode: TaxedMode;
  /** Of the fees, percent. */
  shippingRate: number;
  lines: VatAmounts[];
  /** Of lines and fees. */
  total: ReturnType<typeof vatTotals>;
}

export interface PricedCart {
  lines: PricedLine[];
  currency: Currency;
  subtotalMinor: number;
  /** null: the recipient pays the carrier. */
  shippingMinor: number | null;
  fastCargoMinor: number;
  /** What fast cargo would add, in a shop without methods of its own. */
  fastCargoPriceMinor: number;
  delivery: Delivery;
  /** What is charged, tax included. */
  totalMinor: number;
  /** null: the shop computes no tax. */
  vat: CartVat | null;
  freeShipping: { thresholdMinor: number; remainingMinor: number } | null;
  taxNote: string;
  /** The settings that it was priced with. */
  settings: AllSettings;
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
      'p.vatRate',
      'p.unit',
      'p.gtip',
      'p.listPriceMinor',
      'p.listCurrency',
      'p.weightG',
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
  gtip: row.gtip,
  listPriceMinor: row.listPriceMinor,
  listCurrency: row.listCurrency,
});

function priceLine(
  { publicId, config, quantity, shown }: AskedLine,
  row: ProductRow | undefined,
  { shop_currency: currency, shop_vat_rate }: AllSettings,
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
    unit: row?.unit ?? DEFAULT_UNIT,
    vatRate: row?.vatRate ?? shop_vat_rate,
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

type Fees = Pick<PricedCart, 'delivery' | 'shippingMinor' | 'fastCargoMinor' | 'fastCargoPriceMinor' | 'freeShipping'>;
function feesOf(settings: AllSettings, load: Load, wanted: WantedDelivery): Fees {
  const delivery = deliveryOf(settings, load, wanted);
  const { chosen } = delivery;
  const from = chosen?.freeFromMinor ?? null;
  return {
    delivery,
    shippingMinor: chosen ? chosen.feeMinor : 0,
    fastCargoMinor: chosen?.extraMinor ?? 0,
    fastCargoPriceMinor: toMinor(settings.shop_fast_cargo_fee),
    freeShipping:
      from === null ? null : { thresholdMinor: from, remainingMinor: Math.max(0, from - load.subtotalMinor) },
  };
}

/** The tax of priced lines and their fees. */
function vatOfCart(
  { shop_vat_mode: mode, shop_shipping_vat_rate: shippingRate }: AllSettings,
  lines: readonly PricedLine[],
  { shippingMinor, fastCargoMinor }: Pick<Fees, 'shippingMinor' | 'fastCargoMinor'>,
): CartVat | null {
  if (mode === 'none') return null;
  const taxed = lines.map(({ lineTotalMinor, vatRate }) => ({ amountMinor: lineTotalMinor, rate: vatRate }));
  const fees = [shippingMinor ?? 0, fastCargoMinor].map((amountMinor) => ({ amountMinor, rate: shippingRate }));
  return {
    mode,
    shippingRate,
    lines: taxed.map((line) => vatOf(line, mode)),
    total: vatTotals([...taxed, ...fees], mode),
  };
}

/** Weight of what can be bought, and how many pieces have none. */
function weightOf(lines: readonly PricedLine[], rows: ReadonlyMap<string, ProductRow>): Omit<Load, 'subtotalMinor'> {
  let [weightG, unweighed] = [0, 0];
  for (const { publicId, quantity, lineTotalMinor } of lines) {
    if (lineTotalMinor === 0) continue;
    const each = rows.get(publicId)?.weightG ?? null;
    if (each === null) unweighed += quantity;
    else weightG += each * quantity;
  }
  return { weightG, unweighed };
}

/**
 * Prices the lines with one query, in their order.
 * @param db the transaction, where there is one, so that the stored order is the priced one
 */
export async function priceCart(db: Db, asked: readonly AskedLine[], wanted: WantedDelivery): Promise<PricedCart> {
  const settings = await settingStore({ db }).all();
  const currency = settings.shop_currency;
  const rows = new Map(
    (asked.length === 0 ? [] : await productsOf(db, [...new Set(asked.map(({ publicId }) => publicId))])).map((row) => [
      row.publicId,
      row,
    ]),
  );
  const lines = asked.map((line) => priceLine(line, rows.get(line.publicId), settings));
  const subtotalMinor = lines.reduce((sum, { lineTotalMinor }) => sum + lineTotalMinor, 0);
  const fees = feesOf(settings, { subtotalMinor, ...weightOf(lines, rows) }, wanted);
  const vat = vatOfCart(settings, lines, fees);
  return {
    lines,
    currency,
    subtotalMinor,
    ...fees,
    totalMinor: vat?.total.grossMinor ?? subtotalMinor + (fees.shippingMinor ?? 0) + fees.fastCargoMinor,
    vat,
    taxNote: settings.shop_tax_note,
    settings,
    isAsShown: lines.length > 0 && lines.every(({ state }) => state === 'ok'),
  };
}
