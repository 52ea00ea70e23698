import { productSlugPath } from '#contract/paths.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Audience } from '#contract/access.ts';
import { LOW_STOCK, MAX_SEARCH_HITS, type StockFilter } from '#contract/catalogue.ts';
import { fromMicros, rateOrigin } from '#contract/daily-price.ts';
import type { ListSort } from '#contract/list-sorts.ts';
import { CATALOGUE_STRUCTURE } from '#contract/endpoint.ts';
import {
  cardFields,
  leavesOf,
  pageFields,
  publicFields,
  type Columns,
  type Fields,
  type PlainValues,
} from '#contract/kind.ts';
import { productFields, type FamilyRef, type Product, type ProductCard } from '#contract/products.ts';
import type { Bounds } from '../../../base/db/dialect.ts';
import type { Database } from '../../../base/db/database.ts';
import type { ProductTable } from '../../../base/db/tables.ts';
import type { SitemapPage } from '../../../call/sitemap-pages.ts';
import { prepared } from '../../../base/db/prepared.ts';
import { shownRichText } from '../../../base/rich-text/stored.ts';
import { altTexts, articleAlts } from '../../media/alts.ts';
import { galleryOf } from '#contract/images.ts';
import { IdSet } from '../id-set.ts';
import { listOrders } from './list-orders.ts';
import { neighbourQueries } from './neighbours.ts';
import { LIST_ORDER, reversed } from './sorting.ts';
import { orderQuantityColumns, orderQuantityOfRow, shownOrderQuantity } from '../order-quantity.ts';
import { keptPrice } from '../daily-prices.ts';
import { priceOf, priceRules, shopPrice, type PriceRules } from '../price.ts';
import { searchProducts } from './search.ts';

export interface ProductFilter {
  audience: Audience;
  categoryId?: number;
  subCategoryId?: number;
  /** Active or inactive ones only; undefined: both. */
  isActive?: boolean;
  stock?: StockFilter;
  /** A text's words are taken as typed: none is corrected. */
  isExact?: boolean;
  /** Those alone that no public family lists. */
  isLoose?: boolean;
  sort: ListSort;
  page: number;
  limit: number;
}

/**
 * Most rows that a public search compares: each takes two to three microseconds, and SQLite makes all other queries
 * wait.
 */
const MAX_PUBLIC_CANDIDATES = 6_000;
/** Most rows for staff, who also look for the few inactive products among the many. */
const MAX_STAFF_CANDIDATES = 1_000_000;
/** Ids of one query: SQLite holds up the process while it reads. */
const IDS_AT_ONCE = 2_000;
/**
 * Numbers of ids up to which a query is prepared for each; above, for each multiple, whose last places repeat an id: a
 * database server keeps every prepared query.
 */
const IDS_EXACTLY = 8;
/** Above this size, hits are checked one by one against the category: collecting its ids first would cost more. */
const LARGE_CATEGORY = 20_000;

/** Columns of fields, for a SELECT on `products as p`. */
const columnsOf = <F extends Fields>(fields: F) =>
  leavesOf(fields).map(({ column }) => `p.${column}` as `p.${keyof Columns<F> & keyof ProductTable & string}`);

/**
 * Completes a reply by the columns of fields, under the fields' names. The names are looked up once: lists complete many
 * replies.
 */
function withFields<F extends Fields>(fields: F) {
  const pairs = leavesOf(fields).map(({ name, column }) => [name, column] as const);
  return <R extends object>(row: object, reply: R): R & PlainValues<F> => {
    for (const [name, column] of pairs)
      (reply as Record<string, unknown>)[name] = (row as Record<string, unknown>)[column];
    return reply as R & PlainValues<F>;
  };
}
const ON_CARDS = cardFields(productFields);
const withCardFields = { staff: withFields(ON_CARDS), public: withFields(publicFields(ON_CARDS)) };
const withPageFields = withFields(pageFields(productFields));

