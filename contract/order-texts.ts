// Words and sentences of orders: labels of what `order-facts.ts` names, and what browser and server say alike.
import { rateOrigin } from './daily-price.ts';
import type { AgreementKey, DeliveryMethod, InvoiceKind, OrderStatus, PaymentMethod } from './order-facts.ts';
import type { Order } from './orders.ts';

const PAID = 'Ödendi';
const PREPARING = 'Hazırlanıyor';
const DELIVERED = 'Teslim edildi';

export const ORDER_STATUS_LABELS: Record<OrderStatus, string> = {
  pending: 'Ödeme bekleniyor',
  paid: PAID,
  failed: 'Ödeme başarısız',
  expired: 'Süresi doldu',
  review: 'İnceleniyor',
  preparing: PREPARING,
  shipped: 'Kargoya verildi',
  delivered: DELIVERED,
  cancelled: 'İptal edildi',
  refunded: 'İade edildi',
};

/** Steps of a normal order; `shipped` in one word, for a narrow line. */
export const ORDER_STEP_LABELS = {
  paid: PAID,
  preparing: PREPARING,
  shipped: 'Kargoda',
  delivered: DELIVERED,
} as const;

export const DELIVERY_LABELS: Record<DeliveryMethod, string> = { standard: 'Standart kargo', fast: 'Hızlı kargo' };

export const METHOD_LABELS: Record<PaymentMethod, string> = {
  card: 'Kredi / banka kartı',
  transfer: 'Havale / EFT',
  account: 'Cari hesap',
};
/** The same steps of an order that is fetched. */
const PICKUP_LABELS = { shipped: 'Teslime hazır', delivered: 'Teslim alındı' } as const;
const isPickupStep = (step: string): step is keyof typeof PICKUP_LABELS => Object.hasOwn(PICKUP_LABELS, step);
/** The step of a normal order in its line; of one that is fetched in its own words. */
export const orderStepLabel = (step: keyof typeof ORDER_STEP_LABELS, isPickup: boolean): string =>
  isPickup && isPickupStep(step) ? PICKUP_LABELS[step] : ORDER_STEP_LABELS[step];
/** Address of an invoice as its document has it; '': that of the delivery. */
export const invoicePlace = ({
  address,
  district = '',
  city = '',
}: {
  address: string;
  district?: string | undefined;
  city?: string | undefined;
}): string => address && [address, [district, city].filter(Boolean).join(' / ')].filter(Boolean).join('\n');
/** How an order is delivered: by the shop's own method, otherwise by one of the settings'. */
export const deliveryLabel = ({
  deliveryName,
  deliveryMethod,
}: {
  deliveryName: string;
  deliveryMethod: DeliveryMethod;
}): string => deliveryName || DELIVERY_LABELS[deliveryMethod];
const AWAITS_APPROVAL = 'Onay bekliyor';
/** Of an order in preparation, of which a part has left. */
export const PARTLY_SHIPPED = 'Kısmen gönderildi';
/**
 * An order's status in words: one on account waits for approval, not for money; a part of it may have left; one that is
 * fetched is ready instead of sent.
 */
export function orderStatusLabel({
  status,
  paymentMethod,
  isPartShipped = false,
  isPickup = false,
}: {
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  isPartShipped?: boolean;
  isPickup?: boolean;
}): string {
  if (status === 'pending' && paymentMethod === 'account') return AWAITS_APPROVAL;
  if (isPickup && isPickupStep(status)) return PICKUP_LABELS[status];
  return status === 'preparing' && isPartShipped ? PARTLY_SHIPPED : ORDER_STATUS_LABELS[status];
}
/** What a customer writes with a transfer. @param number of the order */
export const transferNote = (number: string): string => `Açıklamaya yalnızca sipariş numaranızı yazın: ${number}`;
export const DUE_LABEL = 'Son ödeme';
/** The same of an order on account. */
export const ACCOUNT_DUE_LABEL = 'Vade';

/** Rows of an order's sums; the cargo fees have `DELIVERY_LABELS`. `lines`: the subtotal where a net total is shown too. */
export const SUM_LABELS = {
  subtotal: 'Ara toplam',
  lines: 'Ürünler toplamı',
  total: 'Toplam',
  refunded: 'İade edilen',
  instalments: 'Taksit',
  surcharge: 'Vade farkı',
  charged: 'Karttan çekilen',
} as const;
export const LEAD_TIME_LABEL = 'Termin';
/** When the last line of an order leaves. */
export const LATEST_LABEL = 'En geç termin';
/** The standard cargo fee that the recipient pays to the carrier. */
export const PAID_BY_RECIPIENT = 'Alıcı ödemeli';
const FREE = 'Ücretsiz';
/** The standard cargo fee in words: null is paid to the carrier, 0 is free. @param money writes the others */
export function shippingText(fee: number | null, money: (fee: number) => string): string {
  if (fee === null) return PAID_BY_RECIPIENT;
  return fee === 0 ? FREE : money(fee);
}

