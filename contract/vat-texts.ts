// Words of value added tax (KDV) and of units of sale.
import { formatNumber } from './format.ts';
import { MAX_VAT_RATE, type TaxedMode, type VatMode } from './vat.ts';

export const VAT_RATE_REFUSED = `KDV oranı 0 ile ${MAX_VAT_RATE} arasında bir tam sayı olmalıdır.`;
export const VAT_MODE_LABELS: Record<VatMode, string> = {
  none: 'KDV hesaplanmaz',
  included: 'KDV dahil',
  excluded: 'KDV hariç',
};
/** What is written beside prices. */
export const TAX_NOTES: Record<TaxedMode, string> = {
  included: 'Fiyatlara KDV dahildir.',
  excluded: 'Fiyatlara KDV dahil değildir.',
};

/** Rows below the sums of a cart or an order. */
export const NET_TOTAL_LABEL = 'Ara toplam (KDV hariç)';
export const GROSS_TOTAL_LABEL = 'Toplam (KDV dahil)';
export const vatLabel = (rate: number): string => `KDV %${formatNumber(rate)}`;
