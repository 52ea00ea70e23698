// Sentences about price lists and campaigns.
import { formatNumber } from './format.ts';
import type { PriceListKind, PriceListState } from './price-lists.ts';

export const PRICE_LIST_ABSENT = 'Fiyat listesi bulunamadı.';
export const PRICE_LIST_NAME_MISSING = 'Lütfen listeye bir ad verin!';
export const PRICE_LIST_KIND_REFUSED = 'Listenin türünü seçin.';
export const PRICE_LIST_STATE_REFUSED = 'Listenin durumu geçersiz.';
export const PRICE_LIST_TIME_REFUSED = 'Tarih ve saat geçersiz.';
export const PRICE_LIST_ENDS_FIRST = 'Bitiş, başlangıçtan sonra olmalıdır.';
export const PRICE_LIST_ENDED_ALREADY = 'Kampanyanın bitişi geçmişte kalıyor.';
export const PRICE_LIST_HAS_NO_END = 'Yalnız kampanyanın bitişi olur.';
export const PRICE_LIST_NOT_DRAFT = 'Yalnız taslak değiştirilebilir.';
export const PRICE_LIST_NOT_REMOVABLE = 'Yürürlükteki ya da zamanlanmış bir liste silinemez.';
export const PRICE_LIST_NOT_CANCELLABLE = 'Bu liste artık iptal edilemez.';
export const PRICE_LIST_NOT_RUNNING = 'Bu kampanya yürürlükte değil.';
export const PRICE_LIST_NOT_UNDOABLE = 'Bu liste artık geri alınamaz.';
export const PRICE_LIST_EMPTY = 'Listede ürün yok. Önce ürün ekleyin.';
export const PRICE_LIST_MISSED = 'Başlayamadan bitiş zamanı geçti; hiçbir fiyat değişmedi.';
export const priceListFull = (max: number): string => `Bir listede en çok ${formatNumber(max)} ürün olabilir.`;
export const PRICE_LIST_PRODUCT_ABSENT = 'Bu kodla bir ürün yok.';
export const PRICE_LIST_ITEM_ABSENT = 'Bu ürün listede yok.';
export const PRICE_LIST_CODE_MISSING = 'Ürün kodunu yazın.';
export const PRICE_LIST_SAME_LIST = 'Bir liste kendinden kopyalanamaz.';
export const PRICE_LIST_OPERATION_REFUSED = 'Fiyatın nasıl değişeceğini listeden seçin.';
export const PRICE_LIST_CHOICE_REFUSED = 'Önce eklenecek ürünleri seçin.';

/** @param codes the first of them @param total of all */
export const priceListsOverlap = (name: string, codes: readonly string[], total: number): string => {
  const more = total - codes.length;
  return `“${name}” aynı zamanda bu ürünlerin de fiyatını belirliyor: ${codes.join(', ')}${
    more > 0 ? ` ve ${formatNumber(more)} ürün daha` : ''
  }.`;
};

export const PRICE_LIST_CSV_EMPTY = 'Eklenecek satır yok: her satıra ürün kodu;fiyat;para birimi yazın.';
export const PRICE_LIST_CSV_UNREADABLE = 'Dosya okunamadı: tırnak işaretleri eşleşmiyor olabilir.';
export const PRICE_LIST_CSV_ENCODING = 'Dosyada okunamayan harfler var. Dosyayı UTF-8 olarak kaydedip yeniden deneyin.';
export const priceListLinesTooMany = (max: number): string =>
  `Bir seferde en çok ${formatNumber(max)} satır eklenebilir.`;
export const PRICE_LIST_PRICE_UNREADABLE = 'Fiyat okunamadı: 1234,50 biçiminde yazın.';
/** @param typed like '1.234' */
export const priceListAmbiguous = (typed: string): string =>
  `“${typed}” binlik mi ondalık mı belli değil: 1234 ya da 1,23 biçiminde yazın.`;
/** @param line where the same code stands first */
export const priceListTwice = (line: number): string => `Aynı kod ${formatNumber(line)}. satırda da var.`;

export const PRICE_LIST_KIND_LABELS: Record<PriceListKind, string> = {
  replace: 'Fiyat değişikliği',
  campaign: 'Kampanya',
};
export const PRICE_LIST_STATE_LABELS: Record<PriceListState, string> = {
  draft: 'Taslak',
  scheduled: 'Zamanlandı',
  starting: 'Fiyatlar yazılıyor',
  running: 'Yürürlükte',
  ending: 'Fiyatlar geri konuyor',
  completed: 'Tamamlandı',
  cancelled: 'İptal edildi',
  undone: 'Geri alındı',
  halted: 'Yarıda kaldı',
};
export const PRICE_LIST_LABELS = {
  name: 'Ad',
  kind: 'Tür',
  startsAt: 'Başlangıç',
  endsAt: 'Bitiş',
  state: 'Durum',
  items: 'Ürünler',
};

/** Names of the tasks that write a list's prices and put them back. */
export const priceListStartTitle = (name: string): string => `Fiyat listesi: ${name}`;
export const priceListEndTitle = (name: string): string => `Fiyat listesi bitti: ${name}`;
export const priceListUndoTitle = (name: string): string => `Fiyat listesi geri alındı: ${name}`;

/** What each call does, for the API page. */
export const PRICE_LIST_CALLS = {
  'GET /api/price-lists': 'Fiyat listeleri ve kampanyalar, en yenisi önce, sayfalı',
  'GET /api/price-lists/:id': 'Bir fiyat listesi: durumu, zamanı, ürünlerinin sayısı',
  'POST /api/price-lists': 'Boş bir taslak oluşturur',
  'PUT /api/price-lists/:id': 'Taslağın adını, türünü ve zamanını kaydeder',
  'DELETE /api/price-lists/:id': 'Yürürlükte olmayan bir listeyi ürünleriyle siler; ürünlerin fiyatına dokunmaz',
  'GET /api/price-lists/:id/items': 'Listenin ürünleri: yeni fiyat, önceki fiyat ve yüzde farkı, sayfalı',
  'POST /api/price-lists/:id/items': 'Taslağa koduyla bir ürün ekler ya da fiyatını değiştirir',
  'DELETE /api/price-lists/:id/items/:product': 'Taslaktan bir ürünü çıkarır',
  'POST /api/price-lists/:id/items/import':
    'kod;fiyat;para birimi satırlarını denetler ya da taslağa ekler: hatalı bir satır varsa hiçbiri eklenmez',
  'POST /api/price-lists/:id/items/choose':
    'Seçilen ya da filtreye uyan ürünleri, bugünkü fiyatlarının değişmiş hâliyle taslağa ekler',
  'POST /api/price-lists/:id/items/copy': 'Başka bir listenin ürünlerini, fiyatlarını değiştirerek taslağa ekler',
  'GET /api/price-lists/:id/preview':
    'Listenin ne yapacağı: kaç fiyat artar, kaçı düşer, en az, en çok ve ortalama fark',
  'POST /api/price-lists/:id/schedule': 'Taslağı zamanlar; başlangıcı geçmişse ya da boşsa hemen başlar',
  'POST /api/price-lists/:id/cancel': 'Zamanlamayı kaldırır; fiyatlar yazılıyorsa durdurur ve geri alır',
  'POST /api/price-lists/:id/end': 'Kampanyayı şimdi bitirir, fiyatları geri koyar',
  'POST /api/price-lists/:id/undo': 'Yazılan fiyatları 30 gün içinde geri alır; bu arada elle değişenler kalır',
};
