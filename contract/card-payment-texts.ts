// Sentences about the setup of card payments.

export const CARD_PROVIDER_REFUSED = 'Kart ödemelerini alanı listeden seçin.';

/** Names of providers of card payments, as people know them; the built-in test has none. */
export const CARD_PROVIDER_NAMES: Readonly<Record<string, string>> = {
  iyzico: 'iyzico',
  paytr: 'PayTR',
  stripe: 'Stripe',
};

export const KEYS_MISSING = 'Önce anahtarların hepsini kaydedin.';
/** Why a provider does not answer the stored keys. @param name as people know it */
export const KEY_FAILURES = {
  missing: () => KEYS_MISSING,
  silent: (name: string) => `${name} yanıt vermedi. İnternet bağlantısını kontrol edip yeniden deneyin.`,
  unknown: (name: string) => `${name} bu anahtarları tanımıyor. Anahtarları ${name} panelinden yeniden kopyalayın.`,
} as const;
/** @param code the provider's own number of the refusal; '': none */
export const requestRefused = (name: string, code: string): string =>
  `${name} isteği kabul etmedi${code === '' ? '' : ` (hata kodu ${code})`}.`;

/** What each call does, for the API page. */
export const CARD_PAYMENT_CALLS = {
  'GET /api/payment/cards': 'Kart ödemelerini şu anda kimin aldığı; anahtarların kendisi asla',
  'POST /api/payment/cards/:name/test':
    'Kayıtlı anahtarlarla ödeme sağlayıcısına para hareketi olmayan bir istek gönderir',
};
