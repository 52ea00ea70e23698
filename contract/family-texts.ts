// Sentences of families and their dimension columns.
import { trashes } from './saving-texts.ts';

export const FAMILY_NAME_MISSING = 'Lütfen seri adını girin!';
export const tooManyStandards = (max: number): string => `En fazla ${max} standart olabilir.`;
export const HARDNESS_NOT_WHOLE = 'Sertlik sınırı tam sayı olmalıdır.';
export const HARDNESS_REFUSED = 'Sertlik sınırı 0 ile 3000 arasında olmalıdır.';
export const HARDNESS_SCALE_REFUSED = 'Sertlik birimi geçersiz.';
export const HARDNESS_TURNED = 'Sertliğin alt sınırı üst sınırından büyük olamaz.';

export const ALIAS_MISSING = 'Arama kelimesi boş olamaz.';
export const tooManyAliases = (max: number): string => `En fazla ${max} arama kelimesi olabilir.`;
export const aliasTaken = (word: string, family: string): string =>
  `“${word}” aramasında öncelik şu seride: ${family}. Önce oradan kaldırın.`;
export const aliasTwice = (word: string): string => `“${word}” iki kez yazılmış.`;

export const COLUMNS_MISSING = 'En az bir ölçü gereklidir.';
export const tooManyColumns = (max: number): string => `En fazla ${max} ölçü olabilir.`;
export const COLUMN_KEY_MISSING = 'Lütfen ölçünün harfini girin!';
export const COLUMN_KEY_REFUSED = 'Ölçü harfi bir harfle başlar; en fazla 8 harf ve rakamdan oluşur.';
export const columnKeyReserved = (key: string): string => `“${key}” ölçü harfi olamaz: adreslerde başka anlamı var.`;
export const columnKeyTwice = (key: string): string => `“${key}” harfi iki ölçüde kullanılmış.`;
export const COLUMN_LABEL_MISSING = 'Lütfen ölçünün adını girin!';
export const COLUMN_KIND_REFUSED = 'Ölçü türü sayı veya metin olmalıdır.';
export const DECIMALS_REFUSED = 'Ondalık basamak sayısı 0 ile 3 arasında olmalıdır.';
export const KEY_COLUMNS_MISSING = 'En az bir belirleyici ölçü gereklidir.';
export const tooManyKeyColumns = (max: number): string => `En fazla ${max} belirleyici ölçü olabilir.`;
export const LETTERS_REFUSED = 'Ölçü resmindeki harfler okunamadı.';
export const attributeUnknown = (key: string): string => `“${key}” adlı bir filtre özelliği yok.`;
export const patternUnknown = (key: string): string => `Kalıptaki {${key}} adlı bir ölçü yok.`;

export const filterRefused = (key: string): string => `Filtre geçersiz: ${key}`;
export const FAMILY_SORT_REFUSED = 'Sıralama geçersiz.';
export const ROWS_LIMIT_REFUSED = 'Sayfa boyutu 1 ile 100 arasında bir tam sayı ya da all olmalıdır.';

/** What each call does, for the API page. */
export const FAMILY_CALLS = {
  'GET /api/families':
    'Seriler: kategoriye, aramaya ve filtrelere göre (attr.cap=6, attr.boy=160,200, attr.cap=5..8, material, hardness, standard, stock), sayfalı; facets=1 ile filtre sayıları',
  'GET /api/families/:slug':
    'Adres adıyla ya da kimlikle seri, ölçü sütunlarıyla; eski adres adları güncel seriyi verir',
  'GET /api/families/:slug/rows':
    'Serinin ölçü tablosu: her ölçü bir süzgeçtir (d1=6, L=160,200, d1=5..8, L=200..); limit=all ile en çok 5.000 satır',
  'GET /api/products/:id/sizes': 'Seri ürününün ölçüleri: tolerans sınırlarıyla değerler ve öbür ölçülere geçiş',
  'POST /api/families': 'Seri ekler',
  'PUT /api/families/:id':
    'Seriyi değiştirir; gönderilmeyen alanlar olduğu gibi kalır. Ölçüler değişirse serideki ürünlerin değerleri onlarla taşınır',
  'DELETE /api/families/:id': trashes('Seriyi', 'Serideki ürünler silinmez, seriden çıkar'),
};

export const FAMILY_LABELS = {
  name: 'Seri Adı',
  slug: 'Slug',
  category: 'Ana Kategori',
  subCategory: 'Alt Kategori',
  standards: 'Standartlar',
  material: 'Malzeme',
  materialNumber: 'Malzeme Numarası',
  hardnessText: 'Sertlik',
  hardnessMin: 'Sertlik Alt Sınırı',
  hardnessMax: 'Sertlik Üst Sınırı',
  hardnessScale: 'Sertlik Birimi',
  summary: 'Özet',
  body: 'Açıklama',
  notes: 'Montaj Notları',
  features: 'Özellikler',
  applications: 'Kullanım Alanları',
  aliases: 'Arama Kelimeleri',
  columns: 'Ölçüler',
  codePattern: 'Kod Kalıbı',
  namePattern: 'Ad Kalıbı',
  drawingImage: 'Ölçü Resmi',
  drawingLetters: 'Ölçü Resmindeki Harfler',
  cad: 'CAD Modeli',
  img: 'Görseller',
  documents: 'Belgeler',
  cadFiles: 'Kendi CAD Dosyaları',
  minQuantity: 'En Az Sipariş',
  packQuantity: 'Paket Adedi',
  isActive: 'Durum',
  order: 'Sıra',
  seoTitle: 'SEO Başlığı',
  seoDescription: 'SEO Açıklaması',
  seoKeywords: 'SEO Anahtar Kelimeleri',
};

// Names of the values that every family article shows after its dimensions.
export const MATERIAL_SPEC = 'Malzeme';
export const HARDNESS_SPEC = 'Sertlik';
export const TENSILE_STRENGTH_SPEC = 'Çekme dayanımı';
export const STANDARD_SPEC = 'Standart';
