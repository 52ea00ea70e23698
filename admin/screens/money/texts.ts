import { CURRENCY_SYMBOLS as SYMBOLS, type Currency } from '#contract/money.ts';
import type { PriceMove } from '#contract/price-change.ts';
import type { VatMode } from '#contract/vat.ts';
import { SETTINGS_TEXTS } from '../settings/texts.ts';

export const MONEY_TEXTS = {
  note: 'Para birimi, KDV ve kargo ücretleri kayıtlı fiyatlarla birlikte değişir. Kaydedene kadar hiçbir şey değişmez.',
  loadFailed: 'Para ve vergi ayarları yüklenirken hata oluştu',
  proposal: 'Türkiye’de satış için önerimiz: Türk lirası, KDV dahil',
  proposalText:
    'Aşağıda öneri seçili; her birini değiştirebilirsiniz. Mağaza bugünkü haliyle doğruysa olduğu gibi bırakın.',
  leave: 'Olduğu gibi kalsın',
  left: 'Para birimi ve KDV olduğu gibi kaldı. Ayarlardan her zaman değiştirebilirsiniz.',
  leaveFailed: 'Karar kaydedilemedi.',
  offer: 'Para birimi ve KDV’ye karar verin',
  offerText: (currency: Currency) =>
    `Mağaza şu an ${SYMBOLS[currency]} ile, KDV hesaplamadan satıyor. Türk lirasına geçişi ve KDV’yi, fiyatlarınıza ne olacağını görerek ayarlayın.`,
  open: 'Para ve vergiyi ayarla',

  currency: 'Para birimi',
  currencies: SETTINGS_TEXTS.currencies,
  now: 'bugünkü',
  vat: 'KDV',
  modes: {
    included: ['Fiyatlar KDV dahil', 'Müşteri gördüğü fiyatı öder; KDV sepette ve siparişte ayrıca yazılır.'],
    excluded: ['Fiyatlar KDV hariç', 'KDV sepette fiyatların üstüne eklenir.'],
    none: ['KDV hesaplanmaz', 'Site KDV’den söz etmez; notu siz yazarsınız.'],
  } satisfies Record<VatMode, readonly [string, string]>,
  vatRate: 'KDV oranı',
  vatRateHelp: 'Kendi oranı olmayan ürünlerde.',
  shippingVatRate: 'Kargonun KDV oranı',
  display: 'Fiyat gösterimi',
  displayHelp:
    'Ziyaretçilerin ürünlerde ve listelerde gördüğü tutar; kayıtlı fiyatlar, sepet ve siparişler değişmez. Tüketicilere fiyatların KDV dahil gösterilmesi gerekir.',

  prices: 'Kayıtlı fiyatlar',
  noPrices: 'Fiyatı olan ürün yok; ilk fiyatlar bu seçimlerle kaydedilecek.',
  allFit: 'Bütün fiyatlar zaten bu para biriminde.',
  pricesAre: 'Bugün kayıtlı fiyatlarda KDV',
  pricesAreIncluded: 'dahil',
  pricesAreExcluded: 'hariç',
  pricesOf: (count: string, currency: Currency) => `${count} fiyat ${SYMBOLS[currency]} ile kayıtlı`,
  moves: {
    convert: 'Kurla çevir',
    relabel: 'Rakam kalsın, para birimi değişsin',
    keep: 'Olduğu gibi bırak',
  } satisfies Record<PriceMove, string>,
  keepHint: 'Bu ürünler yalnız teklifle satılır; Ayarlar, Döviz kuru açıksa günün kuruyla TL olarak.',
  rate: 'Kur',
  rateOf: (from: Currency) => `1 ${SYMBOLS[from]} =`,

  fees: 'Kargo',
  feesIntro:
    'Fiyatlar gibi: aynı para biriminde, KDV’si aynı şekilde. Yukarıdaki seçimlerle hesaplanır; yuvarlayabilirsiniz. Kendi teslimat yöntemleriniz varsa bunların yerine onlar geçer: Ayarlar, Teslimat.',
  standardFee: 'Standart kargo ücreti',
  standardFeeHelp: 'Boş: alıcı ödemeli. 0: ücretsiz.',
  fastFee: 'Hızlı kargo ücreti',
  threshold: 'Ücretsiz kargo sınırı',
  thresholdHelp: 'Boş: sınır yok.',

  preview: 'Ne değişecek?',
  previewWaits: 'Seçimleri tamamlayın; yeni fiyatlar burada görünür.',
  exampleColumns: ['Ürün', 'Bugün', 'Sonra'],
  converted: (count: string, from: Currency, rate: string, to: Currency) =>
    `${count} fiyat 1 ${SYMBOLS[from]} = ${rate} ${SYMBOLS[to]} ile çevrilir.`,
  relabelled: (count: string, from: Currency, to: Currency) =>
    `${count} fiyatın rakamı kalır, ${SYMBOLS[from]} yerine ${SYMBOLS[to]} olur.`,
  kept: (count: string, from: Currency) =>
    `${count} fiyat ${SYMBOLS[from]} olarak kalır; bu ürünler yalnız teklifle satılır.`,
  shifts: {
    add: 'Fiyatların içine KDV eklenir.',
    remove: 'Fiyatların içinden KDV çıkarılır.',
    none: 'KDV yüzünden hiçbir fiyatın rakamı değişmez.',
  },
  openPayments: (count: string) => `Açık ${count} ödeme sayfası, açıldığı tutarla ödenebilir.`,
  untouched: 'Var olan siparişler ve silinen ürünler değişmez.',

  save: 'Kaydet',
  question: 'Fiyatlar değiştirilsin mi?',
  questionText: (count: string) =>
    `${count} ürünün fiyatı ve mağazanın para ayarları birlikte değişir. Bir sonraki değişikliğe kadar geri alabilirsiniz.`,
  change: 'Değiştir',
  saved: 'Para ve vergi ayarları kaydedildi.',
  savedPrices: (count: string) => `Para ve vergi ayarları kaydedildi; ${count} fiyat değişti.`,
  saveFailed: 'Para ve vergi ayarları kaydedilemedi.',
  stale: (by: string) => `Ayarları siz düzenlerken ${by} değiştirdi. Yeni halini yükleyip yeniden seçin.`,
  reload: 'Yeni halini yükle',

  last: (at: string, by: string, count: string) => `${at}, ${by}: ${count} fiyat değişti.`,
  lastSettings: (at: string, by: string) => `${at}, ${by}: para ayarları değişti, fiyatlar kaldı.`,
  lastUndone: (at: string, by: string) => `${at} tarihinde ${by} tarafından yapılan değişiklik geri alındı.`,
  undo: 'Geri al',
  undoQuestion: 'Son değişiklik geri alınsın mı?',
  undoText:
    'Fiyatlar, para birimi, KDV ve kargo ücretleri önceki haline döner. O günden beri elle değiştirilenler kalır.',
  undone: (count: string) => `Geri alındı: ${count} fiyat önceki haline döndü.`,
  undoneSettings: 'Geri alındı.',
  undoneBut: (count: string, kept: string) =>
    `Geri alındı: ${count} fiyat önceki haline döndü, sonradan değiştirilen ${kept} fiyat kaldı.`,
  undoFailed: 'Değişiklik geri alınamadı.',
} as const;
