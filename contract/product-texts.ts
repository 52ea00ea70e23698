// Sentences of products and their stock.
import { formatNumber } from './format.ts';
import { MAX_QUANTITY, MIN_QUANTITY } from './order-facts.ts';
import { trashes } from './saving-texts.ts';

export const productSortRefused = (sorts: readonly string[]): string =>
  `Sıralama şunlardan biri olmalıdır: ${sorts.join(', ')}.`;
export const stockFilterRefused = (filters: readonly string[]): string =>
  `Stok süzgeci şunlardan biri olmalıdır: ${filters.join(', ')}.`;

export const PRODUCT_CODE_MISSING = 'Lütfen ürün kodunu girin!';
export const PRODUCT_CODE_REFUSED = 'Ürün kodu sadece büyük harf, rakam ve tire içerebilir!';
export const PRODUCT_NAME_MISSING = 'Lütfen ürün adını girin!';
export const CATEGORY_ID_TOO_LONG = 'Kimlik çok uzun.';

export const PRICE_NOT_NUMBER = 'Fiyat bir sayı olmalıdır.';
export const PRICE_NOT_ABOVE_ZERO = 'Fiyat sıfırdan büyük olmalıdır.';
export const PRICE_TOO_LARGE = 'Fiyat çok büyük.';
export const PRICE_TOO_MANY_DECIMALS = 'Fiyatta en fazla iki ondalık basamak olabilir.';
export const OLD_PRICE_NOT_ABOVE = 'Eski fiyat güncel fiyattan büyük olmalıdır.';

export const IMAGE_BLANK = 'Görsel adresi boş olamaz.';
export const tooManyImages = (max: number): string => `En fazla ${max} görsel olabilir.`;
export const NO_IMAGE_ON_CREATE = 'Lütfen en az 1 görsel ekleyin!';
export const NO_IMAGE_ON_EDIT = 'Lütfen en az 1 görsel linki girin!';
export const NO_MAIN_IMAGE = 'Lütfen ana görsel linkini girin!';

export const SPEC_NAME_MISSING = 'Özellik adı gerekli!';
export const SPEC_VALUE_MISSING = 'Değer gerekli!';
export const tooManySpecs = (max: number): string => `En fazla ${max} özellik olabilir.`;
export const DOCUMENT_NAME_MISSING = 'Belge adı gerekli!';
export const DOCUMENT_ADDRESS_MISSING = 'Belge adresi gerekli!';
export const tooManyDocuments = (max: number): string => `En fazla ${max} belge olabilir.`;

export const LEAD_TIME_NOT_WHOLE = 'Teslim süresi tam sayı olmalıdır.';
export const LEAD_TIME_BELOW_ZERO = 'Teslim süresi 0 veya daha büyük olmalıdır.';
export const LEAD_TIME_TOO_LONG = 'Teslim süresi çok uzun.';

export const QUANTITY_NOT_WHOLE = 'Adet tam sayı olmalıdır.';
export const QUANTITY_OUT_OF_RANGE = `Adet ${MIN_QUANTITY} ile ${formatNumber(MAX_QUANTITY)} arasında olmalıdır.`;
export const WEIGHT_NOT_WHOLE = 'Ağırlık gram olarak tam sayı olmalıdır.';
export const WEIGHT_OUT_OF_RANGE = 'Ağırlık 1 g ile 100.000 kg arasında olmalıdır.';

export const STOCK_STATUS_REFUSED = 'Stok durumu geçersiz.';
export const STOCK_NOT_WHOLE = 'Stok adedi tam sayı olmalıdır.';
export const STOCK_BELOW_ZERO = 'Stok adedi 0 veya daha büyük olmalıdır.';
export const STOCK_TOO_LARGE = 'Stok adedi çok büyük.';
export const STOCK_CHANGE_NOT_WHOLE = 'Giriş veya çıkış adedi tam sayı olmalıdır.';
export const STOCK_CHANGE_ZERO = 'Giriş veya çıkış adedi 0 olamaz.';
export const STOCK_ATTEMPT_REFUSED = 'Stok hareketinin kimliği geçersiz.';
export const STOCK_MOVED_TWICE = 'Stok için ya giriş/çıkış ya da sayım gönderilebilir, ikisi birden değil.';
export const STOCK_SEEN_ALONE = 'Görülen stok yalnızca bir sayımla birlikte gönderilebilir.';
export const STOCK_NOTE_ALONE = 'Stok açıklaması yalnızca bir stok hareketiyle birlikte gönderilebilir.';

/** What each call does, for the API page. */
export const PRODUCT_CALLS = {
  'GET /api/products':
    'Ürün listesi: kategoriye, aramaya ve filtrelere göre (attr.cap=6, attr.boy=160,200, attr.cap=5..8, material, hardness, standard, stock), sayfalı; facets=1 ile filtre sayıları',
  'GET /api/products/slug/:slug': 'Adres adıyla ürün; eski adres adları güncel ürünü verir',
  'GET /api/products/search/:query': 'Arama penceresinin sonuçları',
  'GET /api/products/check-code/:code': 'Kodun başka bir üründe kullanılıp kullanılmadığı; büyük/küçük harf fark etmez',
  'POST /api/products': 'Ürün ekler',
  'PUT /api/products/:id':
    'Ürünü değiştirir; gönderilmeyen alanlar olduğu gibi kalır. Stok, stockChange ile giriş/çıkış ya da stockQuantity ile sayım olarak gönderilir',
  'GET /api/products/:id/stock-moves': 'Ürünün stok hareketleri, en yenisi önce, sayfalı',
  'DELETE /api/products/:id': trashes('Ürünü'),
  'POST /api/products/upload-image': 'Ürün görseli yükler',
  'POST /api/products/upload-document': 'Ürün belgesi yükler',
  'GET /api/products/:id': 'Kimlik veya ürün koduyla ürün; kodda büyük/küçük harf fark etmez',
};

export const PRODUCT_LABELS = {
  code: 'Ürün Kodu',
  name: 'Ürün Adı',
  slug: 'Slug',
  category: 'Ana Kategori',
  subCategory: 'Alt Kategori',
  description: 'Kısa Açıklama',
  detailedDescription: 'Detaylı Açıklama',
  mainImage: 'Ana Görsel',
  img: 'Görseller',
  additionalImages: 'Ek Görseller',
  areImagesRepresentative: 'Temsili Görsel',
  features: 'Özellikler',
  applications: 'Kullanım Alanları',
  technicalSpecs: 'Teknik Özellikler',
  documents: 'Belgeler',
  cadFiles: 'Kendi CAD Dosyaları',
  price: 'Fiyat',
  stockStatus: 'Stok Durumu',
  stockQuantity: 'Stok Adedi',
  leadTimeDays: 'Teslim Süresi',
  minQuantity: 'En Az Sipariş',
  packQuantity: 'Paket Adedi',
  weightG: 'Ağırlık',
  vatRate: 'KDV Oranı',
  unit: 'Satış Birimi',
  gtip: 'GTİP',
  isActive: 'Durum',
  order: 'Sıra',
  seoTitle: 'SEO Başlığı',
  seoDescription: 'SEO Açıklaması',
  seoKeywords: 'SEO Anahtar Kelimeleri',
};
export const UNIT_REFUSED = 'Satış birimi adet, takım, m, kg veya paket olmalıdır.';
export const GTIP_REFUSED = 'GTİP 12 rakamdan oluşmalıdır.';
export const PIECES = 'adet';
export const GRAMS = 'g';
export const WORKING_DAYS = 'iş günü';
