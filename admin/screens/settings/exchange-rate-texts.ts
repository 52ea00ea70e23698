import type { RateCurrency } from '#contract/daily-price.ts';
import { RATE_SOURCE_LABELS, rateMoved } from '#contract/exchange-rate-texts.ts';
import type { ExchangeRates } from '#contract/exchange-rates.ts';
import { formatNumber } from '#contract/format.ts';
import { dayText } from '../../base/dates.ts';

type Rate = ExchangeRates['rates'][number];

const rateText = (rate: number): string => `₺${formatNumber(rate, 4)}`;
const NAMES: Record<RateCurrency, string> = { EUR: 'Avro', USD: 'Dolar', GBP: 'Sterlin' };

export const EXCHANGE_RATE_TEXTS = {
  note: 'Fiyatı avro, dolar ya da sterlin olan ürünleri günün kuruyla TL olarak satmak için. Kur değişince fiyatlar kendiliğinden hesaplanır; müşteri ödemeden önce yeni tutarı görür.',
  saved: 'Döviz kuru ayarları kaydedildi.',
  settings: 'Ayarlar',
  inForce: 'Geçerli kurlar',
  former: 'Son kurlar',
  currency: 'Para birimi',
  rate: 'Kur',
  soldAt: 'Satış kuru',
  soldAtHint: 'Kur payıyla',
  day: 'Günü',
  from: 'Kaynak',
  products: 'Ürün',
  loadFailed: 'Kurlar okunamadı.',
  names: NAMES,
  rateText,
  nameOf: (currency: RateCurrency): string => `${NAMES[currency]} (${currency})`,
  sourceOf: (source: 'tcmb' | 'manual', by: string): string =>
    source === 'tcmb' ? ['TCMB', by && `onaylayan ${by}`].filter(Boolean).join(', ') : `Elle, ${by}`,
  tooOld: 'Eski: bu kurla satılmıyor',
  none: 'Kur yok: bu ürünler satılmıyor',
  /** @param count products that are not sold for want of a rate */
  notSold: (count: number): string =>
    `${formatNumber(count)} ürünün fiyatı, geçerli bir kur olmadığı için gösterilmiyor; yerinde “Teklif Al” yazıyor.`,
  off: (count: number): string =>
    count === 0
      ? 'Döviz fiyatlı ürün yok. Günlük kuru açtıktan sonra ürünün fiyatını döviz olarak girebilirsiniz.'
      : `${formatNumber(count)} ürünün fiyatı döviz. Kurun kaynağını seçip kaydedince TL olarak satılır.`,
  notInLira: 'Mağaza TL ile satmıyor; günlük kur kullanılmaz.',
  lastTry: (at: string): string => `TCMB’ye en son ${at} tarihinde soruldu.`,
  fetchNow: 'TCMB’den şimdi al',
  fetched: 'Kurlar alındı.',
  fetchFailed: 'Kurlar alınamadı.',
  type: 'Kur gir',
  typeTitle: 'Kur gir',
  typeNote: 'Hemen geçerli olur ve TCMB’nin sonraki kuruna kadar kullanılır.',
  rateOfOne: '1 birim kaç TL?',
  typed: 'Kur kaydedildi, fiyatlar hesaplandı.',
  typeFailed: 'Kur kaydedilemedi.',
  rateMissing: 'Lütfen kuru girin!',
  approve: 'Onayla',
  refuse: 'Reddet',
  approved: 'Kur onaylandı, fiyatlar hesaplandı.',
  refused: 'Kur reddedildi, önceki kur geçerli.',
  decideFailed: 'Karar kaydedilemedi.',
  waiting: ({ currency, rate, former }: ExchangeRates['waiting'][number]): string =>
    rateMoved(currency, (Math.abs(rate - former) / former) * 100),
  waitingNote: ({ rate, former, day }: ExchangeRates['waiting'][number]): string =>
    `${rateText(former)} → ${rateText(rate)}, ${dayText(day)}. Onaylayana kadar önceki kurla satılır.`,
  approveOf: (currency: string): string => `${currency} kurunu onayla`,
  refuseOf: (currency: string): string => `${currency} kurunu reddet`,
  /** What the settings' overview says of them. */
  stateOf: ({ source, isApplied, rates }: ExchangeRates): string => {
    if (!isApplied) return RATE_SOURCE_LABELS.none;
    const known = rates.flatMap(({ currency, soldAt }: Rate) =>
      soldAt === null ? [] : [`${currency} ${formatNumber(soldAt, 4)}`],
    );
    return [RATE_SOURCE_LABELS[source], ...known].join(' · ');
  },
};
