// Value added tax (KDV): the one computation from line to total that carts, orders, documents and invoices share.
// Integers only, half a cent upwards; each line is rounded by itself and totals are sums of lines, so that an invoice
// says what was charged.

/** What stored prices and fees are: no tax is computed, it is part of them, or it comes on top. */
export const VAT_MODES = ['none', 'included', 'excluded'] as const;
export type VatMode = (typeof VAT_MODES)[number];
/** Modes in which tax is computed. */
export type TaxedMode = Exclude<VatMode, 'none'>;

/** Percent. */
export const MAX_VAT_RATE = 100;

/** Minor units; net and VAT always add up to gross. */
export interface VatAmounts {
  netMinor: number;
  vatMinor: number;
  grossMinor: number;
}
export interface RateAmounts extends VatAmounts {
  /** Percent. */
  rate: number;
}
/** An amount as it is stored, and the percentage that applies to it. */
export interface TaxedAmount {
  amountMinor: number;
  rate: number;
}

/** Quotient of whole numbers, rounded to the nearest, halves upwards. */
const rounded = (dividend: number, divisor: number): number => Math.floor((2 * dividend + divisor) / (2 * divisor));

/**
 * Splits an amount that has the tax in it (`included`) or not yet (`excluded`).
 * @throws RangeError for amounts that are not whole or too large to be exact, and for rates outside 0–100
 */
export function vatOf({ amountMinor, rate }: TaxedAmount, mode: TaxedMode): VatAmounts {
  if (!Number.isInteger(amountMinor) || amountMinor < 0 || !Number.isSafeInteger(amountMinor * 400))
    throw new RangeError(`not an amount: ${amountMinor}`);
  if (!Number.isInteger(rate) || rate < 0 || rate > MAX_VAT_RATE) throw new RangeError(`not a rate: ${rate}`);
  if (mode === 'included') {
    const netMinor = rounded(amountMinor * 100, 100 + rate);
    return { netMinor, vatMinor: amountMinor - netMinor, grossMinor: amountMinor };
  }
  const vatMinor = rounded(amountMinor * rate, 100);
  return { netMinor: amountMinor, vatMinor, grossMinor: amountMinor + vatMinor };
}

/** Adds lines up, with the sums of each rate, the highest first. Lines of 0 count for no rate. @throws as `vatOf` */
export function vatTotals(lines: readonly TaxedAmount[], mode: TaxedMode): VatAmounts & { byRate: RateAmounts[] } {
  const total: VatAmounts = { netMinor: 0, vatMinor: 0, grossMinor: 0 };
  const rates = new Map<number, RateAmounts>();
  for (const line of lines) {
    const amounts = vatOf(line, mode);
    if (amounts.grossMinor === 0) continue;
    const ofRate = rates.get(line.rate) ?? { rate: line.rate, netMinor: 0, vatMinor: 0, grossMinor: 0 };
    rates.set(line.rate, ofRate);
    for (const sum of [total, ofRate]) {
      sum.netMinor += amounts.netMinor;
      sum.vatMinor += amounts.vatMinor;
      sum.grossMinor += amounts.grossMinor;
    }
  }
  return { ...total, byRate: [...rates.values()].sort((a, b) => b.rate - a.rate) };
}
