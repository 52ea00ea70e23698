import { PRODUCT_SORTS, type ProductSort } from '#contract/catalogue.ts';
import type { Category } from '#contract/categories.ts';
import { textOf, wholeNumberOf } from '../../base/query.ts';

/** The state of the catalogue, as its address holds it. */
export interface ShopSearch {
  /** Main category: id or slug. */
  category?: string;
  /** Sub-category: id or slug. */
  subCategory?: string;
  q?: string;
  sort?: ProductSort;
  page: number;
  /** A table of rows instead of the cards. */
  view?: 'list';
}

/** The state that an address asks for, or a blank search, which is refused. */
export interface AskedSearch extends ShopSearch {
  isBlank?: true;
}

/** No name or search term is longer. */
const MAX_TEXT_LENGTH = 100;

export const SHOP_SEARCH_KEYS = ['category', 'page', 'q', 'sort', 'subCategory', 'view'] as const;

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
  if (query.get('view') === 'list') state.view = 'list';
  return state;
}

/** The order for a list without the search: relevance needs one. */
export const keptSort = ({ sort }: Pick<ShopSearch, 'sort'>): ProductSort | undefined =>
  sort === 'relevance' ? undefined : sort;

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

/** Carries parts of the state through a GET form. */
export function HiddenState({ state, keys }: { state: ShopSearch; keys: readonly (keyof ShopSearch)[] }) {
  return keys.map((key) => state[key] && <input key={key} type="hidden" name={key} value={state[key]} />);
}
