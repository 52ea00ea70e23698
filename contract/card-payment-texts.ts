// Sentences about the setup of card payments.

/** Names of providers of card payments, as people know them; the built-in test has none. */
export const CARD_PROVIDER_NAMES: Readonly<Record<string, string>> = { iyzico: 'iyzico', stripe: 'Stripe' };

/** Why iyzico cannot be reached with the stored keys. */
export const IYZICO_FAILURES = {
  missing: 'Önce API anahtarını ve güvenlik anahtarını kaydedin.',
  silent: 'iyzico’ya ulaşılamadı. İnternet bağlantısını kontrol edip yeniden deneyin.',
  unknown: 'iyzico bu anahtarları tanımıyor. Anahtarları iyzico panelinden yeniden kopyalayın.',
} as const;
/** @param code iyzico's own number of the refusal */
export const iyzicoRefused = (code: string): string => `iyzico isteği kabul etmedi (hata kodu ${code}).`;

/** What each call does, for the API page. */
export const CARD_PAYMENT_CALLS = {
  'GET /api/payment/cards': 'Kart ödemelerini şu anda kimin aldığı; anahtarların kendisi asla',
  'POST /api/payment/iyzico/test': 'Kayıtlı anahtarlarla iyzico’ya para hareketi olmayan bir istek gönderir',
};
