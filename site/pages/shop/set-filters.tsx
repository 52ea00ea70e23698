// The filters that are set, above the list.
import type { Facet } from '#contract/facets.ts';
import { shopPath } from '#contract/page-paths.ts';
import { FACET_TEXTS } from '../../texts/facets.ts';
import { SHOP_TEXTS as texts } from '../../texts/shop.ts';
import { SetFilter } from '../../ui/chips/chip-strip.tsx';
import { dimensionText } from '../../ui/extent.ts';
import { setFilters, type RangeFacet, type SetFacetFilter } from '../../ui/facet-panel/facet-filter.ts';
import { keptSort, keptView, listsArticles, type ChosenCategories, type ShopSearch } from './search.tsx';

/** 'Boy: 200–300 mm', 'Boy: en az 200 mm'. */
function rangeText({ label, unit, from, to }: Pick<RangeFacet, 'label' | 'unit' | 'from' | 'to'>): string {
  const ends = [from, to].map((end) => (end === null ? '' : dimensionText(end)));
  const [least, most] = ends;
  const open = least ? `${FACET_TEXTS.from} ${least}` : `${FACET_TEXTS.to} ${most}`;
  return `${label}: ${least && most ? ends.join('–') : open} ${unit}`.trim();
}

/** The filters by facets in words. */
export const filterTexts = ({ filters = {} }: ShopSearch, facets: readonly Facet[]): SetFacetFilter[] =>
  setFilters(filters, facets, rangeText);

interface ActiveFiltersProps {
  state: ShopSearch;
  chosen: ChosenCategories;
  facets: readonly Facet[];
}
/** The active filters, each with a link that removes it. */
export function ActiveFilters({ state, chosen: { main, sub }, facets }: ActiveFiltersProps) {
  // Above families the trail and the sub-categories tell the category.
  const isNamed = listsArticles(state);
  const tags = [
    isNamed && main && { name: main.name, without: { category: undefined, subCategory: undefined } },
    isNamed && sub && { name: sub.name, without: { category: main?._id, subCategory: undefined } },
    state.q && {
      name: `"${state.q}"`,
      without: { q: undefined, sort: keptSort(state) },
    },
  ].filter((filter) => typeof filter === 'object');
  const chips = filterTexts(state, facets);
  if (tags.length === 1 && chips.length === 0 && !main) return null; // the heading has the term
  if (tags.length + chips.length === 0) return null;
  return (
    <ul className="shop-filters" aria-label={texts.filters}>
      {tags.map(({ name, without }) => (
        <li key={name}>
          <a
            className="tag"
            href={shopPath({ ...state, ...without, page: 1 })}
            aria-label={texts.removeFilter(name)}
            data-keep-scroll=""
          >
            <span>{name}</span> <span aria-hidden="true">×</span>
          </a>
        </li>
      ))}
      {chips.map(({ text, without }) => (
        <li key={text}>
          <SetFilter
            text={text}
            label={texts.removeFilter(text)}
            href={shopPath({ ...state, filters: without, page: 1 })}
          />
        </li>
      ))}
      {chips.length > 0 && (
        <li>
          <a className="shop-clear" href={shopPath({ ...state, filters: undefined, page: 1 })} data-keep-scroll="">
            {texts.clearFacets}
          </a>
        </li>
      )}
      {chips.length === 0 && tags.length > 1 && (
        <li>
          <a
            className="shop-clear"
            href={shopPath({ view: keptView(state).view, show: state.show })}
            data-keep-scroll=""
          >
            {texts.clearFilters}
          </a>
        </li>
      )}
    </ul>
  );
}
