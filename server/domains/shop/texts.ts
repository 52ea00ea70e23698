// Sentences of the shop. Its mails, agreements, CSV files and the test provider's pages have separate files of texts.
import { formatNumber } from '#contract/format.ts';
import { shipmentTitle } from '#contract/shipment-texts.ts';
import { MAX_QUANTITY, ORDER_STATUS_LABELS, PAYMENT_FAILED, type OrderStatus } from '#contract/order-facts.ts';

// The cart
export const TOO_MANY_PIECES = `Aynı üründen en fazla ${formatNumber(MAX_QUANTITY)} adet alınabilir.`;
export const PRICE_ON_REQUEST = 'Bu ürün için teklif almanız gerekiyor.';
export const OTHER_CURRENCY = 'Bu ürün şu anda çevrim içi satın alınamıyor.';
export const NOT_MADE_TO_MEASURE = 'Bu ürün ölçüye göre sipariş edilemez.';
export const OUT_OF_STOCK = 'Bu ürün stokta kalmadı.';
export const PRICE_CHANGED = 'Ürünün fiyatı değişti.';
export const onlyLeft = (pieces: number): string => `Stokta ${formatNumber(pieces)} adet kaldı.`;

// Checkout
export const CONSENT_CHANGED = 'Onayladığınız metinler güncellendi. Lütfen yeni metinleri okuyup onaylayın.';
export const PAYMENT_PAGE_UNAVAILABLE = `${PAYMENT_FAILED} Lütfen tekrar deneyin.`;
export const orderTooLarge = (most: string): string =>
  `Tek siparişin tutarı en fazla ${most} olabilir. Daha büyük alımlar için lütfen teklif isteyin.`;

// Orders
export const ORDER_ABSENT = 'Sipariş bulunamadı.';
/** As the audit table names documents of several orders. */
export const documentsOfMany = (document: string): string => `Siparişler (${document})`;
export const noOrders = 'Bu süzgece uyan sipariş yok.';
export const tooManyDocuments = (count: number, most: number): string =>
  `${count} sipariş seçili; bir dosyada en çok ${most} siparişin belgesi olur. Listeyi daraltın.`;
export const DRAFTS_AS_ZIP = 'Fatura taslakları (ZIP)';
export const TRACKING_NEEDED = 'Kargoya vermek için kargo firması ve takip numarası gereklidir.';
export const moveRefused = (from: OrderStatus, to: OrderStatus): string =>
  `“${ORDER_STATUS_LABELS[from]}” durumundaki bir sipariş “${ORDER_STATUS_LABELS[to]}” durumuna alınamaz.`;
// Shipments
export const NOT_OF_A_SHIPMENT = 'Bu belge bir gönderinin değil, siparişin belgesidir.';
export const SHIPMENT_ABSENT = 'Gönderi bulunamadı.';
export const ALREADY_DELIVERED = 'Bu gönderi teslim edilmiş.';
export const NOTHING_TO_CLOSE = 'Bu siparişin kısmen gönderilmiş, bekleyen bir kalanı yok.';
export const notShippable = (status: OrderStatus): string =>
  `“${ORDER_STATUS_LABELS[status]}” durumundaki bir siparişin ürünleri gönderilemez.`;
/** Notes in an order's history. @param tracking carrier and number */
export const shipmentNoted = (no: number, tracking: string): string => `${shipmentTitle(no)}: ${tracking}.`;
export const shipmentDelivered = (no: number): string => `${shipmentTitle(no)} teslim edildi.`;
export const shipmentTakenBack = (no: number): string => `${shipmentTitle(no)} geri alındı.`;
export const REST_CLOSED = 'Kalan ürünler gönderilmeyecek.';

/** Stands for the name of a customer whose account is deleted. */
export const DELETED_ACCOUNT = 'Silinmiş hesap';
/** Stands for everybody who works here. */
export const SHOP = 'Mağaza';
export const PROVIDER = 'Ödeme sağlayıcısı';
export const SYSTEM = 'Sistem';
/** Note of an order that got fewer pieces than it had paid for. */
export const tooFewInStock = (code: string, quantity: number, taken: number): string =>
  `${code}: stokta ${quantity} adetten ${taken} adet vardı.`;

// Cancelling an order that may still be paid
export const PAID_MEANWHILE =
  'Müşteri bu arada ödemeyi tamamladı; sipariş iptal edilmedi. Parayı geri göndermek için iade yapabilirsiniz.';
export const PAYMENT_IN_PROCESS = 'Müşterinin ödemesi şu anda işleniyor; sonucu belli olmadan sipariş iptal edilemez.';
export const CANCELLING_UNAVAILABLE =
  'Ödeme sağlayıcısına ulaşılamadığı için sipariş iptal edilmedi. Lütfen biraz sonra tekrar deneyin.';

