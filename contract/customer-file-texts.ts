// Headings and sentences of customers as files.

/** Headings of the customers' file, in its order, by the names of the import's fields. */
export const CUSTOMER_HEADINGS = {
  email: 'E-posta',
  name: 'Ad soyad',
  isActive: 'Durum',
  isAllowed: 'Cari hesap',
  limit: 'Cari limit',
  days: 'Vade (gün)',
  note: 'Cari not',
  title: 'Adres adı',
  recipient: 'Alıcı',
  phone: 'Telefon',
  city: 'İl',
  district: 'İlçe',
  line: 'Adres',
  postalCode: 'Posta kodu',
} as const;
/** Columns that are only read. */
export const CUSTOMER_FACTS = {
  orders: 'Sipariş sayısı',
  turnover: 'Ciro',
  open: 'Açık bakiye',
  since: 'Üyelik tarihi',
} as const;

export const CUSTOMERS_AS_FILE = 'Müşteriler';
export const customerFileName = (day: string): string => `musteriler-${day}`;
export const ALLOWED = 'Evet';
export const NOT_ALLOWED = 'Hayır';
/** Title of an address whose file has none. */
export const USUAL_ADDRESS_TITLE = 'Teslimat';

export const IS_STAFF = 'Bu adres bir personel hesabının; personel içe aktarmayla değiştirilmez.';
export const TURKISH_LETTERS_IN_EMAIL = 'E-posta adresinde Türkçe harf var (İ, ı, ş…); adresi düzeltin.';
export const CUSTOMER_WAS_USED =
  'Bu arada giriş yaptı, sipariş verdi ya da hesabı değiştirildi; olduğu gibi bırakıldı.';
