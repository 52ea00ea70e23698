// The sizes of a family as the grid has them, read from their rows.
import type { Selectable } from 'kysely';
import { notFound } from '#contract/api-error.ts';
import { cellInput, gridKeys, type CellValue } from '#contract/article-cells.ts';
import { byKeys } from '#contract/dimension-table.ts';
import type { FamilyColumn } from '#contract/families.ts';
import type { FamilyArticles, GridArticle } from '#contract/family-articles.ts';
import type { Currency } from '#contract/money.ts';
import type { Db } from '../../../base/db/database.ts';
import type { FamilyTable, ProductTable } from '../../../base/db/tables.ts';
import { settingStore } from '../../../base/settings/store.ts';
import { appliedRates, keptPrice } from '../daily-prices.ts';
import { FAMILY_ABSENT } from '../texts.ts';

export const ARTICLE_COLUMNS = [
  'id',
  'publicId',
  'slug',
  'version',
  'code',
  'name',
  'description',
  'priceMinor',
  'oldPriceMinor',
  'currency',
  'listPriceMinor',
  'listOldPriceMinor',
  'listCurrency',
  'stockStatus',
  'stockQuantity',
  'leadTimeDays',
  'weightG',
  'minQuantity',
  'packQuantity',
  'isActive',
  'sortOrder',
  'dims',
  'technicalSpecs',
  'updatedAt',
] as const;

export type Article = Pick<Selectable<ProductTable>, (typeof ARTICLE_COLUMNS)[number]>;
export type FamilyRow = Selectable<FamilyTable>;

/** @throws NOT_FOUND */
export async function familyById(db: Db, publicId: string): Promise<FamilyRow> {
  const family = await db.selectFrom('families').selectAll().where('publicId', '=', publicId).executeTakeFirst();
  if (!family) throw notFound(FAMILY_ABSENT);
  return family;
}

/** All sizes of a family, inactive ones too, in the order of their key columns. */
export async function articlesOf(db: Db, { id, columns }: Pick<FamilyRow, 'id' | 'columns'>): Promise<Article[]> {
  const rows = await db
    .selectFrom('products')
    .select(ARTICLE_COLUMNS)
    .where('familyId', '=', id)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute();
  const order = byKeys(columns);
  return rows.sort((a, b) => order({ dims: a.dims ?? [] }, { dims: b.dims ?? [] }));
}

/** A cell of an article. */
export function cellOf(columns: readonly FamilyColumn[], article: Article, key: string): CellValue {
  const place = columns.findIndex((column) => column.key === key);
  if (place >= 0) return article.dims?.[place] ?? null;
  return key === 'price' ? keptPrice(article).priceMinor : (article[key as 'code'] as CellValue);
}

/**
 * The currency of a family's grid: the one in which all its prices are kept, or the shop's. A price that is kept in
 * another one stays in it.
 */
export async function gridCurrency(db: Db, articles: readonly Parameters<typeof keptPrice>[0][]): Promise<Currency> {
  const kept = new Set(
    articles.map(keptPrice).flatMap(({ priceMinor, currency }) => (priceMinor === null ? [] : [currency])),
  );
  const { shop_currency: shop } = await settingStore({ db }).all();
  const [only = shop] = kept;
  return kept.size === 1 && (await appliedRates(db)) !== null ? only : shop;
}

/** The currency of a price typed for an article. */
export const typedCurrency = ({ listCurrency }: Article, grid: Currency): Currency => listCurrency ?? grid;

const gridArticle = (columns: readonly FamilyColumn[], grid: Currency, article: Article): GridArticle => ({
  _id: article.publicId,
  slug: article.slug,
  version: article.version,
  ...(keptPrice(article).currency === grid || article.listCurrency === null ? {} : { currency: article.listCurrency }),
  row: Object.fromEntries(gridKeys(columns).map((key) => [key, cellInput(key, cellOf(columns, article, key))])),
});

/** The reply of the grid's call. @throws NOT_FOUND */
export async function readGrid(db: Db, publicId: string): Promise<FamilyArticles> {
  const family = await familyById(db, publicId);
  const { columns, codePattern, namePattern, version } = family;
  const articles = await articlesOf(db, family);
  const currency = await gridCurrency(db, articles);
  return {
    _id: publicId,
    version,
    columns,
    codePattern,
    namePattern,
    currency,
    articles: articles.map((article) => gridArticle(columns, currency, article)),
  };
}
