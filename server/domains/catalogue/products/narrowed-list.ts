// Lists of products that filters narrow, and the counts beside them: the memory says which products pass, the database
// in which order they stand.
import { MAX_SEARCH_HITS, STOCK_STATUSES } from '#contract/catalogue.ts';
import type { Facet } from '#contract/facets.ts';
import type { ProductCard } from '#contract/products.ts';
import type { CatalogueFilters } from '../facets/catalogue-filters.ts';
import { IdSet } from '../id-set.ts';
import { ACTIVE_ONES, SEEN_BY_PUBLIC, type Scope } from '../facets/narrowing.ts';
import { isEmpty, type Selection } from '../facets/selection.ts';
import type { FindHits, ProductFilter, productStore } from './store.ts';

interface Parts {
  hits: FindHits;
  filters: CatalogueFilters;
}

/** What a filter by state and audience asks of a size's bits. */
function visibility({ audience, isActive }: ProductFilter): Pick<Scope, 'mask' | 'bits'> {
  if (audience === 'public') return SEEN_BY_PUBLIC;
  if (isActive === undefined) return { mask: 0, bits: 0 };
  return isActive ? ACTIVE_ONES : { ...ACTIVE_ONES, bits: 0 };
}

export function narrowedProducts(products: ReturnType<typeof productStore>, { hits, filters }: Parts) {
  /** Products that a text, the state of stock or a missing family leaves; null: all. Filters and counts look at these alone. */
  const leftBefore = async (filter: ProductFilter, found: readonly number[] | null): Promise<IdSet | null> => {
    const isPlain =
      !filter.isLoose && (filter.stock === undefined || (STOCK_STATUSES as readonly string[]).includes(filter.stock));
    if (isPlain) return found && new IdSet(found);
    const inState = await products.idsOf(filter);
    return found ? new IdSet(found.filter((id) => inState.has(id))) : inState;
  };

  const narrowedBy = (filter: ProductFilter, among: IdSet | null, selection: Selection) => {
    const places = [filter.categoryId, filter.subCategoryId].filter((id) => id !== undefined);
    return filters.narrow(
      (index) =>
        index.present().filter(({ categories }) => places.every((place) => categories.some(({ id }) => id === place))),
      { ...visibility(filter), among },
      selection,
    );
  };

  /**
   * Returns the page of a list that is narrowed by filters, undefined where none are set, and the counts where the query
   * asks for them.
   */
  const pageOfList = async (
    query: Readonly<Record<string, unknown>>,
    filter: ProductFilter,
    q: string | undefined,
  ): Promise<{ page?: { products: ProductCard[]; total: number }; facets?: Facet[] }> => {
    const selection = await filters.read(query);
    // The database has indexes for what staff ask of stock alone.
    const isLeftToDatabase =
      isEmpty(selection) || (filter.audience === 'staff' && isEmpty({ ...selection, stock: null }));
    const isCounted = query['facets'] === '1';
    if (isLeftToDatabase && !isCounted) return {};
    const { audience, sort } = filter;
    const found = q === undefined ? null : await hits({ ...filter, q });
    const among = await leftBefore(filter, found);
    const narrowed = await narrowedBy(filter, among, selection);
    const facets = isCounted ? { facets: narrowed.facets() } : {};
    if (isLeftToDatabase) return facets;
    const ids = narrowed.ids();
    if (found === null)
      return { page: { products: await products.listAmong(ids, filter), total: ids.size }, ...facets };
    const passing = found.filter((id) => ids.has(id));
    const offset = (filter.page - 1) * filter.limit;
    const kept = sort === 'relevance' ? passing : await products.filtered(passing.slice(0, MAX_SEARCH_HITS), filter);
    const page = kept.slice(offset, offset + filter.limit);
    return { page: { products: await products.cards(page, audience), total: kept.length }, ...facets };
  };

  /** Row ids of all products of a list. */
  const allOfList = async (
    query: Readonly<Record<string, unknown>>,
    filter: ProductFilter,
    q: string | undefined,
  ): Promise<IdSet> => {
    const selection = await filters.read(query);
    const inState = await products.idsOf(filter);
    const among = q === undefined ? inState : new IdSet((await hits({ ...filter, q })).filter((id) => inState.has(id)));
    if (isEmpty({ ...selection, stock: null })) return among; // the state of stock is in the filter
    return (await narrowedBy(filter, among, selection)).ids();
  };

  return { page: pageOfList, all: allOfList };
}
