// Which figure of a price visitors read, where the shop computes tax. What is stored, charged and invoiced stays as it
// is (`vat.ts`).
import { vatOf, type TaxedMode } from './vat.ts';

/** The stored figure as it is; the price with tax; without; the price with tax and, small, without. */
export const PRICE_DISPLAYS = ['stored', 'gross', 'net', 'both'] as const;
export type PriceDisplay = (typeof PRICE_DISPLAYS)[number];

interface StoredPrice {
  priceMinor: number;
  /** The former price; null: none. */
  oldPriceMinor: number | null;
  /** Percent. */
  rate: number;
}
/** Minor units. At least one of `grossMinor` and `netMinor` is there; `oldMinor` is of the first of them. */
export interface ShownMinor {
  grossMinor?: number;
  netMinor?: number;
  oldMinor?: number;
}

/** Whether the stored figure is what visitors read: then a page says once what its prices are. */
export const showsStored = (mode: TaxedMode, display: PriceDisplay): boolean =>
  display === 'stored' || display === (mode === 'included' ? 'gross' : 'net');

/**
 * The figures in place of the stored one, each to be named as with or without tax; undefined where that is shown.
 */
export function shownMinor(
  { priceMinor, oldPriceMinor, rate }: StoredPrice,
  mode: TaxedMode,
  display: PriceDisplay,
): ShownMinor | undefined {
  if (showsStored(mode, display)) return undefined;
  const { grossMinor, netMinor } = vatOf({ amountMinor: priceMinor, rate }, mode);
  const old = oldPriceMinor === null ? undefined : vatOf({ amountMinor: oldPriceMinor, rate }, mode);
  if (display === 'net') return { netMinor, oldMinor: old?.netMinor };
  return { grossMinor, ...(display === 'both' && { netMinor }), oldMinor: old?.grossMinor };
}
