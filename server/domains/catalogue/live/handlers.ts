import type { Audience } from '#contract/access.ts';
import { HITS_PER_GROUP, type CatalogueGroup } from '#contract/search.ts';
import { milliToNumber } from '#contract/dimension.ts';
import { handlers } from '../../../call/handlers.ts';
import type { Database } from '../../../base/db/database.ts';
import { categoryStore } from '../categories/store.ts';
import type { ShownFamilies } from '../families/shown.ts';
import { familyStore } from '../families/store.ts';
import { productStore } from '../products/store.ts';
import type { Difference, SearchHit, SearchResult } from '../search/types.ts';
import type { LiveSearch } from './live-search.ts';
import { productFinder } from './product-finder.ts';
import { shownRuler, sizeText } from './ruler.ts';
import { shownFilter, type Rows } from './rows.ts';

/** Families named where nothing was found, or where the text means them. */
const MAX_FAMILIES = 6;

const shownDifference = ({ label, unit, wanted, has }: Difference) => ({
  label,
  unit,
  wanted: milliToNumber(wanted),
  has: milliToNumber(has),
});

const hitsOf = (hits: readonly SearchHit[], { products }: Rows) =>
  hits.flatMap(({ articleId, level, reason, differs }) => {
    const product = products.get(articleId);
    return product ? [{ product, level, reason, differs: differs.map(shownDifference) }] : [];
  });

/** The catalogue's search. */
export const searchHandlers = (database: Database, live: LiveSearch, shown: ShownFamilies) => {
  const categories = categoryStore(database);
  const families = familyStore(database);
  const products = productStore(database);
  const finder = productFinder(database, live);

  const rowsOf = async (result: SearchResult, audience: Audience): Promise<Rows> => {
    const articles = [
      ...(result.code ? [result.code.articleId] : []),
      ...result.groups.flatMap(({ hits }) => hits.map(({ articleId }) => articleId)),
      ...result.near.map(({ articleId }) => articleId),
      ...(result.ruler?.neighbours ?? []).flatMap(({ articleId }) => articleId ?? []),
      ...result.beside.map(({ articleId }) => articleId),
    ];
    const named = [
      ...result.groups.map(({ familyId }) => familyId),
      ...result.families,
      ...(result.nearest?.families ?? []),
      ...(result.ruler ? [result.ruler.familyId] : []),
      ...(result.explanation?.hits.map(({ familyId }) => familyId) ?? []),
    ];
    const found = await families.byId(
      [...new Set(named)].filter((id) => id > 0),
      audience,
    );
    const cards = await shown.cards(found);
    return {
      products: await products.cardsById([...new Set(articles)], audience),
      families: new Map(found.map(({ id }, i) => [id, cards[i]!])),
    };
  };

  return handlers({
    async 'GET /api/catalogue/search'({ query: { q, category, page, limit, exact, explain } }, { audience }) {
      const place = category === undefined ? undefined : await categories.get(category, audience);
      const search = await live.current();
      const result = search.search(q, {
        audience,
        ...(place && { categoryId: place.id }),
        limits: { groups: page * limit, perGroup: HITS_PER_GROUP, offset: 0, limit: 0 },
        isExact: exact === '1',
        explain: explain === '1' && audience === 'staff',
      });
      const rows = await rowsOf(result, audience);
      const cards = (ids: readonly number[]) => ids.flatMap((id) => rows.families.get(id) ?? []).slice(0, MAX_FAMILIES);
      const groups = result.groups.slice((page - 1) * limit).flatMap((group): CatalogueGroup[] => {
        const hits = hitsOf(group.hits, rows);
        if (hits.length === 0) return [];
        return [
          {
            family: rows.families.get(group.familyId) ?? null,
            name: rows.families.get(group.familyId)?.name ?? search.nameOf(group.familyId),
            total: group.total,
            level: group.level,
            isSoft: group.isSoft,
            missing: group.missing,
            filter: shownFilter(group.filter),
            hits,
          },
        ];
      });
      const code = result.code && rows.products.get(result.code.articleId);
      // Words that the index does not hold may stand in descriptions.
      const described = groups.length === 0 && page === 1 ? await finder.described(q, audience, place) : [];
      return {
        code: code ? { product: code, isWhole: result.code!.isWhole } : null,
        categories: await categories.byId(
          result.categories.map(({ categoryId }) => categoryId),
          audience,
        ),
        families: cards(result.families),
        groups: [...groups, ...described],
        groupCount: result.groupCount + described.length,
        exactCount: result.exactCount,
        total: result.total + described.reduce((sum, { total }) => sum + total, 0),
        didYouMean: result.didYouMean,
        corrected: result.corrected,
        guess: result.guess,
        understood: result.understood.map((one) =>
          code && one.kind === 'code' ? { ...one, meaning: code.code } : one,
        ),
        quantity: result.quantity,
        ruler: result.ruler && shownRuler(result.ruler, search.nameOf(result.ruler.familyId), rows),
        beside: result.beside.flatMap(({ articleId, size }) => {
          const product = rows.products.get(articleId);
          return product ? [{ size: sizeText(size), product }] : [];
        }),
        near: result.near.flatMap(({ articleId, differs }) =>
          hitsOf([{ articleId, level: 'near', reason: '', differs }], rows),
        ),
        unknown: result.unknown,
        nearest:
          result.nearest && described.length === 0
            ? { words: result.nearest.words, families: cards(result.nearest.families) }
            : null,
        explanation: result.explanation && {
          tokens: result.explanation.tokens,
          hits: result.explanation.hits.map(({ familyId, ...hit }) => ({
            ...hit,
            family: rows.families.get(familyId)?.name ?? search.nameOf(familyId),
            familyId: rows.families.get(familyId)?._id ?? null,
            reason: result.groups.find((group) => group.familyId === familyId)?.hits[0]?.reason ?? '',
          })),
        },
      };
    },
  });
};
