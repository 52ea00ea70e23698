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
/** A figure that has to be named as with or without tax. Minor units. */
export interface ShownMinor {
  minor: number;
  oldMinor: number | undefined;
  hasTax: boolean;
}

/** Whether the stored figure is what visitors read: then a page says once what its prices are. */
export const showsStored = (mode: TaxedMode, display: PriceDisplay): boolean =>
  display === 'stored' || display === (mode === 'included' ? 'gross' : 'net');

/** The figures in place of the stored one, the main one first; none where that one is shown. */
export function shownMinor(
  { priceMinor, oldPriceMinor, rate }: StoredPrice,
  mode: TaxedMode,
  display: PriceDisplay,
): ShownMinor[] {
  if (showsStored(mode, display)) return [];
  const price = vatOf({ amountMinor: priceMinor, rate }, mode);
  const old = oldPriceMinor === null ? undefined : vatOf({ amountMinor: oldPriceMinor, rate }, mode);
  const gross = { minor: price.grossMinor, oldMinor: old?.grossMinor, hasTax: true };
  const net = { minor: price.netMinor, oldMinor: old?.netMinor, hasTax: false };
  if (display === 'both') return [gross, { ...net, oldMinor: undefined }]; // one former price is enough
  return [display === 'gross' ? gross : net];
}
