// Sentences about daily exchange rates.
import type { RateKind, RateSource } from './daily-price.ts';
import { formatNumber } from './format.ts';

export const RATE_SOURCE_LABELS: Record<RateSource, string> = {
  none: 'Kullanılmasın',
  tcmb: 'TCMB’den her gün',
  manual: 'Elle girilir',
};
export const RATE_KIND_LABELS: Record<RateKind, string> = {
  forex_selling: 'Döviz satış',
  banknote_selling: 'Efektif satış',
};
export const RATE_SOURCE_REFUSED = 'Kurun kaynağını listeden seçin.';
export const RATE_KIND_REFUSED = 'Kurun türünü listeden seçin.';
export const rateMarginRefused = (max: number): string =>
  `Kur payı 0 ile ${max} arasında, en çok iki ondalıklı bir yüzde olmalıdır.`;
export const rateAgeRefused = (min: number, max: number): string =>
  `Kurun en çok yaşı ${min} ile ${max} saat arasında bir tam sayı olmalıdır.`;
export const RATE_CURRENCY_REFUSED = 'Kurun para birimini listeden seçin.';
export const RATES_OFF = 'Önce kurun nereden alınacağını seçip kaydedin.';
export const NOT_IN_LIRA = 'Günlük kur yalnızca lira ile satan mağazada kullanılır. Önce para birimini TL yapın.';
export const RATE_UNKNOWN = 'Onay bekleyen böyle bir kur yok.';
export const BULLETIN_UNREACHABLE = 'TCMB’ye ulaşılamadı. Biraz sonra yeniden deneyin ya da kuru elle girin.';
export const BULLETIN_UNREADABLE = 'TCMB’nin kur listesi okunamadı. Kuru elle girebilirsiniz.';
/** @param currency of the price that was sent */
export const priceCurrencyRefused = (currency: string, shop: string): string =>
  `${currency} fiyatıyla satmak için Ayarlar → Döviz kuru’nda günlük kuru açın ya da fiyatı ${shop} girin.`;
/** @param percent how far the rate moved */
export const rateMoved = (currency: string, percent: number): string =>
  `${currency} kuru %${formatNumber(percent, 1)} değişti, onaylayın.`;

export const RATES_AUDIT_ROW = 'exchange-rates';
export const RATES_AUDIT_TITLE = 'Döviz kuru';

/** What each call does, for the API page. */
export const EXCHANGE_RATE_CALLS = {
  'GET /api/exchange-rates': 'Geçerli kurlar, kaç ürünün bunlarla satıldığı, onay bekleyenler ve son kurlar',
  'PUT /api/exchange-rates': 'Günlük kurun ayarlarını kaydeder ve fiyatları hemen buna göre hesaplar',
  'POST /api/exchange-rates': 'Elle kur girer ve fiyatları hesaplar',
  'POST /api/exchange-rates/fetch': 'TCMB’nin kur listesini şimdi alır',
  'POST /api/exchange-rates/:id/decide': 'Çok değiştiği için bekleyen bir kuru onaylar ya da reddeder',
};
