import type { ProductTable } from '../../../base/db/tables.ts';

/**
 * Columns that concern only the product itself. Changing them leaves cached pages of other products valid, and all
 * lists except searches and sorts by price. Any other column counts as part of the catalogue's structure
 * (docs/decisions/0002).
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
  // Used for sorting and searching only by lists of the whole catalogue.
  'priceAsc',
  'priceDesc',
  'searchText',
]);
