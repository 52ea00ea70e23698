// Words and sentences of the catalogue that browser and server say alike.
import type { StockStatus } from './catalogue.ts';

export const STOCK_LABELS: Record<StockStatus, string> = {
  in_stock: 'Stokta',
  made_to_order: 'Siparişe göre',
  out_of_stock: 'Stokta yok',
};

/** Reply to a blank search. */
export const BLANK_SEARCH = 'Boş karakter arayamazsınız!';

// Replies to the product and category forms; the panel shows some of them before it asks the server.
export const CODE_IN_USE = 'Bu ürün kodu zaten kullanılıyor!';
export const DUPLICATE_CODE = 'Ürün kodu zaten mevcut';
export const DUPLICATE_SLUG = 'Bu slug zaten kullanılıyor!';
export const categoryInUse = (products: number, subCategories: number): string =>
  `Bu kategoride ${products} ürün ve ${subCategories} alt kategori var.`;
export const categoryHasFamilies = (families: number): string => `Bu kategoride ${families} seri var.`;
