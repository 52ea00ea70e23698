// Words and sentences of delivery methods.

/** How a method's fee comes about. */
export const SHIPPING_KINDS = ['flat', 'table', 'free', 'recipient_pays', 'pickup'] as const;
export type ShippingKind = (typeof SHIPPING_KINDS)[number];
export const SHIPPING_KIND_LABELS: Record<ShippingKind, string> = {
  flat: 'Sabit ücret',
  table: 'Desi tablosu',
  free: 'Ücretsiz',
  recipient_pays: 'Alıcı ödemeli',
  pickup: 'Mağazadan teslim',
};
/** The provinces that no zone names. */
export const OTHER_PROVINCES = 'Diğer iller';

export const NOT_DELIVERED = 'Bu ile gönderim yapamıyoruz. Lütfen teklif isteyin.';
export const DELIVERY_REFUSED = 'Teslimat yöntemi geçersiz.';
export const PICKUP_PERSON_NEEDED = 'Mağazadan teslim için teslim alacak kişiyi yazın.';
export const PICKUP_INVOICE_ADDRESS = 'Mağazadan teslimde fatura adresi gereklidir.';
/** When it is there: 'Tahmini teslim: 2–4 iş günü'; '' where the shop says nothing. */
export const deliveryDays = (least: number | null, most: number | null): string => {
  const [from, to] = [least ?? most, most ?? least];
  if (from === null || to === null) return '';
  return `${from === to ? from : `${from}–${to}`} iş günü`;
};
export const estimatedDelivery = (days: string): string => `Tahmini teslim: ${days}`;

// The schemas' own.
export const METHOD_NAME_MISSING = 'Lütfen yöntemin adını girin!';
export const METHOD_REFUSED = 'Teslimat yöntemi geçersiz.';
export const METHOD_ID_REFUSED = 'Teslimat yönteminin kimliği geçersiz.';
export const METHOD_TWICE = 'Aynı adla iki teslimat yöntemi olamaz.';
export const TOO_MANY_METHODS = 'En fazla 20 teslimat yöntemi olabilir.';
export const KIND_REFUSED = 'Ücretin türünü seçin.';
export const FEE_MISSING = 'Ücreti girin; ücretsizse 0 yazın.';
export const DAYS_REFUSED = 'Gün sayısı 0 ile 90 arasında bir tam sayı olmalıdır.';
export const DAYS_ORDER = 'En çok gün, en az günden küçük olamaz.';
export const PROVINCE_REFUSED = 'İl listeden seçilmelidir.';
export const MAX_WEIGHT_REFUSED = 'Ağırlık 1 ile 100.000 kg arasında bir tam sayı olmalıdır.';
export const DESI_REFUSED = 'Desi 0,01 ile 9.999,99 arasında olmalıdır.';
export const DESI_MISSING = 'Desi tablosuna en az bir satır ekleyin.';
export const DESI_ORDER = 'Desi değerleri yukarıdan aşağı artmalıdır.';
export const ZONE_NAME_MISSING = 'Bölgenin adını girin.';
export const ZONE_PROVINCES_MISSING = 'Bölgenin illerini seçin.';
export const PROVINCE_TWICE = 'Bir il yalnız bir bölgede olabilir.';
export const ZONES_MISSING = 'Desi tablosunda en az bir bölge olmalıdır.';
export const ZONE_FEES_REFUSED = 'Bölgenin her desi satırı için ücretini girin.';
export const UNKNOWN_DESI_REFUSED = 'Desi 0 ile 1.000 arasında olmalıdır.';
