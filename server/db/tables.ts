import type { ColumnType, Generated } from 'kysely';
import type { StockStatus } from '#contract/catalogue.ts';
import type { Currency } from '#contract/money.ts';
import type { ProductDocument } from '#contract/products.ts';

/** A JSON column: read as T, written only through `json()`, so that a bare object cannot slip in. */
declare const jsonText: unique symbol;
export type JsonText<T> = string & { readonly [jsonText]: T };
type Json<T> = ColumnType<T, JsonText<T>, JsonText<T>>;
export const json = <T>(value: T): JsonText<T> => JSON.stringify(value) as JsonText<T>;

export interface CategoryTable {
  id: Generated<number>;
  publicId: string;
  parentId: number | null;
  slug: string;
  name: string;
  /** `sortKey(name)` */
  nameSort: string;
  description: string;
  img: string;
  isActive: boolean;
  sortOrder: number;
  version: Generated<number>;
  createdAt: Date;
  updatedAt: Date;
}

export interface ProductTable {
  id: Generated<number>;
  publicId: string;
  code: string;
  slug: string;
  name: string;
  description: string;
  detailedDescription: string;
  categoryId: number;
  subCategoryId: number | null;
  mainImage: string | null;
  img: Json<string[]>;
  additionalImages: Json<string[]>;
  features: Json<string[]>;
  applications: Json<string[]>;
  technicalSpecs: Json<{ name: string; value: string; unit?: string }[]>;
  documents: Json<ProductDocument[]>;
  /** Minor units; null: sold on request. */
  priceMinor: number | null;
  oldPriceMinor: number | null;
  currency: Currency;
  stockStatus: StockStatus;
  leadTimeDays: number | null;
  isActive: boolean;
  sortOrder: number;
  seoTitle: string;
  seoDescription: string;
  seoKeywords: Json<string[]>;
  version: Generated<number>;
  createdAt: Date;
  updatedAt: Date;
  /** Set when a product that was ordered is deleted: its address answers 410. */
  deletedAt: Date | null;

  // Derived by `products/derived.ts`, never edited.
  /** What the public lists and finds: active, not deleted, and its categories active. */
  isPublic: boolean;
  nameSort: string;
  /** Ascending price with the price-less last, and descending likewise. */
  priceAsc: number;
  priceDesc: number;
  /** `foldCompact(code)` */
  codeFolded: string;
  /** Folded name and code; folded name, code and description. Every word has a space before it. */
  searchTitle: string;
  searchText: string;
}

/** Slugs that were public once: they lead to the row that had them. */
export interface OldSlugTable {
  kind: 'product';
  slug: string;
  rowId: number;
}

export interface SettingTable {
  key: string;
  value: Json<unknown>;
  updatedAt: Date;
}

export interface PageTable {
  id: Generated<number>;
  publicId: string;
  slug: string;
  title: string;
  isActive: boolean;
  sortOrder: number;
  createdAt: Date;
  updatedAt: Date;
}

/** Counts the commits to each scope; see `Database.version`. */
export interface ChangeTable {
  scope: string;
  n: number;
}

export interface Tables {
  categories: CategoryTable;
  products: ProductTable;
  oldSlugs: OldSlugTable;
  settings: SettingTable;
  pages: PageTable;
  changes: ChangeTable;
}
