// Sentences of the checkout.

export const TCKN_REFUSED = 'T.C. Kimlik No geçersiz.';
export const COMPANY_MISSING = 'Lütfen firma unvanını girin!';
export const TAX_NUMBER_MISSING = 'Lütfen vergi numarasını girin!';
export const TAX_NUMBER_REFUSED = 'Vergi numarası geçersiz.';
export const TAX_OFFICE_MISSING = 'Lütfen vergi dairesini girin!';
export const INVOICE_KIND_MISSING = 'Lütfen fatura türünü seçin!';
export const AGREEMENT_NOT_ACCEPTED = 'Devam etmek için metni okuyup onaylamalısınız.';
export const AGREEMENTS_NOT_ACCEPTED = 'Devam etmek için metinleri okuyup onaylamalısınız.';
export const CARGO_REFUSED = 'Kargo seçimi geçersiz.';
export const TOTAL_REFUSED = 'Tutar geçersiz.';
export const PAYMENT_METHOD_REFUSED = 'Lütfen ödeme yöntemini seçin!';
export const PAYMENT_ATTEMPT_REFUSED = 'Ödeme anahtarı geçersiz.';

/** What each call does, for the API page. */
export const PAYMENT_CALLS = {
  'GET /api/payment/mode': 'Mağazada nasıl ödendiği; `none` ise sipariş yerine teklif istenir',
  'GET /api/payment/instalments': 'Bir ürünün taksit seçenekleri, kart ailelerine göre; bilgi amaçlıdır',
  'GET /api/payment/options': 'Ödeme adımının seçenekleri ve onaylanacak metinler',
  'POST /api/payment': 'Siparişi kaydeder ve barındırılan ödeme sayfasını açar',
  'GET /api/payment/session/:id': 'Kendi ödeme oturumunun durumu; sağlayıcıya sorulur',
  'POST /api/payment/webhook': 'Ödeme sağlayıcısının imzalı bildirimi',
  'POST /api/payment/webhook/:provider': 'Adı verilen ödeme sağlayıcısının imzalı bildirimi',
};
