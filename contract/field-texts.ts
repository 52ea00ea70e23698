// Sentences of the fields and lists that several domains share.

export const NOT_TEXT = 'Metin olmalıdır.';
export const TEXT_TOO_LONG = 'Metin çok uzun.';
export const NOT_LIST = 'Liste olmalıdır.';
export const tooManyLines = (max: number): string => `En fazla ${max} satır olabilir.`;
export const NOT_SWITCH = 'Açık veya kapalı olmalıdır.';
export const SLUG_REFUSED = 'Slug sadece küçük harf, rakam ve tire içerebilir!';
export const ID_TOO_LONG = 'Adres çok uzun.';
export const VERSION_REFUSED = 'Kayıt sürümü geçersiz.';

export const LINK_REFUSED = 'Adres http(s):// ile veya / ile başlamalıdır.';
export const IMAGE_REFUSED = 'Görsel adresi http(s):// veya / ile başlamalı ya da bir dosya adı olmalıdır.';
export const ICON_REFUSED = "İkon class'ı fa-… veya bi-… biçiminde olmalıdır.";
export const COLOR_REFUSED = 'Renk #rrggbb biçiminde olmalıdır.';

export const PLACE_MISSING = 'Lütfen sıra numarasını girin!';
export const PLACE_NOT_WHOLE = 'Sıra numarası tam sayı olmalıdır.';
export const PLACE_BELOW_ZERO = 'Sıra numarası 0 veya daha büyük olmalıdır.';
export const PLACE_TOO_LARGE = 'Sıra numarası çok büyük.';

/** Of people in accounts and on invoices. */
export const NAME_MISSING = 'Lütfen ad soyad girin!';
/** Of posts and products. */
export const SHORT_DESCRIPTION_MISSING = 'Lütfen kısa açıklama girin!';
/** Of refunds and of the shop's fees. */
export const AMOUNT_TOO_LARGE = 'Tutar çok büyük.';

// Queries of lists.
export const PAGE_REFUSED = 'Sayfa numarası 1 veya daha büyük bir tam sayı olmalıdır.';
export const pageSizeRefused = (max: number): string => `Sayfa boyutu 1 ile ${max} arasında bir tam sayı olmalıdır.`;
export const searchTooLong = (max: number): string => `Arama metni en fazla ${max} karakter olabilir.`;
export const SORT_REFUSED = 'Sıralama geçersiz.';
export const FLAG_REFUSED = 'Durum true veya false olmalıdır.';
export const DAY_REFUSED = 'Tarih YYYY-AA-GG biçiminde olmalıdır.';

// What every form of the site carries besides its fields. Not in `form-texts.ts`, which pages load before any schema.
export const NOTICE_VERSION_REFUSED = 'Aydınlatma metni sürümü geçersiz.';
export const FORM_KEY_REFUSED = 'Form anahtarı geçersiz.';

// Whatever breaks a schema in its own words.
export const REQUEST_REFUSED = 'Geçersiz istek.';
export const unknownFields = (names: readonly string[]): string => `Bilinmeyen alan: ${names.join(', ')}.`;
