// What becomes of a product's price when many are changed at once.
import { formatNumber } from './format.ts';
import { MAX_PRICE_MINOR } from './price-change.ts';

/** By a percentage or an amount, upwards or downwards, or to an amount. */
export const PRICE_OPERATIONS = ['percentUp', 'percentDown', 'amountUp', 'amountDown', 'set'] as const;
export type PriceOperation = (typeof PRICE_OPERATIONS)[number];
export const isPercent = (operation: PriceOperation): boolean => operation.startsWith('percent');

/** Steps to which a new price is rounded, half upwards; `x.90` is the nearest price that ends in 90 cents. */
export const PRICE_ROUNDINGS = ['none', '0.05', '0.10', '1', '5', '10', 'x.90'] as const;
export type PriceRounding = (typeof PRICE_ROUNDINGS)[number];

/** The former price: it stays while it is higher, becomes the price before the change, or goes. */
export const FORMER_PRICES = ['keep', 'write', 'clear'] as const;
export type FormerPrice = (typeof FORMER_PRICES)[number];

export const MAX_PERCENT = 1_000;

export interface PriceMove {
  operation: PriceOperation;
  /** Percent or a decimal amount, at most two decimals. */
  value: number;
  rounding: PriceRounding;
  former: FormerPrice;
}

/** Minor units. */
interface Priced {
  priceMinor: number;
  oldPriceMinor: number | null;
}

/** Whole numbers: half a step upwards. */
const toStep = (minor: number, step: number): number => Math.floor((2 * minor + step) / (2 * step)) * step;

const STEPS: Record<Exclude<PriceRounding, 'none' | 'x.90'>, number> = {
  '0.05': 5,
  '0.10': 10,
  '1': 100,
  '5': 500,
  '10': 1_000,
};

function rounded(minor: number, rounding: PriceRounding): number {
  if (rounding === 'none') return minor;
  return rounding === 'x.90' ? Math.max(90, toStep(minor + 10, 100) - 10) : toStep(minor, STEPS[rounding]);
}

/** Hundredths: two decimals as a whole number. */
const hundredths = (value: number): number => Math.round(value * 100);

/** Half a minor unit upwards. A price of a million and a factor of eleven stay exact whole numbers. */
function moved(priceMinor: number, operation: PriceOperation, value: number): number {
  const by = hundredths(value);
  if (operation === 'set') return by;
  if (operation === 'amountUp') return priceMinor + by;
  if (operation === 'amountDown') return priceMinor - by;
  const factor = operation === 'percentUp' ? 10_000 + by : 10_000 - by;
  return toStep(priceMinor * factor, 10_000) / 10_000;
}

/**
 * The price after the move, in the currency it is kept in.
 * @param before null: the product has none, so that it can only be set
 * @returns 'too-low' below the smallest price, 'too-high' above the greatest, null where there is no price to move
 */
export function movedPrice(before: Priced | null, move: PriceMove): Priced | 'too-low' | 'too-high' | null {
  const { operation, value, rounding, former } = move;
  if (before === null && operation !== 'set') return null;
  const priceMinor = rounded(moved(before?.priceMinor ?? 0, operation, value), rounding);
  if (priceMinor < 1) return 'too-low';
  if (priceMinor > MAX_PRICE_MINOR) return 'too-high';
  const formers = { keep: before?.oldPriceMinor ?? null, write: before?.priceMinor ?? null, clear: null };
  const old = formers[former];
  return { priceMinor, oldPriceMinor: old !== null && old > priceMinor ? old : null };
}

/** The move in words: 'Fiyat %8 artar'. @param amount writes a decimal amount with its currency */
export function priceMoveInWords({ operation, value }: PriceMove, amount: (major: number) => string): string {
  const percent = `%${formatNumber(value, Number.isInteger(value) ? 0 : 2)}`;
  const words: Record<PriceOperation, string> = {
    percentUp: `Fiyat ${percent} artar`,
    percentDown: `Fiyat ${percent} azalır`,
    amountUp: `Fiyat ${amount(value)} artar`,
    amountDown: `Fiyat ${amount(value)} azalır`,
    set: `Fiyat ${amount(value)} olur`,
  };
  return words[operation];
}
