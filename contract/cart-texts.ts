// Sentences of carts.
import { formatNumber } from './format.ts';

export const quantityRefused = (min: number, max: number): string =>
  `Adet ${formatNumber(min)} ile ${formatNumber(max)} arasında bir tam sayı olmalıdır.`;
/** Below the least order, and no whole number of packs. */
export const leastQuantity = (least: number): string => `En az ${formatNumber(least)} adet.`;
export const packCorrected = (pack: number, corrected: number): string =>
  `Paket adedi ${formatNumber(pack)}; ${formatNumber(corrected)} olarak düzeltildi.`;
export const PRODUCT_ID_MISSING = 'Ürün kimliği gerekli.';
export const NOT_CART_ITEM = 'Ürün, kimliği ve adediyle verilmelidir.';
export const CONFIG_REFUSED = 'Ölçü seçimi geçersiz.';
export const CART_ITEMS_MISSING = 'Ürün listesi gerekli.';
export const tooManyCartLines = (max: number): string => `Sepette en fazla ${max} farklı ürün olabilir.`;

/** What each call does, for the API page. */
export const CART_CALLS = {
  'POST /api/cart/quote': 'Sepeti sunucunun güncel fiyatlarıyla hesaplar; değişen ve kalkan satırları bildirir',
  'GET /api/cart': 'Hesabın sepeti',
  'PUT /api/cart': 'Hesabın sepetini bu satırlarla değiştirir',
  'POST /api/cart/merge': 'Tarayıcıdaki sepeti hesabınkiyle birleştirir: aynı üründen adedi büyük olan kalır',
};
