import type { FormerPrice } from '#contract/bulk-price.ts';
import type { BulkChange } from '#contract/bulk-edit.ts';
import { formatNumber } from '#contract/format.ts';
import { PRODUCT_LABELS as labels } from '#contract/product-texts.ts';
import { PRICE_MOVE_TEXTS } from '../../fields/price-moves.ts';

const count = (number: number): string => formatNumber(number);

/** Sentences of editing many products at once. */
export const BULK_TEXTS = {
  editChosen: (chosen: number) => `Seçilenleri düzenle (${count(chosen)})`,
  editAll: (total: number) => `Tümünü düzenle (${count(total)})`,
  letGo: 'Seçimi bırak',
  title: 'Toplu düzenle',
  ofChosen: (chosen: number) => `Seçilen ${count(chosen)} ürün`,
  ofFilter: (chosen: number) => `Filtredeki ${count(chosen)} ürünün tümü`,
  ofAll: (chosen: number) => `Ürünlerin tümü (${count(chosen)})`,
  fixed: 'Bu küme şimdi belirlendi; sonradan eklenen ürünler değişmez.',
  choosing: 'Ürünler belirleniyor...',
  chooseFailed: 'Ürünler belirlenemedi.',

  field: 'Ne değişsin?',
  fields: {
    price: labels.price,
    isActive: labels.isActive,
    stockStatus: labels.stockStatus,
    leadTimeDays: labels.leadTimeDays,
    category: 'Kategori',
    vatRate: labels.vatRate,
    minQuantity: labels.minQuantity,
    packQuantity: labels.packQuantity,
    unit: labels.unit,
  } satisfies Record<BulkChange['field'], string>,
  ...PRICE_MOVE_TEXTS,
  former: 'Eski fiyat',
  formers: {
    keep: 'olduğu gibi kalsın',
    write: 'eski fiyatı yaz',
    clear: 'sil',
  } satisfies Record<FormerPrice, string>,
  value: 'Yeni değer',
  empty: 'Boşalt',

  preview: 'Önizleme',
  previewWaits: 'Değişikliği girin; ne olacağı burada görünür.',
  previewFailed: 'Önizleme hazırlanamadı.',
  changes: (changed: number) => `Değişecek ${count(changed)}`,
  same: (same: number) => `Aynı ${count(same)}`,
  refused: (refused: number) => `Değişmeyecek ${count(refused)}`,
  reason: (sentence: string, number: number) => `${sentence} (${count(number)} ürün)`,
  first: (shown: number, changed: number) =>
    shown < changed ? `Değişeceklerin ilk ${count(shown)} tanesi` : 'Ürünler',
  figures: { min: 'En düşük', max: 'En yüksek', sum: 'Toplam' },
  before: 'Şimdi',
  after: 'Sonra',
  product: 'Ürün',
  unchanged: 'aynı kalır',

  apply: (changed: number) => `Uygula (${count(changed)} ürün)`,
  applyNothing: 'Uygula',
  applyFailed: 'Değişiklik uygulanamadı.',
  started: 'Değişiklik arka planda uygulanıyor. İlerlemesi üstte görünür.',
} as const;
