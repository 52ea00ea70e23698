// Turkish sentences about tables that cannot be read.

const number = (value: number): string => value.toLocaleString('tr-TR');

export const SAVE_AS_XLSX_OR_CSV = 'Lütfen dosyayı .xlsx veya .csv olarak kaydedin.';
export const TABLE_EMPTY = 'Dosya boş. İlk satırda sütun başlıkları olmalıdır.';
export const TABLE_DAMAGED = 'Dosya bozuk veya eksik. Lütfen yeniden kaydedip tekrar yükleyin.';
export const TABLE_ENCRYPTED = 'Dosya parolalı. Lütfen parolasını kaldırıp tekrar yükleyin.';
export const TABLE_WITH_DTD =
  'Dosya güvenlik nedeniyle okunamıyor (belge türü tanımı içeriyor). Lütfen yeniden kaydedin.';
export const TABLE_WRONG_ENCODING =
  'Dosyanın harfleri okunamıyor. Lütfen dosyayı “CSV UTF-8” olarak kaydedip tekrar yükleyin.';
export const XML_NOT_WORDPRESS = `Bu XML dosyası WordPress’in dışa aktarma dosyası değil. ${SAVE_AS_XLSX_OR_CSV}`;
export const sheetMissing = (name: string): string => `Dosyada “${name}” adlı sayfa yok.`;
export const NO_SHEETS = 'Dosyada tablo içeren bir sayfa yok.';

export const tableTooLarge = (mebibytes: number): string => `Dosya çok büyük; en fazla ${mebibytes} MB olabilir.`;
export const tooManyDataRows = (most: number): string =>
  `Dosyada çok fazla satır var; başlıktan sonra en fazla ${number(most)} satır olabilir.`;
export const tooManyLines = (most: number): string =>
  `Dosyada boş satırlarla birlikte ${number(most)} satırdan fazlası var. Lütfen boş satırları silin.`;
export const tooManyColumns = (line: number, most: number): string =>
  `Satır ${line}: çok fazla sütun var; en fazla ${number(most)} olabilir.`;
export const rowTooLong = (line: number, columns: number): string =>
  `Satır ${line}: başlıktan (${columns} sütun) daha fazla hücre var. Ayraçları ve tırnakları denetleyin.`;
export const cellTooLong = (line: number, column: string, most: number): string =>
  `Satır ${line}, sütun ${column}: hücre çok uzun; en fazla ${number(most)} karakter olabilir.`;
export const textTooLong = (most: number): string =>
  `Dosyada çok uzun bir hücre var; en fazla ${number(most)} karakter olabilir.`;
export const tooManyTexts = (most: number): string =>
  `Dosyada ${number(most)} taneden fazla farklı metin var. Lütfen dosyayı bölün veya .csv olarak kaydedin.`;
export const textsTooLarge = (mebibytes: number): string =>
  `Dosyadaki metinler çok büyük; toplam en fazla ${mebibytes} MB olabilir. Lütfen dosyayı bölün veya .csv olarak kaydedin.`;
export const quoteNotClosed = (line: number): string =>
  `Satır ${line}: açılan tırnak işareti (") kapanmıyor veya satır çok uzun.`;
export const numberUnreadable = (line: number, column: string): string =>
  `Satır ${line}, sütun ${column}: hücredeki sayı okunamıyor. Lütfen dosyayı yeniden kaydedin.`;