const CARD_COLUMNS = [
  'p.id',
  'p.publicId',
  'p.slug',
  'p.priceMinor',
  'p.oldPriceMinor',
  'p.currency',
  'p.vatRate',
  'c.publicId as categoryPublicId',
  'c.name as categoryName',
  'c.slug as categorySlug',
  's.publicId as subCategoryPublicId',
  's.name as subCategoryName',
  's.slug as subCategorySlug',
  ...columnsOf(ON_CARDS),
  ...orderQuantityColumns,
] as const;
const DETAIL_COLUMNS = [
  ...CARD_COLUMNS,
  'p.detailedDescription',
  'p.richTextStamp',
  'p.createdAt',
  'p.updatedAt',
  'p.version',
  'p.isPublic',
  'p.deletedAt',
  'f.publicId as familyPublicId',
  'f.slug as familySlug',
  'f.name as familyName',
  'f.isPublic as familyIsPublic',
  'f.articleCount as familyArticleCount',
  'p.listPriceMinor',
  'p.listOldPriceMinor',
  'p.listCurrency',
  'x.applied as appliedRates',
  ...columnsOf(pageFields(productFields)),
] as const;

const HAS_STOCK: Record<StockFilter, RawBuilder<SqlBool>> = {
  in_stock: sql`t.stock_status = 'in_stock'`,
  made_to_order: sql`t.stock_status = 'made_to_order'`,
  out_of_stock: sql`t.stock_status = 'out_of_stock'`,
  low: sql`t.stock_status = 'in_stock' and t.stock_quantity <= ${sql.lit(LOW_STOCK)}`,
  uncounted: sql`t.stock_quantity is null`,
};

/** Finds the products of a list that fit a text, with their number (`live/product-finder.ts`). */
export type FindProducts = (
  filter: ProductFilter & { q: string },
) => Promise<{ products: ProductCard[]; total: number }>;

/** Finds all products that fit a text: row ids, best first (`live/product-finder.ts`). */
export type FindHits = (filter: ProductFilter & { q: string }) => Promise<number[]>;

