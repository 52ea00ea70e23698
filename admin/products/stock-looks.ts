import { LOW_STOCK, type StockFilter } from '#contract/catalogue.ts';
import { formatNumber } from '#contract/format.ts';
import type { ProductCard } from '#contract/products.ts';

/** Ant Design's names of colours; what is fine is green, what wants a look is not. */
const LOOKS = {
  in_stock: { label: 'Stokta', color: 'green' },
  low: { label: 'Azalıyor', color: 'orange' },
  out_of_stock: { label: 'Stokta yok', color: 'red' },
  made_to_order: { label: 'Siparişe göre', color: 'default' },
} as const;

type Stock = Pick<ProductCard, 'stockStatus' | 'stockQuantity'>;

export const isLow = ({ stockStatus, stockQuantity }: Stock): boolean =>
  stockStatus === 'in_stock' && typeof stockQuantity === 'number' && stockQuantity <= LOW_STOCK;
export const lookOf = (stock: Stock) => LOOKS[isLow(stock) ? 'low' : stock.stockStatus];
/** '40 adet'; empty where pieces are not counted. */
export const piecesOf = ({ stockQuantity }: Stock): string =>
  typeof stockQuantity === 'number' ? `${formatNumber(stockQuantity)} adet` : '';

const FILTER_NAMES: Record<StockFilter, string> = {
  in_stock: 'Stokta',
  low: `Azalan (en çok ${LOW_STOCK} adet)`,
  out_of_stock: 'Stokta yok',
  made_to_order: 'Siparişe göre',
  uncounted: 'Adedi tutulmayan',
};
const IN_ORDER: readonly StockFilter[] = ['in_stock', 'low', 'out_of_stock', 'made_to_order', 'uncounted'];
export const STOCK_OPTIONS = IN_ORDER.map((value) => ({ value, label: FILTER_NAMES[value] }));
