// Words and sentences of shipments: what the forms, the replies and the pages say alike.
import { formatNumber } from './format.ts';
import { countOf, type Unit } from './units.ts';

export const shipmentTitle = (no: number): string => `${no}. gönderi`;
export const parcelCount = (parcels: number): string => `${formatNumber(parcels)} koli`;
/** @param grams of a parcel or a shipment */
export const kilogramsText = (grams: number): string => `${formatNumber(grams / 1_000)} kg`;
/** What has not left yet, and what will not leave any more, as customers read it. */
export const PARTLY_OPEN = 'Hazırlanıyor';
export const REST_CLOSED_LABEL = 'Gönderilmeyecek';
export const SHIPMENT_LINES_MISSING = 'Gönderilecek ürünleri seçin.';
export const SHIPMENT_LINE_REFUSED = 'Siparişte böyle bir satır yok.';
export const SHIPMENT_LINE_TWICE = 'Aynı satır iki kez gönderilemez.';
export const SHIPMENT_QUANTITY_REFUSED = 'Gönderilecek adet en az 1 olan bir tam sayı olmalıdır.';
export const PARCELS_REFUSED = 'Koli sayısı 1 ile 99 arasında olmalıdır.';
export const WEIGHT_REFUSED = 'Ağırlık 0 ile 100.000 kg arasında olmalıdır.';
/** @param open what has not left yet */
export const openAtMost = (open: number, unit: Unit): string =>
  open === 0 ? 'Bu satırın tamamı gönderildi.' : `Bu satırdan en fazla ${countOf(open, unit)} gönderilebilir.`;

/** What each call does, for the API page. */
export const SHIPMENT_CALLS = {
  'POST /api/orders/:id/shipments':
    'Siparişin seçilen satırlarını gönderir; hepsi gidince sipariş kargoya verilmiş olur. Müşteriye bir e-posta gider',
  'PUT /api/orders/:id/shipments/:shipment': 'Gönderinin kargo bilgisini, koli sayısını ve ağırlığını düzeltir',
  'POST /api/orders/:id/shipments/:shipment/delivered':
    'Gönderiyi teslim edilmiş sayar; hepsi teslim edilince sipariş de teslim edilmiş olur',
  'POST /api/orders/:id/shipments/:shipment/take-back':
    'Yanlış açılan gönderiyi geri alır; ürünleri yeniden gönderilebilir',
  'POST /api/orders/:id/shipments/close': 'Kısmen gönderilen siparişin kalanının gönderilmeyeceğini kaydeder',
};
