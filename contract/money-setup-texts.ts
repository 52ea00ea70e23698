// Sentences of the screen that sets the shop's currency, tax and fees together.
import { formatNumber } from './format.ts';

export const FEES_MISSING =
  'Para birimi değişiyor: kargo ücretlerini ve ücretsiz kargo sınırını da yeni para biriminde girin.';
export const PRICES_ARE_MISSING = 'Kayıtlı fiyatların KDV dahil mi, hariç mi olduğunu seçin.';
export const PRICE_MOVE_REFUSED = 'Fiyatlara ne olacağını seçin.';
export const RATE_MISSING = 'Lütfen kuru girin!';
export const rateRefused = (max: number, decimals: number): string =>
  `Kur sıfırdan büyük, en çok ${formatNumber(max)} olmalı ve en çok ${decimals} ondalık içermelidir.`;
export const CURRENCY_TWICE = 'Bu para birimi iki kez gönderildi.';
/** @param code of one of them */
export const pricesTooLarge = (count: number, max: string, code: string): string =>
  `${formatNumber(count)} ürünün yeni fiyatı ${max} sınırını aşıyor (ör. ${code}). Kuru denetleyin; hiçbir şey değişmedi.`;
export const CHANGE_UNKNOWN = 'Geri alınabilecek böyle bir değişiklik yok.';
export const CHANGE_UNDONE = 'Bu değişiklik zaten geri alınmış.';
/** How the audit table names the change of prices. */
export const MONEY_AUDIT_ROW = 'money';
export const MONEY_AUDIT_TITLE = 'Para ve vergi';

/** What each call does, for the API page. */
export const MONEY_CALLS = {
  'GET /api/money': 'Fiyatların hangi para biriminde olduğu, örnekleri, açık ödemeler ve son toplu değişiklik',
  'POST /api/money':
    'Para birimini, KDV’yi, kargo ücretlerini ve kayıtlı fiyatları birlikte değiştirir: ya hepsi ya hiçbiri',
  'POST /api/money/undo': 'Son değişikliği geri alır; o günden beri elle değiştirilen fiyatlar ve ayarlar kalır',
};
