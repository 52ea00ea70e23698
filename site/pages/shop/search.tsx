import { isCatalogueFilter } from '#contract/catalogue-filters.ts';
import { PRODUCT_SORTS, type ProductSort } from '#contract/catalogue.ts';
import type { Category } from '#contract/categories.ts';
import { textOf, wholeNumberOf } from '../../base/query.ts';
import { isRangeField, withRangeField, type FilterTexts } from '../../ui/facet-panel/facet-filter.ts';

/** The state of the catalogue, as its address holds it. */
export interface ShopSearch {
  /** Main category: id or slug. */
  category?: string;
  /** Sub-category: id or slug. */
  subCategory?: string;
  q?: string;
  sort?: ProductSort;
  page: number;
  /** Where it is not the usual one: a search has rows, other lists have cards. */
  view?: 'grid' | 'list';
  /** Of a list without a search; families by default. */
  show?: 'articles' | 'families';
  /** Filters by attributes and facts. */
  filters?: FilterTexts;
  /** The search takes words as typed. */
  tam?: '1';
}

/** The state that an address asks for, or a blank search, which is refused. */
export interface AskedSearch extends ShopSearch {
  isBlank?: true;
}

/** No name or search term is longer. */
const MAX_TEXT_LENGTH = 100;
/** Longer filters are none. */
const MAX_FILTER_LENGTH = 600;

const KEYS: readonly string[] = ['category', 'page', 'q', 'show', 'sort', 'subCategory', 'tam', 'view'];
/** Whether the page reads a key of the query. */
export const isShopKey = (key: string): boolean => KEYS.includes(key) || isCatalogueFilter(key) || isRangeField(key);

/** The state in the query; invalid parts are left out. */
export function readShopSearch(query: URLSearchParams): AskedSearch {
  const text = (key: string) => textOf(query, key, MAX_TEXT_LENGTH);
  const sort = PRODUCT_SORTS.find((known) => known === query.get('sort'));
  const state: AskedSearch = { page: wholeNumberOf(query.get('page'), 1, 100_000) };
  const [category, subCategory, q] = [text('category'), text('subCategory'), text('q')];
  if (category) state.category = category;
  if (subCategory) state.subCategory = subCategory;
  if (q) state.q = q;
  else if (query.has('q')) state.isBlank = true;
  if (sort && (sort !== 'relevance' || q)) state.sort = sort;
  const view = query.get('view');
  if (view === 'list' || (view === 'grid' && q)) state.view = view;
  if (q && query.get('tam') === '1') state.tam = '1';
  const filters = readFilters(query);
  if (Object.keys(filters).length > 0) state.filters = filters;
  const show = query.get('show');
  if (show === 'families') state.show = show;
  else if (show === 'articles' || (!q && (state.sort || state.view || state.page > 1))) state.show = 'articles';
  return state;
}

function readFilters(query: URLSearchParams): FilterTexts {
  let filters: FilterTexts = {};
  for (const [key, given] of query) {
    const value = given.trim().slice(0, MAX_FILTER_LENGTH);
    if (value === '') continue;
    if (isRangeField(key)) filters = withRangeField(filters, key, value);
    else if (isCatalogueFilter(key)) filters = { ...filters, [key]: value };
  }
  return filters;
}

/** Whether articles are listed; otherwise the families, followed by the articles without one. */
export const listsArticles = ({ q, show }: ShopSearch): boolean => q !== undefined || show === 'articles';

/** Whether articles are listed in rows. */
export const isInRows = ({ q, view }: ShopSearch): boolean => (view ? view === 'list' : q !== undefined);

/** The list of an address with an unknown category: everything. */
export const wholeCatalogue = ({ view, show }: ShopSearch): ShopSearch => ({ page: 1, view, show });
/** The list of an address whose filters were refused. */
export const unfiltered = (state: ShopSearch): ShopSearch => ({ ...state, filters: undefined, page: 1 });

/** The order for a list without the search: relevance needs one. */
export const keptSort = ({ sort }: Pick<ShopSearch, 'sort'>): ProductSort | undefined =>
  sort === 'relevance' ? undefined : sort;

/** How a list is shown, for links to another one. */
export const keptView = ({ sort, view, show }: ShopSearch): Pick<ShopSearch, 'sort' | 'view' | 'show'> => ({
  sort: keptSort({ sort }),
  view: view === 'list' ? view : undefined,
  show: show === 'articles' ? show : undefined,
});

/** The categories that a state names; a sub-category brings its main one. */
export interface ChosenCategories {
  main?: Category | undefined;
  sub?: Category | undefined;
}
export function chosenCategories(
  categories: readonly Category[] | null,
  { category, subCategory }: ShopSearch,
): ChosenCategories {
  const find = (name: string | undefined) =>
    name ? categories?.find(({ _id, slug }) => _id === name || slug === name) : undefined;
  const named = find(category);
  const sub = find(subCategory) ?? (named?.parentCategory ? named : undefined);
  return { main: sub ? find(sub.parentCategory?._id) : named, sub };
}

/** Carries parts of the state through a GET form, its filters always. */
export function HiddenState({
  state: { filters, ...state },
  keys,
}: {
  state: ShopSearch;
  keys: readonly Exclude<keyof ShopSearch, 'filters'>[];
}) {
  return [...keys.map((key) => [key, state[key]] as const), ...Object.entries(filters ?? {})].map(
    ([key, value]) => value && <input key={key} type="hidden" name={key} value={value} />,
  );
}
