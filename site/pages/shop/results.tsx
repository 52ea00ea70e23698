import { useEffect, useRef } from 'react';
import { MAX_SEARCH_HITS, PRODUCT_SORTS } from '#contract/catalogue.ts';
import type { Category } from '#contract/categories.ts';
import type { ProductCard as ProductCardData, ProductPage } from '#contract/products.ts';
import { leadTimeOf } from '#contract/delivery.ts';
import { formatNumber } from '#contract/format.ts';
import { searchQuotePath, shopPath } from '#contract/page-paths.ts';
import { productPath, SHOP_PATH } from '#contract/paths.ts';
import { useFrame } from '../../base/frame.ts';
import { AddButton, isBuyable } from '../../cart/add-button.tsx';
import { OFFER_TEXTS } from '../../texts/frame.ts';
import { SHOP_TEXTS as texts } from '../../texts/shop.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Picture } from '../../ui/picture.tsx';
import { PriceOrQuote } from '../../ui/figures.tsx';
import { Stock } from '../../ui/price.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { LateFamilies } from './late-families.tsx';
import type { ShopFamily, ShopLists } from './lists.ts';
import { filterFamilies, filterLoaded, type LiveSearch } from './live-search.ts';
import { ProductCard } from './product-card.tsx';
import { HiddenState, isInRows, listsArticles, type ChosenCategories, type ShopSearch } from './search.tsx';
import { scalesText } from './scales.ts';
import { ActiveFilters, filterTexts } from './set-filters.tsx';
import { FACETS } from './sidebar.tsx';

interface ResultsProps {
  state: ShopSearch;
  lists: ShopLists | null;
  categories: readonly Category[] | null;
  chosen: ChosenCategories;
  search: LiveSearch;
  isRenewing: boolean;
  /** Families in sections by category instead of rows. */
  hasSections: boolean;
  /** Ids of products that the answer above shows. */
  inRows: ReadonlySet<string>;
  /** The size that was searched for is not made: the answer shows the nearest ones instead of a list. */
  isMissed: boolean;
}

/** Cards in the first view: their pictures are loaded at once. */
const EAGER_CARDS = 4;

/** The list with its count, order, active filters and pages. */
export function Results(props: ResultsProps) {
  const { state, lists, categories, chosen, search, isRenewing, hasSections, inRows, isMissed } = props;
  const families = search.isAhead
    ? filterFamilies(lists?.families?.families ?? [], search.typed)
    : (lists?.families?.families ?? []);
  const all = lists?.products.products ?? [];
  const loaded = all.filter(({ _id }) => !inRows.has(_id));
  const isAnswered = !search.isAhead && inRows.size > 0;
  const isNothing = state.q !== undefined && !search.isAhead && lists?.products.total === 0;
  /** The answer is all there is to show. */
  const isBare = (isAnswered && (isMissed || loaded.length === 0)) || (isNothing && !state.filters);
  const shown = search.isAhead ? filterLoaded(loaded, search.typed) : loaded;
  const page = lists?.families ?? lists?.products;
  const facetCount = Object.keys(state.filters ?? {}).length;
  return (
    <section id="shop-results" className="shop-results" aria-label={texts.results} aria-busy={isRenewing || undefined}>
      {isAnswered && !isBare && <h2>{texts.others}</h2>}
      <div className={(hasSections && !search.isAhead) || isBare ? 'shop-bar shop-bar--sections' : 'shop-bar'}>
        <output className="shop-count figures">
          {lists && (
            <Count
              state={state}
              lists={lists}
              search={search}
              families={families}
              shown={shown.length}
              hasBars={!hasSections}
            />
          )}
        </output>
        {lists && lists.facets.length > 0 && (
          <button className="button button--quiet shop-facets-open" type="button" popoverTarget={FACETS}>
            {facetCount > 0 ? texts.openFacetsSet(String(facetCount)) : texts.openFacets}
          </button>
        )}
        {!lists?.families && !isBare && (
          <>
            <SortForm state={state} />
            <ViewSwitch state={state} />
          </>
        )}
        {lists?.hasFamilies && !hasSections && <ShowSwitch state={state} />}
      </div>
      {!(isNothing && isBare) && <ActiveFilters state={state} chosen={chosen} facets={lists?.facets ?? []} />}
      {lists?.families && families.length > 0 && !isBeyond(state, lists.families) && (
        <LateFamilies families={families} categories={hasSections ? categories : null} />
      )}
      {!isBare && (
        <List
          state={state}
          lists={lists}
          shown={shown}
          chosen={chosen}
          isAhead={search.isAhead}
          hasOthers={families.length > 0}
        />
      )}
      {isNothing && chosen.main && !state.filters && <Elsewhere state={state} />}
      {isMissed && isAnswered && lists && (
        <p>
          <a className="more" href={shopPath({ ...state, sort: 'relevance' })}>
            {texts.allMatches(cappedCount(lists.products.total))}
          </a>
        </p>
      )}
      {all.some(({ areImagesRepresentative }) => areImagesRepresentative) && (
        <p className="shop-representative">{texts.representative}</p>
      )}
      {page && !isMissed && !isBeyond(state, page) && (
        <Pager
          page={state.page}
          pages={page.pages}
          to={(n) => shopPath({ ...state, show: lists?.families ? 'families' : state.show, page: n })}
        />
      )}
    </section>
  );
}

