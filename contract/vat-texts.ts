// Words of value added tax (KDV) and of units of sale.
import { formatNumber } from './format.ts';
import { SUM_LABELS } from './order-texts.ts';
import type { PriceDisplay } from './price-display.ts';
import { MAX_VAT_RATE, type TaxedMode, type VatMode } from './vat.ts';

export const VAT_RATE_REFUSED = `KDV oranı 0 ile ${MAX_VAT_RATE} arasında bir tam sayı olmalıdır.`;
export const VAT_MODE_LABELS: Record<VatMode, string> = {
  none: 'KDV hesaplanmaz',
  included: 'KDV dahil',
  excluded: 'KDV hariç',
};
/** Which figure of a price visitors read. */
export const PRICE_DISPLAY_LABELS: Record<PriceDisplay, string> = {
  stored: 'Kayıtlı olduğu gibi',
  gross: 'KDV dahil',
  net: 'KDV hariç',
  both: 'İkisi birden',
};
/** Follows a figure that has the tax in it, or has not. Its words stay in one line. */
export const TAX_WORDS = { gross: ' KDV\u00a0dahil', net: ' +\u00a0KDV' } as const;
/** What is written beside prices. */
export const TAX_NOTES: Record<TaxedMode, string> = {
  included: 'Fiyatlara KDV dahildir.',
  excluded: 'Fiyatlara KDV dahil değildir.',
};

/** Rows below the sums of a cart or an order. */
const NET_TOTAL_LABEL = 'Ara toplam (KDV hariç)';
const GROSS_TOTAL_LABEL = 'Toplam (KDV dahil)';
/** '%20' */
export const rateText = (rate: number): string => `%${formatNumber(rate)}`;
export const vatLabel = (rate: number): string => `KDV ${rateText(rate)}`;

/** The tax of a cart or an order, as far as its rows need it; null: none is known. */
export type ShownTax<Amount> = { net: Amount; byRate: readonly { rate: number; vat: Amount }[] } | null;
/** Rows between the fees and the total: net, then the tax of each rate. None where no tax is known. */
export const vatRows = <Amount>(tax: ShownTax<Amount>): { label: string; amount: Amount }[] =>
  tax === null
    ? []
    : [
        { label: NET_TOTAL_LABEL, amount: tax.net },
        ...tax.byRate.map(({ rate, vat }) => ({ label: vatLabel(rate), amount: vat })),
      ];
/** The sum of the lines, called apart from the net where both are shown. */
export const linesLabel = (tax: object | null): string => (tax === null ? SUM_LABELS.subtotal : SUM_LABELS.lines);
export const totalLabel = (tax: object | null): string => (tax === null ? SUM_LABELS.total : GROSS_TOTAL_LABEL);
