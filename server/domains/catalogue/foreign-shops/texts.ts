// What staff read about a file of another shop.
import { formatNumber } from '#contract/format.ts';

/** The category of products that have none. */
export const OTHER_CATEGORY = 'Diğer';
/** The technical value that a brand becomes. */
export const BRAND = 'Marka';
export const LENGTH = 'Uzunluk';
export const WIDTH = 'Genişlik';
export const HEIGHT = 'Yükseklik';

const count = (number: number): string => formatNumber(number);

/** Each says what becomes of `n` products, codes or rows; those with 0 are not said. */
export const NOTES = {
  folded: (n: number) => `${count(n)} ürün kodu A–Z, 0–9 ve “-” ile yeniden yazıldı.`,
  clashes: (n: number) => `${count(n)} ürün kodu dosyada ikinci kez geçiyor: sonuna -2, -3 … eklendi.`,
  made: (n: number) => `Stok kodu olmayan ${count(n)} ürüne kod verildi.`,
  parents: (n: number) => `${count(n)} varyasyonlu ürünün her varyasyonu ayrı bir ürün olur; ana satırı alınmaz.`,
  variants: (n: number) => `${count(n)} ürünün her varyantı ayrı bir ürün olur.`,
  grouped: (n: number) => `${count(n)} gruplanmış ürün alınmaz.`,
  deep: (n: number) => `${count(n)} üründe kategori yolu iki düzeye indirildi.`,
  campaigns: (n: number) =>
    `${count(n)} ürünün süreli indirimi “WooCommerce: başlangıç–bitiş” adlı taslak kampanyaya yazılır; kampanyayı Fiyat listeleri ekranından siz başlatırsınız.`,
  sales: (n: number) => `${count(n)} ürünün indirimi sona ermiş: normal fiyatı alınır.`,
  pictures: (n: number) =>
    `${count(n)} satırda görsel adresi var. Görseli bulunamayan yeni ürünler temsili görselle eklenir, var olanların görselleri değişmez.`,
  related: (n: number) =>
    `${count(n)} ürünün ilgili ürünleri (yukarı ve çapraz satış) alınmaz: bizde böyle bir alan yoktur.`,
  specs: (n: number) => `${count(n)} teknik özellik alınmaz: dosyada bu kadar çok sütuna yer yok.`,
} as const;
export type Noted = keyof typeof NOTES;
