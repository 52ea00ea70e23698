// Words and sentences of customers and of buying on account (cari hesap).

export const LIMIT_REFUSED = 'Limit 0 veya daha büyük bir sayı olmalıdır.';
export const TERM_DAYS_REFUSED = 'Vade 0 ile 180 gün arasında bir tam sayı olmalıdır.';

/** Why an order cannot be placed on account. */
export const NO_OPEN_ACCOUNT = 'Cari hesapla ödeme bu hesap için açık değil.';
export const ACCOUNT_NEEDS_COMPANY = 'Cari hesapla ödemek için kurumsal fatura seçin.';
/** @param remaining amount with its currency */
export const limitTooSmall = (remaining: string): string =>
  `Cari limitiniz bu sipariş için yeterli değil. Kalan limit: ${remaining}`;

/** What each call does, for the API page. */
export const OPEN_ACCOUNT_CALLS = {
  'GET /api/customers': 'Müşteriler: siparişleri, cirosu ve açık bakiyesiyle, sayfalı',
  'GET /api/customers/export': 'Süzülen müşteriler, Excel ya da CSV dosyası olarak; içe aktarmanın okuduğu başlıklarla',
  'GET /api/customers/:id': 'Tek müşteri, cari hesap koşullarıyla',
  'PUT /api/customers/:id': 'Müşterinin cari hesap koşullarını kaydeder',
  'GET /api/payment/account': 'Kendi cari hesabı: limit, açık bakiye ve vade; yoksa `null`',
};
