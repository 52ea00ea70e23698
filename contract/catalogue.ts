// The catalogue's plain facts, free of schemas: the public site uses them too.

/** Products on a page of the site's catalogue. */
export const SHOP_PAGE_SIZE = 24;
/** The most that one list reply holds. */
export const MAX_PAGE_SIZE = 100;
/** Characters of a search; longer ones are refused before anything looks at them. */
export const MAX_QUERY_LENGTH = 100;
/** The most rows that a search looks through; its `total` stops counting here. */
export const MAX_SEARCH_HITS = 1000;
/** Results in the search window. */
export const SEARCH_RESULT_COUNT = 20;

export const STOCK_STATUSES = ['in_stock', 'made_to_order', 'out_of_stock'] as const;
export type StockStatus = (typeof STOCK_STATUSES)[number];
/** Names the stock among the filters of a dimension table. */
export const STOCK_KEY = 'stock';
/** Pieces at or below which a counted article in stock is running low. */
export const LOW_STOCK = 5;
/** The panel's filter by stock: the statuses, what runs low, and articles whose pieces are not counted. */
export const STOCK_FILTERS = [...STOCK_STATUSES, 'low', 'uncounted'] as const;
export type StockFilter = (typeof STOCK_FILTERS)[number];

/** `relevance` holds only with a search text and is its default; without one the default is `order`. */
export const PRODUCT_SORTS = ['order', 'relevance', 'name', 'price', '-price', 'newest'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];