const isBeyond = ({ page }: ShopSearch, { total, pages }: { total: number; pages: number }): boolean =>
  total > 0 && page > pages;

interface ListProps extends Pick<ResultsProps, 'state' | 'lists' | 'chosen'> {
  shown: readonly ProductCardData[];
  isAhead: boolean;
  /** Families stand above. */
  hasOthers: boolean;
}

/** The products, or the reason for their absence. Beside families they are those without one. */
function List({ state, lists, shown, chosen, isAhead, hasOthers }: ListProps) {
  if (lists === null) return <Failure state={state} />;
  const { families, products } = lists;
  const paged = families ?? products;
  if (isBeyond(state, paged)) {
    return (
      <div className="notice">
        <p>{texts.unknownPage(formatNumber(paged.pages))}</p>
        <p>
          <a href={shopPath({ ...state, page: 1 })}>{texts.firstPage}</a>
        </p>
      </div>
    );
  }
  if (hasOthers) return state.page < paged.pages ? null : <Loose state={state} products={products} shown={shown} />;
  if (products.total === 0 && !families?.total && !isAhead)
    return state.filters ? <NothingPasses state={state} lists={lists} /> : <Empty chosen={chosen} />;
  if (shown.length === 0) return <Skeletons />;
  if (isInRows(state)) return <Rows products={shown} />;
  return (
    <>
      <h2 className="visually-hidden">{texts.list}</h2>
      <Cards products={shown} />
    </>
  );
}

const Cards = ({ products }: { products: readonly ProductCardData[] }) => (
  <ul className="product-grid">
    {products.map((product, i) => (
      <ProductCard key={product._id} product={product} isEager={i < EAGER_CARDS} />
    ))}
  </ul>
);

/** Articles without a family, below the families: the first of them. */
function Loose({
  state,
  products: { total, limit },
  shown,
}: {
  state: ShopSearch;
  products: Omit<ProductPage, 'facets'>;
  shown: readonly ProductCardData[];
}) {
  if (shown.length === 0) return null;
  return (
    <section className="shop-loose" aria-labelledby="shop-loose">
      <h2 id="shop-loose">{texts.loose}</h2>
      <Cards products={shown} />
      {total > limit && (
        <p>
          <a className="more" href={shopPath({ ...state, show: 'articles' })}>
            {texts.allLoose(formatNumber(total))}
          </a>
        </p>
      )}
    </section>
  );
}

interface CountProps {
  state: ShopSearch;
  lists: ShopLists;
  search: LiveSearch;
  families: readonly ShopFamily[];
  /** Articles shown. */
  shown: number;
  hasBars: boolean;
}
function Count({ state, lists, search: { isAhead, typed }, families, shown, hasBars }: CountProps) {
  if (isAhead && typed.trim() !== '') {
    const count = families.length + shown;
    return count > 0 ? texts.found(formatNumber(count)) : texts.searching;
  }
  if (!lists.families) return articleCount(state, lists);
  const scales = hasBars ? scalesText(families) : '';
  return (
    <>
      <b>{texts.familyCount(formatNumber(lists.families.total))}</b>
      {scales && (
        <span className="shop-scales">
          , {texts.sameScale}: <span className="muted">{scales}</span>
        </span>
      )}
    </>
  );
}

/** A search counts no further. */
export const cappedCount = (total: number): string =>
  total >= MAX_SEARCH_HITS ? `${formatNumber(MAX_SEARCH_HITS)}+` : formatNumber(total);

/** '12 sonuç' of a search; sizes, where the catalogue has families. */
function articleCount({ q }: ShopSearch, { products: { total }, hasFamilies }: ShopLists): string {
  if (q) return texts.hitCount(cappedCount(total));
  return (hasFamilies ? texts.sizeCount : texts.count)(formatNumber(total));
}

function SortForm({ state }: { state: ShopSearch }) {
  const byDefault = state.q ? 'relevance' : 'order';
  const value = state.sort === byDefault ? '' : (state.sort ?? '');
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    select.current!.value = value;
  }, [value]); // Back and Forward change it too
  return (
    <form className="shop-sort" action={SHOP_PATH} data-keep-scroll="">
      <HiddenState state={state} keys={['category', 'q', 'show', 'subCategory', 'tam', 'view']} />
      <label htmlFor="shop-sort">{texts.sort}</label>
      <select
        ref={select}
        id="shop-sort"
        className="field"
        name="sort"
        defaultValue={value}
        onChange={(event) => event.currentTarget.form!.requestSubmit()}
      >
        {PRODUCT_SORTS.filter((sort) => sort !== 'relevance' || state.q).map((sort) => (
          <option key={sort} value={sort === byDefault ? '' : sort}>
            {texts.sorts[sort]}
          </option>
        ))}
      </select>
      <button className="button button--quiet shop-sort-apply">{texts.apply}</button>
    </form>
  );
}

