// The catalogue: categories, search, list.
import { ApiError } from '#contract/api-error.ts';
import type { Category } from '#contract/categories.ts';
import { shopPath } from '#contract/page-paths.ts';
import { SHOP_PATH } from '#contract/paths.ts';
import type { CatalogueSearchReply } from '#contract/search.ts';
import { orNull } from '../../base/or-null.ts';
import { definePage, WithStatus } from '../../base/page.tsx';
import { loadFound } from '../../search/late-found.tsx';
import { SHOP_HEAD_TEXTS } from '../../texts/shop.ts';
import { breadcrumbJsonLd, HOME_STEP, type TrailStep } from '../../ui/breadcrumb.tsx';
import { loadLists, type ShopLists } from './lists.ts';
import {
  chosenCategories,
  isShopKey,
  readShopSearch,
  unfiltered,
  wholeCatalogue,
  type ChosenCategories,
} from './search.tsx';

/** Families of the answer above the list. */
const FOUND_GROUPS = 4;

interface ShopData {
  /** All categories; null if they could not be loaded. */
  categories: Category[] | null;
  /** null if they could not be loaded. */
  lists: ShopLists | null;
  /** The answer by families, on the first page of a search; null if it could not be loaded. */
  found: CatalogueSearchReply | null;
  /** The address names a category that does not exist. */
  isCategoryUnknown: boolean;
  /** Why the address's filters were refused; the list is without them. */
  refused?: string;
}

/** The trail to a list. */
export const shopTrail = ({ main, sub }: ChosenCategories): Required<TrailStep>[] => [
  HOME_STEP,
  { name: SHOP_HEAD_TEXTS.title, path: SHOP_PATH },
  ...(main ? [{ name: main.name, path: shopPath({ category: main._id }) }] : []),
  ...(main && sub ? [{ name: sub.name, path: shopPath({ category: main._id, subCategory: sub._id }) }] : []),
];

export const shopPage = definePage({
  path: SHOP_PATH,
  searchKeys: isShopKey,
  search: readShopSearch,
  load: async ({ api, search: state, signal, report }): Promise<ShopData | WithStatus<ShopData>> => {
    const call = <T>(reply: Promise<T>) => orNull(reply, { signal, report });
    let isCategoryUnknown = false;
    let refused: string | undefined;
    const listsFor = async (): Promise<ShopLists> => {
      try {
        return await loadLists(api, state, signal);
      } catch (error) {
        if (!ApiError.is(error)) throw error;
        if (error.status === 404) {
          isCategoryUnknown = true; // shows the notice, and everything
          return loadLists(api, wholeCatalogue(state), signal);
        }
        if (error.status !== 400 || !state.filters) throw error;
        refused = error.message;
        return loadLists(api, unfiltered(state), signal);
      }
    };
    const foundFor = async (q: string, category: string | undefined): Promise<CatalogueSearchReply | null> => {
      const input = { query: { q, category, limit: FOUND_GROUPS, exact: state.tam } };
      const reply = api('GET /api/catalogue/search', input, signal).catch((error: unknown) => {
        if (ApiError.is(error) && error.status === 404) return null; // an unknown category: said by the list
        throw error;
      });
      const [found] = await Promise.all([reply, loadFound()]);
      return found;
    };
    // Awaited together: all calls end when a reader moves on, and no rejection may stay unhandled.
    const [categories, lists, found] = await Promise.all([
      call(api('GET /api/categories', {}, signal)),
      call(listsFor()),
      state.q && state.page === 1 ? call(foundFor(state.q, state.subCategory ?? state.category)) : null,
    ]);
    const data: ShopData = { categories, lists, found: isCategoryUnknown ? null : found, isCategoryUnknown, refused };
    const shown = lists?.families ?? lists?.products;
    if (isCategoryUnknown || (shown && !refused && state.page > Math.max(1, shown.pages)))
      return new WithStatus(404, data);
    if (lists === null) return new WithStatus(500, data);
    return state.isBlank || refused ? new WithStatus(400, data) : data;
  },
  head: ({ search: state, data: { categories, lists }, frame: { settings }, publicUrl }) => {
    const chosen = chosenCategories(categories, state);
    const named = chosen.sub ?? chosen.main;
    const title = state.q ? SHOP_HEAD_TEXTS.searchTitle(state.q) : (named?.name ?? SHOP_HEAD_TEXTS.title);
    return {
      title: `${title}${state.page > 1 ? ` – ${SHOP_HEAD_TEXTS.pageTitle(state.page)}` : ''}`,
      description: named?.description || settings.site_description,
      // Without filters, sorting and view, which show the same products; searches are not for search engines.
      canonical: shopPath({
        category: chosen.main?._id,
        subCategory: chosen.sub?._id,
        show: lists?.hasFamilies ? state.show : undefined,
        page: state.page,
      }),
      isNoindex: Boolean(state.q ?? state.isBlank),
      jsonLd: [breadcrumbJsonLd(shopTrail(chosen), publicUrl)],
    };
  },
});
