// The list of families: all of them, or those with sizes that pass filters.
import { attributeFilter } from '#contract/catalogue-filters.ts';
import { STOCK_KEY } from '#contract/catalogue.ts';
import type { FamilyCard, FamilyPage } from '#contract/families.ts';
import type { CatalogueFilters, PassingSizes } from '../facets/catalogue-filters.ts';
import { ACTIVE_ONES } from '../facets/narrowing.ts';
import { isEmpty } from '../facets/selection.ts';
import { priceOf } from '../price.ts';
import { inStockOf, passingTotals, type PassingTotals } from './passing-totals.ts';
import type { ShownFamilies } from './shown.ts';
import type { FamilyFilter, familyStore, FoundFamily } from './store.ts';

type ListQuery = { page: number; limit: number; facets?: '0' | '1' | undefined } & Readonly<Record<string, unknown>>;

/** What the filters make of a family. */
interface Narrowed {
  totals: PassingTotals;
  /** Row ids of the sizes that pass. */
  ids: ReadonlySet<number>;
  filter: Record<string, string>;
}

/**
 * What the filters of a list say of a family's own table: those by attributes, of its columns, and the stock. Where two
 * columns have an attribute, either may have the value, which a table's filters cannot say.
 */
function tableFilter({ columns }: PassingSizes, query: ListQuery): Record<string, string> {
  const filter = columns.flatMap(({ key, attribute }) => {
    const text = attribute === null ? undefined : query[attributeFilter(attribute)];
    const isOnlyOne = columns.filter((one) => one.attribute === attribute).length === 1;
    return typeof text === 'string' && isOnlyOne ? [[key, text]] : [];
  });
  const stock = query[STOCK_KEY];
  return Object.fromEntries(typeof stock === 'string' ? [...filter, [STOCK_KEY, stock]] : filter);
}

/** Returns a function that answers the list call. */
export function familyList(
  families: ReturnType<typeof familyStore>,
  { filters, shown }: { filters: CatalogueFilters; shown: ShownFamilies },
) {
  /** A card whose totals are of the sizes that pass. */
  const narrowedCard = async (
    card: FamilyCard,
    row: FoundFamily,
    narrowed: Narrowed | null | undefined,
  ): Promise<FamilyPage['families'][number]> => {
    if (!narrowed) return card;
    const { priceFromMinor: priceMinor, ...own } = narrowed.totals;
    const currency = card.priceFrom?.currency ?? 'USD'; // without a price now there was none before
    const stored = priceOf({ priceMinor, oldPriceMinor: null, currency });
    const priceFrom = await shown.priceFrom(row, stored, narrowed.ids);
    return { ...card, ...own, priceFrom, filter: narrowed.filter };
  };

  /** @throws VALIDATION for a filter that is none */
  return async (query: ListQuery, filter: FamilyFilter): Promise<FamilyPage> => {
    const { page, limit } = query;
    const selection = await filters.read(query);
    const listed = await families.ids(filter);
    const narrowed = await filters.narrow(
      (index) => listed.flatMap(({ id }) => index.family(id) ?? []),
      { ...ACTIVE_ONES, among: null },
      selection,
    );
    const isFiltered = !isEmpty(selection);
    const all = listed.map((one) => ({ ...one, sizes: narrowed.sizesOf(one.id) }));
    const kept = isFiltered ? all.filter(({ sizes }) => sizes !== null) : all;
    const onPage = kept.slice((page - 1) * limit, page * limit);
    // The index is read up to here, before the next await.
    const passing = new Map(
      onPage.map(({ id, sizes }) => [
        id,
        isFiltered && sizes
          ? {
              totals: passingTotals(sizes),
              ids: new Set(sizes.rows.map((at) => sizes.table.idOf(at))),
              filter: tableFilter(sizes, query),
            }
          : null,
      ]),
    );
    const facets = query.facets === '1' ? { facets: narrowed.facets() } : {};
    const inStockTotal = kept.reduce((sum, { sizes }) => sum + (sizes ? inStockOf(sizes) : 0), 0);
    const articleTotal = kept.reduce(
      (sum, { sizes, articleCount }) => sum + (isFiltered ? (sizes?.rows.length ?? 0) : articleCount),
      0,
    );
    const rows = await families.byId(
      onPage.map(({ id }) => id),
      filter.audience,
    );
    const cards = await shown.cards(rows);
    return {
      families: await Promise.all(cards.map((card, i) => narrowedCard(card, rows[i]!, passing.get(rows[i]!.id)))),
      total: kept.length,
      page,
      limit,
      pages: Math.ceil(kept.length / limit),
      articleTotal,
      inStockTotal,
      ...facets,
    };
  };
}
