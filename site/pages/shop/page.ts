// The catalogue: categories, search, list.
import { ApiError } from '#contract/api-error.ts';
import { MAX_PAGE_SIZE } from '#contract/catalogue.ts';
import type { Category } from '#contract/categories.ts';
import { searchPath, shopPath } from '#contract/page-paths.ts';
import { SHOP_PATH } from '#contract/paths.ts';
import type { CatalogueSearchReply } from '#contract/search.ts';
import { orNull } from '../../base/or-null.ts';
import { definePage, WithStatus } from '../../base/page.tsx';
import { FOUND_FILE, loadFound } from '../../search/late-found.tsx';
import { SHOP_HEAD_TEXTS } from '../../texts/shop.ts';
import { breadcrumbJsonLd, CATALOGUE_STEP, HOME_STEP, type TrailStep } from '../../ui/breadcrumb.tsx';
import { FAMILIES_FILE, loadFamilies } from './late-families.tsx';
import { loadLists, type ShopLists } from './lists.ts';
import {
  chosenCategories,
  isShopKey,
  readShopSearch,
  unfiltered,
  wholeCatalogue,
  type ChosenCategories,
} from './search.tsx';

/** Families whose sizes the answer above the list shows; of the others it has the names. */
const FOUND_GROUPS = 8;

const shortened = (found: CatalogueSearchReply): CatalogueSearchReply => ({
  ...found,
  groups: found.groups.map((group, i) => (i < FOUND_GROUPS ? group : { ...group, hits: [] })),
});

interface ShopData {
  /** All categories; null if they could not be loaded. */
  categories: Category[] | null;
  /** null if they could not be loaded. */
  lists: ShopLists | null;
  /** The answer by families, on the first page of a search in the usual order; null if it could not be loaded. */
  found: CatalogueSearchReply | null;
  /** The address names a category that does not exist. */
  isCategoryUnknown: boolean;
  /** Why the address's filters were refused; the list is without them. */
  refused?: string;
}

/** The trail to a list. */
export const shopTrail = ({ main, sub }: ChosenCategories, q?: string): Required<TrailStep>[] => [
  HOME_STEP,
  CATALOGUE_STEP,
  ...(main ? [{ name: main.name, path: shopPath({ category: main._id }) }] : []),
  ...(main && sub ? [{ name: sub.name, path: shopPath({ category: main._id, subCategory: sub._id }) }] : []),
  ...(q ? [{ name: SHOP_HEAD_TEXTS.searchStep, path: searchPath(q) }] : []),
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
    /** The lists, once the code is here that shows them. */
    const withCode = async (lists: ShopLists): Promise<ShopLists> => {
      if (lists.families) await loadFamilies();
      return lists;
    };
    const foundFor = async (q: string, category: string | undefined): Promise<CatalogueSearchReply | null> => {
      const input = { query: { q, category, limit: MAX_PAGE_SIZE, exact: state.tam } };
      const reply = api('GET /api/catalogue/search', input, signal).catch((error: unknown) => {
        if (ApiError.is(error) && error.status === 404) return null; // an unknown category: said by the list
        throw error;
      });
      const [found] = await Promise.all([reply, loadFound()]);
      return found && shortened(found);
    };
    // Awaited together: all calls end when a reader moves on, and no rejection may stay unhandled.
    const [categories, lists, found] = await Promise.all([
      call(api('GET /api/categories', {}, signal)),
      call(listsFor().then(withCode)),
      state.q && state.page === 1 && !state.sort ? call(foundFor(state.q, state.subCategory ?? state.category)) : null,
    ]);
    const data: ShopData = { categories, lists, found: isCategoryUnknown ? null : found, isCategoryUnknown, refused };
    const shown = lists?.families ?? lists?.products;
    if (isCategoryUnknown || (shown && !refused && state.page > Math.max(1, shown.pages)))
      return new WithStatus(404, data);
    if (lists === null) return new WithStatus(500, data);
    return state.isBlank || refused ? new WithStatus(400, data) : data;
  },
  lateFiles: [
    [FAMILIES_FILE, ({ lists }) => Boolean(lists?.families)],
    [FOUND_FILE, ({ found }) => Boolean(found)],
  ],
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
