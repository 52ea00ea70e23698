import { PRODUCT_SORTS, type ProductSort } from '#contract/catalogue.ts';
import { ApiError } from '#contract/api-error.ts';
import type { Category } from '#contract/categories.ts';
import type { ProductPage } from '#contract/products.ts';
import { definePage, WithStatus } from '../../page.tsx';

/** The catalogue's whole state, as its address holds it. */
export interface ShopSearch {
  category?: string;
  subCategory?: string;
  q?: string;
  sort?: ProductSort;
  page: number;
}

export interface ShopData {
  /** All of them; null when they could not be loaded. */
  categories: Category[] | null;
  /** null when they could not be loaded. */
  products: ProductPage | null;
  /** The address names a category that does not exist. */
  isCategoryUnknown: boolean;
}

/** What the address says, as far as it makes sense. */
function search(query: URLSearchParams): ShopSearch {
  const text = (key: string) => query.get(key)?.trim().slice(0, 100) || undefined;
  const sort = PRODUCT_SORTS.find((known) => known === query.get('sort'));
  const page = Number(query.get('page'));
  const state: ShopSearch = { page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1 };
  const [category, subCategory, q] = [text('category'), text('subCategory'), text('q')];
  if (category) state.category = category;
  if (subCategory) state.subCategory = subCategory;
  if (q) state.q = q;
  if (sort) state.sort = sort;
  return state;
}

/** The address of a state: only what differs from the default, always in the same order. */
export function shopPath({ category, subCategory, q, sort, page }: Partial<ShopSearch>): string {
  const query = new URLSearchParams();
  if (category) query.set('category', category);
  if (page && page > 1) query.set('page', String(page));
  if (q) query.set('q', q);
  if (sort) query.set('sort', sort);
  if (subCategory) query.set('subCategory', subCategory);
  return query.size > 0 ? `/shop?${query}` : '/shop';
}

export const shopPage = definePage({
  path: '/shop',
  searchKeys: ['category', 'subCategory', 'q', 'sort', 'page'],
  search,
  load: async ({ api, search: state, signal, report }): Promise<ShopData | WithStatus<ShopData>> => {
    const survive = (error: unknown) => {
      if (signal.aborted) throw error;
      report(error);
      return null;
    };
    const categoriesLoaded = api('GET /api/categories', {}, signal).catch(survive);
    let isCategoryUnknown = false;
    const { page, ...filters } = state;
    const products = await api('GET /api/products', { query: { ...filters, page } }, signal).catch(async (error: unknown) => {
      if (!ApiError.is(error) || error.status !== 404) return survive(error);
      isCategoryUnknown = true; // the notice, and all products
      return api('GET /api/products', {}, signal).catch(survive);
    });
    const data: ShopData = { categories: await categoriesLoaded, products, isCategoryUnknown };
    if (isCategoryUnknown || (products && page > Math.max(1, products.pages))) return new WithStatus(404, data);
    return products === null ? new WithStatus(500, data) : data;
  },
  head: ({ search: state, data: { categories }, frame: { settings } }) => {
    const named = categories?.find(({ _id, slug }) => [_id, slug].includes(state.subCategory ?? state.category ?? ''));
    const title = state.q ? `"${state.q}" araması` : named ? named.name : 'Ürünler';
    return {
      title: `${title}${state.page > 1 ? ` – Sayfa ${state.page}` : ''} | ${settings.site_title}`,
      description: named?.description || settings.site_description,
      // Sorting shows the same products again; searches are not for search engines.
      canonical: shopPath({ ...state, sort: undefined, q: undefined } as Partial<ShopSearch>),
      isNoindex: Boolean(state.q),
    };
  },
});
