import type { ProductCard, ProductPage } from '#contract/products.ts';
import type { Database } from '../base/db/database.ts';
import { insertCategories, insertProducts, type ProductInput } from './catalogue.ts';

/** Public products, in the recommended order. */
const PUBLIC: ProductInput[] = [
  {
    code: 'KB-20',
    name: 'Kılavuz Burç 20',
    category: 'kolonlar',
    subCategory: 'burclar',
    priceMinor: 2000,
    sortOrder: 1,
    description: 'Bronz, gres kanallı',
  },
  { code: 'KB-9', name: 'Kılavuz Burç 9', category: 'kolonlar', subCategory: 'burclar', priceMinor: 900, sortOrder: 2 },
  {
    code: 'KK-1',
    name: 'Çelik Kolon',
    category: 'kolonlar',
    priceMinor: 2000,
    oldPriceMinor: 2550,
    sortOrder: 2,
    stockStatus: 'in_stock',
    leadTimeDays: 3,
  },
  {
    code: 'Z40-5X100',
    name: 'İtici Pim Ø5×100',
    category: 'itici-pimler',
    subCategory: 'din-1530',
    priceMinor: 1250,
    sortOrder: 3,
    description: 'Isıl işlemli, nitrürlü',
  },
  {
    code: 'Z40-5X160',
    name: 'İtici Pim Ø5×160',
    category: 'itici-pimler',
    subCategory: 'din-1530',
    priceMinor: null,
    sortOrder: 3,
  },
  {
    code: 'Z40-2-5X100',
    name: 'İtici Pim Ø2,5×100',
    category: 'itici-pimler',
    subCategory: 'din-1530',
    priceMinor: null,
    sortOrder: 4,
  },
  {
    code: 'ZK-1',
    name: 'Zımba',
    category: 'itici-pimler',
    priceMinor: 100,
    sortOrder: 5,
    description: 'Z40-5X100 ile birlikte kullanılır',
  },
];
/** Rows that only staff may see. */
const HIDDEN: ProductInput[] = [
  { code: 'GIZLI-1', name: 'Kapalı ürün', category: 'itici-pimler', isActive: false, sortOrder: 0 },
  { code: 'GIZLI-2', name: 'Kapalı kategoride', category: 'kapali', sortOrder: 0 },
  { code: 'GIZLI-3', name: 'Kapalı alt kategoride', category: 'itici-pimler', subCategory: 'kapali-alt', sortOrder: 0 },
  {
    code: 'GIZLI-4',
    name: 'Kapalı kategorinin alt kategorisinde',
    category: 'kapali',
    subCategory: 'kapali-cocuk',
    sortOrder: 0,
  },
  {
    code: 'SILINDI-1',
    name: 'Silinmiş ürün',
    category: 'itici-pimler',
    sortOrder: 0,
    deletedAt: new Date(Date.UTC(2026, 1, 1)),
  },
];

export const PUBLIC_CODES = PUBLIC.map((product) => product.code);
export const HIDDEN_CODES = HIDDEN.map((product) => product.code);

/** A few categories and products with every special case: ties, products without price, inactive and deleted rows. */
export async function seedSmallCatalogue(database: Database): Promise<void> {
  await insertCategories(database, [
    { slug: 'itici-pimler', name: 'İtici Pimler', order: 2, description: 'Pimler', img: 'pim.webp' },
    { slug: 'kolonlar', name: 'Kolonlar', order: 1 },
    { slug: 'bos', name: 'Boş', order: 3 },
    { slug: 'kapali', name: 'Kapalı', order: 0, isActive: false },
    { slug: 'din-1530', name: 'DIN 1530', parent: 'itici-pimler', order: 1 },
    { slug: 'burclar', name: 'Burçlar', parent: 'kolonlar', order: 1 },
    { slug: 'agir-burclar', name: 'Ağır Burçlar', parent: 'kolonlar', order: 1 },
    { slug: 'kapali-alt', name: 'Kapalı alt', parent: 'itici-pimler', order: 0, isActive: false },
    { slug: 'kapali-cocuk', name: 'Kapalının çocuğu', parent: 'kapali', order: 0 },
  ]);
  await insertProducts(database, [...HIDDEN, ...PUBLIC]);
}

/** Returns the codes of a reply's products, in order. */
export const codesOf = (reply: unknown): string[] =>
  (Array.isArray(reply) ? (reply as ProductCard[]) : (reply as ProductPage).products).map((product) => product.code);
