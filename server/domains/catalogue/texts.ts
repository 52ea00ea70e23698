// Sentences of products, categories and their stock.

export const CATEGORY_ABSENT = 'Kategori bulunamadı.';
export const CATEGORY_NAME_TAKEN = 'Bu isimde bir kategori zaten var.';
export const OWN_PARENT = 'Bir kategori kendi alt kategorisi olamaz.';
export const HAS_SUB_CATEGORIES = 'Alt kategorileri olan bir ana kategori, alt kategori yapılamaz.';
export const PARENT_GONE = 'Ana kategorisi artık yok.';
export const PARENT_IS_SUB_CATEGORY = 'Ana kategorisi artık bir alt kategori.';

export const PRODUCT_ABSENT = 'Ürün bulunamadı';
export const PRODUCT_NO_LONGER_SOLD = 'Bu ürün artık satışta değil.';
export const MAIN_CATEGORY_ABSENT = 'Ana kategori bulunamadı.';
export const SUB_CATEGORY_ELSEWHERE = 'Alt kategori, seçilen ana kategoriye ait değil.';
export const CATEGORY_OF_PRODUCT_GONE = 'Ürünün kategorisi artık yok.';

export const STOCK_NOT_COUNTED = 'Bu ürünün stoku sayılmıyor. Önce bir sayım girin.';
export const tooFewInStock = (level: number, out: number): string =>
  `Stokta ${level} adet var; ${out} adet çıkış yapılamaz.`;
/** @param change pieces that came in, or below 0 went out */
export const alreadyMoved = (change: number): string =>
  `Bu hareket az önce ${Math.abs(change)} adet ${change > 0 ? 'giriş' : 'çıkış'} olarak kaydedildi. Lütfen ürünü yeniden açın.`;
export const stockChanged = (seen: number | null, now: number | null, by: string): string =>
  `Stok siz düzenlerken değişti: ${levelText(seen)} → ${levelText(now)} (${by}).`;
const levelText = (level: number | null): string => (level === null ? 'sayılmıyor' : String(level));
export const orderNamed = (number: string): string => `Sipariş ${number}`;

// Families and their sizes.
export const FAMILY_ABSENT = 'Seri bulunamadı.';
export const FAMILY_PLACE_GONE = 'Serinin kategorisi artık yok.';
export const ARTICLE_WITHOUT_FAMILY = 'Bu ürün bir seriye ait değil.';
export const SPECS_OF_FAMILY = 'Bu ürünün ölçüleri serisinden gelir; seride düzenlenir.';
export const CATEGORY_OF_FAMILY = 'Bu ürünün kategorisi serisinden gelir; seride değiştirilir.';
/** @param values the first ones that are no numbers */
export const notNumbers = (label: string, values: readonly string[]): string =>
  `“${label}” sayı olamaz: sayı olmayan değerleri var (${values.join(', ')}).`;
export const keysMeet = (first: string, second: string): string =>
  `Belirleyici ölçüler ürünleri ayırmıyor: ${first} ve ${second} aynı olur.`;
export const tooManySizes = (max: number): string =>
  `Bu serinin ${max} ölçüden fazlası tek seferde alınamaz; sayfa sayfa isteyin.`;

/** Of a category that an import made. */
export const CATEGORY_IN_USE_BY_THEN = 'Bu arada değişti ya da kullanılıyor; olduğu gibi bırakıldı.';
