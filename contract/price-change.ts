// What becomes of stored prices when the shop changes its currency, or begins to keep prices with or without tax.
import type { Currency } from './money.ts';
import { vatOf, type TaxedMode, type VatMode } from './vat.ts';

/** Highest price, in minor units. */
export const MAX_PRICE_MINOR = 100_000_000;

/** What happens to prices in another currency: they stay as they are, keep their figure, or are converted. */
export const PRICE_MOVES = ['keep', 'relabel', 'convert'] as const;
export type PriceMove = (typeof PRICE_MOVES)[number];

/** Rates have at most six decimals, so that the arithmetic stays exact. */
export const RATE_DECIMALS = 6;
const RATE_UNIT = 10 ** RATE_DECIMALS;
export const MAX_EXCHANGE_RATE = 10_000;

export interface PriceChange {
  /** Of the shop from now on. */
  currency: Currency;
  /** For other currencies; one that is not named keeps its prices. `rate`: units of `currency` for one of theirs. */
  moves: Partial<Record<Currency, { move: PriceMove; rate: number | null }>>;
  /** Whether the tax is put on top of prices or taken out of them. */
  shift: TaxShift;
  /** Percent, for products without a rate of their own. */
  vatRate: number;
}
export type TaxShift = 'none' | 'add' | 'remove';

interface Priced {
  priceMinor: number;
  oldPriceMinor: number | null;
  currency: Currency;
}

/**
 * How prices move between two modes. A shop that computes no tax keeps its prices; one that begins to says what they
 * are.
 * @param pricesAre what the stored prices are; counts only where no tax was computed
 */
export function taxShift(from: VatMode, to: VatMode, pricesAre: TaxedMode | null): TaxShift {
  const now = from === 'none' ? pricesAre : from;
  if (to === 'none' || now === null || now === to) return 'none';
  return to === 'included' ? 'add' : 'remove';
}

/** Half a minor unit upwards; exact, because both factors are whole numbers. */
const converted = (minor: number, rate: number): number =>
  Number((BigInt(minor) * BigInt(Math.round(rate * RATE_UNIT)) * 2n + BigInt(RATE_UNIT)) / BigInt(2 * RATE_UNIT));

const taxed = (amountMinor: number, rate: number, shift: TaxShift): number => {
  if (shift === 'none') return amountMinor;
  return shift === 'add'
    ? vatOf({ amountMinor, rate }, 'excluded').grossMinor
    : vatOf({ amountMinor, rate }, 'included').netMinor;
};

/** An amount after the change, never 0 where there was one. @param vatRate percent */
export function changedAmount(minor: number, currency: Currency, change: PriceChange, vatRate: number): number {
  const { move, rate } = (currency !== change.currency && change.moves[currency]) || { move: 'keep', rate: null };
  const moved = move === 'convert' && rate !== null ? converted(minor, rate) : minor;
  return Math.max(Math.min(minor, 1), taxed(moved, vatRate, change.shift));
}

/**
 * A product's price after the change. The former price, which is crossed out beside it, stays only while it is higher.
 * @param vatRate the product's own rate; null: the shop's
 */
export function changedPrice<P extends Priced>(
  { priceMinor, oldPriceMinor, currency, vatRate }: P & { vatRate: number | null },
  change: PriceChange,
): Priced {
  const amount = (minor: number) => changedAmount(minor, currency, change, vatRate ?? change.vatRate);
  const price = amount(priceMinor);
  const old = oldPriceMinor === null ? null : amount(oldPriceMinor);
  const isKept = currency === change.currency || (change.moves[currency]?.move ?? 'keep') === 'keep';
  return {
    priceMinor: price,
    oldPriceMinor: old !== null && old > price ? old : null,
    currency: isKept ? currency : change.currency,
  };
}
