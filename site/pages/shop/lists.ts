// What the catalogue's page lists: families, followed by the articles without one, or articles.
import { MAX_PAGE_SIZE, type StockStatus } from '#contract/catalogue.ts';
import type { Api } from '#contract/endpoints.ts';
import type { Facet } from '#contract/facets.ts';
import type { FamilyCard, FamilyPage } from '#contract/families.ts';
import type { ProductPage } from '#contract/products.ts';
import type { ListedFamily } from '../../ui/family-card/variants.ts';
import { listsArticles, type ShopSearch } from './search.tsx';

/** A family as the page lists it, without what it does not show: lists are long, and their data is sent too. */
export type ShopFamily = ListedFamily & Pick<FamilyCard, 'category' | 'subCategory'>;

const toShopFamily = ({
  summary: _summary,
  materialNumber: _number,
  isActive: _isActive,
  order: _order,
  img,
  ...family
}: FamilyPage['families'][number]): ShopFamily => ({ ...family, img: img.slice(0, 1) });

export interface ShopLists {
  /** null: articles are listed. */
  families: (Omit<FamilyPage, 'facets' | 'families'> & { families: readonly ShopFamily[] }) | null;
  /** The articles listed; beside families those without one. */
  products: Omit<ProductPage, 'facets'>;
  /** Filters of a category, with their counts. */
  facets: readonly Facet[];
  /** Whether there are families here, whatever is filtered: then the list can be switched. */
  hasFamilies: boolean;
}

/** Asks for what the state lists. @throws ApiError 404 for an unknown category, 400 for a refused filter */
export async function loadLists(api: Api, state: ShopSearch, signal: AbortSignal): Promise<ShopLists> {
  const { category, subCategory, q, tam: exact, sort, page, filters } = state;
  const hasFilters = filters !== undefined;
  // A search answers as it stands; the first page of the catalogue has sections instead.
  const hasFacets = !q && (category !== undefined || subCategory !== undefined || hasFilters);
  const scope = { category, subCategory };
  const narrowed = {
    ...scope,
    ...(filters as Record<string, string> & { stock?: StockStatus }), // other values are the API's to refuse
    facets: hasFacets ? ('1' as const) : undefined,
  };
  const anyFamily = () => api('GET /api/families', { query: { ...scope, limit: 1 } }, signal);

  if (listsArticles(state)) {
    const [{ facets = [], ...products }, all] = await Promise.all([
      api('GET /api/products', { query: { ...narrowed, page, q, exact, sort } }, signal),
      q === undefined ? anyFamily() : null,
    ]);
    const hasFamilies = all !== null && all.total > 0;
    return { families: null, products, facets: hasFamilies ? facets : [], hasFamilies };
  }

  const [{ facets = [], ...families }, { facets: _, ...products }, all] = await Promise.all([
    api('GET /api/families', { query: { ...narrowed, page, limit: MAX_PAGE_SIZE } }, signal),
    api('GET /api/products', { query: { ...narrowed, facets: undefined, family: 'none' } }, signal),
    hasFilters ? anyFamily() : null,
  ]);
  const hasFamilies = (all ?? families).total > 0;
  // Without any family the articles are all there is.
  return {
    families: hasFamilies ? { ...families, families: families.families.map(toShopFamily) } : null,
    products,
    facets: hasFamilies ? facets : [],
    hasFamilies,
  };
}
