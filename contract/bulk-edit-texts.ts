// Sentences about editing many products at once.
import { formatNumber } from './format.ts';

export const NOTHING_CHOSEN = 'Önce değiştirilecek ürünleri seçin.';
export const FILTER_FINDS_NOTHING = 'Bu filtreye uyan ürün yok.';
export const CHOICE_GONE = 'Seçiminizin süresi doldu. Ürünleri yeniden seçin.';
export const CHOICE_APPLIED = 'Bu seçime bir değişiklik zaten uygulandı.';
export const tooManyChosen = (max: number): string => `Tek tek en çok ${formatNumber(max)} ürün seçilebilir.`;
export const BULK_FIELD_REFUSED = 'Değiştirilecek alanı listeden seçin.';
export const PRICE_OPERATION_REFUSED = 'Fiyatın nasıl değişeceğini listeden seçin.';
export const PRICE_ROUNDING_REFUSED = 'Yuvarlamayı listeden seçin.';
export const FORMER_PRICE_REFUSED = 'Eski fiyatın ne olacağını listeden seçin.';
export const PRICE_MOVE_MISSING = 'Oranı ya da tutarı girin.';
export const percentRefused = (max: number): string =>
  `Oran 0’dan büyük, en çok ${formatNumber(max)}, iki ondalıklı olmalıdır.`;
export const PERCENT_DOWN_REFUSED = 'Fiyat en çok %99,99 azaltılabilir.';
export const NO_PRICE_TO_MOVE = 'Fiyatı yok.';
export const PRICE_BECOMES_TOO_LOW = 'Fiyat sıfırın altına iner.';
export const PRICE_BECOMES_TOO_HIGH = 'Fiyat çok büyür.';
/** @param kept currency in which the product's price is kept */
export const otherCurrency = (kept: string): string => `Fiyatı ${kept} ile tutuluyor.`;

/** Names of the fields that can be changed on many products, as the audit list and the tasks name them. */
export const BULK_TITLES = {
  price: 'Fiyat',
  category: 'Kategori',
} as const;

/** In place of a value that is taken out. */
export const EMPTIED = 'boş';

/** What each call does, for the API page. */
export const BULK_CALLS = {
  'GET /api/products/export': 'Listenin filtresine uyan bütün ürünler, her alanıyla, Excel ya da CSV dosyası olarak',
  'POST /api/products/bulk':
    'Toplu değişiklik için ürünleri bir kez belirler: kimliklerle ya da listenin filtresiyle; sonra gelenler bu kümeye girmez',
  'POST /api/products/bulk/:id/preview': 'Değişikliğin bu ürünlerde ne yapacağını gösterir, hiçbir şeyi değiştirmez',
  'POST /api/products/bulk/:id/apply': 'Değişikliği uygular; 200 üründen çoğunda arka planda sürer',
};
