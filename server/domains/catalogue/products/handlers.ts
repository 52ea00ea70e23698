import { SEARCH_RESULT_COUNT, STOCK_STATUSES, type StockFilter } from '#contract/catalogue.ts';
import { STOCK_SORTS, type ListSort } from '#contract/list-sorts.ts';
import type { Audience } from '#contract/access.ts';
import { ApiError, notFound } from '#contract/api-error.ts';
import type { Product, ProductChoice } from '#contract/products.ts';
import type * as z from 'zod';
import { categoryStore } from '../categories/store.ts';
import { handlers } from '../../../call/handlers.ts';
import type { StaffServices } from '../../../call/services.ts';
import { removePublished } from '../../../entities/row-drafts.ts';
import { staffSaving } from '../../../entities/saving.ts';
import type { CatalogueFilters } from '../facets/catalogue-filters.ts';
import type { FamilyTables } from '../families/tables.ts';
import { createColumns, updateColumns } from './columns.ts';
import { productResource } from './resource.ts';
import { sizeNeighbours } from './size-neighbours.ts';
import { listStockMoves, stockSaved } from './stock.ts';
import { narrowedProducts } from './narrowed-list.ts';
import { productStore, type FindHits, type FindProducts, type ProductFilter } from './store.ts';
import { PRODUCT_ABSENT, PRODUCT_NO_LONGER_SOLD } from '../texts.ts';

/** Returns the product, or throws 410 or 404. */
function orThrow(product: Product | 'gone' | null): Product {
  if (product === 'gone') throw new ApiError(410, 'GONE', PRODUCT_NO_LONGER_SOLD);
  if (product === null) throw notFound(PRODUCT_ABSENT);
  return product;
}

/** Ignores sorts by stock for readers who do not see the quantities. */
const sortFor = (sort: ListSort | undefined, audience: Audience): ListSort | undefined =>
  audience === 'public' && (STOCK_SORTS as readonly (ListSort | undefined)[]).includes(sort) ? undefined : sort;

/** Ignores what quantities alone tell, for readers who do not see them. */
const stockFor = (stock: StockFilter | undefined, audience: Audience): StockFilter | undefined =>
  audience === 'staff' ? stock : STOCK_STATUSES.find((status) => status === stock);

interface ProductParts {
  tables: FamilyTables;
  find: FindProducts;
  hits: FindHits;
  filters: CatalogueFilters;
}

/** Products: lists, searches, single products, saves by staff, and all products of staff's list. */
export const productHandlers = (services: StaffServices, { tables, find, hits, filters }: ProductParts) => {
  const { database, library } = services;
  const products = productStore(database);
  const categories = categoryStore(database);
  const sizesBeside = sizeNeighbours(database.db, tables);
  const saving = staffSaving(services, productResource);
  const narrowedList = narrowedProducts(products, { hits, filters });
  const stored = async (publicId: string) => orThrow(await products.findByIdOrCode(publicId, 'staff'));

  /** What the filters of a list leave, and its text. @throws 404 for a category that there is not */
  const narrowingOf = async (query: z.output<typeof ProductChoice>, audience: Audience) => {
    const category = query.category === undefined ? undefined : await categories.get(query.category, audience);
    const subCategory = query.subCategory === undefined ? undefined : await categories.get(query.subCategory, audience);
    const filter: Omit<ProductFilter, 'sort' | 'page' | 'limit'> = {
      audience,
      categoryId: category?.parentId === null ? category.id : undefined,
      subCategoryId: subCategory?.id ?? (category && category.parentId !== null ? category.id : undefined),
      isActive: audience === 'staff' && query.isActive !== undefined ? query.isActive === 'true' : undefined,
      stock: stockFor(query.stock, audience),
      isLoose: query.family === 'none',
      isExact: query.exact === '1',
    };
    return { filter, q: query.q?.trim() ? query.q : undefined };
  };

  /** Row ids of all products that staff's list has, on whichever page. */
  const findAll = async (query: z.output<typeof ProductChoice>): Promise<Iterable<number>> => {
    const { filter, q } = await narrowingOf(query, 'staff');
    return narrowedList.all(query, { ...filter, sort: 'order', page: 1, limit: 1 }, q);
  };

  const table = handlers({
    async 'GET /api/products'({ query }, { audience }) {
      if (query.near !== undefined) {
        const beside = await sizesBeside(query.near, query.limit);
        const around = beside ? await products.cards(beside, 'public') : await products.near(query.near, query.limit);
        if (around === null) throw notFound(PRODUCT_ABSENT);
        return { products: around, total: around.length, page: 1, limit: query.limit, pages: 1 };
      }
      const { filter: narrowing, q } = await narrowingOf(query, audience);
      const filter: ProductFilter = {
        ...narrowing,
        sort: sortFor(query.sort, audience) ?? (q === undefined ? 'order' : 'relevance'),
        page: query.page,
        limit: query.limit,
      };
      const list = await narrowedList.page(query, filter, q);
      const { products: page, total } =
        list.page ?? (await (q === undefined ? products.list(filter) : find({ ...filter, q })));
      return {
        products: page,
        total,
        page: query.page,
        limit: query.limit,
        pages: Math.ceil(total / query.limit),
        ...(list.facets && { facets: list.facets }),
      };
    },

    async 'GET /api/products/slug/:slug'({ params }, { audience }) {
      return orThrow(await products.findBySlug(params.slug, audience));
    },

    async 'GET /api/products/:id'({ params }, { audience }) {
      return orThrow(await products.findByIdOrCode(params.id, audience));
    },

    async 'GET /api/products/search/:query'({ params }) {
      const { products: found } = await find({
        audience: 'public',
        q: params.query,
        sort: 'relevance',
        page: 1,
        limit: SEARCH_RESULT_COUNT,
      });
      return found;
    },

    async 'GET /api/products/check-code/:code'({ params, query }) {
      return { exists: await products.hasCode(params.code, query.except) };
    },

    async 'POST /api/products'({ body }, { viewer }) {
      return stored((await saving.create(viewer, (trx) => createColumns(trx, body))).publicId);
    },

    async 'PUT /api/products/:id'({ params, body: { version, draft, ...fields } }, { viewer }) {
      return stored(
        (
          await saving.update(
            viewer,
            params.id,
            version,
            async (row, trx) => {
              await removePublished(trx, 'product', row.publicId, draft);
              return updateColumns(trx, fields, row);
            },
            stockSaved(fields),
          )
        ).publicId,
      );
    },

    async 'GET /api/products/:id/stock-moves'({ params, query }) {
      const { items, total } = await listStockMoves(database.db, (await stored(params.id))._id, query);
      return { items, total, ...query, pages: Math.ceil(total / query.limit) };
    },

    'DELETE /api/products/:id': ({ params }, { viewer, grant }) => saving.remove(viewer, params.id, grant),

    'POST /api/products/upload-image': ({ file }, { viewer }) => library.addPicture('products', file, viewer),
    'POST /api/products/upload-document': ({ file }, { viewer }) => library.addDocument(file, viewer),
  });
  return { handlers: table, findAll };
};