// Payments
export const SESSION_ABSENT = 'Ödeme oturumu bulunamadı.';
export const PROVIDER_UNKNOWN = 'İmza doğrulanamadı.';
export const SIGNATURE_INVALID = 'Bildirimin imzası geçersiz.';
export const FORM_OF_ANOTHER_SITE = 'Form başka bir siteden gönderilemez.';
/** Name of one line for `count` products, where a provider shows no more lines. */
export const furtherProducts = (count: number): string => `Diğer ${count} kalem`;

// Customers and orders on account
export const CUSTOMER_ABSENT = 'Müşteri bulunamadı.';
export const ACCOUNT_HAS_RECEIPTS =
  'Bu siparişe gelen ödeme kaydedilmiş. İptal etmek için önce parayı geri gönderip kaydı eksi tutarla geri alın.';
export const receiptAboveRest = (rest: string): string =>
  `Bu siparişten ${rest} kaldı. Fazlasını müşterinin başka bir siparişine kaydedin.`;
/** Note in an order's history. @param due '28.12.2026' */
export const approvedOnAccount = (due: string): string => `Cari hesapla onaylandı. Vade: ${due}.`;

// Transfers
export const RECEIPT_UPLOADED = 'Dekont yüklendi.';
export const NOT_BY_TRANSFER = 'Bu siparişin parası havaleyle gelmiyor.';
export const ALREADY_PAID = 'Bu siparişin ödemesi tamamlanmış. Fazla gelen para için müşteriye iade yapın.';
export const RECEIPT_FORM_USED = 'Bu form başka bir sipariş için kullanıldı. Lütfen sayfayı yenileyin.';
export const TAKEN_BACK_TOO_MUCH = 'Gelen paradan fazlası geri alınamaz.';
/** Notes in an order's history. @param left what has not arrived; '': nothing */
export const receiptNoted = (amount: string, left: string): string =>
  `Ödeme alındı: ${amount}.${left === '' ? '' : ` Kalan: ${left}.`}`;
export const receiptTakenBack = (amount: string): string => `Ödeme kaydı geri alındı: ${amount}.`;

// Reasons why an order is in review, one to a line; the stored order is compared with them
export const PAID_AFTER_CANCELLATION = 'Sipariş iptal edildikten sonra ödeme alındı.';
export const paidInOtherSession = (sessionId: string, paymentId: string | null): string =>
  `Ödeme, siparişin kendi ödeme oturumundan gelmedi (oturum ${sessionId}, ödeme ${paymentId ?? '–'}).`;
export const paidOtherAmount = (paid: string, total: string): string =>
  `Ödenen tutar ${paid}, sipariş toplamı ${total}.`;
export const paidTwice = (paymentId: string | null): string =>
  `Ödenmiş siparişe ikinci bir ödeme geldi (ödeme ${paymentId ?? '–'}).`;

// Refunds
export const REFUNDABLE_CHANGED =
  'İade edilebilecek tutar bu arada değişti; başka bir iade yapılmış olabilir. Lütfen siparişin iadelerine bakıp yeniden deneyin.';
export const REFUND_UNAVAILABLE = 'Bu siparişin ödeme sağlayıcısına şu anda ulaşılamıyor. İade yapılamadı.';
export const REFUND_FORM_USED = 'Bu iade formu başka bir sipariş için kullanıldı. Lütfen sayfayı yenileyin.';
export const NOTHING_PAID = 'Bu sipariş için alınmış bir ödeme yok.';
export const WHOLE_CENTS_ONLY = 'Tutar en fazla iki ondalık basamak içerebilir.';
export const REFUNDED_BY_PROVIDER = 'Ödeme sağlayıcısının panelinden yapıldı.';
export const notRefundable = (status: OrderStatus): string =>
  `“${ORDER_STATUS_LABELS[status]}” durumundaki bir siparişin iadesi yapılamaz.`;
export const REFUND_ABSENT = 'İade bulunamadı.';
export const REFUND_SETTLED = 'Bu iadenin sonucu belli; siparişin iadelerine bakın.';
export const REFUND_UNDER_WAY =
  'Bu iade hâlâ sağlayıcıya soruluyor. Sonucu on beş dakika içinde belli olmazsa burada siz karar verirsiniz.';
/** As the audit table writes what staff saw in the provider's panel. */
export const outcomeNoted = { done: 'Yapıldı', none: 'Yapılmadı, yeniden istendi' };
/** Notes in an order's history. */
export const refundUnknown = (amount: string): string => `${amount} tutarındaki iadenin sonucu bilinmiyor.`;
export const refundNoted = (amount: string, reason: string): string => `İade: ${amount}. ${reason}`.trimEnd();
export const refundFailed = (amount: string): string => `İade yapılamadı: ${amount}. Ödeme sağlayıcısı kabul etmedi.`;

// iyzico
export const IYZICO_KEYS_MISSING =
  'iyzico anahtarları eksik ya da okunamıyor. Ayarlar, Ödeme sayfasında anahtarları girin.';
export const IYZICO_TOO_OLD = 'iyzico 365 günden eski ödemeleri iade etmez.';

// PayTR
export const PAYTR_KEYS_MISSING =
  'PayTR anahtarları eksik ya da okunamıyor. Ayarlar, Ödeme sayfasında anahtarları girin.';
