// What the writers of a save share: its family, its author, and how the audit table tells of an article.
import type { Insertable } from 'kysely';
import type { Trx } from '../../../base/db/database.ts';
import type { AppliedRates, ProductTable } from '../../../base/db/tables.ts';
import type { Entry, ShownFields } from '../../../entities/audit/record.ts';
import type { By } from '../../../entities/resource.ts';
import { keptPrice } from '../daily-prices.ts';
import { priceOf } from '../price.ts';
import type { Article, FamilyRow } from './articles.ts';

export interface Writing {
  trx: Trx;
  by: By;
  family: FamilyRow;
  areActive: boolean;
  /** Of prices of new articles. */
  currency: ProductTable['currency'];
  /** Daily rates of foreign prices; null: they are not sold. */
  rates: AppliedRates | null;
  /** What a file says of a new article beyond the grid's cells. */
  given?: GivenFields | undefined;
}

/** Fields of a new article that it would otherwise get from its family or not at all. */
export interface GivenFields {
  /** Columns of the product, without its price, as they are stored. */
  columns: Partial<Insertable<ProductTable>>;
  description?: string | undefined;
  img?: string[] | undefined;
  slug?: string | undefined;
  oldPriceMinor?: number | null | undefined;
  /** The fields for the audit table. */
  shown: ShownFields;
}

export const entryOf = (
  { by }: Writing,
  entry: Pick<Entry, 'action' | 'rowId' | 'rowVersion' | 'title' | 'before' | 'after'>,
): Entry => ({
  viewer: by.viewer,
  now: by.at,
  kind: 'product',
  ...entry,
});

/** An article's cells by the names of a product's fields, for the audit table. */
export const shownOf = (
  article: Omit<Article, 'id' | 'publicId' | 'slug' | 'version' | 'dims' | 'updatedAt' | 'description' | 'sortOrder'>,
): ShownFields => ({
  code: article.code,
  name: article.name,
  price: priceOf(keptPrice(article)),
  stockStatus: article.stockStatus,
  stockQuantity: article.stockQuantity,
  leadTimeDays: article.leadTimeDays,
  weightG: article.weightG,
  minQuantity: article.minQuantity,
  packQuantity: article.packQuantity,
  isActive: article.isActive,
  technicalSpecs: article.technicalSpecs,
});
