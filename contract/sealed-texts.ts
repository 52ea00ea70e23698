// Names of the secrets that are entered in the panel, and sentences about them.

export const SEALED_NAME_UNKNOWN = 'Böyle bir gizli değer yok.';
export const SEALED_VALUE_MISSING = 'Gizli değeri yazın.';
export const SEALED_VALUE_REFUSED = 'Gizli değer tek satır olmalı ve en çok 500 karakter içermelidir.';
/** The environment's value wins, and the panel's cannot be changed beside it. */
export const FROM_ENVIRONMENT = 'Bu değer sunucunun ortamından geliyor.';
/** The server's key was lost or changed. */
export const SEALED_UNREADABLE = 'Kayıtlı gizli değer okunamıyor, lütfen yeniden girin.';

/** As the audit table and the panel name them. */
export const SEALED_LABELS = {
  mail_password: 'E-posta sunucusunun şifresi',
  iyzico_api_key: 'iyzico API anahtarı',
  iyzico_secret_key: 'iyzico güvenlik anahtarı',
  paytr_merchant_id: 'PayTR mağaza numarası',
  paytr_merchant_key: 'PayTR mağaza parolası',
  paytr_merchant_salt: 'PayTR mağaza gizli anahtarı',
} as const;

/** What each call does, for the API page. */
export const SEALED_CALLS = {
  'GET /api/sealed': 'Panelden girilen gizli değerler: hangileri kayıtlı; değerlerin kendisi asla',
  'PUT /api/sealed/:name': 'Gizli değeri şifreleyerek kaydeder; değer bir daha okunamaz',
  'DELETE /api/sealed/:name': 'Kayıtlı gizli değeri siler',
};