/** Products as the API shows them. */
export const productStore = (database: Database) => {
  const { db, engine, version } = database;
  const rows = () =>
    db
      .selectFrom('products as p')
      .innerJoin('categories as c', 'c.id', 'p.categoryId')
      .leftJoin('categories as s', 's.id', 'p.subCategoryId')
      .leftJoin('families as f', 'f.id', 'p.familyId');
  const detailRows = () =>
    rows()
      .leftJoin('exchangeRateState as x', (join) => join.on('p.listCurrency', 'is not', null))
      .select(DETAIL_COLUMNS);
  const cardRows = () => rows().select(CARD_COLUMNS);

  const bySlug = prepared(db, detailRows().where('p.slug', '=', ''));
  const byOldSlug = prepared(
    db,
    detailRows().where('p.id', '=', (eb) =>
      eb.selectFrom('oldSlugs').select('rowId').where('kind', '=', 'product').where('oldSlugs.slug', '=', ''),
    ),
  );
  const byPublicId = prepared(db, detailRows().where('p.publicId', '=', ''));
  const byCode = prepared(db, detailRows().where('p.code', '=', ''));

  type DetailRow = Awaited<ReturnType<ReturnType<typeof detailRows>['executeTakeFirstOrThrow']>>;
  type CardRow = Awaited<ReturnType<ReturnType<typeof cardRows>['executeTakeFirstOrThrow']>>;

  const rulesNow = priceRules(database);
  const alts = altTexts(database);

  const toCard = (row: CardRow, audience: Audience, rules: PriceRules): ProductCard =>
    withCardFields[audience](row, {
      _id: row.publicId,
      slug: row.slug,
      price: shopPrice(row, rules),
      orderQuantity: shownOrderQuantity(orderQuantityOfRow(row)),
      category: { _id: row.categoryPublicId, name: row.categoryName, slug: row.categorySlug },
      subCategory:
        row.subCategoryPublicId === null
          ? null
          : { _id: row.subCategoryPublicId, name: row.subCategoryName!, slug: row.subCategorySlug! },
    });

  const toProduct = (row: DetailRow, audience: Audience, rules: PriceRules): Product =>
    withPageFields(row, {
      ...toCard(row, audience, rules),
      stockQuantity: audience === 'staff' ? row.stockQuantity : null,
      detailedDescription: shownRichText(row.detailedDescription, row.richTextStamp),
      listPrice: listPriceOf(row),
      family: familyOf(row, audience),
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      version: row.version,
    });

  const listPriceOf = (row: DetailRow): Product['listPrice'] => {
    const kept = row.listCurrency === null ? null : priceOf(keptPrice(row));
    if (kept === null) return undefined;
    const rate = row.appliedRates?.[row.listCurrency!] ?? null;
    return {
      ...kept,
      rate: rate && { value: fromMicros(rate.micros), day: rate.day, source: rate.source },
      origin: rate ? rateOrigin(kept.current, kept.currency, rate) : '',
    };
  };

  const familyOf = (row: DetailRow, audience: Audience): FamilyRef | null =>
    row.familyPublicId === null || (audience === 'public' && !row.familyIsPublic)
      ? null
      : {
          _id: row.familyPublicId,
          slug: row.familySlug!,
          name: row.familyName!,
          articleCount: row.familyArticleCount!,
        };

  /** Visitors see the library's alternative texts where the product has none of its own. */
  const withLibraryTexts = async (product: Product): Promise<Product> => {
    const { imageAlts, html } = await articleAlts(alts, galleryOf(product), product.detailedDescription);
    return { ...product, detailedDescription: html, ...(imageAlts && { imageAlts }) };
  };

  /** The product for this audience; `gone` for a deleted one that is part of an order. */
  const seenBy = async (audience: Audience, row: DetailRow | undefined): Promise<Product | 'gone' | null> => {
    if (!row) return null;
    if (row.deletedAt !== null) return 'gone';
    if (audience === 'staff') return toProduct(row, audience, await rulesNow());
    return row.isPublic ? withLibraryTexts(toProduct(row, audience, await rulesNow())) : null;
  };

  /** Conditions of a list on `products t`. */
  const within = ({
    audience,
    categoryId,
    subCategoryId,
    isActive,
    stock,
    isLoose,
  }: ProductFilter): RawBuilder<SqlBool> => {
    const conditions = [audience === 'public' ? sql`t.is_public = true` : sql`t.deleted_at is null`];
    if (categoryId !== undefined) conditions.push(sql`t.category_id = ${categoryId}`);
    if (subCategoryId !== undefined) conditions.push(sql`t.sub_category_id = ${subCategoryId}`);
    if (isActive !== undefined) conditions.push(sql`t.is_active = ${sql.lit(isActive)}`); // literal, as in the index
    if (stock !== undefined) conditions.push(HAS_STOCK[stock]);
    if (isLoose)
      conditions.push(sql`not exists (select 1 from families x where x.id = t.family_id and x.is_public = true)`);
    return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
  };

  /** Totals, each counted once per state of the catalogue's structure, because counting reads a whole index range. */
  let totals = { version: -1, of: new Map<string, number>() };
  const count = async (filter: ProductFilter): Promise<number> => {
    // Inactive products are few and have an index, so the active ones are the difference.
    if (filter.isActive === true && filter.stock === undefined)
      return (await count({ ...filter, isActive: undefined })) - (await count({ ...filter, isActive: false }));
    const counted = async (): Promise<number> =>
      (await sql<{ n: number }>`select count(*) as n from products t where ${within(filter)}`.execute(db)).rows[0]?.n ??
      0;
    if (filter.stock !== undefined) return counted(); // stock changes without a change to the structure
    const now = version(CATALOGUE_STRUCTURE);
    if (totals.version !== now) totals = { version: now, of: new Map() };
    const { of } = totals;
    const key = `${filter.audience} ${filter.categoryId} ${filter.subCategoryId} ${filter.isActive} ${filter.isLoose}`;
    const known = of.get(key);
    if (known !== undefined) return known;
    const n = await counted();
    of.set(key, n); // in the map of the version before the count
    return n;
  };

  /**
   * Conditions of a search. All its hits may lie in other categories, so an index tells the members of this one without
   * reading rows.
   */
  const searchBounds = async (filter: ProductFilter): Promise<Bounds> => {
    const { audience, categoryId, subCategoryId } = filter;
    const [column, id] = subCategoryId === undefined ? ['category_id', categoryId] : ['sub_category_id', subCategoryId];
    const candidates = audience === 'public' ? MAX_PUBLIC_CANDIDATES : MAX_STAFF_CANDIDATES;
    if (id === undefined) return { within: within(filter), among: undefined, candidates };
    const inCategory = sql`x.${sql.ref(column!)} = ${id} ${audience === 'public' ? sql`and x.is_public = true` : sql``}`;
    const isLarge = (await count({ ...filter, isActive: undefined, stock: undefined })) > LARGE_CATEGORY;
    return {
      within: within(filter),
      candidates,
      among: (one) =>
        isLarge
          ? sql`exists (select 1 from products x where ${inCategory} and x.id = ${one})`
          : sql`${one} in (select x.id from products x where ${inCategory})`,
    };
  };

  /** Prepared queries by their number of places. */
  const cardsById = new Map<number, (...ids: readonly number[]) => Promise<CardRow[]>>();
  const cardRowsById = async (ids: readonly number[]): Promise<CardRow[]> => {
    const last = ids.at(-1);
    if (last === undefined) return [];
    const places = ids.length <= IDS_EXACTLY ? ids.length : Math.ceil(ids.length / IDS_EXACTLY) * IDS_EXACTLY;
    const filled = [...ids, ...Array.from({ length: places - ids.length }, () => last)];
    let select = cardsById.get(places);
    if (!select) cardsById.set(places, (select = prepared(db, cardRows().where('p.id', 'in', filled))));
    return select(...filled);
  };
  const cardsInOrder = async (ids: readonly number[], audience: Audience): Promise<ProductCard[]> => {
    const rules = await rulesNow();
    const found = new Map((await cardRowsById(ids)).map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const row = found.get(id);
      return row ? [toCard(row, audience, rules)] : [];
    });
  };
  const neighbours = neighbourQueries(db);
  const orders = listOrders(database);

  return {
    /** Finds a product by its slug or a former one; the reply's slug tells which. */
    async findBySlug(slug: string, audience: Audience): Promise<Product | 'gone' | null> {
      const [row] = await bySlug(slug);
      // A draft with another product's former slug does not take its readers away.
      return (await seenBy(audience, row)) ?? seenBy(audience, (await byOldSlug('product', slug))[0]);
    },

    /** Finds a product by public id, or by code in upper or lower case. */
    async findByIdOrCode(idOrCode: string, audience: Audience): Promise<Product | 'gone' | null> {
      const [row] = await byPublicId(idOrCode);
      return seenBy(audience, row ?? (await byCode(idOrCode.toUpperCase()))[0]);
    },

    /** One page of a list, with the total. Lists by a text are `live/product-finder.ts`. */
    async list(filter: ProductFilter): Promise<{ products: ProductCard[]; total: number }> {
      const offset = (filter.page - 1) * filter.limit;
      const where = within(filter);
      const total = await count(filter);
      if (offset >= total) return { products: [], total };
      // Reads ids first, so that skipped rows are only index entries, and from the nearer end, so that few are skipped.
      const length = Math.min(filter.limit, total - offset);
      const isFromEnd = offset > total / 2;
      const order = LIST_ORDER[filter.sort];
      const { rows: page } = await sql<{ id: number }>`select t.id from products t where ${where}
        order by ${sql.raw(isFromEnd ? reversed(order) : order)} limit ${length} offset ${isFromEnd ? total - offset - length : offset}`.execute(
        db,
      );
      const ids = page.map((row) => row.id);
      return { products: await cardsInOrder(isFromEnd ? ids.toReversed() : ids, filter.audience), total };
    },

    /** One page of those products of a list that the set holds, in the list's order. */
    async listAmong(among: IdSet, filter: ProductFilter): Promise<ProductCard[]> {
      const offset = (filter.page - 1) * filter.limit;
      if (offset >= among.size) return [];
      const ids =
        among.size <= MAX_SEARCH_HITS
          ? (await this.filtered([...among], filter)).slice(offset, offset + filter.limit)
          : await orders.page(filter.audience, filter.sort, among, offset, filter.limit);
      return cardsInOrder(ids, filter.audience);
    },

    /** Row ids of all products of a list, in ascending order: read in pieces, because there may be many. */
    async idsOf(filter: ProductFilter): Promise<IdSet> {
      const ids = new IdSet();
      for (let after = 0; ;) {
        const { rows: found } = await sql<{ id: number }>`select t.id from products t
          where t.id > ${after} and ${within(filter)} order by t.id limit ${sql.lit(IDS_AT_ONCE)}`.execute(db);
        for (const { id } of found) ids.add(id);
        if (found.length < IDS_AT_ONCE) return ids;
        after = found.at(-1)!.id;
      }
    },

    /** Products by their row ids, in that order; the caller has seen to it that the audience may see them. */
    cards: cardsInOrder,

    /** Products by their row ids. */
    async cardsById(ids: readonly number[], audience: Audience): Promise<Map<number, ProductCard>> {
      const rules = await rulesNow();
      const cards = await cardRowsById(ids);
      return new Map(cards.map((row) => [row.id, toCard(row, audience, rules)]));
    },

    /** Row ids of the products that contain every word of a text, in their descriptions too: at most `MAX_SEARCH_HITS`. */
    idsWithWords: async (filter: ProductFilter & { q: string }): Promise<number[]> =>
      searchProducts(db, engine, filter.q, filter.sort, await searchBounds(filter)),

    /** Those of the products that a list has, in its order; by `relevance`, in the order given. */
    async filtered(ids: readonly number[], filter: ProductFilter): Promise<number[]> {
      if (ids.length === 0) return [];
      const { rows: found } = await sql<{ id: number }>`select t.id from products t
        where t.id in (${sql.join(ids)}) and ${within(filter)} order by ${sql.raw(LIST_ORDER[filter.sort])}`.execute(
        db,
      );
      const kept = found.map(({ id }) => id);
      if (filter.sort !== 'relevance') return kept;
      const known = new Set(kept);
      return ids.filter((id) => known.has(id));
    },

    /** The product with its neighbours in its sub-category, `limit` in all; null for an unknown product. */
    async near(name: string, limit: number): Promise<ProductCard[] | null> {
      const around = await neighbours(limit - 1)(name, name, name.toUpperCase());
      const at = (side: number) => around.filter((row) => row.side === side).map((row) => row.id);
      const [before, [id], after] = [at(-1), at(0), at(1)];
      if (id === undefined) return null;
      // Half on either side; at the ends of the list the other side fills up.
      const beforeCount = Math.min(before.length, Math.max(Math.floor((limit - 1) / 2), limit - 1 - after.length));
      return cardsInOrder(
        [...before.slice(0, beforeCount).toReversed(), id, ...after.slice(0, limit - 1 - beforeCount)],
        'public',
      );
    },

    /** Addresses for the sitemap, at most `limit` at a time. */
    async sitemapPages(limit: number, offset: number): Promise<SitemapPage[]> {
      const found = await db
        .selectFrom('products')
        .select(['slug', 'updatedAt'])
        .where('isPublic', '=', true)
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute();
      return found.map(({ slug, updatedAt }) => ({ path: productSlugPath(slug), updatedAt }));
    },

    /** Whether a product other than `except` (public id) has the code, in upper or lower case. */
    async hasCode(code: string, except: string | undefined): Promise<boolean> {
      const [row] = await byCode(code.trim().toUpperCase());
      return row !== undefined && row.deletedAt === null && row.publicId !== except;
    },

    countPublic(): Promise<number> {
      return count({ audience: 'public', sort: 'order', page: 1, limit: 1 });
    },
  };
};
