import { LOW_STOCK, type StockFilter } from '#contract/catalogue.ts';
import { formatNumber } from '#contract/format.ts';
import type { ProductCard } from '#contract/products.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { STOCK_STATUS_NAMES } from '../../fields/names.ts';
import { PRODUCT_TEXTS as texts } from './texts.ts';

/** Words of a stock; its shape, as on the site, is drawn for `look` (quick-edit.css). */
const LOOKS = {
  in_stock: { label: STOCK_STATUS_NAMES.in_stock, look: 'full' },
  low: { label: texts.stockLow, look: 'low' },
  out_of_stock: { label: STOCK_STATUS_NAMES.out_of_stock, look: 'none' },
  made_to_order: { label: STOCK_STATUS_NAMES.made_to_order, look: 'half' },
} as const;

type Stock = Pick<ProductCard, 'stockStatus' | 'stockQuantity'>;

const isLow = ({ stockStatus, stockQuantity }: Stock): boolean =>
  stockStatus === 'in_stock' && typeof stockQuantity === 'number' && stockQuantity <= LOW_STOCK;
export const lookOf = (stock: Stock) => LOOKS[isLow(stock) ? 'low' : stock.stockStatus];
/** '40 adet'; empty where pieces are not counted. */
export const piecesOf = ({ stockQuantity }: Stock): string =>
  typeof stockQuantity === 'number' ? COMMON_TEXTS.pieces(formatNumber(stockQuantity)) : '';

const FILTER_NAMES: Record<StockFilter, string> = {
  ...STOCK_STATUS_NAMES,
  low: texts.stockLowFilter(LOW_STOCK),
  uncounted: texts.stockUncounted,
};
const IN_ORDER: readonly StockFilter[] = ['in_stock', 'low', 'out_of_stock', 'made_to_order', 'uncounted'];
export const STOCK_OPTIONS = IN_ORDER.map((value) => ({ value, label: FILTER_NAMES[value] }));
