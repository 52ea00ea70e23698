// Turkish sentences of the replies that belong to no domain: refusals, failures, health, and the busy page.
import { NOT_LIST, NOT_TEXT } from '#contract/field-texts.ts';

export const SIGN_IN_FIRST = 'Bu işlem için giriş yapmalısınız.';
export const NOT_ALLOWED = 'Bu işlem için yetkiniz yok.';
export const CALL_FROM_ELSEWHERE = 'Bu istek başka bir siteden gönderilemez.';
export const FORM_FROM_ELSEWHERE = 'Form başka bir siteden gönderilemez.';
export const BROKEN_FORM = 'Gönderilen form eksik veya bozuk ulaştı. Lütfen yeniden deneyin.';
export const NO_SUCH_FILE = 'Dosya bulunamadı.';

export const BAD_REQUEST = 'Geçersiz istek.';
export const NO_SUCH_RESOURCE = 'Aradığınız kaynak bulunamadı.';
export const METHOD_NOT_SUPPORTED = 'Bu adres bu yöntemi desteklemiyor.';
export const REQUEST_TOO_SLOW = 'İstek zamanında tamamlanmadı.';
export const BODY_TOO_LARGE = 'Gönderilen veri çok büyük.';
export const ADDRESS_TOO_LONG = 'Adres çok uzun.';
export const TYPE_NOT_SUPPORTED = 'Bu içerik türü desteklenmiyor.';
export const HEAD_TOO_LONG = 'Adres veya başlıklar çok uzun.';
export const SERVICE_UNAVAILABLE = 'Hizmet şu anda kullanılamıyor. Lütfen biraz sonra tekrar deneyin.';
export const DATABASE_BUSY =
  'Sistem şu anda yoğun olduğu için isteğiniz zamanında tamamlanamadı. Lütfen biraz sonra tekrar deneyin.';
export const NO_ROOM_TO_WRITE = 'Sunucuda yer kalmadı. Lütfen daha sonra tekrar deneyin.';
export const INTERNAL_FAILURE = 'Sunucu hatası oluştu. Lütfen tekrar deneyin.';

/** Readiness and health, for load balancers and monitors. */
export const SERVER_ENDING = 'Sunucu kapanıyor.';
export const DATABASE_AWAY = 'Veritabanı yanıt vermiyor.';
export const DISK_FULL = 'Sunucuda yer kalmadı.';

export const TOO_BUSY = 'Şu anda çok fazla istek var. Lütfen birkaç saniye sonra tekrar deneyin.';
export const BUSY_PAGE = { title: 'Biraz yoğunuz', again: 'Yeniden dene', home: 'Ana sayfa' };

/** Issues of values for which the schema has no sentence. */
export const VALUE_MISSING = 'Bu alan gerekli.';
export const VALUE_INVALID = 'Geçersiz değer.';
/** By the type that Zod expects. */
export const WRONG_TYPE: Record<string, string> = {
  string: NOT_TEXT,
  number: 'Sayı olmalıdır.',
  int: 'Tam sayı olmalıdır.',
  boolean: 'true veya false olmalıdır.',
  array: NOT_LIST,
  object: 'Nesne olmalıdır.',
};

/** The API's description in OpenAPI. */
export const API_DESCRIPTION = {
  failures:
    'Başarısız her yanıt `{ error, message, code, fields? }` biçimindedir: `error` ve `message` aynı Türkçe cümleyi, `code` değişmeyen bir sabiti taşır.',
  accessToken: 'Girişin veya yenilemenin `accessToken` değeri; 10 dakika geçerlidir.',
  refreshToken: 'Girişte verilen httpOnly çerez; her yenilemede değişir.',
  file: 'Dosya',
};
