// Lists of products by a text: the index finds and ranks them, the database filters and shows them.
import type { Audience } from '#contract/access.ts';
import { MAX_SEARCH_HITS } from '#contract/catalogue.ts';
import { HITS_PER_GROUP, type CatalogueGroup } from '#contract/search.ts';
import type { Database } from '../../../base/db/database.ts';
import { productStore, type FindHits, type FindProducts } from '../products/store.ts';
import type { CatalogueSearch } from '../search/engine.ts';
import type { LiveSearch } from './live-search.ts';
import { IN_DESCRIPTION } from './texts.ts';

/** Letters that the index does not read, as those of names in other scripts. */
const OTHER_LETTERS = /(?!\p{Script=Latin})\p{L}/u;
/** Families that tell whether all words of a text were found. */
const MAX_JUDGED = 4;
const BEST = { offset: 0, limit: MAX_SEARCH_HITS };

/** Finds products by a text. */
export function productFinder(
  database: Database,
  live: LiveSearch,
): {
  list: FindProducts;
  hits: FindHits;
  described(
    q: string,
    audience: Audience,
    place: { id: number; parentId: number | null } | undefined,
  ): Promise<CatalogueGroup[]>;
} {
  const products = productStore(database);

  /** Whether the text is a product's code, or the index knows every word of it in some product. */
  const isFull = ({ code, groups, unknown }: ReturnType<CatalogueSearch['search']>): boolean =>
    code?.isWhole === true ||
    (unknown.length === 0 && groups.some(({ missing, level }) => missing.length === 0 && level !== 'far'));

  return {
    /**
     * One page of the products that fit the text, with their number. Sorted otherwise than by relevance, or filtered by
     * state or stock, it is a list of the best `MAX_SEARCH_HITS`.
     */
    list: async (filter) => {
      const { q, audience, sort, page, limit } = filter;
      const categoryId = filter.subCategoryId ?? filter.categoryId;
      const search = await live.current();
      const isAsFound = sort === 'relevance' && filter.isActive === undefined && filter.stock === undefined;
      const offset = (page - 1) * limit;
      const asked = search.search(q, {
        audience,
        ...(categoryId !== undefined && { categoryId }),
        isExact: filter.isExact ?? false,
        limits: { groups: MAX_JUDGED, perGroup: 0, ...(isAsFound ? { offset, limit } : BEST) },
      });
      const isWhole = isFull(asked) && !OTHER_LETTERS.test(q);
      const [cards, described] = await Promise.all([
        isAsFound ? products.cards(asked.articles, audience) : [],
        // Words that the index does not hold may stand in descriptions. Otherwise products with most of the words answer.
        isWhole ? [] : products.idsWithWords(filter),
      ]);
      if (isAsFound && described.length === 0) return { products: cards, total: asked.total };
      const ids = described.length > 0 ? described : asked.articles;
      const kept = isAsFound ? ids : await products.filtered(ids, filter);
      return { products: await products.cards(kept.slice(offset, offset + limit), audience), total: kept.length };
    },

    /** Row ids of all products that fit the text, best first. */
    hits: async (filter) => {
      const { q, audience } = filter;
      const categoryId = filter.subCategoryId ?? filter.categoryId;
      const search = await live.current();
      const answer = search.search(q, {
        audience,
        ...(categoryId !== undefined && { categoryId }),
        limits: { groups: MAX_JUDGED, perGroup: 0, offset: 0, limit: Infinity },
      });
      if (isFull(answer) && !OTHER_LETTERS.test(q)) return answer.articles;
      const described = await products.idsWithWords(filter);
      return described.length > 0 ? described : answer.articles;
    },

    /** Products that have all words of the text in their descriptions, as a group of their own. */
    async described(
      q: string,
      audience: Audience,
      place: { id: number; parentId: number | null } | undefined,
    ): Promise<CatalogueGroup[]> {
      const ids = await products.idsWithWords({
        q,
        audience,
        categoryId: place?.parentId === null ? place.id : undefined,
        subCategoryId: place && place.parentId !== null ? place.id : undefined,
        sort: 'relevance',
        page: 1,
        limit: HITS_PER_GROUP,
      });
      if (ids.length === 0) return [];
      const cards = await products.cards(ids.slice(0, HITS_PER_GROUP), audience);
      return [
        {
          family: null,
          name: IN_DESCRIPTION,
          total: ids.length,
          level: 'description',
          isSoft: false,
          missing: [],
          filter: {},
          hits: cards.map((product) => ({ product, level: 'description', reason: IN_DESCRIPTION, differs: [] })),
        },
      ];
    },
  };
}
