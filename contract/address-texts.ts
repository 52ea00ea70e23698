// Sentences of delivery addresses.

export const RECIPIENT_MISSING = 'Lütfen teslim alacak kişiyi girin!';
export const PHONE_MISSING = 'Lütfen telefon numarasını girin!';
export const DELIVERY_PHONE_REFUSED =
  'Telefon en az 10 rakam içermelidir; rakam, boşluk ve + ( ) - dışında işaret içermemelidir.';
export const CITY_MISSING = 'Lütfen il seçin!';
export const DISTRICT_MISSING = 'Lütfen ilçeyi girin!';
export const ADDRESS_LINE_MISSING = 'Lütfen açık adresi girin!';
export const POSTAL_CODE_REFUSED = 'Posta kodu 5 rakam olmalıdır.';
export const ADDRESS_TITLE_MISSING = 'Lütfen adrese bir ad verin!';

/** What each call does, for the API page. */
export const ADDRESS_CALLS = {
  'GET /api/addresses': 'Kendi kayıtlı adresleri, varsayılan önce',
  'POST /api/addresses': 'Adres ekler; ilk adres varsayılan olur',
  'PUT /api/addresses/:id': 'Kendi adresini değiştirir',
  'DELETE /api/addresses/:id': 'Kendi adresini siler',
};
