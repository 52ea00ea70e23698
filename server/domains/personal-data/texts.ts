// Sentences about deleting accounts and erasing personal data.

export const OWN_ORDER_IS_OPEN =
  'Devam eden siparişiniz olduğu için hesabınız şimdi silinemez. Siparişiniz teslim edildikten veya kapandıktan sonra tekrar deneyin.';
export const ORDER_IS_OPEN = 'Bu müşterinin devam eden siparişi olduğu için hesabı şimdi silinemez.';
/** To an admin who deletes another account as a customer's. */
export const IS_STAFF_ACCOUNT =
  'Yönetim paneline giriş yapabilen hesaplar buradan silinemez. Lütfen bir yöneticiye başvurun.';
/** To staff who delete their own account on the site. */
export const OWN_STAFF_ACCOUNT = 'Yönetim hesapları buradan silinemez. Lütfen bir yöneticiye başvurun.';
/** Title of the audit table's row for an export or an erasure. */
export const PERSONAL_DATA_OF_ADDRESS = 'Bir e-posta adresine ait kişisel veriler';
/** Name in the audit table for the server itself. */
export const SERVER_NAME = 'Sistem';
