import { useEffect, useEffectEvent, useRef } from 'react';
import { BLANK_SEARCH } from '#contract/catalogue-texts.ts';
import { MAX_QUERY_LENGTH } from '#contract/catalogue.ts';
import type { Category } from '#contract/categories.ts';
import type { Facet } from '#contract/facets.ts';
import { formatNumber } from '#contract/format.ts';
import { shopPath } from '#contract/page-paths.ts';
import { SHOP_PATH } from '#contract/paths.ts';
import { SHOP_TEXTS as texts } from '../../texts/shop.ts';
import { FacetPanel } from '../../ui/facet-panel/facet-panel.tsx';
import { HOME_SEARCH_ID } from '../../ui/home-search.ts';
import { useBlankRefusal } from '../../ui/search-form.tsx';
import type { LiveSearch } from './live-search.ts';
import { HiddenState, keptView, type ChosenCategories, type ShopSearch } from './search.tsx';

interface SidebarProps {
  state: ShopSearch;
  categories: readonly Category[] | null;
  chosen: ChosenCategories;
  search: LiveSearch;
  facets: readonly Facet[];
  /** Of the list beside the filters, about, in pixels. */
  listHeight: number;
  /** Leads back from the filters to the list: '6 seriyi göster'. */
  shownText: string;
}

const DRAWER = 'shop-categories';
/** Id of the drawer with the filters, which the list's head opens. */
export const FACETS = 'shop-facets';

/**
 * Search box, filters and category tree. Beside a list the box narrows that list, while the header's searches everywhere;
 * on the page of a search it is the page's only one. On a phone filters and tree are drawers, opened and closed by the browser. That
 * of the filters stays open while they are chosen. Beside an answer to a search the tree is a drawer on wide screens too:
 * its counts are not the search's.
 */
export function Sidebar({
  state,
  categories,
  chosen,
  search: { input, onType, onSubmit },
  facets,
  listHeight,
  shownText,
}: SidebarProps) {
  const drawer = useRef<HTMLDivElement>(null);
  const refusal = useBlankRefusal(onSubmit);
  const { filters = {}, page: _page, ...kept } = state;
  const close = useEffectEvent((_chosen: ShopSearch) => drawer.current?.hidePopover?.());
  useEffect(() => {
    close(state);
  }, [state]);
  return (
    <aside className={facets.length > 0 ? 'shop-side shop-side--facets' : 'shop-side'}>
      <search>
        <form
          id={state.q ? HOME_SEARCH_ID : undefined}
          className="shop-search"
          action={SHOP_PATH}
          onSubmit={refusal.onSubmit}
          onInput={refusal.onInput}
          data-keep-scroll=""
        >
          <label className="visually-hidden" htmlFor="shop-q">
            {state.q ? texts.searchLabel : texts.narrowLabel}
          </label>
          <input
            ref={input}
            id="shop-q"
            className="field"
            type="search"
            name="q"
            maxLength={MAX_QUERY_LENGTH}
            defaultValue={state.q}
            placeholder={state.q ? texts.searchHint : texts.narrowHint}
            autoComplete="off"
            enterKeyHint="search"
            aria-controls="shop-results"
            aria-invalid={refusal.isBlank || undefined}
            aria-describedby={refusal.isBlank ? 'shop-blank' : undefined}
            onInput={(event) => onType(event.currentTarget.value)}
          />
          <HiddenState state={state} keys={['category', 'sort', 'subCategory', 'view']} />
          <button className="button">{texts.search}</button>
        </form>
        {refusal.isBlank && (
          <p id="shop-blank" className="search-blank" role="alert">
            {BLANK_SEARCH}
          </p>
        )}
      </search>
      <button className="button button--quiet shop-drawer-open" type="button" popoverTarget={DRAWER}>
        {texts.openCategories}
      </button>
      {facets.length > 0 && (
        <div className="shop-drawer" id={FACETS} popover="auto">
          <button className="shop-drawer-close" type="button" popoverTarget={FACETS} popoverTargetAction="hide">
            {texts.closeFacets}
          </button>
          <FacetPanel
            key={(chosen.sub ?? chosen.main)?._id}
            listHeight={listHeight}
            facets={facets}
            filters={filters}
            to={(next) => shopPath({ ...kept, filters: next })}
            action={SHOP_PATH}
            kept={kept}
          />
          <button className="button shop-facets-show" type="button" popoverTarget={FACETS} popoverTargetAction="hide">
            {shownText}
          </button>
        </div>
      )}
      <div ref={drawer} className="shop-drawer" id={DRAWER} popover="auto">
        <button className="shop-drawer-close" type="button" popoverTarget={DRAWER} popoverTargetAction="hide">
          {texts.closeCategories}
        </button>
        {categories === null ? (
          <p className="notice notice--error" role="alert">
            {texts.categoriesError}
          </p>
        ) : (
          <CategoryTree
            state={state}
            categories={categories}
            chosen={chosen}
            isFolded={facets.length > 0 && chosen.main !== undefined}
          />
        )}
      </div>
    </aside>
  );
}

/**
 * The category tree. A link to a main category clears sub-category and search, and keeps the view. Beside filters the
 * chosen category stands first, and the others fold out.
 */
function CategoryTree({
  state,
  categories,
  chosen: { main, sub },
  isFolded,
}: Pick<SidebarProps, 'state' | 'chosen'> & { categories: readonly Category[]; isFolded: boolean }) {
  const shown = keptView(state);
  const mains = categories.filter(({ parentCategory }) => !parentCategory);
  const others = isFolded ? mains.filter((category) => category !== main) : [];
  const subs = main ? categories.filter(({ parentCategory }) => parentCategory?._id === main._id) : [];
  const total = mains.reduce((sum, { productCount }) => sum + productCount, 0);
  const currentMain = sub ? 'true' : 'page';
  const current = (isCurrent: boolean) => (isCurrent ? 'page' : undefined);
  const item = (category: Category) => (
    <li key={category._id}>
      <a
        href={shopPath({ ...shown, category: category._id })}
        aria-current={category === main ? currentMain : undefined}
      >
        {category.name} <small>{formatNumber(category.productCount)}</small>
      </a>
      {category === main && subs.length > 0 && (
        <ul>
          {subs.map((child) => (
            <li key={child._id}>
              <a
                href={shopPath({ ...shown, category: main._id, subCategory: child._id })}
                aria-current={current(child === sub)}
              >
                {child.name} <small>{formatNumber(child.productCount)}</small>
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
  return (
    <nav className="shop-tree" aria-label={texts.categories}>
      <h2 className="facets-title">
        {texts.categories} <small>{texts.sizes}</small>
      </h2>
      <ul>
        <li>
          <a href={shopPath(shown)} aria-current={current(!main)}>
            {texts.allProducts} <small>{formatNumber(total)}</small>
          </a>
        </li>
        {(isFolded && main ? [main] : mains).map(item)}
      </ul>
      {others.length > 0 && (
        <details className="shop-others">
          <summary>{texts.otherCategories(formatNumber(others.length))}</summary>
          <ul>{others.map(item)}</ul>
        </details>
      )}
    </nav>
  );
}
