// product-table/: products as one table in a file, with every field that a column can hold.
import { ACTIVE, PASSIVE } from '#contract/article-texts.ts';
import { STOCK_LABELS } from '#contract/catalogue-texts.ts';
import { toMajor } from '#contract/money.ts';
import { CATEGORY_SEPARATOR, ITEM_SEPARATOR, NO, YES, type TableColumn } from '#contract/product-table-texts.ts';
import type { Row } from '../../../entities/resource.ts';
import type { SheetCell } from '../../../base/files/xlsx-writer.ts';
import { keptPrice } from '../daily-prices.ts';
import { documentText } from './documents.ts';

/** A product with the names around it. */
export type TableRow = Row<'products'> & {
  categoryName: string;
  subCategoryName: string | null;
  familyName: string | null;
};

const items = (list: readonly string[]): string => list.join(ITEM_SEPARATOR);
const amount = (minor: number | null): SheetCell => (minor === null ? null : { amount: toMajor(minor) });

/** What each column holds of a product, in the order of the file. */
export const TABLE_CELLS: Record<TableColumn, (row: TableRow) => SheetCell> = {
  code: ({ code }) => code,
  name: ({ name }) => name,
  category: ({ categoryName, subCategoryName }) =>
    subCategoryName === null ? categoryName : `${categoryName}${CATEGORY_SEPARATOR}${subCategoryName}`,
  family: ({ familyName }) => familyName,
  price: (row) => amount(keptPrice(row).priceMinor),
  oldPrice: (row) => amount(keptPrice(row).oldPriceMinor),
  currency: (row) => (keptPrice(row).priceMinor === null ? null : keptPrice(row).currency),
  stockStatus: ({ stockStatus }) => STOCK_LABELS[stockStatus],
  stockQuantity: ({ stockQuantity }) => stockQuantity,
  leadTimeDays: ({ leadTimeDays }) => leadTimeDays,
  minQuantity: ({ minQuantity }) => minQuantity,
  packQuantity: ({ packQuantity }) => packQuantity,
  weightG: ({ weightG }) => weightG,
  vatRate: ({ vatRate }) => vatRate,
  unit: ({ unit }) => unit,
  gtip: ({ gtip }) => gtip,
  isActive: ({ isActive }) => (isActive ? ACTIVE : PASSIVE),
  order: ({ sortOrder }) => sortOrder,
  description: ({ description }) => description,
  detailedDescription: ({ detailedDescription }) => detailedDescription,
  features: ({ features }) => items(features),
  applications: ({ applications }) => items(applications),
  mainImage: ({ mainImage }) => mainImage,
  img: ({ img }) => items(img),
  additionalImages: ({ additionalImages }) => items(additionalImages),
  documents: ({ documents }) => items(documents.map(documentText)),
  areImagesRepresentative: ({ areImagesRepresentative }) => (areImagesRepresentative ? YES : NO),
  slug: ({ slug }) => slug,
  seoTitle: ({ seoTitle }) => seoTitle,
  seoDescription: ({ seoDescription }) => seoDescription,
  seoKeywords: ({ seoKeywords }) => items(seoKeywords),
};
