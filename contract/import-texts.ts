// Sentences about imports: files that become rows.
import { formatNumber } from './format.ts';
import type { FormerField } from './imports.ts';
import { TABLE_LIMITS } from './table-files.ts';

const { megabytes, rows, columns } = TABLE_LIMITS;
/** Limits of a ZIP of pictures. */
export const PICTURES_ZIP_LIMITS = { gigabytes: 1, files: 20_000 } as const;
/** The most that a picture of a ZIP or of an address may have. */
export const IMPORT_PICTURE_MEGABYTES = 10;

export const IMPORT_ABSENT = 'Böyle bir içe aktarma yok. Süresi dolmuş olabilir.';
export const IMPORT_FILE_TOO_LARGE = `Dosya en fazla ${megabytes} MB olabilir.`;
const atMost = `en çok ${megabytes} MB, ${formatNumber(rows)} satır, ${columns} sütun`;
export const IMPORT_FILE_LIMITS = `.csv veya .xlsx, ${atMost}`;
export const CONTENT_FILE_LIMITS = `.csv, .xlsx veya WordPress’in .xml dosyası, ${atMost}`;
export const WORDPRESS_IS_OTHER_KIND =
  'Bu bir WordPress dosyası: “Blog yazıları” ya da “Sayfalar” türünü seçip yeniden yükleyin.';
export const PICTURES_ZIP_TOO_LARGE = `ZIP dosyası en fazla ${PICTURES_ZIP_LIMITS.gigabytes} GB olabilir.`;
export const PICTURES_FILE_LIMITS = `.zip, en çok ${PICTURES_ZIP_LIMITS.gigabytes} GB, ${formatNumber(PICTURES_ZIP_LIMITS.files)} görsel`;
export const PICTURES_ZIP_EMPTY = 'ZIP dosyasında görsel yok. JPG, PNG, GIF ve WebP dosyaları görsel sayılır.';
export const NOT_A_ZIP = 'Dosya bir ZIP dosyası değil.';
export const IMPORT_TAKES_NO_PICTURES = 'Bu içe aktarmaya görsel eklenemez.';
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

// About pictures.
export const PICTURE_NOT_FOUND = 'Bu adla görsel Medya’da yok.';
export const PICTURE_NOT_FOUND_IN_ZIP = 'Bu adla görsel ne ZIP dosyasında ne Medya’da var.';
export const PICTURE_BROKEN = 'Dosya JPG, PNG, GIF ya da WebP görseli değil, veya bozuk.';
export const PICTURE_TOO_LARGE = `Görsel ${IMPORT_PICTURE_MEGABYTES} MB’tan büyük.`;
/** The most of a picture that is decoded as a whole: the task's process has little memory. */
export const HELD_MEGAPIXELS = 12;
export const PICTURE_HELD_TOO_LARGE = `Görsel çok büyük: aşamalı (progressive) kaydedilmiş dosyalar, WebP ve GIF en fazla ${HELD_MEGAPIXELS} megapiksel olabilir.`;
export const PICTURE_NOT_FETCHED = 'Adres indirilmedi: “Görselleri adresten indir” seçili değildi.';
export const SERVER_LEFT_OUT = 'Sunucusu üst üste yanıt vermediği için denenmedi.';
export const PICTURE_COLUMNS = ['Görsel', 'Sorun'] as const;
export const picturesFileName = (fileName: string): string => `eksik-gorseller-${fileName.replace(/\.[^.]*$/, '')}`;
export const NO_ROOM_FOR_PICTURES = 'Sunucuda görseller için yer kalmadı. Yer açıp denetimi yeniden başlatın.';
export const filesIgnored = (count: number): string => `Görsel olmayan ${formatNumber(count)} dosya yok sayıldı.`;

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
    `${formatNumber(count)} satırdaki görsellerden bazıları yok; satır onlarsız uygulanır.`,
  shipped: (count: number): string =>
    `${formatNumber(count)} sipariş kargoya verilmiş olur ve müşterilerine kargo e-postası gider.`,
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
  'POST /api/import-pictures': 'Ürün koduyla adlandırılmış görsellerin ZIP dosyasını yükler: hiçbir şeyi değiştirmez',
  'POST /api/import/:id/pictures': 'Tablodaki adlarla aranacak görsellerin ZIP dosyasını ekler; öncekinin yerine geçer',
  'DELETE /api/import/:id/pictures': 'Eklenen ZIP dosyasını siler',
  'GET /api/import/:id/pictures': 'Eksik görseller: adları ve neden bulunamadıkları',
  'GET /api/import/:id/pictures/file': 'Eksik görseller, CSV dosyası olarak',
  'GET /api/import/:id/rows': 'Denetlenen satırlar: eklenecek, değişecek, aynı, hatalı',
  'GET /api/import/:id/errors': 'Hatalı satırlar: özgün sütunlar ve “Hata”',
  'POST /api/import/:id/apply': 'Denetlenen satırları uygular',
  'GET /api/import-mappings': 'Kayıtlı sütun eşleştirmeleri',
  'POST /api/import-mappings': 'Bir eşleştirmeyi adıyla kaydeder; aynı adlı olanın yerine geçer',
  'DELETE /api/import-mappings/:id': 'Kayıtlı eşleştirmeyi siler',
} as const;
