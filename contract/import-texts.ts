// Sentences about imports: files that become rows.
import { formatNumber } from './format.ts';
import type { FormerField } from './imports.ts';
import { TABLE_LIMITS } from './table-files.ts';

const { megabytes, rows, columns } = TABLE_LIMITS;

export const IMPORT_ABSENT = 'Böyle bir içe aktarma yok. Süresi dolmuş olabilir.';
export const IMPORT_FILE_TOO_LARGE = `Dosya en fazla ${megabytes} MB olabilir.`;
export const IMPORT_FILE_LIMITS = `.csv, .xlsx veya WordPress’in .xml dosyası, en çok ${megabytes} MB, ${formatNumber(rows)} satır, ${columns} sütun`;
export const WORDPRESS_IS_OTHER_KIND =
  'Bu bir WordPress dosyası: “Blog yazıları” ya da “Sayfalar” türünü seçip yeniden yükleyin.';
export const IMPORT_KIND_REFUSED = 'İçe aktarma türü geçersiz.';
export const IMPORT_COLUMNS_REFUSED = 'Sütun eşleştirmesi dosyanın sütunlarıyla uyuşmuyor.';
export const IMPORT_MODE_REFUSED = 'İçe aktarma biçimi geçersiz.';
export const IMPORT_IS_BUSY = 'Bu içe aktarma şu anda çalışıyor; bitmesini bekleyin ya da iptal edin.';
export const IMPORT_WAS_APPLIED = 'Bu içe aktarma zaten uygulandı.';
export const IMPORT_NOT_ALLOWED = 'Bu listeyi içe aktarmak için yetkiniz yok.';
export const IMPORT_NOT_CHECKED = 'Önce dosyayı denetleyin.';
export const IMPORT_HAS_ERRORS =
  'Dosyada hatalı satır var: dosyayı düzeltip yeniden yükleyin ya da hatalı satırları atlamayı seçin.';
export const IMPORT_CHANGES_NOTHING = 'Bu dosyada uygulanacak değişiklik yok.';
export const IMPORT_WARNINGS_OPEN = 'Uygulamadan önce uyarıları onaylayın.';
export const IMPORT_FIELD_TWICE = 'Bir alan yalnız bir sütunla eşleştirilebilir.';
export const IMPORT_NOTHING_MAPPED = 'Anahtar dışında en az bir sütunu eşleştirin.';
export const MAPPING_NAME_MISSING = 'Eşleştirmeye bir ad verin.';
export const MAPPING_ABSENT = 'Böyle bir kayıtlı eşleştirme yok.';
export const IMPORT_ROWS_REFUSED = 'Satır türü geçersiz.';

/** Headings of former addresses. */
export const FORMER_HEADINGS: Readonly<Record<FormerField, string>> = {
  formerAddress: 'Eski Adres',
  formerCategoryAddress: 'Kategorinin Eski Adresi',
};

/** 'Ürün kodu sütununu seçin.' @param label of the key's field */
export const keyColumnMissing = (label: string): string =>
  `${label.slice(0, 1)}${label.slice(1).toLocaleLowerCase('tr')} sütununu seçin.`;
export const numbersAmbiguous = (header: string, sample: string): string =>
  `“${header}” sütunundaki “${sample}” gibi sayılar iki türlü okunabilir. Sayı biçimini seçin.`;

// About rows.
export const KEY_MISSING = 'Anahtar boş.';
export const keyTwice = (no: number): string => `Aynı kod ${no}. satırda da var.`;
export const IS_NOT_NUMBER = 'Sayı olarak okunamıyor.';
export const IS_NOT_WHOLE = 'Tam sayı olmalıdır.';
export const IS_NOT_TIME = 'Tarih “24.11.2026 09:00” biçiminde olmalıdır.';
export const IS_NOT_SWITCH = 'Aktif / Pasif ya da Evet / Hayır olmalıdır.';
export const UNKNOWN_ROW = 'Bu kodla kayıt yok; yalnız var olanlar güncelleniyor.';
export const KNOWN_ROW = 'Bu kodla kayıt var; yalnız yeni kayıtlar ekleniyor.';
export const CATEGORY_PATH_REFUSED = 'Kategori “Ana kategori > Alt kategori” biçiminde, en çok iki düzeyli olmalıdır.';
/** @param name of a main category */
export const mainCategoryMissing = (name: string): string =>
  `“${name}” adlı ana kategori yok; önce onun satırı gelmelidir.`;