export const AGREEMENT_TITLES: Record<AgreementKey, string> = {
  preInformation: 'Ön Bilgilendirme Formu',
  distanceSales: 'Mesafeli Satış Sözleşmesi',
};

export const INVOICE_LABELS: Record<InvoiceKind, string> = { individual: 'Bireysel', company: 'Kurumsal' };

// Sentences that browser and server say alike.
export const SIGN_IN_TO_PAY = 'Ödeme yapabilmek için giriş yapmalısınız!';
export const PAYMENT_FAILED = 'Ödeme işlemi başarısız oldu.';
export const NO_ONLINE_PAYMENT = 'Çevrim içi ödeme şu anda kapalı. Lütfen teklif isteyin.';
export const NO_DELIVERY_ADDRESS = 'Lütfen teslimat adresi seçin veya girin!';
export const EMPTY_CART = 'Sepette hiç ürün yok!';
export const PRICES_CHANGED = 'Sepetinizdeki bazı bilgiler değişti. Lütfen yeni tutarı kontrol edip tekrar deneyin.';

// Replies to a refund; the panel says them before it asks the server.
export const NOTHING_REFUNDABLE = 'Bu siparişin iade edilebilecek tutarı kalmadı.';
export const REFUND_UNKNOWN = 'İadenin sonucu bilinmiyor. Sağlayıcı panelinden kontrol edin.';
export const REFUND_REFUSED = 'Ödeme sağlayıcısı iadeyi kabul etmedi. Lütfen sağlayıcının panelinden kontrol edin.';
export const refundableAtMost = (amount: string): string => `En fazla ${amount} iade edilebilir.`;

// Replies to a receipt.
export const RECEIPT_DAY_REFUSED = 'Tarih bugünden sonra olamaz.';
export const RECEIPT_AMOUNT_REFUSED = 'Tutar sıfır olamaz; geri almak için eksi yazın.';
export const RECEIPT_REASON_MISSING = 'Geri almanın nedenini yazın.';
export const RECEIPT_ATTEMPT_REFUSED = 'Ödeme kaydının anahtarı geçersiz.';

// The schemas' own.
export const ORDER_STATUS_REFUSED = 'Sipariş durumu geçersiz.';
export const AMOUNT_NOT_NUMBER = 'Tutar bir sayı olmalıdır.';
export const AMOUNT_NOT_ABOVE_ZERO = 'Tutar sıfırdan büyük olmalıdır.';
export const CARRIER_MISSING = 'Lütfen kargo firmasını girin!';
export const TRACKING_NUMBER_MISSING = 'Lütfen takip numarasını girin!';
export const REFUND_REASON_MISSING = 'Lütfen iade nedenini girin!';
export const REFUND_ATTEMPT_REFUSED = 'İade anahtarı geçersiz.';
export const REFUND_OUTCOME_REFUSED = 'İadenin sonucu geçersiz.';
export const REMAINDER_NOT_NUMBER = 'Kalan tutar bir sayı olmalıdır.';
export const REMAINDER_REFUSED = 'Kalan tutar geçersiz.';

/** What each call does, for the API page. */
export const ORDER_CALLS = {
  'GET /api/orders': 'Siparişler, yeniden eskiye, sayfalı',
  'GET /api/orders/mine': 'Kendi siparişleri, yeniden eskiye',
  'GET /api/orders/export': 'Süzülen siparişler ya da kalemleri, Excel ya da CSV dosyası olarak',
  'GET /api/orders/documents/:kind': 'Süzülen en çok 50 siparişin belgeleri, tek PDF’te',
  'GET /api/orders/:id/documents/:kind':
    'Siparişin belgesi, PDF: proforma fatura ve sipariş formu müşterisine de, sevk fişi ve koli etiketi yalnız yöneticiye',
  'GET /api/orders/:id': 'Tek sipariş: müşteriye kendininki, yöneticiye hepsi',
  'PATCH /api/orders/:id':
    'Siparişin durumunu izin verilen adımlarla değiştirir, kargo bilgisi ve not ekler. “shipped” gönderilmemiş ürünlerin hepsini tek gönderi yapar',
  'POST /api/orders/:id/receipts':
    'Havaleyle gelen parayı kaydeder; tutar tamamlanınca sipariş ödenmiş olur. Eksi tutar yanlış kaydı geri alır',
  'POST /api/orders/:id/receipt-files':
    'Havalenin dekontunu siparişe ekler: PDF, JPG veya PNG. Siparişi ödenmiş yapmaz; mağazaya haber verir',
  'GET /api/orders/:id/receipt-files/:file': 'Siparişe yüklenen dekont',
  'POST /api/orders/:id/refund': 'Ödemenin tamamını veya bir kısmını iade eder',
  'POST /api/orders/:id/refunds/:refund/outcome':
    'Sağlayıcının sonucunu bildirmediği iadeyi, panelinde görüldüğü gibi yapıldı sayar veya yeniden ister',
};

/** What the price of a line was computed from: '€25,00 · TCMB 20.11.2026'. */
export const listedText = (listed: NonNullable<Order['lines'][number]['listed']>): string =>
  rateOrigin(listed.price, listed.currency, listed);
