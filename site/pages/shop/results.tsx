import { useEffect, useRef } from 'react';
import { MAX_SEARCH_HITS, PRODUCT_SORTS } from '#contract/catalogue.ts';
import type { ProductCard as ProductCardData, ProductPage } from '#contract/products.ts';
import { formatNumber } from '#contract/format.ts';
import { shopPath } from '#contract/page-paths.ts';
import { productPath, SHOP_PATH } from '#contract/paths.ts';
import { useFrame } from '../../base/frame.ts';
import { AddButton, isBuyable } from '../../cart/add-button.tsx';
import { OFFER_TEXTS } from '../../texts/frame.ts';
import { SHOP_TEXTS as texts, SHOP_HEAD_TEXTS } from '../../texts/shop.ts';
import { Pager } from '../../ui/pager.tsx';
import { Picture } from '../../ui/picture.tsx';
import { PriceOrQuote, Stock } from '../../ui/price.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { filterLoaded, type LiveSearch } from './live-search.ts';
import { ProductCard } from './product-card.tsx';
import { HiddenState, keptSort, type ChosenCategories, type ShopSearch } from './search.tsx';

interface ResultsProps {
  state: ShopSearch;
  products: ProductPage | null;
  chosen: ChosenCategories;
  search: LiveSearch;
  isRenewing: boolean;
}

/** Cards in the first view: their pictures are loaded at once. */
const EAGER_CARDS = 4;

/** The list with its count, order, active filters and pages. */
export function Results({ state, products, chosen, search, isRenewing }: ResultsProps) {
  const loaded = products?.products ?? [];
  const shown = search.isAhead ? filterLoaded(loaded, search.typed) : loaded;
  return (
    <section id="shop-results" className="shop-results" aria-label={texts.results} aria-busy={isRenewing || undefined}>
      <div className="shop-bar">
        <output className="shop-count figures">
          {products && countText(state, products.total, search, shown.length)}
        </output>
        <SortForm state={state} />
        <ViewSwitch state={state} />
      </div>
      <ActiveFilters state={state} chosen={chosen} />
      <List state={state} products={products} shown={shown} chosen={chosen} isAhead={search.isAhead} />
      {shown.some(({ areImagesRepresentative }) => areImagesRepresentative) && (
        <p className="shop-representative">{texts.representative}</p>
      )}
      {products && !isBeyond(state, products) && (
        <Pager page={state.page} pages={products.pages} to={(page) => shopPath({ ...state, page })} />
      )}
    </section>
  );
}

const isBeyond = ({ page }: ShopSearch, { total, pages }: ProductPage): boolean => total > 0 && page > pages;

interface ListProps extends Pick<ResultsProps, 'state' | 'products' | 'chosen'> {
  shown: readonly ProductCardData[];
  isAhead: boolean;
}

/** The products, or the reason for their absence. */
function List({ state, products, shown, chosen, isAhead }: ListProps) {
  if (products === null) return <Failure state={state} />;
  if (isBeyond(state, products)) {
    return (
      <div className="notice">
        <p>{texts.unknownPage(formatNumber(products.pages))}</p>
        <p>
          <a href={shopPath({ ...state, page: 1 })}>{texts.firstPage}</a>
        </p>
      </div>
    );
  }
  if (products.total === 0 && !isAhead) return <Nothing state={state} chosen={chosen} />;
  if (shown.length === 0) return <Skeletons />;
  if (state.view === 'list') return <Rows products={shown} />;
  return (
    <>
      <h2 className="visually-hidden">{texts.list}</h2>
      <ul className="product-grid">
        {shown.map((product, i) => (
          <ProductCard key={product._id} product={product} isEager={i < EAGER_CARDS} />
        ))}
      </ul>
    </>
  );
}

function countText({ q }: ShopSearch, total: number, { isAhead, typed }: LiveSearch, shown: number): string {
  if (isAhead && typed.trim() !== '') return shown > 0 ? texts.found(formatNumber(shown)) : texts.searching;
  return texts.count(q && total >= MAX_SEARCH_HITS ? `${formatNumber(MAX_SEARCH_HITS)}+` : formatNumber(total));
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
      <HiddenState state={state} keys={['category', 'q', 'subCategory', 'view']} />
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
      {([undefined, 'list'] as const).map((view) => (
        <a
          key={view ?? 'grid'}
          href={shopPath({ ...state, view })}
          aria-current={state.view === view ? 'true' : undefined}
          data-keep-scroll=""
        >
          {texts.views[view ?? 'grid']}
        </a>
      ))}
    </nav>
  );
}

/** The active filters, each with a link that removes it. */
function ActiveFilters({ state, chosen: { main, sub } }: { state: ShopSearch; chosen: ChosenCategories }) {
  const filters = [
    main && { name: main.name, without: { category: undefined, subCategory: undefined } },
    sub && { name: sub.name, without: { category: main?._id, subCategory: undefined } },
    state.q && {
      name: `"${state.q}"`,
      without: { q: undefined, sort: keptSort(state) },
    },
  ].filter((filter) => filter !== undefined && filter !== '');
  if (filters.length === 0) return null;
  return (
    <ul className="shop-filters" aria-label={texts.filters}>
      {filters.map(({ name, without }) => (
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
      {filters.length > 1 && (
        <li>
          <a className="shop-clear" href={shopPath({ view: state.view })} data-keep-scroll="">
            {texts.clearFilters}
          </a>
        </li>
      )}
    </ul>
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

function Nothing({ state, chosen: { main } }: { state: ShopSearch; chosen: ChosenCategories }) {
  const emptyText = main ? texts.emptyCategory : texts.emptyCatalogue;
  return (
    <div className="shop-nothing grid-paper">
      <p className="shop-nothing-title">{state.q ? SHOP_HEAD_TEXTS.noResults(state.q) : emptyText}</p>
      {state.q && <p>{texts.noResultsHint}</p>}
      <p className="shop-nothing-ways">
        {state.q && main && (
          <a className="button" href={shopPath({ q: state.q, view: state.view })}>
            {texts.everywhere}
          </a>
        )}
        {(state.q || main) && (
          <a className="button button--quiet" href={shopPath({ view: state.view })}>
            {texts.allProducts}
          </a>
        )}
      </p>
    </div>
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
          <th scope="col" className="shop-rows-stock">
            {columns.stock}
          </th>
          <th scope="col" className="shop-rows-price">
            {columns.price}
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
            <td className="shop-rows-stock">
              <Stock status={product.stockStatus} />
            </td>
            <td className="shop-rows-price">
              <PriceOrQuote price={product.price} code={product.code} />
            </td>
            <td className="shop-rows-add">
              {isBuyable(product, settings.shop_currency) && <AddButton product={product} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
