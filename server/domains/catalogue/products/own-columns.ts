import { leavesOf, type Fields } from '#contract/kind.ts';
import { productFields } from '#contract/products.ts';
import type { ProductTable } from '../../../base/db/tables.ts';

/** Own columns that are not those of fields. */
const OTHERS: readonly (keyof ProductTable)[] = [
  'detailedDescription',
  'priceMinor',
  'oldPriceMinor',
  'currency',
  'listPriceMinor',
  'listOldPriceMinor',
  'listCurrency',
  'richTextStamp',
  'version',
  'updatedAt',
  // Used for sorting and searching only by lists of the whole catalogue.
  'priceAsc',
  'priceDesc',
  'searchText',
];
const fields: Fields = productFields;

/**
 * Columns that concern only the product itself. Changing them leaves cached pages of other products valid, and all
 * lists except searches and sorts by price. Any other column counts as part of the catalogue's structure
 * (docs/decisions/0002).
 */
export const OWN_COLUMNS: ReadonlySet<string> = new Set<string>([
  ...leavesOf(fields).flatMap(({ name, column }) => (fields[name]!.isStructural ? [] : [column])),
  ...OTHERS,
]);