export const CURRENCY_UNKNOWN = 'Para birimi TRY, USD, EUR gibi üç harfli kod olmalıdır.';
export const OLD_PRICE_ALONE = 'Eski fiyat için fiyat da gerekir.';
export const CAMPAIGN_TIME_MISSING = 'Kampanya fiyatı için başlangıç ya da bitiş tarihi gerekir.';
export const CAMPAIGN_PRICE_MISSING = 'Kampanya tarihi için kampanya fiyatı gerekir.';
export const CAMPAIGN_LIST_MOVED_ON = 'Kampanya listesi artık taslak değil; olduğu gibi bırakıldı.';
export const CAMPAIGN_NAME = 'Kampanya';
export const IMPORT_ROW_CHANGED = 'Bu arada değişti.';
export const IMPORT_ROW_ORDERED = 'Sipariş edildi ya da değiştirildi; olduğu gibi bırakıldı.';
/** @param labels of the fields that were changed since */
export const fieldsKept = (labels: readonly string[]): string =>
  `${labels.join(', ')} bu arada değişti; olduğu gibi bırakıldı.`;

/** What staff must tick before rows that look like a mistake are applied. */
export const IMPORT_WARNING_SENTENCES = {
  price: (count: number): string => `${formatNumber(count)} satırda fiyat %30’dan fazla değişiyor.`,
  off: (count: number): string => `${formatNumber(count)} ürün pasif yapılıyor: aktif ürünlerin %20’sinden fazlası.`,
  picture: (count: number): string =>
    `${formatNumber(count)} satırda adı geçen görsel Medya’da yok; kayıt o görsel olmadan görünür.`,
} as const;

export const checkTitle = (fileName: string): string => `İçe aktarma denetimi: ${fileName}`;
export const importTitle = (fileName: string, count: number): string =>
  `İçe aktarma: ${fileName} (${formatNumber(count)} satır)`;
export const rowTitle = (no: number, key: string): string => `${formatNumber(no)}. satır: ${key}`;
export const ERROR_COLUMN = 'Hata';
export const errorsFileName = (fileName: string): string => `hatali-${fileName.replace(/\.[^.]*$/, '')}`;
export const sampleFileName = (kind: string): string => `ornek-${kind}`;

/** What each call does, for the API page. */
export const IMPORT_CALLS = {
  'POST /api/imports/:kind': 'Dosya yükler: sütunları tanır, hiçbir şeyi değiştirmez',
  'GET /api/imports/:kind/sample': 'Türün örnek dosyası: başlıklar ve bir örnek satır',
  'GET /api/import/:id': 'Bir içe aktarma: sütunlar, eşleştirme, denetimin sonucu, uygulaması',
  'POST /api/import/:id/form': 'Dosyanın nasıl okunacağını değiştirir: sayfa, ayırıcı, karakter kodlaması',
  'POST /api/import/:id/check': 'Eşleştirmeyle denetimi başlatır (arka planda)',
  'GET /api/import/:id/rows': 'Denetlenen satırlar: eklenecek, değişecek, aynı, hatalı',
  'GET /api/import/:id/errors': 'Hatalı satırlar: özgün sütunlar ve “Hata”',
  'POST /api/import/:id/apply': 'Denetlenen satırları uygular',
  'GET /api/import-mappings': 'Kayıtlı sütun eşleştirmeleri',
  'POST /api/import-mappings': 'Bir eşleştirmeyi adıyla kaydeder; aynı adlı olanın yerine geçer',
  'DELETE /api/import-mappings/:id': 'Kayıtlı eşleştirmeyi siler',
} as const;
