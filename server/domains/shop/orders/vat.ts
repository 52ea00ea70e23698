import { toMajor } from '#contract/money.ts';
import type { RateAmounts, VatAmounts } from '#contract/vat.ts';
import type { Vat } from '#contract/vat-fields.ts';
import type { OrderRow } from '../payments/facts.ts';

const amounts = ({ netMinor, vatMinor, grossMinor }: VatAmounts) => ({
  net: toMajor(netMinor),
  vat: toMajor(vatMinor),
  gross: toMajor(grossMinor),
});

/** Totals of a tax as replies carry them: decimal numbers. */
export const shownVat = (totals: VatAmounts & { byRate: readonly RateAmounts[] }, isIncluded: boolean): Vat => ({
  isIncluded,
  ...amounts(totals),
  byRate: totals.byRate.map((ofRate) => ({ rate: ofRate.rate, ...amounts(ofRate) })),
});

type VatColumns = Pick<OrderRow, 'pricesIncludeVat' | 'netMinor' | 'vatMinor' | 'vatByRate'>;

/** The tax of an order as it was sold; null: no tax is known. */
export const vatOfOrder = ({ pricesIncludeVat, netMinor, vatMinor, vatByRate }: VatColumns): Vat | null =>
  pricesIncludeVat === null || netMinor === null || vatMinor === null
    ? null
    : shownVat({ netMinor, vatMinor, grossMinor: netMinor + vatMinor, byRate: vatByRate ?? [] }, pricesIncludeVat);
