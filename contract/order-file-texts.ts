// Headings and sentences of orders as files.
import { ORDER_STATUS_LABELS } from './order-texts.ts';
import type { OrderStatus } from './order-facts.ts';

/** Headings of what an import may change, by the names of its fields; the export writes them too. */
export const ORDER_IMPORT_HEADINGS = {
  number: 'Sipariş no',
  carrier: 'Kargo firması',
  trackingNumber: 'Takip no',
  invoiceNumber: 'Fatura no',
  invoiceDate: 'Fatura tarihi',
} as const;

export const ORDERS_AS_FILE = 'Siparişler';
export const ORDER_LINES_AS_FILE = 'Sipariş kalemleri';
export const orderFileName = (day: string): string => `siparisler-${day}`;
export const orderLineFileName = (day: string): string => `siparis-kalemleri-${day}`;

export const ORDER_UNKNOWN = 'Bu numarayla sipariş yok.';
export const ORDER_IS_CANCELLED = 'Sipariş iptal edilmiş.';
export const orderNotPaid = (status: OrderStatus): string =>
  `Sipariş ödenmemiş ya da onaylanmamış (durumu: ${ORDER_STATUS_LABELS[status]}).`;
export const orderNotShippable = (status: OrderStatus): string =>
  `“${ORDER_STATUS_LABELS[status]}” durumundaki bir sipariş kargoya verilemez.`;
export const IS_PICKED_UP = 'Müşteri siparişi kendisi teslim alıyor; kargo bilgisi girilemez.';
export const otherTracking = (number: string): string =>
  `Siparişin başka bir takip numarası var: ${number}. Değiştirmek için sipariş sayfasını kullanın.`;
export const otherCarrier = (carrier: string): string =>
  `Siparişin başka bir kargo firması var: ${carrier}. Değiştirmek için sipariş sayfasını kullanın.`;
export const otherInvoice = (number: string): string =>
  `Siparişin başka bir fatura numarası var: ${number}. Değiştirmek için sipariş sayfasını kullanın.`;
export const otherInvoiceDay = (day: string): string =>
  `Faturanın tarihi başka: ${day}. Değiştirmek için sipariş sayfasını kullanın.`;
export const INVOICE_IS_CANCELLED = 'Siparişin faturası iptal edilmiş.';
export const INVOICE_NUMBER_NEEDED = 'Fatura tarihinin yanında fatura numarası da gerekir.';
export const FILE_DAY_REFUSED = 'Tarih GG.AA.YYYY biçiminde olmalıdır.';
export const NOT_EMPTIED = 'İçe aktarma bu alanı boşaltmaz; sipariş sayfasını kullanın.';
export const ORDER_CHANGED_SINCE = 'Sipariş bu arada değişti; olduğu gibi bırakıldı.';
export const SHIPPED_MAIL_GONE = 'Geri alındı, ancak müşteriye kargo e-postası gitmişti; kendisine haber verin.';
