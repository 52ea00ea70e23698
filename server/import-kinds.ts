// The register of what can be imported.
import { categoriesImport } from './domains/catalogue/product-table/category-import.ts';
import { pricesImport, productsImport, stockImport } from './domains/catalogue/product-table/import.ts';
import type { ImportKinds } from './entities/imports/kind.ts';

export const importKinds = (_publicUrl: string): ImportKinds => ({
  products: productsImport,
  prices: pricesImport,
  stock: stockImport,
  categories: categoriesImport,
});
