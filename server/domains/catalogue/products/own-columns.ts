import type { ProductTable } from '../../../base/db/tables.ts';

/**
 * Columns of a product's own facts, which decide nothing else: a change to them leaves every other product's page, and
 * every list that is neither a search nor sorted by price, as it was. A column that is not named here counts as part of
 * the catalogue's structure.
 */
export const OWN_COLUMNS: ReadonlySet<string> = new Set<keyof ProductTable>([
  'description',
  'detailedDescription',
  'mainImage',
  'img',
  'additionalImages',
  'areImagesRepresentative',
  'features',
  'applications',
  'technicalSpecs',
  'documents',
  'priceMinor',
  'oldPriceMinor',
  'currency',
  'stockStatus',
  'stockQuantity',
  'leadTimeDays',
  'seoTitle',
  'seoDescription',
  'seoKeywords',
  'richTextStamp',
  'version',
  'updatedAt',
  // For sorting and searching, only by lists that show the whole catalogue.
  'priceAsc',
  'priceDesc',
  'searchText',
]);