function ViewSwitch({ state }: { state: ShopSearch }) {
  return (
    <nav className="shop-views" aria-label={texts.view}>
      {(['grid', 'list'] as const).map((view) => {
        const isRows = view === 'list';
        return (
          <a
            key={view}
            href={shopPath({ ...state, view: isRows === isInRows({ ...state, view: undefined }) ? undefined : view })}
            aria-current={isRows === isInRows(state) ? 'true' : undefined}
            data-keep-scroll=""
          >
            {texts.views[view]}
          </a>
        );
      })}
    </nav>
  );
}

/** Families or articles. Filters hold for both. */
function ShowSwitch({ state }: { state: ShopSearch }) {
  const { category, subCategory, filters } = state;
  const isArticles = listsArticles(state);
  return (
    <nav className="shop-views" aria-label={texts.show}>
      {([undefined, 'articles'] as const).map((show) => (
        <a
          key={show ?? 'families'}
          href={shopPath({ category, subCategory, filters, show })}
          aria-current={isArticles === (show === 'articles') ? 'true' : undefined}
          data-keep-scroll=""
        >
          {show ? texts.articles : texts.families}
        </a>
      ))}
    </nav>
  );
}

function Failure({ state }: { state: ShopSearch }) {
  return (
    <div className="notice notice--error" role="alert">
      <p>{texts.productsError}</p>
      <p>
        <a href={shopPath(state)}>{texts.retry}</a>
      </p>
    </div>
  );
}

/** A category or catalogue without products. */
const Empty = ({ chosen: { main } }: { chosen: ChosenCategories }) => (
  <EmptyState sentence={main ? texts.emptyCategory : texts.emptyCatalogue}>
    {main && (
      <p className="shop-ways">
        <a className="button button--quiet" href={shopPath({})}>
          {texts.allProducts}
        </a>
      </p>
    )}
  </EmptyState>
);

/** Below a search without a hit in a category. */
const Elsewhere = ({ state: { q, view } }: { state: ShopSearch }) => (
  <p className="shop-ways">
    <a className="button button--quiet" href={shopPath({ q, view })}>
      {texts.everywhere}
    </a>
    <a className="button button--quiet" href={shopPath({})}>
      {texts.allProducts}
    </a>
  </p>
);

/** Filters that nothing passes: the way back, and the way to a quote with the filters. */
function NothingPasses({ state, lists: { facets } }: { state: ShopSearch; lists: ShopLists }) {
  const wish = [state.q, ...filterTexts(state, facets).map(({ text }) => text)].filter(Boolean).join(', ');
  return (
    <EmptyState sentence={texts.nothingPasses}>
      <p className="shop-ways">
        <a className="button" href={shopPath({ ...state, filters: undefined, page: 1 })} data-keep-scroll="">
          {texts.clearFacets}
        </a>
        <a className="button button--quiet" href={searchQuotePath(wish)}>
          {texts.quote}
        </a>
      </p>
    </EmptyState>
  );
}

/** For a text that fits no loaded product, while the server is asked. */
const Skeletons = () => (
  <ul className="product-grid" aria-hidden="true">
    {[0, 1, 2, 3].map((i) => (
      <li key={i} className="product-card shop-skeleton">
        <span />
        <span />
        <span />
        <span />
        <span />
      </li>
    ))}
  </ul>
);

/** The products as a dense table, for comparing sizes. */
function Rows({ products }: { products: readonly ProductCardData[] }) {
  const { columns } = texts;
  const { settings } = useFrame();
  return (
    <table className="shop-rows">
      <thead>
        <tr>
          <th scope="col" className="shop-rows-image">
            <span className="visually-hidden">{columns.image}</span>
          </th>
          <th scope="col">{columns.code}</th>
          <th scope="col">{columns.name}</th>
          <th scope="col" className="shop-rows-price">
            {columns.price}
          </th>
          <th scope="col" className="shop-rows-stock">
            {columns.stock}
          </th>
          <th scope="col" className="shop-rows-lead">
            {columns.lead}
          </th>
          <th scope="col" className="shop-rows-add">
            <span className="visually-hidden">{OFFER_TEXTS.add}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <tr key={product._id}>
            <td className="shop-rows-image">
              <Picture
                kind="products"
                image={product.mainImage ?? product.img[0]}
                alt={product.name}
                sizes="56px"
                width={56}
                height={42}
              />
            </td>
            <td className="code">{product.code}</td>
            <td>
              <a href={productPath(product)}>
                <Unbroken text={product.name} />
              </a>
            </td>
            <td className="shop-rows-price">
              <PriceOrQuote price={product.price} code={product.code} />
            </td>
            <td className="shop-rows-stock">
              <Stock status={product.stockStatus} />
            </td>
            <td className="shop-rows-lead">{leadTimeOf(product, settings)}</td>
            <td className="shop-rows-add">
              {isBuyable(product, settings.shop_currency) && <AddButton product={product} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
